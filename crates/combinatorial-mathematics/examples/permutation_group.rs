//! Many steps of one rule at once:
//! `cargo run -p combinatorial-mathematics --example permutation_group -- --steps 5 1 2 0 4 3`.

#[path = "../../sort/examples/values/mod.rs"]
#[allow(dead_code, reason = "shared by programs that read numbers or words")]
mod values;

use std::process::ExitCode;

use combinatorial_mathematics::full_permutation::shuffle::shuffle;
use combinatorial_mathematics::permutation_group::{Permutation, PermutationError};
use input::Input;
use trace::{Cell, Chart, Demo, Edge, Flag, Frame, Graph, Grid, Node, Options, Role, Row, Trace};
use values::Value;

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "permutation_group",
    about: "A rule moves the item at place i to place RULE[i]. Its cycles, and what comes of many steps.",
    arguments: "RULE... [on ITEM...] (the places 0, 1, 2, ... in any order; the items are these places, if none are given)",
    worked: &["3 4 2 6 1 7 0 5 9 8"],
    flags: &[Flag {
        name: "--steps",
        value: Some("K"),
        about: "how many steps (4); backwards, if negative",
    }],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_PLACES: usize = 20;

/// The rule, and the items that it moves.
fn read(input: &mut Input<'_>) -> trace::Result<(Permutation, Vec<Value>)> {
    let mut image = Vec::new();
    let mut has_items = false;
    while !input.is_end() && !has_items {
        let name = format!("place {}", image.len());
        let word = input.word(&name)?;
        has_items = word == "on";
        if !has_items {
            let place = word
                .parse()
                .map_err(|_| input.invalid_number(&name, "is not a place, nor \"on\""))?;
            image.push(place);
        }
    }
    let rule = Permutation::new(image)?;
    let items = if has_items {
        values::read(input)?
    } else {
        rule.image().iter().zip(0..).map(|(_, place)| Value::Number(place)).collect()
    };
    let (n, found) = (rule.len(), items.len());
    if n == found { Ok((rule, items)) } else { Err(PermutationError::Length { n, found }.into()) }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let k: i64 = options.number("--steps")?.unwrap_or(4);
    let (rule, items) = read(input)?;
    let power = rule.power(k);
    let mut moved = items.clone();
    power.move_to(&mut moved)?;
    let steps = format!("{k} {}", if k.unsigned_abs() == 1 { "step" } else { "steps" });
    let after = format!("After {steps}: {}.", trace::list(&moved, " "));
    let order = rule.order().map_or("more than 2^64".to_owned(), |order| order.to_string());
    let sign = if rule.is_even() { "even" } else { "odd" };
    if rule.is_empty() {
        return Ok(Trace {
            title: "A rule for nothing".into(),
            frames: Vec::new(),
            answer: "Nothing moves.".into(),
        });
    }
    if MOST_PLACES < rule.len() {
        let n = rule.len();
        let n_cycles = trace::plural(rule.cycles().len() as u64, "cycle");
        let frames = vec![Frame::too_large(format_args!("{MOST_PLACES} places"))];
        let answer = format!("{n_cycles}, order {order}, {sign}. {after}");
        return Ok(Trace { title: format!("A rule for {n} places"), frames, answer });
    }
    let title = format!("The rule {}", words(rule.image()));
    let cycles = rule.cycles();
    let caption = format!(
        "Where each item goes. The rule falls into {}.",
        trace::plural(cycles.len() as u64, "cycle")
    );
    let mut frames =
        vec![Frame::new(caption).with(graph(&rule, &cycles)).at("place = self.image[place];")];
    frames.extend(cycles.iter().map(|cycle| turned(cycle, k, &items, &moved)));
    let places: Vec<String> = (0..rule.len()).map(|place| place.to_string()).collect();
    let rows = vec![Row::new("before", &items), Row::new("after", &moved)];
    let caption = format!("All together: {steps}, at the cost of one.");
    frames.push(
        Frame::new(caption)
            .with(Grid { columns: places, rows, ..Grid::default() })
            .at("items.swap(start, place);"),
    );
    let answer = format!("{rule}, order {order}, {sign}. {after}");
    Ok(Trace { title, frames, answer })
}

fn words(places: &[usize]) -> String {
    trace::list(places, " ")
}

/// The places, an arrow from each to where its item goes; each cycle on a circle of its own.
fn graph(rule: &Permutation, cycles: &[Vec<usize>]) -> Graph {
    let n = rule.len();
    let mut graph = Graph { nodes: vec![Node::default(); n], directed: true, ..Graph::default() };
    let mut left = 0.0;
    for (group, cycle) in cycles.iter().enumerate() {
        let nodes = cycle.iter().map(Node::new).collect();
        let circle = Graph { nodes, ..Graph::default() }.on_circle();
        let mut right = left;
        for (&place, mut node) in cycle.iter().zip(circle.nodes) {
            node.at.0 += left;
            node.group = Some(group);
            right = node.at.0.max(right);
            graph.nodes[place] = node;
        }
        left = right + 1.0;
    }
    graph.edges = rule.image().iter().enumerate().map(|(from, &to)| Edge::new(from, to)).collect();
    graph
}

/// The items of one cycle, before and after; the first of them is marked.
fn turned(cycle: &[usize], k: i64, items: &[Value], moved: &[Value]) -> Frame {
    let length = cycle.len();
    let shift = usize::try_from(k.rem_euclid(i64::try_from(length).unwrap_or(1))).unwrap_or(0);
    let row = |name: &str, of: &[Value], chosen: usize| {
        let cell = |(at, &place): (usize, &usize)| {
            let role = (at == chosen).then_some(Role::Chosen);
            Cell { role, ..Cell::new(&of[place]) }
        };
        Row {
            header: name.to_owned(),
            cells: cycle.iter().enumerate().map(cell).collect(),
            ..Row::default()
        }
    };
    let columns = cycle.iter().map(usize::to_string).collect();
    let rows = vec![row("before", items, 0), row("after", moved, shift)];
    let caption = match (length, shift) {
        (1, _) => format!("The item at place {} stays.", cycle[0]),
        (_, 0) => format!(
            "The cycle ({}): {k} steps are whole turns of {length}, so nothing moves.",
            words(cycle)
        ),
        _ => format!(
            "The cycle ({}): {k} mod {length} is {shift}, so each item moves {} on.",
            words(cycle),
            trace::plural(shift as u64, "place")
        ),
    };
    let at = "image[place] = cycle[(at + shift) % length];";
    Frame::new(caption).with(Grid { columns, rows, ..Grid::default() }).at(at)
}

pub(crate) const SIZES: [u32; 8] = [8, 16, 32, 64, 128, 256, 512, 1024];

/// A rule without order.
fn some_rule(n: u32) -> Permutation {
    let mut image: Vec<usize> = (0..n as usize).collect();
    let mut state = 1_u64;
    shuffle(&mut image, |end| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((state >> 33) % end as u64).unwrap_or(0)
    });
    Permutation::new(image).unwrap_or_default()
}

/// The swaps for 100 steps of a rule for n places: step by step, and at once.
pub(crate) fn swaps(n: u32) -> [u32; 2] {
    let rule = some_rule(n);
    let mut items = rule.image().to_vec();
    let mut swapped = |rule: &Permutation| {
        let mut n_swaps = 0;
        // The items are as many as the places.
        let _ = rule.move_to_watched(&mut items, |_, _| n_swaps += 1);
        n_swaps
    };
    [(0..100).map(|_| swapped(&rule)).sum(), swapped(&rule.power(100))]
}

fn cost() -> Chart {
    let curves = ["one by one", "at once"];
    Chart::from_counts("Swaps for 100 steps", ["places", "swaps"], &SIZES, curves, swaps)
}
