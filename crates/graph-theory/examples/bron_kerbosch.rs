//! 6.23 All maximal cliques of a graph, by Bron and Kerbosch:
//! `cargo run -p graph-theory --example bron_kerbosch -- 0-1 1-2 2-0 2-3`.

mod graphs;

use std::process::ExitCode;

use graph_theory::bipartite_matching::covers_and_cliques::MaximalCliques;
use graph_theory::bipartite_matching::covers_and_cliques::plain::bron_kerbosch::{
    Step, maximal_cliques_watched,
};
use graph_theory::{UnGraph, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Chart, Demo, Frame, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "bron_kerbosch",
    about: "All maximal cliques of a graph, by Bron and Kerbosch.",
    arguments: "EDGE... (0-1 for an edge, 5 for a vertex without edges)",
    worked: &["0-1 0-2 0-4 0-5 1-3 1-5 2-3 2-4"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(graphs::random_unweighted),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What a picture has room for.
const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 30;

/// How many maximal cliques of a larger graph are counted.
const MOST_CLIQUES: usize = 20_000;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &[], graphs::no_weight)?;
    let graph = &typed.graph;
    graphs::refuse_loops(&typed)?;
    let title = format!("Maximal cliques, {}", graphs::size(graph));
    if MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges() {
        let limit = format!("{MOST_NODES} vertices and {MOST_EDGES} edges");
        let n = MaximalCliques::new(graph)?.take(MOST_CLIQUES + 1).count();
        let answer = if MOST_CLIQUES < n {
            format!("More than {MOST_CLIQUES} maximal cliques.")
        } else {
            format!("{}.", trace::plural(n, "maximal clique"))
        };
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    let rows = graphs::rows(graph);
    let mut steps = Vec::new();
    let found = maximal_cliques_watched(&rows, |step, found| steps.push((step, found.len())));
    let mut drawing = Drawing::new(&typed, &rows);
    for i in 0..steps.len() {
        drawing.step(&steps[i..]);
    }
    let sets = found.iter().map(|&clique| format!("{{{}}}", drawing.names(clique)));
    let count = trace::plural(found.len(), "maximal clique");
    let answer = format!("{count}: {}.", trace::list(sets, " "));
    Ok(Trace { title, frames: drawing.frames, answer })
}

struct Drawing<'a> {
    typed: &'a Typed<(), Undirected>,
    rows: &'a [u64],
    /// Every vertex at its place; no marks.
    blank: trace::Graph,
    frames: Vec<Frame>,
    n_asked: usize,
}

fn is_in(v: usize, set: u64) -> bool {
    set >> v & 1 == 1
}

impl<'a> Drawing<'a> {
    fn new(typed: &'a Typed<(), Undirected>, rows: &'a [u64]) -> Self {
        let blank = typed.picture(|()| String::new()).on_circle();
        Drawing { typed, rows, blank, frames: Vec::new(), n_asked: 0 }
    }

    /// The names of a set in a row.
    fn names(&self, set: u64) -> String {
        let names = self.typed.names.iter().enumerate().filter(|(v, _)| is_in(*v, set));
        trace::list(names.map(|(_, name)| name), " ")
    }

    /// A set in a sentence.
    fn set(&self, set: u64) -> String {
        if set == 0 { "none".to_owned() } else { self.names(set) }
    }

    fn picture(&self, clique: u64, candidates: u64, excluded: u64) -> trace::Graph {
        let mut picture = self.blank.clone();
        for (v, node) in picture.nodes.iter_mut().enumerate() {
            let roles =
                [(clique, Role::Chosen), (candidates, Role::Frontier), (excluded, Role::Rejected)];
            node.role = roles.iter().find(|(set, _)| is_in(v, *set)).map(|(_, role)| *role);
        }
        for edge in &mut picture.edges {
            let is_inside = is_in(edge.from, clique) && is_in(edge.to, clique);
            edge.role = is_inside.then_some(Role::Chosen);
        }
        picture
    }

    /// Draws the first of these steps.
    fn step(&mut self, steps: &[(Step, usize)]) {
        let Some((&(step, n_found), rest)) = steps.split_first() else { return };
        let frame = match step {
            Step::Branch { clique, candidates, excluded, pivot } => {
                let name = &self.typed.names[pivot];
                let tried = candidates & !self.rows[pivot];
                let skipped = candidates & self.rows[pivot];
                let now = if clique == 0 {
                    "The clique is empty.".to_owned()
                } else {
                    format!("The clique is {}.", self.names(clique))
                };
                let what = if candidates == 0 {
                    format!(
                        "No candidate is left. But {} could be added and was tried before, so this clique is not maximal.",
                        self.names(excluded)
                    )
                } else {
                    format!(
                        "Candidates: {}. Tried before: {}. The pivot is {name}, so skip {} and try {}.",
                        self.set(candidates),
                        self.set(excluded),
                        self.set(skipped),
                        self.set(tried)
                    )
                };
                let frame = Frame::new(format!("{now} {what}"));
                frame.with(self.picture(clique, candidates, excluded)).at(
                    "let Some(pivot) = members(candidates | excluded).max_by_key(n_skipped) else {",
                )
            }
            Step::Report { clique } => {
                let caption = format!(
                    "No vertex is joined to all of {}. So this is maximal clique number {n_found}.",
                    self.names(clique)
                );
                let caption = if clique == 0 { "There is no vertex.".to_owned() } else { caption };
                Frame::new(caption).with(self.picture(clique, 0, 0)).at("found.push(clique);")
            }
        };
        self.frames.push(self.asking(frame, step, rest));
        if matches!(self.frames.last(), Some(frame) if frame.ask.is_some()) {
            self.n_asked += 1;
        }
    }

    /// The frame with a question: will a clique be maximal?
    fn asking(&self, frame: Frame, step: Step, rest: &[(Step, usize)]) -> Frame {
        let (Step::Branch { clique, candidates, .. }, Some(&(next, _))) = (step, rest.first())
        else {
            return frame;
        };
        let next = match next {
            Step::Branch { clique, .. } | Step::Report { clique } => clique,
        };
        if candidates == 0 || next & clique != clique || next.count_ones() < 2 || self.n_asked == 2
        {
            return frame;
        }
        let v = next & !clique;
        let question =
            format!("Next, {} is added. How many candidates are left then?", self.names(v));
        let n = (candidates & self.rows[v.trailing_zeros() as usize]).count_ones();
        let because = "Only the candidates that are also joined to the new vertex are left.";
        frame.ask_number(question, n, [n + 1, n + 2, n.saturating_sub(1)], because)
    }
}

/// Groups of three, of which the largest counted graph has so many.
pub(crate) const GROUPS: [u32; 4] = [1, 2, 4, 8];

/// The graph of so many groups of three vertices, where two are joined if they are not of one
/// group: its vertices, its maximal cliques, and how many vertices were added to find them.
pub(crate) fn work(n_groups: u32) -> [u32; 3] {
    let n = 3 * n_groups;
    let pairs = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v)));
    let apart = pairs.filter(|(u, v)| u / 3 != v / 3);
    let graph = UnGraph::from_edges(n as usize, apart);
    let Ok(mut cliques) = graph.and_then(|graph| MaximalCliques::new(&graph)) else {
        return [0; 3];
    };
    let mut n_cliques = 0;
    while cliques.advance() {
        n_cliques += 1;
    }
    [n, n_cliques, u32::try_from(cliques.n_steps()).unwrap_or(u32::MAX)]
}

fn cost() -> Chart {
    Chart::from_counts(
        "Maximal cliques of groups of three, where all are joined but those of one group",
        ["vertices", "how many"],
        &GROUPS.map(|n_groups| 3 * n_groups),
        ["maximal cliques", "vertices added to find them"],
        |n| {
            let [_, n_cliques, n_steps] = work(n / 3);
            [n_cliques, n_steps]
        },
    )
}
