//! The primes below a number, or in a window:
//! `cargo run -p number-theory --example prime_sieve -- 100`.

use std::process::ExitCode;

use input::Input;
use number_theory::factors;
use number_theory::prime_sieve::{
    LinearSieve, RESIDUES, Step, eratosthenes_watched, plain, primes_in,
};
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "prime_sieve",
    about: "The primes below END by Eratosthenes' sieve, or those from START to END (not included) block by block.",
    arguments: "[START] END",
    worked: &["50"],
    flags: &[Flag {
        name: "--linear",
        value: None,
        about: "cross out each composite once, by its least factor",
    }],
    trace: draw,
    play: None,
    random: Some(random),
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
/// How long a window may be, and where it may end, if it is drawn number by number.
const MOST_OF_WINDOW: usize = 120;
const LAST_OF_WINDOW: usize = 2200;

/// An end that gives three to ten turns.
fn random(seed: u64) -> String {
    (20 + SplitMix64::new(seed).below(100)).to_string()
}

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
        0 => return format!("There is no prime {place}."),
        1 => format!("There is 1 prime {place}"),
        n => format!("There are {n} primes {place}"),
    };
    if MOST_LISTED < n {
        return format!("{count}. The last is {last}.");
    }
    let before = listed.len() - 1;
    let link = if before == 0 { "" } else { " and " };
    format!("{count}: {}{link}{}.", listed[..before].join(", "), listed[before])
}

/// The numbers from `start` on, one for each of the `roles`, in rows of ten. The text of a cell is
/// that of its number.
fn tens(name: &str, start: usize, roles: &[Option<Role>], text: impl Fn(usize) -> String) -> Grid {
    let end = start + roles.len();
    let cell = |x: usize| {
        let shown = if x < 2 || x < start { String::new() } else { text(x) };
        Cell { text: shown, role: x.checked_sub(start).and_then(|i| roles[i]) }
    };
    let rows = (start - start % 10..end).step_by(10).map(|first| Row {
        cells: (first..end.min(first + 10)).map(cell).collect(),
        ..Row::default()
    });
    Grid { name: name.to_owned(), rows: rows.collect(), ..Grid::default() }
}

/// What was crossed out at one stroke: the number at work, and the multiples.
type Stroke = (usize, Vec<usize>);

/// Notes a step of a plain sieve.
fn note(strokes: &mut Vec<Stroke>, step: plain::Step) {
    match step {
        plain::Step::Next { p } => strokes.push((p, Vec::new())),
        plain::Step::Cross { multiple, .. } => {
            if let Some((_, multiples)) = strokes.last_mut() {
                multiples.push(multiple);
            }
        }
    }
}

/// The drawing of a plain sieve, from one number on.
struct Board {
    start: usize,
    roles: Vec<Option<Role>>,
    /// Which prime crossed each number out first; 0 if none has.
    first_by: Vec<usize>,
    frames: Vec<Frame>,
}

impl Board {
    fn new(start: usize, size: usize) -> Self {
        Board { start, roles: vec![None; size], first_by: vec![0; size], frames: Vec::new() }
    }

    fn add(&mut self, caption: impl Into<String>, at: &'static str) {
        let grid = tens("", self.start, &self.roles, |x| x.to_string());
        self.frames.push(Frame::new(caption).with(grid).at(at));
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    /// Crosses out the multiples of `p`, and returns those that nothing had crossed out before.
    fn cross_out(&mut self, p: usize, multiples: &[usize]) -> Vec<usize> {
        if let Some(own) = p.checked_sub(self.start) {
            self.roles[own] = Some(Role::Active);
        }
        let mut new = Vec::new();
        for &multiple in multiples {
            let i = multiple - self.start;
            self.roles[i] = Some(Role::Compared);
            if self.first_by[i] == 0 {
                self.first_by[i] = p;
                new.push(multiple);
            }
        }
        new
    }

    /// The last frame: the primes, and which prime crossed out each of the other numbers first.
    fn end(&mut self, caption: String, at: &'static str) {
        let (start, first_by) = (self.start, &self.first_by);
        for (i, role) in self.roles.iter_mut().enumerate().filter(|(i, _)| 2 <= start + i) {
            *role = Some(if first_by[i] == 0 { Role::Chosen } else { Role::Rejected });
        }
        let by = |x: usize| match first_by[x - start] {
            0 => "·".to_owned(),
            p => p.to_string(),
        };
        let first_by = tens("first by", start, &self.roles, by);
        self.add(caption, at);
        self.ask(|frame| frame.with(first_by));
    }
}

/// The sieve of Eratosthenes, a frame for each turn of the loop.
fn below(n: u64) -> trace::Result<Trace> {
    let title = format!("Eratosthenes' sieve below {n}");
    let answer = answer(primes_in(0..n), &format!("below {n}"));
    let size = usize::try_from(n)?;
    if MOST_NUMBERS < size {
        let frames = vec![Frame::too_large(format_args!("{MOST_NUMBERS} numbers"))];
        return Ok(Trace { title, frames, answer });
    }
    let mut strokes: Vec<Stroke> = Vec::new();
    plain::eratosthenes_watched(size, |step, _| note(&mut strokes, step));
    let mut board = Board::new(0, size);
    if 2 < size {
        let caption = format!("The numbers from 2 to {}. No number is crossed out yet.", size - 1);
        board.add(caption, "let mut is_prime = vec![true; n];");
    }
    for (p, multiples) in &strokes {
        turn(&mut board, *p, multiples);
    }
    let p = 2 + strokes.len();
    if 2 < size {
        if 4 < p {
            ask_end(&mut board, p);
        }
        let caption = format!(
            "{p} · {p} = {} is not below {n}, so the loop ends. The numbers that are not crossed out are the primes. The second table \
             shows which prime was the first to cross out each number.",
            p * p
        );
        board.end(caption, "while p * p < n {");
    }
    Ok(Trace { title, frames: board.frames, answer })
}

/// One turn of the loop.
fn turn(board: &mut Board, p: usize, multiples: &[usize]) {
    if board.first_by[p] != 0 {
        let least = board.first_by[p];
        if p == 4 {
            let choices = [
                "Each of them is a multiple of 2, so it is crossed out already.",
                "4 · 4 is greater than the largest number.",
                "A later prime crosses them out.",
            ];
            let because = "A multiple of 4 is a multiple of each divisor of 4, and 2 has crossed out its multiples.";
            board.ask(|frame| {
                frame.ask(
                    "4 is next. Why may the loop skip the multiples of 4?",
                    choices,
                    0,
                    because,
                )
            });
        }
        let caption = format!(
            "{p} is crossed out, so it is not prime. Every multiple of {p} is also a multiple of {least}, so it is already crossed out."
        );
        board.roles[p] = Some(Role::Active);
        board.add(caption, "if is_prime[p] {");
        board.roles[p] = Some(Role::Rejected);
        return;
    }
    let new = board.cross_out(p, multiples);
    let square = p * p;
    if p == 3 {
        let because =
            format!("2 has crossed out 2 · 3 = 6, but {square} = 3 · 3 has no factor of 2.");
        board.ask(|frame| {
            let question =
                "3 is next. Which of its multiples is the first that is not crossed out yet?";
            frame.ask_number(question, square, [6, 12, 15], because)
        });
    }
    if p == 5 {
        let list = trace::all_of(&new);
        let because = format!("{list}. The other multiples of 5 are also multiples of 2 or 3.");
        let n = new.len();
        board.ask(|frame| {
            let question = "5 is next. How many numbers does it cross out for the first time?";
            frame.ask_number(question, n, [n + 1, multiples.len(), multiples.len() + 3], because)
        });
    }
    let caption = format!(
        "{p} is not crossed out, so it is prime. Cross out its multiples, starting at {p} · {p} = {square}. This crosses out {} for the first \
         time.",
        trace::plural(new.len(), "number")
    );
    board.add(caption, "for multiple in (p * p..n).step_by(p) {");
    settle(&mut board.roles);
}

/// What the loop does at the number `p`, whose square is not below the end.
fn ask_end(board: &mut Board, p: usize) {
    let size = board.roles.len();
    let choices = [
        format!("It crosses out the multiples of {p}."),
        format!("It ends, because a composite number below {size} has a prime factor below {p}."),
        "It goes on to the next number that is not crossed out.".to_owned(),
    ];
    let because = format!(
        "If both factors of a product are {p} or greater, then the product is at least {}.",
        p * p
    );
    board.ask(|frame| {
        frame.ask(format!("{p} is next. What does the loop do?"), choices, 1, because)
    });
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
    let grid = |roles: &[Option<Role>]| tens("", 0, roles, |x| x.to_string());
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
        let mut frame = Frame::new(caption).with(grid(&roles)).at("least_factor[multiple] = p;");
        if x == 4 {
            let choices = [
                "It has the least factor 2, so 6 crosses it out.",
                "3 has crossed it out already.",
                "3 does not divide 4.",
            ];
            let because = "12 = 2 · 6. If 4 also crossed it out, it would be crossed out twice.";
            frame = frame.ask("Why does 4 not cross out 3 · 4 = 12?", choices, 0, because);
        }
        frames.push(frame);
        settle(&mut roles);
        roles[x] = Some(if is_prime(x) { Role::Settled } else { Role::Rejected });
    }
    choose(&mut roles, is_prime);
    let caption = "Each composite number was crossed out once. The second table shows its least factor; a prime is its own least factor.";
    let least = tens("least factor", 0, &roles, |x| factor(x).to_string());
    if 2 < size {
        frames.push(Frame::new(caption).with(grid(&roles)).with(least));
    }
    Ok(Trace { title, frames, answer })
}

/// A window: number by number if it is not far away, else with the eight numbers of each byte.
fn window(start: u64, end: u64) -> Trace {
    let title = format!("Primes in {start}..{end}");
    let answer = answer(primes_in(start..end), &format!("in {start}..{end}"));
    if let (Ok(lo), Ok(hi)) = (usize::try_from(start), usize::try_from(end))
        && hi <= LAST_OF_WINDOW
        && hi - lo <= MOST_OF_WINDOW
    {
        return Trace { title, frames: near_window(lo, hi), answer };
    }
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
    let caption = "A row is a byte: of its 30 numbers only these eight have none of the factors 2, 3 and 5. In place of a composite number, the cell shows its least factor.";
    Trace { title, frames: vec![Frame::new(caption).with(grid)], answer }
}

/// The plain sieve of a window, a frame for each prime up to the root of its end.
fn near_window(lo: usize, hi: usize) -> Vec<Frame> {
    let mut strokes: Vec<Stroke> = Vec::new();
    plain::primes_in_watched(lo..hi, |step, _| note(&mut strokes, step));
    let mut board = Board::new(lo, hi - lo);
    if lo == hi {
        return Vec::new();
    }
    let primes = trace::all_of(strokes.iter().map(|(p, _)| p));
    let caption = match strokes.len() {
        0 => "The window ends below 4, so there is nothing to cross out.".to_owned(),
        1 => format!("The window. The only prime whose square is at most {hi} is {primes}."),
        _ => format!("The window. The primes whose squares are at most {hi} are {primes}."),
    };
    board.add(caption, "let is_small_prime = eratosthenes(hi.isqrt() + 1);");
    for (turn, (p, multiples)) in strokes.iter().enumerate() {
        let Some(&first) = multiples.first() else {
            board.add(
                format!("{p}: no multiple of {p} that is at least {p} · {p} is in the window."),
                "for multiple in (first..hi).step_by(p) {",
            );
            continue;
        };
        let new = board.cross_out(*p, multiples);
        if (1..3).contains(&turn) {
            let because = if first == lo.next_multiple_of(*p) {
                format!(
                    "{first} = {} · {p} is the first multiple of {p} that is not below {lo}.",
                    first / p
                )
            } else {
                format!(
                    "The first multiple of {p} in the window is less than the square of {p}, so {p} begins at {p} · {p} = {first}."
                )
            };
            board.ask(|frame| {
                let question = format!("At which number of the window does {p} begin?");
                frame.ask_number(question, first, [lo, p * p, first + p], because)
            });
        }
        let caption = format!(
            "{p} begins at {first} = {} · {p}, and goes on in steps of {p}. This crosses out {} for the first time.",
            first / p,
            trace::plural(new.len(), "number")
        );
        board.add(caption, "let first = p.saturating_mul(p.max(lo.div_ceil(p)));");
        settle(&mut board.roles);
    }
    let caption = "The numbers that are not crossed out are the primes of the window. The second table shows which prime was the first to \
                   cross out each number.";
    board.end(caption.to_owned(), "(lo.max(2)..hi).filter(|&x| is_prime[x - lo]).collect()");
    board.frames
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
