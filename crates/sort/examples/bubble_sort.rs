//! Bubble sort, comparison by comparison: `cargo run -p sort --example bubble_sort -- 5 2 4 6 1 3`.

#[path = "values/mod.rs"]
mod values;

use std::process::ExitCode;

use input::Input;
use sort::Step;
use sort::bubble_sort::{
    Counts, bubble_sort_counted, cocktail_sort_counted, cocktail_sort_watched,
    early_exit_sort_counted, early_exit_sort_watched, plain,
};
use sort::patterns::{self, Pattern};
use trace::{Arc, Axis, Cells, Chart, Demo, Flag, Frame, Options, Role, Series, SplitMix64, Trace};
use values::{Value, read};

pub(crate) const DEMO: Demo = Demo {
    package: "sort",
    name: "bubble_sort",
    about: "Bubble sort: neighbors that are out of order are swapped, pass after pass.",
    arguments: "ELEMENT...",
    worked: &["12 5 7 3 9 14"],
    flags: &[
        Flag { name: "--cocktail", value: None, about: "pass up and down in turn" },
        Flag { name: "--early-exit", value: None, about: "stop after a pass without a swap" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Five or six different numbers of up to 20.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut numbers: Vec<String> = (1..=20).map(|number: u32| number.to_string()).collect();
    dice.shuffle(&mut numbers);
    numbers.truncate(5 + dice.below(2));
    numbers.join(" ")
}

/// What still makes a picture.
const MOST_ELEMENTS: usize = 12;

/// The three forms of the section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    LastSwap,
    EarlyExit,
    Cocktail,
}

impl Form {
    fn of(options: &Options) -> trace::Result<Form> {
        match (options.has("--cocktail"), options.has("--early-exit")) {
            (true, true) => Err("--cocktail and --early-exit are two different sorts".into()),
            (true, false) => Ok(Form::Cocktail),
            (false, true) => Ok(Form::EarlyExit),
            (false, false) => Ok(Form::LastSwap),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Form::LastSwap => "Bubble sort",
            Form::EarlyExit => "Bubble sort with early exit",
            Form::Cocktail => "Cocktail sort",
        }
    }

    fn counted(self, v: &mut [Value]) -> Counts {
        match self {
            Form::LastSwap => bubble_sort_counted(v),
            Form::EarlyExit => early_exit_sort_counted(v),
            Form::Cocktail => cocktail_sort_counted(v),
        }
    }

    fn watched(self, v: &mut [Value], watch: impl FnMut(Step, &[Value])) {
        match self {
            Form::LastSwap => plain::bubble_sort_watched(v, watch),
            Form::EarlyExit => early_exit_sort_watched(v, Value::cmp, watch),
            Form::Cocktail => cocktail_sort_watched(v, Value::cmp, watch),
        }
    }

    /// The line before the first pass.
    fn begin(self) -> &'static str {
        match self {
            Form::LastSwap => "let mut hi = v.len();",
            Form::EarlyExit => "for hi in (1..v.len()).rev() {",
            Form::Cocktail => "let (mut lo, mut hi) = (0, v.len());",
        }
    }

    /// The line that compares two neighbors.
    fn comparison(self) -> &'static str {
        match self {
            Form::LastSwap => "if v[j] < v[j - 1] {",
            _ => "let is_greater = compare(&v[j - 1], &v[j]).is_gt();",
        }
    }

    /// The line that ends a pass.
    fn end_of_pass(self) -> &'static str {
        match self {
            Form::LastSwap => "hi = last_swap;",
            Form::EarlyExit => "if !has_swapped {",
            Form::Cocktail => "lo = first;",
        }
    }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let values = read(input)?;
    let form = Form::of(options)?;
    let mut sorted = values.clone();
    let counts = form.counted(&mut sorted);
    let frames = match values::too_large(&values, MOST_ELEMENTS) {
        Some(limit) => vec![limit],
        None => frames(&values, form),
    };
    let name = form.name();
    let title = values::title(name, &values, MOST_ELEMENTS);
    Ok(Trace { title, frames, answer: answer(&sorted, counts) })
}

fn answer(sorted: &[Value], Counts { passes, comparisons, swaps }: Counts) -> String {
    let passes = if passes == 1 { "1 pass".to_owned() } else { format!("{passes} passes") };
    let (comparisons, swaps) =
        (trace::plural(comparisons, "comparison"), trace::plural(swaps, "swap"));
    let counts = format!("Sorted in {passes}, with {comparisons} and {swaps}");
    values::answer(&counts, sorted)
}

/// Where a run is.
struct At {
    pass: usize,
    /// What lies outside `lo..hi` is final.
    lo: usize,
    hi: usize,
    /// Whether the pass is on its way down, which only cocktail sort does.
    is_down: bool,
    /// The right one of the pair that was compared last in this pass.
    last: Option<usize>,
    last_swap: usize,
}

/// One frame for each comparison, and one for the end of each pass.
fn frames(values: &[Value], form: Form) -> Vec<Frame> {
    let mut steps = Vec::new();
    form.watched(&mut values.to_vec(), |step, v| steps.push((step, v.to_vec())));
    let n = values.len();
    if n < 2 {
        let caption = if n == 0 { "There is nothing to sort." } else { "One element is sorted." };
        return vec![Frame::new(caption).with(outside(values, n, n))];
    }
    let begin = Frame::new("Nothing is final yet.").with(outside(values, 0, n)).at(form.begin());
    let mut frames = vec![begin];
    let mut at = At { pass: 1, lo: 0, hi: n, is_down: false, last: None, last_swap: 0 };
    for (k, (step, v)) in steps.iter().enumerate() {
        match *step {
            Step::Compare { j, .. } => {
                if at.last.is_some_and(|last| j < last) && !at.is_down {
                    (at.is_down, at.hi) = (true, at.last_swap);
                }
                at.last = Some(j);
                let is_swapped = matches!(steps.get(k + 1), Some((Step::Swap { .. }, _)));
                if is_swapped {
                    at.last_swap = j;
                }
                frames.push(compared(v, j, is_swapped, &at, form));
            }
            Step::Pass { lo, hi } => {
                frames.push(passed(v, (lo, hi), &at, form));
                at = At { pass: at.pass + 1, lo, hi, is_down: false, last: None, last_swap: lo };
            }
            _ => {}
        }
    }
    if form == Form::LastSwap {
        ask(&mut frames, values, &steps);
    }
    frames
}

/// The questions: where the largest element will be after the first pass, where the second pass
/// ends, and how many passes the slowest element needs.
fn ask(frames: &mut [Frame], values: &[Value], steps: &[(Step, Vec<Value>)]) {
    let n = values.len();
    let mut put = |at: usize, question: &str, others: Vec<usize>, answer: usize, because: &str| {
        if let Some(frame) = frames.get_mut(at) {
            *frame = std::mem::take(frame).ask_number(question, answer, others, because);
        }
    };
    let is_pass = |step: &Step| matches!(step, Step::Pass { .. });
    let n_passes = steps.iter().filter(|(step, _)| is_pass(step)).count();
    put(
        0,
        "How many passes over the sequence will there be? One that swaps nothing counts too.",
        vec![1, n - 1, n_passes + 1],
        n_passes,
        &slowest(values, n_passes),
    );
    let first = steps.iter().position(|(step, _)| is_pass(step)).unwrap_or(0);
    let swaps = |step: &Step| matches!(step, Step::Swap { .. });
    // Frames are the beginning, the comparisons and the ends of passes.
    let n_compared = steps[..first].iter().filter(|(step, _)| !swaps(step)).count();
    if let Some((Step::Pass { hi, .. }, _)) = steps.get(first)
        && 1 < *hi
    {
        put(
            n_compared,
            "The first pass is over. How many comparisons will the second pass make?",
            vec![n - 1, n - 2],
            hi - 1,
            "The last swap put the largest element so far in its place, and every pair to the right of it was in \
             order. So all of that is final, and the second pass ends where that swap was.",
        );
    }
    if let Some((Step::Swap { j, .. }, v)) = steps.iter().find(|(step, _)| swaps(step))
        && j + 1 < n
    {
        let passed = v[j + 1..].iter().take_while(|x| **x < v[*j]).count();
        let at = steps.iter().take_while(|(step, _)| !swaps(step)).count();
        put(
            at,
            &format!(
                "{} is on its way to the right. At which index does it stop in this pass?",
                v[*j]
            ),
            vec![*j, n - 1],
            j + passed,
            "It is carried along until it meets an element that is not smaller.",
        );
    }
}

/// Why there are so many passes: the element that has the most larger ones in front of it needs one
/// pass for each of them.
fn slowest(values: &[Value], n_passes: usize) -> String {
    let n_larger = |i: usize| values[..i].iter().filter(|&x| values[i] < *x).count();
    let Some(i) = (0..values.len()).rev().max_by_key(|&i| n_larger(i)) else {
        return String::new();
    };
    let most = n_larger(i);
    if most == 0 {
        return "No element has a larger one in front of it, so the first pass swaps nothing."
            .into();
    }
    let larger = trace::plural(most as u64, "larger element");
    let are = if most == 1 { "is" } else { "are" };
    let mut because = format!(
        "{larger} {are} in front of {}, and each pass moves it past one of them.",
        values[i]
    );
    because += if n_passes == most {
        " The last of these passes swaps only at the front, so nothing is left to compare."
    } else {
        " The last of these passes does not make its last swap at the front, so one more pass must check what is \
         in front of it."
    };
    because
}

/// The slice; what is final outside `lo..hi` is marked. If nothing in between is left to do, all
/// is.
fn outside(v: &[Value], lo: usize, hi: usize) -> Cells {
    let mut cells = Cells::new(v);
    cells.first_index = Some(0);
    for (i, cell) in cells.cells.iter_mut().enumerate() {
        if i < lo || hi <= i || hi <= lo + 1 {
            cell.role = Some(Role::Settled);
        }
    }
    cells
}

fn compared(v: &[Value], j: usize, is_swapped: bool, at: &At, form: Form) -> Frame {
    let mut cells = outside(v, at.lo, at.hi);
    let role = if is_swapped { Role::Active } else { Role::Compared };
    cells.cells[j - 1].role = Some(role);
    cells.cells[j].role = Some(role);
    let arc = |from, to| Arc { from, to, label: String::new(), role: Some(role) };
    let way = match (form, at.is_down) {
        (Form::Cocktail, false) => " up",
        (Form::Cocktail, true) => " down",
        _ => "",
    };
    let (left, right) = (&v[j - 1], &v[j]);
    if is_swapped {
        cells.arcs = vec![arc(j - 1, j), arc(j, j - 1)];
        let caption =
            format!("Pass {}{way}: {left} is greater than {right}, so they are swapped.", at.pass);
        return Frame::new(caption).with(cells).at("v.swap(j - 1, j);");
    }
    let caption = format!("Pass {}{way}: {left} is not greater than {right}.", at.pass);
    Frame::new(caption).with(cells).at(form.comparison())
}

fn passed(v: &[Value], (lo, hi): (usize, usize), at: &At, form: Form) -> Frame {
    let n = v.len();
    let pass = at.pass;
    let caption = match form {
        _ if hi <= lo + 1 => format!("Pass {pass} ends, and everything is in its place."),
        Form::LastSwap => {
            let pair = format!("at indices {} and {hi}", hi - 1);
            format!(
                "Pass {pass} ends. Its last swap was {pair}: from index {hi} on, everything is final."
            )
        }
        Form::EarlyExit => format!("Pass {pass} ends. It has swapped, so there may be more to do."),
        Form::Cocktail if hi == n => {
            format!("Pass {pass} ends. What lies before index {lo} is final.")
        }
        Form::Cocktail => {
            format!(
                "Pass {pass} ends. What lies before index {lo} and from index {hi} on is final."
            )
        }
    };
    Frame::new(caption).with(outside(v, lo, hi)).at(form.end_of_pass())
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// Comparisons on three patterns, and swaps.
fn cost() -> Chart {
    let comparisons = |sort: fn(&mut [i32]) -> Counts| {
        move |pattern: Pattern, n: u16| sort(&mut pattern(n.into())).comparisons
    };
    let bubble = comparisons(bubble_sort_counted);
    let cocktail = comparisons(cocktail_sort_counted);
    let swaps = |pattern: Pattern, n: u16| bubble_sort_counted(&mut pattern(n.into())).swaps;
    Chart {
        name: "Bubble sort: comparisons, and the swaps of one pattern".into(),
        x: Axis::log("elements"),
        y: Axis::log("steps"),
        series: vec![
            series("descending", patterns::descending, bubble),
            series("random", patterns::random, bubble),
            series("random, cocktail sort", patterns::random, cocktail),
            series("swaps, random", patterns::random, swaps),
            series("1 pair in 100 swapped", patterns::nearly_sorted, bubble),
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
