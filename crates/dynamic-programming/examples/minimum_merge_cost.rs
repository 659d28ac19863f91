//! Minimum merge cost, by growing ranges, or as a recursion, with a memo, or with Knuth's bounds:
//! `cargo run -p dynamic-programming --example minimum_merge_cost -- 6 5 1 4 8`.

mod calls;

use std::process::ExitCode;

use calls::{Calls, Words};
use dynamic_programming::Step;
use dynamic_programming::regional_dp::minimum_merge_cost::{
    Intervals, Merge, circular, garsia_wachs, interval_dp, knuth, maximum_merge, minimum_merge,
    plain,
};
use input::Input;
use trace::{
    Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Side, SplitMix64,
    Trace, Tree, TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "minimum_merge_cost",
    about: "Minimum merge cost: the best split of each range, from short ones to long ones.",
    arguments: "PILE...",
    worked: &["6 5 1 4 8"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--bounds", value: None, about: "show the splits between Knuth's bounds" },
        Flag { name: "--max", value: None, about: "the greatest cost, not the least" },
        Flag { name: "--circle", value: None, about: "the last and the first are neighbors too" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Five piles.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    trace::list((0..5).map(|_| 1 + dice.below(12)), " ")
}

/// What still makes a picture.
const MOST_PILES: usize = 12;
const MOST_IN_A_CIRCLE: usize = 6;
const LONGEST: usize = 5;
/// A recursion of so many piles is still counted: it makes 3ⁿ⁻¹ calls.
const MOST_FOR_RECURSION: usize = 7;
/// What the fast algorithm does not know may have so many piles: its table takes n³ steps.
const MOST_FOR_TABLE: usize = 500;
/// So many ways to split a range stand in a caption.
const MOST_WAYS: usize = 4;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut piles: Vec<i64> = Vec::new();
    while !input.is_end() {
        piles.push(input.number(format_args!("pile {}", piles.len() + 1))?);
    }
    let (is_max, is_circle) = (options.has("--max"), options.has("--circle"));
    // The greatest cost on a circle is the only pair that goes together.
    let which = if is_max { "--max" } else { "--circle" };
    let form = options.one_of(["--recursion", "--memo", "--bounds", which])?;
    let most = if is_circle { MOST_IN_A_CIRCLE } else { MOST_PILES };
    let is_large = most < piles.len() || piles.iter().any(|pile| LONGEST < pile.to_string().len());
    let best = if is_max { "Maximum" } else { "Minimum" };
    let of = match piles.len() {
        0 => "nothing".to_owned(),
        n if is_large => trace::plural(n, "pile"),
        _ => trace::list(&piles, " "),
    };
    let circle = if is_circle { " in a circle" } else { "" };
    let title = |how: &str| format!("{best} cost of merging {of}{circle}{how}");
    let is_plain = !is_max && !is_circle && piles.iter().all(|pile| 0 <= *pile);
    if MOST_FOR_TABLE < piles.len() && !is_plain {
        let which = "--max, --circle and piles below 0";
        return Err(format!("{which} are for {MOST_FOR_TABLE} piles at most").into());
    }
    if is_large {
        // Without a picture nobody looks at the table.
        let cost = if is_plain {
            garsia_wachs::garsia_wachs(&piles)?.cost
        } else if is_circle {
            let merge = if is_max { circular::maximum_merge } else { circular::minimum_merge };
            merge(&piles)?.cost
        } else {
            let merge = if is_max { maximum_merge } else { minimum_merge };
            merge(&piles)?.cost()
        };
        let limit = format!("{most} piles of {LONGEST} characters");
        let answer = format!("{best} cost {cost}.");
        return Ok(Trace { title: title(""), frames: vec![Frame::too_large(limit)], answer });
    }
    match form {
        Some("--recursion" | "--memo") => called(&piles, form == Some("--memo"), title),
        Some("--bounds") => {
            let cost = knuth::minimum_merge(&piles)?.cost();
            let (frames, n_tried) = bounds(&piles);
            let n = piles.len();
            let n_splits = (n.saturating_sub(1) * n * (n + 1)) / 6;
            let splits = trace::plural(n_splits, "split");
            let answer = format!("{best} cost {cost}, with {n_tried} of {splits}.");
            Ok(Trace { title: title(" with Knuth's bounds"), frames, answer })
        }
        _ if is_circle => {
            let merge = if is_max { circular::maximum_merge } else { circular::minimum_merge };
            let circular::Circle { cost, start, merges } = merge(&piles)?;
            let mut row = piles.clone();
            row.rotate_left(start);
            let twice = "let (cost, _) = fill_tables(&piles.repeat(2));";
            let at = "(0..n).map(|start| cost[start][start + n]).min().unwrap_or(0)";
            let frames = vec![cuts(&piles, start, is_max)?.at(twice), merged(&row, &merges).at(at)];
            Ok(Trace { title: title(""), frames, answer: answer(best, cost, &row, &merges) })
        }
        _ => {
            let tables = Tables::of(&piles, is_max)?;
            let merges = tables.merges(piles.len());
            let mut frames = diagonals(&piles, &tables, is_max);
            frames.extend(trace_back(&piles, &tables));
            let at = "merges.push(Merge { start: i, mid: k, end: j });";
            frames.push(merged(&piles, &merges).at(at));
            let cost = tables.cost[0][piles.len()];
            Ok(Trace { title: title(""), frames, answer: answer(best, cost, &piles, &merges) })
        }
    }
}

fn answer(best: &str, cost: i64, row: &[i64], merges: &[Merge]) -> String {
    if merges.is_empty() {
        return format!("{best} cost {cost}.");
    }
    format!("{best} cost {cost}, by {}.", brackets(row, merges))
}

/// The calls of a recursion, where there are few.
fn called(piles: &[i64], has_memo: bool, title: impl Fn(&str) -> String) -> trace::Result<Trace> {
    let cost = minimum_merge(piles)?.cost();
    let how = if has_memo { " with a memo" } else { " by recursion" };
    let mut calls = Calls::new();
    if MOST_FOR_RECURSION < piles.len() {
        let answer = format!("Minimum cost {cost}.");
        return Ok(Trace { title: title(how), frames: calls::too_many(), answer });
    }
    if has_memo {
        plain::by_memo_watched(piles, &mut |step| calls.watch(step));
    } else {
        plain::by_recursion_watched(piles, &mut |step| calls.watch(step));
    }
    let frames = calls.frames(&words(has_memo));
    let answer = format!("Minimum cost {cost}: {}.", calls.counted());
    Ok(Trace { title: title(how), frames, answer })
}

/// A call asks for the least cost of the piles `i..j`.
fn words(has_memo: bool) -> Words<'static, (usize, usize)> {
    Words {
        state: &|(i, j)| format!("{i}..{j}"),
        is_base: &|(i, j)| j <= i + 1,
        at: if has_memo {
            ("let left = remember(sums, i, k, memo);", "return cost;", "memo[i][j] = Some(best);")
        } else {
            ("let left = least_cost(sums, i, k);", "", "let right = least_cost(sums, k, j);")
        },
    }
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

/// The costs and the splits of all ranges.
struct Tables {
    cost: Vec<Vec<i64>>,
    split: Vec<Vec<usize>>,
}

impl Tables {
    /// The plain version's, or the library's for the greatest cost.
    fn of(piles: &[i64], is_max: bool) -> trace::Result<Self> {
        let merge = if is_max { maximum_merge } else { minimum_merge };
        // The library checks that no sum overflows.
        let table: Intervals = merge(piles)?;
        if !is_max {
            let (cost, split) = plain::fill_tables(piles);
            return Ok(Tables { cost, split });
        }
        let n = piles.len();
        let split = |i: usize, j: usize| if i < j { table.split(&(i..j)).unwrap_or(0) } else { 0 };
        Ok(Tables {
            cost: table.costs().rows().map(<[i64]>::to_vec).collect(),
            split: (0..=n).map(|i| (0..=n).map(|j| split(i, j)).collect()).collect(),
        })
    }

    fn merges(&self, n: usize) -> Vec<Merge> {
        let mut merges = Vec::new();
        plain::list_merges(&self.split, 0, n, &mut merges);
        merges
    }
}

/// The cells of the ranges of up to `length` piles. Row `i` and column `j - 1` are the range
/// `i..j`.
fn grid(name: &str, piles: &[i64], length: usize, text: impl Fn(usize, usize) -> String) -> Grid {
    let n = piles.len();
    let rows = (0..n).map(|i| {
        let is_known = |j: usize| i < j && j - i <= length;
        let cells = (1..=n).map(|j| if is_known(j) { text(i, j) } else { String::new() });
        let mut row = Row::new(format!("from {i}"), cells);
        row.note = format!("pile {i}: {}", piles[i]);
        row
    });
    let columns = (1..=n).map(|j| format!("to {j}")).collect();
    Grid { name: name.into(), columns, rows: rows.collect(), ..Grid::default() }
}

fn costs(piles: &[i64], tables: &Tables, length: usize) -> Grid {
    grid("cost", piles, length, |i, j| tables.cost[i][j].to_string())
}

/// What each split of a range costs.
fn ways(piles: &[i64], tables: &Tables, i: usize, j: usize) -> Vec<(usize, i64, String)> {
    let joined = sum(&piles[i..j]);
    let way = |k: usize| {
        let (left, right) = (tables.cost[i][k], tables.cost[k][j]);
        let cost = left + right + joined;
        (k, cost, format!("at {k}: {left} + {right} + {joined} = {cost}"))
    };
    (i + 1..j).map(way).collect()
}

/// A frame for each length.
fn diagonals(piles: &[i64], tables: &Tables, is_max: bool) -> Vec<Frame> {
    let n = piles.len();
    let mut frames = Vec::new();
    if n == 0 {
        return frames;
    }
    let caption = "Ranges of 1 pile: nothing is left to merge, so they cost 0.";
    let first = Frame::new(caption).with(costs(piles, tables, 1));
    frames.push(ask_order(first, n).at("let mut cost = vec![vec![0; n + 1]; n + 1];"));
    for length in 2..=n {
        let asked = frames.pop().map(|frame| ask_range(frame, piles, tables, length));
        frames.extend(asked);
        frames.push(diagonal(piles, tables, length, is_max));
    }
    frames
}

/// All ranges of one length, and how the last of them is made.
fn diagonal(piles: &[i64], tables: &Tables, length: usize, is_max: bool) -> Frame {
    let n = piles.len();
    let mut grid = costs(piles, tables, length);
    for i in 0..=n - length {
        grid.rows[i].cells[i + length - 1].role = Some(Role::Settled);
    }
    let (i, j) = (n - length, n);
    grid.rows[i].cells[j - 1].role = Some(Role::Active);
    let split = tables.split[i][j];
    for k in i + 1..j {
        let role = Some(if k == split { Role::Chosen } else { Role::Compared });
        for from in [(i, k - 1), (k, j - 1)] {
            grid.rows[from.0].cells[from.1].role = role;
            grid.arrows.push(Arrow { from, to: (i, j - 1), role });
        }
    }
    let all = ways(piles, tables, i, j);
    let best = if is_max { "most" } else { "least" };
    let how = match &all[..] {
        [(_, _, one)] => format!("split {one}."),
        all if all.len() <= MOST_WAYS => {
            let each: Vec<&str> = all.iter().map(|(_, _, way)| way.as_str()).collect();
            format!("split {}. The split at {split} costs {best}.", each.join("; "))
        }
        all => {
            let way = all.iter().find(|(k, _, _)| *k == split).map_or("", |(_, _, way)| way);
            format!("of {} splits the one that costs {best} is {way}.", all.len())
        }
    };
    let caption = format!("Ranges of {length} piles. {i}..{j} weighs {}: {how}", sum(&piles[i..j]));
    Frame::new(caption).with(grid).at("(cost[i][j], split[i][j]) = (with_k, k);")
}

/// Which cells can be filled first?
fn ask_order(frame: Frame, n: usize) -> Frame {
    if n < 3 {
        return frame;
    }
    let choices =
        ["all ranges of 2 piles", "all ranges that begin with pile 0", "the range of all piles"];
    let because = "A range of 2 piles needs only single piles. But 0..3 also needs 1..3, which does not begin with pile 0.";
    frame.ask("Which ranges can be computed next?", choices, 0, because)
}

/// What the last range of the next length costs; of the whole row, where it is split.
fn ask_range(frame: Frame, piles: &[i64], tables: &Tables, length: usize) -> Frame {
    let n = piles.len();
    let (i, j) = (n - length, n);
    let all = ways(piles, tables, i, j);
    let each: Vec<&str> = all.iter().map(|(_, _, way)| way.as_str()).collect();
    let because = format!("Split {}.", each.join("; "));
    let cost = tables.cost[i][j];
    if length == 3 {
        let weight = sum(&piles[i..j]);
        let question = format!("What will be the cost of {i}..{j}, which weighs {weight}?");
        let others = all.iter().map(|way| way.1).chain([cost - weight, weight]);
        return frame.ask_number(question, cost, others, because);
    }
    if length < n || length < 4 || MOST_WAYS < all.len() {
        return frame;
    }
    let question = format!("All shorter ranges are known. Where is {i}..{j} split?");
    let choices = all.iter().map(|(k, _, _)| format!("at {k}"));
    frame.ask(question, choices, tables.split[i][j] - i - 1, because)
}

/// From the whole row down: a frame for each merge.
fn trace_back(piles: &[i64], tables: &Tables) -> Vec<Frame> {
    let n = piles.len();
    let mut grid = costs(piles, tables, n);
    let mut frames: Vec<Frame> = Vec::new();
    let mut open = vec![(0, n)];
    while let Some((i, j)) = open.pop() {
        if j <= i + 1 {
            continue;
        }
        let k = tables.split[i][j];
        open.extend([(k, j), (i, k)]);
        grid.rows[i].cells[j - 1].role = Some(Role::Active);
        for to in [(i, k - 1), (k, j - 1)] {
            grid.rows[to.0].cells[to.1].role = Some(Role::Chosen);
            grid.arrows.push(Arrow { from: (i, j - 1), to, role: Some(Role::Chosen) });
        }
        let side = |i: usize, j: usize| {
            if j == i + 1 { format!("pile {i}") } else { format!("{i}..{j}") }
        };
        let caption = format!(
            "{i}..{j} is split at {k}: its last merge joins {} and {}, and costs {}.",
            side(i, k),
            side(k, j),
            sum(&piles[i..j])
        );
        let mut frame = Frame::new(caption).with(grid.clone()).at("let k = split[i][j];");
        if frames.is_empty() {
            frame = ask_inside(frame, piles, tables, [(i, k), (k, j)]);
        }
        frames.push(frame);
        grid.rows[i].cells[j - 1].role = Some(Role::Chosen);
    }
    frames
}

/// What do all merges within one side cost?
fn ask_inside(frame: Frame, piles: &[i64], tables: &Tables, sides: [(usize, usize); 2]) -> Frame {
    let Some((i, j)) = sides.into_iter().find(|(i, j)| i + 2 < *j) else { return frame };
    let (cost, last) = (tables.cost[i][j], sum(&piles[i..j]));
    let question = format!("What do all merges within {i}..{j} cost together?");
    let because = format!(
        "A cell holds the cost of all merges within its range. The last of them alone costs {last}."
    );
    frame.ask_number(question, cost, [last, cost - last, cost + last], because)
}

/// The table of splits by growing length, and how many splits are tried in all.
fn bounds(piles: &[i64]) -> (Vec<Frame>, usize) {
    let n = piles.len();
    let mut tried = Vec::new();
    let (_, split) = plain::with_bounds_watched(piles, |step, splits| {
        if let Step::Call((i, j)) = step {
            tried.push((i, j, *splits.start(), *splits.end()));
        }
    });
    let n_tried = tried.iter().map(|(_, _, first, last)| last + 1 - first).sum();
    let mut frames: Vec<Frame> = Vec::new();
    for length in 2..=n {
        let text = |i: usize, j: usize| {
            if j == i + 1 { String::new() } else { split[i][j].to_string() }
        };
        let mut grid = grid("split", piles, length, text);
        let of_length: Vec<_> =
            tried.iter().filter(|(i, j, _, _)| j - i == length).copied().collect();
        let each = of_length.iter().map(|&(i, j, first, last)| {
            let splits =
                if first == last { first.to_string() } else { format!("{first} to {last}") };
            format!("{i}..{j} tries {splits}")
        });
        let caption = format!("Ranges of {length} piles: {}.", trace::all_of(each));
        for i in 0..=n - length {
            grid.rows[i].cells[i + length - 1].role = Some(Role::Active);
            if 2 < length {
                for from in [(i, i + length - 2), (i + 1, i + length - 1)] {
                    grid.rows[from.0].cells[from.1].role = Some(Role::Compared);
                    grid.arrows.push(Arrow { from, to: (i, i + length - 1), role: None });
                }
            }
        }
        let widest = of_length.iter().max_by_key(|(_, _, first, last)| last - first);
        let asked = frames.pop().map(|frame| match widest {
            Some(&(i, j, first, last)) if length == 3 || length == n => {
                let question = format!("How many splits will be tried for {i}..{j}?");
                let because = format!(
                    "Those from {first}, the split of {i}..{}, to {last}, the split of {}..{j}.",
                    j - 1,
                    i + 1
                );
                let n = last + 1 - first;
                frame.ask_number(question, n, [1, n + 1, length - 1], because)
            }
            _ => frame,
        });
        frames.extend(asked);
        let at = if length == 2 {
            "let first = if length == 2 { i + 1 } else { split[i][j - 1] };"
        } else {
            "for k in first..=last {"
        };
        frames.push(Frame::new(caption).with(grid).at(at));
    }
    if frames.is_empty() {
        frames.push(Frame::new("There is nothing to split."));
    }
    (frames, n_tried)
}

/// Two rounds of a circle in a row, and the ranges that are the circle, cut open.
fn cuts(piles: &[i64], start: usize, is_max: bool) -> trace::Result<Frame> {
    let n = piles.len();
    let twice = piles.repeat(2);
    let tables = Tables::of(&twice, is_max)?;
    let mut grid = costs(&twice, &tables, n);
    let mut found = Vec::new();
    for i in 0..n {
        let role = if i == start { Role::Chosen } else { Role::Compared };
        grid.rows[i].cells[i + n - 1].role = Some(role);
        found.push(format!("{i}..{} costs {}", i + n, tables.cost[i][i + n]));
    }
    let caption = format!(
        "Two rounds of the circle in a row. Each range of {} is the circle, cut open: {}. It is cut before pile {start}.",
        trace::plural(n, "pile"),
        trace::all_of(found)
    );
    Ok(Frame::new(caption).with(grid))
}

/// The merges as a tree: what is merged stands below what it becomes.
fn merged(piles: &[i64], merges: &[Merge]) -> Frame {
    let mut tree = Tree::default();
    let mut open = Vec::new();
    if !piles.is_empty() {
        open.push((0..piles.len(), None, None));
    }
    while let Some((range, parent, side)) = open.pop() {
        let node = tree.nodes.len();
        let label = sum(&piles[range.clone()]);
        let merge = merges.iter().find(|merge| (merge.start..merge.end) == range);
        let mut drawn = TreeNode { parent, side, ..TreeNode::root(label) };
        if let Some(&Merge { start, mid, end }) = merge {
            open.push((mid..end, Some(node), Some(Side::Right)));
            open.push((start..mid, Some(node), Some(Side::Left)));
        } else {
            drawn = drawn.marked(Role::Settled);
        }
        tree.nodes.push(drawn);
    }
    let costs: Vec<i64> = merges.iter().map(|merge| sum(&piles[merge.start..merge.end])).collect();
    let caption = match &costs[..] {
        [] => "There is no merge, and no cost.".to_owned(),
        [one] => format!("The one merge costs {one}."),
        _ => format!(
            "The tree of the merges: they cost {} = {}.",
            trace::list(&costs, " + "),
            costs.iter().sum::<i64>()
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
