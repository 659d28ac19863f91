//! Dijkstra's algorithm, vertex by vertex:
//! `cargo run -p graph-theory --example dijkstra -- 0-1:3 1-2:5 0-2:9 from=0 to=2`.

mod graphs;

use std::process::ExitCode;

use graph_theory::graph::Kind;
use graph_theory::shortest_path::dijkstra::plain::{self, Step};
use graph_theory::shortest_path::dijkstra::{Search, Step as LibraryStep, dijkstra_watched};
use graph_theory::{DiGraph, Directed, GraphError, NodeId, Undirected};
use graphs::Typed;
use input::Input;
use trace::{
    Axis, Cell, Cells, Chart, Demo, Flag, Frame, Graph, Grid, Options, Role, Row, Series, Style,
    Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "dijkstra",
    about: "Dijkstra: settle the nearest vertex of the queue, and look along its arcs.",
    arguments: "EDGE... [from=VERTEX] [to=VERTEX]",
    worked: &["0-1:3 0-2:6 1-5:5 2-3:4 2-4:7 2-5:1 3-5:2 4-5:8"],
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
    random: Some(graphs::random_weighted),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// A city: crossings have the names of squares, streets the minutes that they take.
const CITY: &str = "A1-B1:4 B1-C1:3 C1-D1:6 D1-E1:2 A2-B2:2 B2-C2:2 C2-D2:2 D2-E2:2 A3-B3:5 B3-C3:7 \
                    C3-D3:3 D3-E3:4 A4-B4:3 B4-C4:3 C4-D4:3 D4-E4:5 A1-A2:3 A2-A3:4 A3-A4:2 B1-B2:6 \
                    B2-B3:4 B3-B4:2 C1-C2:5 C2-C3:6 C3-C4:2 D1-D2:3 D2-D3:5 D3-D4:2 E1-E2:6 E2-E3:1 \
                    E3-E4:3 A1-B2:9 C2-D3:6 from=A1 to=E2";

/// More vertices are not drawn, nor more edges, nor a larger sum of weights; with more vertices,
/// there is no table.
const MOST: usize = 24;
const MOST_EDGES: usize = 100;
const MOST_SUM: i64 = 1_000_000_000_000;
const MOST_COLUMNS: usize = 10;

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

/// An entry that came out of the heap, and how far the search is before the next one comes.
#[derive(Clone)]
struct Turn {
    step: Step,
    /// The vertices that came nearer in this turn.
    nearer: Vec<usize>,
    known: Known,
}

/// What the search knows.
#[derive(Clone)]
struct Known {
    tentative: Vec<Option<i64>>,
    /// For each vertex, the edge by which it came nearer last.
    edges: Vec<Option<usize>>,
    settled: Vec<bool>,
    heap: Vec<(i64, usize)>,
}

fn run<K: Kind>(typed: &Typed<i64, K>) -> trace::Result<Trace> {
    let source = typed.vertex("from")?.index();
    let target = match typed.setting("to") {
        Some(_) => Some(typed.vertex("to")?.index()),
        None => None,
    };
    let edges = typed.graph.edges();
    // Every path is a part of all edges, so its sum fits if theirs does.
    let mut sum: i64 = 0;
    for ((edge, _), weight) in typed.graph.edge_ids().zip(edges.iter().map(|edge| edge.weight)) {
        if weight < 0 {
            return Err(GraphError::NegativeWeight { edge }.into());
        }
        sum = sum.checked_add(weight).ok_or(GraphError::Overflow { edge })?;
    }
    let is_small = typed.names.len() <= MOST && edges.len() <= MOST_EDGES && sum <= MOST_SUM;
    let (turns, known) = search(typed, source, target, is_small);
    let frames = if is_small {
        frames(typed, &turns, &known, target)
    } else {
        vec![Frame::too_large(format!(
            "{MOST} vertices, {MOST_EDGES} edges, and weights of 12 digits in all"
        ))]
    };
    let to = target.map_or(String::new(), |target| format!(" to {}", typed.names[target]));
    Ok(Trace {
        title: format!("Dijkstra's algorithm from {}{to}", typed.names[source]),
        frames,
        answer: answer(typed, &known, target),
    })
}

/// What the plain version finds, as far as the target, and its turns if they are drawn.
fn search<K: Kind>(
    typed: &Typed<i64, K>,
    source: usize,
    target: Option<usize>,
    is_drawn: bool,
) -> (Vec<Turn>, Known) {
    let n = typed.names.len();
    let (mut tentative, edges) = (vec![None; n], vec![None; n]);
    tentative[source] = Some(0);
    let mut known = Known { tentative, edges, settled: vec![false; n], heap: vec![(0, source)] };
    let mut turns: Vec<Turn> = Vec::new();
    let mut is_over = false;
    plain::with_a_heap_watched(&typed.graph.weighted_lists(), source, |step| {
        if is_over {
            return;
        }
        match step {
            Step::Settle { u } | Step::Drop { u, .. } => {
                known.settled[u] = true;
                is_over = matches!(step, Step::Settle { .. }) && Some(u) == target;
                if !is_drawn {
                    return;
                }
                let distance = match step {
                    Step::Drop { distance, .. } => Some(distance),
                    _ => known.tentative[u],
                };
                if let Some(at) =
                    known.heap.iter().position(|it| (Some(it.0), it.1) == (distance, u))
                {
                    known.heap.remove(at);
                }
                turns.push(Turn { step, nearer: Vec::new(), known: known.clone() });
            }
            Step::Relax { u, v, distance } => {
                let weight = distance - known.tentative[u].unwrap_or(0);
                let mut arcs = typed.graph.arcs(node(u)).iter();
                let arc = arcs.find(|arc| arc.head == node(v) && arc.weight == weight);
                known.edges[v] = arc.map(|arc| arc.edge.index());
                known.tentative[v] = Some(distance);
                if let Some(turn) = turns.last_mut() {
                    known.heap.push((distance, v));
                    turn.nearer.push(v);
                    turn.known = known.clone();
                }
            }
        }
    });
    (turns, known)
}

/// The path to a vertex that is reached: its edges from the last to the first, and its vertices in
/// the same order.
fn path<K: Kind>(typed: &Typed<i64, K>, known: &Known, mut v: usize) -> (Vec<usize>, Vec<usize>) {
    let (mut edges, mut nodes) = (Vec::new(), vec![v]);
    while let Some(edge) = known.edges[v] {
        let ends = &typed.graph.edges()[edge];
        v = ends.tail.index() + ends.head.index() - v;
        edges.push(edge);
        nodes.push(v);
    }
    (edges, nodes)
}

/// The vertex of an index that fits a vertex.
fn node(u: usize) -> NodeId {
    NodeId::from(u32::try_from(u).unwrap_or(u32::MAX))
}

fn answer<K: Kind>(typed: &Typed<i64, K>, known: &Known, target: Option<usize>) -> String {
    if let Some(target) = target {
        let name = &typed.names[target];
        return match known.tentative[target] {
            Some(far) => {
                let (_, nodes) = path(typed, known, target);
                let nodes = trace::list(nodes.iter().rev().map(|u| &typed.names[*u]), " ");
                format!("{name} is at {far}: {nodes}.")
            }
            None => format!("{name} cannot be reached."),
        };
    }
    let far = |(name, far): (&String, &Option<i64>)| match far {
        Some(far) => format!("{name} at {far}"),
        None => format!("{name} not reached"),
    };
    trace::list(typed.names.iter().zip(&known.tentative).map(far), ", ") + "."
}

/// One frame for each entry that comes out of the heap, and one for the end.
fn frames<K: Kind>(
    typed: &Typed<i64, K>,
    turns: &[Turn],
    known_at_the_end: &Known,
    target: Option<usize>,
) -> Vec<Frame> {
    let map = placed(typed.picture(i64::to_string));
    let mut table =
        Grid { name: "settled".into(), columns: typed.names.clone(), ..Grid::default() };
    let mut frames: Vec<Frame> = Vec::new();
    for (i, Turn { step, nearer, known }) in turns.iter().enumerate() {
        let mut map = with_distances(&map, known);
        let (caption, at) = match *step {
            Step::Drop { u, distance } => {
                map.nodes[u].role = Some(Role::Active);
                let name = &typed.names[u];
                let caption = format!(
                    "{name} comes out again, with {distance}. It was settled before, so the entry is dropped."
                );
                (caption, "if mem::replace(&mut settled[u], true) {")
            }
            Step::Settle { u } | Step::Relax { v: u, .. } => {
                map.nodes[u].role = Some(Role::Active);
                let is_target = Some(u) == target;
                if !is_target {
                    for arc in typed.graph.arcs(node(u)) {
                        let edge = arc.edge.index();
                        let is_nearer = nearer.iter().any(|v| known.edges[*v] == Some(edge));
                        let role = match known.edges[u] == Some(edge) {
                            true => Role::Settled,
                            false if is_nearer => Role::Compared,
                            false => Role::Rejected,
                        };
                        map.edges[edge].role = Some(role);
                    }
                }
                let cell = |(v, far): (usize, &Option<i64>)| {
                    let role = if v == u {
                        Some(Role::Active)
                    } else if known.settled[v] {
                        Some(Role::Settled)
                    } else {
                        nearer.contains(&v).then_some(Role::Compared)
                    };
                    Cell { text: far.map_or("–".into(), |far| far.to_string()), role }
                };
                let cells: Vec<Cell> = known.tentative.iter().enumerate().map(cell).collect();
                for cell in table.rows.iter_mut().flat_map(|row: &mut Row| &mut row.cells) {
                    cell.role = None;
                }
                table.rows.push(Row { header: typed.names[u].clone(), cells, ..Row::default() });
                (settle(typed, u, is_target, nearer, known), "tentative[v] = Some(through_u);")
            }
        };
        let mut frame = Frame::new(caption).with(map).with(heap(typed, known));
        if typed.names.len() <= MOST_COLUMNS {
            frame = frame.with(table.clone());
        }
        frames.push(ask(typed, frame.at(at), &turns[..=i], turns.get(i + 1)));
    }
    frames.push(last(typed, &map, known_at_the_end, target));
    frames
}

/// Which vertex is settled next, what becomes of an entry, and whether a distance is final.
fn ask<K: Kind>(
    typed: &Typed<i64, K>,
    frame: Frame,
    before: &[Turn],
    next: Option<&Turn>,
) -> Frame {
    let Some((now, next)) = before.last().zip(next) else { return frame };
    let name = |u: usize| typed.names[u].clone();
    let mut open: Vec<usize> = now.known.heap.iter().map(|entry| entry.1).collect();
    open.sort_unstable();
    open.dedup();
    match next.step {
        Step::Settle { u } if before.len() == 1 && 1 < open.len() => {
            let answer = open.iter().position(|v| *v == u).unwrap_or(0);
            let because = "Its tentative distance is the least in the heap.";
            let choices: Vec<String> = open.iter().map(|u| name(*u)).collect();
            frame.ask("Which vertex is settled next?", choices, answer, because)
        }
        Step::Drop { u, distance } => {
            let is_first = !before.iter().any(|turn| matches!(turn.step, Step::Drop { .. }));
            if !is_first {
                return frame;
            }
            let because = format!("{} was settled before, with a smaller distance.", name(u));
            let question =
                format!("The next entry is {}: {distance}. What happens to it?", name(u));
            frame.ask(question, ["its vertex is settled", "it is dropped"], 1, because)
        }
        Step::Settle { u } if next.nearer.len() == 1 && before.len() < 4 => {
            let v = next.nearer[0];
            let mut choices: Vec<usize> =
                (0..typed.names.len()).filter(|v| !next.known.settled[*v]).collect();
            choices.sort_unstable();
            let answer = choices.iter().position(|it| *it == v).unwrap_or(0);
            let far = next.known.tentative[v].unwrap_or(0);
            let because = format!("Through {} it is at {far}.", name(u));
            let question =
                format!("{} is settled next. Which vertex comes nearer through it?", name(u));
            if choices.len() < 2 {
                return frame;
            }
            frame.ask(question, choices.into_iter().map(name), answer, because)
        }
        _ => frame,
    }
}

fn settle<K: Kind>(
    typed: &Typed<i64, K>,
    u: usize,
    is_target: bool,
    nearer: &[usize],
    known: &Known,
) -> String {
    let far = |v: usize| known.tentative[v].unwrap_or(0);
    let here = format!("Settle {} at {}", typed.names[u], far(u));
    if is_target {
        return format!("{here}. It is the target.");
    }
    let mut found: Vec<usize> = nearer.to_vec();
    found.sort_unstable();
    found.dedup();
    let found: Vec<String> =
        found.into_iter().map(|v| format!("{} is at {}", typed.names[v], far(v))).collect();
    match &found[..] {
        [] => format!("{here}. No arc makes another distance smaller."),
        _ => format!("{here}. Through it, {}.", trace::all_of(&found)),
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
                if !node.is_fixed {
                    node.at = (1.2 * x + 0.4 * y, y);
                }
            }
            map
        }
    }
}

/// The map with the distances known, and the tree of the paths to them.
fn with_distances(map: &Graph, known: &Known) -> Graph {
    let mut map = map.clone();
    for (u, node) in map.nodes.iter_mut().enumerate() {
        node.note = known.tentative[u].map_or(" ".into(), |far| far.to_string());
        node.role = known.tentative[u]
            .map(|_| if known.settled[u] { Role::Settled } else { Role::Frontier });
    }
    for edge in known.edges.iter().flatten() {
        map.edges[*edge].style = Some(Style::Thick);
    }
    map
}

/// What is in the heap, the nearest first; what will be dropped is marked.
fn heap<K: Kind>(typed: &Typed<i64, K>, known: &Known) -> Cells {
    let mut entries = known.heap.clone();
    entries.sort_unstable();
    let cell = |(far, u): (i64, usize)| {
        let is_stale = known.tentative[u] != Some(far);
        let text = format!("{}: {far}", typed.names[u]);
        Cell { text, role: is_stale.then_some(Role::Rejected) }
    };
    let cells = entries.into_iter().map(cell).collect();
    Cells { name: "heap".into(), cells, ..Cells::default() }
}

/// The path to the target, or all paths.
fn last<K: Kind>(
    typed: &Typed<i64, K>,
    map: &Graph,
    known: &Known,
    target: Option<usize>,
) -> Frame {
    let mut map = with_distances(map, known);
    for v in 0..typed.names.len() {
        if target.is_some_and(|target| target != v) || known.tentative[v].is_none() {
            continue;
        }
        let (edges, nodes) = path(typed, known, v);
        for edge in edges {
            map.edges[edge].role = Some(Role::Chosen);
        }
        for u in nodes {
            map.nodes[u].role = Some(Role::Chosen);
        }
    }
    let caption = match target.map(|target| known.tentative[target]) {
        None => "The heap is empty. The shortest paths form a tree.",
        Some(Some(_)) => "The search ends here: the path leads back along the tree.",
        Some(None) => "The heap is empty, and the target was not reached.",
    };
    Frame::new(caption).with(map).at("while let Some(Reverse((distance, u))) = heap.pop() {")
}

pub(crate) const SIZES: [u32; 7] = [16, 32, 64, 128, 256, 512, 1024];

/// How many entries come into the queue for these arcs, the source included.
pub(crate) fn entries(n_nodes: u32, arcs: impl IntoIterator<Item = (u32, u32, u32)>) -> usize {
    let mut n_entries = 1;
    let graph = DiGraph::from_weighted_edges(n_nodes as usize, arcs);
    let count =
        |step, _: &Search<u64>| n_entries += usize::from(matches!(step, LibraryStep::Relax { .. }));
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
