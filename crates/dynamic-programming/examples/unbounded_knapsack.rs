//! Unbounded knapsack, row by row, or as a recursion, with a memo, or in one row:
//! `cargo run -p dynamic-programming --example unbounded_knapsack -- 7 3 6 4 7 2 5`.

mod calls;
mod items;

use std::process::ExitCode;

use calls::{Calls, MOST_CALLS, Words};
use dynamic_programming::knapsack::unbounded_knapsack::{
    UnboundedError, best_value, plain, unbounded_knapsack,
};
use dynamic_programming::knapsack::zero_one_knapsack::Item;
use input::Input;
use items::{improved, picture, read};
use trace::{
    Arc, Arrow, Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Role, Series,
    SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "unbounded_knapsack",
    about: "Unbounded knapsack: of items with weights and values, any number of copies that fit.",
    arguments: "CAPACITY [WEIGHT VALUE]...",
    worked: &["7 3 6 4 7 2 5"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--row", value: None, about: "show the one row, from left to right" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Three items, of which the lightest fits several times.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut words = vec![(7 + dice.below(2)).to_string()];
    for _ in 0..3 {
        let weight = 2 + dice.below(4);
        words.push(weight.to_string());
        words.push((2 * weight + dice.below(5)).to_string());
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
        UnboundedError::Unbounded { item } => UnboundedError::Unbounded { item: item + 1 },
        UnboundedError::Overflow { item } => UnboundedError::Overflow { item: item + 1 },
        other @ UnboundedError::TooLarge(_) => other,
    };
    let kept = trace::plural(items.len(), "item");
    let title = |what: &str| format!("Unbounded knapsack{what}, capacity {capacity}, {kept}");
    let value = best_value(&items, capacity).map_err(from_1)?;
    let is_long = |value: i64| LONGEST < value.to_string().len();
    // No cell is worth more than the last one.
    let is_large = MOST_ITEMS < items.len()
        || MOST_CAPACITY < capacity
        || is_long(value)
        || items.iter().any(|item| is_long(item.value));
    let too_large = |limit: String| vec![Frame::too_large(limit)];
    let limit =
        format!("{MOST_ITEMS} items, capacity {MOST_CAPACITY} and values of {LONGEST} characters");
    let Some(mode) = mode else {
        let counts = unbounded_knapsack(&items, capacity).map_err(from_1)?.counts();
        let frames = if is_large {
            too_large(limit)
        } else {
            let table = plain::fill_table(&items, capacity);
            table_frames(&items, &table, &plain::counts(&items, &table))
        };
        let weight: usize = counts.iter().zip(&items).map(|(n, item)| n * item.weight).sum();
        let weighs =
            if weight == 0 { String::new() } else { format!(", with total weight {weight}") };
        let answer = format!("The best value is {value}: {}{weighs}.", names(&counts));
        return Ok(Trace { title: title(""), frames, answer });
    };
    let answer = format!("The best value is {value}.");
    if is_large {
        return Ok(Trace { title: title(""), frames: too_large(limit), answer });
    }
    if mode == "--row" {
        let table = plain::fill_table(&items, capacity);
        let frames = row_frames(&items, &table);
        return Ok(Trace { title: title(" in one row"), frames, answer });
    }
    if let Some(i) = items.iter().position(|item| item.weight == 0) {
        return Err(format!("item {} weighs nothing, so the recursion would not end", i + 1).into());
    }
    let mut calls = Calls::new();
    let has_memo = mode == "--memo";
    let what = if has_memo { " with a memo" } else { " by recursion" };
    if has_memo {
        plain::by_memo_watched(&items, capacity, &mut |step| calls.watch(step));
    } else if n_calls(&items, capacity) <= MOST_CALLS {
        plain::by_recursion_watched(&items, capacity, &mut |step| calls.watch(step));
    }
    if !(1..=MOST_CALLS).contains(&calls.len()) {
        return Ok(Trace { title: title(what), frames: calls::too_many(), answer });
    }
    let at = if has_memo {
        (
            "let mut best = remember(before, capacity, memo);",
            "return value;",
            "memo[items.len()][capacity] = Some(best);",
        )
    } else {
        (
            "let mut best = by_recursion(before, capacity);",
            "",
            "let rest = by_recursion(items, capacity - last.weight);",
        )
    };
    // A call asks for the best value of the first `i` items at capacity `j`.
    let frames = calls.frames(&Words {
        state: &|(i, j): (usize, usize)| format!("f({i}, {j})"),
        is_base: &|(i, j)| items[..i].iter().all(|item| j < item.weight),
        at,
    });
    let answer = format!("The best value is {value}: {}.", calls.counted());
    Ok(Trace { title: title(what), frames, answer })
}

/// How many calls the recursion makes, from the same recurrence. They may be too many to make.
pub(crate) fn n_calls(items: &[Item], capacity: usize) -> usize {
    let mut row = vec![1_usize; capacity + 1];
    for item in items {
        for j in 0..=capacity {
            let with = j.checked_sub(item.weight).map_or(0, |rest| row[rest]);
            row[j] = row[j].saturating_add(with).saturating_add(1);
        }
    }
    row[capacity]
}

/// "1 of item 1 and 2 of item 3".
fn names(counts: &[usize]) -> String {
    let used = (1..).zip(counts).filter(|(_, n)| 0 < **n);
    let names: Vec<String> = used.map(|(i, n)| format!("{n} of item {i}")).collect();
    if names.is_empty() { "no item".to_owned() } else { trace::all_of(names) }
}

/// A frame for each row, then one for each step back.
fn table_frames(items: &[Item], table: &[Vec<i64>], counts: &[usize]) -> Vec<Frame> {
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
    // Each of the two steps is asked for once.
    let mut was_asked = [false; 2];
    for i in (1..=items.len()).rev() {
        for n_left in (0..=counts[i - 1]).rev() {
            let is_taken = 0 < n_left;
            let next = if is_taken { (i, j - items[i - 1].weight) } else { (i - 1, j) };
            let asked = &mut was_asked[usize::from(is_taken)];
            let last = frames.pop().into_iter().map(|frame| {
                if *asked || i == 1 { frame } else { ask_back(frame, items, (i, j), next) }
            });
            frames.extend(last);
            *asked = true;
            let (above, here) = (table[i - 1][j], table[i][j]);
            let caption = if is_taken {
                format!(
                    "Row {i}, capacity {j}: the cell above is {above}, not {here}, so a copy of item {i} is taken. Capacity {} is left, in the same row.",
                    next.1
                )
            } else {
                let more = if counts[i - 1] == 0 { "copy" } else { "further copy" };
                format!(
                    "Row {i}, capacity {j}: the cell above is also {here}, so no {more} of item {i} is needed. The traceback goes up to row {}.",
                    i - 1
                )
            };
            let at = if is_taken {
                "counts[i - 1] += 1;"
            } else {
                "while table[i][j] != table[i - 1][j] {"
            };
            passed.push(next);
            j = next.1;
            frames.push(Frame::new(caption).with(way_back(items, table, &passed)).at(at));
        }
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
    // An item of weight 0 is never worth taking.
    let fits = 0 < weight && weight <= w;
    if fits {
        come_from((i, w - weight));
    }
    picture.rows[i].cells[w].role = Some(Role::Active);
    let last = if fits {
        let rest = table[i][w - weight];
        format!(
            "At capacity {w}: without it {}, with one more copy {rest} + {value} = {}.",
            table[i - 1][w],
            rest + value
        )
    } else if weight == 0 {
        "It weighs nothing and adds nothing.".to_owned()
    } else {
        format!("At capacity {w} it does not fit.")
    };
    let caption = format!("Row {i}: item {i} improves {at}. {last}");
    let line = if fits {
        "table[i][j] = table[i][j].max(table[i][j - last.weight] + last.value);"
    } else {
        "table[i][j] = table[i - 1][j];"
    };
    Frame::new(caption).with(picture).at(line)
}

/// Before row `i`: what will be in its last cell?
fn ask_value(frame: Frame, items: &[Item], table: &[Vec<i64>], i: usize) -> Frame {
    let Item { weight, value } = items[i - 1];
    let w = table[0].len() - 1;
    // The last two rows, where there is something to compare.
    if i == 1 || i + 1 < items.len() || weight == 0 || w < weight {
        return frame;
    }
    let (without, rest) = (table[i - 1][w], table[i][w - weight]);
    let question = format!(
        "Item {i} has weight {weight} and value {value}. What will be in row {i} at capacity {w}?"
    );
    let because = format!(
        "Without item {i} the value stays {without}. With one copy of it, capacity {} is left, and item {i} may be used again: row {i} has {rest} there, and {rest} + {value} = {}. The larger value counts.",
        w - weight,
        rest + value
    );
    let others = [without, rest + value, table[i - 1][w - weight] + value, without + value];
    frame.ask_number(question, table[i][w], others, because)
}

/// Before a step back: which cell is next?
fn ask_back(frame: Frame, items: &[Item], (i, j): (usize, usize), next: (usize, usize)) -> Frame {
    let Some(rest) = j.checked_sub(items[i - 1].weight) else { return frame };
    let question = format!("To which cell does the traceback go from row {i}, capacity {j}?");
    let cells = [(i, rest), (i - 1, rest), (i - 1, j)];
    let because = if next.0 == i {
        format!(
            "The cell differs from the one above it, so item {i} is used. The rest of the choice may contain item {i} again, so it is in the same row."
        )
    } else {
        format!("The cell is equal to the one above it: it needs no further copy of item {i}.")
    };
    let answer = cells.iter().position(|cell| *cell == next).unwrap_or(0);
    let choices = cells.map(|(i, j)| format!("row {i}, capacity {j}"));
    frame.ask(question, choices, answer, because)
}

/// The path from the last cell back to row 0, as far as it has been walked.
fn way_back(items: &[Item], table: &[Vec<i64>], passed: &[(usize, usize)]) -> Grid {
    let mut picture = picture(items, table, table.len());
    for step in passed.windows(2) {
        let (from, to) = (step[0], step[1]);
        let role = if from.0 == to.0 { Role::Chosen } else { Role::Compared };
        picture.rows[from.0].cells[from.1].role = Some(role);
        picture.arrows.push(Arrow { from, to, role: Some(role) });
    }
    if let Some(&(i, j)) = passed.last() {
        picture.rows[i].cells[j].role = Some(Role::Active);
    }
    picture
}

/// The row while it is overwritten from left to right: a frame for each cell, or for each item
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
    // Asked once for each of two items.
    let mut asked = Vec::new();
    for (i, item) in (1..).zip(items) {
        let Item { weight, value } = *item;
        if MOST_CELLS < table.len() * width || weight == 0 {
            let caption = format!("Item {i}, weight {weight}, value {value}, from left to right.");
            frames.push(Frame::new(caption).with(named(&plain(i))).at(line));
            continue;
        }
        for j in weight..width {
            let mut cells = plain(i - 1);
            for left in 0..=j {
                cells[left] = Cell::marked(table[i][left], Role::Settled);
            }
            cells[j].role = Some(Role::Active);
            cells[j - weight].role = Some(Role::Compared);
            let mut picture = named(&cells);
            let label = format!("+ {value}");
            picture.arcs.push(Arc { from: j - weight, to: j, label, role: None });
            let (without, rest) = (table[i - 1][j], table[i][j - weight]);
            let caption = format!(
                "Item {i} at capacity {j}: without it {without}, with one more copy {rest} + {value} = {}. The cell is {} now.",
                rest + value,
                table[i][j]
            );
            let mut frame = Frame::new(caption).with(picture).at(line);
            let once = without.max(table[i - 1][j - weight] + value);
            if asked.len() < 2 && !asked.contains(&i) && once != table[i][j] {
                asked.push(i);
                frame = ask_side(frame, table, (i, weight), j, once);
            }
            frames.push(frame);
        }
    }
    frames
}

/// What would the cell be if the loop went from right to left?
fn ask_side(
    frame: Frame,
    table: &[Vec<i64>],
    (i, weight): (usize, usize),
    j: usize,
    once: i64,
) -> Frame {
    let question =
        format!("If the loop for item {i} went from right to left, what would cell {j} hold?");
    let old = table[i - 1][j - weight];
    let because = format!(
        "Cell {} would still hold {old}, without item {i}. So cell {j} could count item {i} only once.",
        j - weight
    );
    frame.ask_number(question, once, [table[i][j], table[i - 1][j], table[i][j] + old], because)
}

pub(crate) const SIZES: [usize; 5] = [50, 100, 200, 400, 800];

/// Candidates that are looked at with a loop over the copies, and cells of the table.
fn cost() -> Chart {
    let series = |name: &str, count: fn(usize) -> usize| Series {
        name: name.into(),
        points: SIZES.iter().map(|&size| (float(size), float(count(size)))).collect(),
    };
    Chart {
        name: "Numbers of copies that are tried, and cells of the table: weights 2, 3 and 5".into(),
        x: Axis::log("capacity"),
        y: Axis::log("tries or cells"),
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
    plain::fill_table(&items, capacity).iter().map(Vec::len).sum()
}

/// How many numbers of copies are tried if each cell tries all that fit, counted one by one.
pub(crate) fn copies(capacity: usize) -> usize {
    let tried = |weight: usize| (0..=capacity).map(move |j| (0..=j).step_by(weight).count());
    COST_WEIGHTS.into_iter().flat_map(tried).sum()
}
