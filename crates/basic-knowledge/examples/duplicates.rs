//! Counting the comparisons of two nested loops:
//! `cargo run -p basic-knowledge --example duplicates -- 7 3 9 2 5`.

use std::process::ExitCode;

use basic_knowledge::time_complexity::plain::{contains_watched, has_duplicate_watched};
use input::Input;
use trace::{
    Axis, Cell, Cells, Chart, Demo, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "basic-knowledge",
    name: "duplicates",
    about: "Are two of these numbers equal? Each number is compared with those before it, and the comparisons are counted.",
    arguments: "NUMBER...",
    worked: &["7 3 9 2 5"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Five to seven numbers below 20, of which two are equal now and then.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let numbers: Vec<usize> = (0..5 + dice.below(3)).map(|_| dice.below(20)).collect();
    trace::list(&numbers, " ")
}

/// What still makes a picture.
const MOST_NUMBERS: usize = 12;
const LONGEST: usize = 6;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("number {}", v.len() + 1))?);
    }
    let is_long = v.iter().any(|x| LONGEST < x.to_string().len());
    let n = trace::plural(v.len(), "number");
    let title = format!("Are two of {n} equal?");
    if MOST_NUMBERS < v.len() || is_long {
        // Without a picture, a sorted copy answers sooner; the count follows from the first pair.
        let (is_there, count) = quick_count(&v);
        let limit = format!("{MOST_NUMBERS} numbers of {LONGEST} characters");
        let frames = vec![Frame::too_large(limit)];
        return Ok(Trace { title, frames, answer: answer(is_there, count) });
    }
    let mut pairs = Vec::new();
    let is_there = has_duplicate_watched(&v, |step| pairs.push((step.i, step.j.unwrap_or(0))));
    let frames = frames(&v, &pairs, is_there);
    Ok(Trace { title, frames, answer: answer(is_there, pairs.len() as u64) })
}

fn answer(is_there: bool, count: u64) -> String {
    let found = if is_there { "Yes" } else { "No" };
    format!("{found}, after {}.", trace::plural(count, "comparison"))
}

/// Whether two numbers are equal, and how many comparisons the two loops make: all pairs before the
/// first number that is equal to an earlier one, and those up to that one.
fn quick_count(v: &[i64]) -> (bool, u64) {
    let mut places: Vec<(i64, usize)> = v.iter().copied().zip(0..).collect();
    places.sort_unstable();
    // Of equal numbers the two first ones, by the second of them.
    let firsts = places.chunk_by(|a, b| a.0 == b.0).filter_map(|equal| {
        let [(_, first), (_, second), ..] = equal else { return None };
        Some((*second, *first))
    });
    if let Some((i, j)) = firsts.min() {
        let (i, j) = (i as u64, j as u64);
        (true, i * i.saturating_sub(1) / 2 + j + 1)
    } else {
        let n = v.len() as u64;
        (false, n * n.saturating_sub(1) / 2)
    }
}

/// One frame before, one for each turn of the outer loop, and one for the end.
fn frames(v: &[i64], pairs: &[(usize, usize)], is_there: bool) -> Vec<Frame> {
    let before = Frame::new("No numbers have been compared.")
        .with(list(v, None, None))
        .with(triangle(v, pairs, 0, None));
    let mut frames = vec![before.at("for i in 0..v.len() {")];
    let (mut n_before, last) = (0, pairs.last().copied());
    for i in 0..v.len() {
        let n_turn = pairs.iter().filter(|pair| pair.0 == i).count();
        if n_turn == 0 && is_there {
            continue;
        }
        let total = n_before + n_turn;
        let turn = if n_turn == 0 {
            format!("i = {i}: there is no number before {}, so nothing is compared.", v[i])
        } else {
            let before = trace::all_of(&v[..n_turn]);
            let comparisons = trace::plural(n_turn, "comparison");
            let found =
                last.filter(|(at, _)| is_there && *at == i).map_or_else(String::new, |(_, j)| {
                    format!(" It is equal to the number at index {j}: the answer is yes.")
                });
            format!(
                "i = {i}: {} is compared with {before}. {comparisons}, {total} in all.{found}",
                v[i]
            )
        };
        let is_found = is_there && last.is_some_and(|(at, _)| at == i);
        let line = match (n_turn, is_found) {
            (0, _) => "for j in 0..i {",
            (_, true) => "return true;",
            (_, false) => "if v[i] == v[j] {",
        };
        let equal = last.filter(|_| is_found).map(|(_, j)| j);
        let picture = Frame::new(turn).with(list(v, Some((i, n_turn)), equal)).with(triangle(
            v,
            pairs,
            total,
            Some(i),
        ));
        frames.push(picture.at(line));
        n_before = total;
    }
    if !is_there {
        let all = trace::plural(pairs.len(), "comparison");
        let end = Frame::new(format!(
            "All pairs have been compared, and no two numbers are equal: {all}."
        ))
        .with(list(v, None, None))
        .with(triangle(v, pairs, pairs.len(), None));
        frames.push(end);
        ask(v.len(), &mut frames);
    }
    frames
}

/// The numbers: the one whose turn it is, and those with which it is compared.
fn list(v: &[i64], turn: Option<(usize, usize)>, equal: Option<usize>) -> Cells {
    let mut cells = Cells::new(v);
    cells.first_index = Some(0);
    if let Some((i, n_turn)) = turn {
        cells.cells[i].role = Some(Role::Active);
        for cell in &mut cells.cells[..n_turn] {
            cell.role = Some(Role::Compared);
        }
    }
    if let Some(j) = equal {
        cells.cells[j].role = Some(Role::Chosen);
    }
    cells
}

/// A cell for each pair: the number of its comparison.
fn triangle(v: &[i64], pairs: &[(usize, usize)], n_done: usize, turn: Option<usize>) -> Grid {
    let rows = (0..v.len()).map(|i| {
        let cells = (0..v.len()).map(|j| {
            let place = pairs[..n_done].iter().position(|pair| *pair == (i, j));
            match place {
                Some(k) if turn == Some(i) => Cell::marked((k + 1).to_string(), Role::Active),
                Some(k) => Cell::marked((k + 1).to_string(), Role::Settled),
                None => Cell::new(""),
            }
        });
        Row { header: format!("i = {i}"), cells: cells.collect(), ..Row::default() }
    });
    let columns = (0..v.len()).map(|j| format!("j = {j}")).collect();
    Grid { columns, rows: rows.collect(), ..Grid::default() }
}

/// The questions: the comparisons of the next turn, of all turns, and of a list twice as long.
fn ask(n: usize, frames: &mut [Frame]) {
    if n < 4 {
        return;
    }
    let take = std::mem::take;
    let question = "How many comparisons will the next turn make?";
    let because = "The number at index i is compared with the i numbers before it.";
    let turn = 3;
    frames[turn] =
        take(&mut frames[turn]).ask_number(question, turn, [turn - 1, turn + 1, n], because);
    let question = format!("How many comparisons will there be in all, for {n} different numbers?");
    let all = n * (n - 1) / 2;
    let because = format!("0 + 1 + … + {} = {n} · {} / 2.", n - 1, n - 1);
    frames[1] = take(&mut frames[1]).ask_number(question, all, [n, n * n, all + n], because);
    let last = frames.len() - 2;
    let question = "The list becomes twice as long. How many comparisons are made then?";
    let because = "The triangle has twice as many rows, and its rows are twice as long.";
    let choices = ["about twice as many", "about four times as many", "about eight times as many"];
    frames[last] = take(&mut frames[last]).ask(question, choices, 1, because);
}

pub(crate) const SIZES: [u16; 6] = [16, 32, 64, 128, 256, 512];

/// The comparisons of both programs in the worst case.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Comparisons in the worst case".into(),
        x: Axis::log("n"),
        y: Axis::log("comparisons"),
        series: vec![series("contains", scan), series("has_duplicate", pairs)],
    }
}

pub(crate) fn scan(n: u16) -> u32 {
    let (v, mut count): (Vec<u16>, u32) = ((0..n).collect(), 0);
    contains_watched(&v, &n, |_| count += 1);
    count
}

pub(crate) fn pairs(n: u16) -> u32 {
    let (v, mut count): (Vec<u16>, u32) = ((0..n).collect(), 0);
    has_duplicate_watched(&v, |_| count += 1);
    count
}
