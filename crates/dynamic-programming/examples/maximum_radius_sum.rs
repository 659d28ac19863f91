//! The heaviest ball of a tree, by a pass up and a pass down, or as a recursion, or with a memo:
//! `cargo run -p dynamic-programming --example maximum_radius_sum -- 2 / 5 2 11 7 4 1 12 / 0 1 2 2 3 1 5`.

mod calls;
#[path = "trees/mod.rs"]
mod trees;

use std::process::ExitCode;

use calls::{Calls, Words};
use dynamic_programming::tree_dp::maximum_radius_sum::{ball, maximum_radius_sum, plain};
use dynamic_programming::tree_dp::rooted_tree::RootedTree;
use input::Input;
use trace::{
    Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace, TreeNode,
};
use trees::{LONGEST, MOST_NODES, Weighted, from_1, listed};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "maximum_radius_sum",
    about: "For every node of a tree the sum of the weights within distance R; the largest of them.",
    arguments: "R / WEIGHT... / PARENT... (nodes are counted from 1; the root's parent is 0)",
    worked: &["2 / 5 2 11 7 4 1 12 / 0 1 2 2 3 1 5"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls from every node" },
        Flag { name: "--memo", value: None, about: "show the calls with a memo" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Seven nodes and radius 2.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let weights: Vec<usize> = (0..7).map(|_| 1 + dice.below(12)).collect();
    // From one of the last three, so that the tree is not too flat.
    let parents = (2..=7_usize).map(|v| v - 1 - dice.below(3.min(v - 1)));
    let parents = [0].into_iter().chain(parents);
    format!("2 / {} / {}", trace::list(weights, " "), trace::list(parents, " "))
}

/// The largest radius that makes a picture.
const MOST_RADIUS: usize = 6;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(DEMO.flags.iter().map(|flag| flag.name))?;
    let r: usize = input.number("R")?;
    if input.word("a slash behind R")? != "/" {
        return Err(input.invalid("a slash behind R", "is none").into());
    }
    let given = trees::read(input, false)?;
    let n = given.weights.len();
    let nodes = trace::plural(n, "node");
    let title = |how: &str| format!("The heaviest ball of radius {r} in a tree of {nodes}{how}");
    let solved = maximum_radius_sum(&given.tree, &given.weights, r).map_err(from_1)?;
    let Some(best) = solved.heaviest(r) else {
        let frames = vec![Frame::new("There are no nodes.")];
        return Ok(Trace { title: title(""), frames, answer: "The tree is empty.".into() });
    };
    let centers = if best.nodes.len() == 1 { "node" } else { "nodes" };
    let answer =
        format!("The largest sum is {}, around {centers} {}.", best.sum, listed(&best.nodes));
    if given.is_large() || MOST_RADIUS < r {
        let limit = format!(
            "{MOST_NODES} nodes with weights of {LONGEST} characters, and radius {MOST_RADIUS}"
        );
        let frames = vec![Frame::too_large(limit)];
        return Ok(Trace { title: title(""), frames, answer });
    }
    if let Some(mode) = mode {
        let has_memo = mode == "--memo";
        let (tree, weights) = (&given.tree, &given.weights[..]);
        let mut calls = Calls::new();
        if has_memo {
            plain::by_memo_watched(tree, weights, r, &mut |step| calls.watch(step));
        } else {
            for v in 0..n {
                plain::by_recursion_watched(tree, weights, (v, None, r), &mut |step| {
                    calls.watch(step);
                });
            }
        }
        let degree = |v| tree.children(v).len() + usize::from(tree.parent(v).is_some());
        let is_base = |(v, from, d): State| d == 0 || degree(v) == usize::from(from.is_some());
        let frames = calls.frames(&words(&is_base, has_memo));
        let answer = format!("The largest sum is {}: {}.", best.sum, calls.counted());
        let how = if has_memo { ", with a memo" } else { ", by recursion" };
        return Ok(Trace { title: title(how), frames, answer });
    }
    let (below, within) = plain::fill_tables(&given.tree, &given.weights, r);
    let picture = Picture { given: &given, below, within, r };
    let mut frames = picture.passes();
    let center = best.nodes[0];
    let near = ball(&given.tree, center, r);
    let drawn = given.picture(|v, node| {
        let note = picture.within[v][r].to_string();
        let role = match v {
            _ if v == center => Role::Active,
            _ if near.contains(&v) => Role::Chosen,
            _ => Role::Rejected,
        };
        TreeNode { note, ..node }.marked(role)
    });
    let mut nodes = near.clone();
    nodes.sort_unstable();
    let nodes = trace::all_of(nodes.iter().map(|v| (v + 1).to_string()));
    let which = if near.len() == 1 { "node" } else { "nodes" };
    let caption =
        format!("The heaviest ball, around node {}, contains {which} {nodes}.", center + 1);
    frames.push(Frame::new(caption).with(drawn));
    Ok(Trace { title: title(""), frames, answer })
}

/// A node, the neighbor that must not be entered, and a distance.
type State = (usize, Option<usize>, usize);

/// A call asks for the sum within a distance of a node, without one neighbor.
fn words(is_base: &dyn Fn(State) -> bool, has_memo: bool) -> Words<'_, State> {
    Words {
        state: &|(v, from, d)| match from {
            Some(from) => format!("f({}, {}, {d})", v + 1, from + 1),
            None => format!("f({}, -, {d})", v + 1),
        },
        is_base,
        at: if has_memo {
            (
                "sum += remember(tree, weights, (u, Some(v), d - 1), memo);",
                "if let Some(&sum) = memo.get(&(v, from, d)) {",
                "memo.insert((v, from, d), sum);",
            )
        } else {
            (
                "sum += by_recursion(tree, weights, (u, Some(v), d - 1));",
                "",
                "sum += by_recursion(tree, weights, (u, Some(v), d - 1));",
            )
        },
    }
}

/// The tree and its two tables, for the radii up to `r`.
struct Picture<'a> {
    given: &'a Weighted,
    below: Vec<Vec<i64>>,
    within: Vec<Vec<i64>>,
    r: usize,
}

impl Picture<'_> {
    /// A frame for each node on the way up, and one on the way down.
    fn passes(&self) -> Vec<Frame> {
        let tree = &self.given.tree;
        let (up, down): (Vec<usize>, Vec<usize>) =
            (tree.postorder().collect(), tree.preorder().to_vec());
        let mut frames: Vec<Frame> = Vec::new();
        let mut has_asked = false;
        for filled in 1..=up.len() {
            let v = up[filled - 1];
            // Two levels below it are enough to choose wrongly from.
            let is_asked = !has_asked && 1 < self.r && tree.children(v).len() == 1;
            if let Some(frame) = frames.pop() {
                has_asked |= is_asked;
                frames.push(if is_asked { self.ask_below(frame, v) } else { frame });
            }
            frames.push(self.up(&up[..filled]));
        }
        let mut n_asked = 0;
        for filled in 1..=down.len() {
            let v = down[filled - 1];
            if let Some(parent) = tree.parent(v)
                && n_asked < 2
                && 1 < self.r
                && let Some(frame) = frames.pop()
            {
                n_asked += 1;
                frames.push(if n_asked == 1 {
                    self.ask_counted(frame, v, parent)
                } else {
                    self.ask_within(frame, v, parent)
                });
            }
            frames.push(self.down(&down[..filled]));
        }
        frames
    }

    /// What is within distance `r` below a node, as a sum of its weight and what its children have.
    fn terms(&self, v: usize) -> Vec<i64> {
        let below = self.given.tree.children(v).iter().map(|&child| self.below[child][self.r - 1]);
        [self.given.weights[v]].into_iter().chain(below).collect()
    }

    /// What of the parent's ball has been counted below a node already.
    fn counted(&self, v: usize) -> i64 {
        if self.r < 2 { 0 } else { self.below[v][self.r - 2] }
    }

    /// The sums below the last of these nodes, from those of its children.
    fn up(&self, order: &[usize]) -> Frame {
        let (tree, v, r) = (&self.given.tree, order[order.len() - 1], self.r);
        let children = tree.children(v);
        let picture = self.given.picture(|u, node| {
            let is_done = order.contains(&u);
            let note = if is_done { joined(&self.below[u]) } else { String::new() };
            marked(TreeNode { note, ..node }, u, v, is_done, children)
        });
        let shifted = |&child: &usize| {
            Row::new(format!("node {}, 1 further", child + 1), behind(&self.below[child], 1, ""))
        };
        let mut rows: Vec<Row> = children.iter().map(shifted).collect();
        let header = format!("below node {}", v + 1);
        rows.push(last_row(header, &self.below[v], !rows.is_empty()));
        let is_leaf = children.is_empty() || r == 0;
        let says = if is_leaf {
            format!("nothing but its weight, {}", self.given.weights[v])
        } else {
            format!("{} = {}", trace::list(self.terms(v), " + "), self.below[v][r])
        };
        let caption = format!("Up. Below node {}, within {r}: {says}.", v + 1);
        let at = if is_leaf {
            "let mut below: Vec<Vec<i64>> = weights.iter().map(|&weight| vec![weight; r + 1]).collect();"
        } else {
            "below[parent][d] += below[v][d - 1];"
        };
        Frame::new(caption).with(picture).with(self.grid(rows)).at(at)
    }

    /// The sums of the last of these nodes in all directions, from those below it and those of its
    /// parent.
    fn down(&self, order: &[usize]) -> Frame {
        let (tree, v, r) = (&self.given.tree, order[order.len() - 1], self.r);
        let parent: Vec<usize> = tree.parent(v).into_iter().collect();
        let picture = self.given.picture(|u, node| {
            let is_done = order.contains(&u);
            let table = if is_done { &self.within } else { &self.below };
            marked(TreeNode { note: joined(&table[u]), ..node }, u, v, is_done, &parent)
        });
        let below = &self.below[v];
        let mut rows = Vec::new();
        for &parent in &parent {
            rows.push(Row::new(format!("below node {}", v + 1), below));
            let row = behind(&self.within[parent], 1, "");
            rows.push(Row::new(format!("+ node {}, 1 further", parent + 1), row));
            rows.push(Row::new(format!("- node {}, 2 further", v + 1), behind(below, 2, "-")));
        }
        let header = format!("node {}", v + 1);
        rows.push(last_row(header, &self.within[v], !rows.is_empty()));
        let (says, at) = match parent[..] {
            [] => (
                format!("everything is below the root, so the sum stays {}", self.within[v][r]),
                "let mut within = below.clone();",
            ),
            _ if r == 0 => (
                format!("nothing but its weight, {}", self.within[v][0]),
                "let mut within = below.clone();",
            ),
            [parent, ..] => {
                let minus = if r < 2 { String::new() } else { format!(" - {}", self.counted(v)) };
                (
                    format!(
                        "{} below it + {} of node {}{minus} = {}",
                        below[r],
                        self.within[parent][r - 1],
                        parent + 1,
                        self.within[v][r]
                    ),
                    "within[v][d] += within[parent][d - 1] - counted;",
                )
            }
        };
        let caption = format!("Down. Around node {}, within {r}: {says}.", v + 1);
        Frame::new(caption).with(picture).with(self.grid(rows)).at(at)
    }

    /// On the way up, before node `v`.
    fn ask_below(&self, frame: Frame, v: usize) -> Frame {
        let (r, weight) = (self.r, self.given.weights[v]);
        let child = self.given.tree.children(v)[0];
        let sum = self.below[v][r];
        let question = format!(
            "Node {} weighs {weight}. What is the sum of node {} and of all nodes below it that are within {r} of it?",
            v + 1,
            v + 1
        );
        let because = format!(
            "Whatever is below node {} and within {r} of it is node {} itself or is within {} of its child, node {}: {weight} + {}.",
            v + 1,
            v + 1,
            r - 1,
            child + 1,
            self.below[child][r - 1]
        );
        let others = [weight, weight + self.below[child][r], weight + self.given.weights[child]];
        frame.ask_number(question, sum, others, because)
    }

    /// On the way down: what is subtracted at node `v`?
    fn ask_counted(&self, frame: Frame, v: usize, parent: usize) -> Frame {
        let r = self.r;
        let question = format!(
            "The sum within {} of node {} is {}. How much of it has already been counted below node {}?",
            r - 1,
            parent + 1,
            self.within[parent][r - 1],
            v + 1
        );
        let because = format!(
            "From node {}, you reach the nodes below node {} through node {}. So only the nodes within {} of node {} have been counted: {}.",
            parent + 1,
            v + 1,
            v + 1,
            r - 2,
            v + 1,
            self.counted(v)
        );
        let others = [0, self.below[v][r - 1], self.below[v][r]];
        frame.ask_number(question, self.counted(v), others, because)
    }

    /// On the way down: the sum within `r` of node `v`.
    fn ask_within(&self, frame: Frame, v: usize, parent: usize) -> Frame {
        let r = self.r;
        let (below, above) = (self.below[v][r], self.within[parent][r - 1]);
        let counted = self.counted(v);
        let question = format!("What is the sum of all nodes within {r} of node {}?", v + 1);
        let because = format!(
            "{below} below it, and {above} within {} of node {}, of which {counted} is counted twice: {below} + {above} - {counted}.",
            r - 1,
            parent + 1
        );
        let others = [below + above, below + self.within[parent][r] - counted, below];
        frame.ask_number(question, self.within[v][r], others, because)
    }

    fn grid(&self, rows: Vec<Row>) -> Grid {
        let columns = (0..=self.r).map(|d| d.to_string()).collect();
        Grid { columns, rows, ..Grid::default() }
    }
}

/// A row that begins `by` columns later.
fn behind(row: &[i64], by: usize, sign: &str) -> Vec<String> {
    let blank = std::iter::repeat_n(String::new(), by.min(row.len()));
    blank.chain(row.iter().map(|sum| format!("{sign}{sum}"))).take(row.len()).collect()
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
