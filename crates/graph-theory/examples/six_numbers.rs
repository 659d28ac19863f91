//! Matchings, covers, independent and dominating sets and cliques of one graph:
//! `cargo run -p graph-theory --example six_numbers -- 0-1 1-2 2-0 2-3`.

mod graphs;

use std::process::ExitCode;

use graph_theory::bipartite_matching::covers_and_cliques::{
    Found, edge_cover_from, konig, maximum_clique, maximum_independent_set, maximum_matching,
    minimum_dominating_set, minimum_vertex_cover,
};
use graph_theory::{EdgeId, GraphError, NodeId, UnGraph, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Demo, Frame, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "six_numbers",
    about: "Covers, independent and dominating sets, matchings and cliques of one graph.",
    arguments: "EDGE... (0-1 for an edge, 5 for a vertex without edges)",
    worked: &["0-4 0-5 1-2 1-3 1-5 2-3 2-5 3-4"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(graphs::random_unweighted),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NODES: usize = 16;
const MOST_EDGES: usize = 30;

/// After so many steps an exact search gives up.
const MOST_STEPS: u64 = 20_000;

/// All that is asked of the graph.
struct Answers {
    matching: Found<EdgeId>,
    edge_cover: Result<Vec<EdgeId>, GraphError>,
    cover: Found,
    independent: Found,
    dominating: Found,
    clique: Found,
    /// The left side, if there are two.
    left: Option<Vec<NodeId>>,
}

impl Answers {
    fn of(graph: &UnGraph) -> Result<Self, GraphError> {
        let best = |set: Vec<NodeId>| Found { bound: set.len(), set };
        let (matching, cover, independent, left) = match konig(graph) {
            Ok(found) => {
                let matching = Found { bound: found.matching.len(), set: found.matching };
                (matching, best(found.cover), best(found.independent), Some(found.left))
            }
            Err(_) => (
                maximum_matching(graph, MOST_STEPS)?,
                minimum_vertex_cover(graph, MOST_STEPS)?,
                maximum_independent_set(graph, MOST_STEPS)?,
                None,
            ),
        };
        Ok(Answers {
            edge_cover: edge_cover_from(graph, &matching.set),
            matching,
            cover,
            independent,
            dominating: minimum_dominating_set(graph, MOST_STEPS)?,
            clique: maximum_clique(graph, MOST_STEPS)?,
            left,
        })
    }
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &[], graphs::no_weight)?;
    let graph = &typed.graph;
    let answers = Answers::of(graph)?;
    let frames = if MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges() {
        vec![Frame::too_large(format_args!("{MOST_NODES} vertices and {MOST_EDGES} edges"))]
    } else {
        Board::new(&typed, &answers).frames()
    };
    let title = format!("Six numbers, {}", graphs::size(graph));
    Ok(Trace { title, frames, answer: answer(&typed, &answers) })
}

/// The edges by the names of their ends.
fn edge_names(typed: &Typed<(), Undirected>, edges: &[EdgeId]) -> String {
    let name = |&edge: &EdgeId| {
        let edge = typed.graph.edge(edge);
        format!("{}-{}", typed.name(edge.tail), typed.name(edge.head))
    };
    trace::list(edges.iter().map(name), " ")
}

/// `cover 4: 0 1 2 3`, or how far the search came.
fn line<T>(what: &str, found: &Found<T>, names: &str) -> String {
    let size = found.set.len();
    let colon = if size == 0 { "" } else { ": " };
    if found.is_best() {
        format!("{what} {size}{colon}{names}")
    } else {
        format!("{what} {size}, stopped at a bound of {}{colon}{names}", found.bound)
    }
}

fn answer(typed: &Typed<(), Undirected>, answers: &Answers) -> String {
    let of = |what: &str, found: &Found| {
        line(what, found, &graphs::listed(typed, found.set.iter().copied()))
    };
    let edge_cover = match &answers.edge_cover {
        Ok(edges) => {
            // As far from the best as the matching is.
            let bound = typed.graph.n_nodes() - answers.matching.bound;
            let found = Found { set: edges.clone(), bound };
            line("edge cover", &found, &edge_names(typed, edges))
        }
        Err(GraphError::IsolatedVertex { node }) => {
            format!("no edge cover, because {} has no edge", typed.name(*node))
        }
        Err(error) => error.to_string(),
    };
    [
        line("Matching", &answers.matching, &edge_names(typed, &answers.matching.set)),
        edge_cover,
        of("vertex cover", &answers.cover),
        of("independent set", &answers.independent),
        of("dominating set", &answers.dominating),
        of("clique", &answers.clique),
    ]
    .join("; ")
        + "."
}

/// What the frames are drawn on.
struct Board<'g> {
    typed: &'g Typed<(), Undirected>,
    answers: &'g Answers,
    /// Each vertex at its place.
    blank: trace::Graph,
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<(), Undirected>, answers: &'g Answers) -> Self {
        let blank = typed.picture(|()| String::new());
        let blank = match &answers.left {
            None => blank.on_circle(),
            Some(left) => {
                let is_left = |v: usize| left.iter().any(|x| x.index() == v);
                blank.in_columns(|v| if is_left(v) { 0 } else { 2 })
            }
        };
        Board { typed, answers, blank }
    }

    fn names(&self, nodes: &[NodeId]) -> String {
        graphs::listed(self.typed, nodes.iter().copied())
    }

    fn frames(&self) -> Vec<Frame> {
        let mut frames = vec![self.matching(), self.edge_cover()];
        if let Some(left) = &self.answers.left {
            frames.push(self.reach(left));
        }
        frames.extend([self.cover(), self.dominating(), self.clique()]);
        frames
    }

    /// The graph with the matching in thick lines.
    fn matched(&self) -> trace::Graph {
        let mut picture = self.blank.clone();
        for edge in &self.answers.matching.set {
            picture.edges[edge.index()].style = Some(Style::Thick);
        }
        picture
    }

    /// The graph with a set of vertices in this role.
    fn marked(mut picture: trace::Graph, set: &[NodeId], role: Role) -> trace::Graph {
        for v in set {
            picture.nodes[v.index()].role = Some(role);
        }
        picture
    }

    /// The frame, with a line of the code for two sides if there are two.
    fn by_sides(&self, frame: Frame, at: &'static str) -> Frame {
        if self.answers.left.is_some() { frame.at(at) } else { frame }
    }

    fn matching(&self) -> Frame {
        let mut picture = self.matched();
        for edge in &self.answers.matching.set {
            picture.edges[edge.index()].role = Some(Role::Chosen);
        }
        let n = self.answers.matching.set.len();
        let caption = format!(
            "A matching: no two of its edges have a common end. A largest one has {}: ν = {n}.",
            trace::plural(n, "edge")
        );
        self.by_sides(
            Frame::new(caption).with(picture),
            "let (pairs, halves) = matching_and_cover(&sides);",
        )
    }

    fn edge_cover(&self) -> Frame {
        let mut picture = self.matched();
        let caption = match &self.answers.edge_cover {
            Ok(edges) => {
                for edge in edges {
                    picture.edges[edge.index()].role = Some(Role::Chosen);
                }
                let (n, rho) = (self.typed.graph.n_nodes(), edges.len());
                format!(
                    "An edge cover has an edge at every vertex. Take the matching, and one edge for each vertex that it \
                     leaves out: ρ = {rho}, and ν + ρ = {} + {rho} = {n}, the number of vertices.",
                    self.answers.matching.set.len()
                )
            }
            Err(_) => "No edge cover: a vertex has no edge.".to_owned(),
        };
        Frame::new(caption).with(picture).at("cover.push(arc.edge);")
    }

    /// How the cover comes from the last search. On the left the reached vertices are those outside
    /// it, on the right those in it.
    fn reach(&self, left: &[NodeId]) -> Frame {
        let cover = &self.answers.cover.set;
        let is_reached = |v: &NodeId| left.contains(v) != cover.contains(v);
        let reached: Vec<NodeId> = self.typed.graph.nodes().filter(is_reached).collect();
        let who = if reached.is_empty() {
            "nothing, because each of them has a mate".to_owned()
        } else {
            self.names(&reached)
        };
        let caption = format!(
            "The graph has two sides. Start at the left vertices without a mate. Go to the right along any edge, and go back along \
             thick edges. This reaches {who}. The cover has the left vertices that are not reached, and the right ones that are."
        );
        let picture = Self::marked(self.matched(), &reached, Role::Frontier);
        Frame::new(caption).with(picture).at("let in_left = halves.left.iter()")
    }

    fn cover(&self) -> Frame {
        let (cover, independent) = (&self.answers.cover.set, &self.answers.independent.set);
        let picture = Self::marked(self.matched(), cover, Role::Chosen);
        let picture = Self::marked(picture, independent, Role::Settled);
        let (tau, alpha) = (cover.len(), independent.len());
        let caption = format!(
            "A vertex cover has an end of every edge: {}. No edge joins two of the other vertices, so these are an independent set. \
             τ + α = {tau} + {alpha} = {}, the number of vertices.",
            if cover.is_empty() { "here it is empty".to_owned() } else { self.names(cover) },
            tau + alpha
        );
        self.by_sides(Frame::new(caption).with(picture), "let independent = graph.nodes()")
    }

    fn dominating(&self) -> Frame {
        let set = &self.answers.dominating.set;
        let mut picture = Self::marked(self.blank.clone(), set, Role::Chosen);
        for edge in &mut picture.edges {
            let is_in = |v: usize| set.iter().any(|u| u.index() == v);
            if is_in(edge.from) != is_in(edge.to) {
                edge.role = Some(Role::Compared);
            }
        }
        let caption = format!(
            "A dominating set: every other vertex is joined to one of {}. γ = {}.",
            if set.is_empty() {
                "these, of which there are none".to_owned()
            } else {
                self.names(set)
            },
            set.len()
        );
        Frame::new(caption).with(picture)
    }

    /// The graph with a set of vertices and the edges among them.
    fn induced(&self, set: &[NodeId], role: Role) -> trace::Graph {
        let mut picture = Self::marked(self.blank.clone(), set, role);
        for edge in &mut picture.edges {
            let is_in = |v: usize| set.iter().any(|u| u.index() == v);
            if is_in(edge.from) && is_in(edge.to) {
                edge.role = Some(role);
            }
        }
        picture
    }

    fn clique(&self) -> Frame {
        let set = &self.answers.clique.set;
        let caption = format!(
            "A clique: every two of its vertices are joined. A largest one has {}: ω = {}.",
            trace::counted(set.len(), "vertex", "vertices"),
            set.len()
        );
        let picture = self.induced(set, Role::Chosen);
        Frame::new(caption).with(picture)
    }
}
