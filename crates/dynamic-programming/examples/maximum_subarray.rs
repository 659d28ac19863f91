//! Maximum subarray, by the largest sums that end with each element, as a recursion, with a memo,
//! or by Kadane's two variables:
//! `cargo run -p dynamic-programming --example maximum_subarray -- 2 -6 -3 7 -5 -1 8 -4`.

mod calls;

use std::ops::Range;
use std::process::ExitCode;

use calls::{Calls, Words};
use dynamic_programming::Step;
use dynamic_programming::linear_dp::maximum_subarray::{
    Stream, Subarray, circular, divide_and_conquer_by, maximum_subarray, maximum_subarray_or_empty,
    plain,
};
use input::Input;
use trace::{
    Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "maximum_subarray",
    about: "Maximum subarray: a sum that has become negative is left behind.",
    arguments: "ELEMENT...",
    worked: &["2 -6 -3 7 -5 -1 8 -4"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--kadane", value: None, about: "show the two variables" },
        Flag { name: "--empty", value: None, about: "the empty range is allowed" },
        Flag { name: "--circular", value: None, about: "behind the last element comes the first" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Eight elements of both signs.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    trace::list((0..8).map(|_| i64::try_from(dice.below(19)).unwrap_or(0) - 9), " ")
}

/// What still makes a picture.
const MOST_ELEMENTS: usize = 20;
const LONGEST: usize = 6;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("element {}", v.len() + 1))?);
    }
    let form = options.one_of(["--recursion", "--memo", "--kadane", "--circular", "--empty"])?;
    let best = match form {
        Some("--circular") => circular(&v)?,
        Some("--empty") => Some(maximum_subarray_or_empty(&v)?),
        _ => maximum_subarray(&v)?,
    };
    let is_long = |x: &i64| LONGEST < x.to_string().len();
    let is_large = MOST_ELEMENTS < v.len() || v.iter().any(is_long);
    let title = match v.len() {
        n if MOST_ELEMENTS < n => format!("Maximum subarray of {n} elements"),
        0 => "Maximum subarray of nothing".into(),
        _ => format!("Maximum subarray of {}", trace::list(&v, " ")),
    };
    let answer = answer(&v, best.as_ref(), is_large);
    if is_large {
        let limit = format!("{MOST_ELEMENTS} elements of {LONGEST} characters");
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    let frames = match form {
        _ if v.is_empty() => vec![Frame::new("Nothing is there.").with(table(&v, &[]))],
        Some("--recursion" | "--memo") => {
            let has_memo = form == Some("--memo");
            let mut calls = Calls::new();
            if has_memo {
                plain::by_memo_watched(&v, &mut |step| calls.watch(step));
            } else {
                plain::by_recursion_watched(&v, &mut |step| calls.watch(step));
            }
            let frames = calls.frames(&words(has_memo));
            let sum = best.map_or(0, |best| best.sum);
            let answer = format!("The largest sum is {sum}: {}.", calls.counted());
            let how = if has_memo { " with a memo" } else { " by recursion" };
            return Ok(Trace { title: title + how, frames, answer });
        }
        Some("--kadane") => variables(&v),
        Some("--circular") => around_frames(&v, best.as_ref())?,
        _ => {
            let ending = plain::fill_table(&v);
            let mut frames = table_frames(&v, &ending);
            match &best {
                Some(best) if best.range.is_empty() => {
                    let caption = "No sum is positive, and the empty range has the sum 0.";
                    frames.push(Frame::new(caption).with(table(&v, &ending)));
                }
                _ => frames.extend(trace_back(&v, &ending)),
            }
            frames
        }
    };
    Ok(Trace { title, frames, answer })
}

fn answer(v: &[i64], best: Option<&Subarray>, is_large: bool) -> String {
    let Some(Subarray { sum, range }) = best else {
        return "There is no range that is not empty.".into();
    };
    if range.is_empty() {
        return format!("The largest sum is {sum}, of the empty range.");
    }
    let values = around(v.len(), range).map(|i| v[i]).collect::<Vec<_>>();
    let values = if is_large { String::new() } else { format!(": {}", trace::list(&values, " ")) };
    format!("The largest sum is {sum}, of the range {}..{}{values}.", range.start, range.end)
}

/// The indices of a range that may go on from the front.
fn around(n: usize, range: &Range<usize>) -> impl Iterator<Item = usize> + use<> {
    range.clone().map(move |i| i % n)
}

/// A call asks for the largest sum that ends with element `i`.
fn words(has_memo: bool) -> Words<'static, usize> {
    Words {
        state: &|i| format!("f({i})"),
        is_base: &|i| i == 0,
        at: if has_memo {
            (
                "let before = if i == 0 { 0 } else { remember(v, i - 1, memo).max(0) };",
                "return sum;",
                "memo[i] = Some(v[i] + before);",
            )
        } else {
            ("let before = ending_at(v, i - 1);", "", "let sum = v[i] + before.max(0);")
        },
    }
}

/// "7 - 5".
fn plus(sum: i64, x: i64) -> String {
    format!("{sum} {} {}", if x < 0 { "-" } else { "+" }, x.unsigned_abs())
}

/// The sequence and its table, as far as it is filled.
fn table(v: &[i64], ending: &[i64]) -> Grid {
    Grid {
        name: "i".into(),
        columns: (0..v.len()).map(|i| i.to_string()).collect(),
        rows: vec![Row::new("v", v), Row::new("f", ending)],
        ..Grid::default()
    }
}

/// The first index where the best so far does not end with the element before, though a positive
/// sum does, and the element is positive too.
fn trap(v: &[i64], ending: &[i64]) -> Option<(usize, i64)> {
    (1..v.len()).find_map(|i| {
        let best = ending[..i].iter().copied().max()?;
        let before = ending[i - 1];
        (0 < v[i] && 0 < before && before < best).then_some((i, best))
    })
}

/// One frame for each element.
fn table_frames(v: &[i64], ending: &[i64]) -> Vec<Frame> {
    let mut frames: Vec<Frame> = Vec::new();
    let first_loss = (1..v.len()).find(|&i| ending[i - 1] < 0 && 1 < i);
    for (i, &x) in v.iter().enumerate() {
        let mut table = table(v, &ending[..=i]);
        table.rows[0].cells[i].role = Some(Role::Active);
        table.rows[1].cells[i].role = Some(Role::Active);
        let f = ending[i];
        if i == 0 {
            let caption =
                format!("Element 0 is {x}. It is the only range that ends here: f(0) = {f}.");
            frames.push(Frame::new(caption).with(table).at("let mut ending = v.to_vec();"));
            continue;
        }
        let before = ending[i - 1];
        let caption = if 0 < before {
            table.rows[1].cells[i - 1].role = Some(Role::Compared);
            let role = Some(Role::Compared);
            table.arrows.push(Arrow { from: (1, i - 1), to: (1, i), role });
            format!(
                "Element {i} is {x}. f({}) is positive, so extend its range: f({i}) = {} = {f}.",
                i - 1,
                plus(before, x)
            )
        } else {
            table.rows[1].cells[i - 1].role = Some(Role::Rejected);
            format!(
                "Element {i} is {x}. f({}) is not positive, so begin anew: f({i}) = {f}.",
                i - 1
            )
        };
        let best = ending[..i].iter().copied().max().unwrap_or(f);
        if first_loss == Some(i) {
            let because = format!(
                "f({}) is {before}, and this would only make the sum smaller. So the range of element {i} alone is best.",
                i - 1
            );
            let asked = frames.pop().map(|frame| {
                let question = format!("Element {i} is {x}. What will f({i}) be?");
                frame.ask_number(question, f, [before + x, best + x, before], because)
            });
            frames.extend(asked);
        } else if trap(v, ending).map(|(i, _)| i) == Some(i) {
            let because = format!(
                "A longer range that ends with element {i} contains element {}, and f({}) is {before}. The best so far, {best}, does not end there.",
                i - 1,
                i - 1
            );
            let asked = frames.pop().map(|frame| {
                let question = format!(
                    "Element {i} is {x}, and the best sum so far is {best}. What will f({i}) be?"
                );
                frame.ask_number(question, f, [best + x, x, best], because)
            });
            frames.extend(asked);
        }
        frames.push(Frame::new(caption).with(table).at("ending[i] += ending[i - 1].max(0);"));
    }
    frames
        .pop()
        .map(|frame| ask_answer(frame, ending))
        .into_iter()
        .for_each(|frame| frames.push(frame));
    frames
}

/// The table is full: what is the answer?
fn ask_answer(frame: Frame, ending: &[i64]) -> Frame {
    let (Some(last), Some(best)) = (ending.last(), ending.iter().max()) else { return frame };
    let positive: i64 = ending.iter().filter(|sum| 0 < **sum).sum();
    let because = "Each range ends with some element, so the best one is counted where it ends. The last entry covers only the ranges that end with the last element.";
    let question = "The table is full. What is the largest sum of a range?";
    frame.ask_number(question, *best, [*last, positive], because)
}

/// From the largest entry to the left.
fn trace_back(v: &[i64], ending: &[i64]) -> Vec<Frame> {
    let Some(range) = plain::best_range(ending) else { return Vec::new() };
    let last = range.end - 1;
    let picture = |start: usize| {
        let mut table = table(v, ending);
        table.rows[1].cells[last].role = Some(Role::Chosen);
        for cell in &mut table.rows[0].cells[start..=last] {
            cell.role = Some(Role::Chosen);
        }
        table
    };
    let caption = format!(
        "The largest entry is {}, and it occurs first at index {last}. So the best range ends there.",
        ending[last]
    );
    let because = if range.start == 0 {
        format!("All entries before index {last} are positive, down to index 0.")
    } else {
        format!(
            "The entries before index {last} are positive back to index {}, and f({}) is not.",
            range.start,
            range.start - 1
        )
    };
    let question = "With which element does the best range begin?";
    let others = [0, last, range.start.saturating_sub(1), range.start + 1];
    let first = Frame::new(caption)
        .with(picture(last))
        .at("let last = ending.iter().position(|sum| sum == best)?;");
    let mut frames = vec![first.ask_number(question, range.start, others, because)];
    for start in (range.start..last).rev() {
        let mut table = picture(start);
        table.rows[1].cells[start].role = Some(Role::Compared);
        let caption = format!(
            "f({start}) = {} is positive, so element {start} belongs to the range.",
            ending[start]
        );
        frames.push(Frame::new(caption).with(table).at("start -= 1;"));
    }
    let mut table = picture(range.start);
    let caption = match range.start.checked_sub(1) {
        Some(before) => {
            table.rows[1].cells[before].role = Some(Role::Rejected);
            format!(
                "f({before}) = {} is not positive, so the range begins with element {}. The range is {}..{}.",
                ending[before], range.start, range.start, range.end
            )
        }
        None => format!("Nothing comes before element 0: the range is 0..{}.", range.end),
    };
    frames.push(Frame::new(caption).with(table).at("while 0 < start && 0 < ending[start - 1] {"));
    frames
}

/// The two variables after each element.
fn variables(v: &[i64]) -> Vec<Frame> {
    let mut states = Vec::new();
    plain::kadane_watched(v, |step, best| {
        if let Step::Return(ending) = step {
            states.push((ending, best));
        }
    });
    let mut frames: Vec<Frame> = Vec::new();
    let ending: Vec<i64> = states.iter().map(|state| state.0).collect();
    let trap = trap(v, &ending);
    for (i, &(ending, best)) in states.iter().enumerate() {
        let shown = |value: i64| {
            (0..=i).map(move |j| if j == i { value.to_string() } else { String::new() })
        };
        let rows = vec![
            Row::new("v", v),
            Row::new("ending", shown(ending)),
            Row::new("best", shown(best)),
        ];
        let columns = (0..v.len()).map(|i| i.to_string()).collect();
        let mut grid = Grid { name: "i".into(), columns, rows, ..Grid::default() };
        grid.rows[0].cells[i].role = Some(Role::Active);
        let before = i.checked_sub(1).map(|j| states[j]);
        let how = match before {
            Some((sum, _)) if 0 < sum => format!("ending becomes {} = {ending}", plus(sum, v[i])),
            Some((sum, _)) => format!("ending was {sum}, so it becomes {ending}"),
            None => format!("ending becomes {ending}"),
        };
        let is_better = before.is_none_or(|(_, known)| known < best);
        let (news, at) = if is_better {
            grid.rows[2].cells[i].role = Some(Role::Settled);
            (format!("best becomes {best}"), "best = best.max(ending);")
        } else {
            (format!("best stays {best}"), "ending = x + ending.max(0);")
        };
        if let (Some((at_trap, known)), Some(frame)) =
            (trap.filter(|trap| trap.0 == i), frames.last_mut())
        {
            let question = format!("Element {at_trap} is {}. What will best be?", v[i]);
            let because = format!(
                "Only ending may be extended: its range ends just before element {at_trap}. The sum {known} belongs to a range that ended earlier."
            );
            *frame = frame.clone().ask_number(question, best, [known, known + v[i], v[i]], because);
        }
        frames.push(
            Frame::new(format!("Element {i} is {}: {how}, and {news}.", v[i])).with(grid).at(at),
        );
    }
    frames
}

/// The best range that does not go around, the least one inside, and the better way.
fn around_frames(v: &[i64], best: Option<&Subarray>) -> trace::Result<Vec<Frame>> {
    let row = || Grid {
        name: "i".into(),
        columns: (0..v.len()).map(|i| i.to_string()).collect(),
        rows: vec![Row::new("v", v)],
        ..Grid::default()
    };
    let marked = |range: Range<usize>, role: Role| {
        let mut grid = row();
        for i in around(v.len(), &range) {
            grid.rows[0].cells[i].role = Some(role);
        }
        grid
    };
    let mut frames = Vec::new();
    if let Some(Subarray { sum, range }) = maximum_subarray(v)? {
        let caption = format!(
            "The best range that does not go around is {}..{}, with the sum {sum}.",
            range.start, range.end
        );
        frames.push(
            Frame::new(caption)
                .with(marked(range, Role::Compared))
                .at("let straight = kadane(v)?;"),
        );
    }
    let inside: Vec<i64> =
        v.get(1..v.len().saturating_sub(1)).unwrap_or_default().iter().map(|x| -x).collect();
    if let Some(Subarray { sum, range }) = maximum_subarray(&inside)? {
        let total: i64 = v.iter().sum();
        let caption = format!(
            "All elements together have the sum {total}. The least sum inside is {}: without this range, {} is left.",
            -sum,
            total + sum
        );
        let grid = marked(range.start + 1..range.end + 1, Role::Rejected);
        let at = "let negated: Vec<i64> = inside.iter().map(|x| -x).collect();";
        frames.push(Frame::new(caption).with(grid).at(at));
    }
    if let Some(Subarray { sum, range }) = best {
        let caption = if v.len() < range.end {
            format!("{sum} is more: the best range goes around.")
        } else {
            format!("The best range does not go around. Its sum is {sum}.")
        };
        frames.push(
            Frame::new(caption)
                .with(marked(range.clone(), Role::Chosen))
                .at("around.max(Some(straight))"),
        );
    }
    Ok(frames)
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// How often an element is read.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Reads of elements".into(),
        x: Axis::log("elements"),
        y: Axis::log("reads"),
        series: vec![
            series("all ranges", reads_of_all_ranges),
            series("by halves", reads_by_halves),
            series("Kadane", reads_in_a_row),
        ],
    }
}

/// Element `i` of a sequence without a pattern.
fn element(i: usize) -> i64 {
    let i = i64::try_from(i).unwrap_or(0);
    i * 7919 % 101 - 50
}

/// A sum for each range, each from the one before it with the same start.
pub(crate) fn reads_of_all_ranges(n: u16) -> u32 {
    let mut n_reads = 0;
    let mut best = i64::MIN;
    for start in 0..usize::from(n) {
        let mut sum = 0;
        for i in start..usize::from(n) {
            n_reads += 1;
            sum += element(i);
            best = best.max(sum);
        }
    }
    n_reads
}

pub(crate) fn reads_by_halves(n: u16) -> u32 {
    let mut n_reads = 0;
    let best = divide_and_conquer_by(n.into(), |i| {
        n_reads += 1;
        element(i)
    });
    debug_assert!(best.is_ok());
    n_reads
}

pub(crate) fn reads_in_a_row(n: u16) -> u32 {
    let mut n_reads = 0;
    let mut stream = Stream::default();
    let elements = (0..usize::from(n)).map(|i| {
        n_reads += 1;
        element(i)
    });
    for x in elements {
        if stream.push(x).is_err() {
            break;
        }
    }
    n_reads
}
