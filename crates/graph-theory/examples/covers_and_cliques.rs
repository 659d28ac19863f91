//! 6.23 A largest independent set, a smallest vertex cover and a largest clique of any graph:
//! `cargo run -p graph-theory --example covers_and_cliques -- 0-1 1-2 2-0 2-3`.

mod graphs;

use std::process::ExitCode;

use graph_theory::bipartite_matching::covers_and_cliques::plain::{
    Step, largest_independent_set, largest_independent_set_watched,
};
use graph_theory::bipartite_matching::covers_and_cliques::{
    Found, maximum_clique, maximum_independent_set,
};
use graph_theory::graph::generate;
use graph_theory::{GraphError, NodeId, UnGraph, Undirected};
use graphs::Typed;
pub(crate) use graphs::rows;
use input::Input;
use trace::{Chart, Demo, Frame, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "covers_and_cliques",
    about: "A largest independent set, a smallest vertex cover and a largest clique of any graph.",
    arguments: "EDGE... (0-1 for an edge, 5 for a vertex without edges)",
    worked: &["0@3,0 1@0,1 2@2,1 3@3,1 4@4,1 5@3,2 6@1,3 7@2,3 8@4,3 \
               0-1 0-2 0-3 0-4 1-5 1-6 2-3 2-7 3-5 4-5 4-8 5-7 5-8 6-7 7-8"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What a picture has room for.
const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 30;

/// After so many steps, the search in a larger graph gives up.
const MOST_STEPS: u64 = 20_000;

/// Eight vertices and twelve edges: a tree that joins all, and five edges more.
fn random(seed: u64) -> String {
    let edges = graphs::random_edges(seed, 8, 12, false);
    trace::list(edges.into_iter().map(|(u, v)| format!("{u}-{v}")), " ")
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &[], graphs::no_weight)?;
    let graph = &typed.graph;
    graphs::refuse_loops(&typed)?;
    let title = format!("Independent set, cover and clique, {}", graphs::size(graph));
    if MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges() {
        let limit = format!("{MOST_NODES} vertices and {MOST_EDGES} edges");
        let independent = maximum_independent_set(graph, MOST_STEPS)?;
        let clique = maximum_clique(graph, MOST_STEPS)?;
        let answer = answer(&typed, &independent, &clique);
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    let rows = rows(graph);
    let mut steps = Vec::new();
    let set = largest_independent_set_watched(&rows, |step, &sets| steps.push((step, sets)));
    let found = |set: u64| {
        let set: Vec<NodeId> =
            graph.nodes().zip(members(set)).filter(|(_, is_in)| *is_in).map(|(v, _)| v).collect();
        Found { bound: set.len(), set }
    };
    let clique = largest_independent_set(&complement(&rows));
    let answer = answer(&typed, &found(set), &found(clique));
    let mut drawing = Drawing::new(&typed, rows);
    drawing.begin(&steps);
    for i in 0..steps.len() {
        drawing.step(&steps[i..]);
    }
    drawing.end(set);
    Ok(Trace { title, frames: drawing.frames, answer })
}

/// The rows of the graph that has the missing edges.
fn complement(rows: &[u64]) -> Vec<u64> {
    let all = (0..rows.len()).fold(0, |set, v| set | 1 << v);
    rows.iter().enumerate().map(|(v, row)| all & !(row | 1 << v)).collect()
}

/// Whether each vertex from 0 on is in the set.
fn members(set: u64) -> impl Iterator<Item = bool> {
    (0..64).map(move |v| set >> v & 1 == 1)
}

fn answer(typed: &Typed<(), Undirected>, independent: &Found, clique: &Found) -> String {
    let is_out = |v: &NodeId| !independent.set.contains(v);
    let cover: Vec<NodeId> = typed.graph.nodes().filter(is_out).collect();
    let line = |what: &str, set: &[NodeId], bound: usize| {
        let names = graphs::listed(typed, set.iter().copied());
        let stopped = if bound == set.len() {
            String::new()
        } else {
            format!(" (stopped; the bound is {bound})")
        };
        let colon = if set.is_empty() { "" } else { ": " };
        format!("{what} {}{stopped}{colon}{names}.", set.len())
    };
    [
        line("Independent set", &independent.set, independent.bound),
        line("Vertex cover", &cover, typed.graph.n_nodes() - independent.bound),
        line("Clique", &clique.set, clique.bound),
    ]
    .join(" ")
}

type Event = (Step, [u64; 2]);

struct Drawing<'a> {
    typed: &'a Typed<(), Undirected>,
    rows: Vec<u64>,
    /// Every vertex at its place; no marks.
    blank: trace::Graph,
    frames: Vec<Frame>,
    /// The vertices that are left before the next step.
    left: u64,
    /// The vertices at which the search has branched, and whether they are taken.
    choices: Vec<(usize, bool)>,
    /// How often each question was asked: where the search branches, whether both ways are needed,
    /// how large a set will be.
    asked: [usize; 3],
}

impl<'a> Drawing<'a> {
    fn new(typed: &'a Typed<(), Undirected>, rows: Vec<u64>) -> Self {
        let blank = typed.picture(|()| String::new()).on_circle();
        let left = (0..rows.len()).fold(0, |set, v| set | 1 << v);
        let (frames, choices) = (Vec::new(), Vec::new());
        Drawing { typed, rows, blank, frames, left, choices, asked: [0; 3] }
    }

    fn name(&self, v: usize) -> &str {
        &self.typed.names[v]
    }

    /// The names of a set, as a sentence lists them.
    fn names(&self, set: u64) -> String {
        let names = self.typed.names.iter().zip(members(set));
        trace::all_of(names.filter(|(_, is_in)| *is_in).map(|(name, _)| name))
    }

    /// The number of neighbors of v in a set.
    fn degree(&self, v: usize, set: u64) -> u32 {
        (self.rows[v] & set).count_ones()
    }

    /// The taken vertices, those that are left with their degrees, and the others.
    fn picture(&self, [taken, left]: [u64; 2]) -> trace::Graph {
        let mut picture = self.blank.clone();
        let sets = members(taken).zip(members(left));
        for ((v, node), (is_taken, is_left)) in picture.nodes.iter_mut().enumerate().zip(sets) {
            " ".clone_into(&mut node.note);
            if is_left {
                node.note = self.degree(v, left).to_string();
            } else {
                node.role = Some(if is_taken { Role::Chosen } else { Role::Rejected });
            }
        }
        let is_left = |v: usize| left >> v & 1 == 1;
        for edge in &mut picture.edges {
            if !is_left(edge.from) || !is_left(edge.to) {
                edge.style = Some(Style::Dashed);
            }
        }
        picture
    }

    fn add(&mut self, caption: String, picture: trace::Graph, at: &'static str) {
        self.frames.push(Frame::new(caption).with(picture).at(at));
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    /// The choices so far: ` with 3 and without 4`.
    fn of_choices(&self) -> String {
        let choices = self.choices.iter().map(|&(v, is_in)| {
            format!("{} {}", if is_in { "with" } else { "without" }, self.name(v))
        });
        let choices = trace::all_of(choices);
        if choices.is_empty() { choices } else { format!(" {choices}") }
    }

    fn begin(&mut self, steps: &[Event]) {
        let caption = if self.left == 0 {
            "There is no vertex, so the empty set is the largest one."
        } else {
            "Nothing is decided yet. Below each vertex is the number of its neighbors that are left."
        };
        let picture = self.picture([0, self.left]);
        self.add(caption.to_owned(), picture, "search(graph, 0, all(graph.len()))");
        self.ask_about([0, self.left], steps);
    }

    /// Draws the first of these steps.
    fn step(&mut self, steps: &[Event]) {
        let Some((&(step, [taken, left]), rest)) = steps.split_first() else { return };
        let mut picture = self.picture([taken, left]);
        let (caption, at) = match step {
            Step::Take { v } => {
                let near = self.rows[v] & self.left;
                let why = match near.count_ones() {
                    0 => "has no neighbor left".to_owned(),
                    _ => format!("has one neighbor left, vertex {}", self.names(near)),
                };
                (format!("Vertex {0} {why}. Take vertex {0}.", self.name(v)), "taken |= 1 << v;")
            }
            Step::With { v } => {
                self.choices.push((v, true));
                let near = self.rows[v] & self.left;
                let caption = format!(
                    "No vertex has fewer than two neighbors left. Vertex {0} has {1} neighbors left, and no vertex has more. First, take \
                     vertex {0}. Then {2} cannot be taken.",
                    self.name(v),
                    near.count_ones(),
                    self.names(near)
                );
                (caption, "let with_v = search(graph, more, fewer);")
            }
            Step::Without { v } => {
                while self.choices.pop().is_some_and(|choice| choice != (v, true)) {}
                self.choices.push((v, false));
                let caption = format!(
                    "Go back to the choice at vertex {0}. Now search without {0}.",
                    self.name(v)
                );
                (caption, "let without_v = search(graph, taken, left);")
            }
        };
        if let Step::Take { v } | Step::With { v } = step {
            let near = self.rows[v] & self.left;
            for edge in &mut picture.edges {
                let is_new = |a: usize, b: usize| a == v && near >> b & 1 == 1;
                if is_new(edge.from, edge.to) || is_new(edge.to, edge.from) {
                    edge.role = Some(Role::Compared);
                }
            }
        }
        let caption = if left == 0 {
            let n = trace::counted(taken.count_ones(), "vertex", "vertices");
            let of = self.of_choices();
            format!("{caption} Nothing is left. The set{of} has {n}: {}.", self.names(taken))
        } else {
            caption
        };
        self.left = left;
        self.add(caption, picture, at);
        self.ask_about([taken, left], rest);
    }

    /// Asks about the steps that follow, in which these vertices are taken and left at first.
    fn ask_about(&mut self, [taken, left]: [u64; 2], steps: &[Event]) {
        let Some(&(next, _)) = steps.first() else {
            if self.frames.len() > 1 {
                self.ask_cover();
            }
            return;
        };
        match next {
            Step::With { v } if self.asked[0] < 2 && left.count_ones() > 2 => {
                let most = self.degree(v, left);
                let left_ones = || (0..self.rows.len()).filter(|u| left >> u & 1 == 1);
                if left_ones().filter(|u| self.degree(*u, left) == most).count() == 1 {
                    self.asked[0] += 1;
                    let names: Vec<String> = left_ones().map(|u| self.name(u).to_owned()).collect();
                    let answer = left_ones().position(|u| u == v).unwrap_or(0);
                    let because =
                        "It has the most neighbors left, so taking it removes the most vertices.";
                    self.ask(|frame| {
                        frame.ask(
                            "At which vertex does the search try both possibilities?",
                            names,
                            answer,
                            because,
                        )
                    });
                }
            }
            Step::Take { v } if self.asked[1] == 0 && self.has_one_of_more(v, left) => {
                self.asked[1] += 1;
                let near = self.names(self.rows[v] & left);
                let question = format!(
                    "Vertex {0} has one neighbor left, vertex {near}. Which of the two does the search have to take?",
                    self.name(v)
                );
                let choices = [
                    format!("only {}", self.name(v)),
                    format!("only {near}"),
                    "first one, then the other, to compare".to_owned(),
                ];
                let because = format!(
                    "If a set contains {near}, replace {near} by {0}. No other neighbor of {0} is left, so this is allowed, and the set \
                     is as large as before.",
                    self.name(v)
                );
                self.ask(|frame| frame.ask(question, choices, 0, because));
            }
            Step::Take { .. } if self.asked[2] < 2 && self.is_at_choice(left) => {
                self.asked[2] += 1;
                let n = taken.count_ones() + self.alpha(left);
                let question =
                    format!("How many vertices will the largest set{} have?", self.of_choices());
                let because = "Count the vertices that are taken, and add the most vertices that you can still take together.";
                let others = [n + 1, n.saturating_sub(1), n + 2];
                self.ask(|frame| frame.ask_number(question, n, others, because));
            }
            _ => {}
        }
    }

    /// Whether v has one neighbor left, and that one has others.
    fn has_one_of_more(&self, v: usize, left: u64) -> bool {
        let near =
            |v: usize| (0..self.rows.len()).filter(move |w| (self.rows[v] & left) >> w & 1 == 1);
        self.degree(v, left) == 1 && near(v).any(|w| self.degree(w, left) > 1)
    }

    /// Whether the search has just tried a way of its last choice, and more than two vertices are
    /// left.
    fn is_at_choice(&self, left: u64) -> bool {
        let is_choice = |frame: &Frame| frame.at.is_some_and(|at| at.starts_with("let with"));
        self.frames.last().is_some_and(is_choice) && left.count_ones() > 2
    }

    /// How many of these vertices can be taken together.
    fn alpha(&self, left: u64) -> u32 {
        let row = |(row, is_left)| if is_left { row & left } else { 0 };
        let rows: Vec<u64> = self.rows.iter().copied().zip(members(left)).map(row).collect();
        (largest_independent_set(&rows) & left).count_ones()
    }

    fn ask_cover(&mut self) {
        let n = self.rows.len();
        let alpha = self.alpha((0..n).fold(0, |set, v| set | 1 << v)) as usize;
        let question = "How many vertices are in a smallest set that contains an end of each edge?";
        let because = "Take the vertices outside of a largest independent set: each edge has an end among them. A smaller set \
                       would leave a larger independent set outside.";
        let others = [alpha, n.saturating_sub(alpha + 1), n - alpha + 1];
        self.ask(|frame| frame.ask_number(question, n - alpha, others, because));
    }

    /// The set, the cover outside of it, and the clique that it is in the complement.
    fn end(&mut self, set: u64) {
        if set == 0 {
            return;
        }
        let n = set.count_ones();
        let mut picture = self.picture([set, 0]);
        for edge in &mut picture.edges {
            edge.style = None;
        }
        let caption = format!(
            "At each choice, the larger set wins. The best set has {}: {}. The other vertices are a vertex cover, because no edge \
             joins two vertices of the set.",
            trace::counted(n, "vertex", "vertices"),
            self.names(set)
        );
        self.add(caption, picture, "if with_v.count_ones() < without_v.count_ones() {");
        let question = "Now join every two vertices that are not joined, and separate those that are joined. What is the largest \
                        number of vertices that are then all joined to each other?";
        let because = "In the new graph, two vertices of the set are always joined. A larger set of joined vertices would be a larger \
                       independent set here.";
        let alpha = n;
        self.ask(|frame| {
            frame.ask_number(question, alpha, [alpha + 1, alpha - 1, alpha + 2], because)
        });
        let mut picture = trace::Graph { edges: Vec::new(), is_typed: false, ..self.blank.clone() };
        for (node, is_in) in picture.nodes.iter_mut().zip(members(set)) {
            node.is_fixed = false;
            node.role = is_in.then_some(Role::Chosen);
        }
        for (u, row) in complement(&self.rows).into_iter().enumerate() {
            for v in (u + 1..self.rows.len()).filter(|v| row >> v & 1 == 1) {
                let is_inside = set >> u & 1 == 1 && set >> v & 1 == 1;
                let role = is_inside.then_some(Role::Chosen);
                picture.edges.push(trace::Edge { role, ..trace::Edge::new(u, v) });
            }
        }
        let clique = match n {
            1 => "the same vertex alone is a clique".to_owned(),
            _ => {
                format!("the same {n} vertices are all joined to each other, so they are a clique")
            }
        };
        let caption = format!(
            "The complement graph has exactly the edges that the graph itself does not have. There, {clique}."
        );
        self.add(caption, picture.on_circle(), "if with_v.count_ones() < without_v.count_ones() {");
    }
}

/// How often the search is called on a graph.
pub(crate) fn n_calls(graph: &UnGraph) -> u32 {
    let mut n_calls = 1;
    largest_independent_set_watched(&rows(graph), |step, _| {
        n_calls += u32::from(!matches!(step, Step::Take { .. }));
    });
    n_calls
}

pub(crate) const SIZES: [u32; 6] = [6, 12, 18, 24, 30, 36];

/// A random graph without loops and parallel edges, in one piece.
pub(crate) fn random_graph(n: usize, m: usize) -> Result<UnGraph, GraphError> {
    let edges = graphs::random_edges(6, n, m, false);
    let narrow = |v| u32::try_from(v).unwrap_or(u32::MAX);
    UnGraph::from_edges(n, edges.into_iter().map(|(u, v)| (narrow(u), narrow(v))))
}

/// The calls on a path, on triangles side by side, and on a random graph with twice as many edges
/// as vertices, each with `n` vertices.
pub(crate) fn work(n: u32) -> [u32; 3] {
    let triangle = |i: u32| [(3 * i, 3 * i + 1), (3 * i, 3 * i + 2), (3 * i + 1, 3 * i + 2)];
    let graphs = [
        generate::path(n),
        UnGraph::from_edges(n as usize, (0..n / 3).flat_map(triangle)),
        random_graph(n as usize, 2 * n as usize),
    ];
    graphs.map(|graph| graph.map_or(0, |graph| n_calls(&graph)))
}

fn cost() -> Chart {
    Chart::from_counts(
        "Calls of the search",
        ["vertices", "calls"],
        &SIZES,
        ["a path", "triangles side by side", "random, two edges per vertex"],
        work,
    )
}
