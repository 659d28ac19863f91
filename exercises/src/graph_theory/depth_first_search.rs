//! The exercises of section 6.1.

use super::graphs::{self, Lists};
use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// The order by the rule itself: the newest visited vertex with a neighbor to visit is next. The
/// newest ones without such a neighbor are dropped, since they never get one again.
fn expected(graph: &Lists) -> Vec<usize> {
    let mut is_visited = vec![false; graph.len()];
    let mut order = Vec::new();
    let mut open: Vec<(usize, usize)> = Vec::new();
    for start in 0..graph.len() {
        let mut next = (!is_visited[start]).then_some(start);
        while let Some(v) = next {
            is_visited[v] = true;
            order.push(v);
            open.push((v, 0));
            next = None;
            while let (None, Some((u, tried))) = (next, open.last_mut()) {
                next = graph[*u][*tried..].iter().copied().find(|v| !is_visited[*v]);
                match next {
                    Some(v) => *tried = graph[*u].partition_point(|w| *w <= v),
                    None => _ = open.pop(),
                }
            }
        }
    }
    order
}

/// Exercise 6.1: `depth_first_order`.
#[derive(Debug)]
pub struct DepthFirstSearch;

impl Task for DepthFirstSearch {
    type Input = Lists;
    type Output = Vec<usize>;

    const SECTION: &'static str = "6.1";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "depth_first_search";
    const HARNESS: &'static str = "|graph: Vec<Vec<usize>>| attempt::depth_first_order(&graph)";
    const HINTS: &'static [&'static str] = &[
        "Write the recursion first: visit a vertex, then each neighbor that was not visited. Start it at every vertex that \
         was not visited.",
        "A path of 300 000 vertices is too deep for the recursion. Keep the vertices of the current path on a stack of \
         your own.",
        "For each vertex on the stack, also keep how many of its neighbors were tried, or an iterator over the others.",
    ];

    fn small() -> Vec<Self::Input> {
        let directed = (0..=3).flat_map(|n| graphs::all(n, true));
        directed.chain(graphs::all(4, false)).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let is_directed = random.below(2) == 0;
        graphs::random(random, 12, is_directed)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("a path of 300 000 vertices", graphs::path(300_000)),
            ("a grid of 300 x 300", graphs::grid(300)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        graphs::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        graphs::smaller(input, true)
    }

    fn call(input: &Self::Input) -> String {
        graphs::call("depth_first_order", input)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(input), output)
    }
}
