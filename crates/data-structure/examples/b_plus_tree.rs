//! Insertion into a B+ tree, split by split, and a scan:
//! `cargo run -p data-structure --example b_plus_tree -- --from 2 --to 6 1 3 4 2 7 6 5 8`.

#[path = "tree/mod.rs"]
mod tree;

#[path = "tree/multiway.rs"]
mod multiway;

use std::process::ExitCode;

use data_structure::b_plus_tree::plain::{self, Step};
use data_structure::{BPlusTree, OrderedMap};
use input::Input;
use multiway::{Question, Shot, row};
use trace::{
    Axis, Chart, Demo, Edge, Flag, Frame, Options, Picture, Role, Series, SplitMix64, Trace,
};
use tree::{Key, Operation, Verb};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "b_plus_tree",
    about: "B+ tree: all keys in linked leaves, and separators above them.",
    arguments: "[KEY... | insert KEY... | find KEY...]...",
    worked: &["1 3 4 2 7 6 5 8 find 6"],
    flags: &[
        Flag { name: "--from", value: Some("A"), about: "at the end, scan the keys from A" },
        Flag { name: "--to", value: Some("B"), about: "at the end, scan the keys up to B" },
        Flag { name: "--skip", value: Some("N"), about: "do not draw the first N operations" },
    ],
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

/// The order of the trees that are drawn.
const M: usize = 4;

type Plain = plain::Tree<Key, M>;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let operations = tree::read(input)?;
    if operations.iter().any(|operation| operation.verb == Verb::Delete) {
        return Err("this program does not delete: take the program b_plus_tree_deletion".into());
    }
    let range = [options.number("--from")?, options.number("--to")?];
    let n_skipped = options.number("--skip")?;
    let limit = tree::too_large(&operations);
    let mut drawn = limit.is_none().then(Vec::new);
    let mut set = Plain::new();
    // As long as the root is a leaf with room, there is nothing to see.
    let is_new = |(i, one): &(usize, &Operation)| {
        one.verb == Verb::Insert && !operations[..*i].contains(one)
    };
    let n_first = operations.iter().enumerate().take(M - 1).take_while(is_new).count();
    let n_first = n_skipped.unwrap_or(n_first);
    for (i, Operation { verb, key }) in operations.iter().cloned().enumerate() {
        let (mut visited, mut shots) = (Vec::new(), Vec::new());
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
            let caption = match set.nodes.len() {
                1 => format!("The first keys are in one leaf: {}.", row(&set.nodes[0].keys)),
                _ => format!("The tree, after {}.", trace::plural(n_first, "insertion")),
            };
            let frame = Frame::new(caption).with(picture(&set, &[], &[]));
            frames.push(frame.at("keys.insert(i, key);"));
        } else if n_first <= i {
            multiway::add(frames, shots);
        }
    }
    let mut answer = answer(&set);
    if range.iter().any(Option::is_some) {
        let ends = [range[0].unwrap_or(i64::MIN), range[1].unwrap_or(i64::MAX)];
        let (says, shots) = scan(&set, ends.map(Key::Number));
        answer.push_str(&says);
        if let Some(frames) = &mut drawn {
            multiway::add(frames, shots);
        }
    }
    let frames = drawn.unwrap_or_else(|| limit.into_iter().collect());
    let title = tree::title(&format!("B+ tree of order {M}"), &operations);
    Ok(Trace { title, frames, answer })
}

/// A mark: a node, one of its keys or all of them, and what they are.
type Mark = (usize, Option<usize>, Role);

fn picture(set: &Plain, visited: &[usize], marks: &[Mark]) -> Picture {
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
    let (mut tree, order) = multiway::picture(Some(set.root), node, decorate);
    let place = |at: usize| order.iter().position(|other| *other == at);
    for (from, at) in order.iter().enumerate() {
        let next = set.nodes[*at].next.and_then(place);
        tree.links.extend(next.map(|to| Edge { from, to, ..Edge::default() }));
    }
    tree.into()
}

/// A step of an insertion.
fn insertion(key: &str, step: Step, set: &Plain, visited: &mut Vec<usize>) -> Option<Shot> {
    let name = |node: usize| row(&set.nodes[node].keys);
    match step {
        Step::Visit { node } => {
            visited.push(node);
            None
        }
        Step::Insert { node, i } => {
            let many = set.nodes[node].keys.len() == M;
            let many = if many { ", which now has one key too many" } else { "" };
            let caption = format!("Insert {key}: it goes into the leaf {}{many}.", name(node));
            let marks = [(node, Some(i), Role::Active)];
            let frame = Frame::new(caption).with(picture(set, visited, &marks));
            let ask = which_leaf(key, set, node);
            Some(Shot { frame: frame.at("keys.insert(i, key);"), ask })
        }
        Step::Split { parent, i } => {
            let above = &set.nodes[parent];
            let [left, right] = [0, 1].map(|side| above.children[i + side]);
            let separator = &above.keys[i];
            let is_leaf = set.nodes[left].children.is_empty();
            let kind = if is_leaf { "leaf" } else { "inner node" };
            let place = if above.keys.len() == 1 { "a new root" } else { "the node above" };
            let (what, line) = if is_leaf {
                (format!("A copy of {separator} goes into"), "right.keys[0].clone()")
            } else {
                (format!("{separator} moves into"), "right.keys.remove(0)")
            };
            let many = if above.keys.len() == M { ", which now has one key too many" } else { "" };
            let caption = format!(
                "The {kind} is split into {} and {}. {what} {place}{many}.",
                name(left),
                name(right)
            );
            let marks = [
                (left, None, Role::Active),
                (right, None, Role::Active),
                (parent, Some(i), Role::Chosen),
            ];
            let frame = Frame::new(caption).with(picture(set, visited, &marks)).at(line);
            let mut choices: Vec<Key> = set.nodes[left].keys.clone();
            if !is_leaf {
                choices.push(separator.clone());
            }
            choices.extend(set.nodes[right].keys.iter().cloned());
            let answer = choices.iter().position(|choice| choice == separator)?;
            let because = if is_leaf {
                "The first key of the right half separates the halves. It also stays in its leaf."
            } else {
                "The middle separator of an inner node moves up, because it is not needed below."
            };
            let ask = Question {
                text: format!(
                    "The {kind} is split. Which key will be in the node above, between the halves?"
                ),
                choices: choices.iter().map(Key::to_string).collect(),
                answer,
                because: because.into(),
            };
            Some(Shot { frame, ask: Some(ask) })
        }
        Step::Found { node, i } => {
            let caption = format!("Insert {key}: it is there already, in {}.", name(node));
            let marks = [(node, Some(i), Role::Chosen)];
            Some(Shot { frame: Frame::new(caption).with(picture(set, visited, &marks)), ask: None })
        }
    }
}

/// Into which leaf does a key go? Asked if the leaves are few.
fn which_leaf(key: &str, set: &Plain, leaf: usize) -> Option<Question> {
    let without = |at: usize| {
        let keys = set.nodes[at].keys.iter().filter(|one| at != leaf || one.to_string() != key);
        row(&keys.cloned().collect::<Vec<_>>())
    };
    let first = set.nodes.iter().position(|node| node.children.is_empty())?;
    let leaves: Vec<usize> = std::iter::successors(Some(first), |at| set.nodes[*at].next).collect();
    let answer = leaves.iter().position(|at| *at == leaf)?;
    let question = Question {
        text: format!("Into which leaf does {key} go?"),
        answer,
        choices: leaves.iter().map(|at| without(*at)).collect(),
        because: "In each inner node, the number of separators that are at most the key is the index of the child."
            .into(),
    };
    (2..=4).contains(&leaves.len()).then_some(question)
}

/// The nodes from the root to the leaf of a key.
fn path(set: &Plain, key: &Key) -> Vec<usize> {
    let mut path = vec![set.root];
    while let Some(&node) = path.last() {
        let plain::Node { keys, children, .. } = &set.nodes[node];
        match children.get(keys.partition_point(|separator| separator <= key)) {
            Some(child) => path.push(*child),
            None => break,
        }
    }
    path
}

/// A search, in one frame.
fn find(set: &Plain, key: &Key, visited: &mut Vec<usize>) -> Shot {
    *visited = path(set, key);
    let leaf = set.leaf_of(key);
    let nodes: Vec<String> = visited.iter().map(|node| row(&set.nodes[*node].keys)).collect();
    let end = if set.contains(key) { "finds it" } else { "does not find it" };
    let caption =
        format!("Find {key}: the search looks at {}, and {end}.", nodes.join(", then at "));
    let found = set.nodes[leaf].keys.iter().position(|other| other == key);
    let marks: Vec<Mark> = found.into_iter().map(|i| (leaf, Some(i), Role::Chosen)).collect();
    let frame = Frame::new(caption).with(picture(set, visited, &marks));
    let is_separator =
        visited[..visited.len() - 1].iter().any(|node| set.nodes[*node].keys.contains(key));
    let ask = is_separator.then(|| Question {
        text: format!("Find {key}. The root has a {key}. Does the search end there?"),
        choices: [
            "yes".into(),
            "no, it continues to the left".into(),
            "no, it continues to the right".into(),
        ]
        .into(),
        answer: 2,
        because: "A separator is only a signpost. A key that is equal to it is to its right."
            .into(),
    });
    let ask = ask.filter(|_| set.nodes[set.root].keys.contains(key));
    Shot { frame: frame.at("children[keys.partition_point(|separator| separator <= key)]"), ask }
}

/// The scan: what it finds, and a frame for each leaf.
fn scan(set: &Plain, [from, to]: [Key; 2]) -> (String, Vec<Shot>) {
    let found = set.scan(&from, &to);
    let name = |key: &Key, word: &str| match key {
        Key::Number(i64::MIN | i64::MAX) => String::new(),
        key => format!(" {word} {key}"),
    };
    let ends = format!("{}{}", name(&from, "from"), name(&to, "to"));
    let listed = match found.len() {
        0 => "no key is there".to_owned(),
        n if tree::MOST_OPERATIONS < n => trace::plural(n, "key"),
        _ => trace::list(&found, " "),
    };
    let mut shots = Vec::new();
    let mut marks: Vec<Mark> = Vec::new();
    let (mut visited, mut next) = (path(set, &from), Some(set.leaf_of(&from)));
    let mut n_leaves = 0;
    while let Some(leaf) = next {
        let keys = &set.nodes[leaf].keys;
        n_leaves += 1;
        let inside = keys.iter().enumerate().filter(|(_, key)| (&from..=&to).contains(key));
        let before = marks.len();
        marks.extend(inside.map(|(i, _)| (leaf, Some(i), Role::Chosen)));
        let new: Vec<&Key> =
            marks[before..].iter().filter_map(|(_, i, _)| keys.get((*i)?)).collect();
        let new = if new.is_empty() { "nothing".into() } else { trace::list(&new, " ") };
        let how = if n_leaves == 1 {
            format!("Scan{ends}: a search leads to the leaf {}", row(keys))
        } else {
            format!("The link leads to the next leaf, {}", row(keys))
        };
        let is_last = keys.iter().any(|key| &to < key);
        let end = if is_last { " A greater key ends the scan." } else { "" };
        visited.push(leaf);
        let caption = format!("{how}. In the range: {new}.{end}");
        let line = if is_last { "return found;" } else { "next = self.nodes[leaf].next;" };
        let frame = Frame::new(caption).with(picture(set, &visited, &marks)).at(line);
        let ask = (n_leaves == 1).then(|| leaves_of_scan(set, &from, &to, &ends));
        shots.push(Shot { frame, ask });
        next = set.nodes[leaf].next.filter(|_| !is_last);
    }
    (format!(" Scan{ends}: {listed}."), shots)
}

/// How many leaves does a scan look at?
fn leaves_of_scan(set: &Plain, from: &Key, to: &Key, ends: &str) -> Question {
    let (mut n, mut next) = (0, Some(set.leaf_of(from)));
    let mut end = "on";
    while let Some(leaf) = next {
        n += 1;
        let is_last = set.nodes[leaf].keys.iter().any(|key| to < key);
        if is_last {
            end = "to the first leaf with a key that is too large";
        }
        next = set.nodes[leaf].next.filter(|_| !is_last);
    }
    Question {
        text: format!("Scan{ends}: how many leaves does the scan look at?"),
        choices: (1..=n + 2).map(|n| n.to_string()).collect(),
        answer: n - 1,
        because: format!("It looks at all leaves from the leaf of the first key {end}."),
    }
}

fn answer(set: &Plain) -> String {
    let leaves = set.nodes.iter().filter(|node| node.children.is_empty());
    let n_keys: usize = leaves.map(|leaf| leaf.keys.len()).sum();
    let (mut height, mut node) = (0, set.root);
    while let Some(child) = set.nodes[node].children.first() {
        (node, height) = (*child, height + 1);
    }
    let nodes = trace::plural(set.nodes.len(), "node");
    format!("{} in {nodes}, height {height}.", trace::plural(n_keys, "key"))
}

pub(crate) const SIZES: [u16; 7] = [64, 128, 256, 512, 1024, 2048, 4096];

/// The nodes that a search looks at: all go down to a leaf.
fn cost() -> Chart {
    let series = |name: &str, n_levels: fn(u16) -> f64| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), n_levels(n))).to_vec(),
    };
    Chart {
        name: "Nodes on the path to a key, all keys inserted in order".into(),
        x: Axis::log("keys"),
        y: Axis::linear("nodes"),
        series: vec![
            series("M = 4", |n| n_levels(&ascending::<4>(n))),
            series("M = 4, loaded full", |n| n_levels(&loaded::<4>(n))),
            series("M = 16", |n| n_levels(&ascending::<16>(n))),
            series("M = 128", |n| n_levels(&ascending::<128>(n))),
        ],
    }
}

/// The numbers below n, inserted in order.
pub(crate) fn ascending<const M: usize>(n: u16) -> BPlusTree<u16, (), M> {
    (0..n).map(|key| (key, ())).collect()
}

/// The same in full nodes.
pub(crate) fn loaded<const M: usize>(n: u16) -> BPlusTree<u16, (), M> {
    BPlusTree::bulk_load((0..n).map(|key| (key, ())), 100).unwrap_or_default()
}

pub(crate) fn n_levels<const M: usize>(map: &BPlusTree<u16, (), M>) -> f64 {
    let n_levels = map.height().map_or(0, |height| height + 1);
    u32::try_from(n_levels).map_or(f64::NAN, f64::from)
}
