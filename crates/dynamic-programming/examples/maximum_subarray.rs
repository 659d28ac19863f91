//! Maximum subarray, element by element:
//! `cargo run -p dynamic-programming --example maximum_subarray -- 31 -41 59 26 -53 58 97 -93 -23 84`.

use std::ops::Range;
use std::process::ExitCode;

use dynamic_programming::linear_dp::maximum_subarray::{
    Stream, Subarray, circular, divide_and_conquer_by, largest_endings, maximum_subarray,
    maximum_subarray_or_empty,
};
use input::Input;
use trace::{Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "maximum_subarray",
    about: "Maximum subarray: a sum that has become negative is left behind.",
    arguments: "ELEMENT...",
    worked: &["-1 2 3", "13 -3 -25 20 -3 -16 -23 18 20 -7 12 -5 -22 15 -4 7"],
    flags: &[
        Flag { name: "--empty", value: None, about: "the empty range is allowed" },
        Flag { name: "--circular", value: None, about: "behind the last element comes the first" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ELEMENTS: usize = 20;
const LONGEST: usize = 6;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("element {}", v.len() + 1))?);
    }
    let best = match (options.has("--circular"), options.has("--empty")) {
        (false, false) => maximum_subarray(&v)?,
        (false, true) => Some(maximum_subarray_or_empty(&v)?),
        (true, false) => circular(&v)?,
        (true, true) => return Err("--circular and --empty exclude each other".into()),
    };
    let is_long = |x: &i64| LONGEST < x.to_string().len();
    let is_large = MOST_ELEMENTS < v.len() || v.iter().any(is_long);
    let frames = if is_large {
        let limit = format!("{MOST_ELEMENTS} elements of {LONGEST} characters");
        vec![Frame::too_large(limit)]
    } else {
        let mut frames = frames(&v, &largest_endings(&v)?);
        frames.push(last(&v, &largest_endings(&v)?, best.as_ref()));
        frames
    };
    let title = match v.len() {
        n if MOST_ELEMENTS < n => format!("Maximum subarray of {n} elements"),
        0 => "Maximum subarray of nothing".into(),
        _ => format!("Maximum subarray of {}", trace::list(&v, " ")),
    };
    let answer = match best {
        None => "There is no range that is not empty.".into(),
        Some(Subarray { sum, range }) if range.is_empty() => {
            format!("The largest sum is {sum}, of the empty range.")
        }
        Some(Subarray { sum, range }) => {
            let values = around(v.len(), &range).map(|i| v[i]).collect::<Vec<_>>();
            let values =
                if is_large { String::new() } else { format!(": {}", trace::list(&values, " ")) };
            format!(
                "The largest sum is {sum}, of the range {}..{}{values}.",
                range.start, range.end
            )
        }
    };
    Ok(Trace { title, frames, answer })
}

/// The indices of a range that may go on from the front.
fn around(n: usize, range: &Range<usize>) -> impl Iterator<Item = usize> + use<> {
    range.clone().map(move |i| i % n)
}

/// One frame for each element.
fn frames(v: &[i64], endings: &[i64]) -> Vec<Frame> {
    let mut frames = Vec::new();
    let mut stream = Stream::default();
    for (i, &x) in v.iter().enumerate() {
        let before = stream.best().map(|best| best.sum);
        if stream.push(x).is_err() {
            break;
        }
        let mut table = table(v, &endings[..=i]);
        let mark = |table: &mut Grid, row: usize, column: usize, role: Role| {
            table.rows[row].cells[column].role = Some(role);
        };
        mark(&mut table, 0, i, Role::Active);
        mark(&mut table, 1, i, Role::Active);
        let f = endings[i];
        let what = match i.checked_sub(1).map(|j| (j, endings[j])) {
            None => format!("the first, so f(0) = {f}"),
            Some((j, carried)) if 0 < carried => {
                mark(&mut table, 1, j, Role::Compared);
                let role = Some(Role::Compared);
                table.arrows.push(Arrow { from: (1, j), to: (1, i), role });
                let sign = if x < 0 { "-" } else { "+" };
                let size = x.unsigned_abs();
                format!("f({j}) = {carried} helps, so f({i}) = {carried} {sign} {size} = {f}")
            }
            Some((j, carried)) => {
                mark(&mut table, 1, j, Role::Rejected);
                format!(
                    "f({j}) = {carried} does not help, so a range begins here, and f({i}) = {f}"
                )
            }
        };
        let is_best = before.is_none_or(|before| before < f);
        let (news, line) = match stream.best() {
            Some(best) if is_best => {
                let Range { start, end } = best.range;
                let news = format!(" The best so far is {f}, of {start}..{end}.");
                (news, "self.best = Some(Subarray { sum, range: start..end });")
            }
            _ => (String::new(), "let start = if 0 < self.ending { self.start } else { self.n };"),
        };
        frames.push(Frame::new(format!("{x} at index {i}: {what}.{news}")).with(table).at(line));
    }
    frames
}

/// The sequence and its table, as far as it is filled.
fn table(v: &[i64], endings: &[i64]) -> Grid {
    Grid {
        name: "i".into(),
        columns: (0..v.len()).map(|i| i.to_string()).collect(),
        rows: vec![Row::new("v", v), Row::new("f", endings)],
        ..Grid::default()
    }
}

/// The best range.
fn last(v: &[i64], endings: &[i64], best: Option<&Subarray>) -> Frame {
    let mut table = table(v, endings);
    let Some(Subarray { sum, range }) = best else {
        return Frame::new("Nothing is there.").with(table);
    };
    for i in around(v.len(), range) {
        table.rows[0].cells[i].role = Some(Role::Chosen);
    }
    let caption = if range.is_empty() {
        "No sum is positive, and the empty range has the sum 0.".to_owned()
    } else if v.len() < range.end {
        format!("On the circle {sum} is larger: the range with the least sum inside is left out.")
    } else {
        let last = range.end - 1;
        table.rows[1].cells[last].role = Some(Role::Chosen);
        format!(
            "The largest entry of the row f is {sum}, first at index {last}: the range ends there."
        )
    };
    Frame::new(caption).with(table)
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
