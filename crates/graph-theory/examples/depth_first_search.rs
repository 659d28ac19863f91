//! Depth-first search, step by step:
//! `cargo run -p graph-theory --example depth_first_search -- 0-1 1-2 2-0`.

use std::process::ExitCode;

use graph_theory::graph::{Kind, generate};
use graph_theory::traverse::depth_first_search::plain::{self, Step};
use graph_theory::traverse::depth_first_search::{
    DepthFirstSearch, EdgeClass, depth_first_search, depth_first_search_from,
};
use graph_theory::{DiGraph, Directed, GraphError, NodeId, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Axis, Cells, Chart, Demo, Flag, Frame, Options, Role, Series, Style, Trace};

mod graphs;

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "depth_first_search",
    about: "Depth-first search of a graph: 0-1 is an edge both ways, 0>1 one way, 5 a vertex alone, from=0 the only start.",
    arguments: "EDGE...",
    worked: &["0-1 0-2 1-5 2-3 2-4 2-5 3-5 4-5"],
    flags: &[Flag {
        name: "--classes",
        value: None,
        about: "show the times of each vertex and the class of each edge",
    }],
    trace: draw,
    play: None,
    random: Some(graphs::random_unweighted),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 24;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let has_classes = options.has("--classes");
    if graphs::is_directed(input) {
        search(graphs::read::<(), Directed>(input, &["from"], graphs::no_weight)?, has_classes)
    } else {
        search(graphs::read::<(), Undirected>(input, &["from"], graphs::no_weight)?, has_classes)
    }
}

fn search<K: Kind>(mut typed: Typed<(), K>, has_classes: bool) -> trace::Result<Trace> {
    typed.graph = typed.graph.sorted_by_head();
    let graph = &typed.graph;
    if has_classes && typed.setting("from").is_some() {
        return Err("--classes are those of the whole graph: leave out from=".into());
    }
    let starts = match typed.setting("from") {
        Some(_) => vec![typed.vertex("from")?],
        None => graph.nodes().collect(),
    };
    let is_small = graph.n_nodes() <= MOST_NODES && graph.n_edges() <= MOST_EDGES;
    let frames = if is_small {
        let lists = graph.adjacency_lists();
        let mut steps = Vec::new();
        if has_classes {
            plain::classify_watched(&lists, &mut |step, so_far| {
                let class = so_far.arcs.last().map(|(.., class)| *class);
                steps.push((step, class.filter(|_| matches!(step, Step::Try { .. }))));
            });
        } else {
            let starts: Vec<usize> = starts.iter().map(|start| start.index()).collect();
            let watch = &mut |step| steps.push((step, None));
            plain::depth_first_search_watched(&lists, &starts, watch);
        }
        Drawing::new(&typed, has_classes).frames(&steps)
    } else {
        let limit = format!("{MOST_NODES} vertices and {MOST_EDGES} edges");
        vec![Frame::too_large(limit)]
    };
    let listed = |nodes: &[NodeId]| graphs::listed(&typed, nodes.iter().copied());
    let answer = if has_classes {
        let forest = depth_first_search(graph);
        let discovered = listed(forest.preorder());
        format!("Discovered {discovered}. Finished {}.", listed(forest.postorder()))
    } else {
        format!("Visited {}.", listed(depth_first_search_from(graph, starts)?.preorder()))
    };
    let size = [
        trace::counted(graph.n_nodes(), "vertex", "vertices"),
        trace::plural(graph.n_edges(), "edge"),
    ];
    let how = if has_classes { " with times and classes" } else { "" };
    Ok(Trace { title: format!("Depth-first search{how}, {}", size.join(", ")), frames, answer })
}

/// What the next frame shows.
struct Drawing<'a, K> {
    typed: &'a Typed<(), K>,
    has_classes: bool,
    /// Every vertex at its place; tree edges are thick once they are found.
    picture: trace::Graph,
    /// The vertices that are begun and not finished.
    path: Vec<usize>,
    /// All vertices that were visited.
    order: Vec<usize>,
    /// For each vertex, how many of its arcs were tried.
    n_tried: Vec<usize>,
    /// For each edge, whether it was tried, from one of its ends.
    is_known: Vec<bool>,
    /// The edge that was tried last.
    edge: usize,
    time: usize,
}

impl<'a, K: Kind> Drawing<'a, K> {
    fn new(typed: &'a Typed<(), K>, has_classes: bool) -> Self {
        let mut picture = typed.picture(|()| String::new()).spread();
        if has_classes {
            for node in &mut picture.nodes {
                node.note = " ".into();
            }
        }
        Drawing {
            typed,
            has_classes,
            picture,
            path: Vec::new(),
            order: Vec::new(),
            n_tried: vec![0; typed.graph.n_nodes()],
            is_known: vec![false; typed.graph.n_edges()],
            edge: 0,
            time: 0,
        }
    }

    fn name(&self, u: usize) -> &str {
        &self.typed.names[u]
    }

    fn is_visited(&self, u: usize) -> bool {
        self.order.contains(&u)
    }

    fn frames(mut self, steps: &[(Step, Option<EdgeClass>)]) -> Vec<Frame> {
        let mut frames: Vec<Frame> = Vec::new();
        let mut questions = Questions::default();
        for (i, &(step, class)) in steps.iter().enumerate() {
            let Some(mut frame) = self.step(step, class) else { continue };
            let rest = &steps[i + 1..];
            frame = if self.has_classes {
                questions.class(frame, &self, rest)
            } else {
                questions.next_vertex(frame, &self, rest)
            };
            frames.push(frame);
        }
        frames
    }

    /// The frame of a step. There is none where the edge was met before at its other end, and none
    /// where a visit follows.
    fn step(&mut self, step: Step, class: Option<EdgeClass>) -> Option<Frame> {
        let mut compared = None;
        let (caption, at) = match step {
            Step::Visit { u } => self.visit(u),
            Step::Try { u, v } => {
                let arc = self.typed.graph.arcs(node(u)).get(self.n_tried[u])?;
                self.n_tried[u] += 1;
                self.edge = arc.edge.index();
                let is_known = std::mem::replace(&mut self.is_known[self.edge], true);
                if !K::IS_DIRECTED && is_known || !self.is_visited(v) {
                    return None;
                }
                compared = Some(self.edge);
                self.known(u, v, class)
            }
            Step::Finish { u } => self.finish(u),
        };
        let mut picture = self.picture.clone();
        for (u, drawn) in picture.nodes.iter_mut().enumerate() {
            drawn.role = match step {
                Step::Finish { u: done } if done == u => Some(Role::Settled),
                _ if self.path.last() == Some(&u) => Some(Role::Active),
                _ if self.path.contains(&u) => Some(Role::Frontier),
                _ => self.is_visited(u).then_some(Role::Settled),
            };
        }
        if let Some(edge) = compared {
            picture.edges[edge].role = Some(Role::Compared);
        }
        let cells = |name: &str, nodes: &[usize]| Cells {
            name: name.into(),
            ..Cells::new(nodes.iter().map(|u| self.name(*u)))
        };
        let frame = Frame::new(caption).with(picture).with(cells("path", &self.path));
        let frame = if self.has_classes { frame } else { frame.with(cells("order", &self.order)) };
        Some(frame.at(at))
    }

    fn visit(&mut self, u: usize) -> (String, &'static str) {
        let from = self.path.last().copied();
        if from.is_some() {
            let drawn = &mut self.picture.edges[self.edge];
            (drawn.style, drawn.role) = (Some(Style::Thick), Some(Role::Chosen));
        }
        self.path.push(u);
        self.order.push(u);
        let name = self.name(u);
        if self.has_classes {
            let time = self.tick();
            self.picture.nodes[u].note = format!("{time}/");
            let name = self.name(u);
            let caption = match from {
                Some(from) => {
                    let from = self.name(from);
                    format!("The edge from {from} discovers {name}, at time {time}: a tree edge.")
                }
                None => format!("Start at {name}: it is discovered at time {time}."),
            };
            return (caption, "self.discovered[u] = Some(self.tick());");
        }
        let caption = match from {
            Some(from) => {
                format!("{name} is not visited yet: go from {} to {name}.", self.name(from))
            }
            None => format!("Start at {name}."),
        };
        (caption, "is_visited[u] = true;")
    }

    fn known(&mut self, u: usize, v: usize, class: Option<EdgeClass>) -> (String, &'static str) {
        let to = if u == v { "itself" } else { self.name(v) };
        let edge = format!("The edge from {} to {to}", self.name(u));
        let is_on_path = self.path.contains(&v);
        let (caption, at, label) = match class {
            Some(EdgeClass::Back) => {
                let caption = format!("{edge} is a back edge: {to} is not finished.");
                (caption, "(Some(_), None) => EdgeClass::Back", "back")
            }
            Some(EdgeClass::Forward) => {
                let caption = format!(
                    "{edge} is a forward edge: {to} is finished, and was discovered after {}.",
                    self.name(u)
                );
                (caption, "=> EdgeClass::Forward", "forward")
            }
            Some(EdgeClass::Cross) => {
                let caption = format!(
                    "{edge} is a cross edge: {to} was finished before {} was discovered.",
                    self.name(u)
                );
                (caption, "=> EdgeClass::Cross", "cross")
            }
            Some(EdgeClass::Tree) | None if is_on_path => {
                let caption = format!("{edge} leads back to the path, so it closes a cycle.");
                (caption, "if !is_visited[v] {", "")
            }
            Some(EdgeClass::Tree) | None => {
                (format!("{edge} leads to a vertex that was visited."), "if !is_visited[v] {", "")
            }
        };
        self.picture.edges[self.edge].label = label.into();
        (caption, at)
    }

    fn finish(&mut self, u: usize) -> (String, &'static str) {
        self.path.pop();
        if self.has_classes {
            let time = self.tick();
            self.picture.nodes[u].note.push_str(&time.to_string());
            let caption =
                format!("All edges of {} were tried: it is finished at time {time}.", self.name(u));
            return (caption, "self.finished[u] = Some(self.tick());");
        }
        let name = self.name(u);
        let caption = match self.path.last() {
            Some(&back) => {
                format!("{name} has no neighbor left to try: go back to {}.", self.name(back))
            }
            None => format!("{name} has no neighbor left to try, and the search from it is over."),
        };
        (caption, "for &v in &graph[u] {")
    }

    fn tick(&mut self) -> usize {
        self.time += 1;
        self.time - 1
    }

    /// The vertices that an edge joins to one that was visited, and that were not.
    fn frontier(&self) -> Vec<usize> {
        let neighbors = |u: &usize| self.typed.graph.neighbors(node(*u)).map(NodeId::index);
        let mut all: Vec<usize> =
            self.order.iter().flat_map(neighbors).filter(|v| !self.is_visited(*v)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// The vertex of an index that fits a vertex.
fn node(u: usize) -> NodeId {
    NodeId::from(u32::try_from(u).unwrap_or(u32::MAX))
}

/// What was asked.
#[derive(Default)]
struct Questions {
    n_next: usize,
    has_first_back: bool,
    has_continued: bool,
    classes: Vec<EdgeClass>,
}

impl Questions {
    /// Where to go, where to go back to, and what is finished first.
    fn next_vertex<K: Kind>(
        &mut self,
        frame: Frame,
        drawing: &Drawing<'_, K>,
        rest: &[(Step, Option<EdgeClass>)],
    ) -> Frame {
        let Some(&top) = drawing.path.last() else { return frame };
        let next = rest.iter().find_map(|&(step, _)| match step {
            Step::Visit { u } => Some((true, u)),
            Step::Finish { u } => Some((false, u)),
            Step::Try { .. } => None,
        });
        let frontier = drawing.frontier();
        let names = |all: &[usize]| all.iter().map(|u| drawing.name(*u).to_owned()).collect();
        let choose = |frame: Frame, question: &str, all: &[usize], u: usize, because: String| {
            let Some(answer) = all.iter().position(|v| *v == u) else { return frame };
            let choices: Vec<String> = names(all);
            frame.ask(question, choices, answer, because)
        };
        let name = |u: usize| drawing.name(u);
        match next {
            Some((true, u)) if 1 < frontier.len() && self.n_next < 2 => {
                self.n_next += 1;
                let because = format!(
                    "The search continues from the newest vertex, {}, and {} is its first neighbor that has not been visited.",
                    name(top),
                    name(u)
                );
                choose(frame, "Which vertex is visited next?", &frontier, u, because)
            }
            Some((true, _)) if !self.has_first_back && 2 < drawing.order.len() => {
                self.has_first_back = true;
                let last = rest.iter().find_map(|&(step, _)| match step {
                    Step::Finish { u } => Some(u),
                    _ => None,
                });
                let Some(last) = last else { return frame };
                let all: Vec<usize> = (0..drawing.typed.names.len()).collect();
                let because = format!(
                    "The search goes on until a vertex has no neighbor that has not been visited. {} is the first.",
                    name(last)
                );
                choose(
                    frame,
                    "From which vertex does the search go back first?",
                    &all,
                    last,
                    because,
                )
            }
            Some((false, _)) if !self.has_continued => {
                let mut path = drawing.path.clone();
                let found_from = rest.iter().find_map(|&(step, _)| match step {
                    Step::Visit { .. } => Some(path.last().copied()),
                    Step::Finish { .. } => {
                        path.pop();
                        None
                    }
                    Step::Try { .. } => None,
                });
                let Some(Some(from)) = found_from else { return frame };
                self.has_continued = true;
                let because = format!(
                    "The search goes back along the path. {} is the first vertex there that still has a neighbor to visit.",
                    name(from)
                );
                let question = "From which vertex will the next vertex be visited?";
                choose(frame, question, &drawing.path, from, because)
            }
            _ => frame,
        }
    }

    /// The class of the next edge, once for each class that is not a tree's.
    fn class<K: Kind>(
        &mut self,
        frame: Frame,
        drawing: &Drawing<'_, K>,
        rest: &[(Step, Option<EdgeClass>)],
    ) -> Frame {
        let Some(&(Step::Try { u, v }, Some(class))) = rest.first() else { return frame };
        let arcs = drawing.typed.graph.arcs(node(u));
        let is_known = !K::IS_DIRECTED
            && arcs.get(drawing.n_tried[u]).is_some_and(|arc| drawing.is_known[arc.edge.index()]);
        if is_known || class == EdgeClass::Tree || self.classes.contains(&class) {
            return frame;
        }
        self.classes.push(class);
        let (from, to) = (drawing.name(u), drawing.name(v));
        let (answer, because) = match class {
            EdgeClass::Tree => (0, String::new()),
            EdgeClass::Back => (1, format!("{to} is on the path, so it is not finished.")),
            EdgeClass::Forward => {
                (2, format!("{to} is finished, and its times lie between those of {from}."))
            }
            EdgeClass::Cross => (3, format!("{to} was finished before {from} was discovered.")),
        };
        let question = format!("The next edge leads from {from} to {to}. What is its class?");
        frame.ask(question, ["tree", "back", "forward", "cross"], answer, because)
    }
}

pub(crate) const SIZES: [u32; 6] = [64, 128, 256, 512, 1024, 2048];

/// The steps of a search, which are counted one by one.
pub(crate) fn steps(graph: &DiGraph) -> usize {
    DepthFirstSearch::new(graph).count()
}

/// The work on random graphs, and what a matrix would take.
fn cost() -> Chart {
    let random = |n: u32| -> Result<DiGraph, GraphError> { generate::random(n, 4 * n as usize, 6) };
    let count = |n: usize| u32::try_from(n).map_or(0.0, f64::from);
    let search = |n: u32| (f64::from(n), random(n).map_or(0.0, |graph| count(steps(&graph))));
    Chart {
        name: "Search of random graphs with four arcs a vertex".into(),
        x: Axis::log("vertices"),
        y: Axis::log("steps"),
        series: vec![
            Series { name: "steps of the search".into(), points: SIZES.map(search).to_vec() },
            Series {
                name: "cells of a matrix".into(),
                points: SIZES.map(|n| (f64::from(n), f64::from(n) * f64::from(n))).to_vec(),
            },
        ],
    }
}
