//! Disjoint sets, union by union:
//! `cargo run -p data-structure --example disjoint_set -- 10 0-4 1-9 0-2 4`.

use std::process::ExitCode;

use data_structure::disjoint_set::DisjointSet;
use data_structure::disjoint_set::plain::Sets;
use input::Input;
use trace::{
    Axis, Cell, Cells, Chart, Demo, Flag, Frame, Options, Role, Series, SplitMix64, Trace, Tree,
    TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "disjoint_set",
    about: "Disjoint sets: X-Y merges the sets of X and Y, X alone finds its root.",
    arguments: "N [X-Y | X]...",
    worked: &["8 0-1 2-3 4-5 6-7 0-2 4-6 0-4 7 1-7", "10 0-4 1-9 0-2 1-3 3-5 6-8 2-6 1-7"],
    flags: &[Flag { name: "--skip", value: Some("N"), about: "do not draw the first N steps" }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Eight unions of ten elements, and two searches.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut steps = vec!["10".to_owned()];
    for i in 0..10 {
        let (x, y) = (dice.below(10), dice.below(9));
        // Another element than x.
        let y = if x <= y { y + 1 } else { y };
        steps.push(if i % 5 == 4 { x.to_string() } else { format!("{x}-{y}") });
    }
    steps.join(" ")
}

/// What still makes a picture.
const MOST_ELEMENTS: usize = 16;
const MOST_STEPS: usize = 24;
/// What still makes an answer.
const MOST: usize = 1_000_000;

/// What is asked of the sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ask {
    Find(usize),
    Union(usize, usize),
}

fn read(input: &mut Input<'_>) -> trace::Result<(usize, Vec<Ask>)> {
    let n = input.number_in(0..=MOST, "the number of elements")?;
    let mut asks = Vec::new();
    while !input.is_end() {
        let name = format!("step {}", asks.len() + 1);
        let word = input.word(&name)?;
        let elements: Result<Vec<usize>, _> = word.split('-').map(str::parse).collect();
        let ask = match elements.as_deref() {
            Ok(&[x]) => Ask::Find(x),
            Ok(&[x, y]) => Ask::Union(x, y),
            _ => return Err(input.invalid(name, "is neither X-Y nor X").into()),
        };
        let (Ask::Find(last) | Ask::Union(last, _)) = ask;
        let last = if let Ask::Union(_, y) = ask { last.max(y) } else { last };
        if n <= last {
            let reason = format!("names {last}, and the elements are those below {n}");
            return Err(input.invalid(name, reason).into());
        }
        asks.push(ask);
    }
    Ok((n, asks))
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (n, asks) = read(input)?;
    let n_skipped: usize = options.number("--skip")?.unwrap_or(0);
    let mut sets = Sets::new(n);
    let mut frames = Vec::new();
    let is_union = |ask: &Ask| matches!(ask, Ask::Union(..));
    let what = if asks.iter().take(n_skipped).all(is_union) { "union" } else { "step" };
    let is_drawn = n <= MOST_ELEMENTS && asks.len() <= MOST_STEPS;
    if !is_drawn {
        let limit = format!("{MOST_ELEMENTS} elements and {MOST_STEPS} steps");
        frames.push(Frame::too_large(limit));
    }
    for (i, &ask) in asks.iter().enumerate() {
        if is_drawn && i == n_skipped {
            frames.push(first(&sets, n_skipped, what));
        }
        if is_drawn && n_skipped <= i {
            if let Some(last) = frames.last_mut() {
                *last = question(std::mem::take(last), &sets, ask);
            }
            frames.push(step(&mut sets, ask));
        } else {
            match ask {
                Ask::Find(x) => _ = sets.find(x),
                Ask::Union(x, y) => _ = sets.union(x, y),
            }
        }
    }
    if is_drawn && frames.is_empty() {
        frames.push(first(&sets, n_skipped, what));
    }
    let n_sets = (0..n).filter(|x| sets.parent[*x] == *x).count();
    let mut answer = format!("{} in {}", trace::plural(n, "element"), trace::plural(n_sets, "set"));
    if n <= MOST_ELEMENTS {
        let groups: Vec<String> = groups(&sets).iter().map(|group| set(group)).collect();
        answer.push_str(if n == 0 { "" } else { ": " });
        answer.push_str(&groups.join(", "));
    }
    answer.push('.');
    Ok(Trace { title: format!("Disjoint sets of {}", trace::plural(n, "element")), frames, answer })
}

/// The sets before the first step that is drawn; `what` the steps before were.
fn first(sets: &Sets, n_steps: usize, what: &str) -> Frame {
    let caption = if n_steps == 0 {
        let n = trace::plural(sets.parent.len(), "element");
        format!("{n}. Each is a root, alone in its set.")
    } else {
        format!("The sets after {}.", trace::plural(n_steps, what))
    };
    picture(Frame::new(caption), sets, sets, &[])
}

/// The root of an element; no link is changed.
fn root(sets: &Sets, x: usize) -> usize {
    walk(&sets.parent, x).last().unwrap_or(x)
}

/// The sets, by their least elements.
fn groups(sets: &Sets) -> Vec<Vec<usize>> {
    let mut groups: Vec<(usize, Vec<usize>)> = Vec::new();
    for x in 0..sets.parent.len() {
        let root = root(sets, x);
        match groups.iter_mut().find(|(other, _)| *other == root) {
            Some((_, group)) => group.push(x),
            None => groups.push((root, vec![x])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// What the next step does.
fn question(frame: Frame, sets: &Sets, ask: Ask) -> Frame {
    match ask {
        Ask::Union(x, y) => {
            let (a, b) = (root(sets, x), root(sets, y));
            if a == b {
                let because =
                    "Both elements have the same root, so they are already in the same set.";
                let question = format!("{x}-{y}: does a link change?");
                // A walk may still shorten a path.
                let is_short = [x, y].iter().all(|x| walk(&sets.parent, *x).count() <= 2);
                return if is_short {
                    frame.ask(question, ["yes", "no"], 1, because)
                } else {
                    frame
                };
            }
            let child = if sets.size[a] < sets.size[b] { a } else { b };
            let question =
                format!("{x}-{y}: which element gets a new parent when the two sets are merged?");
            let because = "The root of the smaller set goes below the root of the larger one. If both sets have the same size, the root of the second element goes below the root of the first.";
            frame.ask_number(question, child, [x, y, a, b], because)
        }
        Ask::Find(x) => {
            let n_links = walk(&sets.parent, x).count() - 1;
            if n_links < 2 {
                return frame;
            }
            let question = format!("Find {x}: how many links are above {x} afterward?");
            let because = format!(
                "The path has {n_links} links. Beginning with {x}, every second element on it gets its grandparent as its new parent. (An element just below the root keeps its parent.)"
            );
            let after = n_links.div_ceil(2);
            frame.ask_number(question, after, [1, n_links, n_links - 1, after + 1], because)
        }
    }
}

fn set(group: &[usize]) -> String {
    let elements: Vec<String> = group.iter().map(ToString::to_string).collect();
    format!("{{{}}}", elements.join(", "))
}

/// Does what is asked, and draws the forest and the parents behind it.
fn step(sets: &mut Sets, ask: Ask) -> Frame {
    let before = sets.clone();
    let path = |x: usize| walk(&before.parent, x).collect::<Vec<_>>();
    let arrows = |path: &[usize]| {
        let path: Vec<String> = path.iter().map(ToString::to_string).collect();
        path.join(" → ")
    };
    let (paths, says, line) = match ask {
        Ask::Find(x) => {
            let root = sets.find(x);
            let path = path(x);
            let says = match path.len() {
                1 => format!("Find {x}: it is a root itself."),
                _ => format!("Find {x}: {}, so its root is {root}.", arrows(&path)),
            };
            (vec![path], says, "while self.parent[x] != x {")
        }
        Ask::Union(x, y) => {
            let paths = vec![path(x), path(y)];
            let (a, b) = (root(&before, x), root(&before, y));
            let has_merged = sets.union(x, y);
            let way = |path: &[usize]| match path {
                [root] => format!("{root} is a root"),
                path => arrows(path),
            };
            let roots = match (a == x, b == y) {
                (true, true) => format!("{x}-{y}: both are roots"),
                (false, false) => {
                    format!("{x}-{y}: {} and {}", arrows(&paths[0]), arrows(&paths[1]))
                }
                _ => format!("{x}-{y}: {}, and {}", way(&paths[0]), way(&paths[1])),
            };
            let (says, line) = if has_merged {
                let root = root(sets, a);
                let child = if root == a { b } else { a };
                let sizes = [before.size[child], before.size[root]];
                let sizes = format!(
                    "the set of {child} (size {}) is not larger than the set of {root} (size {})",
                    sizes[0], sizes[1]
                );
                (
                    format!("{roots}. {child} goes below {root}, because {sizes}."),
                    "self.parent[b] = a;",
                )
            } else if x == y {
                (
                    format!("{x}-{y}: both are the same element, so no sets are merged."),
                    "return false;",
                )
            } else {
                (
                    format!(
                        "{roots}. Both elements have the same root, so they are already in the same set."
                    ),
                    "return false;",
                )
            };
            (paths, says, line)
        }
    };
    // A link that skips an element leads from its element to what was above its parent.
    let mut skips = Vec::new();
    for x in 0..sets.parent.len() {
        let (old, new) = (before.parent[x], sets.parent[x]);
        if old != new && old != x {
            skips.push(format!(" From now on, the link of {x} skips {old}."));
        }
    }
    let caption = says + &skips.concat();
    let line =
        if skips.is_empty() { line } else { "self.parent[x] = self.parent[self.parent[x]];" };
    picture(Frame::new(caption).at(line), &before, sets, &paths)
}

/// The forest, and the parents as an array: what was walked over is compared, and links that are
/// new are chosen.
fn picture(frame: Frame, before: &Sets, sets: &Sets, paths: &[Vec<usize>]) -> Frame {
    let (old, parents) = (&before.parent, &sets.parent);
    let is_new = |x: usize| (old[x] != parents[x]).then_some(Role::Chosen);
    let mut cells = Cells::new(parents);
    cells.name = "parent".into();
    cells.first_index = Some(0);
    for (x, cell) in cells.cells.iter_mut().enumerate() {
        cell.role = is_new(x);
    }
    let role = |x: usize| {
        let is_asked = paths.iter().any(|path| path.first() == Some(&x));
        let is_passed = paths.iter().any(|path| path.contains(&x));
        if is_asked { Some(Role::Active) } else { is_passed.then_some(Role::Compared) }
    };
    let mut forest = Tree::default();
    let roots = (0..parents.len()).rev().filter(|&x| parents[x] == x);
    let mut waiting: Vec<(usize, Option<usize>)> = roots.map(|root| (root, None)).collect();
    while let Some((x, parent)) = waiting.pop() {
        let children = (0..parents.len()).rev().filter(|&y| parents[y] == x && y != x);
        waiting.extend(children.map(|child| (child, Some(forest.nodes.len()))));
        let keys = vec![Cell { text: x.to_string(), role: role(x) }];
        let branch_role = is_new(x);
        forest.nodes.push(TreeNode { keys, parent, branch_role, ..TreeNode::default() });
    }
    frame.with(forest).with(cells)
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// The links that are followed when all elements of one set are searched.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Links followed to find every element once".into(),
        x: Axis::log("elements"),
        y: Axis::log("links"),
        series: vec![
            series("no rule, a chain", chain),
            series("the smaller set below the larger", by_size),
            series("the same, with halving", by_size_and_halving),
        ],
    }
}

/// Sets merged in pairs, then these in pairs, and so on: no order of merges makes trees by size
/// that are higher. `n` is a power of two.
pub(crate) fn in_pairs(n: u16) -> DisjointSet {
    let n = usize::from(n);
    let mut sets = DisjointSet::new(n);
    let strides = std::iter::successors(Some(1), |stride| Some(2 * stride));
    for stride in strides.take_while(|stride| *stride < n) {
        for x in (0..n).step_by(2 * stride) {
            // Both are roots, so no path is there to halve.
            let _ = sets.union(x, x + stride);
        }
    }
    sets
}

/// How many links lead from `x` to its root.
fn n_links(sets: &DisjointSet, x: usize) -> u32 {
    let parents: Vec<usize> = sets.parents().collect();
    walk(&parents, x).skip(1).map(|_| 1).sum()
}

/// From `x` up to its root.
fn walk(parents: &[usize], x: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(x), |x| Some(parents[*x]).filter(|parent| parent != x))
}

/// The root of 0 goes below 1, then below 2, and so on, as nothing forbids: a chain comes out.
pub(crate) fn chain(n: u16) -> u32 {
    let n = usize::from(n);
    let mut parents: Vec<usize> = (0..n).collect();
    for x in 1..n {
        let root = walk(&parents, 0).last().unwrap_or(0);
        parents[root] = x;
    }
    (0..n).flat_map(|x| walk(&parents, x).skip(1)).map(|_| 1).sum()
}

pub(crate) fn by_size(n: u16) -> u32 {
    let sets = in_pairs(n);
    (0..n.into()).map(|x| n_links(&sets, x)).sum()
}

pub(crate) fn by_size_and_halving(n: u16) -> u32 {
    let mut sets = in_pairs(n);
    let mut links = 0;
    for x in (0..n.into()).rev() {
        links += n_links(&sets, x);
        let _ = sets.find(x);
    }
    links
}
