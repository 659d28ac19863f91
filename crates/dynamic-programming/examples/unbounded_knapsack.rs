//! Unbounded knapsack in one row, from left to right:
//! `cargo run -p dynamic-programming --example unbounded_knapsack -- 7 2 3 3 5`.

use std::process::ExitCode;

use dynamic_programming::Table;
use dynamic_programming::knapsack::unbounded_knapsack::{UnboundedError, unbounded_knapsack};
use dynamic_programming::knapsack::zero_one_knapsack::Item;
use input::Input;
use trace::{
    Arc, Arrow, Axis, Cell, Cells, Chart, Demo, Frame, Grid, Options, Picture, Role, Row, Series,
    Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "unbounded_knapsack",
    about: "Unbounded knapsack: of items with weights and values, any number of copies that fit.",
    arguments: "CAPACITY [WEIGHT VALUE]...",
    worked: &["50 5 1 6 1 11 5 4 4 9 9 2 7 34 31 21 13 13 34 17 21 3 17"],
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
const MOST_CAPACITY: usize = 99;
const LONGEST: usize = 5;
/// So many cells of all items have a frame each.
const MOST_CELLS: usize = 40;
/// A row of more cells is drawn in lines of ten.
const LINE: usize = 10;
const MOST_IN_LINE: usize = 20;

/// The capacity, and the items.
fn read(input: &mut Input<'_>) -> trace::Result<(usize, Vec<Item>)> {
    let capacity = input.number("the capacity")?;
    let mut items = Vec::new();
    while !input.is_end() {
        let n = items.len() + 1;
        let weight = input.number(format_args!("the weight of item {n}"))?;
        let value = input.number(format_args!("the value of item {n}"))?;
        items.push(Item { weight, value });
    }
    Ok((capacity, items))
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let (capacity, items) = read(input)?;
    let from_1 = |error| match error {
        UnboundedError::Unbounded { item } => UnboundedError::Unbounded { item: item + 1 },
        UnboundedError::Overflow { item } => UnboundedError::Overflow { item: item + 1 },
        other @ UnboundedError::TooLarge(_) => other,
    };
    let solved = unbounded_knapsack(&items, capacity).map_err(from_1)?;
    let (table, counts) = (solved.table(), solved.counts());
    let is_long = |value: &i64| LONGEST < value.to_string().len();
    let is_large = MOST_ITEMS < items.len()
        || MOST_CAPACITY < capacity
        || items.iter().any(|item| is_long(&item.value))
        || table.row(items.len()).iter().any(is_long);
    let frames = if is_large {
        let limit = format!(
            "{MOST_ITEMS} items, capacity {MOST_CAPACITY} and values of {LONGEST} characters"
        );
        vec![Frame::too_large(limit)]
    } else {
        frames(&items, table, &counts)
    };
    let weight: usize = counts.iter().zip(&items).map(|(n, item)| n * item.weight).sum();
    let weighs = if weight == 0 { String::new() } else { format!(", of weight {weight}") };
    let answer = format!("The best value is {}: {}{weighs}.", solved.value(), names(&counts));
    let kept = if items.len() == 1 { "item" } else { "items" };
    let title = format!("Unbounded knapsack, capacity {capacity}, {} {kept}", items.len());
    Ok(Trace { title, frames, answer })
}

/// "16 of item 11 and 1 of item 6".
fn names(counts: &[usize]) -> String {
    let used = (1..).zip(counts).filter(|(_, n)| 0 < **n);
    let names: Vec<String> = used.map(|(i, n)| format!("{n} of item {i}")).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(" and ") }
}

/// A jump from one cell to another, and what it says.
type Jump = (usize, usize, String);

/// The row, in one line if it is short.
fn picture(cells: Vec<Cell>, jumps: &[Jump], role: Option<Role>) -> Picture {
    if cells.len() <= MOST_IN_LINE {
        let arc =
            |(from, to, label): &Jump| Arc { from: *from, to: *to, label: label.clone(), role };
        let arcs = jumps.iter().map(arc).collect();
        return Cells { name: "row".into(), cells, first_index: Some(0), arcs, ..Cells::default() }
            .into();
    }
    let rows = cells.chunks(LINE).enumerate().map(|(tens, cells)| Row {
        cells: cells.to_vec(),
        ..Row::new(format!("{} +", tens * LINE), [0; 0])
    });
    let place = |j: usize| (j / LINE, j % LINE);
    let arrow = |(from, to, _): &Jump| Arrow { from: place(*from), to: place(*to), role };
    Grid {
        name: "capacity".into(),
        columns: (0..LINE).map(|unit| unit.to_string()).collect(),
        rows: rows.collect(),
        arrows: jumps.iter().map(arrow).collect(),
        ..Grid::default()
    }
    .into()
}

/// The row while it is overwritten from left to right: a frame a cell, or an item where there are
/// many.
fn frames(items: &[Item], table: &Table<i64>, counts: &[usize]) -> Vec<Frame> {
    let width = table.n_columns();
    let plain = |i: usize| table.row(i).iter().map(Cell::new).collect::<Vec<_>>();
    let first = Frame::new("Without items every capacity is worth 0.");
    let each = "for item in items.iter().filter(|item| 0 < item.weight) {";
    let mut frames = vec![first.with(picture(plain(0), &[], None)).at(each)];
    for (i, item) in (1..).zip(items) {
        let Item { weight, value } = *item;
        if MOST_CELLS < table.n_rows() * width || weight == 0 {
            let mut cells = plain(i);
            let mut n_better = 0;
            for (cell, (without, with)) in
                cells.iter_mut().zip(table.row(i - 1).iter().zip(table.row(i)))
            {
                if without != with {
                    cell.role = Some(Role::Active);
                    n_better += 1;
                }
            }
            let n_better = if n_better == 0 { "none".to_owned() } else { n_better.to_string() };
            let caption = format!(
                "Item {i}, weight {weight}, value {value}: better with it at {n_better} of {width} capacities."
            );
            frames.push(Frame::new(caption).with(picture(cells, &[], None)).at(each));
            continue;
        }
        for j in weight..width {
            let mut cells = plain(i - 1);
            for left in 0..=j {
                cells[left] = Cell::marked(table[(i, left)], Role::Settled);
            }
            cells[j].role = Some(Role::Active);
            cells[j - weight].role = Some(Role::Compared);
            let (without, rest) = (table[(i - 1, j)], table[(i, j - weight)]);
            let caption = format!(
                "Item {i} at capacity {j}: without it: {without}; with one more: {rest} + {value} = {}. The larger is {}.",
                rest + value,
                table[(i, j)]
            );
            let jump = (j - weight, j, format!("+ {value}"));
            let line = "row[j] = row[j].max(row[j - item.weight] + item.value);";
            frames.push(Frame::new(caption).with(picture(cells, &[jump], None)).at(line));
        }
    }
    frames.push(way_back(items, table, counts));
    frames
}

/// From the last cell to the left, one jump a copy.
fn way_back(items: &[Item], table: &Table<i64>, counts: &[usize]) -> Frame {
    let mut cells: Vec<Cell> = table.row(items.len()).iter().map(Cell::new).collect();
    let mut jumps = Vec::new();
    let mut j = cells.len() - 1;
    for (i, item) in items.iter().enumerate().rev() {
        for _ in 0..counts[i] {
            cells[j].role = Some(Role::Chosen);
            jumps.push((j, j - item.weight, format!("item {}", i + 1)));
            j -= item.weight;
        }
    }
    let caption = format!("The way back, a jump a copy: {}.", names(counts));
    let picture = picture(cells, &jumps, Some(Role::Chosen));
    Frame::new(caption).with(picture).at("while self.table[(i + 1, j)] != self.table[(i, j)] {")
}

pub(crate) const SIZES: [usize; 5] = [50, 100, 200, 400, 800];

/// Looks at candidates with a loop over the copies, and without it.
fn cost() -> Chart {
    let series = |name: &str, count: fn(usize) -> usize| Series {
        name: name.into(),
        points: SIZES.iter().map(|&size| (float(size), float(count(size)))).collect(),
    };
    Chart {
        name: "Candidates that are looked at, three items of weight 2, 3 and 5".into(),
        x: Axis::log("capacity"),
        y: Axis::log("candidates"),
        series: vec![series("a loop over the copies", copies), series("cells of the table", cells)],
    }
}

fn float(n: usize) -> f64 {
    u32::try_from(n).map_or(f64::INFINITY, f64::from)
}

const COST_WEIGHTS: [usize; 3] = [2, 3, 5];

/// How many cells the table of three items has.
pub(crate) fn cells(capacity: usize) -> usize {
    let items = COST_WEIGHTS.map(|weight| Item { weight, value: 1 });
    let solved = unbounded_knapsack(&items, capacity);
    solved.map_or(0, |solved| solved.table().rows().map(<[i64]>::len).sum())
}

/// How many numbers of copies are tried if each cell tries all that fit, counted one by one.
pub(crate) fn copies(capacity: usize) -> usize {
    let tried = |weight: usize| (0..=capacity).map(move |j| (0..=j).step_by(weight).count());
    COST_WEIGHTS.into_iter().flat_map(tried).sum()
}
