//! Merge sort without recursion, round by round:
//! `cargo run -p sort --example bottom_up_merge_sort -- 6 18 11 5 9 16 4`.

use std::cell::Cell;
use std::process::ExitCode;

use input::Input;
use sort::Step;
use sort::merge_sort::bottom_up::bottom_up_merge_sort_watched;
use sort::merge_sort::inversions;
use sort::merge_sort::natural::natural_merge_sort_watched;
use sort::patterns::{self, Pattern};
use trace::{Chart, Demo, Flag, Frame, Grid, Options, Role, Trace};

#[path = "runs/mod.rs"]
mod runs;

use runs::{MOST_NUMBERS, Number, Runs, labels, list, numbers};

pub(crate) const DEMO: Demo = Demo {
    package: "sort",
    name: "bottom_up_merge_sort",
    about: "Merge sort without recursion: merge runs of 1, 2, 4, ... elements.",
    arguments: "NUMBER...",
    worked: &["6 18 11 5 9 16 4"],
    flags: &[Flag { name: "--natural", value: None, about: "merge the runs that are there" }],
    trace: draw,
    play: None,
    random: Some(runs::random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    BottomUp,
    Natural,
}

/// Sorts, shows each step with the slice as it then is, and returns the comparisons.
fn run(form: Form, v: &mut [i64], watch: impl FnMut(Step, &[Number])) -> u64 {
    let n_comparisons = Cell::new(0);
    let mut sorted = numbers(v, &n_comparisons);
    match form {
        Form::BottomUp => bottom_up_merge_sort_watched(&mut sorted, Ord::cmp, watch),
        Form::Natural => natural_merge_sort_watched(&mut sorted, Ord::cmp, watch),
    }
    for (x, number) in v.iter_mut().zip(sorted) {
        *x = number.value;
    }
    n_comparisons.get()
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let v = runs::read(input)?;
    let (form, name) = if options.has("--natural") {
        (Form::Natural, "Natural merge sort")
    } else {
        (Form::BottomUp, "Merge sort from the bottom up")
    };
    let (mut sorted, mut n_moves) = (v.clone(), 0);
    let n_comparisons = run(form, &mut sorted, |step, _| {
        n_moves += u64::from(matches!(step, Step::Take { .. }));
    });
    let answer = format!(
        "Sorted with {} and {}; the input has {}: {}",
        trace::plural(n_comparisons, "comparison"),
        trace::plural(n_moves, "move"),
        trace::plural(inversions(&v), "inversion"),
        list(&sorted)
    );
    let frames = if MOST_NUMBERS < v.len() {
        vec![Frame::too_large(format_args!("{MOST_NUMBERS} numbers"))]
    } else {
        frames(form, &v)
    };
    Ok(Trace { title: runs::title(name, &v), frames, answer })
}

/// One row for each round of merges: a run that no other is merged with waits for the next round.
fn frames(form: Form, v: &[i64]) -> Vec<Frame> {
    let (mut ends, mut merges) = (Vec::new(), Vec::new());
    run(form, &mut v.to_vec(), |step, slice| match step {
        Step::Run { hi, .. } => ends.push(hi),
        Step::Merge { lo, mid, hi } => {
            let places: Vec<usize> = slice[lo..hi].iter().map(|number| number.place).collect();
            merges.push((lo, mid, hi, places));
        }
        _ => {}
    });
    if form == Form::BottomUp {
        ends = (1..=v.len()).collect();
    }
    let (n, labels) = (v.len(), labels(v));
    let mut order: Vec<usize> = (0..n).collect();
    let mut rows = vec![Runs::new(&trace::plural(ends.len() as u64, "run"), n, &ends)];
    for (at, label) in labels.iter().enumerate() {
        rows[0].put(at, label);
    }
    let (caption, at) = match (n, form) {
        (0, _) => ("There is nothing to sort.".to_owned(), None),
        (_, Form::BottomUp) => ("Each number is a run.".to_owned(), Some("let mut width = 1;")),
        (_, Form::Natural) => {
            let runs = trace::plural(ends.len() as u64, "run");
            (format!("The input has {runs}."), Some("let mut ends = run_ends(v, &mut compare);"))
        }
    };
    let mut first = frame(&rows, caption);
    first.at = at;
    let mut frames = vec![first];
    let (mut done, mut is_odd) = (n, false);
    for (lo, mid, hi, places) in merges {
        if lo < done {
            // A round begins: the second end of each pair of runs stays.
            is_odd = ends.len() % 2 == 1;
            ends = ends.chunks(2).map(|pair| pair[pair.len() - 1]).collect();
            rows.push(Runs::new(&trace::plural(ends.len() as u64, "run"), n, &ends));
        }
        let run = |from: usize, to: usize| {
            order[from..to].iter().map(|place| &labels[*place]).collect::<Vec<_>>()
        };
        let mut caption = format!("Merge {} with {}", list(&run(lo, mid)), list(&run(mid, hi)));
        order[lo..hi].copy_from_slice(&places);
        let run = |from: usize, to: usize| {
            order[from..to].iter().map(|place| &labels[*place]).collect::<Vec<_>>()
        };
        caption += &format!(": {}.", list(&run(lo, hi)));
        let row = rows.len() - 1;
        for row in &mut rows {
            row.mark(0, n, None);
        }
        for (at, place) in (lo..hi).zip(places) {
            rows[row].put(at, &labels[place]);
        }
        rows[row - 1].mark(lo, hi, Some(Role::Compared));
        rows[row].mark(lo, hi, Some(Role::Active));
        if let [.., end, last] = ends[..]
            && end == hi
            && is_odd
        {
            caption += &format!(" {} waits for the next round.", list(&run(hi, last)));
            for (at, place) in (hi..).zip(&order[hi..last]) {
                rows[row].put(at, &labels[*place]);
            }
        }
        done = hi;
        frames.push(frame(&rows, caption).at("v[lo..hi].swap_with_slice(&mut buffer[lo..hi]);"));
    }
    frames
}

fn frame(rows: &[Runs], caption: String) -> Frame {
    let rows = rows.iter().map(Runs::to_row).collect();
    Frame::new(caption).with(Grid { rows, ..Grid::default() })
}

/// The comparisons of a form on a pattern.
pub(crate) fn comparisons(form: Form, pattern: Pattern, n: usize) -> u64 {
    run(form, &mut pattern(n).into_iter().map(i64::from).collect::<Vec<_>>(), |_, _| {})
}

/// The sizes of the chart.
pub(crate) const SIZES: [u32; 6] = [64, 128, 256, 512, 1024, 2048];

fn cost() -> Chart {
    let curves = ["random order", "ascending", "natural, random", "natural, ascending"];
    let names = ["elements", "comparisons"];
    Chart::from_counts("Comparisons without recursion", names, &SIZES, curves, |size| {
        let n = usize::try_from(size).unwrap_or(usize::MAX);
        let count =
            |form, pattern| u32::try_from(comparisons(form, pattern, n)).unwrap_or(u32::MAX);
        [
            count(Form::BottomUp, patterns::random),
            count(Form::BottomUp, patterns::ascending),
            count(Form::Natural, patterns::random),
            count(Form::Natural, patterns::ascending),
        ]
    })
}
