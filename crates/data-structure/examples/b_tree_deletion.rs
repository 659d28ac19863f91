//! Deletion from a B-tree:
//! `cargo run -p data-structure --example b_tree_deletion -- 4 2 6 1 5 delete 2`.

#[path = "tree/mod.rs"]
mod tree;

#[path = "tree/multiway.rs"]
mod multiway;

use std::process::ExitCode;

use data_structure::BTree;
use data_structure::b_tree::Step;
use data_structure::ordered_map::arena::Id;
use input::Input;
use multiway::{Question, row};
use trace::{Demo, Flag, Frame, Options, Role, SplitMix64, Trace, Tree};
use tree::{Key, Operation, Verb};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "b_tree_deletion",
    about: "B-tree: deletion in one pass from the root to a leaf.",
    arguments: tree::ARGUMENTS,
    worked: &["4 5 7 8 delete 8 4", "1 3 4 2 7 6 5 8 delete 3 1 2"],
    flags: &[
        Flag { name: "--degree", value: Some("T"), about: "T - 1 to 2T - 1 keys per node: 2 or 3" },
        Flag {
            name: "--skip",
            value: Some("N"),
            about: "do not draw the first N operations, which are all insertions at the start else",
        },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Nine different numbers below 20, and four of them to be deleted.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut keys: Vec<u32> = (1..20).collect();
    dice.shuffle(&mut keys);
    keys.truncate(9);
    let inserted = trace::list(&keys, " ");
    dice.shuffle(&mut keys);
    format!("{inserted} delete {}", trace::list(&keys[..4], " "))
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let operations = tree::read(input)?;
    // The insertions at the start only make the tree, if something else follows.
    let n_first = operations.iter().position(|operation| operation.verb != Verb::Insert);
    let n_skipped = options.number("--skip")?.or(n_first).unwrap_or(0);
    match options.number("--degree")?.unwrap_or(2_u32) {
        2 => Ok(run::<2>(&operations, n_skipped)),
        3 => Ok(run::<3>(&operations, n_skipped)),
        degree => Err(format!("the degree {degree} is not drawn: only 2 and 3 are").into()),
    }
}

type Map<const T: usize> = BTree<Key, (), T>;

fn run<const T: usize>(operations: &[Operation], n_skipped: usize) -> Trace {
    let limit = tree::too_large(operations);
    let is_drawn = limit.is_none();
    let mut frames: Vec<Frame> = limit.into_iter().collect();
    let mut map = Map::<T>::new();
    let (mut n_visits, mut absent) = (0, Vec::new());
    for (i, Operation { verb, key }) in operations.iter().cloned().enumerate() {
        if is_drawn && 0 < i && i == n_skipped {
            let caption = format!("The tree, after {}.", trace::plural(i, "operation"));
            frames.push(Frame::new(caption).with(picture(&map, &[], &[])));
        }
        let mut scene = Scene::new(verb, key.clone(), is_drawn && n_skipped <= i);
        let watch = |step, map: &Map<T>| scene.watch(step, map);
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
    let answer = answer(&map, n_visits, &absent);
    let title = tree::title(&format!("B-tree of minimum degree {T}"), operations);
    Trace { title, frames, answer }
}

/// A mark: a node, one of its keys or all of them, and what they are.
type Mark = (Id, Option<usize>, Role);

fn picture<const T: usize>(map: &Map<T>, visited: &[Id], marks: &[Mark]) -> Tree {
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
    multiway::picture(map.root(), node, decorate).0
}

/// What a picture says, what it marks, and where it stands in the code.
type Shot = (String, Vec<Mark>, &'static str);

/// A step of an insertion.
fn insertion<const T: usize>(it: &str, step: Step, map: &Map<T>) -> Option<Shot> {
    let name = |node| row(map.keys_of(node));
    let shot: Shot = match step {
        Step::Split { node } => {
            let keys = map.keys_of(node);
            let caption = format!(
                "{} is full, so it is split first. Its median {} will rise.",
                row(keys),
                keys[T - 1]
            );
            let marks = vec![(node, None, Role::Active), (node, Some(T - 1), Role::Chosen)];
            (caption, marks, "let median = left.remove(T - 1);")
        }
        Step::Rise { node, index } => {
            let [left, right] = [0, 1].map(|i| map.children_of(node)[index + i]);
            let median = &map.keys_of(node)[index];
            let root = if map.keys_of(node).len() == 1 { ", as a new root" } else { "" };
            let caption =
                format!("{median} has risen{root}, between {} and {}.", name(left), name(right));
            let marks = vec![
                (left, None, Role::Active),
                (right, None, Role::Active),
                (node, Some(index), Role::Chosen),
            ];
            (caption, marks, "above.insert(index, median);")
        }
        Step::Insert { node, index } => {
            let place = match (map.len(), map.root() == Some(node)) {
                (1, _) => "becomes the root".to_owned(),
                (_, true) => format!("goes into the root, which is a leaf: {}", name(node)),
                _ => format!("goes into the leaf {}", name(node)),
            };
            let marks = vec![(node, Some(index), Role::Active)];
            (format!("{it} {place}."), marks, "self.nodes[node].insert(index, entry);")
        }
        Step::Replace { node, index } => {
            let caption =
                format!("{it} is there already, in {}. Only its value is replaced.", name(node));
            let code = "let old = mem::replace(&mut row.values[index], value);";
            (caption, vec![(node, Some(index), Role::Active)], code)
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
    is_in_leaf: bool,
    frames: Vec<Frame>,
}

impl Scene {
    fn new(verb: Verb, key: Key, is_drawn: bool) -> Self {
        let (visited, frames) = (Vec::new(), Vec::new());
        Scene { verb, key, visited, root: None, is_drawn, is_in_leaf: false, frames }
    }

    fn watch<const T: usize>(&mut self, step: Step, map: &Map<T>) {
        match step {
            Step::Visit { node } => self.visited.push(node),
            Step::Merge { .. } => self.root = map.root(),
            Step::Remove { node, .. } => self.is_in_leaf = map.children_of(node).is_empty(),
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
            let frame = Frame::new(caption).with(picture).at(code);
            match (self.question(step, map), self.frames.last_mut()) {
                (Some(question), Some(last)) if matches!(step, Step::Supplant { .. }) => {
                    *last = question.asked_by(std::mem::take(last));
                    self.frames.push(frame);
                }
                (Some(question), _) => self.frames.push(question.asked_by(frame)),
                _ => self.frames.push(frame),
            }
        }
    }

    /// What can be asked about a step: before it is done, but for [`Step::Supplant`], after which
    /// it is known.
    fn question<const T: usize>(&self, step: Step, map: &Map<T>) -> Option<Question> {
        let question = match step {
            Step::Borrow { node, from } => {
                let (to, row) = (map.keys_of(node), map.keys_of(from));
                let is_right = to.first() < row.first();
                let mut keys: Vec<&Key> = to.iter().chain(row).collect();
                keys.sort_unstable();
                let risen = if is_right { row.first()? } else { row.last()? };
                Question {
                    text: "Which key will rise into the node above?".into(),
                    answer: keys.iter().position(|key| *key == risen)?,
                    choices: keys.into_iter().map(Key::to_string).collect(),
                    because: "It is the neighbor's key that is nearest to the node.".into(),
                }
            }
            Step::Merge { left, .. } => {
                let root = map.root()?;
                let is_below_root = map.children_of(root).contains(&left);
                let is_lower = is_below_root && map.keys_of(root).len() == 1;
                Question {
                    text: "Will this merge make the tree shorter?".into(),
                    choices: ["yes, by one level".into(), "no".into()].into(),
                    answer: usize::from(!is_lower),
                    because: if is_lower {
                        "The key between them is the root's only one, so the root is empty.".into()
                    } else {
                        "The root keeps a key.".into()
                    },
                }
            }
            Step::Supplant { node, index } => {
                let heir = &map.keys_of(node)[index];
                let keys: Vec<&Key> = map.keys().collect();
                let place = keys.partition_point(|key| *key < heir);
                // The heir and the key on the other side of the gap, and their neighbors.
                let near = &keys[place.saturating_sub(1)..keys.len().min(place + 2)];
                Question {
                    text: format!("Which key will take the place of {}?", self.key),
                    answer: near.iter().position(|key| *key == heir)?,
                    choices: near.iter().map(ToString::to_string).collect(),
                    because: "It is the greatest smaller key if the child on the left has a key to spare, and otherwise the least greater key."
                        .into(),
                }
            }
            _ => return None,
        };
        Some(question)
    }

    /// A step of a deletion.
    fn deletion<const T: usize>(&self, it: &str, step: Step, map: &Map<T>) -> Option<Shot> {
        let name = |node| row(map.keys_of(node));
        let key = &self.key;
        let shot: Shot = match step {
            Step::Borrow { node, from } => {
                let caption = format!(
                    "{} has no key to spare, but its neighbor {} has one. A key will rise from there, and the key between the two will come down.",
                    name(node),
                    name(from)
                );
                let marks = vec![(node, None, Role::Active), (from, None, Role::Chosen)];
                (
                    caption,
                    marks,
                    "let (from, to) = if turn == Left { (right, left) } else { (left, right) };",
                )
            }
            Step::Borrowed { node } => {
                let caption = format!("The node has a key to spare now: {}.", name(node));
                (
                    caption,
                    vec![(node, None, Role::Active)],
                    "let entry = self.nodes[node].replace(index, entry);",
                )
            }
            Step::Merge { left, right } => {
                let caption = format!(
                    "{} and {} have no key to spare. They will be merged, with the key between them.",
                    name(left),
                    name(right)
                );
                let marks = vec![(left, None, Role::Active), (right, None, Role::Active)];
                (caption, marks, "let mut gone = self.nodes.remove(right);")
            }
            Step::Merged { node } => {
                let lower = if self.root == map.root() {
                    ""
                } else {
                    " The old root has lost its last key and is gone, so the tree is one level shorter."
                };
                let caption = format!("They are now one node: {}.{lower}", name(node));
                (caption, vec![(node, None, Role::Active)], "row.keys.push(key);")
            }
            Step::Remove { node, index } => {
                let (caption, code) = if self.is_in_leaf {
                    let caption = format!("{it} is in the leaf {}.", name(node));
                    (caption, "break self.take(node, index);")
                } else {
                    let caption = format!("{it} is in {}, which is not a leaf.", name(node));
                    (caption, "match self.remove_neighbor(node, index")
                };
                (caption, vec![(node, Some(index), Role::Rejected)], code)
            }
            Step::Supplant { node, index } => {
                let heir = &map.keys_of(node)[index];
                let which = if heir < key { "greatest smaller" } else { "least greater" };
                let caption = format!(
                    "{key} is gone. {heir}, the {which} key, has come up from its leaf and taken its place."
                );
                (
                    caption,
                    vec![(node, Some(index), Role::Active)],
                    "let removed = self.nodes[node].replace(index, entry);",
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
    fn find<const T: usize>(&mut self, map: &Map<T>) -> bool {
        let mut next = map.root();
        while let Some(node) = next {
            self.visited.push(node);
            let keys = map.keys_of(node);
            match keys.binary_search(&self.key) {
                Ok(index) => {
                    if self.is_drawn {
                        let marks = [(node, Some(index), Role::Chosen)];
                        let caption = format!("{}: it is in {}.", self.spoken(), row(keys));
                        let picture = picture(map, &self.visited, &marks);
                        self.frames.push(Frame::new(caption).with(picture));
                    }
                    return true;
                }
                Err(index) => next = map.children_of(node).get(index).copied(),
            }
        }
        false
    }

    fn absent<const T: usize>(&mut self, map: &Map<T>) {
        if self.is_drawn {
            let spoken = self.spoken();
            let caption = match self.visited.last() {
                None => format!("{spoken}: the tree is empty."),
                Some(&leaf) => {
                    format!(
                        "{spoken}: the search ends in {} and does not find it.",
                        row(map.keys_of(leaf))
                    )
                }
            };
            self.frames.push(Frame::new(caption).with(picture(map, &self.visited, &[])));
        }
    }

    /// The tree after a key was taken from a leaf.
    fn removed<const T: usize>(&mut self, map: &Map<T>) {
        if self.is_drawn && self.is_in_leaf {
            let caption = format!("{} is gone.", self.key);
            self.frames.push(Frame::new(caption).with(picture(map, &[], &[])));
        }
    }
}

fn answer<const T: usize>(map: &Map<T>, n_visits: usize, absent: &[Key]) -> String {
    let keys = tree::keys(map.len(), map.keys());
    let (size, absent) = (tree::size(map.statistics()), tree::absent(absent));
    format!("After {}: {keys}{size}{absent}.", trace::plural(n_visits, "node visit"))
}
