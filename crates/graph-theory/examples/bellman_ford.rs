//! Bellman-Ford, round by round:
//! `cargo run -p graph-theory --example bellman_ford -- "a>b:4 b>c:-6 a>c:1 from=a"`.

mod graphs;

use std::process::ExitCode;

use graph_theory::graph::Kind;
use graph_theory::shortest_path::bellman_ford::{Step, bellman_ford_watched};
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
    worked: &["s>t:6 s>y:7 t>x:5 t>y:8 t>z:-4 x>t:-2 y>x:-3 y>z:9 z>x:7 z>s:2 from=s"],
    flags: &[Flag {
        name: "--undirected",
        value: None,
        about: "read edges that lead both ways: 0-1:3",
    }],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// More vertices are not drawn, nor more edges.
const MOST: usize = 24;
const MOST_EDGES: usize = 100;

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
    nearer: Vec<NodeId>,
    known: ShortestPaths<i64>,
}

fn run<K: Kind>(typed: &Typed<i64, K>) -> trace::Result<Trace> {
    let source = typed.vertex("from")?;
    let too_large = MOST < typed.names.len() || MOST_EDGES < typed.graph.n_edges();
    let mut rounds: Vec<Round> = Vec::new();
    let mut nearer = Vec::new();
    let found = bellman_ford_watched(
        &typed.graph,
        &[source],
        |_, weight| *weight,
        |step, known| match step {
            _ if too_large => {}
            Step::Relax { v, .. } => nearer.push(v),
            Step::Round { .. } => {
                rounds.push(Round { nearer: std::mem::take(&mut nearer), known: known.clone() });
            }
        },
    );
    let cycle = match &found {
        Ok(_) => None,
        Err(GraphError::NegativeCycle { edges }) => Some(edges.clone()),
        Err(_) => return Err(found.map(|_| ()).unwrap_err().into()),
    };
    let frames = if too_large {
        vec![Frame::too_large(format_args!("{MOST} vertices and {MOST_EDGES} edges"))]
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
    first.nodes[source.index()].role = Some(Role::Frontier);
    first.nodes[source.index()].note = "0".into();
    let caption = format!("Only {} has a distance, 0.", typed.name(source));
    let mut frames =
        vec![Frame::new(caption).with(first).with(table.clone()).at("for &source in sources {")];
    for (i, Round { nearer, known }) in (1..).zip(rounds) {
        let mut map = with_distances(&map, known);
        let mut row = Row::new(i.to_string(), known.distances().map(shown));
        for v in nearer {
            row.cells[v.index()].role = Some(Role::Compared);
            map.nodes[v.index()].role = Some(Role::Compared);
        }
        table.rows.push(row);
        let mut named = nearer.clone();
        named.sort_unstable();
        named.dedup();
        let (caption, at) = if named.is_empty() {
            let caption = format!("Round {i} changes nothing: no arc can be relaxed.");
            (caption, "if nearer.is_none() {")
        } else {
            let caption = format!("Round {i}. Nearer: {}.", graphs::listed(typed, named));
            (caption, "watch(Step::Round { round }, &paths);")
        };
        frames.push(Frame::new(caption).with(map).with(table.clone()).at(at));
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
            "Round {n} of {n} still found a shorter way. Back along the paths, {n} steps, to a cycle."
        );
        frames.push(
            Frame::new(caption)
                .with(map)
                .with(table)
                .at("let (mut edges, on_cycle) = (Vec::new(), v);"),
        );
    }
    frames
}

fn shown(far: Option<i64>) -> String {
    far.map_or("–".into(), |far| far.to_string())
}

/// The map with the distances known, and the edges by which they arrive.
fn with_distances(map: &Graph, known: &ShortestPaths<i64>) -> Graph {
    let mut map = map.clone();
    for (i, far) in known.distances().enumerate() {
        map.nodes[i].note = far.map_or(String::new(), |far| far.to_string());
    }
    for v in (0..).map(NodeId::from).take(known.n_nodes()) {
        if let Some(edge) = known.pred_edge(v) {
            map.edges[edge.index()].style = Some(Style::Thick);
        }
    }
    map
}

pub(crate) const SIZES: [u32; 7] = [4, 8, 16, 32, 64, 128, 256];

/// How many arcs are looked at in all rounds.
pub(crate) fn looks(graph: &DiGraph<i32>, source: NodeId) -> usize {
    let mut n_rounds = 0;
    let count = |step, _: &_| n_rounds += usize::from(matches!(step, Step::Round { .. }));
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
