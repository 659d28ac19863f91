//! Longest bitonic subsequence, up to the peak and down again, by two tables, as a recursion, or
//! with a memo: `cargo run -p dynamic-programming --example bitonic_subsequence -- 14 7 12 17 9 8`.

mod calls;

use std::process::ExitCode;

use calls::{Calls, MOST_CALLS, Words};
use dynamic_programming::Step;
use dynamic_programming::linear_dp::bitonic_subsequence::plain::{self, Slope};
use dynamic_programming::linear_dp::bitonic_subsequence::{
    Bitonic, Sides, bitonic_by, quadratic_by,
};
use input::Input;
use trace::{
    Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "bitonic_subsequence",
    about: "Longest bitonic subsequence: a rise from the left and a fall to the right meet in a peak.",
    arguments: "ELEMENT...",
    worked: &["14 7 12 17 9 8 20"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--both", value: None, about: "both sides of the peak hold an element" },
        Flag { name: "--weak", value: None, about: "equal neighbors are allowed" },
        Flag { name: "--valley", value: None, about: "first down, then up" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Seven different numbers.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut v: Vec<usize> = Vec::new();
    while v.len() < 7 {
        let x = 1 + dice.below(19);
        if !v.contains(&x) {
            v.push(x);
        }
    }
    trace::list(v, " ")
}

/// What still makes a picture.
const MOST_ELEMENTS: usize = 20;
const LONGEST: usize = 5;

type Precedes = fn(&i64, &i64) -> bool;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    for (one, other) in [
        ("--recursion", "--memo"),
        ("--recursion", "--weak"),
        ("--recursion", "--valley"),
        ("--memo", "--weak"),
        ("--memo", "--valley"),
    ] {
        if options.has(one) && options.has(other) {
            return Err(format!("{one} and {other} exclude each other").into());
        }
    }
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("element {}", v.len() + 1))?);
    }
    let (precedes, relation): (Precedes, _) = match (options.has("--valley"), options.has("--weak"))
    {
        (false, false) => (i64::lt, "smaller"),
        (false, true) => (i64::le, "smaller or equal"),
        (true, false) => (i64::gt, "larger"),
        (true, true) => (i64::ge, "larger or equal"),
    };
    let sides = if options.has("--both") { Sides::Both } else { Sides::MayBeEmpty };
    let found = bitonic_by(&v, sides, precedes);
    let words = if options.has("--valley") { VALLEY } else { HILL };
    let name = words.name;
    let title = match v.len() {
        n if MOST_ELEMENTS < n => format!("Longest {name} of {n} elements"),
        0 => format!("Longest {name} of nothing"),
        _ => format!("Longest {name} of {}", trace::list(&v, " ")),
    };
    let title = if sides == Sides::Both { title + ", with two sides" } else { title };
    let is_long = |x: &i64| LONGEST < x.to_string().len();
    let is_large = MOST_ELEMENTS < v.len() || v.iter().any(is_long);
    let frames = if is_large {
        vec![Frame::too_large(format!("{MOST_ELEMENTS} elements of {LONGEST} characters"))]
    } else if let Some(peak) = found.peak()
        && (options.has("--recursion") || options.has("--memo"))
    {
        return Ok(recursion(title, &v, peak, options.has("--memo")));
    } else {
        Shown { v: &v, precedes, relation, words, sides }.frames(&found)
    };
    let answer = match found.peak() {
        None if sides == Sides::Both => format!("There is no {name} with two sides."),
        None => "Length 0: the empty subsequence.".into(),
        Some(peak) => {
            let values = trace::list(found.values(&v), " ");
            let Names { extreme, .. } = words;
            format!("Length {}: {values}, with the {extreme} {}.", found.length(), v[peak])
        }
    };
    Ok(Trace { title, frames, answer })
}

/// The calls for both sides of the peak.
fn recursion(title: String, v: &[i64], peak: usize, has_memo: bool) -> Trace {
    let run = |watch: &mut dyn FnMut(Step<(Slope, usize), usize>)| {
        if has_memo {
            plain::by_memo_watched(v, [peak], &mut |step| watch(step))
        } else {
            let up = plain::longest_watched(v, Slope::Rise, peak, &mut |step| watch(step));
            up + plain::longest_watched(v, Slope::Fall, peak, &mut |step| watch(step)) - 1
        }
    };
    let mut n_calls = 0_usize;
    let length = run(&mut |step| n_calls += usize::from(matches!(step, Step::Call(_))));
    let how = if has_memo { "with a memo" } else { "by recursion" };
    let title = format!("{title}, {how}");
    let sum = format!("f({peak}) + g({peak}) - 1 = {length}");
    if MOST_CALLS < n_calls {
        let answer = format!("{sum}: {}.", trace::plural(n_calls, "call"));
        return Trace { title, frames: calls::too_many(), answer };
    }
    let mut calls = Calls::new();
    run(&mut |step| calls.watch(step));
    let is_base = |(slope, i): (Slope, usize)| {
        let mut side = if slope == Slope::Rise { 0..i } else { i + 1..v.len() };
        !side.any(|j| v[j] < v[i])
    };
    let state = |(slope, i): (Slope, usize)| {
        let table = if slope == Slope::Rise { "f" } else { "g" };
        format!("{table}({i})")
    };
    let at = if has_memo {
        (
            "most = most.max(remember(v, slope, j, memo) + 1);",
            "return known;",
            "memo[slope as usize][i] = Some(most);",
        )
    } else {
        (
            "most = most.max(longest(v, slope, j) + 1);",
            "",
            "let with_peak = |i| longest(v, Slope::Rise, i) + longest(v, Slope::Fall, i) - 1;",
        )
    };
    let frames = calls.frames(&Words { state: &state, is_base: &is_base, at });
    let answer = format!("{sum}: {}.", calls.counted());
    Trace { title, frames, answer }
}

/// How the parts of a subsequence are called.
#[derive(Debug, Clone, Copy)]
struct Names {
    name: &'static str,
    first: &'static str,
    second: &'static str,
    extreme: &'static str,
}

const HILL: Names =
    Names { name: "bitonic subsequence", first: "rise", second: "fall", extreme: "peak" };
const VALLEY: Names = Names { name: "valley", first: "fall", second: "rise", extreme: "bottom" };

/// What the frames show.
#[derive(Clone, Copy)]
struct Shown<'a> {
    v: &'a [i64],
    precedes: Precedes,
    relation: &'static str,
    words: Names,
    sides: Sides,
}

impl Shown<'_> {
    /// One frame for the first table, one for each element of the second, one for the peak, and one
    /// for each step down from it.
    fn frames(self, found: &Bitonic) -> Vec<Frame> {
        let Shown { v, words, sides, .. } = self;
        let n = v.len();
        if n == 0 {
            return vec![Frame::new("There is no element, so the longest subsequence is empty.")];
        }
        let (f, g) = if words.name == HILL.name && self.relation == "smaller" {
            plain::fill_tables(v)
        } else {
            (found.rising().to_vec(), found.falling().to_vec())
        };
        let Names { first, extreme, .. } = words;
        let mut start = self.table(&f, &g, n);
        for cell in &mut start.rows[1].cells {
            cell.role = Some(Role::Settled);
        }
        let caption = format!(
            "The first table is filled from left to right, as in section 5.2: f is the length of a longest {first} that ends here."
        );
        let start = Frame::new(caption).with(start).at("f[i] = f[i].max(f[j] + 1);");
        let mut frames = vec![start];
        let first_of_three = (0..n).rev().find(|&i| 3 <= g[i]);
        for i in (0..n).rev() {
            if Some(i) == first_of_three {
                frames = asked(frames, |frame| self.ask_length(frame, &g, i));
            }
            frames.push(self.row(&f, &g, i));
        }
        let sums: Vec<usize> = f.iter().zip(&g).map(|(f, g)| f + g - 1).collect();
        let mut table = self.table(&f, &g, 0);
        table.rows.push(Row::new("f + g - 1", &sums));
        let Some(peak) = found.peak() else {
            let caption =
                format!("Nowhere are f and g both at least 2: no {extreme} has two sides.");
            frames.push(Frame::new(caption).with(table).at(PEAK));
            return frames;
        };
        for row in &mut table.rows {
            row.cells[peak].role = Some(Role::Chosen);
        }
        frames = asked(frames, |frame| self.ask_peak(frame, &sums, peak));
        // A larger sum may stand where one side is empty.
        let of_which = if sides == Sides::Both { "With two sides, the" } else { "The" };
        let caption = format!(
            "{of_which} largest f + g - 1 occurs first at index {peak}: {} + {} - 1 = {}. So {} is the {extreme}.",
            f[peak], g[peak], sums[peak], v[peak]
        );
        frames.push(Frame::new(caption).with(table).at(PEAK));
        self.walk(frames, &f, &g, found.indices(), peak)
    }

    /// From the peak to the left, then to the right.
    fn walk(
        self,
        mut frames: Vec<Frame>,
        f: &[usize],
        g: &[usize],
        indices: &[usize],
        peak: usize,
    ) -> Vec<Frame> {
        let Shown { v, relation, .. } = self;
        let place = indices.iter().position(|&i| i == peak).unwrap_or(0);
        let left = (0..place).rev().map(|at| (at, at + 1));
        let right = (place + 1..indices.len()).map(|at| (at, at - 1));
        let (mut low, mut high) = (place, place);
        for (nth, (at, from)) in left.chain(right).enumerate() {
            let (i, last) = (indices[at], indices[from]);
            (low, high) = (low.min(at), high.max(at));
            let is_left = i < peak;
            let (row, name, lengths) = if is_left { (1, "f", f) } else { (2, "g", g) };
            let mut table = self.table(f, g, 0);
            for pair in indices[low..=high].windows(2) {
                let (row, from, to) =
                    if pair[1] <= peak { (1, pair[1], pair[0]) } else { (2, pair[0], pair[1]) };
                table.rows[row].cells[from].role = Some(Role::Chosen);
                table.rows[row].cells[to].role = Some(Role::Chosen);
                let (from, to) = ((row, from), (row, to));
                table.arrows.push(Arrow { from, to, role: Some(Role::Chosen) });
            }
            for &i in &indices[low..=high] {
                table.rows[0].cells[i].role = Some(Role::Chosen);
            }
            table.rows[row].cells[i].role = Some(Role::Active);
            let side = if is_left { "left" } else { "right" };
            let caption = format!(
                "To the {side} of {}: {} at index {i} is {relation}, and its {name} is {}, one less. So far: {}.",
                v[last],
                v[i],
                lengths[i],
                trace::list(indices[low..=high].iter().map(|&i| v[i]), " ")
            );
            let line = if is_left {
                "if f[i] + 1 == f[last] && v[i] < v[last] {"
            } else {
                "if g[i] + 1 == g[last] && v[i] < v[last] {"
            };
            if nth == 0 {
                frames = asked(frames, |frame| self.ask_next(frame, lengths, name, last, i));
            }
            frames.push(Frame::new(caption).with(table).at(line));
        }
        frames
    }

    /// The sequence, the first table, and the second one from index `first_falling` on.
    fn table(self, f: &[usize], g: &[usize], first_falling: usize) -> Grid {
        let known = g.iter().enumerate();
        let known = known.map(|(i, g)| if first_falling <= i { g.to_string() } else { "1".into() });
        Grid {
            name: "i".into(),
            columns: (0..self.v.len()).map(|i| i.to_string()).collect(),
            rows: vec![Row::new("v", self.v), Row::new("f", f), Row::new("g", known)],
            ..Grid::default()
        }
    }

    /// Element `i` looks at all elements to its right.
    fn row(self, f: &[usize], g: &[usize], i: usize) -> Frame {
        let Shown { v, relation, .. } = self;
        let mut table = self.table(f, g, i);
        table.rows[0].cells[i].role = Some(Role::Active);
        table.rows[2].cells[i].role = Some(Role::Active);
        let after: Vec<usize> =
            (i + 1..v.len()).filter(|&j| (self.precedes)(&v[j], &v[i])).collect();
        for &j in &after {
            let role = Some(if g[j] + 1 == g[i] { Role::Chosen } else { Role::Compared });
            table.rows[2].cells[j].role = role;
            table.arrows.push(Arrow { from: (2, j), to: (2, i), role });
        }
        let with_g = |j: &usize| format!("{} (g = {})", v[*j], g[*j]);
        let found = match &after[..] {
            [] => format!("nothing after it is {relation}. So g({i}) stays 1."),
            [one] => {
                format!("after it, only {} is {relation}. So g({i}) = {}.", with_g(one), g[i])
            }
            several => format!(
                "after it, {} are {relation}. The largest g is {}, so g({i}) = {}.",
                trace::all_of(several.iter().map(with_g)),
                g[i] - 1,
                g[i]
            ),
        };
        let line =
            if after.is_empty() { "for j in i + 1..n {" } else { "g[i] = g[i].max(g[j] + 1);" };
        Frame::new(format!("{} at index {i}: {found}", v[i])).with(table).at(line)
    }

    /// Before the second table gets element `i`: what will g be?
    fn ask_length(self, frame: Frame, g: &[usize], i: usize) -> Frame {
        let Shown { v, relation, words, .. } = self;
        let n_after = (i + 1..v.len()).filter(|&j| (self.precedes)(&v[j], &v[i])).count();
        let question = format!("{} at index {i} comes next. What will g({i}) be?", v[i]);
        let because = format!(
            "g is the length of a longest {} that begins here. Among the {relation} elements to the right, the largest g is {}.",
            words.second,
            g[i] - 1
        );
        frame.ask_number(question, g[i], [g[i] - 1, g[i] + 1, n_after + 1], because)
    }

    /// Before the sums: which element will be the peak?
    fn ask_peak(self, frame: Frame, sums: &[usize], peak: usize) -> Frame {
        let Shown { v, words, sides, .. } = self;
        let mut others: Vec<i64> = Vec::new();
        for &x in v.iter().rev() {
            if x != v[peak] && !others.contains(&x) {
                others.push(x);
            }
        }
        // The most likely wrong answer is the one that reaches furthest.
        others.sort_unstable();
        if !(self.precedes)(&i64::MAX, &i64::MIN) {
            others.reverse();
        }
        others.truncate(3);
        let (with, both) = match sides {
            Sides::Both => {
                (" with two sides", " Only elements whose f and g are both at least 2 count.")
            }
            Sides::MayBeEmpty => ("", ""),
        };
        let question = format!(
            "Both tables are complete. Which element is the {} of a longest {}{with}?",
            words.extreme, words.name
        );
        let because = format!(
            "The longest one with a given {} has f + g - 1 elements.{both} This number is largest at {}: {}.",
            words.extreme, v[peak], sums[peak]
        );
        frame.ask_number(question, v[peak], others, because)
    }

    /// Before the first step down from the peak.
    fn ask_next(
        self,
        frame: Frame,
        lengths: &[usize],
        name: &str,
        last: usize,
        next: usize,
    ) -> Frame {
        let Shown { v, relation, .. } = self;
        let side = if next < last { 0..last } else { last + 1..v.len() };
        let others: Vec<i64> = side.filter(|&i| i != next).map(|i| v[i]).take(3).collect();
        let where_to = if next < last { "left" } else { "right" };
        let question = format!("Which element comes to the {where_to} of {}?", v[last]);
        let because = format!(
            "It must be {relation}, and its {name} must be {}. The nearest such element is {}.",
            lengths[next], v[next]
        );
        frame.ask_number(question, v[next], others, because)
    }
}

const PEAK: &str = "let is_better = best.is_none_or(|b| f[b] + g[b] < f[i] + g[i]);";

/// The same frames, of which the last one asks a question.
fn asked(mut frames: Vec<Frame>, ask: impl FnOnce(Frame) -> Frame) -> Vec<Frame> {
    if let Some(last) = frames.pop() {
        frames.push(ask(last));
    }
    frames
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// Comparisons of both forms, on random numbers and on a mountain.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Comparisons for the tables and the way down".into(),
        x: Axis::log("elements"),
        y: Axis::log("comparisons"),
        series: vec![
            series("recurrence, random", |n| asked_by_recurrence(&scattered(n))),
            series("tails, random", |n| asked_by_tails(&scattered(n))),
            series("tails, organ pipe", |n| asked_by_tails(&organ_pipe(n))),
        ],
    }
}

/// Up to the middle and down again.
pub(crate) fn organ_pipe(n: u16) -> Vec<u32> {
    (0..n).map(|i| u32::from(i.min(n - 1 - i))).collect()
}

/// Numbers without a pattern: a linear congruence, its high bits.
pub(crate) fn scattered(n: u16) -> Vec<u32> {
    let step = |x: &u32| Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    std::iter::successors(Some(5), step).map(|x| x >> 8).take(n.into()).collect()
}

pub(crate) fn asked_by_tails(v: &[u32]) -> u32 {
    let mut n_asked = 0;
    bitonic_by(v, Sides::MayBeEmpty, |a, b| {
        n_asked += 1;
        a < b
    });
    n_asked
}

pub(crate) fn asked_by_recurrence(v: &[u32]) -> u32 {
    let mut n_asked = 0;
    quadratic_by(v, Sides::MayBeEmpty, |a, b| {
        n_asked += 1;
        a < b
    });
    n_asked
}
