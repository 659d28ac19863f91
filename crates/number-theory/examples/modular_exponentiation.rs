//! A power modulo m, digit by digit:
//! `cargo run -p number-theory --example modular_exponentiation -- 3 13 100`.

use std::num::{NonZeroU32, NonZeroU64};
use std::process::ExitCode;

use input::Input;
use number_theory::modular_exponentiation::plain::{self, Step, power_mod_watched};
use number_theory::modular_exponentiation::power_mod;
use trace::{Cell, Chart, Demo, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "modular_exponentiation",
    about: "A power modulo m: square for each binary digit of the exponent, and multiply where it is 1.",
    arguments: "BASE EXPONENT MODULUS",
    worked: &["3 13 100"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_BITS: usize = 20;
const MOST_DIGITS: usize = 9;

/// A base from 2 to 9, an exponent of four or five binary digits, and the modulus 100 or a smaller
/// one.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let (base, exponent) = (2 + dice.below(8), 9 + dice.below(16));
    let m = if dice.below(2) == 0 { 100 } else { 30 + dice.below(70) };
    format!("{base} {exponent} {m}")
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let base: u64 = input.number("the base")?;
    let exponent: u64 = input.number("the exponent")?;
    let m = NonZeroU64::new(input.number_in(1..=u64::MAX, "the modulus")?).expect("at least 1");
    input.end("the numbers")?;
    let title = format!("{base}^{exponent} modulo {m}");
    let answer = format!("{base}^{exponent} = {} modulo {m}", power_mod(base, exponent, m));
    let n_bits = exponent.checked_ilog2().map_or(0, |last| last as usize + 1);
    let frames = match NonZeroU32::try_from(m) {
        Ok(m) if n_bits <= MOST_BITS && m.to_string().len() <= MOST_DIGITS => {
            frames(base, exponent, m)
        }
        _ => {
            let limit = format!("{MOST_BITS} binary digits, and a modulus of {MOST_DIGITS}");
            vec![Frame::too_large(limit)]
        }
    };
    Ok(Trace { title, frames, answer })
}

/// A line of the picture: the numbers of one turn of the loop.
#[derive(Clone, Copy)]
struct Line {
    rest: u64,
    square: u64,
    product: u64,
    is_taken: bool,
}

fn frames(base: u64, exponent: u64, m: NonZeroU32) -> Vec<Frame> {
    let mut steps: Vec<(Step, [u64; 3])> = Vec::new();
    let result = power_mod_watched(base, exponent, m, |step, state| steps.push((step, *state)));
    let (square, one) = (base % u64::from(m.get()), u64::from(1 % m.get()));
    let first = Line { rest: exponent, square, product: one, is_taken: false };
    let mut board = Board { base, exponent, m: m.get().into(), lines: vec![first], frames: vec![] };
    board.begin();
    for (at, &(step, state)) in steps.iter().enumerate() {
        match step {
            Step::Multiply => board.multiply(state),
            Step::Square => board.square(state, at + 1 == steps.len()),
        }
    }
    board.end(result);
    board.frames
}

/// The drawing so far.
struct Board {
    base: u64,
    exponent: u64,
    m: u64,
    lines: Vec<Line>,
    frames: Vec<Frame>,
}

impl Board {
    fn begin(&mut self) {
        let Line { square, product, .. } = self.lines[0];
        let Board { base, exponent, m, .. } = *self;
        let caption = if base < m {
            format!(
                "At the start, the square is {square}, the product is {product}, and the rest is {exponent}."
            )
        } else {
            format!(
                "{base} modulo {m} is {square}. So at the start, the square is {square}, the product is {product}, and the rest is {exponent}."
            )
        };
        self.push(
            caption,
            Some([Role::Active; 3]),
            "let (mut square, mut product, mut rest) = (base % m, 1 % m, exponent);",
        );
        let places: Vec<u64> =
            (0..64).map(|bit| 1 << bit).filter(|place| exponent & place != 0).collect();
        if 1 < places.len() {
            let sum = |places: &[u64]| {
                places.iter().map(|place| format!("{base}^{place}")).collect::<Vec<_>>().join(" · ")
            };
            let reversed: Vec<u64> =
                places.iter().map(|place| 1 << exponent.ilog2() >> place.ilog2()).rev().collect();
            let all: Vec<u64> = (0..=exponent.ilog2()).map(|bit| 1 << bit).collect();
            let mut choices = vec![sum(&places)];
            for other in [reversed, all, places[..places.len() - 1].to_vec()] {
                let other = sum(&other);
                if !choices.contains(&other) {
                    choices.push(other);
                }
            }
            choices.sort();
            let answer = choices.iter().position(|choice| *choice == sum(&places)).unwrap_or(0);
            let because = format!(
                "In binary, {exponent} is {exponent:b}. So {exponent} = {}.",
                trace::list(places.iter().rev(), " + ")
            );
            let question = format!("Which powers will be multiplied to make {base}^{exponent}?");
            self.ask(|frame| frame.ask(question, choices, answer, because));
        }
    }

    fn multiply(&mut self, [square, product, rest]: [u64; 3]) {
        let m = self.m;
        let Some(line) = self.lines.last_mut() else { return };
        let known = line.product;
        (line.product, line.is_taken) = (product, true);
        let caption = format!("The rest {rest} is odd: multiply. {}.", times(known, square, m));
        self.push(
            caption,
            Some([Role::Compared, Role::Chosen, Role::Active]),
            "product = product * square % m;",
        );
    }

    fn square(&mut self, [square, product, rest]: [u64; 3], is_last: bool) {
        let Board { base, m, .. } = *self;
        let Some(&Line { rest: before, square: root, is_taken, .. }) = self.lines.last() else {
            return;
        };
        let place = 1_u64 << self.lines.len();
        let kept = root * root / m;
        if kept != 0 && !self.has_asked("Why may") {
            let question = format!(
                "Next, {root} is squared: {}. Why may a multiple of {m} be left out?",
                root * root
            );
            let choices = [
                format!("because every later product changes only by a multiple of {m}"),
                format!("because {square} is smaller than {}", root * root),
                "because the exponent is divided by 2".to_owned(),
            ];
            let because = format!(
                "If a number changes by a multiple of {m}, then so does every product that contains it. The remainder stays the same."
            );
            self.ask(|frame| frame.ask(question, choices, 0, because));
        }
        self.lines.push(Line { rest, square, product, is_taken: false });
        let odd = if is_taken {
            String::new()
        } else {
            format!("The rest {before} is even, so the product stays {product}. ")
        };
        let end = if is_last {
            "The rest becomes 0, so this square is not needed.".to_owned()
        } else {
            format!("This is {base}^{place}. The rest becomes {rest}.")
        };
        let caption = format!("{odd}Square: {}. {end}", times(root, root, m));
        self.push(caption, Some([Role::Active; 3]), "square = square * square % m;");
        if rest != 0 && rest.is_multiple_of(2) && !self.has_asked("The rest is now") {
            let question = format!(
                "The rest is now {rest}. What will the product be at the end of this iteration?"
            );
            let because =
                format!("{rest} is even, so the product is not multiplied in this iteration.");
            let others = [product * square % m, square * square % m, square];
            self.ask(|frame| frame.ask_number(question, product, others, because));
        }
        if rest == 1 && !self.has_asked("The rest is 1") {
            let question = format!("The rest is 1. What is {base}^{} modulo {m}?", self.exponent);
            let because = format!(
                "By the invariant, it is the product times the square: {}.",
                times(product, square, m)
            );
            let others = [product, square, (product + square) % m];
            self.ask(|frame| frame.ask_number(question, product * square % m, others, because));
        }
    }

    fn end(&mut self, result: u64) {
        let Board { base, exponent, m, .. } = *self;
        let caption = if exponent == 0 {
            format!("The exponent is 0, so nothing is multiplied. The answer is {result}.")
        } else {
            format!(
                "The rest is 0, so the product is the answer: {base}^{exponent} is {result} modulo {m}."
            )
        };
        self.push(caption, None, "while rest != 0 {");
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    /// Whether a question begins with these words.
    fn has_asked(&self, words: &str) -> bool {
        let asks = self.frames.iter().filter_map(|frame| frame.ask.as_ref());
        asks.into_iter().any(|ask| ask.question.contains(words))
    }

    /// A frame with the table. `roles` are those of the square, the product and the rest of the
    /// last line; without them, the product is the answer.
    fn push(&mut self, caption: String, roles: Option<[Role; 3]>, at: &'static str) {
        let columns = ["power", "square", "product", "rest"].map(str::to_owned).to_vec();
        let mut rows = Vec::new();
        for (i, line) in self.lines.iter().enumerate() {
            let power = format!("{}^{}", self.base, 1_u64 << i);
            let is_last = i + 1 == self.lines.len();
            let taken = line.is_taken.then_some(Role::Chosen);
            let [square, product, rest] = match roles {
                Some(roles) if is_last => roles.map(Some),
                None if is_last => [None, Some(Role::Chosen), None],
                _ => [taken, None, None],
            };
            let cell = |number: u64, role| Cell { text: number.to_string(), role };
            let cells = vec![
                Cell::new(power),
                cell(line.square, square),
                cell(line.product, product),
                cell(line.rest, rest),
            ];
            rows.push(Row { cells, ..Row::default() });
        }
        let grid = Grid { columns, rows, ..Grid::default() };
        self.frames.push(Frame::new(caption).with(grid).at(at));
    }
}

/// A product, and what is kept of it: "81 · 81 = 6561, and modulo 100 this is 61".
fn times(a: u64, b: u64, m: u64) -> String {
    let (product, kept) = (a * b, a * b % m);
    if product < m {
        format!("{a} · {b} = {product}")
    } else {
        format!("{a} · {b} = {product}, and modulo {m} this is {kept}")
    }
}

pub(crate) const SIZES: [u32; 8] = [7, 15, 31, 63, 127, 255, 511, 1023];

/// The most products for an exponent up to n: one after another, and by squares.
pub(crate) fn products(n: u32) -> [u32; 2] {
    let by_squares = |exponent: u32| {
        let mut n_products = 0;
        plain::power_mod_watched(1, exponent.into(), NonZeroU32::MIN, |_, _| n_products += 1);
        n_products
    };
    [n.saturating_sub(1), (0..=n).map(by_squares).max().unwrap_or(0)]
}

fn cost() -> Chart {
    let curves = ["one by one", "by squares"];
    let name = "Products for exponents up to n, at worst";
    Chart::from_counts(name, ["n", "products"], &SIZES, curves, products)
}
