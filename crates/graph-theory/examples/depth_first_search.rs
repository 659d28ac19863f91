//! Depth-first search, step by step:
//! `cargo run -p graph-theory --example depth_first_search -- '0>1 1>2 2>0'`.

use std::process::ExitCode;

use graph_theory::graph::{Kind, generate};
use graph_theory::traverse::depth_first_search::{
    Color, DepthFirstSearch, EdgeClass, Forest, Step, depth_first_search_from,
};
use graph_theory::{DiGraph, Directed, EdgeId, GraphError, NodeId, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Axis, Cells, Chart, Demo, Frame, Options, Role, Series, Style, Trace};

mod graphs;

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "depth_first_search",
    about: "Depth-first search of a graph: 0-1 is an edge both ways, 0>1 one way, 5 a vertex alone, from=0 the only root.",
    arguments: "EDGE...",
    worked: &["0-4 0-5 1-2 1-3 1-5 2-3 2-5 3-4", "0>1 0>2 1>3 2>3 2>4 3>0 3>5 4>5"],
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
        search(graphs::read::<(), Directed>(input, &["from"], graphs::no_weight)?)
    } else {
        search(graphs::read::<(), Undirected>(input, &["from"], graphs::no_weight)?)
    }
}

fn search<K: Kind>(mut typed: Typed<(), K>) -> trace::Result<Trace> {
    typed.graph = typed.graph.sorted_by_head();
    let roots = match typed.setting("from") {
        Some(_) => vec![typed.vertex("from")?],
        None => typed.graph.nodes().collect(),
    };
    let forest = depth_first_search_from(&typed.graph, roots.iter().copied())?;
    let (n, m) = (typed.graph.n_nodes(), typed.graph.n_edges());
    let frames = if MOST_NODES < n || MOST_EDGES < m {
        let limit = format!("{MOST_NODES} vertices and {MOST_EDGES} edges");
        vec![Frame::too_large(limit)]
    } else {
        let mut drawing = Drawing::new(&typed);
        let mut search = DepthFirstSearch::from_roots(&typed.graph, roots)?;
        while let Some(step) = search.next() {
            drawing.step(&search, step);
        }
        drawing.classes(&forest);
        drawing.frames
    };
    let discovered = graphs::listed(&typed, forest.preorder().iter().copied());
    let finished = graphs::listed(&typed, forest.postorder().iter().copied());
    let answer = format!("Discovered {discovered}. Finished {finished}.");
    let size = [trace::counted(n, "vertex", "vertices"), trace::plural(m, "edge")].join(", ");
    Ok(Trace { title: format!("Depth-first search, {size}"), frames, answer })
}

/// The frames so far, and what the next one shows.
struct Drawing<'a, K> {
    typed: &'a Typed<(), K>,
    /// Every vertex at its place; tree edges are thick once they are found.
    picture: trace::Graph,
    time: usize,
    frames: Vec<Frame>,
}

impl<'a, K: Kind> Drawing<'a, K> {
    fn new(typed: &'a Typed<(), K>) -> Self {
        let picture = typed.picture(|()| String::new()).spread();
        Drawing { typed, picture, time: 0, frames: Vec::new() }
    }

    fn step(&mut self, search: &DepthFirstSearch<'_, (), K>, step: Step) {
        let name = |node: NodeId| self.typed.name(node);
        let mut tried: Option<(EdgeId, Role)> = None;
        let (caption, at) = match step {
            Step::Discover { node, by } => {
                self.picture.nodes[node.index()].note = format!("{}/", self.time);
                let from = search.path().rev().nth(1).map(|(node, _)| node);
                if let (Some(edge), Some(from)) = (by, from) {
                    let drawn = &mut self.picture.edges[edge.index()];
                    (drawn.style, drawn.role) = (Some(Style::Thick), Some(Role::Chosen));
                    let caption = format!(
                        "{} is white: discover it from {}, at time {}.",
                        name(node),
                        name(from),
                        self.time
                    );
                    (caption, "Color::White => return")
                } else {
                    let caption = format!(
                        "{} is white, and a root: discover it at time {}.",
                        name(node),
                        self.time
                    );
                    (caption, "self.discover(root, NO_EDGE)")
                }
            }
            Step::Back { u, v, edge } => {
                tried = Some((edge, Role::Compared));
                self.picture.edges[edge.index()].label = "back".into();
                let caption = format!(
                    "From {} an edge leads back to {}, which is gray: the edge closes a cycle.",
                    name(u),
                    if u == v { "itself" } else { name(v) }
                );
                (caption, "return Some(Step::Back")
            }
            Step::Cross { u, v, edge } => {
                tried = Some((edge, Role::Compared));
                let caption =
                    format!("From {} an edge leads to {}, which is finished.", name(u), name(v));
                (caption, "Color::Black if K::IS_DIRECTED")
            }
            Step::Finish { node } => {
                self.picture.nodes[node.index()].note.push_str(&self.time.to_string());
                let caption = format!(
                    "{} has no arc left to try: finish it at time {}.",
                    name(node),
                    self.time
                );
                (caption, "self.color[u.index()] = Color::Black;")
            }
        };
        if matches!(step, Step::Discover { .. } | Step::Finish { .. }) {
            self.time += 1;
        }
        let mut picture = self.picture.clone();
        let top = search.path().next_back().map(|(node, _)| node);
        for (node, drawn) in self.typed.graph.nodes().zip(&mut picture.nodes) {
            drawn.role = match search.color(node) {
                _ if top == Some(node) => Some(Role::Active),
                Color::White => None,
                Color::Gray => Some(Role::Frontier),
                Color::Black => Some(Role::Settled),
            };
        }
        if let Some((edge, role)) = tried {
            picture.edges[edge.index()].role = Some(role);
        }
        let stack =
            Cells { name: "stack".into(), ..Cells::new(search.path().map(|(node, _)| name(node))) };
        self.frames.push(Frame::new(caption).with(picture).with(stack).at(at));
    }

    /// The last picture: the class of every edge.
    fn classes(&mut self, forest: &Forest) {
        let mut picture = self.picture.clone();
        for ((id, _), drawn) in self.typed.graph.edge_ids().zip(&mut picture.edges) {
            drawn.label = match forest.class(id) {
                Some(EdgeClass::Back) => "back",
                Some(EdgeClass::Forward) => "forward",
                Some(EdgeClass::Cross) => "cross",
                Some(EdgeClass::Tree) | None => "",
            }
            .into();
        }
        let caption = "The tree edges are thick. Every other edge has the class that the times of its ends give it.";
        self.frames.push(Frame::new(caption).with(picture));
    }
}

pub(crate) const SIZES: [u32; 6] = [64, 128, 256, 512, 1024, 2048];

/// The steps of a search, which are counted one by one.
pub(crate) fn steps(graph: &DiGraph) -> usize {
    DepthFirstSearch::new(graph).count()
}

/// The work on random graphs, and what a matrix would take.
fn cost() -> Chart {
    let random = |n: u32| -> Result<DiGraph, GraphError> { generate::random(n, 4 * n as usize, 6) };
    let count = |n: usize| u32::try_from(n).map_or(0.0, f64::from);
    let search = |n: u32| (f64::from(n), random(n).map_or(0.0, |graph| count(steps(&graph))));
    Chart {
        name: "Search of random graphs with four arcs a vertex".into(),
        x: Axis::log("vertices"),
        y: Axis::log("steps"),
        series: vec![
            Series { name: "steps of the search".into(), points: SIZES.map(search).to_vec() },
            Series {
                name: "cells of a matrix".into(),
                points: SIZES.map(|n| (f64::from(n), f64::from(n) * f64::from(n))).to_vec(),
            },
        ],
    }
}
