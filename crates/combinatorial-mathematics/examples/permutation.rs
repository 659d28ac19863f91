//! All k-permutations, one after the other:
//! `cargo run -p combinatorial-mathematics --example permutation -- 2 a b c`.

#[path = "../../sort/examples/values/mod.rs"]
#[allow(dead_code, reason = "shared by programs that read numbers or words")]
mod values;

use std::process::ExitCode;

use combinatorial_mathematics::permutation::plain::next_k_permutation_watched;
use combinatorial_mathematics::permutation::{KPermutations, Step, n_arrangements};
use input::Input;
use trace::{Chart, Demo, Frame, Options, Role, SplitMix64, Trace, Tree, TreeNode};
use values::Value;

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "permutation",
    about: "All rows of some of the items, in lexicographic order.",
    arguments: "K ITEM... (how many to take; then whole numbers, or words)",
    worked: &["2 a b c d"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ITEMS: usize = 12;
const MOST_ROWS: u128 = 24;

/// Two of three, four or five, or three of three or four.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let k = 2 + dice.below(2);
    let n = if k == 2 { 3 + dice.below(3) } else { 3 + dice.below(2) };
    let letters = ["a", "b", "c", "d", "e"];
    format!("{k} {}", trace::list(&letters[..n], " "))
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let k: usize = input.number("the number of items to take")?;
    let items = values::read(input)?;
    let n_all = n_arrangements(items.len() as u128, k as u128);
    let title = values::title(&format!("All {k}-permutations"), &items, MOST_ITEMS);
    let count = match n_all {
        Some(0) => format!("There is no row of {k} of {}.", trace::plural(items.len(), "item")),
        Some(n) => trace::plural(n, "row"),
        None => "More than 2^128 rows".to_owned(),
    };
    if n_all == Some(0) {
        return Ok(Trace { title, frames: vec![], answer: count });
    }
    let limit = format_args!("{MOST_ITEMS} items and {MOST_ROWS} rows");
    let is_large = MOST_ITEMS < items.len() || n_all.is_none_or(|n| MOST_ROWS < n);
    let too_large = is_large.then(|| Frame::too_large(limit));
    if let Some(frame) = too_large.or_else(|| values::too_large(&items, MOST_ITEMS)) {
        return Ok(Trace { title, frames: vec![frame], answer: format!("{count}.") });
    }
    let moments = run(items.len(), k);
    let rows = moments.iter().take(moments.len() - 1);
    let named: Vec<String> = rows.map(|moment| word(&items, &moment.v[..k])).collect();
    let answer = format!("{count}: {}.", named.join(", "));
    let frames = if items.is_empty() { vec![] } else { frames(&items, k, &moments) };
    Ok(Trace { title, frames, answer })
}

/// The items at these places.
fn word(items: &[Value], places: &[usize]) -> String {
    if places.is_empty() {
        return "nothing".to_owned();
    }
    trace::list(places.iter().map(|&place| &items[place]), " ")
}

/// The state after a step, and what the step did.
struct Moment {
    /// All items, as their numbers at the start, those of the row first.
    v: Vec<usize>,
    next_at: Vec<usize>,
    /// For each place that was rotated, from the right: the items from there on, after it.
    rotated: Vec<(usize, Vec<usize>)>,
    /// The places that were swapped; none at the start and at the end.
    swap: Option<(usize, usize)>,
}

/// The start, each step to a next row, and the step that finds none.
fn run(n: usize, k: usize) -> Vec<Moment> {
    let mut v: Vec<usize> = (0..n).collect();
    let mut next_at: Vec<usize> = (1..=k).collect();
    let start = Moment { v: v.clone(), next_at: next_at.clone(), rotated: vec![], swap: None };
    let mut moments = vec![start];
    let mut has_next = true;
    while has_next {
        let (mut rotated, mut swap) = (Vec::new(), None);
        has_next = next_k_permutation_watched(&mut v, &mut next_at, |step, v| match step {
            Step::Rotate { at } => rotated.push((at, [&v[at + 1..], &[v[at]]].concat())),
            Step::Swap { at, with } => swap = Some((at, with)),
        });
        moments.push(Moment { v: v.clone(), next_at: next_at.clone(), rotated, swap });
    }
    moments
}

fn frames(items: &[Value], k: usize, moments: &[Moment]) -> Vec<Frame> {
    let mut frames: Vec<Frame> = (0..moments.len())
        .map(|i| {
            let (caption, at) = caption(items, k, &moments[i]);
            let frame = Frame::new(caption).at(at).with(cells(items, k, &moments[i]));
            if k == 0 { frame } else { frame.with(tree(items, k, moments, i)) }
        })
        .collect();
    ask(items, k, moments, &mut frames);
    frames
}

/// What has happened, and where.
fn caption(items: &[Value], k: usize, moment: &Moment) -> (String, &'static str) {
    let row = word(items, &moment.v[..k]);
    let rotated: Vec<String> = moment
        .rotated
        .iter()
        .map(|(at, order)| match order.as_slice() {
            [only] => format!("Place {at} has held its only item, {}.", items[*only]),
            order => format!(
                "Place {at} has held all its items, so rotate them back into their original order, {}.",
                word(items, order)
            ),
        })
        .collect();
    let rotated = rotated.join(" ");
    match moment.swap {
        Some((at, with)) => {
            let swap = format!(
                "Place {at} takes its next item, {}: swap the items at places {at} and {with}. The row is {row}.",
                items[moment.v[at]]
            );
            if rotated.is_empty() {
                (swap, "v.swap(at, with);")
            } else {
                (format!("{rotated} {swap}"), "v[at..].rotate_left(1);")
            }
        }
        None if moment.rotated.is_empty() && k == 0 => {
            ("A row of no items: nothing is left to do.".to_owned(), "let mut v = items.to_vec();")
        }
        None if moment.rotated.is_empty() => {
            (format!("The first row is {row}."), "let mut all = vec![v[..k].to_vec()];")
        }
        None => (
            format!("{rotated} No place is left, so the list is complete."),
            "while next_k_permutation(&mut v, &mut next_at) {",
        ),
    }
}

/// All items, and the places of the next swaps below the row.
fn cells(items: &[Value], k: usize, moment: &Moment) -> trace::Grid {
    let mut v = trace::Row { header: "v".to_owned(), ..trace::Row::default() };
    for (place, &number) in moment.v.iter().enumerate() {
        let role = match moment.swap {
            Some((at, with)) if place == at || place == with => Some(Role::Active),
            _ if place < k => Some(Role::Chosen),
            _ => None,
        };
        v.cells.push(trace::Cell { text: items[number].to_string(), role });
    }
    let next_at = trace::Row::new("next_at", &moment.next_at);
    let columns = (0..items.len()).map(|place| place.to_string()).collect();
    trace::Grid { columns, rows: vec![v, next_at], ..trace::Grid::default() }
}

/// Asks for the number of rows with the same first item, for the order of the free items after a
/// swap, and for the row after a rotation.
fn ask(items: &[Value], k: usize, moments: &[Moment], frames: &mut [Frame]) {
    let n = items.len();
    let mut put = |i: usize, ask: &dyn Fn(Frame) -> Frame| {
        let frame = std::mem::take(&mut frames[i]);
        frames[i] = ask(frame);
    };
    if 2 <= k && 3 <= n {
        let n_rows = moments.len() - 1;
        let question = format!("How many of the rows begin with {}?", items[0]);
        let because = format!(
            "The same number of rows begins with each of the {n} items, and there are {n_rows} rows."
        );
        put(0, &|frame| {
            frame.ask_number(&question, n_rows / n, [n, n_rows / k, n_rows - n_rows / n], &because)
        });
    }
    // The last place takes its last item, and more than one item is free then.
    let free = moments.iter().position(|moment| moment.swap == Some((k.max(1) - 1, n - 1)));
    if let Some(i) = free.filter(|&i| 2 <= n - k && 1 < i) {
        let order = &moments[i].v[k..];
        let names = |order: &[usize]| word(items, order);
        let backward: Vec<usize> = order.iter().rev().copied().collect();
        let mut last_first = order.to_vec();
        last_first.rotate_right(1);
        let mut choices = vec![names(order), names(&backward), names(&last_first)];
        choices.dedup();
        choices.truncate(if n - k == 2 { 2 } else { 3 });
        let question = format!(
            "Place {} takes {} next. What order will the free items be in then?",
            k - 1,
            items[moments[i].v[k - 1]]
        );
        let because = "The item that leaves belongs between the smaller free items and the greater ones, and this is where it goes.";
        put(i - 1, &|frame| frame.ask(&question, choices.clone(), 0, because));
    }
    let is_long = |(_, order): &(usize, Vec<usize>)| 1 < order.len();
    let rotation = moments
        .iter()
        .position(|moment| moment.swap.is_some() && moment.rotated.iter().any(is_long));
    if let Some(i) = rotation {
        let before = &moments[i - 1].v;
        let Some((at, _)) = moments[i].swap else { return };
        // Without a rotation, the swap takes another item.
        let mut unrotated = before.clone();
        unrotated.swap(at, moments[i - 1].next_at[at]);
        let mut late = moments[i].v.clone();
        late[at + 1..].rotate_left(1);
        let mut choices = vec![
            word(items, &moments[i].v[..k]),
            word(items, &unrotated[..k]),
            word(items, &late[..k]),
        ];
        choices.sort();
        choices.dedup();
        let right = word(items, &moments[i].v[..k]);
        let answer = choices.iter().position(|choice| *choice == right).unwrap_or(0);
        if choices.len() < 2 {
            return;
        }
        let item = &items[moments[i].v[at]];
        let because = if at + 2 == k {
            let last = at + 1;
            format!(
                "Place {last} has already held all its items. So place {at} takes its next item, {item}, and place {last} starts over with the first free item."
            )
        } else {
            format!(
                "All places after place {at} have already held all their items. So place {at} takes its next item, {item}, and the places after it start over with the first free items."
            )
        };
        put(i - 1, &|frame| frame.ask("Which row comes next?", choices.clone(), answer, &because));
    }
}

/// The choices for the first place, below each of them those for the second, and so on; the path to
/// the row is marked.
fn tree(items: &[Value], k: usize, moments: &[Moment], i: usize) -> Tree {
    let is_row = i + 1 < moments.len();
    let mut nodes = vec![TreeNode::root("").marked(Role::Chosen)];
    let mut path: Vec<usize> = Vec::new();
    for (nth, moment) in moments[..moments.len() - 1].iter().enumerate() {
        let row = &moment.v[..k];
        // What this row has in common with the one before it has its nodes already.
        let before = nth.checked_sub(1).map_or(&[][..], |before| &moments[before].v[..k]);
        let n_common = row.iter().zip(before).take_while(|(a, b)| a == b).count();
        path.truncate(n_common);
        for (depth, &number) in row.iter().enumerate().skip(n_common) {
            let parent = path.last().copied().unwrap_or(0);
            let mut node = TreeNode::child(parent, &items[number]);
            if is_row && moments[i].v[..=depth] == row[..=depth] {
                node = node.marked(Role::Chosen);
                node.branch_role = Some(Role::Chosen);
            }
            path.push(nodes.len());
            nodes.push(node);
        }
    }
    Tree { nodes, ..Tree::default() }
}

pub(crate) const SIZES: [u32; 5] = [2, 4, 6, 8, 10];

/// Of the rows of half of n items: how many there are, and how many items a list of all of them
/// moves.
pub(crate) fn counts(n: u32) -> [u32; 2] {
    let n = n as usize;
    let mut rows = KPermutations::new(n, n / 2);
    let (mut n_rows, mut n_moved) = (0, 0_usize);
    let mut count = |step, _: &[usize]| {
        n_moved += match step {
            Step::Rotate { at } => n - at,
            Step::Swap { .. } => 2,
        };
    };
    while rows.lend_watched(&mut count).is_some() {
        n_rows += 1;
    }
    [n_rows, u32::try_from(n_moved).unwrap_or(u32::MAX)]
}

fn cost() -> Chart {
    let curves = ["rows", "items moved"];
    Chart::from_counts("All rows of n/2 items", ["n", "number"], &SIZES, curves, counts)
}
