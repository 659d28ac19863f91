use std::cell::OnceCell;
use std::fmt::Debug;
use std::hint::black_box;
use std::rc::Rc;
use std::time::{Duration, Instant};

/// One race: a workload, and who runs it.
#[derive(Debug, Clone, Copy)]
pub struct Race {
    /// The section of the book, as "12.3".
    pub section: &'static str,
    /// What is done, and on which data.
    pub workload: &'static str,
    /// How large the data is: the argument of `build` in a real race.
    pub n: usize,
    /// Makes the data for a size, and the entries that race on it. The first is ours.
    /// None at all if this machine cannot run the race.
    pub build: fn(usize) -> Vec<Entry>,
}

/// One runner in a race.
pub struct Entry {
    /// What it is called in the table.
    pub name: String,
    /// The largest ratio, ours to this entry, that is good enough.
    pub mark: Option<f64>,
    /// A word on it.
    pub note: String,
    run: Box<dyn FnMut() -> Result<Duration, String>>,
}

impl Entry {
    /// Runs once; the clock sees neither the copy of the input nor the look at the answer.
    ///
    /// # Errors
    /// If the answer is not that of the other entries: then both, cut short.
    pub fn run(&mut self) -> Result<Duration, String> {
        (self.run)()
    }
}

/// The marks, of the entries by their names.
pub(crate) fn marked(mut entries: Vec<Entry>, marks: &[(&str, f64)]) -> Vec<Entry> {
    for entry in &mut entries {
        let mark = marks.iter().find(|(name, _)| entry.name == *name);
        entry.mark = mark.map(|(_, mark)| *mark);
    }
    entries
}

/// The builder of a race's entries: they share one input `I` and must agree on one answer `A`.
pub struct Course<I, A> {
    input: Rc<I>,
    /// The first answer that anybody gave.
    answer: Rc<OnceCell<A>>,
    entries: Vec<Entry>,
}

impl<I: 'static, A: PartialEq + Debug + 'static> Course<I, A> {
    /// A race on `input`.
    pub fn on(input: I) -> Self {
        Course { input: Rc::new(input), answer: Rc::default(), entries: Vec::new() }
    }

    /// States the answer beforehand, for entries that could agree on a wrong one.
    pub fn expecting(mut self, answer: A) -> Self {
        self.answer = Rc::new(OnceCell::from(answer));
        self
    }

    /// Adds an entry that only reads the input. The first entry added is ours.
    pub fn entry(self, name: &str, run: impl Fn(&I) -> A + 'static) -> Self {
        let (input, answer) = (Rc::clone(&self.input), Rc::clone(&self.answer));
        self.push(name, move || {
            let start = Instant::now();
            let given = black_box(run(black_box(&input)));
            let time = start.elapsed();
            agree(&answer, given).map(|()| time)
        })
    }

    /// Adds an entry that uses its input up: it gets a fresh copy each time, made before the clock
    /// starts.
    pub fn consuming_entry(self, name: &str, run: impl Fn(I) -> A + 'static) -> Self
    where
        I: Clone,
    {
        let (input, answer) = (Rc::clone(&self.input), Rc::clone(&self.answer));
        self.push(name, move || {
            let copy = black_box(I::clone(&input));
            let start = Instant::now();
            let given = black_box(run(copy));
            let time = start.elapsed();
            agree(&answer, given).map(|()| time)
        })
    }

    /// Adds an entry that changes what it makes from the input: made afresh each time, before the
    /// clock starts, and dropped after it has stopped.
    pub fn prepared_entry<P: 'static>(
        self,
        name: &str,
        prepare: impl Fn(&I) -> P + 'static,
        run: impl Fn(&I, &mut P) -> A + 'static,
    ) -> Self {
        let (input, answer) = (Rc::clone(&self.input), Rc::clone(&self.answer));
        self.push(name, move || {
            let mut prepared = black_box(prepare(&input));
            let start = Instant::now();
            let given = black_box(run(black_box(&input), black_box(&mut prepared)));
            let time = start.elapsed();
            agree(&answer, given).map(|()| time)
        })
    }

    /// Adds a bound: it does other, less work on the same data, so its answer need only agree with
    /// itself.
    pub fn limit<B: PartialEq + Debug + 'static>(
        self,
        name: &str,
        run: impl Fn(&I) -> B + 'static,
    ) -> Self {
        let (input, answer) = (Rc::clone(&self.input), OnceCell::new());
        self.push(name, move || {
            let start = Instant::now();
            let given = black_box(run(black_box(&input)));
            let time = start.elapsed();
            agree(&answer, given).map(|()| time)
        })
    }

    /// The mark of the entry added last: the largest ratio, ours to it, that is good enough.
    pub fn mark(mut self, mark: f64) -> Self {
        if let Some(last) = self.entries.last_mut() {
            last.mark = Some(mark);
        }
        self
    }

    /// A word on the entry added last.
    pub fn note(mut self, note: impl Into<String>) -> Self {
        if let Some(last) = self.entries.last_mut() {
            last.note = note.into();
        }
        self
    }

    /// The entries, ours first.
    pub fn entries(self) -> Vec<Entry> {
        self.entries
    }

    fn push(mut self, name: &str, run: impl FnMut() -> Result<Duration, String> + 'static) -> Self {
        let run = Box::new(run);
        self.entries.push(Entry { name: name.to_owned(), mark: None, note: String::new(), run });
        self
    }
}

/// Compares an answer with the first one. The answer is dropped here, where no clock runs.
fn agree<A: PartialEq + Debug>(answer: &OnceCell<A>, given: A) -> Result<(), String> {
    if let Some(known) = answer.get() {
        if *known != given {
            return Err(format!("{}, not {}", cut(&given), cut(known)));
        }
    } else {
        // The cell is empty, so this cannot fail.
        let _ = answer.set(given);
    }
    Ok(())
}

fn cut(answer: &impl Debug) -> String {
    const LONGEST: usize = 60;
    let text = format!("{answer:?}");
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
