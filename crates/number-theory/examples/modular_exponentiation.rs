//! A power modulo m, digit by digit:
//! `cargo run -p number-theory --example modular_exponentiation -- 3 13 1000`.

use std::num::NonZeroU64;
use std::process::ExitCode;

use input::Input;
use number_theory::extended_euclid::mul_mod;
use number_theory::modular_exponentiation::{Step, power, power_mod, power_watched};
use trace::{Cell, Chart, Demo, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "modular_exponentiation",
    about: "A power modulo m: square for each binary digit of the exponent, and multiply where it is 1.",
    arguments: "BASE EXPONENT MODULUS",
    worked: &["3 13 1000"],
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
const MOST_BITS: usize = 20;
const MOST_DIGITS: usize = 9;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let base: u64 = input.number("the base")?;
    let exponent: u64 = input.number("the exponent")?;
    let m = NonZeroU64::new(input.number_in(1..=u64::MAX, "the modulus")?).expect("at least 1");
    input.end("the numbers")?;
    let title = format!("{base}^{exponent} modulo {m}");
    let answer = format!("{base}^{exponent} = {} modulo {m}", power_mod(base, exponent, m));
    let n_bits = exponent.checked_ilog2().map_or(0, |last| last as usize + 1);
    if MOST_BITS < n_bits || MOST_DIGITS < m.to_string().len() {
        let limit = format!("{MOST_BITS} binary digits, and a modulus of {MOST_DIGITS}");
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    Ok(Trace { title, frames: frames(base, exponent, m), answer })
}

fn frames(base: u64, exponent: u64, m: NonZeroU64) -> Vec<Frame> {
    let one = 1 % m;
    let caption = if exponent == 0 {
        format!("The exponent is 0: nothing is multiplied, and the product stays {one}.")
    } else {
        format!("The exponent {exponent} is {exponent:b} in binary. The product begins with {one}.")
    };
    let start = "let (mut square, mut product, mut rest) = (base, one, exponent);";
    let mut frames = vec![Frame::new(caption).with(table(&[], exponent)).at(start)];
    let mut steps: Vec<(Step, u64, u64)> = Vec::new();
    let times = |a: &u64, b: &u64| mul_mod(*a, *b, m);
    power_watched(base % m, exponent, one, times, |step, &[&square, &product]| {
        let before = steps.last().copied();
        let bit = steps.len();
        steps.push((step, square, product));
        let squared = match before {
            None => format!("The base is {square}."),
            Some((_, root, _)) => {
                format!("{root} · {root} = {square}: that is {base}^{}.", 1_u64 << bit)
            }
        };
        let known = before.map_or(one, |(_, _, product)| product);
        let (taken, at) = match step {
            Step::Take => {
                let taken = format!("The digit is 1: {known} · {square} = {product}.");
                (taken, "watch(Step::Take, &[&square, &product]);")
            }
            Step::Skip => {
                let skipped = format!("The digit is 0: the product stays {product}.");
                (skipped, "watch(Step::Skip, &[&square, &product]);")
            }
        };
        frames.push(Frame::new(format!("{squared} {taken}")).with(table(&steps, exponent)).at(at));
    });
    frames
}

/// The digits from the lowest on, with the squares, and the product so far; the squares that were
/// taken are marked.
fn table(steps: &[(Step, u64, u64)], exponent: u64) -> Grid {
    let columns = ["place", "digit", "square", "product"].map(str::to_owned).to_vec();
    let mut grid = Grid { columns, ..Grid::default() };
    let n_bits = exponent.checked_ilog2().map_or(0, |last| last as usize + 1);
    for bit in 0..n_bits {
        let mut cells = vec![Cell::new(1_u64 << bit), Cell::new(exponent >> bit & 1)];
        if let Some(&(step, square, product)) = steps.get(bit) {
            let is_last = bit + 1 == steps.len();
            let role = match step {
                Step::Take => Role::Chosen,
                Step::Skip => Role::Rejected,
            };
            cells.push(Cell::marked(square, role));
            cells.push(Cell { text: product.to_string(), role: is_last.then_some(Role::Active) });
        }
        grid.rows.push(Row { cells, ..Row::default() });
    }
    grid
}

pub(crate) const SIZES: [u32; 8] = [7, 15, 31, 63, 127, 255, 511, 1023];

/// The most products for an exponent up to n: one after another, and by squares.
pub(crate) fn products(n: u32) -> [u32; 2] {
    let by_squares = |exponent: u32| {
        let mut n_products = 0;
        power((), exponent.into(), (), |(), ()| n_products += 1);
        n_products
    };
    [n, (0..=n).map(by_squares).max().unwrap_or(0)]
}

fn cost() -> Chart {
    let curves = ["one by one", "squares"];
    let name = "Products for exponents up to n, at worst";
    Chart::from_counts(name, ["n", "products"], &SIZES, curves, products)
}
