//! Extended Euclid, row by row: `cargo run -p number-theory --example extended_euclid -- 240 46`.

use std::num::NonZeroU64;
use std::process::ExitCode;

use input::Input;
use number_theory::extended_euclid::congruence::solve_congruence;
use number_theory::extended_euclid::{
    Bezout, Row, Step, extended_gcd, extended_gcd_signed, extended_gcd_watched, inverse,
};
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "extended_euclid",
    about: "The greatest common divisor of two numbers, and how it is made of them.",
    arguments: "A B, or with an option A M, or A B M",
    worked: &["240 46"],
    flags: &[
        Flag { name: "--inverse", value: None, about: "the x with A · x = 1 modulo M" },
        Flag { name: "--congruence", value: None, about: "all x with A · x = B modulo M" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ROWS: usize = 24;
const MOST_DIGITS: usize = 12;
const MOST_SOLUTIONS: u64 = 24;

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
    Trace { title, frames: frames(m.get(), a % m), answer }
}

fn congruence(a: u64, b: u64, m: NonZeroU64) -> Trace {
    let title = format!("All x with {a} · x = {b} modulo {m}");
    let frames = frames(m.get(), a);
    let answer = match solve_congruence(a, b, m) {
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
type Line = (Option<u64>, Row);

fn frames(a: u64, b: u64) -> Vec<Frame> {
    let mut lines: Vec<Line> = Vec::new();
    let mut frames = Vec::new();
    extended_gcd_watched(a, b, |step, &[upper, lower]| {
        let frame = match step {
            Step::Start => {
                lines.extend([(None, upper), (None, lower)]);
                let caption =
                    format!("The first two rows: {}, and {}.", sum(upper, a, b), sum(lower, a, b));
                Frame::new(caption).with(table(&lines, None)).at("let mut rows = [first, second];")
            }
            Step::Divide { quotient } => {
                lines.push((Some(quotient), lower));
                let above = lines[lines.len() - 3].1.r;
                let times =
                    if quotient == 1 { "once".to_owned() } else { format!("{quotient} times") };
                let caption = format!(
                    "{above} = {quotient} · {} + {}. From the row of {above} take {times} that of {}: {}.",
                    upper.r,
                    lower.r,
                    upper.r,
                    sum(lower, a, b)
                );
                let at = "rows = [lower, upper.less(quotient, lower)];";
                Frame::new(caption).with(table(&lines, None)).at(at)
            }
        };
        frames.push(frame);
    });
    let digits = a.max(b).to_string().len();
    if MOST_ROWS < lines.len() || MOST_DIGITS < digits {
        return vec![Frame::too_large(format_args!("{MOST_ROWS} rows of {MOST_DIGITS} digits"))];
    }
    let result = lines.len() - 2;
    let caption =
        format!("The row before that of 0 is the answer: {}.", sum(lines[result].1, a, b));
    let last = Frame::new(caption).with(table(&lines, Some(result)));
    frames.push(last.at("let [Row { r: gcd, x, y, is_odd }, _] = rows;"));
    frames
}

/// What a row says.
fn sum(row: Row, a: u64, b: u64) -> String {
    let [x, y] = signed(row);
    let wrapped = |x: String| if x.starts_with('-') { format!("({x})") } else { x };
    format!("{} = {a} · {} + {b} · {}", row.r, wrapped(x), wrapped(y))
}

/// The coefficients of a row with their signs.
fn signed(row: Row) -> [String; 2] {
    let minus = |size: u64, is_minus: bool| {
        if is_minus && size != 0 { format!("-{size}") } else { size.to_string() }
    };
    [minus(row.x, row.is_odd), minus(row.y, !row.is_odd)]
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
        let [x, y] = signed(row);
        let mut line = trace::Row::default();
        line.cells.push(Cell::new(quotient.map_or_else(String::new, |q| q.to_string())));
        line.cells.extend([row.r.to_string(), x, y].map(|text| Cell { text, role }));
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
            extended_gcd_watched(m, a, |step, _| n_divisions += u32::from(step != Step::Start));
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
    Chart::from_counts("An inverse modulo up to n, at worst", ["n", "steps"], &SIZES, curves, steps)
}
