//! The fewest disjoint paths of an acyclic graph:
//! `cargo run -p graph-theory --example disjoint_path_cover -- 'a>b b>c a>c'`.

mod graphs;

use std::process::ExitCode;

use graph_theory::bipartite_matching::disjoint_path_cover::{cover_and_proof, split_vertices};
use graph_theory::bipartite_matching::hopcroft_karp::{Search, Step, hopcroft_karp_watched};
use graph_theory::bipartite_matching::{Bipartite, Cover, Matching};
use graph_theory::graph::generate;
use graph_theory::traverse::topological_sort::generations;
use graph_theory::{DiGraph, Directed, EdgeId, GraphError, NodeId};
use graphs::Typed;
use input::Input;
use trace::{Chart, Demo, Frame, Node, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "disjoint_path_cover",
    about: "The fewest paths of a graph without cycles so that each vertex is on exactly one.",
    arguments: "ARC... (a>b for an arc, 5 for a vertex without arcs)",
    worked: &["0>1 0>2 0>3 1>3 1>4 2>3 2>5 3>4 3>5 4>5", "0>2 0>3 1>2"],
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
    let split = match split_vertices(graph) {
        Err(GraphError::Cycle { edges }) => return Err(cycle(&typed, &edges).into()),
        split => split?,
    };
    let (cover, proof) = cover_and_proof(graph)?;
    let paths: Vec<Vec<NodeId>> = cover.paths().collect();
    let frames = if MOST_NODES < graph.n_nodes() || MOST_ARCS < graph.n_edges() {
        vec![Frame::too_large(format_args!("{MOST_NODES} vertices and {MOST_ARCS} arcs"))]
    } else {
        let mut board = Board::new(&typed)?;
        let start = Matching::empty(&split);
        hopcroft_karp_watched(&split, start, usize::MAX, |step, search| board.draw(step, search));
        board.end(&paths, &proof);
        board.frames
    };
    let title = format!("Disjoint paths, {}", graphs::size(graph));
    let answer = format!("{} {}", counted(&typed, &paths), bound(&typed, &proof));
    Ok(Trace { title, frames, answer })
}

/// Names the vertices of a cycle, in traveling order.
fn cycle(typed: &Typed<(), Directed>, edges: &[EdgeId]) -> String {
    let first = edges.first().map(|&edge| typed.graph.edge(edge).tail);
    let heads = edges.iter().map(|&edge| typed.graph.edge(edge).head);
    format!("{} is a cycle", graphs::listed(typed, first.into_iter().chain(heads)))
}

/// "2 paths: 0-1-3-4 2-5."
fn counted(typed: &Typed<(), Directed>, paths: &[Vec<NodeId>]) -> String {
    let name = |path: &Vec<NodeId>| graphs::listed(typed, path.iter().copied()).replace(' ', "-");
    let listed: Vec<String> = paths.iter().map(name).collect();
    match paths.len() {
        0 => "No vertex, so no path.".into(),
        1 => format!("1 path: {}.", listed[0]),
        n => format!("{n} paths: {}.", listed.join(" ")),
    }
}

/// Why the paths cannot be fewer.
fn bound(typed: &Typed<(), Directed>, proof: &Cover) -> String {
    let side = |verb: &str, side: &[u32]| {
        let nodes = side.iter().copied().map(NodeId::from);
        let names = graphs::listed(typed, nodes).replace(' ', ", ");
        let one_of = if side.len() == 1 { "" } else { "one of " };
        (!side.is_empty()).then(|| format!("{verb} {one_of}{names}"))
    };
    let sides = [side("leaves", &proof.left), side("enters", &proof.right)];
    let sides: Vec<String> = sides.into_iter().flatten().collect();
    let n = typed.graph.n_nodes();
    if sides.is_empty() {
        return "There is no arc.".into();
    }
    let (held, least) = (proof.len(), n - proof.len());
    let arcs = if held == 1 { "arc" } else { "arcs" };
    format!(
        "Each arc {}. So disjoint paths have at most {held} {arcs}, and at least {n} - {held} = {least} are needed.",
        sides.join(" or ")
    )
}

/// The drawing so far.
struct Board<'g> {
    typed: &'g Typed<(), Directed>,
    /// The graph, each vertex at its place.
    graph: trace::Graph,
    /// Its exits, and then its entrances.
    split: trace::Graph,
    /// What follows each vertex.
    next: Vec<Option<NodeId>>,
    frames: Vec<Frame>,
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<(), Directed>) -> Result<Self, GraphError> {
        let n = typed.graph.n_nodes();
        let generations = generations(&typed.graph)?;
        let column = |v: usize| {
            generations.iter().position(|nodes| nodes.iter().any(|node| node.index() == v))
        };
        let graph = typed.picture(|()| String::new()).in_columns(|v| column(v).unwrap_or(0));
        let mut split = typed.picture(|()| String::new());
        (split.directed, split.is_typed) = (false, false);
        for (row, node) in (0_u32..).zip(&mut split.nodes) {
            node.at = (0.0, row.into());
        }
        for row in 0..n {
            let exit = &split.nodes[row];
            let label = format!("{}'", exit.label);
            split.nodes.push(Node { label, at: (2.0, exit.at.1), ..Node::default() });
        }
        for edge in &mut split.edges {
            edge.to += n;
        }
        let mut board = Board { typed, graph, split, next: vec![None; n], frames: Vec::new() };
        let caption = format!(
            "At first each vertex is a path. Below, each vertex has an exit, on the left, and an entrance, v' on \
             the right; the arc from u to v joins u to v'. {}",
            counted(typed, &board.paths())
        );
        board.frame(caption, board.pictures(), "Ok(Bipartite::from_arcs(graph))");
        Ok(board)
    }

    /// The paths so far.
    fn paths(&self) -> Vec<Vec<NodeId>> {
        let starts = self.typed.graph.nodes().filter(|&v| !self.next.contains(&Some(v)));
        let path = |start| std::iter::successors(Some(start), |u: &NodeId| self.next[u.index()]);
        starts.map(|start| path(start).collect()).collect()
    }

    /// The first arc from u to v.
    fn arc(&self, u: NodeId, v: NodeId) -> Option<usize> {
        let arcs = self.typed.graph.arcs(u);
        arcs.iter().find(|arc| arc.head == v).map(|arc| arc.edge.index())
    }

    fn pictures(&self) -> [trace::Graph; 2] {
        let mut pictures = [self.graph.clone(), self.split.clone()];
        for (u, &next) in self.typed.graph.nodes().zip(&self.next) {
            let Some(arc) = next.and_then(|v| self.arc(u, v)) else { continue };
            for picture in &mut pictures {
                picture.edges[arc].style = Some(Style::Thick);
            }
        }
        pictures
    }

    fn frame(&mut self, caption: String, [graph, split]: [trace::Graph; 2], at: &'static str) {
        self.frames.push(Frame::new(caption).with(graph).with(split).at(at));
    }

    fn draw(&mut self, step: Step, search: &Search<'_, ()>) {
        if !matches!(step, Step::Augment { .. }) {
            return;
        }
        let steps: Vec<(NodeId, NodeId)> =
            search.path().map(|(x, y)| (NodeId::from(x), NodeId::from(y))).collect();
        let name = |node: NodeId| self.typed.name(node);
        let mut caption = String::new();
        let mut dropped = Vec::new();
        for &(u, v) in &steps {
            let sentence = match self.next[u.index()] {
                None => format!("{} → {}.", name(u), name(v)),
                Some(old) => {
                    dropped.extend(self.arc(u, old));
                    format!(
                        " {}, from which {} was taken, goes on to {}.",
                        name(u),
                        name(old),
                        name(v)
                    )
                }
            };
            caption.push_str(&sentence);
        }
        for &(u, v) in &steps {
            self.next[u.index()] = Some(v);
        }
        let added: Vec<usize> = steps.iter().filter_map(|&(u, v)| self.arc(u, v)).collect();
        let mut pictures = self.pictures();
        for picture in &mut pictures {
            for (arcs, role) in [(&added, Role::Chosen), (&dropped, Role::Rejected)] {
                for &arc in arcs {
                    picture.edges[arc].role = Some(role);
                }
            }
        }
        let paths = counted(self.typed, &self.paths());
        let caption = format!("{caption} The end of a path meets the start of another. {paths}");
        self.frame(caption, pictures, "let (matching, proof) = matching_and_cover(split);");
    }

    fn end(&mut self, paths: &[Vec<NodeId>], proof: &Cover) {
        let n = self.next.len();
        let mut pictures = self.pictures();
        for (i, path) in paths.iter().enumerate() {
            for node in path {
                pictures[0].nodes[node.index()].group = Some(i);
            }
        }
        let exits = proof.left.iter().map(|&u| u as usize);
        for door in exits.chain(proof.right.iter().map(|&v| n + v as usize)) {
            pictures[1].nodes[door].role = Some(Role::Chosen);
        }
        let caption = format!(
            "No more can be joined: the marked exits and entrances hold an end of each edge. {}",
            bound(self.typed, proof)
        );
        self.frame(caption, pictures, "(PathCover { matching }, proof)");
    }
}

pub(crate) const SIZES: [u32; 6] = [32, 64, 128, 256, 512, 1024];

fn random(n: u32) -> DiGraph {
    generate::random_acyclic(n, 3 * n as usize, 6).unwrap_or_default()
}

/// On a random graph: the pairs, the phases of the matching, and the arcs that it gave up in all
/// phases.
pub(crate) fn work(n: u32) -> [u32; 3] {
    let split = Bipartite::from_arcs(&random(n));
    let [mut n_pairs, mut n_phases, mut n_given_up] = [0; 3];
    hopcroft_karp_watched(&split, Matching::empty(&split), usize::MAX, |step, search| {
        if let Step::Phase { n_paths, .. } = step {
            n_pairs += n_paths;
            n_phases += 1;
            n_given_up += u32::try_from(search.n_given_up()).unwrap_or(u32::MAX);
        }
    });
    [n_pairs, n_phases, n_given_up]
}

/// The work on random graphs.
fn cost() -> Chart {
    Chart::from_counts(
        "Disjoint paths of random graphs with three arcs a vertex",
        ["vertices", "how many"],
        &SIZES,
        ["arcs", "arcs given up in all phases", "phases"],
        |n| {
            let [_, n_phases, n_given_up] = work(n);
            [3 * n, n_given_up, n_phases]
        },
    )
}
