//! Breadth-first search, step by step:
//! `cargo run -p graph-theory --example breadth_first_search -- '0>1 1>2 2>0' to=2`.

use std::collections::VecDeque;
use std::process::ExitCode;

use graph_theory::graph::{Kind, generate};
use graph_theory::traverse::breadth_first_search::plain::{self, Found};
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
    worked: &["0-1 0-2 1-5 2-3 2-4 2-5 3-5 4-5"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(graphs::random_unweighted),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 24;
const KEYS: [&str; 2] = ["from", "to"];

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    if graphs::is_directed(input) {
        search(graphs::read::<(), Directed>(input, &KEYS, graphs::no_weight)?)
    } else {
        search(graphs::read::<(), Undirected>(input, &KEYS, graphs::no_weight)?)
    }
}

fn search<K: Kind>(mut typed: Typed<(), K>) -> trace::Result<Trace> {
    typed.graph = typed.graph.sorted_by_head();
    let mut sources: Vec<usize> = match typed.setting("from") {
        Some(names) => names.split(',').map(|name| named(&typed, "from", name)).collect(),
        None => typed.vertex("from").map(|first| vec![first.index()]),
    }?;
    let is_first = |i: &usize| !sources[..*i].contains(&sources[*i]);
    sources = (0..sources.len()).filter(is_first).map(|i| sources[i]).collect();
    let target = match typed.setting("to") {
        Some(name) => Some(named(&typed, "to", name)?),
        None => None,
    };
    let graph = &typed.graph;
    let lists = graph.adjacency_lists();
    let mut steps = Vec::new();
    let watch = |step| steps.push(step);
    let found = plain::breadth_first_search_watched(&lists, &sources, watch);
    let order: Vec<usize> = visited(&steps).collect();
    let mut answer = layers(&typed, &found, &order);
    if let Some(target) = target {
        answer.push(' ');
        answer.push_str(&match found.path_to(target) {
            Some(path) => format!("A shortest path: {}.", listed(&typed, &path)),
            None => format!("No path leads to {}.", typed.names[target]),
        });
    }
    let frames = if graph.n_nodes() <= MOST_NODES && graph.n_edges() <= MOST_EDGES {
        Drawing::new(&typed, &found, &sources).frames(&steps, target)
    } else {
        vec![Frame::too_large(format!("{MOST_NODES} vertices and {MOST_EDGES} edges"))]
    };
    let title = format!("Breadth-first search, {}", graphs::size(graph));
    Ok(Trace { title, frames, answer })
}

/// The vertex of a name that a setting has.
fn named<K: Kind>(typed: &Typed<(), K>, key: &str, name: &str) -> trace::Result<usize> {
    let found = typed.find(name).map(NodeId::index);
    found.ok_or_else(|| format!("{key}: there is no vertex {name}").into())
}

fn listed<K: Kind>(typed: &Typed<(), K>, nodes: &[usize]) -> String {
    trace::list(nodes.iter().map(|u| &typed.names[*u]), " ")
}

fn visited(steps: &[plain::Step]) -> impl Iterator<Item = usize> {
    steps.iter().filter_map(|step| match step {
        plain::Step::Visit { u } => Some(*u),
        plain::Step::Discover { .. } => None,
    })
}

/// The answer: what is how far away.
fn layers<K: Kind>(typed: &Typed<(), K>, found: &Found, order: &[usize]) -> String {
    let far = |u: &usize| found.distances[*u];
    let mut parts: Vec<String> = Vec::new();
    for layer in order.chunk_by(|u, v| far(u) == far(v)) {
        let nodes = listed(typed, layer);
        parts.push(match layer.first().and_then(far).unwrap_or(0) {
            0 => format!("From {nodes}"),
            1 => format!("1 edge away {nodes}"),
            far => format!("{far} away {nodes}"),
        });
    }
    let missed: Vec<usize> =
        (0..found.distances.len()).filter(|u| found.distances[*u].is_none()).collect();
    if !missed.is_empty() {
        parts.push(format!("not reached {}", listed(typed, &missed)));
    }
    format!("{}.", parts.join("; "))
}

/// What the next frame shows.
struct Drawing<'a, K> {
    typed: &'a Typed<(), K>,
    found: &'a Found,
    /// Every vertex at its place; tree edges are thick once they are found.
    picture: trace::Graph,
    visited: Vec<usize>,
    queue: VecDeque<usize>,
}

impl<'a, K: Kind> Drawing<'a, K> {
    fn new(typed: &'a Typed<(), K>, found: &'a Found, sources: &[usize]) -> Self {
        let picture = typed.picture(|()| String::new()).spread();
        let queue = sources.iter().copied().collect();
        Drawing { typed, found, picture, visited: Vec::new(), queue }
    }

    fn name(&self, u: usize) -> &str {
        &self.typed.names[u]
    }

    fn far(&self, u: usize) -> usize {
        self.found.distances[u].unwrap_or(0)
    }

    fn frames(mut self, steps: &[plain::Step], target: Option<usize>) -> Vec<Frame> {
        let sources: Vec<usize> = self.queue.iter().copied().collect();
        let waits = if sources.len() == 1 { "is" } else { "are" };
        let caption =
            format!("{} {waits} in the queue, at distance 0.", listed(self.typed, &sources));
        let start = self.frame(caption, self.state()).at("queue: VecDeque<_> = sources.iter()");
        let mut frames = vec![self.ask_how_many(start)];
        let (mut has_asked_next, mut has_asked_from) = (false, false);
        for (i, &step) in steps.iter().enumerate() {
            let mut frame = match step {
                plain::Step::Visit { u } => self.visit(u, &steps[i + 1..]),
                plain::Step::Discover { u, v } => self.discover(u, v),
            };
            let is_last_of_layer = self
                .visited
                .last()
                .is_some_and(|u| self.queue.iter().all(|v| self.far(*v) != self.far(*u)));
            match steps.get(i + 1) {
                Some(&plain::Step::Visit { .. }) if is_last_of_layer && !has_asked_from => {
                    let asked = self.ask_from_where(frame.clone());
                    has_asked_from = asked.ask.is_some();
                    frame = asked;
                }
                Some(&plain::Step::Visit { .. })
                    if matches!(step, plain::Step::Discover { .. })
                        && 1 < self.queue.len()
                        && !has_asked_next =>
                {
                    has_asked_next = true;
                    frame = self.ask_next(frame);
                }
                _ => {}
            }
            frames.push(frame);
        }
        frames.push(self.tree(target));
        frames
    }

    fn visit(&mut self, u: usize, rest: &[plain::Step]) -> Frame {
        self.queue.pop_front();
        self.visited.push(u);
        let new: Vec<usize> = rest
            .iter()
            .map_while(|step| match step {
                plain::Step::Discover { v, .. } => Some(*v),
                plain::Step::Visit { .. } => None,
            })
            .collect();
        let new = match listed(self.typed, &new).as_str() {
            "" => "It has no new neighbor.".to_owned(),
            new => format!("New among its neighbors: {new}."),
        };
        let caption = format!(
            "Take {} from the front of the queue, at distance {}. {new}",
            self.name(u),
            self.far(u)
        );
        let mut picture = self.state();
        for arc in self.typed.graph.arcs(node(u)) {
            let drawn = &mut picture.edges[arc.edge.index()];
            if drawn.style.is_none() {
                drawn.role = Some(Role::Compared);
            }
        }
        self.frame(caption, picture).at("while let Some((u, d)) = queue.pop_front() {")
    }

    fn discover(&mut self, u: usize, v: usize) -> Frame {
        let arcs = self.typed.graph.arcs(node(u));
        if let Some(arc) = arcs.iter().find(|arc| arc.head == node(v)) {
            let drawn = &mut self.picture.edges[arc.edge.index()];
            (drawn.style, drawn.role) = (Some(Style::Thick), Some(Role::Chosen));
        }
        self.queue.push_back(v);
        let caption = format!(
            "{} is new: it is one edge farther away than {}, at distance {}, and goes to the end of the queue.",
            self.name(v),
            self.name(u),
            self.far(v)
        );
        self.frame(caption, self.state()).at("distances[v] = Some(d + 1);")
    }

    /// The last picture: the tree, or the path to the target in it.
    fn tree(&self, target: Option<usize>) -> Frame {
        let mut picture = self.state();
        for drawn in &mut picture.nodes {
            // Nothing is being visited any more.
            drawn.role = drawn.role.map(|_| Role::Settled);
        }
        let path = target.and_then(|target| self.found.path_to(target));
        let is_all = self.visited.len() == self.typed.names.len();
        let caption = match path {
            Some(path) => {
                for drawn in &mut picture.edges {
                    drawn.role = None;
                }
                for ends in path.windows(2) {
                    let arcs = self.typed.graph.arcs(node(ends[0]));
                    if let Some(arc) = arcs.iter().find(|arc| arc.head == node(ends[1])) {
                        picture.edges[arc.edge.index()].role = Some(Role::Chosen);
                    }
                }
                for u in path {
                    picture.nodes[u].role = Some(Role::Chosen);
                }
                "The parents lead back from the target to a source: a shortest path."
            }
            None if is_all => {
                "The queue is empty. Each vertex has its distance, and the thick edges contain a shortest path to it."
            }
            None => {
                "The queue is empty. Each vertex that was reached has its distance, and the thick edges contain a shortest path to it."
            }
        };
        self.frame(caption.into(), picture).at("Found { distances, parents }")
    }

    /// The picture: how far each vertex is, and how far the search is with it.
    fn state(&self) -> trace::Graph {
        let mut picture = self.picture.clone();
        for (u, drawn) in picture.nodes.iter_mut().enumerate() {
            let is_known = self.visited.contains(&u) || self.queue.contains(&u);
            drawn.note = if is_known { self.far(u).to_string() } else { " ".into() };
            drawn.role = match self.visited.last() {
                Some(&last) if last == u => Some(Role::Active),
                _ if self.visited.contains(&u) => Some(Role::Settled),
                _ => is_known.then_some(Role::Frontier),
            };
        }
        picture
    }

    fn frame(&self, caption: String, picture: trace::Graph) -> Frame {
        let strip = |name: &str, nodes: &mut dyn Iterator<Item = usize>, role: Role| {
            let cells = nodes.map(|u| Cell::marked(self.name(u), role)).collect();
            Cells { name: name.into(), cells, ..Cells::default() }
        };
        let visited = strip("visited", &mut self.visited.iter().copied(), Role::Settled);
        let queue = strip("queue", &mut self.queue.iter().copied(), Role::Frontier);
        Frame::new(caption).with(picture).with(visited).with(queue)
    }

    fn ask_how_many(&self, frame: Frame) -> Frame {
        let n = self.found.distances.iter().filter(|d| **d == Some(2)).count();
        let one = self.found.distances.iter().filter(|d| **d == Some(1)).count();
        frame.ask_number(
            "How many vertices will get the distance 2?",
            n,
            [one, n + 1, n.saturating_sub(1)],
            "Count the vertices that can be reached with two edges and not with fewer.",
        )
    }

    fn ask_next(&self, frame: Frame) -> Frame {
        let choices: Vec<String> = self.queue.iter().map(|u| self.name(*u).to_owned()).collect();
        let because = format!("{} has been in the queue for the longest time.", choices[0]);
        let mut sorted = choices.clone();
        sorted.sort();
        let answer = sorted.iter().position(|name| *name == choices[0]).unwrap_or(0);
        frame.ask("Which vertex is visited next?", sorted, answer, because)
    }

    /// Of a vertex of the next layer with two neighbors in this one: which of them discovers it.
    fn ask_from_where(&self, frame: Frame) -> Frame {
        let leads_to = |u: &usize, v: usize| {
            self.typed.graph.neighbors(node(*u)).any(|neighbor| neighbor == node(v))
        };
        let is_new = |v: &usize| !self.visited.contains(v) && !self.queue.contains(v);
        let n_nodes = self.typed.names.len();
        let many = (0..n_nodes).filter(is_new).find_map(|v| {
            let from: Vec<usize> = self.queue.iter().copied().filter(|u| leads_to(u, v)).collect();
            (1 < from.len()).then_some((v, from))
        });
        let Some((v, from)) = many else { return frame };
        let mut sorted = from.clone();
        sorted.sort_unstable();
        let answer = sorted.iter().position(|u| *u == from[0]).unwrap_or(0);
        let question = format!("Which vertex will discover {}?", self.name(v));
        let because = format!(
            "{} is before the others in the queue. When they are visited, {} is no longer new.",
            self.name(from[0]),
            self.name(v)
        );
        frame.ask(question, sorted.iter().map(|u| self.name(*u)), answer, because)
    }
}

/// The vertex of an index that fits a vertex.
fn node(u: usize) -> NodeId {
    NodeId::from(u32::try_from(u).unwrap_or(u32::MAX))
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
