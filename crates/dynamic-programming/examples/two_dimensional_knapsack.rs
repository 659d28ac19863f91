//! Two-dimensional knapsack, item by item:
//! `cargo run -p dynamic-programming --example two_dimensional_knapsack -- 3 3 1 2 3 2 1 4 2 0 2`.

use std::process::ExitCode;

use dynamic_programming::knapsack::two_dimensional_knapsack::{
    Item, TwoDimensionalKnapsack, two_dimensional_knapsack,
};
use dynamic_programming::knapsack::zero_one_knapsack::{self, KnapsackError, zero_one_knapsack};
use input::Input;
use trace::{Arrow, Axis, Chart, Demo, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "two_dimensional_knapsack",
    about: "Two-dimensional knapsack: of items with two weights and a value, the best that fit.",
    arguments: "CAPACITY CAPACITY [WEIGHT WEIGHT VALUE]...",
    worked: &["10 10 1 3 1 3 2 2 9 4 3 7 7 4 2 9 5 2 2 6 3 3 7 4 1 8 6 4 9 8 5 10"],
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
const MOST_ITEMS: usize = 12;
const MOST_CAPACITY: usize = 20;
const LONGEST: usize = 4;

/// The capacities, and the items.
fn read(input: &mut Input<'_>) -> trace::Result<([usize; 2], Vec<Item>)> {
    let capacities = [input.number("the first capacity")?, input.number("the second capacity")?];
    let mut items = Vec::new();
    while !input.is_end() {
        let n = items.len() + 1;
        let weights = [
            input.number(format_args!("the first weight of item {n}"))?,
            input.number(format_args!("the second weight of item {n}"))?,
        ];
        let value = input.number(format_args!("the value of item {n}"))?;
        items.push(Item { weights, value });
    }
    Ok((capacities, items))
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let (capacities, items) = read(input)?;
    let from_1 = |error| match error {
        KnapsackError::Overflow { item } => KnapsackError::Overflow { item: item + 1 },
        other => other,
    };
    let solved = two_dimensional_knapsack(&items, capacities).map_err(from_1)?;
    let chosen = solved.chosen();
    let is_long = |value: i64| LONGEST < value.to_string().len();
    let is_large = MOST_ITEMS < items.len()
        || capacities.iter().any(|capacity| MOST_CAPACITY < *capacity)
        || items.iter().any(|item| is_long(item.value))
        || is_long(solved.value());
    let frames = if is_large {
        let limit = format!(
            "{MOST_ITEMS} items, capacities {MOST_CAPACITY} and values of {LONGEST} characters"
        );
        vec![Frame::too_large(limit)]
    } else {
        frames(&items, capacities, &solved, &chosen)
    };
    let sum = |d: usize| chosen.iter().map(|&i| items[i].weights[d]).sum::<usize>();
    let weighs = match &chosen[..] {
        [] => String::new(),
        _ => format!(" of weights {} and {}", sum(0), sum(1)),
    };
    let answer = format!("The best value is {}: {}{weighs}.", solved.value(), names(&chosen));
    let kept = if items.len() == 1 { "item" } else { "items" };
    let [a, b] = capacities;
    let title = format!("Two-dimensional knapsack, capacities {a} and {b}, {} {kept}", items.len());
    Ok(Trace { title, frames, answer })
}

fn names(chosen: &[usize]) -> String {
    let numbers: Vec<String> = chosen.iter().map(|i| (i + 1).to_string()).collect();
    match &numbers[..] {
        [] => "no item".to_owned(),
        [one] => format!("item {one}"),
        several => format!("items {}", several.join(" ")),
    }
}

/// A plane, with what `text` says at each pair of capacities.
fn plane([a, b]: [usize; 2], text: impl Fn([usize; 2]) -> String) -> Grid {
    let row = |a: usize| Row::new(a.to_string(), (0..=b).map(|b| text([a, b])));
    Grid {
        name: "1st \\ 2nd".into(),
        columns: (0..=b).map(|b| b.to_string()).collect(),
        rows: (0..=a).map(row).collect(),
        ..Grid::default()
    }
}

/// A frame an item, with the cells that it made better, and the way back.
fn frames(
    items: &[Item],
    capacities: [usize; 2],
    solved: &TwoDimensionalKnapsack<'_>,
    chosen: &[usize],
) -> Vec<Frame> {
    let picture = |i: usize| plane(capacities, |at| solved.best(i, at).to_string());
    let first = Frame::new("Without items every pair of capacities is worth 0.").with(picture(0));
    let mut frames = vec![first.at("let mut table = Table::new(n_rows")];
    let [a, b] = capacities;
    for (i, Item { weights: [v, w], value }) in (1..).zip(items) {
        let mut picture = picture(i);
        let mut n_better = 0;
        for (a, row) in picture.rows.iter_mut().enumerate() {
            for (b, cell) in row.cells.iter_mut().enumerate() {
                if solved.best(i, [a, b]) != solved.best(i - 1, [a, b]) {
                    cell.role = Some(Role::Active);
                    n_better += 1;
                }
            }
        }
        let without = solved.best(i - 1, capacities);
        let corner = if *v <= a && *w <= b {
            let (left, rest) = ([a - v, b - w], solved.best(i - 1, [a - v, b - w]));
            let with = rest + value;
            let [left_a, left_b] = left;
            format!(
                "In the corner, {without} without it; with it the {rest} of ({left_a}, {left_b}) and {value}, that is {with}"
            )
        } else {
            format!("It does not fit, and the corner stays {without}")
        };
        let caption = format!(
            "Item {i}, weights {v} and {w}, value {value}: better at {n_better} of {} pairs. {corner}.",
            (a + 1) * (b + 1)
        );
        let line = "without.max(table[(before + a - v, b - w)] + value)";
        frames.push(Frame::new(caption).with(picture).at(line));
    }
    frames.push(way_back(items, capacities, solved, chosen));
    frames
}

/// The pairs of capacities that are left after each item that was taken, from the last to the
/// first.
fn way_back(
    items: &[Item],
    capacities: [usize; 2],
    solved: &TwoDimensionalKnapsack<'_>,
    chosen: &[usize],
) -> Frame {
    let mut picture = plane(capacities, |_| String::new());
    let [mut a, mut b] = capacities;
    let mut visit = |a: usize, b: usize, value: i64| {
        let cell = &mut picture.rows[a].cells[b];
        (cell.text, cell.role) = (value.to_string(), Some(Role::Chosen));
    };
    let mut arrows = Vec::new();
    visit(a, b, solved.value());
    for &i in chosen.iter().rev() {
        let from = (a, b);
        (a, b) = (a - items[i].weights[0], b - items[i].weights[1]);
        visit(a, b, solved.best(i, [a, b]));
        // An item without weight leads nowhere.
        if from != (a, b) {
            arrows.push(Arrow { from, to: (a, b), role: Some(Role::Chosen) });
        }
    }
    picture.arrows = arrows;
    let caption = format!(
        "The way back, a jump to the capacities that are left: {}. In each cell is what the items before it are worth.",
        names(chosen)
    );
    Frame::new(caption).with(picture).at("if self.best(i + 1, [a, b]) != self.best(i, [a, b]) {")
}

pub(crate) const SIZES: [usize; 5] = [10, 20, 40, 80, 160];

/// Cells of a table with one capacity and with two.
fn cost() -> Chart {
    let series = |name: &str, d: usize| Series {
        name: name.into(),
        points: SIZES.iter().map(|&size| (float(size), float(cells(size)[d]))).collect(),
    };
    Chart {
        name: "Cells that are filled for three items".into(),
        x: Axis::log("each capacity"),
        y: Axis::log("cells"),
        series: vec![series("one capacity", 0), series("two capacities", 1)],
    }
}

fn float(n: usize) -> f64 {
    u32::try_from(n).map_or(f64::INFINITY, f64::from)
}

/// How many cells the tables of three items have, with one capacity and with two.
pub(crate) fn cells(capacity: usize) -> [usize; 2] {
    let one = [zero_one_knapsack::Item { weight: 1, value: 1 }; 3];
    let two = [Item { weights: [1, 1], value: 1 }; 3];
    let row = zero_one_knapsack(&one, capacity);
    let plane = two_dimensional_knapsack(&two, [capacity; 2]);
    [
        row.map_or(0, |solved| solved.table().rows().map(<[i64]>::len).sum()),
        plane.map_or(0, |solved| solved.table().rows().map(<[i64]>::len).sum()),
    ]
}
