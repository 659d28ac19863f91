//! The exercises of section 6.2.

use super::graphs::{self, Lists};
use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// The distances, layer by layer: the next one holds what this one leads to and no earlier one
/// holds.
fn expected(graph: &Lists, source: usize) -> Vec<Option<usize>> {
    let mut distances = vec![None; graph.len()];
    let mut layer = vec![source];
    for d in 0.. {
        let mut next = Vec::new();
        for &u in &layer {
            if distances[u].is_none() {
                distances[u] = Some(d);
                next.extend(graph[u].iter().copied());
            }
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    distances
}

/// Exercise 6.2: `distances`.
#[derive(Debug)]
pub struct BreadthFirstSearch;

impl Task for BreadthFirstSearch {
    type Input = (Lists, usize);
    type Output = Vec<Option<usize>>;

    const SECTION: &'static str = "6.2";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "breadth_first_search_distances";
    const HARNESS: &'static str =
        "|(graph, source): (Vec<Vec<usize>>, usize)| attempt::distances(&graph, source)";
    const HINTS: &'static [&'static str] = &[
        "Which vertices have the distance 1? Which have the distance 2, once you know all with the distance 1?",
        "Keep the vertices whose neighbors must still be looked at in a queue, a `VecDeque`: take one from the front, put \
         new ones at the back.",
        "Write down the distance when a vertex goes into the queue, not when it comes out. Then it goes in once.",
    ];

    fn small() -> Vec<Self::Input> {
        let graphs = (1..=3)
            .flat_map(|n| graphs::all(n, true))
            .chain((4..=5).flat_map(|n| graphs::all(n, false)));
        graphs.flat_map(|graph| (0..graph.len()).map(move |s| (graph.clone(), s))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let is_directed = random.below(2) == 0;
        let graph = graphs::random(random, 12, is_directed);
        let source = random.index(graph.len());
        (graph, source)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("a grid of 300 x 300", (graphs::grid(300), 0)),
            ("a path of 100 000 vertices", (graphs::path(100_000), 50_000)),
            ("1000 vertices, all joined", (graphs::complete(1000), 0)),
        ]
    }

    fn size((graph, source): &Self::Input) -> u64 {
        graphs::size(graph) * 16 + (*source).min(15) as u64
    }

    fn smaller((graph, source): &Self::Input) -> Vec<Self::Input> {
        let others = (0..graph.len()).rev().filter(|u| u != source).take(20);
        let without = |u: usize| (graphs::without(graph, u), source - usize::from(u < *source));
        let fewer_arcs = graphs::with_fewer_arcs(graph, true).into_iter();
        others.map(without).chain(fewer_arcs.map(|graph| (graph, *source))).collect()
    }

    fn call((graph, source): &Self::Input) -> String {
        graphs::call_with("distances", graph, &format!(", {source}"))
    }

    fn check((graph, source): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(graph, *source), output)
    }
}
