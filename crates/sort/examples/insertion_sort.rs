//! Insertion sort, element by element: `cargo run -p sort --example insertion_sort -- 5 2 4 6 1 3`.

#[path = "values/mod.rs"]
mod values;

use std::process::ExitCode;

use input::Input;
use sort::Step;
use sort::insertion_sort::{
    Counts, binary_insertion_sort_counted, binary_insertion_sort_watched, insertion_sort_counted,
    plain,
};
use sort::patterns::{self, Pattern};
use trace::{
    Arc, Axis, Cells, Chart, Demo, Flag, Frame, Options, Pointer, Role, Series, SplitMix64, Trace,
};
use values::{Value, read};

pub(crate) const DEMO: Demo = Demo {
    package: "sort",
    name: "insertion_sort",
    about: "Insertion sort: take the next element and shift the larger ones to its left by one.",
    arguments: "ELEMENT...",
    worked: &["5 2 8 6 9 3"],
    flags: &[Flag { name: "--binary", value: None, about: "find each place by halving" }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Six to eight different numbers of up to 20.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut numbers: Vec<String> = (1..=20).map(|number: u32| number.to_string()).collect();
    dice.shuffle(&mut numbers);
    numbers.truncate(6 + dice.below(3));
    numbers.join(" ")
}

/// What still makes a picture.
const MOST_ELEMENTS: usize = 16;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let values = read(input)?;
    let is_binary = options.has("--binary");
    let mut sorted = values.clone();
    let counts = if is_binary {
        binary_insertion_sort_counted(&mut sorted)
    } else {
        insertion_sort_counted(&mut sorted)
    };
    let frames = match values::too_large(&values, MOST_ELEMENTS) {
        Some(limit) => vec![limit],
        None => frames(&values, is_binary),
    };
    let name = if is_binary { "Insertion sort by halving" } else { "Insertion sort" };
    let title = values::title(name, &values, MOST_ELEMENTS);
    Ok(Trace { title, frames, answer: answer(&sorted, counts) })
}

fn answer(sorted: &[Value], Counts { comparisons, shifts }: Counts) -> String {
    let counts = format!(
        "Sorted with {} and {}",
        trace::plural(comparisons, "comparison"),
        trace::plural(shifts, "shift")
    );
    values::answer(&counts, sorted)
}

/// One frame for each insertion.
fn frames(values: &[Value], is_binary: bool) -> Vec<Frame> {
    let mut steps = Vec::new();
    let mut v = values.to_vec();
    let note = |step, v: &[Value]| steps.push((step, v.to_vec()));
    if is_binary {
        binary_insertion_sort_watched(&mut v, Value::cmp, note);
    } else {
        plain::insertion_sort_watched(&mut v, note);
    }
    let first = "The first element alone is sorted. The others wait.";
    let begin = if values.is_empty() { "There is nothing to sort." } else { first };
    let mut frames = vec![Frame::new(begin).with(waiting(values, 1, "take up"))];
    let mut moves = Vec::new();
    let (mut before, mut probes) = (values.to_vec(), Vec::new());
    for (step, after) in steps {
        match step {
            Step::Pick { .. } => {
                before = after;
                probes.clear();
            }
            Step::Probe { mid, .. } => probes.push(mid),
            Step::Place { from, to } if is_binary => {
                moves.push((from, to));
                frames.push(by_halving(&before, &after, &probes, (from, to)));
            }
            Step::Place { from, to } => {
                moves.push((from, to));
                frames.push(by_shifting(&before, &after, (from, to)));
            }
            _ => {}
        }
    }
    if !values.is_empty() {
        let mut last = waiting(&v, v.len(), "drop in");
        for cell in &mut last.cells {
            cell.role = Some(Role::Settled);
        }
        frames.push(Frame::new("No element is waiting: all are sorted.").with(last));
    }
    ask(&mut frames, values, &moves, is_binary);
    frames
}

/// The questions: all shifts, the cheapest insertion, and the longest. `moves[k]` says where the
/// element k + 1 goes, and frame k stands before it.
fn ask(frames: &mut [Frame], values: &[Value], moves: &[(usize, usize)], is_binary: bool) {
    if moves.len() < 2 {
        return;
    }
    let mut put = |k: usize, question: String, others: Vec<usize>, answer: usize, because: &str| {
        let frame = &mut frames[k];
        *frame = std::mem::take(frame).ask_number(question, answer, others, because);
    };
    let n_shifts = moves.iter().map(|(from, to)| from - to).sum::<usize>();
    let n = values.len();
    put(
        0,
        "How many shifts to the right will the insertions make in all?".to_owned(),
        vec![n - 1, n_shifts + 2, n * (n - 1) / 2],
        n_shifts,
        "There are as many as there are inversions: pairs in which the larger number comes first.",
    );
    let (longest, &(from, to)) = moves
        .iter()
        .enumerate()
        .skip(1)
        .max_by_key(|(_, (from, to))| from - to)
        .unwrap_or((0, &(0, 0)));
    if to < from {
        let question = format!("{} comes next. To which index does it go?", values[from]);
        let because =
            "It goes in front of all larger elements of the sorted prefix, and of no other.";
        put(longest, question, vec![0, to + 1, from], to, because);
    }
    let stays = moves.iter().skip(1).position(|(from, to)| from == to).map(|k| k + 1);
    if let (Some(k), false) = (stays, is_binary) {
        let question = format!("{} comes next. How many comparisons does it need?", values[k + 1]);
        let because = "Its left neighbor is the largest element of the prefix, and it is not larger. So one comparison is enough.";
        put(k, question, vec![k, k + 1], 1, because);
    }
}

/// The slice, its elements from `n_sorted` on marked as waiting.
fn waiting(v: &[Value], n_sorted: usize, name: &str) -> Cells {
    let mut cells = Cells::new(v);
    cells.name = name.into();
    cells.first_index = Some(0);
    for cell in cells.cells.iter_mut().skip(n_sorted) {
        cell.role = Some(Role::Frontier);
    }
    cells
}

/// The element at `from`, about to go to `to`; those between them move right by one.
fn lifted(before: &[Value], (from, to): (usize, usize)) -> Cells {
    let mut cells = waiting(before, from + 1, "take up");
    cells.cells[from].role = Some(Role::Active);
    cells.pointers.push(Pointer { at: from, name: "i".into() });
    let arc = |from, to, role| Arc { from, to, label: String::new(), role: Some(role) };
    for j in to..from {
        cells.arcs.push(arc(j, j + 1, Role::Compared));
    }
    if to < from {
        cells.arcs.push(arc(from, to, Role::Active));
    }
    cells
}

/// The same element in its place.
fn dropped(after: &[Value], (from, to): (usize, usize)) -> Cells {
    let mut cells = waiting(after, from + 1, "drop in");
    cells.cells[to].role = Some(Role::Active);
    cells
}

fn by_shifting(before: &[Value], after: &[Value], (from, to): (usize, usize)) -> Frame {
    let x = &before[from];
    let mut cells = lifted(before, (from, to));
    for j in to.saturating_sub(1)..from {
        cells.cells[j].role = Some(Role::Compared);
    }
    let shifted = trace::list(before[to..from].iter().rev(), ", ");
    let larger = if from - to == 1 { "is larger and moves" } else { "are larger and move" };
    let caption = match (to.checked_sub(1).map(|left| &before[left]), from - to) {
        (Some(left), 0) => {
            format!("{x} comes next. The {left} before it is not larger, so {x} stays where it is.")
        }
        (Some(left), _) => format!(
            "{x} comes next. {shifted} {larger} right by one; {left} is not, so {x} goes to index {to}."
        ),
        (None, _) => format!(
            "{x} comes next. {shifted} {larger} right by one. So {x} goes to the front, index 0."
        ),
    };
    let frame = Frame::new(caption).with(cells);
    if to < from {
        frame.with(dropped(after, (from, to))).at("v.swap(j - 1, j);")
    } else {
        frame.at("while 0 < j && v[j] < v[j - 1] {")
    }
}

fn by_halving(
    before: &[Value],
    after: &[Value],
    probes: &[usize],
    (from, to): (usize, usize),
) -> Frame {
    let x = &before[from];
    let mut cells = lifted(before, (from, to));
    let mut asked = Vec::new();
    for &mid in probes {
        cells.cells[mid].role = Some(Role::Compared);
        let is_larger = if *x < before[mid] { "larger" } else { "not larger" };
        asked.push(format!("{} at index {mid} is {is_larger}", before[mid]));
    }
    let asked = asked.join(", ");
    if to == from {
        let caption = format!("{x} comes next. {asked}: it stays.");
        return Frame::new(caption).with(cells).at("let mid = usize::midpoint(lo, hi);");
    }
    let moved = trace::list(&before[to..from], ", ");
    let (moves, as_a) = if from - to == 1 { ("moves", "") } else { ("move", " as a block") };
    let caption = format!(
        "{x} comes next. {asked}: {x} goes to index {to}, and {moved} {moves} right{as_a}."
    );
    Frame::new(caption)
        .with(cells)
        .with(dropped(after, (from, to)))
        .at("v[lo..=i].rotate_right(1);")
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// Comparisons on four patterns, and shifts where they differ.
fn cost() -> Chart {
    let comparisons = |sort: fn(&mut [i32]) -> Counts| {
        move |pattern: Pattern, n: u16| sort(&mut pattern(n.into())).comparisons
    };
    let linear = comparisons(insertion_sort_counted);
    let halving = comparisons(binary_insertion_sort_counted);
    let shifts = |pattern: Pattern, n: u16| insertion_sort_counted(&mut pattern(n.into())).shifts;
    Chart {
        name: "Insertion sort: comparisons, and the shifts of one pattern".into(),
        x: Axis::log("elements"),
        y: Axis::log("steps"),
        series: vec![
            series("descending", patterns::descending, linear),
            series("random", patterns::random, linear),
            series("random, by halving", patterns::random, halving),
            series("nearly sorted", patterns::nearly_sorted, linear),
            series("shifts, nearly sorted", patterns::nearly_sorted, shifts),
        ],
    }
}

fn series(name: &str, pattern: Pattern, count: impl Fn(Pattern, u16) -> u64) -> Series {
    let point = |n: u16| {
        let steps = u32::try_from(count(pattern, n)).unwrap_or(u32::MAX);
        (f64::from(n), f64::from(steps))
    };
    Series { name: name.into(), points: SIZES.map(point).to_vec() }
}
