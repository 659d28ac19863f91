//! Longest increasing subsequence, element by element, as a recursion, with a memo, by tails, or by
//! piles:
//! `cargo run -p dynamic-programming --example longest_increasing_subsequence -- 8 15 9 12 7`.

mod calls;

use std::process::ExitCode;

use calls::{Calls, MOST_CALLS, Words};
use dynamic_programming::Step;
use dynamic_programming::linear_dp::longest_increasing_subsequence::{
    Lis, LisCountError, count_by, lis_by, plain, quadratic_by,
};
use input::Input;
use trace::{
    Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "longest_increasing_subsequence",
    about: "Longest increasing subsequence: for each element, the longest one that ends with it.",
    arguments: "ELEMENT...",
    worked: &["8 15 9 12 7 18 10"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--tails", value: None, about: "fill the table by the smallest tails" },
        Flag { name: "--piles", value: None, about: "put each element on a pile" },
        Flag { name: "--weak", value: None, about: "equal neighbors are allowed" },
        Flag { name: "--down", value: None, about: "decreasing, not increasing" },
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

/// Which subsequences are meant.
#[derive(Debug, Clone, Copy)]
struct Order {
    is_weak: bool,
    is_down: bool,
}

impl Order {
    fn precedes(self, a: i64, b: i64) -> bool {
        match self {
            Order { is_weak: false, is_down: false } => a < b,
            Order { is_weak: true, is_down: false } => a <= b,
            Order { is_weak: false, is_down: true } => a > b,
            Order { is_weak: true, is_down: true } => a >= b,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Order { is_weak: false, is_down: false } => "increasing",
            Order { is_weak: true, is_down: false } => "non-decreasing",
            Order { is_weak: false, is_down: true } => "decreasing",
            Order { is_weak: true, is_down: true } => "non-increasing",
        }
    }

    /// What an element is, compared with one that it precedes.
    fn relation(self) -> &'static str {
        match self {
            Order { is_weak: false, is_down: false } => "smaller",
            Order { is_weak: true, is_down: false } => "smaller or equal",
            Order { is_weak: false, is_down: true } => "larger",
            Order { is_weak: true, is_down: true } => "larger or equal",
        }
    }

    /// Numbers that increase where the elements are in this order, for the forms that know only
    /// one order.
    fn keys(self, v: &[i64]) -> Vec<i64> {
        let key = |x: i64| if self.is_down { !x } else { x };
        if !self.is_weak {
            return v.iter().map(|&x| key(x)).collect();
        }
        // Of equal elements, the later one is greater.
        let is_before = |i: usize, j: usize| (key(v[i]), i) < (key(v[j]), j);
        let rank = |j: usize| (0..v.len()).filter(|&i| is_before(i, j)).fold(0, |n, _| n + 1);
        (0..v.len()).map(rank).collect()
    }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(["--recursion", "--memo", "--tails", "--piles"])?;
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("element {}", v.len() + 1))?);
    }
    let order = Order { is_weak: options.has("--weak"), is_down: options.has("--down") };
    let precedes = |a: &i64, b: &i64| order.precedes(*a, *b);
    let lis = lis_by(&v, precedes);
    let answer = answer(&lis.values(&v), count_by(&v, precedes));
    let title = match v.len() {
        n if MOST_ELEMENTS < n => format!("Longest {} subsequence of {n} elements", order.name()),
        0 => format!("Longest {} subsequence of nothing", order.name()),
        _ => format!("Longest {} subsequence of {}", order.name(), trace::list(&v, " ")),
    };
    let is_long = |x: &i64| LONGEST < x.to_string().len();
    if MOST_ELEMENTS < v.len() || v.iter().any(is_long) {
        let limit = format!("{MOST_ELEMENTS} elements of {LONGEST} characters");
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    let Some(&end) = lis.indices().last() else {
        let nothing = Frame::new("There is no element, so the longest subsequence is empty.");
        return Ok(Trace { title, frames: vec![nothing], answer });
    };
    let keys = order.keys(&v);
    let shown = Shown { v: &v, keys: &keys, order };
    let frames = match mode {
        Some("--recursion" | "--memo") => {
            return Ok(shown.recursion(title, end, mode == Some("--memo")));
        }
        Some("--tails") => shown.by_tails(),
        Some("--piles") => (0..v.len()).map(|i| shown.pile(&lis, i)).collect(),
        _ => shown.by_table(),
    };
    let how = mode.map_or(String::new(), |mode| format!(", by {}", mode.trim_start_matches('-')));
    Ok(Trace { title: title + &how, frames, answer })
}

fn answer(values: &[i64], count: Result<u64, LisCountError>) -> String {
    if values.is_empty() {
        return "Length 0: the empty subsequence.".into();
    }
    let how_many = match count {
        Ok(1) => "It is the only one".into(),
        Ok(count) => format!("There are {count}"),
        Err(LisCountError) => format!("There are more than {}", u64::MAX),
    };
    format!("Length {}: {}. {how_many} of this length.", values.len(), trace::list(values, " "))
}

/// What the frames of all forms show.
#[derive(Clone, Copy)]
struct Shown<'a> {
    v: &'a [i64],
    keys: &'a [i64],
    order: Order,
}

impl Shown<'_> {
    /// The sequence and its table, as far as it is known.
    fn table(self, f: &[usize]) -> Grid {
        Grid {
            name: "i".into(),
            columns: (0..self.v.len()).map(|i| i.to_string()).collect(),
            rows: vec![Row::new("v", self.v), Row::new("f", f)],
            ..Grid::default()
        }
    }

    /// The calls for the subsequences that end with element `end`.
    fn recursion(self, title: String, end: usize, has_memo: bool) -> Trace {
        let Shown { v, keys, order } = self;
        let run = |watch: &mut dyn FnMut(Step<usize, usize>)| {
            if has_memo {
                plain::by_memo_watched(keys, [end], &mut |step| watch(step))
            } else {
                plain::ending_at_watched(keys, end, &mut |step| watch(step))
            }
        };
        let mut n_calls = 0_usize;
        let length = run(&mut |step| n_calls += usize::from(matches!(step, Step::Call(_))));
        let how = if has_memo { "with a memo" } else { "by recursion" };
        let title = format!("{title}, {how}");
        if MOST_CALLS < n_calls {
            let answer = format!("f({end}) is {length}: {}.", trace::plural(n_calls, "call"));
            return Trace { title, frames: calls::too_many(), answer };
        }
        let mut calls = Calls::new();
        run(&mut |step| calls.watch(step));
        let is_base = |i: usize| !(0..i).any(|j| order.precedes(v[j], v[i]));
        let at = if has_memo {
            (
                "longest = longest.max(remember(v, j, memo) + 1);",
                "return length;",
                "memo[i] = Some(longest);",
            )
        } else {
            (
                "longest = longest.max(ending_at(v, j) + 1);",
                "",
                "(0..v.len()).map(|i| ending_at(v, i)).max().unwrap_or(0)",
            )
        };
        let words = Words { state: &|i| format!("f({i})"), is_base: &is_base, at };
        let frames = calls.frames(&words);
        let answer = format!("f({end}) is {length}: {}.", calls.counted());
        Trace { title, frames, answer }
    }

    /// A frame for each element, then one for each step back.
    fn by_table(self) -> Vec<Frame> {
        let Shown { v, keys, .. } = self;
        let n = v.len();
        let f = plain::fill_table(keys);
        let known = |n_final: usize| -> Vec<usize> {
            let known = f.iter().enumerate();
            known.map(|(i, &length)| if i < n_final { length } else { 1 }).collect()
        };
        let start = "Each element alone is a subsequence of one element, so each f starts at 1.";
        let start = Frame::new(start).with(self.table(&known(0)));
        let mut frames = vec![start.at("let mut f = vec![1; v.len()];")];
        let first_of_three = f.iter().position(|&length| 3 <= length);
        for i in 0..n {
            let is_after = f[..i].iter().max().is_some_and(|&longest| f[i] < longest);
            if Some(i) == first_of_three || i + 1 == n && 1 < f[i] && is_after {
                frames = asked(frames, |frame| self.ask_length(frame, &f, i));
            }
            frames.push(self.row(&known(i + 1), i));
        }
        let indices = plain::walk_back(keys, &f);
        let skips = |step: &&[usize]| step[0] + 1 < step[1];
        let steps: Vec<&[usize]> = indices.windows(2).rev().collect();
        let asks = steps.iter().copied().find(skips).map(|step| step[1]);
        for (nth, &i) in indices.iter().rev().enumerate() {
            let mut table = self.table(&f);
            let taken = &indices[indices.len() - 1 - nth..];
            for &i in taken {
                table.rows[0].cells[i].role = Some(Role::Chosen);
                table.rows[1].cells[i].role = Some(Role::Chosen);
            }
            for pair in taken.windows(2) {
                let role = Some(Role::Chosen);
                table.arrows.push(Arrow { from: (1, pair[1]), to: (1, pair[0]), role });
            }
            table.rows[1].cells[i].role = Some(Role::Active);
            let values = trace::list(taken.iter().map(|&i| v[i]), " ");
            let caption = match taken.get(1) {
                None => format!(
                    "The largest f is {}, and its last occurrence is at index {i}. So a longest subsequence ends with {}.",
                    f[i], v[i]
                ),
                Some(&next) => format!(
                    "Before {}: {} at index {i} is {}, and its f is {}, one less. So far: {values}.",
                    v[next],
                    v[i],
                    self.order.relation(),
                    f[i],
                ),
            };
            frames.push(Frame::new(caption).with(table).at("indices.push(i);"));
            if asks == Some(i) {
                frames = asked(frames, |frame| self.ask_before(frame, &f, &indices, i));
            }
        }
        frames
    }

    /// Element `i` looks at all before it.
    fn row(self, f: &[usize], i: usize) -> Frame {
        let Shown { v, order, .. } = self;
        let mut table = self.table(f);
        table.rows[0].cells[i].role = Some(Role::Active);
        table.rows[1].cells[i].role = Some(Role::Active);
        let before: Vec<usize> = (0..i).filter(|&j| order.precedes(v[j], v[i])).collect();
        for &j in &before {
            let role = Some(if f[j] + 1 == f[i] { Role::Chosen } else { Role::Compared });
            table.rows[1].cells[j].role = role;
            table.arrows.push(Arrow { from: (1, j), to: (1, i), role });
        }
        let with_f = |j: &usize| format!("{} (f = {})", v[*j], f[*j]);
        let found = match &before[..] {
            [] => format!("nothing before it is {}. So f({i}) stays 1.", order.relation()),
            [one] => format!(
                "before it, only {} is {}. So f({i}) = {}.",
                with_f(one),
                order.relation(),
                f[i]
            ),
            several => format!(
                "before it, {} are {}. The largest f is {}, so f({i}) = {}.",
                trace::all_of(several.iter().map(with_f)),
                order.relation(),
                f[i] - 1,
                f[i]
            ),
        };
        let line =
            if before.is_empty() { "for i in 0..v.len() {" } else { "f[i] = f[i].max(f[j] + 1);" };
        Frame::new(format!("{} at index {i}: {found}", v[i])).with(table).at(line)
    }

    /// Before row `i`: what will f be?
    fn ask_length(self, frame: Frame, f: &[usize], i: usize) -> Frame {
        let Shown { v, order, .. } = self;
        let longest = f[..i].iter().copied().max().unwrap_or(0);
        let relation = order.relation();
        let (question, because) = if f[i] <= longest {
            (
                format!(
                    "{} at index {i} comes next. The longest subsequence so far has {}. What will f({i}) be?",
                    v[i],
                    trace::plural(longest, "element")
                ),
                format!(
                    "f({i}) is the length of a subsequence that ends with {}. Among the elements before it that are {relation}, the largest f is {}.",
                    v[i],
                    f[i] - 1
                ),
            )
        } else {
            (
                format!("{} at index {i} comes next. What will f({i}) be?", v[i]),
                format!(
                    "Among the {relation} elements before it, the largest f is {}, and {} itself is one more.",
                    f[i] - 1,
                    v[i]
                ),
            )
        };
        let n_before = (0..i).filter(|&j| order.precedes(v[j], v[i])).count();
        frame.ask_number(question, f[i], [f[i] - 1, f[i] + 1, longest + 1, n_before + 1], because)
    }

    /// Before a step back: which element comes before element `next`?
    fn ask_before(self, frame: Frame, f: &[usize], indices: &[usize], next: usize) -> Frame {
        let Shown { v, order, .. } = self;
        let Some(before) =
            indices.iter().position(|&i| i == next).and_then(|at| indices.get(at.checked_sub(1)?))
        else {
            return frame;
        };
        let mut choices: Vec<i64> = Vec::new();
        for i in (0..next).rev().filter(|i| v[*i] != v[*before]) {
            if choices.len() < 3 && !choices.contains(&v[i]) {
                choices.push(v[i]);
            }
        }
        let question = format!(
            "Which element comes before {} in the subsequence that the walk back finds?",
            v[next]
        );
        let because = format!(
            "It must be {}, and its f must be {}. From right to left, {} is the first such element.",
            order.relation(),
            f[next] - 1,
            v[*before]
        );
        frame.ask_number(question, v[*before], choices, because)
    }

    /// A frame for each element, with the tails after it.
    fn by_tails(self) -> Vec<Frame> {
        let Shown { v, keys, order } = self;
        // The tails are kept as numbers that increase; each of them is an element's.
        let mut runs: Vec<Vec<i64>> = Vec::new();
        let f = plain::fill_by_tails_watched(keys, |_, tails| runs.push(tails.to_vec()));
        let element = |key: &i64| keys.iter().position(|other| other == key).map_or(0, |i| v[i]);
        let tails_of = |tails: &[i64]| -> Vec<i64> { tails.iter().map(element).collect() };
        let picture = |n_final: usize, tails: &[i64], changed: Option<(usize, usize)>| {
            let mut table = self.table(&f[..n_final]);
            let header = |k: usize| format!("k = {k}");
            let mut row = Row::new("tails[k]", tails);
            if let Some((i, k)) = changed {
                table.rows[0].cells[i].role = Some(Role::Active);
                table.rows[1].cells[i].role = Some(Role::Active);
                row.cells[k].role = Some(Role::Active);
            }
            let columns = (0..tails.len()).map(header).collect();
            (table, Grid { columns, rows: vec![row], ..Grid::default() })
        };
        let (table, _) = picture(0, &[], None);
        let first = Frame::new("Nothing has been read, so there are no tails.").with(table);
        let mut frames = vec![first.at("let mut tails = Vec::new();")];
        let (mut has_asked_place, mut has_asked_order) = (false, false);
        let mut before: Vec<i64> = Vec::new();
        for (i, tails) in runs.iter().enumerate() {
            let (x, k, tails) = (v[i], f[i] - 1, tails_of(tails));
            if !has_asked_order && !is_subsequence(&tails, &v[..=i]) {
                has_asked_order = true;
                let (old, new) = (before[k], trace::list(&tails, " "));
                frames = asked(frames, |frame| ask_if_subsequence(frame, x, old, &new));
            } else if !has_asked_place && 0 < k && k + 1 < tails.len() && has_asked_order {
                has_asked_place = true;
                frames = asked(frames, |frame| ask_place(frame, x, &before, k, order));
            }
            let (caption, line) = if k < before.len() {
                let left = if k == 0 {
                    format!("no tail is {}", order.relation())
                } else {
                    let tails = trace::all_of(&before[..k]);
                    let is = if k == 1 { "is" } else { "are" };
                    format!("{tails} {is} {}, and {} is not", order.relation(), before[k])
                };
                let old = before[k];
                (
                    format!("{x}: {left}. So {x} replaces {old}, and f({i}) = {}.", k + 1),
                    "tails[k] = x;",
                )
            } else if k == 0 {
                (
                    format!("{x} is the first element and the first tail: f({i}) = 1."),
                    "tails.push(x);",
                )
            } else {
                (
                    format!(
                        "{x}: all tails are {}. So {x} is appended, and f({i}) = {}.",
                        order.relation(),
                        k + 1
                    ),
                    "tails.push(x);",
                )
            };
            let (table, below) = picture(i + 1, &tails, Some((i, k)));
            frames.push(Frame::new(caption).with(table).with(below).at(line));
            before = tails;
        }
        frames
    }

    /// Element `i` goes on a pile.
    fn pile(self, lis: &Lis, i: usize) -> Frame {
        let Shown { v, order, .. } = self;
        let x = v[i];
        let length = lis.lengths()[i];
        // The piles after this element, each a row from its bottom to its top.
        let mut piles: Vec<Vec<usize>> = lis.piles();
        for pile in &mut piles {
            pile.retain(|&j| j <= i);
        }
        piles.retain(|pile| !pile.is_empty());
        let mut rows = Vec::new();
        for (k, pile) in piles.iter().enumerate() {
            let mut row = Row::new(format!("pile {}", k + 1), pile.iter().map(|&j| v[j]));
            if let Some(top) = row.cells.last_mut() {
                let role = if k + 1 == length { Role::Active } else { Role::Frontier };
                top.role = Some(role);
            }
            rows.push(row);
        }
        let on = &piles[length - 1];
        let covered = on.len().checked_sub(2).map(|below| v[on[below]]);
        let (goes, line) = match covered {
            Some(covered) => (
                format!(
                    "the first top that is not {} is {covered}. {x} covers it",
                    order.relation()
                ),
                "tops[pile] = x;",
            ),
            None if i == 0 => ("there is no pile yet, so it begins one".into(), "tops.push(x);"),
            None => (
                format!("every top is {}, so it begins a new pile", order.relation()),
                "tops.push(x);",
            ),
        };
        let caption = format!("{x}: {goes}, on pile {length}.");
        let frame = Frame::new(caption).with(Grid { rows, ..Grid::default() }).at(line);
        if i + 1 == v.len() { frame } else { self.ask_pile(frame, lis, i + 1) }
    }

    /// On which pile will element `i` go? The first two that are not on the first one are asked.
    fn ask_pile(self, frame: Frame, lis: &Lis, i: usize) -> Frame {
        let lengths = lis.lengths();
        let n_before = lengths[..i].iter().filter(|&&length| 1 < length).count();
        let n_piles = lengths[..i].iter().copied().max().unwrap_or(0);
        if lengths[i] == 1 || n_piles < lengths[i] || 2 < n_before {
            return frame;
        }
        let question = format!("On which pile will {} be put?", self.v[i]);
        let because = format!(
            "Every pile to the left of pile {} has a top that is {}, and that pile has not.",
            lengths[i],
            self.order.relation()
        );
        frame.ask_number(question, lengths[i], 1..=n_piles + 1, because)
    }
}

/// The same frames, of which the last one asks a question.
fn asked(mut frames: Vec<Frame>, ask: impl FnOnce(Frame) -> Frame) -> Vec<Frame> {
    if let Some(last) = frames.pop() {
        frames.push(ask(last));
    }
    frames
}

/// Whether `part` can be read in `v` from left to right, with gaps.
fn is_subsequence(part: &[i64], v: &[i64]) -> bool {
    let mut rest = v.iter();
    part.iter().all(|x| rest.any(|y| x == y))
}

/// Before a replaced tail leaves tails that are no subsequence.
fn ask_if_subsequence(frame: Frame, x: i64, old: i64, tails: &str) -> Frame {
    let question = format!(
        "{x} comes next and replaces {old}. So the tails become {tails}. Are these a subsequence of the elements so far?"
    );
    let because = format!(
        "{x} comes last, so nothing can follow it yet. Each tail ends a subsequence of its own."
    );
    frame.ask(question, ["Yes", "No"], 1, because)
}

/// Before `x` goes to index `k` of the tails.
fn ask_place(frame: Frame, x: i64, tails: &[i64], k: usize, order: Order) -> Frame {
    let question = format!("{x} comes next. What happens to the tails?");
    let mut choices: Vec<String> =
        tails.iter().map(|tail| format!("{x} replaces {tail}")).collect();
    choices.push(format!("{x} is appended"));
    let because = format!(
        "{} is the first tail that is not {}. The longest subsequences that {x} can extend end with {}.",
        tails[k],
        order.relation(),
        tails[k - 1]
    );
    frame.ask(question, choices, k, because)
}

pub(crate) const SIZES: [u16; 6] = [32, 64, 128, 256, 512, 1024];

/// Comparisons of both forms, on random and on ascending numbers.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Comparisons for the table and the way back".into(),
        x: Axis::log("elements"),
        y: Axis::log("comparisons"),
        series: vec![
            series("recurrence, random", |n| asked_by_recurrence(&scattered(n))),
            series("tails, random", |n| asked_by_tails(&scattered(n))),
            series("tails, ascending", |n| asked_by_tails(&ascending(n))),
        ],
    }
}

pub(crate) fn ascending(n: u16) -> Vec<u32> {
    (0..n).map(u32::from).collect()
}

/// Numbers without a pattern: a linear congruence, its high bits.
pub(crate) fn scattered(n: u16) -> Vec<u32> {
    let step = |x: &u32| Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    std::iter::successors(Some(5), step).map(|x| x >> 8).take(n.into()).collect()
}

pub(crate) fn asked_by_tails(v: &[u32]) -> u32 {
    let mut n_asked = 0;
    lis_by(v, |a, b| {
        n_asked += 1;
        a < b
    });
    n_asked
}

pub(crate) fn asked_by_recurrence(v: &[u32]) -> u32 {
    let mut n_asked = 0;
    quadratic_by(v, |a, b| {
        n_asked += 1;
        a < b
    });
    n_asked
}
