//! Prim's algorithm, vertex by vertex:
//! `cargo run -p graph-theory --example prim -- '0-1:4 1-2:3 2-0:1 from=2'`.

mod graphs;

use std::process::ExitCode;

use graph_theory::min_spanning_tree::prim::{Growth, PrimTree, plain, prim};
use graph_theory::{EdgeId, NodeId, UnGraph, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Chart, Demo, Frame, Options, Region, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "prim",
    about: "Prim's algorithm: a spanning tree of least weight, grown by the lightest edge that leaves it.",
    arguments: "EDGE... [from=VERTEX] (0-1:4 for an edge of weight 4, 5 for a vertex without edges)",
    worked: &["0-1:3 0-2:6 1-5:5 2-3:4 2-4:7 2-5:1 3-5:2 4-5:8"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(graphs::random_weighted),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 20;

/// The drawing so far.
struct Board<'g> {
    typed: &'g Typed<i64, Undirected>,
    /// Each vertex at its place.
    blank: trace::Graph,
    /// The vertices of the tree, in the order in which they came.
    inside: Vec<NodeId>,
    /// The edges of the tree.
    edges: Vec<EdgeId>,
    /// The edges to the vertices outside that were best before the last step.
    known: Vec<Option<EdgeId>>,
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &["from"], graphs::integer)?;
    let graph = &typed.graph;
    let start = typed.vertex("from")?;
    let tree = prim(graph, start)?;
    let frames = if MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges() {
        let limit = format_args!("{MOST_NODES} vertices and {MOST_EDGES} edges");
        vec![Frame::too_large(limit)]
    } else {
        let mut states: Vec<State> = Vec::new();
        plain::prim_watched(&graph.weighted_lists(), start.index(), |step, lightest| {
            let plain::Step::Enter { u } = step;
            states.push(State::new(&typed, states.last(), u, lightest));
        });
        let mut board = Board::new(&typed);
        let mut frames: Vec<Frame> = states.iter().map(|state| board.grow(state)).collect();
        if let Some(last) = states.last() {
            frames.push(board.end(&tree, last));
        }
        ask(&typed, &mut frames, &states);
        frames
    };
    let title = format!("Prim's algorithm, {}", graphs::size(graph));
    Ok(Trace { title, frames, answer: answer(&typed, &tree) })
}

/// The tree so far, after a vertex has come in.
struct State {
    u: NodeId,
    /// The edge by which it has come in; none at the start.
    by: Option<EdgeId>,
    is_inside: Vec<bool>,
    /// For each vertex outside, the lightest edge that joins it to the tree.
    edges: Vec<Option<EdgeId>>,
}

impl State {
    fn new(
        typed: &Typed<i64, Undirected>,
        before: Option<&State>,
        u: usize,
        lightest: &[Option<(i64, usize)>],
    ) -> Self {
        let node = |u: usize| NodeId::from(u32::try_from(u).unwrap_or(u32::MAX));
        let edge = |(v, known): (usize, &Option<(i64, usize)>)| {
            let (weight, parent) = (*known)?;
            let arcs = typed.graph.arcs(node(parent));
            let arc = arcs.iter().find(|arc| (arc.head, arc.weight) == (node(v), weight))?;
            Some(arc.edge)
        };
        let edges: Vec<Option<EdgeId>> = lightest.iter().enumerate().map(edge).collect();
        let mut is_inside = match before {
            Some(before) => before.is_inside.clone(),
            None => vec![false; edges.len()],
        };
        is_inside[u] = true;
        State { u: node(u), by: edges[u].filter(|_| before.is_some()), is_inside, edges }
    }

    fn contains(&self, v: NodeId) -> bool {
        self.is_inside[v.index()]
    }

    fn edge_to(&self, v: NodeId) -> Option<EdgeId> {
        self.edges[v.index()]
    }

    /// The vertices outside that an edge joins to the tree.
    fn within_reach(&self) -> Vec<usize> {
        (0..self.edges.len()).filter(|v| !self.is_inside[*v] && self.edges[*v].is_some()).collect()
    }
}

/// Questions: which vertex comes in next, which number falls, and which edge is the last.
fn ask(typed: &Typed<i64, Undirected>, frames: &mut [Frame], states: &[State]) {
    let (mut n_next, mut has_asked_fall) = (0, false);
    for (i, pair) in states.windows(2).enumerate() {
        let (now, next) = (&pair[0], &pair[1]);
        let Some(frame) = frames.get_mut(i) else { return };
        let reach = now.within_reach();
        let weight = |edge: EdgeId| typed.graph.edge(edge).weight;
        let fallen = |v: &&usize| {
            let before = now.edges[**v].map(weight);
            before.is_some() && next.edges[**v].map(weight) < before
        };
        let falls: Vec<&usize> =
            reach.iter().filter(|v| **v != next.u.index()).filter(fallen).collect();
        let others: Vec<usize> = reach.iter().copied().filter(|v| *v != next.u.index()).collect();
        if 1 < reach.len() && n_next < 1 {
            n_next += 1;
            let answer = reach.iter().position(|v| *v == next.u.index()).unwrap_or(0);
            let because = next.by.map_or(String::new(), |edge| {
                format!("{} is the lightest edge that leaves the tree.", name(typed, edge))
            });
            let choices = reach.iter().map(|v| typed.names[*v].clone());
            *frame = frame.clone().ask("Which vertex comes in next?", choices, answer, because);
        } else if let ([fall], false) = (&falls[..], has_asked_fall)
            && 1 < others.len() + 1
        {
            has_asked_fall = true;
            let mut choices: Vec<String> = others.iter().map(|v| typed.names[*v].clone()).collect();
            choices.push("none".into());
            let answer = others.iter().position(|v| v == *fall).unwrap_or(0);
            let coming = typed.name(next.u);
            let because = format!(
                "The edge from {coming} to {} is lighter than the one that was known.",
                typed.names[**fall]
            );
            let question = format!("{coming} comes in next. Whose number will fall?");
            *frame = frame.clone().ask(question, choices, answer, because);
        } else if i + 2 == states.len() {
            let edges = typed
                .graph
                .edges()
                .iter()
                .filter(|edge| now.contains(edge.tail) != now.contains(edge.head));
            let weights: Vec<i64> = edges.map(|edge| edge.weight).collect();
            if let Some(least) = weights.iter().min() {
                let because =
                    "Of the edges between the tree and the last vertex, the lightest is taken.";
                let question = "What weight does the last edge have?";
                *frame = frame.clone().ask_number(question, *least, weights.clone(), because);
            }
        }
    }
}

/// The tree.
fn answer(typed: &Typed<i64, Undirected>, tree: &PrimTree<i64>) -> String {
    const MOST: usize = 20;
    let mut edges: Vec<String> =
        tree.edges.iter().take(MOST).map(|&edge| name(typed, edge)).collect();
    if MOST < tree.edges.len() {
        edges.push("and so on".into());
    }
    let edges = if edges.is_empty() { "no edge".into() } else { edges.join(" ") };
    let n_nodes = typed.graph.n_nodes();
    let reached = if tree.n_nodes() == n_nodes {
        "A tree of all vertices".to_owned()
    } else {
        format!("A tree of {} of {n_nodes} vertices", tree.n_nodes())
    };
    format!("{reached}, weight {}: {edges}.", tree.weight)
}

/// An edge as it was typed, without its weight.
fn name(typed: &Typed<i64, Undirected>, edge: EdgeId) -> String {
    let ends = typed.graph.edge(edge);
    format!("{}-{}", typed.name(ends.tail), typed.name(ends.head))
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<i64, Undirected>) -> Self {
        let blank = typed.picture(i64::to_string).spread();
        let known = vec![None; typed.graph.n_nodes()];
        Board { typed, blank, inside: Vec::new(), edges: Vec::new(), known }
    }

    fn grow(&mut self, growth: &State) -> Frame {
        let u = growth.u;
        self.inside.push(u);
        let news = self.news(growth);
        let Some(edge) = growth.by else {
            let caption = format!("Begin with {}. {news}", self.typed.name(u));
            return self.frame(caption, Some(u), growth).at("let mut u = start;");
        };
        self.edges.push(edge);
        let ends = self.typed.graph.edge(edge);
        let caption = format!(
            "{}, weight {}, is the lightest edge that leaves the tree: {} comes in. {news}",
            name(self.typed, edge),
            ends.weight,
            self.typed.name(u)
        );
        self.frame(caption, Some(u), growth).at("tree.push((parent, v, weight));")
    }

    /// What the last vertex has changed for those outside.
    fn news(&mut self, growth: &State) -> String {
        let mut news = Vec::new();
        for v in self.typed.graph.nodes().filter(|&v| !growth.contains(v)) {
            let edge = growth.edge_to(v);
            let before = self.known[v.index()];
            if let Some(now) = edge.filter(|_| edge != before) {
                let weight = |edge: EdgeId| self.typed.graph.edge(edge).weight;
                let instead =
                    before.map_or(String::new(), |b| format!(" instead of {}", weight(b)));
                news.push(format!("{} gets {}{instead}", self.typed.name(v), weight(now)));
            }
            self.known[v.index()] = edge;
        }
        match (news.is_empty(), self.outside(growth).next().is_none()) {
            (false, _) => format!("New numbers: {}.", news.join(", ")),
            (true, true) => "No edge leaves the tree.".into(),
            (true, false) => "No number changes.".into(),
        }
    }

    /// The lightest edges to the vertices outside.
    fn outside(&self, growth: &State) -> impl Iterator<Item = (NodeId, EdgeId)> {
        let outside = self.typed.graph.nodes().filter(|&v| !growth.contains(v));
        outside.filter_map(|v| Some((v, growth.edge_to(v)?)))
    }

    fn end(&self, tree: &PrimTree<i64>, growth: &State) -> Frame {
        let nodes = trace::counted(tree.n_nodes(), "vertex", "vertices");
        let caption =
            format!("No edge leaves the tree: it is complete. {nodes}, weight {}.", tree.weight);
        self.frame(caption, None, growth).at("else { return tree }")
    }

    /// The tree, the edges that leave it, and below each vertex outside what it costs to take it
    /// in.
    fn frame(&self, caption: String, active: Option<NodeId>, growth: &State) -> Frame {
        let mut picture = self.blank.clone();
        for node in &mut picture.nodes {
            // Room for the notes of all frames.
            node.note = " ".into();
        }
        for &v in &self.inside {
            picture.nodes[v.index()].role = Some(Role::Settled);
        }
        if let Some(v) = active {
            picture.nodes[v.index()].role = Some(Role::Active);
        }
        for &edge in &self.edges {
            let drawn = &mut picture.edges[edge.index()];
            (drawn.role, drawn.style) = (Some(Role::Chosen), Some(Style::Thick));
        }
        for (v, edge) in self.outside(growth) {
            picture.nodes[v.index()].role = Some(Role::Frontier);
            picture.nodes[v.index()].note = self.typed.graph.edge(edge).weight.to_string();
            picture.edges[edge.index()].role = Some(Role::Frontier);
        }
        let tree = self.inside.iter().map(|v| v.index());
        picture.regions.push(Region::new("tree", tree));
        Frame::new(caption).with(picture)
    }
}

pub(crate) const SIZES: [u32; 6] = [16, 32, 64, 128, 256, 512];

/// The edges seen from their two ends, and how many of them came into the queue, on a ring of n
/// vertices with a chord from each v to 2v, the weights without a pattern.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let weight = |i: u32| i.wrapping_mul(2_654_435_769) >> 16;
    let chord = |v: u32| [(v, (v + 1) % n, weight(2 * v)), (v, 2 * v % n, weight(2 * v + 1))];
    let graph = UnGraph::from_weighted_edges(n as usize, (0..n).flat_map(chord));
    let Ok(graph) = graph else { return [0, 0] };
    let Ok(mut growth) = Growth::new(&graph, NodeId::from(0)) else { return [0, 0] };
    let mut known: Vec<Option<EdgeId>> = vec![None; n as usize];
    let (mut n_seen, mut n_queued, mut last) = (0, 0, Some(NodeId::from(0)));
    while let Some(u) = last {
        n_seen += graph.arcs(u).iter().fold(0, |n_arcs, _| n_arcs + 1);
        for v in graph.nodes() {
            let edge = growth.edge_to(v);
            n_queued += u32::from(edge != known[v.index()]);
            known[v.index()] = edge;
        }
        let edge = growth.next();
        // The end that was outside knows the edge as its own.
        last = edge.map(|edge| {
            let ends = graph.edge(edge);
            if known[ends.head.index()] == Some(edge) { ends.head } else { ends.tail }
        });
    }
    [n_seen, n_queued]
}

/// The work on rings with chords.
fn cost() -> Chart {
    Chart::from_counts(
        "Prim's algorithm on a ring with as many chords as vertices",
        ["vertices", "steps"],
        &SIZES,
        ["arcs looked at", "candidates queued"],
        work,
    )
}
