//! Binary search, probe by probe:
//! `cargo run -p search --example binary_search -- 17 0 3 7 8 17 26 30`.

use std::cell::Cell;
use std::process::ExitCode;

use input::Input;
use search::binary_search::{Step, gallop, gallop_watched, plain};
use trace::{
    Axis, Cells, Chart, Demo, Flag, Frame, Options, Pointer, Role, Series, SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "binary_search",
    about: "Binary search: look at the middle of an ascending sequence, and forget one half.",
    arguments: "SOUGHT ELEMENT...",
    worked: &[
        "30 0 3 7 8 17 26 30 36 48 50",
        "5 0 3 7 8 17 26 30 36 48 50",
        "17 0 3 7 8 17 26 30 36 48 50",
    ],
    flags: &[
        Flag { name: "--lower", value: None, about: "find the first that is not less" },
        Flag { name: "--upper", value: None, about: "find the first that is greater" },
        Flag { name: "--gallop", value: None, about: "find the first that is not less, by leaps" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Eight to twelve different numbers below 60, and one to search for, which is there in two of
/// three cases.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut numbers: Vec<i64> = (0..60).collect();
    dice.shuffle(&mut numbers);
    let n = 8 + dice.below(5);
    let sought = if dice.below(3) == 0 { numbers[n] } else { numbers[dice.below(n)] };
    numbers.truncate(n);
    numbers.sort_unstable();
    format!("{sought} {}", trace::list(&numbers, " "))
}

/// What still makes a picture.
const MOST_ELEMENTS: usize = 20;
const LONGEST: usize = 8;

/// What is asked of the sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    Any,
    Lower,
    Upper,
    Gallop,
}

fn mode(options: &Options) -> trace::Result<Mode> {
    Ok(match options.one_of(["--lower", "--upper", "--gallop"])? {
        Some("--lower") => Mode::Lower,
        Some("--upper") => Mode::Upper,
        Some(_) => Mode::Gallop,
        None => Mode::Any,
    })
}

/// The number sought, and an ascending sequence.
fn read(input: &mut Input<'_>) -> trace::Result<(i64, Vec<i64>)> {
    let sought = input.number("the number sought")?;
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        let name = format!("element {}", v.len() + 1);
        let element = input.number(&name)?;
        if let Some(last) = v.last().filter(|last| element < **last) {
            let reason = format!("is less than {last} before it; the sequence must ascend");
            return Err(input.invalid(name, reason).into());
        }
        v.push(element);
    }
    Ok((sought, v))
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = mode(options)?;
    let (x, v) = read(input)?;
    let mut probes = Vec::new();
    let watch = |step: Step| {
        let Step::Probe { lo, mid, hi } = step;
        probes.push((lo, mid, hi));
    };
    let found = match mode {
        Mode::Any => plain::binary_search_watched(&v, &x, watch),
        Mode::Lower => Err(plain::partition_point_watched(&v, |y| *y < x, watch)),
        Mode::Upper => Err(plain::partition_point_watched(&v, |y| *y <= x, watch)),
        Mode::Gallop => Err(gallop_watched(&v, |y| *y < x, watch)),
    };
    let is_long = |y: &i64| LONGEST < y.to_string().len();
    let frames = if MOST_ELEMENTS < v.len() || v.iter().any(is_long) {
        let limit = format!("{MOST_ELEMENTS} elements of {LONGEST} characters");
        vec![Frame::too_large(limit)]
    } else {
        frames(&v, x, mode, &probes, found)
    };
    let what = match mode {
        Mode::Any => format!("Binary search for {x}"),
        Mode::Lower => format!("Lower bound of {x}"),
        Mode::Upper => format!("Upper bound of {x}"),
        Mode::Gallop => format!("Galloping to {x}"),
    };
    let elements = trace::plural(v.len(), "element");
    let asked = trace::plural(probes.len(), "probe");
    let result = conclusion(v.len(), x, mode, found);
    let answer = format!("After {asked}: {result}.");
    Ok(Trace { title: format!("{what} in {elements}"), frames, answer })
}

/// What was found, in words.
fn conclusion(n: usize, x: i64, mode: Mode, found: Result<usize, usize>) -> String {
    match (found, mode) {
        (Ok(i), _) => format!("{x} is at index {i}"),
        (Err(i), Mode::Any) => format!("{x} is absent, and it belongs at index {i}"),
        (Err(i), Mode::Upper) if i == n => {
            format!("no element is greater than {x}, so the answer is {i}")
        }
        (Err(i), Mode::Upper) => format!("the first element greater than {x} is at index {i}"),
        (Err(i), _) if i == n => format!("every element is less than {x}, so the answer is {i}"),
        (Err(i), _) => format!("the first element not less than {x} is at index {i}"),
    }
}

/// One frame for each probe, and one for the end.
fn frames(
    v: &[i64],
    x: i64,
    mode: Mode,
    probes: &[(usize, usize, usize)],
    found: Result<usize, usize>,
) -> Vec<Frame> {
    let mut frames = Vec::new();
    if mode == Mode::Any {
        let caption = match v.len() {
            0 => "There is no candidate.".to_owned(),
            n => format!(
                "All {} are candidates: lo is 0, and hi is {n}.",
                trace::plural(n, "element")
            ),
        };
        let all = picture(v, (0, v.len()), None);
        frames.push(Frame::new(caption).with(all).at("let (mut lo, mut hi) = (0, v.len());"));
    }
    // While nothing has stopped the leaps, the upper end is that of the sequence.
    let mut is_leaping = mode == Mode::Gallop;
    for &(lo, mid, hi) in probes {
        is_leaping &= hi == v.len() && (mid + 2).is_power_of_two() && lo == mid / 2;
        let y = v[mid];
        let is_left = if mode == Mode::Upper { y <= x } else { y < x };
        if found == Ok(mid) {
            let caption = format!("Candidates {lo}..{hi}, middle {mid}: here is {x}.");
            let picture = picture(v, (lo, hi), Some((mid, Role::Chosen)));
            frames.push(Frame::new(caption).with(picture).at("Ordering::Equal => return Ok(mid)"));
            ask(&mut frames, v.len(), probes);
            return frames;
        }
        let how = match (mode, is_left) {
            (Mode::Upper, true) => "is not greater than",
            (Mode::Lower | Mode::Gallop, false) => "is not less than",
            (_, true) => "is less than",
            (_, false) => "is greater than",
        };
        let rest = match (mode, is_left) {
            (_, true) => format!("rule out index {mid} and everything to its left"),
            (Mode::Any, false) => format!("rule out index {mid} and everything to its right"),
            (_, false) => "the answer is here or farther to the left".to_owned(),
        };
        let line = match (mode, is_left) {
            (Mode::Any, true) => "Ordering::Less => lo = mid + 1",
            (Mode::Any, false) => "Ordering::Greater => hi = mid",
            _ if is_leaping => "let mid = lo + leap - 1;",
            _ => "if is_left(&v[mid]) {",
        };
        let goes = if is_leaping { "leap to" } else { "middle" };
        let caption = format!("Candidates {lo}..{hi}, {goes} {mid}: {y} {how} {x}, so {rest}.");
        let picture = picture(v, (lo, hi), Some((mid, Role::Active)));
        frames.push(Frame::new(caption).with(picture).at(line));
        is_leaping &= is_left;
    }
    let says = conclusion(v.len(), x, mode, found);
    let end = found.unwrap_or_else(|i| i);
    let chosen = (mode != Mode::Any && end < v.len()).then_some((end, Role::Chosen));
    let mut picture = picture(v, (end, end), chosen);
    picture.pointers.retain(|pointer| pointer.name != "mid");
    let last = Frame::new(format!("No candidate is left: {says}.")).with(picture);
    frames.push(if mode == Mode::Any { last.at("Err(lo)") } else { last });
    if mode == Mode::Any {
        ask(&mut frames, v.len(), probes);
    }
    frames
}

/// The questions: how many probes there will be at most, which candidates are left after the first,
/// and where the third middle is.
fn ask(frames: &mut [Frame], n: usize, probes: &[(usize, usize, usize)]) {
    if n < 4 {
        return;
    }
    let take = std::mem::take;
    let most = n.ilog2() as usize + 1;
    let question =
        format!("What is the largest number of probes that a search in {n} elements can take?");
    let because = format!(
        "Each probe leaves at most half of the candidates, rounded down. After {most} halvings, none of the {n} elements is left."
    );
    frames[0] = take(&mut frames[0]).ask_number(question, most, [most - 1, n / 2, n], because);
    let [(lo, mid, hi), (next_lo, next_mid, next_hi), rest @ ..] = probes else { return };
    let sides = [(*lo, *mid), (*lo, mid + 1), (*mid, *hi), (mid + 1, *hi)];
    if let Some(answer) = sides.iter().position(|side| *side == (*next_lo, *next_hi)) {
        let question = "Which indices are candidates now?";
        let choices = sides.map(|(lo, hi)| format!("{lo}..{hi}"));
        let because = "The middle has been compared, so it is no longer a candidate, and one side of it is ruled out too. \
                       hi is the first index after the candidates.";
        frames[1] = take(&mut frames[1]).ask(question, choices, answer, because);
    }
    if let [(lo, mid, hi), ..] = rest {
        let question = "At which index is the next probe?";
        let because = format!(
            "The candidates are {lo}..{hi}, and the middle of them is {mid}. Of two middles, the code takes the left one."
        );
        let others =
            [*next_mid, mid + 1, lo.saturating_sub(1)].into_iter().filter(|other| *other < n);
        frames[2] = take(&mut frames[2]).ask_number(question, *mid, others, because);
    }
}

/// The sequence: what is no candidate is turned down, and the middle has a mark of its own.
fn picture(v: &[i64], (lo, hi): (usize, usize), mid: Option<(usize, Role)>) -> Cells {
    let mut cells = Cells::new(v);
    cells.first_index = Some(0);
    for (i, cell) in cells.cells.iter_mut().enumerate() {
        cell.role = (i < lo || hi <= i).then_some(Role::Rejected);
    }
    let pointers = &mut cells.pointers;
    let mut point = |name: &str, at| pointers.push(Pointer { at, name: name.into() });
    point("lo", lo);
    if let Some((mid, role)) = mid {
        point("mid", mid);
        cells.cells[mid].role = Some(role);
    }
    point("hi", hi);
    cells
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The most comparisons that any search takes, present or absent.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u16| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Comparisons of one search, the worst of all".into(),
        x: Axis::log("elements"),
        y: Axis::log("comparisons"),
        series: vec![
            series("linear search", |n| worst(n, linear)),
            series("binary search", |n| worst(n, halving)),
            series("galloping, answer at index 5", |n| leaping(&evens(n), 10)),
        ],
    }
}

/// Even numbers, so that every odd one is absent.
pub(crate) fn evens(n: u16) -> Vec<u16> {
    (0..n).map(|i| 2 * i).collect()
}

/// The most comparisons over all that is there, and over all gaps.
pub(crate) fn worst(n: u16, count: fn(&[u16], u16) -> u16) -> u16 {
    let v = evens(n);
    (0..=2 * n).map(|x| count(&v, x)).max().unwrap_or(0)
}

pub(crate) fn linear(v: &[u16], x: u16) -> u16 {
    let mut n_comparisons = 0;
    let _ = v.iter().position(|y| {
        n_comparisons += 1;
        x <= *y
    });
    n_comparisons
}

pub(crate) fn halving(v: &[u16], x: u16) -> u16 {
    let mut n_comparisons = 0;
    let _ = plain::binary_search_watched(v, &x, |_| n_comparisons += 1);
    n_comparisons
}

pub(crate) fn leaping(v: &[u16], x: u16) -> u16 {
    let n_comparisons = Cell::new(0);
    gallop(v, |y| {
        n_comparisons.set(n_comparisons.get() + 1);
        *y < x
    });
    n_comparisons.get()
}
