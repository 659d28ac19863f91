//! Hierholzer's algorithm, edge by edge:
//! `cargo run -p graph-theory --example euler_cycle -- '0>1 1>2 2>0'`.

use std::process::ExitCode;

use graph_theory::graph::{Kind, generate};
use graph_theory::traverse::euler_cycle::plain::{self, Step};
use graph_theory::traverse::euler_cycle::{
    NoEulerTrail, Surplus, euler_cycle, euler_trail, euler_trail_from, euler_trail_watched,
    n_trails,
};
use graph_theory::{Directed, NodeId, UnGraph, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Cell, Cells, Chart, Demo, Frame, Options, Role, Style, Trace};

mod graphs;

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "euler_cycle",
    about: "A walk along every edge once: 0-1 is an edge both ways, 0>1 one way, from=5 the vertex to begin at.",
    arguments: "EDGE...",
    worked: &["0-1 0-2 1-5 2-3 2-4 2-5 3-5 4-5"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(graphs::random_tour),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 24;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    if graphs::is_directed(input) {
        walk(graphs::read::<(), Directed>(input, &["from"], graphs::no_weight)?)
    } else {
        walk(graphs::read::<(), Undirected>(input, &["from"], graphs::no_weight)?)
    }
}

fn walk<K: Kind>(mut typed: Typed<(), K>) -> trace::Result<Trace> {
    typed.graph = typed.graph.sorted_by_head();
    let graph = &typed.graph;
    let title = format!("Euler cycle, {}", graphs::size(graph));
    if graph.is_empty() {
        let answer = "There is no vertex, and nothing to walk.".into();
        return Ok(Trace { title, frames: Vec::new(), answer });
    }
    let start = match typed.setting("from") {
        Some(_) => Ok(typed.vertex("from")?),
        None => euler_trail(graph).map(|path| path.nodes.first().copied().unwrap_or_default()),
    };
    let is_drawn = graph.n_nodes() <= MOST_NODES && graph.n_edges() <= MOST_EDGES;
    let found = start.and_then(|start| euler_trail_from(graph, start));
    let frames = match &found {
        _ if !is_drawn => {
            vec![Frame::too_large(format!("{MOST_NODES} vertices and {MOST_EDGES} edges"))]
        }
        Ok(path) => {
            let start = path.nodes.first().map_or(0, |start| start.index());
            let mut steps = Vec::new();
            let watch = |step| steps.push(step);
            plain::euler_trail_watched(&graph.numbered_lists(), graph.n_edges(), start, watch);
            Drawing::new(&typed, start).frames(&steps)
        }
        Err(reason) => refuse(&typed, reason),
    };
    let answer = match &found {
        Ok(path) => {
            let nodes = graphs::listed(&typed, path.nodes.iter().copied());
            match euler_cycle(graph) {
                Ok(_) => format!("Cycle {nodes}."),
                Err(reason) => format!("Trail {nodes}. No cycle: {}.", why(&typed, &reason)),
            }
        }
        Err(reason @ NoEulerTrail::Unbalanced { .. }) => {
            let n = n_trails(graph);
            format!("No trail: {}. With {n} trails each edge is walked once.", why(&typed, reason))
        }
        Err(reason) => format!("No trail: {}.", why(&typed, reason)),
    };
    Ok(Trace { title, frames, answer })
}

/// The reason in the names of the vertices, as the end of a sentence.
fn why<K: Kind>(typed: &Typed<(), K>, reason: &NoEulerTrail) -> String {
    match reason {
        NoEulerTrail::Unbalanced { nodes } if K::IS_DIRECTED => {
            let parts = nodes.iter().map(|surplus| {
                let (name, n) = (typed.name(surplus.node), surplus.out.unsigned_abs());
                let [most, least] =
                    if 0 < surplus.out { ["out of", "into"] } else { ["into", "out of"] };
                format!("{n} more {most} {name} than {least} it")
            });
            format!("there are {}", trace::list(parts, ", "))
        }
        NoEulerTrail::Unbalanced { nodes } => {
            let nodes = graphs::listed(typed, nodes.iter().map(|surplus| surplus.node));
            format!("the degrees of {nodes} are odd")
        }
        NoEulerTrail::Apart { edges } => {
            let [one, other] = edges.map(|edge| typed.graph.edge(edge)).map(|edge| {
                let line = if K::IS_DIRECTED { '>' } else { '-' };
                format!("{}{line}{}", typed.name(edge.tail), typed.name(edge.head))
            });
            format!("no walk has both {one} and {other}")
        }
        NoEulerTrail::Start { start, starts } if starts.is_empty() => {
            format!("{} has no edge", typed.name(*start))
        }
        NoEulerTrail::Start { start, starts } => {
            let names: Vec<&str> = starts.iter().map(|start| typed.name(*start)).collect();
            format!("none begins at {}, but at {}", typed.name(*start), names.join(" or "))
        }
        NoEulerTrail::Graph(error) => error.to_string(),
    }
}

/// What the next frame shows.
struct Drawing<'a, K> {
    typed: &'a Typed<(), K>,
    /// Every vertex at its place.
    picture: trace::Graph,
    /// The vertices of the walk, and the edges between them.
    walk: Vec<usize>,
    edges: Vec<usize>,
    /// The trail from its end on, and its edges.
    trail: Vec<usize>,
    written: Vec<usize>,
}

impl<'a, K: Kind> Drawing<'a, K> {
    fn new(typed: &'a Typed<(), K>, start: usize) -> Self {
        let picture = typed.picture(|()| String::new()).spread();
        let (edges, trail, written) = (Vec::new(), Vec::new(), Vec::new());
        Drawing { typed, picture, walk: vec![start], edges, trail, written }
    }

    fn name(&self, u: usize) -> &str {
        &self.typed.names[u]
    }

    fn frames(mut self, steps: &[Step]) -> Vec<Frame> {
        let n_edges = self.typed.graph.n_edges();
        let start = format!("Start at {}.", self.name(self.walk[0]));
        let at = "let mut walk = vec![start];";
        let mut frames = vec![self.ask_stuck(self.frame(start, at), steps)];
        let mut just_written: Vec<usize> = Vec::new();
        let (mut has_asked_back, mut has_asked_end) = (false, false);
        for (i, &step) in steps.iter().enumerate() {
            match step {
                Step::Walk { v, edge } => {
                    let from = self.walk.last().map_or("", |u| self.name(*u)).to_owned();
                    self.walk.push(v);
                    self.edges.push(edge);
                    let caption = format!(
                        "An edge from {from} to {} is not used yet: walk along it.",
                        self.name(v)
                    );
                    let mut frame = self.frame(caption, "walk.push(v);");
                    let is_stuck = matches!(steps.get(i + 1), Some(Step::Write { .. }));
                    if is_stuck && !has_asked_back {
                        let asked = self.ask_back(frame.clone(), &steps[i + 1..]);
                        has_asked_back = asked.ask.is_some();
                        frame = asked;
                    }
                    frames.push(frame);
                }
                Step::Write { u } => {
                    self.walk.pop();
                    self.trail.push(u);
                    self.written.extend(self.edges.pop());
                    just_written.push(u);
                    let is_over = match steps.get(i + 1) {
                        Some(Step::Walk { .. }) | None => true,
                        Some(Step::Write { .. }) => false,
                    };
                    if !is_over {
                        // The next vertex is written in the same frame.
                        continue;
                    }
                    let nodes = just_written.iter().map(|u| self.name(*u));
                    let it = if just_written.len() == 1 { "it" } else { "each of them" };
                    let next = match self.walk.last() {
                        Some(&end) => {
                            let end = self.name(end);
                            format!("Back at {end} there is an unused edge: a side tour begins.")
                        }
                        None => format!("All {n_edges} edges are on the trail."),
                    };
                    let caption = format!(
                        "No unused edge is left at {}: go back, and write {it} down. {next}",
                        trace::all_of(nodes)
                    );
                    just_written.clear();
                    let mut frame = self.frame(caption, "walk.pop();");
                    if !has_asked_end && !self.walk.is_empty() {
                        has_asked_end = true;
                        frame = self.ask_end(frame, &steps[i + 1..]);
                    }
                    frames.push(frame);
                }
            }
        }
        frames
    }

    /// The walk and the trail, and the picture of their edges.
    fn frame(&self, caption: String, at: &'static str) -> Frame {
        let mut picture = self.picture.clone();
        for &edge in &self.edges {
            let drawn = &mut picture.edges[edge];
            (drawn.style, drawn.role) = (Some(Style::Thick), Some(Role::Frontier));
        }
        for &edge in &self.written {
            let drawn = &mut picture.edges[edge];
            (drawn.style, drawn.role) = (Some(Style::Thick), Some(Role::Chosen));
        }
        if let Some(end) = self.walk.last() {
            picture.nodes[*end].role = Some(Role::Active);
        }
        let mut walk: Vec<Cell> =
            self.walk.iter().map(|u| Cell::marked(self.name(*u), Role::Frontier)).collect();
        if let Some(end) = walk.last_mut() {
            end.role = Some(Role::Active);
        }
        // The trail as it will be walked: what was written last comes first.
        let trail = self.trail.iter().rev().map(|u| Cell::marked(self.name(*u), Role::Chosen));
        let strip = |name: &str, cells| Cells { name: name.into(), cells, ..Cells::default() };
        let (walk, trail) = (strip("walk", walk), strip("trail", trail.collect()));
        Frame::new(caption).with(picture).with(walk).with(trail).at(at)
    }

    fn choose(
        &self,
        frame: Frame,
        question: &str,
        mut among: Vec<usize>,
        answer: usize,
        because: String,
    ) -> Frame {
        among.sort_unstable();
        among.dedup();
        let place = among.iter().position(|u| *u == answer);
        match place {
            Some(place) if 1 < among.len() => {
                frame.ask(question, among.iter().map(|u| self.name(*u)), place, because)
            }
            _ => frame,
        }
    }

    /// At the start: where the walk gets stuck for the first time.
    fn ask_stuck(&self, frame: Frame, steps: &[Step]) -> Frame {
        let first = steps.iter().find_map(|step| match step {
            Step::Write { u } => Some(*u),
            Step::Walk { .. } => None,
        });
        let Some(first) = first else { return frame };
        let all = (0..self.typed.names.len()).collect();
        let because = if first == self.walk[0] {
            "Whenever the walk enters another vertex, an unused edge leads out of it: its edges come in pairs, one in and one out.".to_owned()
        } else {
            format!(
                "The degree of {} is odd, so one of its edges has no partner to leave by.",
                self.name(first)
            )
        };
        self.choose(frame, "At which vertex will the walk be stuck first?", all, first, because)
    }

    /// Where the walk is stuck: the vertex to go back to.
    fn ask_back(&self, frame: Frame, rest: &[Step]) -> Frame {
        let n_back = rest.iter().take_while(|step| matches!(step, Step::Write { .. })).count();
        let Some(&back) = self.walk.iter().rev().nth(n_back) else { return frame };
        let because = format!(
            "Going back along the walk, {} is the first vertex with an unused edge.",
            self.name(back)
        );
        let question = "The walk is stuck. From which vertex does it continue?";
        self.choose(frame, question, self.walk.clone(), back, because)
    }

    /// Where a side tour begins: where it ends.
    fn ask_end(&self, frame: Frame, rest: &[Step]) -> Frame {
        let n_walked = rest.iter().take_while(|step| matches!(step, Step::Walk { .. })).count();
        let Some(&begin) = self.walk.last() else { return frame };
        let Some(Step::Walk { v: end, .. }) = n_walked.checked_sub(1).and_then(|i| rest.get(i))
        else {
            return frame;
        };
        if *end != begin {
            return frame;
        }
        let all = (0..self.typed.names.len()).collect();
        let left = if K::IS_DIRECTED {
            "At every vertex, as many unused arcs lead in as out"
        } else {
            "An even number of unused edges is left at every vertex"
        };
        let because = format!(
            "{left}, so the side tour can be stuck only where it began, at {}.",
            self.name(begin)
        );
        self.choose(frame, "At which vertex will the side tour be stuck?", all, begin, because)
    }
}

/// What is against a trail.
fn refuse<K: Kind>(typed: &Typed<(), K>, reason: &NoEulerTrail) -> Vec<Frame> {
    let mut picture = typed.picture(|()| String::new()).spread();
    let mark = Some(Role::Rejected);
    let caption = match reason {
        NoEulerTrail::Unbalanced { nodes } => {
            for (u, drawn) in typed.graph.nodes().zip(&mut picture.nodes) {
                drawn.note = typed.graph.degree(u).to_string();
            }
            for Surplus { node, out } in nodes {
                let drawn = &mut picture.nodes[node.index()];
                drawn.role = mark;
                if K::IS_DIRECTED {
                    drawn.note = format!("{out:+}");
                }
            }
            if K::IS_DIRECTED {
                "The number below a marked vertex says how many more edges lead out than in. A trail has two ends: +1 and -1."
            } else {
                "The number below a vertex is its degree. A trail has two ends, so at most two degrees can be odd."
            }
            .to_owned()
        }
        NoEulerTrail::Apart { edges } => {
            for edge in edges {
                picture.edges[edge.index()].role = mark;
            }
            format!("The degrees allow a trail, but {}.", why(typed, reason))
        }
        NoEulerTrail::Start { start, .. } => {
            picture.nodes[start.index()].role = mark;
            format!("There may be a trail, but {}.", why(typed, reason))
        }
        NoEulerTrail::Graph(_) => return Vec::new(),
    };
    vec![Frame::new(caption).with(picture)]
}

pub(crate) const SIZES: [u32; 6] = [5, 9, 17, 33, 65, 129];

/// The edges of a complete graph of an odd number of vertices, and the steps of its tour.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let Ok(graph): Result<UnGraph, _> = generate::complete(n) else { return [0, 0] };
    let mut n_steps = 0;
    // It has a cycle.
    let _ = euler_trail_watched(&graph, NodeId::from(0), |_, _| n_steps += 1);
    [u32::try_from(graph.n_edges()).unwrap_or(u32::MAX), n_steps]
}

fn cost() -> Chart {
    Chart::from_counts(
        "Euler cycles of complete graphs",
        ["vertices", "count"],
        &SIZES,
        ["edges", "steps of the algorithm"],
        work,
    )
}
