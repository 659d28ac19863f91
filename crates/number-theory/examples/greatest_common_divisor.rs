//! The greatest common divisor of two numbers, by its definition, by factors and by subtractions:
//! `cargo run -p number-theory --example greatest_common_divisor -- 60 24`.

use std::process::ExitCode;

use input::Input;
use number_theory::greatest_common_divisor::by_definition::{Bags, divisors};
use number_theory::greatest_common_divisor::plain::{
    Trial, binary_gcd_watched, factor_both_watched,
};
use number_theory::greatest_common_divisor::{Step, checked_lcm, gcd};
use number_theory::integer::Integer;
use trace::{Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "greatest_common_divisor",
    about: "The greatest common divisor and the least common multiple: by lists of divisors and by prime factors, or by subtractions.",
    arguments: "A B",
    worked: &["60 24"],
    flags: &[Flag {
        name: "--binary",
        value: None,
        about: "the binary algorithm, which halves and subtracts",
    }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture: numbers up to this, and this number of divisors in a list.
const LARGEST: u64 = 1_000_000;
const MOST_DIVISORS: usize = 24;

/// Two numbers below 100 with small prime factors, some of them in common.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let common = [4, 6, 8, 9, 12][dice.below(5)];
    let a = 2 + dice.below(6);
    let b = 2 + dice.below(6);
    format!("{} {}", common * a, common * if a == b { b + 1 } else { b })
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let a: i64 = input.number("the first number")?;
    let b: i64 = input.number("the second number")?;
    input.end("the two numbers")?;
    let title = format!("Greatest common divisor of {a} and {b}");
    let lcm = match checked_lcm(a, b) {
        Some(lcm) => format!("the lcm is {lcm}"),
        None => "the lcm does not fit into 64 bits".to_owned(),
    };
    let answer = format!("The gcd is {}, and {lcm}.", gcd(a, b));
    let (a, b) = (a.magnitude(), b.magnitude());
    let frames = if LARGEST < a.max(b) {
        vec![Frame::too_large(format_args!("numbers up to {LARGEST}"))]
    } else if options.has("--binary") {
        by_subtractions(a, b)
    } else {
        by_factors(a, b)
    };
    Ok(Trace { title, frames, answer })
}

/// Adds a question to the last frame.
fn ask(frames: &mut Vec<Frame>, ask: impl FnOnce(Frame) -> Frame) {
    if let Some(frame) = frames.pop() {
        frames.push(ask(frame));
    }
}

/// Both lists of divisors, with what is in both.
fn by_divisors([a, b]: [u64; 2]) -> Option<Frame> {
    let (of_a, of_b) = (divisors(a)?, divisors(b)?);
    if MOST_DIVISORS < of_a.len().max(of_b.len()) {
        return None;
    }
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
    let common: Vec<u64> = of_a.iter().copied().filter(|d| of_b.contains(d)).collect();
    let caption = match common.as_slice() {
        [_] => {
            "By definition: write down all divisors of each number. Only 1 is in both lists, so it is the gcd.".to_owned()
        }
        [.., greatest] => format!(
            "By definition: write down all divisors of each number. {} of them are in both lists, and the greatest is {greatest}.",
            common.len()
        ),
        [] => String::new(),
    };
    let frame = Frame::new(caption).with(list(a, &of_a, &of_b)).with(list(b, &of_b, &of_a));
    Some(frame.at("divisors(a)?.into_iter().rfind(|d| of_b.binary_search(d).is_ok())"))
}

/// What stands in the divisions so far: the divisor, and what was left of both numbers before it.
type Line = (u64, [u64; 2]);

fn by_factors(a: u64, b: u64) -> Vec<Frame> {
    let mut trials: Vec<(Trial, Bags)> = Vec::new();
    // A run of candidates that divide neither number is one entry, its last one.
    let mut first_of_run = Vec::new();
    let bags = factor_both_watched(a, b, |trial, bags| {
        let divides = trial.divides_a || trial.divides_b;
        match trials.last_mut() {
            Some((last, _)) if !divides && !last.divides_a && !last.divides_b => *last = trial,
            _ => {
                trials.push((trial, bags.clone()));
                first_of_run.push(trial.p);
            }
        }
    });
    let Some(bags) = bags else {
        let caption = "0 is no product of primes. But every number divides 0, so the gcd of 0 and another number is that number.";
        return vec![Frame::new(caption).at("return None;")];
    };
    let mut frames: Vec<Frame> = by_divisors([a, b]).into_iter().collect();
    let mut board = Board { given: [a, b], lines: Vec::new(), frames: Vec::new() };
    let start = "By prime factors: divide by 2 as long as 2 divides at least one of the numbers, then by 3, and so on. All bags are empty, and p = 2.";
    board.push(
        start.to_owned(),
        &Bags::default(),
        [a, b],
        None,
        "let (mut bags, mut p) = (Bags::default(), 2);",
    );
    if let Some((Trial { divides_a: true, divides_b: true, .. }, _)) = trials.first() {
        let [in_a, in_b] = [a.trailing_zeros(), b.trailing_zeros()];
        let n = in_a.min(in_b);
        let question = "How many factors of 2 will be in the bag of common factors?";
        let because = format!(
            "{a} has {}, and {b} has {}. Each common factor uses one from each number.",
            trace::counted(in_a, "factor of 2", "factors of 2"),
            in_b
        );
        ask(&mut board.frames, |frame| {
            frame.ask_number(question, n, [n + 1, in_a.max(in_b) + 1, in_a + in_b], because)
        });
    }
    let mut asked = [false; 2];
    for (turn, (trial, before)) in trials.iter().enumerate() {
        let after = trials.get(turn + 1).map_or(&bags, |(_, bags)| bags);
        board.ask_before(trial, first_of_run[turn], before, &mut asked);
        board.turn(trial, first_of_run[turn], after);
    }
    frames.append(&mut board.frames);
    conclude(&mut frames, [a, b], &bags);
    frames
}

/// The drawing of the division by primes.
struct Board {
    given: [u64; 2],
    lines: Vec<Line>,
    frames: Vec<Frame>,
}

impl Board {
    /// A frame with the divisions and the bags. `refused` is a candidate that divides neither.
    fn push(
        &mut self,
        caption: String,
        bags: &Bags,
        rest: [u64; 2],
        refused: Option<u64>,
        at: &'static str,
    ) {
        let [a, b] = self.given;
        let columns = ["p".to_owned(), a.to_string(), b.to_string()].to_vec();
        let row = |(p, rest): &Line| Row::new("", [*p, rest[0], rest[1]]);
        let mut rows: Vec<Row> = self.lines.iter().map(row).collect();
        let mut last = vec![Cell::default(), Cell::new(rest[0]), Cell::new(rest[1])];
        if let Some(p) = refused {
            last[0] = Cell::marked(p, Role::Rejected);
        } else if let Some(row) = rows.last_mut() {
            row.cells.iter_mut().for_each(|cell| cell.role = Some(Role::Active));
        }
        rows.push(Row { cells: last, ..Row::default() });
        let divisions = Grid { columns, rows, ..Grid::default() };
        let bag = |name: String, factors: &[u64], role: Role| {
            let cells = factors.iter().map(|p| Cell::marked(p, role)).collect();
            Row { header: name, cells, ..Row::default() }
        };
        let rows = vec![
            Row { apart: true, ..bag(format!("only {a}"), &bags.only_a, Role::Frontier) },
            bag("both".to_owned(), &bags.common, Role::Chosen),
            bag(format!("only {b}"), &bags.only_b, Role::Frontier),
        ];
        let bags = Grid { rows, ..Grid::default() };
        self.frames.push(Frame::new(caption).with(divisions).with(bags).at(at));
    }

    /// One turn of the loop, or a run of turns in which nothing divides.
    fn turn(&mut self, trial: &Trial, first: u64, after: &Bags) {
        let &Trial { p, a, b, divides_a, divides_b } = trial;
        let [given_a, given_b] = self.given;
        let rest = [if divides_a { a / p } else { a }, if divides_b { b / p } else { b }];
        if divides_a || divides_b {
            self.lines.push((p, [a, b]));
        }
        let (caption, at) = match (divides_a, divides_b) {
            (true, true) => (
                format!(
                    "{p} divides {a} and {b}, so it is a common factor. {} and {} are left.",
                    rest[0], rest[1]
                ),
                "(true, true) => bags.common.push(p),",
            ),
            (true, false) => (
                format!(
                    "{p} divides {a}, but not {b}, so this factor of {p} belongs to {given_a} alone. {} and {} are left.",
                    rest[0], rest[1]
                ),
                "(true, false) => bags.only_a.push(p),",
            ),
            (false, true) => (
                format!(
                    "{p} divides {b}, but not {a}, so this factor of {p} belongs to {given_b} alone. {} and {} are left.",
                    rest[0], rest[1]
                ),
                "(false, true) => bags.only_b.push(p),",
            ),
            (false, false) => {
                let tried = match p - first {
                    0 => format!("{p} divides neither {a} nor {b}."),
                    1 => format!("Neither {first} nor {p} divides {a} or {b}."),
                    _ => format!("No number from {first} to {p} divides {a} or {b}."),
                };
                (
                    format!("{tried} The next candidate is p = {}.", p + 1),
                    "(false, false) => p += 1,",
                )
            }
        };
        let refused = (!divides_a && !divides_b).then_some(p);
        self.push(caption, after, rest, refused, at);
    }

    /// Asks where the next factor goes, the first time that it goes to one number alone, and why a
    /// composite candidate does not divide.
    fn ask_before(&mut self, trial: &Trial, first: u64, bags: &Bags, asked: &mut [bool; 2]) {
        let &Trial { p, a, b, divides_a, divides_b } = trial;
        let [given_a, given_b] = self.given;
        if divides_a != divides_b && bags.common.contains(&p) && !asked[0] {
            asked[0] = true;
            let choices = [format!("only {given_a}"), "both".to_owned(), format!("only {given_b}")];
            let (odd, even) = if divides_a { (b, a) } else { (a, b) };
            let because =
                format!("{p} divides {even}, but it no longer divides the other number, {odd}.");
            ask(&mut self.frames, |frame| {
                let question = format!("Into which bag does the next factor of {p} go?");
                frame.ask(question, choices, if divides_a { 0 } else { 2 }, because)
            });
        }
        let composite = (first.max(4)..=p).find(|n| (2..*n).any(|d| n.is_multiple_of(d)));
        if let Some(n) = composite.filter(|_| !divides_a && !divides_b && !asked[1]) {
            asked[1] = true;
            let least = (2..n).find(|d| n.is_multiple_of(*d)).unwrap_or(n);
            let choices = [
                format!("yes, if one of the given numbers is a multiple of {n}"),
                format!("no, because all factors of {least} have been taken out"),
                format!("no, because {n} is greater than both {a} and {b}"),
            ];
            let because = format!(
                "A multiple of {n} is also a multiple of {least}. Neither {a} nor {b} is a multiple of {least}, because the loop has divided by {least} as often as possible."
            );
            ask(&mut self.frames, |frame| {
                let question = format!(
                    "The loop will also try {n}, which is not prime. Could {n} divide what is left of a number?"
                );
                frame.ask(question, choices, 1, because)
            });
        }
    }
}

/// What the factors say: the gcd and the lcm.
fn conclude(frames: &mut Vec<Frame>, [a, b]: [u64; 2], bags: &Bags) {
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
    let product = |factors: &[u64]| trace::list(factors, " · ");
    let value = bags.gcd();
    let caption = match bags.common.as_slice() {
        [] => "Both numbers are 1 now, so all factors are known. No factor is common, and the product of no numbers is 1: the gcd is 1.".to_owned(),
        [p] => format!("Both numbers are 1 now, so all factors are known. The only common factor is {p}, so the gcd is {p}."),
        common => format!("Both numbers are 1 now, so all factors are known. The product of the common factors is the gcd: {} = {value}.", product(common)),
    };
    let rows = of_both.iter().cloned().chain([gcd.clone()]).collect();
    let frame = Frame::new(caption).with(Grid { rows, ..Grid::default() });
    let choices = [
        "the common factors",
        "the common factors twice, and the other factors once",
        "the factors in all three bags, each bag taken once",
    ];
    let because = "Both numbers must divide the product, so each needs its own factors and the common ones. A second copy of the common factors is not needed.";
    let question = "Which factors make up the least common multiple?";
    frames.push(frame.at("self.common.iter().product()").ask(question, choices, 2, because));
    let all: Vec<u64> =
        [&bags.only_a, &bags.common, &bags.only_b].into_iter().flatten().copied().collect();
    let value = bags.lcm().map_or_else(String::new, |lcm| format!(" = {lcm}"));
    let caption = match all.as_slice() {
        [] => "There are no factors, so the lcm is 1, too.".to_owned(),
        [p] => format!("There is only one factor, so the lcm is {p}."),
        all => format!(
            "The product of all three bags, each taken once, is the lcm: {}{value}.",
            product(all)
        ),
    };
    let rows = of_both.into_iter().chain([gcd, lcm]).collect();
    let frame = Frame::new(caption).with(Grid { rows, ..Grid::default() });
    frames.push(
        frame.at("let mut all = self.only_a.iter().chain(&self.common).chain(&self.only_b);"),
    );
}

/// The binary algorithm, a row for each pair.
fn by_subtractions(a: u64, b: u64) -> Vec<Frame> {
    let mut steps = Vec::new();
    let gcd = binary_gcd_watched(a, b, |step, pair| steps.push((step, *pair)));
    let Some(&(Step::Strip { n_twos }, _)) = steps.first() else {
        let caption = format!(
            "Every number divides 0, so the gcd of 0 and another number is that number: {gcd}."
        );
        return vec![Frame::new(caption).at("return a.max(b);")];
    };
    let mut grid = Grid { columns: vec!["a".into(), "b".into()], ..Grid::default() };
    grid.rows.push(Row::new("given", [a, b]));
    let show = |grid: &Grid| {
        let mut grid = grid.clone();
        if let Some(last) = grid.rows.last_mut() {
            last.cells.iter_mut().for_each(|cell| cell.role = Some(Role::Active));
        }
        grid
    };
    let twos = |n: u32| trace::counted(n, "factor of 2", "factors of 2");
    let [in_a, in_b] = [a.trailing_zeros(), b.trailing_zeros()];
    let caption = match n_twos {
        0 => format!("{a} has {}, and {b} has {in_b}. So no factor of 2 is common.", twos(in_a)),
        1 => format!("{a} has {}, and {b} has {in_b}. So 1 factor of 2 is common.", twos(in_a)),
        n => format!("{a} has {}, and {b} has {in_b}. So {n} factors of 2 are common.", twos(in_a)),
    };
    let at = "let n_twos = a.trailing_zeros().min(b.trailing_zeros());";
    let mut frames = vec![Frame::new(caption).with(show(&grid)).at(at)];
    // The pair after the last subtraction: twice the odd part of the gcd.
    let last = [gcd >> n_twos; 2];
    let pairs: Vec<[u64; 2]> = steps.iter().skip(1).map(|&(_, pair)| pair).chain([last]).collect();
    for (turn, &[x, y]) in pairs.iter().enumerate() {
        let caption = match turn.checked_sub(1).map(|before| pairs[before]) {
            None => {
                format!("Take all factors of 2 out of both numbers: {x} and {y} are left.")
            }
            Some([a, b]) => {
                let [more, less] = [a.max(b), a.min(b)];
                let difference = more - less;
                if turn == 2 {
                    let question = format!("Which number replaces {more}?");
                    let because = format!(
                        "The difference {difference} is even, and its factors of 2 are taken out."
                    );
                    let others = [difference, difference / 2, more / 2, less];
                    self::ask(&mut frames, |frame| frame.ask_number(question, x, others, because));
                }
                format!(
                    "{more} - {less} = {difference}. Without its factors of 2, this is {x}, which replaces {more}."
                )
            }
        };
        grid.rows.push(Row::new(if turn == 0 { "odd parts" } else { "" }, [x, y]));
        let at = if turn == 0 { "b >>= b.trailing_zeros();" } else { "a -= b;" };
        frames.push(Frame::new(caption).with(show(&grid)).at(at));
    }
    let [odd, _] = last;
    if let Some([a, b]) = pairs.first().filter(|[a, b]| a != b) {
        let question = format!("Why may the factors of 2 in {} be thrown away?", a.abs_diff(*b));
        let choices = [
            "because a divisor of an odd number is odd",
            "because they are put back at the end",
            "because the difference is not needed any more",
        ];
        let because = format!(
            "A common divisor of {a} and {b} is odd. If it divides the difference, it also divides the difference without the factors of 2."
        );
        if let Some(frame) = frames.get_mut(1) {
            *frame = std::mem::take(frame).ask(question, choices, 0, because);
        }
    }
    if n_twos != 0 {
        let because =
            format!("The gcd of the two given numbers has {}, but {odd} is odd.", twos(n_twos));
        ask(&mut frames, |frame| {
            let question =
                "The two numbers are equal now. What is the gcd of the two given numbers?";
            frame.ask_number(question, gcd, [odd, 2 * gcd, odd * odd], because)
        });
    }
    let end = match n_twos {
        0 => "No factor of 2 is common, so this is the gcd.".to_owned(),
        1 => format!("Multiply by 2, because 1 factor of 2 is common: the gcd is {gcd}."),
        n => {
            format!(
                "Multiply by 2 {n} times, because {n} factors of 2 are common: the gcd is {gcd}."
            )
        }
    };
    let caption = format!("Both numbers are {odd}, so the gcd of the odd parts is {odd}. {end}");
    frames.push(Frame::new(caption).with(show(&grid)).at("a << n_twos"));
    frames
}

pub(crate) const SIZES: [u32; 5] = [16, 32, 64, 128, 256];

/// The most steps for any two numbers below n: if you try each number from the lesser one down, if
/// you divide both by primes, if you list the divisors by trying all numbers up to the roots, and
/// by the binary algorithm.
pub(crate) fn steps(n: u32) -> [u32; 4] {
    let mut most = [0; 4];
    for (a, b) in (1..n).flat_map(|a| (1..a).map(move |b| (a, b))) {
        let mut n_turns = 0;
        factor_both_watched(a.into(), b.into(), |_, _| n_turns += 1);
        let mut n_subtractions = 0;
        let gcd = binary_gcd_watched(a.into(), b.into(), |step, _| {
            n_subtractions += u32::from(step == Step::Subtract);
        });
        let n_tried = (u64::from(b) + 1).saturating_sub(gcd);
        let n_tried = u32::try_from(n_tried).unwrap_or(u32::MAX);
        let counts = [n_tried, n_turns, a.isqrt() + b.isqrt(), n_subtractions];
        for (most, count) in most.iter_mut().zip(counts) {
            *most = count.max(*most);
        }
    }
    most
}

fn cost() -> Chart {
    let curves =
        ["every number downward", "prime by prime", "divisors up to the roots", "binary algorithm"];
    let axes = ["n, where both numbers are below n", "steps"];
    Chart::from_counts("Steps to a gcd, at worst", axes, &SIZES, curves, steps)
}
