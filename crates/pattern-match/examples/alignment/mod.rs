//! What the programs share that lay one pattern below a text: reading both, and drawing what a
//! search does.

use input::Input;
use pattern_match::{Reason, Step};
use trace::{Alignment, Cell, Frame, Laid, Role};

/// What still makes a picture.
const LONGEST_TEXT: usize = 40;
const LONGEST_PATTERN: usize = 20;
const MOST_FRAMES: usize = 60;

/// A pattern of one word, and a text of all other words, with a blank between each two.
pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<(String, String)> {
    let pattern = input.word("the pattern")?.to_owned();
    let mut text = String::new();
    while !input.is_end() {
        text.push_str(if text.is_empty() { "" } else { " " });
        text.push_str(input.word("the text")?);
    }
    Ok((pattern, text))
}

/// A run of a search: what it did, and what it found.
#[derive(Debug, Default)]
pub(crate) struct Run {
    /// The first steps: all that a picture could show.
    steps: Vec<Step>,
    n_comparisons: usize,
    pub(crate) places: Vec<usize>,
}

impl Run {
    /// More steps than are drawn, whatever they are: an attempt has two beside its comparisons.
    const MOST_STEPS: usize = (MOST_FRAMES + 1) * (LONGEST_PATTERN + 2);

    pub(crate) fn push(&mut self, step: Step) {
        self.n_comparisons += usize::from(matches!(step, Step::Compare { .. }));
        if self.steps.len() < Self::MOST_STEPS {
            self.steps.push(step);
        }
    }

    pub(crate) fn n_comparisons(&self) -> usize {
        self.n_comparisons
    }

    /// What was found, and what it took.
    pub(crate) fn answer(&self, pattern: &str) -> String {
        let comparisons = trace::plural(self.n_comparisons(), "comparison");
        format!("{} The search makes {comparisons}.", occurrences(pattern, &self.places))
    }

    /// The steps, cut behind each end of an attempt: behind what is found, and behind a shift.
    pub(crate) fn attempts(&self) -> impl Iterator<Item = Attempt> {
        let is_shift = |step: &Step| matches!(step, Step::Shift { .. });
        self.steps.split_inclusive(is_shift).map(Attempt::new)
    }
}

/// The pattern at one place: what was compared, and why it moves on.
#[derive(Debug, Default)]
pub(crate) struct Attempt {
    /// Where the pattern lies.
    pub(crate) start: usize,
    /// The places in the pattern that were compared, and whether they were equal.
    pub(crate) compared: Vec<(usize, bool)>,
    /// The hash of what lies above it, if it was asked for.
    pub(crate) hash: Option<u64>,
    pub(crate) is_found: bool,
    /// Why the pattern moves on; none if it does not.
    pub(crate) reason: Option<Reason>,
}

impl Attempt {
    fn new(steps: &[Step]) -> Self {
        let mut attempt = Attempt::default();
        for step in steps {
            match *step {
                Step::Compare { start, j, is_equal } => {
                    attempt.start = start;
                    attempt.compared.push((j, is_equal));
                }
                Step::Hash { start, hash } => {
                    (attempt.start, attempt.hash) = (start, Some(hash));
                }
                Step::Found { start } => (attempt.start, attempt.is_found) = (start, true),
                Step::Shift { start, reason } => {
                    (attempt.start, attempt.reason) = (start, Some(reason));
                }
            }
        }
        attempt
    }

    /// The place in the pattern of the mismatch.
    pub(crate) fn mismatch(&self) -> Option<usize> {
        self.compared.iter().find(|(_, is_equal)| !is_equal).map(|(j, _)| *j)
    }

    /// The pattern below the text. What was not compared has no mark.
    pub(crate) fn picture(&self, pattern: &str, text: &str) -> Alignment {
        let mut picture = Alignment::new(text.chars());
        let mut laid = Laid::new("", self.start, pattern.chars());
        for &(j, is_equal) in &self.compared {
            let role = if is_equal { Role::Settled } else { Role::Rejected };
            mark(&mut laid.cells, j, role);
            mark(&mut picture.text, self.start + j, Role::Compared);
        }
        if self.is_found {
            laid.cells.iter_mut().for_each(|cell| cell.role = Some(Role::Chosen));
        }
        picture.with(laid)
    }
}

pub(crate) fn mark(cells: &mut [Cell], at: usize, role: Role) {
    if let Some(cell) = cells.get_mut(at) {
        cell.role = Some(role);
    }
}

/// The frame that says the limit, if there is too much for a picture. The places of a text count
/// bytes, so a character of several bytes could not be drawn at its place.
pub(crate) fn too_large(pattern: &str, text: &str, n_frames: usize) -> Option<Frame> {
    let is_large = LONGEST_TEXT < text.len()
        || LONGEST_PATTERN < pattern.len()
        || MOST_FRAMES < n_frames
        || !(text.is_ascii() && pattern.is_ascii());
    let limit = format!(
        "a text of {LONGEST_TEXT} and a pattern of {LONGEST_PATTERN} characters, all ASCII, and {MOST_FRAMES} steps"
    );
    is_large.then(|| Frame::too_large(limit))
}

/// Where the pattern occurs: "ana occurs 3 times, at 1, 3, 10."
pub(crate) fn occurrences(pattern: &str, places: &[usize]) -> String {
    let so_often = match places.len() {
        0 => return format!("{pattern} does not occur in the text."),
        1 => "once".to_owned(),
        n => format!("{n} times"),
    };
    format!("{pattern} occurs {so_often}, at {}.", trace::list(places, ", "))
}

/// What is searched: "Naive matching of abcd in abcxbciabcdd".
pub(crate) fn title(name: &str, pattern: &str, text: &str) -> String {
    if LONGEST_TEXT < text.len() || LONGEST_PATTERN < pattern.len() {
        let (m, n) = (pattern.len(), text.len());
        format!("{name}: a pattern of {m} in a text of {n} bytes")
    } else if text.is_empty() {
        format!("{name} of {pattern} in nothing")
    } else {
        format!("{name} of {pattern} in {text}")
    }
}

/// A character of an ASCII text, in a sentence.
pub(crate) fn char_at(text: &str, i: usize) -> String {
    match text.as_bytes()[i] {
        b' ' => "a blank".to_owned(),
        byte => char::from(byte).to_string(),
    }
}
