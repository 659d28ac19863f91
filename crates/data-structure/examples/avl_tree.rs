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
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, Trace, TreeNode};
use tree::{Key, Operation, Verb, frames};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "avl_tree",
    about: "AVL tree: where the subtrees of a node differ in height by two, it is rotated.",
    arguments: tree::ARGUMENTS,
    worked: &[
        "10 20 30 40 50 25",
        "10 5 15 2 7 13 19 1 3 6 8 14 16 20 17 insert 18 delete 15",
        "8 5 11 3 7 10 12 2 4 6 9 1 delete 12",
    ],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

type Map = AvlTree<Key, ()>;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let operations = tree::read(input)?;
    let limit = tree::too_large(&operations);
    let is_drawn = limit.is_none();
    let mut frames: Vec<Frame> = limit.into_iter().collect();
    let mut map = Map::new();
    let (mut n_rotations, mut absent) = (0, Vec::new());
    for Operation { verb, key } in operations.iter().cloned() {
        let mut scene = Scene::new(key.clone(), is_drawn);
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
        frames.extend(scene.frames);
    }
    let keys: Vec<&Key> = map.keys().collect();
    let state = frames::answer(keys.into_iter(), map.height(), &absent);
    let answer = format!("After {}: {state}.", trace::plural(n_rotations, "rotation"));
    Ok(Trace { title: tree::title("AVL tree", &operations), frames, answer })
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
                let becomes = if self.compared.is_empty() { "the root" } else { "a leaf there" };
                let line = "let node = self.tree.add_leaf(place, key, value, 0);";
                self.opening =
                    Some((format!("Insert {}. It becomes {becomes}.", self.way(map)), line));
                self.leaf = Some(node);
            }
            Step::Replace { node } => {
                let caption = format!("Insert {}. Only its value is replaced.", self.way(map));
                let picture = self.picture(map, &[(node, Role::Active)], None);
                let line = "let old = mem::replace(self.tree.value_mut(node), value);";
                self.frames.push(Frame::new(caption).with(picture).at(line));
            }
            Step::Unlink { node } => {
                let frame =
                    frames::unlinking(node, map.tree(), &self.key, &self.compared, note(map, None));
                self.frames.push(frame.at("watch(Step::Unlink { node }, self);"));
                let line = "let Unlinked { entry, vacated, .. } = self.tree.unlink(node);";
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
        for (i, node) in std::mem::take(&mut self.measured).into_iter().enumerate() {
            let link = if i == 0 { "On the way up " } else { ", " };
            let height = map.height_of(Some(node));
            words.push_str(&format!("{link}{} has height {height}", map.tree().key(node)));
        }
        words
    }

    fn leaning(&mut self, node: Id, case: Case, map: &Map) {
        let tree = map.tree();
        let (side, high, how) = match case {
            Case::LeftLeft => (Side::Left, "left", "does not lean right: LL, one rotation"),
            Case::LeftRight => (Side::Left, "left", "leans right: LR, two rotations"),
            Case::RightLeft => (Side::Right, "right", "leans left: RL, two rotations"),
            Case::RightRight => (Side::Right, "right", "does not lean left: RR, one rotation"),
        };
        let child = tree.child(node, side);
        let child_key = child.map_or(String::new(), |child| tree.key(child).to_string());
        let mut caption = self.so_far(map);
        caption.push_str(&format!(
            ". Now {} leans {high} by two, and its {high} child {child_key} {how}.",
            tree.key(node)
        ));
        let mut marks = vec![(node, Role::Rejected)];
        marks.extend(self.leaf.filter(|_| self.n_rotations == 0).map(|leaf| (leaf, Role::Active)));
        marks.extend(child.map(|child| (child, Role::Chosen)));
        let picture = self.picture(map, &marks, Some(node));
        let line = "watch(Step::Lean { node, case }, self);";
        self.frames.push(Frame::new(caption).with(picture).at(line));
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
            caption
                .push_str(&format!(" {middle} was between them and hangs below {down_key} now."));
        }
        let marks = [(down, Role::Active), (riser, Role::Chosen)];
        // The first of two rotations is made below the node that leans.
        let current = self.leaning.filter(|leaning| *leaning != down).unwrap_or(riser);
        let picture = self.picture(map, &marks, Some(current));
        let line = "let riser = self.tree.rotate(down, turn);";
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
            self.frames.push(frame.at("place = Some((node, side));"));
        } else if verb == Verb::Find {
            let frame = frames::found(tree, key, compared, note(map, None));
            self.frames.push(frame.at("return Ok(node);"));
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

const MEASURE: &str = "watch(Step::Measure { node }, self);";

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

/// The comparisons of the dearest search for a key that is there.
fn cost() -> Chart {
    let series = |name: &str, count: &dyn Fn(u16) -> f64| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), count(n))).to_vec(),
    };
    let levels = |height: Option<usize>| {
        height.map_or(0.0, |height| u32::try_from(height + 1).map_or(0.0, f64::from))
    };
    Chart {
        name: "Comparisons of the dearest search".into(),
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
    let mut state = 7_u64;
    for i in (1..keys.len()).rev() {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let place = usize::try_from(state >> 33).map_or(0, |high| high % (i + 1));
        keys.swap(i, place);
    }
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
