//! The primes below a number, or in a window:
//! `cargo run -p number-theory --example prime_sieve -- 100`.

use std::process::ExitCode;

use input::Input;
use number_theory::factors;
use number_theory::prime_sieve::{LinearSieve, RESIDUES, Step, eratosthenes_watched, primes_in};
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "prime_sieve",
    about: "The primes below END by Eratosthenes' sieve, or those from START to END (not included) block by block.",
    arguments: "[START] END",
    worked: &["30"],
    flags: &[Flag {
        name: "--linear",
        value: None,
        about: "cross out each composite once, by its least factor",
    }],
    trace: draw,
    play: None,
    random: None,
    // Its numbers need not be counted in a page.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What is still answered, and what still makes a picture.
const LARGEST: u64 = 1_000_000_000;
const LARGEST_LINEAR: u64 = 10_000_000;
const LONGEST_WINDOW: u64 = 1_000_000;
const MOST_NUMBERS: usize = 200;
const MOST_LINEAR: usize = 60;
const MOST_ROWS: u64 = 20;
const MOST_LISTED: usize = 50;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    if options.has("--linear") {
        let n = input.number_in(0..=LARGEST_LINEAR, "the end")?;
        input.end("the end")?;
        return linear(n);
    }
    let first: u64 = input.number("the end")?;
    if input.is_end() {
        if LARGEST < first {
            let problem = format!("is more than {LARGEST}");
            return Err(input.invalid("the end", problem).into());
        }
        return below(first);
    }
    let last = first.saturating_add(LONGEST_WINDOW);
    let end = input.number_in(first..=last, "the end of the window")?;
    input.end("the window")?;
    Ok(window(first, end))
}

/// All of them if they are few, else their number and the last.
fn answer(primes: impl Iterator<Item = u64>, place: &str) -> String {
    let (mut n, mut last, mut listed) = (0_usize, 0, Vec::new());
    for p in primes {
        (n, last) = (n + 1, p);
        if n <= MOST_LISTED {
            listed.push(p.to_string());
        }
    }
    let count = match n {
        0 => return format!("No prime is {place}."),
        1 => format!("1 prime is {place}"),
        n => format!("{n} primes are {place}"),
    };
    if MOST_LISTED < n {
        return format!("{count}. The last is {last}.");
    }
    let before = listed.len() - 1;
    let link = if before == 0 { "" } else { " and " };
    format!("{count}: {}{link}{}.", listed[..before].join(", "), listed[before])
}

/// The numbers below the length of `roles`, ten a row; a cell's text is its number's `text`.
fn tens(name: &str, roles: &[Option<Role>], text: impl Fn(usize) -> String) -> Grid {
    let cell = |x: usize| {
        let shown = if x < 2 { String::new() } else { text(x) };
        Cell { text: shown, role: roles[x] }
    };
    let rows = (0..roles.len()).step_by(10).map(|start| Row {
        cells: (start..roles.len().min(start + 10)).map(cell).collect(),
        ..Row::default()
    });
    Grid { name: name.to_owned(), rows: rows.collect(), ..Grid::default() }
}

/// What was crossed out at one stroke: the number at work, and the multiples.
type Stroke = (usize, Vec<usize>);

/// The sieve of Eratosthenes, a frame for each prime that crosses out.
fn below(n: u64) -> trace::Result<Trace> {
    let title = format!("Eratosthenes' sieve below {n}");
    let answer = answer(primes_in(0..n), &format!("below {n}"));
    let size = usize::try_from(n)?;
    if MOST_NUMBERS < size {
        let frames = vec![Frame::too_large(format_args!("{MOST_NUMBERS} numbers"))];
        return Ok(Trace { title, frames, answer });
    }
    let mut strokes: Vec<Stroke> = Vec::new();
    let is_prime = eratosthenes_watched(size, |step, _| match step {
        Step::Prime { p } => strokes.push((p, Vec::new())),
        Step::Cross { multiple, .. } => {
            if let Some((_, multiples)) = strokes.last_mut() {
                multiples.push(multiple);
            }
        }
    })?;
    let mut roles = vec![None; size];
    let grid = |roles: &[Option<Role>]| tens("", roles, |x| x.to_string());
    let mut frames = Vec::new();
    if 2 < size {
        let first = Frame::new("The numbers from 2 on. Nothing is crossed out yet.");
        frames.push(first.with(grid(&roles)).at("let mut is_prime = table(n, true)?;"));
    }
    // Which prime crossed a number out first.
    let mut first_by = vec![0; size];
    for (p, multiples) in strokes {
        roles[p] = Some(Role::Active);
        let mut n_new = 0;
        for multiple in multiples {
            roles[multiple] = Some(Role::Compared);
            if first_by[multiple] == 0 {
                first_by[multiple] = p;
                n_new += 1;
            }
        }
        let caption = format!(
            "{p} is not crossed out, so it is prime. Its multiples go, from {p} · {p} = {} on. Crossed out for the first time: {n_new}.",
            p * p
        );
        let at = "for multiple in (p * p..n).step_by(p) {";
        frames.push(Frame::new(caption).with(grid(&roles)).at(at));
        settle(&mut roles);
    }
    choose(&mut roles, |x| is_prime[x]);
    let by = |x: usize| if is_prime[x] { "·".to_owned() } else { first_by[x].to_string() };
    let caption = "The square of the next prime is not below the end, so what is left is prime. Below: who crossed out each number first.";
    if 2 < size {
        let last = Frame::new(caption).with(grid(&roles)).with(tens("first by", &roles, by));
        frames.push(last.at("Ok(is_prime)"));
    }
    Ok(Trace { title, frames, answer })
}

/// What was marked for this frame only becomes what it is from now on.
fn settle(roles: &mut [Option<Role>]) {
    for role in roles.iter_mut().flatten() {
        *role = match *role {
            Role::Active => Role::Settled,
            Role::Compared => Role::Rejected,
            role => role,
        };
    }
}

/// The marks of the end: the primes, and the others.
fn choose(roles: &mut [Option<Role>], is_prime: impl Fn(usize) -> bool) {
    for (x, role) in roles.iter_mut().enumerate().skip(2) {
        *role = Some(if is_prime(x) { Role::Chosen } else { Role::Rejected });
    }
}

/// The linear sieve, a frame for each number that crosses out.
fn linear(n: u64) -> trace::Result<Trace> {
    let title = format!("Linear sieve below {n}");
    let size = usize::try_from(n)?;
    let mut strokes: Vec<Stroke> = Vec::new();
    let sieve = LinearSieve::new_watched(size, |step, _| {
        if let Step::Cross { p, multiple } = step
            && size <= MOST_LINEAR
        {
            match strokes.last_mut() {
                Some((x, multiples)) if *x == multiple / p => multiples.push(multiple),
                _ => strokes.push((multiple / p, vec![multiple])),
            }
        }
    })?;
    let answer = answer(sieve.primes().iter().map(|&p| p.into()), &format!("below {n}"));
    if MOST_LINEAR < size {
        let frames = vec![Frame::too_large(format_args!("{MOST_LINEAR} numbers"))];
        return Ok(Trace { title, frames, answer });
    }
    let factor = |x: usize| u32::try_from(x).ok().and_then(|x| sieve.least_factor(x)).unwrap_or(0);
    let is_prime = |x: usize| 2 <= x && factor(x) as usize == x;
    let mut roles = vec![None; size];
    let grid = |roles: &[Option<Role>]| tens("", roles, |x| x.to_string());
    let mut frames = Vec::new();
    for (x, multiples) in strokes {
        roles[x] = Some(Role::Active);
        for &multiple in &multiples {
            roles[multiple] = Some(Role::Compared);
        }
        let what = if is_prime(x) {
            format!("{x} is prime.")
        } else {
            format!("The least factor of {x} is {}.", factor(x))
        };
        let products: Vec<String> = multiples
            .iter()
            .map(|multiple| format!("{} · {x} = {multiple}", multiple / x))
            .collect();
        let caption = format!("{what} Crossed out: {}.", products.join(", "));
        frames.push(Frame::new(caption).with(grid(&roles)).at("least_factor[multiple] = p;"));
        settle(&mut roles);
        roles[x] = Some(if is_prime(x) { Role::Settled } else { Role::Rejected });
    }
    choose(&mut roles, is_prime);
    let caption = "Each composite was crossed out once. Below: by which prime, its least factor; a prime is its own.";
    let least = tens("least factor", &roles, |x| factor(x).to_string());
    if 2 < size {
        frames.push(Frame::new(caption).with(grid(&roles)).with(least));
    }
    Ok(Trace { title, frames, answer })
}

/// A window, with the eight numbers of each byte.
fn window(start: u64, end: u64) -> Trace {
    let title = format!("Primes in {start}..{end}");
    let answer = answer(primes_in(start..end), &format!("in {start}..{end}"));
    let bytes = start / 30..end.div_ceil(30).max(start / 30);
    if MOST_ROWS < bytes.end - bytes.start {
        let limit = format!("{MOST_ROWS} rows of 30 numbers");
        return Trace { title, frames: vec![Frame::too_large(limit)], answer };
    }
    let mut primes = primes_in(start..end).skip_while(|&p| p < 7).peekable();
    let mut rows = Vec::new();
    for byte in bytes {
        let mut row = Row::new((30 * byte).to_string(), Vec::<String>::new());
        for residue in RESIDUES {
            let x = (30 * byte).checked_add(residue).filter(|x| (start..end).contains(x));
            row.cells.push(match x {
                None => Cell::default(),
                Some(x) if primes.next_if_eq(&x).is_some() => Cell::marked("prime", Role::Chosen),
                Some(x) => {
                    let least = factors(x).and_then(|factors| factors.first().copied());
                    least.map_or_else(Cell::default, |p| Cell::marked(p, Role::Rejected))
                }
            });
        }
        rows.push(row);
    }
    let columns = RESIDUES.iter().map(|residue| format!("+{residue}")).collect();
    let grid = Grid { columns, rows, ..Grid::default() };
    let caption = "A row is a byte: of its 30 numbers only these eight have none of the factors 2, 3 and 5. A number in a cell is the least factor.";
    Trace { title, frames: vec![Frame::new(caption).with(grid)], answer }
}

pub(crate) const SIZES: [u32; 8] = [1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000];

/// How many numbers below n are crossed out, counted each time: from 2 p on, from p² on, and by the
/// linear sieve.
pub(crate) fn crossings(n: u32) -> [u32; 3] {
    let mut linear = 0;
    let size = usize::try_from(n).unwrap_or(0);
    let count = |step: Step| u32::from(matches!(step, Step::Cross { .. }));
    // The table of the least n is small: there is room for each.
    let sieve = LinearSieve::new_watched(size, |step, _| linear += count(step));
    let primes = sieve.iter().flat_map(LinearSieve::primes);
    // All multiples of a prime below n, but itself and 0.
    let from_twice = primes.map(|&p| (n - 1) / p - 1).sum();
    let mut from_square = 0;
    let _ = eratosthenes_watched(size, |step, _| from_square += count(step));
    [from_twice, from_square, linear]
}

fn cost() -> Chart {
    let curves = ["from 2p", "from p²", "linear"];
    Chart::from_counts("Numbers crossed out", ["n", "crossings"], &SIZES, curves, crossings)
}
