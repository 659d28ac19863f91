//! The tree of beginnings that a recursive search walks:
//! `cargo run -p search --example recursion -- 11 8 6 5 3`.

use std::fmt::Display;
use std::ops::ControlFlow::{Break, Continue};
use std::process::ExitCode;

use input::Input;
use search::recursion::permutations::Permutations;
use search::recursion::plain::subsets_with_sum_watched;
use search::recursion::selections::{Combinations, Subsets};
use search::recursion::{Space, Step, Tuples, backtrack_watched};
use trace::{
    Axis, Chart, Demo, Flag, Frame, Options, Role, Series, SplitMix64, Trace, Tree, TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "recursion",
    about: "Which of the values add up to SUM: a recursive search, choice by choice, as a tree.",
    arguments: "SUM VALUE...",
    worked: &["11 8 6 5 3"],
    flags: &[
        Flag { name: "--no-pruning", value: None, about: "follow choices without hope too" },
        Flag { name: "--tuples", value: None, about: "all sequences of N values out of 1..M: N M" },
        Flag { name: "--permutations", value: None, about: "all orders of ITEM..." },
        Flag { name: "--distinct", value: None, about: "all different orders of ITEM..." },
        Flag { name: "--combinations", value: None, about: "all choices of K out of 1..N: N K" },
        Flag { name: "--subsets", value: None, about: "all subsets of 1..N: N" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Four values from 2 to 9, and a sum that two or three of them have.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut values: Vec<u32> = (2..10).collect();
    dice.shuffle(&mut values);
    values.truncate(4);
    let sum: u32 = values[..2 + dice.below(2)].iter().sum();
    values.sort_unstable();
    values.reverse();
    format!("{sum} {}", trace::list(&values, " "))
}

/// The largest tree that is drawn, without its root, and the longest label in it.
const MOST_NODES: usize = 40;
const LONGEST: usize = 6;
/// So many results are visited, and no more.
const MOST_RESULTS: usize = 1_000_000;
/// The longest path; a search keeps all of it.
const LONGEST_PATH: usize = 1_000_000;
/// The most items to be put in order, and the most values to be added.
const MOST_ITEMS: usize = 24;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let modes = DEMO.flags.iter().map(|flag| flag.name).filter(|name| *name != "--no-pruning");
    let mode = options.one_of(modes)?;
    let prunes = !options.has("--no-pruning");
    if let (Some(mode), false) = (mode, prunes) {
        return Err(format!("{mode} and --no-pruning exclude each other").into());
    }
    let one_up = |step: &Step<usize>| (choice(step) + 1).to_string();
    let trace = match mode {
        Some(flag @ ("--permutations" | "--distinct")) => {
            let mut items = items(input, |input, name| Ok(input.word(name)?.to_owned()))?;
            let title = format!("Orders of {}", some(&items));
            if flag == "--distinct" {
                draw_orders(title, &mut items, String::eq)
            } else {
                draw_orders(title, &mut items, |_, _| false)
            }
        }
        Some("--combinations") => {
            let n = input.number_in(0..=LONGEST_PATH, "N")?;
            let k = input.number_in(0..=LONGEST_PATH, "K")?;
            let title = format!("Combinations of {k} out of {n}");
            explore(&title, "combination", &mut Combinations { n, k }, |_, step, _| {
                plain(one_up(step))
            })
        }
        Some("--subsets") => {
            let n = input.number_in(0..=LONGEST_PATH, "N")?;
            let title = format!("Subsets of {n} elements");
            explore(&title, "subset", &mut Subsets { n }, |_, step, _| plain(one_up(step)))
        }
        Some(_) => {
            let n = input.number_in(0..=LONGEST_PATH, "N")?;
            let m = input.number_in(0..=LONGEST_PATH, "M")?;
            let title = format!("Tuples of {n} places with {m} values each");
            explore(&title, "tuple", &mut Tuples { n, m }, |_, step, _| plain(one_up(step)))
        }
        None => {
            let sum: u64 = input.number("the sum")?;
            let values: Vec<u32> = items(input, |input, name| Ok(input.number(name)?))?;
            sums(sum, &values, prunes)
        }
    };
    input.end("the input")?;
    Ok(trace)
}

/// All tokens that are left, each read by `read`.
fn items<T>(
    input: &mut Input<'_>,
    read: impl Fn(&mut Input<'_>, &str) -> trace::Result<T>,
) -> trace::Result<Vec<T>> {
    let mut items = Vec::new();
    while !input.is_end() {
        let name = format!("item {}", items.len() + 1);
        items.push(read(input, &name)?);
        if MOST_ITEMS < items.len() {
            let reason = format!("is one too many: the limit is {MOST_ITEMS}");
            return Err(input.invalid(name, reason).into());
        }
    }
    Ok(items)
}

fn some<T: Display>(items: &[T]) -> String {
    let items: Vec<String> = items.iter().map(T::to_string).collect();
    if items.is_empty() { "nothing".to_owned() } else { items.join(" ") }
}

fn choice(step: &Step<usize>) -> usize {
    let (Step::Prune(choice) | Step::Extend(choice) | Step::Undo(choice)) = *step;
    choice
}

fn draw_orders(
    title: String,
    items: &mut [String],
    is_same: impl Fn(&String, &String) -> bool,
) -> Trace {
    let mut space = Permutations { v: items, is_same };
    explore(&title, "order", &mut space, |space, step, path| match step {
        // The element that was chosen has gone to its place; the last element follows by itself.
        Step::Extend(_) => (space.v[path.len() - 1].clone(), some(space.v)),
        Step::Prune(from) | Step::Undo(from) => plain(space.v[*from].clone()),
    })
}

/// A choice with nothing to say of its result but the path.
fn plain(label: String) -> (String, String) {
    (label, String::new())
}

/// A node of the tree: a beginning, or a choice that was pruned.
#[derive(Debug, Clone)]
struct Beginning {
    label: String,
    /// The result, if it is more than the path.
    whole: String,
    parent: Option<usize>,
    is_result: bool,
    is_pruned: bool,
}

/// Walks a space. `label` says what a step chooses, and what the result is, should it be more than
/// the path.
fn explore<S: Space<Choice = usize>>(
    title: &str,
    result: &str,
    space: &mut S,
    label: impl Fn(&S, &Step<usize>, &[usize]) -> (String, String),
) -> Trace {
    let is_result = space.accepts(&[]);
    let (label_of_root, whole) = plain("·".into());
    let mut nodes =
        vec![Beginning { label: label_of_root, whole, parent: None, is_result, is_pruned: false }];
    let (mut at, mut n_choices, mut n_pruned, mut n_results) = (0, 0_usize, 0_usize, 0);
    let end = backtrack_watched(
        space,
        |_, _| {
            n_results += 1;
            if n_results < MOST_RESULTS { Continue(()) } else { Break(()) }
        },
        |step, space, path| {
            n_choices += usize::from(matches!(step, Step::Extend(_)));
            n_pruned += usize::from(matches!(step, Step::Prune(_)));
            if MOST_NODES < n_choices + n_pruned {
                return;
            }
            if let Step::Undo(_) = step {
                at = nodes[at].parent.unwrap_or(0);
                return;
            }
            let is_pruned = matches!(step, Step::Prune(_));
            let is_result = !is_pruned && space.accepts(path);
            let (label, whole) = label(space, &step, path);
            nodes.push(Beginning { label, whole, parent: Some(at), is_result, is_pruned });
            if !is_pruned {
                at = nodes.len() - 1;
            }
        },
    );
    let is_long = |node: &Beginning| LONGEST < node.label.chars().count();
    let is_large = MOST_NODES < n_choices + n_pruned || nodes.iter().any(is_long);
    let frames = if is_large {
        let limit = format!("{MOST_NODES} choices of {LONGEST} characters");
        vec![Frame::too_large(limit)]
    } else {
        let last = "No candidate is left on any level: the search is over.";
        let last = Frame::new(last).with(tree(&nodes, nodes.len()));
        let steps = (0..nodes.len()).map(|i| frame(&nodes, i, result));
        steps.chain([last]).collect()
    };
    let found = trace::plural(n_results, result);
    let answer = match end {
        Break(()) => format!("Stopped after {found}."),
        Continue(()) if n_pruned == 0 => {
            format!("{found} after {}.", trace::plural(n_choices, "choice"))
        }
        Continue(()) => {
            format!("{found} after {}, and {n_pruned} pruned.", trace::plural(n_choices, "choice"))
        }
    };
    Trace { title: title.to_owned(), frames, answer }
}

/// The choices of values that add up to a sum.
fn sums(sum: u64, values: &[u32], prunes: bool) -> Trace {
    let (label, whole) = plain("·".into());
    let is_result = sum == 0;
    let mut nodes = vec![Beginning { label, whole, parent: None, is_result, is_pruned: false }];
    let (mut at, mut n_choices, mut n_pruned) = (0, 0_usize, 0_usize);
    let found = subsets_with_sum_watched(values, sum, prunes, |step, search| {
        let (i, is_pruned) = match step {
            Step::Undo(_) => {
                if let Some(parent) = nodes.get(at).and_then(|node| node.parent) {
                    at = parent;
                }
                return;
            }
            Step::Extend(i) => (i, false),
            Step::Prune(i) => (i, true),
        };
        (n_choices, n_pruned) =
            (n_choices + usize::from(!is_pruned), n_pruned + usize::from(is_pruned));
        if MOST_NODES < n_choices + n_pruned {
            return;
        }
        let is_result = !is_pruned && sum_of(&search.path) == sum;
        let (label, whole) = plain(values[i].to_string());
        nodes.push(Beginning { label, whole, parent: Some(at), is_result, is_pruned });
        if !is_pruned {
            at = nodes.len() - 1;
        }
    });
    let is_long = |node: &Beginning| LONGEST < node.label.chars().count();
    let frames = if MOST_NODES < n_choices + n_pruned || nodes.iter().any(is_long) {
        vec![Frame::too_large(format!("{MOST_NODES} choices of {LONGEST} characters"))]
    } else {
        let mut frames: Vec<Frame> = (0..nodes.len()).map(|i| sum_frame(&nodes, i, sum)).collect();
        let last = "No value is left at any place: the search is over.";
        frames.push(Frame::new(last).with(tree(&nodes, nodes.len())));
        ask(&mut frames, &nodes, sum, prunes);
        frames
    };
    let pruned = match n_pruned {
        0 => String::new(),
        n => format!(", and {n} pruned"),
    };
    let found = trace::plural(found.len(), "result");
    let without = if prunes { "" } else { ", without pruning" };
    Trace {
        title: format!("Which of {} add up to {sum}{without}", some(values)),
        frames,
        answer: format!("{found} after {}{pruned}.", trace::plural(n_choices, "choice")),
    }
}

fn sum_of(path: &[u32]) -> u64 {
    path.iter().map(|value| u64::from(*value)).sum()
}

/// The values on the path to a node.
fn values_to(nodes: &[Beginning], i: usize) -> Vec<u32> {
    path_to(nodes, i).iter().filter_map(|i| nodes[*i].label.parse().ok()).collect()
}

/// The frame in which a value is tried: the path, its sum, and what follows.
fn sum_frame(nodes: &[Beginning], i: usize, target: u64) -> Frame {
    let node = &nodes[i];
    let Some(parent) = node.parent else {
        let caption = "The path is empty: nothing has been chosen.";
        return Frame::new(caption).with(tree(nodes, 0)).at("if sum == self.target {");
    };
    let undone = match n_undone(nodes, i) {
        0 => String::new(),
        n => format!("Take back {}. ", trace::plural(n, "value")),
    };
    let values: Vec<String> = values_to(nodes, i).iter().map(ToString::to_string).collect();
    let sum = sum_of(&values_to(nodes, i));
    let sums = match values.len() {
        1 => sum.to_string(),
        _ => format!("{} = {sum}", values.join(" + ")),
    };
    let (says, at) = match node {
        Beginning { is_pruned: true, .. } => (
            format!("{sums} is more than {target}, so {} is pruned", node.label),
            "if self.prunes && self.target < next {",
        ),
        Beginning { is_result: true, .. } => {
            (format!("{sums} is a result"), "self.found.push(self.path.clone());")
        }
        _ if values.len() == 1 => (format!("the sum is {sum}"), "self.path.push(self.values[i]);"),
        _ => (sums, "self.path.push(self.values[i]);"),
    };
    let verb = if node.is_pruned { "Try" } else { "Choose" };
    let after = if nodes[parent].parent.is_none() {
        String::new()
    } else {
        let before = values_to(nodes, parent);
        format!(" after {}", trace::list(&before, " "))
    };
    let caption = format!("{undone}{verb} {}{after}: {says}.", node.label);
    Frame::new(caption).with(tree(nodes, i)).at(at)
}

/// How many choices are taken back before node `i` is tried.
fn n_undone(nodes: &[Beginning], i: usize) -> usize {
    let before = match i - 1 {
        before if nodes[before].is_pruned => nodes[before].parent.unwrap_or(0),
        before => before,
    };
    path_to(nodes, before).len() - path_to(nodes, nodes[i].parent.unwrap_or(0)).len()
}

/// The questions: how many choices there are without pruning, what is pruned, and what is taken
/// back.
fn ask(frames: &mut [Frame], nodes: &[Beginning], target: u64, prunes: bool) {
    let take = std::mem::take;
    let pruned = nodes.iter().position(|node| node.is_pruned).filter(|i| 1 < *i);
    if let (Some(i), true) = (pruned, prunes) {
        let path = values_to(nodes, nodes[i].parent.unwrap_or(0));
        let question = format!(
            "The path is {}, and {} is next. What happens?",
            trace::list(&path, " "),
            nodes[i].label
        );
        let sum = sum_of(&values_to(nodes, i));
        let because = format!(
            "The sum would be {sum}, which is more than {target}, and further values would only make it larger."
        );
        let choices = ["it is put on the path", "it is pruned"];
        frames[i - 1] = take(&mut frames[i - 1]).ask(question, choices, 1, because);
    }
    let result = (1..nodes.len()).find(|i| nodes[*i].is_result && Some(i + 1) != pruned);
    if let Some(i) = result {
        let question = "This is a result. What happens next?";
        let (answer, because) = match nodes.get(i + 1) {
            None => (1, "No value is left at any place, so every choice has been tried."),
            Some(node) if node.parent == Some(i) => (
                2,
                "All results are wanted, and values are left after the last one: a 0 or a larger sum must be tried.",
            ),
            Some(_) => (
                0,
                "All results are wanted. No value can follow the last value of the path, so that value is taken back, and the search goes on from the shorter path.",
            ),
        };
        let choices =
            ["the last value is taken back", "the search ends", "one more value is tried"];
        frames[i] = take(&mut frames[i]).ask(question, choices, answer, because);
    }
    let back = (2..nodes.len())
        .find(|i| 0 < n_undone(nodes, *i) && Some(i - 1) != result && Some(*i) != pruned);
    if let Some(i) = back {
        let right = trace::list(values_to(nodes, i), " ");
        let standing = if nodes[i - 1].is_pruned { nodes[i - 1].parent } else { Some(i - 1) };
        let mut longer = values_to(nodes, standing.unwrap_or(0));
        longer.extend(values_to(nodes, i).last());
        let mut choices = vec![right.clone(), trace::list(&longer, " ")];
        let shorter = values_to(nodes, i);
        if 1 < shorter.len() {
            choices.push(trace::list(&shorter[shorter.len() - 1..], " "));
        }
        choices.sort();
        choices.dedup();
        let answer = choices.iter().position(|choice| *choice == right).unwrap_or(0);
        let because = "Values are taken off the end of the path until the one just taken off has a later value that can be tried instead. That value comes next.";
        if 1 < choices.len() {
            frames[i - 1] =
                take(&mut frames[i - 1]).ask("Which path is tried next?", choices, answer, because);
        }
    }
    if let [first, _, ..] = frames
        && pruned != Some(1)
    {
        let n = nodes.len();
        if let (true, false) = (prunes, n < 4) {
            let question = "How many selections of values are there, the empty one included?";
            let n_values = nodes.iter().filter(|node| node.parent == Some(0)).count();
            let right = 1_usize << n_values.min(20);
            let because =
                "Each value is either chosen or not, so the number doubles with each value.";
            *first = take(first).ask_number(
                question,
                right,
                [n_values, 2 * n_values, right / 2],
                because,
            );
        }
    }
}

/// The nodes from one up to the root, without the root.
fn path_to(nodes: &[Beginning], i: usize) -> Vec<usize> {
    let up = std::iter::successors(Some(i), |i| nodes[*i].parent);
    let mut path: Vec<usize> = up.filter(|i| *i != 0).collect();
    path.reverse();
    path
}

/// The frame in which node `i` is reached.
fn frame(nodes: &[Beginning], i: usize, result: &str) -> Frame {
    let node = &nodes[i];
    let path = path_to(nodes, i);
    let labels: Vec<&str> = path.iter().map(|i| nodes[*i].label.as_str()).collect();
    let nth = nodes[..=i].iter().filter(|node| node.is_result).count();
    let Some(parent) = node.parent else {
        let mut caption = "Begin with nothing chosen.".to_owned();
        if node.is_result {
            caption.push_str(&format!(" The empty path is {result} 1."));
        }
        return Frame::new(caption).with(tree(nodes, 0));
    };
    // What the step before left on the path is taken back down to the parent.
    let before = match i - 1 {
        before if nodes[before].is_pruned => nodes[before].parent.unwrap_or(0),
        before => before,
    };
    let n_undone = path_to(nodes, before).len() - path_to(nodes, parent).len();
    let undone = match n_undone {
        0 => String::new(),
        n => format!("Take back {}. ", trace::plural(n, "choice")),
    };
    let labels = labels.join(" ");
    let says = match node {
        Beginning { is_pruned: true, .. } => format!("{labels} leads to nothing new. Prune."),
        Beginning { is_result: false, .. } => format!("The path is {labels}."),
        Beginning { whole, .. } if whole.is_empty() => {
            format!("The path {labels} is {result} {nth}.")
        }
        Beginning { whole, .. } => format!("{whole} is {result} {nth}."),
    };
    let verb = if node.is_pruned { "Try" } else { "Choose" };
    let caption = format!("{undone}{verb} {}. {says}", node.label);
    Frame::new(caption).with(tree(nodes, i))
}

/// The tree as it is when node `i` is reached, with the path to it; without a path if all nodes are
/// reached.
fn tree(nodes: &[Beginning], i: usize) -> Tree {
    let mut tree = Tree::default();
    for node in nodes.iter().take(i + 1) {
        let mut drawn = TreeNode { parent: node.parent, ..TreeNode::root(&node.label) };
        drawn.heavy = node.is_result;
        drawn = drawn.marked(match node {
            Beginning { is_pruned: true, .. } => Role::Rejected,
            Beginning { is_result: true, .. } => Role::Chosen,
            _ => Role::Settled,
        });
        tree.nodes.push(drawn);
    }
    if i < nodes.len() {
        for on_path in [0].into_iter().chain(path_to(nodes, i)) {
            let node = &mut tree.nodes[on_path];
            node.branch_role = node.parent.map(|_| Role::Active);
            for key in node.keys.iter_mut().filter(|_| !nodes[on_path].is_pruned) {
                key.role = Some(if on_path == i { Role::Active } else { Role::Frontier });
            }
        }
    }
    tree
}

pub(crate) const SIZES: [u8; 4] = [5, 10, 15, 20];

/// What a whole search takes.
fn cost() -> Chart {
    let series = |name: &str, prunes| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(choices(n, prunes)))).to_vec(),
    };
    Chart {
        name: "Values n, ..., 1 with the sum 2n".into(),
        x: Axis::linear("n"),
        y: Axis::log("choices"),
        series: vec![series("without pruning", false), series("with pruning", true)],
    }
}

/// How many choices the search makes for the values n, ..., 1 and the sum 2n.
pub(crate) fn choices(n: u8, prunes: bool) -> u32 {
    let values: Vec<u32> = (1..=n.into()).rev().collect();
    let mut n_choices = 0;
    subsets_with_sum_watched(&values, 2 * u64::from(n), prunes, |step, _| {
        n_choices += u32::from(matches!(step, Step::Extend(_)));
    });
    n_choices
}
