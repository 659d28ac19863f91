//! The recursion tree of a recurrence:
//! `cargo run -p basic-knowledge --example recursion_tree -- "T(n) = 3T(n/2) + n"`.

mod typed;

use std::process::ExitCode;

use basic_knowledge::recurrence::decimal;
use basic_knowledge::recurrence::exact::{Level, levels};
use basic_knowledge::recurrence::plain::{Step, level_costs_watched};
use input::Input;
use trace::{Cell, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace, Tree, TreeNode};
use typed::{LIMIT, Typed, real};

pub(crate) const DEMO: Demo = Demo {
    package: "basic-knowledge",
    name: "recursion_tree",
    about: "The recursion tree of a recurrence, level by level.",
    arguments: "T(n) = aT(n/b) + ... + f(n)",
    worked: &["T(n) = 2T(n/2) + n", "T(n) = 3T(n/2) + n", "T(n) = T(n/3) + T(2n/3) + n"],
    flags: &[
        Flag { name: "--n", value: Some("N"), about: "draw the tree of this size" },
        Flag {
            name: "--base",
            value: Some("B"),
            about: "the value of T(0) and T(1), which is 1 else",
        },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Parts and powers such that each case of the master theorem occurs.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let a = 1 + dice.below(5);
    let b = 2 + dice.below(2);
    let power = ["n", "n^2"][dice.below(2)];
    let a = if a == 1 { String::new() } else { a.to_string() };
    format!("T(n) = {a}T(n/{b}) + {power}")
}

/// What still makes a picture.
const MOST_NODES: usize = 24;
const MOST_LEVELS: usize = 24;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut typed = typed::read(input)?;
    typed.base = options.number("--base")?.unwrap_or(typed.base);
    let n = options.number("--n")?.unwrap_or_else(|| usual_size(typed.denominator()));
    if typed.is_too_large() {
        let answer = "Its class is told by the program recurrence.".to_owned();
        return Ok(Trace { title: typed.text, frames: vec![Frame::too_large(LIMIT)], answer });
    }
    let levels = levels(n, &typed.splits, |n| typed.base(n), |n| typed.f(n))?;
    let mut split = levels.iter().flat_map(|level| &level.sizes).filter(|(size, _)| 1 < *size);
    if let Some((size, _)) = split.find(|(size, _)| !typed.is_whole(*size)) {
        let value = decimal(typed.driving(*size));
        return Err(format!("the driving term is {value} at n = {size}: not a whole cost").into());
    }
    let costs: u64 = levels.iter().map(|level| level.cost).sum();
    let n_levels = trace::plural(levels.len(), "level");
    let answer = format!("T({n}) = {costs}, the sum of {n_levels}.");
    let frames = if let Some(steps) = plain_steps(n, &typed, &levels) {
        level_by_level(n, &typed, &levels, &steps)
    } else {
        let caption =
            "The tree from the top: each node holds the size of its part, each level its cost.";
        let drawn = Frame::new(caption).with(tree(n, &typed, &levels));
        let caption = "All levels, with a bar as long as the cost.";
        vec![drawn, Frame::new(caption).with(level_table(&levels))]
    };
    Ok(Trace { title: typed.text, frames, answer })
}

/// The steps of the plain version, if all parts are of one size and nothing is rounded.
fn plain_steps(n: u64, typed: &Typed, levels: &[Level]) -> Option<Vec<Step>> {
    let [split] = &typed.splits[..] else { return None };
    let (1, b) = split.share() else { return None };
    let b = u64::from(b);
    let is_power = (0..64).any(|k| b.checked_pow(k) == Some(n));
    if b < 2 || !is_power || MOST_LEVELS < levels.len() || typed.base(1) != typed.f(1) {
        return None;
    }
    let mut steps = Vec::new();
    // The levels are known to fit into 64 bits.
    let f = |n| typed.f(n).unwrap_or(0);
    let costs = level_costs_watched(split.times(), b, n, f, |step, _| steps.push(step));
    costs.iter().eq(levels.iter().map(|level| &level.cost)).then_some(steps)
}

/// One frame for each level, and one for the sum.
fn level_by_level(n: u64, typed: &Typed, levels: &[Level], steps: &[Step]) -> Vec<Frame> {
    let mut frames = Vec::new();
    for (depth, Step { n_nodes, size }) in steps.iter().enumerate() {
        let cost = levels[depth].cost;
        let each = typed.f(*size).unwrap_or(0);
        let caption = if depth == 0 {
            format!("Level 0 is the root: one node of size {n}, which costs {cost}.")
        } else {
            let nodes = trace::plural(*n_nodes, "node");
            let costs = if *n_nodes == 1 {
                format!("It costs {each}.")
            } else {
                format!("Each costs {each}, so the level costs {cost}.")
            };
            format!("Level {depth} has {nodes} of size {size}. {costs}")
        };
        let at = if depth == 0 {
            "let mut costs = vec![f(n)];"
        } else {
            "costs.push(n_nodes * f(size));"
        };
        let frame = Frame::new(caption)
            .with(tree(n, typed, &levels[..=depth]))
            .with(level_table(&levels[..=depth]));
        frames.push(frame.at(at));
    }
    let costs: Vec<String> = levels.iter().map(|level| level.cost.to_string()).collect();
    let sum: u64 = levels.iter().map(|level| level.cost).sum();
    let caption = format!("All levels together: {} = {sum}.", costs.join(" + "));
    frames.push(Frame::new(caption).with(tree(n, typed, levels)).with(level_table(levels)));
    ask(levels, &mut frames);
    frames
}

/// The questions: what the next level costs, how many levels there are, and which of them dominate.
fn ask(levels: &[Level], frames: &mut [Frame]) {
    let take = std::mem::take;
    let [first, second, third, ..] = levels else { return };
    let cost = third.cost;
    let others = [second.cost, first.cost, cost + second.cost, 2 * cost];
    let question = "What does the next level cost?";
    let [above, size] = [second, third].map(|level| level.sizes[0].0);
    let b = above / size;
    let nodes = trace::plural(third.n_nodes(), "node");
    let costs = match third.n_nodes() {
        1 => format!("It costs {cost}."),
        n => format!("Each costs {}.", cost / n),
    };
    let because = format!("It has {nodes} of size {above} / {b} = {size}. {costs}");
    frames[1] = take(&mut frames[1]).ask_number(question, cost, others, because);
    let question = "How many levels will there be, this one included?";
    let n = levels.len();
    let because = format!(
        "The size is divided by {b} until it is 1, and the level with size 1 is the last one."
    );
    frames[0] = take(&mut frames[0]).ask_number(question, n, [n - 1, n + 1, 2 * n], because);
    let question = "For large n, which levels make up most of the sum?";
    let choices = ["those near the root", "all equally", "those near the leaves"];
    let (answer, because) = match second.cost.cmp(&first.cost) {
        std::cmp::Ordering::Less => {
            (0, "Each level costs less than the one above it, by the same factor.")
        }
        std::cmp::Ordering::Equal => (1, "Each level costs as much as the one above it."),
        std::cmp::Ordering::Greater => {
            (2, "Each level costs more than the one above it, by the same factor.")
        }
    };
    let last = n - 1;
    if 1 < last {
        frames[last] = take(&mut frames[last]).ask(question, choices, answer, because);
    }
}

/// The top of the tree, as far as there is room.
fn tree(n: u64, typed: &Typed, levels: &[Level]) -> Tree {
    let mut nodes = vec![TreeNode::root(n)];
    let mut sums = vec![format!("cost {}", levels[0].cost)];
    let mut last = 0..1;
    let mut sizes = vec![n];
    for level in &levels[1..] {
        let n_nodes = usize::try_from(level.n_nodes()).unwrap_or(usize::MAX);
        if MOST_NODES < nodes.len().saturating_add(n_nodes) {
            break;
        }
        for parent in last.clone() {
            if sizes[parent] <= 1 {
                continue;
            }
            for split in &typed.splits {
                let size = split.size(sizes[parent]).unwrap_or(0);
                for _ in 0..split.times() {
                    nodes.push(TreeNode::child(parent, size));
                    sizes.push(size);
                }
            }
        }
        last = last.end..nodes.len();
        sums.push(format!("cost {}", level.cost));
    }
    for (node, size) in nodes.iter_mut().zip(&sizes) {
        if *size <= 1 {
            node.keys[0].role = Some(Role::Settled);
        }
    }
    Tree { nodes, levels: sums, ..Tree::default() }
}

/// One row for each level, with a bar as long as its cost.
fn level_table(levels: &[Level]) -> Grid {
    let columns = ["nodes", "sizes", "leaves", "cost"].map(str::to_owned).to_vec();
    let mut grid = Grid { name: "level".into(), columns, ..Grid::default() };
    let most = levels.iter().map(|level| level.cost).max().unwrap_or(1).max(1);
    for (depth, level) in levels.iter().enumerate().take(MOST_LEVELS) {
        let (largest, smallest) = (level.sizes[0].0, level.sizes[level.sizes.len() - 1].0);
        let sizes = if smallest < largest {
            format!("{smallest} to {largest}")
        } else {
            largest.to_string()
        };
        let cells = vec![
            Cell::new(level.n_nodes()),
            Cell::new(sizes),
            Cell::new(level.n_leaves),
            Cell::new(level.cost),
        ];
        let note = bar(level.cost, most);
        grid.rows.push(Row { header: depth.to_string(), cells, note, ..Row::default() });
    }
    if MOST_LEVELS < levels.len() {
        grid.rows.push(Row { header: "…".into(), ..Row::default() });
    }
    grid
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is short")]
fn bar(cost: u64, most: u64) -> String {
    "█".repeat((12.0 * real(cost) / real(most)).round() as usize)
}

/// The largest power of the denominator up to 100, for then nothing is rounded.
fn usual_size(denominator: u64) -> u64 {
    std::iter::successors(Some(denominator), |n| n.checked_mul(denominator))
        .take_while(|n| *n <= 100)
        .last()
        .unwrap_or(100)
}
