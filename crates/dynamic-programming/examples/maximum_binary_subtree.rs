//! The heaviest connected nodes of a binary tree, row by row, or as a recursion, or with a memo:
//! `cargo run -p dynamic-programming --example maximum_binary_subtree -- 5 / 3 1 8 4 5 10 7 2 / 0 1 1 2 2 4 4 3`.

mod calls;
#[path = "trees/mod.rs"]
mod trees;

use std::process::ExitCode;

use calls::{Calls, Words};
use dynamic_programming::tree_dp::maximum_binary_subtree::{
    maximum_binary_subtree, maximum_binary_subtree_watched, plain,
};
use dynamic_programming::tree_dp::rooted_tree::RootedTree;
use dynamic_programming::tree_dp::subtree_sums::{Kept, Top};
use input::Input;
use trace::{
    Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace, TreeNode,
};
use trees::{LONGEST, MOST_NODES, MOST_NODES_FOR_CALLS, Weighted, from_1, listed};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "maximum_binary_subtree",
    about: "The heaviest M connected nodes of a binary tree, the root among them: for every node a row of sums.",
    arguments: "M / WEIGHT... / PARENT... (nodes are counted from 1; the root's parent is 0)",
    worked: &["5 / 3 1 8 4 5 10 7 2 / 0 1 1 2 2 4 4 3"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--any", value: None, about: "the root may be left out" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Eight nodes, of which four or five are kept.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let m = 4 + dice.below(2);
    let weights: Vec<usize> = (0..8).map(|_| 1 + dice.below(12)).collect();
    // Where a child may still be added; a node stands here once for each.
    let mut room = vec![1, 1];
    let mut parents = vec![0];
    for v in 2..=8 {
        parents.push(room.swap_remove(dice.below(room.len())));
        room.extend([v, v]);
    }
    format!("{m} / {} / {}", trace::list(weights, " "), trace::list(parents, " "))
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(DEMO.flags.iter().map(|flag| flag.name))?;
    let m: usize = input.number("M")?;
    if input.word("a slash behind M")? != "/" {
        return Err(input.invalid("a slash behind M", "is none").into());
    }
    let given = trees::read(input, false)?;
    let (top, rule) = if mode == Some("--any") {
        (Top::Any, "with any top")
    } else {
        (Top::Root, "with the root")
    };
    let n = given.weights.len();
    let nodes = trace::plural(m, "connected node");
    let title = |how: &str| format!("The heaviest {nodes} of {n}, {rule}{how}");
    let solved = maximum_binary_subtree(&given.tree, &given.weights, m.min(n)).map_err(from_1)?;
    let kept = solved.kept(top, m);
    let answer = match &kept {
        Some(kept) => format!("The sum is {}: nodes {}.", kept.sum, listed(&kept.nodes)),
        None => format!("There are no {m} nodes."),
    };
    if given.is_large() {
        let limit = format!("{MOST_NODES} nodes with weights of {LONGEST} characters");
        let frames = vec![Frame::too_large(limit)];
        return Ok(Trace { title: title(""), frames, answer });
    }
    let (Some(how @ ("--recursion" | "--memo")), Some(sum), Some(root)) =
        (mode, kept.as_ref().map(|kept| kept.sum), given.tree.root())
    else {
        let picture = Picture { rows: plain::fill_rows(&given.tree, &given.weights, m), given };
        let frames = picture.frames(m, kept.as_ref());
        return Ok(Trace { title: title(""), frames, answer });
    };
    if MOST_NODES_FOR_CALLS < n {
        let frames = vec![Frame::too_large(trace::plural(MOST_NODES_FOR_CALLS, "node"))];
        return Ok(Trace { title: title(""), frames, answer });
    }
    let mut calls = Calls::new();
    let (tree, weights) = (&given.tree, &given.weights[..]);
    let has_memo = how == "--memo";
    if has_memo {
        plain::by_memo_watched(tree, weights, Some(root), m, &mut |step| calls.watch(step));
    } else {
        plain::by_recursion_watched(tree, weights, Some(root), m, &mut |step| calls.watch(step));
    }
    let frames = calls.frames(&words(has_memo));
    let answer = format!("The sum is {sum}: {}.", calls.counted());
    let how = if has_memo { ", with a memo" } else { ", by recursion" };
    Ok(Trace { title: title(how), frames, answer })
}

/// A call asks for the largest sum of `k` nodes with node `v` as the highest.
fn words(has_memo: bool) -> Words<'static, (usize, usize)> {
    Words {
        state: &|(v, k)| format!("f({}, {k})", v + 1),
        is_base: &|(_, k)| k == 1,
        at: if has_memo {
            (
                "let a = remember(tree, weights, left, i, memo);",
                "if let Some(sum) = memo[v][k] {",
                "memo[v][k] = Some(best);",
            )
        } else {
            (
                "let a = by_recursion(tree, weights, left, i);",
                "",
                "let b = by_recursion(tree, weights, right, j);",
            )
        },
    }
}

/// The tree and its table.
struct Picture {
    given: Weighted,
    rows: Vec<Vec<i64>>,
}

impl Picture {
    /// A frame for each node, children first, and one for the nodes that are kept.
    fn frames(&self, m: usize, kept: Option<&Kept>) -> Vec<Frame> {
        let order: Vec<usize> = self.given.tree.postorder().collect();
        let mut frames: Vec<Frame> = Vec::new();
        let mut n_asked = 0;
        for filled in 1..=order.len() {
            let v = order[filled - 1];
            let (is_root, is_split) = (filled == order.len(), self.splits(v).1 > 1);
            if let Some(frame) = frames.pop() {
                frames.push(if is_root && is_split {
                    self.ask_split(frame, v)
                } else if is_split && n_asked < 2 {
                    n_asked += 1;
                    self.ask_sum(frame, v)
                } else {
                    frame
                });
            }
            frames.push(self.step(&order[..filled]));
        }
        if let Some(kept) = kept.filter(|_| 0 < m) {
            let picture = self.given.kept(&kept.nodes, |v| self.note(v));
            let caption = format!(
                "Back from the top: each kept node gives its children the numbers of the best split. Kept: {}.",
                listed(&kept.nodes)
            );
            frames.push(Frame::new(caption).with(picture).at("nodes.push(v);"));
        }
        if frames.is_empty() {
            frames.push(Frame::new("There are no nodes."));
        }
        frames
    }

    /// A node's row, without the 0 for no nodes.
    fn note(&self, v: usize) -> String {
        trace::list(&self.rows[v][1..], " ")
    }

    /// The rows of the children; of a missing one, 0 nodes can be kept.
    fn below(&self, v: usize) -> [&[i64]; 2] {
        let children = self.given.tree.children(v);
        [0, 1].map(|side| children.get(side).map_or(&[0][..], |&child| &self.rows[child]))
    }

    /// For the last column of the node's row: the first best split, and how many splits there are.
    fn splits(&self, v: usize) -> ((usize, usize), usize) {
        let (k, [left, right]) = (self.rows[v].len() - 1, self.below(v));
        let splits: Vec<(usize, usize)> = (0..k)
            .map(|i| (i, k - 1 - i))
            .filter(|&(i, j)| i < left.len() && j < right.len())
            .collect();
        let sum = |&&(i, j): &&(usize, usize)| left[i] + right[j];
        let best = splits.iter().rev().max_by_key(sum).copied().unwrap_or((0, 0));
        (best, splits.len())
    }

    /// The row of the last of these nodes, from those of its children.
    fn step(&self, order: &[usize]) -> Frame {
        let v = order[order.len() - 1];
        let children = self.given.tree.children(v);
        let picture = self.given.picture(|u, node| {
            if !order.contains(&u) {
                return node;
            }
            let role = match u {
                _ if u == v => Role::Active,
                _ if children.contains(&u) => Role::Compared,
                _ => Role::Settled,
            };
            TreeNode { note: self.note(u), ..node }.marked(role)
        });
        let k = self.rows[v].len() - 1;
        let columns = (0..=k).map(|k| k.to_string()).collect();
        let mut table = Grid { columns, ..Grid::default() };
        let ((i, j), n_splits) = self.splits(v);
        for (&child, taken) in children.iter().zip([i, j]) {
            let mut row = Row::new(format!("node {}", child + 1), &self.rows[child]);
            row.cells[taken].role = Some(Role::Compared);
            table.rows.push(row);
        }
        let mut row = Row::new(format!("node {}", v + 1), &self.rows[v]);
        for cell in &mut row.cells[1..] {
            cell.role = Some(Role::Active);
        }
        row.apart = !children.is_empty();
        table.rows.push(row);
        let weight = self.given.weights[v];
        let says = match children {
            _ if k == 0 => "no node is kept".to_owned(),
            [] => format!("a leaf, and the only sum is its weight, {weight}"),
            &[child] => {
                let sum = self.rows[child][i];
                format!(
                    "for {}, {weight} + {sum} = {}, with {i} of them below",
                    trace::plural(k, "node"),
                    self.rows[v][k]
                )
            }
            _ => {
                let [left, right] = self.below(v);
                let best = if n_splits == 1 { "the only" } else { "the best" };
                format!(
                    "for {}, {best} split has {i} on the left and {j} on the right: {weight} + {} + {} = {}",
                    trace::plural(k, "node"),
                    left[i],
                    right[j],
                    self.rows[v][k]
                )
            }
        };
        Frame::new(format!("Node {}: {says}.", v + 1))
            .with(picture)
            .with(table)
            .at("row[1 + i + j] = row[1 + i + j].max(weight + a + b);")
    }

    /// Before the row of node `v`: its last sum?
    fn ask_sum(&self, frame: Frame, v: usize) -> Frame {
        let (k, [left, right]) = (self.rows[v].len() - 1, self.below(v));
        let weight = self.given.weights[v];
        let ((i, j), _) = self.splits(v);
        let question = format!(
            "Node {} weighs {weight}. What is the largest sum of {k} connected nodes with it as the highest?",
            v + 1
        );
        let because = format!(
            "Besides the node itself, {} below it can be kept. The best split has {i} on the left and {j} on the right: {weight} + {} + {}.",
            trace::plural(k - 1, "node"),
            left[i],
            right[j]
        );
        let sums = (0..k).filter(|&i| i < left.len() && k - 1 - i < right.len());
        let others = sums.map(|i| weight + left[i] + right[k - 1 - i]);
        let one_side = weight + left[left.len() - 1].max(right[right.len() - 1]);
        frame.ask_number(question, self.rows[v][k], others.chain([one_side]), because)
    }

    /// Before the row of the root: which split is best?
    fn ask_split(&self, frame: Frame, v: usize) -> Frame {
        let (k, [left, right]) = (self.rows[v].len() - 1, self.below(v));
        let ((best, rest), _) = self.splits(v);
        let others = (0..k).filter(|&i| i < left.len() && k - 1 - i < right.len());
        let question = format!(
            "Besides the root, {} kept. How many nodes does the best split keep on the left?",
            if k == 2 { "1 node is".to_owned() } else { format!("{} nodes are", k - 1) }
        );
        let because = format!(
            "With {best} on the left, the sum is {}, and with {rest} on the right, it is {}: together {}. No other split gives more.",
            left[best],
            right[rest],
            left[best] + right[rest]
        );
        frame.ask_number(question, best, others, because)
    }
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
