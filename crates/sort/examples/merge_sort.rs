//! Merge sort, merge by merge: `cargo run -p sort --example merge_sort -- 5 2 4 7 1 3 2 6`.

use std::cmp::Ordering;
use std::process::ExitCode;

use input::Input;
use sort::Step;
use sort::merge_sort::bottom_up::bottom_up_merge_sort_watched;
use sort::merge_sort::inversions::inversions;
use sort::merge_sort::natural::natural_merge_sort_watched;
use sort::merge_sort::{comparisons_at_most, merge_sort_watched};
use sort::patterns::{self, Pattern};
use trace::{
    Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Pointer, Role, Row, Series, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "sort",
    name: "merge_sort",
    about: "Merge sort: sort both halves, then merge them through a buffer.",
    arguments: "NUMBER...",
    worked: &["5 2 4 7 1 3 2 6"],
    flags: &[
        Flag { name: "--bottom-up", value: None, about: "merge runs of 1, 2, 4, ... elements" },
        Flag { name: "--natural", value: None, about: "merge the runs that are there" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NUMBERS: usize = 16;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    TopDown,
    BottomUp,
    Natural,
}

/// Sorts in one of the forms; every comparison is counted.
fn sort(form: Form, v: &mut [i64], watch: impl FnMut(Step, &[i64])) -> u64 {
    let mut n_comparisons = 0;
    let compare = |a: &i64, b: &i64| -> Ordering {
        n_comparisons += 1;
        a.cmp(b)
    };
    match form {
        Form::TopDown => merge_sort_watched(v, compare, watch),
        Form::BottomUp => bottom_up_merge_sort_watched(v, compare, watch),
        Form::Natural => natural_merge_sort_watched(v, compare, watch),
    }
    n_comparisons
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("number {}", v.len() + 1))?);
    }
    let (form, name) = match (options.has("--bottom-up"), options.has("--natural")) {
        (true, true) => return Err("--bottom-up and --natural are two different forms".into()),
        (true, false) => (Form::BottomUp, "Merge sort from the bottom up"),
        (false, true) => (Form::Natural, "Natural merge sort"),
        (false, false) => (Form::TopDown, "Merge sort"),
    };
    let is_small = v.len() <= MOST_NUMBERS;
    let title = match v.len() {
        0 => format!("{name} of nothing"),
        n if !is_small => format!("{name} of {n} numbers"),
        _ => format!("{name} of {}", list(&v)),
    };
    let (mut steps, mut n_moves, mut sorted) = (Vec::new(), 0_u64, v.clone());
    let n_comparisons = sort(form, &mut sorted, |step, v| {
        n_moves += u64::from(matches!(step, Step::Take { .. }));
        if is_small {
            steps.push((step, v.to_vec()));
        }
    });
    let counts = [
        plural(n_comparisons, "comparison"),
        plural(n_moves, "move"),
        plural(inversions(&v), "inversion"),
    ];
    let [comparisons, moves, inversions] = counts;
    let answer = format!(
        "Sorted with {comparisons} and {moves}; the input has {inversions}: {}",
        list(&sorted)
    );
    let frames = if is_small {
        frames(&v, &steps)
    } else {
        vec![Frame::too_large(format_args!("{MOST_NUMBERS} numbers"))]
    };
    Ok(Trace { title, frames, answer })
}

fn plural(n: u64, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

fn list(v: &[i64]) -> String {
    v.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}

type Steps = [(Step, Vec<i64>)];

fn frames(v: &[i64], steps: &Steps) -> Vec<Frame> {
    let begin = if v.len() < 2 { "There is nothing to sort." } else { "The input, unsorted." };
    let mut frames = vec![Frame::new(begin).with(array(v))];
    let (mut merging, mut heads) = ([0; 3], [0; 2]);
    for (k, (step, v)) in steps.iter().enumerate() {
        frames.push(match *step {
            Step::Split { lo, mid, hi } => split([lo, mid, hi], v),
            Step::Run { lo, hi } => run(lo, hi, v),
            Step::Take { from, to } => {
                let runs = next_merge(&steps[k..]);
                if runs != merging {
                    (merging, heads) = (runs, [runs[0], runs[1]]);
                }
                let taken = &steps[k - (to - runs[0])..=k];
                let frame = take(runs, heads, from, to, taken);
                heads[usize::from(runs[1] <= from)] += 1;
                frame
            }
            Step::Merge { lo, hi, .. } => merge(lo, hi, v),
            _ => continue,
        });
    }
    let tree = tree(v, steps);
    if 1 < tree.rows.len() {
        let caption = "All merges at a glance: each row joins runs of the row above it.";
        frames.push(Frame::new(caption).with(tree));
    }
    frames
}

fn array(v: &[i64]) -> Cells {
    Cells { name: "v".into(), first_index: Some(0), ..Cells::new(v) }
}

fn pointer(name: &str, at: usize) -> Pointer {
    Pointer { at, name: name.into() }
}

fn mark(cells: &mut Cells, lo: usize, hi: usize, role: Role) {
    for cell in &mut cells.cells[lo..hi] {
        cell.role = Some(role);
    }
}

fn split([lo, mid, hi]: [usize; 3], v: &[i64]) -> Frame {
    let mut cells = array(v);
    mark(&mut cells, lo, mid, Role::Active);
    mark(&mut cells, mid, hi, Role::Frontier);
    cells.pointers = vec![pointer("lo", lo), pointer("mid", mid), pointer("hi", hi)];
    let (left, right) = (list(&v[lo..mid]), list(&v[mid..hi]));
    Frame::new(format!("Split v[{lo}..{hi}] into {left} and {right}; first sort the left half."))
        .with(cells)
        .at("watch(Step::Split { lo, mid, hi }, v);")
}

fn run(lo: usize, hi: usize, v: &[i64]) -> Frame {
    let mut cells = array(v);
    mark(&mut cells, lo, hi, Role::Settled);
    let caption = format!("v[{lo}..{hi}] is in order as it came: {}.", list(&v[lo..hi]));
    Frame::new(caption).with(cells).at("watch(Step::Run {")
}

/// Where the merge that the first step belongs to has its two runs.
fn next_merge(steps: &Steps) -> [usize; 3] {
    let merge = steps.iter().find_map(|(step, _)| match *step {
        Step::Merge { lo, mid, hi } => Some([lo, mid, hi]),
        _ => None,
    });
    merge.unwrap_or_default()
}

/// `taken`: the steps of this merge so far.
fn take(
    [_, mid, hi]: [usize; 3],
    [i, j]: [usize; 2],
    from: usize,
    to: usize,
    taken: &Steps,
) -> Frame {
    let v = &taken[0].1;
    let mut cells = array(v);
    mark(&mut cells, i, mid, Role::Frontier);
    mark(&mut cells, j, hi, Role::Frontier);
    for (head, end, name) in [(i, mid, "i"), (j, hi, "j")] {
        if head < end {
            cells.cells[head].role = Some(Role::Compared);
            cells.pointers.push(pointer(name, head));
        }
    }
    cells.cells[from].role = Some(Role::Chosen);
    let mut buffer = Cells { name: "buffer".into(), ..array(&[]) };
    buffer.cells = vec![Cell::new("·"); v.len()];
    for (step, _) in taken {
        if let Step::Take { from, to } = *step {
            buffer.cells[to] = Cell::new(v[from]);
        }
    }
    buffer.cells[to].role = Some(Role::Chosen);
    let taken = v[from];
    let caption = if i == mid {
        format!("The left run is used up: take {taken}.")
    } else if j == hi {
        format!("The right run is used up: take {taken}.")
    } else if from < mid && v[i] == v[j] {
        format!(
            "The heads are equal, {taken} and {taken}: take the left one, so the sort is stable."
        )
    } else if from < mid {
        format!("The heads are {} and {}: take {taken} from the left.", v[i], v[j])
    } else {
        let n = mid - i;
        let them = if n == 1 { "one element".into() } else { format!("{n} elements") };
        let (a, b) = (v[i], v[j]);
        format!("The heads are {a} and {b}: take {b} from the right; it overtakes {them}.")
    };
    Frame::new(caption).with(cells).with(buffer).at("place.clone_from(&v[*head]);")
}

fn merge(lo: usize, hi: usize, v: &[i64]) -> Frame {
    let mut cells = array(v);
    mark(&mut cells, lo, hi, Role::Settled);
    let run = list(&v[lo..hi]);
    Frame::new(format!("v[{lo}..{hi}] and the buffer change places: {run} is one sorted run."))
        .with(cells)
        .at("v[lo..hi].swap_with_slice(&mut buffer[lo..hi]);")
}

/// The recursion tree, its leaves above and its root below; bars stand between runs. One row if nothing was split.
fn tree(v: &[i64], steps: &Steps) -> Grid {
    // The parts, each with its depth, in the order in which they were split.
    let mut parts = vec![(0, v.len(), 0)];
    for (step, _) in steps {
        if let Step::Split { lo, mid, hi } = *step {
            let depth = depth_of(&parts, lo, hi) + 1;
            parts.extend([(lo, mid, depth), (mid, hi, depth)]);
        }
    }
    let deepest = parts.iter().map(|(_, _, depth)| *depth).max().unwrap_or(0);
    let rows = (0..=deepest).rev().map(|depth| {
        // The array once all parts of this depth are merged, and none above.
        let mut state = v.to_vec();
        for (step, after) in steps {
            match *step {
                Step::Merge { lo, hi, .. } if depth <= depth_of(&parts, lo, hi) => {
                    state[lo..hi].copy_from_slice(&after[lo..hi]);
                }
                _ => {}
            }
        }
        let ends_a_run = |end: usize| {
            let is_whole = |lo, hi, at| at == depth || (at < depth && lo + 1 == hi);
            parts.iter().any(|&(lo, hi, at)| hi == end && is_whole(lo, hi, at))
        };
        let mut row = Row::default();
        for (i, number) in state.iter().enumerate() {
            if 0 < i {
                row.cells.push(Cell::new(if ends_a_run(i) { "|" } else { "" }));
            }
            row.cells.push(Cell::new(number));
        }
        row
    });
    Grid { rows: rows.collect(), ..Grid::default() }
}

fn depth_of(parts: &[(usize, usize, usize)], lo: usize, hi: usize) -> usize {
    let part = parts.iter().find(|part| (part.0, part.1) == (lo, hi));
    part.map_or(0, |(_, _, depth)| *depth)
}

/// Comparisons of a form on a pattern.
pub(crate) fn comparisons(form: Form, pattern: Pattern, n: usize) -> u64 {
    let mut v: Vec<i64> = pattern(n).into_iter().map(i64::from).collect();
    sort(form, &mut v, |_, _| {})
}

/// The sizes of the chart.
pub(crate) const SIZES: [u16; 6] = [64, 128, 256, 512, 1024, 2048];

fn cost() -> Chart {
    let series = |name: &str, count: &dyn Fn(u16) -> u64| {
        let point = |n| (f64::from(n), f64::from(u32::try_from(count(n)).unwrap_or(u32::MAX)));
        Series { name: name.into(), points: SIZES.map(point).to_vec() }
    };
    let counted = |form, pattern| move |n: u16| comparisons(form, pattern, n.into());
    let bound = |n: u16| comparisons_at_most(n.into()).unwrap_or(u64::MAX);
    Chart {
        name: "Comparisons of merge sort".into(),
        x: Axis::log("elements"),
        y: Axis::log("comparisons"),
        series: vec![
            series("bound", &bound),
            series("random", &counted(Form::TopDown, patterns::random)),
            series("ascending", &counted(Form::TopDown, patterns::ascending)),
            series("natural, ascending", &counted(Form::Natural, patterns::ascending)),
        ],
    }
}
