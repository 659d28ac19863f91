//! Exact cover by dancing links, step by step:
//! `cargo run -p search --example dancing_links -- 1,2 2,3 1 3`.

use std::process::ExitCode;

use input::Input;
use search::dancing_links::plain::{Matrix, exact_covers_watched};
use search::dancing_links::repeated::{Minimum, minimum_cover};
use search::dancing_links::{Choice, ExactCover, Statistics, Step, queens};
use trace::{
    Axis, Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace,
    Tree, TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "dancing_links",
    about: "Exact cover: choose sets so that each item lies in exactly one of them. A set is its\n\
            items with commas between; the items are 1, 2, ... up to the largest that is named.",
    arguments: "SET...",
    worked: &["1,3,4,6 3,5,7 2,6,7 2,4,6 1,5,7 1"],
    flags: &[
        Flag { name: "--items", value: Some("M"), about: "the items are 1, 2, ... M" },
        Flag { name: "--secondary", value: Some("K"), about: "the last K items need no cover" },
        Flag { name: "--first", value: None, about: "take the items in their order" },
        Flag { name: "--repeated", value: None, about: "each item at least once, by few sets" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    // A page does not count: it shows the counts of the build.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Six sets over six items: three that are an exact cover, and three of two or three items each.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut items: Vec<u32> = (1..=6).collect();
    dice.shuffle(&mut items);
    let mut sets: Vec<Vec<u32>> =
        vec![items[..1].to_vec(), items[1..3].to_vec(), items[3..].to_vec()];
    for _ in 0..3 {
        dice.shuffle(&mut items);
        sets.push(items[..2 + dice.below(2)].to_vec());
    }
    dice.shuffle(&mut sets);
    let words = sets.into_iter().map(|mut set| {
        set.sort_unstable();
        trace::list(&set, ",")
    });
    trace::list(words, " ")
}

/// What still makes a picture.
const MOST_ITEMS: usize = 12;
const MOST_SETS: usize = 12;
const MOST_STEPS: usize = 60;
/// How many solutions are named, and how many are counted.
const MOST_NAMED: usize = 4;
const MOST_COUNTED: u64 = 100_000;
/// The largest number of an item.
const LAST_ITEM: usize = 1000;

/// The sets as they were typed, their items counted from 0, and the problem.
struct Problem {
    sets: Vec<Vec<usize>>,
    /// How many items need no cover; they are the last.
    n_secondary: usize,
    cover: ExactCover,
}

fn read(input: &mut Input<'_>, options: &Options) -> trace::Result<Problem> {
    let given = options.number::<usize>("--items")?;
    if given.is_some_and(|n_items| LAST_ITEM < n_items) {
        return Err(format!("--items: the limit is {LAST_ITEM}").into());
    }
    let n_secondary = options.number::<usize>("--secondary")?.unwrap_or(0);
    let mut sets: Vec<Vec<usize>> = Vec::new();
    while !input.is_end() {
        let name = format!("set {}", sets.len() + 1);
        let mut set = Vec::new();
        for word in input.word(&name)?.split(',') {
            let wrong = |reason: String| input.invalid(&name, reason);
            let item = match word.parse::<usize>() {
                Ok(item) if 1 <= item => item,
                _ => return Err(wrong("is no list of items 1, 2, ... with commas".into()).into()),
            };
            let last = given.unwrap_or(LAST_ITEM);
            if last < item {
                return Err(wrong(format!("holds item {item}, and the last is {last}")).into());
            }
            if set.contains(&(item - 1)) {
                return Err(wrong(format!("holds item {item} twice")).into());
            }
            set.push(item - 1);
        }
        sets.push(set);
    }
    let named = sets.iter().flatten().map(|item| item + 1).max().unwrap_or(0);
    let n_items = given.unwrap_or(named);
    let Some(n_primary) = n_items.checked_sub(n_secondary) else {
        return Err(format!("--secondary: there are {n_items} items, not {n_secondary}").into());
    };
    let cover = ExactCover::with_secondary(n_primary, n_secondary, &sets)?;
    Ok(Problem { sets, n_secondary, cover })
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let problem = read(input, options)?;
    let (n_items, n_sets) = (problem.cover.n_items(), problem.sets.len());
    let of = format!(
        "of {} by {}",
        trace::plural(n_items as u64, "item"),
        trace::plural(n_sets as u64, "set")
    );
    if options.has("--repeated") {
        return Ok(repeated(&problem, &of));
    }
    let choice = if options.has("--first") { Choice::First } else { Choice::FewestSets };
    let is_small = n_items <= MOST_ITEMS && n_sets <= MOST_SETS;
    let is_plain = choice == Choice::FewestSets && problem.n_secondary == 0 && is_small;
    let mut scene = Scene::new(&problem, choice, is_plain);
    if is_plain {
        exact_covers_watched(n_items, &problem.sets, |step, matrix| {
            if scene.frames.len() <= MOST_STEPS {
                scene.step(step, &Left::of_matrix(matrix, n_items));
            }
        });
    }
    let mut solutions = problem.cover.solutions_watched(choice, |step, left| {
        if is_small && !is_plain && scene.frames.len() <= MOST_STEPS {
            scene.step(step, &Left::of_cover(left));
        }
    });
    let (mut found, mut n_found) = (Vec::new(), 0);
    while n_found < MOST_COUNTED
        && let Some(solution) = solutions.next()
    {
        n_found += 1;
        if found.len() < MOST_NAMED {
            found.push(solution);
        }
    }
    let statistics = solutions.statistics();
    drop(solutions);
    let scene_steps = scene.steps.clone();
    let frames = if is_small && scene.frames.len() <= MOST_STEPS {
        let says = "Everything has been tried";
        let caption = match found.first() {
            Some(_) => format!("{says}. The first exact cover is marked."),
            None => format!("{says}: there is no exact cover."),
        };
        let first = found.first().map_or(&[][..], Vec::as_slice);
        scene.frames.push(Frame::new(caption).with(whole(&problem, first)).with(scene.tree(None)));
        if is_plain {
            ask(&mut scene.frames, &scene.steps, &problem);
        }
        scene.frames
    } else {
        let limit = format!("{MOST_ITEMS} items, {MOST_SETS} sets and {MOST_STEPS} steps");
        vec![Frame::too_large(limit)]
    };
    let n_taken = scene_steps.iter().filter(|step| matches!(step, Step::Take { .. })).count();
    let plain_nodes = is_plain.then_some(n_taken as u64);
    let answer = answer(n_found, &found, statistics, plain_nodes);
    Ok(Trace { title: format!("Exact cover {of}"), frames, answer })
}

/// `plain_nodes` is how many sets the plain version took, if the picture shows it.
fn answer(
    n_found: u64,
    found: &[Vec<usize>],
    statistics: Statistics,
    plain_nodes: Option<u64>,
) -> String {
    let mut text = match n_found {
        0 => "No exact cover".to_owned(),
        MOST_COUNTED => format!("{MOST_COUNTED} exact covers or more"),
        n => trace::plural(n, "exact cover"),
    };
    let names: Vec<String> = found.iter().map(|sets| braces(sets)).collect();
    if !names.is_empty() {
        text.push_str(&format!(": {}", names.join(", ")));
    }
    if (names.len() as u64) < n_found {
        text.push_str(" and more");
    }
    if let Some(n_nodes) = plain_nodes {
        return format!("{text}. The search took {}.", trace::plural(n_nodes, "set"));
    }
    let Statistics { n_nodes, n_updates } = statistics;
    let (sets, ones) = (trace::plural(n_nodes, "set"), trace::plural(n_updates, "one"));
    format!("{text}. The search took {sets} and unlinked {ones}.")
}

fn name(set: usize) -> String {
    format!("s{}", set + 1)
}

fn braces(sets: &[usize]) -> String {
    let names: Vec<String> = sets.iter().map(|&set| name(set)).collect();
    format!("{{{}}}", names.join(", "))
}

/// What is left of the problem at some moment.
struct Left {
    items: Vec<usize>,
    /// The sets that are left in the column of each item.
    sets: Vec<Vec<usize>>,
}

impl Left {
    fn of_matrix(matrix: &Matrix, n_items: usize) -> Self {
        let sets = (0..n_items).map(|item| matrix.sets_left(item)).collect();
        Left { items: matrix.items_left(), sets }
    }

    fn of_cover(cover: &ExactCover) -> Self {
        let sets = (0..cover.n_items()).map(|item| cover.sets_left(item).collect()).collect();
        Left { items: cover.items_left().collect(), sets }
    }
}

/// What the watcher has seen so far.
struct Scene<'a> {
    problem: &'a Problem,
    choice: Choice,
    /// Whether the page that shows this lists the plain version, which it runs.
    is_plain: bool,
    steps: Vec<Step>,
    taken: Vec<usize>,
    /// The search tree: a node for each item chosen, and a leaf for each solution.
    nodes: Vec<TreeNode>,
    /// The nodes from the root down to here.
    path: Vec<usize>,
    frames: Vec<Frame>,
}

impl<'a> Scene<'a> {
    fn new(problem: &'a Problem, choice: Choice, is_plain: bool) -> Self {
        let (taken, nodes, path, frames) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Scene { problem, choice, is_plain, steps: Vec::new(), taken, nodes, path, frames }
    }

    fn step(&mut self, step: Step, left: &Left) {
        self.steps.push(step);
        let (caption, line, item) = match step {
            Step::Choose { item, n_sets } => {
                let sets = match n_sets {
                    0 => "no set".to_owned(),
                    n => trace::plural(n as u64, "set"),
                };
                let then = match (n_sets, self.choice) {
                    (0, _) => "a dead end",
                    (1, _) => "it must be taken",
                    (_, Choice::First) => "try each",
                    (_, Choice::FewestSets) => "no item has fewer, so try each",
                };
                let says = format!("Item {} is in {sets} that can be taken: {then}.", item + 1);
                self.grow((item + 1).to_string(), (n_sets == 0).then_some(Role::Rejected));
                (says, "let Some(head) = self.choose() else {", Some(item))
            }
            Step::Take { set } => {
                self.taken.push(set);
                let members = &self.problem.sets[set];
                let items: Vec<String> = members.iter().map(|i| (i + 1).to_string()).collect();
                let items = items.join(", ");
                let says = format!(
                    "Take {}. It covers {items}. All other sets that share an item with it are out.",
                    name(set)
                );
                (says, "self.cover(self.column[other]);", None)
            }
            Step::PutBack { set } => {
                self.taken.pop();
                self.path.truncate(self.taken.len() + 1);
                let members = self.problem.sets[set].len();
                let others = if members == 1 { "" } else { ", and uncover its other items" };
                let covered = self.path.last().map_or("", |node| &self.nodes[*node].keys[0].text);
                let says = format!(
                    "Put {} back{others}. Item {covered} is still covered, so its sets are still out.",
                    name(set)
                );
                (says, "self.uncover(self.column[other]);", None)
            }
            Step::Solve => {
                let mut sets = self.taken.clone();
                sets.sort_unstable();
                let says = format!("No item is left: {} is an exact cover.", braces(&sets));
                self.grow("end".to_owned(), Some(Role::Chosen));
                (says, "found.push(taken.clone());", None)
            }
        };
        let picture = self.picture(left, item);
        let tree = self.tree(self.path.last().copied());
        let frame = Frame::new(caption).with(picture).with(tree);
        self.frames.push(if self.is_plain { frame.at(line) } else { frame });
    }

    /// Adds a node below the last one, at the end of the branch of the set taken last.
    fn grow(&mut self, label: String, role: Option<Role>) {
        let node = TreeNode {
            keys: vec![Cell { text: label, role }],
            parent: self.path.last().copied(),
            branch: self.taken.last().map_or_else(String::new, |&set| name(set)),
            ..TreeNode::default()
        };
        self.path.push(self.nodes.len());
        self.nodes.push(node);
    }

    /// The search tree so far, and where in it the search is.
    fn tree(&self, here: Option<usize>) -> Tree {
        let mut nodes = self.nodes.clone();
        if let Some(key) = here.and_then(|here| nodes[here].keys.first_mut()) {
            key.role.get_or_insert(Role::Active);
        }
        Tree { nodes, ..Tree::default() }
    }

    /// The matrix: what is out keeps its ones, turned down; what is taken is chosen.
    fn picture(&self, left: &Left, chosen: Option<usize>) -> Grid {
        let Problem { sets, cover, .. } = self.problem;
        let covered = |item: usize| self.taken.iter().any(|&set| sets[set].contains(&item));
        let items = &left.items;
        let is_left = |item: usize| {
            if item < cover.n_primary() { items.contains(&item) } else { !covered(item) }
        };
        let can: Vec<usize> = items.iter().flat_map(|&item| left.sets[item].clone()).collect();
        let rows = sets.iter().enumerate().map(|(set, members)| {
            let is_taken = self.taken.contains(&set);
            let can = can.contains(&set);
            let cells = (0..cover.n_items()).map(|item| {
                match (members.contains(&item), is_taken, can && is_left(item)) {
                    (true, true, _) => Cell::marked("1", Role::Chosen),
                    (true, _, true) if chosen == Some(item) => Cell::marked("1", Role::Active),
                    (true, _, true) => Cell::new("1"),
                    (true, _, false) => Cell::marked("1", Role::Rejected),
                    (false, _, true) => Cell::new("0"),
                    (false, _, false) => Cell::new(""),
                }
            });
            let note = match (is_taken, can) {
                (true, _) => "taken",
                (_, true) => "",
                (_, false) => "out",
            };
            Row { header: name(set), cells: cells.collect(), note: note.into(), apart: false }
        });
        let mut rows: Vec<Row> = rows.collect();
        let counts = (0..cover.n_items()).map(|item| {
            let count = left.sets[item].len().to_string();
            match (is_left(item), chosen == Some(item)) {
                (true, true) => Cell::marked(count, Role::Active),
                (true, false) => Cell::new(count),
                (false, _) => Cell::new(""),
            }
        });
        rows.push(Row {
            header: "sets".into(),
            cells: counts.collect(),
            apart: true,
            ..Row::default()
        });
        Grid { name: "item".into(), columns: columns(cover), rows, ..Grid::default() }
    }
}

/// The questions: which item is chosen, what leaves the matrix with a set, and what comes back
/// first.
fn ask(frames: &mut [Frame], steps: &[Step], problem: &Problem) {
    let take = std::mem::take;
    let sets = &problem.sets;
    // Before the second choice of an item that has sets: which one?
    let is_choice = |step: &Step| matches!(step, Step::Choose { n_sets, .. } if 0 < *n_sets);
    let second = (1..steps.len()).filter(|k| is_choice(&steps[*k])).find(|k| 1 < *k);
    let mut used = Vec::new();
    if let Some(k) = second
        && let Step::Choose { item, n_sets } = steps[k]
    {
        let others = (0..problem.cover.n_items()).filter(|other| *other != item).take(3);
        let mut choices: Vec<usize> = others.chain([item]).collect();
        choices.sort_unstable();
        let answer = choices.iter().position(|choice| *choice == item).unwrap_or(0);
        let because = format!(
            "Item {} is in {}. No item that is left is in fewer, and of several such items the first is chosen.",
            item + 1,
            trace::plural(n_sets, "set")
        );
        let names = choices.iter().map(|item| format!("item {}", item + 1));
        let question = "Which item is chosen next?";
        frames[k - 1] = take(&mut frames[k - 1]).ask(question, names, answer, because);
        used.push(k - 1);
    }
    // Before the first set is taken: how many sets share an item with it?
    let first = steps.iter().position(|step| matches!(step, Step::Take { .. }));
    if let Some(k) = first.filter(|k| 0 < *k && !used.contains(&(k - 1)))
        && let Step::Take { set } = steps[k]
    {
        let shares = |other: &&Vec<usize>| other.iter().any(|item| sets[set].contains(item));
        let n = sets.iter().filter(shares).count() - 1;
        let question =
            format!("{} is taken next. How many other sets leave the matrix?", name(set));
        let because = "Every set that shares an item with it leaves, because that item would be covered twice.";
        let others = (0..=sets.len()).filter(|other| *other != n).take(4);
        frames[k - 1] = take(&mut frames[k - 1]).ask_number(question, n, others, because);
        used.push(k - 1);
    }
    let dead = steps.iter().position(|step| matches!(step, Step::Choose { n_sets: 0, .. }));
    if let Some(k) = dead.filter(|k| !used.contains(k)) {
        let question = "Items are left, but the search gives up here. Why?";
        let choices = [
            "an item is left that is in no set",
            "too many sets have been taken",
            "the sets that are left share items",
        ];
        let because =
            "Every solution must cover each item, and nothing that is left covers this one.";
        frames[k] = take(&mut frames[k]).ask(question, choices, 0, because);
    }
}

fn columns(cover: &ExactCover) -> Vec<String> {
    (1..=cover.n_items()).map(|item| item.to_string()).collect()
}

/// The whole matrix with the sets of an answer.
fn whole(problem: &Problem, chosen: &[usize]) -> Grid {
    let Problem { sets, cover, .. } = problem;
    let rows = sets.iter().enumerate().map(|(set, members)| {
        let is_chosen = chosen.contains(&set);
        let cells = (0..cover.n_items()).map(|item| match (members.contains(&item), is_chosen) {
            (true, true) => Cell::marked("1", Role::Chosen),
            (true, false) => Cell::new("1"),
            (false, _) => Cell::new("0"),
        });
        let note = if is_chosen { "chosen" } else { "" };
        Row { header: name(set), cells: cells.collect(), note: note.into(), apart: false }
    });
    Grid { name: "item".into(), columns: columns(cover), rows: rows.collect(), ..Grid::default() }
}

fn repeated(problem: &Problem, of: &str) -> Trace {
    let title = format!("Minimum repeated cover {of}");
    let Some(Minimum { sets, n_nodes }) = minimum_cover(&problem.cover) else {
        let answer = "No cover: an item lies in no set.".to_owned();
        return Trace { title, frames: Vec::new(), answer };
    };
    let which = if problem.n_secondary == 0 { "Each item" } else { "Each primary item" };
    let caption = format!("{which} lies in a chosen set, and {} are the fewest.", sets.len());
    let is_small = problem.cover.n_items() <= MOST_ITEMS && problem.sets.len() <= MOST_SETS;
    let frames = if is_small {
        vec![Frame::new(caption).with(whole(problem, &sets))]
    } else {
        let limit = format!("{MOST_ITEMS} items and {MOST_SETS} sets");
        vec![Frame::too_large(limit)]
    };
    let fewest = trace::plural(sets.len() as u64, "set");
    let took = trace::plural(n_nodes, "set");
    Trace { title, frames, answer: format!("{fewest}: {}. The search took {took}.", braces(&sets)) }
}

pub(crate) const SIZES: [u8; 7] = [4, 5, 6, 7, 8, 9, 10];

/// How often a queen is placed until all placings of n queens are found.
fn cost() -> Chart {
    let series = |name: &str, choice| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(n_queens_placed(n, choice)))).to_vec(),
    };
    Chart {
        name: "All placings of n queens".into(),
        x: Axis::linear("queens"),
        y: Axis::log("sets taken"),
        series: vec![
            series("row after row", Choice::First),
            series("fewest sets first", Choice::FewestSets),
        ],
    }
}

pub(crate) fn n_queens_placed(n: u8, choice: Choice) -> u32 {
    let mut solutions = queens::queens(n).solutions_watched(choice, |_, _| {});
    while solutions.advance() {}
    u32::try_from(solutions.statistics().n_nodes).unwrap_or(u32::MAX)
}
