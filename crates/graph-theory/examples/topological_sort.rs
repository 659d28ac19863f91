//! Kahn's algorithm, vertex by vertex:
//! `cargo run -p graph-theory --example topological_sort -- 'shirt>tie tie>jacket'`.

use std::process::ExitCode;

use graph_theory::graph::generate;
use graph_theory::traverse::depth_first_search::DepthFirstSearch;
use graph_theory::traverse::topological_sort::orders::count_orders;
use graph_theory::traverse::topological_sort::plain::{self, Step};
use graph_theory::traverse::topological_sort::{
    Kahn, Step as LibraryStep, is_unique_order, topological_sort, topological_sort_watched,
};
use graph_theory::{DiGraph, Directed, EdgeId, GraphError};
use graphs::Typed;
use input::Input;
use trace::{Axis, Cell, Cells, Chart, Demo, Frame, Options, Role, Series, Style, Trace};

mod graphs;

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "topological_sort",
    about: "An order in which every arc leads forward: a>b says that a comes before b, and c that there is a c.",
    arguments: "ARC...",
    worked: &["0>1 0>2 1>5 2>3 2>5 4>2 4>5 5>3", "0>1 0>2 1>5 2>3 2>5 4>2 5>3 5>4"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(graphs::random_directed),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 24;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let mut typed = graphs::read::<(), Directed>(input, &[], graphs::no_weight)?;
    typed.graph = typed.graph.sorted_by_head();
    let (n, m) = (typed.graph.n_nodes(), typed.graph.n_edges());
    let is_drawn = n <= MOST_NODES && m <= MOST_EDGES;
    let result = topological_sort(&typed.graph);
    let frames = if is_drawn {
        let mut steps = Vec::new();
        plain::topological_sort_watched(&typed.graph.adjacency_lists(), |step, waiting, free| {
            steps.push(Moment { step, waiting: waiting.to_vec(), free: free.clone().into() });
        });
        let cycle = match &result {
            Err(GraphError::Cycle { edges }) => &edges[..],
            _ => &[],
        };
        Drawing::new(&typed).frames(&steps, cycle)
    } else {
        let limit = format!("{MOST_NODES} vertices and {MOST_EDGES} arcs");
        vec![Frame::too_large(limit)]
    };
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
            format!("There is no order: {walk} is a cycle.")
        }
    };
    let size = [trace::counted(n, "vertex", "vertices"), trace::plural(m, "arc")].join(", ");
    Ok(Trace { title: format!("Topological sort, {size}"), frames, answer })
}

fn how_many(graph: &DiGraph) -> Result<String, GraphError> {
    Ok(match (is_unique_order(graph)?, count_orders(graph)) {
        (true, _) => "It is the only one.".into(),
        (false, Ok(n)) => format!("There are {n} orders."),
        (false, Err(_)) => "There are others.".into(),
    })
}

/// What the algorithm has done, and how far it is.
struct Moment {
    step: Step,
    /// For each vertex, how many arcs it waits for.
    waiting: Vec<usize>,
    free: Vec<usize>,
}

struct Drawing<'a> {
    typed: &'a Typed<(), Directed>,
    /// Every vertex at its place.
    picture: trace::Graph,
    placed: Vec<usize>,
}

impl<'a> Drawing<'a> {
    fn new(typed: &'a Typed<(), Directed>) -> Self {
        let picture = typed.picture(|()| String::new()).spread();
        Drawing { typed, picture, placed: Vec::new() }
    }

    fn name(&self, u: usize) -> &str {
        &self.typed.names[u]
    }

    fn arcs(&self, u: usize) -> Vec<(usize, usize)> {
        let arcs = self.typed.graph.edges().iter().enumerate();
        let of_u = arcs.filter(|(_, edge)| edge.tail.index() == u);
        let mut found: Vec<_> = of_u.map(|(i, edge)| (i, edge.head.index())).collect();
        found.sort_by_key(|(_, head)| *head);
        found
    }

    fn frames(mut self, steps: &[Moment], cycle: &[EdgeId]) -> Vec<Frame> {
        let in_degrees = self.typed.graph.in_degrees();
        let n_nodes = in_degrees.len();
        let free: Vec<usize> = (0..n_nodes).filter(|u| in_degrees[*u] == 0).collect();
        let caption = "The number below each vertex is the number of arcs that lead to it. A vertex with 0 waits for nothing: it is free.";
        let start = self.frame(caption.into(), self.state(&in_degrees, &free), &free);
        let start = start.at("free: VecDeque<_> = (0..graph.len())");
        let mut frames = vec![self.ask_last(start, steps)];
        let (mut has_asked_next, mut n_asked_free) = (false, 0);
        for (i, moment) in steps.iter().enumerate() {
            if let Step::Place { u } = moment.step {
                self.placed.push(u);
            }
            let mut frame = self.step(moment);
            match (moment.step, steps.get(i + 1).map(|next| next.step)) {
                (Step::Place { u }, next) if n_asked_free < 1 && 1 < self.arcs(u).len() => {
                    n_asked_free += 1;
                    frame = self.ask_free(frame, u, next);
                }
                (Step::Free { .. }, Some(Step::Place { u }))
                    if 1 < moment.free.len() && !has_asked_next =>
                {
                    has_asked_next = true;
                    let mut free = moment.free.clone();
                    free.sort_unstable();
                    let answer = free.iter().position(|v| *v == u).unwrap_or(0);
                    let because = format!("{} became free first.", self.name(u));
                    let choices = free.iter().map(|u| self.name(*u));
                    frame = frame.ask("Which vertex is placed next?", choices, answer, because);
                }
                _ => {}
            }
            frames.push(frame);
        }
        if self.placed.len() < n_nodes {
            let waiting = steps.last().map_or(in_degrees, |moment| moment.waiting.clone());
            frames.push(self.stuck(&waiting, cycle));
        }
        frames
    }

    fn step(&self, moment: &Moment) -> Frame {
        let mut picture = self.state(&moment.waiting, &moment.free);
        let (Step::Place { u } | Step::Free { u, .. }) = moment.step;
        picture.nodes[u].role = Some(Role::Active);
        // Of the arcs of u, those up to the one that freed a vertex are gone; before that, none is.
        let arcs = self.arcs(u);
        let freed = match moment.step {
            Step::Place { .. } => None,
            Step::Free { v, .. } => arcs.iter().rposition(|(_, head)| *head == v),
        };
        for (i, (arc, _)) in arcs.iter().enumerate() {
            let drawn = &mut picture.edges[*arc];
            if freed.is_none_or(|last| last == i) {
                drawn.role = Some(Role::Compared);
            } else if freed.is_some_and(|last| last < i) {
                drawn.role = None;
            }
        }
        let (caption, at) = match moment.step {
            Step::Place { u } => {
                let heads = trace::all_of(arcs.iter().map(|(_, head)| self.name(*head)));
                let arcs = match arcs.len() {
                    0 => "No arc leaves it.".to_owned(),
                    1 => format!("Remove its arc, to {heads}."),
                    _ => format!("Remove its arcs, to {heads}."),
                };
                let caption = format!("Place {}, the first of the queue. {arcs}", self.name(u));
                (caption, "while let Some(u) = free.pop_front() {")
            }
            Step::Free { u, v } => {
                let caption = format!(
                    "The arc from {} was the last one that {} waited for: it is free, and goes to the end of the queue.",
                    self.name(u),
                    self.name(v)
                );
                (caption, "free.push_back(v);")
            }
        };
        self.frame(caption, picture, &moment.free).at(at)
    }

    /// The vertices that are left wait for each other.
    fn stuck(&self, waiting: &[usize], cycle: &[EdgeId]) -> Frame {
        let mut picture = self.state(waiting, &[]);
        for edge in cycle {
            let drawn = &mut picture.edges[edge.index()];
            (drawn.role, drawn.style) = (Some(Role::Chosen), Some(Style::Thick));
        }
        let left = (0..waiting.len()).filter(|u| !self.placed.contains(u));
        let names: Vec<&str> = left.map(|u| self.name(u)).collect();
        let caption = match &names[..] {
            [one] => format!("The queue is empty, and {one} is left: it waits for itself."),
            _ => format!(
                "The queue is empty, and {} are left: each of them waits for one that is left. Some of their arcs form a cycle.",
                trace::all_of(&names)
            ),
        };
        self.frame(caption, picture, &[]).at("(order.len() == graph.len()).then_some(order)")
    }

    /// The picture: what each vertex waits for, and which arcs are gone.
    fn state(&self, waiting: &[usize], free: &[usize]) -> trace::Graph {
        let mut picture = self.picture.clone();
        for (u, drawn) in picture.nodes.iter_mut().enumerate() {
            drawn.role = if free.contains(&u) {
                Some(Role::Frontier)
            } else {
                self.placed.contains(&u).then_some(Role::Settled)
            };
            if !self.placed.contains(&u) {
                drawn.note = waiting[u].to_string();
            }
        }
        for (edge, drawn) in self.typed.graph.edges().iter().zip(&mut picture.edges) {
            drawn.role = self.placed.contains(&edge.tail.index()).then_some(Role::Settled);
        }
        picture
    }

    fn frame(&self, caption: String, picture: trace::Graph, free: &[usize]) -> Frame {
        let strip = |name: &str, nodes: &[usize], role: Role| {
            let cell = |u: &usize| Cell::marked(self.name(*u), role);
            Cells { name: name.into(), cells: nodes.iter().map(cell).collect(), ..Cells::default() }
        };
        let order = strip("order", &self.placed, Role::Settled);
        let queue = strip("queue", free, Role::Frontier);
        Frame::new(caption).with(picture).with(order).with(queue)
    }

    /// At the start: which vertex is the last, or that there will be none.
    fn ask_last(&self, frame: Frame, steps: &[Moment]) -> Frame {
        let n_nodes = self.typed.names.len();
        let placed: Vec<usize> = steps
            .iter()
            .filter_map(|moment| match moment.step {
                Step::Place { u } => Some(u),
                Step::Free { .. } => None,
            })
            .collect();
        let mut choices: Vec<String> = (0..n_nodes).map(|u| self.name(u).to_owned()).collect();
        choices.push("none: there is no order".into());
        let (answer, because) = match placed.last() {
            Some(&last) if placed.len() == n_nodes => {
                let because =
                    format!("{} is free only when all others are placed.", self.name(last));
                let is_sink = self.arcs(last).is_empty();
                let n_sinks = (0..n_nodes).filter(|u| self.arcs(*u).is_empty()).count();
                if n_sinks != 1 || !is_sink {
                    return frame;
                }
                (last, because)
            }
            _ => (n_nodes, "Some vertices wait for each other, in a circle.".into()),
        };
        frame.ask("Which vertex will be the last in the order?", choices, answer, because)
    }

    /// After a vertex is placed: what its arcs free.
    fn ask_free(&self, frame: Frame, u: usize, next: Option<Step>) -> Frame {
        let heads: Vec<usize> = self.arcs(u).iter().map(|(_, head)| *head).collect();
        let mut choices: Vec<String> = heads.iter().map(|v| self.name(*v).to_owned()).collect();
        choices.push("none".into());
        let (answer, because) = match next {
            Some(Step::Free { v, .. }) => {
                let answer = heads.iter().position(|head| *head == v).unwrap_or(0);
                (answer, format!("{} waited for this arc alone.", self.name(v)))
            }
            _ => (heads.len(), "Each of them waits for another arc as well.".into()),
        };
        let question =
            format!("Which vertex becomes free first, now that {} is placed?", self.name(u));
        frame.ask(question, choices, answer, because)
    }
}

pub(crate) const SIZES: [u32; 5] = [64, 128, 256, 512, 1024];

fn random(n: u32) -> DiGraph {
    generate::random_acyclic(n, 4 * n as usize, 6).unwrap_or_default()
}

/// The vertices that are placed, and the arcs that are taken away.
pub(crate) fn steps(graph: &DiGraph) -> usize {
    let mut n_steps = 0;
    let count = |step: LibraryStep, _: &Kahn| {
        if let LibraryStep::Place { u } = step {
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
