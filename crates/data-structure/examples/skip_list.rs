//! A skip list, step by step:
//! `cargo run -p data-structure --example skip_list -- 4 2 6 1 find 6 delete 2`.

#[path = "tree/mod.rs"]
mod tree;

use std::process::ExitCode;

use data_structure::ordered_map::arena::Id;
use data_structure::skip_list::{Levels, Step};
use data_structure::{OrderedMap, SkipList};
use input::Input;
use trace::{Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Trace};
use tree::{Key, Operation, Verb};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "skip_list",
    about: "Skip list: sorted lists one above the other, each a random part of the one below.",
    arguments: "[heights:DIGITS] [KEY... | insert KEY... | delete KEY... | find KEY...]...",
    worked: &["heights:4123131121 1 2 3 4 6 7 8 10 11 12 find 6 9", "5 2 8 1 9 3 delete 5"],
    flags: &[
        Flag { name: "--seed", value: Some("SEED"), about: "other coins" },
        Flag { name: "--one-in", value: Some("K"), about: "one tower in K goes on (default: 2)" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

type Map = SkipList<Key, ()>;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let one_in: u32 = options.number("--one-in")?.unwrap_or(2);
    let seed: u64 = options.number("--seed")?.unwrap_or(0);
    let levels = Levels::new(1.0 / f64::from(one_in), 32, seed);
    let levels = levels.map_err(|_| format!("--one-in {one_in}: one in 2 is the most"))?;
    let mut heights = read_heights(input)?.into_iter();
    let operations = tree::read(input)?;
    let limit = tree::too_large(&operations);
    let is_drawn = limit.is_none();
    let mut frames: Vec<Frame> = limit.into_iter().collect();
    let mut map = Map::with_levels(levels);
    let (mut n_steps, mut sought, mut absent) = (0, 0, Vec::new());
    for Operation { verb, key } in operations.iter().cloned() {
        let mut scene = Scene::new(key.clone(), is_drawn);
        let watch = |step, map: &Map| scene.watch(step, map);
        let is_absent = match verb {
            Verb::Insert => {
                match heights.next() {
                    Some(height) => {
                        scene.is_given = true;
                        let watch = |step, map: &Map| scene.watch(step, map);
                        // The error's own words would bring the code that prints floats.
                        let inserted = map.insert_with_height_watched(key, (), height, watch);
                        inserted.map_err(|_| format!("{height} levels are too many"))?;
                    }
                    None => {
                        map.insert_watched(key, (), watch);
                    }
                }
                false
            }
            Verb::Delete => map.remove_watched(&key, watch).is_none(),
            Verb::Find => {
                sought += 1;
                let found = map.find_watched(&key, watch);
                if is_drawn {
                    scene.found(found, &map);
                }
                found.is_none()
            }
        };
        if is_absent {
            absent.push(scene.key.clone());
        }
        if verb == Verb::Delete && is_drawn {
            scene.deleted(is_absent, &map);
        }
        n_steps += scene.n_right;
        frames.extend(scene.frames);
    }
    if is_drawn && operations.iter().any(|operation| operation.verb == Verb::Insert) {
        frames.push(histogram(&map, one_in));
    }
    let answer = answer(&map, n_steps, sought, &absent);
    Ok(Trace { title: tree::title("Skip list", &operations), frames, answer })
}

/// How high the first towers are, if the input says so: a digit each.
fn read_heights(input: &mut Input<'_>) -> trace::Result<Vec<usize>> {
    const WORD: &str = "heights:";
    let first = input.clone().token().unwrap_or_default();
    if !first.starts_with(WORD.as_bytes()) {
        return Ok(Vec::new());
    }
    let digits = input.word("the heights")?;
    let height = |byte: u8| matches!(byte, b'1'..=b'9').then(|| usize::from(byte - b'0'));
    let heights: Option<_> = digits.bytes().skip(WORD.len()).map(height).collect();
    Ok(heights.ok_or_else(|| input.invalid("the heights", "is no row of digits 1 to 9"))?)
}

/// The pictures of one operation.
struct Scene {
    key: Key,
    is_drawn: bool,
    /// Whether the height was not drawn, but given.
    is_given: bool,
    /// Where the search has been: levels and nodes.
    way: Vec<(usize, Option<Id>)>,
    n_right: usize,
    frames: Vec<Frame>,
}

impl Scene {
    fn new(key: Key, is_drawn: bool) -> Self {
        Scene { key, is_drawn, is_given: false, way: Vec::new(), n_right: 0, frames: Vec::new() }
    }

    fn watch(&mut self, step: Step, map: &Map) {
        match step {
            Step::Right { level, node } => {
                self.n_right += 1;
                self.visit(level, Some(node), map);
            }
            Step::Down { level, node } => {
                self.visit(level, node, map);
                if let Some(below) = level.checked_sub(1) {
                    self.visit(below, node, map);
                }
            }
            _ if !self.is_drawn => {}
            Step::Splice { node } => self.spliced(node, map),
            Step::Replace { node } => {
                let caption =
                    format!("Insert {}: it is there. Only its value is replaced.", self.key);
                let picture = self.picture(map, &[(node, Role::Active)]);
                let line = "let old = mem::replace(self.value_mut(&node), value);";
                self.frames.push(Frame::new(caption).with(picture).at(line));
            }
            Step::Unlink { node } => {
                let caption = format!("Delete {}: {}. Here it is.", self.key, self.says_way(map));
                let picture = self.picture(map, &[(node, Role::Rejected)]);
                let line = "watch(Step::Unlink { node }, self);";
                self.frames.push(Frame::new(caption).with(picture).at(line));
            }
        }
    }

    fn visit(&mut self, level: usize, node: Option<Id>, map: &Map) {
        if self.way.is_empty() && map.n_levels() == level + 1 && node.is_some() {
            // The search begins at the head.
            self.way.push((level, None));
        }
        if self.way.last() != Some(&(level, node)) {
            self.way.push((level, node));
        }
    }

    /// The way level by level: "level 3 from head to 1, level 2 at 1".
    fn says_way(&self, map: &Map) -> String {
        let parts = (0..map.n_levels()).rev().map(|level| {
            let nodes = self.way.iter().filter(|(at, _)| *at == level);
            let names: Vec<String> = nodes.map(|(_, node)| says_node(*node, map)).collect();
            let word = if names.len() == 1 { "at" } else { "from" };
            format!("level {level} {word} {}", names.join(" to "))
        });
        trace::list(parts, ", ")
    }

    fn spliced(&mut self, node: Id, map: &Map) {
        let height = map.tower_height(node);
        let coins = match height {
            _ if self.is_given => String::new(),
            1 => "The first coin is tails. ".to_owned(),
            _ => format!("{}, then tails. ", ["heads"].repeat(height - 1).join(", ")),
        };
        let coins = coins.replacen('h', "H", usize::from(coins.starts_with('h')));
        let levels = trace::plural(height, "level");
        let caption = format!("Insert {}. {coins}It hangs in {levels}.", self.key);
        let picture = self.picture(map, &[(node, Role::Active)]);
        let line = "self.set_link(before, level, Link { next: Some(node), width: near });";
        self.frames.push(Frame::new(caption).with(picture).at(line));
    }

    fn found(&mut self, found: Option<Id>, map: &Map) {
        let last = self.way.last().and_then(|(_, node)| *node);
        let end = match map.link(last, 0).0 {
            Some(next) => format!("The next key is {}", map.entry_at(&next).0),
            None => "There is no next key".to_owned(),
        };
        let so = if found.is_some() { "" } else { ", so it is absent" };
        let caption = format!("Find {}: {}. {end}{so}.", self.key, self.says_way(map));
        let marks: Vec<_> = found.map(|node| (node, Role::Chosen)).into_iter().collect();
        let picture = self.picture(map, &marks);
        let line = "self.next(node, 0).filter(|next| self.key(*next) == key)";
        self.frames.push(Frame::new(caption).with(picture).at(line));
    }

    fn deleted(&mut self, is_absent: bool, map: &Map) {
        let frame = if is_absent {
            let caption = format!("Delete {}: {}. It is not there.", self.key, self.says_way(map));
            Frame::new(caption).with(self.picture(map, &[])).at(
                "let node = self.next(path.nodes[0], 0).filter(|node| self.key(*node) == key)?;",
            )
        } else {
            self.way.clear();
            let caption = format!("{} is gone. The links that led to it lead on.", self.key);
            let line = "link = Link { next, width: link.width + width };";
            Frame::new(caption).with(self.picture(map, &[])).at(line)
        };
        self.frames.push(frame);
    }

    /// The towers: a number is a link, and says how many keys further it leads; a line is a link
    /// that passes over a key.
    fn picture(&self, map: &Map, marks: &[(Id, Role)]) -> Grid {
        let nodes = nodes(map);
        let column = |node: Option<Id>| nodes.iter().position(|other| *other == node).unwrap_or(0);
        let n_levels = map.n_levels();
        let mut rows = Vec::new();
        for level in (0..n_levels).rev() {
            let mut row = Row::new(format!("level {level}"), nodes.iter().map(|_| "─"));
            let mut at = Some(None);
            while let Some(node) = at {
                let (next, width) = map.link(node, level);
                let cell = &mut row.cells[column(node)];
                cell.text = width.to_string();
                let mark = marks.iter().find(|(marked, _)| Some(*marked) == node);
                let is_on_way = self.way.contains(&(level, node));
                let compared = is_on_way.then_some(Role::Compared);
                cell.role = mark.map(|(_, role)| *role).or(compared);
                at = next.map(Some);
            }
            rows.push(row);
        }
        let cell = |(level, node): (usize, Option<Id>)| (n_levels - 1 - level, column(node));
        // A new level, or one that is gone, is none of the way.
        let way = || self.way.iter().copied().filter(|(level, _)| *level < n_levels);
        let arrows = way().zip(way().skip(1)).map(|(from, to)| Arrow {
            from: cell(from),
            to: cell(to),
            role: Some(Role::Compared),
        });
        let arrows = arrows.collect();
        let columns = nodes.iter().map(|node| says_node(*node, map)).collect();
        Grid { name: "key".into(), columns, rows, arrows, ..Grid::default() }
    }
}

/// The head, and all nodes in order.
fn nodes(map: &Map) -> Vec<Option<Id>> {
    let mut nodes = vec![None];
    nodes.extend(map.keys().map(|key| map.find(key)));
    nodes
}

fn says_node(node: Option<Id>, map: &Map) -> String {
    node.map_or("head".into(), |node| map.entry_at(&node).0.to_string())
}

/// How many towers have each height, and how many are expected.
fn histogram(map: &Map, one_in: u32) -> Frame {
    let heights = map.heights();
    let columns = (1..=heights.len()).map(|height| height.to_string()).collect();
    // So many of all go on from each height, and the rest stay.
    let mut rest = u64::try_from(map.len()).unwrap_or(0) * 100;
    let expected = heights.iter().map(|_| {
        let go_on = rest / u64::from(one_in);
        let stay = rest - go_on;
        rest = go_on;
        format!("{}.{:02}", stay / 100, stay % 100)
    });
    let rows =
        vec![Row::new("towers", &heights), Row::new("expected", expected.collect::<Vec<_>>())];
    let n_links: usize = heights.iter().zip(1..).map(|(count, height)| count * height).sum();
    let caption = format!(
        "At the end {} have {}.",
        trace::plural(map.len(), "key"),
        trace::plural(n_links, "link")
    );
    Frame::new(caption).with(Grid { name: "height".into(), columns, rows, ..Grid::default() })
}

fn answer(map: &Map, n_steps: usize, n_sought: usize, absent: &[Key]) -> String {
    let keys = match map.len() {
        n if tree::MOST_OPERATIONS < n => trace::plural(n, "key"),
        0 => "no key".to_owned(),
        n => format!("{}, {}", trace::plural(n, "key"), trace::list(map.keys(), " ")),
    };
    let levels = match map.n_levels() {
        _ if map.is_empty() => String::new(),
        n => format!("; {}", trace::plural(n, "level")),
    };
    let sought = match (n_sought, absent.len()) {
        (0, 0) => String::new(),
        (_, 0) => "; all that was sought is there".to_owned(),
        (_, n) if tree::MOST_OPERATIONS < n => format!("; {n} were absent"),
        _ => format!("; absent: {}", trace::list(absent, " ")),
    };
    format!("After {} to the right: {keys}{levels}{sought}.", trace::plural(n_steps, "step"))
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The steps of a search for a key that is there, right and down, on average and at worst.
fn cost() -> Chart {
    let series = |name: &str, count: &dyn Fn(u16) -> f64| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), count(n))).to_vec(),
    };
    let averaged = |n, p, count: fn(&Map16) -> f64| {
        (0..N_LISTS).map(|seed| count(&random_list(n, p, seed))).sum::<f64>() / N_LISTS_F
    };
    Chart {
        name: "Steps of a search for a key that is there".into(),
        x: Axis::log("keys"),
        y: Axis::log("steps"),
        series: vec![
            series("one level, mean", &|n| f64::midpoint(f64::from(n), 1.0)),
            series("one in 2, worst", &|n| averaged(n, 0.5, worst)),
            series("one in 2, mean", &|n| averaged(n, 0.5, mean)),
            series("one in 4, mean", &|n| averaged(n, 0.25, mean)),
        ],
    }
}

pub(crate) type Map16 = SkipList<u16, ()>;

/// How many lists are averaged.
pub(crate) const N_LISTS: u64 = 20;
const N_LISTS_F: f64 = 20.0;

/// The numbers below n, in order: the order of insertion does not matter, the coins do.
pub(crate) fn random_list(n: u16, p: f64, seed: u64) -> Map16 {
    let levels = Levels::new(p, 32, seed);
    let mut map = levels.map_or_else(|_| Map16::new(), Map16::with_levels);
    map.extend((0..n).map(|key| (key, ())));
    map
}

/// The steps of the dearest search.
pub(crate) fn worst(map: &Map16) -> f64 {
    map.keys().map(|key| f64::from(steps(map, *key))).fold(0.0, f64::max)
}

/// The steps of a search, on average over the keys.
pub(crate) fn mean(map: &Map16) -> f64 {
    let total: u32 = map.keys().map(|key| steps(map, *key)).sum();
    f64::from(total) / u32::try_from(map.len()).map_or(1.0, f64::from)
}

fn steps(map: &Map16, key: u16) -> u32 {
    let mut n_steps = 0;
    map.find_watched(&key, |_, _| n_steps += 1);
    n_steps
}
