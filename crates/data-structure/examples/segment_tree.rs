//! A segment tree, node by node:
//! `cargo run -p data-structure --example segment_tree -- 3 2 -1 6 5 4 -3 3 1..7 4+10 1..7`.

use std::ops::Range;
use std::process::ExitCode;

use data_structure::segment_tree::lazy::{LazySegmentTree, MapSum, Step};
use data_structure::segment_tree::monoid::{Affine, Sum};
use data_structure::segment_tree::plain;
use input::Input;
use trace::{
    Axis, Cells, Chart, Demo, Flag, Frame, Options, Role, Series, Side, SplitMix64, Trace, Tree,
    TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "segment_tree",
    about: "Segment tree: A..B sums up a range, A..B+D adds D to each of its elements, A..B=V makes them V.",
    arguments: "ELEMENT... [A..B | A..B+D | A..B-D | A..B=V | I+D | I-D | I=V]...",
    worked: &[WORKED],
    flags: &[Flag {
        name: "--lazy",
        value: None,
        about: "the tree of halved intervals, which can change a whole range",
    }],
    trace: draw,
    play: None,
    random: Some(random),
    // A page does not count: it shows the counts of the build.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// The elements of the Fenwick tree's page, a range that begins and ends in the middle of a pair,
/// and a change in it.
pub(crate) const WORKED: &str = "3 2 -1 6 5 4 -3 3 1..7 4+10 1..7";

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ELEMENTS: usize = 12;
const LONGEST: usize = 5;

/// The most elements times steps.
const MOST_WORK: usize = 1 << 31;

/// Six to eight numbers, a sum, a change of an element in its range, and the sum again.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let n = 6 + dice.below(3);
    let values: Vec<usize> = (0..n).map(|_| dice.below(10)).collect();
    let start = dice.below(n - 3);
    let end = start + 3 + dice.below(n - start - 2);
    let i = start + dice.below(end - start);
    format!("{} {start}..{end} {i}+10 {start}..{end}", trace::list(&values, " "))
}

type Lazy = LazySegmentTree<MapSum<i64>>;
type BottomUp = plain::SegmentTree<Sum<i64>>;
type Map = Affine<i64>;

/// What is asked of the tree: the sum of a range, or a change of it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Ask {
    range: Range<usize>,
    change: Option<Map>,
}

fn add(shift: i64) -> Map {
    Affine { scale: 1, shift }
}

fn assign(shift: i64) -> Map {
    Affine { scale: 0, shift }
}

/// `+5`, `-5` or `=5`.
fn says(map: &Map) -> String {
    match map {
        Affine { scale: 0, shift } => format!("={shift}"),
        Affine { shift, .. } => format!("{shift:+}"),
    }
}

/// A range or an index, and what is to be done there.
fn parse(word: &str, n: usize) -> Option<Ask> {
    let split = word.find(['+', '-', '=']).unwrap_or(word.len());
    let (place, change) = word.split_at(split);
    let index =
        |part: &str, default| if part.is_empty() { Some(default) } else { part.parse().ok() };
    let range = match place.split_once("..") {
        Some((start, end)) => index(start, 0)?..index(end, n)?,
        None if change.is_empty() => return None,
        None => {
            let i: usize = place.parse().ok()?;
            i..i.checked_add(1)?
        }
    };
    let change = match change.strip_prefix('=') {
        _ if change.is_empty() => None,
        Some(value) => Some(assign(value.parse::<i32>().ok()?.into())),
        None => Some(add(change.parse::<i32>().ok()?.into())),
    };
    Some(Ask { range, change })
}

fn read(input: &mut Input<'_>, points_only: bool) -> trace::Result<(Vec<i64>, Vec<Ask>)> {
    let (mut values, mut asks) = (Vec::new(), Vec::new());
    while !input.is_end() {
        let element = format!("element {}", values.len());
        let word = input.clone().word(&element)?;
        let unsigned = word.strip_prefix(['+', '-']).unwrap_or(word);
        if asks.is_empty() && !unsigned.contains(['+', '-', '=', '.']) {
            values.push(input.number::<i32>(&element)?.into());
            continue;
        }
        let name = format!("step {}", asks.len() + 1);
        let word = input.word(&name)?;
        let n = values.len();
        let bad = |reason: String| input.invalid(&name, reason);
        let ask = parse(word, n);
        let ask = ask.ok_or_else(|| bad("is no step such as 1..5, 1..5+2, 4-1 or 4=0".into()))?;
        let Range { start, end } = ask.range;
        if !(start <= end && end <= n) {
            return Err(bad(format!("leaves the {}", trace::plural(n, "element"))).into());
        }
        if points_only && ask.change.is_some() && start + 1 != end {
            return Err(
                bad("changes more than one element, or none; with --lazy it can".into()).into()
            );
        }
        // Each element and each change has 32 bits, so a sum has 64 if these are not too many.
        if MOST_WORK < values.len().saturating_mul(asks.len() + 2) {
            return Err(bad("is one too many for so many elements".into()).into());
        }
        asks.push(ask);
    }
    Ok((values, asks))
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let is_bottom_up = !options.has("--lazy");
    let (values, asks) = read(input, is_bottom_up)?;
    let title = format!("Segment tree of {}", trace::plural(values.len(), "element"));
    let limit = format!("{MOST_ELEMENTS} elements, and sums of {LONGEST} characters");
    let is_drawn = values.len() <= MOST_ELEMENTS;
    let (mut frames, sums) = if is_bottom_up {
        bottom_up(&values, asks, is_drawn)
    } else {
        top_down(values, asks, is_drawn)
    };
    if frames.is_empty() {
        frames.push(Frame::too_large(limit));
    }
    let sums: Vec<String> =
        sums.iter().map(|(range, sum)| format!("{}..{}: {sum}", range.start, range.end)).collect();
    Ok(Trace { title, frames, answer: format!("Sums of {}.", sums.join("; ")) })
}

/// The frames, unless something is too large, and the sums asked for; if none, the sum of all.
type Sums = (Vec<Frame>, Vec<(Range<usize>, i64)>);

/// Whether all values are short enough for a picture.
fn are_short<'a>(mut values: impl Iterator<Item = &'a i64>) -> bool {
    values.all(|value| value.to_string().len() <= LONGEST)
}

// The tree of halved intervals.

fn top_down(values: Vec<i64>, asks: Vec<Ask>, mut is_drawn: bool) -> Sums {
    let mut tree = Lazy::from_values(values);
    let mut scene = Scene::default();
    if is_drawn {
        let n = tree.len();
        let caption = format!(
            "{}, and the sums of the intervals that come from repeated halving.",
            trace::plural(n, "element")
        );
        scene.show(caption, &tree, &elements(&tree), "self.build_at(half, values);");
    }
    let (n, mut sums) = (tree.len(), Vec::new());
    for Ask { range, change } in asks {
        is_drawn = is_drawn && are_short(tree.nodes().map(|(_, value, _)| value));
        let before = if is_drawn { elements(&tree) } else { Vec::new() };
        scene.marks.clear();
        scene.range = range.clone();
        let Some(change) = change else {
            let watch = |step, _: &Lazy| scene.marks.extend(mark(step));
            let sum = tree.fold_watched(range.clone(), watch);
            if is_drawn {
                scene.summed(&tree, &before, sum);
            }
            sums.push((range, sum));
            continue;
        };
        let watch = |step, tree: &Lazy| {
            scene.marks.extend(mark(step));
            if is_drawn {
                scene.pushed(step, tree, &before);
            }
        };
        tree.change_watched(range, &change, watch);
        if is_drawn {
            scene.changed(&tree, &elements(&tree), &change);
        }
    }
    if sums.is_empty() {
        sums.push((0..n, tree.total()));
    }
    is_drawn = is_drawn && are_short(tree.nodes().map(|(_, value, _)| value));
    (if is_drawn { scene.frames } else { Vec::new() }, sums)
}

fn elements(tree: &Lazy) -> Vec<i64> {
    (0..tree.len()).map(|i| tree.get(i)).collect()
}

fn mark(step: Step) -> Option<(usize, Role)> {
    match step {
        Step::Take { node } => Some((node, Role::Chosen)),
        Step::Split { node } => Some((node, Role::Compared)),
        Step::Join { node } => Some((node, Role::Active)),
        Step::Push { .. } => None,
    }
}

#[derive(Default)]
struct Scene {
    /// The range that is asked for now, and the nodes that were touched.
    range: Range<usize>,
    marks: Vec<(usize, Role)>,
    frames: Vec<Frame>,
}

impl Scene {
    fn show(&mut self, caption: String, tree: &Lazy, elements: &[i64], at: &'static str) {
        let nodes = tree.nodes().map(|(interval, value, tag)| {
            let owed = tag.map_or(String::new(), |tag| format!(" owes {}", says(tag)));
            (format!("{}..{}{owed}", interval.start, interval.end), interval, value.to_string())
        });
        let mut picture = Tree::default();
        // The nodes above the next one, and where their intervals end.
        let mut above: Vec<(usize, usize)> = Vec::new();
        for (i, (note, interval, sum)) in nodes.enumerate() {
            above.retain(|(_, end)| interval.start < *end);
            let parent = above.last().map(|(parent, _)| *parent);
            let side = if parent == i.checked_sub(1) { Side::Left } else { Side::Right };
            let node = TreeNode { note, parent, ..TreeNode::root(sum) };
            let node = TreeNode { side: parent.map(|_| side), ..node };
            let role = self.marks.iter().rev().find(|(node, _)| *node == i);
            picture.nodes.push(match role {
                Some((_, role)) => node.marked(*role),
                None => node,
            });
            above.push((i, interval.end));
        }
        let frame = Frame::new(caption).with(picture).with(array(elements, &self.range));
        self.frames.push(frame.at(at));
    }

    /// A tag that goes down in the middle of a change.
    fn pushed(&mut self, step: Step, tree: &Lazy, elements: &[i64]) {
        let Step::Push { node } = step else { return };
        let interval = tree.nodes().nth(node).map_or(0..0, |(interval, ..)| interval);
        let Range { start, end } = interval;
        let caption =
            format!("The change that {start}..{end} owed is handed down to its two halves.");
        self.marks.push((node, Role::Frontier));
        self.show(caption, tree, elements, "self.push(place)");
        self.marks.pop();
    }

    fn changed(&mut self, tree: &Lazy, elements: &[i64], change: &Map) {
        let Range { start, end } = self.range;
        let what = match change {
            Affine { scale: 0, shift } => format!("Set {start}..{end} to {shift}"),
            Affine { shift, .. } => format!("Add {shift} to {start}..{end}"),
        };
        let taken: Vec<String> =
            self.taken(tree).map(|(interval, ..)| says_range(&interval)).collect();
        let caption = match taken.len() {
            0 => format!("{what}: there is nothing to change."),
            _ => format!(
                "{what}: the change is made at {}. The nodes above {} are joined again.",
                trace::all_of(&taken),
                if taken.len() == 1 { "it" } else { "them" }
            ),
        };
        self.show(caption, tree, elements, "*value = A::apply(change, value, place.len());");
    }

    fn summed(&mut self, tree: &Lazy, elements: &[i64], sum: i64) {
        let Range { start, end } = self.range;
        let parts = self
            .taken(tree)
            .map(|(interval, value, _)| format!("{} holds {value}", says_range(&interval)));
        let parts: Vec<String> = parts.collect();
        let owed = self.marked(tree, Role::Compared).filter_map(|(interval, _, tag)| {
            let overlap = interval.end.min(end) - interval.start.max(start);
            let interval = says_range(&interval);
            let overlap = trace::plural(overlap, "element");
            tag.map(|tag| {
                format!(" {interval} still owes {} to {overlap} of {start}..{end}.", says(tag))
            })
        });
        let owed: String = owed.collect();
        let caption = match parts.len() {
            0 => format!("Sum of {start}..{end}: nothing, so {sum}."),
            _ => {
                format!("Sum of {start}..{end}: {}.{owed} The sum is {sum}.", trace::all_of(&parts))
            }
        };
        let at = if owed.is_empty() {
            "return self.values[node].clone();"
        } else {
            "Some(tag) => A::apply(tag, &both, place.overlap(range)),"
        };
        self.show(caption, tree, elements, at);
    }

    fn taken<'a>(&'a self, tree: &'a Lazy) -> impl Iterator<Item = View<'a>> {
        self.marked(tree, Role::Chosen)
    }

    fn marked<'a>(&'a self, tree: &'a Lazy, role: Role) -> impl Iterator<Item = View<'a>> {
        let is_marked = move |node| self.marks.contains(&(node, role));
        tree.nodes().enumerate().filter(move |(node, _)| is_marked(*node)).map(|(_, view)| view)
    }
}

type View<'a> = (Range<usize>, &'a i64, Option<&'a Map>);

fn says_range(range: &Range<usize>) -> String {
    format!("{}..{}", range.start, range.end)
}

/// The elements, with the range that is asked for.
fn array(elements: &[i64], range: &Range<usize>) -> Cells {
    let mut array = Cells::new(elements);
    array.name = "elements".into();
    array.first_index = Some(0);
    for i in range.clone() {
        array.cells[i].role = Some(Role::Active);
    }
    array
}

// The tree that goes up from its leaves.

fn bottom_up(values: &[i64], asks: Vec<Ask>, mut is_drawn: bool) -> Sums {
    let mut tree = BottomUp::new(values);
    let n = values.len();
    let (mut scene, mut sums) = (Rows::default(), Vec::new());
    if is_drawn {
        let caption = format!("{}. Node k joins nodes 2k and 2k + 1.", last_nodes(n));
        let line = "nodes[k] = M::join(&nodes[2 * k], &nodes[2 * k + 1]);";
        scene.frames.push(forest(caption, &tree, &[], &(0..0)).at(line));
    }
    for Ask { range, change } in asks {
        is_drawn = is_drawn && are_short(tree.nodes.iter());
        let Range { start, end } = range;
        scene.begin(range.clone());
        if let Some(change) = change {
            let value = change.apply(tree.nodes[n + start]);
            if is_drawn {
                scene.ask_path(start, n);
            }
            tree.set_watched(start, value, |step, tree| {
                if let (plain::Step::Set(k), true) = (step, is_drawn) {
                    scene.set(k, tree);
                }
            });
            continue;
        }
        let mut steps = Vec::new();
        let sum = tree.fold_watched(start..end, |step| steps.push(step));
        if is_drawn {
            scene.summed(&steps, &tree, sum);
        }
        sums.push((start..end, sum));
    }
    if sums.is_empty() {
        sums.push((0..n, tree.fold(0..n)));
    }
    is_drawn = is_drawn && are_short(tree.nodes.iter());
    (if is_drawn { scene.frames } else { Vec::new() }, sums)
}

/// Which nodes the elements are.
fn last_nodes(n: usize) -> String {
    match n {
        0 => "There are no elements".to_owned(),
        1 => "The only node is the element".to_owned(),
        n => format!("The last nodes are the {n} elements"),
    }
}

/// The pictures of sums and changes, level by level.
#[derive(Default)]
struct Rows {
    range: Range<usize>,
    marks: Vec<(usize, Role)>,
    /// The nodes of the last sum, and those that have changed since.
    taken: Vec<usize>,
    changed: Vec<usize>,
    n_asked: usize,
    frames: Vec<Frame>,
}

impl Rows {
    fn begin(&mut self, range: Range<usize>) {
        self.range = range;
        self.marks.clear();
    }

    /// Asks on the last frame.
    fn ask(&mut self, question: String, choices: Vec<String>, answer: usize, because: String) {
        if let Some(last) = self.frames.last_mut().filter(|last| last.ask.is_none()) {
            *last = std::mem::take(last).ask(question, choices, answer, because);
        }
    }

    /// How many nodes a change of an element reaches.
    fn ask_path(&mut self, i: usize, n: usize) {
        let n_above = std::iter::successors(Some(n + i), |k| (1 < *k).then_some(k / 2)).count() - 1;
        let question = format!("Element {i} changes. How many other nodes change with it?");
        if let Some(last) = self.frames.last_mut().filter(|last| last.ask.is_none()) {
            let because = "Its parent, the parent of its parent, and so on up to node 1.";
            let others = [1, n - 1, 2 * n_above];
            *last = std::mem::take(last).ask_number(question, n_above, others, because);
        }
    }

    fn set(&mut self, k: usize, tree: &BottomUp) {
        let n = tree.nodes.len() / 2;
        self.marks.push((k, Role::Active));
        self.changed.push(k);
        let value = tree.nodes[k];
        let (caption, line) = if n <= k {
            (
                format!("Element {} is node {k}. It becomes {value}.", k - n),
                "self.nodes[k] = value;",
            )
        } else {
            let (left, right) = (tree.nodes[2 * k], tree.nodes[2 * k + 1]);
            let caption = format!(
                "Node {k} joins nodes {} and {}: {left} + {right} = {value}.",
                2 * k,
                2 * k + 1
            );
            (caption, "self.nodes[k] = M::join(&self.nodes[2 * k], &self.nodes[2 * k + 1]);")
        };
        let frame = forest(caption, tree, &self.marks, &self.range);
        self.frames.push(frame.at(line));
    }

    /// A frame for each level, and one for the sum.
    fn summed(&mut self, steps: &[plain::Step], tree: &BottomUp, sum: i64) {
        let Range { start, end } = self.range;
        let is_again = !self.changed.is_empty() && 1 < self.taken.len();
        let mut taken = Vec::new();
        let mut levels = Vec::new();
        for step in steps {
            match *step {
                plain::Step::Level(l, r) => levels.push((l, r, Vec::new())),
                plain::Step::Take(k) => {
                    taken.push(k);
                    if let Some((_, _, here)) = levels.last_mut() {
                        here.push(k);
                    }
                }
                plain::Step::Set(_) => {}
            }
        }
        let mut sorted = taken.clone();
        sorted.sort_unstable();
        if is_again && sorted == self.taken {
            let n_changed = taken.iter().filter(|k| self.changed.contains(k)).count();
            let question = format!(
                "Sum of {start}..{end} again: it joins the same {} nodes. How many of them have changed?",
                taken.len()
            );
            let because = "No two of these nodes have an element in common, so only one of them can contain the changed element.";
            if let Some(last) = self.frames.last_mut().filter(|last| last.ask.is_none()) {
                let others = [1, 0, taken.len()];
                *last = std::mem::take(last).ask_number(question, n_changed, others, because);
            }
        }
        for (l, r, here) in &levels {
            if self.n_asked < 2 {
                self.n_asked += 1;
                self.ask_level(*l, *r, here);
            }
            self.marks.extend(here.iter().map(|k| (*k, Role::Chosen)));
            let side = |k: usize| if k & 1 == 1 { "odd" } else { "even" };
            let values: Vec<String> = here
                .iter()
                .map(|k| format!("node {k} with the value {}", tree.nodes[*k]))
                .collect();
            let took = match values.len() {
                0 => "Nothing is taken".to_owned(),
                _ => format!("Take {}", trace::all_of(&values)),
            };
            let caption = format!(
                "Sum of {start}..{end}: l = {l} is {}, and r = {r} is {}. {took}.",
                side(*l),
                side(*r)
            );
            let line = match here.as_slice() {
                [.., k] if l <= k && *k + 1 == *r => "right = M::join(&self.nodes[r], &right);",
                [_, ..] => "left = M::join(&left, &self.nodes[l]);",
                [] => "(l, r) = (l / 2, r / 2);",
            };
            let frame = forest(caption, tree, &self.marks, &self.range);
            self.frames.push(frame.at(line));
        }
        let parts: Vec<String> = sorted_by_place(&taken, tree.nodes.len() / 2)
            .into_iter()
            .map(|k| tree.nodes[k].to_string())
            .collect();
        let caption = match parts.len() {
            0 => format!("Sum of {start}..{end}: nothing, so {sum}."),
            _ => format!(
                "Nothing is left between l and r. The sum is {} = {sum}.",
                parts.join(" + ")
            ),
        };
        let frame = forest(caption, tree, &self.marks, &self.range);
        self.frames.push(frame.at("M::join(&left, &right)"));
        self.taken = sorted;
        self.changed.clear();
    }

    /// Which nodes are taken on a level.
    fn ask_level(&mut self, l: usize, r: usize, here: &[usize]) {
        let name = |nodes: &[usize]| match nodes {
            [] => "none".to_owned(),
            nodes => trace::all_of(nodes),
        };
        let answer = name(here);
        let mut choices = vec![name(&[l]), name(&[r - 1]), name(&[l, r - 1]), name(&[])];
        choices.dedup();
        let Some(place) = choices.iter().position(|choice| *choice == answer) else { return };
        let question = format!(
            "The nodes l..r are left: l = {l} is the first of them, and r = {r} comes just after the last one. Which of them are taken on this level?"
        );
        let because = "If l is odd, node l is not a left child, so it has no sibling in l..r. If r is odd, node r - 1 is a left child, and its sibling, node r, is not in l..r.";
        self.ask(question, choices, place, because.to_owned());
    }
}

/// Nodes in the order of their first elements.
fn sorted_by_place(nodes: &[usize], n: usize) -> Vec<usize> {
    let mut nodes = nodes.to_vec();
    nodes.sort_by_key(|k| interval(*k, n).map(|interval| interval.start));
    nodes
}

/// The elements below a node, if they stand side by side: from the first leaf below it to the last,
/// all equally deep.
fn interval(k: usize, n: usize) -> Option<Range<usize>> {
    let (mut first, mut end) = (k, k + 1);
    while first < n {
        (first, end) = (2 * first, 2 * end);
    }
    (end <= 2 * n).then(|| first - n..end - n)
}

/// The nodes as trees from the first element to the last, and as they stand in memory.
fn forest(
    caption: String,
    tree: &BottomUp,
    marks: &[(usize, Role)],
    range: &Range<usize>,
) -> Frame {
    let n = tree.nodes.len() / 2;
    let role = |k: usize| marks.iter().find(|(node, _)| *node == k).map(|(_, role)| *role);
    // Pre-order: by the start, and of those that start together the longest first, which has the
    // least number.
    let starts = |k: usize, start| interval(k, n).is_some_and(|interval| interval.start == start);
    let numbers = |start| (1..2 * n).filter(move |k| starts(*k, start));
    let nodes: Vec<usize> = (0..n).flat_map(numbers).collect();
    let place = |k: usize| nodes.iter().position(|node| *node == k);
    let drawn = nodes.iter().map(|&k| {
        let parent = place(k / 2);
        let side = if k % 2 == 0 { Side::Left } else { Side::Right };
        let node = TreeNode {
            note: format!("node {k}"),
            parent,
            side: parent.map(|_| side),
            ..TreeNode::root(tree.nodes[k])
        };
        match role(k) {
            Some(role) => node.marked(role),
            None => node,
        }
    });
    let mut memory = Cells::new(&tree.nodes);
    memory.name = "nodes".into();
    memory.first_index = Some(0);
    for (k, cell) in memory.cells.iter_mut().enumerate() {
        cell.role = role(k);
    }
    if let Some(unused) = memory.cells.first_mut() {
        unused.text = "-".into();
    }
    let picture = Tree { nodes: drawn.collect(), ..Tree::default() };
    Frame::new(caption).with(picture).with(memory).with(array(&tree.nodes[n..], range))
}

// Counting.

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The most nodes that a sum touches.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u16| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Nodes touched by the worst sum".into(),
        x: Axis::log("elements"),
        y: Axis::log("nodes"),
        series: vec![
            series("plain array", |n| n),
            series("down from the root", worst_down),
            series("up from the leaves", worst_up),
        ],
    }
}

fn ranges(n: u16) -> impl Iterator<Item = Range<usize>> {
    let n = usize::from(n);
    (0..n).flat_map(move |start| (start..n).map(move |last| start..last + 1))
}

pub(crate) fn worst_down(n: u16) -> u16 {
    let tree = Lazy::from_values(vec![0; n.into()]);
    let count = |range| {
        let mut n_touched = 0;
        tree.fold_watched(range, |_, _| n_touched += 1);
        n_touched
    };
    ranges(n).map(count).max().unwrap_or(0)
}

pub(crate) fn worst_up(n: u16) -> u16 {
    let tree = BottomUp::new(&vec![0; n.into()]);
    let count = |range| {
        let mut n_taken = 0;
        tree.fold_watched(range, |step| {
            n_taken += usize::from(matches!(step, plain::Step::Take(_)));
        });
        n_taken
    };
    ranges(n).map(count).max().and_then(|most| u16::try_from(most).ok()).unwrap_or(0)
}
