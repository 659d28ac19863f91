//! Kruskal's algorithm, edge by edge:
//! `cargo run -p graph-theory --example kruskal -- '0-1:4 1-2:3 2-0:1'`.

mod graphs;

use std::process::ExitCode;

use data_structure::disjoint_set::DisjointSet;
use graph_theory::graph::Edge;
use graph_theory::min_spanning_tree::SpanningForest;
use graph_theory::min_spanning_tree::kruskal::plain::{self, Step};
use graph_theory::min_spanning_tree::kruskal::{
    SecondBest, Step as LibraryStep, is_unique_forest, kruskal, kruskal_watched, second_best,
};
use graph_theory::{EdgeId, GraphError, UnGraph, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Cell, Cells, Chart, Demo, Frame, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "kruskal",
    about: "Kruskal's algorithm: a spanning forest of least weight, by taking light edges first.",
    arguments: "EDGE... (0-1:4 for an edge of weight 4, 5 for a vertex without edges)",
    worked: &["0-1:3 0-2:6 1-5:5 2-3:4 2-4:7 2-5:1 3-5:2 4-5:8"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(graphs::random_weighted),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 20;

/// The drawing so far.
struct Board<'g> {
    typed: &'g Typed<i64, Undirected>,
    /// Each vertex at its place.
    picture: trace::Graph,
    /// What became of the edges, in the order in which they were looked at.
    looked_at: Vec<(EdgeId, Role)>,
    frames: Vec<Frame>,
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &[], graphs::integer)?;
    let graph = &typed.graph;
    // The sum of the weights is checked before anything is drawn.
    let forest = kruskal(graph)?;
    let frames = if MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges() {
        let limit = format_args!("{MOST_NODES} vertices and {MOST_EDGES} edges");
        vec![Frame::too_large(limit)]
    } else {
        let ends = |edge: &Edge<i64>| (edge.tail.index(), edge.head.index(), edge.weight);
        let edges: Vec<_> = graph.edges().iter().map(ends).collect();
        let mut steps = Vec::new();
        plain::kruskal_watched(graph.n_nodes(), &edges, |step, trees| {
            steps.push((step, trees.clone()));
        });
        let mut board = Board::new(&typed);
        let order: Vec<EdgeId> = steps.iter().map(|(step, _)| edge_of(*step)).collect();
        board.start(&order);
        for (step, trees) in &steps {
            board.draw(*step, trees, &order);
        }
        board.end(&forest, &order);
        board.ask(&steps, &forest);
        board.frames
    };
    let title = format!("Kruskal's algorithm, {}", graphs::size(graph));
    Ok(Trace { title, frames, answer: answer(&typed, &forest)? })
}

fn edge_of(step: Step) -> EdgeId {
    let (Step::Take { edge } | Step::Refuse { edge }) = step;
    EdgeId::from(u32::try_from(edge).unwrap_or(u32::MAX))
}

/// An edge as it was typed, without its weight.
fn name(typed: &Typed<i64, Undirected>, edge: EdgeId) -> String {
    let ends = typed.graph.edge(edge);
    format!("{}-{}", typed.name(ends.tail), typed.name(ends.head))
}

/// The forest, and the next best one.
fn answer(
    typed: &Typed<i64, Undirected>,
    forest: &SpanningForest<i64>,
) -> Result<String, GraphError> {
    const MOST: usize = 20;
    let graph = &typed.graph;
    let trees = match forest.n_trees {
        0 => return Ok("There is no vertex, so there is no tree.".into()),
        1 => "One tree".to_owned(),
        n => format!("{n} trees"),
    };
    let mut edges: Vec<String> =
        forest.edges.iter().take(MOST).map(|&edge| name(typed, edge)).collect();
    if MOST < forest.edges.len() {
        edges.push("and so on".into());
    }
    let edges = if edges.is_empty() { "no edge".into() } else { edges.join(" ") };
    let best = format!("{trees} of weight {}: {edges}.", forest.weight);
    let next = match second_best(graph)? {
        None => "No other edges do it.".to_owned(),
        Some(SecondBest { leave, enter, forest: second }) => {
            let is_unique = is_unique_forest(graph)?;
            let how = if is_unique { "The second best weighs" } else { "Another one weighs" };
            let as_much = if is_unique { "" } else { " too" };
            let (enter, leave) = (name(typed, enter), name(typed, leave));
            format!("{how} {}{as_much}, with {enter} for {leave}.", second.weight)
        }
    };
    Ok(format!("{best} {next}"))
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<i64, Undirected>) -> Self {
        let picture = typed.picture(i64::to_string).spread();
        Board { typed, picture, looked_at: Vec::new(), frames: Vec::new() }
    }

    fn start(&mut self, order: &[EdgeId]) {
        for (v, node) in self.picture.nodes.iter_mut().enumerate() {
            node.group = Some(v);
        }
        let caption =
            "Sort the edges by weight. Every vertex is a tree of its own; a letter names the tree.";
        let frame = self.frame(caption.into(), order).at("order.sort_by_key(");
        self.frames.push(frame);
    }

    fn draw(&mut self, step: Step, trees: &DisjointSet, order: &[EdgeId]) {
        let edge = edge_of(step);
        let ends = *self.typed.graph.edge(edge);
        let letter = |picture: &trace::Graph, v: usize| letter(picture.nodes[v].group);
        let before = [ends.tail, ends.head].map(|v| letter(&self.picture, v.index()));
        let shown = format!("{}, weight {}", name(self.typed, edge), ends.weight);
        let (role, caption, at) = match step {
            Step::Take { .. } => {
                self.letters(trees);
                let now = letter(&self.picture, ends.tail.index());
                let [a, b] = before;
                let caption = format!(
                    "{shown}, joins tree {a} and tree {b}. Take it: now both are tree {now}."
                );
                (Role::Chosen, caption, "taken.push(edge);")
            }
            Step::Refuse { .. } => {
                let caption = format!(
                    "{shown}, has both ends in tree {}. Refuse it: it would close a cycle.",
                    before[0]
                );
                (Role::Rejected, caption, "if trees.union(u, v) {")
            }
        };
        self.looked_at.push((edge, role));
        let drawn = &mut self.picture.edges[edge.index()];
        drawn.role = Some(role);
        drawn.style = (role == Role::Chosen).then_some(Style::Thick);
        let mut frame = self.picture.clone();
        for v in [ends.tail, ends.head] {
            frame.nodes[v.index()].role = Some(Role::Active);
        }
        let frame = Frame::new(caption).with(frame).with(self.list(order)).at(at);
        self.frames.push(frame);
    }

    /// The letter of a tree is that of its least vertex.
    fn letters(&mut self, trees: &DisjointSet) {
        for group in trees.clone().groups() {
            for &v in &group {
                self.picture.nodes[v].group = group.first().copied();
            }
        }
    }

    fn end(&mut self, forest: &SpanningForest<i64>, order: &[EdgeId]) {
        let caption = format!(
            "All edges were looked at. {} taken, of weight {} in all.",
            match forest.edges.len() {
                1 => "1 is".to_owned(),
                n => format!("{n} are"),
            },
            forest.weight
        );
        let frame = self.frame(caption, order).at("let mut taken = Vec::new();");
        self.frames.push(frame);
    }

    /// Questions on the frames: how many edges there will be, and what becomes of the next one.
    fn ask(&mut self, steps: &[(Step, DisjointSet)], forest: &SpanningForest<i64>) {
        let n_taken = forest.edges.len();
        let mut n_asked = 0;
        for (i, (step, _)) in steps.iter().enumerate() {
            // The frame before the step: the first one shows the sorted list.
            let Some(frame) = self.frames.get_mut(i) else { return };
            let next = edge_of(*step);
            let is_taken = matches!(step, Step::Take { .. });
            let shown =
                format!("{}:{}", name(self.typed, next), self.typed.graph.edge(next).weight);
            let asked = if i == 0 {
                frame.clone().ask_number(
                    "How many edges will be taken?",
                    n_taken,
                    [n_taken.saturating_sub(1), n_taken + 1, steps.len()],
                    "Each edge that is taken makes two trees into one.",
                )
            } else if !is_taken && n_asked == 0 || is_taken && n_asked == 1 {
                n_asked += 1;
                let because = if is_taken {
                    "Its ends are in different trees."
                } else {
                    "Its ends are in the same tree, so it would close a cycle."
                };
                let question = format!("The next edge is {shown}. What happens to it?");
                frame.clone().ask(question, ["taken", "refused"], usize::from(!is_taken), because)
            } else if !is_taken && n_asked == 2 && forest.n_trees == 1 {
                n_asked += 1;
                let are_joined =
                    steps[i..].iter().all(|(step, _)| matches!(step, Step::Refuse { .. }));
                if !are_joined {
                    continue;
                }
                let because = "All vertices are in one tree, so both ends of every edge are in it.";
                let question = "Will another edge be taken?";
                frame.clone().ask(question, ["yes", "no"], 1, because)
            } else {
                continue;
            };
            *frame = asked;
        }
    }

    fn frame(&self, caption: String, order: &[EdgeId]) -> Frame {
        Frame::new(caption).with(self.picture.clone()).with(self.list(order))
    }

    /// The sorted list. The edge looked at last is the last one with a mark.
    fn list(&self, order: &[EdgeId]) -> Cells {
        let cell = |(i, &edge): (usize, &EdgeId)| Cell {
            text: format!("{}:{}", name(self.typed, edge), self.typed.graph.edge(edge).weight),
            role: self.looked_at.get(i).map(|(_, role)| *role),
        };
        let cells = order.iter().enumerate().map(cell).collect();
        Cells { name: "edges by weight".into(), cells, ..Cells::default() }
    }
}

/// The letter that the picture has at the vertices of a tree.
fn letter(group: Option<usize>) -> char {
    // A picture has no more vertices than there are letters.
    group.and_then(|group| ('A'..='Z').nth(group)).unwrap_or('?')
}

pub(crate) const SIZES: [u32; 6] = [16, 32, 64, 128, 256, 512];

/// The edges looked at, and how many of them are taken, on a ring of n vertices with a chord from
/// each v to 2v, the weights without a pattern.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let weight = |i: u32| i.wrapping_mul(2_654_435_769) >> 16;
    let chord = |v: u32| [(v, (v + 1) % n, weight(2 * v)), (v, 2 * v % n, weight(2 * v + 1))];
    let Ok(graph) = UnGraph::from_weighted_edges(n as usize, (0..n).flat_map(chord)) else {
        return [0, 0];
    };
    let (mut n_taken, mut n_refused) = (0, 0);
    let forest = kruskal_watched(&graph, |step, _| match step {
        LibraryStep::Take { .. } => n_taken += 1,
        LibraryStep::Refuse { .. } => n_refused += 1,
    });
    if forest.is_ok() { [n_taken + n_refused, n_taken] } else { [0, 0] }
}

/// The work on rings with chords.
fn cost() -> Chart {
    Chart::from_counts(
        "Kruskal's algorithm on a ring with as many chords as vertices",
        ["vertices", "edges"],
        &SIZES,
        ["looked at", "taken"],
        work,
    )
}
