//! The number of ways, derived and listed: `cargo run -p search --example counting_principles -- 3 4 2`.

use std::num::NonZeroU64;
use std::process::ExitCode;

use input::Input;
use search::counting_principles::inclusion_exclusion::{divisible_by_all, union_size};
use search::counting_principles::mixed_radix::{MixedRadix, disjoint_union};
use search::counting_principles::{product, sum};
use trace::{
    Axis, Cell, Chart, Demo, Frame, Grid, Options, Role, Row, Series, Trace, Tree, TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "counting_principles",
    about: "Counts ways: choices of steps multiply, ways of classes add. Then lists them, and compares.",
    arguments: "CHOICES... [+ CHOICES...]... | LAST / DIVISOR...",
    worked: &["3 + 4 + 2", "3 4 2", "12 / 2 3"],
    flags: &[],
    trace: draw,
    play: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture, and what is still listed.
const MOST_LEAVES: u64 = 24;
const MOST_STEPS: usize = 12;
const MOST_COLUMNS: u64 = 20;
const MOST_DIVISORS: usize = 4;
const MOST_LISTED: u64 = 1_000_000;
const LONGEST_POWER: usize = 1000;

/// `3 4 + 2` are ways, `12 / 2 3` are the numbers up to 12 that 2 or 3 divides.
fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let mut ahead = input.clone();
    ahead.token();
    if ahead.token() == Some(b"/") { draw_union(input) } else { draw_ways(input) }
}

fn plural(n: u64, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

// Ways.

/// What is to be counted: disjoint classes, each of steps that are given by their numbers of choices.
struct Ways {
    classes: Vec<Vec<u64>>,
    /// The number of ways of each class.
    counts: Vec<u64>,
}

/// `3 4 + 2^3` are two classes: one of two steps, and one of three.
fn read(input: &mut Input<'_>) -> trace::Result<Vec<Vec<u64>>> {
    let mut classes = vec![Vec::new()];
    let mut is_begun = false;
    while !input.is_end() {
        let what = format!("class {}", classes.len());
        let word = input.word(&what)?;
        for (i, part) in word.split('+').enumerate() {
            if 0 < i {
                if !is_begun {
                    return Err(input.invalid(what, "has no number before the +").into());
                }
                classes.push(Vec::new());
                is_begun = false;
            }
            for number in part.split(['x', '*', '×']).filter(|number| !number.is_empty()) {
                let Some((choices, n_steps)) = power(number) else {
                    let reason = "is neither a number, such as 26, nor a power, such as 26^3";
                    return Err(input.invalid(what, reason).into());
                };
                if LONGEST_POWER < n_steps {
                    let reason = format!("is more than {LONGEST_POWER} steps");
                    return Err(input.invalid(what, reason).into());
                }
                if let Some(steps) = classes.last_mut() {
                    steps.extend(std::iter::repeat_n(choices, n_steps));
                }
                is_begun = true;
            }
        }
    }
    if !is_begun && 1 < classes.len() {
        return Err(input
            .invalid(format!("class {}", classes.len()), "has no number behind")
            .into());
    }
    Ok(classes)
}

/// `26` is one step with 26 choices, `26^3` are three.
fn power(word: &str) -> Option<(u64, usize)> {
    let (choices, n_steps) = word.split_once('^').unwrap_or((word, "1"));
    Some((choices.parse().ok()?, n_steps.parse().ok()?))
}

fn draw_ways(input: &mut Input<'_>) -> trace::Result<Trace> {
    let classes = read(input)?;
    let mut counts = Vec::new();
    for (i, steps) in classes.iter().enumerate() {
        counts.push(product(steps).map_err(|error| format!("class {}: {error}", i + 1))?);
    }
    let count = sum(&counts).map_err(|error| format!("classes: {error}"))?;
    let ways = Ways { classes, counts };
    let mut frames = ways.derivation()?;
    let mut listed = String::new();
    if count <= MOST_LISTED {
        let (n, caption) = ways.listing();
        listed = format!("; listed one by one, {n}");
        let frame = Frame::new(caption).at("*digit += 1;");
        frames.push(if ways.is_small() { frame.with(ways.tree(None)) } else { frame });
    }
    let formula = ways.formula();
    let answer = format!("{formula} = {}{listed}.", plural(count, "way"));
    Ok(Trace { title: format!("How many ways are {formula}?"), frames, answer })
}

impl Ways {
    fn formula(&self) -> String {
        let classes: Vec<String> = self.classes.iter().map(|steps| as_product(steps)).collect();
        classes.join(" + ")
    }

    fn is_small(&self) -> bool {
        let n_steps: usize = self.classes.iter().map(Vec::len).sum();
        // A step without a choice leaves no way, but what was before it may still be too much to draw.
        let inner = self.classes.iter().map(|steps| steps.iter().map(|choices| choices.max(&1)));
        let n_leaves = inner.map(|steps| steps.fold(1_u64, |n, m| n.saturating_mul(*m)));
        n_steps <= MOST_STEPS && n_leaves.fold(0_u64, u64::saturating_add) <= MOST_LEAVES
    }

    /// The count, step by step and class by class.
    fn derivation(&self) -> trace::Result<Vec<Frame>> {
        let n_steps: usize = self.classes.iter().map(Vec::len).sum();
        if MOST_STEPS < n_steps {
            let limit = format!("Too many steps to show: the limit is {MOST_STEPS}.");
            return Ok(vec![Frame::new(limit)]);
        }
        let has_classes = self.classes.len() != 1;
        let mut frames = Vec::new();
        for (i, steps) in self.classes.iter().enumerate() {
            let class = if has_classes { format!("Class {}, step", i + 1) } else { "Step".into() };
            let is_class_alone = has_classes && steps.len() == 1;
            for (j, choices) in steps.iter().enumerate().filter(|_| !is_class_alone) {
                let (before, now) = (product(&steps[..j])?, product(&steps[..=j])?);
                let choices = plural(*choices, "choice");
                let each = if j == 0 { "" } else { " after each beginning" };
                let what = if j + 1 == steps.len() { "way" } else { "beginning" };
                let now = format!("{before} × {} = {}", steps[j], plural(now, what));
                let caption = format!("{class} {}: {choices}{each}, {now}.", j + 1);
                let frame = Frame::new(caption).at("count.checked_mul(choices)");
                frames.push(if self.is_small() {
                    frame.with(self.tree(Some((i, j + 1))))
                } else {
                    frame.with(table(steps, j + 1)?)
                });
            }
            if has_classes {
                let (before, now) = (sum(&self.counts[..i])?, sum(&self.counts[..=i])?);
                let ways = plural(self.counts[i], "way");
                let sum = format!("{before} + {} = {now}", self.counts[i]);
                let frame = Frame::new(format!("Class {} has {ways}: {sum}.", i + 1))
                    .at("count.checked_add(*ways)");
                let tree = || self.tree(Some((i, steps.len())));
                frames.push(if self.is_small() { frame.with(tree()) } else { frame });
            }
        }
        if !self.is_small()
            && let Some(first) = frames.first_mut()
        {
            let limit = format!("Too large for a tree, whose limit is {MOST_LEAVES} leaves. ");
            first.caption.insert_str(0, &limit);
        }
        Ok(frames)
    }

    /// How many ways a listing has, and what there is to say of it.
    fn listing(&self) -> (u64, String) {
        let name = |(i, tuple): (usize, Vec<u64>)| match self.classes.len() {
            1 => digits(&tuple),
            _ => format!("class {}: {}", i + 1, digits(&tuple)),
        };
        let mut n_listed: u64 = 0;
        let (mut first, mut last) = (None, None);
        for (i, steps) in self.classes.iter().enumerate() {
            for tuple in MixedRadix::new(&steps[..]).tuples() {
                n_listed += 1;
                first.get_or_insert_with(|| (i, tuple.clone()));
                last = Some((i, tuple));
            }
        }
        let from_to = match (first.map(name), last.map(name)) {
            (Some(first), Some(last)) => format!(", from {first} to {last}"),
            _ => String::new(),
        };
        (n_listed, format!("Listed one by one{from_to}: {}.", plural(n_listed, "way")))
    }

    /// The choices as a tree, one level a step. At `Some((i, j))` the classes before `i` are there, and the first `j` steps
    /// of class `i`, the last of them marked.
    fn tree(&self, at: Option<(usize, usize)>) -> Tree {
        let mut tree = Tree { nodes: vec![TreeNode::root("start")], ..Tree::default() };
        let mut push = |node: TreeNode| {
            tree.nodes.push(node);
            tree.nodes.len() - 1
        };
        for (i, steps) in self.classes.iter().enumerate() {
            let n_shown = match at {
                Some((class, _)) if class < i => break,
                Some((class, n_shown)) if class == i => n_shown,
                _ => steps.len(),
            };
            let is_alone = self.classes.len() == 1;
            let class = || TreeNode::child(0, format!("class {}", i + 1));
            let mut above = vec![if is_alone { 0 } else { push(class()) }];
            for (j, choices) in steps[..n_shown].iter().enumerate() {
                let role = match at {
                    Some((class, n_shown)) => {
                        (class == i && n_shown == j + 1).then_some(Role::Active)
                    }
                    None => (steps.len() == j + 1).then_some(Role::Chosen),
                };
                let mut level = Vec::new();
                for parent in above {
                    level.extend((0..*choices).map(|choice| {
                        let node = TreeNode::child(parent, choice);
                        push(role.map_or(node.clone(), |role| node.marked(role)))
                    }));
                }
                above = level;
            }
        }
        if let [steps] = &self.classes[..] {
            let n_shown = at.map_or(steps.len(), |(_, n_shown)| n_shown);
            let counts = (0..=n_shown).filter_map(|n| product(&steps[..n]).ok());
            tree.levels = counts.map(|count| count.to_string()).collect();
        }
        tree
    }
}

/// The choices of a way.
fn digits(tuple: &[u64]) -> String {
    if tuple.is_empty() {
        return "()".into();
    }
    tuple.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Steps as a product, three or more equal ones as a power.
fn as_product(steps: &[u64]) -> String {
    let factors: Vec<String> = steps
        .chunk_by(|a, b| a == b)
        .map(|equal| match equal.len() {
            1 => equal[0].to_string(),
            2 => format!("{0} × {0}", equal[0]),
            n => format!("{}^{n}", equal[0]),
        })
        .collect();
    if factors.is_empty() { "no step".into() } else { factors.join(" × ") }
}

/// The numbers of beginnings, up to a step.
fn table(steps: &[u64], n_done: usize) -> trace::Result<Grid> {
    let mut beginnings = Row { header: "beginnings".into(), ..Row::default() };
    for n in 1..=n_done {
        beginnings.cells.push(Cell::new(product(&steps[..n])?));
    }
    if let Some(last) = beginnings.cells.last_mut() {
        last.role = Some(Role::Active);
    }
    let columns = (1..=steps.len()).map(|step| format!("step {step}")).collect();
    Ok(Grid { columns, rows: vec![Row::new("choices", steps), beginnings], ..Grid::default() })
}

// Unions.

/// The last number, and divisors.
fn read_union(input: &mut Input<'_>) -> trace::Result<(u64, Vec<NonZeroU64>)> {
    let last = input.number("the last number")?;
    input.word("the /")?;
    let mut divisors = Vec::new();
    while !input.is_end() {
        let what = format!("divisor {}", divisors.len() + 1);
        let divisor = NonZeroU64::new(input.number(&what)?);
        divisors.push(divisor.ok_or_else(|| input.invalid(what, "divides nothing above 0"))?);
    }
    Ok((last, divisors))
}

/// A term of inclusion-exclusion: what the numbers are divisible by, and how many there are.
struct Term {
    divisors: Vec<NonZeroU64>,
    size: u64,
}

fn draw_union(input: &mut Input<'_>) -> trace::Result<Trace> {
    let (last, divisors) = read_union(input)?;
    let mut terms: Vec<Term> = Vec::new();
    let is_small = divisors.len() <= MOST_DIVISORS;
    let size = union_size(divisors.len(), |chosen| {
        let divisors: Vec<NonZeroU64> = chosen.iter().map(|i| divisors[*i]).collect();
        let size = divisible_by_all(last, divisors.iter().copied());
        if is_small {
            terms.push(Term { divisors, size });
        }
        size
    })?;
    let names = list(&divisors, " or ");
    let title = format!("How many of 1 to {last} are divisible by {names}?");
    let answer = format!("Divisible by {names}: {size} of {last}.");
    if !is_small {
        let frame =
            Frame::new(format!("Too large to draw: the limit is {MOST_DIVISORS} divisors."));
        return Ok(Trace { title, frames: vec![frame], answer });
    }
    let mut frames = Vec::new();
    let mut total = 0;
    for (i, term) in terms.iter().enumerate() {
        let sign = if term.divisors.len() % 2 == 1 { '+' } else { '-' };
        let before = total;
        total += if sign == '+' { i128::from(term.size) } else { -i128::from(term.size) };
        let by = list(&term.divisors, " and ");
        let sum = format!("{before} {sign} {} = {total}", term.size);
        let caption = format!("Divisible by {by}: {}, {sum}.", plural(term.size, "number"));
        let frame = Frame::new(caption).at("size += if n_chosen % 2 == 1");
        frames.push(if last <= MOST_COLUMNS {
            frame.with(members(last, &divisors, &terms[..=i]))
        } else {
            frame.with(summands(&terms[..=i]))
        });
    }
    Ok(Trace { title, frames, answer })
}

fn list(divisors: &[NonZeroU64], between: &str) -> String {
    let all: Vec<String> = divisors.iter().map(NonZeroU64::to_string).collect();
    if all.is_empty() { "nothing".into() } else { all.join(between) }
}

/// The sets as rows, and how often the terms so far have counted each number.
fn members(last: u64, divisors: &[NonZeroU64], terms: &[Term]) -> Grid {
    let is_divisible = |x: u64, by: &NonZeroU64| x.is_multiple_of(by.get());
    let mut rows: Vec<Row> = divisors
        .iter()
        .map(|divisor| {
            let marks = (1..=last).map(|x| if is_divisible(x, divisor) { "x" } else { "" });
            Row::new(format!("by {divisor}"), marks)
        })
        .collect();
    let mut counted = Row { header: "counted".into(), apart: true, ..Row::default() };
    for x in 1..=last {
        let is_in = |term: &&Term| term.divisors.iter().all(|divisor| is_divisible(x, divisor));
        let sign = |term: &Term| if term.divisors.len() % 2 == 1 { 1 } else { -1 };
        let times: i32 = terms.iter().filter(is_in).map(sign).sum();
        let role = match times {
            0 => None,
            1 => Some(Role::Settled),
            _ => Some(Role::Rejected),
        };
        let is_last = terms.last().is_some_and(|term| is_in(&term));
        let text = if times == 0 && !is_last { String::new() } else { times.to_string() };
        counted.cells.push(Cell { text, role });
    }
    rows.push(counted);
    Grid { columns: (1..=last).map(|x| x.to_string()).collect(), rows, ..Grid::default() }
}

/// The terms, one a row.
fn summands(terms: &[Term]) -> Grid {
    let row = |term: &Term| {
        let sign = if term.divisors.len() % 2 == 1 { "+" } else { "-" };
        Row::new(list(&term.divisors, ", "), [format!("{sign}{}", term.size)])
    };
    let mut rows: Vec<Row> = terms.iter().map(row).collect();
    if let Some(cell) = rows.last_mut().and_then(|row| row.cells.last_mut()) {
        cell.role = Some(Role::Active);
    }
    Grid { columns: vec!["numbers".into()], rows, ..Grid::default() }
}

// Cost.

pub(crate) const SIZES: [u16; 5] = [1, 2, 4, 8, 16];

/// How many ways a listing holds.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "What is listed or asked for".into(),
        x: Axis::log("classes, steps or sets"),
        y: Axis::log("ways or terms"),
        series: vec![
            series("ways of classes of 2", ways_of_classes),
            series("ways of steps of 2", ways_of_steps),
            series("terms for sets", terms),
        ],
    }
}

pub(crate) fn ways_of_classes(n: u16) -> u32 {
    disjoint_union(&vec![2; n.into()]).fold(0, |n_ways, _| n_ways + 1)
}

pub(crate) fn ways_of_steps(n: u16) -> u32 {
    MixedRadix::new(vec![2; n.into()]).tuples().fold(0, |n_ways, _| n_ways + 1)
}

/// How many intersections are asked for.
pub(crate) fn terms(n: u16) -> u32 {
    let mut n_terms = 0;
    let _ = union_size(n.into(), |_| {
        n_terms += 1;
        1
    });
    n_terms
}
