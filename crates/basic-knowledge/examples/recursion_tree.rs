//! The recursion tree of a recurrence:
//! `cargo run -p basic-knowledge --example recursion_tree -- "T(n) = 3T(n/2) + n"`.

mod typed;

use std::process::ExitCode;

use basic_knowledge::recurrence::decimal;
use basic_knowledge::recurrence::exact::{Level, levels};
use input::Input;
use trace::{Cell, Demo, Flag, Frame, Grid, Options, Role, Row, Trace, Tree, TreeNode};
use typed::{TOO_LARGE, Typed, real};

pub(crate) const DEMO: Demo = Demo {
    package: "basic-knowledge",
    name: "recursion_tree",
    about: "The recursion tree of a recurrence, level by level.",
    arguments: "T(n) = aT(n/b) + ... + f(n)",
    worked: &["T(n) = 2T(n/2) + n", "T(n) = 9T(n/3) + n", "T(n) = T(n/3) + T(2n/3) + n"],
    flags: &[
        Flag { name: "--n", value: Some("N"), about: "draw the tree of this size" },
        Flag {
            name: "--base",
            value: Some("B"),
            about: "the value of T(0) and T(1), which is 1 else",
        },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NODES: usize = 16;
const MOST_LEVELS: usize = 24;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut typed = typed::read(input)?;
    typed.base = options.number("--base")?.unwrap_or(typed.base);
    let n = options.number("--n")?.unwrap_or_else(|| usual_size(typed.denominator()));
    if typed.is_too_large() {
        let answer = "Its class is told by the program recurrence.".to_owned();
        return Ok(Trace { title: typed.text, frames: vec![Frame::new(TOO_LARGE)], answer });
    }
    let levels = levels(n, &typed.splits, |n| typed.base(n), |n| typed.f(n))?;
    let mut split = levels.iter().flat_map(|level| &level.sizes).filter(|(size, _)| 1 < *size);
    if let Some((size, _)) = split.find(|(size, _)| !typed.is_whole(*size)) {
        let value = decimal(typed.driving(*size));
        return Err(format!("the driving term is {value} at n = {size}: not a whole cost").into());
    }
    let caption =
        "The tree from the top: each node holds the size of its part, each level its cost.";
    let drawn = Frame::new(caption).with(tree(n, &typed, &levels));
    let costs: u64 = levels.iter().map(|level| level.cost).sum();
    let answer = format!("T({n}) = {costs}, the sum of {} levels.", levels.len());
    let caption = "All levels, with a bar as long as the cost.";
    let all = Frame::new(caption).with(level_table(&levels)).at("levels.push(level);");
    let frames = vec![drawn.at("let parts = count.checked_mul(split.times)"), all];
    Ok(Trace { title: typed.text, frames, answer })
}

/// The top of the tree, as far as there is room.
fn tree(n: u64, typed: &Typed, levels: &[Level]) -> Tree {
    let mut nodes = vec![TreeNode::root(n)];
    let mut sums = vec![format!("cost {}", levels[0].cost)];
    let mut last = 0..1;
    let mut sizes = vec![n];
    for level in &levels[1..] {
        let n_nodes = usize::try_from(level.n_nodes()).unwrap_or(usize::MAX);
        if MOST_NODES < nodes.len().saturating_add(n_nodes) {
            break;
        }
        for parent in last.clone() {
            if sizes[parent] <= 1 {
                continue;
            }
            for split in &typed.splits {
                let size = split.size(sizes[parent]).unwrap_or(0);
                for _ in 0..split.times() {
                    nodes.push(TreeNode::child(parent, size));
                    sizes.push(size);
                }
            }
        }
        last = last.end..nodes.len();
        sums.push(format!("cost {}", level.cost));
    }
    for (node, size) in nodes.iter_mut().zip(&sizes) {
        if *size <= 1 {
            node.keys[0].role = Some(Role::Settled);
        }
    }
    Tree { nodes, levels: sums, ..Tree::default() }
}

/// One row for each level, with a bar as long as its cost.
fn level_table(levels: &[Level]) -> Grid {
    let columns = ["nodes", "sizes", "leaves", "cost"].map(str::to_owned).to_vec();
    let mut grid = Grid { name: "level".into(), columns, ..Grid::default() };
    let most = levels.iter().map(|level| level.cost).max().unwrap_or(1).max(1);
    for (depth, level) in levels.iter().enumerate().take(MOST_LEVELS) {
        let (largest, smallest) = (level.sizes[0].0, level.sizes[level.sizes.len() - 1].0);
        let sizes = if smallest < largest {
            format!("{smallest} to {largest}")
        } else {
            largest.to_string()
        };
        let cells = vec![
            Cell::new(level.n_nodes()),
            Cell::new(sizes),
            Cell::new(level.n_leaves),
            Cell::new(level.cost),
        ];
        let note = bar(level.cost, most);
        grid.rows.push(Row { header: depth.to_string(), cells, note, ..Row::default() });
    }
    if MOST_LEVELS < levels.len() {
        grid.rows.push(Row { header: "…".into(), ..Row::default() });
    }
    grid
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is short")]
fn bar(cost: u64, most: u64) -> String {
    "█".repeat((32.0 * real(cost) / real(most)).round() as usize)
}

/// The largest power of the denominator up to 100, for then nothing is rounded.
fn usual_size(denominator: u64) -> u64 {
    std::iter::successors(Some(denominator), |n| n.checked_mul(denominator))
        .take_while(|n| *n <= 100)
        .last()
        .unwrap_or(100)
}
