//! The heaviest connected nodes of a binary tree, row by row:
//! `cargo run -p dynamic-programming --example maximum_binary_subtree -- 4 / 10 9 4 1 13 2 10 / 0 1 1 2 2 3 3`.

#[path = "trees/mod.rs"]
mod trees;

use std::process::ExitCode;

use dynamic_programming::tree_dp::maximum_binary_subtree::{
    BinarySubtrees, maximum_binary_subtree, maximum_binary_subtree_watched,
};
use dynamic_programming::tree_dp::rooted_tree::RootedTree;
use dynamic_programming::tree_dp::subtree_sums::Top;
use input::Input;
use trace::{Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Trace, TreeNode};
use trees::{LONGEST, MOST_NODES, Weighted, from_1, listed};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "maximum_binary_subtree",
    about: "The heaviest M connected nodes of a binary tree: for every node a row of sums.",
    arguments: "M / WEIGHT... / PARENT... (nodes are counted from 1; the root's parent is 0)",
    worked: &["4 / 10 9 4 1 13 2 10 / 0 1 1 2 2 3 3"],
    flags: &[Flag { name: "--root", value: None, about: "the root must be kept" }],
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
    let given = trees::read(input, false)?;
    let (top, rule) = if options.has("--root") {
        (Top::Root, "the root among them")
    } else {
        (Top::Any, "any top")
    };
    let n = given.weights.len();
    let title = format!("The heaviest {m} connected nodes of {n}, {rule}");
    let solved = maximum_binary_subtree(&given.tree, &given.weights, m.min(n)).map_err(from_1)?;
    let kept = solved.kept(top, m);
    let answer = match &kept {
        Some(kept) => format!("The sum is {}: nodes {}.", kept.sum, listed(&kept.nodes)),
        None => format!("There are no {m} nodes."),
    };
    if given.is_large() {
        let limit = format!("{MOST_NODES} nodes with weights of {LONGEST} characters");
        let frames = vec![Frame::too_large(limit)];
        return Ok(Trace { title, frames, answer });
    }
    let mut frames: Vec<Frame> = (1..=n).map(|filled| step(&given, &solved, filled)).collect();
    if let Some(kept) = kept {
        let picture = given.picture(|v, node| {
            let role = if kept.nodes.contains(&v) { Role::Chosen } else { Role::Rejected };
            TreeNode { note: row_of(&solved, v), ..node }.marked(role)
        });
        let caption = format!("The way back: nodes {} are kept.", listed(&kept.nodes));
        frames.push(Frame::new(caption).with(picture).at("nodes.push(v);"));
    }
    Ok(Trace { title, frames, answer })
}

/// A node's row as its note, without the 0 for no nodes.
fn row_of(solved: &BinarySubtrees<'_>, v: usize) -> String {
    let row = solved.sums().row(v)[1..].iter();
    trace::list(row, " ")
}

/// A node's row, from those of its children.
fn step(given: &Weighted, solved: &BinarySubtrees<'_>, filled: usize) -> Frame {
    let order: Vec<usize> = given.tree.postorder().take(filled).collect();
    let v = order[filled - 1];
    let children = given.tree.children(v);
    let picture = given.picture(|u, node| {
        if !order.contains(&u) {
            return node;
        }
        let role = match u {
            _ if u == v => Role::Active,
            _ if children.contains(&u) => Role::Compared,
            _ => Role::Settled,
        };
        TreeNode { note: row_of(solved, u), ..node }.marked(role)
    });
    let last = solved.sums().row(v).len();
    let mut table = Grid { columns: (0..last).map(|k| k.to_string()).collect(), ..Grid::default() };
    for &child in children {
        table.rows.push(Row::new(format!("node {}", child + 1), solved.sums().row(child)));
    }
    let mut row = Row::new(format!("node {}", v + 1), solved.sums().row(v));
    for cell in &mut row.cells {
        cell.role = Some(Role::Active);
    }
    row.apart = !children.is_empty();
    table.rows.push(row);
    let caption = match children {
        [] => "it is a leaf, and the only sum is its weight".to_owned(),
        [only] => format!("its weight, and each sum of its child, node {}", only + 1),
        all => {
            format!("its weight, and the best split between its children, nodes {}", listed(all))
        }
    };
    let caption = format!("Node {}: {caption}.", v + 1);
    Frame::new(caption).with(picture).with(table).at("row[1 + i + j].max(weight + a + b)")
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The splits that are tried, for all numbers of nodes kept, and for up to 8.
fn cost() -> Chart {
    let series = |name: &str, count: fn(usize) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n.into())))).to_vec(),
    };
    Chart {
        name: "Splits tried".into(),
        x: Axis::log("nodes"),
        y: Axis::log("splits"),
        series: vec![
            series("any number kept", |n| splits(n, n, |v| v - 1)),
            series("up to 8 kept, path", |n| splits(n, 8, |v| v - 1)),
            series("up to 8 kept, balanced", |n| splits(n, 8, |v| (v - 1) / 2)),
        ],
    }
}

/// The splits of all rows, for up to `most` nodes.
pub(crate) fn splits(n: usize, most: usize, parent: fn(usize) -> usize) -> u32 {
    let parents: Vec<Option<usize>> = (0..n).map(|v| (0 < v).then(|| parent(v))).collect();
    let tree = RootedTree::from_parents(&parents).expect("a tree");
    let mut n_splits = 0;
    // These trees are binary, and their rows short.
    let _ = maximum_binary_subtree_watched(&tree, &vec![0; n], most, |_, _| n_splits += 1);
    n_splits
}
