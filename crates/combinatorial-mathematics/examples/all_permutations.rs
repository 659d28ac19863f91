//! All permutations, one after the other:
//! `cargo run -p combinatorial-mathematics --example all_permutations -- a b c`.

#[path = "../../sort/examples/values/mod.rs"]
#[allow(dead_code, reason = "shared by programs that read numbers or words")]
mod values;

use std::process::ExitCode;

use combinatorial_mathematics::full_permutation::plain::{self, Step};
use combinatorial_mathematics::full_permutation::rank::rank;
use combinatorial_mathematics::full_permutation::{
    HeapSwaps, PlainChanges, n_multiset_orders, visit_orders,
};
use input::Input;
use trace::{Cell, Cells, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace};
use values::Value;

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "all_permutations",
    about: "All permutations of some items, in lexicographic order or by one swap each; or the rank of one.",
    arguments: "ITEM... (whole numbers, or words)",
    worked: &["1 2 2 3"],
    flags: &[
        Flag { name: "--changes", value: None, about: "by swaps of neighbors" },
        Flag { name: "--heap", value: None, about: "by the swaps of Heap's method" },
        Flag { name: "--rank", value: None, about: "the rank of this permutation" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ITEMS: usize = 8;
const MOST_PERMUTATIONS: u128 = 24;
/// How many rows of the list are shown.
const MOST_ROWS: usize = 8;

/// The numbers from 1 to 4 in any order.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut items = [1, 2, 3, 4];
    for n in (2..=items.len()).rev() {
        items.swap(n - 1, dice.below(n));
    }
    trace::list(items, " ")
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(["--changes", "--heap", "--rank"])?;
    let items = values::read(input)?;
    let n = items.len();
    match mode {
        Some("--changes") => {
            Ok(by_swaps("Plain changes", &items, PlainChanges::new(n), change_frame))
        }
        Some("--heap") => Ok(by_swaps("Heap's method", &items, HeapSwaps::new(n), heap_frame)),
        Some(_) => ranked(&items),
        None => Ok(all(items)),
    }
}

/// How many permutations there are, in words.
fn permutations(n: Option<u128>) -> String {
    n.map_or("More than 2^128 permutations".to_owned(), |n| trace::plural(n, "permutation"))
}

/// How many permutations look different.
fn n_different(items: &[Value]) -> Option<u128> {
    let mut sorted = items.to_vec();
    sorted.sort();
    let counts: Vec<u64> =
        sorted.chunk_by(|a, b| a == b).map(|equals| equals.len() as u64).collect();
    n_multiset_orders(&counts)
}

/// The frame that says the limit, if there are too many permutations for a picture, or too long
/// items.
fn too_large(items: &[Value], n: Option<u128>) -> Option<Frame> {
    let limit = format_args!("{MOST_ITEMS} items and {MOST_PERMUTATIONS} permutations");
    let is_large = MOST_ITEMS < items.len() || n.is_none_or(|n| MOST_PERMUTATIONS < n);
    is_large.then(|| Frame::too_large(limit)).or_else(|| values::too_large(items, MOST_ITEMS))
}

/// The end of a list, a row for each permutation; the marks are those of the last row.
fn table(listed: &[Vec<Value>], marks: impl Fn(usize) -> Option<Role>) -> Grid {
    let mut grid = Grid::default();
    for (at, items) in listed.iter().enumerate().skip(listed.len().saturating_sub(MOST_ROWS)) {
        let mut row = Row { header: (at + 1).to_string(), ..Row::default() };
        for (place, item) in items.iter().enumerate() {
            let role = if at + 1 == listed.len() { marks(place) } else { None };
            row.cells.push(Cell { text: item.to_string(), role });
        }
        grid.rows.push(row);
    }
    grid
}

/// All different permutations in lexicographic order.
fn all(items: Vec<Value>) -> Trace {
    let n = n_different(&items);
    let title = values::title("All permutations", &items, MOST_ITEMS);
    if let Some(frame) = too_large(&items, n) {
        return Trace { title, frames: vec![frame], answer: format!("{}.", permutations(n)) };
    }
    let mut items = items;
    items.sort();
    let n = n.unwrap_or(0);
    let (mut frames, mut listed) = (Vec::new(), Vec::new());
    let mut is_asked = false;
    let mut has_next = true;
    while has_next {
        listed.push(items.clone());
        let (mut swap, mut tail) = (None, 0);
        has_next = plain::next_permutation_watched(&mut items, |step, _| match step {
            Step::Extend { .. } => {}
            Step::Swap { pivot, successor } => swap = Some((pivot, successor)),
            Step::Reverse { tail: start } => tail = start,
        });
        let mut frame = lexicographic_frame(&listed, n, swap, tail);
        if listed.len() == 1 {
            frame = ask_beginnings(frame, &listed[0], n);
        } else if let (false, Some(swap)) = (is_asked, swap) {
            frame = ask_next(frame, &listed[listed.len() - 1], swap, &items);
            is_asked = frame.ask.is_some();
        }
        frames.push(frame);
    }
    if items.is_empty() {
        frames.clear();
    }
    let words: Vec<String> = listed.iter().map(|items| trace::list(items, " ")).collect();
    let answer = if items.is_empty() {
        "Nothing has 1 permutation.".to_owned()
    } else {
        format!("{}: {}.", permutations(Some(n)), words.join(", "))
    };
    Trace { title, frames, answer }
}

/// One permutation, and what leads to the next.
fn lexicographic_frame(
    listed: &[Vec<Value>],
    n: u128,
    swap: Option<(usize, usize)>,
    tail: usize,
) -> Frame {
    let (at, items) = (listed.len(), &listed[listed.len() - 1]);
    let which = if at == 1 {
        format!("The sorted items are permutation 1 of {n}.")
    } else {
        format!("Permutation {at} of {n}.")
    };
    let Some((pivot, successor)) = swap else {
        let caption = format!("{which} The whole list never ascends, so this is the last one.");
        let frame = Frame::new(caption).at("while next_permutation(&mut v) {");
        return frame.with(table(listed, |_| Some(Role::Frontier)));
    };
    let caption = format!(
        "{which} The tail is {}, the pivot is {}, and the successor is {}. Swap these two, and reverse the tail.",
        trace::list(&items[tail..], " "),
        items[pivot],
        items[successor]
    );
    let marks = |place| {
        if place == pivot {
            Some(Role::Active)
        } else if place == successor {
            Some(Role::Compared)
        } else {
            (tail <= place).then_some(Role::Frontier)
        }
    };
    let at = if at == 1 { "v.sort();" } else { "all.push(v.clone());" };
    Frame::new(caption).with(table(listed, marks)).at(at)
}

/// Asks how many permutations begin with the least item.
fn ask_beginnings(frame: Frame, items: &[Value], n: u128) -> Frame {
    let [first, others @ ..] = items else { return frame };
    let (Some(answer), 3..) = (n_different(others), items.len()) else { return frame };
    let question = format!("How many of the {n} permutations begin with {first}?");
    let orders = match answer {
        1 => "have only one order".to_owned(),
        n => format!("can be in any of their {n} orders"),
    };
    let because =
        format!("After {first}, the other items, {}, {orders}.", trace::list(others, " "));
    frame.ask_number(question, answer, [1, n - answer, n, n / 2], because)
}

/// Asks for the next permutation, if what wrong versions make of it looks different.
fn ask_next(
    frame: Frame,
    items: &[Value],
    (pivot, successor): (usize, usize),
    next: &[Value],
) -> Frame {
    let with = |other: usize, reverses: bool| {
        let mut v = items.to_vec();
        v.swap(pivot, other);
        if reverses {
            v[pivot + 1..].reverse();
        }
        v
    };
    let mut choices = vec![with(successor, false), next.to_vec(), with(pivot + 1, true)];
    choices.dedup();
    if choices.len() < 3 {
        return frame;
    }
    let because = format!(
        "{} is the least item of the tail that is greater than {}. After it, the other items start over in ascending order.",
        items[successor], items[pivot]
    );
    let choices = choices.iter().map(|items| trace::list(items, " "));
    frame.ask("Which permutation comes next?", choices, 1, because)
}

/// Explains the swap of two places, and says where it is in the code. It gets the items, and the
/// permutation after the swap as the numbers that they had at the start.
type Explain = fn(&[Value], &[usize], (usize, usize)) -> (String, &'static str);

/// One permutation after the other, each by a swap.
fn by_swaps(
    name: &str,
    items: &[Value],
    swaps: impl Iterator<Item = (usize, usize)>,
    explain: Explain,
) -> Trace {
    let title = values::title(name, items, MOST_ITEMS);
    let n = n_multiset_orders(&vec![1; items.len()]);
    let mut answer = permutations(n);
    match n_different(items) {
        different if different == n => {}
        Some(1) => answer.push_str(", which all look the same"),
        Some(different) => answer.push_str(&format!(", of which {different} look different")),
        None => {}
    }
    answer.push('.');
    if let Some(frame) = too_large(items, n) {
        return Trace { title, frames: vec![frame], answer };
    }
    let swaps: Vec<(usize, usize)> = swaps.collect();
    let mut before = std::iter::once(None).chain(swaps.iter().copied().map(Some));
    let (mut frames, mut listed): (Vec<Frame>, Vec<Vec<Value>>) = (Vec::new(), Vec::new());
    let mut numbers: Vec<usize> = (0..items.len()).collect();
    visit_orders(&mut numbers, swaps.iter().copied(), |numbers| {
        listed.push(numbers.iter().map(|&number| items[number].clone()).collect());
        let swap = before.next().flatten();
        let is_swapped = |place| swap.is_some_and(|(i, j)| place == i || place == j);
        let grid = table(&listed, |place| is_swapped(place).then_some(Role::Active));
        let made = match swap {
            None => Frame::new("These are the items as they are given."),
            Some(swap) => {
                let (caption, at) = explain(items, numbers, swap);
                Frame::new(caption).at(at)
            }
        };
        frames.push(made.with(grid));
    });
    if items.is_empty() {
        frames.clear();
    } else {
        ask_swap(&mut frames, &swaps);
    }
    Trace { title, frames, answer }
}

/// Asks for the places of the next swap, the first time that it is another kind of swap than the
/// one before, and once more.
fn ask_swap(frames: &mut [Frame], swaps: &[(usize, usize)]) {
    let name = |(i, j): (usize, usize)| format!("{i} and {j}");
    let last = swaps.iter().map(|&(_, j)| j).max().unwrap_or(0);
    if last < 2 {
        return;
    }
    let changes = (1..swaps.len()).filter(|&at| swaps[at] != swaps[at - 1]).take(2);
    for at in changes {
        let mut choices: Vec<(usize, usize)> = vec![(0, 1), (0, last), (last - 1, last)];
        choices.push(swaps[at]);
        choices.sort_unstable();
        choices.dedup();
        let answer = choices.iter().position(|&choice| choice == swaps[at]).unwrap_or(0);
        let because = frames[at + 1].caption.clone();
        let frame = std::mem::take(&mut frames[at]);
        let question = "Which two places are swapped next? (They are counted from 0.)";
        frames[at] = frame.ask(question, choices.into_iter().map(name), answer, because);
    }
}

/// A swap of neighbors: the later one of the two items moves past the other.
fn change_frame(
    items: &[Value],
    numbers: &[usize],
    (i, j): (usize, usize),
) -> (String, &'static str) {
    let goes_right = numbers[i] < numbers[j];
    let (item, other) =
        if goes_right { (numbers[j], numbers[i]) } else { (numbers[i], numbers[j]) };
    let direction = if goes_right { "right" } else { "left" };
    let turned = match items.len() - item - 1 {
        0 => String::new(),
        1 => format!("{} has reached its end and turns around. ", items[items.len() - 1]),
        _ => format!("The items after {} have reached their ends and turn around. ", items[item]),
    };
    let caption =
        format!("{turned}{} moves to the {direction}, past {}.", items[item], items[other]);
    (caption, if goes_right { "Some((at, at + 1))" } else { "Some((at - 1, at))" })
}

/// A swap of Heap's method: the first places have had all their permutations.
fn heap_frame(
    items: &[Value],
    numbers: &[usize],
    (from, k): (usize, usize),
) -> (String, &'static str) {
    let done = match k {
        1 => "The first item alone has only one permutation.".to_owned(),
        _ => format!("All permutations of the first {k} places are done."),
    };
    let caption = format!(
        "{done} Swap the items at places {from} and {k}, so {} moves to place {k}.",
        items[numbers[k]]
    );
    (caption, "return Some((from, k));")
}

/// The rank of a permutation of different items.
fn ranked(given: &[Value]) -> trace::Result<Trace> {
    let title = values::title("The rank", given, MOST_ITEMS);
    for (at, item) in given.iter().enumerate() {
        if given[..at].contains(item) {
            let error = format!("element {}: {item} appears a second time", at + 1);
            return Err(error.into());
        }
    }
    let mut sorted = given.to_vec();
    sorted.sort();
    let numbers: Vec<usize> =
        given.iter().map(|item| sorted.partition_point(|other| other < item)).collect();
    let answer = match rank(&numbers) {
        Ok(_) if given.is_empty() => "Nothing has 1 permutation, of rank 0.".to_owned(),
        Ok(rank) => format!("{} has rank {rank}.", trace::list(given, " ")),
        Err(error) => format!("No rank: {error}."),
    };
    let frames = match values::too_large(given, MOST_ITEMS) {
        Some(frame) => vec![frame],
        None => rank_frames(given),
    };
    Ok(Trace { title, frames, answer })
}

fn rank_frames(given: &[Value]) -> Vec<Frame> {
    let mut frames: Vec<Frame> = Vec::new();
    let mut rank = 0;
    for at in 0..given.len() {
        let lesser: Vec<&Value> = given[at..].iter().filter(|later| **later < given[at]).collect();
        let (before, n_left) = (rank, given.len() - at);
        rank = rank * n_left + lesser.len();
        let asked = if matches!(at, 1 | 2) && n_left != 1 { frames.pop() } else { None };
        frames.extend(asked.map(|frame| {
            let question = format!(
                "How many prefixes of {} items come before {}?",
                at + 1,
                trace::list(&given[..=at], " ")
            );
            let prefix = trace::list(&given[..at], " ");
            let smaller = match before {
                0 => format!("No prefix of {} comes before {prefix}.", trace::plural(at, "item")),
                1 => format!("The smaller prefix can be continued with any of {n_left} items."),
                _ => format!(
                    "Each of the {before} smaller prefixes can be continued with any of {n_left} items."
                ),
            };
            let others = match lesser.len() {
                0 => "none comes".to_owned(),
                1 => "1 comes".to_owned(),
                n => format!("{n} come"),
            };
            let because = format!(
                "{smaller} Of those that begin with {prefix}, {others} before {}.",
                trace::list(&given[..=at], " ")
            );
            frame.ask_number(question, rank, [before, lesser.len(), before * n_left, rank + 1], because)
        }));
        frames.push(rank_frame(given, at, &lesser, [before, n_left, rank]));
    }
    frames
}

fn rank_frame(
    given: &[Value],
    at: usize,
    lesser: &[&Value],
    [before, n_left, rank]: [usize; 3],
) -> Frame {
    let mut cells = Cells::new(given);
    for (place, cell) in cells.cells.iter_mut().enumerate() {
        cell.role = match place {
            _ if place < at => Some(Role::Chosen),
            _ if place == at => Some(Role::Active),
            _ if given[place] < given[at] => Some(Role::Compared),
            _ => None,
        };
    }
    let given_here = &given[at];
    let behind = match lesser {
        [] => format!("No item after {given_here} is less than {given_here}."),
        [item] => format!("One item after {given_here} is less than {given_here}: {item}."),
        items => format!(
            "{} items after {given_here} are less than {given_here}: {}.",
            items.len(),
            trace::all_of(items)
        ),
    };
    let caption = format!(
        "{behind} {before} · {n_left} + {} = {rank}, so {} before {}.",
        lesser.len(),
        trace::counted(rank, "prefix comes", "prefixes come"),
        trace::list(&given[..=at], " ")
    );
    Frame::new(caption).with(cells).at("rank = rank * (n - at) + digit;")
}
