//! A skip list, step by step:
//! `cargo run -p data-structure --example skip_list -- 4 2 6 1 find 6 delete 2`.

#[path = "tree/mod.rs"]
mod tree;

use std::process::ExitCode;

use data_structure::ordered_map::arena::Id;
use data_structure::skip_list::{Levels, Step};
use data_structure::{OrderedMap, SkipList};
use input::Input;
use trace::{
    Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace,
};
use tree::{Key, Operation, Verb};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "skip_list",
    about: "Skip list: sorted lists one above the other, each a random part of the one below.",
    arguments: "[heights:DIGITS] [KEY... | insert KEY... | delete KEY... | find KEY...]...",
    worked: &[WORKED],
    flags: &[
        Flag { name: "--widths", value: None, about: "how many keys further each link leads" },
        Flag { name: "--seed", value: Some("SEED"), about: "other coins" },
        Flag { name: "--one-in", value: Some("K"), about: "one tower in K goes on (default: 2)" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    // The page's program need not hold what only the builder of the book asks for.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// The keys of the search trees, with towers of two levels on every second key and of three on
/// every fourth.
pub(crate) const WORKED: &str = "heights:11321212 1 3 4 2 7 6 5 8 find 7 9";

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Eight to ten numbers below 30, and a search for one of them and for another number.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut keys: Vec<u32> = (1..30).collect();
    dice.shuffle(&mut keys);
    keys.truncate(9 + dice.below(3));
    let absent = keys.pop().unwrap_or_default();
    let there = keys[dice.below(keys.len())];
    let heights: String =
        keys.iter().map(|_| ['1', '1', '1', '1', '2', '2', '3', '4'][dice.below(8)]).collect();
    format!("heights:{heights} {} find {there} {absent}", trace::list(&keys, " "))
}

type Map = SkipList<Key, ()>;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let one_in: u32 = options.number("--one-in")?.unwrap_or(2);
    let seed: u64 = options.number("--seed")?.unwrap_or(0);
    let levels = Levels::new(1.0 / f64::from(one_in), 32, seed);
    let levels = levels.map_err(|_| format!("--one-in {one_in}: one in 2 is the most"))?;
    let mut heights = read_heights(input)?.into_iter();
    let has_drawn_towers = heights.len() == 0;
    let operations = tree::read(input)?;
    let limit = tree::too_large(&operations);
    let is_drawn = limit.is_none();
    let has_widths = options.has("--widths");
    let mut frames: Vec<Frame> = limit.into_iter().collect();
    let mut map = Map::with_levels(levels);
    let (mut n_steps, mut sought, mut absent) = (0, 0, Vec::new());
    let mut asked = Asked::default();
    for Operation { verb, key } in operations.iter().cloned() {
        // Towers of given heights are there when the picture begins.
        let is_given = verb == Verb::Insert && 0 < heights.len();
        let mut scene = Scene::new(verb, key.clone(), is_drawn && !is_given, has_widths);
        if scene.is_drawn && frames.is_empty() && !map.is_empty() {
            frames.push(Frame::new("The list.").with(scene.picture(&map, &[])));
        }
        let n_levels = map.n_levels();
        let watch = |step, map: &Map| scene.watch(step, map);
        let is_absent = match verb {
            Verb::Insert => {
                match heights.next() {
                    Some(height) => {
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
                if scene.is_drawn {
                    scene.found(found, &map);
                }
                found.is_none()
            }
        };
        if is_absent {
            absent.push(scene.key.clone());
        }
        if verb == Verb::Delete && scene.is_drawn {
            scene.deleted(is_absent, n_levels, &map);
        }
        n_steps += if is_given { 0 } else { scene.n_right };
        for shot in scene.shots {
            if let Some((last, question)) = frames.last_mut().zip(shot.ask) {
                asked.ask(last, question);
            }
            frames.push(shot.frame);
        }
    }
    let has_inserted = operations.iter().any(|operation| operation.verb == Verb::Insert);
    if is_drawn && frames.is_empty() && !map.is_empty() {
        let scene = Scene::new(Verb::Find, Key::Number(0), true, has_widths);
        frames.push(Frame::new("The list.").with(scene.picture(&map, &[])));
    }
    if is_drawn && has_drawn_towers && has_inserted {
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

/// A frame, and what can be asked about it on the frame before.
struct Shot {
    frame: Frame,
    ask: Option<Question>,
}

struct Question {
    idea: Idea,
    text: String,
    choices: Vec<String>,
    answer: usize,
    because: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Idea {
    Direction,
    Below,
    Links,
}

/// How often each idea has been asked.
#[derive(Default)]
struct Asked([usize; 3]);

impl Asked {
    /// Asks on this frame, unless it asks already or the idea has been asked often enough.
    fn ask(&mut self, frame: &mut Frame, question: Question) {
        let n_asked = &mut self.0[question.idea as usize];
        let most = if question.idea == Idea::Direction { 2 } else { 1 };
        if frame.ask.is_none() && *n_asked < most {
            *n_asked += 1;
            let Question { text, choices, answer, because, .. } = question;
            *frame = std::mem::take(frame).ask(text, choices, answer, because);
        }
    }
}

/// The pictures of one operation.
struct Scene {
    verb: Verb,
    key: Key,
    is_drawn: bool,
    /// Whether a link shows how many keys further it leads.
    has_widths: bool,
    /// Where the search has been: levels and nodes.
    way: Vec<(usize, Option<Id>)>,
    n_right: usize,
    shots: Vec<Shot>,
}

impl Scene {
    fn new(verb: Verb, key: Key, is_drawn: bool, has_widths: bool) -> Self {
        let (way, shots) = (Vec::new(), Vec::new());
        Scene { verb, key, is_drawn, has_widths, way, n_right: 0, shots }
    }

    fn push(&mut self, frame: Frame, ask: Option<Question>) {
        self.shots.push(Shot { frame, ask });
    }

    fn watch(&mut self, step: Step, map: &Map) {
        match step {
            Step::Right { level, node } => {
                self.n_right += 1;
                let is_first = self.way.is_empty();
                let ask = self.which_direction(level, None, map, true).filter(|_| is_first);
                self.visit(level, Some(node), map);
                if self.is_drawn && self.verb == Verb::Find {
                    let to = map.entry_at(&node).0;
                    let caption = format!(
                        "Find {}, level {level}: {to} is less, so the search goes right, to {to}.",
                        self.key
                    );
                    let frame = Frame::new(caption).with(self.picture(map, &[]));
                    self.push(frame.at("node = next;"), ask);
                }
            }
            Step::Down { level, node } => {
                self.visit(level, node, map);
                if let Some(below) = level.checked_sub(1) {
                    let ask = match map.link(node, level).0 {
                        Some(_) => self.which_direction(level, node, map, false),
                        None => Some(self.is_below(level, node, map)),
                    };
                    self.visit(below, node, map);
                    if self.is_drawn && self.verb == Verb::Find {
                        let end = match map.link(node, level).0 {
                            Some(next) => {
                                format!("{} is not less", map.entry_at(&next).0)
                            }
                            None => "no key follows".into(),
                        };
                        let caption = format!(
                            "Find {}, level {level}: {end}, so the search goes down, to level {below}.",
                            self.key
                        );
                        let frame = Frame::new(caption).with(self.picture(map, &[]));
                        self.push(frame.at("path[level] = node;"), ask);
                    }
                } else if self.is_drawn && self.verb == Verb::Insert {
                    let caption = format!("Insert {}: {}.", self.key, self.says_way(map));
                    let frame = Frame::new(caption).with(self.picture(map, &[]));
                    self.push(frame.at("let mut path = self.path(&key);"), None);
                }
            }
            _ if !self.is_drawn => {}
            Step::Splice { node } => self.spliced(node, map),
            Step::Replace { node } => {
                let caption = format!("{} is there already. Nothing changes.", self.key);
                let picture = self.picture(map, &[(node, Role::Active)]);
                let line = "if self.at(&path, &key).is_some() {";
                self.push(Frame::new(caption).with(picture).at(line), None);
            }
            Step::Unlink { node } => {
                let caption = format!("Delete {}: {}. Here it is.", self.key, self.says_way(map));
                let picture = self.picture(map, &[(node, Role::Rejected)]);
                let line = "let Some(node) = self.at(&path, key) else { return false };";
                self.push(Frame::new(caption).with(picture).at(line), None);
            }
        }
    }

    /// Where the search goes next from a node on a level.
    fn which_direction(
        &self,
        level: usize,
        node: Option<Id>,
        map: &Map,
        is_right: bool,
    ) -> Option<Question> {
        let next = map.link(node, level).0?;
        let next = map.entry_at(&next).0;
        let text = format!(
            "The search for {} is at {} on level {level}. Where does it go next?",
            self.key,
            spoken(node, map)
        );
        let choices = vec![format!("right, to {next}"), "down".to_owned()];
        let because = if is_right {
            format!(
                "{next} is less than {}, so the key can only be farther to the right.",
                self.key
            )
        } else {
            format!("{next} is not less than {}, so {} cannot be after it.", self.key, self.key)
        };
        Some(Question {
            idea: Idea::Direction,
            text,
            choices,
            answer: usize::from(!is_right),
            because,
        })
    }

    /// Whether a key behind the end of a level can be in the list.
    fn is_below(&self, level: usize, node: Option<Id>, map: &Map) -> Question {
        let text = format!(
            "Level {level} ends at {}. Can {} still be in the list?",
            spoken(node, map),
            self.key
        );
        let choices = vec!["yes, on a lower level".to_owned(), "no".to_owned()];
        let because =
            "A lower level has all keys of the higher ones, and may have others too.".to_owned();
        Question { idea: Idea::Below, text, choices, answer: 0, because }
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

    /// The way level by level: "level 3 from the head to 1, level 2 at 1".
    fn says_way(&self, map: &Map) -> String {
        let parts = (0..map.n_levels()).rev().map(|level| {
            let nodes = self.way.iter().filter(|(at, _)| *at == level);
            let names: Vec<String> = nodes.map(|(_, node)| spoken(*node, map)).collect();
            let word = if names.len() == 1 { "at" } else { "from" };
            format!("level {level} {word} {}", names.join(" to "))
        });
        trace::list(parts, ", ")
    }

    fn spliced(&mut self, node: Id, map: &Map) {
        let height = map.tower_height(node);
        let coins = match height {
            1 => "The first toss is tails. ".to_owned(),
            _ => format!("{}, then tails. ", ["heads"].repeat(height - 1).join(", ")),
        };
        let coins = coins.replacen('h', "H", usize::from(coins.starts_with('h')));
        let key = &self.key;
        let levels = trace::plural(height, "level");
        let on = if height == 1 { "There" } else { "On each of them" };
        let caption = format!(
            "{coins}{key} gets {levels}. {on}, the link that passed over its place now leads to {key}."
        );
        let text =
            format!("{key} gets a tower of {levels}. How many links of other towers change?");
        let because =
            "On each level of the new tower, one link changes: that of the last node before it."
                .to_owned();
        let numbers = [height, height + 1, 2 * height].map(|n| n.to_string());
        let mut choices = numbers.to_vec();
        choices.dedup();
        self.way.retain(|(level, _)| *level < height);
        let picture = self.picture(map, &[(node, Role::Active)]);
        let line = "tower.push(self.nodes[before].next[level].replace(node));";
        let ask = Question { idea: Idea::Links, text, choices, answer: 0, because };
        self.push(Frame::new(caption).with(picture).at(line), Some(ask));
    }

    fn found(&mut self, found: Option<Id>, map: &Map) {
        let last = self.way.last().and_then(|(_, node)| *node);
        let end = match map.link(last, 0).0 {
            Some(next) => format!("the next key is {}", map.entry_at(&next).0),
            None => "no key follows".to_owned(),
        };
        let is = if found.is_some() { "is there" } else { "is absent" };
        let caption = format!("Find {}, level 0: {end}, so {} {is}.", self.key, self.key);
        let marks: Vec<_> = found.map(|node| (node, Role::Chosen)).into_iter().collect();
        let picture = self.picture(map, &marks);
        let line = "(self.nodes[next].key.as_ref() == Some(key)).then_some(next)";
        self.push(Frame::new(caption).with(picture).at(line), None);
    }

    fn deleted(&mut self, is_absent: bool, n_levels: usize, map: &Map) {
        let frame = if is_absent {
            let caption = format!("Delete {}: {}. It is not there.", self.key, self.says_way(map));
            let line = "let Some(node) = self.at(&path, key) else { return false };";
            Frame::new(caption).with(self.picture(map, &[])).at(line)
        } else {
            self.way.clear();
            let left = map.n_levels();
            // Without keys, the plain list keeps its level 0.
            let n_removed = if map.is_empty() { 0 } else { n_levels - left };
            let empty = match n_removed {
                0 => String::new(),
                1 => format!(" Level {left} is empty now, so it is removed."),
                _ => format!(" The levels from {left} up are empty now, so they are removed."),
            };
            let line = match n_removed {
                0 => "self.nodes[path[level]].next[level] = next;",
                _ => "first.pop();",
            };
            let caption = format!(
                "{} is gone. The links that led to it now lead to the keys after it.{empty}",
                self.key
            );
            Frame::new(caption).with(self.picture(map, &[])).at(line)
        };
        self.push(frame, None);
    }

    /// The towers: an arrow is a link, and a line is where it passes over a key; a dot is the end
    /// of a level. With widths, a number says how many keys further the link leads.
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
                cell.text = match next {
                    _ if self.has_widths => width.to_string(),
                    Some(_) => "→".to_owned(),
                    None => "•".to_owned(),
                };
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

/// A node in a sentence.
fn spoken(node: Option<Id>, map: &Map) -> String {
    node.map_or("the head".into(), |node| map.entry_at(&node).0.to_string())
}

/// A node above its column.
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
    let keys = tree::keys(map.len(), map.keys());
    let levels = match map.n_levels() {
        _ if map.is_empty() => String::new(),
        n => format!("; {}", trace::plural(n, "level")),
    };
    let sought = tree::sought(n_sought, absent);
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
        name: "Steps in a search for a key in the list".into(),
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
