//! Extended Euclid, row by row: `cargo run -p number-theory --example extended_euclid -- 30 22`.

use std::num::NonZeroU64;
use std::process::ExitCode;

use input::Input;
use number_theory::extended_euclid::congruence::solve_congruence;
use number_theory::extended_euclid::plain::{self, Row, Step};
use number_theory::extended_euclid::{
    Bezout, Step as LibraryStep, extended_gcd, extended_gcd_signed, extended_gcd_watched, inverse,
};
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "extended_euclid",
    about: "The greatest common divisor of two numbers, and how it is made of them.",
    arguments: "A B, or with an option A M, or A B M",
    worked: &["30 22"],
    flags: &[
        Flag { name: "--inverse", value: None, about: "the x with A · x = 1 modulo M" },
        Flag { name: "--congruence", value: None, about: "all x with A · x = B modulo M" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ROWS: usize = 24;
const MOST_DIGITS: usize = 9;
const MOST_SOLUTIONS: u64 = 24;

/// Two numbers from 10 to 59 that differ.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let b = 10 + dice.below(30);
    let a = b + 1 + dice.below(20);
    format!("{a} {b}")
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    match (options.has("--congruence"), options.has("--inverse")) {
        (true, true) => Err("--congruence and --inverse exclude each other".into()),
        (true, false) => {
            let (a, b) = (input.number("a")?, input.number("b")?);
            let m = modulus(input)?;
            Ok(congruence(a, b, m))
        }
        (false, true) => {
            let a = input.number("a")?;
            let m = modulus(input)?;
            Ok(modular_inverse(a, m))
        }
        (false, false) => {
            let (a, b) = (input.number("a")?, input.number("b")?);
            input.end("the numbers")?;
            Ok(divisor(a, b))
        }
    }
}

fn modulus(input: &mut Input<'_>) -> trace::Result<NonZeroU64> {
    let m = input.number_in(1..=u64::MAX, "the modulus")?;
    input.end("the numbers")?;
    Ok(NonZeroU64::new(m).expect("at least 1"))
}

/// A number as a factor: in parentheses, if it is negative.
fn factor(x: i64) -> String {
    if x < 0 { format!("({x})") } else { x.to_string() }
}

fn divisor(a: i64, b: i64) -> Trace {
    let Bezout { gcd, x, y } = extended_gcd_signed(a, b);
    let frames = frames(a.unsigned_abs(), b.unsigned_abs());
    let [p, q, x, y] = [a, b, x, y].map(factor);
    Trace {
        title: format!("Extended Euclid of {a} and {b}"),
        frames,
        answer: format!("{gcd} = {p} · {x} + {q} · {y}"),
    }
}

fn modular_inverse(a: u64, m: NonZeroU64) -> Trace {
    let answer = match inverse(a, m) {
        Some(x) if m.get() == 1 => format!("{a} · {x} = {x} = 1 modulo 1"),
        Some(x) => format!("{a} · {x} = 1 modulo {m}"),
        None => {
            let Bezout { gcd, .. } = extended_gcd(m.get(), a);
            format!("{a} has no inverse modulo {m}: both are multiples of {gcd}.")
        }
    };
    let title = format!("The inverse of {a} modulo {m}");
    let mut frames = unlit(frames(m.get(), a % m));
    let Bezout { gcd, y, .. } = extended_gcd(m.get(), a % m);
    let caption = match inverse(a, m) {
        Some(x) => {
            let [rest, product] = [a % m, 1 % m].map(|number| number.to_string());
            let shown = if y < 0 { format!(", which is the same as {x}") } else { String::new() };
            format!(
                "Modulo {m} the multiple of {m} is 0. What is left says that {rest} times {y} is {product}. So the inverse is {y}{shown}."
            )
        }
        None => format!("The greatest common divisor is {gcd}, not 1, so {a} has no inverse."),
    };
    if let (Some(x), Some(frame)) = (inverse(a, m), frames.pop()) {
        let question = format!("Which number below {m} is the inverse of {a}?");
        let because = format!("{a} times {y} is 1 modulo {m}, and {y} is the same as {x}.");
        let others = [y.unsigned_abs(), m.get() - x, x + 1];
        frames.push(frame.ask_number(question, x, others, because));
    }
    conclude(&mut frames, caption, "(gcd == 1).then(||");
    Trace { title, frames, answer }
}

/// Adds a frame with the picture of the last one.
fn conclude(frames: &mut Vec<Frame>, caption: String, at: &'static str) {
    if let Some(last) = frames.last() {
        let ask = None;
        frames.push(Frame { caption, ask, ..last.clone() }.at(at));
    }
}

/// The frames of a page that does not list the lines of the table.
fn unlit(frames: Vec<Frame>) -> Vec<Frame> {
    frames.into_iter().map(|frame| Frame { at: None, ..frame }).collect()
}

fn congruence(a: u64, b: u64, m: NonZeroU64) -> Trace {
    let title = format!("All x with {a} · x = {b} modulo {m}");
    let mut frames = unlit(frames(m.get(), a));
    let Bezout { gcd, y, .. } = extended_gcd(m.get(), a);
    let solutions = solve_congruence(a, b, m);
    let (caption, at) = match &solutions {
        None => (
            format!(
                "The greatest common divisor {gcd} does not divide {b}, so there is no solution."
            ),
            "if !b.is_multiple_of(gcd.get()) {",
        ),
        Some(all) => {
            let step = all.step();
            let caption = format!(
                "{gcd} divides {b}. Divide by it: {} · x = {} modulo {step}. By the row of {gcd}, {} · {} = 1 modulo {step}. So x = {} modulo \
                 {step}.",
                a / gcd,
                b / gcd,
                a / gcd,
                factor(y),
                all.first().unwrap_or(0)
            );
            (caption, "let first = remainder(u128::from(inverse) * u128::from(b / gcd), step);")
        }
    };
    conclude(&mut frames, caption, at);
    let answer = match solutions {
        None => format!("No x has {a} · x = {b} modulo {m}."),
        Some(all) if all.n_left() <= MOST_SOLUTIONS => {
            let listed: Vec<String> = all.map(|x| x.to_string()).collect();
            format!("x = {}", listed.join(", "))
        }
        Some(all) => {
            let (first, step) = (all.first().unwrap_or(0), all.step());
            let every = if step.get() == 1 {
                "every number after it".to_owned()
            } else {
                format!("every number {step} after the last")
            };
            format!("{} solutions: {first}, and {every}.", all.n_left())
        }
    };
    Trace { title, frames, answer }
}

/// A line of the picture: the quotient that led to it, and the row.
type Line = (Option<i64>, Row);

/// The frames for a table of a and b.
fn frames(a: u64, b: u64) -> Vec<Frame> {
    let is_short = a.max(b).to_string().len() <= MOST_DIGITS;
    let (Ok(small_a), Ok(small_b)) = (u32::try_from(a), u32::try_from(b)) else {
        return vec![too_large()];
    };
    let mut steps = Vec::new();
    plain::extended_gcd_watched(small_a, small_b, |Step::Next { quotient, next }, _| {
        steps.push((quotient, next));
    });
    if MOST_ROWS < steps.len() + 2 || !is_short {
        return vec![too_large()];
    }
    let [first, second] = [[small_a.into(), 1, 0], [small_b.into(), 0, 1]];
    let mut lines: Vec<Line> = vec![(None, first), (None, second)];
    let caption = format!("The first two rows: {}, and {}.", sum(first, a, b), sum(second, a, b));
    let mut frames = vec![
        Frame::new(caption).with(table(&lines, None)).at("let mut upper = [i64::from(a), 1, 0];"),
    ];
    for (turn, &(quotient, next)) in steps.iter().enumerate() {
        let [upper, lower] = [lines[lines.len() - 2].1, lines[lines.len() - 1].1];
        ask(&mut frames, turn, [upper, lower, next], quotient, steps.len());
        lines.push((Some(quotient), next));
        let times = if quotient == 1 { String::new() } else { format!("{quotient} times ") };
        let caption = format!(
            "{} = {quotient} · {} + {}. Subtract {times}the row of {} from the row of {}: {}.",
            upper[0],
            lower[0],
            next[0],
            lower[0],
            upper[0],
            sum(next, a, b)
        );
        let at = "let next = [0, 1, 2].map(|i| upper[i] - quotient * lower[i]);";
        frames.push(Frame::new(caption).with(table(&lines, None)).at(at));
    }
    let result = lines.len() - 2;
    let caption = if steps.is_empty() {
        format!(
            "The second row begins with 0, so the first row is the answer: {}.",
            sum(first, a, b)
        )
    } else {
        format!("The row above the row of 0 is the answer: {}.", sum(lines[result].1, a, b))
    };
    frames.push(Frame::new(caption).with(table(&lines, Some(result))).at("while lower[0] != 0 {"));
    frames
}

fn too_large() -> Frame {
    Frame::too_large(format_args!("{MOST_ROWS} rows of {MOST_DIGITS} digits"))
}

/// Asks for a coefficient of the next row, and for the row of the answer.
fn ask(
    frames: &mut Vec<Frame>,
    turn: usize,
    [upper, lower, next]: [Row; 3],
    quotient: i64,
    n_steps: usize,
) {
    let Some(frame) = frames.pop() else { return };
    frames.push(match turn {
        1 | 2 if turn + 1 < n_steps => {
            let column = turn;
            let name = ["r", "x", "y"][column];
            let because = format!(
                "The quotient of {} and {} is {quotient}, and {} - {quotient} · {} = {}.",
                upper[0],
                lower[0],
                upper[column],
                factor(lower[column]),
                next[column]
            );
            let question = format!("What is {name} in the next row?");
            let others = [
                upper[column] + quotient * lower[column],
                lower[column] - upper[column],
                -next[column],
            ];
            frame.ask_number(question, next[column], others, because)
        }
        _ if 1 < turn && turn + 1 == n_steps => {
            let question = "The next row will be the row of 0. Which row is the answer?";
            let choices = [
                "the row of 0".to_owned(),
                format!("the row of {}", lower[0]),
                format!("the row of {}", upper[0]),
            ];
            let because = format!(
                "As in Euclid's algorithm, the last number before 0 is the greatest common divisor: {}.",
                lower[0]
            );
            frame.ask(question, choices, 1, because)
        }
        _ => frame,
    });
}

/// What a row says.
fn sum([r, x, y]: Row, a: u64, b: u64) -> String {
    format!("{r} = {a} · {} + {b} · {}", factor(x), factor(y))
}

/// The table; the new row is marked, and the two it was made of, or else the result.
fn table(lines: &[Line], result: Option<usize>) -> Grid {
    let columns = ["quotient", "r", "x", "y"].map(str::to_owned).to_vec();
    let mut grid = Grid { columns, ..Grid::default() };
    for (i, &(quotient, row)) in lines.iter().enumerate() {
        let role = match (result, lines.len() - i) {
            (Some(result), _) => (i == result).then_some(Role::Chosen),
            (None, 1) if 2 < lines.len() => Some(Role::Active),
            (None, 2 | 3) if 2 < lines.len() => Some(Role::Compared),
            _ => None,
        };
        let mut line = trace::Row::default();
        line.cells.push(Cell::new(quotient.map_or_else(String::new, |q| q.to_string())));
        line.cells.extend(row.map(|number| Cell { text: number.to_string(), role }));
        grid.rows.push(line);
    }
    grid
}

pub(crate) const SIZES: [u32; 7] = [8, 16, 32, 64, 128, 256, 512];

/// The most steps that it takes to find an inverse modulo some m up to n: by trying all numbers,
/// and by extended Euclid.
pub(crate) fn steps(n: u32) -> [u32; 2] {
    let mut most = [0, 0];
    for m in 1..=u64::from(n) {
        for a in 1..m {
            let mut n_divisions = 0;
            extended_gcd_watched(m, a, |step, _| {
                n_divisions += u32::from(step != LibraryStep::Start);
            });
            most[1] = most[1].max(n_divisions);
        }
        // m - 1 is its own inverse, and the last number that is tried.
        let tries = (0..m).position(|x| (m - 1) * x % m == 1 % m).map_or(0, |x| x + 1);
        most[0] = most[0].max(u32::try_from(tries).unwrap_or(u32::MAX));
    }
    most
}

fn cost() -> Chart {
    let curves = ["trying all numbers", "divisions of Euclid"];
    Chart::from_counts(
        "An inverse modulo a number up to n, at worst",
        ["n", "steps"],
        &SIZES,
        curves,
        steps,
    )
}
