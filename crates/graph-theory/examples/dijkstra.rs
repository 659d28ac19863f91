//! Dijkstra's algorithm, vertex by vertex:
//! `cargo run -p graph-theory --example dijkstra -- 0-1:3 1-2:5 0-2:9 from=0 to=2`.

mod graphs;

use std::process::ExitCode;

use graph_theory::graph::Kind;
use graph_theory::shortest_path::dijkstra::{Search, Step, dijkstra_watched};
use graph_theory::{DiGraph, Directed, EdgeId, NodeId, ShortestPaths, Undirected};
use graphs::Typed;
use input::Input;
use trace::{
    Axis, Cell, Cells, Chart, Demo, Flag, Frame, Graph, Options, Role, Series, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "dijkstra",
    about: "Dijkstra: settle the nearest vertex of the queue, and look along its arcs.",
    arguments: "EDGE... [from=VERTEX] [to=VERTEX]",
    worked: &["0-1:3 0-2:9 0-3:12 1-2:5 1-5:9 1-7:30 2-7:26 3-4:3 3-5:7 3-6:20 4-5:11 4-7:20 \
               5-6:16 6-7:9 from=0"],
    flags: &[
        Flag { name: "--directed", value: None, about: "read edges that lead one way: 0>1:3" },
        Flag {
            name: "--city",
            value: None,
            about: "search a city of 20 crossings, if no edge is given",
        },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// A city: crossings have the names of squares, streets the minutes that they take.
const CITY: &str = "A1-B1:4 B1-C1:3 C1-D1:6 D1-E1:2 A2-B2:2 B2-C2:2 C2-D2:2 D2-E2:2 A3-B3:5 B3-C3:7 \
                    C3-D3:3 D3-E3:4 A4-B4:3 B4-C4:3 C4-D4:3 D4-E4:5 A1-A2:3 A2-A3:4 A3-A4:2 B1-B2:6 \
                    B2-B3:4 B3-B4:2 C1-C2:5 C2-C3:6 C3-C4:2 D1-D2:3 D2-D3:5 D3-D4:2 E1-E2:6 E2-E3:1 \
                    E3-E4:3 A1-B2:9 C2-D3:6 from=A1 to=E4";

/// More vertices are not drawn, nor more edges.
const MOST: usize = 24;
const MOST_EDGES: usize = 100;

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    const KEYS: &[&str] = &["from", "to"];
    if options.has("--directed") {
        return run(&graphs::read::<i64, Directed>(input, KEYS, graphs::integer)?);
    }
    let mut city = Input::command_line(CITY.as_bytes());
    let input = if options.has("--city") { &mut city } else { input };
    run(&graphs::read::<i64, Undirected>(input, KEYS, graphs::integer)?)
}

/// A vertex that came out of the queue, and the search before the next one comes.
struct Turn {
    step: Step,
    shorter: Vec<EdgeId>,
    search: Search<i64>,
}

fn run<K: Kind>(typed: &Typed<i64, K>) -> trace::Result<Trace> {
    let source = typed.vertex("from")?;
    let target = typed.setting("to").map(|_| typed.vertex("to")).transpose()?;
    let too_large = MOST < typed.names.len() || MOST_EDGES < typed.graph.n_edges();
    let mut turns: Vec<Turn> = Vec::new();
    let paths = dijkstra_watched(
        &typed.graph,
        &[source],
        |_, weight| *weight,
        |u, _| Some(u) == target,
        |step, search| match step {
            _ if too_large => {}
            Step::Settle { .. } | Step::Drop { .. } => {
                turns.push(Turn { step, shorter: Vec::new(), search: search.clone() });
            }
            Step::Relax { edge, .. } => {
                if let Some(turn) = turns.last_mut() {
                    turn.shorter.push(edge);
                    turn.search = search.clone();
                }
            }
        },
    )?;
    let to = target.map_or(String::new(), |target| format!(" to {}", typed.name(target)));
    let frames = if too_large {
        vec![Frame::too_large(format_args!("{MOST} vertices and {MOST_EDGES} edges"))]
    } else {
        frames(typed, &turns, &paths, target)
    };
    Ok(Trace {
        title: format!("Dijkstra's algorithm from {}{to}", typed.name(source)),
        frames,
        answer: answer(typed, &paths, target),
    })
}

fn answer<K: Kind>(
    typed: &Typed<i64, K>,
    paths: &ShortestPaths<i64>,
    target: Option<NodeId>,
) -> String {
    if let Some(target) = target {
        let path = paths.path_to(&typed.graph, target);
        return match (path, paths.dist(target)) {
            (Some(path), Some(far)) => {
                format!(
                    "{} is at {far}: {}.",
                    typed.name(target),
                    graphs::listed(typed, path.nodes)
                )
            }
            _ => format!("{} cannot be reached.", typed.name(target)),
        };
    }
    let far = |u: NodeId| match paths.dist(u) {
        Some(far) => format!("{} at {far}", typed.name(u)),
        None => format!("{} not reached", typed.name(u)),
    };
    trace::list(typed.graph.nodes().map(far), ", ") + "."
}

/// One frame for each vertex that comes out of the queue, and one for the end.
fn frames<K: Kind>(
    typed: &Typed<i64, K>,
    turns: &[Turn],
    paths: &ShortestPaths<i64>,
    target: Option<NodeId>,
) -> Vec<Frame> {
    let map = placed(typed.picture(i64::to_string));
    let mut settled = vec![false; typed.names.len()];
    let mut frames = Vec::new();
    for Turn { step, shorter, search } in turns {
        let known = search.paths();
        let mut map = with_distances(&map, known, &settled);
        let (caption, at) = match *step {
            Step::Drop { u } => {
                map.nodes[u.index()].role = Some(Role::Active);
                let far = known.dist(u).unwrap_or(0);
                let name = typed.name(u);
                let caption =
                    format!("{name} comes out again, but it was settled at {far}: dropped.");
                (caption, "watch(Step::Drop { u }, &search);")
            }
            Step::Settle { u } | Step::Relax { v: u, .. } => {
                settled[u.index()] = true;
                map.nodes[u.index()].role = Some(Role::Active);
                if Some(u) != target {
                    for arc in typed.graph.arcs(u) {
                        let refused = known.pred_edge(u) != Some(arc.edge);
                        let role = if refused { Role::Rejected } else { Role::Settled };
                        map.edges[arc.edge.index()].role = Some(role);
                    }
                    for edge in shorter {
                        map.edges[edge.index()].role = Some(Role::Compared);
                    }
                }
                let caption = settle(typed, u, target, shorter, known);
                (caption, "watch(Step::Settle { u }, &search);")
            }
        };
        frames.push(Frame::new(caption).with(map).with(queue(typed, search)).at(at));
    }
    frames.push(last(typed, &map, paths, target));
    frames
}

fn settle<K: Kind>(
    typed: &Typed<i64, K>,
    u: NodeId,
    target: Option<NodeId>,
    shorter: &[EdgeId],
    known: &ShortestPaths<i64>,
) -> String {
    let here = format!("Settle {} at {}", typed.name(u), known.dist(u).unwrap_or(0));
    if Some(u) == target {
        return format!("{here}. It is the target.");
    }
    let mut found: Vec<String> = Vec::new();
    for arc in typed.graph.arcs(u).iter().filter(|arc| shorter.contains(&arc.edge)) {
        let far = known.dist(arc.head).unwrap_or(0);
        let next = format!("{} at {far}", typed.name(arc.head));
        if !found.contains(&next) {
            found.push(next);
        }
    }
    match found.as_slice() {
        [] => format!("{here}. No arc makes a shorter way."),
        _ => format!("{here}. Shorter through it: {}.", found.join(", ")),
    }
}

/// The vertices stand where their names say, as on a board, if all do: A1, B1.
fn placed(map: Graph) -> Graph {
    let square = |name: &str| {
        let (&column, row) = name.as_bytes().split_first()?;
        let row: u8 = std::str::from_utf8(row).ok()?.parse().ok()?;
        column.is_ascii_uppercase().then(|| (f64::from(column - b'A'), f64::from(row)))
    };
    let squares: Option<Vec<(f64, f64)>> =
        map.nodes.iter().map(|node| square(&node.label)).collect();
    match squares {
        None => map.spread(),
        Some(squares) => {
            let mut map = map;
            for (node, (x, y)) in map.nodes.iter_mut().zip(squares) {
                // A little aslant, so that the number below a crossing is beside the street.
                node.at = (1.2 * x + 0.4 * y, y);
            }
            map
        }
    }
}

/// The map with the distances known, and the tree of the paths to them.
fn with_distances(map: &Graph, known: &ShortestPaths<i64>, settled: &[bool]) -> Graph {
    let mut map = map.clone();
    for (i, far) in known.distances().enumerate() {
        if let Some(far) = far {
            map.nodes[i].note = far.to_string();
            map.nodes[i].role = Some(if settled[i] { Role::Settled } else { Role::Frontier });
        }
    }
    for v in (0..).map(NodeId::from).take(settled.len()) {
        if let Some(edge) = known.pred_edge(v) {
            map.edges[edge.index()].style = Some(Style::Thick);
        }
    }
    map
}

/// What waits, the nearest first; what will be dropped is marked.
fn queue<K: Kind>(typed: &Typed<i64, K>, search: &Search<i64>) -> Cells {
    let mut entries: Vec<(i64, NodeId)> = search.queue().collect();
    entries.sort_unstable();
    let cell = |(far, u): (i64, NodeId)| {
        let is_stale = search.paths().dist(u) != Some(far);
        let text = format!("{}: {far}", typed.name(u));
        Cell { text, role: is_stale.then_some(Role::Rejected) }
    };
    Cells {
        name: "queue".into(),
        cells: entries.into_iter().map(cell).collect(),
        ..Cells::default()
    }
}

/// The path to the target, or all paths.
fn last<K: Kind>(
    typed: &Typed<i64, K>,
    map: &Graph,
    paths: &ShortestPaths<i64>,
    target: Option<NodeId>,
) -> Frame {
    let mut map = with_distances(map, paths, &vec![true; typed.names.len()]);
    let ends: Vec<NodeId> = target.map_or_else(|| typed.graph.nodes().collect(), |end| vec![end]);
    for path in ends.into_iter().filter_map(|end| paths.path_to(&typed.graph, end)) {
        for edge in path.edges {
            map.edges[edge.index()].role = Some(Role::Chosen);
        }
        for node in path.nodes {
            map.nodes[node.index()].role = Some(Role::Chosen);
        }
    }
    let (caption, at) = match target.map(|target| paths.is_reached(target)) {
        None => ("The queue is empty. The paths are a tree.", "if too_far {"),
        Some(true) => ("The search ends here: back along the tree.", "return Ok(search.paths);"),
        Some(false) => ("The queue is empty, and the target was not met.", "if too_far {"),
    };
    Frame::new(caption).with(map).at(at)
}

pub(crate) const SIZES: [u32; 7] = [16, 32, 64, 128, 256, 512, 1024];

/// How many entries come into the queue for these arcs, the source included.
pub(crate) fn entries(n_nodes: u32, arcs: impl IntoIterator<Item = (u32, u32, u32)>) -> usize {
    let mut n_entries = 1;
    let graph = DiGraph::from_weighted_edges(n_nodes as usize, arcs);
    let count =
        |step, _: &Search<u64>| n_entries += usize::from(matches!(step, Step::Relax { .. }));
    let run = |graph| {
        dijkstra_watched(&graph, &[NodeId::from(0)], |_, weight| *weight, |_, _| false, count)
    };
    graph.and_then(run).map_or(0, |_| n_entries)
}

/// Four arcs out of each vertex, to anywhere.
pub(crate) fn random(n: u32) -> impl Iterator<Item = (u32, u32, u32)> {
    let step = |x: &u64| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12_345));
    let mut numbers = std::iter::successors(Some(7), step).skip(1);
    let mut below = move |end: u32| {
        // Fits: below the end.
        let high = numbers.next().map_or(0, |x| ((x >> 32) * u64::from(end)) >> 32);
        u32::try_from(high).unwrap_or(0)
    };
    (0..4 * n).map(move |i| (i / 4, below(n), 1 + below(1000)))
}

/// From each vertex an arc to every later one, so long that every way found is shorter than those
/// before.
pub(crate) fn shrinking(n: u32) -> impl Iterator<Item = (u32, u32, u32)> {
    let weight = move |u: u32, v: u32| if v == u + 1 { 1 } else { 2 * (v - u) - 1 + (n - u) };
    (0..n).flat_map(move |u| (u + 1..n).map(move |v| (u, v, weight(u, v))))
}

fn cost() -> Chart {
    #[expect(clippy::cast_precision_loss, reason = "half a million entries")]
    let series = |name: &str, count: fn(u32) -> usize| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), count(n) as f64)).to_vec(),
    };
    Chart {
        name: "Entries that come into the queue".into(),
        x: Axis::log("vertices"),
        y: Axis::log("entries"),
        series: vec![
            series("shrinking shortcuts", |n| entries(n, shrinking(n))),
            series("4 V random arcs", |n| entries(n, random(n))),
        ],
    }
}
