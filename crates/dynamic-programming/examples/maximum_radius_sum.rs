//! The heaviest ball of a tree, by a pass up and a pass down:
//! `cargo run -p dynamic-programming --example maximum_radius_sum -- 2 / 1 2 3 4 5 6 / 0 1 2 2 1 3`.

#[path = "trees/mod.rs"]
mod trees;

use std::process::ExitCode;

use dynamic_programming::tree_dp::maximum_radius_sum::{RadiusSums, ball, maximum_radius_sum};
use dynamic_programming::tree_dp::rooted_tree::RootedTree;
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Grid, Options, Role, Row, Series, Trace, TreeNode};
use trees::{LONGEST, MOST_NODES, Weighted, from_1, listed};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "maximum_radius_sum",
    about: "For every node of a tree the sum of the weights within distance R; the largest of them.",
    arguments: "R / WEIGHT... / PARENT... (nodes are counted from 1; the root's parent is 0)",
    worked: &["2 / 1 2 3 4 5 6 / 0 1 2 2 1 3"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The largest radius that makes a picture.
const MOST_RADIUS: usize = 6;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let r: usize = input.number("R")?;
    if input.word("a slash behind R")? != "/" {
        return Err(input.invalid("a slash behind R", "is none").into());
    }
    let given = trees::read(input, false)?;
    let title =
        format!("The heaviest ball of radius {r} in a tree of {} nodes", given.weights.len());
    let solved = maximum_radius_sum(&given.tree, &given.weights, r).map_err(from_1)?;
    let Some(best) = solved.heaviest(r) else {
        return Ok(Trace { title, frames: Vec::new(), answer: "The tree is empty.".into() });
    };
    let answer = format!("The largest sum is {}, about node {}.", best.sum, listed(&best.nodes));
    if given.is_large() || MOST_RADIUS < r {
        let limit = format!(
            "{MOST_NODES} nodes with weights of {LONGEST} characters, and radius {MOST_RADIUS}"
        );
        let frames = vec![Frame::too_large(limit)];
        return Ok(Trace { title, frames, answer });
    }
    let picture = Picture { given: &given, solved: &solved };
    let n = given.weights.len();
    let mut frames: Vec<Frame> = (1..=n).map(|filled| picture.up(filled)).collect();
    frames.extend((1..=n).map(|filled| picture.down(filled)));
    let center = best.nodes[0];
    let near = ball(&given.tree, center, r);
    let drawn = given.picture(|v, node| {
        let note = solved.sums(r)[v].to_string();
        let role = match v {
            _ if v == center => Role::Active,
            _ if near.contains(&v) => Role::Chosen,
            _ => Role::Rejected,
        };
        TreeNode { note, ..node }.marked(role)
    });
    let mut nodes = near.clone();
    nodes.sort_unstable();
    let caption =
        format!("The heaviest ball, about node {}: nodes {}.", center + 1, listed(&nodes));
    frames.push(Frame::new(caption).with(drawn));
    Ok(Trace { title, frames, answer })
}

struct Picture<'a> {
    given: &'a Weighted,
    solved: &'a RadiusSums,
}

impl Picture<'_> {
    /// A node's sums below it, from those of its children.
    fn up(&self, filled: usize) -> Frame {
        let tree = &self.given.tree;
        let order: Vec<usize> = tree.postorder().take(filled).collect();
        let v = order[filled - 1];
        let picture = self.given.picture(|u, node| {
            let note =
                if order.contains(&u) { joined(self.solved.below().row(u)) } else { String::new() };
            marked(TreeNode { note, ..node }, u, v, order.contains(&u), tree.children(v))
        });
        let shifted = |&child: &usize| {
            let row = self.solved.below().row(child);
            let cells = row[..row.len() - 1].iter().map(ToString::to_string);
            Row::new(
                format!("node {}, 1 further", child + 1),
                [String::new()].into_iter().chain(cells),
            )
        };
        let mut rows: Vec<Row> = tree.children(v).iter().map(shifted).collect();
        rows.push(last_row(
            format!("below node {}", v + 1),
            self.solved.below().row(v),
            !rows.is_empty(),
        ));
        let from = if tree.children(v).is_empty() {
            "a leaf has only itself"
        } else {
            "its weight, and its children's sums"
        };
        let caption = format!("Up, node {}: {from}.", v + 1);
        Frame::new(caption).with(picture).with(self.grid(rows)).at("below[(v, d)] = weights[v] +")
    }

    /// A node's sums in all directions, from those below it and those of its parent.
    fn down(&self, filled: usize) -> Frame {
        let tree = &self.given.tree;
        let order = &tree.preorder()[..filled];
        let v = order[filled - 1];
        let parent: Vec<usize> = tree.parent(v).into_iter().collect();
        let picture = self.given.picture(|u, node| {
            let is_done = order.contains(&u);
            let table = if is_done { self.solved.within() } else { self.solved.below() };
            marked(TreeNode { note: joined(table.row(u)), ..node }, u, v, is_done, &parent)
        });
        let below = self.solved.below().row(v);
        let mut rows = Vec::new();
        for &parent in &parent {
            let behind = |row: &[i64], by: usize, sign: &str| -> Vec<String> {
                let blank = std::iter::repeat_n(String::new(), by.min(row.len()));
                blank.chain(row.iter().map(|sum| format!("{sign}{sum}"))).take(row.len()).collect()
            };
            rows.push(Row::new(format!("below node {}", v + 1), below));
            let row = self.solved.within().row(parent);
            rows.push(Row::new(format!("+ node {}, 1 further", parent + 1), behind(row, 1, "")));
            rows.push(Row::new(format!("- node {}, 2 further", v + 1), behind(below, 2, "")));
        }
        rows.push(last_row(
            format!("node {}", v + 1),
            self.solved.within().row(v),
            !rows.is_empty(),
        ));
        let from = if parent.is_empty() {
            "the root has all below it"
        } else {
            "with its parent's sums, without its own part of them"
        };
        let caption = format!("Down, node {}: {from}.", v + 1);
        let at = if parent.is_empty() {
            "within[(v, 0)] = weights[v];"
        } else {
            "within[(v, d)] = below[(v, d)]"
        };
        Frame::new(caption).with(picture).with(self.grid(rows)).at(at)
    }

    fn grid(&self, rows: Vec<Row>) -> Grid {
        let radii = self.solved.within().n_columns();
        Grid { columns: (0..radii).map(|d| d.to_string()).collect(), rows, ..Grid::default() }
    }
}

fn marked(node: TreeNode, u: usize, v: usize, is_done: bool, from: &[usize]) -> TreeNode {
    match u {
        _ if u == v => node.marked(Role::Active),
        _ if from.contains(&u) => node.marked(Role::Compared),
        _ if is_done => node.marked(Role::Settled),
        _ => node,
    }
}

fn last_row(header: String, sums: &[i64], apart: bool) -> Row {
    let mut row = Row { apart, ..Row::new(header, sums) };
    for cell in &mut row.cells {
        cell.role = Some(Role::Active);
    }
    row
}

fn joined(sums: &[i64]) -> String {
    trace::list(sums, " ")
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The nodes that a search from every node visits in a balanced tree, and the cells of the two
/// tables.
fn cost() -> Chart {
    let series = |name: &str, count: fn(usize) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n.into())))).to_vec(),
    };
    Chart {
        name: "Sums for all nodes of a balanced tree, radius 8".into(),
        x: Axis::log("nodes"),
        y: Axis::log("nodes visited, or cells filled"),
        series: vec![series("a search from every node", visited), series("two passes", cells)],
    }
}

fn balanced(n: usize) -> RootedTree {
    let parents: Vec<Option<usize>> = (0..n).map(|v| (0 < v).then(|| (v - 1) / 2)).collect();
    RootedTree::from_parents(&parents).expect("a tree")
}

pub(crate) fn visited(n: usize) -> u32 {
    let tree = balanced(n);
    let all = (0..n).map(|v| ball(&tree, v, 8).len()).sum::<usize>();
    u32::try_from(all).unwrap_or(u32::MAX)
}

pub(crate) fn cells(n: usize) -> u32 {
    let solved = maximum_radius_sum(&balanced(n), &vec![1; n], 8).expect("small weights");
    let tables = [solved.below(), solved.within()];
    let all = tables.map(|table| table.n_rows() * table.n_columns()).iter().sum::<usize>();
    u32::try_from(all).unwrap_or(u32::MAX)
}
