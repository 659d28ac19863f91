//! Whether one number is prime, and its factors:
//! `cargo run -p number-theory --example primality -- 2047`.

use std::num::NonZeroU64;
use std::process::ExitCode;

use input::Input;
use number_theory::miller_rabin::{Step, is_strong_probable_prime_watched};
use number_theory::pollard_rho::plain::{Step as Walk, rho_watched};
use number_theory::{factors, is_prime};
use trace::{Demo, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "primality",
    about: "Whether a number is prime, by the Miller-Rabin test; if it is not, a divisor by Pollard's rho.",
    arguments: "N",
    worked: &["2047"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// How many steps of each method are drawn.
const MOST_STEPS: usize = 12;
/// The first bases of the test.
const BASES: [u64; 3] = [2, 3, 5];

/// The product of two small odd numbers.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut odd = || 2 * (6 + dice.below(60)) + 1;
    (odd() * odd()).to_string()
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let n: u64 = input.number("the number")?;
    input.end("the number")?;
    let title = format!("Is {n} prime?");
    let answer = match factors(n) {
        None => "0 is not prime, and every number divides it.".to_owned(),
        Some(_) if is_prime(n) => format!("{n} is prime."),
        Some(factors) if factors.is_empty() => {
            "1 is not prime, and it has no prime factor.".to_owned()
        }
        Some(factors) => {
            format!("{n} is not prime: it is {}.", trace::list(factors.iter(), " · "))
        }
    };
    let mut frames = Vec::new();
    if let Some(odd) = NonZeroU64::new(n).filter(|_| 7 <= n && n % 2 == 1) {
        let is_composite = test(odd, &mut frames);
        if is_composite {
            walk(odd, &mut frames);
        } else {
            let caption = "It also passes for the other nine bases, up to 37. No composite 64-bit number passes for all twelve.";
            if is_prime(n) {
                frames.push(Frame::new(caption).at("1 < n && BASES.iter().all("));
            }
        }
    } else {
        frames.push(Frame::new("The number is even, or less than 7: no test is needed."));
    }
    Ok(Trace { title, frames, answer })
}

/// A frame for each base, up to the one that shows that n is composite. Whether one does.
fn test(n: NonZeroU64, frames: &mut Vec<Frame>) -> bool {
    let n = n.get();
    let twos = (n - 1).trailing_zeros();
    let odd = (n - 1) >> twos;
    let mut rows = Vec::new();
    for base in BASES {
        if n.is_multiple_of(base) {
            let caption = format!("{n} is a multiple of {base}, so it is not prime.");
            frames.push(Frame::new(caption).at("return n == p;"));
            return true;
        }
        let (mut exponent, mut powers) = (odd, Vec::new());
        let passes = is_strong_probable_prime_watched(n, base, |step, &power| {
            if step == Step::Square {
                exponent *= 2;
            }
            powers.push((exponent, power));
        });
        let named: Vec<String> = powers
            .iter()
            .map(|&(e, power)| {
                let shown = if power == n - 1 { "-1".to_owned() } else { power.to_string() };
                format!("{base}^{e} = {shown}")
            })
            .collect();
        let verdict = match (passes, powers.last()) {
            (true, Some(&(_, 1))) => {
                format!(
                    "The first of these powers is 1, so {n} passes for this base: it may be prime."
                )
            }
            (true, _) => {
                format!("The last one is -1, so {n} passes for this base: it may be prime.")
            }
            (false, _) => format!("The first is not 1, and none is -1. So {n} is not prime."),
        };
        let mut row = Row::new(base.to_string(), named.iter().take(MOST_STEPS));
        for cell in &mut row.cells {
            cell.role = Some(if passes { Role::Active } else { Role::Rejected });
        }
        rows.push(row);
        let grid = Grid { name: "base".into(), rows: rows.clone(), ..Grid::default() };
        let caption = format!(
            "{n} - 1 = {odd} · 2^{twos}. Powers of the base {base} modulo {n}: {}. {verdict}",
            trace::all_of(&named)
        );
        let at = match (passes, powers.len()) {
            (true, 1) => "if root == 1 || root == n - 1 {",
            (true, _) => "if root == n - 1 {",
            (false, _) => "false\n}",
        };
        let mut frame = Frame::new(caption).with(grid).at(at);
        if base == BASES[0] && passes {
            let choices = [
                "Yes: a composite number never passes.",
                "Not yet: some composite numbers pass for some bases.",
                "No: a prime never passes.",
            ];
            let because = "Every prime passes for each base that it does not divide, but 2047 = 23 · 89 passes for the base 2, too.";
            frame = frame.ask(format!("Does this prove that {n} is prime?"), choices, 1, because);
        }
        frames.push(frame);
        for cell in rows.iter_mut().flat_map(|row| &mut row.cells) {
            cell.role = cell.role.filter(|&role| role == Role::Rejected);
        }
        if !passes {
            return true;
        }
    }
    false
}

/// A frame for each step of Pollard's rho.
fn walk(n: NonZeroU64, frames: &mut Vec<Frame>) {
    let mut steps = Vec::new();
    let found = rho_watched(n, 1, |Walk::Walk { common }, &places| steps.push((places, common)));
    if MOST_STEPS < steps.len() {
        frames.push(Frame::too_large(format_args!("{MOST_STEPS} steps of rho")));
        return;
    }
    let columns = ["slow", "fast", "difference", "gcd"].map(String::from).to_vec();
    let mut rows = vec![Row::new("start", ["2", "2", "", ""])];
    for (k, &([slow, fast], common)) in steps.iter().enumerate() {
        let difference = slow.abs_diff(fast);
        let mut row = Row::new((k + 1).to_string(), [slow, fast, difference, common]);
        for cell in &mut row.cells {
            cell.role = Some(Role::Active);
        }
        let is_last = k + 1 == steps.len();
        if is_last {
            row.cells[3].role = Some(Role::Chosen);
        }
        rows.push(row);
        let grid = Grid { columns: columns.clone(), rows: rows.clone(), ..Grid::default() };
        let caption = match found {
            Some(divisor) if is_last => format!(
                "The slow walker is at {slow}, and the fast one is at {fast}. Their difference is {difference}, and its gcd with {n} is {common}: {divisor} \
                 divides {n}."
            ),
            None if is_last => format!(
                "Both walkers are at {slow}, so the gcd is {n} itself. A constant other than 1 is needed."
            ),
            _ => format!(
                "The slow walker is at {slow}, and the fast one is at {fast}. Their difference, {difference}, has no divisor except 1 in common with {n}."
            ),
        };
        frames.push(Frame::new(caption).with(grid).at(if is_last {
            "if 1 < common {"
        } else {
            "let common = gcd(slow.abs_diff(fast), n);"
        }));
        for cell in rows.iter_mut().flat_map(|row| &mut row.cells) {
            cell.role = None;
        }
    }
}
