//! The exercises of section 6.14.

use crate::inputs::{Random, shorter};
use crate::judge::{Task, Wrong};

/// A tail, a head and a capacity.
type Edge = (usize, usize, i64);
/// The number of vertices, the edges, and the source with the sink.
type Input = (usize, Vec<Edge>, (usize, usize));

/// The value of a maximum flow: the least capacity of a cut, by trying all of them.
fn least_cut((n_nodes, edges, (source, sink)): &Input) -> i64 {
    let cut = |side: u32| -> i64 {
        let crosses = |edge: &&Edge| side >> edge.0 & 1 == 1 && side >> edge.1 & 1 == 0;
        edges.iter().filter(crosses).map(|edge| edge.2).sum()
    };
    let sides =
        (0..1_u32 << n_nodes).filter(|side| side >> source & 1 == 1 && side >> sink & 1 == 0);
    sides.map(cut).min().unwrap_or(0)
}

/// Exercise 6.14: `max_flow`.
#[derive(Debug)]
pub struct EdmondsKarp;

/// Of the large inputs, whose cuts are too many, the value is known.
const RING: i64 = 1_000_000_000_000;

impl Task for EdmondsKarp {
    type Input = Input;
    type Output = i64;

    const SECTION: &'static str = "6.14";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "edmonds_karp";
    const HARNESS: &'static str = "|(n, edges, (source, sink)): (usize, Vec<(usize, usize, i64)>, (usize, usize))| \
         attempt::max_flow(n, &edges, source, sink)";
    const HINTS: &'static [&'static str] = &[
        "Make two arcs of each edge: one with its capacity, and one back with 0. Give them the numbers 2e and 2e + 1, so that \
         `arc ^ 1` is the partner.",
        "Search breadth first from the source, along arcs whose residual capacity is above 0, and remember for each vertex the \
         arc by which it was reached.",
        "Walk back from the sink, find the narrowest arc, push this amount along the whole path, and search again.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = vec![(2, Vec::new(), (0, 1))];
        for c in [0, 1, 3] {
            all.extend([(0, 1), (1, 0), (0, 0)].map(|(u, v)| (2, vec![(u, v, c)], (0, 1))));
        }
        all.push((2, vec![(0, 1, 1), (0, 1, 2)], (0, 1)));
        all.push((2, vec![(0, 1, 2), (1, 0, 1)], (0, 1)));
        all.push((3, vec![(0, 1, 2), (1, 2, 1)], (2, 0)));
        all.push((3, vec![(2, 1, 2), (1, 0, 1)], (2, 0)));
        // Six vertices in four layers, all edges of capacity 1 or none.
        let layers = [(0, 1), (0, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 5), (4, 5)];
        for code in 0..1_u32 << layers.len() {
            let edges = (0..).zip(layers).filter(|(i, _)| code >> i & 1 == 1);
            all.push((6, edges.map(|(_, (u, v))| (u, v, 1)).collect(), (0, 5)));
        }
        // Four vertices, from 0 to 3, all edges that can matter: absent, 1 or 2.
        let pairs = [(0, 1), (0, 2), (1, 2), (2, 1), (1, 3), (2, 3)];
        for code in 0..3_usize.pow(6) {
            let capacity = |i: u32| i64::try_from(code / 3_usize.pow(i) % 3).unwrap_or(0);
            let edges = (0..).zip(pairs).map(|(i, (u, v))| (u, v, capacity(i)));
            all.push((4, edges.filter(|edge| edge.2 > 0).collect(), (0, 3)));
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_nodes = 2 + random.index(7);
        let n_edges = random.index(3 * n_nodes);
        let mut edge = || {
            let capacity = random.below(7).cast_signed();
            (random.index(n_nodes), random.index(n_nodes), capacity)
        };
        let edges = (0..n_edges).map(|_| edge()).collect();
        let source = random.index(n_nodes);
        let sink = (source + 1 + random.index(n_nodes - 1)) % n_nodes;
        (n_nodes, edges, (source, sink))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 500;
        // Two ways around, and chords that lead back.
        let mut edges: Vec<Edge> = (0..n - 1).map(|v| (v, v + 1, RING)).collect();
        edges.extend((10..n).map(|v| (v, v - 10, RING)));
        // Paths of all lengths, each through an edge of capacity 1.
        let middle = n / 2;
        edges.extend((1..middle).map(|v| (v, middle + v, 1)));
        let half = 100_000_000_000;
        let diamond = vec![(0, 1, half), (0, 2, half), (1, 2, 1), (1, 3, half), (2, 3, half)];
        vec![
            ("four vertices with large capacities", (4, diamond, (0, 3))),
            ("500 vertices in a row, with short cuts", (n, edges, (0, n - 1))),
        ]
    }

    fn size((n_nodes, edges, _): &Self::Input) -> u64 {
        let sum: u64 = edges.iter().map(|edge| edge.2.unsigned_abs()).sum();
        (edges.len() as u64 * 64 + (*n_nodes).min(63) as u64) * 1000 + sum.min(999)
    }

    fn smaller((n_nodes, edges, ends): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(edges).into_iter().map(|edges| (*n_nodes, edges, *ends));
        let without = |vertex: usize| {
            let kept = edges.iter().filter(|(u, v, _)| *u != vertex && *v != vertex);
            let moved_up = |v: usize| v - usize::from(vertex < v);
            let edges = kept.map(|&(u, v, c)| (moved_up(u), moved_up(v), c)).collect();
            (n_nodes - 1, edges, (moved_up(ends.0), moved_up(ends.1)))
        };
        let inner = (0..*n_nodes).filter(|v| *v != ends.0 && *v != ends.1).take(20);
        let less = (0..edges.len()).filter(|&i| 1 < edges[i].2).take(20).map(|i| {
            let mut edges = edges.clone();
            edges[i].2 -= 1;
            (*n_nodes, edges, *ends)
        });
        inner.map(without).chain(fewer).chain(less).collect()
    }

    fn call((n_nodes, edges, (source, sink)): &Self::Input) -> String {
        if 12 < edges.len() {
            return format!("max_flow({n_nodes}, &edges, {source}, {sink})");
        }
        format!("max_flow({n_nodes}, &{edges:?}, {source}, {sink})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = match input {
            (500, ..) => RING,
            (4, edges, ..) if edges.first().is_some_and(|edge| 1_000_000 < edge.2) => {
                2 * edges[0].2
            }
            _ => least_cut(input),
        };
        Wrong::unless_equal(&expected, output)
    }
}
