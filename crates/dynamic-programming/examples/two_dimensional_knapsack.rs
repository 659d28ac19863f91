//! Two-dimensional knapsack, plane by plane, or as a recursion, with a memo, or in one plane:
//! `cargo run -p dynamic-programming --example two_dimensional_knapsack -- 5 4 2 3 7 0 2 6 3 1 2 3 1 3`.

mod calls;
mod items;

use std::process::ExitCode;

use calls::{Calls, MOST_CALLS, Words};
use dynamic_programming::knapsack::two_dimensional_knapsack::{
    Item, best_value, plain, two_dimensional_knapsack,
};
use dynamic_programming::knapsack::zero_one_knapsack::{self, KnapsackError};
use input::Input;
use items::names;
use trace::{
    Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "two_dimensional_knapsack",
    about: "Two-dimensional knapsack: of items with two weights and a value, the best that fit.",
    arguments: "CAPACITY CAPACITY [WEIGHT WEIGHT VALUE]...",
    worked: &["5 4 2 3 7 0 2 6 3 1 2 3 1 3"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--plane", value: None, about: "show the single plane, from its last row up" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Four items, which do not fit all together.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut words = vec![(4 + dice.below(2)).to_string(), (4 + dice.below(2)).to_string()];
    for _ in 0..4 {
        words.push(dice.below(4).to_string());
        words.push((1 + dice.below(3)).to_string());
        words.push((2 + dice.below(14)).to_string());
    }
    trace::list(words, " ")
}

/// What still makes a picture.
const MOST_ITEMS: usize = 12;
const MOST_CAPACITY: usize = 12;
const LONGEST: usize = 4;
/// A plane that is overwritten has a frame for each of so many rows.
const MOST_ROWS: usize = 20;

/// All planes, each a vector of rows.
type Planes = [Vec<Vec<i64>>];

/// The capacities, and the items.
fn read(input: &mut Input<'_>) -> trace::Result<([usize; 2], Vec<Item>)> {
    let capacities = [input.number("the first capacity")?, input.number("the second capacity")?];
    let mut items = Vec::new();
    while !input.is_end() {
        let n = items.len() + 1;
        let weights = [
            input.number(format_args!("the first weight of item {n}"))?,
            input.number(format_args!("the second weight of item {n}"))?,
        ];
        let value = input.number(format_args!("the value of item {n}"))?;
        items.push(Item { weights, value });
    }
    Ok((capacities, items))
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(DEMO.flags.iter().map(|flag| flag.name))?;
    let (capacities, items) = read(input)?;
    let from_1 = |error| match error {
        KnapsackError::Overflow { item } => KnapsackError::Overflow { item: item + 1 },
        other => other,
    };
    let kept = trace::plural(items.len(), "item");
    let [a, b] = capacities;
    let title =
        |what: &str| format!("Two-dimensional knapsack{what}, capacities {a} and {b}, {kept}");
    // The values of all items together bound each value of a plane.
    let is_long = |value: i64| LONGEST < value.to_string().len();
    let most = items.iter().map(|item| item.value.saturating_abs()).fold(0, i64::saturating_add);
    let is_large = MOST_ITEMS < items.len() || MOST_CAPACITY < a.max(b) || is_long(most);
    let too_large = |limit: String| vec![Frame::too_large(limit)];
    let limit = format!(
        "{MOST_ITEMS} items, capacities {MOST_CAPACITY} and values of {LONGEST} characters"
    );
    let Some(mode) = mode else {
        let solved = two_dimensional_knapsack(&items, capacities).map_err(from_1)?;
        let chosen = solved.chosen();
        let frames = if is_large {
            too_large(limit)
        } else {
            let planes = plain::fill_planes(&items, capacities);
            plane_frames(&items, &planes, capacities)
        };
        let sum = |d: usize| chosen.iter().map(|&i| items[i].weights[d]).sum::<usize>();
        let weighs = match &chosen[..] {
            [] => String::new(),
            _ => format!(", with total weights {} and {}", sum(0), sum(1)),
        };
        let answer = format!("The best value is {}: {}{weighs}.", solved.value(), names(&chosen));
        return Ok(Trace { title: title(""), frames, answer });
    };
    let value = best_value(&items, capacities).map_err(from_1)?;
    let answer = format!("The best value is {value}.");
    if is_large {
        return Ok(Trace { title: title(""), frames: too_large(limit), answer });
    }
    if mode == "--plane" {
        let frames = one_plane_frames(&items, &plain::fill_planes(&items, capacities));
        return Ok(Trace { title: title(" in one plane"), frames, answer });
    }
    let mut calls = Calls::new();
    let (what, at) = if mode == "--memo" {
        plain::by_memo_watched(&items, capacities, &mut |step| calls.watch(step));
        let at = (
            "let mut best = remember(before, [a, b], memo);",
            "return value;",
            "memo[items.len()][a][b] = Some(best);",
        );
        (" with a memo", at)
    } else {
        plain::by_recursion_watched(&items, capacities, &mut |step| calls.watch(step));
        let at = (
            "let mut best = by_recursion(before, [a, b]);",
            "",
            "let rest = by_recursion(before, [a - v, b - w]);",
        );
        (" by recursion", at)
    };
    if MOST_CALLS < calls.len() {
        return Ok(Trace { title: title(what), frames: calls::too_many(), answer });
    }
    // A call asks for the best value of the first `i` items at the capacities `a` and `b`.
    let fits = |item: &Item, a, b| item.weights[0] <= a && item.weights[1] <= b;
    let frames = calls.frames(&Words {
        state: &|(i, a, b): (usize, usize, usize)| format!("f({i}, {a}, {b})"),
        is_base: &|(i, a, b)| !items[..i].iter().any(|item| fits(item, a, b)),
        at,
    });
    let answer = format!("The best value is {value}: {}.", calls.counted());
    Ok(Trace { title: title(what), frames, answer })
}

/// A plane: a row for each first capacity, a column for each second one.
fn picture(name: String, plane: &[Vec<i64>]) -> Grid {
    Grid {
        name,
        columns: (0..plane[0].len()).map(|b| b.to_string()).collect(),
        rows: plane.iter().enumerate().map(|(a, row)| Row::new(a.to_string(), row)).collect(),
        ..Grid::default()
    }
}

fn named(planes: &Planes, i: usize) -> Grid {
    picture(format!("plane {i}"), &planes[i])
}

/// A frame for each plane, then one for each step back.
fn plane_frames(items: &[Item], planes: &Planes, [mut a, mut b]: [usize; 2]) -> Vec<Frame> {
    let first = Frame::new("Plane 0: without items, each pair of capacities is worth 0.");
    let line = "let mut planes = vec![vec![vec![0;";
    let mut frames = vec![first.with(named(planes, 0)).at(line)];
    for i in 1..=items.len() {
        let last = frames.pop().into_iter().map(|frame| ask_value(frame, items, planes, i));
        frames.extend(last);
        frames.push(plane_frame(items, planes, i));
    }
    // Each of the two steps is asked for once.
    let mut was_asked = [false; 2];
    for i in (1..=items.len()).rev() {
        let [v, w] = items[i - 1].weights;
        let (above, here) = (planes[i - 1][a][b], planes[i][a][b]);
        let is_taken = here != above;
        let next = if is_taken { [a - v, b - w] } else { [a, b] };
        let asked = &mut was_asked[usize::from(is_taken)];
        if !*asked && i != 1 {
            *asked = true;
            let last = frames.pop().into_iter().map(|frame| ask_taken(frame, i, [a, b], is_taken));
            frames.extend(last);
        }
        let caption = if is_taken {
            format!(
                "Plane {i}, capacities {a} and {b}: the previous plane has {above} here, not {here}, so item {i} is taken. Capacities {} and {} are left.",
                next[0], next[1]
            )
        } else {
            format!(
                "Plane {i}, capacities {a} and {b}: the previous plane also has {here} here, so item {i} is not needed."
            )
        };
        let at = if is_taken {
            "chosen.push(i - 1);"
        } else {
            "if planes[i][a][b] != planes[i - 1][a][b] {"
        };
        let (mut before, mut now) = (named(planes, i - 1), named(planes, i));
        let role = if is_taken { Role::Chosen } else { Role::Compared };
        now.rows[a].cells[b].role = Some(role);
        before.rows[a].cells[b].role = Some(Role::Compared);
        if is_taken && next != [a, b] {
            let to = (next[0], next[1]);
            before.arrows.push(Arrow { from: (a, b), to, role: Some(Role::Chosen) });
        }
        before.rows[next[0]].cells[next[1]].role = Some(Role::Active);
        [a, b] = next;
        frames.push(Frame::new(caption).with(now).with(before).at(at));
    }
    frames
}

/// Plane `i` with the cells marked that the item improves, and where the last one comes from.
fn plane_frame(items: &[Item], planes: &Planes, i: usize) -> Frame {
    let Item { weights: [v, w], value } = items[i - 1];
    let (mut before, mut now) = (named(planes, i - 1), named(planes, i));
    let (a, b) = (planes[0].len() - 1, planes[0][0].len() - 1);
    let mut n_better = 0;
    for (row, cells) in now.rows.iter_mut().enumerate() {
        for (column, cell) in cells.cells.iter_mut().enumerate() {
            if planes[i][row][column] != planes[i - 1][row][column] {
                cell.role = Some(Role::Settled);
                n_better += 1;
            }
        }
    }
    now.rows[a].cells[b].role = Some(Role::Active);
    before.rows[a].cells[b].role = Some(Role::Compared);
    let fits = v <= a && w <= b;
    let (corner, line) = if fits {
        before.rows[a - v].cells[b - w].role = Some(Role::Compared);
        let (without, rest) = (planes[i - 1][a][b], planes[i - 1][a - v][b - w]);
        let corner = format!(
            "In the corner: without it {without}, with it {rest} + {value} = {}.",
            rest + value
        );
        (corner, "planes[i][a][b] = planes[i][a][b].max(planes[i - 1][a - v][b - w] + value);")
    } else {
        ("In the corner it does not fit.".to_owned(), "planes[i][a][b] = planes[i - 1][a][b];")
    };
    let pairs = trace::plural(n_better, "pair");
    let caption = format!(
        "Plane {i}: item {i}, weights {v} and {w}, value {value}, improves {pairs} of capacities. {corner}"
    );
    Frame::new(caption).with(before).with(now).at(line)
}

/// Before plane `i`: what will be in its corner?
fn ask_value(frame: Frame, items: &[Item], planes: &Planes, i: usize) -> Frame {
    let Item { weights: [v, w], value } = items[i - 1];
    let (a, b) = (planes[0].len() - 1, planes[0][0].len() - 1);
    // One item in the middle and the last one, where there is something to compare.
    if i == 1 || (i != 2 && i != items.len()) || a < v || b < w {
        return frame;
    }
    let before = &planes[i - 1];
    let (without, rest) = (before[a][b], before[a - v][b - w]);
    let question = format!(
        "Item {i} has the weights {v} and {w} and the value {value}. What will be in plane {i} at the capacities {a} and {b}?"
    );
    let because = format!(
        "Without item {i} the value stays {without}. With it, the capacities {} and {} are left for the earlier items: {rest} + {value} = {}. The larger value counts.",
        a - v,
        b - w,
        rest + value
    );
    let others = [without, rest + value, before[a - v][b] + value, before[a][b - w] + value];
    frame.ask_number(question, planes[i][a][b], others, because)
}

/// Before a step back: is item `i` taken?
fn ask_taken(frame: Frame, i: usize, [a, b]: [usize; 2], is_taken: bool) -> Frame {
    let question = format!(
        "Back from plane {i}, capacities {a} and {b}: does the best choice contain item {i}?"
    );
    let because = if is_taken {
        "The cell differs from the same cell of the previous plane: the value cannot be reached without this item."
    } else {
        "The cell is the same in the previous plane: the value can also be reached without this item."
    };
    frame.ask(question, ["Yes", "No"], usize::from(!is_taken), because)
}

/// The plane while it is overwritten from its last row up: a frame for each row, or for each item
/// where there are many.
fn one_plane_frames(items: &[Item], planes: &Planes) -> Vec<Frame> {
    let n_rows = planes[0].len();
    let drawn = |plane: &[Vec<i64>]| picture("plane".to_owned(), plane);
    let first = Frame::new("Without items, each pair of capacities is worth 0.");
    let line = "let mut plane = vec![vec![0; capacities[1] + 1]; capacities[0] + 1];";
    let mut frames = vec![first.with(drawn(&planes[0])).at(line)];
    let line = "plane[a][b] = plane[a][b].max(plane[a - v][b - w] + value);";
    let all: usize = items.iter().map(|item| n_rows.saturating_sub(item.weights[0])).sum();
    let mut was_asked = [false; 2];
    for (i, item) in (1..).zip(items) {
        let Item { weights: [v, w], value } = *item;
        if MOST_ROWS < all {
            let caption =
                format!("Item {i}, weights {v} and {w}, value {value}, from the last cell back.");
            frames.push(Frame::new(caption).with(drawn(&planes[i])).at(line));
            continue;
        }
        for a in (v..n_rows).rev() {
            let mut plane = planes[i - 1].clone();
            plane[a..].clone_from_slice(&planes[i][a..]);
            let mut picture = drawn(&plane);
            for cell in &mut picture.rows[a].cells {
                cell.role = Some(Role::Active);
            }
            if 0 < v {
                for cell in &mut picture.rows[a - v].cells {
                    cell.role = Some(Role::Compared);
                }
            }
            let from = if v == 0 {
                "It looks into the same row, so it goes from right to left.".to_owned()
            } else {
                format!("It looks into row {}, which still has its old values.", a - v)
            };
            let caption = format!(
                "Item {i}, weights {v} and {w}, value {value}: row {a} of the plane. {from}"
            );
            let mut frame = Frame::new(caption).with(picture).at(line);
            let asked = &mut was_asked[usize::from(v == 0)];
            if !*asked && a + 1 == n_rows {
                *asked = true;
                frame = ask_direction(frame, &planes[i - 1], (i, *item));
            }
            frames.push(frame);
        }
    }
    frames
}

/// What would the last cell be if the row were overwritten from left to right?
fn ask_direction(frame: Frame, before: &[Vec<i64>], (i, item): (usize, Item)) -> Frame {
    let Item { weights: [v, w], value } = item;
    let (a, b) = (before.len() - 1, before[0].len() - 1);
    let mut row = before[a].clone();
    let old = before[a - v].clone();
    let mut once = row.clone();
    for j in w..=b {
        once[j] = once[j].max(old[j - w] + value);
        let rest = if v == 0 { row[j - w] } else { old[j - w] };
        row[j] = row[j].max(rest + value);
    }
    let question = format!(
        "If row {a} were overwritten from left to right for item {i}, what would its last cell be?"
    );
    let because = if v == 0 {
        format!("Item {i} looks into its own row. A cell on the left may already count item {i}.")
    } else {
        format!("Item {i} looks into another row, so the direction in this row does not matter.")
    };
    frame.ask_number(question, row[b], [once[b], before[a][b], once[b] + value], because)
}

pub(crate) const SIZES: [usize; 5] = [10, 20, 40, 80, 160];

/// Cells of a table with one capacity and with two.
fn cost() -> Chart {
    let series = |name: &str, d: usize| Series {
        name: name.into(),
        points: SIZES.iter().map(|&size| (float(size), float(cells(size)[d]))).collect(),
    };
    Chart {
        name: "Cells that are filled for three items".into(),
        x: Axis::log("each capacity"),
        y: Axis::log("cells"),
        series: vec![series("one capacity", 0), series("two capacities", 1)],
    }
}

fn float(n: usize) -> f64 {
    u32::try_from(n).map_or(f64::INFINITY, f64::from)
}

/// How many cells the tables of three items have, with one capacity and with two.
pub(crate) fn cells(capacity: usize) -> [usize; 2] {
    let one = [zero_one_knapsack::Item { weight: 1, value: 1 }; 3];
    let two = [Item { weights: [1, 1], value: 1 }; 3];
    [
        zero_one_knapsack::plain::fill_table(&one, capacity).iter().map(Vec::len).sum(),
        plain::fill_planes(&two, [capacity; 2]).iter().flatten().map(Vec::len).sum(),
    ]
}
