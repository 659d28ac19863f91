//! The heaviest connected nodes of a tree, merge by merge:
//! `cargo run -p dynamic-programming --example maximum_subtree -- 5 / 22 28 29 30 34 35 40 41 42 / 0 1 1 1 4 4 5 5 5`.

#[path = "trees/mod.rs"]
mod trees;

use std::process::ExitCode;

use dynamic_programming::tree_dp::maximum_subtree::{
    Subtrees, maximum_subtree, maximum_subtree_watched,
};
use dynamic_programming::tree_dp::rooted_tree::RootedTree;
use dynamic_programming::tree_dp::subtree_sums::Top;
use input::Input;
use trace::{Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Trace, TreeNode};
use trees::{LONGEST, MOST_NODES, Weighted, from_1, listed};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "maximum_subtree",
    about: "The heaviest M connected nodes of a tree with the root: children's rows are merged one by one.",
    arguments: "M / WEIGHT... / PARENT... (nodes are counted from 1; a root's parent is 0)",
    worked: &["5 / 22 28 29 30 34 35 40 41 42 / 0 1 1 1 4 4 5 5 5"],
    flags: &[
        Flag { name: "--any", value: None, about: "any node may be the highest" },
        Flag {
            name: "--forest",
            value: None,
            about: "join several roots by one more node, of weight 0",
        },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let m: usize = input.number("M")?;
    if input.word("a slash behind M")? != "/" {
        return Err(input.invalid("a slash behind M", "is none").into());
    }
    let is_forest = options.has("--forest");
    if is_forest && options.has("--any") {
        return Err("--forest keeps the joined root, and --any does not".into());
    }
    let given = trees::read(input, is_forest)?;
    let n = given.weights.len() - usize::from(is_forest);
    let (top, rule) = match (is_forest, options.has("--any")) {
        (true, _) => (Top::Root, "no node without its parent"),
        (_, true) => (Top::Any, "any top"),
        _ => (Top::Root, "the root among them"),
    };
    let title = format!("The heaviest {m} nodes of {n}, {rule}");
    // The node that joins a forest is kept beside the m.
    let wanted = m.saturating_add(is_forest.into());
    let most = wanted.min(given.weights.len());
    let solved = maximum_subtree(&given.tree, &given.weights, most).map_err(from_1)?;
    let mut kept = solved.kept(top, wanted);
    if let Some(kept) = kept.as_mut().filter(|_| is_forest) {
        kept.nodes.pop();
    }
    let answer = match &kept {
        Some(kept) => format!("The sum is {}: nodes {}.", kept.sum, listed(&kept.nodes)),
        None => format!("There are no {m} nodes."),
    };
    if given.is_large() {
        let limit = format!("{MOST_NODES} nodes with weights of {LONGEST} characters");
        let frames = vec![Frame::too_large(limit)];
        return Ok(Trace { title, frames, answer });
    }
    let mut frames: Vec<Frame> =
        (1..=given.weights.len()).flat_map(|filled| steps(&given, &solved, filled)).collect();
    if let Some(kept) = kept {
        let picture = given.picture(|v, node| {
            let role = if kept.nodes.contains(&v) { Role::Chosen } else { Role::Rejected };
            TreeNode { note: row_of(&solved, v), ..node }.marked(role)
        });
        let caption = format!("The way back: nodes {} are kept.", listed(&kept.nodes));
        frames.push(Frame::new(caption).with(picture).at("let rows = self.merges_up_to(v, k);"));
    }
    Ok(Trace { title, frames, answer })
}

/// A node's row as its note, without the 0 for no nodes.
fn row_of(solved: &Subtrees<'_>, v: usize) -> String {
    let row = solved.sums().row(v).iter().skip(1);
    trace::list(row, " ")
}

/// A node alone, and then with one child more in each frame. Leaves are told when their parent's
/// turn comes.
fn steps(given: &Weighted, solved: &Subtrees<'_>, filled: usize) -> Vec<Frame> {
    let order: Vec<usize> = given.tree.postorder().take(filled).collect();
    let v = order[filled - 1];
    let children = given.tree.children(v);
    if children.is_empty() && 1 < given.tree.len() {
        return Vec::new();
    }
    let merges = solved.merges(v);
    let frame = |(n_merged, row): (usize, &Vec<i64>)| {
        let child = n_merged.checked_sub(1).map(|last| children[last]);
        let picture = given.picture(|u, node| {
            let is_merged = children[..n_merged].contains(&u);
            let (role, note) = match u {
                _ if u == v => (Role::Active, String::new()),
                _ if Some(u) == child => (Role::Compared, row_of(solved, u)),
                _ if is_merged || order.contains(&u) => (Role::Settled, row_of(solved, u)),
                _ => return node,
            };
            TreeNode { note, ..node }.marked(role)
        });
        let last = row.len();
        let columns = (0..last).map(|k| k.to_string()).collect();
        let mut table = Grid { columns, ..Grid::default() };
        if let Some(child) = child {
            table.rows.push(Row::new("before", &merges[n_merged - 1]));
            table.rows.push(Row::new(format!("node {}", child + 1), solved.sums().row(child)));
        }
        let mut now = Row::new(format!("node {}", v + 1), row);
        for cell in &mut now.cells {
            cell.role = Some(Role::Active);
        }
        now.apart = child.is_some();
        table.rows.push(now);
        let (caption, at) = match child {
            None => ("alone".to_owned(), "let mut row = alone(weights[v], most);"),
            Some(child) => (
                format!("the row of node {} is merged in", child + 1),
                "row = merged(&row, sums.row(child), most, &mut watch);",
            ),
        };
        let caption = format!("Node {}: {caption}.", v + 1);
        Frame::new(caption).with(picture).with(table).at(at)
    };
    merges.iter().enumerate().map(frame).collect()
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The sums that merges compare, for all numbers of nodes kept, and for up to 8.
fn cost() -> Chart {
    let series = |name: &str, count: fn(usize) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n.into())))).to_vec(),
    };
    Chart {
        name: "Sums compared in the merges".into(),
        x: Axis::log("nodes"),
        y: Axis::log("sums"),
        series: vec![
            series("any number kept, path", |n| compared(n, n, |v| v - 1)),
            series("any number kept, star", |n| compared(n, n, |_| 0)),
            series("up to 8 kept, path", |n| compared(n, 8, |v| v - 1)),
            series("up to 8 kept, star", |n| compared(n, 8, |_| 0)),
        ],
    }
}

/// The sums of all merges, for up to `most` nodes.
pub(crate) fn compared(n: usize, most: usize, parent: fn(usize) -> usize) -> u32 {
    let parents: Vec<Option<usize>> = (0..n).map(|v| (0 < v).then(|| parent(v))).collect();
    let tree = RootedTree::from_parents(&parents).expect("a tree");
    let mut n_sums = 0;
    // The rows of these trees are short.
    let _ = maximum_subtree_watched(&tree, &vec![0; n], most, |_, _| n_sums += 1);
    n_sums
}
