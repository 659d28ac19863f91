//! A red-black tree, case by case:
//! `cargo run -p data-structure --example red_black_tree -- 41 38 31 12 delete 38`.

#[path = "tree/mod.rs"]
mod tree;

use std::process::ExitCode;

use data_structure::ordered_map::arena::Id;
use data_structure::ordered_map::binary_tree::Side;
use data_structure::red_black_tree::{Color, DoublyBlack, Step, TwoReds};
use data_structure::{AvlTree, OrderedMap, RedBlackTree};
use input::Input;
use trace::{Axis, Chart, Demo, Flag, Frame, Options, Role, Series, SplitMix64, Trace, TreeNode};
use tree::{Key, Operation, Verb, frames};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "red_black_tree",
    about: "Red-black tree: no red node below a red one, and equally many black nodes on every path.",
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

type Map = RedBlackTree<Key, ()>;

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
            frames.push(Frame::new(caption).with(tree::picture(map.tree(), colors(&map))));
        }
        let is_drawn = is_drawn && n_skipped <= i;
        let mut scene = Scene { key: key.clone(), verb, is_drawn, ..Scene::default() };
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
        if let (Some(last), Some((answer, because))) = (frames.last_mut(), scene.question) {
            let question = format!("Insert {}: how is the tree repaired?", scene.key);
            let choices = [
                "only by painting",
                "by one rotation",
                "by two rotations",
                "by painting, and then by rotating higher up",
            ];
            *last = std::mem::take(last).ask(question, choices, answer, because);
        }
        frames.extend(scene.frames);
    }
    let keys: Vec<&Key> = map.keys().collect();
    let state = frames::answer(keys.into_iter(), map.height(), &absent);
    let blacks = trace::plural(map.black_height(), "black node");
    let answer = format!(
        "After {}: {state}; {blacks} on every path.",
        trace::plural(n_rotations, "rotation")
    );
    Ok(Trace { title: tree::title("Red-black tree", &operations), frames, answer })
}

/// The pictures of one operation.
struct Scene {
    key: Key,
    verb: Verb,
    is_drawn: bool,
    frames: Vec<Frame>,
    n_rotations: usize,
    /// The nodes that the key has been compared with.
    compared: Vec<Id>,
    /// What was done since the last frame, in words, and its line.
    opening: Option<(String, &'static str)>,
    /// The leaf that was added.
    leaf: Option<Id>,
    /// The nodes that were painted since the last frame.
    painted: Vec<(Id, Color)>,
    /// How two red nodes are repaired, and why: to be asked before.
    question: Option<(usize, &'static str)>,
}

impl Default for Scene {
    fn default() -> Self {
        Scene {
            key: Key::Number(0),
            verb: Verb::Insert,
            is_drawn: true,
            frames: Vec::new(),
            n_rotations: 0,
            compared: Vec::new(),
            opening: None,
            leaf: None,
            painted: Vec::new(),
            question: None,
        }
    }
}

impl Scene {
    fn watch(&mut self, step: Step, map: &Map) {
        match step {
            Step::Compare { node } => self.compared.push(node),
            Step::Rotate { down } => {
                self.n_rotations += 1;
                self.rotated(down, map);
            }
            _ if !self.is_drawn => {}
            Step::Link { node } => {
                let line = "let Some(mut node) = tree else {";
                let way = tree::comparisons(map.tree(), &self.key, &self.compared);
                let it = if self.compared.is_empty() { self.key.to_string() } else { "It".into() };
                self.opening = Some((format!("Insert {way}. {it} becomes a red leaf."), line));
                self.leaf = Some(node);
            }
            Step::Replace { node } => {
                let way = tree::comparisons(map.tree(), &self.key, &self.compared);
                let caption = format!("Insert {way}. Only its value is replaced.");
                let picture = self.picture(map, &[(node, Role::Active)]);
                let line = "Ordering::Equal => return node,";
                self.frames.push(Frame::new(caption).with(picture).at(line));
            }
            Step::Unlink { node } => {
                let compared = std::mem::take(&mut self.compared);
                let frame = frames::unlinking(node, map.tree(), &self.key, &compared, colors(map));
                let line = "let Unlinked { entry, vacated, mark } = self.tree.unlink(node);";
                self.frames.push(frame.at(line));
                let color = if leaves(node, map) == Color::Red { "red" } else { "black" };
                let opening = format!("{} is gone. The vacated place was {color}.", self.key);
                self.opening = Some((opening, line));
            }
            Step::Paint { node } => self.painted.push((node, *map.tree().mark(node))),
            Step::TwoReds { node, case } => self.two_reds(node, case, map),
            Step::DoublyBlack { parent, side, case } => self.doubly_black(parent, side, case, map),
        }
    }

    fn picture(&self, map: &Map, others: &[(Id, Role)]) -> trace::Tree {
        tree::way(map.tree(), &self.compared, others, colors(map))
    }

    /// What was done, and what was painted since the last frame.
    fn so_far(&mut self, map: &Map) -> String {
        let mut words = self.opening.take().map_or(String::new(), |(opening, _)| opening);
        let painted = std::mem::take(&mut self.painted);
        for group in painted.chunk_by(|a, b| a.1 == b.1) {
            let keys: Vec<_> = group.iter().map(|(node, _)| map.tree().key(*node)).collect();
            let verb = if keys.len() == 1 { "becomes" } else { "become" };
            let name = if group[0].1 == Color::Black { "black" } else { "red" };
            let is_root =
                keys.len() == 1 && name == "black" && map.tree().root() == Some(group[0].0);
            let root = if is_root { " is the root, so it" } else { "" };
            let link = if words.is_empty() { "" } else { " " };
            words.push_str(&format!("{link}{}{root} {verb} {name}.", trace::list(keys, " and ")));
        }
        if !words.is_empty() {
            words.push(' ');
        }
        words
    }

    fn two_reds(&mut self, node: Id, case: TwoReds, map: &Map) {
        let tree = map.tree();
        let (Some((parent, side)), mut caption) = (tree.place(node), self.so_far(map)) else {
            return;
        };
        let Some((above, high)) = tree.place(parent) else { return };
        let uncle = tree.child(above, high.flip());
        let letters = match (high, side) {
            (Side::Left, Side::Left) => "LL",
            (Side::Left, Side::Right) => "LR",
            (Side::Right, Side::Left) => "RL",
            (Side::Right, Side::Right) => "RR",
        };
        let uncle_is = match uncle {
            None => "is absent, so it counts as black".to_owned(),
            Some(uncle) if case == TwoReds::RedUncle => format!("{} is red", tree.key(uncle)),
            Some(uncle) => format!("{} is black", tree.key(uncle)),
        };
        let (node_key, parent_key) = (tree.key(node), tree.key(parent));
        caption.push_str(&format!(
            "{node_key} and its parent {parent_key} are red. The uncle {uncle_is}"
        ));
        caption.push_str(&match case {
            TwoReds::RedUncle => ", so three nodes are painted.".to_owned(),
            TwoReds::Bent => format!(". This is case {letters}, so {parent_key} is rotated first."),
            TwoReds::Straight => {
                format!(". This is case {letters}, so {} is rotated.", tree.key(above))
            }
        });
        let mut marks = vec![(node, Role::Active), (parent, Role::Rejected)];
        marks.extend(uncle.map(|uncle| (uncle, Role::Chosen)));
        let picture = self.picture(map, &marks);
        let line = match (case, high) {
            (TwoReds::RedUncle, _) => "if is_red(&node.left) && is_red(&node.right) {",
            (TwoReds::Bent, Side::Left) => "if is_red(&parent.right)",
            (TwoReds::Bent, Side::Right) => "if is_red(&parent.left)",
            (TwoReds::Straight, Side::Left) => "rotate_right(node)",
            (TwoReds::Straight, Side::Right) => "rotate_left(node)",
        };
        let answer = match case {
            TwoReds::RedUncle => 0,
            TwoReds::Straight => 1,
            TwoReds::Bent => 2,
        };
        let because = "If the uncle is red, paint. If it is black, rotate: once if the two red nodes are children on the same side, and twice if they are children on different sides.";
        let frame = Frame::new(caption).with(picture).at(line);
        // After the first of two rotations nothing is left to ask.
        if self.n_rotations == 0 && self.frames.is_empty() {
            self.question = Some((answer, because));
        } else if self.n_rotations == 0 && case != TwoReds::RedUncle {
            let because = "The uncle is red, so paint. Then the grandparent is red, and so is its parent. The uncle of the grandparent is black, so rotate.";
            self.question = Some((3, because));
        }
        self.frames.push(frame);
        self.compared.clear();
    }

    fn doubly_black(&mut self, parent: Id, side: Side, case: DoublyBlack, map: &Map) {
        let tree = map.tree();
        let name = if side == Side::Left { "left" } else { "right" };
        let Some(sibling) = tree.child(parent, side.flip()) else { return };
        let mut caption = self.so_far(map);
        caption.push_str(&format!(
            "The place on the {name} of {} is doubly black. Its sibling {} is ",
            tree.key(parent),
            tree.key(sibling)
        ));
        let nephew =
            |side| tree.child(sibling, side).map_or(String::new(), |id| tree.key(id).to_string());
        caption.push_str(&match case {
            DoublyBlack::RedSibling => "red, so it is rotated up.".to_owned(),
            DoublyBlack::BlackNephews => {
                "black, and so are both nephews, so the sibling is painted red.".to_owned()
            }
            DoublyBlack::NearRed => {
                format!(
                    "black, and the near nephew {} is red, so the nephew is rotated up.",
                    nephew(side)
                )
            }
            DoublyBlack::FarRed => {
                format!(
                    "black, and the far nephew {} is red, so the sibling is rotated up.",
                    nephew(side.flip())
                )
            }
        });
        let mut marks = vec![(sibling, Role::Chosen)];
        marks.extend(tree.child(parent, side).map(|node| (node, Role::Active)));
        let mut picture = self.picture(map, &marks);
        mark_place(&mut picture, &tree.key(parent).to_string(), side);
        let line = match case {
            DoublyBlack::RedSibling => "DoublyBlack::RedSibling => {",
            DoublyBlack::BlackNephews => "DoublyBlack::BlackNephews => {",
            DoublyBlack::NearRed => "DoublyBlack::NearRed => {",
            DoublyBlack::FarRed => "DoublyBlack::FarRed => {",
        };
        self.frames.push(Frame::new(caption).with(picture).at(line));
    }

    fn rotated(&mut self, down: Id, map: &Map) {
        let tree = map.tree();
        let Some((riser, turn)) = tree.place(down) else { return };
        if !self.is_drawn {
            return;
        }
        let turned = if turn == Side::Left { "left" } else { "right" };
        let (down_key, riser_key) = (tree.key(down), tree.key(riser));
        let colors = match (tree.mark(down), tree.mark(riser)) {
            (Color::Red, Color::Black) => {
                format!("; {riser_key} becomes black, and {down_key} becomes red")
            }
            (Color::Black, Color::Red) => {
                format!("; {riser_key} becomes red, and {down_key} becomes black")
            }
            _ => String::new(),
        };
        let caption =
            format!("{down_key} is rotated to the {turned}, and {riser_key} rises{colors}.");
        let picture = self.picture(map, &[(down, Role::Active), (riser, Role::Chosen)]);
        let line = match (self.verb, turn) {
            (Verb::Delete, _) => "let riser = self.tree.rotate(down, turn);",
            (_, Side::Left) => "child.left = Some(node);",
            (_, Side::Right) => "child.right = Some(node);",
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
            let frame = frames::absent(verb, tree, key, compared, colors(map));
            self.frames.push(frame);
        } else if verb == Verb::Find {
            let frame = frames::found(tree, key, compared, colors(map));
            self.frames.push(frame);
        } else if self.opening.is_some() || !self.painted.is_empty() {
            let line = match (&self.opening, self.painted.is_empty()) {
                (Some((_, line)), true) => line,
                _ if verb == Verb::Delete => "*self.tree.mark_mut(node) = color;",
                _ if self.painted.iter().any(|(_, color)| *color == Color::Red) => {
                    "node.color = Color::Red;"
                }
                _ => "root.color = Color::Black;",
            };
            let mut marks: Vec<_> =
                self.painted.iter().map(|(node, _)| (*node, Role::Settled)).collect();
            marks.extend(
                self.leaf.filter(|_| self.opening.is_some()).map(|leaf| (leaf, Role::Active)),
            );
            let caption = self.so_far(map);
            let picture = self.picture(map, &marks);
            self.frames.push(Frame::new(caption.trim_end()).with(picture).at(line));
        }
    }
}

/// The color of the place that leaves the tree with a node: its own, or with two children that of
/// its successor.
fn leaves(node: Id, map: &Map) -> Color {
    let [left, right] = [Side::Left, Side::Right].map(|side| map.tree().child(node, side));
    let leaving = left.and(right).map_or(node, |right| map.tree().extreme(right, Side::Left));
    *map.tree().mark(leaving)
}

/// Black nodes have a heavy rim; a letter says it too.
fn colors(map: &Map) -> impl Fn(Id, &mut TreeNode) {
    |id, node| {
        node.heavy = *map.tree().mark(id) == Color::Black;
        node.note = if node.heavy { "B" } else { "R" }.into();
    }
}

/// Writes BB at a place; if no node is there, one is drawn.
fn mark_place(picture: &mut trace::Tree, parent: &str, side: Side) {
    let nodes = &mut picture.nodes;
    let Some(above) = nodes.iter().position(|node| node.keys[0].text == parent) else { return };
    let side = if side == Side::Left { trace::Side::Left } else { trace::Side::Right };
    let is_here = |node: &&mut TreeNode| node.parent == Some(above) && node.side == Some(side);
    if let Some(node) = nodes.iter_mut().find(is_here) {
        node.note = "BB".into();
        return;
    }
    // Children stand from left to right, so the one on the left comes right behind its parent.
    let place = if side == trace::Side::Left { above + 1 } else { nodes.len() };
    for node in nodes.iter_mut() {
        node.parent = node.parent.map(|parent| parent + usize::from(place <= parent));
    }
    let mut nothing = TreeNode::child(above, "-").marked(Role::Active);
    (nothing.side, nothing.heavy, nothing.note) = (Some(side), true, "BB".into());
    nodes.insert(place, nothing);
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The comparisons of the worst search for a key that is there.
fn cost() -> Chart {
    let series = |name: &str, count: &dyn Fn(u16) -> usize| Series {
        name: name.into(),
        points: SIZES
            .map(|n| (f64::from(n), u32::try_from(count(n)).map_or(0.0, f64::from)))
            .to_vec(),
    };
    let levels = |height: Option<usize>| height.map_or(0, |height| height + 1);
    Chart {
        name: "Comparisons in the worst search".into(),
        x: Axis::log("keys"),
        y: Axis::linear("comparisons"),
        series: vec![
            series("the proved bound", &|n| levels(Some(highest(n.into())))),
            series("red-black tree, in order", &|n| {
                levels(ascending::<RedBlackTree<u16, ()>>(n).height())
            }),
            series("red-black tree, shuffled", &|n| {
                levels(shuffled::<RedBlackTree<u16, ()>>(n).height())
            }),
            series("AVL tree, in order", &|n| levels(ascending::<AvlTree<u16, ()>>(n).height())),
        ],
    }
}

/// The numbers below n, inserted in order.
pub(crate) fn ascending<M: OrderedMap<u16, ()>>(n: u16) -> M {
    filled(0..n)
}

/// The numbers below n, inserted in a random order.
pub(crate) fn shuffled<M: OrderedMap<u16, ()>>(n: u16) -> M {
    let mut keys: Vec<u16> = (0..n).collect();
    SplitMix64::new(7).shuffle(&mut keys);
    filled(keys)
}

fn filled<M: OrderedMap<u16, ()>>(keys: impl IntoIterator<Item = u16>) -> M {
    let mut map = M::default();
    for key in keys {
        map.insert(key, ());
    }
    map
}

/// One less than the greatest whole number that is at most 2 log2(n + 1): no path of a tree of n
/// nodes has more nodes, so no tree is higher.
pub(crate) fn highest(n: u32) -> usize {
    let most_nodes = usize::try_from((u64::from(n) + 1).pow(2).ilog2()).unwrap_or(usize::MAX);
    most_nodes.saturating_sub(1)
}
