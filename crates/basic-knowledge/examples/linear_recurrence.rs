//! A term of a linear recurrence:
//! `cargo run -p basic-knowledge --example linear_recurrence -- 1 1 from 0 1 at 10`.

use std::cell::Cell as Count;
use std::fmt::Display;
use std::num::NonZeroU64;
use std::process::ExitCode;

use basic_knowledge::recurrence::linear::{
    Arithmetic, Integers, LinearRecurrence, LinearRecurrenceError, Modulo, fibonacci,
};
use input::Input;
use trace::{Axis, Cells, Chart, Demo, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "basic-knowledge",
    name: "linear_recurrence",
    about: "A term of a(n) = c1 a(n-1) + ... + cd a(n-d), in three ways.",
    arguments: "C1... from A0... at N [mod M]",
    worked: &[
        "1 1 from 0 1 at 10",
        "3 -2 from 0 1 at 10",
        "1 1 from 0 1 at 1000000000000 mod 1000000007",
    ],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_TERMS: u64 = 16;

/// As many terms are still computed one by one.
const MOST_STEPS: u64 = 1_000_000;

/// Arithmetic that counts multiplications.
pub(crate) struct Counted<R> {
    pub(crate) arithmetic: R,
    pub(crate) n_products: Count<u64>,
}

impl<R> Counted<R> {
    pub(crate) fn new(arithmetic: R) -> Self {
        Counted { arithmetic, n_products: Count::new(0) }
    }
}

impl<R: Arithmetic> Arithmetic for Counted<R> {
    type Item = R::Item;

    fn number(&self, integer: i64) -> R::Item {
        self.arithmetic.number(integer)
    }

    fn add(&self, a: R::Item, b: R::Item) -> Option<R::Item> {
        self.arithmetic.add(a, b)
    }

    fn mul(&self, a: R::Item, b: R::Item) -> Option<R::Item> {
        self.n_products.set(self.n_products.get() + 1);
        self.arithmetic.mul(a, b)
    }
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let mut coefficients = Vec::new();
    let mut ahead = input.clone();
    while ahead.word("from, and the first terms")? != "from" {
        coefficients.push(input.number(format_args!("coefficient {}", coefficients.len() + 1))?);
        ahead = input.clone();
    }
    *input = ahead.clone();
    let mut initial = Vec::new();
    while ahead.word("at, and which term")? != "at" {
        initial.push(input.number(format_args!("first term {}", initial.len()))?);
        ahead = input.clone();
    }
    *input = ahead;
    let n: u64 = input.number("which term")?;
    let modulus = if input.is_end() {
        None
    } else if input.word("mod")? == "mod" {
        let modulus = input.number("the modulus")?;
        let modulus = NonZeroU64::new(modulus);
        Some(modulus.ok_or_else(|| input.invalid("the modulus", "divides nothing"))?)
    } else {
        return Err(input.invalid("behind the term", "is not mod").into());
    };
    input.end("the modulus")?;
    let recurrence = LinearRecurrence::new(coefficients.clone(), initial.clone())?;
    let title = format!("{} with {}", formula(&coefficients), first_terms(&initial));
    match modulus {
        None => run(title, &recurrence, (&coefficients, &initial), &Integers, n, ""),
        Some(m) => {
            let modulo = format!(" modulo {m}");
            run(title, &recurrence, (&coefficients, &initial), &Modulo(m), n, &modulo)
        }
    }
}

fn formula(coefficients: &[i64]) -> String {
    let terms = coefficients.iter().enumerate().map(|(i, c)| format!("{c} a(n-{})", i + 1));
    format!("a(n) = {}", trace::list(terms, " + "))
}

fn first_terms(initial: &[i64]) -> String {
    let terms = initial.iter().enumerate().map(|(i, a)| format!("a({i}) = {a}"));
    trace::list(terms, ", ")
}

/// A way to a term, which may overflow.
type Way<'a, R> = &'a dyn Fn(&Counted<R>) -> Result<<R as Arithmetic>::Item, LinearRecurrenceError>;

fn run<R: Arithmetic<Item: Display> + Clone>(
    title: String,
    recurrence: &LinearRecurrence,
    (coefficients, initial): (&[i64], &[i64]),
    arithmetic: &R,
    n: u64,
    modulo: &str,
) -> trace::Result<Trace> {
    let mut frames = Vec::new();
    let terms = (0..=n).map(|i| recurrence.by_iteration(arithmetic, i));
    if n < MOST_TERMS
        && let Ok(terms) = terms.collect::<Result<Vec<_>, _>>()
    {
        let mut cells = Cells::new(terms);
        cells.first_index = Some(0);
        if let Some(last) = cells.cells.last_mut() {
            last.role = Some(Role::Chosen);
        }
        let caption = format!("The terms up to a({n}), one after the other.");
        frames.push(Frame::new(caption).with(cells).at("terms.rotate_left(1);"));
    }
    let columns = ["multiplications", "term"].map(str::to_owned).to_vec();
    let mut grid = Grid { columns, ..Grid::default() };
    let mut terms = Vec::new();
    let mut row = |name: &str, way: Way<'_, R>| {
        let counted = Counted::new(arithmetic.clone());
        let term = way(&counted);
        let shown = term.map_or_else(|_| "overflow".to_owned(), |term| term.to_string());
        grid.rows.push(Row::new(name, [counted.n_products.get().to_string(), shown]));
        terms.push(term);
    };
    if n <= MOST_STEPS {
        row("one by one", &|arithmetic| recurrence.by_iteration(arithmetic, n));
    }
    row("by a matrix", &|arithmetic| recurrence.by_matrix(arithmetic, n));
    row("by a polynomial", &|arithmetic| recurrence.by_polynomial(arithmetic, n));
    if (coefficients, initial) == (&[1, 1], &[0, 1]) {
        row("by doubling", &|arithmetic| fibonacci(arithmetic, n));
    }
    // A way may hold numbers that are larger than the term. Any other tells it all the same.
    let term = terms.into_iter().reduce(Result::or).ok_or("there is no way")??;
    let caption = format!("The ways to a({n}){modulo}, and the multiplications that each takes.");
    frames.push(
        Frame::new(caption).with(grid).at("rest = remainder(arithmetic, square, &coefficients)"),
    );
    Ok(Trace { title, frames, answer: format!("a({n}) = {term}{modulo}.") })
}

/// The multiplications for a Fibonacci number modulo a prime.
fn cost() -> Chart {
    type Way = fn(&LinearRecurrence, &Counted<Modulo>, u64);
    let ways: [(&str, Way); 3] = [
        ("one by one", |a, arithmetic, n| _ = a.by_iteration(arithmetic, n)),
        ("by a matrix", |a, arithmetic, n| _ = a.by_matrix(arithmetic, n)),
        ("by a polynomial", |a, arithmetic, n| _ = a.by_polynomial(arithmetic, n)),
    ];
    let fibonacci = LinearRecurrence::new(vec![1, 1], vec![0, 1]).expect("it is one");
    let series = ways.map(|(name, way)| {
        let count = |n: u32| {
            let counted =
                Counted::new(Modulo(NonZeroU64::new(1_000_000_007).expect("it is not 0")));
            way(&fibonacci, &counted, n.into());
            (f64::from(n), real(counted.n_products.get()))
        };
        Series { name: name.into(), points: [16, 32, 64, 128, 256, 512, 1024].map(count).to_vec() }
    });
    Chart {
        name: "Multiplications for a Fibonacci number".into(),
        x: Axis::log("index"),
        y: Axis::log("multiplications"),
        series: series.to_vec(),
    }
}

#[expect(clippy::cast_precision_loss, reason = "a picture is not so fine")]
fn real(n: u64) -> f64 {
    n as f64
}
