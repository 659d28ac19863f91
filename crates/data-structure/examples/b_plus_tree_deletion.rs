//! Deletion from a B+ tree:
//! `cargo run -p data-structure --example b_plus_tree_deletion -- 4 2 6 1 5 delete 2`.

#[path = "tree/mod.rs"]
mod tree;

#[path = "tree/multiway.rs"]
mod multiway;

use std::process::ExitCode;

use data_structure::BPlusTree;
use data_structure::b_plus_tree::Step;
use data_structure::ordered_map::arena::Id;
use input::Input;
use multiway::{Question, row};
use trace::{Demo, Edge, Flag, Frame, Options, Role, SplitMix64, Trace, Tree};
use tree::{Key, Operation, Verb};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "b_plus_tree_deletion",
    about: "B+ tree: deletion, with what follows an underflow.",
    arguments: tree::ARGUMENTS,
    worked: &["1 3 4 2 7 6 5 8 delete 3", "1 2 3 4 5 6 7 8 9 10 delete 8 5 1 6"],
    flags: &[Flag {
        name: "--skip",
        value: Some("N"),
        about: "do not draw the first N operations, which are all insertions at the start else",
    }],
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
    Ok(run::<4>(&operations, n_skipped))
}

type Map<const M: usize> = BPlusTree<Key, (), M>;

fn run<const M: usize>(operations: &[Operation], n_skipped: usize) -> Trace {
    let limit = tree::too_large(operations);
    let is_drawn = limit.is_none();
    let mut frames: Vec<Frame> = limit.into_iter().collect();
    let mut map = Map::<M>::new();
    let (mut n_visits, mut absent) = (0, Vec::new());
    for (i, Operation { verb, key }) in operations.iter().cloned().enumerate() {
        if is_drawn && 0 < i && i == n_skipped {
            let caption = format!("The tree, after {}.", trace::plural(i, "operation"));
            frames.push(Frame::new(caption).with(picture(&map, &[], &[])));
        }
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
    let answer = answer(&map, n_visits, &absent);
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

/// What a picture says, what it marks, and where it stands in the code.
type Shot = (String, Vec<Mark>, &'static str);

/// A step of an insertion.
fn insertion<const M: usize>(it: &str, step: Step, map: &Map<M>) -> Option<Shot> {
    let name = |node| row(map.keys_of(node));
    let shot: Shot = match step {
        Step::Insert { node, index } => {
            let full =
                if map.keys_of(node).len() == M { ", which now has one key too many" } else { "" };
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

/// What can be asked before a step.
fn question<const M: usize>(step: Step, map: &Map<M>) -> Option<Question> {
    let question = match step {
        Step::Borrow { node, from } if map.children_of(node).is_empty() => {
            let (to, row) = (map.keys_of(node), map.keys_of(from));
            let is_right = to.first() < row.first();
            let mut keys: Vec<&Key> = to.iter().chain(row).collect();
            keys.sort_unstable();
            let first = if is_right { row.get(1)? } else { row.last()? };
            Question {
                text: "What will the separator between the two leaves be?".into(),
                answer: keys.iter().position(|key| *key == first)?,
                choices: keys.into_iter().map(Key::to_string).collect(),
                because: "The nearest key of the neighbor moves over, and the separator is the first key of the right leaf."
                    .into(),
            }
        }
        Step::Merge { left, .. } => {
            let root = map.root()?;
            let is_lower = map.children_of(root).contains(&left) && map.keys_of(root).len() == 1;
            Question {
                text: "Will this merge make the tree shorter?".into(),
                choices: ["yes, by one level".into(), "no".into()].into(),
                answer: usize::from(!is_lower),
                because: if is_lower {
                    "The separator between the two is the root's only one.".into()
                } else {
                    "The two are not the only children of the root.".into()
                },
            }
        }
        _ => return None,
    };
    Some(question)
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
            let frame = Frame::new(caption).with(picture).at(code);
            self.frames.push(match question(step, map) {
                Some(question) => question.asked_by(frame),
                None => frame,
            });
        }
    }

    /// A step of a deletion.
    fn deletion<const M: usize>(&self, it: &str, step: Step, map: &Map<M>) -> Option<Shot> {
        let name = |node| row(map.keys_of(node));
        let shot: Shot = match step {
            Step::Remove { node, index } => {
                let caption = format!("{it} is in the leaf {}.", name(node));
                let code = "let entry = (row.keys.remove(index), row.values.remove(index));";
                (caption, vec![(node, Some(index), Role::Rejected)], code)
            }
            Step::Borrow { node, from } => {
                let caption = format!(
                    "Underflow: {} now has one key too few. Its neighbor {} has one to spare, so the two redistribute their keys.",
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
                let (caption, code) = if map.children_of(node).is_empty() {
                    (
                        format!(
                            "{} has enough keys again, and the separator between the two leaves is the first key of the right one.",
                            name(node)
                        ),
                        "self.nodes[node].keys[index] = self.nodes[right].keys[0].clone();",
                    )
                } else {
                    (
                        format!(
                            "{} has one more child: a separator of the neighbor has moved up, and the separator between the two has moved down.",
                            name(node)
                        ),
                        "let key = mem::replace(&mut self.nodes[node].keys[index], key);",
                    )
                };
                (caption, vec![(node, None, Role::Active)], code)
            }
            Step::Merge { left, right } => {
                let caption = format!(
                    "Underflow: of {} and {}, one has one key too few, and the other has none to spare. They will be merged.",
                    name(left),
                    name(right)
                );
                let marks = vec![(left, None, Role::Active), (right, None, Role::Active)];
                (caption, marks, "let mut gone = self.nodes.remove(right);")
            }
            Step::Merged { node } => {
                let how = if map.children_of(node).is_empty() {
                    "The separator between them is gone"
                } else {
                    "The separator between them has moved down"
                };
                let lower = if self.root == map.root() {
                    ""
                } else {
                    " The old root had no other separator, so it is gone, and the tree is one level shorter."
                };
                let caption = format!("They are now one node: {}. {how}.{lower}", name(node));
                let code = "self.nodes[left].keys.append(&mut gone.keys);";
                (caption, vec![(node, None, Role::Active)], code)
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
                    format!(
                        "{spoken}: the search ends in {} and does not find it.",
                        row(map.keys_of(leaf))
                    )
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
    let keys = tree::keys(map.len(), map.keys());
    let (size, absent) = (tree::size(map.statistics()), tree::absent(absent));
    format!("After {}: {keys}{size}{absent}.", trace::plural(n_visits, "node visit"))
}
