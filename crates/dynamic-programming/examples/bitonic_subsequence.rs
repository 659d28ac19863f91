//! Longest bitonic subsequence, up to the peak and down again:
//! `cargo run -p dynamic-programming --example bitonic_subsequence -- 1 11 2 10 4 5 2 1`.

use std::process::ExitCode;

use dynamic_programming::linear_dp::bitonic_subsequence::{
    Bitonic, Sides, bitonic_by, quadratic_by,
};
use input::Input;
use trace::{Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "bitonic_subsequence",
    about: "Longest bitonic subsequence: a rise from the left and a fall to the right meet in a peak.",
    arguments: "ELEMENT...",
    worked: &["1 11 2 10 4 5 2 1"],
    flags: &[
        Flag { name: "--both", value: None, about: "both sides of the peak hold an element" },
        Flag { name: "--weak", value: None, about: "equal neighbors are allowed" },
        Flag { name: "--valley", value: None, about: "first down, then up" },
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
const MOST_ELEMENTS: usize = 20;
const LONGEST: usize = 5;

type Precedes = fn(&i64, &i64) -> bool;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("element {}", v.len() + 1))?);
    }
    let precedes: Precedes = match (options.has("--valley"), options.has("--weak")) {
        (false, false) => i64::lt,
        (false, true) => i64::le,
        (true, false) => i64::gt,
        (true, true) => i64::ge,
    };
    let sides = if options.has("--both") { Sides::Both } else { Sides::MayBeEmpty };
    let found = bitonic_by(&v, sides, precedes);
    let words = if options.has("--valley") { VALLEY } else { HILL };
    let is_long = |x: &i64| LONGEST < x.to_string().len();
    let frames = if MOST_ELEMENTS < v.len() || v.iter().any(is_long) {
        let limit = format!("{MOST_ELEMENTS} elements of {LONGEST} characters");
        vec![Frame::too_large(limit)]
    } else {
        frames(&v, &found, sides, precedes, words)
    };
    let name = words.name;
    let title = match v.len() {
        n if MOST_ELEMENTS < n => format!("Longest {name} of {n} elements"),
        0 => format!("Longest {name} of nothing"),
        _ => format!("Longest {name} of {}", trace::list(&v, " ")),
    };
    let answer = match found.peak() {
        None if sides == Sides::Both => format!("There is no {name} with two sides."),
        None => "Length 0: the empty subsequence.".into(),
        Some(peak) => {
            let values = trace::list(found.values(&v), " ");
            let Words { extreme, .. } = words;
            format!("Length {}: {values}, with the {extreme} {}.", found.length(), v[peak])
        }
    };
    Ok(Trace { title, frames, answer })
}

/// How the parts of a subsequence are called.
#[derive(Debug, Clone, Copy)]
struct Words {
    name: &'static str,
    first: &'static str,
    second: &'static str,
    extreme: &'static str,
}

const HILL: Words =
    Words { name: "bitonic subsequence", first: "rise", second: "fall", extreme: "peak" };
const VALLEY: Words = Words { name: "valley", first: "fall", second: "rise", extreme: "bottom" };

fn frames(
    v: &[i64],
    found: &Bitonic,
    sides: Sides,
    precedes: Precedes,
    words: Words,
) -> Vec<Frame> {
    let n = v.len();
    let Words { first, second, extreme, .. } = words;
    let mut frames = Vec::new();
    for i in 0..n {
        let mut table = table(v, found, i + 1, n);
        let f = found.rising();
        let before = (0..i).rev().find(|&j| f[j] + 1 == f[i] && precedes(&v[j], &v[i]));
        point(&mut table, 1, i, before);
        let why = match before {
            Some(j) => format!("it goes on behind {} at index {j}", v[j]),
            None => format!("no {first} leads to it"),
        };
        let caption = format!("From the left, {} at index {i}: {why}, so f({i}) = {}.", v[i], f[i]);
        let line = "let rising = lengths_by(v.iter().copied(), &mut precedes);";
        frames.push(Frame::new(caption).with(table).at(line));
    }
    for i in (0..n).rev() {
        let mut table = table(v, found, n, i);
        let g = found.falling();
        let behind = (i + 1..n).find(|&j| g[j] + 1 == g[i] && precedes(&v[j], &v[i]));
        point(&mut table, 2, i, behind);
        let why = match behind {
            Some(j) => format!("it goes on to {} at index {j}", v[j]),
            None => format!("no {second} goes on from it"),
        };
        let caption =
            format!("From the right, {} at index {i}: {why}, so g({i}) = {}.", v[i], g[i]);
        let line = "let mut falling = lengths_by(v.iter().rev().copied(), &mut precedes);";
        frames.push(Frame::new(caption).with(table).at(line));
    }
    let mut sums = table(v, found, n, 0);
    let both = found.rising().iter().zip(found.falling());
    sums.rows.push(Row::new("f + g - 1", both.map(|(f, g)| f + g - 1)));
    let Some(peak) = found.peak() else {
        let caption = match n {
            0 => "Nothing is there, and nothing is left out.".to_owned(),
            _ => format!("Nowhere are f and g both at least 2: no {extreme} has two sides."),
        };
        frames.push(Frame::new(caption).with(sums));
        return frames;
    };
    for row in &mut sums.rows {
        row.cells[peak].role = Some(Role::Chosen);
    }
    let (f, g) = (found.rising()[peak], found.falling()[peak]);
    // A larger sum may stand where one side is empty.
    let of_which =
        if sides == Sides::Both { "The largest sum with two sides" } else { "The largest sum" };
    let caption = format!(
        "{of_which}, first at index {peak}: {f} + {g} - 1 = {}. So {} is the {extreme}.",
        found.length(),
        v[peak]
    );
    frames.push(Frame::new(caption).with(sums).at("(peak, longest) = (Some(i), up + down - 1);"));
    let mut last = table(v, found, n, 0);
    for &i in found.indices() {
        last.rows[0].cells[i].role = Some(Role::Chosen);
        let rows = if i < peak { 1..2 } else { 2..3 };
        for row in if i == peak { 1..3 } else { rows } {
            last.rows[row].cells[i].role = Some(Role::Chosen);
        }
    }
    for pair in found.indices().windows(2) {
        let (row, from, to) =
            if pair[1] <= peak { (1, pair[1], pair[0]) } else { (2, pair[0], pair[1]) };
        last.arrows.push(Arrow { from: (row, from), to: (row, to), role: Some(Role::Chosen) });
    }
    let caption =
        format!("From the {extreme} to both sides, each time to the nearest with one less.");
    frames.push(Frame::new(caption).with(last).at("side.push(i);"));
    frames
}

/// The sequence, the first `n_rising` entries of f, and the entries of g from `first_falling` on.
fn table(v: &[i64], found: &Bitonic, n_rising: usize, first_falling: usize) -> Grid {
    let texts = |row: &[usize], is_filled: &dyn Fn(usize) -> bool| -> Vec<String> {
        let text =
            |(i, x): (usize, &usize)| if is_filled(i) { x.to_string() } else { String::new() };
        row.iter().enumerate().map(text).collect()
    };
    Grid {
        name: "i".into(),
        columns: (0..v.len()).map(|i| i.to_string()).collect(),
        rows: vec![
            Row::new("v", v),
            Row::new("f", texts(found.rising(), &|i| i < n_rising)),
            Row::new("g", texts(found.falling(), &|i| first_falling <= i)),
        ],
        ..Grid::default()
    }
}

/// Marks the cell that is filled, and the one it was computed from.
fn point(table: &mut Grid, row: usize, i: usize, source: Option<usize>) {
    table.rows[0].cells[i].role = Some(Role::Active);
    table.rows[row].cells[i].role = Some(Role::Active);
    if let Some(j) = source {
        let role = Some(Role::Compared);
        table.rows[row].cells[j].role = role;
        table.arrows.push(Arrow { from: (row, j), to: (row, i), role });
    }
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// Comparisons of both forms, on random numbers and on a mountain.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Comparisons for the tables and the way down".into(),
        x: Axis::log("elements"),
        y: Axis::log("comparisons"),
        series: vec![
            series("recurrence, random", |n| asked_by_recurrence(&random(n))),
            series("piles, random", |n| asked_by_piles(&random(n))),
            series("piles, organ pipe", |n| asked_by_piles(&organ_pipe(n))),
        ],
    }
}

/// Up to the middle and down again.
pub(crate) fn organ_pipe(n: u16) -> Vec<u32> {
    (0..n).map(|i| u32::from(i.min(n - 1 - i))).collect()
}

/// Numbers without a pattern: a linear congruence, its high bits.
pub(crate) fn random(n: u16) -> Vec<u32> {
    let step = |x: &u32| Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    std::iter::successors(Some(5), step).map(|x| x >> 8).take(n.into()).collect()
}

pub(crate) fn asked_by_piles(v: &[u32]) -> u32 {
    let mut n_asked = 0;
    bitonic_by(v, Sides::MayBeEmpty, |a, b| {
        n_asked += 1;
        a < b
    });
    n_asked
}

pub(crate) fn asked_by_recurrence(v: &[u32]) -> u32 {
    let mut n_asked = 0;
    quadratic_by(v, Sides::MayBeEmpty, |a, b| {
        n_asked += 1;
        a < b
    });
    n_asked
}
