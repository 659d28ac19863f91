//! Leftist heaps, merged step by step:
//! `cargo run -p data-structure --example leftist_heap -- 5 2 8 meld 3 1 9 pop`.

use std::cell::Cell;
use std::cmp::Ordering;
use std::process::ExitCode;

use data_structure::leftist_heap::{Forest, Heap, LeftistHeap, Node, Step};
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, SplitMix64, Trace, Tree, TreeNode};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "leftist_heap",
    about: "Leftist heaps: numbers are pushed, a heap can be typed as a tree, meld begins the next heap, pop takes the least.",
    arguments: "[NUMBER... | TREE | meld | pop]...",
    worked: &["1(4(9,7),6(10,-)) meld 2(5,3(8,-))"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Two heaps of three to six numbers.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut numbers: Vec<i64> = (1..30).collect();
    dice.shuffle(&mut numbers);
    let (a, b) = (3 + dice.below(4), 3 + dice.below(4));
    let (first, second) = (&numbers[..a], &numbers[a..a + b]);
    format!("{} meld {}", trace::list(first, " "), trace::list(second, " "))
}

/// What still makes a picture.
const MOST_OPERATIONS: usize = 24;
const MOST_NODES: usize = 32;
/// What still makes a line of text.
const MOST_LISTED: usize = 40;

type Numbers = Forest<i64>;

/// What is done.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Operation {
    Push(i64),
    /// A heap typed as a tree, each node behind its children: how many of two children are there,
    /// and the number.
    Tree(Vec<([bool; 2], i64)>),
    Meld,
    Pop,
}

fn read(input: &mut Input<'_>) -> trace::Result<Vec<Operation>> {
    let mut operations = Vec::new();
    while !input.is_end() {
        let name = format!("operation {}", operations.len() + 1);
        let word = input.word(&name)?;
        operations.push(match word {
            "meld" => Operation::Meld,
            "pop" => Operation::Pop,
            _ if word.contains('(') => match tree(word) {
                Ok(nodes) => Operation::Tree(nodes),
                Err(reason) => return Err(input.invalid(name, reason).into()),
            },
            _ => {
                let reason = "is no number of 64 bits, no tree, and neither meld nor pop";
                let number = word.parse().map_err(|_| input.invalid_number(name, reason))?;
                Operation::Push(number)
            }
        });
    }
    Ok(operations)
}

/// Reads a tree such as `2(5(8,-),3)`.
fn tree(word: &str) -> Result<Vec<([bool; 2], i64)>, &'static str> {
    const FORM: &str = "is no tree such as 2(5(8,-),3)";
    let mut nodes = Vec::new();
    // The nodes whose children are being read: the number, and which of the children read so far
    // are there.
    let mut open: Vec<(i64, Vec<bool>)> = Vec::new();
    let mut rest = word;
    loop {
        // A number with its children, or the dash of a missing child.
        let end = rest.find(['(', ',', ')']).unwrap_or(rest.len());
        let (label, behind) = rest.split_at(end);
        rest = behind;
        let mut is_there = label != "-";
        if is_there {
            let number: i64 = label.parse().map_err(|_| FORM)?;
            if open.last().is_some_and(|(above, _)| number < *above) {
                return Err("has a number that is less than the one above it");
            }
            if let Some(children) = rest.strip_prefix('(') {
                open.push((number, Vec::new()));
                rest = children;
                continue;
            }
            nodes.push(([false; 2], number));
        }
        // All nodes that end here.
        loop {
            let Some((_, children)) = open.last_mut() else {
                return if rest.is_empty() && is_there { Ok(nodes) } else { Err(FORM) };
            };
            children.push(is_there);
            let is_pair = children.len() == 2;
            if let (Some(next), false) = (rest.strip_prefix(','), is_pair) {
                rest = next;
                break;
            }
            let (Some(next), true, Some((number, children))) =
                (rest.strip_prefix(')'), is_pair, open.pop())
            else {
                return Err(FORM);
            };
            nodes.push(([children[0], children[1]], number));
            (rest, is_there) = (next, true);
        }
    }
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let operations = read(input)?;
    let n_nodes: usize = operations
        .iter()
        .map(|operation| match operation {
            Operation::Push(_) => 1,
            Operation::Tree(nodes) => nodes.len(),
            Operation::Meld | Operation::Pop => 0,
        })
        .sum();
    let is_drawn = operations.len() <= MOST_OPERATIONS && n_nodes <= MOST_NODES;
    let mut scene =
        Scene { forest: Forest::new(), heaps: vec![Heap::new()], is_drawn, frames: Vec::new() };
    if !is_drawn {
        let limit = format!("{MOST_OPERATIONS} operations and {MOST_NODES} elements");
        scene.frames.push(Frame::too_large(limit));
    }
    let mut popped = Vec::new();
    let mut pushed: Vec<i64> = Vec::new();
    let mut operations = operations.into_iter().peekable();
    while let Some(operation) = operations.next() {
        match operation {
            Operation::Push(number) => {
                scene.push(number);
                pushed.push(number);
                if !matches!(operations.peek(), Some(Operation::Push(_))) {
                    scene.show_pushed(&std::mem::take(&mut pushed));
                }
            }
            Operation::Tree(nodes) => scene.tree(&nodes),
            Operation::Meld => {
                scene.meld();
                scene.heaps.push(Heap::new());
            }
            Operation::Pop => {
                scene.meld();
                popped.push(scene.pop().map_or("nothing".to_owned(), |least| least.to_string()));
            }
        }
    }
    scene.meld();
    let Scene { forest, heaps, frames, .. } = scene;
    let mut answer = match popped.len() {
        0 => String::new(),
        n if MOST_LISTED < n => format!("Popped: {}. ", trace::plural(n, "element")),
        _ => format!("Popped: {}. ", popped.join(" ")),
    };
    for heap in &heaps {
        let what = match heap.len() {
            0 => "The heap is empty.".to_owned(),
            n if MOST_LISTED < n => format!("The heap has {}.", trace::plural(n, "element")),
            _ => format!("The heap, with distances: {}", notation(&forest, heap)),
        };
        answer.push_str(&what);
    }
    Ok(Trace { title: "Leftist heaps".into(), frames, answer })
}

/// The heaps, and the pictures of what is done to them.
struct Scene {
    forest: Numbers,
    /// Two if the second one has still to be melded with the first.
    heaps: Vec<Heap>,
    is_drawn: bool,
    frames: Vec<Frame>,
}

impl Scene {
    /// The roots of all heaps.
    fn roots(&self) -> Vec<Node> {
        self.heaps.iter().filter_map(Heap::root).collect()
    }

    fn push(&mut self, number: i64) {
        let last = self.heaps.len() - 1;
        let mut heap = std::mem::take(&mut self.heaps[last]);
        self.forest.push(&mut heap, number);
        self.heaps[last] = heap;
    }

    /// The heaps after some numbers have been pushed, one after the other.
    fn show_pushed(&mut self, numbers: &[i64]) {
        if self.is_drawn {
            let picture = picture(&self.forest, &self.roots(), &[]);
            let each = if numbers.len() == 1 {
                "It is merged with the heap as a heap of one node"
            } else {
                "Each of them is merged with the heap as a heap of one node"
            };
            let caption = format!("Push {}. {each}.", trace::list(numbers, " "));
            let line = "*heap = merge(heap.take(), Some(Box::new(node)));";
            self.frames.push(Frame::new(caption).with(picture).at(line));
        }
    }

    fn tree(&mut self, nodes: &[([bool; 2], i64)]) {
        let (mut waiting, mut has_swapped): (Vec<Heap>, _) = (Vec::new(), false);
        for &([left, right], number) in nodes {
            let right = if right { waiting.pop() } else { None }.unwrap_or_default();
            let left = if left { waiting.pop() } else { None }.unwrap_or_default();
            let typed = [left.root(), right.root()];
            // The order has been looked at when the tree was read.
            waiting.extend(self.forest.join(number, left, right).ok());
            let root = waiting.last().and_then(Heap::root);
            has_swapped |= root.is_some_and(|root| self.forest.children(root) != typed);
        }
        let typed = waiting.pop().unwrap_or_default();
        let last = self.heaps.len() - 1;
        let heap = std::mem::take(&mut self.heaps[last]);
        let is_first = heap.is_empty();
        self.heaps[last] = self.forest.meld(heap, typed);
        if self.is_drawn {
            let heap = if self.heaps.len() == 1 { "A heap." } else { "Another heap." };
            let caption = match (is_first, has_swapped) {
                (true, false) => heap.to_owned(),
                (true, true) => format!(
                    "{heap} Where the right child had the larger distance, the children have changed sides."
                ),
                (false, _) => "The heap, merged with the one that was typed.".to_owned(),
            };
            let picture = picture(&self.forest, &self.roots(), &[]);
            self.frames.push(
                Frame::new(format!("{caption} The small number beside a node is its distance."))
                    .with(picture),
            );
        }
    }

    /// Melds the two heaps that wait for it.
    fn meld(&mut self) {
        if 1 < self.heaps.len()
            && let (Some(b), Some(a)) = (self.heaps.pop(), self.heaps.pop())
        {
            if let (true, Some(last)) = (self.is_drawn, self.frames.last_mut()) {
                *last = ask_spine(std::mem::take(last), &self.forest, &a, &b);
            }
            let mut steps = Steps::new(self.is_drawn, "Merge the two heaps");
            let both = self.forest.meld_watched(a, b, |step, forest| steps.watch(step, forest));
            self.frames.extend(steps.frames);
            self.heaps.push(both);
        }
    }

    fn pop(&mut self) -> Option<i64> {
        let mut heap = self.heaps.pop().unwrap_or_default();
        let mut steps = Steps::new(self.is_drawn, "Its two subtrees are merged");
        if let (Some(root), true) = (heap.root(), self.is_drawn) {
            let caption = format!("Pop {}, the least.", self.forest.item(root));
            let picture = picture(&self.forest, &[root], &[(root, Role::Rejected)]);
            let line = "*heap = merge(root.left, root.right);";
            self.frames.push(Frame::new(caption).with(picture).at(line));
        }
        let least = self.forest.pop_watched(&mut heap, |step, forest| steps.watch(step, forest));
        self.frames.extend(steps.frames);
        if self.is_drawn {
            let caption = match least {
                Some(least) => format!("{least} is gone."),
                None => "Pop: the heap is empty.".to_owned(),
            };
            let roots: Vec<Node> = heap.root().into_iter().collect();
            self.frames.push(Frame::new(caption).with(picture(&self.forest, &roots, &[])));
        }
        self.heaps.push(heap);
        least
    }
}

/// The pictures of one melding.
struct Steps {
    is_drawn: bool,
    name: &'static str,
    top: Option<Node>,
    /// The nodes of both right spines that have stayed.
    spine: Vec<Node>,
    /// Whether the children of the node that is measured have changed sides.
    has_swapped: bool,
    frames: Vec<Frame>,
}

impl Steps {
    fn new(is_drawn: bool, name: &'static str) -> Self {
        Steps {
            is_drawn,
            name,
            top: None,
            spine: Vec::new(),
            has_swapped: false,
            frames: Vec::new(),
        }
    }

    fn watch(&mut self, step: Step, forest: &Numbers) {
        if !self.is_drawn {
            return;
        }
        let compared =
            |spine: &[Node]| spine.iter().map(|node| (*node, Role::Compared)).collect::<Vec<_>>();
        let frame = match step {
            Step::Descend { stays, goes } => {
                let begins =
                    if self.top.is_none() { format!("{}. ", self.name) } else { String::new() };
                let top = *self.top.get_or_insert(stays);
                let mut roles = compared(&self.spine);
                roles.extend([(stays, Role::Active), (goes, Role::Frontier)]);
                self.spine.push(stays);
                let (less, other) = (forest.item(stays), forest.item(goes));
                let stays_on_top = if less < other {
                    format!("{less} is less than {other}, so {less} stays on top.")
                } else {
                    format!("{less} is equal to {other}, so the first {less} stays on top.")
                };
                let right = "Its right subtree must be merged with the other heap.";
                let caption = format!("{begins}{stays_on_top} {right}");
                Frame::new(caption)
                    .with(picture(forest, &[top, goes], &roles))
                    .at("if b.item < a.item {")
            }
            Step::Hang { node } => {
                let (Some(&above), Some(top)) = (self.spine.last(), self.top) else { return };
                let mut roles = compared(&self.spine);
                roles.push((node, Role::Active));
                let (above, node) = (forest.item(above), forest.item(node));
                let caption = format!(
                    "{above} has no right child, so there is nothing to merge: {node}, with everything below it, becomes its right child."
                );
                Frame::new(caption)
                    .with(picture(forest, &[top], &roles))
                    .at("(a, b) => return a.or(b),")
            }
            Step::Swap { .. } => {
                self.has_swapped = true;
                return;
            }
            Step::Measure { node } => {
                let Some(top) = self.top else { return };
                self.spine.retain(|other| *other != node);
                let mut roles = compared(&self.spine);
                roles.push((node, Role::Active));
                let has_swapped = std::mem::take(&mut self.has_swapped);
                if let Some(last) = self.frames.last_mut() {
                    *last = ask_sides(std::mem::take(last), forest, node, has_swapped);
                }
                let line = if has_swapped {
                    "mem::swap(&mut a.left, &mut a.right);"
                } else {
                    "a.distance = distance(&a.right) + 1;"
                };
                let caption = measured(node, forest, has_swapped);
                Frame::new(caption).with(picture(forest, &[top], &roles)).at(line)
            }
        };
        self.frames.push(frame);
    }
}

/// How a node got its distance, in words.
fn measured(node: Node, forest: &Numbers, has_swapped: bool) -> String {
    let says = |child: Option<Node>| match child {
        Some(child) => {
            format!("{} with distance {}", forest.item(child), forest.distance(Some(child)))
        }
        None => "nothing, which has distance -1,".to_owned(),
    };
    let [left, right] = forest.children(node);
    let sides = if has_swapped {
        format!(
            "{} was on the left, and {} was on the right, so they change sides",
            says(right),
            says(left)
        )
    } else {
        format!("{} is on the left, and {} is on the right", says(left), says(right))
    };
    let distance = forest.distance(Some(node));
    let (number, near) = (forest.item(node), forest.distance(right));
    format!("Back at {number}: {sides}. The distance of {number} is {near} + 1 = {distance}.")
}

/// The numbers on the right spine of a heap.
fn spine(forest: &Numbers, heap: &Heap) -> Vec<i64> {
    let right = |node: &Node| forest.children(*node)[1];
    std::iter::successors(heap.root(), right).map(|node| *forest.item(node)).collect()
}

/// Which nodes will the merge visit?
fn ask_spine(frame: Frame, forest: &Numbers, a: &Heap, b: &Heap) -> Frame {
    let [first, second] = [a, b].map(|heap| spine(forest, heap));
    if first.is_empty() || second.is_empty() {
        return frame;
    }
    let one_after_the_other = [&first[..], &second[..]].concat();
    let mut merged = one_after_the_other.clone();
    merged.sort_unstable();
    let mut all: Vec<i64> = [a, b]
        .into_iter()
        .flat_map(|heap| forest.nodes(heap).map(|node| *forest.item(node)))
        .collect();
    all.sort_unstable();
    let mut choices = vec![trace::list(&merged, " ")];
    for other in [one_after_the_other, all] {
        let other = trace::list(&other, " ");
        if !choices.contains(&other) {
            choices.push(other);
        }
    }
    if choices.len() < 2 {
        return frame;
    }
    let because =
        "The two right spines are merged like two sorted lists. No other node is touched.";
    let answer = choices[0].clone();
    choices.sort_unstable();
    let place = choices.iter().position(|choice| *choice == answer).unwrap_or(0);
    let question = "Before any children change sides, which numbers are on the right spine of the merged heap, the path that starts at the root and always goes right?";
    frame.ask(question, choices, place, because)
}

/// Will the children change sides?
fn ask_sides(frame: Frame, forest: &Numbers, node: Node, has_swapped: bool) -> Frame {
    if frame.ask.is_some() {
        return frame;
    }
    let because = if has_swapped {
        "The distance on the right was larger than the one on the left."
    } else {
        "The distance on the right is not larger than the one on the left."
    };
    let question = format!("Back at {}: do its two children change sides?", forest.item(node));
    frame.ask(question, ["yes", "no"], usize::from(!has_swapped), because)
}

/// Trees side by side, a distance beside each number.
fn picture(forest: &Numbers, roots: &[Node], roles: &[(Node, Role)]) -> Tree {
    let mut nodes: Vec<TreeNode> = Vec::new();
    let mut waiting: Vec<_> = roots.iter().rev().map(|root| (*root, None)).collect();
    while let Some((id, place)) = waiting.pop() {
        let mut node = TreeNode::root(forest.item(id));
        node.note = forest.distance(Some(id)).to_string();
        node.keys[0].role = roles.iter().find(|(other, _)| *other == id).map(|(_, role)| *role);
        if let Some((parent, side)) = place {
            node.parent = Some(parent);
            node.side = Some(side);
            // The right spine, as far as it has been melded.
            let is_on_spine = side == trace::Side::Right && node.keys[0].role.is_some();
            let is_passed = is_on_spine && nodes[parent].keys[0].role.is_some();
            node.branch_role = is_passed.then_some(Role::Compared);
        }
        let here = nodes.len();
        nodes.push(node);
        let [left, right] = forest.children(id);
        waiting.extend(right.map(|child| (child, Some((here, trace::Side::Right)))));
        waiting.extend(left.map(|child| (child, Some((here, trace::Side::Left)))));
    }
    Tree { nodes, ..Tree::default() }
}

/// The shape in one line, a distance behind each number that has a child: `2:1(5:0(8,-),3)`.
pub(crate) fn notation(forest: &Numbers, heap: &Heap) -> String {
    enum Piece {
        Subtree(Option<Node>),
        Text(&'static str),
    }
    let (mut text, mut pieces) = (String::new(), vec![Piece::Subtree(heap.root())]);
    while let Some(piece) = pieces.pop() {
        match piece {
            Piece::Text(piece) => text.push_str(piece),
            Piece::Subtree(None) => text.push('-'),
            Piece::Subtree(Some(node)) => {
                text.push_str(&forest.item(node).to_string());
                let [left, right] = forest.children(node);
                if left.is_some() {
                    text.push(':');
                    text.push_str(&forest.distance(Some(node)).to_string());
                    pieces.extend([Piece::Text(")"), Piece::Subtree(right), Piece::Text(",")]);
                    pieces.extend([Piece::Subtree(left), Piece::Text("(")]);
                }
            }
        }
    }
    text
}

pub(crate) const SIZES: [u16; 6] = [256, 512, 1024, 2048, 4096, 8192];

/// Comparisons of a pop and of building.
fn cost() -> Chart {
    let series = |name: &str, count: &dyn Fn(u16) -> f64| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), count(n))).to_vec(),
    };
    Chart {
        name: "Comparisons per element, random numbers".into(),
        x: Axis::log("elements"),
        y: Axis::log("comparisons per element"),
        series: vec![
            series("popping all", &|n| each(n, popping(n))),
            series("pushing all", &|n| each(n, pushing(n))),
            series("building at once", &|n| each(n, building(n))),
        ],
    }
}

fn each(n: u16, count: u32) -> f64 {
    f64::from(count) / f64::from(n)
}

/// A number that counts how often it is compared.
pub(crate) struct Counted<'a>(u64, &'a Cell<u32>);

impl Ord for Counted<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.1.set(self.1.get() + 1);
        self.0.cmp(&other.0)
    }
}

impl PartialOrd for Counted<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Counted<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Counted<'_> {}

pub(crate) fn random_numbers(n: u16, count: &Cell<u32>) -> Vec<Counted<'_>> {
    let mut dice = SplitMix64::new(42);
    (0..n).map(|_| Counted(dice.next_u64(), count)).collect()
}

/// The comparisons of popping all of n random numbers.
pub(crate) fn popping(n: u16) -> u32 {
    let count = Cell::new(0);
    let heap: LeftistHeap<_> = random_numbers(n, &count).into_iter().collect();
    let before = count.get();
    heap.into_sorted_vec();
    count.get() - before
}

/// The comparisons of pushing n random numbers one by one.
pub(crate) fn pushing(n: u16) -> u32 {
    let count = Cell::new(0);
    let mut heap = LeftistHeap::new();
    for number in random_numbers(n, &count) {
        heap.push(number);
    }
    count.get()
}

/// The comparisons of building a heap of n random numbers at once.
pub(crate) fn building(n: u16) -> u32 {
    let count = Cell::new(0);
    let _: LeftistHeap<_> = random_numbers(n, &count).into_iter().collect();
    count.get()
}
