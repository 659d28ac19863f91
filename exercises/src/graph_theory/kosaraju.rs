//! The exercises of section 6.11.

use super::graphs::{self, Lists};
use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// The least vertex of each class, by one search with low points and a stack (Tarjan's way),
/// without recursion.
pub(super) fn expected(graph: &Lists) -> Vec<usize> {
    let n = graph.len();
    let (mut times, mut lows, mut n_tried) = (vec![None; n], vec![0; n], vec![0; n]);
    let (mut open, mut is_open) = (Vec::new(), vec![false; n]);
    let mut least = vec![0; n];
    let mut clock = 0;
    for root in 0..n {
        if times[root].is_some() {
            continue;
        }
        let mut path = vec![root];
        while let Some(&u) = path.last() {
            if times[u].is_none() {
                (times[u], lows[u], is_open[u]) = (Some(clock), clock, true);
                clock += 1;
                open.push(u);
            }
            if let Some(&v) = graph[u].get(n_tried[u]) {
                n_tried[u] += 1;
                match times[v] {
                    None => path.push(v),
                    Some(time) if is_open[v] => lows[u] = lows[u].min(time),
                    Some(_) => {}
                }
                continue;
            }
            path.pop();
            if let Some(&parent) = path.last() {
                lows[parent] = lows[parent].min(lows[u]);
            }
            if times[u] == Some(lows[u]) {
                let first = open.iter().rposition(|v| *v == u).unwrap_or(0);
                let class = open.split_off(first);
                let smallest = class.iter().copied().min().unwrap_or(u);
                for v in class {
                    (least[v], is_open[v]) = (smallest, false);
                }
            }
        }
    }
    least
}

/// Exercise 6.11: `classes`.
#[derive(Debug)]
pub struct Kosaraju;

impl Task for Kosaraju {
    type Input = Lists;
    type Output = Vec<usize>;

    const SECTION: &'static str = "6.11";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "kosaraju";
    const HARNESS: &'static str = "|graph: Vec<Vec<usize>>| attempt::classes(&graph)";
    const HINTS: &'static [&'static str] = &[
        "Search depth first, and write down the vertices in the order in which they are finished.",
        "Turn every arc around. Then search again, from the vertex that was finished last, and so on: each search finds one \
         class.",
        "A path of 200 000 vertices is too deep for the recursion. Use a stack of iterators for the first search; for the \
         second one, any search will do.",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=3).flat_map(|n| graphs::all(n, true)).chain(graphs::all(4, true)).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        graphs::random(random, 12, true)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 200_000;
        let path = (1..n).map(|v| (v - 1, v));
        let back = (0..n).step_by(10).map(|v| ((v + 7).min(n - 1), v));
        let ring = (0..n).map(|v| (v, (v + 1) % n));
        vec![
            ("a path of 200 000 vertices with arcs back", graphs::graph(n, path.chain(back), true)),
            ("a ring of 200 000 vertices", graphs::graph(n, ring, true)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        graphs::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        graphs::smaller(input, true)
    }

    fn call(input: &Self::Input) -> String {
        graphs::call("classes", input)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(input), output)
    }
}
