//! Introsort, element by element: `cargo run -p sort --example introsort -- 5 2 4 6 1 3`.

use std::process::ExitCode;

use input::Input;
use sort::Step;
use sort::patterns::{self, Pattern};
use sort::quick_sort::introsort::{introsort_counted, introsort_watched};
use sort::quick_sort::pivot::Pivot;
use trace::{
    Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Pointer, Role, Row, Series,
    SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "sort",
    name: "introsort",
    about: "Introsort: a quicksort whose partition has three classes, and which heapsort ends if the pivots are bad.",
    arguments: "NUMBER...",
    worked: &["2 3 2 1"],
    flags: &[Flag {
        name: "--first",
        value: None,
        about: "take the first element of a part as pivot",
    }],
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

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("number {}", v.len() + 1))?);
    }
    let pivot = if options.has("--first") { Pivot::First } else { Pivot::Ninther };
    let title = match v.len() {
        0 => "Introsort of nothing".into(),
        n if MOST_NUMBERS < n => format!("Introsort of {n} numbers"),
        _ => format!("Introsort of {}", trace::list(&v, " ")),
    };
    let mut after = v.clone();
    let counts = introsort_counted(&mut after, pivot);
    let (comparisons, partitions) = (
        trace::plural(counts.comparisons, "comparison"),
        trace::plural(counts.partitions, "partition"),
    );
    let answer = format!("Sorted with {comparisons} in {partitions}: {}", trace::list(&after, " "));
    let frames = if MOST_NUMBERS < v.len() {
        vec![Frame::too_large(format_args!("{MOST_NUMBERS} numbers"))]
    } else {
        sorting(&v, pivot)
    };
    Ok(Trace { title, frames, answer })
}

fn array(v: &[i64]) -> Cells {
    Cells { name: "v".into(), first_index: Some(0), ..Cells::new(v) }
}

fn pointer(name: &str, at: usize) -> Pointer {
    Pointer { at, name: name.into() }
}

/// The whole array while its parts are sorted.
struct Picture {
    v: Vec<i64>,
    is_settled: Vec<bool>,
    /// The parts that were partitioned, as half-open ranges.
    parts: Vec<(usize, usize)>,
}

impl Picture {
    fn array(&self) -> Cells {
        let mut cells = array(&self.v);
        for (cell, settled) in cells.cells.iter_mut().zip(&self.is_settled) {
            cell.role = settled.then_some(Role::Settled);
        }
        cells
    }

    fn settle(&mut self, lo: usize, hi: usize) {
        self.is_settled[lo..hi].fill(true);
    }

    /// How many parts held the element that ended at `i`, and so at which depth it came to its
    /// place.
    fn depth(&self, i: usize) -> usize {
        self.parts.iter().filter(|(lo, hi)| *lo <= i && i < *hi).count()
    }

    /// The recursion tree: each element at its final place, in the row of the depth that put it
    /// there.
    fn tree(&self, placed: &[Option<usize>]) -> Grid {
        let depths: Vec<usize> =
            (0..self.v.len()).map(|i| placed[i].unwrap_or_else(|| self.depth(i) + 1)).collect();
        let deepest = depths.iter().copied().max().unwrap_or(0);
        let row = |depth: usize| Row {
            header: format!("level {depth}"),
            cells: (0..self.v.len())
                .map(|i| if depths[i] == depth { Cell::new(self.v[i]) } else { Cell::new("·") })
                .collect(),
            ..Row::default()
        };
        Grid { rows: (1..=deepest).map(row).collect(), ..Grid::default() }
    }
}

fn sorting(v: &[i64], pivot: Pivot) -> Vec<Frame> {
    let begin = if v.len() < 2 { "There is nothing to sort." } else { "The input, unsorted." };
    let mut frames = vec![Frame::new(begin).with(array(v))];
    let mut picture =
        Picture { v: v.to_vec(), is_settled: vec![false; v.len()], parts: Vec::new() };
    let mut placed = vec![None; v.len()];
    let (mut before, mut bounds) = (v.to_vec(), (0, 1, 0));
    introsort_watched(&mut v.to_vec(), pivot, i64::cmp, |step, part| {
        let n = part.len();
        match step {
            Step::Pivot { base, p } => {
                let mut cells = picture.array();
                for cell in &mut cells.cells[base..base + n] {
                    cell.role = Some(Role::Frontier);
                }
                cells.cells[base + p].role = Some(Role::Active);
                let chosen = format!("The pivot of v[{base}..{}] is {}.", base + n, part[p]);
                frames.push(Frame::new(chosen).with(cells).at("let p = pivot.choose(v, compare);"));
                before = part.to_vec();
                before.swap(0, p);
                picture.v[base..base + n].copy_from_slice(&before);
                if p != 0 {
                    let moved = format!(
                        "{} is swapped with {}, the first number of the part.",
                        part[p], part[0]
                    );
                    let cells = classes(&picture, base, [0, 1, n], n);
                    frames.push(Frame::new(moved).with(cells).at("v.swap(0, p);"));
                }
                bounds = (0, 1, n);
                picture.parts.push((base, base + n));
            }
            Step::Class { base, lt, i, gt } => {
                picture.v[base..base + n].copy_from_slice(part);
                let number = before[bounds.1];
                let (caption, code) = if bounds.0 < lt {
                    less(number, part[lt])
                } else if gt < bounds.2 {
                    greater(number, part[lt], part.get(i).filter(|_| i < gt), base + gt)
                } else {
                    (format!("{number} equals the pivot and stays."), "Equal => i += 1,")
                };
                frames.push(
                    Frame::new(caption).with(classes(&picture, base, [lt, i, gt], n)).at(code),
                );
                before = part.to_vec();
                bounds = (lt, i, gt);
            }
            Step::Partition { base, lt, gt } => {
                let depth = picture.depth(base + lt);
                placed[base + lt..base + gt].fill(Some(depth));
                picture.settle(base + lt, base + gt);
                // A side of one element is sorted.
                if lt == 1 {
                    picture.settle(base, base + 1);
                }
                if gt + 1 == n {
                    picture.settle(base + gt, base + n);
                }
                let place = if gt - lt == 1 {
                    format!("{} is at index {}, its final place.", part[lt], base + lt)
                } else {
                    let (lo, hi) = (base + lt, base + gt);
                    format!("All {}s are in v[{lo}..{hi}], their final places.", part[lt])
                };
                let next = match (1 < lt, 1 < n - gt) {
                    (true, true) => " Both sides are sorted next, the shorter one first.",
                    (false, false) => "",
                    _ => " One side is left to sort.",
                };
                frames.push(
                    Frame::new(place + next)
                        .with(picture.array())
                        .at("let (rest, greater) = v.split_at_mut(gt);"),
                );
            }
            Step::Heap { base } => {
                picture.v[base..base + n].copy_from_slice(part);
                picture.settle(base, base + n);
                let caption = format!(
                    "The pivots were bad too often: heapsort takes v[{base}..{}].",
                    base + n
                );
                let frame = Frame::new(caption).with(picture.array());
                frames.push(frame.at("heapsort_by(v, &mut *compare);"));
            }
            _ => {}
        }
    });
    if 1 < v.len() {
        let caption =
            "The recursion tree: each number is in the row of the level that put it in its place.";
        frames.push(Frame::new(caption).with(picture.tree(&placed)));
    }
    frames
}

/// What a frame says of a number that is less than the pivot, and the line that runs.
fn less(number: i64, pivot: i64) -> (String, &'static str) {
    (format!("{number} is less than {pivot}: the two are swapped."), "Less => {")
}

/// The same of a greater number, which goes to `to`, and of the number that comes from there, if
/// that is another one.
fn greater(number: i64, pivot: i64, other: Option<&i64>, to: usize) -> (String, &'static str) {
    let moves = match other {
        Some(other) => format!("it goes to index {to}, and {other} comes from there."),
        None => format!("it stays at index {to}."),
    };
    (format!("{number} is greater than {pivot}: {moves}"), "Greater => {")
}

/// A part while its elements are read: less, equal, unread, greater.
fn classes(picture: &Picture, base: usize, [lt, i, gt]: [usize; 3], n: usize) -> Cells {
    let mut cells = picture.array();
    for (k, cell) in cells.cells[base..base + n].iter_mut().enumerate() {
        cell.role = match k {
            k if k < lt => Some(Role::Chosen),
            k if k < i => Some(Role::Active),
            k if k < gt => Some(Role::Frontier),
            _ => Some(Role::Rejected),
        };
    }
    cells.pointers =
        vec![pointer("lt", base + lt), pointer("i", base + i), pointer("gt", base + gt)];
    cells
}

/// Numbers with some equals.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let numbers = (0..dice.between(6, 9)).map(|_| dice.between(1, 9));
    trace::list(numbers, " ")
}

/// Comparisons on a pattern.
pub(crate) fn comparisons(pattern: Pattern, n: usize) -> u64 {
    introsort_counted(&mut pattern(n), Pivot::Ninther).comparisons
}

/// What sorting takes if the first element is always the pivot, and nothing bounds the depth: n(n -
/// 1)/2 when sorted.
pub(crate) fn without_a_bound(n: usize) -> u64 {
    let n = n as u64;
    n * (n - 1) / 2
}

/// The sizes of the chart.
pub(crate) const SIZES: [u16; 6] = [64, 128, 256, 512, 1024, 2048];

fn cost() -> Chart {
    let series = |name: &str, count: &dyn Fn(u16) -> u64| {
        let point = |n| (f64::from(n), f64::from(u32::try_from(count(n)).unwrap_or(u32::MAX)));
        Series { name: name.into(), points: SIZES.map(point).to_vec() }
    };
    let counted = |pattern| move |n: u16| comparisons(pattern, n.into());
    Chart {
        name: "Comparisons of introsort".into(),
        x: Axis::log("elements"),
        y: Axis::log("comparisons"),
        series: vec![
            series("first pivot, no bound", &|n| without_a_bound(n.into())),
            series("random", &counted(patterns::random)),
            series("organ pipe", &counted(patterns::organ_pipe)),
            series("ascending", &counted(patterns::ascending)),
            series("few unique", &counted(patterns::few_unique)),
            series("all equal", &counted(patterns::all_equal)),
        ],
    }
}
