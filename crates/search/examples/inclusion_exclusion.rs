//! The size of a union, term by term:
//! `cargo run -p search --example inclusion_exclusion -- 12 2 3`.

use std::num::NonZeroU64;
use std::process::ExitCode;

use input::Input;
use search::counting_principles::inclusion_exclusion::{MOST_SETS, divisible_by_all, union_size};
use trace::{Axis, Cell, Chart, Demo, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "inclusion_exclusion",
    about: "How many numbers from 1 to LAST have at least one of the divisors? Sets that overlap are counted.",
    arguments: "LAST DIVISOR...",
    worked: &["12 2 3", "1000 2 3 5"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// A last number that is drawn, and two different divisors of which none is 1.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut divisors = [2, 3, 4, 5, 6];
    dice.shuffle(&mut divisors);
    format!("{} {} {}", 12 + dice.below(9), divisors[0], divisors[1])
}

/// What still makes a picture.
const MOST_COLUMNS: u64 = 20;
const MOST_DIVISORS: usize = 4;
const MOST_NUMBERS: u64 = 1_000_000_000_000;

/// The last number, and divisors.
fn read(input: &mut Input<'_>) -> trace::Result<(u64, Vec<NonZeroU64>)> {
    let last = input.number("the last number")?;
    let mut divisors = Vec::new();
    while !input.is_end() {
        let what = format!("divisor {}", divisors.len() + 1);
        let divisor = NonZeroU64::new(input.number(&what)?);
        if MOST_SETS <= divisors.len() {
            let reason = format!("is one too many; the limit is {MOST_SETS}");
            return Err(input.invalid(what, reason).into());
        }
        divisors.push(divisor.ok_or_else(|| input.invalid(what, "divides nothing above 0"))?);
    }
    Ok((last, divisors))
}

/// A term of inclusion-exclusion: what the numbers are divisible by, and how many there are.
struct Term {
    divisors: Vec<NonZeroU64>,
    size: u64,
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let (last, divisors) = read(input)?;
    let mut terms: Vec<Term> = Vec::new();
    let is_small = divisors.len() <= MOST_DIVISORS && last <= MOST_NUMBERS;
    let size = union_size(divisors.len(), |chosen| {
        let divisors: Vec<NonZeroU64> = chosen.iter().map(|i| divisors[*i]).collect();
        let size = divisible_by_all(last, divisors.iter().copied());
        if is_small {
            terms.push(Term { divisors, size });
        }
        size
    });
    // The divisors were counted when they were read, and no sizes of sets that exist contradict
    // each other.
    let size = size.map_err(|_| "the union cannot be counted")?;
    let names = list(&divisors, " or ");
    let title = format!("How many numbers from 1 to {last} are divisible by {names}?");
    let answer = format!("Divisible by {names}: {size} of {last}.");
    if !is_small {
        let limit = format!("{MOST_DIVISORS} divisors, and numbers up to {MOST_NUMBERS}");
        let frame = Frame::too_large(limit);
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    let mut frames = Vec::new();
    let mut total: i64 = 0;
    for (i, term) in terms.iter().enumerate() {
        let sign = if term.divisors.len() % 2 == 1 { '+' } else { '-' };
        let before = total;
        let term_size = i64::try_from(term.size)?;
        total += if sign == '+' { term_size } else { -term_size };
        let by = list(&term.divisors, " and ");
        let sum = format!("{before} {sign} {} = {total}", term.size);
        let caption = format!("Divisible by {by}: {}, {sum}.", trace::plural(term.size, "number"));
        let frame = Frame::new(caption).at("size += if n_chosen % 2 == 1");
        let frame = if last <= MOST_COLUMNS {
            frame.with(members(last, &divisors, &terms[..=i]))
        } else {
            frame.with(summands(&terms[..=i]))
        };
        let is_last_single = 1 < divisors.len() && i + 1 == divisors.len();
        frames.push(match i64::try_from(size)? {
            size if is_last_single && size != total => frame.ask_number(
                "The single sets are added. How many numbers are in at least one of them?",
                size,
                [total, size - 1, size + 1],
                "A number in several sets has been added once for each of them, and must be counted once.",
            ),
            _ => frame,
        });
    }
    Ok(Trace { title, frames, answer })
}

fn list(divisors: &[NonZeroU64], between: &str) -> String {
    let all: Vec<String> = divisors.iter().map(NonZeroU64::to_string).collect();
    if all.is_empty() { "nothing".into() } else { all.join(between) }
}

/// The sets as rows, and how often the terms so far have counted each number.
fn members(last: u64, divisors: &[NonZeroU64], terms: &[Term]) -> Grid {
    let is_divisible = |x: u64, by: &NonZeroU64| x.is_multiple_of(by.get());
    let mut rows: Vec<Row> = divisors
        .iter()
        .map(|divisor| {
            let marks = (1..=last).map(|x| if is_divisible(x, divisor) { "x" } else { "" });
            Row::new(format!("by {divisor}"), marks)
        })
        .collect();
    let mut counted = Row { header: "counted".into(), apart: true, ..Row::default() };
    for x in 1..=last {
        let is_in = |term: &&Term| term.divisors.iter().all(|divisor| is_divisible(x, divisor));
        let sign = |term: &Term| if term.divisors.len() % 2 == 1 { 1 } else { -1 };
        let times: i32 = terms.iter().filter(is_in).map(sign).sum();
        let role = match times {
            0 => None,
            1 => Some(Role::Settled),
            _ => Some(Role::Rejected),
        };
        let is_last = terms.last().is_some_and(|term| is_in(&term));
        let text = if times == 0 && !is_last { String::new() } else { times.to_string() };
        counted.cells.push(Cell { text, role });
    }
    rows.push(counted);
    Grid { columns: (1..=last).map(|x| x.to_string()).collect(), rows, ..Grid::default() }
}

/// The terms, one a row.
fn summands(terms: &[Term]) -> Grid {
    let row = |term: &Term| {
        let sign = if term.divisors.len() % 2 == 1 { "+" } else { "-" };
        Row::new(list(&term.divisors, ", "), [format!("{sign}{}", term.size)])
    };
    let mut rows: Vec<Row> = terms.iter().map(row).collect();
    if let Some(cell) = rows.last_mut().and_then(|row| row.cells.last_mut()) {
        cell.role = Some(Role::Active);
    }
    Grid { columns: vec!["numbers".into()], rows, ..Grid::default() }
}

// Cost.

pub(crate) const SIZES: [u16; 5] = [1, 2, 4, 8, 16];

/// How many intersections are asked for.
fn cost() -> Chart {
    let points = SIZES.map(|n| (f64::from(n), f64::from(terms(n)))).to_vec();
    Chart {
        name: "Terms of a union".into(),
        x: Axis::log("sets"),
        y: Axis::log("terms"),
        series: vec![Series { name: "terms".into(), points }],
    }
}

pub(crate) fn terms(n: u16) -> u32 {
    let mut n_terms = 0;
    let _ = union_size(n.into(), |_| {
        n_terms += 1;
        1
    });
    n_terms
}
