//! Kosaraju's algorithm, both searches:
//! `cargo run -p graph-theory --example kosaraju -- '0>1 0>2 2>0'`.

mod graphs;

use std::process::ExitCode;

use graph_theory::strongly_connected_components::kosaraju::plain::{self, Step};
use graph_theory::strongly_connected_components::kosaraju::{
    Step as LibraryStep, kosaraju, kosaraju_watched,
};
use graph_theory::traverse::depth_first_search;
use graph_theory::{Components, DiGraph, Directed, NodeId};
use graphs::Typed;
use input::Input;
use trace::{Cell, Cells, Chart, Demo, Frame, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "kosaraju",
    about: "Kosaraju's algorithm: strongly connected components by two depth-first searches.",
    arguments: "ARC... (0>1 for an arc, 5 for a vertex without arcs)",
    worked: &["0>1 1>5 2>0 2>3 3>6 4>2 5>2 5>3 5>4 6>7 7>6"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(graphs::random_directed),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 24;

/// What the next frame shows.
struct Board<'g> {
    typed: &'g Typed<(), Directed>,
    /// Each vertex at its place.
    blank: trace::Graph,
    is_second: bool,
    /// The vertices that a search has entered and not finished.
    path: Vec<usize>,
    /// The vertices that the first search has entered since the last frame.
    entered: Vec<usize>,
    /// The vertices that the first search has finished.
    finished: Vec<usize>,
    /// For each vertex, its class, if the second search has met it.
    class: Vec<Option<usize>>,
    n_classes: usize,
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let mut typed = graphs::read(input, &[], graphs::no_weight)?;
    typed.graph = typed.graph.sorted_by_head();
    let graph = &typed.graph;
    let components = kosaraju(graph);
    let frames = if MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges() {
        let limit = format_args!("{MOST_NODES} vertices and {MOST_EDGES} arcs");
        vec![Frame::too_large(limit)]
    } else {
        let mut steps = Vec::new();
        plain::kosaraju_watched(&graph.adjacency_lists(), &mut |step| steps.push(step));
        let mut board = Board::new(&typed);
        let mut frames = board.frames(&steps);
        frames.push(board.end(&components)?);
        frames
    };
    let title = format!("Kosaraju's algorithm, {}", graphs::size(graph));
    Ok(Trace { title, frames, answer: graphs::classes(&typed, &components) })
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<(), Directed>) -> Self {
        Board {
            typed,
            blank: typed.picture(|()| String::new()).spread(),
            is_second: false,
            path: Vec::new(),
            entered: Vec::new(),
            finished: Vec::new(),
            class: vec![None; typed.names.len()],
            n_classes: 0,
        }
    }

    fn name(&self, u: usize) -> &str {
        &self.typed.names[u]
    }

    fn frames(&mut self, steps: &[Step]) -> Vec<Frame> {
        let mut frames: Vec<Frame> = Vec::new();
        // What the second search has met for the next class.
        let mut members = Vec::new();
        for (i, step) in steps.iter().enumerate() {
            match *step {
                Step::Enter { u } if self.is_second => {
                    members.push(u);
                    self.class[u] = Some(self.n_classes);
                }
                Step::Enter { u } => {
                    self.path.push(u);
                    self.entered.push(u);
                }
                Step::Finish { .. } if self.is_second => {}
                Step::Finish { u } => {
                    let frame = self.finish(u);
                    frames.push(self.ask_last(frame));
                }
                Step::Reverse => {
                    let frame = self.turn_around();
                    frames.push(self.ask_class(frame, &steps[i + 1..]));
                }
                Step::Class { root } => {
                    let frame = self.found(root, std::mem::take(&mut members));
                    frames.push(self.ask_class(frame, &steps[i + 1..]));
                }
            }
        }
        frames
    }

    fn finish(&mut self, u: usize) -> Frame {
        self.path.pop();
        self.finished.push(u);
        let entered = std::mem::take(&mut self.entered);
        let entered = match &entered[..] {
            [] => String::new(),
            _ => format!("enter {}. Then ", trace::all_of(entered.iter().map(|u| self.name(*u)))),
        };
        let caption = format!(
            "First search: {entered}all arcs of {} were tried. It is finished, as number {}.",
            self.name(u),
            self.finished.len()
        );
        self.frame(caption).at("finished.push(u);")
    }

    /// Between the searches.
    fn turn_around(&mut self) -> Frame {
        self.is_second = true;
        for edge in &mut self.blank.edges {
            (edge.from, edge.to) = (edge.to, edge.from);
        }
        let caption = "The first search is over. Turn every arc around, and take the vertices in the opposite order: from the one that was finished last.";
        self.frame(caption.into()).at("let reversed = reverse(graph);")
    }

    fn found(&mut self, root: usize, mut members: Vec<usize>) -> Frame {
        members.sort_unstable();
        self.n_classes += 1;
        let all = trace::all_of(members.iter().map(|u| self.name(*u)));
        let caption = format!(
            "Second search: of the vertices without a class, {} was finished last. Along the reversed arcs, it reaches {all}: a class.",
            self.name(root)
        );
        self.frame(caption).at("classes.push(class);")
    }

    /// At the first frame: which vertex the first search finishes last.
    fn ask_last(&self, frame: Frame) -> Frame {
        if self.finished.len() != 1 || self.typed.names.len() < 2 {
            return frame;
        }
        // Its root is the last one if it reaches everything.
        let Some(&root) = self.path.first() else { return frame };
        let mut is_reached = vec![false; self.typed.names.len()];
        let mut open = vec![root];
        while let Some(u) = open.pop() {
            if !std::mem::replace(&mut is_reached[u], true) {
                let node = NodeId::from(u32::try_from(u).unwrap_or(u32::MAX));
                open.extend(self.typed.graph.neighbors(node).map(NodeId::index));
            }
        }
        if is_reached.contains(&false) {
            return frame;
        }
        let because = format!(
            "The search began at {}, which reaches all others. So it goes back there last.",
            self.name(root)
        );
        frame.ask("Which vertex will be finished last?", &self.typed.names, root, because)
    }

    /// Before a class: how many vertices it has.
    fn ask_class(&self, frame: Frame, rest: &[Step]) -> Frame {
        let entered = rest
            .iter()
            .take_while(|step| !matches!(step, Step::Class { .. }))
            .filter(|step| matches!(step, Step::Enter { .. }))
            .count();
        if entered == 0 || 1 < self.n_classes {
            return frame;
        }
        let n_left = self.class.iter().filter(|class| class.is_none()).count();
        let others = [1, n_left, entered + 1, entered.saturating_sub(1).max(1)];
        let because = "Count what is reached along the reversed arcs, without the vertices that have a class.";
        frame.ask_number("How many vertices has the next class?", entered, others, because)
    }

    /// The classes, and the graph that they form.
    fn end(&self, components: &Components) -> trace::Result<Frame> {
        let mut picture = self.typed.picture(|()| String::new()).placed_like(&self.blank);
        for (node, class) in picture.nodes.iter_mut().zip(&self.class) {
            node.group = *class;
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
        let caption = "Every vertex has its class. Below is the graph of the classes: it has no cycle, and its arcs lead from lower to higher numbers. A number at an arc says how many arcs it stands for.";
        Ok(Frame::new(caption)
            .with(picture)
            .with(classes.in_layers())
            .at("let mut classes = Vec::new();"))
    }

    /// The graph, and the vertices in the order in which the first search finished them, or from
    /// the last of them.
    fn frame(&self, caption: String) -> Frame {
        let mut picture = self.blank.clone();
        for (u, node) in picture.nodes.iter_mut().enumerate() {
            let place = self.finished.iter().position(|v| *v == u);
            node.note = place.map_or(" ".into(), |place| (place + 1).to_string());
            node.group = self.class[u];
            node.role = if self.is_second {
                self.class[u].map(|_| Role::Settled)
            } else if self.path.contains(&u) {
                Some(Role::Frontier)
            } else {
                place.map(|_| Role::Settled)
            };
        }
        let cell = |u: &usize| Cell {
            text: self.name(*u).into(),
            role: self.class[*u].map(|_| Role::Settled),
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
        LibraryStep::First(depth_first_search::Step::Discover { by, .. }) => {
            n_met += 1;
            n_tried += u32::from(by.is_some());
        }
        LibraryStep::First(depth_first_search::Step::Finish { .. }) => {}
        LibraryStep::First(_) => n_tried += 1,
        LibraryStep::Root { .. } => n_met += 1,
        LibraryStep::Backwards { is_new, .. } => {
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
