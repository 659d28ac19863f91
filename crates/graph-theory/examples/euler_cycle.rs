//! Hierholzer's algorithm, edge by edge:
//! `cargo run -p graph-theory --example euler_cycle -- '0>1 1>2 2>0'`.

use std::process::ExitCode;

use graph_theory::graph::{Kind, generate};
use graph_theory::traverse::euler_cycle::{
    NoEulerTrail, Step, Surplus, Tour, euler_cycle, euler_trail, euler_trail_watched, n_trails,
};
use graph_theory::{Directed, NodeId, UnGraph, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Cell, Cells, Chart, Demo, Frame, Options, Role, Style, Trace};

mod graphs;

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "euler_cycle",
    about: "A walk along every edge once: 0-1 is an edge both ways, 0>1 one way, from=5 the vertex to begin at.",
    arguments: "EDGE...",
    worked: &["0-1 0-5 1-2 1-3 1-5 2-6 3-4 3-5 3-6 4-5"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 24;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let mut words = input.clone();
    let mut is_directed = false;
    while let Some(word) = words.token() {
        is_directed |= word.contains(&b'>');
    }
    if is_directed {
        walk(graphs::read::<(), Directed>(input, &["from"], graphs::no_weight)?)
    } else {
        walk(graphs::read::<(), Undirected>(input, &["from"], graphs::no_weight)?)
    }
}

fn walk<K: Kind>(mut typed: Typed<(), K>) -> trace::Result<Trace> {
    typed.graph = typed.graph.sorted_by_head();
    let graph = &typed.graph;
    let title = format!("Euler cycle, {}", graphs::size(graph));
    if graph.is_empty() {
        let answer = "There is no vertex, and nothing to walk.".into();
        return Ok(Trace { title, frames: Vec::new(), answer });
    }
    let start = match typed.setting("from") {
        Some(_) => Ok(typed.vertex("from")?),
        None => euler_trail(graph).map(|path| path.nodes.first().copied().unwrap_or_default()),
    };
    let is_drawn = graph.n_nodes() <= MOST_NODES && graph.n_edges() <= MOST_EDGES;
    let mut drawing = Drawing::new(&typed, is_drawn);
    let found = start.and_then(|start| {
        euler_trail_watched(graph, start, |step, tour| {
            if is_drawn {
                drawing.step(step, tour, start);
            }
        })
    });
    if is_drawn && let Err(reason) = &found {
        drawing.refuse(reason);
    }
    let answer = match &found {
        Ok(path) => {
            let nodes = graphs::listed(&typed, path.nodes.iter().copied());
            match euler_cycle(graph) {
                Ok(_) => format!("Cycle {nodes}."),
                Err(reason) => format!("Trail {nodes}. No cycle: {}.", why(&typed, &reason)),
            }
        }
        Err(reason @ NoEulerTrail::Unbalanced { .. }) => {
            let n = n_trails(graph);
            format!("No trail: {}. With {n} trails each edge is walked once.", why(&typed, reason))
        }
        Err(reason) => format!("No trail: {}.", why(&typed, reason)),
    };
    let frames = if is_drawn {
        drawing.frames
    } else {
        vec![Frame::too_large(format!("{MOST_NODES} vertices and {MOST_EDGES} edges"))]
    };
    Ok(Trace { title, frames, answer })
}

/// The reason in the names of the vertices, as the end of a sentence.
fn why<K: Kind>(typed: &Typed<(), K>, reason: &NoEulerTrail) -> String {
    match reason {
        NoEulerTrail::Unbalanced { nodes } if K::IS_DIRECTED => {
            let parts = nodes.iter().map(|surplus| {
                let (name, n) = (typed.name(surplus.node), surplus.out.unsigned_abs());
                let [most, least] =
                    if 0 < surplus.out { ["out of", "into"] } else { ["into", "out of"] };
                format!("{n} more {most} {name} than {least} it")
            });
            format!("there are {}", trace::list(parts, ", "))
        }
        NoEulerTrail::Unbalanced { nodes } => {
            let nodes = graphs::listed(typed, nodes.iter().map(|surplus| surplus.node));
            format!("the degrees of {nodes} are odd")
        }
        NoEulerTrail::Apart { edges } => {
            let [one, other] = edges.map(|edge| typed.graph.edge(edge)).map(|edge| {
                let line = if K::IS_DIRECTED { '>' } else { '-' };
                format!("{}{line}{}", typed.name(edge.tail), typed.name(edge.head))
            });
            format!("no walk has both {one} and {other}")
        }
        NoEulerTrail::Start { start, starts } if starts.is_empty() => {
            format!("{} has no edge", typed.name(*start))
        }
        NoEulerTrail::Start { start, starts } => {
            let names: Vec<&str> = starts.iter().map(|start| typed.name(*start)).collect();
            format!("none begins at {}, but at {}", typed.name(*start), names.join(" or "))
        }
        NoEulerTrail::Graph(error) => error.to_string(),
    }
}

/// The frames so far, and what the next one shows.
struct Drawing<'a, K> {
    typed: &'a Typed<(), K>,
    /// Every vertex at its place.
    picture: trace::Graph,
    /// The vertices written since the last frame.
    written: Vec<NodeId>,
    frames: Vec<Frame>,
}

impl<'a, K: Kind> Drawing<'a, K> {
    fn new(typed: &'a Typed<(), K>, is_drawn: bool) -> Self {
        let mut picture = typed.picture(|()| String::new());
        if is_drawn {
            picture = picture.spread();
        }
        Drawing { typed, picture, written: Vec::new(), frames: Vec::new() }
    }

    fn step(&mut self, step: Step, tour: &Tour, start: NodeId) {
        let name = |u: NodeId| self.typed.name(u);
        match step {
            Step::Walk { edge, to } => {
                let from = self.typed.graph.edge(edge).other_end(to);
                let caption = if tour.walk().len() == 2 && tour.tape().len() == 0 {
                    format!("Start at {}, and walk to {}.", name(start), name(to))
                } else {
                    format!(
                        "An edge from {} to {} is not used yet: walk along it.",
                        name(from),
                        name(to)
                    )
                };
                self.frame(caption, tour, "tour.walk.push((to, Some(edge)));");
            }
            Step::Write { node } => {
                self.written.push(node);
                let unused = |u: &NodeId| {
                    let mut arcs = self.typed.graph.arcs(*u).iter();
                    arcs.any(|arc| !tour.is_used(arc.edge))
                };
                let end = tour.walk().next_back();
                if end.is_some_and(|end| !unused(&end)) {
                    // It is written next, and told of in the same frame.
                    return;
                }
                let written = std::mem::take(&mut self.written);
                let is_one = written.len() == 1;
                let goes = if is_one { "it goes" } else { "they go" };
                let nodes = graphs::listed(self.typed, written);
                let next = match end {
                    Some(end) => format!("Back at {} one is left: a side tour begins.", name(end)),
                    None => "The walk is empty, and the tape has everything.".to_owned(),
                };
                let caption =
                    format!("No unused edge is left at {nodes}: {goes} onto the tape. {next}");
                self.frame(caption, tour, "tour.tape.push((u, by));");
            }
        }
    }

    /// The walk and the tape, and the picture of their edges.
    fn frame(&mut self, caption: String, tour: &Tour, at: &'static str) {
        let mut picture = self.picture.clone();
        for ((id, _), drawn) in self.typed.graph.edge_ids().zip(&mut picture.edges) {
            if tour.is_used(id) {
                (drawn.style, drawn.role) = (Some(Style::Thick), Some(Role::Frontier));
            }
        }
        for edge in tour.written() {
            picture.edges[edge.index()].role = Some(Role::Chosen);
        }
        if let Some(end) = tour.walk().next_back() {
            picture.nodes[end.index()].role = Some(Role::Active);
        }
        let mut walk: Vec<Cell> =
            tour.walk().map(|u| Cell::marked(self.typed.name(u), Role::Frontier)).collect();
        if let Some(end) = walk.last_mut() {
            end.role = Some(Role::Active);
        }
        let tape = tour.tape().map(|u| Cell::marked(self.typed.name(u), Role::Chosen)).collect();
        let strip = |name: &str, cells| Cells { name: name.into(), cells, ..Cells::default() };
        let (walk, tape) = (strip("walk", walk), strip("tape", tape));
        self.frames.push(Frame::new(caption).with(picture).with(walk).with(tape).at(at));
    }

    /// What stands against a trail.
    fn refuse(&mut self, reason: &NoEulerTrail) {
        let mut picture = self.picture.clone();
        let (mark, at) =
            (Some(Role::Rejected), "Err(NoEulerTrail::Apart { edges: [walked, missed] })");
        let (caption, at) = match reason {
            NoEulerTrail::Unbalanced { nodes } => {
                for (u, drawn) in self.typed.graph.nodes().zip(&mut picture.nodes) {
                    drawn.note = self.typed.graph.degree(u).to_string();
                }
                for Surplus { node, out } in nodes {
                    let drawn = &mut picture.nodes[node.index()];
                    drawn.role = mark;
                    if K::IS_DIRECTED {
                        drawn.note = format!("{out:+}");
                    }
                }
                let caption = if K::IS_DIRECTED {
                    "Below the marked vertices stands how many more arcs lead out than in. A trail has two ends: +1 and -1."
                } else {
                    "Below each vertex stands its degree. A trail has two ends, so at most two degrees can be odd."
                };
                (caption.to_owned(), "out.rem_euclid(2)")
            }
            NoEulerTrail::Apart { edges } => {
                for edge in edges {
                    picture.edges[edge.index()].role = mark;
                }
                (format!("The degrees allow a trail, but {}.", why(self.typed, reason)), at)
            }
            NoEulerTrail::Start { start, .. } => {
                picture.nodes[start.index()].role = mark;
                let caption = format!("There may be a trail, but {}.", why(self.typed, reason));
                (caption, "Err(NoEulerTrail::Start { start, starts })")
            }
            NoEulerTrail::Graph(_) => return,
        };
        self.frames.push(Frame::new(caption).with(picture).at(at));
    }
}

pub(crate) const SIZES: [u32; 6] = [5, 9, 17, 33, 65, 129];

/// The edges of a complete graph of an odd number of vertices, and the steps of its tour.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let Ok(graph): Result<UnGraph, _> = generate::complete(n) else { return [0, 0] };
    let mut n_steps = 0;
    // It has a cycle.
    let _ = euler_trail_watched(&graph, NodeId::from(0), |_, _| n_steps += 1);
    [u32::try_from(graph.n_edges()).unwrap_or(u32::MAX), n_steps]
}

fn cost() -> Chart {
    Chart::from_counts(
        "Euler cycles of complete graphs",
        ["vertices", "count"],
        &SIZES,
        ["edges", "steps of the algorithm"],
        work,
    )
}
