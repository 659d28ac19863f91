//! The exercises of section 3.6.

use std::collections::HashSet;

use crate::inputs::{Random, count};
use crate::judge::{Task, Wrong};

/// A graph: how many vertices it has, its edges, and a start and a goal.
type Ends = (usize, Vec<(usize, usize)>, (usize, usize));

/// All graphs of `n` vertices, from the first to the last.
fn all_graphs(n: usize) -> Vec<Ends> {
    let pairs: Vec<(usize, usize)> = (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).collect();
    let graph = |chosen: u32| {
        let is_in = |i: &usize| chosen >> i & 1 == 1;
        let edges = (0..pairs.len()).filter(is_in).map(|i| pairs[i]).collect();
        (n, edges, (0, n - 1))
    };
    (0..1_u32 << pairs.len()).map(graph).collect()
}

/// A tree with two vertices below each: u is above 2u + 1 and 2u + 2.
fn tree(n: usize, start: usize, goal: usize) -> Ends {
    (n, (1..n).map(|v| ((v - 1) / 2, v)).collect(), (start, goal))
}

/// The vertices beside each vertex, in ascending order.
fn beside((n, edges, _): &Ends) -> Vec<Vec<usize>> {
    let mut beside = vec![Vec::new(); *n];
    for &(u, v) in edges {
        beside[u].push(v);
        beside[v].push(u);
    }
    beside
}

/// The distance from the start to the goal, layer by layer.
fn distance(input: &Ends) -> Option<usize> {
    let beside = beside(input);
    let (start, goal) = input.2;
    let (mut known, mut layer, mut distance) = (HashSet::from([start]), vec![start], 0);
    while !layer.contains(&goal) && !layer.is_empty() {
        let near = layer.iter().flat_map(|u| &beside[*u]).copied();
        layer = near.filter(|v| known.insert(*v)).collect();
        distance += 1;
    }
    layer.contains(&goal).then_some(distance)
}

/// From how many vertices on the calls are limited, to a fiftieth of the vertices.
const LARGE: usize = 10_000;

/// Exercise 3.6: `steps_between`.
#[derive(Debug)]
pub struct BidirectionalSearch;

impl Task for BidirectionalSearch {
    type Input = Ends;
    /// The steps, and how often the neighbors were listed.
    type Output = (Option<usize>, usize);

    const SECTION: &'static str = "3.6";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "bidirectional_search";
    const HARNESS: &'static str = "|(n, edges, (start, goal)): (usize, Vec<(usize, usize)>, (usize, usize))| { \
         let mut beside = vec![Vec::new(); n]; \
         for (u, v) in edges { beside[u].push(v); beside[v].push(u); } \
         let n_calls = std::cell::Cell::new(0_usize); \
         let steps = attempt::steps_between(|u: usize| { n_calls.set(n_calls.get() + 1); beside[u].clone() }, start, goal); \
         (steps, n_calls.get()) }";
    const HINTS: &'static [&'static str] = &[
        "Keep two tables of distances, one from the start and one from the goal, and for each side the layer that was \
         found last.",
        "In each round take the side with the smaller layer, and list the neighbors of all its vertices. A neighbor that \
         is new on this side belongs to its next layer.",
        "If a neighbor is known on the other side, the result is the distance of the vertex, plus 1, plus the distance of \
         the neighbor on the other side. What if start and goal are the same?",
    ];

    fn small() -> Vec<Self::Input> {
        (1..=5).flat_map(all_graphs).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = 2 + random.index(12);
        let n_edges = random.index(2 * n);
        let edge = |_| {
            let u = random.index(n);
            (u, (u + 1 + random.index(n - 1)) % n)
        };
        let edges = (0..n_edges).map(edge).collect();
        (n, edges, (random.index(n), random.index(n)))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = (1 << 15) - 1;
        vec![
            ("a tree of 32 767 vertices, from the root to a leaf", tree(n, 0, n - 1)),
            ("a tree of 32 767 vertices, from a leaf to another", tree(n, n / 2, n - 1)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        (input.0 + input.1.len()) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let without = |i: usize| (input.0, [&input.1[..i], &input.1[i + 1..]].concat(), input.2);
        (0..input.1.len()).map(without).collect()
    }

    fn call((n, edges, (start, goal)): &Self::Input) -> String {
        if 40 < edges.len() {
            return format!("steps_between {start} and {goal} in a graph of {n} vertices");
        }
        let names: Vec<String> = edges.iter().map(|(u, v)| format!("{u}-{v}")).collect();
        let edges = if names.is_empty() { "none".into() } else { names.join(", ") };
        format!("steps_between {start} and {goal}, edges: {edges}")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = distance(input);
        let &(steps, n_calls) = output;
        if steps != expected {
            let (expected, got) = (format!("{expected:?}"), format!("{steps:?}"));
            return Err(Wrong { expected, got, because: None });
        }
        let most = input.0 / 50;
        if input.0 < LARGE || n_calls <= most {
            return Ok(());
        }
        Err(Wrong {
            expected: format!("{expected:?}, with at most {}", count(most, "call")),
            got: format!("{steps:?}, with {}", count(n_calls, "call")),
            because: Some(
                "two searches to half the distance look at few vertices of a tree".into(),
            ),
        })
    }
}
