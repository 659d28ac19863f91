//! The tree of beginnings that a recursive search walks:
//! `cargo run -p search --example recursion -- 3 2`.

use std::fmt::Display;
use std::ops::ControlFlow::{Break, Continue};
use std::process::ExitCode;

use input::Input;
use search::recursion::permutations::Permutations;
use search::recursion::selections::{Combinations, Subsets};
use search::recursion::subset_sum::SubsetSum;
use search::recursion::{Space, Step, Tuples, backtrack_watched};
use trace::{Axis, Chart, Demo, Flag, Frame, Options, Role, Series, Trace, Tree, TreeNode};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "recursion",
    about: "All sequences of N values out of 1..M, choice by choice, as the tree of their beginnings.",
    arguments: "N M",
    worked: &["3 2"],
    flags: &[
        Flag { name: "--permutations", value: None, about: "all orders of ITEM..." },
        Flag { name: "--distinct", value: None, about: "all different orders of ITEM..." },
        Flag { name: "--combinations", value: None, about: "all choices of K out of 1..N: N K" },
        Flag { name: "--subsets", value: None, about: "all subsets of 1..N: N" },
        Flag { name: "--sum", value: None, about: "all choices that add up: SUM VALUE..." },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
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
    let mut given = DEMO.flags.iter().map(|flag| flag.name).filter(|name| options.has(name));
    let mode = given.next();
    if let (Some(one), Some(other)) = (mode, given.next()) {
        return Err(format!("{one} and {other} exclude each other").into());
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
            let title = format!("Subsets of {n}");
            explore(&title, "subset", &mut Subsets { n }, |_, step, _| plain(one_up(step)))
        }
        Some(_) => {
            let sum: u64 = input.number("the sum")?;
            let values: Vec<u64> = items(input, |input, name| Ok(input.number(name)?))?;
            let title = format!("Subsets of {} with the sum {sum}", some(&values));
            let value = |step: &Step<usize>| values[choice(step)].to_string();
            let space = &mut SubsetSum::new(&values, sum.into());
            explore(&title, "subset", space, |_, step, _| plain(value(step)))
        }
        None => {
            let n = input.number_in(0..=LONGEST_PATH, "N")?;
            let m = input.number_in(0..=LONGEST_PATH, "M")?;
            let title = format!("Tuples of {n} values out of {m}");
            explore(&title, "tuple", &mut Tuples { n, m }, |_, step, _| plain(one_up(step)))
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
        steps.chain([last.at("untried.pop();")]).collect()
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
        let frame = Frame::new(caption).with(tree(nodes, 0));
        return frame.at("let mut untried = vec![space.candidates(&path)];");
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
    let (verb, line) = if node.is_pruned {
        ("Try", "watch(Step::Prune(choice), space, &path)")
    } else {
        ("Choose", "watch(Step::Extend(choice), space, &path)")
    };
    let caption = format!("{undone}{verb} {}. {says}", node.label);
    Frame::new(caption).with(tree(nodes, i)).at(line)
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

pub(crate) const SIZES: [u8; 4] = [2, 4, 8, 16];

/// What a whole search takes.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u8) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Choices made and taken back".into(),
        x: Axis::linear("length n"),
        y: Axis::log("choices"),
        series: vec![
            series("tuples of n bits", |n| choices(&mut Tuples { n: n.into(), m: 2 }).0),
            series("subsets of n", |n| choices(&mut Subsets { n: n.into() }).0),
            series("pairs out of n", |n| choices(&mut Combinations { n: n.into(), k: 2 }).0),
            series("the longest path, tuples", |n| choices(&mut Tuples { n: n.into(), m: 2 }).1),
        ],
    }
}

/// How many choices a search makes, and how many at most stand at once.
pub(crate) fn choices<S: Space>(space: &mut S) -> (u32, u32) {
    let (mut n_choices, mut depth, mut deepest) = (0, 0, 0);
    let end = backtrack_watched(
        space,
        |_, _| Continue::<()>(()),
        |step, _, _| match step {
            Step::Prune(_) => {}
            Step::Extend(_) => {
                n_choices += 1;
                depth += 1;
                deepest = deepest.max(depth);
            }
            Step::Undo(_) => depth -= 1,
        },
    );
    if end.is_continue() { (n_choices, deepest) } else { (0, 0) }
}
