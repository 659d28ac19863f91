//! An AVL tree, rotation by rotation:
//! `cargo run -p data-structure --example avl_tree -- 10 20 30 40 50 25 delete 40`.

#[path = "tree/mod.rs"]
mod tree;

use std::process::ExitCode;

use data_structure::avl_tree::{Case, Step};
use data_structure::ordered_map::arena::Id;
use data_structure::ordered_map::binary_tree::Side;
use data_structure::{AvlTree, BinarySearchTree, OrderedMap};
use input::Input;
use trace::{Axis, Chart, Demo, Flag, Frame, Options, Role, Series, SplitMix64, Trace, TreeNode};
use tree::{Key, Operation, Verb, frames};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "avl_tree",
    about: "AVL tree: where the subtrees of a node differ in height by two, it is rotated.",
    arguments: tree::ARGUMENTS,
    worked: &["1 3 4 2 7 6 5 8"],
    flags: &[Flag {
        name: "--skip",
        value: Some("N"),
        about: "do not draw the first N operations",
    }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Eight to ten different numbers below 20 in any order.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut keys: Vec<u32> = (1..20).collect();
    dice.shuffle(&mut keys);
    keys.truncate(8 + dice.below(3));
    trace::list(&keys, " ")
}

type Map = AvlTree<Key, ()>;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let operations = tree::read(input)?;
    let n_skipped: usize = options.number("--skip")?.unwrap_or(0);
    let limit = tree::too_large(&operations);
    let is_drawn = limit.is_none();
    let mut frames: Vec<Frame> = limit.into_iter().collect();
    let mut map = Map::new();
    let (mut n_rotations, mut absent) = (0, Vec::new());
    for (i, Operation { verb, key }) in operations.iter().cloned().enumerate() {
        if is_drawn && 0 < i && i == n_skipped {
            let caption = format!("The tree, after {}.", trace::plural(i, "operation"));
            let picture = tree::picture(map.tree(), note(&map, None));
            frames.push(Frame::new(caption).with(picture));
        }
        let mut scene = Scene::new(key.clone(), is_drawn && n_skipped <= i);
        let watch = |step, map: &Map| scene.watch(step, map);
        let is_there = match verb {
            Verb::Insert => {
                map.insert_watched(key, (), watch);
                true
            }
            Verb::Delete => map.remove_watched(&key, watch).is_some(),
            Verb::Find => map.tree().search(&key, |node| scene.compared.push(node)).is_ok(),
        };
        if !is_there {
            absent.push(scene.key.clone());
        }
        scene.end(verb, is_there, &map);
        n_rotations += scene.n_rotations;
        if let (Some(last), Some(question)) = (frames.last_mut(), scene.question.take()) {
            *last = question.asked_by(std::mem::take(last));
        }
        frames.extend(scene.frames);
    }
    let keys: Vec<&Key> = map.keys().collect();
    let state = frames::answer(keys.into_iter(), map.height(), &absent);
    let answer = format!("After {}: {state}.", trace::plural(n_rotations, "rotation"));
    Ok(Trace { title: tree::title("AVL tree", &operations), frames, answer })
}

/// A question about what comes next.
struct Question {
    text: String,
    choices: Vec<String>,
    answer: usize,
    because: String,
}

impl Question {
    fn asked_by(self, frame: Frame) -> Frame {
        frame.ask(self.text, self.choices, self.answer, self.because)
    }
}

/// The pictures of one operation.
struct Scene {
    key: Key,
    is_drawn: bool,
    frames: Vec<Frame>,
    n_rotations: usize,
    /// The nodes that the key has been compared with.
    compared: Vec<Id>,
    /// What was done since the last frame, in words, and its line.
    opening: Option<(String, &'static str)>,
    /// The leaf that was added.
    leaf: Option<Id>,
    /// The nodes whose heights were computed since the last frame.
    measured: Vec<Id>,
    /// The node that leans by two.
    leaning: Option<Id>,
    /// What can be asked before the operation.
    question: Option<Question>,
}

impl Scene {
    fn new(key: Key, is_drawn: bool) -> Self {
        Scene {
            key,
            is_drawn,
            frames: Vec::new(),
            n_rotations: 0,
            compared: Vec::new(),
            opening: None,
            leaf: None,
            measured: Vec::new(),
            leaning: None,
            question: None,
        }
    }

    fn watch(&mut self, step: Step, map: &Map) {
        match step {
            Step::Compare { node } => self.compared.push(node),
            Step::Rotate { down } => {
                self.n_rotations += 1;
                self.rotated(down, map);
            }
            _ if !self.is_drawn => {}
            Step::Link { node } => {
                let becomes = tree::becomes(&self.key, &self.compared);
                let line = "let Some(mut node) = tree else {";
                self.opening = Some((format!("Insert {}{becomes}", self.way(map)), line));
                self.leaf = Some(node);
            }
            Step::Replace { node } => {
                let caption = format!("Insert {}. Only its value is replaced.", self.way(map));
                let picture = self.picture(map, &[(node, Role::Active)], None);
                let line = "Ordering::Equal => return Some(node),";
                self.frames.push(Frame::new(caption).with(picture).at(line));
            }
            Step::Unlink { node } => {
                let frame =
                    frames::unlinking(node, map.tree(), &self.key, &self.compared, note(map, None));
                self.frames.push(frame.at("Ordering::Equal => return join"));
                let line = "Ordering::Equal => return join";
                self.opening = Some((format!("{} is gone.", self.key), line));
                self.compared.clear();
            }
            Step::Measure { node } => self.measured.push(node),
            Step::Lean { node, case } => self.leaning(node, case, map),
        }
    }

    /// The comparisons in words.
    fn way(&self, map: &Map) -> String {
        tree::comparisons(map.tree(), &self.key, &self.compared)
    }

    /// The tree with nodes in their roles; above `current` nothing has been looked at again.
    fn picture(&self, map: &Map, others: &[(Id, Role)], current: Option<Id>) -> trace::Tree {
        tree::way(map.tree(), &self.compared, others, note(map, current))
    }

    /// What was done, and the heights that were computed on the way up.
    fn so_far(&mut self, map: &Map) -> String {
        let mut words = self.opening.take().map_or(String::new(), |(opening, _)| opening + " ");
        let measured = std::mem::take(&mut self.measured);
        let last = measured.len().saturating_sub(1);
        for (i, node) in measured.into_iter().enumerate() {
            let link = match i {
                0 => "On the way back up, ",
                _ if i == last => ", and ",
                _ => ", ",
            };
            let height = map.height_of(Some(node));
            words.push_str(&format!("{link}{} has height {height}", map.tree().key(node)));
        }
        words
    }

    fn leaning(&mut self, node: Id, case: Case, map: &Map) {
        let tree = map.tree();
        let (side, high, how) = match case {
            Case::LeftLeft => (Side::Left, "left", "does not lean right. This is case LL"),
            Case::LeftRight => (Side::Left, "left", "leans right. This is case LR"),
            Case::RightLeft => (Side::Right, "right", "leans left. This is case RL"),
            Case::RightRight => (Side::Right, "right", "does not lean left. This is case RR"),
        };
        let child = tree.child(node, side);
        let child_key = child.map_or(String::new(), |child| tree.key(child).to_string());
        let mut caption = self.so_far(map);
        caption.push_str(&format!(
            ". Now {} leans {high} by two, and its {high} child {child_key} {how}.",
            tree.key(node)
        ));
        if self.frames.is_empty() && self.n_rotations == 0 && self.leaf.is_some() {
            let path: Vec<Id> = self.compared.clone();
            let mut choices: Vec<String> =
                path.iter().map(|node| tree.key(*node).to_string()).collect();
            choices.push("none".into());
            let answer = path.iter().position(|other| *other == node);
            self.question = answer.map(|answer| Question {
                text: format!(
                    "Insert {}. On the way up from the new leaf, which node will be the first to lean by two?",
                    self.key
                ),
                choices,
                answer,
                because: "It is the lowest node on the path whose taller side has become even taller."
                    .into(),
            });
        }
        let n = if matches!(case, Case::LeftRight | Case::RightLeft) { 2 } else { 1 };
        let how_many = Question {
            text: format!("How many rotations repair the tree at {}?", tree.key(node)),
            choices: ["1".into(), "2".into(), "3".into()].into(),
            answer: n - 1,
            because: if n == 1 {
                format!(
                    "{child_key} leans to the same side, or not at all, so the outer subtree is the tall one."
                )
            } else {
                format!(
                    "{child_key} leans to the other side, so the inner subtree is the tall one, and one rotation would leave it on its level."
                )
            },
        };
        let mut marks = vec![(node, Role::Rejected)];
        marks.extend(self.leaf.filter(|_| self.n_rotations == 0).map(|leaf| (leaf, Role::Active)));
        marks.extend(child.map(|child| (child, Role::Chosen)));
        let picture = self.picture(map, &marks, Some(node));
        let line = "match height(&node.right) - height(&node.left) {";
        self.frames.push(how_many.asked_by(Frame::new(caption).with(picture).at(line)));
        self.compared.clear();
        self.leaning = Some(node);
    }

    fn rotated(&mut self, down: Id, map: &Map) {
        let tree = map.tree();
        let Some((riser, turn)) = tree.place(down) else { return };
        if !self.is_drawn {
            return;
        }
        let (turned, across) = match turn {
            Side::Left => ("left", Side::Right),
            Side::Right => ("right", Side::Left),
        };
        let (down_key, riser_key) = (tree.key(down), tree.key(riser));
        let mut caption = format!("{down_key} is rotated to the {turned}, and {riser_key} rises.");
        if let Some(middle) = tree.child(down, across) {
            let middle = tree.key(middle);
            caption.push_str(&format!(
                " The subtree of {middle}, whose keys are between the two, is now below {down_key}."
            ));
        }
        let marks = [(down, Role::Active), (riser, Role::Chosen)];
        // The first of two rotations is made below the node that leans.
        let current = self.leaning.filter(|leaning| *leaning != down).unwrap_or(riser);
        let picture = self.picture(map, &marks, Some(current));
        let line = if turn == Side::Left {
            "child.left = Some(node);"
        } else {
            "child.right = Some(node);"
        };
        self.frames.push(Frame::new(caption).with(picture).at(line));
    }

    /// What is left to be shown at the end of an operation.
    fn end(&mut self, verb: Verb, is_there: bool, map: &Map) {
        if !self.is_drawn {
            return;
        }
        let (tree, key, compared) = (map.tree(), &self.key, &self.compared);
        if !is_there {
            let frame = frames::absent(verb, tree, key, compared, note(map, None));
            self.frames.push(frame);
        } else if verb == Verb::Find {
            let frame = frames::found(tree, key, compared, note(map, None));
            self.frames.push(frame);
        } else if self.opening.is_some() || !self.measured.is_empty() {
            let line = self.opening.as_ref().map_or(MEASURE, |(_, line)| line);
            let mut marks: Vec<_> = self.leaf.iter().map(|leaf| (*leaf, Role::Active)).collect();
            if verb == Verb::Delete {
                marks.extend(self.measured.iter().map(|node| (*node, Role::Compared)));
            }
            let stops = !self.measured.is_empty();
            let mut caption = self.so_far(map).trim_end().to_owned();
            if stops {
                caption.push('.');
            }
            let picture = self.picture(map, &marks, None);
            self.frames.push(Frame::new(caption).with(picture).at(line));
        }
    }
}

const MEASURE: &str = "node.height = 1 + ";

/// The height of a node, and how it leans; a question mark above `current`, where nothing has been
/// looked at again.
fn note(map: &Map, current: Option<Id>) -> impl Fn(Id, &mut TreeNode) {
    let above = std::iter::successors(current, |node| map.tree().parent(*node)).skip(1);
    let above: Vec<Id> = above.collect();
    move |id, node| {
        let lean = match map.lean(id, Side::Right) {
            _ if above.contains(&id) => "?",
            ..=-2 => "--",
            -1 => "-",
            0 => "",
            1 => "+",
            2.. => "++",
        };
        node.note = format!("{}{lean}", map.height_of(Some(id)));
    }
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The comparisons of the worst search for a key that is there.
fn cost() -> Chart {
    let series = |name: &str, count: &dyn Fn(u16) -> f64| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), count(n))).to_vec(),
    };
    let levels = |height: Option<usize>| {
        height.map_or(0.0, |height| u32::try_from(height + 1).map_or(0.0, f64::from))
    };
    Chart {
        name: "Comparisons in the worst search".into(),
        x: Axis::log("keys"),
        y: Axis::linear("comparisons"),
        series: vec![
            series("what no AVL tree exceeds", &|n| levels(highest(n.into()))),
            series("AVL tree, shuffled", &|n| levels(shuffled::<AvlTree<u16, ()>>(n).height())),
            series("AVL tree, in order", &|n| levels(ascending(n).height())),
            series("binary search tree, shuffled", &|n| {
                levels(shuffled::<BinarySearchTree<u16, ()>>(n).height())
            }),
        ],
    }
}

/// The numbers below n, inserted in order.
pub(crate) fn ascending(n: u16) -> AvlTree<u16, ()> {
    (0..n).map(|key| (key, ())).collect()
}

/// The numbers below n, inserted in a random order.
pub(crate) fn shuffled<M: OrderedMap<u16, ()>>(n: u16) -> M {
    let mut keys: Vec<u16> = (0..n).collect();
    SplitMix64::new(7).shuffle(&mut keys);
    let mut map = M::default();
    for key in keys {
        map.insert(key, ());
    }
    map
}

/// The greatest height that an AVL tree of n nodes can have.
pub(crate) fn highest(n: u32) -> Option<usize> {
    // The fewest nodes of a tree of some height, and of one a level higher.
    let (mut fewest, mut next) = (0, 1);
    let mut n_levels: usize = 0;
    while next <= n {
        (fewest, next) = (next, fewest + next + 1);
        n_levels += 1;
    }
    n_levels.checked_sub(1)
}
