//! The heaviest connected nodes of a tree, merge by merge, or as a recursion, or with a memo:
//! `cargo run -p dynamic-programming --example maximum_subtree -- 4 / 5 3 8 2 1 7 10 / 0 1 1 1 2 4 4`.

mod calls;
#[path = "trees/mod.rs"]
mod trees;

use std::process::ExitCode;

use calls::{Calls, Words};
use dynamic_programming::tree_dp::maximum_subtree::{
    maximum_subtree, maximum_subtree_watched, plain,
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
    name: "maximum_subtree",
    about: "The heaviest M connected nodes of a tree with the root: children's rows are merged one by one.",
    arguments: "M / WEIGHT... / PARENT... (nodes are counted from 1; a root's parent is 0)",
    worked: &["4 / 5 3 8 2 1 7 10 / 0 1 1 1 2 4 4"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--any", value: None, about: "any node may be the highest" },
        Flag {
            name: "--forest",
            value: None,
            about: "join several roots by one more node, of weight 0",
        },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Seven nodes, of which four are kept.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let weights: Vec<usize> = (0..7).map(|_| 1 + dice.below(12)).collect();
    let parents = (2..=7).map(|v| 1 + dice.below(v - 1));
    let parents = [0].into_iter().chain(parents);
    format!("4 / {} / {}", trace::list(weights, " "), trace::list(parents, " "))
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(DEMO.flags.iter().map(|flag| flag.name))?;
    let m: usize = input.number("M")?;
    if input.word("a slash behind M")? != "/" {
        return Err(input.invalid("a slash behind M", "is none").into());
    }
    let is_forest = mode == Some("--forest");
    let given = trees::read(input, is_forest)?;
    let n = given.weights.len() - usize::from(is_forest);
    let (top, rule) = match mode {
        Some("--forest") => (Top::Root, "no node without its parent"),
        Some("--any") => (Top::Any, "with any top"),
        _ => (Top::Root, "with the root"),
    };
    let nodes = trace::plural(m, if is_forest { "node" } else { "connected node" });
    let title = |how: &str| format!("The heaviest {nodes} of {n}, {rule}{how}");
    // The node that joins a forest is kept beside the m.
    let wanted = m.saturating_add(is_forest.into());
    let most = wanted.min(given.weights.len());
    let solved = maximum_subtree(&given.tree, &given.weights, most).map_err(from_1)?;
    let kept = solved.kept(top, wanted).map(|mut kept| {
        if is_forest {
            kept.nodes.pop();
        }
        kept
    });
    let answer = match &kept {
        Some(kept) => format!("The sum is {}: nodes {}.", kept.sum, listed(&kept.nodes)),
        None => format!("There are no {m} nodes."),
    };
    if given.is_large() {
        let limit = format!("{MOST_NODES} nodes with weights of {LONGEST} characters");
        let frames = vec![Frame::too_large(limit)];
        return Ok(Trace { title: title(""), frames, answer });
    }
    let (Some(how @ ("--recursion" | "--memo")), Some(sum), Some(root), true) =
        (mode, kept.as_ref().map(|kept| kept.sum), given.tree.root(), 0 < m)
    else {
        // The plain table keeps at least one node.
        let rows = plain::fill_rows(&given.tree, &given.weights, most.max(1));
        let picture = Picture { rows, given, m: most.max(1) };
        let mut frames = picture.frames(kept.as_ref().filter(|_| 0 < wanted));
        if is_forest {
            // The page on forests does not show these lines.
            for frame in &mut frames {
                frame.at = None;
            }
        }
        return Ok(Trace { title: title(""), frames, answer });
    };
    if MOST_NODES_FOR_CALLS < n {
        let frames = vec![Frame::too_large(trace::plural(MOST_NODES_FOR_CALLS, "node"))];
        return Ok(Trace { title: title(""), frames, answer });
    }
    let mut calls = Calls::new();
    let (tree, weights) = (&given.tree, &given.weights[..]);
    let state = (root, tree.children(root).len(), m);
    let has_memo = how == "--memo";
    if has_memo {
        plain::by_memo_watched(tree, weights, state, &mut |step| calls.watch(step));
    } else {
        plain::by_recursion_watched(tree, weights, state, &mut |step| calls.watch(step));
    }
    let frames = calls.frames(&words(has_memo));
    let answer = format!("The sum is {sum}: {}.", calls.counted());
    let how = if has_memo { ", with a memo" } else { ", by recursion" };
    Ok(Trace { title: title(how), frames, answer })
}

/// A call asks for the largest sum of `k` nodes with node `v` as the highest and its first `c`
/// children.
fn words(has_memo: bool) -> Words<'static, (usize, usize, usize)> {
    Words {
        state: &|(v, c, k)| format!("f({}, {c}, {k})", v + 1),
        is_base: &|(_, c, k)| c == 0 || k == 1,
        at: if has_memo {
            (
                "let mut sum = remember(tree, weights, (v, c - 1, k - j), memo);",
                "if let Some(sum) = memo[v][c][k] {",
                "memo[v][c][k] = Some(best);",
            )
        } else {
            (
                "let mut sum = by_recursion(tree, weights, (v, c - 1, k - j));",
                "",
                "sum += by_recursion(tree, weights, (child, all, j));",
            )
        },
    }
}

/// The tree and its table, for up to `m` nodes.
struct Picture {
    given: Weighted,
    rows: Vec<Vec<i64>>,
    m: usize,
}

impl Picture {
    /// Frames for each node with children, children first, and one for the nodes that are kept.
    fn frames(&self, kept: Option<&Kept>) -> Vec<Frame> {
        let order: Vec<usize> = self.given.tree.postorder().collect();
        let mut frames: Vec<Frame> = Vec::new();
        for filled in 1..=order.len() {
            self.steps(&order[..filled], &mut frames);
        }
        if let Some(kept) = kept {
            let picture = self.given.kept(&kept.nodes, |v| self.note(v));
            let caption = format!(
                "Back from the top, and from the last child to the first: each child gets its number of nodes in the best sum. Kept: {}.",
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

    /// The last of these nodes alone, and then with one child more in each frame. Leaves are shown
    /// when their parent's turn comes.
    fn steps(&self, order: &[usize], frames: &mut Vec<Frame>) {
        let v = order[order.len() - 1];
        let children = self.given.tree.children(v);
        if children.is_empty() && 1 < self.given.tree.len() {
            return;
        }
        let weight = self.given.weights[v];
        let mut row = vec![0, weight];
        let mut table = Grid { columns: vec!["0".into(), "1".into()], ..Grid::default() };
        table.rows.push(active(v, &row));
        frames.push(
            Frame::new(format!("Node {} alone: its weight, {weight}.", v + 1))
                .with(self.tree(order, 0))
                .with(table)
                .at("let mut row = vec![0, weights[v]];"),
        );
        for (c, &child) in children.iter().enumerate() {
            let below = &self.rows[child];
            let merged = plain::merge(&row, below, self.m);
            let k = merged.len() - 1;
            let sums: Vec<(usize, i64)> = (0..below.len().min(k))
                .filter_map(|j| Some((j, row.get(k - j)? + below[j])))
                .collect();
            let (j, sum) = sums.iter().rev().copied().max_by_key(|(_, sum)| *sum).unwrap_or((0, 0));
            let caption = format!(
                "Node {} with node {}: for {}, the best sum takes {} from the part so far and {j} from node {}: {} + {} = {sum}.",
                v + 1,
                child + 1,
                trace::plural(k, "node"),
                k - j,
                child + 1,
                row[k - j],
                below[j]
            );
            if let Some(frame) = frames.pop() {
                frames.push(self.ask((v, child), frame, &sums, (k, j, sum)));
            }
            let columns = (0..=k).map(|k| k.to_string()).collect();
            let mut table = Grid { columns, ..Grid::default() };
            let mut rows =
                [Row::new("before", &row), Row::new(format!("node {}", child + 1), below)];
            rows[0].cells[k - j].role = Some(Role::Compared);
            rows[1].cells[j].role = Some(Role::Compared);
            table.rows.extend(rows);
            let mut now = active(v, &merged);
            now.apart = true;
            table.rows.push(now);
            frames.push(
                Frame::new(caption)
                    .with(self.tree(order, c + 1))
                    .with(table)
                    .at("row = merge(&row, &rows[child], m);"),
            );
            row = merged;
        }
    }

    /// The tree while the first `n_merged` children of the last node are merged into its row.
    fn tree(&self, order: &[usize], n_merged: usize) -> trace::Tree {
        let v = order[order.len() - 1];
        let children = self.given.tree.children(v);
        let child = n_merged.checked_sub(1).map(|last| children[last]);
        self.given.picture(|u, node| {
            let is_known = order.contains(&u) || self.given.tree.children(u).is_empty();
            let (role, note) = match u {
                _ if u == v => (Role::Active, String::new()),
                _ if Some(u) == child => (Role::Compared, self.note(u)),
                _ if is_known => (Role::Settled, self.note(u)),
                _ => return node,
            };
            TreeNode { note, ..node }.marked(role)
        })
    }

    /// Before a merge: the best sum of the most nodes, or, at the root, how many of the child's
    /// subtree it has.
    fn ask(
        &self,
        (v, child): (usize, usize),
        frame: Frame,
        sums: &[(usize, i64)],
        (k, j, sum): (usize, usize, i64),
    ) -> Frame {
        let is_last = self.given.tree.children(v).last() == Some(&child);
        if sums.len() < 2 || !is_last {
            return frame;
        }
        let tried = sums.iter().map(|(j, sum)| format!("{sum} with {j}"));
        let because = format!("The sums are {}; the largest one is best.", trace::all_of(tried));
        if self.given.tree.parent(v).is_none() {
            let question = format!(
                "Node {} is merged next. Of {k} nodes in all, how many does the best sum take from its subtree?",
                child + 1
            );
            return frame.ask_number(question, j, sums.iter().map(|(j, _)| *j), because);
        }
        let question = format!(
            "Node {} is merged next. What will be the best sum of {} with node {} as the highest?",
            child + 1,
            trace::plural(k, "node"),
            v + 1
        );
        frame.ask_number(question, sum, sums.iter().map(|(_, sum)| *sum), because)
    }
}

/// A row that has just been made.
fn active(v: usize, sums: &[i64]) -> Row {
    let mut row = Row::new(format!("node {}", v + 1), sums);
    for cell in &mut row.cells[1..] {
        cell.role = Some(Role::Active);
    }
    row
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
