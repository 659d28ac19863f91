//! Tarjan's algorithm, vertex by vertex:
//! `cargo run -p graph-theory --example tarjan -- '0>1 0>2 2>0'`.

mod graphs;

use std::process::ExitCode;

use graph_theory::strongly_connected_components::tarjan::{Search, Step, tarjan, tarjan_watched};
use graph_theory::{DiGraph, Directed, EdgeId, NodeId};
use graphs::Typed;
use input::Input;
use trace::{Cell, Cells, Chart, Demo, Frame, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "tarjan",
    about: "Tarjan's algorithm: strongly connected components by low-links and a stack.",
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

/// The drawing so far.
struct Board<'g> {
    typed: &'g Typed<(), Directed>,
    /// Each vertex at its place.
    blank: trace::Graph,
    /// Of each vertex that was met: its index and its low-link so far.
    numbers: Vec<Option<(u32, u32)>>,
    /// Of each vertex that is off the stack: which class it is in, by emission.
    class: Vec<Option<usize>>,
    /// The arcs by which vertices were met.
    tree: Vec<EdgeId>,
    frames: Vec<Frame>,
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &[], graphs::no_weight)?;
    let graph = &typed.graph;
    let (components, frames) = if MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges() {
        let limit = format_args!("{MOST_NODES} vertices and {MOST_EDGES} arcs");
        (tarjan(graph), vec![Frame::too_large(limit)])
    } else {
        let mut board = Board::new(&typed);
        let components = tarjan_watched(graph, |step, search| board.draw(step, search));
        let end = board.end();
        (components, board.frames.into_iter().chain([end]).collect())
    };
    let title = format!("Tarjan's algorithm, {}", graphs::size(graph));
    Ok(Trace { title, frames, answer: graphs::classes(&typed, &components) })
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<(), Directed>) -> Self {
        let n = typed.graph.n_nodes();
        Board {
            typed,
            blank: typed.picture(|()| String::new()).spread(),
            numbers: vec![None; n],
            class: vec![None; n],
            tree: Vec::new(),
            frames: Vec::new(),
        }
    }

    fn draw(&mut self, step: Step, search: &Search<'_, ()>) {
        for (u, low) in search.path() {
            self.numbers[u.index()] = search.index(u).map(|index| (index, low));
        }
        let frame = match step {
            Step::Discover { u } => self.met(u, search),
            Step::Look { edge } => self.looked(edge, search),
            Step::Leave { u, low } => self.left(u, low, search),
            Step::Emit { root } => self.emitted(root, search),
        };
        self.frames.push(frame);
        if let Step::Emit { root } = step {
            for v in search.stack_from(root) {
                self.class[v.index()] = Some(search.n_classes());
            }
        }
    }

    fn met(&mut self, u: NodeId, search: &Search<'_, ()>) -> Frame {
        let name = self.typed.name(u);
        let index = search.index(u).unwrap_or(0);
        let parent = search.path().nth_back(1).map(|(parent, _)| parent);
        let arc = parent.and_then(|parent| {
            self.typed.graph.arcs(parent).iter().find(|arc| arc.head == u).map(|arc| arc.edge)
        });
        self.tree.extend(arc);
        let from =
            parent.map_or("a new root".to_owned(), |p| format!("from {}", self.typed.name(p)));
        let caption =
            format!("Meet {name}, {from}: index {index}. It goes on the path and on the stack.");
        self.frame(caption, search, Some(u), arc, None).at("self.index[u.index()] = self.n_seen;")
    }

    fn looked(&mut self, edge: EdgeId, search: &Search<'_, ()>) -> Frame {
        let ends = self.typed.graph.edge(edge);
        let (u, v) = (self.typed.name(ends.tail), self.typed.name(ends.head));
        let low = search.path().next_back().map_or(0, |(_, low)| low);
        let says = match search.index(ends.head) {
            Some(index) => format!(
                "{v} is on the stack, its index is {index}: the low-link of {u} is at most that, now {low}."
            ),
            None => format!("{v} is off the stack, in a class that is complete: no news for {u}."),
        };
        let caption = format!("Look from {u} at {v}: {says}");
        self.frame(caption, search, Some(ends.tail), Some(edge), None)
            .at("visit.low = visit.low.min(index);")
    }

    fn left(&mut self, u: NodeId, low: u32, search: &Search<'_, ()>) -> Frame {
        let name = self.typed.name(u);
        let caption = match search.path().next_back() {
            Some((parent, now)) => format!(
                "{name} has no arc left. It hands its low-link {low} to {}, whose low-link is then {now}.",
                self.typed.name(parent)
            ),
            None => format!("{name} has no arc left. Its low-link is {low}."),
        };
        self.frame(caption, search, Some(u), None, None).at("parent.low = parent.low.min(low);")
    }

    fn emitted(&mut self, root: NodeId, search: &Search<'_, ()>) -> Frame {
        let class = search.stack_from(root).iter().rev().copied();
        let popped = graphs::listed(self.typed, class);
        let name = self.typed.name(root);
        let index = search.index(root).unwrap_or(0);
        let caption = format!(
            "Low-link and index of {name} are both {index}: off the stack down to {name}, a class: {popped}."
        );
        self.frame(caption, search, None, None, Some(root))
            .at("watch(Step::Emit { root: u }, self);")
    }

    fn end(&self) -> Frame {
        let mut picture = self.picture();
        for node in &mut picture.nodes {
            node.role = Some(Role::Settled);
        }
        let caption = "The search is over. Each class has a letter, in the order of emission: no arc \
                       leads to a later letter. The numbers of the classes run the other way.";
        Frame::new(caption).with(picture).at("*class = search.n_classes - 1 - *class;")
    }

    /// The graph with the numbers and the classes so far, and no mark but these.
    fn picture(&self) -> trace::Graph {
        let mut picture = self.blank.clone();
        for (v, node) in picture.nodes.iter_mut().enumerate() {
            node.note = self.numbers[v].map_or(String::new(), |(i, low)| format!("{i}, {low}"));
            node.group = self.class[v];
            node.role = self.class[v].map(|_| Role::Settled);
        }
        for edge in &self.tree {
            picture.edges[edge.index()].style = Some(Style::Thick);
        }
        picture
    }

    /// The graph, the path and the stack. `class` is the root of the class that is complete.
    fn frame(
        &self,
        caption: String,
        search: &Search<'_, ()>,
        active: Option<NodeId>,
        compared: Option<EdgeId>,
        class: Option<NodeId>,
    ) -> Frame {
        let mut picture = self.picture();
        let complete = class.map_or(&[][..], |root| search.stack_from(root));
        let role = |v: NodeId| {
            if active == Some(v) {
                Role::Active
            } else if complete.contains(&v) {
                Role::Chosen
            } else {
                Role::Frontier
            }
        };
        for &v in search.stack() {
            picture.nodes[v.index()].role = Some(role(v));
        }
        if let Some(edge) = compared {
            picture.edges[edge.index()].role = Some(Role::Compared);
        }
        let cell = |v: NodeId| Cell::marked(self.typed.name(v), role(v));
        let path = search.path().map(|(v, _)| cell(v)).collect();
        let stack = search.stack().iter().map(|&v| cell(v)).collect();
        let row = |name: &str, cells| Cells { name: name.into(), cells, ..Cells::default() };
        Frame::new(caption).with(picture).with(row("path", path)).with(row("stack", stack))
    }
}

pub(crate) const SIZES: [u32; 6] = [16, 32, 64, 128, 256, 512];

/// The vertices met and the arcs looked at, of a ring of n vertices with an arc from each v to 2v
/// as well.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let edges = (0..n).flat_map(|v| [(v, (v + 1) % n), (v, 2 * v % n)]);
    let Ok(graph) = DiGraph::from_edges(n as usize, edges) else { return [0, 0] };
    let (mut n_met, mut n_looked_at) = (0, 0);
    tarjan_watched(&graph, |step, search| match step {
        // A root is met without an arc.
        Step::Discover { .. } => {
            n_met += 1;
            n_looked_at += u32::from(1 < search.path().len());
        }
        Step::Look { .. } => n_looked_at += 1,
        Step::Leave { .. } | Step::Emit { .. } => {}
    });
    [n_met, n_looked_at]
}

/// The work on rings with chords.
fn cost() -> Chart {
    Chart::from_counts(
        "Tarjan's algorithm on a ring with as many chords as vertices",
        ["vertices", "steps"],
        &SIZES,
        ["vertices met", "arcs looked at"],
        work,
    )
}
