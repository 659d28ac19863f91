//! Two integers multiplied in four ways:
//! `cargo run -p basic-knowledge --example multiplication -- 7 -15`.

use std::process::ExitCode;

use basic_knowledge::time_complexity::multiply::{
    Product, booth, non_adjacent, repeated_addition, shift_and_add,
};
use input::Input;
use trace::{Cell, Demo, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "basic-knowledge",
    name: "multiplication",
    about: "A product by repeated addition, and by digits: how many additions does each way take?",
    arguments: "FACTOR FACTOR",
    worked: &["10000 10000"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_DIGITS: usize = 24;

/// How many additions are still done one by one.
const MOST_STEPS: u64 = 100_000_000;

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let (a, b) = (input.number("the first factor")?, input.number("the second factor")?);
    input.end("the factors")?;
    Ok(multiply(a, b))
}

/// A product in three ways, and one more.
fn multiply(a: i64, b: i64) -> Trace {
    let least = a.unsigned_abs().min(b.unsigned_abs());
    let additions = if least <= MOST_STEPS { repeated_addition(a, b).1 } else { least };
    let ways = [
        ("its binary digits", shift_and_add(a, b), "let digits = binary(b.unsigned_abs());"),
        ("Booth's digits", booth(a, b), "bit(i - 1) - bit(i)"),
        ("its non-adjacent form", non_adjacent(a, b), "let digit = match rest & 3 {"),
    ];
    let value = ways[0].1.value;
    let mut frames = Vec::new();
    let columns = ["steps", "additions"].map(str::to_owned).to_vec();
    let mut overview = Grid { columns, ..Grid::default() };
    overview.rows.push(Row::new("repeated addition", [additions, additions]));
    for (name, product, _) in &ways {
        let counts = [product.steps.len(), product.n_additions()];
        overview.rows.push(Row::new(format!("by {name}"), counts));
    }
    let caption = format!(
        "Repeated addition adds {additions} times. With digits, fewer additions are enough."
    );
    frames.push(Frame::new(caption).with(overview).at("sum += i128::from(addend);"));
    if ways.iter().any(|(_, product, _)| MOST_DIGITS < product.steps.len()) {
        let limit = format!("{MOST_DIGITS} binary digits of the second factor");
        frames.push(Frame::too_large(limit));
    } else {
        for (name, product, line) in &ways {
            let caption = format!(
                "{b} by {name}: {} steps, {} of them add or subtract.",
                product.steps.len(),
                product.n_additions()
            );
            frames.push(Frame::new(caption).with(steps_table(a, product)).at(line));
        }
    }
    let counts =
        ways.iter().map(|(name, product, _)| format!("{} by {name}", product.n_additions()));
    let counts = trace::list(counts, ", ");
    let answer = format!("{a} · {b} = {value}. Additions: {additions} one by one, {counts}.");
    Trace { title: format!("{a} times {b}"), frames, answer }
}

/// One row for each digit, the lowest on top, as they come.
fn steps_table(a: i64, product: &Product) -> Grid {
    let columns = ["digit", "adds", "sum"].map(str::to_owned).to_vec();
    let mut grid = Grid { name: "2^".into(), columns, ..Grid::default() };
    for step in &product.steps {
        let role = (step.digit != 0).then_some(Role::Chosen);
        let adds = i128::from(step.digit) * (i128::from(a) << step.shift);
        let adds = if step.digit == 0 { String::new() } else { adds.to_string() };
        let cells =
            vec![Cell { text: step.digit.to_string(), role }, Cell::new(adds), Cell::new(step.sum)];
        grid.rows.push(Row { header: step.shift.to_string(), cells, ..Row::default() });
    }
    grid
}
