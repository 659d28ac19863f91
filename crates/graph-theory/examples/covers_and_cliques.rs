//! Covers, independent and dominating sets, matchings and cliques of one graph:
//! `cargo run -p graph-theory --example covers_and_cliques -- 0-1 1-2 2-0 2-3`.

mod graphs;

use std::process::ExitCode;

use graph_theory::bipartite_matching::covers_and_cliques::{
    Found, MaximalCliques, edge_cover_from, konig, maximum_clique, maximum_independent_set,
    maximum_matching, minimum_dominating_set, minimum_vertex_cover,
};
use graph_theory::{EdgeId, GraphError, NodeId, UnGraph, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Chart, Demo, Frame, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "covers_and_cliques",
    about: "Covers, independent and dominating sets, matchings and cliques of one graph.",
    arguments: "EDGE... (0-1 for an edge, 5 for a vertex without edges)",
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

/// What still makes a picture.
const MOST_NODES: usize = 16;
const MOST_EDGES: usize = 30;

/// How many maximal cliques are drawn.
const MOST_CLIQUES: usize = 8;

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
    /// The first of them, and how many there are, as far as they were counted.
    cliques: (Vec<Vec<NodeId>>, usize),
    /// The left side, if there are two.
    left: Option<Vec<NodeId>>,
}

impl Answers {
    fn of(graph: &UnGraph) -> Result<Self, GraphError> {
        let mut cliques = MaximalCliques::new(graph)?;
        let first: Vec<Vec<NodeId>> = cliques.by_ref().take(MOST_CLIQUES).collect();
        let most = usize::try_from(MOST_STEPS).unwrap_or(usize::MAX);
        let n_cliques = first.len() + cliques.take(most).count();
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
            cliques: (first, n_cliques),
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
    let title = format!("Covers and cliques, {}", graphs::size(graph));
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
            format!("no edge cover, for {} has no edge", typed.name(*node))
        }
        Err(error) => error.to_string(),
    };
    let most = usize::try_from(MOST_STEPS).unwrap_or(usize::MAX);
    let (is_cut, s) = (most < answers.cliques.1, if answers.cliques.1 == 1 { "" } else { "s" });
    [
        line("Matching", &answers.matching, &edge_names(typed, &answers.matching.set)),
        edge_cover,
        of("vertex cover", &answers.cover),
        of("independent set", &answers.independent),
        of("dominating set", &answers.dominating),
        of("clique", &answers.clique),
        format!(
            "{}{} maximal clique{s}.",
            if is_cut { "more than " } else { "" },
            answers.cliques.1
        ),
    ]
    .join("; ")
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
        frames.extend((1..).zip(&self.answers.cliques.0).map(|(i, set)| self.maximal(i, set)));
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

    fn matching(&self) -> Frame {
        let mut picture = self.matched();
        for edge in &self.answers.matching.set {
            picture.edges[edge.index()].role = Some(Role::Chosen);
        }
        let n = self.answers.matching.set.len();
        let caption =
            format!("A matching: edges without a common end. The largest has {n}: ν = {n}.");
        Frame::new(caption).with(picture).at(match self.answers.left {
            Some(_) => "let (pairs, halves) = matching_and_cover(&sides);",
            None => "let rows = Rows::new(graph.n_edges(), meetings)?.complement();",
        })
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
                    "An edge cover: an edge at every vertex. The matching, and one for each vertex that it leaves out: \
                     ρ = {rho}, and ν + ρ = {} + {rho} = {n}, the number of vertices.",
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
            "nothing, for all have one".to_owned()
        } else {
            self.names(&reached)
        };
        let caption = format!(
            "Two sides. Start on the left at what has no mate, go right along any edge and back along thick ones. That \
             reaches {who}. The cover is what is not reached on the left, and what is on the right."
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
            "A vertex cover, an end of every edge: {}. No edge lies within the others: an independent set. \
             τ + α = {tau} + {alpha} = {}, the number of vertices.",
            if cover.is_empty() { "nothing".to_owned() } else { self.names(cover) },
            tau + alpha
        );
        Frame::new(caption).with(picture).at(match self.answers.left {
            Some(_) => "let independent = graph.nodes()",
            None => "let independent = maximum_independent_set(graph, most_steps)?;",
        })
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
            "A dominating set: every other vertex is next to one of {}. γ = {}.",
            if set.is_empty() { "none".to_owned() } else { self.names(set) },
            set.len()
        );
        Frame::new(caption).with(picture).at("best.clone_from(&set);")
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
        let caption =
            format!("A clique: every two are joined. The largest has {0}: ω = {0}.", set.len());
        let picture = self.induced(set, Role::Chosen);
        Frame::new(caption).with(picture).at("best.clone_from(&clique);")
    }

    fn maximal(&self, i: usize, set: &[NodeId]) -> Frame {
        let n = self.answers.cliques.1;
        let caption =
            format!("Maximal clique {i} of {n}: to {} no vertex can be added.", self.names(set));
        Frame::new(caption).with(self.induced(set, Role::Active)).at("if self.add(v) {")
    }
}

/// Groups of three, of which the largest counted graph has so many.
pub(crate) const GROUPS: [u32; 4] = [1, 2, 4, 8];

/// The graph of so many groups of three vertices, where two are joined if they are not of one
/// group: its vertices, its maximal cliques, and how many vertices were added to find them.
pub(crate) fn work(n_groups: u32) -> [u32; 3] {
    let n = 3 * n_groups;
    let pairs = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v)));
    let apart = pairs.filter(|(u, v)| u / 3 != v / 3);
    let graph = UnGraph::from_edges(n as usize, apart);
    let Ok(mut cliques) = graph.and_then(|graph| MaximalCliques::new(&graph)) else {
        return [0; 3];
    };
    let mut n_cliques = 0;
    while cliques.advance() {
        n_cliques += 1;
    }
    [n, n_cliques, u32::try_from(cliques.n_steps()).unwrap_or(u32::MAX)]
}

fn cost() -> Chart {
    Chart::from_counts(
        "Maximal cliques of groups of three, where all are joined but those of one group",
        ["vertices", "how many"],
        &GROUPS.map(|n_groups| 3 * n_groups),
        ["maximal cliques", "vertices added to find them"],
        |n| {
            let [_, n_cliques, n_steps] = work(n / 3);
            [n_cliques, n_steps]
        },
    )
}
