//! The next permutation:
//! `cargo run -p combinatorial-mathematics --example full_permutation -- 1 3 2`.

#[path = "../../sort/examples/values/mod.rs"]
#[allow(dead_code, reason = "shared by programs that read numbers or words")]
mod values;

use std::process::ExitCode;

use combinatorial_mathematics::full_permutation::plain::{Step, next_permutation_watched};
use input::Input;
use trace::{Cells, Chart, Demo, Frame, Options, Pointer, Role, SplitMix64, Trace};
use values::Value;

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "full_permutation",
    about: "The permutation that follows the given one in lexicographic order.",
    arguments: "ITEM... (whole numbers, or words)",
    worked: &["3 2 5 4 4 2 1"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ITEMS: usize = 12;

/// Six numbers, of which the last three never ascend, or the last four.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut items: Vec<usize> = (0..6).map(|_| 1 + dice.below(6)).collect();
    let tail = if dice.below(2) == 0 { 2 } else { 3 };
    items[tail..].sort_unstable_by(|a, b| b.cmp(a));
    trace::list(items, " ")
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let given = values::read(input)?;
    let title = values::title("Next permutation", &given, MOST_ITEMS);
    if given.is_empty() {
        let answer = "Nothing has one permutation, so there is no next one.".to_owned();
        return Ok(Trace { title, frames: vec![], answer });
    }
    let (frames, next) = run(&given);
    let frames = values::too_large(&given, MOST_ITEMS).map_or(frames, |frame| vec![frame]);
    let [before, after] = [&given, &next].map(|items| trace::list(items, " "));
    let answer = if given < next {
        format!("The permutation directly after {before} is {after}.")
    } else {
        format!("{before} is the last permutation; the first is {after}.")
    };
    Ok(Trace { title, frames, answer })
}

/// The frames, and the next permutation.
fn run(given: &[Value]) -> (Vec<Frame>, Vec<Value>) {
    let mut steps = Vec::new();
    let mut next = given.to_vec();
    next_permutation_watched(&mut next, |step, items| steps.push((step, items.to_vec())));
    let mut frames = vec![start(given, &steps)];
    let mut swap = None;
    for (step, items) in &steps {
        match *step {
            Step::Extend { tail } => frames.push(extend(items, tail)),
            Step::Swap { pivot, successor } => {
                swap = Some((pivot, successor));
                frames.push(pivot_found(items, pivot, successor));
                frames.push(successor_found(items, pivot, successor));
            }
            Step::Reverse { tail } => {
                frames.push(swapped(items, swap));
                frames.push(reversed(&next, tail));
            }
        }
    }
    (frames, next)
}

/// The items with their places, and the tail marked.
fn picture(items: &[Value], tail: usize) -> Cells {
    let mut cells = Cells { first_index: Some(0), ..Cells::new(items) };
    for cell in &mut cells.cells[tail..] {
        cell.role = Some(Role::Frontier);
    }
    cells.pointers = vec![Pointer { at: tail, name: "tail".to_owned() }];
    cells
}

/// The same with the pivot, and the successor if it is found.
fn picture_of_two(items: &[Value], pivot: usize, successor: Option<usize>) -> Cells {
    let mut cells = picture(items, pivot + 1);
    cells.cells[pivot].role = Some(Role::Active);
    cells.pointers.push(Pointer { at: pivot, name: "pivot".to_owned() });
    if let Some(successor) = successor {
        cells.cells[successor].role = Some(Role::Compared);
        cells.pointers.push(Pointer { at: successor, name: "successor".to_owned() });
    }
    cells
}

/// The last item alone is a tail. Asks where the next permutation will differ.
fn start(items: &[Value], steps: &[(Step, Vec<Value>)]) -> Frame {
    let n = items.len();
    let caption = format!(
        "The tail will be the longest part at the end of the list that never ascends. At first, it is only the last item, {}.",
        items[n - 1]
    );
    let frame = Frame::new(caption)
        .with(picture(items, n - 1))
        .at("let mut tail = v.len().saturating_sub(1);");
    let pivot = steps.iter().find_map(|(step, _)| match step {
        Step::Swap { pivot, .. } => Some(*pivot),
        _ => None,
    });
    let Some(pivot) = pivot else { return frame };
    let question = "How many items on the left will the next permutation keep?";
    let (tail, before) = match n - pivot - 1 {
        1 => ("The last item alone has only one order.".to_owned(), "it"),
        k => (
            format!(
                "The last {k} items never ascend, so they are already in their last possible order."
            ),
            "them",
        ),
    };
    let because = format!(
        "{tail} The item before {before}, {}, is the last one that a greater item can replace.",
        items[pivot]
    );
    frame.ask_number(question, pivot, [0, n - 2, n - 1, pivot + 1], because)
}

fn extend(items: &[Value], tail: usize) -> Frame {
    let caption = format!(
        "{} is not less than {}, so it joins the tail: {}.",
        items[tail],
        items[tail + 1],
        trace::list(&items[tail..], " ")
    );
    Frame::new(caption).with(picture(items, tail)).at("tail -= 1;")
}

/// Asks for the successor.
fn pivot_found(items: &[Value], pivot: usize, successor: usize) -> Frame {
    let caption = format!(
        "{} is less than {}, so this is an ascent. The tail is complete, and {} is the pivot.",
        items[pivot],
        items[pivot + 1],
        items[pivot]
    );
    let frame =
        Frame::new(caption).with(picture_of_two(items, pivot, None)).at("let pivot = tail - 1;");
    let mut choices = items[pivot + 1..].to_vec();
    choices.dedup();
    let Some(answer) = choices.iter().position(|item| *item == items[successor]) else {
        return frame;
    };
    if choices.len() < 2 {
        return frame;
    }
    let because = format!(
        "The next permutation must be greater, but by as little as possible. {} is the least item of the tail that is greater than {}.",
        items[successor], items[pivot]
    );
    frame.ask(
        "Which item of the tail will take the pivot's place?",
        choices.iter().map(Value::to_string),
        answer,
        because,
    )
}

/// Asks what the swap makes of the tail.
fn successor_found(items: &[Value], pivot: usize, successor: usize) -> Frame {
    let passed = &items[successor + 1..];
    let not_greater = match passed {
        [] => String::new(),
        [item] => format!("{item} is not greater than the pivot. "),
        items => format!("{} are not greater than the pivot. ", trace::all_of(items.iter().rev())),
    };
    let caption = format!(
        "Search the tail from the right for an item greater than {}. {not_greater}The rightmost greater item is {}, so it is the successor.",
        items[pivot], items[successor]
    );
    let frame = Frame::new(caption)
        .with(picture_of_two(items, pivot, Some(successor)))
        .at("while v[successor] <= v[pivot] {");
    // A tail of equal items neither ascends nor descends.
    let is_level = items[pivot + 1..].iter().filter(|item| **item != items[pivot]).count() == 1;
    if items.len() - pivot < 4 || is_level {
        return frame;
    }
    let choices = [
        "It will still never ascend.",
        "It will never descend.",
        "It may both ascend and descend.",
    ];
    let because = format!(
        "The items to the left of the successor are not less than {}, and the items to the right of it are not greater than {}. So {} fits between them.",
        items[successor], items[pivot], items[pivot]
    );
    frame.ask(
        "The pivot and the successor are swapped. What will be true of the tail then?",
        choices,
        0,
        because,
    )
}

fn swapped(items: &[Value], swap: Option<(usize, usize)>) -> Frame {
    let Some((pivot, successor)) = swap else {
        let caption = format!(
            "No item is left in front of the tail. So {} is the last permutation.",
            trace::list(items, " ")
        );
        return Frame::new(caption).with(picture(items, 0)).at("if 0 < tail {");
    };
    let caption = format!(
        "Swap {} and {}. The tail still never ascends: {}.",
        items[successor],
        items[pivot],
        trace::list(&items[pivot + 1..], " ")
    );
    let mut cells = picture(items, pivot + 1);
    for place in [pivot, successor] {
        cells.cells[place].role = Some(Role::Active);
    }
    Frame::new(caption).with(cells).at("v.swap(pivot, successor);")
}

fn reversed(next: &[Value], tail: usize) -> Frame {
    let what = match (tail, next.len() - tail) {
        (_, 1) => "The tail has one item, so reversing it changes nothing.",
        (0, _) => "Reverse the tail, which is the whole list.",
        _ => "Reverse the tail, so that it never descends.",
    };
    let which = if tail == 0 { "first" } else { "next" };
    let caption = format!("{what} The {which} permutation is {}.", trace::list(next, " "));
    Frame::new(caption).with(picture(next, tail)).at("v[tail..].reverse();")
}

pub(crate) const SIZES: [u32; 8] = [2, 3, 4, 5, 6, 7, 8, 9];

/// The permutations of n items; the swaps that list them all in lexicographic order; and the items
/// that a program copies if it keeps each permutation.
pub(crate) fn swaps(n: u32) -> [u32; 3] {
    let mut items: Vec<u32> = (0..n).collect();
    let count = |n_swaps: usize| u32::try_from(n_swaps).unwrap_or(u32::MAX);
    let (mut n_permutations, mut n_swaps) = (0, 0);
    let mut has_next = true;
    while has_next {
        let mut of_step = 0;
        has_next = next_permutation_watched(&mut items, |step, items| {
            of_step += match step {
                Step::Extend { .. } => 0,
                Step::Swap { .. } => 1,
                Step::Reverse { tail } => count((items.len() - tail) / 2),
            };
        });
        n_permutations += 1;
        // The return from the last permutation to the first is no step of the list.
        n_swaps += if has_next { of_step } else { 0 };
    }
    [n_permutations, n_swaps, n * n_permutations]
}

fn cost() -> Chart {
    let curves = ["permutations", "swaps", "items, if each is copied"];
    Chart::from_counts("Listing all permutations", ["items", "number"], &SIZES, curves, swaps)
}
