//! All orders, one after the other:
//! `cargo run -p combinatorial-mathematics --example full_permutation -- a b c`.

#[path = "../../sort/examples/values/mod.rs"]
#[allow(dead_code, reason = "shared by programs that read numbers or words")]
mod values;

use std::process::ExitCode;

use combinatorial_mathematics::full_permutation::{
    HeapSwaps, PlainChanges, Step, n_multiset_orders, next_permutation_watched, visit_orders,
};
use input::Input;
use trace::{Cells, Chart, Demo, Flag, Frame, Options, Role, Trace};
use values::Value;

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "full_permutation",
    about: "All orders of some items: in lexicographic order, or by one swap each.",
    arguments: "ITEM... (whole numbers, or words)",
    worked: &["0 1 2"],
    flags: &[
        Flag { name: "--next", value: None, about: "only the order after the one that is given" },
        Flag { name: "--changes", value: None, about: "by swaps of neighbors" },
        Flag { name: "--heap", value: None, about: "by the swaps of Heap" },
    ],
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
const MOST_ORDERS: u128 = 120;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut given = ["--next", "--changes", "--heap"].into_iter().filter(|mode| options.has(mode));
    let mode = given.next();
    if let (Some(one), Some(other)) = (mode, given.next()) {
        // In the order of the alphabet, as the reader may have typed them.
        let (one, other) = if one < other { (one, other) } else { (other, one) };
        return Err(format!("{one} and {other} exclude each other").into());
    }
    let items = values::read(input)?;
    Ok(match mode {
        Some("--next") => one_step(items),
        Some("--changes") => by_swaps("Plain changes", &items, PlainChanges::new(items.len())),
        Some(_) => by_swaps("Heap's swaps", &items, HeapSwaps::new(items.len())),
        None => all(items),
    })
}

/// How many orders there are, in words.
fn orders(n: Option<u128>) -> String {
    match n {
        Some(1) => "1 order".to_owned(),
        Some(n) => format!("{n} orders"),
        None => "More than 2^128 orders".to_owned(),
    }
}

/// How many different orders these have.
fn n_different(items: &[Value]) -> Option<u128> {
    let mut sorted = items.to_vec();
    sorted.sort();
    let counts: Vec<u64> =
        sorted.chunk_by(|a, b| a == b).map(|equals| equals.len() as u64).collect();
    n_multiset_orders(&counts)
}

/// The order, with the tail that descends, and the two that are about to be swapped.
fn picture(items: &[Value], step: Step) -> Cells {
    let mut cells = Cells::new(items);
    let tail = match step {
        Step::Swap { pivot, .. } => pivot + 1,
        Step::Reverse { tail } => tail,
    };
    for cell in &mut cells.cells[tail..] {
        cell.role = Some(Role::Frontier);
    }
    if let Step::Swap { pivot, successor } = step {
        cells.cells[pivot].role = Some(Role::Active);
        cells.cells[successor].role = Some(Role::Compared);
    }
    cells
}

/// All different orders, from the first.
fn all(mut items: Vec<Value>) -> Trace {
    items.sort();
    let n = n_different(&items);
    let title = values::title("All orders", &items, MOST_ITEMS);
    if MOST_ITEMS < items.len() || n.is_none_or(|n| MOST_ORDERS < n) {
        let limit = format!("{MOST_ITEMS} items and {MOST_ORDERS} orders");
        let frames = vec![Frame::too_large(limit)];
        return Trace { title, frames, answer: format!("{}.", orders(n)) };
    }
    let (mut frames, mut listed) = (Vec::new(), Vec::new());
    let mut has_next = true;
    while has_next {
        listed.push(trace::list(&items, " "));
        let mut frame = None;
        has_next = next_permutation_watched(&mut items, Value::lt, |step, items| {
            frame.get_or_insert_with(|| order_frame(items, step, listed.len(), n));
        });
        frames.extend(frame);
    }
    let answer = format!("{}: {}.", orders(n), listed.join(", "));
    Trace { title, frames, answer }
}

/// One order, and what leads to the next.
fn order_frame(items: &[Value], step: Step, number: usize, n: Option<u128>) -> Frame {
    let which = format!("{}, number {number} of {}.", trace::list(items, " "), n.unwrap_or(0));
    let frame = match step {
        Step::Swap { pivot, successor } => {
            let caption = format!(
                "{which} What is behind {} descends. Swap it with {}, the least that is greater, and reverse the tail.",
                items[pivot], items[successor]
            );
            Frame::new(caption).at("v.swap(pivot, successor);")
        }
        Step::Reverse { .. } => {
            let caption = format!("{which} Nothing ascends any more: it is the last.");
            Frame::new(caption).at("let pivot = v.windows(2).rposition(ascends);")
        }
    };
    if items.is_empty() { frame } else { frame.with(picture(items, step)) }
}

/// From the order that was typed to the next.
fn one_step(mut items: Vec<Value>) -> Trace {
    let before = trace::list(&items, " ");
    let title = values::title("Next order", &items, MOST_ITEMS);
    let is_large = MOST_ITEMS < items.len();
    let mut frames = Vec::new();
    let has_next = next_permutation_watched(&mut items, Value::lt, |step, items| {
        if is_large || items.is_empty() {
            return;
        }
        let (caption, at) = match step {
            Step::Swap { pivot, successor } => (
                format!(
                    "{} is the last item with a greater one behind it. The least of those is {}: swap the two.",
                    items[pivot], items[successor]
                ),
                "v.swap(pivot, successor);",
            ),
            Step::Reverse { tail } => (
                format!("The {} items at the end descend: reverse them.", items.len() - tail),
                "v[tail..].reverse();",
            ),
        };
        frames.push(Frame::new(caption).with(picture(items, step)).at(at));
    });
    let after = trace::list(&items, " ");
    if is_large {
        frames.push(Frame::too_large(format_args!("{MOST_ITEMS} items")));
    } else if !items.is_empty() {
        frames.push(Frame::new(format!("The next order: {after}.")).with(Cells::new(&items)));
    }
    let answer = if has_next {
        format!("After {before} comes {after}.")
    } else {
        format!("{before} is the last order; the first is {after}.")
    };
    Trace { title, frames, answer }
}

/// One swap after the other.
fn by_swaps(name: &str, items: &[Value], swaps: impl Iterator<Item = (usize, usize)>) -> Trace {
    let title = values::title(name, items, MOST_ITEMS);
    let n = n_multiset_orders(&vec![1; items.len()]);
    let mut answer = orders(n);
    match n_different(items) {
        different if different == n => {}
        Some(1) => answer.push_str(", all of them equal"),
        Some(different) => answer.push_str(&format!(", of which {different} are different")),
        None => {}
    }
    answer.push('.');
    if MOST_ITEMS < items.len() || n.is_none_or(|n| MOST_ORDERS < n) {
        let limit = format!("{MOST_ITEMS} items and {MOST_ORDERS} orders");
        let frames = vec![Frame::too_large(limit)];
        return Trace { title, frames, answer };
    }
    let mut frames = Vec::new();
    let swaps: Vec<(usize, usize)> = swaps.collect();
    let mut before = std::iter::once(None).chain(swaps.iter().copied().map(Some));
    visit_orders(&mut items.to_vec(), swaps.iter().copied(), |order| {
        let mut cells = Cells::new(order);
        let caption = match before.next().flatten() {
            None => "The order at the start.".to_owned(),
            Some((i, j)) => {
                cells.cells[i].role = Some(Role::Active);
                cells.cells[j].role = Some(Role::Active);
                format!("Swap {} and {}.", order[j], order[i])
            }
        };
        let frame = Frame::new(caption).at("v.swap(i, j);");
        frames.push(if order.is_empty() { frame } else { frame.with(cells) });
    });
    Trace { title, frames, answer }
}

pub(crate) const SIZES: [u32; 8] = [2, 3, 4, 5, 6, 7, 8, 9];

/// The swaps of neighbors for all orders of n items, which are as many as those of Heap, and those
/// of the next order.
pub(crate) fn swaps(n: u32) -> [u32; 2] {
    let mut items: Vec<u32> = (0..n).collect();
    let count = |n_swaps: usize| u32::try_from(n_swaps).unwrap_or(u32::MAX);
    let mut by_next = 0;
    let mut has_next = true;
    while has_next {
        let mut of_step = 0;
        has_next = next_permutation_watched(&mut items, u32::lt, |step, items| {
            of_step += match step {
                Step::Swap { .. } => 1,
                Step::Reverse { tail } => count((items.len() - tail) / 2),
            };
        });
        // The way round from the last order to the first is no step of the list.
        by_next += if has_next { of_step } else { 0 };
    }
    [count(PlainChanges::new(items.len()).count()), by_next]
}

fn cost() -> Chart {
    let curves = ["one a step", "next order"];
    Chart::from_counts("Swaps for all orders", ["items", "swaps"], &SIZES, curves, swaps)
}
