//! A B+ tree, operation by operation:
//! `cargo run -p data-structure --example b_plus_tree -- 4 2 6 1 5 delete 2`.

#[path = "tree/mod.rs"]
mod tree;

#[path = "tree/multiway.rs"]
mod multiway;

use std::ops::Bound;
use std::process::ExitCode;

use data_structure::b_plus_tree::Step;
use data_structure::ordered_map::arena::Id;
use data_structure::{BPlusTree, OrderedMap};
use input::Input;
use multiway::row;
use trace::{Axis, Chart, Demo, Edge, Flag, Frame, Options, Role, Series, Trace, Tree};
use tree::{Key, Operation, Verb};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "b_plus_tree",
    about: "B+ tree: all entries in linked leaves, separators above.",
    arguments: tree::ARGUMENTS,
    worked: &["5 15 25 35 45 55 40 30 20 delete 25 45 5 15"],
    flags: &[
        Flag {
            name: "--from",
            value: Some("A"),
            about: "at the end, scan the keys from A (a number)",
        },
        Flag {
            name: "--to",
            value: Some("B"),
            about: "at the end, scan the keys up to B (a number)",
        },
        Flag { name: "--skip", value: Some("N"), about: "do not draw the first N operations" },
    ],
    trace: draw,
    play: None,
    random: None,
    // The page's program need not hold what only the builder of the book asks for.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let operations = tree::read(input)?;
    let n_skipped = options.number("--skip")?.unwrap_or(0);
    let range =
        [options.number("--from")?, options.number("--to")?].map(|key| key.map(Key::Number));
    Ok(run::<4>(&operations, n_skipped, range))
}

type Map<const M: usize> = BPlusTree<Key, (), M>;

fn run<const M: usize>(
    operations: &[Operation],
    n_skipped: usize,
    range: [Option<Key>; 2],
) -> Trace {
    let limit = tree::too_large(operations);
    let is_drawn = limit.is_none();
    let mut frames: Vec<Frame> = limit.into_iter().collect();
    let mut map = Map::<M>::new();
    let (mut n_visits, mut absent) = (0, Vec::new());
    for (i, Operation { verb, key }) in operations.iter().cloned().enumerate() {
        let mut scene = Scene::new(verb, key.clone(), is_drawn && n_skipped <= i);
        let watch = |step, map: &Map<M>| scene.watch(step, map);
        let is_absent = match verb {
            Verb::Insert => {
                map.insert_watched(key, (), watch);
                false
            }
            Verb::Delete => map.remove_watched(&key, watch).is_none(),
            Verb::Find => !scene.find(&map),
        };
        if is_absent {
            absent.push(scene.key.clone());
            scene.absent(&map);
        } else if verb == Verb::Delete {
            scene.removed(&map);
        }
        n_visits += scene.visited.len();
        frames.extend(scene.frames);
    }
    let mut answer = answer(&map, n_visits, &absent);
    if range.iter().any(Option::is_some) {
        let (says, frame) = scanned(&map, range, is_drawn);
        answer.push_str(&says);
        frames.extend(frame);
    }
    let title = tree::title(&format!("B+ tree of order {M}"), operations);
    Trace { title, frames, answer }
}

/// A mark: a node, one of its keys or all of them, and what they are.
type Mark = (Id, Option<usize>, Role);

fn picture<const M: usize>(map: &Map<M>, visited: &[Id], marks: &[Mark]) -> Tree {
    let node = |id| (map.keys_of(id), map.children_of(id));
    let decorate = |id: Id, node: &mut trace::TreeNode| {
        if visited.contains(&id) {
            multiway::mark(node, None, Role::Compared);
            node.branch_role = Some(Role::Compared);
        }
        for &(_, index, role) in marks.iter().filter(|(marked, ..)| *marked == id) {
            multiway::mark(node, index, role);
        }
    };
    let (mut tree, order) = multiway::picture(map.root(), node, decorate);
    // The leaves stand in their order.
    let leaves = order.iter().enumerate().filter(|(_, id)| map.children_of(**id).is_empty());
    for (from, leaf) in leaves {
        let next = map.next_leaf(*leaf).and_then(|next| order.iter().position(|id| *id == next));
        tree.links.extend(next.map(|to| Edge { from, to, ..Edge::default() }));
    }
    tree
}

/// The keys of a range as a part of the answer, and the tree with them chosen.
fn scanned<const M: usize>(
    map: &Map<M>,
    [from, to]: [Option<Key>; 2],
    is_drawn: bool,
) -> (String, Option<Frame>) {
    let bounds = (
        from.clone().map_or(Bound::Unbounded, Bound::Included),
        to.clone().map_or(Bound::Unbounded, Bound::Included),
    );
    let keys: Vec<&Key> = map.scan(bounds).map(|(key, ())| key).collect();
    let ends = [(" from ", from), (" to ", to)]
        .map(|(word, key)| key.map_or(String::new(), |key| format!("{word}{key}")))
        .concat();
    let (way, listed) = match keys.len() {
        0 => ("", "no key is there".to_owned()),
        n if tree::MOST_OPERATIONS < n => (ALONG, trace::plural(n, "key")),
        _ => (ALONG, trace::list(&keys, " ")),
    };
    let frame = is_drawn.then(|| {
        let marks = keys.iter().filter_map(|key| map.find(key));
        let marks: Vec<Mark> =
            marks.map(|(leaf, index)| (leaf, Some(index), Role::Chosen)).collect();
        let code = "self.ends = self.tree.nodes[leaf].next.map(|next| ((next, 0), last));";
        let caption = format!("Scan{ends}: {way}{listed}.");
        Frame::new(caption).with(picture(map, &[], &marks)).at(code)
    });
    (format!(" Scan{ends}: {listed}."), frame)
}

const ALONG: &str = "down to the first and to the last, then along the leaves: ";

/// What a picture says, what it marks, and where it stands in the code.
type Shot = (String, Vec<Mark>, &'static str);

/// A step of an insertion.
fn insertion<const M: usize>(it: &str, step: Step, map: &Map<M>) -> Option<Shot> {
    let name = |node| row(map.keys_of(node));
    let shot: Shot = match step {
        Step::Insert { node, index } => {
            let full =
                if map.keys_of(node).len() == M { ", which has one key too many now" } else { "" };
            let place =
                if map.len() == 1 { "becomes the root, a leaf" } else { "goes into the leaf" };
            let caption = format!("{it} {place}: {}{full}.", name(node));
            (caption, vec![(node, Some(index), Role::Active)], "row.keys.insert(index, key);")
        }
        Step::Replace { node, index } => {
            let caption =
                format!("{it} is there already, in {}. Only its value is replaced.", name(node));
            let code = "let old = mem::replace(&mut row.values[index], value);";
            (caption, vec![(node, Some(index), Role::Active)], code)
        }
        // The picture before shows a leaf that will be split; an inner node with one key too many
        // needs its own.
        Step::Split { node } if !map.children_of(node).is_empty() => {
            let keys = map.keys_of(node);
            let caption = format!(
                "{} has one key too many. Its key {} will move up.",
                row(keys),
                keys[M / 2]
            );
            let marks = vec![(node, None, Role::Active), (node, Some(M / 2), Role::Chosen)];
            (caption, marks, "separator = left.keys.remove(M / 2);")
        }
        Step::Rise { node, index } => {
            let [left, right] = [0, 1].map(|i| map.children_of(node)[index + i]);
            let separator = &map.keys_of(node)[index];
            let root = if map.keys_of(node).len() == 1 { ", in a new root" } else { "" };
            let (what, code) = if map.children_of(left).is_empty() {
                ("A copy of", "separator = keys[0].clone();")
            } else {
                ("The separator", "watch(Step::Rise { node: parent, index }, self);")
            };
            let caption =
                format!("{what} {separator} parts {} from {}{root}.", name(left), name(right));
            let marks = vec![
                (left, None, Role::Active),
                (right, None, Role::Active),
                (node, Some(index), Role::Chosen),
            ];
            (caption, marks, code)
        }
        _ => return None,
    };
    Some(shot)
}

/// The pictures of one operation.
struct Scene {
    verb: Verb,
    key: Key,
    /// The nodes on the way.
    visited: Vec<Id>,
    /// The root before a merge.
    root: Option<Id>,
    is_drawn: bool,
    frames: Vec<Frame>,
}

impl Scene {
    fn new(verb: Verb, key: Key, is_drawn: bool) -> Self {
        let (visited, frames) = (Vec::new(), Vec::new());
        Scene { verb, key, visited, root: None, is_drawn, frames }
    }

    fn watch<const M: usize>(&mut self, step: Step, map: &Map<M>) {
        match step {
            Step::Visit { node } => self.visited.push(node),
            Step::Merge { .. } => self.root = map.root(),
            _ => {}
        }
        // The first picture of an operation says what is done.
        let is_first = self.frames.is_empty();
        let it = if is_first { "it".to_owned() } else { self.key.to_string() };
        let shot = if self.verb == Verb::Insert {
            insertion(&it, step, map)
        } else {
            self.deletion(&it, step, map)
        };
        if let (Some((caption, marks, code)), true) = (shot, self.is_drawn) {
            let caption = if is_first { format!("{}: {caption}", self.spoken()) } else { caption };
            let picture = picture(map, &self.visited, &marks);
            self.frames.push(Frame::new(caption).with(picture).at(code));
        }
    }

    /// A step of a deletion.
    fn deletion<const M: usize>(&self, it: &str, step: Step, map: &Map<M>) -> Option<Shot> {
        let name = |node| row(map.keys_of(node));
        let key = &self.key;
        let shot: Shot = match step {
            Step::Remove { node, index } => {
                let caption = format!("{it} is in the leaf {}.", name(node));
                let code = "let entry = (row.keys.remove(index), row.values.remove(index));";
                (caption, vec![(node, Some(index), Role::Rejected)], code)
            }
            Step::Borrow { node, from } => {
                let caption = format!(
                    "{key} is gone. {} has a key too few now, but its neighbor {} has one to spare.",
                    name(node),
                    name(from)
                );
                let marks = vec![(node, None, Role::Active), (from, None, Role::Chosen)];
                (caption, marks, "watch(Step::Borrow { node: to, from }, self);")
            }
            Step::Borrowed { node } => {
                let caption = format!(
                    "{} has enough keys, and the separator above is right again.",
                    name(node)
                );
                (
                    caption,
                    vec![(node, None, Role::Active)],
                    "watch(Step::Borrowed { node: to }, self);",
                )
            }
            Step::Merge { left, right } => {
                let caption = format!(
                    "{} and {}: one has a key too few, the other none to spare. They will be merged.",
                    name(left),
                    name(right)
                );
                let marks = vec![(left, None, Role::Active), (right, None, Role::Active)];
                (caption, marks, "watch(Step::Merge { left, right }, self);")
            }
            Step::Merged { node } => {
                let lower = if self.root == map.root() {
                    ""
                } else {
                    " The old root had no separator left and is gone: the tree is lower by one."
                };
                let caption = format!("They are one node: {}.{lower}", name(node));
                (
                    caption,
                    vec![(node, None, Role::Active)],
                    "self.nodes[left].keys.append(&mut gone.keys);",
                )
            }
            _ => return None,
        };
        Some(shot)
    }

    /// The operation in words.
    fn spoken(&self) -> String {
        let verb = match self.verb {
            Verb::Insert => "Insert",
            Verb::Delete => "Delete",
            Verb::Find => "Find",
        };
        format!("{verb} {}", self.key)
    }

    /// Looks the key up: is it there?
    fn find<const M: usize>(&mut self, map: &Map<M>) -> bool {
        let mut next = map.root();
        while let Some(node) = next {
            self.visited.push(node);
            let keys = map.keys_of(node);
            let children = map.children_of(node);
            match keys.binary_search(&self.key) {
                Ok(index) if children.is_empty() => {
                    if self.is_drawn {
                        let marks = [(node, Some(index), Role::Chosen)];
                        let caption = format!("{}: it is in {}.", self.spoken(), row(keys));
                        let picture = picture(map, &self.visited, &marks);
                        self.frames.push(Frame::new(caption).with(picture));
                    }
                    return true;
                }
                // A key that is equal to a separator is on the right of it.
                Ok(index) => next = children.get(index + 1).copied(),
                Err(index) => next = children.get(index).copied(),
            }
        }
        false
    }

    fn absent<const M: usize>(&mut self, map: &Map<M>) {
        if self.is_drawn {
            let spoken = self.spoken();
            let caption = match self.visited.last() {
                None => format!("{spoken}: the tree is empty."),
                Some(&leaf) => {
                    format!("{spoken}: the way ends in {}, it is absent.", row(map.keys_of(leaf)))
                }
            };
            self.frames.push(Frame::new(caption).with(picture(map, &self.visited, &[])));
        }
    }

    /// The tree after all is done, unless the last picture shows it.
    fn removed<const M: usize>(&mut self, map: &Map<M>) {
        if self.is_drawn && self.frames.len() == 1 {
            let caption = format!("{} is gone.", self.key);
            self.frames.push(Frame::new(caption).with(picture(map, &[], &[])));
        }
    }
}

fn answer<const M: usize>(map: &Map<M>, n_visits: usize, absent: &[Key]) -> String {
    let keys = match map.len() {
        n if tree::MOST_OPERATIONS < n => trace::plural(n, "key"),
        0 => "no key".to_owned(),
        n => format!("{}, {}", trace::plural(n, "key"), trace::list(map.keys(), " ")),
    };
    let statistics = map.statistics();
    let nodes = trace::plural(statistics.n_leaves + statistics.n_inner, "node");
    let height =
        statistics.height.map_or(String::new(), |height| format!("; {nodes}, height {height}"));
    let absent = match absent.len() {
        0 => String::new(),
        n if tree::MOST_OPERATIONS < n => format!("; {n} were absent"),
        _ => format!("; absent: {}", trace::list(absent, " ")),
    };
    format!("After {} at a node: {keys}{height}{absent}.", trace::plural(n_visits, "look"))
}

pub(crate) const SIZES: [u16; 7] = [64, 128, 256, 512, 1024, 2048, 4096];

/// The nodes that a search looks at: all go down to a leaf.
fn cost() -> Chart {
    let series = |name: &str, n_levels: fn(u16) -> f64| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), n_levels(n))).to_vec(),
    };
    Chart {
        name: "Nodes on the way to a key, all keys inserted in order".into(),
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
