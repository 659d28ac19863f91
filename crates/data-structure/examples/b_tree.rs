//! Insertion into a B-tree, split by split:
//! `cargo run -p data-structure --example b_tree -- 1 3 4 2 7 6 5 8`.

#[path = "tree/mod.rs"]
mod tree;

#[path = "tree/multiway.rs"]
mod multiway;

use std::process::ExitCode;

use data_structure::BTree;
use data_structure::b_tree::plain::{self, Step};
use input::Input;
use multiway::{Question, Shot, row};
use trace::{
    Axis, Chart, Demo, Flag, Frame, Options, Picture, Role, Series, SplitMix64, Trace, Tree,
};
use tree::{Key, Operation, Verb};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "b_tree",
    about: "B-tree: many keys in a node, and all leaves at one depth.",
    arguments: "[KEY... | insert KEY... | find KEY...]...",
    worked: &["1 3 4 2 7 6 5 8 find 5"],
    flags: &[Flag { name: "--degree", value: Some("T"), about: "T - 1 to 2T - 1 keys: 2 or 3" }],
    trace: draw,
    play: None,
    random: Some(random),
    // The page's program need not hold what only the builder of the book asks for.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Eight to eleven different numbers below 20 in any order.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut keys: Vec<u32> = (1..20).collect();
    dice.shuffle(&mut keys);
    keys.truncate(8 + dice.below(4));
    trace::list(&keys, " ")
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let operations = tree::read(input)?;
    if operations.iter().any(|operation| operation.verb == Verb::Delete) {
        return Err("this program does not delete: take the program b_tree_deletion".into());
    }
    match options.number("--degree")?.unwrap_or(2_u32) {
        2 => Ok(run::<2>(&operations)),
        3 => Ok(run::<3>(&operations)),
        degree => Err(format!("the degree {degree} is not drawn: only 2 and 3 are").into()),
    }
}

type Plain<const T: usize> = plain::Tree<Key, T>;

fn run<const T: usize>(operations: &[Operation]) -> Trace {
    let limit = tree::too_large(operations);
    let mut drawn = limit.is_none().then(Vec::new);
    let mut set = Plain::<T>::new();
    // As long as the root is a leaf that is not full, there is nothing to see.
    let is_new = |(i, one): &(usize, &Operation)| {
        one.verb == Verb::Insert && !operations[..*i].contains(one)
    };
    let n_first = operations.iter().enumerate().take(2 * T - 1).take_while(is_new).count();
    for (i, Operation { verb, key }) in operations.iter().cloned().enumerate() {
        let mut visited = Vec::new();
        let mut shots = Vec::new();
        if verb == Verb::Find {
            shots.push(find(&set, &key, &mut visited));
        } else {
            let spoken = key.to_string();
            set.insert_watched(key, |step, set| {
                shots.extend(insertion(&spoken, step, set, &mut visited));
            });
        }
        let Some(frames) = &mut drawn else { continue };
        if i + 1 == n_first {
            let keys = &set.nodes[set.root].keys;
            let room = if keys.len() == 2 * T - 1 { "which is full now" } else { "which has room" };
            let caption = format!("The first keys are in the root, {room}: {}.", row(keys));
            let frame = Frame::new(caption).with(picture(&set, &[], &[]));
            frames.push(frame.at("keys.insert(i, key);"));
        } else if n_first <= i {
            multiway::add(frames, shots);
        }
    }
    let frames = drawn.unwrap_or_else(|| limit.into_iter().collect());
    let title = tree::title(&format!("B-tree of minimum degree {T}"), operations);
    Trace { title, frames, answer: answer(&set) }
}

/// A mark: a node, one of its keys or all of them, and what they are.
type Mark = (usize, Option<usize>, Role);

fn picture<const T: usize>(set: &Plain<T>, visited: &[usize], marks: &[Mark]) -> Picture {
    let node = |at: usize| (&set.nodes[at].keys[..], &set.nodes[at].children[..]);
    let decorate = |at: usize, node: &mut trace::TreeNode| {
        if visited.contains(&at) {
            multiway::mark(node, None, Role::Compared);
            node.branch_role = Some(Role::Compared);
        }
        for &(_, index, role) in marks.iter().filter(|(marked, ..)| *marked == at) {
            multiway::mark(node, index, role);
        }
    };
    let tree: Tree = multiway::picture(Some(set.root), node, decorate).0;
    tree.into()
}

/// A step of an insertion.
fn insertion<const T: usize>(
    key: &str,
    step: Step,
    set: &Plain<T>,
    visited: &mut Vec<usize>,
) -> Option<Shot> {
    let name = |node: usize| row(&set.nodes[node].keys);
    match step {
        Step::Visit { node } => {
            visited.push(node);
            None
        }
        Step::Split { parent, i } => {
            let above = &set.nodes[parent];
            let [left, right] = [0, 1].map(|side| above.children[i + side]);
            let median = &above.keys[i];
            // What was there before the split.
            let mut full: Vec<Key> = set.nodes[left].keys.clone();
            full.push(median.clone());
            full.extend(set.nodes[right].keys.iter().cloned());
            let is_new_root = above.keys.len() == 1;
            let root =
                if is_new_root { " a new root, between" } else { " the node above, between" };
            let caption = format!(
                "Insert {key}: {} is full, so it is split first. Its median {median} goes into{root} {} and {}.",
                row(&full),
                name(left),
                name(right)
            );
            let marks = [
                (left, None, Role::Active),
                (right, None, Role::Active),
                (parent, Some(i), Role::Chosen),
            ];
            let ask = if is_new_root {
                which_rises(key, &full, T - 1)
            } else {
                which_is_split(key, &full, set, right)
            };
            let line =
                if is_new_root { "self.split(self.root, 0);" } else { "self.split(node, i);" };
            let frame = Frame::new(caption).with(picture(set, visited, &marks)).at(line);
            Some(Shot { frame, ask: Some(ask) })
        }
        Step::Insert { node, i } => {
            let caption = format!("Insert {key}: it goes into the leaf {}.", name(node));
            let marks = [(node, Some(i), Role::Active)];
            let frame = Frame::new(caption).with(picture(set, visited, &marks));
            let ask = which_leaf(key, set, node);
            Some(Shot { frame: frame.at("keys.insert(i, key);"), ask })
        }
        Step::Found { node, i } => {
            let caption = format!("Insert {key}: it is there already, in {}.", name(node));
            let marks = [(node, Some(i), Role::Chosen)];
            let frame = Frame::new(caption).with(picture(set, visited, &marks));
            Some(Shot { frame, ask: None })
        }
    }
}

/// A search, in one frame.
fn find<const T: usize>(set: &Plain<T>, key: &Key, visited: &mut Vec<usize>) -> Shot {
    let mut next = Some(set.root);
    let mut found = None;
    while let (Some(node), None) = (next, found) {
        visited.push(node);
        let plain::Node { keys, children } = &set.nodes[node];
        let i = keys.partition_point(|other| other < key);
        found = (keys.get(i) == Some(key)).then_some((node, Some(i), Role::Chosen));
        next = children.get(i).copied();
    }
    let nodes: Vec<String> = visited.iter().map(|node| row(&set.nodes[*node].keys)).collect();
    let end = if set.contains(key) { "finds it" } else { "does not find it" };
    let caption =
        format!("Find {key}: the search looks at {}, and {end}.", nodes.join(", then at "));
    let marks: Vec<Mark> = found.into_iter().collect();
    let frame = Frame::new(caption).with(picture(set, visited, &marks));
    let n = visited.len();
    let ask = Question {
        text: format!("Find {key}: how many nodes does the search look at?"),
        choices: (1..=n + 2).map(|n| n.to_string()).collect(),
        answer: n - 1,
        because: "The search looks at one node on each level, until the key is found or a leaf has been seen.".into(),
    };
    Shot { frame, ask: Some(ask) }
}

/// Which key of a full root rises?
fn which_rises(key: &str, full: &[Key], middle: usize) -> Question {
    Question {
        text: format!("The next key is {key}. Which key will the new root have?"),
        choices: full.iter().map(Key::to_string).collect(),
        answer: middle,
        because: "A full node is split before the new key is put anywhere. Its median rises, whatever the new key is."
            .into(),
    }
}

/// Which node is split on the way of a key? All nodes except the halves are as they were.
fn which_is_split<const T: usize>(
    key: &str,
    full: &[Key],
    set: &Plain<T>,
    right: usize,
) -> Question {
    let others = set.nodes.iter().enumerate().filter(|(at, node)| {
        *at != right && node.children.is_empty() && !node.keys.iter().all(|key| full.contains(key))
    });
    let mut choices: Vec<String> = others.map(|(_, node)| row(&node.keys)).take(2).collect();
    choices.insert(choices.len().min(1), row(full));
    choices.push("none".into());
    let answer = choices.iter().position(|choice| *choice == row(full)).unwrap_or(0);
    Question {
        text: format!("The next key is {key}. Which node will be split?"),
        choices,
        answer,
        because: format!("{} is on the path of {key}, and it is full.", row(full)),
    }
}

/// Into which leaf does a key go? Asked if the leaves are few.
fn which_leaf<const T: usize>(key: &str, set: &Plain<T>, leaf: usize) -> Option<Question> {
    let without = |at: usize| {
        let keys = set.nodes[at].keys.iter().filter(|one| at != leaf || one.to_string() != key);
        row(&keys.cloned().collect::<Vec<_>>())
    };
    let leaves: Vec<usize> =
        (0..set.nodes.len()).filter(|at| set.nodes[*at].children.is_empty()).collect();
    if !(2..=4).contains(&leaves.len()) {
        return None;
    }
    let mut leaves = leaves;
    leaves.sort_unstable_by(|a, b| set.nodes[*a].keys.cmp(&set.nodes[*b].keys));
    Some(Question {
        text: format!("Into which leaf does {key} go?"),
        answer: leaves.iter().position(|at| *at == leaf)?,
        choices: leaves.into_iter().map(without).collect(),
        because: "In each node, the number of smaller keys is the index of the child.".into(),
    })
}

fn answer<const T: usize>(set: &Plain<T>) -> String {
    let n_keys: usize = set.nodes.iter().map(|node| node.keys.len()).sum();
    let (mut height, mut node) = (0, set.root);
    while let Some(child) = set.nodes[node].children.first() {
        (node, height) = (*child, height + 1);
    }
    let nodes = trace::plural(set.nodes.len(), "node");
    format!("{} in {nodes}, height {height}.", trace::plural(n_keys, "key"))
}

pub(crate) const SIZES: [u16; 7] = [64, 128, 256, 512, 1024, 2048, 4096];

/// The nodes that a search for a key looks at, on average.
fn cost() -> Chart {
    let series = |name: &str, mean: fn(u16) -> f64| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), mean(n))).to_vec(),
    };
    Chart {
        name: "Nodes on the path to a key, all keys inserted in random order".into(),
        x: Axis::log("keys"),
        y: Axis::linear("nodes"),
        series: vec![
            series("T = 2", |n| mean(&shuffled::<2>(n))),
            series("T = 4", |n| mean(&shuffled::<4>(n))),
            series("T = 16", |n| mean(&shuffled::<16>(n))),
            series("T = 64", |n| mean(&shuffled::<64>(n))),
        ],
    }
}

/// The numbers below n, inserted in a random order.
pub(crate) fn shuffled<const T: usize>(n: u16) -> BTree<u16, (), T> {
    let mut keys: Vec<u16> = (0..n).collect();
    SplitMix64::new(4).shuffle(&mut keys);
    keys.into_iter().map(|key| (key, ())).collect()
}

/// The nodes on the way to a key, on average: one for a key in the root.
pub(crate) fn mean<const T: usize>(map: &BTree<u16, (), T>) -> f64 {
    let (mut total, mut waiting) = (0, Vec::from_iter(map.root().map(|root| (root, 1))));
    while let Some((node, depth)) = waiting.pop() {
        total += depth * map.keys_of(node).len();
        waiting.extend(map.children_of(node).iter().map(|child| (*child, depth + 1)));
    }
    let float = |n: usize| u32::try_from(n).map_or(f64::NAN, f64::from);
    float(total) / float(map.len())
}
