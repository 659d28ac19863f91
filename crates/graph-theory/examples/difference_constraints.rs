//! Difference constraints, one after the other:
//! `cargo run -p graph-theory --example difference_constraints -- "a-b<=3 b-a<=-1"`.

use std::process::ExitCode;

use graph_theory::ShortestPaths;
use graph_theory::graph::NodeId;
use graph_theory::shortest_path::bellman_ford::Step;
use graph_theory::shortest_path::difference_constraints::{
    Constraint, ConstraintError, DifferenceError, DifferenceSystem,
};
use input::Input;
use trace::{Chart, Demo, Edge, Frame, Graph, Grid, Node, Options, Role, Row, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "difference_constraints",
    about: "Difference constraints: lower what is too high, until no constraint is violated, or a cycle shows.",
    arguments: "CONSTRAINT... (a-b<=3, a-b>=1, a-b=2, a-b<4, a-b>0; a<=5, a>=2, a=4; in quotes)",
    worked: &["x1-x2<=0 x1-x5<=-1 x2-x5<=1 x3-x1<=5 x4-x1<=4 x4-x3<=-1 x5-x3<=-3 x5-x4<=-3"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_VARIABLES: usize = 12;
const MOST_CONSTRAINTS: usize = 24;
const MOST_STEPS: usize = 60;

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
            _ => format!("{} add up to 0 ≤ {sum}", said.join(" and ")),
        }
    }
}

/// A constraint that was violated, and the values after it was dealt with, the last one of zero.
struct Lowered {
    constraint: usize,
    values: Vec<i64>,
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = read(input)?;
    let (n_variables, n_constraints) = (typed.names.len(), typed.system.constraints().len());
    let mut too_large = MOST_VARIABLES < n_variables || MOST_CONSTRAINTS < n_constraints;
    let mut steps: Vec<Lowered> = Vec::new();
    let solved = typed.system.solve_watched(|step, paths: &ShortestPaths<i64>| {
        too_large |= MOST_STEPS <= steps.len();
        if let (Step::Relax { edge, .. }, false) = (step, too_large) {
            let values = paths.distances().map(|value| value.unwrap_or(0)).collect();
            steps.push(Lowered { constraint: edge.index(), values });
        }
    });
    match solved {
        Err(DifferenceError::Overflow { constraint }) => {
            let said = typed.said(&typed.system.constraints()[constraint]);
            return Err(format!("a sum of bounds overflows at {said}").into());
        }
        Err(error @ DifferenceError::TooFar { .. }) => return Err(error.to_string().into()),
        Ok(_) | Err(DifferenceError::Infeasible { .. }) => {}
    }
    let frames = if too_large {
        let limit = format_args!(
            "{MOST_VARIABLES} variables, {MOST_CONSTRAINTS} constraints and {MOST_STEPS} steps"
        );
        vec![Frame::too_large(limit)]
    } else {
        frames(&typed, &steps, &solved)
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
    let n_violated = rooms(typed, &values).filter(|room| *room < 0).count();
    let start = match n_violated {
        0 => "All variables are 0, and no constraint is violated.".into(),
        1 => "All variables are 0. One constraint is violated: its room is negative.".into(),
        n => format!("All variables are 0. {n} constraints are violated: their room is negative."),
    };
    let all = "let sources: Vec<NodeId> = graph.nodes().collect();";
    let mut frames = vec![Frame::new(start).with(map).with(table).at(all)];
    for step in steps {
        let constraint = &typed.system.constraints()[step.constraint];
        let a = constraint.a.map_or(typed.names.len(), |a| a as usize);
        let caption = format!(
            "{} is violated: {} comes down from {} to {}.",
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
        let at = "watch(Step::Relax { edge: arc.edge, v: arc.head }, &paths);";
        frames.push(Frame::new(caption).with(map).with(table).at(at));
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
            let caption = format!("A negative cycle. {}.", typed.sum(constraints));
            let at = "GraphError::NegativeCycle { edges } => DifferenceError::Infeasible {";
            frames.push(Frame::new(caption).with(map).with(table).at(at));
        }
        Err(_) => {}
    }
    frames
}

/// The values where they belong, and which constraints have no room.
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
    let caption = format!("No constraint is violated.{moves} Those with room 0 are tight.");
    Frame::new(caption).with(map).with(table).at("moved.collect()")
}

/// How much room each constraint leaves: x(b) + bound - x(a).
fn rooms<'a>(typed: &'a Typed<'_>, values: &'a [i64]) -> impl Iterator<Item = i64> + 'a {
    let value = |variable: Option<u32>| values[variable.map_or(values.len() - 1, |v| v as usize)];
    // Fits or is cut off: a picture needs no more.
    typed.system.constraints().iter().map(move |Constraint { a, b, bound }| {
        value(*b).saturating_add(*bound).saturating_sub(value(*a))
    })
}

/// The constraint graph with the values, and the list of the constraints with the room that each
/// leaves.
fn pictures(typed: &Typed<'_>, values: &[i64]) -> (Graph, Grid) {
    let constraints = typed.system.constraints();
    let graph = typed.system.graph();
    let needs_zero = constraints.iter().any(|one| one.a.is_none() || one.b.is_none());
    let node = |id: NodeId| {
        let name = typed.names.get(id.index());
        Node {
            note: values[id.index()].to_string(),
            dashed: name.is_none(),
            ..Node::new(name.unwrap_or(&"zero"))
        }
    };
    let nodes = graph.nodes().map(node).take(typed.names.len() + usize::from(needs_zero));
    let edge = |edge: &graph_theory::graph::Edge<i64>| {
        Edge::new(edge.tail.index(), edge.head.index()).labeled(edge.weight)
    };
    let map = Graph {
        nodes: nodes.collect(),
        edges: graph.edges().iter().map(edge).collect(),
        directed: true,
        ..Graph::default()
    };
    let row = |(constraint, room): (&Constraint<i64>, i64)| {
        let mut row = Row::new(typed.said(constraint), [room]);
        row.cells[0].role = (room < 0).then_some(Role::Rejected);
        row
    };
    let table = Grid {
        name: "constraint".into(),
        columns: vec!["room".into()],
        rows: constraints.iter().zip(rooms(typed, values)).map(row).collect(),
        ..Grid::default()
    };
    (map.on_circle(), table)
}

pub(crate) const SIZES: [u32; 7] = [4, 8, 16, 32, 64, 128, 256];

/// How often a variable is lowered if each must be less than its neighbor: the one before it, or
/// the one behind it.
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
        ["each less than the one before", "each less than the one behind"],
        work,
    )
}
