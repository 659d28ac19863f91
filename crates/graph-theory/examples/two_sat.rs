//! 2-SAT, from clauses to values: `cargo run -p graph-theory --example two_sat -- 'a|b !a|c a^c'`.

mod graphs;

use std::process::ExitCode;

use graph_theory::strongly_connected_components::tarjan::{Step, tarjan, tarjan_watched};
use graph_theory::strongly_connected_components::two_sat::{
    ClauseError, Conflict, Literal, TwoSat, is,
};
use graphs::Numbers;
use input::Input;
use trace::{Chart, Demo, Frame, Node, Options, Role, SplitMix64, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "two_sat",
    about: "2-SAT: values that satisfy clauses of at most two literals, by strongly connected components.",
    arguments: "CLAUSE... (a|b one is true, a>b implies, a^b exactly one, a=b equal, a true; !a for not a)",
    worked: &["A>B B>C !A|!C A|B"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Five clauses of two literals over three variables.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut literal = |not: usize| {
        let variable = (not + 1 + dice.below(2)) % 3;
        let sign = if dice.below(2) == 0 { "!" } else { "" };
        (variable, format!("{sign}{}", ["A", "B", "C"][variable]))
    };
    let clauses = (0..5).map(|i| {
        let (first, a) = literal(i % 3);
        let (_, b) = literal(first);
        format!("{a}|{b}")
    });
    trace::list(clauses.collect::<Vec<_>>(), " ")
}

/// What still makes a picture.
const MOST_VARIABLES: usize = 6;
const MOST_CLAUSES: usize = 24;
/// Up to so many variables times clauses, what takes a trial for each variable is answered too.
const MOST_TRIALS: usize = 10_000_000;

/// What was typed: the names of the variables, and all clauses.
struct Typed<'a> {
    names: Vec<&'a str>,
    formula: TwoSat,
    /// Of each word: itself, what it says, and how many clauses there are after it.
    words: Vec<(&'a str, &'static str, usize)>,
}

/// A word taken apart: a literal, perhaps a sign and another literal; without one, the same literal
/// again. Of a literal, the name, and which value makes it true.
struct Word<'a> {
    text: &'a str,
    sign: Option<u8>,
    literals: [(&'a str, bool); 2],
}

fn read<'a>(input: &mut Input<'a>) -> trace::Result<Typed<'a>> {
    let mut words = Vec::new();
    while !input.is_end() {
        let what = format!("clause {}", words.len() + 1);
        let text = input.word(&what)?;
        let wrong = || input.invalid(&what, "is none of a|b, a>b, a^b, a=b, a");
        let at = text.find(['|', '>', '^', '=']);
        let left = literal(at.map_or(text, |at| &text[..at])).ok_or_else(wrong)?;
        let right = at.map_or(Some(left), |at| literal(&text[at + 1..])).ok_or_else(wrong)?;
        words.push(Word { text, sign: at.map(|at| text.as_bytes()[at]), literals: [left, right] });
    }
    let mentions = words.iter().flat_map(|word| word.literals);
    let names = graphs::distinct((0..).zip(mentions.map(|(name, _)| name)).collect());
    let numbers = Numbers::new(&names);
    let mut formula = TwoSat::new(u32::try_from(names.len()).unwrap_or(u32::MAX))?;
    let mut said = Vec::new();
    for Word { text, sign, literals } in words {
        let literal = |(name, value)| Literal { variable: numbers.of(name).into(), value };
        let says = say(&mut formula, sign, literals.map(literal))?;
        said.push((text, says, formula.clauses().len()));
    }
    Ok(Typed { names, formula, words: said })
}

/// The name in a word like `!a`, and which value makes it true; none if it is no literal.
fn literal(word: &str) -> Option<(&str, bool)> {
    let negated = word.strip_prefix(['!', '¬']);
    let (name, value) = negated.map_or((word, true), |name| (name, false));
    let is_name = !name.is_empty() && !name.contains(['|', '>', '^', '=', '!', '¬']);
    is_name.then_some((name, value))
}

/// Adds what a word says, and puts it in a sentence.
fn say(
    formula: &mut TwoSat,
    sign: Option<u8>,
    [a, b]: [Literal; 2],
) -> Result<&'static str, ClauseError> {
    match sign {
        None => {
            formula.unit(a).map(|()| "this literal must be true, so even its negation implies it")
        }
        Some(b'|') => formula.or(a, b).map(|()| "if one is false, the other is true"),
        Some(b'>') => formula.implies(a, b).map(|()| "if the first is true, the second is true"),
        Some(b'^') => formula.xor(a, b).map(|()| "exactly one is true, which is two clauses"),
        Some(_) => formula.equal(a, b).map(|()| "both are true or none, which is two clauses"),
    }
}

impl Typed<'_> {
    fn name(&self, literal: Literal) -> String {
        let sign = if literal.value { "" } else { "¬" };
        format!("{sign}{}", self.names[literal.variable as usize])
    }

    /// "a is true, b is false".
    fn values(&self, values: &[bool]) -> String {
        let shown: Vec<String> = self
            .names
            .iter()
            .zip(values)
            .map(|(name, value)| format!("{name} is {value}"))
            .collect();
        shown.join(", ")
    }
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = read(input)?;
    let solved = typed.formula.solve();
    let (n_variables, n_clauses) = (typed.names.len(), typed.formula.clauses().len());
    let frames = if MOST_VARIABLES < n_variables || MOST_CLAUSES < n_clauses {
        let limit =
            format_args!("{MOST_VARIABLES} variables and {MOST_CLAUSES} clauses of two literals");
        vec![Frame::too_large(limit)]
    } else {
        frames(&typed, &solved)
    };
    let title = format!(
        "2-SAT, {} and {}",
        trace::plural(n_variables, "variable"),
        trace::plural(n_clauses, "clause")
    );
    Ok(Trace { title, frames, answer: answer(&typed, &solved) })
}

fn answer(typed: &Typed<'_>, solved: &Result<Vec<bool>, Conflict>) -> String {
    match solved {
        Ok(_) if typed.names.is_empty() => "There is nothing to satisfy.".into(),
        Ok(values) if MOST_TRIALS / typed.names.len() < typed.formula.clauses().len() => format!(
            "Solution: {}. The least solution, and what is in every solution, are not sought: that takes variables times clauses.",
            typed.values(values)
        ),
        Ok(values) => {
            let least = typed.formula.least_solution().unwrap_or_default();
            let least = if least == *values { "the same".into() } else { typed.values(&least) };
            let forced: Vec<String> = typed
                .formula
                .forced()
                .unwrap_or_default()
                .into_iter()
                .map(|literal| typed.name(literal))
                .collect();
            let forced = if forced.is_empty() { "nothing".into() } else { forced.join(", ") };
            format!(
                "Solution: {}. Least solution: {least}. In every solution: {forced}.",
                typed.values(values)
            )
        }
        Err(Conflict::Circle { down, .. }) => {
            let (yes, no) = (typed.name(down[0]), typed.name(!down[0]));
            format!("No solution: {yes} implies {no}, and {no} implies {yes}.")
        }
        Err(conflict) => format!("No solution: {conflict}."),
    }
}

fn frames(typed: &Typed<'_>, solved: &Result<Vec<bool>, Conflict>) -> Vec<Frame> {
    let whole = picture(typed);
    // After so many clauses there are so many arcs: one of a clause of one literal, else two.
    let n_arcs = |n_clauses: usize| {
        let clauses = typed.formula.clauses()[..n_clauses].iter();
        clauses.map(|[a, b]| if a == b { 1 } else { 2 }).sum()
    };
    let mut frames: Vec<Frame> = Vec::new();
    let mut before = 0;
    let arrow = |edge: &trace::Edge| {
        format!("{} → {}", whole.nodes[edge.from].label, whole.nodes[edge.to].label)
    };
    let mut n_asked = 0;
    for (word, says, n_clauses) in &typed.words {
        let mut picture = whole.clone();
        picture.edges.truncate(n_arcs(*n_clauses));
        for edge in &mut picture.edges[before..] {
            edge.role = Some(Role::Compared);
        }
        let new: Vec<String> = picture.edges[before..].iter().map(arrow).collect();
        let caption = match &new[..] {
            [] => format!("{word}: always true, so it is not kept."),
            _ => format!("{word}: {says}. Add {}.", trace::all_of(&new)),
        };
        if n_asked < 2
            && new.len() == 2
            && let Some(last) = frames.pop()
        {
            n_asked += 1;
            let arcs = [&picture.edges[before], &picture.edges[before + 1]];
            frames.push(ask_arcs(last, word, arcs, arrow));
        }
        before = picture.edges.len();
        frames.push(
            Frame::new(caption).with(picture).at("(u32::from((!a).node()), u32::from(b.node()))"),
        );
    }
    let classes = tarjan(&typed.formula.implications());
    let mut picture = whole;
    for literal in (0..typed.names.len()).flat_map(both) {
        let node = literal.node();
        picture.nodes[node.index()].note = classes.class_of(node).to_string();
    }
    if let Some(last) = frames.pop() {
        frames.push(ask_first(last, typed, solved));
    }
    let caption = format!(
        "The {} literals form {}. Beside each literal is the number of its component. No arc leads to a smaller number.",
        picture.nodes.len(),
        trace::plural(classes.len(), "strongly connected component")
    );
    let mut frame = Frame::new(caption).with(picture.clone()).at("let classes = tarjan(&graph);");
    if let Ok(values) = solved
        && let (Some(&value), Some(name)) = (values.last(), typed.names.last())
    {
        let because = if value {
            format!("{name} is in a later component than ¬{name}.")
        } else {
            format!("¬{name} is in a later component than {name}.")
        };
        let question = format!("Which value does {name} get?");
        frame = frame.ask(question, ["true", "false"], usize::from(!value), because);
    }
    frames.push(frame);
    match solved {
        Ok(values) => frames.extend(choose(typed, picture, values)),
        Err(Conflict::Circle { down, up }) => frames.extend(refute(typed, &picture, down, up)),
        Err(_) => {}
    }
    frames
}

/// Before a clause: which two arcs it adds.
fn ask_arcs(
    frame: Frame,
    word: &str,
    [one, two]: [&trace::Edge; 2],
    arrow: impl Fn(&trace::Edge) -> String,
) -> Frame {
    let not = |node: usize| node ^ 1;
    let pair = |a: &trace::Edge, b: &trace::Edge| format!("{} and {}", arrow(a), arrow(b));
    let back = trace::Edge::new(one.to, one.from);
    let inverse = trace::Edge::new(not(one.from), not(one.to));
    let choices = [pair(one, &back), pair(one, two), pair(one, &inverse)];
    let because = format!(
        "{} says the same as {}: if the consequence is false, the cause is false.",
        arrow(one),
        arrow(two)
    );
    frame.ask(format!("The next clause is {word}. Which arcs does it add?"), choices, 1, because)
}

/// When all arcs are there: whether there is a solution.
fn ask_first(frame: Frame, typed: &Typed<'_>, solved: &Result<Vec<bool>, Conflict>) -> Frame {
    let because = match solved {
        Ok(_) => "No variable leads to its negation and back.".to_owned(),
        Err(Conflict::Circle { down, .. }) => {
            let name = typed.name(down[0]);
            format!("{name} leads to ¬{name}, and ¬{name} leads back to {name}.")
        }
        Err(_) => return frame,
    };
    let choices = ["yes", "no"];
    frame.ask("Is there a solution?", choices, usize::from(solved.is_err()), because)
}

/// The negation of a variable and the variable itself, in the order of their vertices.
fn both(variable: usize) -> [Literal; 2] {
    // Fits: few variables are drawn.
    let yes = is(u32::try_from(variable).unwrap_or(u32::MAX));
    [!yes, yes]
}

/// All literals and implications; each literal stands across from its negation.
fn picture(typed: &Typed<'_>) -> trace::Graph {
    let n = typed.names.len();
    let all = || (0..n).flat_map(both);
    let blank = trace::Graph { nodes: vec![Node::default(); 2 * n], ..trace::Graph::default() };
    let circle = blank.on_circle();
    let node = |literal: Literal| {
        let place = literal.variable as usize + if literal.value { 0 } else { n };
        // The note will be the number of the component.
        Node { note: " ".into(), at: circle.nodes[place].at, ..Node::new(typed.name(literal)) }
    };
    let implications = typed.formula.implications();
    let arcs = implications.edges().iter();
    trace::Graph {
        nodes: all().map(node).collect(),
        edges: arcs.map(|e| trace::Edge::new(e.tail.index(), e.head.index())).collect(),
        directed: true,
        ..trace::Graph::default()
    }
}

/// Variable by variable: the literal of the later class is true.
fn choose(typed: &Typed<'_>, mut picture: trace::Graph, values: &[bool]) -> Vec<Frame> {
    let mut frames = Vec::new();
    for (variable, &value) in values.iter().enumerate() {
        let [no, yes] = both(variable);
        let (chosen, other) = if value { (yes, no) } else { (no, yes) };
        picture.nodes[chosen.node().index()].role = Some(Role::Chosen);
        picture.nodes[other.node().index()].role = Some(Role::Rejected);
        let caption = format!(
            "{} is in a later component than {}: {} is {value}.",
            typed.name(chosen),
            typed.name(other),
            typed.names[variable]
        );
        let at =
            if value { "Ordering::Greater => Ok(true)," } else { "Ordering::Less => Ok(false)," };
        frames.push(Frame::new(caption).with(picture.clone()).at(at));
    }
    frames
}

/// From a variable to its negation, and back.
fn refute(
    typed: &Typed<'_>,
    picture: &trace::Graph,
    down: &[Literal],
    up: &[Literal],
) -> Vec<Frame> {
    let ways = [(down, "cannot be true"), (up, "cannot be true either")];
    let frame = |(way, so): (&[Literal], &str)| {
        let mut picture = picture.clone();
        for literal in way {
            picture.nodes[literal.node().index()].role = Some(Role::Rejected);
        }
        for step in way.windows(2) {
            let ends = (step[0].node().index(), step[1].node().index());
            if let Some(edge) = picture.edges.iter_mut().find(|edge| (edge.from, edge.to) == ends) {
                edge.role = Some(Role::Rejected);
                edge.style = Some(Style::Thick);
            }
        }
        let shown: Vec<String> = way.iter().map(|literal| typed.name(*literal)).collect();
        let caption = format!("{}: so {} {so}.", shown.join(" → "), shown[0]);
        Frame::new(caption).with(picture).at("Ordering::Equal =>")
    };
    ways.into_iter().map(frame).collect()
}

pub(crate) const SIZES: [u32; 6] = [16, 32, 64, 128, 256, 512];

/// The literals met and the implications looked at, of n variables that are all equal, each to the
/// next one.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let chain = || {
        let mut formula = TwoSat::new(n)?;
        for variable in 1..n {
            formula.equal(is(variable - 1), is(variable))?;
        }
        Ok::<_, ClauseError>(formula.implications())
    };
    let Ok(graph) = chain() else { return [0, 0] };
    let (mut n_met, mut n_looked_at) = (0, 0);
    tarjan_watched(&graph, |step, search| match step {
        Step::Discover { .. } => {
            n_met += 1;
            n_looked_at += u32::from(1 < search.path().len());
        }
        Step::Look { .. } => n_looked_at += 1,
        Step::Leave { .. } | Step::Emit { .. } => {}
    });
    [n_met, n_looked_at]
}

/// The work on chains.
fn cost() -> Chart {
    Chart::from_counts(
        "2-SAT: a chain of variables that are equal",
        ["variables", "steps"],
        &SIZES,
        ["literals met", "implications looked at"],
        work,
    )
}
