//! 0-1 knapsack, row by row, or as a recursion, with a memo, or in one row:
//! `cargo run -p dynamic-programming --example zero_one_knapsack -- 6 5 12 4 6 2 10 2 5`.

mod calls;
mod items;

use std::process::ExitCode;

use calls::{Calls, Words};
use dynamic_programming::knapsack::zero_one_knapsack::{
    Item, KnapsackError, best_value, choices, plain,
};
use input::Input;
use items::{improved, names, picture, read};
use trace::{
    Arc, Arrow, Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Role, Series,
    SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "zero_one_knapsack",
    about: "0-1 knapsack: of items with weights and values, the best that fit.",
    arguments: "CAPACITY [WEIGHT VALUE]...",
    worked: &["6 5 12 4 6 2 10 2 5"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--row", value: None, about: "show the one row, from right to left" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Four items, which do not fit all together.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut words = vec![(5 + dice.below(3)).to_string()];
    for _ in 0..4 {
        words.push((1 + dice.below(5)).to_string());
        words.push((2 + dice.below(14)).to_string());
    }
    trace::list(words, " ")
}

/// What still makes a picture.
const MOST_ITEMS: usize = 12;
const MOST_CAPACITY: usize = 24;
const LONGEST: usize = 5;
/// A row that is overwritten has a frame for each of so many cells of the table.
const MOST_CELLS: usize = 40;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(DEMO.flags.iter().map(|flag| flag.name))?;
    let (capacity, items) = read(input)?;
    let from_1 = |error| match error {
        KnapsackError::Overflow { item } => KnapsackError::Overflow { item: item + 1 },
        other => other,
    };
    let kept = trace::plural(items.len(), "item");
    let title = |what: &str| format!("0-1 knapsack{what}, capacity {capacity}, {kept}");
    // The values of all items together bound each value of the table.
    let is_long = |value: i64| LONGEST < value.to_string().len();
    let most = items.iter().map(|item| item.value.saturating_abs()).fold(0, i64::saturating_add);
    let is_large = MOST_ITEMS < items.len() || MOST_CAPACITY < capacity || is_long(most);
    let too_large = |limit: String| vec![Frame::too_large(limit)];
    let limit =
        format!("{MOST_ITEMS} items, capacity {MOST_CAPACITY} and values of {LONGEST} characters");
    if mode.is_none() || mode == Some("--row") && !is_large {
        let (value, chosen) = choices::best_items(&items, capacity).map_err(from_1)?;
        if mode.is_some() {
            let answer = format!("The best value is {value}.");
            let table = plain::fill_table(&items, capacity);
            let frames = row_frames(&items, &table);
            return Ok(Trace { title: title(" in one row"), frames, answer });
        }
        let frames = if is_large {
            too_large(limit)
        } else {
            let table = plain::fill_table(&items, capacity);
            table_frames(&items, &table, &plain::chosen(&items, &table))
        };
        let weight: usize = chosen.iter().map(|&i| items[i].weight).sum();
        let answer = if chosen.is_empty() {
            format!("The best value is {value}: no item.")
        } else {
            format!("The best value is {value}: {}, with total weight {weight}.", names(&chosen))
        };
        return Ok(Trace { title: title(""), frames, answer });
    }
    let value = best_value(&items, capacity).map_err(from_1)?;
    let mut calls = Calls::new();
    let what = match mode {
        _ if is_large => {
            let answer = format!("The best value is {value}.");
            return Ok(Trace { title: title(""), frames: too_large(limit), answer });
        }
        Some("--memo") => {
            plain::by_memo_watched(&items, capacity, &mut |step| calls.watch(step));
            "with a memo"
        }
        _ => {
            plain::by_recursion_watched(&items, capacity, &mut |step| calls.watch(step));
            "by recursion"
        }
    };
    let frames = calls.frames(&words(mode == Some("--memo")));
    let answer = format!("The best value is {value}: {}.", calls.counted());
    Ok(Trace { title: title(&format!(" {what}")), frames, answer })
}

/// A call asks for the best value of the first `i` items at capacity `j`.
fn words(has_memo: bool) -> Words<'static, (usize, usize)> {
    Words {
        state: &|(i, j)| format!("f({i}, {j})"),
        is_base: &|(i, _)| i == 0,
        at: if has_memo {
            (
                "let mut best = remember(before, capacity, memo);",
                "return value;",
                "memo[items.len()][capacity] = Some(best);",
            )
        } else {
            (
                "let mut best = by_recursion(before, capacity);",
                "",
                "let rest = by_recursion(before, capacity - last.weight);",
            )
        },
    }
}

/// A frame for each row, then one for each step back.
fn table_frames(items: &[Item], table: &[Vec<i64>], chosen: &[usize]) -> Vec<Frame> {
    let start = "Row 0: without items, each capacity is worth 0.";
    let first = Frame::new(start).with(picture(items, table, 1));
    let mut frames =
        vec![first.at("let mut table = vec![vec![0; capacity + 1]; items.len() + 1];")];
    for i in 1..=items.len() {
        let last = frames.pop().into_iter().map(|frame| ask_value(frame, items, table, i));
        frames.extend(last);
        frames.push(row_frame(items, table, i));
    }
    let mut j = table[0].len() - 1;
    let mut passed: Vec<(usize, usize)> = vec![(items.len(), j)];
    for i in (1..=items.len()).rev() {
        let is_chosen = chosen.contains(&(i - 1));
        let last = frames.pop().into_iter().map(|frame| ask_taken(frame, i, is_chosen));
        frames.extend(last);
        let (above, here) = (table[i - 1][j], table[i][j]);
        let caption = if is_chosen {
            format!(
                "Row {i}, capacity {j}: the cell above is {above}, not {here}, so item {i} is taken. Capacity {} is left.",
                j - items[i - 1].weight
            )
        } else {
            format!(
                "Row {i}, capacity {j}: the cell above is also {here}, so item {i} is not needed."
            )
        };
        let at =
            if is_chosen { "chosen.push(i - 1);" } else { "if table[i][j] != table[i - 1][j] {" };
        j -= if is_chosen { items[i - 1].weight } else { 0 };
        passed.push((i - 1, j));
        frames.push(Frame::new(caption).with(way_back(items, table, chosen, &passed)).at(at));
    }
    frames
}

/// Row `i` with the cells marked that the item improves, and where the last one comes from.
fn row_frame(items: &[Item], table: &[Vec<i64>], i: usize) -> Frame {
    let Item { weight, value } = items[i - 1];
    let (mut picture, at) = improved(items, table, i);
    let w = table[0].len() - 1;
    let mut come_from = |from: (usize, usize)| {
        picture.rows[from.0].cells[from.1].role = Some(Role::Compared);
        picture.arrows.push(Arrow { from, to: (i, w), role: None });
    };
    come_from((i - 1, w));
    // An item of weight 0 takes nothing of the capacity, so both cells are the same.
    if 0 < weight && weight <= w {
        come_from((i - 1, w - weight));
    }
    picture.rows[i].cells[w].role = Some(Role::Active);
    let last = if weight <= w {
        let rest = table[i - 1][w - weight];
        format!(
            "At capacity {w}: without it {}, with it {rest} + {value} = {}.",
            table[i - 1][w],
            rest + value
        )
    } else {
        format!("At capacity {w} it does not fit.")
    };
    let caption = format!("Row {i}: item {i} improves {at}. {last}");
    let line = if weight <= w {
        "table[i][j] = table[i][j].max(table[i - 1][j - last.weight] + last.value);"
    } else {
        "table[i][j] = table[i - 1][j];"
    };
    Frame::new(caption).with(picture).at(line)
}

/// Before row `i`: what will be in its last cell?
fn ask_value(frame: Frame, items: &[Item], table: &[Vec<i64>], i: usize) -> Frame {
    let Item { weight, value } = items[i - 1];
    let w = table[0].len() - 1;
    // The first rows are too easy.
    if i == 1 || w < weight || items.len() < i {
        return frame;
    }
    let (without, rest) = (table[i - 1][w], table[i - 1][w - weight]);
    let question = format!(
        "Item {i} has weight {weight} and value {value}. What will be in row {i} at capacity {w}?"
    );
    let because = format!(
        "Without item {i} the value stays {without}. With it, capacity {} is left for the earlier items: {rest} + {value} = {}. The larger value counts.",
        w - weight,
        rest + value
    );
    frame.ask_number(question, table[i][w], [without, rest + value, without + value], because)
}

/// Before a step back: is item `i` taken?
fn ask_taken(frame: Frame, i: usize, is_chosen: bool) -> Frame {
    if i == 1 {
        return frame;
    }
    let question = format!("Back from row {i}: does the best choice contain item {i}?");
    let because = if is_chosen {
        "The cell differs from the one above it: the value cannot be reached without this item."
    } else {
        "The cell is equal to the one above it: the value can also be reached without this item."
    };
    frame.ask(question, ["Yes", "No"], usize::from(!is_chosen), because)
}

/// The path from the last cell back to row 0, as far as it has been walked.
fn way_back(
    items: &[Item],
    table: &[Vec<i64>],
    chosen: &[usize],
    passed: &[(usize, usize)],
) -> Grid {
    let mut picture = picture(items, table, table.len());
    for step in passed.windows(2) {
        let (from, to) = (step[0], step[1]);
        let role = if chosen.contains(&(from.0 - 1)) { Role::Chosen } else { Role::Compared };
        picture.rows[from.0].cells[from.1].role = Some(role);
        picture.arrows.push(Arrow { from, to, role: Some(role) });
    }
    if let Some(&(i, j)) = passed.last() {
        picture.rows[i].cells[j].role = Some(Role::Active);
    }
    picture
}

/// The row while it is overwritten from right to left: a frame for each cell, or for each item
/// where there are many.
fn row_frames(items: &[Item], table: &[Vec<i64>]) -> Vec<Frame> {
    let width = table[0].len();
    let named = |values: &[Cell]| Cells {
        name: "row".into(),
        cells: values.to_vec(),
        first_index: Some(0),
        ..Cells::default()
    };
    let plain = |i: usize| table[i].iter().map(Cell::new).collect::<Vec<_>>();
    let first = Frame::new("Without items, each capacity is worth 0.").with(named(&plain(0)));
    let mut frames = vec![first.at("let mut row = vec![0; capacity + 1];")];
    let line = "row[j] = row[j].max(row[j - item.weight] + item.value);";
    for (i, item) in (1..).zip(items) {
        let Item { weight, value } = *item;
        if MOST_CELLS < table.len() * width {
            let caption = format!("Item {i}, weight {weight}, value {value}, from right to left.");
            frames.push(Frame::new(caption).with(named(&plain(i))).at(line));
            continue;
        }
        for j in (weight..width).rev() {
            let mut cells = plain(i - 1);
            for right in j..width {
                cells[right] = Cell::marked(table[i][right], Role::Settled);
            }
            cells[j].role = Some(Role::Active);
            let mut picture = named(&cells);
            if 0 < weight {
                picture.cells[j - weight].role = Some(Role::Compared);
                let label = format!("+ {value}");
                picture.arcs.push(Arc { from: j - weight, to: j, label, role: None });
            }
            let (without, rest) = (table[i - 1][j], table[i - 1][j - weight]);
            let caption = format!(
                "Item {i} at capacity {j}: without it {without}, with it {rest} + {value} = {}. The cell is {} now.",
                rest + value,
                table[i][j]
            );
            let frame = Frame::new(caption).with(picture).at(line);
            frames.push(if j == width - 1 { ask_side(frame, i, weight, j) } else { frame });
        }
    }
    frames
}

/// Why from right to left: the cells on the left do not know the item yet.
fn ask_side(frame: Frame, i: usize, weight: usize, j: usize) -> Frame {
    let Some(other) = j.checked_sub(2 * weight).filter(|_| 0 < weight) else { return frame };
    let question = format!(
        "Cells {other} and {} belong to the row without item {i}. What would happen to cell {j} if they were computed before it?",
        j - weight
    );
    let choices = [
        format!("It could count item {i} twice."),
        "Nothing would change.".to_owned(),
        format!("It could lose item {i}."),
    ];
    let because =
        format!("Cell {} would contain item {i}, and cell {j} would add it once more.", j - weight);
    frame.ask(question, choices, 0, because)
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
    plain::fill_table(&items, capacity).iter().map(Vec::len).sum()
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
