//! The number of ways, derived and listed:
//! `cargo run -p search --example counting_principles -- 3 4 2`.

use std::process::ExitCode;

use input::Input;
use search::counting_principles::mixed_radix::{MixedRadix, disjoint_union};
use search::counting_principles::plain::{Step, count_watched};
use search::counting_principles::{product, sum};
use trace::{
    Arc, Axis, Cell, Cells, Chart, Demo, Frame, Options, Role, Series, SplitMix64, Trace, Tree,
    TreeNode,
};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "counting_principles",
    about: "Counts ways: choices of steps multiply, ways of classes add. Then lists them, and compares.",
    arguments: "CHOICES... [+ CHOICES...]...",
    worked: &["3 4 + 2 5", "4 3 2"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Two classes of two steps each, small enough for a tree.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut choices = || 2 + dice.below(2);
    let (a, b, c, d) = (choices(), choices() + 1, choices(), choices() + 1);
    format!("{a} {b} + {c} {d}")
}

/// What still makes a picture, and what is still listed.
const MOST_LEAVES: u64 = 24;
const MOST_STEPS: usize = 12;
const MOST_LISTED: u64 = 1_000_000;
const LONGEST_POWER: usize = 1000;

/// What is to be counted: disjoint classes, each of steps that are given by their numbers of
/// choices.
struct Ways {
    classes: Vec<Vec<u64>>,
    /// The number of ways of each class.
    counts: Vec<u64>,
    /// What the count went through: the beginnings after each step of each class, and the total
    /// after each class. Where a product became too large, they end.
    beginnings: Vec<Vec<u64>>,
    totals: Vec<u64>,
}

/// `3 4 + 2^3` are two classes: one of two steps, and one of three.
fn read(input: &mut Input<'_>) -> trace::Result<Vec<Vec<u64>>> {
    let mut classes = vec![Vec::new()];
    // Whether the class ends in a number, as it must wherever an operator follows, or nothing at
    // all.
    let mut is_complete = input.is_end();
    while !input.is_end() {
        let what = format!("class {}", classes.len());
        let word = input.word(&what)?;
        for (i, part) in word.split('+').enumerate() {
            if 0 < i {
                if !is_complete {
                    return Err(input.invalid(what, "has no number before the +").into());
                }
                classes.push(Vec::new());
                is_complete = false;
            }
            for (j, number) in part.split(['x', '*', '×']).enumerate() {
                if 0 < j {
                    if !is_complete {
                        return Err(input.invalid(what, "has no number before the x").into());
                    }
                    is_complete = false;
                }
                if number.is_empty() {
                    continue;
                }
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
                is_complete = true;
            }
        }
    }
    if !is_complete {
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

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let classes = read(input)?;
    let mut counts = Vec::new();
    for (i, steps) in classes.iter().enumerate() {
        counts.push(product(steps).map_err(|error| format!("class {}: {error}", i + 1))?);
    }
    let count = sum(&counts).map_err(|error| format!("classes: {error}"))?;
    let (mut beginnings, mut totals) = (vec![Vec::new()], Vec::new());
    // A later step without a choice may still leave a count that fits.
    let _ = count_watched(&classes, |step| match step {
        Step::Multiply { ways } => beginnings.last_mut().into_iter().for_each(|b| b.push(ways)),
        Step::Add { total } => {
            totals.push(total);
            beginnings.push(Vec::new());
        }
    });
    let ways = Ways { classes, counts, beginnings, totals };
    let mut frames = ways.derivation()?;
    let mut listed = String::new();
    if count <= MOST_LISTED {
        let (n, caption) = ways.listing();
        listed = format!("; listed one by one, {n}");
        let frame = Frame::new(caption).at("Some(total)");
        frames.push(if ways.is_small() { frame.with(ways.tree(None)) } else { frame });
    }
    let formula = ways.formula();
    let answer = format!("{formula} = {}{listed}.", trace::plural(count, "way"));
    Ok(Trace { title: format!("How many ways does {formula} give?"), frames, answer })
}

impl Ways {
    fn formula(&self) -> String {
        let classes: Vec<String> = self.classes.iter().map(|steps| as_product(steps)).collect();
        classes.join(" + ")
    }

    fn is_small(&self) -> bool {
        let n_steps: usize = self.classes.iter().map(Vec::len).sum();
        // A step without a choice leaves no way, but what was before it may still be too much to
        // draw.
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
        let intro = if has_classes {
            "No class has been counted yet: total is 0."
        } else {
            "Nothing is chosen yet: there is one beginning, the empty one."
        };
        let line = if has_classes { "let mut total: u64 = 0;" } else { "let mut ways: u64 = 1;" };
        let intro = Frame::new(intro).at(line);
        let start = Tree { nodes: vec![TreeNode::root("start")], ..Tree::default() };
        let mut frames = vec![if self.is_small() { intro.with(start) } else { intro }];
        for (i, steps) in self.classes.iter().enumerate() {
            let class = if has_classes { format!("Class {}, step", i + 1) } else { "Step".into() };
            let is_class_alone = has_classes && steps.len() == 1;
            for (j, choices) in steps.iter().enumerate().filter(|_| !is_class_alone) {
                let choices = trace::plural(*choices, "choice");
                let before = product(&steps[..j]);
                let beginning = match before {
                    _ if j == 0 => "the empty beginning".to_owned(),
                    Ok(1) => "the one beginning".to_owned(),
                    Ok(many) => format!("each of the {many} beginnings"),
                    Err(_) => "each beginning".to_owned(),
                };
                let what = if j + 1 == steps.len() { "way" } else { "beginning" };
                // A later step without a choice makes nothing of a product that is too large.
                let now = self.beginnings.get(i).and_then(|seen| seen.get(j)).copied();
                let now = now.map_or_else(|| product(&steps[..=j]), Ok);
                let factors = before.map(|before| format!("{before} × {}", steps[j]));
                let now = match (factors, now) {
                    (Ok(factors), Ok(now)) => {
                        format!("so {} {factors} = {}", there_are(now), trace::plural(now, what))
                    }
                    (Err(_), Ok(now)) => {
                        format!("so {} {}", there_are(now), trace::plural(now, what))
                    }
                    (Ok(factors), Err(_)) => format!("and {factors} is {TOO_LARGE}"),
                    (Err(_), Err(_)) => format!("and the product is still {TOO_LARGE}"),
                };
                let caption =
                    format!("{class} {}: {beginning} is followed by {choices}, {now}.", j + 1);
                let frame = Frame::new(caption).at("ways = ways.checked_mul(*choices)?;");
                frames.push(if self.is_small() {
                    frame.with(self.tree(Some((i, j + 1))))
                } else {
                    frame.with(table(steps, j + 1))
                });
                if j + 1 < steps.len()
                    && frames.iter().filter(|f| f.ask.is_some()).count() < 1
                    && let Some(frame) = frames.pop()
                {
                    frames.push(ask_beginnings(frame, steps, j));
                }
            }
            if has_classes {
                let before = sum(&self.counts[..i])?;
                let now =
                    self.totals.get(i).copied().map_or_else(|| sum(&self.counts[..=i]), Ok)?;
                let ways = trace::plural(self.counts[i], "way");
                let sum = format!("{before} + {} = {now}", self.counts[i]);
                let frame = Frame::new(format!("Class {} has {ways}, so total is {sum}.", i + 1))
                    .at("total = total.checked_add(ways)?;");
                let tree = || self.tree(Some((i, steps.len())));
                let frame = if self.is_small() { frame.with(tree()) } else { frame };
                frames.push(self.ask_total(frame, i, now));
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

    /// Asks for the total after the next class; after the last class, what one more choice in its
    /// last step would change.
    fn ask_total(&self, frame: Frame, i: usize, now: u64) -> Frame {
        if let (Some(next), Some(count)) = (self.classes.get(i + 1), self.counts.get(i + 1)) {
            if i != 0 || next.len() < 2 || *count == 0 {
                return frame;
            }
            let added = next.iter().fold(now, |n, choices| n.saturating_add(*choices));
            let question = format!(
                "The steps of class {} have {} choices. What will total be after that class?",
                i + 2,
                trace::list(next, " and ")
            );
            let because = "The numbers of choices in the steps multiply. No way is in both classes, so the ways of class 2 \
                           are added to those of class 1.";
            let others = [added, now.saturating_mul(*count)];
            return frame.ask_number(question, now.saturating_add(*count), others, because);
        }
        let [before @ .., last] = &self.classes[i][..] else { return frame };
        let Ok(beginnings) = product(before) else { return frame };
        if beginnings < 2 || *last == 0 {
            return frame;
        }
        let question = format!(
            "Suppose that the last step of class {} had one more choice. What would total be?",
            i + 1
        );
        let because = format!(
            "Each of the {beginnings} beginnings before that step would be followed by one more choice. The other classes \
             would not change."
        );
        let others = [now.saturating_add(1), now.saturating_add(*last), now.saturating_mul(2)];
        frame.ask_number(question, now.saturating_add(beginnings), others, because)
    }

    /// How many ways a listing has, and what there is to say of it.
    fn listing(&self) -> (u64, String) {
        let name = |(i, tuple): (usize, Vec<u64>)| match self.classes.len() {
            1 => choices(&tuple),
            _ => format!("{} in class {}", choices(&tuple), i + 1),
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
            (Some(first), Some(last)) if 1 < n_listed => format!(", from {first} to {last}"),
            _ => String::new(),
        };
        let there_are = there_are(n_listed);
        let ways = trace::plural(n_listed, "way");
        (n_listed, format!("Listed one by one{from_to}, {there_are} {ways}."))
    }

    /// The choices as a tree, one level a step. At `Some((i, j))` the classes before `i` are there,
    /// and the first `j` steps of class `i`, the last of them marked.
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

const TOO_LARGE: &str = "too large";

fn there_are(n: u64) -> &'static str {
    if n == 1 { "there is" } else { "there are" }
}

/// Asks after step `j` for the number of beginnings after the next one.
fn ask_beginnings(frame: Frame, steps: &[u64], j: usize) -> Frame {
    let (Ok(now), Ok(then)) = (product(&steps[..=j]), product(&steps[..j + 2])) else {
        return frame;
    };
    let next = steps[j + 1];
    let what = if j + 2 == steps.len() { "ways" } else { "beginnings" };
    let question = format!(
        "Step {} has {}. How many {what} will there be after it?",
        j + 2,
        trace::plural(next, "choice")
    );
    let because = format!("Each of the {now} beginnings can be followed by each of the choices.");
    frame.ask_number(question, then, [next, now.saturating_add(next)], because)
}

/// The number of beginnings after some steps.
fn shown(steps: &[u64]) -> String {
    product(steps).map_or_else(|_| TOO_LARGE.to_owned(), |count| count.to_string())
}

/// The choices of a way, by their numbers.
fn choices(tuple: &[u64]) -> String {
    match tuple {
        [] => "no choice".into(),
        [choice] => format!("choice {choice}"),
        _ => format!("the choices {}", trace::list(tuple, " ")),
    }
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
fn table(steps: &[u64], n_done: usize) -> Cells {
    let mut cells = Cells { name: "beginnings".into(), first_index: Some(0), ..Cells::default() };
    for n in 0..=n_done {
        cells.cells.push(Cell::new(shown(&steps[..n])));
    }
    if let Some(last) = cells.cells.last_mut() {
        last.role = Some(Role::Active);
    }
    let times =
        |from: usize| Arc { from, to: from + 1, label: format!("×{}", steps[from]), role: None };
    cells.arcs = (0..n_done).map(times).collect();
    cells
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
        name: "Ways in a listing, each class or step with 2".into(),
        x: Axis::log("classes or steps"),
        y: Axis::log("ways"),
        series: vec![series("classes", ways_of_classes), series("steps", ways_of_steps)],
    }
}

pub(crate) fn ways_of_classes(n: u16) -> u32 {
    disjoint_union(&vec![2; n.into()]).fold(0, |n_ways, _| n_ways + 1)
}

pub(crate) fn ways_of_steps(n: u16) -> u32 {
    MixedRadix::new(vec![2; n.into()]).tuples().fold(0, |n_ways, _| n_ways + 1)
}
