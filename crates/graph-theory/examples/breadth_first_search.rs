//! Breadth-first search, step by step:
//! `cargo run -p graph-theory --example breadth_first_search -- '0>1 1>2 2>0' to=2`.

use std::process::ExitCode;

use graph_theory::graph::{Kind, generate};
use graph_theory::traverse::breadth_first_search::{Search, Step, breadth_first_search_watched};
use graph_theory::{DiGraph, Directed, NodeId, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Cell, Cells, Chart, Demo, Frame, Options, Role, Style, Trace};

mod graphs;

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "breadth_first_search",
    about: "Breadth-first search of a graph: 0-1 is an edge both ways, 0>1 one way, 5 a vertex alone, from=0,3 the sources, to=5 the end of a path.",
    arguments: "EDGE...",
    worked: &["0-4 0-5 1-2 1-3 1-5 2-3 2-5 3-4"],
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
const KEYS: [&str; 2] = ["from", "to"];

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let mut words = input.clone();
    let mut is_directed = false;
    while let Some(word) = words.token() {
        is_directed |= word.contains(&b'>');
    }
    if is_directed {
        search(graphs::read::<(), Directed>(input, &KEYS, graphs::no_weight)?)
    } else {
        search(graphs::read::<(), Undirected>(input, &KEYS, graphs::no_weight)?)
    }
}

fn search<K: Kind>(mut typed: Typed<(), K>) -> trace::Result<Trace> {
    typed.graph = typed.graph.sorted_by_head();
    let sources = match typed.setting("from") {
        Some(names) => names.split(',').map(|name| named(&typed, "from", name)).collect(),
        None => typed.vertex("from").map(|first| vec![first]),
    }?;
    let target = match typed.setting("to") {
        Some(name) => Some(named(&typed, "to", name)?),
        None => None,
    };
    let (n, m) = (typed.graph.n_nodes(), typed.graph.n_edges());
    let is_drawn = n <= MOST_NODES && m <= MOST_EDGES;
    let mut drawing = Drawing::new(&typed, is_drawn);
    if is_drawn {
        // Stopped before the first visit.
        let start = breadth_first_search_watched(&typed.graph, &sources, |_, _| true, |_, _| {})?;
        drawing.start(&start);
    }
    let found = breadth_first_search_watched(
        &typed.graph,
        &sources,
        |_, _| false,
        |step, search| {
            if is_drawn {
                drawing.step(step, search);
            }
        },
    )?;
    let mut answer = layers(&typed, &found);
    if let Some(target) = target {
        answer.push(' ');
        answer.push_str(&match found.paths().path_to(&typed.graph, target) {
            Some(path) => {
                format!("A shortest path: {}.", graphs::listed(&typed, path.nodes))
            }
            None => format!("No path leads to {}.", typed.name(target)),
        });
    }
    let frames = if is_drawn {
        drawing.tree(&found, target);
        drawing.frames
    } else {
        vec![Frame::too_large(format!("{MOST_NODES} vertices and {MOST_EDGES} edges"))]
    };
    let title = format!("Breadth-first search, {}", graphs::size(&typed.graph));
    Ok(Trace { title, frames, answer })
}

/// The vertex of a name that a setting has.
fn named<K: Kind>(typed: &Typed<(), K>, key: &str, name: &str) -> trace::Result<NodeId> {
    typed.find(name).ok_or_else(|| format!("{key}: there is no vertex {name}").into())
}

/// The answer: what is how far away.
fn layers<K: Kind>(typed: &Typed<(), K>, found: &Search) -> String {
    let far = |u: &NodeId| found.paths().dist(*u);
    let mut parts: Vec<String> = Vec::new();
    for layer in found.visited().chunk_by(|u, v| far(u) == far(v)) {
        let far = layer.first().and_then(far).unwrap_or(0);
        let nodes = graphs::listed(typed, layer.iter().copied());
        parts.push(match far {
            0 => format!("From {nodes}"),
            1 => format!("1 edge away {nodes}"),
            _ => format!("{far} away {nodes}"),
        });
    }
    let missed = typed.graph.nodes().filter(|u| !found.paths().is_reached(*u));
    let missed = graphs::listed(typed, missed);
    if !missed.is_empty() {
        parts.push(format!("not reached {missed}"));
    }
    format!("{}.", parts.join("; "))
}

/// The frames so far, and what the next one shows.
struct Drawing<'a, K> {
    typed: &'a Typed<(), K>,
    /// Every vertex at its place; tree edges are thick once they are found.
    picture: trace::Graph,
    frames: Vec<Frame>,
}

impl<'a, K: Kind> Drawing<'a, K> {
    fn new(typed: &'a Typed<(), K>, is_drawn: bool) -> Self {
        let mut picture = typed.picture(|()| String::new());
        if is_drawn {
            picture = picture.spread();
        }
        Drawing { typed, picture, frames: Vec::new() }
    }

    fn start(&mut self, search: &Search) {
        let sources = graphs::listed(self.typed, search.queue().iter().copied());
        let waits = if search.queue().len() == 1 { "waits" } else { "wait" };
        let caption = format!("{sources} {waits} in the queue, at distance 0.");
        self.frame(caption, self.state(search), search, "search.met.push(source);");
    }

    fn step(&mut self, step: Step, search: &Search) {
        let name = |u: NodeId| self.typed.name(u);
        let far = |u: NodeId| search.paths().dist(u).unwrap_or(0);
        match step {
            Step::Visit { u } => {
                let is_new = |v: &NodeId| !search.paths().is_reached(*v);
                let mut new: Vec<NodeId> = self.typed.graph.neighbors(u).filter(is_new).collect();
                new.dedup();
                let new = match graphs::listed(self.typed, new).as_str() {
                    "" => "It has no neighbor that is new.".to_owned(),
                    new => format!("New among its neighbors: {new}."),
                };
                let caption =
                    format!("Take {} out of the queue, at distance {}. {new}", name(u), far(u));
                let mut picture = self.state(search);
                for arc in self.typed.graph.arcs(u) {
                    let drawn = &mut picture.edges[arc.edge.index()];
                    if drawn.style.is_none() {
                        drawn.role = Some(Role::Compared);
                    }
                }
                self.frame(caption, picture, search, "search.n_visited += 1;");
            }
            Step::Discover { u, v, edge } => {
                let drawn = &mut self.picture.edges[edge.index()];
                (drawn.style, drawn.role) = (Some(Style::Thick), Some(Role::Chosen));
                let caption = format!(
                    "{} was not met before: it is one edge farther than {}, at distance {}, and waits at the end of the queue.",
                    name(v),
                    name(u),
                    far(v)
                );
                let picture = self.state(search);
                self.frame(caption, picture, search, "self.paths.arrive(node, far, edge);");
            }
        }
    }

    /// The last picture: the tree, or the path to the target in it.
    fn tree(&mut self, search: &Search, target: Option<NodeId>) {
        let path = target.and_then(|target| search.paths().path_to(&self.typed.graph, target));
        let mut picture = self.state(search);
        for drawn in &mut picture.nodes {
            // Nothing is being visited any more.
            drawn.role = drawn.role.map(|_| Role::Settled);
        }
        let is_all = search.visited().len() == self.typed.names.len();
        let caption = match &path {
            Some(path) => {
                for drawn in &mut picture.edges {
                    drawn.role = None;
                }
                for edge in &path.edges {
                    picture.edges[edge.index()].role = Some(Role::Chosen);
                }
                for u in &path.nodes {
                    picture.nodes[u.index()].role = Some(Role::Chosen);
                }
                "The edges by which vertices were met lead back from the target to the source: a shortest path."
            }
            None if is_all => {
                "The queue is empty. Each vertex has its distance, and the thick edges are a shortest path to it."
            }
            None => {
                "The queue is empty. Each vertex that was met has its distance, and the thick edges are a shortest path to it."
            }
        };
        self.frame(caption.into(), picture, search, "while let Some((u, far)) = search.front()");
    }

    /// The picture: how far each vertex is, and how far the search is with it.
    fn state(&self, search: &Search) -> trace::Graph {
        let mut picture = self.picture.clone();
        for (u, drawn) in self.typed.graph.nodes().zip(&mut picture.nodes) {
            drawn.note = search.paths().dist(u).map_or(" ".to_owned(), |far| far.to_string());
            drawn.role = search.paths().is_reached(u).then_some(Role::Frontier);
        }
        for u in search.visited() {
            picture.nodes[u.index()].role = Some(Role::Settled);
        }
        if let Some(u) = search.visited().last() {
            picture.nodes[u.index()].role = Some(Role::Active);
        }
        picture
    }

    fn frame(&mut self, caption: String, picture: trace::Graph, search: &Search, at: &'static str) {
        let strip = |name: &str, nodes: &[NodeId], role: Role| {
            let cell = |u: &NodeId| Cell::marked(self.typed.name(*u), role);
            Cells { name: name.into(), cells: nodes.iter().map(cell).collect(), ..Cells::default() }
        };
        let visited = strip("visited", search.visited(), Role::Settled);
        let queue = strip("queue", search.queue(), Role::Frontier);
        self.frames.push(Frame::new(caption).with(picture).with(visited).with(queue).at(at));
    }
}

pub(crate) const SIZES: [u32; 6] = [64, 128, 256, 512, 1024, 2048];

/// The vertices visited and the arcs looked at, of a random graph with four arcs a vertex; and the
/// cells that a matrix would have in the rows of those vertices.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let Ok(graph) = generate::random::<Directed>(n, 4 * n as usize, 6) else { return [0, 0] };
    let graph: DiGraph = graph;
    let (mut n_steps, mut n_cells) = (0, 0);
    let count = |step: Step, _: &Search| {
        if let Step::Visit { u } = step {
            n_steps += 1 + u32::try_from(graph.degree(u)).unwrap_or(u32::MAX);
            n_cells += n;
        }
    };
    // Vertex 0 is there.
    let _ = breadth_first_search_watched(&graph, &[NodeId::from(0)], |_, _| false, count);
    [n_steps, n_cells]
}

fn cost() -> Chart {
    Chart::from_counts(
        "Search of random graphs with four arcs a vertex",
        ["vertices", "steps"],
        &SIZES,
        ["vertices visited and arcs looked at", "cells of a matrix looked at"],
        work,
    )
}
