//! A binary search tree, operation by operation:
//! `cargo run -p data-structure --example binary_search_tree -- 4 2 6 delete 2`.

#[path = "tree/mod.rs"]
mod tree;

use std::process::ExitCode;

use data_structure::binary_search_tree::Step;
use data_structure::ordered_map::arena::Id;
use data_structure::ordered_map::binary_tree::Side;
use data_structure::{BinarySearchTree, OrderedMap};
use input::Input;
use trace::{
    Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace, Tree,
};
use tree::{Key, Operation, Verb};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "binary_search_tree",
    about: "Binary search tree: smaller keys to the left, greater keys to the right.",
    arguments: tree::ARGUMENTS,
    worked: &["1 2 3 4 5 6 7 8", "1 3 4 2 7 6 5 8 find 5"],
    flags: &[
        Flag { name: "--skip", value: Some("N"), about: "do not draw the first N operations" },
        Flag { name: "--orders", value: None, about: "at the end, the keys in four orders" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Seven to nine different numbers below 20 in any order, and one of them to be found.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut keys: Vec<u32> = (1..20).collect();
    dice.shuffle(&mut keys);
    keys.truncate(7 + dice.below(3));
    format!("{} find {}", trace::list(&keys, " "), keys[keys.len() - 1 - dice.below(3)])
}

type Map = BinarySearchTree<Key, ()>;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let operations = tree::read(input)?;
    let n_skipped: usize = options.number("--skip")?.unwrap_or(0);
    let limit = tree::too_large(&operations);
    let is_drawn = limit.is_none();
    let mut frames: Vec<Frame> = limit.into_iter().collect();
    let mut map = Map::new();
    let (mut n_comparisons, mut n_sought, mut absent) = (0, 0, Vec::new());
    for (i, Operation { verb, key }) in operations.iter().cloned().enumerate() {
        if is_drawn && 0 < i && i == n_skipped {
            let caption = format!("The tree, after {}.", trace::plural(i, "operation"));
            frames.push(Frame::new(caption).with(tree::picture(map.tree(), |_, _| {})));
        }
        let mut scene = Scene::new(key.clone(), is_drawn && n_skipped <= i);
        let watch = |step, map: &Map| scene.watch(step, map);
        let is_absent = match verb {
            Verb::Insert => {
                map.insert_watched(key, (), watch);
                false
            }
            Verb::Delete => map.remove_watched(&key, watch).is_none(),
            Verb::Find => {
                n_sought += 1;
                let sought = map.tree().search(&key, |node| scene.compared.push(node));
                if let (Ok(node), true) = (sought, is_drawn) {
                    scene.found(node, &map);
                }
                sought.is_err()
            }
        };
        if is_absent {
            absent.push(scene.key.clone());
            scene.absent(verb, &map);
        } else if verb == Verb::Delete {
            scene.removed(&map);
        }
        n_comparisons += scene.compared.len();
        if let (Some(last), false) = (frames.last_mut(), scene.frames.is_empty()) {
            *last = scene.question(std::mem::take(last), verb, &map);
        }
        frames.extend(scene.frames);
    }
    if is_drawn && options.has("--orders") {
        frames.push(orders(&map));
    }
    let answer = answer(&map, n_comparisons, n_sought, &absent);
    Ok(Trace { title: tree::title("Binary search tree", &operations), frames, answer })
}

/// The pictures of one operation.
struct Scene {
    key: Key,
    /// The nodes that the key has been compared with.
    compared: Vec<Id>,
    /// How many children the node had that was deleted.
    n_children: usize,
    /// The key that takes its place, if it had two.
    heir: Option<Key>,
    is_drawn: bool,
    frames: Vec<Frame>,
}

impl Scene {
    fn new(key: Key, is_drawn: bool) -> Self {
        let (compared, frames) = (Vec::new(), Vec::new());
        Scene { key, compared, n_children: 0, heir: None, is_drawn, frames }
    }

    fn watch(&mut self, step: Step, map: &Map) {
        let frame = match step {
            Step::Compare { node } => {
                self.compared.push(node);
                return;
            }
            _ if !self.is_drawn => return,
            Step::Unlink { node } => self.unlinking(node, map),
            Step::Link { node } => {
                let becomes = tree::becomes(&self.key, &self.compared);
                let caption = format!("Insert {}{becomes}", self.way(map));
                let picture = self.picture(map, &[(node, Role::Active)]);
                let line = "*tree = Some(Box::new(Node { key, left: None, right: None }));";
                Frame::new(caption).with(picture).at(line)
            }
            Step::Replace { node } => {
                let caption = format!("Insert {}. Only its value is replaced.", self.way(map));
                let picture = self.picture(map, &[(node, Role::Active)]);
                let line = "return false;";
                Frame::new(caption).with(picture).at(line)
            }
        };
        self.frames.push(frame);
    }

    /// What comes next.
    fn question(&self, frame: Frame, verb: Verb, map: &Map) -> Frame {
        let (n, key) = (self.compared.len(), &self.key);
        match (verb, self.heir.clone()) {
            (Verb::Delete, Some(heir)) => {
                let mut keys: Vec<&Key> = map.keys().collect();
                keys.push(key);
                keys.sort_unstable();
                let Some(place) = keys.iter().position(|other| *other == key) else { return frame };
                let near = &keys[place.saturating_sub(1)..keys.len().min(place + 4)];
                let near: Vec<&Key> = near.iter().filter(|other| **other != key).copied().collect();
                let Some(answer) = near.iter().position(|other| **other == heir) else {
                    return frame;
                };
                let question =
                    format!("Delete {key}, which has two children. Which key takes its place?");
                let because = "The least key of its right subtree: one step to the right, and then to the left as far as possible.";
                frame.ask(question, near.iter().map(ToString::to_string), answer, because)
            }
            (Verb::Insert | Verb::Find, _) if 2 <= n => {
                let verb = if verb == Verb::Find { "Find" } else { "Insert" };
                let question = format!("{verb} {key}: how many keys is it compared with?");
                let path: Vec<&Key> =
                    self.compared.iter().map(|node| map.tree().key(*node)).collect();
                let path = trace::all_of(&path);
                let because =
                    format!("{key} is compared with the keys on its path from the root: {path}.");
                frame.ask_number(question, n, [1, n - 1, n + 1, map.len()], because)
            }
            _ => frame,
        }
    }

    /// The comparisons in words.
    fn way(&self, map: &Map) -> String {
        tree::comparisons(map.tree(), &self.key, &self.compared)
    }

    /// The tree with the way down marked, and other nodes in their roles.
    fn picture(&self, map: &Map, others: &[(Id, Role)]) -> Tree {
        tree::way(map.tree(), &self.compared, others, |_, _| {})
    }

    fn found(&mut self, node: Id, map: &Map) {
        let n_asked = trace::plural(self.compared.len(), "comparison");
        let caption = format!("Find {}. That took {n_asked}.", self.way(map));
        let picture = self.picture(map, &[(node, Role::Chosen)]);
        let frame = Frame::new(caption).with(picture);
        self.frames.push(frame.at("Ordering::Equal => return true,"));
    }

    fn absent(&mut self, verb: Verb, map: &Map) {
        if self.is_drawn {
            let (what, so) = match verb {
                Verb::Delete => ("Delete", "there is nothing to delete"),
                _ => ("Find", "it is absent"),
            };
            let caption = format!("{what} {}. There the tree ends: {so}.", self.way(map));
            let picture = self.picture(map, &[]);
            self.frames.push(Frame::new(caption).with(picture));
        }
    }

    /// The tree before a node is taken out.
    fn unlinking(&mut self, node: Id, map: &Map) -> Frame {
        let tree = map.tree();
        let children = [Side::Left, Side::Right].map(|side| tree.child(node, side));
        self.n_children = children.iter().flatten().count();
        let mut line = "*tree = join(node.left.take(), node.right.take());";
        let (case, heir) = match children {
            [None, None] => ("It is a leaf".to_owned(), None),
            [Some(only), None] | [None, Some(only)] => {
                (format!("Its only child is {}", tree.key(only)), Some(only))
            }
            [Some(_), Some(right)] => {
                line = "match take_least(&mut right) {";
                let successor = tree.extreme(right, Side::Left);
                let key = tree.key(successor);
                self.heir = Some(key.clone());
                (format!("It has two children, and its successor is {key}"), Some(successor))
            }
        };
        let caption = format!("Delete {}. {case}.", self.way(map));
        let mut marks = vec![(node, Role::Rejected)];
        marks.extend(heir.map(|heir| (heir, Role::Chosen)));
        Frame::new(caption).with(self.picture(map, &marks)).at(line)
    }

    /// The tree after a node was taken out.
    fn removed(&mut self, map: &Map) {
        if self.is_drawn {
            let only = "if left.is_none() {";
            let (what, line) = match self.n_children {
                0 => ("Its place is empty.", only),
                1 => ("Its child has taken its place.", only),
                _ => (
                    "Its successor has taken its place.",
                    "(least.left, least.right) = (left, right);",
                ),
            };
            let caption = format!("{} is gone. {what}", self.key);
            let picture = tree::picture(map.tree(), |_, _| {});
            self.frames.push(Frame::new(caption).with(picture).at(line));
        }
    }
}

/// The tree at the end, and its keys in the four orders.
fn orders(map: &Map) -> Frame {
    let tree = map.tree();
    let row = |name: &str, nodes: &mut dyn Iterator<Item = Id>| {
        Row::new(name, nodes.map(|node| tree.key(node)))
    };
    let rows = vec![
        row("pre-order", &mut tree.pre_order()),
        row("in order", &mut tree.in_order()),
        row("post-order", &mut tree.post_order()),
        row("level order", &mut tree.level_order()),
    ];
    Frame::new("The finished tree, and its keys in each of the four orders.")
        .with(tree::picture(tree, |_, _| {}))
        .with(Grid { rows, ..Grid::default() })
}

fn answer(map: &Map, n_comparisons: usize, n_sought: usize, absent: &[Key]) -> String {
    let keys = tree::keys(map.len(), map.keys());
    let height = map.height().map_or(String::new(), |height| format!("; height {height}"));
    let sought = tree::sought(n_sought, absent);
    let comparisons = trace::plural(n_comparisons, "comparison");
    format!("After {comparisons}: {keys}{height}{sought}.")
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The comparisons of a search for a key that is there, on average and at worst.
fn cost() -> Chart {
    let series = |name: &str, count: &dyn Fn(u16) -> f64| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), count(n))).to_vec(),
    };
    let averaged = |n, count: fn(&Map16) -> f64| {
        let counts = (0..N_TREES).map(|seed| count(&shuffled(n, seed)));
        counts.sum::<f64>() / f64::from(N_TREES)
    };
    let sorted = |n| (0..n).map(|key| (key, ()));
    let worst_of = |map: &Map16| f64::from(worst(map));
    Chart {
        name: "Comparisons in a successful search".into(),
        x: Axis::log("keys"),
        y: Axis::log("comparisons"),
        series: vec![
            series("inserted in order, worst", &|n| worst_of(&sorted(n).collect())),
            series("shuffled, worst", &|n| averaged(n, |map| f64::from(worst(map)))),
            series("shuffled, mean", &|n| averaged(n, mean)),
            series("balanced, worst", &|n| {
                BinarySearchTree::from_sorted(sorted(n)).map_or(0.0, |map| worst_of(&map))
            }),
        ],
    }
}

pub(crate) type Map16 = BinarySearchTree<u16, ()>;

/// How many trees in random order are averaged.
pub(crate) const N_TREES: u32 = 10;

/// The numbers below n, inserted in a random order.
pub(crate) fn shuffled(n: u16, seed: u32) -> Map16 {
    let mut keys: Vec<u16> = (0..n).collect();
    SplitMix64::new(seed.into()).shuffle(&mut keys);
    keys.into_iter().map(|key| (key, ())).collect()
}

/// The comparisons of the dearest search for a key that is there.
pub(crate) fn worst(map: &Map16) -> u32 {
    map.keys().map(|key| comparisons(map, *key)).max().unwrap_or(0)
}

/// The comparisons of a search for a key that is there, on average.
pub(crate) fn mean(map: &Map16) -> f64 {
    let total: u32 = map.keys().map(|key| comparisons(map, *key)).sum();
    f64::from(total) / u32::try_from(map.len()).map_or(1.0, f64::from)
}

fn comparisons(map: &Map16, key: u16) -> u32 {
    let mut n_comparisons = 0;
    let _ = map.tree().search(&key, |_| n_comparisons += 1);
    n_comparisons
}
