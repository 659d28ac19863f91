//! All arrangements, one after the other:
//! `cargo run -p combinatorial-mathematics --example permutation -- 2 a b c`.

#[path = "../../sort/examples/values/mod.rs"]
#[allow(dead_code, reason = "shared by programs that read numbers or words")]
mod values;

use std::process::ExitCode;

use combinatorial_mathematics::permutation::{KPermutations, Step, n_arrangements};
use input::Input;
use trace::{Cells, Chart, Demo, Frame, Options, Role, Trace, Tree, TreeNode};
use values::Value;

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "permutation",
    about: "All arrangements of some of the items in a row, in lexicographic order.",
    arguments: "M ITEM... (how many to take; then whole numbers, or words)",
    worked: &["2 a b c d"],
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
const MOST_ARRANGEMENTS: u128 = 120;
/// What still makes a tree.
const MOST_LEAVES: usize = 24;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let m: usize = input.number("the number of items to take")?;
    let items = values::read(input)?;
    let n_all = n_arrangements(items.len() as u128, m as u128);
    let title = values::title(&format!("All arrangements of {m}"), &items, MOST_ITEMS);
    let count = match n_all {
        Some(1) => "1 arrangement".to_owned(),
        Some(n) => format!("{n} arrangements"),
        None => "More than 2^128 arrangements".to_owned(),
    };
    if n_all == Some(0) {
        let answer = format!("There is no arrangement of {m}.");
        return Ok(Trace { title, frames: vec![], answer });
    }
    if MOST_ITEMS < items.len() || n_all.is_none_or(|n| MOST_ARRANGEMENTS < n) {
        let limit = format!("{MOST_ITEMS} items and {MOST_ARRANGEMENTS} arrangements");
        let frames = vec![Frame::too_large(limit)];
        return Ok(Trace { title, frames, answer: format!("{count}.") });
    }
    let moments = run(items.len(), m);
    let named: Vec<String> = moments.iter().map(|moment| word(&items, moment.taken(m))).collect();
    let frames = (0..moments.len()).map(|i| frame(&items, m, &moments, i, &named[i])).collect();
    let answer = format!("{count}: {}.", named.join(", "));
    Ok(Trace { title, frames, answer })
}

/// The items at these places.
fn word(items: &[Value], places: &[usize]) -> String {
    if places.is_empty() {
        return "nothing".to_owned();
    }
    trace::list(places.iter().map(|&place| &items[place]), " ")
}

/// An arrangement, and how it goes on.
struct Moment {
    /// All places, the taken ones first.
    order: Vec<usize>,
    /// The places where everything has been.
    n_rotated: usize,
    /// The exchange that makes the next arrangement; none at the end.
    swap: Option<(usize, usize)>,
}

impl Moment {
    fn taken(&self, m: usize) -> &[usize] {
        &self.order[..m]
    }
}

fn run(n: usize, m: usize) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    let mut arrangements = KPermutations::new(n, m);
    // The free places ascend.
    let whole = |taken: &[usize]| {
        let free = (0..n).filter(|place| !taken.contains(place));
        taken.iter().copied().chain(free).collect::<Vec<usize>>()
    };
    loop {
        let (mut n_rotated, mut swap) = (0, None);
        let lent = arrangements.lend_watched(|step, _| match step {
            Step::Rotate { .. } => n_rotated += 1,
            Step::Swap { at, with } => swap = Some((at, with)),
        });
        if let Some(moment) = moments.last_mut() {
            (moment.n_rotated, moment.swap) = (n_rotated, swap);
        }
        let Some(taken) = lent else { return moments };
        moments.push(Moment { order: whole(taken), n_rotated: 0, swap: None });
    }
}

fn frame(items: &[Value], m: usize, moments: &[Moment], i: usize, named: &str) -> Frame {
    let moment = &moments[i];
    let mut cells = Cells::new(moment.order.iter().map(|&place| &items[place]));
    for cell in &mut cells.cells[..m] {
        cell.role = Some(Role::Chosen);
    }
    let mut caption = format!("{named}, number {i}.");
    let at = if let Some((at, with)) = moment.swap {
        cells.cells[at].role = Some(Role::Active);
        let item = &items[moment.order[at]];
        if moment.n_rotated == 0 {
            cells.cells[with].role = Some(Role::Frontier);
            let next = &items[moment.order[with]];
            caption.push_str(&format!(" {next} is free: it comes for {item}."));
            "self.order.swap(at, with);"
        } else {
            caption.push_str(&format!(
                " Every free item has stood behind {item}. Another comes in its place, and what follows begins anew."
            ));
            "self.order[at..].rotate_left(1);"
        }
    } else {
        caption.push_str(" Every item has stood in every place: it is the last.");
        "self.next_at[at] = at + 1;"
    };
    let mut frame = Frame::new(caption).at(at);
    if !items.is_empty() {
        frame = frame.with(cells);
    }
    if 0 < m && moments.len() <= MOST_LEAVES {
        frame.with(tree(items, m, moments, i))
    } else {
        frame
    }
}

/// The choices for the first place, below each of them those for the second, and so on; the way to
/// an arrangement is marked.
fn tree(items: &[Value], m: usize, moments: &[Moment], i: usize) -> Tree {
    let mut nodes = vec![TreeNode::root("").marked(Role::Chosen)];
    let mut path: Vec<usize> = Vec::new();
    for (nth, moment) in moments.iter().enumerate() {
        let taken = moment.taken(m);
        // What this arrangement has in common with the one before it has its nodes already.
        let before = nth.checked_sub(1).map_or(&[][..], |before| moments[before].taken(m));
        let n_common = taken.iter().zip(before).take_while(|(a, b)| a == b).count();
        path.truncate(n_common);
        for (depth, &place) in taken.iter().enumerate().skip(n_common) {
            let parent = path.last().copied().unwrap_or(0);
            let mut node = TreeNode::child(parent, &items[place]);
            if moments[i].order[..=depth] == taken[..=depth] {
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

/// Of the arrangements of half of n items: how many there are, and how many items a list of all of
/// them moves.
pub(crate) fn counts(n: u32) -> [u32; 2] {
    let n = n as usize;
    let mut arrangements = KPermutations::new(n, n / 2);
    let (mut n_arrangements, mut n_moved) = (0, 0_usize);
    let mut count = |step, _: &[usize]| {
        n_moved += match step {
            Step::Rotate { at } => n - at,
            Step::Swap { .. } => 2,
        };
    };
    while arrangements.lend_watched(&mut count).is_some() {
        n_arrangements += 1;
    }
    [n_arrangements, u32::try_from(n_moved).unwrap_or(u32::MAX)]
}

fn cost() -> Chart {
    let curves = ["arrangements", "items moved"];
    Chart::from_counts("All arrangements of n/2 items", ["n", "number"], &SIZES, curves, counts)
}
