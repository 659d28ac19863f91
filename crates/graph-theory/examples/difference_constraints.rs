//! Difference constraints, one after the other:
//! `cargo run -p graph-theory --example difference_constraints -- "a-b<=3 b-a<=-1"`.

use std::process::ExitCode;

use graph_theory::graph::NodeId;
use graph_theory::shortest_path::difference_constraints::plain::{self, Step};
use graph_theory::shortest_path::difference_constraints::{
    Constraint, ConstraintError, DifferenceError, DifferenceSystem,
};
use input::Input;
use trace::{
    Chart, Demo, Edge, Frame, Graph, Grid, Node, Options, Role, Row, SplitMix64, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "difference_constraints",
    about: "Difference constraints: lower what is too high, until no constraint is violated, or a cycle shows.",
    arguments: "CONSTRAINT... (a-b<=3, a-b>=1, a-b=2, a-b<4, a-b>0; a<=5, a>=2, a=4; in quotes)",
    worked: &[
        "roof-walls>=3 pipes-walls>=1 floor-pipes>=2 paint-roof>=1 paint-floor>=2 roof-walls<=3",
    ],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Six constraints between five variables: some come later than others, and some soon enough.
fn random(seed: u64) -> String {
    const NAMES: [&str; 5] = ["a", "b", "c", "d", "e"];
    let mut dice = SplitMix64::new(seed);
    let constraint = |i: usize| {
        let early = dice.below(NAMES.len() - 1);
        let late = early + 1 + dice.below(NAMES.len() - 1 - early);
        let (sign, bound) = if i < 4 { (">=", 1) } else { ("<=", 3) };
        format!("{}-{}{sign}{}", NAMES[late], NAMES[early], bound + dice.below(3))
    };
    trace::list((0..6).map(constraint), " ")
}

/// What still makes a picture.
const MOST_VARIABLES: usize = 12;
const MOST_CONSTRAINTS: usize = 24;
const MOST_STEPS: usize = 60;
const MOST_BOUND: i64 = 1_000_000_000_000;

/// What was typed: the names of the variables, the short ones first, so that x2 stands before x10;
/// and all constraints.
struct Typed<'a> {
    names: Vec<&'a str>,
    system: DifferenceSystem<i64>,
}

/// One word: x(a) - x(b), or x(a), and what it is compared with.
struct Word<'a> {
    a: &'a str,
    b: Option<&'a str>,
    sign: &'a str,
    bound: i64,
}

const SIGNS: [&str; 7] = ["<=", ">=", "≤", "≥", "<", ">", "="];

fn read<'a>(input: &mut Input<'a>) -> trace::Result<Typed<'a>> {
    let (mut names, mut words) = (Vec::new(), Vec::new());
    while !input.is_end() {
        let what = format!("constraint {}", words.len() + 1);
        let word = parse(input.word(&what)?).map_err(|reason| input.invalid(&what, reason))?;
        names.extend([Some(word.a), word.b].into_iter().flatten());
        words.push(word);
    }
    names.sort_unstable_by_key(|name| by_length(name));
    names.dedup();
    // Fits: each name takes up memory.
    let system = DifferenceSystem::new(u32::try_from(names.len()).unwrap_or(u32::MAX))?;
    let mut typed = Typed { names, system };
    for (number, word) in (1..).zip(&words) {
        typed.add(word).map_err(|error| format!("constraint {number}: {error}"))?;
    }
    Ok(typed)
}

/// What names are sorted by.
fn by_length(name: &str) -> (usize, &str) {
    (name.len(), name)
}

fn parse(word: &str) -> Result<Word<'_>, &'static str> {
    let wrong = "is not like a-b<=3, a-b>=1, a-b=2, a<=5";
    let at = word.find(['<', '>', '=', '≤', '≥']).ok_or(wrong)?;
    let (left, rest) = word.split_at(at);
    let sign = SIGNS.into_iter().find(|sign| rest.starts_with(sign)).ok_or(wrong)?;
    let (a, b) = left.split_once('-').map_or((left, None), |(a, b)| (a, Some(b)));
    let is_name = |name: &&str| name.starts_with(char::is_alphabetic) && !name.contains('-');
    if ![Some(a), b].iter().flatten().all(is_name) {
        return Err(wrong);
    }
    let bound = rest[sign.len()..].parse();
    let bound = bound.map_err(|_| "has a bound that is no integer of 64 bits")?;
    Ok(Word { a, b, sign, bound })
}

impl<'a> Typed<'a> {
    fn add(&mut self, word: &Word<'a>) -> Result<(), ConstraintError> {
        // Found, for the names were collected from the same words; few enough for a number.
        let place = |name| self.names.partition_point(|known| by_length(known) < by_length(name));
        let number = |name| u32::try_from(place(name)).unwrap_or(u32::MAX);
        let (a, b, bound) = (number(word.a), word.b.map(number), word.bound);
        let overflow = ConstraintError::Overflow;
        let (low, high) = match word.sign {
            "<=" | "≤" => (None, Some(bound)),
            ">=" | "≥" => (Some(bound), None),
            "<" => (None, Some(bound.checked_sub(1).ok_or(overflow)?)),
            ">" => (Some(bound.checked_add(1).ok_or(overflow)?), None),
            _ => (Some(bound), Some(bound)),
        };
        if let Some(high) = high {
            match b {
                Some(b) => self.system.at_most(a, b, high)?,
                None => self.system.value_at_most(a, high)?,
            };
        }
        if let Some(low) = low {
            match b {
                Some(b) => self.system.at_least(a, b, low)?,
                None => self.system.value_at_least(a, low)?,
            };
        }
        Ok(())
    }
}

impl Typed<'_> {
    fn name(&self, variable: Option<u32>) -> &str {
        variable.map_or("zero", |variable| self.names[variable as usize])
    }

    /// Whether some constraint is on a single variable.
    fn needs_zero(&self) -> bool {
        self.system.constraints().iter().any(|one| one.a.is_none() || one.b.is_none())
    }

    /// "a - b ≤ 3".
    fn said(&self, constraint: &Constraint<i64>) -> String {
        let Constraint { a, b, bound } = *constraint;
        format!("{} - {} ≤ {bound}", self.name(a), self.name(b))
    }

    /// The constraints of these numbers, and what they add up to: "a - b ≤ 3 and b - a ≤ -4 add up
    /// to 0 ≤ -1".
    fn sum(&self, numbers: &[usize]) -> String {
        let all = self.system.constraints();
        let said: Vec<String> = numbers.iter().map(|i| self.said(&all[*i])).collect();
        let sum = numbers.iter().try_fold(0_i64, |sum, i| sum.checked_add(all[*i].bound));
        let sum = sum.map_or("a negative number".into(), |sum| sum.to_string());
        match &said[..] {
            [one] => format!("{one} says that 0 ≤ {sum}"),
            _ => format!("{} add up to 0 ≤ {sum}", trace::all_of(said)),
        }
    }
}

/// A constraint that was violated, the round, and the values after it was dealt with, the last one
/// of zero.
struct Lowered {
    round: usize,
    constraint: usize,
    values: Vec<i64>,
}

/// What the rounds lower; no more than can be drawn, whether that is all, and the constraints that
/// contradict each other, in the order in which the rounds return them.
fn steps(typed: &Typed<'_>) -> (Vec<Lowered>, bool, Option<Vec<usize>>) {
    let zero = typed.names.len();
    let number = |variable: Option<u32>| variable.map_or(zero, |variable| variable as usize);
    let constraints = typed.system.constraints().iter();
    let constraints: Vec<(usize, usize, i64)> =
        constraints.map(|one| (number(one.a), number(one.b), one.bound)).collect();
    let n = zero + usize::from(typed.needs_zero());
    let (mut values, mut round, mut is_all) = (vec![0; zero + 1], 1, true);
    let mut steps = Vec::new();
    let found = plain::solve_watched(n, &constraints, |step| match step {
        Step::Round => round += 1,
        Step::Lower { .. } if steps.len() == MOST_STEPS => is_all = false,
        Step::Lower { constraint } => {
            let (a, b, bound) = constraints[constraint];
            values[a] = values[b] + bound;
            steps.push(Lowered { round, constraint, values: values.clone() });
        }
    });
    (steps, is_all, found.err())
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = read(input)?;
    let constraints = typed.system.constraints();
    let (n_variables, n_constraints) = (typed.names.len(), constraints.len());
    let is_small = n_variables <= MOST_VARIABLES
        && n_constraints <= MOST_CONSTRAINTS
        && constraints.iter().all(|one| one.bound.saturating_abs() <= MOST_BOUND);
    let solved = typed.system.solve();
    match solved {
        Err(DifferenceError::Overflow { constraint }) => {
            let said = typed.said(&typed.system.constraints()[constraint]);
            return Err(format!("a sum of bounds overflows at {said}").into());
        }
        Err(error @ DifferenceError::TooFar { .. }) => return Err(error.to_string().into()),
        Ok(_) | Err(DifferenceError::Infeasible { .. }) => {}
    }
    let (steps, is_all, contradiction) =
        if is_small { steps(&typed) } else { (Vec::new(), false, None) };
    // In a picture, the contradiction is the one that the steps have found.
    let infeasible = |constraints| Err(DifferenceError::Infeasible { constraints });
    let solved = contradiction.map_or(solved, infeasible);
    let frames = if is_all {
        frames(&typed, &steps, &solved)
    } else {
        let limit = format_args!(
            "{MOST_VARIABLES} variables, {MOST_CONSTRAINTS} constraints, {MOST_STEPS} steps, and bounds of 12 digits"
        );
        vec![Frame::too_large(limit)]
    };
    let title = format!(
        "Difference constraints, {} and {}",
        trace::plural(n_variables, "variable"),
        trace::plural(n_constraints, "constraint")
    );
    Ok(Trace { title, frames, answer: answer(&typed, &solved) })
}

fn answer(typed: &Typed<'_>, solved: &Result<Vec<i64>, DifferenceError>) -> String {
    match solved {
        Ok(_) if typed.names.is_empty() => "There is nothing to satisfy.".into(),
        Ok(values) => {
            let each = typed.names.iter().zip(values);
            let shown: Vec<String> =
                each.map(|(name, value)| format!("{name} = {value}")).collect();
            format!("{}.", shown.join(", "))
        }
        Err(DifferenceError::Infeasible { constraints }) => {
            format!("No solution: {}.", typed.sum(constraints))
        }
        Err(error) => error.to_string(),
    }
}

fn frames(
    typed: &Typed<'_>,
    steps: &[Lowered],
    solved: &Result<Vec<i64>, DifferenceError>,
) -> Vec<Frame> {
    let mut values = vec![0; typed.names.len() + 1];
    let (map, table) = pictures(typed, &values);
    let n_violated = slacks(typed, &values).filter(|slack| *slack < 0).count();
    let start = match n_violated {
        0 => "All variables are 0, and no constraint is violated.".into(),
        1 => "All variables are 0. One constraint is violated: its slack is negative.".into(),
        n => format!("All variables are 0. {n} constraints are violated: their slack is negative."),
    };
    let first =
        Frame::new(start).with(map).with(table).at("let mut values = vec![0; n_variables];");
    let mut frames = vec![if solved.is_ok() { ask_rounds(first, steps) } else { first }];
    let (mut n_next, mut n_slack) = (0, 0);
    for (i, step) in steps.iter().enumerate() {
        let constraint = &typed.system.constraints()[step.constraint];
        let a = constraint.a.map_or(typed.names.len(), |a| a as usize);
        if let Some(frame) = frames.pop() {
            let (n_asked, ask): (_, fn(_, &_, &_, &_) -> _) =
                if i % 2 == 0 { (&mut n_next, ask_next) } else { (&mut n_slack, ask_slack) };
            let is_free = frame.ask.is_none() && *n_asked < 2;
            let frame = if is_free { ask(frame, typed, &values, step) } else { frame };
            *n_asked += usize::from(is_free && frame.ask.is_some());
            frames.push(frame);
        }
        let caption = format!(
            "Round {}: {} is violated. {} comes down from {} to {}.",
            step.round,
            typed.said(constraint),
            typed.name(constraint.a),
            values[a],
            step.values[a]
        );
        values.clone_from(&step.values);
        let (mut map, mut table) = pictures(typed, &values);
        map.nodes[a].role = Some(Role::Active);
        map.edges[step.constraint].role = Some(Role::Compared);
        table.rows[step.constraint].cells[0].role = Some(Role::Compared);
        frames.push(Frame::new(caption).with(map).with(table).at("values[a] = values[b] + c;"));
    }
    match solved {
        Ok(solution) => frames.push(solution_frame(typed, &values, solution)),
        Err(DifferenceError::Infeasible { constraints }) => {
            let (mut map, mut table) = pictures(typed, &values);
            for &number in constraints {
                map.edges[number].role = Some(Role::Rejected);
                map.edges[number].style = Some(Style::Thick);
                table.rows[number].cells[0].role = Some(Role::Rejected);
            }
            let caption = format!(
                "Round {} of {} still lowers a value. The reasons lead back around a negative cycle: {}.",
                typed.names.len() + usize::from(typed.needs_zero()),
                typed.names.len() + usize::from(typed.needs_zero()),
                typed.sum(constraints)
            );
            let at = "cycle.push(constraint);";
            frames.push(Frame::new(caption).with(map).with(table).at(at));
        }
        Err(_) => {}
    }
    frames
}

/// At the start: how many rounds lower a value.
fn ask_rounds(frame: Frame, steps: &[Lowered]) -> Frame {
    let n = steps.last().map_or(0, |step| step.round);
    frame.ask_number(
        "A round looks at all constraints in the order of the list. How many rounds will lower a value?",
        n,
        [n + 1, n.saturating_sub(1), n + 2],
        "A value that comes down may violate a constraint that this round has already looked at. Then the next round finds it.",
    )
}

/// Which of the violated constraints comes next.
fn ask_next(frame: Frame, typed: &Typed<'_>, values: &[i64], next: &Lowered) -> Frame {
    let slacks: Vec<i64> = slacks(typed, values).collect();
    let violated: Vec<usize> = (0..slacks.len()).filter(|i| slacks[*i] < 0).collect();
    let Some(answer) = violated.iter().position(|i| *i == next.constraint) else { return frame };
    if violated.len() < 2 {
        return frame;
    }
    let all = typed.system.constraints();
    let choices: Vec<String> = violated.iter().map(|i| typed.said(&all[*i])).collect();
    if has_twins(&choices) {
        return frame;
    }
    let because = "A round takes the constraints in the order of the list, and continues from where it is. Then the next round begins at the top.";
    frame.ask("Which constraint is dealt with next?", choices, answer, because)
}

/// Which constraint has less slack after the next one was dealt with.
fn ask_slack(frame: Frame, typed: &Typed<'_>, _: &[i64], next: &Lowered) -> Frame {
    let all = typed.system.constraints();
    let lowered = all[next.constraint].a;
    let loses = |i: &usize| all[*i].b == lowered && all[*i].a != lowered;
    let Some(answer) = (0..all.len()).find(loses) else { return frame };
    let is_other = |i: &usize| *i != next.constraint && all[*i].b != lowered;
    let mut choices: Vec<usize> = (0..all.len()).filter(is_other).take(2).collect();
    if choices.is_empty() {
        return frame;
    }
    choices.push(answer);
    choices.sort_unstable();
    let at = choices.iter().position(|i| *i == answer).unwrap_or(0);
    let (name, other) = (typed.name(lowered), typed.name(all[answer].a));
    let because = format!(
        "{} bounds {other} by {name}. If {name} comes down, there is less slack for {other}.",
        typed.said(&all[answer])
    );
    let question =
        format!("{name} comes down next. Which constraint then has less slack than now?");
    let choices: Vec<String> = choices.iter().map(|i| typed.said(&all[*i])).collect();
    if has_twins(&choices) { frame } else { frame.ask(question, choices, at, because) }
}

/// Whether two choices read the same: a constraint may stand twice in the list.
fn has_twins(choices: &[String]) -> bool {
    choices.iter().enumerate().any(|(i, choice)| choices[..i].contains(choice))
}

/// The values where they belong, and which constraints have no slack.
fn solution_frame(typed: &Typed<'_>, values: &[i64], solution: &[i64]) -> Frame {
    let mut moved = solution.to_vec();
    moved.push(0);
    let (mut map, mut table) = pictures(typed, &moved);
    for number in typed.system.tight(solution) {
        map.edges[number].style = Some(Style::Thick);
        table.rows[number].cells[0].role = Some(Role::Chosen);
    }
    for node in &mut map.nodes {
        node.role = Some(Role::Settled);
    }
    let up = values.last().map_or(0, |zero| -zero);
    let moves = if up == 0 { String::new() } else { format!(" All move up by {up}: zero is 0.") };
    let caption = format!("No constraint is violated.{moves} Those whose slack is 0 are tight.");
    Frame::new(caption).with(map).with(table).at("if lowered.is_none() {")
}

/// How much slack each constraint leaves: x(b) + bound - x(a).
fn slacks<'a>(typed: &'a Typed<'_>, values: &'a [i64]) -> impl Iterator<Item = i64> + 'a {
    let value = |variable: Option<u32>| values[variable.map_or(values.len() - 1, |v| v as usize)];
    // Fits or is cut off: a picture needs no more.
    typed.system.constraints().iter().map(move |Constraint { a, b, bound }| {
        value(*b).saturating_add(*bound).saturating_sub(value(*a))
    })
}

/// The constraint graph with the values, and the list of the constraints with the slack that each
/// leaves.
fn pictures(typed: &Typed<'_>, values: &[i64]) -> (Graph, Grid) {
    let constraints = typed.system.constraints();
    let graph = typed.system.graph();
    let node = |id: NodeId| {
        let name = typed.names.get(id.index());
        Node {
            note: values[id.index()].to_string(),
            dashed: name.is_none(),
            ..Node::new(name.unwrap_or(&"zero"))
        }
    };
    let nodes = graph.nodes().map(node).take(typed.names.len() + usize::from(typed.needs_zero()));
    let edge = |edge: &graph_theory::graph::Edge<i64>| {
        Edge::new(edge.tail.index(), edge.head.index()).labeled(edge.weight)
    };
    let map = Graph {
        nodes: nodes.collect(),
        edges: graph.edges().iter().map(edge).collect(),
        directed: true,
        ..Graph::default()
    };
    let row = |(constraint, slack): (&Constraint<i64>, i64)| {
        let mut row = Row::new(typed.said(constraint), [slack]);
        row.cells[0].role = (slack < 0).then_some(Role::Rejected);
        row
    };
    let table = Grid {
        name: "constraint".into(),
        columns: vec!["slack".into()],
        rows: constraints.iter().zip(slacks(typed, values)).map(row).collect(),
        ..Grid::default()
    };
    (map.on_circle(), table)
}

pub(crate) const SIZES: [u32; 7] = [4, 8, 16, 32, 64, 128, 256];

/// How often a variable is lowered if each must be less than its neighbor: the one before it, or
/// the one after it.
pub(crate) fn work(n: u32) -> [u32; 2] {
    [false, true].map(|is_against| {
        let chain = || {
            let mut system = DifferenceSystem::new(n)?;
            for variable in 1..n {
                let (a, b) =
                    if is_against { (variable - 1, variable) } else { (variable, variable - 1) };
                system.less(a, b, 0)?;
            }
            Ok::<_, ConstraintError>(system)
        };
        let mut n_lowered = 0;
        let solved = chain().map(|system| system.solve_watched(|_, _| n_lowered += 1));
        if matches!(solved, Ok(Ok(_))) { n_lowered } else { 0 }
    })
}

fn cost() -> Chart {
    Chart::from_counts(
        "Difference constraints: a chain of variables",
        ["variables", "values lowered"],
        &SIZES,
        ["each less than the one before", "each less than the one after"],
        work,
    )
}
