//! Minimum merge cost, interval by interval:
//! `cargo run -p dynamic-programming --example minimum_merge_cost -- 4 5 9 4`.

use std::process::ExitCode;

use dynamic_programming::regional_dp::minimum_merge_cost::{
    Intervals, Merge, circular, garsia_wachs, interval_dp, knuth, maximum_merge, minimum_merge,
};
use input::Input;
use trace::{
    Arrow, Axis, Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Side, Trace,
    Tree, TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "minimum_merge_cost",
    about: "Minimum merge cost: the best split of each interval, from short ones to long ones.",
    arguments: "PILE...",
    worked: &["1 2 3", "1 2 3 4 5 6 7 8 9 10"],
    flags: &[
        Flag { name: "--max", value: None, about: "the greatest cost, not the least" },
        Flag { name: "--circle", value: None, about: "the last and the first are neighbors too" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture, and what makes a picture for each cell.
const MOST_PILES: usize = 12;
const MOST_FOR_CELLS: usize = 5;
const LONGEST: usize = 5;
/// What the fast algorithm does not know may have so many piles: its table takes n³ steps.
const MOST_FOR_TABLE: usize = 500;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut piles: Vec<i64> = Vec::new();
    while !input.is_end() {
        piles.push(input.number(format_args!("pile {}", piles.len() + 1))?);
    }
    let is_max = options.has("--max");
    let is_large =
        MOST_PILES < piles.len() || piles.iter().any(|pile| LONGEST < pile.to_string().len());
    let best = if is_max { "Maximum" } else { "Minimum" };
    let of = match piles.len() {
        0 => "nothing".to_owned(),
        n if is_large => trace::plural(n, "pile"),
        _ => trace::list(&piles, " "),
    };
    let mut frames = Vec::new();
    if is_large {
        let limit = format!("{MOST_PILES} piles of {LONGEST} characters");
        frames.push(Frame::too_large(limit));
    }
    let is_circle = options.has("--circle");
    let is_plain = !is_max && !is_circle && piles.iter().all(|pile| 0 <= *pile);
    if MOST_FOR_TABLE < piles.len() && !is_plain {
        let which = "--max, --circle and piles below 0";
        return Err(format!("{which} are for {MOST_FOR_TABLE} piles at most").into());
    }
    let (cost, row, merges) = if is_large && is_plain {
        // Without a picture nobody looks at the table.
        let found = garsia_wachs::garsia_wachs(&piles)?;
        (found.cost, piles, found.merges)
    } else if is_circle {
        let merge = if is_max { circular::maximum_merge } else { circular::minimum_merge };
        let circle = merge(&piles)?;
        let mut row = piles.clone();
        row.rotate_left(circle.start);
        if !is_large {
            frames.push(cuts(&piles, &circle, is_max)?);
        }
        (circle.cost, row, circle.merges)
    } else {
        let table = if is_max { maximum_merge(&piles)? } else { minimum_merge(&piles)? };
        if !is_large {
            if piles.len() <= MOST_FOR_CELLS {
                frames.extend(cells(&piles, &table, is_max));
            } else {
                frames.extend((2..=piles.len()).map(|length| diagonal(&piles, &table, length)));
            }
            frames.push(trace_back(&piles, &table));
        }
        (table.cost(), piles, table.merges())
    };
    if !is_large {
        frames.push(merged(&row, &merges));
    }
    let circle = if is_circle { " in a circle" } else { "" };
    let title = format!("{best} cost of merging {of}{circle}");
    let how = if is_large || merges.is_empty() {
        String::new()
    } else {
        format!(", by {}", brackets(&row, &merges))
    };
    Ok(Trace { title, frames, answer: format!("{best} cost {cost}{how}.") })
}

fn sum(piles: &[i64]) -> i64 {
    piles.iter().sum()
}

/// The merges as brackets: `((1 2) 3)`.
pub(crate) fn brackets(piles: &[i64], merges: &[Merge]) -> String {
    let mut words: Vec<String> = piles.iter().map(i64::to_string).collect();
    for merge in merges {
        words[merge.start].insert(0, '(');
        words[merge.end - 1].push(')');
    }
    words.join(" ")
}

/// The table as far as intervals of `length` parts, and of the longest ones the first `n`.
fn grid(piles: &[i64], table: &Intervals, length: usize, n: usize) -> Grid {
    let last = piles.len();
    let rows = (0..last).map(|start| {
        let is_known = |end: usize| {
            let long = end.saturating_sub(start);
            0 < long && (long < length || (long == length && start < n))
        };
        let cell = |end| is_known(end).then(|| table.costs()[(start, end)].to_string());
        let mut row =
            Row::new(format!("from {start}"), (1..=last).map(|end| cell(end).unwrap_or_default()));
        row.note = format!("pile {}", piles[start]);
        row
    });
    let columns = (1..=last).map(|end| format!("to {end}")).collect();
    Grid { name: "cost".into(), columns, rows: rows.collect(), ..Grid::default() }
}

/// A frame for each cell, from short intervals to long ones.
fn cells(piles: &[i64], table: &Intervals, is_max: bool) -> Vec<Frame> {
    let mut frames = Vec::new();
    if !piles.is_empty() {
        let caption = "A single pile is merged already: it costs 0.";
        let grid = grid(piles, table, 1, piles.len());
        frames.push(Frame::new(caption).with(grid).at("let mut table = Intervals::new(n_parts)?;"));
    }
    for length in 2..=piles.len() {
        for start in 0..=piles.len() - length {
            frames.push(cell(piles, table, start, start + length, is_max));
        }
    }
    frames
}

/// One cell, and the two that each split leads to.
fn cell(piles: &[i64], table: &Intervals, start: usize, end: usize, is_max: bool) -> Frame {
    let joined = sum(&piles[start..end]);
    let costs = table.costs();
    let mut grid = grid(piles, table, end - start, start + 1);
    grid.rows[start].cells[end - 1].role = Some(Role::Active);
    let split = table.split(&(start..end));
    let mut ways = Vec::new();
    for mid in start + 1..end {
        let (left, right) = (costs[(start, mid)], costs[(mid, end)]);
        ways.push(format!("at {mid}: {left} + {right} + {joined} = {}", left + right + joined));
        let role = if split == Some(mid) { Role::Chosen } else { Role::Compared };
        for part in [(start, mid - 1), (mid, end - 1)] {
            grid.rows[part.0].cells[part.1].role = Some(role);
            grid.arrows.push(Arrow { from: part, to: (start, end - 1), role: Some(role) });
        }
    }
    let best = if is_max { "greatest" } else { "least" };
    let cost = costs[(start, end)];
    let choice = if ways.len() == 1 { String::new() } else { format!(" The {best} is {cost}.") };
    let caption = format!(
        "Interval {start}..{end}, with the sum {joined}. Split {}.{choice}",
        ways.join("; ")
    );
    Frame::new(caption).with(grid).at("best = Some((cost, mid));")
}

/// All intervals of one length.
fn diagonal(piles: &[i64], table: &Intervals, length: usize) -> Frame {
    let mut grid = grid(piles, table, length, piles.len());
    let mut splits = Vec::new();
    for start in 0..=piles.len() - length {
        grid.rows[start].cells[start + length - 1].role = Some(Role::Active);
        let mid = table.split(&(start..start + length)).unwrap_or(start);
        splits.push(format!("{start}..{} at {mid}", start + length));
    }
    let caption = format!("Intervals of {length} piles, best split: {}.", splits.join(", "));
    Frame::new(caption).with(grid).at("best = Some((cost, mid));")
}

/// The cells that the answer is made of.
fn trace_back(piles: &[i64], table: &Intervals) -> Frame {
    let mut grid = grid(piles, table, piles.len(), 1);
    for Merge { start, mid, end } in table.merges() {
        grid.rows[start].cells[end - 1].role = Some(Role::Chosen);
        for part in [(start, mid - 1), (mid, end - 1)] {
            let role = Some(Role::Chosen);
            grid.rows[part.0].cells[part.1].role = role;
            grid.arrows.push(Arrow { from: (start, end - 1), to: part, role });
        }
    }
    let caption = match piles.len() {
        0 | 1 => "Nothing is left to merge.".to_owned(),
        n => format!("Back from 0..{n}: each best split gives the two sides it was made of."),
    };
    Frame::new(caption).with(grid).at("merges.push(Merge { start, mid, end });")
}

/// What each cut of a circle costs, by cutting it there.
fn cuts(piles: &[i64], circle: &circular::Circle, is_max: bool) -> trace::Result<Frame> {
    let mut row = Row { header: "best cost".into(), ..Row::default() };
    let mut turned = piles.to_vec();
    for _ in piles {
        let table = if is_max { maximum_merge(&turned)? } else { minimum_merge(&turned)? };
        row.cells.push(Cell::new(table.cost()));
        turned.rotate_left(1);
    }
    if let Some(cell) = row.cells.get_mut(circle.start) {
        cell.role = Some(Role::Chosen);
    }
    let columns = (0..piles.len()).map(|cut| cut.to_string()).collect();
    let rows = vec![Row::new("pile", piles), row];
    let grid = Grid { name: "cut before".into(), columns, rows, ..Grid::default() };
    let caption = format!("Cut open before pile {}, the circle is the best row.", circle.start);
    Ok(Frame::new(caption).with(grid))
}

/// The merges as a tree: what is merged stands below what it becomes.
fn merged(piles: &[i64], merges: &[Merge]) -> Frame {
    let mut tree = Tree::default();
    let mut open = Vec::new();
    if !piles.is_empty() {
        open.push((0..piles.len(), None, None));
    }
    while let Some((interval, parent, side)) = open.pop() {
        let node = tree.nodes.len();
        let label = sum(&piles[interval.clone()]);
        let merge = merges.iter().find(|merge| (merge.start..merge.end) == interval);
        let mut drawn = TreeNode { parent, side, ..TreeNode::root(label) };
        if let Some(&Merge { start, mid, end }) = merge {
            open.push((mid..end, Some(node), Some(Side::Right)));
            open.push((start..mid, Some(node), Some(Side::Left)));
        } else {
            drawn = drawn.marked(Role::Settled);
        }
        tree.nodes.push(drawn);
    }
    let costs: Vec<String> =
        merges.iter().map(|merge| sum(&piles[merge.start..merge.end]).to_string()).collect();
    let caption = match &costs[..] {
        [] => "There is no merge, and no cost.".to_owned(),
        [one] => format!("The one merge costs {one}."),
        _ => format!(
            "The merges cost {} = {}.",
            costs.join(" + "),
            merges.iter().map(|merge| sum(&piles[merge.start..merge.end])).sum::<i64>()
        ),
    };
    Frame::new(caption).with(tree)
}

pub(crate) const SIZES: [u16; 6] = [16, 32, 64, 128, 256, 512];

/// Splits that are looked at, over all intervals.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Splits looked at, random piles".into(),
        x: Axis::log("piles"),
        y: Axis::log("splits"),
        series: vec![series("every split", every_split), series("Knuth's bounds", knuths_splits)],
    }
}

/// The sums before piles without a pattern: a linear congruence, its high bits.
fn sums(n: u16) -> Vec<i64> {
    let step = |x: &u32| Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    let piles = std::iter::successors(Some(5), step).map(|x| i64::from(x >> 20));
    let sums = piles.scan(0, |sum, pile| {
        *sum += pile;
        Some(*sum)
    });
    sums.take(usize::from(n) + 1).collect()
}

pub(crate) fn every_split(n: u16) -> u32 {
    let (sums, mut n_splits) = (sums(n), 0);
    let join = |i: usize, _: usize, j: usize| {
        n_splits += 1;
        Some(sums[j] - sums[i])
    };
    // Numbers as small as these do not overflow.
    let _ = interval_dp(n.into(), |cost, best| cost < best, join);
    n_splits
}

pub(crate) fn knuths_splits(n: u16) -> u32 {
    let (sums, mut n_splits) = (sums(n), 0);
    let join = |i: usize, _: usize, j: usize| {
        n_splits += 1;
        Some(sums[j] - sums[i])
    };
    let _ = knuth::interval_dp(n.into(), join);
    n_splits
}
