//! Kahn's algorithm, vertex by vertex:
//! `cargo run -p graph-theory --example topological_sort -- 'shirt>tie tie>jacket'`.

use std::process::ExitCode;

use graph_theory::graph::generate;
use graph_theory::traverse::depth_first_search::DepthFirstSearch;
use graph_theory::traverse::topological_sort::orders::count_orders;
use graph_theory::traverse::topological_sort::{
    Kahn, Step, is_unique_order, topological_sort_watched,
};
use graph_theory::{DiGraph, Directed, GraphError, NodeId};
use graphs::Typed;
use input::Input;
use trace::{Axis, Cell, Cells, Chart, Demo, Frame, Options, Role, Series, Style, Trace};

mod graphs;

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "topological_sort",
    about: "An order in which every arc leads forward: a>b says that a comes before b, and c that there is a c.",
    arguments: "ARC...",
    worked: &["0>1 0>5 1>2 1>3 2>4 3>2 4>6 4>7 5>1", "0>3 1>0 2>0 3>1 3>2 4>2 5>3 5>4"],
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
    let typed = graphs::read::<(), Directed>(input, &[], graphs::no_weight)?;
    let (n, m) = (typed.graph.n_nodes(), typed.graph.n_edges());
    let is_drawn = n <= MOST_NODES && m <= MOST_EDGES;
    let mut drawing = Drawing::new(&typed, is_drawn);
    let result = topological_sort_watched(&typed.graph, |step, kahn| {
        if is_drawn {
            drawing.step(step, kahn);
        }
    });
    let answer = match &result {
        Ok(order) => {
            let order = graphs::listed(&typed, order.iter().copied());
            format!("Order {order}. {}", how_many(&typed.graph)?)
        }
        Err(error) => {
            let GraphError::Cycle { edges } = error else { return Err(error.clone().into()) };
            let first = edges.first().map(|edge| typed.graph.edge(*edge).tail);
            let heads = edges.iter().map(|edge| typed.graph.edge(*edge).head);
            let walk = graphs::listed(&typed, first.into_iter().chain(heads));
            if is_drawn {
                drawing.stuck(edges);
            }
            format!("There is no order: {walk} is a cycle.")
        }
    };
    let size = [trace::counted(n, "vertex", "vertices"), trace::plural(m, "arc")].join(", ");
    let frames = if is_drawn {
        drawing.frames
    } else {
        let limit = format!("{MOST_NODES} vertices and {MOST_EDGES} arcs");
        vec![Frame::too_large(limit)]
    };
    Ok(Trace { title: format!("Topological sort, {size}"), frames, answer })
}

fn how_many(graph: &DiGraph) -> Result<String, GraphError> {
    Ok(match (is_unique_order(graph)?, count_orders(graph)) {
        (true, _) => "It is the only one.".into(),
        (false, Ok(n)) => format!("There are {n} orders."),
        (false, Err(_)) => "There are others.".into(),
    })
}

struct Drawing<'a> {
    typed: &'a Typed<(), Directed>,
    /// Every vertex at its place.
    picture: trace::Graph,
    placed: Vec<NodeId>,
    frames: Vec<Frame>,
}

impl<'a> Drawing<'a> {
    fn new(typed: &'a Typed<(), Directed>, is_drawn: bool) -> Self {
        let picture = typed.picture(|()| String::new());
        if !is_drawn {
            return Drawing { typed, picture, placed: Vec::new(), frames: Vec::new() };
        }
        let mut drawing =
            Drawing { typed, picture: picture.spread(), placed: Vec::new(), frames: Vec::new() };
        let in_degrees = typed.graph.in_degrees();
        let free: Vec<NodeId> =
            typed.graph.nodes().filter(|u| in_degrees[u.index()] == 0).collect();
        let picture = drawing.state(|u| in_degrees[u.index()], &free);
        let caption = "Below each vertex stands the number of arcs that it waits for. Those that wait for none are free.";
        drawing.frame(caption.into(), picture, &free, "let order = graph.nodes().filter(");
        drawing
    }

    fn step(&mut self, step: Step, kahn: &Kahn) {
        self.placed = kahn.placed().to_vec();
        let waits = |u: NodeId| usize::try_from(kahn.n_waiting(u)).unwrap_or(usize::MAX);
        let mut picture = self.state(waits, kahn.free());
        let (Step::Place { u } | Step::Free { u, .. }) = step;
        picture.nodes[u.index()].role = Some(Role::Active);
        // Of the arcs of u, those up to the one that freed a vertex are gone; before that, none is.
        let freed = match step {
            Step::Place { .. } => None,
            Step::Free { v, .. } => self.typed.graph.arcs(u).iter().rposition(|arc| arc.head == v),
        };
        for (i, arc) in self.typed.graph.arcs(u).iter().enumerate() {
            let drawn = &mut picture.edges[arc.edge.index()];
            if freed.is_none_or(|last| last == i) {
                drawn.role = Some(Role::Compared);
            } else if freed.is_some_and(|last| last < i) {
                drawn.role = None;
            }
        }
        let name = |node: NodeId| self.typed.name(node);
        let (caption, at) = match step {
            Step::Place { u } => {
                let heads = graphs::listed(self.typed, self.typed.graph.neighbors(u));
                let arcs = if heads.is_empty() {
                    "No arc leaves it.".to_owned()
                } else {
                    format!("Take its arcs away, to {heads}.")
                };
                (
                    format!("Place {}, the first of the free ones. {arcs}", name(u)),
                    "kahn.n_placed += 1;",
                )
            }
            Step::Free { u, v } => (
                format!(
                    "The arc from {} was the last that {} waited for: it is free.",
                    name(u),
                    name(v)
                ),
                "kahn.order.push(v);",
            ),
        };
        self.frame(caption, picture, kahn.free(), at);
    }

    /// The vertices that are left wait for each other.
    fn stuck(&mut self, cycle: &[graph_theory::EdgeId]) {
        let n_left = self.typed.graph.n_nodes() - self.placed.len();
        let is_left = |u: NodeId| !self.placed.contains(&u);
        let waits = |u: NodeId| {
            self.typed
                .graph
                .edges()
                .iter()
                .filter(|edge| edge.head == u && is_left(edge.tail))
                .count()
        };
        let mut picture = self.state(waits, &[]);
        for edge in cycle {
            let drawn = &mut picture.edges[edge.index()];
            (drawn.role, drawn.style) = (Some(Role::Chosen), Some(Style::Thick));
        }
        let are = if n_left == 1 { "is" } else { "are" };
        let has_loop = self.typed.graph.edges().iter().any(|edge| edge.tail == edge.head);
        let itself = if has_loop { " or for itself" } else { "" };
        let caption = format!(
            "None is free, and {n_left} {are} left: each waits for another{itself}. Some of their arcs are a cycle."
        );
        self.frame(caption, picture, &[], "Some(edges) => Err(GraphError::Cycle { edges }),");
    }

    /// The picture: what each vertex waits for, and which arcs are gone.
    fn state(&self, waits: impl Fn(NodeId) -> usize, free: &[NodeId]) -> trace::Graph {
        let mut picture = self.picture.clone();
        for (u, drawn) in self.typed.graph.nodes().zip(&mut picture.nodes) {
            drawn.role = if free.contains(&u) {
                Some(Role::Frontier)
            } else {
                self.placed.contains(&u).then_some(Role::Settled)
            };
            if !self.placed.contains(&u) {
                drawn.note = waits(u).to_string();
            }
        }
        for (edge, drawn) in self.typed.graph.edges().iter().zip(&mut picture.edges) {
            drawn.role = self.placed.contains(&edge.tail).then_some(Role::Settled);
        }
        picture
    }

    fn frame(&mut self, caption: String, picture: trace::Graph, free: &[NodeId], at: &'static str) {
        let strip = |name: &str, nodes: &[NodeId], role: Role| {
            let cell = |node: &NodeId| Cell::marked(self.typed.name(*node), role);
            Cells { name: name.into(), cells: nodes.iter().map(cell).collect(), ..Cells::default() }
        };
        let (order, free) =
            (strip("order", &self.placed, Role::Settled), strip("free", free, Role::Frontier));
        self.frames.push(Frame::new(caption).with(picture).with(order).with(free).at(at));
    }
}

pub(crate) const SIZES: [u32; 5] = [64, 128, 256, 512, 1024];

fn random(n: u32) -> DiGraph {
    generate::random_acyclic(n, 4 * n as usize, 6).unwrap_or_default()
}

/// The vertices that are placed, and the arcs that are taken away.
pub(crate) fn steps(graph: &DiGraph) -> usize {
    let mut n_steps = 0;
    let count = |step: Step, _: &Kahn| {
        if let Step::Place { u } = step {
            n_steps += 1 + graph.degree(u);
        }
    };
    // Without a cycle there is an order.
    let _ = topological_sort_watched(graph, count);
    n_steps
}

/// The steps of one search from each vertex, as the original makes them.
fn searches(graph: &DiGraph) -> usize {
    let steps = |u| DepthFirstSearch::from_roots(graph, [u]).map_or(0, Iterator::count);
    graph.nodes().map(steps).sum()
}

fn cost() -> Chart {
    let count = |n: usize| u32::try_from(n).map_or(0.0, f64::from);
    let series = |name: &str, of: fn(&DiGraph) -> usize| {
        let point = |n: u32| (f64::from(n), count(of(&random(n))));
        Series { name: name.into(), points: SIZES.map(point).to_vec() }
    };
    Chart {
        name: "Order of random graphs with four arcs a vertex".into(),
        x: Axis::log("vertices"),
        y: Axis::log("steps"),
        series: vec![
            series("Kahn's algorithm", steps),
            series("a search from each vertex", searches),
        ],
    }
}
