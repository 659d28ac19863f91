//! 0-1 knapsack, cell by cell:
//! `cargo run -p dynamic-programming --example zero_one_knapsack -- 6 2 3 3 4 4 6`.

use std::process::ExitCode;

use dynamic_programming::Table;
use dynamic_programming::knapsack::zero_one_knapsack::{
    Item, KnapsackError, best_value, zero_one_knapsack,
};
use input::Input;
use trace::{
    Arc, Arrow, Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series,
    Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "zero_one_knapsack",
    about: "0-1 knapsack: of items with weights and values, the best that fit.",
    arguments: "CAPACITY [WEIGHT VALUE]...",
    worked: &["20 2 1 4 2 6 3 8 4 10 5 1 6 3 7 5 8 7 9 9 10"],
    flags: &[Flag { name: "--row", value: None, about: "show the one row, from right to left" }],
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
const MOST_CAPACITY: usize = 24;
const LONGEST: usize = 5;
/// A table of so many cells has a frame for each.
const MOST_CELLS: usize = 40;

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

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (capacity, items) = read(input)?;
    let from_1 = |error| match error {
        KnapsackError::Overflow { item } => KnapsackError::Overflow { item: item + 1 },
        other => other,
    };
    let solved = zero_one_knapsack(&items, capacity).map_err(from_1)?;
    let (table, chosen) = (solved.table(), solved.chosen());
    let has_row = options.has("--row");
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
    } else if has_row {
        row_frames(&items, table)
    } else {
        table_frames(&items, table, &chosen)
    };
    let value = if has_row { best_value(&items, capacity)? } else { solved.value() };
    let kept = trace::plural(items.len(), "item");
    let what = if has_row { "0-1 knapsack in one row" } else { "0-1 knapsack" };
    let answer = if has_row {
        format!("The best value is {value}.")
    } else if chosen.is_empty() {
        format!("The best value is {value}: no item.")
    } else {
        let weight: usize = chosen.iter().map(|&i| items[i].weight).sum();
        format!("The best value is {value}: {} of weight {weight}.", names(&chosen))
    };
    Ok(Trace { title: format!("{what}, capacity {capacity}, {kept}"), frames, answer })
}

fn names(chosen: &[usize]) -> String {
    let numbers: Vec<String> = chosen.iter().map(|i| (i + 1).to_string()).collect();
    match &numbers[..] {
        [] => "no item".to_owned(),
        [one] => format!("item {one}"),
        several => format!("items {}", several.join(" ")),
    }
}

/// The table, of which the cells before `end` are filled.
fn picture(items: &[Item], table: &Table<i64>, end: (usize, usize)) -> Grid {
    let columns = (0..table.n_columns()).map(|j| j.to_string()).collect();
    let rows = table.rows().enumerate().map(|(i, values)| {
        let header = if i == 0 { "no item".to_owned() } else { format!("item {i}") };
        let item = i.checked_sub(1).map(|i| items[i]);
        let note = item.map(|item| format!("weight {}, value {}", item.weight, item.value));
        let shown = values
            .iter()
            .enumerate()
            .map(|(j, value)| if (i, j) < end { value.to_string() } else { String::new() });
        Row { note: note.unwrap_or_default(), ..Row::new(header, shown) }
    });
    Grid { name: "capacity".into(), columns, rows: rows.collect(), ..Grid::default() }
}

/// A frame a cell, or a row where there are many; then the way back.
fn table_frames(items: &[Item], table: &Table<i64>, chosen: &[usize]) -> Vec<Frame> {
    let width = table.n_columns();
    let start = "Without items every capacity is worth 0.";
    let first = Frame::new(start).with(picture(items, table, (1, 0)));
    let mut frames = vec![first.at("let mut table = Table::new(items.len() + 1")];
    let by_cell = table.n_rows() * width <= MOST_CELLS;
    for (i, item) in (1..).zip(items) {
        if by_cell {
            frames.extend((0..width).map(|j| cell_frame(items, table, (i, j))));
        } else {
            let mut picture = picture(items, table, (i + 1, 0));
            let mut n_better = 0;
            for j in 0..width {
                let is_better = table[(i, j)] != table[(i - 1, j)];
                n_better += usize::from(is_better);
                picture.rows[i].cells[j].role = is_better.then_some(Role::Active);
            }
            let (weight, value) = (item.weight, item.value);
            let caption = format!(
                "Item {i}, weight {weight}, value {value}: better with it at {} of {width} capacities.",
                if n_better == 0 { "none".to_owned() } else { n_better.to_string() }
            );
            frames
                .push(Frame::new(caption).with(picture).at("for (i, item) in (1..).zip(items) {"));
        }
    }
    frames.push(way_back(items, table, chosen));
    frames
}

/// One cell, and the one or two that it comes from.
fn cell_frame(items: &[Item], table: &Table<i64>, (i, j): (usize, usize)) -> Frame {
    let Item { weight, value } = items[i - 1];
    let (without, best) = (table[(i - 1, j)], table[(i, j)]);
    let mut picture = picture(items, table, (i, j + 1));
    let mut come_from = |from: (usize, usize)| {
        picture.rows[from.0].cells[from.1].role = Some(Role::Compared);
        picture.arrows.push(Arrow { from, to: (i, j), role: None });
    };
    come_from((i - 1, j));
    // An item of weight 0 takes nothing of the capacity, so that both are one cell.
    if 0 < weight && weight <= j {
        come_from((i - 1, j - weight));
    }
    picture.rows[i].cells[j].role = Some(Role::Active);
    if j < weight {
        let caption = format!("Capacity {j}: item {i} does not fit. It stays {best}.");
        return Frame::new(caption).with(picture).at("let without = table[(i - 1, j)];");
    }
    let rest = table[(i - 1, j - weight)];
    let caption = format!(
        "Capacity {j}: without item {i}: {without}; with it: {rest} + {value} = {}. The larger is {best}.",
        rest + value
    );
    Frame::new(caption)
        .with(picture)
        .at("without.max(table[(i - 1, j - item.weight)] + item.value)")
}

/// From the last cell to row 0: where the value differs from the one above, the item was taken.
fn way_back(items: &[Item], table: &Table<i64>, chosen: &[usize]) -> Frame {
    let mut picture = picture(items, table, (table.n_rows(), 0));
    let mut j = table.n_columns() - 1;
    for (i, item) in items.iter().enumerate().rev() {
        let is_chosen = chosen.contains(&i);
        let from = (i + 1, j);
        picture.rows[i + 1].cells[j].role =
            Some(if is_chosen { Role::Chosen } else { Role::Compared });
        j -= if is_chosen { item.weight } else { 0 };
        let role = is_chosen.then_some(Role::Chosen);
        picture.arrows.push(Arrow { from, to: (i, j), role });
    }
    let caption = format!(
        "The way back: where a value differs from the one above it, the item was taken. That is {}.",
        names(chosen)
    );
    Frame::new(caption).with(picture).at("if self.table[(i + 1, j)] != self.table[(i, j)] {")
}

/// The row while it is overwritten from right to left: a frame a cell, or an item where there are
/// many.
fn row_frames(items: &[Item], table: &Table<i64>) -> Vec<Frame> {
    let width = table.n_columns();
    let named = |values: &[Cell]| Cells {
        name: "row".into(),
        cells: values.to_vec(),
        first_index: Some(0),
        ..Cells::default()
    };
    let plain = |i: usize| table.row(i).iter().map(Cell::new).collect::<Vec<_>>();
    let first = Frame::new("Without items every capacity is worth 0.").with(named(&plain(0)));
    let mut frames = vec![first.at("let mut row = row(capacity, 0)?;")];
    let line = "row[j] = row[j].max(row[j - item.weight] + item.value);";
    for (i, item) in (1..).zip(items) {
        let Item { weight, value } = *item;
        if MOST_CELLS < table.n_rows() * width {
            let caption = format!("Item {i}, weight {weight}, value {value}, from right to left.");
            frames.push(Frame::new(caption).with(named(&plain(i))).at(line));
            continue;
        }
        for j in (weight..width).rev() {
            let mut cells = plain(i - 1);
            for right in j..width {
                cells[right] = Cell::marked(table[(i, right)], Role::Settled);
            }
            cells[j].role = Some(Role::Active);
            let mut picture = named(&cells);
            if 0 < weight {
                picture.cells[j - weight].role = Some(Role::Compared);
                let label = format!("+ {value}");
                picture.arcs.push(Arc { from: j - weight, to: j, label, role: None });
            }
            let (without, rest) = (table[(i - 1, j)], table[(i - 1, j - weight)]);
            let caption = format!(
                "Item {i} at capacity {j}: without it: {without}; with it: {rest} + {value} = {}. The larger is {}.",
                rest + value,
                table[(i, j)]
            );
            frames.push(Frame::new(caption).with(picture).at(line));
        }
    }
    frames
}

pub(crate) const SIZES: [usize; 5] = [4, 8, 16, 32, 64];
const MOST_FOR_CHOICES: usize = 16;

/// Cells of tables against choices.
fn cost() -> Chart {
    let series = |name: &str, sizes: &[usize], count: &dyn Fn(usize) -> usize| Series {
        name: name.into(),
        points: sizes.iter().map(|&n| (float(n), float(count(n)))).collect(),
    };
    let few: Vec<usize> = SIZES.into_iter().filter(|n| *n <= MOST_FOR_CHOICES).collect();
    Chart {
        name: "Cells that are filled, and choices that there are".into(),
        x: Axis::log("items"),
        y: Axis::log("cells or choices"),
        series: vec![
            series("all choices", &few, &choices),
            series("table, capacity 100", &SIZES, &|n| cells(n, 100)),
            series("table, capacity 200", &SIZES, &|n| cells(n, 200)),
        ],
    }
}

fn float(n: usize) -> f64 {
    u32::try_from(n).map_or(f64::INFINITY, f64::from)
}

/// Some items whose weights lie between 1 and 20.
fn some_items(n: usize) -> Vec<Item> {
    (0..n).map(|i| Item { weight: 1 + i * 7 % 20, value: 1 }).collect()
}

/// How many cells the table of `n` items has.
pub(crate) fn cells(n: usize, capacity: usize) -> usize {
    let items = some_items(n);
    let solved = zero_one_knapsack(&items, capacity);
    solved.map_or(0, |solved| solved.table().rows().map(<[i64]>::len).sum())
}

/// How many choices of `n` items there are, counted one by one.
pub(crate) fn choices(n: usize) -> usize {
    let mut weights = vec![0];
    for item in some_items(n) {
        let with: Vec<usize> = weights.iter().map(|weight| weight + item.weight).collect();
        weights.extend(with);
    }
    weights.len()
}
