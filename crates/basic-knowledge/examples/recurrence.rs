//! The class of a recurrence:
//! `cargo run -p basic-knowledge --example recurrence -- "T(n) = 3T(n/2) + n"`.

mod typed;

use std::cell::Cell as Flag;
use std::process::ExitCode;

use basic_knowledge::recurrence::exact::{Split, evaluate};
use basic_knowledge::recurrence::{
    Case, Growth, Part, Solution, akra_bazzi, decimal, master, weight,
};
use input::Input;
use trace::{Cell, Demo, Frame, Grid, Options, Role, Row, Trace};
use typed::{LIMIT, Typed, real};

pub(crate) const DEMO: Demo = Demo {
    package: "basic-knowledge",
    name: "recurrence",
    about: "The class of a recurrence, why, and a check against exact values.",
    arguments: "T(n) = aT(n/b) + ... + f(n)",
    worked: &["T(n) = 2T(n/2) + n", "T(n) = 9T(n/3) + n", "T(n) = T(n/3) + T(2n/3) + n"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let typed = typed::read(input)?;
    let parts: Vec<Part> = typed.splits.iter().map(Split::part).collect();
    let (ratio, (_, f)) = (parts[0].ratio, typed.largest());
    let is_even = parts.iter().all(|part| part.ratio.total_cmp(&ratio).is_eq());
    let a = parts.iter().map(|part| part.times).sum();
    let solution = if is_even { master(a, 1.0 / ratio, f)? } else { akra_bazzi(&parts, f)? };
    let (caption, line) = verdict(&parts, is_even, f, &solution);
    let frames = vec![
        Frame::new(caption).with(weights(&parts, &solution)).at(line),
        if typed.is_too_large() { Frame::too_large(LIMIT) } else { check(&typed, solution.growth) },
    ];
    let answer = format!("{} is Θ({}).", typed.text, solution.growth);
    Ok(Trace { title: typed.text, frames, answer })
}

/// Exact values beside the class, at five powers of the denominator, each at least eight times the
/// one before.
fn check(typed: &Typed, growth: Growth) -> Frame {
    let columns = ["T(n)", "T(n) / g(n)"].map(str::to_owned).to_vec();
    let mut table = Grid { name: "n".into(), columns, ..Grid::default() };
    let mut step = typed.denominator();
    while step < 8 {
        step *= typed.denominator();
    }
    let mut n = step;
    let is_rounded = Flag::new(false);
    let f = |n| {
        is_rounded.set(is_rounded.get() || !typed.is_whole(n));
        typed.f(n)
    };
    while let Some(next) = n.checked_mul(step).filter(|_| table.rows.len() < 5) {
        n = next;
        // Too large for 64 bits, or a size that is split into itself: what is there must do.
        let Ok(value) = evaluate(n, &typed.splits, |n| typed.base(n), f) else {
            break;
        };
        let quotient = decimal(real(value) / growth.at(real(n)));
        table.rows.push(Row::new(n.to_string(), [value.to_string(), quotient]));
    }
    let rounded = if is_rounded.get() { ", with f rounded to whole numbers" } else { "" };
    let caption = format!(
        "Exact values for T(0) = T(1) = 1{rounded}, over g(n) = {growth}: the quotient stays within bounds."
    );
    // Of what grows, rounding takes an ever smaller share. Of 0.4 it takes all.
    if is_rounded.get() && typed.largest().1 <= Growth::default() {
        return Frame::new("No exact values: the driving term is no whole number.");
    }
    if table.rows.is_empty() {
        return Frame::new("No exact values: one needs itself, or exceeds 64 bits.");
    }
    Frame::new(caption).with(table)
}

/// The theorem that decides, with the comparison that it makes, and its line in the code.
fn verdict(parts: &[Part], is_even: bool, f: Growth, s: &Solution) -> (String, &'static str) {
    let p = decimal(s.critical);
    let exponent = if is_even {
        let a: f64 = parts.iter().map(|part| part.times).sum();
        let (a, b) = (decimal(a), decimal(1.0 / parts[0].ratio));
        format!("The master theorem: a = {a} parts, each n/{b}; log {a} / log {b} = {p}.")
    } else {
        format!(
            "The parts have several sizes, so the master theorem does not apply. By Akra and Bazzi, the sum is 1 at p = {p}."
        )
    };
    let (compares, decides, line) = match s.case {
        Case::Leaves => ("<", "the leaves dominate", "Case::Leaves,"),
        Case::Root => (">", "the root dominates", "Case::Root,"),
        Case::Balanced if 0.0 < s.growth.loglogs => {
            ("=", "the exponent of the logarithm matters", "loglogs: 1.0")
        }
        Case::Balanced if f.logs < -1.0 => {
            ("=", "the exponent of the logarithm matters", "Case::Balanced, leaves")
        }
        Case::Balanced => ("=", "each level counts", "f.logs + 1.0))"),
    };
    let k = decimal(f.power);
    let caption = format!(
        "{exponent} In {f} the exponent of n is {k} {compares} {p}, so {decides}: Θ({}).",
        s.growth
    );
    (caption, line)
}

/// The sum of a b^p at some p, and at the one where it is 1.
fn weights(parts: &[Part], solution: &Solution) -> Grid {
    let mut grid = Grid::default();
    let mut row = Row { header: "sum of a b^p".into(), ..Row::default() };
    for (p, role) in
        [(0.0, None), (1.0, None), (2.0, None), (solution.critical, Some(Role::Chosen))]
    {
        grid.columns.push(format!("p = {}", decimal(p)));
        row.cells.push(Cell { text: decimal(weight(parts, p)), role });
    }
    grid.rows.push(row);
    grid
}
