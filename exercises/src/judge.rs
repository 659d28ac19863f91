//! The judge: small inputs in order of size, random ones, large ones with a time limit.

use std::fmt::{self, Debug};
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::inputs::{Random, count};
use crate::program::{Build, CompileError, Crash, Program, Session, time};
use crate::skeleton::{signatures, statement};
use crate::wire::Wire;

/// How long an attempt may work on a small or a random input.
pub const SMALL_LIMIT: Duration = Duration::from_secs(2);

/// How many random inputs there are.
const N_RANDOM: usize = 300;

/// How long the judge may search for a smaller input, where a random one fails.
const SEARCH_LIMIT: Duration = Duration::from_secs(3);

/// How long the judge may repeat the large inputs to compare times.
const COMPARISON_LIMIT: Duration = Duration::from_secs(1);

/// What an exercise asks for, and how an answer is judged.
pub trait Task {
    /// What an attempt gets.
    type Input: Wire + Clone;
    /// What it returns.
    type Output: Wire;

    /// The number of the section: `2.3`.
    const SECTION: &'static str;
    /// The folder of the chapter: `sort`.
    const CHAPTER: &'static str;
    /// The file without its ending, which begins with the name of the section's module.
    const NAME: &'static str;
    /// What helps, the least first.
    const HINTS: &'static [&'static str];
    /// A closure from the input to the output, in the words of `attempt::...`.
    const HARNESS: &'static str;
    /// Whether an attempt is asked once for each input, so that many inputs can be sent ahead.
    const IS_ASKED_ONCE: bool = true;
    /// How long an attempt may work on one of the large inputs.
    const LIMIT: Duration = Duration::from_secs(5);

    /// The small inputs, in any order.
    fn small() -> Vec<Self::Input>;

    /// A random input.
    fn random(random: &mut Random) -> Self::Input;

    /// The large inputs, each with a name: "20 000 numbers in descending order".
    fn large() -> Vec<(&'static str, Self::Input)>;

    /// The size of an input: small ones are tried in its order.
    fn size(input: &Self::Input) -> u64;

    /// Inputs that are like this one, but smaller: where this one fails, they may fail too.
    fn smaller(input: &Self::Input) -> Vec<Self::Input>;

    /// The input as a call of the reader's function.
    fn call(input: &Self::Input) -> String;

    /// Whether the output is right, and if not, why.
    ///
    /// # Errors
    /// If it is wrong.
    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong>;

    /// Tries an input: asks for the output and checks it. A game asks more than once.
    ///
    /// # Errors
    /// If an output is wrong, or if there is none.
    fn try_input(input: &Self::Input, player: &mut Player<'_, Self>) -> Result<(), Failure>
    where
        Self: Sized,
    {
        let output = player.ask(input)?;
        Self::check(input, &output)?;
        Ok(())
    }
}

/// An output that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// What would have been right.
    pub expected: String,
    /// What came.
    pub got: String,
    /// How one sees that it is wrong, if that helps.
    pub because: Option<String>,
}

impl Wrong {
    /// For a task with one right output.
    ///
    /// # Errors
    /// If the output is another one.
    pub fn unless_equal<T: PartialEq + Debug>(expected: &T, got: &T) -> Result<(), Self> {
        if got == expected {
            return Ok(());
        }
        Err(Wrong { expected: format!("{expected:?}"), got: format!("{got:?}"), because: None })
    }
}

/// Why an input fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// The output is wrong.
    Wrong(Wrong),
    /// There is no output.
    Crash(Crash),
}

impl From<Wrong> for Failure {
    fn from(wrong: Wrong) -> Self {
        Failure::Wrong(wrong)
    }
}

impl From<Crash> for Failure {
    fn from(crash: Crash) -> Self {
        Failure::Crash(crash)
    }
}

/// The attempt as a task sees it: something to ask.
#[derive(Debug)]
pub struct Player<'a, T: Task> {
    program: &'a Program,
    /// None before the first question and after a crash.
    session: Option<Session>,
    /// How many inputs were sent ahead and not asked for.
    n_ahead: usize,
    limit: Duration,
    /// The time of all answers.
    time: Duration,
    /// What the attempt has printed, for the last input.
    printed: String,
    task: std::marker::PhantomData<T>,
}

impl<'a, T: Task> Player<'a, T> {
    fn new(program: &'a Program, limit: Duration) -> Self {
        let task = std::marker::PhantomData;
        let (time, printed) = (Duration::ZERO, String::new());
        Player { program, session: None, n_ahead: 0, limit, time, printed, task }
    }

    /// Sends the inputs for which [`Self::ask`] will be called next, in this order: so the attempt
    /// works on one while the judge checks another.
    fn send_ahead(&mut self, inputs: &[T::Input]) {
        if T::IS_ASKED_ONCE {
            let session = self.session.get_or_insert_with(|| self.program.start());
            for input in inputs {
                session.send(input);
            }
            self.n_ahead += inputs.len();
        }
    }

    /// The attempt's output.
    ///
    /// # Errors
    /// If there is none.
    pub fn ask(&mut self, input: &T::Input) -> Result<T::Output, Crash> {
        let mut session = self.session.take().unwrap_or_else(|| self.program.start());
        match self.n_ahead.checked_sub(1) {
            Some(left) => self.n_ahead = left,
            None => session.send(input),
        }
        let answer = session.receive(self.limit);
        self.printed = session.printed();
        let (output, time) = answer?;
        self.session = Some(session);
        self.time += time;
        Ok(output)
    }

    /// Tries an input. If it fails, the finding says all about it but which inputs it stands for.
    fn try_input(&mut self, input: &T::Input) -> Result<(), Box<Finding>> {
        T::try_input(input, self).map_err(|failure| {
            let (which, call) = (Which::Smallest, T::call(input));
            let printed = std::mem::take(&mut self.printed);
            Box::new(Finding { which, call, failure, printed })
        })
    }
}

/// Which of the inputs has failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Which {
    /// Every smaller input is right.
    Smallest,
    /// A random input, made smaller as far as it still failed.
    Random,
    /// A large input, with its name.
    Large(&'static str),
}

/// An input that fails.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Which one it is.
    pub which: Which,
    /// The input as a call; too long to show if it is a large one.
    pub call: String,
    /// What happens.
    pub failure: Failure,
    /// What the attempt has printed meanwhile.
    pub printed: String,
}

/// What the judge says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Every input is right.
    Right {
        /// How many small inputs there were.
        n_small: usize,
        /// How many random ones.
        n_random: usize,
        /// The names of the large ones.
        large: Vec<&'static str>,
        /// The times of the attempt and of our solution for the large ones, if both were measured.
        times: Option<(Duration, Duration)>,
    },
    /// An input fails.
    Fails(Finding),
    /// The file does not compile.
    NotCompiled {
        /// What `rustc` says.
        message: String,
        /// The signatures that the judge calls, if they may be what is wrong.
        signatures: Vec<String>,
    },
    /// There is no such file.
    Missing,
}

impl Verdict {
    /// Whether all is right.
    pub fn is_right(&self) -> bool {
        matches!(self, Verdict::Right { .. })
    }
}

/// An exercise: a [`Task`] whose types are forgotten.
#[derive(Debug, Clone, Copy)]
pub struct Exercise {
    /// The number of the section.
    pub section: &'static str,
    /// The folder of the chapter.
    pub chapter: &'static str,
    /// The name.
    pub name: &'static str,
    /// What helps, the least first.
    pub hints: &'static [&'static str],
    /// The sizes of the small inputs, as they are tried.
    pub sizes: fn() -> Vec<u64>,
    harness: &'static str,
    judge: fn(&Program) -> Verdict,
    compare: fn(&Program, &Program) -> Option<(Duration, Duration)>,
}

impl Exercise {
    /// The exercise of a task.
    pub const fn new<T: Task>() -> Self {
        Exercise {
            section: T::SECTION,
            chapter: T::CHAPTER,
            name: T::NAME,
            hints: T::HINTS,
            sizes: || small::<T>().iter().map(T::size).collect(),
            harness: T::HARNESS,
            judge: judge::<T>,
            compare: compare::<T>,
        }
    }

    /// The reader's file, in the workspace.
    pub fn file(&self) -> String {
        format!("exercises/{}/{}.rs", self.chapter, self.name)
    }

    /// Our solution's file.
    pub fn solution(&self) -> String {
        format!("exercises/solutions/{}/{}.rs", self.chapter, self.name)
    }

    /// What the reader has to write, in a paragraph.
    pub fn statement(&self, workspace: &Path) -> String {
        statement(&fs::read_to_string(workspace.join(self.solution())).unwrap_or_default())
    }

    /// Judges a file of the workspace. If it is right and optimized, its time is set beside that of
    /// our solution.
    pub fn judge(&self, workspace: &Path, file: &str, build: Build) -> Verdict {
        if !workspace.join(file).is_file() {
            return Verdict::Missing;
        }
        match Program::compile(workspace, file, self.harness, build) {
            Ok(program) => {
                let mut verdict = (self.judge)(&program);
                if let Verdict::Right { times, .. } = &mut verdict
                    && build == Build::Optimized
                {
                    let solution =
                        Program::compile(workspace, &self.solution(), self.harness, build);
                    *times = solution.ok().and_then(|ours| (self.compare)(&program, &ours));
                }
                verdict
            }
            Err(CompileError { message }) => {
                // Only the judge's own lines have no file: there the reader's function is called.
                let is_call = message.contains("<anon>");
                let solution = workspace.join(self.solution());
                let solution = fs::read_to_string(solution).unwrap_or_default();
                let signatures = if is_call { signatures(&solution) } else { Vec::new() };
                Verdict::NotCompiled { message, signatures }
            }
        }
    }
}

/// The small inputs, in the order in which they are tried.
fn small<T: Task>() -> Vec<T::Input> {
    let mut inputs = T::small();
    inputs.sort_by_key(T::size);
    inputs
}

/// Judges a program; nothing is set beside its time.
fn judge<T: Task>(program: &Program) -> Verdict {
    match try_all::<T>(program) {
        Ok(n_small) => {
            let large = T::large().into_iter().map(|(name, _)| name).collect();
            Verdict::Right { n_small, n_random: N_RANDOM, large, times: None }
        }
        Err(finding) => Verdict::Fails(*finding),
    }
}

/// Tries all inputs. Returns how many of them are small.
fn try_all<T: Task>(program: &Program) -> Result<usize, Box<Finding>> {
    let mut player = Player::<T>::new(program, SMALL_LIMIT);
    let inputs = small::<T>();
    player.send_ahead(&inputs);
    for input in &inputs {
        player.try_input(input)?;
    }
    let mut random = Random::new(1);
    let others: Vec<T::Input> = (0..N_RANDOM).map(|_| T::random(&mut random)).collect();
    player.send_ahead(&others);
    for input in others {
        player.try_input(&input).map_err(|found| make_smaller::<T>(program, input, *found))?;
    }
    try_large::<T>(program)?;
    Ok(inputs.len())
}

/// Tries the large inputs. Returns the time for each of them.
fn try_large<T: Task>(program: &Program) -> Result<Vec<Duration>, Box<Finding>> {
    let mut player = Player::<T>::new(program, T::LIMIT);
    let mut times = Vec::new();
    for (name, input) in T::large() {
        player.time = Duration::ZERO;
        let tried = player.try_input(&input);
        tried.map_err(|found| Finding { which: Which::Large(name), ..*found })?;
        times.push(player.time);
    }
    Ok(times)
}

/// The times that two programs take for the large inputs; for each input, the best of several runs,
/// which alternate, so that both programs meet the same noise. None if one of them fails.
fn compare<T: Task>(one: &Program, other: &Program) -> Option<(Duration, Duration)> {
    let start = Instant::now();
    let mut best = [vec![Duration::MAX; T::large().len()], vec![Duration::MAX; T::large().len()]];
    for _ in 0..10 {
        for (program, best) in [one, other].into_iter().zip(&mut best) {
            for (best, time) in best.iter_mut().zip(try_large::<T>(program).ok()?) {
                *best = time.min(*best);
            }
        }
        if COMPARISON_LIMIT < start.elapsed() {
            break;
        }
    }
    let [one, other] = best.map(|times| times.into_iter().sum());
    Some((one, other))
}

/// Searches for a smaller input that fails, until no candidate does or the time is over.
fn make_smaller<T: Task>(program: &Program, mut input: T::Input, found: Finding) -> Finding {
    let deadline = Instant::now() + SEARCH_LIMIT;
    let mut player = Player::<T>::new(program, SMALL_LIMIT);
    let mut found = Finding { which: Which::Random, ..found };
    'search: loop {
        let size = T::size(&input);
        for candidate in T::smaller(&input) {
            if deadline <= Instant::now() {
                break 'search;
            }
            // Invariant: the size falls, so the search ends.
            if size <= T::size(&candidate) {
                continue;
            }
            if let Err(finding) = player.try_input(&candidate) {
                found = Finding { which: Which::Random, ..*finding };
                input = candidate;
                continue 'search;
            }
        }
        break;
    }
    found
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Right { n_small, n_random, large, times } => {
                write!(f, "Right: {}", count(*n_small, "small input"))?;
                write!(f, "\n       {}", count(*n_random, "random input"))?;
                for name in large {
                    write!(f, "\n       {name}")?;
                }
                times.map_or(Ok(()), |(yours, ours)| write!(f, "\nTime:  {}", beside(yours, ours)))
            }
            Verdict::Fails(finding) => write!(f, "{finding}"),
            Verdict::NotCompiled { message, signatures } => {
                write!(f, "Does not compile:\n\n{message}")?;
                if !signatures.is_empty() {
                    write!(
                        f,
                        "\n\n<anon> is the judge's own code. It needs a public function like this:"
                    )?;
                }
                for signature in signatures {
                    write!(f, "\n    {signature}")?;
                }
                Ok(())
            }
            Verdict::Missing => write!(f, "The file is missing."),
        }
    }
}

/// A time beside ours. Where ours is too short to be measured, there is no ratio, and a small
/// difference is none.
fn beside(yours: Duration, ours: Duration) -> String {
    let text = format!("{} for the large inputs", time(yours));
    if ours < Duration::from_micros(100) {
        return text;
    }
    let ratio = yours.as_secs_f64() / ours.as_secs_f64();
    if (0.67..1.5).contains(&ratio) {
        format!("{text}, about as long as our solution")
    } else {
        format!("{text}, {ratio:.1} times as long as our solution ({})", time(ours))
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { which, call, failure, printed } = self;
        let on = match which {
            Which::Smallest => format!("the smallest input that fails:\n    {call}"),
            Which::Random => format!("a random input, made smaller:\n    {call}"),
            Which::Large(name) => format!("a large input: {name}"),
        };
        match failure {
            Failure::Wrong(Wrong { expected, got, because }) => {
                write!(f, "Wrong on {on}\n  expected  {}", indent(expected))?;
                write!(f, "\n  got       {}", indent(got))?;
                if let Some(because) = because {
                    write!(f, "\n  because   {}", indent(because))?;
                }
            }
            Failure::Crash(Crash::NotWritten { place }) => {
                write!(f, "Not written yet: todo!() at {place}")?;
            }
            Failure::Crash(crash) => {
                let text = crash.to_string();
                let mut letters = text.chars();
                let first = letters.next().map(|c| c.to_ascii_uppercase()).unwrap_or_default();
                let endless = match (crash, which) {
                    (Crash::Endless { .. }, Which::Large(_)) => ": endless, or too slow",
                    (Crash::Endless { .. }, _) => ": the run seems to be endless",
                    _ => "",
                };
                write!(f, "{first}{}{endless}\non {on}", letters.as_str())?;
                if matches!(which, Which::Large(_)) {
                    write!(f, "\nThe small inputs are right.")?;
                }
            }
        }
        if !printed.trim().is_empty() {
            write!(f, "\n  printed   {}", indent(printed.trim_end()))?;
        }
        Ok(())
    }
}

/// A text of several lines, so that all of them begin in the column of the first one.
fn indent(text: &str) -> String {
    text.replace('\n', "\n            ")
}
