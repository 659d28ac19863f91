//! The greatest common divisor of two numbers, by its definitions and by subtractions:
//! `cargo run -p number-theory --example greatest_common_divisor -- 36 66`.

use std::process::ExitCode;

use input::Input;
use number_theory::greatest_common_divisor::by_definition::{Bags, divisors};
use number_theory::greatest_common_divisor::{Step, checked_lcm, gcd, gcd_watched};
use number_theory::integer::Integer;
use trace::{Cell, Cells, Chart, Demo, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "greatest_common_divisor",
    about: "The greatest common divisor and the least common multiple: by lists of divisors, by bags of factors, by subtractions.",
    arguments: "A B",
    worked: &["36 66"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture: numbers up to this, and so many divisors in a list.
const LARGEST: u64 = 1_000_000;
const MOST_DIVISORS: usize = 24;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let a: i64 = input.number("the first number")?;
    let b: i64 = input.number("the second number")?;
    input.end("the two numbers")?;
    let title = format!("Greatest common divisor of {a} and {b}");
    let lcm = match checked_lcm(a, b) {
        Some(lcm) => format!("the lcm is {lcm}"),
        None => "the lcm does not fit into 64 bits".to_owned(),
    };
    let answer = format!("The gcd is {}, {lcm}.", gcd(a, b));
    let (a, b) = (a.magnitude(), b.magnitude());
    if LARGEST < a.max(b) {
        let frames = vec![Frame::too_large(format_args!("{LARGEST}"))];
        return Ok(Trace { title, frames, answer });
    }
    let mut frames = Vec::new();
    if let (Some(of_a), Some(of_b), Some(bags)) = (divisors(a), divisors(b), Bags::new(a, b)) {
        frames.extend(by_divisors([a, b], [&of_a, &of_b]));
        by_factors(&mut frames, [a, b], &bags);
        by_subtractions(&mut frames, a, b);
    } else {
        let caption = "Every number divides 0, so the gcd of 0 and another number is that number.";
        frames.push(Frame::new(caption).at("return a | b;"));
    }
    Ok(Trace { title, frames, answer })
}

/// Both lists of divisors, with what is in both.
fn by_divisors([a, b]: [u64; 2], [of_a, of_b]: [&[u64]; 2]) -> Option<Frame> {
    let list = |name: u64, divisors: &[u64], others: &[u64]| {
        let mut cells = Cells { name: name.to_string(), ..Cells::new(divisors) };
        for (cell, d) in cells.cells.iter_mut().zip(divisors) {
            cell.role = others.contains(d).then_some(Role::Compared);
        }
        let greatest = divisors.iter().rposition(|d| others.contains(d));
        if let Some(cell) = greatest.and_then(|at| cells.cells.get_mut(at)) {
            cell.role = Some(Role::Chosen);
        }
        cells
    };
    let is_short = of_a.len().max(of_b.len()) <= MOST_DIVISORS;
    let caption =
        "By definition: list all divisors of both. The greatest that is in both lists is the gcd.";
    let frame = Frame::new(caption).with(list(a, of_a, of_b)).with(list(b, of_b, of_a));
    is_short.then(|| frame.at("divisors(a)?.into_iter().rfind(|d| of_b.binary_search(d).is_ok())"))
}

/// The two bags, side by side where they do not overlap and one below the other where they do.
fn by_factors(frames: &mut Vec<Frame>, [a, b]: [u64; 2], bags: &Bags) {
    let row = |header: &str, parts: [bool; 3], role: Role| {
        let mut row = Row::new(header, Vec::<String>::new());
        for (part, is_there) in [&bags.only_a, &bags.common, &bags.only_b].into_iter().zip(parts) {
            let cell = |p| if is_there { Cell::marked(p, role) } else { Cell::default() };
            row.cells.extend(part.iter().map(cell));
        }
        row
    };
    let of_both = [
        row(&a.to_string(), [true, true, false], Role::Frontier),
        row(&b.to_string(), [false, true, true], Role::Frontier),
    ];
    let gcd = Row { apart: true, ..row("gcd", [false, true, false], Role::Chosen) };
    let lcm = row("lcm", [true, true, true], Role::Settled);
    let caption = "By factors: each number is a bag of primes. Put equal ones below each other.";
    let grid = Grid { rows: of_both.to_vec(), ..Grid::default() };
    frames.push(Frame::new(caption).with(grid).at("bags.common.push(p);"));
    let product = |factors: &[u64]| match factors {
        [] => "1, the product of nothing".to_owned(),
        _ => trace::list(factors, " · "),
    };
    let caption = format!("What is in both makes the gcd: {}.", product(&bags.common));
    let rows = of_both.iter().cloned().chain([gcd.clone()]).collect();
    let frame = Frame::new(caption).with(Grid { rows, ..Grid::default() });
    frames.push(frame.at("self.common.iter().product()"));
    let caption = "What is in one of them or in both makes the lcm. What is in both counts once.";
    let rows = of_both.into_iter().chain([gcd, lcm]).collect();
    let frame = Frame::new(caption).with(Grid { rows, ..Grid::default() });
    frames.push(
        frame.at("let mut all = self.only_a.iter().chain(&self.common).chain(&self.only_b);"),
    );
}

/// The binary algorithm, a row for each pair.
fn by_subtractions(frames: &mut Vec<Frame>, a: u64, b: u64) {
    let mut grid = Grid { columns: vec!["a".into(), "b".into()], ..Grid::default() };
    grid.rows.push(Row::new("given", [a, b]));
    let mut steps = Vec::new();
    let gcd = gcd_watched(a, b, |step, pair| steps.push((step, *pair)));
    let show = |grid: &Grid| {
        let mut grid = grid.clone();
        if let Some(last) = grid.rows.last_mut() {
            last.cells.iter_mut().for_each(|cell| cell.role = Some(Role::Active));
        }
        grid
    };
    // The pair of each step, and at the end twice the odd part of the gcd.
    let mut twos = 0;
    let last = |twos: u32| [gcd >> twos, gcd >> twos];
    for (at, &(step, [a, b])) in steps.iter().enumerate() {
        let next = match steps.get(at + 1) {
            Some(&(Step::Subtract, pair)) => pair,
            _ => last(if let Step::Strip { n_twos } = step { n_twos } else { twos }),
        };
        let (header, caption, code) = match step {
            Step::Strip { n_twos } => {
                twos = n_twos;
                let caption = format!(
                    "By subtraction: take all factors 2 out of both. Common to both: {n_twos}. These come back in the end."
                );
                ("odd parts", caption, "let n_twos = (a | b).trailing_zeros();")
            }
            Step::Subtract => {
                let caption = format!(
                    "What divides {a} and {b} divides their difference {}. It is even, and the divisor is not: take its factors 2 out.",
                    a.abs_diff(b)
                );
                ("", caption, "b = size >> difference.trailing_zeros();")
            }
        };
        grid.rows.push(Row::new(header, next));
        frames.push(Frame::new(caption).with(show(&grid)).at(code));
    }
    let caption = format!(
        "Both are equal: {} is their gcd. With the common factors 2, it is {gcd}.",
        gcd >> twos
    );
    frames.push(Frame::new(caption).with(show(&grid)).at("a << n_twos"));
}

pub(crate) const SIZES: [u32; 6] = [16, 32, 64, 128, 256, 512];

/// The most steps for any two numbers below n: if one tries each number from the lesser one down,
/// and by subtractions.
pub(crate) fn steps(n: u32) -> [u32; 2] {
    let (mut most_tried, mut most_subtractions) = (0, 0);
    for (a, b) in (1..n).flat_map(|a| (1..a).map(move |b| (a, b))) {
        let mut n_subtractions = 0;
        let gcd = gcd_watched(a, b, |step, _| {
            n_subtractions += u32::from(step == Step::Subtract);
        });
        most_tried = most_tried.max(b - gcd + 1);
        most_subtractions = most_subtractions.max(n_subtractions);
    }
    [most_tried, most_subtractions]
}

fn cost() -> Chart {
    let curves = ["each number down", "subtractions"];
    Chart::from_counts(
        "Steps to a gcd, at worst",
        ["numbers below", "steps"],
        &SIZES,
        curves,
        steps,
    )
}
