//! Merge sort, merge by merge: `cargo run -p sort --example merge_sort -- 6 18 11 5 9 16 11 4`.

use std::cell::Cell;
use std::mem;
use std::process::ExitCode;

use input::Input;
use sort::merge_sort::plain::{Step, comparisons_at_most, merge_sort_watched};
use sort::patterns::{self, Pattern};
use trace::{Chart, Demo, Frame, Grid, Options, Role, Trace};

#[path = "runs/mod.rs"]
mod runs;

use runs::{MOST_NUMBERS, Number, Runs, labels, list, numbers};

pub(crate) const DEMO: Demo = Demo {
    package: "sort",
    name: "merge_sort",
    about: "Merge sort: sort both halves, then merge them through a buffer.",
    arguments: "NUMBER...",
    worked: &["6 18 11 5 9 16 11 4"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(runs::random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Sorts, shows each step with what is under construction, and returns the comparisons.
fn run(v: &mut [i64], mut watch: impl FnMut(Step, &[Number])) -> u64 {
    let n_comparisons = Cell::new(0);
    let mut sorted = numbers(v, &n_comparisons);
    merge_sort_watched(&mut sorted, &mut |step, part: &[Number]| watch(step, part));
    for (x, number) in v.iter_mut().zip(sorted) {
        *x = number.value;
    }
    n_comparisons.get()
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let v = runs::read(input)?;
    let (mut sorted, mut n_moves, mut n_merges) = (v.clone(), 0, 0);
    let n_comparisons = run(&mut sorted, |step, part| {
        if step == Step::Merge {
            n_moves += part.len() as u64;
            n_merges += 1;
        }
    });
    let answer = format!(
        "Sorted with {} and {} in {}: {}",
        trace::plural(n_comparisons, "comparison"),
        trace::plural(n_moves, "move"),
        trace::plural(n_merges, "merge"),
        list(&sorted)
    );
    let frames = if MOST_NUMBERS < v.len() {
        vec![Frame::too_large(format_args!("{MOST_NUMBERS} numbers"))]
    } else {
        Picture::new(&v).frames()
    };
    Ok(Trace { title: runs::title("Merge sort", &v), frames, answer })
}

/// A merge: its two runs, and what was taken while both had a head.
#[derive(Debug, Clone)]
struct Merge {
    lo: usize,
    mid: usize,
    hi: usize,
    /// How many calls are open when the merge runs, without its own.
    depth: usize,
    /// For each comparison, whether the right head was taken.
    takes: Vec<bool>,
    /// The merged run: the places of its numbers in the input.
    places: Vec<usize>,
}

/// All runs, one row for each depth of the recursion; the single numbers are in the top row.
struct Picture {
    labels: Vec<String>,
    values: Vec<i64>,
    merges: Vec<Merge>,
    rows: Vec<Runs>,
    /// For each row the places of the numbers in the input.
    places: Vec<Vec<usize>>,
    frames: Vec<Frame>,
}

impl Picture {
    fn new(v: &[i64]) -> Self {
        let merges = merges(v);
        let n_rows = merges.iter().map(|merge| merge.depth + 2).max().unwrap_or(1);
        let n = v.len();
        // The parts at each depth, and the single numbers that are ready above it.
        let ends = |row: usize| {
            let depth = n_rows - 1 - row;
            let mut ends: Vec<usize> = (1..=n).collect();
            for merge in merges.iter().filter(|merge| depth <= merge.depth) {
                ends.retain(|end| *end <= merge.lo || merge.hi <= *end);
            }
            ends
        };
        let rows = (0..n_rows).map(|row| {
            let ends = ends(row);
            let mut runs = Runs::new(&trace::plural(ends.len() as u64, "run"), n, &ends);
            let starts = [0].into_iter().chain(ends.iter().copied());
            for (start, _) in starts.zip(&ends).filter(|(start, end)| start + 1 == **end) {
                runs.put(start, &labels(v)[start]);
            }
            runs
        });
        Picture {
            rows: rows.collect(),
            places: vec![(0..n).collect(); n_rows],
            labels: labels(v),
            values: v.to_vec(),
            merges,
            frames: Vec::new(),
        }
    }

    fn frames(mut self) -> Vec<Frame> {
        let n = self.values.len();
        let Some((last, small)) =
            self.merges.clone().split_last().map(|(a, b)| (a.clone(), b.to_vec()))
        else {
            let caption =
                if n == 0 { "There is nothing to sort." } else { "One number is a sorted run." };
            return vec![self.frame(caption.into()).at("if v.len() < 2 {")];
        };
        let caption =
            format!("Split in halves until each run is a single number: {}.", list(&self.labels));
        let first = self.frame(caption).at("let (left, right) = v.split_at_mut(v.len() / 2);");
        let first = self.ask_for_the_first_merge(first);
        self.frames.push(first);
        let mut has_asked = false;
        for (k, merge) in small.iter().enumerate() {
            let frame = self.whole_merge(merge);
            let next = &self.merges[k + 1];
            let frame = if k + 1 == small.len() {
                self.ask_whether_neighbors_meet(frame, &last)
            } else if 3 < next.hi - next.lo && !has_asked {
                has_asked = true;
                self.ask_for_the_comparisons(frame, &next.clone())
            } else {
                frame
            };
            self.frames.push(frame);
        }
        self.last_merge(&last);
        self.frames
    }

    /// The runs as they are now.
    fn frame(&self, caption: String) -> Frame {
        let rows = self.rows.iter().map(Runs::to_row).collect();
        Frame::new(caption).with(Grid { rows, ..Grid::default() })
    }

    fn unmark(&mut self) {
        let n = self.values.len();
        for row in &mut self.rows {
            row.mark(0, n, None);
        }
    }

    /// The row that shows a merge's result; its two runs are in the row above.
    fn row(&self, merge: &Merge) -> usize {
        self.rows.len() - 1 - merge.depth
    }

    /// The labels of a run of the row above a merge's result.
    fn run(&self, merge: &Merge, from: usize, to: usize) -> Vec<String> {
        let places = &self.places[self.row(merge) - 1];
        places[from..to].iter().map(|place| self.labels[*place].clone()).collect()
    }

    /// Puts the merged run into its row, and into the rows below, where later merges find it.
    fn settle(&mut self, merge: &Merge) {
        let (row, merged) = (self.row(merge), &merge.places);
        for (at, &place) in (merge.lo..).zip(merged) {
            self.rows[row].put(at, &self.labels[place]);
        }
        for places in &mut self.places[row..] {
            places[merge.lo..merge.hi].copy_from_slice(merged);
        }
    }

    fn whole_merge(&mut self, merge: &Merge) -> Frame {
        let &Merge { lo, mid, hi, .. } = merge;
        self.unmark();
        self.settle(merge);
        let row = self.row(merge);
        self.rows[row - 1].mark(lo, hi, Some(Role::Compared));
        self.rows[row].mark(lo, hi, Some(Role::Active));
        let result: Vec<&String> =
            self.places[row][lo..hi].iter().map(|place| &self.labels[*place]).collect();
        let caption = format!(
            "Merge {} with {}: {}. {}.",
            list(&self.run(merge, lo, mid)),
            list(&self.run(merge, mid, hi)),
            list(&result),
            trace::plural(merge.takes.len() as u64, "comparison")
        );
        self.frame(caption).at("v.clone_from_slice(&merged);")
    }

    /// The last merge, comparison by comparison.
    fn last_merge(&mut self, merge: &Merge) {
        let &Merge { lo, mid, hi, .. } = merge;
        let row = self.row(merge);
        let source = self.places[row - 1].clone();
        let (mut i, mut j) = (lo, mid);
        for (k, &is_right) in merge.takes.iter().enumerate() {
            self.unmark();
            let (from, other) = if is_right { (j, i) } else { (i, j) };
            let [left, right, taken] = [i, j, from].map(|at| self.labels[source[at]].clone());
            self.rows[row].put(lo + k, &taken);
            self.rows[row].mark(lo, lo + k, Some(Role::Settled));
            self.rows[row].mark(lo + k, lo + k + 1, Some(Role::Active));
            let above = &mut self.rows[row - 1];
            above.mark(i, mid, Some(Role::Frontier));
            above.mark(j, hi, Some(Role::Frontier));
            above.mark(other, other + 1, Some(Role::Compared));
            above.mark(from, from + 1, Some(Role::Active));
            let heads = format!("The heads are {left} and {right}");
            let is_tie = self.values[source[i]] == self.values[source[j]];
            let caption = match (is_right, is_tie) {
                (true, _) => format!("{heads}. {right} is less: take it from the right run."),
                (_, true) => format!("{heads}, a tie: take {left}, from the left run."),
                (_, false) => format!("{heads}. {left} is less: take it from the left run."),
            };
            let at = if is_right {
                "merged.push(right[j].clone());"
            } else {
                "merged.push(left[i].clone());"
            };
            let frame = self.frame(caption).at(at);
            if is_right {
                j += 1;
            } else {
                i += 1;
            }
            let frame = if k + 1 == merge.takes.len() {
                ask_for_the_rest(frame, hi - lo - k - 1)
            } else {
                self.ask_about_a_tie(frame, source[i], source[j])
            };
            self.frames.push(frame);
        }
        let rest: Vec<&String> =
            source[i..mid].iter().chain(&source[j..hi]).map(|place| &self.labels[*place]).collect();
        let (used_up, at) = if i < mid {
            ("right", "merged.extend_from_slice(&left[i..]);")
        } else {
            ("left", "merged.extend_from_slice(&right[j..]);")
        };
        let caption = format!(
            "The {used_up} run is used up. The rest, {}, follows without a comparison. Sorted.",
            list(&rest)
        );
        self.unmark();
        self.settle(merge);
        self.rows[row].mark(lo, hi, Some(Role::Settled));
        self.frames.push(self.frame(caption).at(at));
    }

    fn ask_for_the_first_merge(&self, frame: Frame) -> Frame {
        let n = self.values.len();
        let Some(&Merge { lo, mid, hi, .. }) = self.merges.first() else { return frame };
        if n < 4 {
            return frame;
        }
        let pair = |a: &[String], b: &[String]| format!("{} and {}", list(a), list(b));
        let right = pair(&self.labels[lo..mid], &self.labels[mid..hi]);
        let halves = pair(&self.labels[..n / 2], &self.labels[n / 2..]);
        let last = pair(&self.labels[n - 2..n - 1], &self.labels[n - 1..]);
        let because = "The call for the left half comes first, and in it the call for its left half, until a run is a single number.";
        let question = "Which two runs are merged first?";
        frame.ask(question, [halves, right, last], 1, because)
    }

    fn ask_for_the_comparisons(&self, frame: Frame, merge: &Merge) -> Frame {
        let (left, right) =
            (self.run(merge, merge.lo, merge.mid), self.run(merge, merge.mid, merge.hi));
        let n_comparisons = merge.takes.len();
        let n = merge.hi - merge.lo;
        let others = [left.len().min(right.len()), n - 1, n];
        let because = format!(
            "After each comparison, one number is taken. After {n_comparisons} comparisons one run is used up, and what is left of the other needs no more."
        );
        let question = format!(
            "The next merge is {} with {}. How many comparisons does it make?",
            list(&left),
            list(&right)
        );
        frame.ask_number(question, n_comparisons, others, because)
    }

    fn ask_whether_neighbors_meet(&self, frame: Frame, last: &Merge) -> Frame {
        let left = self.run(last, last.lo, last.mid);
        let [a, b, ..] = &left[..] else { return frame };
        let because = format!(
            "{a} and {b} are in the same run, so their order is known. A merge only ever compares the head of the left run with the head of the right run."
        );
        let choices = ["yes, first of all", "yes, later", "no"];
        frame.ask(format!("Will the last merge compare {a} with {b}?"), choices, 2, because)
    }

    /// Asks which of two heads comes next, if they are equal.
    fn ask_about_a_tie(&self, frame: Frame, left: usize, right: usize) -> Frame {
        if self.values[left] != self.values[right] {
            return frame;
        }
        let [left, right] = [left, right].map(|place| self.labels[place].clone());
        let because = format!(
            "right[j] < left[i] is false on a tie, so the left head is taken. {left} was before {right} in the input, and it stays before it."
        );
        let question = format!("The next heads are {left} and {right}. What does the merge do?");
        let choices = [
            format!("It takes {left}"),
            format!("It takes {right}"),
            "It takes either; nobody can see the difference".to_owned(),
        ];
        frame.ask(question, choices, 0, because)
    }
}

fn ask_for_the_rest(frame: Frame, n_left: usize) -> Frame {
    let question = "How many comparisons does this merge still make?";
    let because = "One run is used up, and the rest of the other is sorted. It is copied as it is.";
    frame.ask_number(question, 0, [1, 2, n_left], because)
}

/// The merges in the order in which they end.
fn merges(v: &[i64]) -> Vec<Merge> {
    let (mut merges, mut waiting, mut open) = (Vec::new(), vec![(0, v.len(), 0)], Vec::new());
    let mut takes = Vec::new();
    run(&mut v.to_vec(), |step, part| match step {
        Step::Split => {
            let (lo, hi, depth) = waiting.pop().unwrap_or_default();
            let mid = lo + part.len() / 2;
            open.push((lo, mid, hi, depth));
            let halves = [(mid, hi, depth + 1), (lo, mid, depth + 1)];
            waiting.extend(halves.into_iter().filter(|(lo, hi, _)| 1 < hi - lo));
        }
        Step::TakeLeft { .. } => takes.push(false),
        Step::TakeRight { .. } => takes.push(true),
        Step::Merge => {
            let (lo, mid, hi, depth) = open.pop().unwrap_or_default();
            let places = part.iter().map(|number| number.place).collect();
            merges.push(Merge { lo, mid, hi, depth, takes: mem::take(&mut takes), places });
        }
    });
    merges
}

/// The comparisons of the plain version on a pattern.
pub(crate) fn comparisons(pattern: Pattern, n: usize) -> u64 {
    run(&mut pattern(n).into_iter().map(i64::from).collect::<Vec<_>>(), |_, _| {})
}

/// The sizes of the chart.
pub(crate) const SIZES: [u32; 6] = [64, 128, 256, 512, 1024, 2048];

fn cost() -> Chart {
    let curves = ["all pairs", "worst case", "random order", "ascending"];
    let names = ["elements", "comparisons"];
    let number = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    Chart::from_counts("Comparisons of merge sort", names, &SIZES, curves, |size| {
        let n = usize::try_from(size).unwrap_or(usize::MAX);
        [
            size * (size - 1) / 2,
            number(comparisons_at_most(size.into()).unwrap_or(u64::MAX)),
            number(comparisons(patterns::random, n)),
            number(comparisons(patterns::ascending, n)),
        ]
    })
}
