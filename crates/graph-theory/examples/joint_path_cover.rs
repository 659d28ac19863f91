//! The fewest paths that cover an acyclic graph and may meet:
//! `cargo run -p graph-theory --example joint_path_cover -- 'a>b b>c'`.

mod graphs;

use std::process::ExitCode;

use graph_theory::bipartite_matching::joint_path_cover::{
    Closure, JointPathCover, joint_path_cover,
};
use graph_theory::graph::generate;
use graph_theory::traverse::topological_sort::generations;
use graph_theory::{DiGraph, Directed, GraphError, NodeId};
use graphs::Typed;
use input::Input;
use trace::{Chart, Demo, Edge, Frame, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "joint_path_cover",
    about: "The fewest paths that cover a graph without cycles and may meet, and as many vertices of which none leads to another.",
    arguments: "ARC... (a>b for an arc, 5 for a vertex without arcs)",
    worked: &["0>2 1>2 2>3 2>4", "0>1 0>2 0>3 1>3 1>4 2>3 2>5 3>4 3>5 4>5"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NODES: usize = 12;
const MOST_ARCS: usize = 30;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed: Typed<(), Directed> = graphs::read(input, &[], graphs::no_weight)?;
    let graph = &typed.graph;
    let cover = match joint_path_cover(graph) {
        Err(GraphError::Cycle { edges }) => {
            let first = edges.first().map(|&edge| graph.edge(edge).tail);
            let heads = edges.iter().map(|&edge| graph.edge(edge).head);
            let walk = graphs::listed(&typed, first.into_iter().chain(heads));
            return Err(format!("{walk} is a cycle").into());
        }
        cover => cover?,
    };
    let frames = if MOST_NODES < graph.n_nodes() || MOST_ARCS < graph.n_edges() {
        vec![Frame::too_large(format_args!("{MOST_NODES} vertices and {MOST_ARCS} arcs"))]
    } else {
        Board::new(&typed, &Closure::from_graph(graph)?)?.draw(&cover)
    };
    let title = format!("Paths that may meet, {}", graphs::size(graph));
    let paths = listed(&typed, &cover.paths);
    let s = if cover.len() == 1 { "" } else { "s" };
    let answer = match cover.len() {
        0 => "No vertex, so no path.".to_owned(),
        n => format!("{n} path{s}: {paths}. {}", proof(&typed, &cover)),
    };
    Ok(Trace { title, frames, answer })
}

/// "0-2-3 1-4".
fn listed(typed: &Typed<(), Directed>, paths: &[Vec<NodeId>]) -> String {
    let name = |path: &Vec<NodeId>| graphs::listed(typed, path.iter().copied()).replace(' ', "-");
    trace::list(paths.iter().map(name), " ")
}

/// Why the paths cannot be fewer.
fn proof(typed: &Typed<(), Directed>, cover: &JointPathCover) -> String {
    let names = graphs::listed(typed, cover.antichain.iter().copied()).replace(' ', ", ");
    match cover.antichain.len() {
        1 => "There is a vertex.".into(),
        _ => format!("None of {names} leads to another."),
    }
}

/// Draws the arcs of the paths thick, and writes the letters of its paths below each vertex.
fn mark(picture: &mut trace::Graph, paths: &[Vec<NodeId>]) {
    for (path, letter) in paths.iter().zip('A'..) {
        for node in path {
            picture.nodes[node.index()].note.push(letter);
        }
        for two in path.windows(2) {
            let ends = (two[0].index(), two[1].index());
            let mut arcs = picture.edges.iter_mut();
            if let Some(arc) = arcs.find(|arc| (arc.from, arc.to) == ends) {
                (arc.style, arc.role) = (Some(Style::Thick), Some(Role::Chosen));
            }
        }
    }
    for node in &mut picture.nodes {
        node.note = node.note.trim().to_owned();
    }
}

/// The drawing, each vertex at its place.
struct Board<'g> {
    typed: &'g Typed<(), Directed>,
    /// The arcs of the graph come first, and then the others of the closure.
    closure: trace::Graph,
    n_arcs: usize,
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<(), Directed>, closure: &Closure) -> Result<Self, GraphError> {
        let graph = &typed.graph;
        let generations = generations(graph)?;
        let column = |v: usize| {
            generations.iter().position(|nodes| nodes.iter().any(|node| node.index() == v))
        };
        let mut picture = typed.picture(|()| String::new()).in_columns(|v| column(v).unwrap_or(0));
        for node in &mut picture.nodes {
            // Room for the letters of the paths.
            " ".clone_into(&mut node.note);
        }
        for u in graph.nodes() {
            for v in closure.heads(u).filter(|v| !graph.neighbors(u).any(|head| head == *v)) {
                let style = Some(Style::Dashed);
                picture.edges.push(Edge { style, ..Edge::new(u.index(), v.index()) });
            }
        }
        Ok(Board { typed, closure: picture, n_arcs: graph.n_edges() })
    }

    fn graph(&self) -> trace::Graph {
        let mut graph = self.closure.clone();
        graph.edges.truncate(self.n_arcs);
        graph
    }

    fn draw(&self, cover: &JointPathCover) -> Vec<Frame> {
        let name = |node: usize| self.typed.names[node].as_str();
        let added = &self.closure.edges[self.n_arcs..];
        let added: Vec<String> =
            added.iter().map(|arc| format!("{} → {}", name(arc.from), name(arc.to))).collect();
        let caption = if added.is_empty() {
            "Where a path leads, an arc leads too: the graph is its own closure.".to_owned()
        } else {
            format!("Where a path leads, the closure has an arc: it adds {}.", added.join(", "))
        };
        let closed = Frame::new(caption).with(self.closure.clone());
        let mut chains = self.closure.clone();
        mark(&mut chains, &cover.chains);
        let caption = format!(
            "The fewest disjoint paths of the closure: {}. They are chains.",
            listed(self.typed, &cover.chains)
        );
        let chained = Frame::new(caption).with(chains);
        let mut paths = self.graph();
        mark(&mut paths, &cover.paths);
        let caption = format!(
            "Each arc that was added is walked on arcs of the graph: {}. {}",
            listed(self.typed, &cover.paths),
            self.shared(&cover.paths)
        );
        let walked = Frame::new(caption).with(paths.clone());
        for node in &cover.antichain {
            paths.nodes[node.index()].role = Some(Role::Chosen);
        }
        let caption = match cover.antichain.len() {
            0 => "There is no vertex.".to_owned(),
            1 => format!(
                "One path is the least for a graph that has a vertex, as {}.",
                name(cover.antichain[0].index())
            ),
            n => format!(
                "{} So no path has two of them, and it takes {n}.",
                proof(self.typed, cover)
            ),
        };
        let proven = Frame::new(caption).with(paths);
        vec![
            closed.at("let closure = Closure::from_graph(graph)?;"),
            chained.at("let chains: Vec<Vec<NodeId>> = cover.paths().collect();"),
            walked.at("expand(graph, &closure, chain)"),
            proven.at("filter(|&v| is_open(&v.into()))"),
        ]
    }

    /// Which vertices are on two paths or more.
    fn shared(&self, paths: &[Vec<NodeId>]) -> String {
        let n_paths = |node: &NodeId| paths.iter().filter(|path| path.contains(node)).count();
        let shared = self.typed.graph.nodes().filter(|node| 1 < n_paths(node));
        let names = graphs::listed(self.typed, shared);
        if names.is_empty() { "No vertex is shared.".into() } else { format!("Shared: {names}.") }
    }
}

pub(crate) const SIZES: [u32; 5] = [32, 64, 128, 256, 512];

fn random(n: u32) -> DiGraph {
    generate::random_acyclic(n, 3 * n as usize, 6).unwrap_or_default()
}

/// On a random graph: the arcs, and those of the closure.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let graph = random(n);
    let n_pairs = Closure::from_graph(&graph).map_or(0, |closure| closure.n_pairs());
    [graph.n_edges(), n_pairs].map(|count| u32::try_from(count).unwrap_or(u32::MAX))
}

/// How much larger the closure is than the graph.
fn cost() -> Chart {
    Chart::from_counts(
        "Closures of random graphs with three arcs a vertex",
        ["vertices", "arcs"],
        &SIZES,
        ["arcs of the graph", "arcs of the closure"],
        work,
    )
}
