//! Quicksort, move by move: `cargo run -p sort --example quick_sort -- 5 2 4 6 1 3`.

use std::cell::Cell;
use std::cmp::Ordering;
use std::process::ExitCode;

use input::Input;
use sort::patterns;
use sort::quick_sort::plain::{Step, quick_sort_watched};
use trace::{Cells, Chart, Demo, Frame, Grid, Options, Pointer, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "sort",
    name: "quick_sort",
    about: "Quicksort: partition around a pivot, then sort both sides.",
    arguments: "NUMBER...",
    worked: &["13 15 2 14 9 8 16 3"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NUMBERS: usize = 16;

/// A number whose comparisons are counted.
struct Counted<'a> {
    value: i64,
    n_comparisons: &'a Cell<u64>,
}

impl Ord for Counted<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.n_comparisons.set(self.n_comparisons.get() + 1);
        self.value.cmp(&other.value)
    }
}

impl PartialOrd for Counted<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Counted<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Counted<'_> {}

/// Sorts, shows each step with the part as it then is, and returns the comparisons.
fn run(v: &mut [i64], mut watch: impl FnMut(Step, &[i64])) -> u64 {
    let n_comparisons = Cell::new(0);
    let values = |v: &[Counted]| v.iter().map(|counted| counted.value).collect::<Vec<_>>();
    let mut counted: Vec<Counted> =
        v.iter().map(|&value| Counted { value, n_comparisons: &n_comparisons }).collect();
    quick_sort_watched(&mut counted, &mut |step, part| watch(step, &values(part)));
    v.copy_from_slice(&values(&counted));
    n_comparisons.get()
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("number {}", v.len() + 1))?);
    }
    let title = match v.len() {
        0 => "Quicksort of nothing".into(),
        n if MOST_NUMBERS < n => format!("Quicksort of {n} numbers"),
        _ => format!("Quicksort of {}", trace::list(&v, " ")),
    };
    let (mut after, mut n_partitions) = (v.clone(), 0);
    let n_comparisons = run(&mut after, |step, _| {
        n_partitions += u64::from(step == Step::Pivot);
    });
    let answer = format!(
        "Sorted with {} in {}: {}",
        trace::plural(n_comparisons, "comparison"),
        trace::plural(n_partitions, "partition"),
        trace::list(&after, " "),
    );
    let frames = if MOST_NUMBERS < v.len() {
        vec![Frame::too_large(format_args!("{MOST_NUMBERS} numbers"))]
    } else {
        Picture::new(&v).frames()
    };
    Ok(Trace { title, frames, answer })
}

/// The whole array while its parts are sorted.
struct Picture {
    v: Vec<i64>,
    is_settled: Vec<bool>,
    /// The parts that wait to be partitioned: where each begins and ends, and its level. The next
    /// one is the last.
    waiting: Vec<(usize, usize, usize)>,
    /// The part that is being partitioned: where it begins and ends, and its level.
    part: (usize, usize, usize),
    /// The recursion tree: of each level the parts, as they were before they were partitioned.
    levels: Vec<Row>,
    frames: Vec<Frame>,
    /// Which questions were asked.
    asked: Vec<Question>,
}

/// What the reader is asked, each at most once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Question {
    FirstPivot,
    Swap,
    Place,
    Compared,
    Uneven,
}

impl Picture {
    fn new(v: &[i64]) -> Self {
        Picture {
            v: v.to_vec(),
            is_settled: vec![false; v.len()],
            waiting: Vec::new(),
            part: (0, v.len(), 0),
            levels: Vec::new(),
            frames: Vec::new(),
            asked: Vec::new(),
        }
    }

    fn frames(mut self) -> Vec<Frame> {
        let n = self.v.len();
        let begin = match n {
            0 => "There is nothing to sort.".into(),
            1 => "One number is sorted.".into(),
            _ => format!("{n} numbers, unsorted."),
        };
        self.wait(0, n, 0);
        let first = Frame::new(begin).with(self.cells()).at("if v.len() < 2 {");
        let first = if 1 < n { self.ask_for_the_pivot(first) } else { first };
        self.frames.push(first);
        let steps = {
            let mut steps = Vec::new();
            run(&mut self.v.clone(), |step, part| steps.push((step, part.to_vec())));
            steps
        };
        for (k, (step, part)) in steps.iter().enumerate() {
            let frame = self.step(*step, part, steps.get(k + 1).map(|(step, _)| *step));
            self.frames.push(frame);
        }
        if 1 < n {
            let tree = Grid { rows: self.levels, ..Grid::default() };
            let caption =
                "The recursion tree: in each row the parts of one level, the pivots marked.";
            self.frames.push(Frame::new(caption).with(tree).at("quick_sort(&mut v[p + 1..]);"));
        }
        self.frames
    }

    /// Notes that a part comes later, if there is anything to sort in it.
    fn wait(&mut self, lo: usize, hi: usize, level: usize) {
        if hi - lo == 1 {
            self.is_settled[lo] = true;
        }
        if lo < hi {
            self.draw_level(lo, hi, level);
        }
        if 1 < hi - lo {
            self.waiting.push((lo, hi, level));
        }
    }

    fn draw_level(&mut self, lo: usize, hi: usize, level: usize) {
        if self.levels.len() == level {
            self.levels.push(Row {
                header: format!("level {}", level + 1),
                cells: vec![trace::Cell::new("·"); self.v.len()],
                ..Row::default()
            });
        }
        for i in lo..hi {
            self.levels[level].cells[i] = trace::Cell::new(self.v[i]);
        }
        if 1 < hi - lo {
            let p = lo + (hi - lo) / 2;
            self.levels[level].cells[p].role = Some(Role::Active);
        }
    }

    fn cells(&self) -> Cells {
        let mut cells = Cells { name: "v".into(), first_index: Some(0), ..Cells::new(&self.v) };
        for (cell, settled) in cells.cells.iter_mut().zip(&self.is_settled) {
            cell.role = settled.then_some(Role::Settled);
        }
        cells
    }

    /// The part that is being partitioned: not greater than the pivot, unread, not less; the last
    /// of them without a mark.
    fn classes(&self, unread: (usize, usize)) -> Cells {
        let (base, end, _) = self.part;
        let mut cells = self.cells();
        for i in base..end {
            cells.cells[i].role = match i {
                i if i == base => Some(Role::Active),
                i if i < unread.0 => Some(Role::Chosen),
                i if i < unread.1 => Some(Role::Frontier),
                _ => None,
            };
        }
        cells
    }

    fn step(&mut self, step: Step, part: &[i64], next: Option<Step>) -> Frame {
        match step {
            Step::Pivot => {
                self.part = self.waiting.pop().unwrap_or_default();
                let (base, end, _) = self.part;
                let first = self.v[base];
                self.v[base..end].copy_from_slice(part);
                let pivot = part[0];
                let caption = format!(
                    "The pivot of v[{base}..{end}] is {pivot}, from the middle. It is swapped with {first}, the first."
                );
                let frame = Frame::new(caption)
                    .with(self.classes((base + 1, end)))
                    .at("v.swap(0, v.len() / 2);");
                match next {
                    Some(Step::Swap { i, j }) => self.ask_for_the_swap(frame, part, i, j),
                    Some(Step::Place { p }) => self.ask_how_uneven(frame, part, p),
                    _ => frame,
                }
            }
            Step::Swap { i, j } => {
                let (base, end, _) = self.part;
                self.v[base..end].copy_from_slice(part);
                let (lesser, greater, pivot) = (part[i], part[j], part[0]);
                let caption = format!(
                    "The scan from the left stops at {greater}, and the scan from the right at {lesser}: they are on the wrong sides of {pivot} and are swapped."
                );
                let mut cells = self.classes((base + i + 1, base + j));
                cells.pointers = vec![
                    Pointer { at: base + i, name: "i".into() },
                    Pointer { at: base + j, name: "j".into() },
                ];
                let frame = Frame::new(caption).with(cells).at("v.swap(i, j);");
                match next {
                    Some(Step::Place { p }) => self.ask_for_the_place(frame, part, p),
                    _ => frame,
                }
            }
            Step::Place { p } => {
                let (base, end, level) = self.part;
                self.v[base..end].copy_from_slice(part);
                let (pivot, other, at) = (part[p], part[0], base + p);
                self.is_settled[at] = true;
                self.wait(at + 1, end, level + 1);
                self.wait(base, at, level + 1);
                let moved = if p == 0 {
                    format!(
                        "Nothing is less than {pivot}: it stays at index {at}, its final place."
                    )
                } else {
                    format!(
                        "No pair is left. {pivot} is swapped with {other}: index {at} is its final place."
                    )
                };
                let next = match (p, part.len() - p - 1) {
                    (0 | 1, 0 | 1) => String::new(),
                    (0 | 1, _) => format!(" The right side, v[{}..{end}], comes next.", at + 1),
                    (_, 0 | 1) => format!(" The left side, v[{base}..{at}], comes next."),
                    _ => format!(
                        " The left side, v[{base}..{at}], comes next, then the right side, v[{}..{end}].",
                        at + 1
                    ),
                };
                let frame = Frame::new(moved + &next).with(self.cells()).at("v.swap(0, hi - 1);");
                self.ask_what_is_compared(frame, part, p)
            }
        }
    }
    /// The frame with a question, if that was not asked yet and there is something to choose.
    fn ask(
        &mut self,
        frame: Frame,
        what: Question,
        question: String,
        choices: &[String],
        right: usize,
        because: String,
    ) -> Frame {
        let mut distinct: Vec<&String> = Vec::new();
        for choice in choices {
            if !distinct.contains(&choice) {
                distinct.push(choice);
            }
        }
        let answer = distinct.iter().position(|choice| **choice == choices[right]);
        match answer {
            Some(answer) if 1 < distinct.len() && !self.asked.contains(&what) => {
                self.asked.push(what);
                frame.ask(question, distinct, answer, because)
            }
            _ => frame,
        }
    }

    fn ask_for_the_pivot(&mut self, frame: Frame) -> Frame {
        let n = self.v.len();
        let p = n / 2;
        let choices = [0, p - 1, p, n - 1].map(|i| self.v[i].to_string());
        let because = format!("v.len() / 2 is {p}, and v[{p}] is {}.", self.v[p]);
        let question = "Which number is the first pivot?".into();
        self.ask(frame, Question::FirstPivot, question, &choices, 2, because)
    }

    fn ask_for_the_swap(&mut self, frame: Frame, part: &[i64], i: usize, j: usize) -> Frame {
        // The part is shown before the swap.
        let pair = |a: i64, b: i64| format!("{a} and {b}");
        let rest = &part[1..];
        let next = part[i + 1..].iter().copied().find(|x| *x < part[0]).unwrap_or(part[0]);
        let least = rest.iter().copied().min().unwrap_or(part[0]);
        let greatest = rest.iter().copied().max().unwrap_or(part[0]);
        let choices = [
            pair(part[0], part[j]),
            pair(part[i], next),
            pair(part[i], part[j]),
            pair(greatest, least),
        ];
        let because = format!(
            "From the left, {} is the first number that is not less than {}. From the right, {} is the first that is not greater.",
            part[i], part[0], part[j]
        );
        let question = "Which two numbers are swapped next?".into();
        self.ask(frame, Question::Swap, question, &choices, 2, because)
    }

    fn ask_for_the_place(&mut self, frame: Frame, part: &[i64], p: usize) -> Frame {
        let (base, end, _) = self.part;
        let at = base + p;
        let choices = [at.saturating_sub(1).max(base), at, (at + 1).min(end - 1), base]
            .map(|i| i.to_string());
        let because = format!(
            "No number that is still unread has to move. {} is the last of the left side, at index {at}, and the pivot is swapped with it.",
            part[p]
        );
        let question = format!("At which index will the pivot, {}, end up?", part[0]);
        self.ask(frame, Question::Place, question, &choices, 1, because)
    }

    fn ask_how_uneven(&mut self, frame: Frame, part: &[i64], p: usize) -> Frame {
        let others = part.len() - 1;
        if others < 2 {
            return frame;
        }
        let choices = [0, others / 2, p, others].map(|n| n.to_string());
        let pivot = part[0];
        let because = if p == others {
            format!(
                "{pivot} is the largest: all others go to its left, and its right side is empty."
            )
        } else if p == 0 {
            format!("{pivot} is the smallest: its left side is empty.")
        } else {
            format!("The others end on the left of {pivot} unless they are greater.")
        };
        let question =
            format!("How many of the other {others} numbers will be on the left of {pivot}?");
        self.ask(frame, Question::Uneven, question, &choices, 2, because)
    }

    fn ask_what_is_compared(&mut self, frame: Frame, part: &[i64], p: usize) -> Frame {
        let (Some(left), Some(right)) = (part[..p].last(), part.get(p + 1)) else { return frame };
        let choices = ["yes, when the two sides are joined", "yes, in the next partition", "no"]
            .map(str::to_owned);
        let because = format!(
            "They are on different sides of {}. A partition compares numbers of one part, and the sides are never joined.",
            part[p]
        );
        let question = format!("Will {left} and {right} ever be compared?");
        self.ask(frame, Question::Compared, question, &choices, 2, because)
    }
}

/// Different numbers in any order.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut numbers: Vec<i64> = (1..=20).collect();
    dice.shuffle(&mut numbers);
    numbers.truncate(6 + dice.below(4));
    trace::list(&numbers, " ")
}

/// The comparisons of the plain version.
pub(crate) fn comparisons(numbers: &[i32]) -> u64 {
    run(&mut numbers.iter().copied().map(i64::from).collect::<Vec<_>>(), |_, _| {})
}

/// The sizes of the chart.
pub(crate) const SIZES: [u32; 6] = [64, 128, 256, 512, 1024, 2048];

fn cost() -> Chart {
    let curves = ["first pivot, ascending", "random order", "ascending", "all equal"];
    let names = ["elements", "comparisons"];
    Chart::from_counts("Comparisons of quicksort", names, &SIZES, curves, |size| {
        let n = usize::try_from(size).unwrap_or(usize::MAX);
        let count =
            |make: patterns::Pattern| u32::try_from(comparisons(&make(n))).unwrap_or(u32::MAX);
        // With the smallest element as pivot each time, all pairs are compared.
        let all_pairs = size * (size - 1) / 2;
        [all_pairs, count(patterns::random), count(patterns::ascending), count(patterns::all_equal)]
    })
}
