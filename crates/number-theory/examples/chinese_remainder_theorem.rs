//! A number by its remainders:
//! `cargo run -p number-theory --example chinese_remainder_theorem -- 2 3 3 5 2 7`.

use std::num::NonZeroU64;
use std::process::ExitCode;

use input::Input;
use number_theory::chinese_remainder_theorem::mixed_radix::{self, garner_watched};
use number_theory::chinese_remainder_theorem::plain::{self, Step};
use number_theory::chinese_remainder_theorem::{Class, Congruence, CrtError, crt};
use number_theory::extended_euclid::{self, extended_gcd_watched};
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "chinese_remainder_theorem",
    about: "A number by its remainders: each congruence thins out the numbers that are left.",
    arguments: "REMAINDER MODULUS REMAINDER MODULUS...",
    worked: &["2 3 3 5 2 7"],
    flags: &[Flag { name: "--digits", value: None, about: "the digits of Garner's algorithm" }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_CONGRUENCES: usize = 6;
const MOST_NUMBERS: u64 = 24;
/// How many numbers a strip shows.
const STRIP: i64 = 16;

/// The remainders of a number below 1000 for three moduli from 3 to 11.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let x = dice.below(1000);
    let mut moduli: Vec<usize> = (3..12).collect();
    let pairs = (0..3).map(|_| {
        let m = moduli.swap_remove(dice.below(moduli.len()));
        format!("{} {m}", x % m)
    });
    pairs.collect::<Vec<_>>().join(" ")
}

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

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let system = read(input)?;
    let is_large = |next: &Congruence| MOST_NUMBERS < next.modulus.get();
    let fits = system.len() <= MOST_CONGRUENCES && !system.iter().any(is_large);
    let (frames, answer) = if options.has("--digits") {
        digits(&system)
    } else {
        (merges(&system), solution(&system, crt(&system)))
    };
    let limit = format_args!("{MOST_CONGRUENCES} congruences modulo up to {MOST_NUMBERS}");
    let frames = if fits { frames } else { vec![Frame::too_large(limit)] };
    Ok(Trace { title: title(&system), frames, answer })
}

fn says(next: &Congruence) -> String {
    format!("x = {} modulo {}", next.remainder, next.modulus)
}

fn title(system: &[Congruence]) -> String {
    match system.len() {
        0 => "No congruence".to_owned(),
        1..=MOST_CONGRUENCES => trace::list(system.iter().map(says), ", "),
        n => format!("{n} congruences"),
    }
}

fn solution(system: &[Congruence], found: Result<Class, CrtError>) -> String {
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
                "No solution: {} and {} contradict each other modulo {gcd}, which divides both moduli.",
                says(one),
                says(other)
            )
        }
        Err(error @ CrtError::NotCoprime { .. }) => error.to_string(),
    }
}

/// A number as a factor or a term: in parentheses, if it is negative.
fn factor(x: i64) -> String {
    if x < 0 { format!("({x})") } else { x.to_string() }
}

/// The first numbers of a class, as a sentence lists them.
fn listed(x: i64, modulus: i64) -> String {
    format!("{x}, {}, {} and so on", x + modulus, x + 2 * modulus)
}

/// The frames of the plain version; empty if the system is too large for it.
fn merges(system: &[Congruence]) -> Vec<Frame> {
    let small = |x: u64| i64::try_from(x).unwrap_or(i64::MAX);
    let pairs: Vec<(i64, i64)> =
        system.iter().map(|next| (small(next.remainder), small(next.modulus.get()))).collect();
    if MOST_CONGRUENCES < pairs.len() || pairs.iter().any(|&(_, m)| small(MOST_NUMBERS) < m) {
        return Vec::new();
    }
    let mut frames = vec![strips(&pairs, 0).at("let (mut x, mut modulus) = (0, 1);")];
    let mut solution = (0, 1);
    // The class, and what extended Euclid says of its modulus and the next one.
    let mut read = None;
    let mut turn = 0;
    let found = plain::crt_watched(&pairs, |step, &(x, modulus)| {
        let (r, m) = pairs[turn];
        match step {
            Step::Read { gcd, factor } => {
                ask_before(&mut frames, (x, modulus), m, turn, pairs.len(), gcd);
                frames.push(candidates((x, modulus), m, gcd, factor));
                read = Some((gcd, factor));
            }
            Step::Merge { t } => {
                let (gcd, factor) = read.unwrap_or((1, 1));
                ask_distance(&mut frames, solution, m, modulus, turn);
                frames.push(merged(solution, (r, m), gcd, factor, t));
                solution = (x, modulus);
                turn += 1;
            }
        }
    });
    if let Some((x, modulus)) = found {
        ask_next(&mut frames, &pairs, x, modulus);
        frames.push(strips(&pairs, x).at("Some((x, modulus))"));
    } else if let (Some((gcd, _)), Some(&next)) = (read, pairs.get(turn)) {
        frames.push(refused(solution, next, gcd));
    }
    frames
}

/// The remainders of some numbers, a strip for each congruence, around `x`.
fn strips(pairs: &[(i64, i64)], x: i64) -> Frame {
    let first = (x - STRIP / 2).max(0);
    let shown = first..first + STRIP;
    let mut grid = Grid { name: "x".into(), ..Grid::default() };
    grid.columns = shown.clone().map(|x| x.to_string()).collect();
    let is_solution = |x: i64| pairs.iter().all(|&(r, m)| x % m == r);
    for &(r, m) in pairs {
        let cell = |x: i64| {
            let role = if is_solution(x) { Role::Chosen } else { Role::Compared };
            Cell { text: (x % m).to_string(), role: (x % m == r).then_some(role) }
        };
        let cells = shown.clone().map(cell).collect();
        let (header, note) = (format!("modulo {m}"), format!("must be {r}"));
        grid.rows.push(Row { header, cells, note, ..Row::default() });
    }
    let last = first + STRIP - 1;
    let mut solutions = shown.filter(|&x| is_solution(x));
    let found = match solutions.next() {
        _ if pairs.is_empty() => "There is no congruence, so every number is a solution".to_owned(),
        Some(x) => format!("In the column of {x}, all remainders are right"),
        None => "No column has all of the right remainders".to_owned(),
    };
    Frame::new(format!("The remainders of {first} to {last}. {found}.")).with(grid)
}

/// The first n numbers of a class and their remainders modulo m; `mark` marks the column i, whose
/// number is x + modulus · i.
fn table((x, modulus): (i64, i64), m: i64, n: i64, mark: impl Fn(i64) -> Option<Role>) -> Grid {
    let row = |header: String, number: fn(i64, i64) -> i64| {
        let cell = |i: i64| Cell { text: number(x + modulus * i, m).to_string(), role: mark(i) };
        Row { header, cells: (0..n).map(cell).collect(), ..Row::default() }
    };
    let rows = vec![row("x".into(), |x, _| x), row(format!("modulo {m}"), |x, m| x % m)];
    Grid { rows, ..Grid::default() }
}

/// The class before a congruence.
fn candidates((x, modulus): (i64, i64), m: i64, gcd: i64, times: i64) -> Frame {
    let n = m / gcd;
    let shown = format!(
        "The lower row shows the remainders modulo {m}, which repeat after {}.",
        trace::plural(n.unsigned_abs(), "number")
    );
    let caption = if modulus == 1 {
        format!("So far x can be any number. {shown}")
    } else {
        format!(
            "So far x can be {}. {shown} Extended Euclid finds that the greatest common divisor of {modulus} and {m} is {gcd}, and that \
             {modulus} · p = {gcd} modulo {m} for p = {times}.",
            listed(x, modulus)
        )
    };
    let at = "let Bezout { gcd, x: factor, .. } = extended_gcd_signed(modulus, m);";
    Frame::new(caption).with(table((x, modulus), m, n, |_| None)).at(at)
}

/// The congruence leaves one of the numbers.
fn merged((x, modulus): (i64, i64), (r, m): (i64, i64), gcd: i64, times: i64, t: i64) -> Frame {
    let n = m / gcd;
    let found = match gcd {
        _ if modulus == 1 => format!("t = {t}"),
        1 => format!("t = ({r} - {x}) · {} = {t} modulo {m}", factor(times)),
        _ => format!("t = ({r} - {x}) / {gcd} · {} = {t} modulo {n}", factor(times)),
    };
    let caption = format!(
        "The remainder modulo {m} must be {r}. So {found}. The new x is {x} + {modulus} · {t} = {}, and the new modulus is {modulus} · {n} = {}.",
        x + modulus * t,
        modulus * n
    );
    let grid =
        table((x, modulus), m, n, |i| Some(if i == t { Role::Chosen } else { Role::Rejected }));
    Frame::new(caption).with(grid).at("x += modulus * t;")
}

/// The congruence leaves nothing.
fn refused((x, modulus): (i64, i64), (r, m): (i64, i64), gcd: i64) -> Frame {
    let caption = format!(
        "The remainder modulo {m} must be {r}, so {modulus} · t must be {r} - {x} = {} modulo {m}. But {gcd}, which divides both {modulus} and {m}, \
         does not divide {}. No number is left.",
        r - x,
        r - x
    );
    let grid = table((x, modulus), m, m / gcd, |_| Some(Role::Rejected));
    Frame::new(caption).with(grid).at("return None;")
}

/// Asks what the remainders of the class will be, in the last frame before the candidates.
fn ask_before(
    frames: &mut Vec<Frame>,
    (x, modulus): (i64, i64),
    m: i64,
    turn: usize,
    n_turns: usize,
    gcd: i64,
) {
    let Some(frame) = frames.pop() else { return };
    let numbers = listed(x, modulus);
    frames.push(match turn {
        1 => {
            let question = format!("How many different remainders modulo {m} occur among {numbers}?");
            let because = format!(
                "The remainder repeats as soon as {modulus} · t is a multiple of {m}. The greatest common divisor of {modulus} and {m} is {gcd}, so the first such \
                 t is {}.",
                m / gcd
            );
            frame.ask_number(question, m / gcd, [m, (m + 1) / 2, modulus, 1], because)
        }
        2 if turn + 1 == n_turns && modulus % m != 0 => {
            let question = format!("By how much does the remainder modulo {m} grow from {x} to {}?", x + modulus);
            let growth = modulus % m;
            let because = format!(
                "{modulus} is {growth} modulo {m}. If the new remainder would be {m} or more, {m} is subtracted."
            );
            frame.ask_number(question, growth, [modulus, m, (growth + 1) % m, m - growth], because)
        }
        _ => frame,
    });
}

/// Asks how far apart the numbers that are left will be.
fn ask_distance(
    frames: &mut Vec<Frame>,
    (_, modulus): (i64, i64),
    m: i64,
    after: i64,
    turn: usize,
) {
    let Some(frame) = frames.pop() else { return };
    frames.push(if turn == 1 {
        let question = "How far apart are the numbers that have the right remainder?";
        let because = format!(
            "The same remainder returns after {}, which are {modulus} apart. {after} is the least common multiple of {modulus} and {m}.",
            trace::plural((after / modulus).unsigned_abs(), "number")
        );
        frame.ask_number(question, after, [modulus, m, modulus + m, modulus * m], because)
    } else {
        frame
    });
}

/// Asks for the solution after the first.
fn ask_next(frames: &mut Vec<Frame>, pairs: &[(i64, i64)], x: i64, modulus: i64) {
    let Some(frame) = frames.pop() else { return };
    frames.push(match pairs {
        [.., (_, m)] if 1 < pairs.len() => {
            let question = format!("{x} is a solution. What is the next one?");
            let because = format!(
                "The difference of two solutions is a multiple of each modulus, so the solutions are {modulus} apart."
            );
            let others = [x + m, 2 * x.max(1), x + modulus / m, x + 2 * modulus];
            frame.ask_number(question, x + modulus, others, because)
        }
        _ => frame,
    });
}

/// The frames of Garner's algorithm, and the number that the digits make.
fn digits(system: &[Congruence]) -> (Vec<Frame>, String) {
    let mut lines: Vec<Row> = Vec::new();
    let mut frames = Vec::new();
    let found = garner_watched(system, |step, digits| {
        let mixed_radix::Step::Digit { value, place } = step;
        let Congruence { remainder, modulus: m } = system[lines.len()];
        let digit = digits.digits().last().copied().unwrap_or(0);
        let mut row = Row::new(format!("modulo {m}"), [value, place, remainder, digit]);
        row.cells[3].role = Some(Role::Chosen);
        lines.push(row);
        let columns = ["value", "place", "remainder", "digit"].map(str::to_owned).to_vec();
        let grid = Grid { columns, rows: lines.clone(), ..Grid::default() };
        let caption = if lines.len() == 1 {
            format!(
                "Without digits the value is 0, and the first place is 1. So the first digit is the remainder {digit}."
            )
        } else {
            format!(
                "Modulo {m}, the digits so far have the value {value}, and the next place is {place}. We need {value} + {place} · digit = {remainder} \
                 modulo {m}, so the digit is {digit}."
            )
        };
        let at = "let digit = inverse(place, m).map_or(0, |inverse| mul_mod(gap, inverse, m));";
        ask_digit(&mut frames, (value, place), (remainder, m.get()), digit, lines.len());
        frames.push(Frame::new(caption).with(grid).at(at));
    });
    let answer = match found {
        Err(CrtError::NotCoprime { earlier, index, gcd }) => {
            let [one, other] = [&system[earlier], &system[index]].map(|next| next.modulus);
            format!("No digits: the moduli {one} and {other} have the divisor {gcd} in common.")
        }
        Err(error) => error.to_string(),
        Ok(number) => match number.value() {
            Some(value) => {
                let mut place = String::new();
                let terms = number.digits().iter().zip(system).map(|(digit, next)| {
                    let term = format!("{digit}{place}");
                    place.push_str(&format!(" · {}", next.modulus));
                    term
                });
                let sum = trace::list(terms, " + ");
                match u64::try_from(value) {
                    Ok(x) if 1 < system.len() => format!("x = {sum} = {x}"),
                    _ => format!("x = {sum}"),
                }
            }
            None => format!("x has {} digits, and more than 128 bits.", number.digits().len()),
        },
    };
    (frames, answer)
}

/// Asks for the next digit.
fn ask_digit(
    frames: &mut Vec<Frame>,
    (value, place): (u64, u64),
    (remainder, m): (u64, u64),
    digit: u64,
    line: usize,
) {
    if line < 2 {
        return;
    }
    let Some(frame) = frames.pop() else { return };
    let question = format!(
        "Modulo {m}, the digits so far have the value {value}, and the next place is {place}. The remainder is {remainder}. Which digit is next?"
    );
    let because = format!("{value} + {place} · {digit} = {remainder} modulo {m}.");
    let others = [remainder, (digit + 1) % m, place];
    frames.push(frame.ask_number(question, digit, others, because));
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
