//! Kosaraju's algorithm, both searches:
//! `cargo run -p graph-theory --example kosaraju -- '0>1 0>2 2>0'`.

mod graphs;

use std::process::ExitCode;

use graph_theory::strongly_connected_components::kosaraju::{Step, kosaraju, kosaraju_watched};
use graph_theory::traverse::depth_first_search;
use graph_theory::{Components, DiGraph, Directed, EdgeId, NodeId};
use graphs::Typed;
use input::Input;
use trace::{Cell, Cells, Chart, Demo, Frame, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "kosaraju",
    about: "Kosaraju's algorithm: strongly connected components by two depth-first searches.",
    arguments: "ARC... (0>1 for an arc, 5 for a vertex without arcs)",
    worked: &["0>4 1>0 1>2 2>3 2>4 3>0 3>1 3>7 4>3 4>8 5>3 5>7 6>5 7>6 7>8"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 24;

/// How far a search is with a vertex.
#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Waiting,
    Finished,
}

/// The drawing so far.
struct Board<'g> {
    typed: &'g Typed<(), Directed>,
    /// Each vertex at its place.
    blank: trace::Graph,
    /// Whether the second search has begun.
    is_second: bool,
    state: Vec<State>,
    /// The path of the first search, where it is last.
    path: Vec<NodeId>,
    /// The vertices that the first search has finished.
    finished: Vec<NodeId>,
    /// Of each vertex that the second search has met.
    class: Vec<Option<usize>>,
    n_classes: usize,
    /// The vertex whose reversed arcs the second search is following.
    at: Option<NodeId>,
    /// The arcs by which this search has met vertices.
    tree: Vec<EdgeId>,
    frames: Vec<Frame>,
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &[], graphs::no_weight)?;
    let graph = &typed.graph;
    let (components, frames) = if MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges() {
        let limit = format_args!("{MOST_NODES} vertices and {MOST_EDGES} arcs");
        (kosaraju(graph), vec![Frame::too_large(limit)])
    } else {
        let mut board = Board::new(&typed);
        let components = kosaraju_watched(graph, |step| board.draw(step));
        let end = board.end(&components)?;
        (components, board.frames.into_iter().chain([end]).collect())
    };
    let title = format!("Kosaraju's algorithm, {}", graphs::size(graph));
    Ok(Trace { title, frames, answer: graphs::classes(&typed, &components) })
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<(), Directed>) -> Self {
        let n = typed.graph.n_nodes();
        Board {
            typed,
            blank: typed.picture(|()| String::new()).spread(),
            is_second: false,
            state: vec![State::New; n],
            path: Vec::new(),
            finished: Vec::new(),
            class: vec![None; n],
            n_classes: 0,
            at: None,
            tree: Vec::new(),
            frames: Vec::new(),
        }
    }

    fn draw(&mut self, step: Step) {
        use depth_first_search::Step::{Discover, Finish};
        if !self.is_second && !matches!(step, Step::First(_)) {
            self.turn_round();
        }
        if let Step::Backwards { from, .. } = step
            && self.at != Some(from)
            && let Some(done) = self.at.replace(from)
        {
            self.state[done.index()] = State::Finished;
        }
        let frame = match step {
            Step::First(Discover { node, by }) => self.met(node, by),
            Step::First(Finish { node }) => self.finish(node),
            Step::Root { node } => self.root(node),
            Step::Backwards { from, to, is_new: true } => self.joined(from, to),
            Step::First(_) | Step::Backwards { .. } => return,
        };
        self.frames.push(frame);
    }

    fn met(&mut self, u: NodeId, by: Option<EdgeId>) -> Frame {
        self.tree.extend(by);
        self.path.push(u);
        self.state[u.index()] = State::Waiting;
        let name = self.typed.name(u);
        let caption = match by.map(|by| self.typed.graph.edge(by)) {
            None => format!("First search: {name} is a root."),
            Some(edge) => format!("From {} on to {name}.", self.typed.name(edge.tail)),
        };
        self.frame(caption, Some(u), by).at("for step in DepthFirstSearch::new(graph) {")
    }

    fn finish(&mut self, u: NodeId) -> Frame {
        self.path.pop();
        self.state[u.index()] = State::Finished;
        self.finished.push(u);
        let (name, place) = (self.typed.name(u), self.finished.len());
        let caption = format!("All arcs of {name} are tried: it is finished, as number {place}.");
        self.frame(caption, self.path.last().copied(), None).at("order.push(node);")
    }

    /// Between the searches.
    fn turn_round(&mut self) {
        self.is_second = true;
        self.tree.clear();
        self.state.fill(State::New);
        for edge in &mut self.blank.edges {
            (edge.from, edge.to) = (edge.to, edge.from);
        }
        let caption = "The first search is over. Turn every arc round, and take the vertices from the one \
                       that was finished last.";
        let frame = self.frame(caption.into(), None, None);
        self.frames.push(frame.at("let reversed = Reversed::new(graph);"));
    }

    fn root(&mut self, u: NodeId) -> Frame {
        self.n_classes += 1;
        // The classes before are complete.
        for state in &mut self.state {
            *state = if *state == State::New { State::New } else { State::Finished };
        }
        self.join(u);
        let (name, class) = (self.typed.name(u), self.n_classes - 1);
        let caption = format!(
            "Second search: of the vertices without a class, {name} was finished last. It begins class {class}."
        );
        self.frame(caption, Some(u), None).at("watch(Step::Root { node: root });")
    }

    fn joined(&mut self, from: NodeId, to: NodeId) -> Frame {
        self.join(to);
        let edge = self.typed.graph.arcs(to).iter().find(|arc| arc.head == from);
        let edge = edge.map(|arc| arc.edge);
        self.tree.extend(edge);
        let (v, u) = (self.typed.name(from), self.typed.name(to));
        let caption = format!("Along the reversed arc from {v} to {u}: the same class.");
        self.frame(caption, Some(from), edge).at("waiting.push(u);")
    }

    fn join(&mut self, u: NodeId) {
        self.state[u.index()] = State::Waiting;
        self.class[u.index()] = Some(self.n_classes - 1);
    }

    /// The classes, and the graph that they form.
    fn end(&self, components: &Components) -> trace::Result<Frame> {
        let mut picture = self.typed.picture(|()| String::new()).placed_like(&self.blank);
        for (v, node) in picture.nodes.iter_mut().enumerate() {
            node.group = self.class[v];
            node.role = Some(Role::Settled);
        }
        let condensation = components.condensation(&self.typed.graph)?;
        let class = |(i, members): (usize, Vec<NodeId>)| trace::Node {
            note: graphs::listed(self.typed, members),
            group: Some(i),
            ..trace::Node::new(i)
        };
        let arc = |edge: &graph_theory::graph::Edge<u32>| {
            let arc = trace::Edge::new(edge.tail.index(), edge.head.index());
            if edge.weight == 1 { arc } else { arc.labeled(edge.weight) }
        };
        let classes = trace::Graph {
            nodes: components.members().into_iter().enumerate().map(class).collect(),
            edges: condensation.edges().iter().map(arc).collect(),
            directed: true,
            ..trace::Graph::default()
        };
        let caption = "Every vertex has its class. Below, the graph of the classes: it has no cycle, and its \
                       arcs lead from lower to higher numbers. A number at an arc says how many arcs it stands for.";
        Ok(Frame::new(caption)
            .with(picture)
            .with(classes.in_layers())
            .at("Components::new(class_of, n_classes as usize)"))
    }

    /// The graph, and the vertices in the order in which the first search finished them, or from
    /// the last of them.
    fn frame(&self, caption: String, active: Option<NodeId>, compared: Option<EdgeId>) -> Frame {
        let mut picture = self.blank.clone();
        let role = |v: NodeId| match self.state[v.index()] {
            _ if active == Some(v) => Some(Role::Active),
            State::New => None,
            State::Waiting => Some(Role::Frontier),
            State::Finished => Some(Role::Settled),
        };
        for (v, node) in self.typed.graph.nodes().zip(&mut picture.nodes) {
            let place = self.finished.iter().position(|&u| u == v);
            node.note = place.map_or(String::new(), |place| (place + 1).to_string());
            node.group = self.class[v.index()];
            node.role = role(v);
        }
        for edge in &self.tree {
            picture.edges[edge.index()].style = Some(Style::Thick);
        }
        if let Some(edge) = compared {
            picture.edges[edge.index()].role = Some(Role::Compared);
        }
        let cell = |v: &NodeId| Cell {
            text: self.typed.name(*v).into(),
            role: if self.is_second { role(*v) } else { None },
        };
        let (name, cells) = if self.is_second {
            ("roots to try", self.finished.iter().rev().map(cell).collect())
        } else {
            ("finished", self.finished.iter().map(cell).collect())
        };
        let row = Cells { name: name.into(), cells, ..Cells::default() };
        Frame::new(caption).with(picture).with(row)
    }
}

pub(crate) const SIZES: [u32; 6] = [16, 32, 64, 128, 256, 512];

/// How many vertices are met and arcs tried by both searches, of a ring of n vertices with an arc
/// from each v to 2v as well.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let edges = (0..n).flat_map(|v| [(v, (v + 1) % n), (v, 2 * v % n)]);
    let Ok(graph) = DiGraph::from_edges(n as usize, edges) else { return [0, 0] };
    let (mut n_met, mut n_tried) = (0, 0);
    kosaraju_watched(&graph, |step| match step {
        Step::First(depth_first_search::Step::Discover { by, .. }) => {
            n_met += 1;
            n_tried += u32::from(by.is_some());
        }
        Step::First(depth_first_search::Step::Finish { .. }) => {}
        Step::First(_) => n_tried += 1,
        Step::Root { .. } => n_met += 1,
        Step::Backwards { is_new, .. } => {
            n_met += u32::from(is_new);
            n_tried += 1;
        }
    });
    [n_met, n_tried]
}

/// The work on rings with chords.
fn cost() -> Chart {
    Chart::from_counts(
        "Kosaraju's algorithm on a ring with as many chords as vertices",
        ["vertices", "steps of both searches"],
        &SIZES,
        ["vertices met", "arcs tried"],
        work,
    )
}
