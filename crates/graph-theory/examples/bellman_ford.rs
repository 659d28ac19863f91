//! Bellman-Ford, round by round:
//! `cargo run -p graph-theory --example bellman_ford -- "a>b:4 b>c:-6 a>c:1 from=a"`.

mod graphs;

use std::process::ExitCode;

use graph_theory::graph::Kind;
use graph_theory::shortest_path::bellman_ford::plain::{self, Step};
use graph_theory::shortest_path::bellman_ford::{
    Step as LibraryStep, bellman_ford, bellman_ford_watched,
};
use graph_theory::{DiGraph, Directed, EdgeId, GraphError, NodeId, ShortestPaths, Undirected};
use graphs::Typed;
use input::Input;
use trace::{
    Axis, Chart, Demo, Flag, Frame, Graph, Grid, Options, Role, Row, Series, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "bellman_ford",
    about: "Bellman-Ford: relax every arc, round after round, until a round changes nothing.",
    arguments: "EDGE... [from=VERTEX]",
    worked: &["0>1:3 1>5:5 2>0:6 2>4:7 3>2:-4 5>2:1 5>3:2 5>4:8"],
    flags: &[Flag {
        name: "--undirected",
        value: None,
        about: "read edges that lead both ways: 0-1:3",
    }],
    trace: draw,
    play: None,
    random: Some(graphs::random_signed_directed),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// More vertices are not drawn, nor more edges, nor larger weights.
const MOST: usize = 24;
const MOST_EDGES: usize = 100;
const MOST_WEIGHT: i64 = 1_000_000_000_000;

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    if options.has("--undirected") {
        run(&graphs::read::<i64, Undirected>(input, &["from"], graphs::integer)?)
    } else {
        run(&graphs::read::<i64, Directed>(input, &["from"], graphs::integer)?)
    }
}

/// What a round has changed, and what was known at its end.
struct Round {
    nearer: Vec<usize>,
    known: Known,
}

/// For each vertex, its distance and the edge by which it came nearer last.
#[derive(Clone)]
struct Known {
    distances: Vec<Option<i64>>,
    edges: Vec<Option<usize>>,
}

fn run<K: Kind>(typed: &Typed<i64, K>) -> trace::Result<Trace> {
    let source = typed.vertex("from")?;
    let graph = &typed.graph;
    let too_large = MOST < typed.names.len()
        || MOST_EDGES < graph.n_edges()
        || graph.edges().iter().any(|edge| MOST_WEIGHT < edge.weight.saturating_abs());
    let found = bellman_ford(graph, source);
    let mut rounds: Vec<Round> = Vec::new();
    if !too_large {
        // Each arc with the edge that it belongs to.
        let arcs = graph.edges().iter().enumerate().flat_map(|(i, edge)| {
            let (u, v) = (edge.tail.index(), edge.head.index());
            let back = (!K::IS_DIRECTED).then_some((i, (v, u, edge.weight)));
            [Some((i, (u, v, edge.weight))), back]
        });
        let (edges, arcs): (Vec<usize>, Vec<_>) = arcs.flatten().unzip();
        let none = vec![None; typed.names.len()];
        let mut known = Known { distances: none, edges: vec![None; typed.names.len()] };
        known.distances[source.index()] = Some(0);
        let mut nearer = Vec::new();
        let watch = |step| match step {
            Step::Relax { arc } => {
                let (u, v, weight) = arcs[arc];
                known.distances[v] = known.distances[u].map(|far| far + weight);
                known.edges[v] = Some(edges[arc]);
                nearer.push(v);
            }
            Step::Round => {
                rounds.push(Round { nearer: std::mem::take(&mut nearer), known: known.clone() });
            }
        };
        // The library's version says what was found.
        let _ = plain::bellman_ford_watched(typed.names.len(), &arcs, source.index(), watch);
    }
    let cycle = match &found {
        Ok(_) => None,
        Err(GraphError::NegativeCycle { edges }) => Some(edges.clone()),
        Err(_) => return Err(found.map(|_| ()).unwrap_err().into()),
    };
    let frames = if too_large {
        vec![Frame::too_large(format_args!(
            "{MOST} vertices, {MOST_EDGES} edges, and weights of 12 digits"
        ))]
    } else {
        frames(typed, source, &rounds, cycle.as_deref())
    };
    let answer = match (&found, &cycle) {
        (_, Some(cycle)) => negative(typed, cycle),
        (Ok(paths), None) => distances(typed, paths),
        (Err(_), None) => String::new(),
    };
    let title = format!("Bellman-Ford from {}", typed.name(source));
    Ok(Trace { title, frames, answer })
}

fn distances<K: Kind>(typed: &Typed<i64, K>, paths: &ShortestPaths<i64>) -> String {
    let far = |u: NodeId| match paths.dist(u) {
        Some(far) => format!("{} at {far}", typed.name(u)),
        None => format!("{} not reached", typed.name(u)),
    };
    trace::list(typed.graph.nodes().map(far), ", ") + "."
}

/// The cycle with its weight: `a b c a, 3 - 4 - 1 = -2`.
fn negative<K: Kind>(typed: &Typed<i64, K>, cycle: &[EdgeId]) -> String {
    let edge = |id: &EdgeId| typed.graph.edge(*id);
    // An undirected edge may be walked against its own direction: it then starts where the last one
    // has ended.
    let mut at = cycle.first().map(edge).map(|first| {
        let next = cycle.get(1).map(edge);
        let goes_on = next.is_none_or(|next| [next.tail, next.head].contains(&first.head));
        if K::IS_DIRECTED || goes_on { first.tail } else { first.head }
    });
    let mut nodes = Vec::new();
    for id in cycle {
        nodes.extend(at);
        at = at.map(|at| edge(id).other_end(at));
    }
    nodes.extend(at);
    let sum: i64 = cycle.iter().map(|id| edge(id).weight).sum();
    format!("A negative cycle, {}, of weight {sum}.", graphs::listed(typed, nodes))
}

/// One frame before the first round, one for each round, and one for a cycle.
fn frames<K: Kind>(
    typed: &Typed<i64, K>,
    source: NodeId,
    rounds: &[Round],
    cycle: Option<&[EdgeId]>,
) -> Vec<Frame> {
    let map = typed.picture(i64::to_string).spread();
    let start: Vec<Option<i64>> = typed.graph.nodes().map(|u| (u == source).then_some(0)).collect();
    let mut table = Grid {
        name: "round".into(),
        columns: typed.names.clone(),
        rows: vec![Row::new("0", start.into_iter().map(shown))],
        ..Grid::default()
    };
    let mut first = map.clone();
    for node in &mut first.nodes {
        node.note = " ".into();
    }
    first.nodes[source.index()].role = Some(Role::Frontier);
    first.nodes[source.index()].note = "0".into();
    let caption = format!("Only {} has a distance, 0.", typed.name(source));
    let first =
        Frame::new(caption).with(first).with(table.clone()).at("distances[source] = Some(0);");
    let mut frames = vec![ask_rounds(first, rounds, cycle.is_some())];
    let mut n_asked = 0;
    for (i, Round { nearer, known }) in (1..).zip(rounds) {
        let mut map = with_distances(&map, known);
        let mut row = Row::new(i.to_string(), known.distances.iter().copied().map(shown));
        for &v in nearer {
            row.cells[v].role = Some(Role::Compared);
            map.nodes[v].role = Some(Role::Compared);
        }
        table.rows.push(row);
        let mut named = nearer.clone();
        named.sort_unstable();
        named.dedup();
        let (caption, at) = if named.is_empty() {
            let caption = format!("Round {i} changes nothing: no arc can be relaxed.");
            (caption, "if changed.is_none() {")
        } else {
            let named = trace::all_of(named.iter().map(|v| &typed.names[*v]));
            let caption = format!("Round {i}: {named} came nearer.");
            (caption, "distances[v] = Some(d + weight);")
        };
        let mut frame = Frame::new(caption).with(map).with(table.clone()).at(at);
        if let Some(next) = rounds.get(i).filter(|_| n_asked < 2) {
            frame = ask_next(frame, typed, next);
            n_asked += usize::from(frame.ask.is_some());
        }
        frames.push(frame);
        for cell in table.rows.iter_mut().flat_map(|row| &mut row.cells) {
            cell.role = None;
        }
    }
    if let Some(cycle) = cycle {
        let mut map = map.clone();
        for edge in cycle {
            map.edges[edge.index()].role = Some(Role::Chosen);
            map.edges[edge.index()].style = Some(Style::Thick);
        }
        let n = typed.names.len();
        let caption = format!(
            "Round {n} of {n} still changed something. From there, {n} steps back along the parents lead onto a negative cycle."
        );
        frames.push(Frame::new(caption).with(map).with(table).at("for _ in parents {"));
    }
    frames
}

/// At the start: how many rounds change something.
fn ask_rounds(frame: Frame, rounds: &[Round], has_cycle: bool) -> Frame {
    if has_cycle {
        let because =
            "Walking around a negative cycle once more makes everything on it nearer again.";
        let question = "Will some round change nothing?";
        return frame.ask(question, ["yes", "no"], 1, because);
    }
    let n = rounds.iter().filter(|round| !round.nearer.is_empty()).count();
    frame.ask_number(
        "How many rounds will change a distance?",
        n,
        [n + 1, n.saturating_sub(1), n + 2],
        "A round can follow several arcs of a path if they come in the right order in the list; then it needs fewer rounds than the path has arcs.",
    )
}

/// What the next round changes.
fn ask_next<K: Kind>(frame: Frame, typed: &Typed<i64, K>, next: &Round) -> Frame {
    let mut nearer = next.nearer.clone();
    nearer.sort_unstable();
    nearer.dedup();
    let [only] = nearer[..] else { return frame };
    let name = &typed.names[only];
    let distance = next.known.distances[only].map_or(String::new(), |far| far.to_string());
    let because = format!(
        "An arc to {name} leads from a vertex that came nearer: now {name} is at {distance}."
    );
    frame.ask("Which vertex comes nearer in the next round?", &typed.names, only, because)
}

fn shown(far: Option<i64>) -> String {
    far.map_or("–".into(), |far| far.to_string())
}

/// The map with the distances known, and the edges by which they arrive.
fn with_distances(map: &Graph, known: &Known) -> Graph {
    let mut map = map.clone();
    for (node, far) in map.nodes.iter_mut().zip(&known.distances) {
        node.note = far.map_or(" ".into(), |far| far.to_string());
    }
    for edge in known.edges.iter().flatten() {
        map.edges[*edge].style = Some(Style::Thick);
    }
    map
}

pub(crate) const SIZES: [u32; 7] = [4, 8, 16, 32, 64, 128, 256];

/// How many arcs are looked at in all rounds.
pub(crate) fn looks(graph: &DiGraph<i32>, source: NodeId) -> usize {
    let mut n_rounds = 0;
    let count = |step, _: &_| n_rounds += usize::from(matches!(step, LibraryStep::Round { .. }));
    let found = bellman_ford_watched(graph, &[source], |_, weight| *weight, count);
    found.map_or(0, |_| n_rounds * graph.n_edges())
}

/// A chain in the order of its vertices, and from its last vertex, against the order.
pub(crate) fn chains(n: u32) -> [(DiGraph<i32>, NodeId); 2] {
    let along = DiGraph::from_weighted_edges(n as usize, (1..n).map(|v| (v - 1, v, 1)));
    let against = DiGraph::from_weighted_edges(n as usize, (1..n).map(|v| (v, v - 1, 1)));
    [
        (along.unwrap_or_default(), NodeId::from(0)),
        (against.unwrap_or_default(), NodeId::from(n - 1)),
    ]
}

fn cost() -> Chart {
    #[expect(clippy::cast_precision_loss, reason = "some ten thousand")]
    let series = |name: &str, which: usize| Series {
        name: name.into(),
        points: SIZES
            .map(|n| {
                let (graph, source) = &chains(n)[which];
                (f64::from(n), looks(graph, *source) as f64)
            })
            .to_vec(),
    };
    Chart {
        name: "Arcs looked at in a chain".into(),
        x: Axis::log("vertices"),
        y: Axis::log("arcs looked at"),
        series: vec![series("against the order", 1), series("in the order", 0)],
    }
}
