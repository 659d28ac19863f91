//! Disjoint sets, union by union:
//! `cargo run -p data-structure --example disjoint_set -- 10 0-4 1-9 0-2 4`.

use std::process::ExitCode;

use data_structure::disjoint_set::DisjointSet;
use input::Input;
use trace::{Axis, Cell, Cells, Chart, Demo, Frame, Options, Role, Series, Trace, Tree, TreeNode};

pub(crate) const DEMO: Demo = Demo {
    package: "data-structure",
    name: "disjoint_set",
    about: "Disjoint sets: X-Y merges the sets of X and Y, X alone searches its root.",
    arguments: "N [X-Y | X]...",
    worked: &["10 0-4 1-9 0-2 1-3 3-5 6-8 2-6 1-7", "8 0-1 2-3 4-5 6-7 0-2 4-6 0-4 7 1-7"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
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

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let (n, asks) = read(input)?;
    let mut sets = DisjointSet::new(n);
    let is_drawn = n <= MOST_ELEMENTS && asks.len() <= MOST_STEPS;
    let mut frames = Vec::new();
    if is_drawn {
        let caption = format!("{}, each a root, alone in its set.", trace::plural(n, "element"));
        frames.push(picture(Frame::new(caption), &sets, &sets, &[]));
    } else {
        let limit = format!("{MOST_ELEMENTS} elements and {MOST_STEPS} steps");
        frames.push(Frame::too_large(limit));
    }
    for &ask in &asks {
        if is_drawn {
            frames.push(step(&mut sets, ask));
        } else {
            match ask {
                Ask::Find(x) => _ = sets.find(x),
                Ask::Union(x, y) => _ = sets.union(x, y),
            }
        }
    }
    let mut answer =
        format!("{} of {}", trace::plural(sets.n_sets(), "set"), trace::plural(n, "element"));
    if n <= MOST_ELEMENTS {
        let groups: Vec<String> = sets.groups().iter().map(|group| set(group)).collect();
        answer.push_str(if n == 0 { "" } else { ": " });
        answer.push_str(&groups.join(", "));
    }
    answer.push('.');
    Ok(Trace { title: format!("Disjoint sets of {}", trace::plural(n, "element")), frames, answer })
}

fn set(group: &[usize]) -> String {
    let elements: Vec<String> = group.iter().map(ToString::to_string).collect();
    format!("{{{}}}", elements.join(", "))
}

/// Does what is asked, and draws the forest and the parents behind it.
fn step(sets: &mut DisjointSet, ask: Ask) -> Frame {
    let before = sets.clone();
    let parents: Vec<usize> = before.parents().collect();
    let path = |x: usize| walk(&parents, x).collect::<Vec<_>>();
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
            (vec![path], says, "while let Some(parent) = self.above(x) {")
        }
        Ask::Union(x, y) => {
            let paths = vec![path(x), path(y)];
            let (a, b) = (before.root(x), before.root(y));
            let has_merged = sets.union(x, y);
            let ways = format!("{} and {}", arrows(&paths[0]), arrows(&paths[1]));
            let roots = format!("{x}-{y}: {}", if a == x && b == y { "two roots" } else { &ways });
            let (says, line) = if has_merged {
                let root = sets.root(a);
                let child = if root == a { b } else { a };
                let sizes = [before.set_size(child), before.set_size(root)];
                let sizes =
                    format!("its set of {} is not larger than the one of {}", sizes[0], sizes[1]);
                (format!("{roots}. {child} goes below {root}: {sizes}."), "self.link(a, b);")
            } else if x == y {
                (format!("{x}-{y}: one element, so one set already."), "return false;")
            } else {
                (format!("{roots}. One root, so one set already."), "return false;")
            };
            (paths, says, line)
        }
    };
    // A link that skips an element leads from its element to what was above its parent.
    let mut skips = Vec::new();
    for x in 0..sets.len() {
        let (old, new) = (before.parent(x), sets.parent(x));
        if old != new && old != x {
            skips.push(format!(" {x} now skips {old}."));
        }
    }
    let caption = says + &skips.concat();
    let line = if skips.is_empty() { line } else { "self.set_above(x, up);" };
    picture(Frame::new(caption).at(line), &before, sets, &paths)
}

/// The forest, and the parents as an array: what was walked over is compared, and links that are
/// new are chosen.
fn picture(frame: Frame, before: &DisjointSet, sets: &DisjointSet, paths: &[Vec<usize>]) -> Frame {
    let old: Vec<usize> = before.parents().collect();
    let parents: Vec<usize> = sets.parents().collect();
    let is_new = |x: usize| (old[x] != parents[x]).then_some(Role::Chosen);
    let mut cells = Cells::new(&parents);
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
            series("the smaller below the larger", by_size),
            series("the same, and halving", by_size_and_halving),
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
