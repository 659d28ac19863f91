//! A graph of two sides as a person types it, its picture, and what is said of a matching. The
//! sides are found.

// Each program uses some of these.
#![allow(dead_code, reason = "shared by the programs of the chapter")]

use graph_theory::bipartite_matching::{Bipartite, Cover, Matching, Split};
use graph_theory::{EdgeId, GraphError, NodeId, Undirected};
use input::Input;
use trace::{Frame, Node, Role, SplitMix64, Style};

use super::graphs::{self, Typed};

/// Vertices and edges that a picture has room for.
const MOST_NODES: usize = 20;
const MOST_EDGES: usize = 40;

/// A graph with names and two sides.
pub(crate) struct Sides {
    pub typed: Typed<(), Undirected>,
    pub split: Split,
}

impl Sides {
    /// Reads a graph up to the end of the input.
    pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<Self> {
        let typed = graphs::read(input, &[], graphs::no_weight)?;
        let split = match Split::from_graph(&typed.graph) {
            Err(GraphError::NotBipartite { odd_cycle }) => {
                return Err(no_sides(&typed, &odd_cycle).into());
            }
            split => split?,
        };
        Ok(Sides { typed, split })
    }

    pub(crate) fn graph(&self) -> &Bipartite {
        &self.split.graph
    }

    /// A frame that says so, if the graph is too large to draw.
    pub(crate) fn too_large(&self) -> Option<Frame> {
        let is_large =
            MOST_NODES < self.typed.graph.n_nodes() || MOST_EDGES < self.graph().n_edges();
        is_large
            .then(|| Frame::too_large(format_args!("{MOST_NODES} vertices and {MOST_EDGES} edges")))
    }

    /// `8 vertices and 7 edges`
    pub(crate) fn size(&self) -> String {
        graphs::size(&self.typed.graph)
    }

    /// The place of a left vertex in the picture.
    pub(crate) fn left(&self, x: u32) -> usize {
        self.split.left[x as usize].index()
    }

    /// The place of a right vertex in the picture.
    pub(crate) fn right(&self, y: u32) -> usize {
        self.split.right[y as usize].index()
    }

    pub(crate) fn left_name(&self, x: u32) -> &str {
        &self.typed.names[self.left(x)]
    }

    pub(crate) fn right_name(&self, y: u32) -> &str {
        &self.typed.names[self.right(y)]
    }

    /// The left side in one column, the right side in another.
    pub(crate) fn blank(&self) -> trace::Graph {
        let is_left = |v: usize| self.split.left.iter().any(|x| x.index() == v);
        let picture = self.typed.picture(|()| String::new());
        picture.in_columns(|v| if is_left(v) { 0 } else { 2 })
    }

    /// Makes the pairs thick.
    pub(crate) fn thicken(&self, picture: &mut trace::Graph, matching: &Matching) {
        for edge in matching.edges(self.graph()) {
            picture.edges[edge.index()].style = Some(Style::Thick);
        }
    }

    /// Marks the edge between two vertices of the picture.
    pub(crate) fn mark(picture: &mut trace::Graph, ends: [usize; 2], role: Role) {
        let joins =
            |edge: &&mut trace::Edge| ends == [edge.from, edge.to] || ends == [edge.to, edge.from];
        // Of parallel edges the first is in the matching, if any is.
        if let Some(edge) = picture.edges.iter_mut().find(joins) {
            edge.role = Some(role);
        }
    }

    /// Marks the vertices of a cover.
    pub(crate) fn mark_cover(&self, picture: &mut trace::Graph, cover: &Cover) {
        let left = cover.left.iter().map(|&x| self.left(x));
        for v in left.chain(cover.right.iter().map(|&y| self.right(y))) {
            picture.nodes[v].role = Some(Role::Chosen);
        }
    }

    /// Names, or that there are none.
    fn listed(&self, nodes: impl IntoIterator<Item = NodeId>) -> String {
        let names = graphs::listed(&self.typed, nodes);
        if names.is_empty() { "none".to_owned() } else { names }
    }

    /// The pairs, the cover, and the crowd if there is one.
    pub(crate) fn answer(&self, matching: &Matching, cover: &Cover) -> String {
        let left = |x: &u32| self.split.left[*x as usize];
        let right = |y: &u32| self.split.right[*y as usize];
        let mut answer = match matching.len() {
            1 => "1 pair:".to_owned(),
            0 => "0 pairs".to_owned(),
            n => format!("{n} pairs:"),
        };
        for (x, y) in matching.pairs() {
            answer.push_str(&format!(" {}-{}", self.left_name(x), self.right_name(y)));
        }
        let held = cover.left.iter().map(left).chain(cover.right.iter().map(right));
        answer.push_str(&format!(". Cover: {}.", self.listed(held)));
        if let Some(crowd) = matching.crowd(self.graph()) {
            let few = self.listed(crowd.neighbors.iter().map(right));
            let many = self.listed(crowd.left.iter().map(left));
            answer.push_str(&format!(" Crowd: {many}; all their neighbors: {few}."));
        }
        answer
    }

    pub(crate) fn edge_name(&self, edge: EdgeId) -> String {
        let edge = self.graph().edge(edge);
        format!("{}-{}", self.left_name(edge.left), self.right_name(edge.right))
    }

    /// The vertices of the flow network at their places, without edges.
    pub(crate) fn network(&self) -> trace::Graph {
        let mut picture = self.typed.picture(|()| String::new());
        picture.directed = true;
        let n_typed = picture.nodes.len();
        for name in ["s", "t"] {
            picture.nodes.push(Node { dashed: true, ..Node::new(name) });
        }
        let is_left = |v: usize| self.split.left.iter().any(|x| x.index() == v);
        picture.in_columns(|v| match v {
            v if v == n_typed => 0,
            v if v == n_typed + 1 => 5,
            v if is_left(v) => 1,
            _ => 4,
        })
    }

    /// Where a vertex of the network stands in the picture: the left ones, the right ones, s, t.
    pub(crate) fn place(&self, node: usize) -> usize {
        let left = self.split.left.iter().map(|x| x.index());
        let right = self.split.right.iter().map(|y| y.index());
        // The source and the sink come behind all that were typed, as they do in the network.
        left.chain(right).nth(node).unwrap_or(node)
    }
}

/// Five left vertices with one to three neighbors each.
pub(crate) fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut edges = Vec::new();
    for x in 0..5 {
        let n_neighbors = 1 + dice.below(3);
        let mut left = n_neighbors;
        for y in 0..5 {
            if dice.below(5 - y) < left {
                left -= 1;
                edges.push(format!("x{x}-y{y}"));
            }
        }
    }
    edges.join(" ")
}

/// Names the vertices of an odd cycle, in traveling order.
fn no_sides(typed: &Typed<(), Undirected>, cycle: &[EdgeId]) -> String {
    let ends = |id: EdgeId| [typed.graph.edge(id).tail, typed.graph.edge(id).head];
    let mut names = String::new();
    // The first edge is walked toward the second one.
    let [tail, head] = ends(cycle[0]);
    let mut at = if ends(cycle[1 % cycle.len()]).contains(&head) { tail } else { head };
    for &id in cycle {
        names.push_str(typed.name(at));
        names.push(' ');
        at = typed.graph.edge(id).other_end(at);
    }
    let s = if cycle.len() == 1 { "" } else { "s" };
    format!("no two sides: {names}is a cycle of {} edge{s}", cycle.len())
}

/// Names, or that there are none.
pub(crate) fn listed(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    if names.is_empty() { "none".into() } else { names.join(" ") }
}
