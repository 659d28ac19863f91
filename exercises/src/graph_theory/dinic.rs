//! The exercises of section 6.16.

use super::edmonds_karp::EdmondsKarp;
use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// Exercise 6.16: `max_flow`, fast.
#[derive(Debug)]
pub struct Dinic;

/// The vertices on each side of the large network, and how many of its edges are tried in vain.
const SIDE: usize = 20_000;

impl Task for Dinic {
    type Input = <EdmondsKarp as Task>::Input;
    type Output = i64;

    const SECTION: &'static str = "6.16";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "dinic";
    const HARNESS: &'static str = EdmondsKarp::HARNESS;
    const HINTS: &'static [&'static str] = &[
        "Make two arcs of each edge, as for Edmonds-Karp. Find the level of each vertex by a breadth-first search in the \
         residual network.",
        "Push along paths that go up one level with each arc, found by a depth-first search. Keep for each vertex how many of \
         its arcs were tried in this phase, and do not try them again.",
        "When no such path is left, find the levels again. If the sink has no level, the flow is a maximum flow.",
    ];

    fn small() -> Vec<Self::Input> {
        EdmondsKarp::small()
    }

    fn random(random: &mut Random) -> Self::Input {
        EdmondsKarp::random(random)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let (source, sink) = (2 * SIDE, 2 * SIDE + 1);
        // A matching: each vertex on the left is joined to its partner and to two others.
        let mut edges: Vec<(usize, usize, i64)> = (0..SIDE).map(|i| (source, i, 1)).collect();
        edges.extend((0..SIDE).map(|j| (SIDE + j, sink, 1)));
        for step in [7, 13, 0] {
            edges.extend((0..SIDE).map(|i| (i, SIDE + (i * (1 + step) + step) % SIDE, 1)));
        }
        // Many dead ends: a chain of pairs, from which nothing leads on.
        let n = 300;
        let pair = |i: usize| [2 * i, 2 * i + 1];
        let mut dead: Vec<(usize, usize, i64)> = Vec::new();
        for i in 0..n - 1 {
            for u in pair(i) {
                dead.extend(pair(i + 1).map(|v| (u, v, 5)));
            }
        }
        // The sink is as far, along a path of its own.
        let first = 2 * n;
        dead.push((0, first, 3));
        dead.extend((first..first + n).map(|v| (v, v + 1, 3)));
        vec![
            ("20 000 pairs", (2 * SIDE + 2, edges, (source, sink))),
            ("a path among dead ends", (3 * n + 2, dead, (0, 3 * n))),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        EdmondsKarp::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        EdmondsKarp::smaller(input)
    }

    fn call(input: &Self::Input) -> String {
        EdmondsKarp::call(input)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        match input.0 {
            n if n == 2 * SIDE + 2 => Wrong::unless_equal(&20_000, output),
            n if 100 < n => Wrong::unless_equal(&3, output),
            _ => EdmondsKarp::check(input, output),
        }
    }
}
