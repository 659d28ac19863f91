//! Hopcroft and Karp's algorithm, phase by phase: `cargo run -p graph-theory --example hopcroft_karp -- a-1 a-2 b-1`.

mod graphs;

use std::process::ExitCode;

use graph_theory::bipartite_matching::hopcroft_karp::{
    Search, Step, hopcroft_karp_watched, matching_and_cover,
};
use graph_theory::bipartite_matching::{Bipartite, Matching, Split};
use graph_theory::{EdgeId, GraphError, NodeId, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "hopcroft_karp",
    about: "Hopcroft and Karp's algorithm: a largest matching, along many shortest paths at a time.",
    arguments: "EDGE... (a-1 for an edge, 5 for a vertex without edges; the sides are found)",
    worked: &["x0-y0 x0-y1 x1-y0 x2-y1 x2-y2 x3-y2 x3-y3"],
    flags: &[],
    trace: draw,
    play: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NODES: usize = 20;
const MOST_EDGES: usize = 40;

/// The drawing so far.
struct Board<'g> {
    typed: &'g Typed<(), Undirected>,
    split: &'g Split,
    /// Each vertex at its place.
    blank: trace::Graph,
    n_phases: u32,
    frames: Vec<Frame>,
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &[], graphs::no_weight)?;
    let split = match Split::of(&typed.graph) {
        Err(GraphError::NotBipartite { odd_cycle }) => {
            return Err(no_sides(&typed, &odd_cycle).into());
        }
        split => split?,
    };
    let graph = &split.graph;
    let n_nodes = typed.graph.n_nodes();
    let frames = if MOST_NODES < n_nodes || MOST_EDGES < graph.n_edges() {
        vec![Frame::too_large(format_args!("{MOST_NODES} vertices and {MOST_EDGES} edges"))]
    } else {
        let mut board = Board::new(&typed, &split);
        let start = Matching::empty(graph);
        hopcroft_karp_watched(graph, start, usize::MAX, |step, search| board.draw(step, search));
        board.frames
    };
    let title =
        format!("Hopcroft and Karp's algorithm, {n_nodes} vertices and {} edges", graph.n_edges());
    Ok(Trace { title, frames, answer: answer(&typed, &split) })
}

/// Names the vertices of an odd cycle, in travelling order.
fn no_sides(typed: &Typed<(), Undirected>, cycle: &[EdgeId]) -> String {
    let ends = |id: EdgeId| [typed.graph.edge(id).tail, typed.graph.edge(id).head];
    let mut names = String::new();
    // The first edge is walked towards the second one.
    let [tail, head] = ends(cycle[0]);
    let mut at = if ends(cycle[1 % cycle.len()]).contains(&head) { tail } else { head };
    for &id in cycle {
        names.push_str(typed.name(at));
        names.push(' ');
        at = typed.graph.edge(id).other_end(at);
    }
    let s = if cycle.len() == 1 { "" } else { "s" };
    format!("no two sides: {names}is a cycle of {} edge{s}", cycle.len())
}

/// Names, or that there are none.
fn listed(typed: &Typed<(), Undirected>, nodes: impl IntoIterator<Item = NodeId>) -> String {
    let names = graphs::listed(typed, nodes);
    if names.is_empty() { "none".to_owned() } else { names }
}

fn answer(typed: &Typed<(), Undirected>, split: &Split) -> String {
    let (matching, cover) = matching_and_cover(&split.graph);
    let left = |x: &u32| split.left[*x as usize];
    let right = |y: &u32| split.right[*y as usize];
    let mut answer = match matching.len() {
        1 => "1 pair:".to_owned(),
        0 => "0 pairs".to_owned(),
        n => format!("{n} pairs:"),
    };
    for (x, y) in matching.pairs() {
        answer.push_str(&format!(" {}-{}", typed.name(left(&x)), typed.name(right(&y))));
    }
    let held = cover.left.iter().map(left).chain(cover.right.iter().map(right));
    answer.push_str(&format!(". Cover: {}.", listed(typed, held)));
    if let Some(crowd) = matching.crowd(&split.graph) {
        let few = listed(typed, crowd.neighbours.iter().map(right));
        let many = listed(typed, crowd.left.iter().map(left));
        answer.push_str(&format!(" Crowd: {many}; all their neighbours: {few}."));
    }
    answer
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<(), Undirected>, split: &'g Split) -> Self {
        let mut blank = typed.picture(|()| String::new());
        for node in &mut blank.nodes {
            // Room for the number of a layer.
            " ".clone_into(&mut node.note);
        }
        let is_left = |v: usize| split.left.iter().any(|x| x.index() == v);
        let blank = blank.in_columns(|v| if is_left(v) { 0 } else { 2 });
        Board { typed, split, blank, n_phases: 0, frames: Vec::new() }
    }

    fn draw(&mut self, step: Step, search: &Search<'_, ()>) {
        let frame = match step {
            Step::Layers { length: Some(length) } => {
                self.n_phases += 1;
                self.layers(length, search)
            }
            Step::Layers { length: None } => self.end(search),
            Step::Augment { length } => self.augment(length, search),
            Step::Phase { length, n_paths } => self.phase(length, n_paths, search),
        };
        self.frames.push(frame);
    }

    fn left(&self, x: u32) -> usize {
        self.split.left[x as usize].index()
    }

    fn right(&self, y: u32) -> usize {
        self.split.right[y as usize].index()
    }

    /// The graph with the pairs so far, and the layers.
    fn picture(&self, search: &Search<'_, ()>) -> trace::Graph {
        let mut picture = self.blank.clone();
        for edge in search.matching().edges(&self.split.graph) {
            picture.edges[edge.index()].style = Some(Style::Thick);
        }
        for x in self.split.graph.left() {
            if let Some(layer) = search.layer(x) {
                picture.nodes[self.left(x)].note = layer.to_string();
            }
        }
        picture
    }

    fn layers(&self, length: u32, search: &Search<'_, ()>) -> Frame {
        let mut picture = self.picture(search);
        let graph = &self.split.graph;
        for x in graph.left() {
            let Some(layer) = search.layer(x) else { continue };
            if layer == 0 {
                picture.nodes[self.left(x)].role = Some(Role::Frontier);
            }
            for (edge, y) in graph.edges_of(x) {
                let goes_on = match search.matching().mate_of_right(y) {
                    Some(owner) => search.layer(owner) == Some(layer + 1),
                    None => 2 * layer + 1 == length,
                };
                if goes_on {
                    picture.edges[edge.index()].role = Some(Role::Compared);
                }
            }
        }
        let s = if length == 1 { "" } else { "s" };
        let caption = format!(
            "Phase {}. Layers from the left vertices without a mate: a shortest augmenting path has \
             {length} edge{s}. To the right, only the marked edges lead on.",
            self.n_phases
        );
        Frame::new(caption).with(picture).at("let last = search.build_layers();")
    }

    fn augment(&self, length: u32, search: &Search<'_, ()>) -> Frame {
        let mut picture = self.picture(search);
        let mut names = Vec::new();
        let mut before = None;
        for (x, y) in search.path() {
            let ends = [self.left(x), self.right(y)];
            for v in ends {
                picture.nodes[v].role = Some(Role::Chosen);
                names.push(self.typed.names[v].as_str());
            }
            for pair in [Some(ends), before.map(|y| [ends[0], y])].into_iter().flatten() {
                let joins = |edge: &&mut trace::Edge| {
                    pair == [edge.from, edge.to] || pair == [edge.to, edge.from]
                };
                if let Some(edge) = picture.edges.iter_mut().find(joins) {
                    edge.role = Some(Role::Chosen);
                }
            }
            before = Some(ends[1]);
        }
        let caption = if length == 1 {
            format!("{} is a path of one edge: a pair more.", names.join("-"))
        } else {
            format!(
                "The path {}: its thick edges will be pairs no more, the others will be pairs.",
                names.join("-")
            )
        };
        Frame::new(caption).with(picture).at("search.flip_path();")
    }

    fn phase(&self, length: u32, n_paths: u32, search: &Search<'_, ()>) -> Frame {
        let mut picture = self.picture(search);
        for node in &mut picture.nodes {
            " ".clone_into(&mut node.note);
        }
        for (x, y) in search.matching().pairs() {
            picture.nodes[self.left(x)].role = Some(Role::Settled);
            picture.nodes[self.right(y)].role = Some(Role::Settled);
        }
        let (s, has) = if n_paths == 1 { ("", "is") } else { ("s", "are") };
        let n_pairs = search.matching().len();
        let pairs = if n_pairs == 1 { "pair" } else { "pairs" };
        let caption = format!(
            "{n_paths} path{s} of length {length} {has} flipped, and no other is left that keeps clear of \
             these: {n_pairs} {pairs}."
        );
        Frame::new(caption).with(picture).at("watch(Step::Phase { length, n_paths }, &search);")
    }

    fn end(&self, search: &Search<'_, ()>) -> Frame {
        let mut picture = self.picture(search);
        let cover = search.cover();
        let left = cover.left.iter().map(|&x| self.left(x));
        for v in left.chain(cover.right.iter().map(|&y| self.right(y))) {
            picture.nodes[v].role = Some(Role::Chosen);
        }
        let caption = "No augmenting path is left. The marked vertices, those on the left without a layer and \
                       those on the right with a mate in a layer, hold an end of every edge. They are as many as \
                       the pairs: that is the proof.";
        Frame::new(caption).with(picture).at("let Some(length) = length else { break };")
    }
}

/// Up to which length chains stand side by side.
pub(crate) const LENGTHS: [u32; 6] = [2, 4, 8, 16, 32, 64];

/// Chains of 1, 2, …, k pairs side by side: the pairs, the phases, and the edges given up in all phases. In a chain
/// the last left vertex likes only what the first one has, and all the others must move on.
pub(crate) fn work(k: u32) -> (u32, u32, u32) {
    let chains = (0..k).flat_map(|n| {
        let base = n * (n + 1) / 2;
        let chain = (0..n).flat_map(|i| [(i, i), (i, i + 1)]).chain([(n, 0)]);
        chain.map(move |(x, y)| (base + x, base + y))
    });
    let size = (k * (k + 1) / 2) as usize;
    let Ok(graph) = Bipartite::from_edges(size, size, chains) else { return (0, 0, 0) };
    let (mut n_pairs, mut n_phases, mut n_given_up) = (0, 0, 0);
    hopcroft_karp_watched(&graph, Matching::empty(&graph), usize::MAX, |step, search| {
        if let Step::Phase { n_paths, .. } = step {
            n_pairs += n_paths;
            n_phases += 1;
            n_given_up += u32::try_from(search.n_given_up()).unwrap_or(u32::MAX);
        }
    });
    (n_pairs, n_phases, n_given_up)
}

/// The phases on chains.
fn cost() -> Chart {
    let works = LENGTHS.map(work);
    let phases = works.map(|(pairs, phases, _)| (f64::from(pairs), f64::from(phases)));
    let bound = works.map(|(pairs, _, _)| (f64::from(pairs), 2.0 * f64::from(pairs).sqrt()));
    Chart {
        name: "Hopcroft and Karp's algorithm on chains of all lengths".into(),
        x: Axis::log("pairs"),
        y: Axis::log("phases"),
        series: vec![
            Series { name: "phases".into(), points: phases.to_vec() },
            Series { name: "2 √P, the bound".into(), points: bound.to_vec() },
        ],
    }
}
