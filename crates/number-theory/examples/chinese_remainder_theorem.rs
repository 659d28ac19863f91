//! A number by its remainders:
//! `cargo run -p number-theory --example chinese_remainder_theorem -- 2 3 3 5 2 7`.

use std::num::NonZeroU64;
use std::process::ExitCode;

use input::Input;
use number_theory::chinese_remainder_theorem::{Class, Congruence, CrtError, Step, crt_watched};
use number_theory::extended_euclid::{self, extended_gcd_watched};
use trace::{Cell, Chart, Demo, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "chinese_remainder_theorem",
    about: "A number by its remainders: each further one thins out what is left.",
    arguments: "REMAINDER MODULUS REMAINDER MODULUS...",
    worked: &["2 3 3 5 2 7"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_CONGRUENCES: usize = 6;
const MOST_NUMBERS: u64 = 24;
/// How many numbers a strip shows.
const STRIP: u64 = 16;

fn read(input: &mut Input<'_>) -> trace::Result<Vec<Congruence>> {
    let mut system = Vec::new();
    while !input.is_end() {
        let number = system.len() + 1;
        let remainder: i64 = input.number(format_args!("remainder {number}"))?;
        let m = input.number_in(1..=u64::MAX, format_args!("modulus {number}"))?;
        let modulus = NonZeroU64::new(m).expect("at least 1");
        system.push(Congruence::new(remainder, modulus));
    }
    Ok(system)
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let system = read(input)?;
    let mut frames = vec![strips(&system, 0).at("let mut class = Class::ALL;")];
    let mut before = Class::ALL;
    let found = crt_watched(&system, |Step::Combine { index }, &class| {
        let merged = thin_out(before, system[index], Some(class));
        frames.push(merged.at("class = class.and(next)"));
        before = class;
    });
    let is_large = |next: &Congruence| MOST_NUMBERS < next.modulus.get();
    if MOST_CONGRUENCES < system.len() || system.iter().any(is_large) {
        let limit = format!("{MOST_CONGRUENCES} congruences modulo up to {MOST_NUMBERS}");
        frames = vec![Frame::too_large(limit)];
    } else {
        match found {
            Ok(class) => frames.push(strips(&system, narrow(class.remainder())).at("Ok(class)")),
            Err(CrtError::Contradiction { index, .. }) => {
                let refused = thin_out(before, system[index], None);
                frames.push(
                    refused.at("CongruenceError::Contradiction => contradiction(system, index)"),
                );
            }
            Err(_) => {}
        }
    }
    Ok(Trace { title: title(&system), frames, answer: answer(&system, found) })
}

fn says(next: &Congruence) -> String {
    format!("x = {} modulo {}", next.remainder, next.modulus)
}

fn title(system: &[Congruence]) -> String {
    let listed: Vec<String> = system.iter().map(says).collect();
    match system.len() {
        0 => "No congruence".to_owned(),
        1..=MOST_CONGRUENCES => listed.join(", "),
        n => format!("{n} congruences"),
    }
}

/// A number of a picture, which is never large.
fn narrow(x: u128) -> u64 {
    u64::try_from(x).unwrap_or(u64::MAX)
}

fn answer(system: &[Congruence], found: Result<Class, CrtError>) -> String {
    match found {
        Ok(class) => {
            let (remainder, modulus) = (class.remainder(), class.modulus());
            match (u64::try_from(remainder), u64::try_from(modulus.get())) {
                (Ok(x), Ok(m)) => format!("x = {x} modulo {m}"),
                (Ok(x), Err(_)) => format!("x = {x} modulo a number above 2^64"),
                (Err(_), _) => {
                    let bits = u128::BITS - remainder.leading_zeros();
                    format!("x is a number above 2^64, of {bits} bits.")
                }
            }
        }
        Err(CrtError::Overflow { .. }) => {
            "The least common multiple of the moduli leaves 128 bits.".to_owned()
        }
        Err(CrtError::Contradiction { earlier, index, gcd }) => {
            let [one, other] = [&system[earlier], &system[index]];
            format!(
                "No solution: {} and {} differ modulo {gcd}, which divides both moduli.",
                says(one),
                says(other)
            )
        }
        Err(error @ CrtError::NotCoprime { .. }) => error.to_string(),
    }
}

/// The remainders of some numbers side by side, a strip a congruence, around `x`.
fn strips(system: &[Congruence], x: u64) -> Frame {
    let first = x.saturating_sub(STRIP / 2);
    let mut grid = Grid { name: "x".into(), ..Grid::default() };
    grid.columns = (first..first + STRIP).map(|x| x.to_string()).collect();
    let fits = |x: u64, next: &Congruence| x % next.modulus == next.remainder;
    let solutions: Vec<u64> =
        (first..first + STRIP).filter(|&x| system.iter().all(|next| fits(x, next))).collect();
    for next in system {
        let cell = |x: u64| {
            let role = if solutions.contains(&x) { Role::Chosen } else { Role::Compared };
            Cell { text: (x % next.modulus).to_string(), role: fits(x, next).then_some(role) }
        };
        let cells = (first..first + STRIP).map(cell).collect();
        let (header, note) =
            (format!("modulo {}", next.modulus), format!("wanted {}", next.remainder));
        grid.rows.push(Row { header, cells, note, ..Row::default() });
    }
    let last = first + STRIP - 1;
    let wanted = match solutions.first() {
        Some(x) => format!("In the column of {x} all of them are the ones wanted"),
        None => "In no column all of them are the ones wanted".to_owned(),
    };
    Frame::new(format!("The remainders of {first} to {last}. {wanted}.")).with(grid)
}

/// The numbers of a class up to where all repeats, and their remainders by one more modulus.
fn thin_out(class: Class, next: Congruence, left: Option<Class>) -> Frame {
    let (first, step) = (narrow(class.remainder()), narrow(class.modulus().get()));
    let m = next.modulus;
    // The remainders repeat after m steps at the latest, and for a picture m is small.
    let mut remainders: Vec<u64> = Vec::new();
    let mut numbers = Vec::new();
    let mut x = first;
    while numbers.len() < 24 && remainders.first() != Some(&(x % m)) {
        remainders.push(x % m);
        numbers.push(x);
        x = x.saturating_add(step);
    }
    let cell = |text: u64, remainder: u64| {
        let is_right = remainder == next.remainder;
        Cell::marked(text, if is_right { Role::Chosen } else { Role::Rejected })
    };
    let cells = |shown: &[u64]| shown.iter().zip(&remainders).map(|(&s, &r)| cell(s, r)).collect();
    let rows = [("x".to_owned(), cells(&numbers)), (format!("modulo {m}"), cells(&remainders))];
    let row = |(header, cells)| Row { header, cells, ..Row::default() };
    let grid = Grid { rows: rows.into_iter().map(row).collect(), ..Grid::default() };
    let known = if step == 1 {
        "Left are all numbers".to_owned()
    } else {
        let next = first.saturating_add(step);
        format!("Left are {first}, {next}, {} and so on", next.saturating_add(step))
    };
    let wanted = format!("the remainder {} by {m}", next.remainder);
    let found = match left {
        Some(class) => format!("Only {} has {wanted}", class.remainder()),
        None => format!("None has {wanted}"),
    };
    Frame::new(format!("{known}. {found}; from {x} on the remainders repeat.")).with(grid)
}

pub(crate) const SIZES: [u32; 6] = [8, 16, 32, 64, 128, 256];

/// The most steps to find x for two congruences modulo n and n - 1: numbers that are tried one by
/// one; numbers that are tried among those which satisfy the first; divisions of extended Euclid,
/// for the worst pair of moduli up to n.
pub(crate) fn steps(n: u32) -> [u32; 3] {
    let (r, s) = (n - 1, n - 2);
    let fits = |x: &u32| x % n == r && x % (n - 1) == s;
    let tried = |x: Option<usize>| x.and_then(|x| u32::try_from(x + 1).ok()).unwrap_or(u32::MAX);
    let search = tried((0..n * n).position(|x| fits(&x)));
    let sieve = tried((r..).step_by(n as usize).position(|x| fits(&x)));
    let mut euclid = 0;
    for m in 1..=u64::from(n) {
        for a in 0..m {
            let mut n_divisions = 0;
            extended_gcd_watched(m, a, |step, _| {
                n_divisions += u32::from(step != extended_euclid::Step::Start);
            });
            euclid = euclid.max(n_divisions);
        }
    }
    [search, sieve, euclid]
}

fn cost() -> Chart {
    let curves = ["all numbers", "one class", "divisions of Euclid"];
    let name = "Two congruences modulo about n, at worst";
    Chart::from_counts(name, ["n", "steps"], &SIZES, curves, steps)
}
