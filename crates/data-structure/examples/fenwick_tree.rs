//! A Fenwick tree, jump by jump:
//! `cargo run -p data-structure --example fenwick_tree -- 3 2 -1 6 5 4 -3 2..7 4+10 @15`.

use std::process::ExitCode;

use data_structure::fenwick_tree::plain::{add_watched, prefix_sum_watched};
use data_structure::fenwick_tree::{FenwickTree, cells_before, cells_over};
use input::Input;
use trace::{
    Arrow, Axis, Cell, Chart, Demo, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "fenwick_tree",
    about: "Fenwick tree: A..B sums up a range, I+D adds D to element I, @S finds where the sum reaches S.",
    arguments: "ELEMENT... [A..B | I+D | I-D | @S]...",
    worked: &["1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 @60", "3 2 -1 6 5 4 -3 3 ..7 4+10 1..7"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Eight to twelve numbers, a sum, an addition and another sum.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let n = 8 + dice.below(5);
    let mut words: Vec<String> = (0..n).map(|_| dice.below(10).to_string()).collect();
    let ends = |dice: &mut SplitMix64| {
        let start = dice.below(n / 2);
        format!("{start}..{}", start + 1 + dice.below(n - start))
    };
    words.push(ends(&mut dice));
    words.push(format!("{}+{}", dice.below(n), 1 + dice.below(9)));
    words.push(ends(&mut dice));
    words.join(" ")
}

/// What still makes a picture.
const MOST_ELEMENTS: usize = 16;
const LONGEST: usize = 6;

/// What is asked of the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ask {
    Sum(usize, usize),
    Add(usize, i64),
    Reach(i64),
}

/// `A..B`, either end left out at will; `I+D`, `I-D`; `@S`.
fn parse(word: &str, len: usize) -> Option<Ask> {
    let index =
        |part: &str, default| if part.is_empty() { Some(default) } else { part.parse().ok() };
    if let Some((start, end)) = word.split_once("..") {
        return Some(Ask::Sum(index(start, 0)?, index(end, len)?));
    }
    if let Some(sum) = word.strip_prefix('@') {
        return Some(Ask::Reach(sum.parse().ok()?));
    }
    let sign = word.find(['+', '-'])?;
    let (i, delta) = word.split_at(sign);
    Some(Ask::Add(i.parse().ok()?, delta.parse().ok()?))
}

fn read(input: &mut Input<'_>) -> trace::Result<(Vec<i64>, Vec<Ask>)> {
    let mut values: Vec<i64> = Vec::new();
    // The elements after the additions until now.
    let mut now: Vec<i64> = Vec::new();
    let mut asks = Vec::new();
    while !input.is_end() {
        let mut ahead = input.clone();
        let element = format!("element {}", values.len());
        let word = ahead.word(&element)?;
        let unsigned = word.strip_prefix(['+', '-']).unwrap_or(word);
        let is_ask = unsigned.contains(['@', '+', '-', '.']);
        if asks.is_empty() && !is_ask {
            values.push(input.number(&element)?);
            now.extend(values.last());
            continue;
        }
        let name = format!("step {}", asks.len() + 1);
        let word = input.word(&name)?;
        let bad = |reason: String| input.invalid(&name, reason);
        let n = values.len();
        let ask = parse(word, n);
        let ask = ask.ok_or_else(|| bad("is neither A..B nor I+D nor I-D nor @S".into()))?;
        match ask {
            Ask::Sum(start, end) if !(start <= end && end <= n) => {
                return Err(
                    bad(format!("is no range among {}", trace::plural(n, "element"))).into()
                );
            }
            Ask::Add(i, _) if n <= i => {
                let reason = format!("names element {i}, and the elements are those below {n}");
                return Err(bad(reason).into());
            }
            Ask::Reach(_) if now.iter().any(|value| *value < 0) => {
                return Err(bad("asks for an order, and an element is negative".into()).into());
            }
            Ask::Add(i, delta) => now[i] = now[i].saturating_add(delta),
            _ => {}
        }
        asks.push(ask);
    }
    Ok((values, asks))
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let (mut values, asks) = read(input)?;
    let n = values.len();
    let tree = FenwickTree::from_values(values.iter().copied());
    let mut tree = tree.map_err(|error| format!("the elements: {error}"))?;
    let mut is_drawn = n <= MOST_ELEMENTS && are_short(&tree);
    let mut frames = Vec::new();
    if is_drawn {
        let caption = format!(
            "{}, and the cells: each cell is a bar that spans the elements it sums up.",
            trace::plural(n, "element")
        );
        let first = Frame::new(caption).with(picture(&values, &tree, &[]));
        // The search has a page of its own, without the loop that builds.
        let is_search = matches!(asks.first(), Some(Ask::Reach(_)));
        frames.push(if is_search { first } else { first.at("cells[next] += cells[i];") });
    }
    let mut answers = Vec::new();
    for ask in asks {
        match ask {
            Ask::Sum(start, end) => {
                let sum = tree.sum(start..end);
                let sum = sum.map_err(|error| format!("the sum of {start}..{end}: {error}"))?;
                answers.push(format!("the sum of {start}..{end} is {sum}"));
                if is_drawn {
                    frames.last_mut().into_iter().for_each(|last| {
                        *last = how_many_read(std::mem::take(last), start, end);
                    });
                    frames.extend(summing(&values, &tree, (start, end), sum));
                }
            }
            Ask::Add(i, delta) => {
                let before = tree.cells().to_vec();
                let added = tree.add(i, delta);
                added.map_err(|error| format!("{delta} more for element {i}: {error}"))?;
                values[i] = tree.get(i)?;
                is_drawn = is_drawn && are_short(&tree);
                if is_drawn {
                    frames.last_mut().into_iter().for_each(|last| {
                        *last = how_many_change(std::mem::take(last), i, delta, n);
                    });
                    frames.extend(adding(&values, before, i, delta));
                }
            }
            Ask::Reach(target) => {
                let i = tree.lower_bound(target);
                answers.push(if i < n {
                    format!("the sum reaches {target} at index {i}")
                } else {
                    format!("the sum of all elements does not reach {target}")
                });
                if is_drawn {
                    frames.extend(reaching(&values, &tree, target, i)?);
                }
            }
        }
    }
    if !is_drawn {
        let limit = format!("{MOST_ELEMENTS} elements, and sums of {LONGEST} characters");
        frames = vec![Frame::too_large(limit)];
    }
    let answer = if answers.is_empty() {
        format!("The sum of all is {}.", tree.sum(..)?)
    } else {
        let text = answers.join("; ");
        format!("{}{}.", text[..1].to_uppercase(), &text[1..])
    };
    Ok(Trace { title: format!("Fenwick tree of {}", trace::plural(n, "element")), frames, answer })
}

/// Whether all cells are short enough for a picture. Then no sum of them overflows either.
fn are_short(tree: &FenwickTree<i64>) -> bool {
    tree.cells().iter().all(|cell| cell.to_string().len() <= LONGEST)
}

/// Where cell `at` begins: as many elements back as the largest power of two that divides at + 1.
fn first(at: usize) -> usize {
    at & (at + 1)
}

/// `..11`, or `4..7`.
fn covered(at: usize) -> String {
    format!("{}..{}", first(at), at + 1)
}

/// One frame for each cell that is summed up, or taken away again.
fn summing(
    values: &[i64],
    tree: &FenwickTree<i64>,
    (start, end): (usize, usize),
    result: i64,
) -> Vec<Frame> {
    let (mut added, mut taken) = (Vec::new(), Vec::new());
    prefix_sum_watched(tree.cells(), end, |step| added.push((step.cell, Role::Chosen)));
    prefix_sum_watched(tree.cells(), start, |step| taken.push((step.cell, Role::Rejected)));
    let (n_added, marked) = (added.len(), [added, taken].concat());
    let mut frames = Vec::new();
    for (i, &(at, role)) in marked.iter().enumerate() {
        let cell = tree.cells()[at];
        let (says, line) = if role == Role::Chosen {
            ("is added", "sum += cells[end - 1];")
        } else {
            ("is subtracted", "prefix_sum(cells, end) - prefix_sum(cells, start)")
        };
        let result =
            if i + 1 == marked.len() { format!(" The sum is {result}.") } else { String::new() };
        let caption = format!(
            "Sum of {start}..{end}: cell {at}, which holds {cell} as the sum of {}, {says}.{result}",
            covered(at)
        );
        // The cells of the first walk stay marked during the second.
        let from = if i < n_added { 0 } else { n_added };
        let mut shown = grid(values, tree.cells(), &marked[from..=i]);
        if 0 < from {
            let first = grid(values, tree.cells(), &marked[..from]);
            for (row, old) in shown.rows.iter_mut().zip(first.rows) {
                for (cell, old) in row.cells.iter_mut().zip(old.cells) {
                    cell.role = cell.role.or(old.role);
                }
            }
        }
        let frame = Frame::new(caption).with(shown);
        frames.push(frame.at(line));
    }
    if marked.is_empty() {
        let caption = format!("Sum of {start}..{end}: nothing, so {result}.");
        frames.push(Frame::new(caption).with(picture(values, tree, &[])));
    }
    frames
}

/// How many cells does a sum read?
fn how_many_read(frame: Frame, start: usize, end: usize) -> Frame {
    if frame.ask.is_some() || end == start {
        return frame;
    }
    let answer = cells_before(end).count() + cells_before(start).count();
    let question = format!("Sum of {start}..{end}: how many cells are read?");
    let ones = |x: usize| format!("{x} is {x:b} in binary");
    let because = if start == 0 {
        format!("{}, with {}. Each 1 stands for one cell.", ones(end), trace::plural(answer, "one"))
    } else {
        format!("{}, and {}. Each 1 stands for one cell.", ones(end), ones(start))
    };
    frame.ask_number(question, answer, [1, end - start, answer + 1, answer + 2], because)
}

/// How many cells does an addition change?
fn how_many_change(frame: Frame, i: usize, delta: i64, n: usize) -> Frame {
    if frame.ask.is_some() {
        return frame;
    }
    let answer = cells_over(i, n).count();
    let question = format!("Add {delta} to element {i}: how many cells change?");
    let because =
        format!("As many as there are bars that span element {i}: at most one in each row.");
    frame.ask_number(question, answer, [1, answer + 1, answer + 2, n - i], because)
}

/// One frame for each cell that covers the element.
fn adding(values: &[i64], mut cells: Vec<i64>, i: usize, delta: i64) -> Vec<Frame> {
    let (mut frames, mut marked) = (Vec::new(), Vec::new());
    add_watched(&mut cells, i, delta, |step, cells| {
        let at = step.cell;
        marked.push((at, Role::Active));
        let caption = format!(
            "Add {delta} to element {i}: cell {at} covers {}, so it is {} now.",
            covered(at),
            cells[at]
        );
        let frame = Frame::new(caption).with(grid(values, cells, &marked));
        frames.push(frame.at("cells[i] += delta;"));
    });
    frames
}

/// One frame for each stride of the search.
fn reaching(
    values: &[i64],
    tree: &FenwickTree<i64>,
    target: i64,
    answer: usize,
) -> trace::Result<Vec<Frame>> {
    let mut frames = Vec::new();
    let mut marked = Vec::new();
    let mut passed = 0;
    let strides = (0..usize::BITS).rev().map(|log| 1_usize << log);
    for stride in strides.filter(|stride| *stride <= values.len()) {
        let at = passed + stride - 1;
        // The answer tells which strides were made.
        if at < answer {
            marked.push((at, Role::Chosen));
            let sum = tree.sum(..=at)?;
            let caption = format!(
                "Step of {stride}: the sum up to index {at} is {sum}, which is less than {target}. Continue after index {at}."
            );
            frames.push(
                Frame::new(caption).with(picture(values, tree, &marked)).at("missing = rest;"),
            );
            passed += stride;
        } else if at < values.len() {
            let sum = tree.sum(..=at)?;
            let caption = format!(
                "Step of {stride}: the sum up to index {at} is {sum}, which reaches {target}. Stay, and halve the step."
            );
            let looked: Vec<_> = marked.iter().copied().chain([(at, Role::Compared)]).collect();
            frames
                .push(Frame::new(caption).with(picture(values, tree, &looked)).at("stride /= 2;"));
        }
    }
    Ok(frames)
}

fn picture(values: &[i64], tree: &FenwickTree<i64>, marked: &[(usize, Role)]) -> Grid {
    grid(values, tree.cells(), marked)
}

/// The elements, and below them each cell as a bar over what it covers, with its sum at its end;
/// bars of one length in a row.
fn grid(values: &[i64], cells: &[i64], marked: &[(usize, Role)]) -> Grid {
    let row = |at: usize| 1 + (at + 1).trailing_zeros() as usize;
    let n_rows = values.len().checked_ilog2().map_or(0, |log| log as usize + 1);
    let mut rows = vec![Row::new("element", values)];
    for k in 0..n_rows {
        let texts = vec![""; values.len()];
        rows.push(Row { apart: k == 0, ..Row::new(format!("{} long", 1 << k), texts) });
    }
    for (at, cell) in cells.iter().enumerate() {
        let role = marked.iter().find(|(cell, _)| *cell == at).map(|(_, role)| *role);
        for column in first(at)..=at {
            let text = if column == at { cell.to_string() } else { "─".into() };
            rows[row(at)].cells[column] = Cell { text, role };
        }
    }
    let arrows = marked.windows(2).map(|pair| Arrow {
        from: (row(pair[0].0), pair[0].0),
        to: (row(pair[1].0), pair[1].0),
        role: None,
    });
    let columns = (0..values.len()).map(|i| i.to_string()).collect();
    Grid { name: "index".into(), columns, arrows: arrows.collect(), rows, ..Grid::default() }
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The most cells that one operation touches.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u16| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Cells touched by the worst operation".into(),
        x: Axis::log("elements"),
        y: Axis::log("cells"),
        series: vec![
            series("sum of a plain array", |n| n),
            series("addition", worst_addition),
            series("sum of the first ones", worst_sum),
        ],
    }
}

pub(crate) fn worst_addition(n: u16) -> u16 {
    let n = usize::from(n);
    (0..n).map(|i| cells_over(i, n).map(|_| 1).sum()).max().unwrap_or(0)
}

pub(crate) fn worst_sum(n: u16) -> u16 {
    (0..=n.into()).map(|end| cells_before(end).map(|_| 1).sum()).max().unwrap_or(0)
}
