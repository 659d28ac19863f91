//! Hopcroft and Karp's algorithm, phase by phase:
//! `cargo run -p graph-theory --example hopcroft_karp -- a-1 a-2 b-1`.

mod graphs;
mod sides;

use std::process::ExitCode;

use graph_theory::bipartite_matching::hopcroft_karp::{
    Search, Step, hopcroft_karp_watched, matching_and_cover,
};
use graph_theory::bipartite_matching::{Bipartite, Matching};
use input::Input;
use sides::Sides;
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "hopcroft_karp",
    about: "Hopcroft and Karp's algorithm: a largest matching, along many shortest paths at a time.",
    arguments: "EDGE... (a-1 for an edge, 5 for a vertex without edges; the sides are found)",
    worked: &["x0-y0 x0-y1 x1-y0 x2-y1 x2-y2 x3-y2 x3-y3"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The drawing so far.
struct Board<'g> {
    sides: &'g Sides,
    /// Each vertex at its place.
    blank: trace::Graph,
    n_phases: u32,
    frames: Vec<Frame>,
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let sides = Sides::read(input)?;
    let graph = sides.graph();
    let frames = if let Some(frame) = sides.too_large() {
        vec![frame]
    } else {
        let mut board = Board::new(&sides);
        let start = Matching::empty(graph);
        hopcroft_karp_watched(graph, start, usize::MAX, |step, search| board.draw(step, search));
        board.frames
    };
    let title = format!("Hopcroft and Karp's algorithm, {}", sides.size());
    let (matching, cover) = matching_and_cover(graph);
    Ok(Trace { title, frames, answer: sides.answer(&matching, &cover) })
}

impl<'g> Board<'g> {
    fn new(sides: &'g Sides) -> Self {
        let mut blank = sides.blank();
        for node in &mut blank.nodes {
            // Room for the number of a layer.
            " ".clone_into(&mut node.note);
        }
        Board { sides, blank, n_phases: 0, frames: Vec::new() }
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

    /// The graph with the pairs so far, and the layers.
    fn picture(&self, search: &Search<'_, ()>) -> trace::Graph {
        let mut picture = self.blank.clone();
        self.sides.thicken(&mut picture, search.matching());
        for x in self.sides.graph().left() {
            if let Some(layer) = search.layer(x) {
                picture.nodes[self.sides.left(x)].note = layer.to_string();
            }
        }
        picture
    }

    fn layers(&self, length: u32, search: &Search<'_, ()>) -> Frame {
        let mut picture = self.picture(search);
        let graph = self.sides.graph();
        for x in graph.left() {
            let Some(layer) = search.layer(x) else { continue };
            if layer == 0 {
                picture.nodes[self.sides.left(x)].role = Some(Role::Frontier);
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
            let ends = [self.sides.left(x), self.sides.right(y)];
            for v in ends {
                picture.nodes[v].role = Some(Role::Chosen);
                names.push(self.sides.typed.names[v].as_str());
            }
            for pair in [Some(ends), before.map(|y| [ends[0], y])].into_iter().flatten() {
                Sides::mark(&mut picture, pair, Role::Chosen);
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
            picture.nodes[self.sides.left(x)].role = Some(Role::Settled);
            picture.nodes[self.sides.right(y)].role = Some(Role::Settled);
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
        self.sides.mark_cover(&mut picture, &search.cover());
        let caption = "No augmenting path is left. The marked vertices, those on the left without a layer and \
                       those on the right with a mate in a layer, hold an end of every edge. They are as many as \
                       the pairs: that is the proof.";
        Frame::new(caption).with(picture).at("let Some(length) = length else { break };")
    }
}

/// Up to which length chains stand side by side.
pub(crate) const LENGTHS: [u32; 6] = [2, 4, 8, 16, 32, 64];

/// Chains of 1, 2, …, k pairs side by side: the pairs, the phases, and the edges given up in all
/// phases. In a chain the last left vertex likes only what the first one has, and all the others
/// must move on.
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
