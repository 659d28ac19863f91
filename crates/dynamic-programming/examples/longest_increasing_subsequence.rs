//! Longest increasing subsequence, element by element:
//! `cargo run -p dynamic-programming --example longest_increasing_subsequence -- 10 9 2 5 3 7 101 18`.

use std::process::ExitCode;

use dynamic_programming::linear_dp::longest_increasing_subsequence::{
    Lis, LisCountError, count_by, lis_by, quadratic_by,
};
use input::Input;
use trace::{Arrow, Axis, Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "longest_increasing_subsequence",
    about: "Longest increasing subsequence: lay each element on the first pile whose top is not less.",
    arguments: "ELEMENT...",
    worked: &["3 0 2 1 4", "10 9 2 5 3 7 101 18"],
    flags: &[
        Flag { name: "--weak", value: None, about: "equal neighbors are allowed" },
        Flag { name: "--down", value: None, about: "decreasing, not increasing" },
        Flag { name: "--quadratic", value: None, about: "by the recurrence, without piles" },
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

/// Which subsequences are meant.
#[derive(Debug, Clone, Copy)]
struct Order {
    is_weak: bool,
    is_down: bool,
}

impl Order {
    fn precedes(self, a: i64, b: i64) -> bool {
        match self {
            Order { is_weak: false, is_down: false } => a < b,
            Order { is_weak: true, is_down: false } => a <= b,
            Order { is_weak: false, is_down: true } => a > b,
            Order { is_weak: true, is_down: true } => a >= b,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Order { is_weak: false, is_down: false } => "increasing",
            Order { is_weak: true, is_down: false } => "non-decreasing",
            Order { is_weak: false, is_down: true } => "decreasing",
            Order { is_weak: true, is_down: true } => "non-increasing",
        }
    }

    /// How an element stands to one that it precedes.
    fn relation(self) -> &'static str {
        match self {
            Order { is_weak: false, is_down: false } => "less than",
            Order { is_weak: true, is_down: false } => "at most",
            Order { is_weak: false, is_down: true } => "greater than",
            Order { is_weak: true, is_down: true } => "at least",
        }
    }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("element {}", v.len() + 1))?);
    }
    let order = Order { is_weak: options.has("--weak"), is_down: options.has("--down") };
    let by_recurrence = options.has("--quadratic");
    let precedes = |a: &i64, b: &i64| order.precedes(*a, *b);
    let lis = if by_recurrence { quadratic_by(&v, precedes) } else { lis_by(&v, precedes) };
    let is_long = |x: &i64| LONGEST < x.to_string().len();
    let frames = if MOST_ELEMENTS < v.len() || v.iter().any(is_long) {
        let limit = format!("{MOST_ELEMENTS} elements of {LONGEST} characters");
        vec![Frame::too_large(limit)]
    } else {
        let step = if by_recurrence { recurrence } else { pile };
        let mut frames: Vec<Frame> = (0..v.len()).map(|i| step(&v, &lis, order, i)).collect();
        frames.push(trace_back(&v, &lis));
        frames
    };
    let title = match v.len() {
        n if MOST_ELEMENTS < n => format!("Longest {} subsequence of {n} elements", order.name()),
        0 => format!("Longest {} subsequence of nothing", order.name()),
        _ => format!("Longest {} subsequence of {}", order.name(), trace::list(&v, " ")),
    };
    let count = count_by(&v, precedes);
    Ok(Trace { title, frames, answer: answer(&lis.values(&v), count) })
}

fn answer(values: &[i64], count: Result<u64, LisCountError>) -> String {
    if values.is_empty() {
        return "Length 0: the empty subsequence.".into();
    }
    let how_many = match count {
        Ok(1) => "There is one".into(),
        Ok(count) => format!("There are {count}"),
        Err(LisCountError) => format!("There are more than {}", u64::MAX),
    };
    format!("Length {}: {}. {how_many} of this length.", values.len(), trace::list(values, " "))
}

/// The sequence and its table, as far as it is filled.
fn table(v: &[i64], lis: &Lis, n_filled: usize) -> Grid {
    let lengths = lis.lengths()[..n_filled].iter();
    Grid {
        name: "i".into(),
        columns: (0..v.len()).map(|i| i.to_string()).collect(),
        rows: vec![Row::new("v", v), Row::new("f", lengths)],
        ..Grid::default()
    }
}

/// Element `i` goes on a pile.
fn pile(v: &[i64], lis: &Lis, order: Order, i: usize) -> Frame {
    let x = v[i];
    let length = lis.lengths()[i];
    let mut table = table(v, lis, i + 1);
    table.rows[0].cells[i].role = Some(Role::Active);
    table.rows[1].cells[i].role = Some(Role::Active);
    // The piles as they are after this element, each a row from its bottom to its top.
    let mut piles: Vec<Vec<usize>> = lis.piles();
    for pile in &mut piles {
        pile.retain(|&j| j <= i);
    }
    piles.retain(|pile| !pile.is_empty());
    let mut rows = Vec::new();
    for (k, pile) in piles.iter().enumerate() {
        let mut row = Row::new(format!("pile {}", k + 1), pile.iter().map(|&j| v[j]));
        if let Some(top) = row.cells.last_mut() {
            let role = match k + 1 {
                this if this == length => Role::Active,
                left if left + 1 == length => Role::Compared,
                _ => Role::Frontier,
            };
            top.role = Some(role);
        }
        rows.push(row);
    }
    let on = &piles[length - 1];
    let covered = on.len().checked_sub(2).map(|below| v[on[below]]);
    let top_before = (1 < length).then(|| piles[length - 2].last().map(|&j| v[j])).flatten();
    let relation = order.relation();
    let (goes, line) = match (covered, top_before) {
        (Some(covered), None) => {
            (format!("no top is {relation} {x}, so it covers {covered}"), "tops[pile] = x;")
        }
        (Some(covered), Some(top)) => {
            let goes = format!("{top} is the last top {relation} {x}, so it covers {covered}");
            (goes, "tops[pile] = x;")
        }
        (None, None) => ("there is no pile yet, so it opens one".into(), "tops.push(x);"),
        (None, Some(_)) => {
            (format!("every top is {relation} {x}, so it opens a pile"), "tops.push(x);")
        }
    };
    let caption =
        format!("{x} at index {i}: {goes}. It lies on pile {length}, and f({i}) = {length}.");
    let piles = Grid { rows, ..Grid::default() };
    Frame::new(caption).with(table).with(piles).at(line)
}

/// Element `i` looks at all before it.
fn recurrence(v: &[i64], lis: &Lis, order: Order, i: usize) -> Frame {
    let x = v[i];
    let length = lis.lengths()[i];
    let mut table = table(v, lis, i + 1);
    table.rows[0].cells[i].role = Some(Role::Active);
    table.rows[1].cells[i].role = Some(Role::Active);
    let mut before = Vec::new();
    for j in (0..i).filter(|&j| order.precedes(v[j], x)) {
        let is_best = lis.lengths()[j] + 1 == length;
        let role = if is_best { Role::Chosen } else { Role::Compared };
        table.rows[1].cells[j].role = Some(role);
        table.arrows.push(Arrow { from: (1, j), to: (1, i), role: Some(role) });
        before.push(format!("f({j}) = {}", lis.lengths()[j]));
    }
    let found = match &before[..] {
        [] => format!("nothing before it is {} it", order.relation()),
        [one] => format!("only one before it is {} it, with {one}", order.relation()),
        several => {
            let all = trace::all_of(several);
            format!("those before it that are {} it have {all}", order.relation())
        }
    };
    let caption = format!("{x} at index {i}: {found}. So f({i}) = {length}.");
    Frame::new(caption).with(table).at("lengths.push(longest + 1);")
}

/// The way back, from the end to the beginning.
fn trace_back(v: &[i64], lis: &Lis) -> Frame {
    let mut table = table(v, lis, v.len());
    let role = Some(Role::Chosen);
    for &i in lis.indices() {
        table.rows[0].cells[i] = Cell { role, ..Cell::new(v[i]) };
        table.rows[1].cells[i].role = role;
    }
    for pair in lis.indices().windows(2) {
        table.arrows.push(Arrow { from: (1, pair[1]), to: (1, pair[0]), role });
    }
    let caption = match lis.length() {
        0 => "Nothing is there, and nothing is left out.".to_owned(),
        1 => "The longest has one element: the last with f = 1.".to_owned(),
        n => format!(
            "Back from the last element with f = {n}: each time to the last one before it that fits and has one less."
        ),
    };
    Frame::new(caption).with(table).at("indices.push(i);")
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// Comparisons of both forms, on random and on ascending numbers.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Comparisons for the table and the way back".into(),
        x: Axis::log("elements"),
        y: Axis::log("comparisons"),
        series: vec![
            series("recurrence, random", |n| asked_by_recurrence(&random(n))),
            series("piles, random", |n| asked_by_piles(&random(n))),
            series("piles, ascending", |n| asked_by_piles(&ascending(n))),
        ],
    }
}

pub(crate) fn ascending(n: u16) -> Vec<u32> {
    (0..n).map(u32::from).collect()
}

/// Numbers without a pattern: a linear congruence, its high bits.
pub(crate) fn random(n: u16) -> Vec<u32> {
    let step = |x: &u32| Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    std::iter::successors(Some(5), step).map(|x| x >> 8).take(n.into()).collect()
}

pub(crate) fn asked_by_piles(v: &[u32]) -> u32 {
    let mut n_asked = 0;
    lis_by(v, |a, b| {
        n_asked += 1;
        a < b
    });
    n_asked
}

pub(crate) fn asked_by_recurrence(v: &[u32]) -> u32 {
    let mut n_asked = 0;
    quadratic_by(v, |a, b| {
        n_asked += 1;
        a < b
    });
    n_asked
}
