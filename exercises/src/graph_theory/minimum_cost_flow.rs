//! The exercises of section 6.17.

use crate::inputs::{Random, shorter};
use crate::judge::{Task, Wrong};

/// A tail, a head, a capacity and a cost.
type Edge = (usize, usize, i64, i64);
/// The number of vertices, the edges, and the source with the sink.
type Input = (usize, Vec<Edge>, (usize, usize));

/// The largest value with its least cost, by trying all flows.
fn best_of_all((n_nodes, edges, (source, sink)): &Input) -> (i64, i64) {
    let mut best = (0, 0);
    let n_flows: i64 = edges.iter().map(|edge| edge.2 + 1).product();
    for mut code in 0..n_flows {
        let (mut excess, mut cost) = (vec![0; *n_nodes], 0);
        for &(u, v, capacity, unit) in edges {
            let flow = code % (capacity + 1);
            code /= capacity + 1;
            excess[u] -= flow;
            excess[v] += flow;
            cost += unit * flow;
        }
        let value = excess[*sink];
        excess[*source] = 0;
        excess[*sink] = 0;
        let is_better = best.0 < value || best.0 == value && cost < best.1;
        if is_better && excess.iter().all(|&excess| excess == 0) {
            best = (value, cost);
        }
    }
    best
}

/// Exercise 6.17: `min_cost_flow`.
#[derive(Debug)]
pub struct MinimumCostFlow;

/// The vertices of the large inputs, whose flows are too many, so that the answer is known.
const N: usize = 200;
const WIDE: i64 = 1_000_000;

impl Task for MinimumCostFlow {
    type Input = Input;
    type Output = (i64, i64);

    const SECTION: &'static str = "6.17";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "minimum_cost_flow";
    const HARNESS: &'static str = "|(n, edges, (source, sink)): (usize, Vec<(usize, usize, i64, i64)>, (usize, usize))| \
         attempt::min_cost_flow(n, &edges, source, sink)";
    const HINTS: &'static [&'static str] = &[
        "Make two arcs of each edge, as for a maximum flow. The one that takes flow back costs the opposite.",
        "Find a cheapest path with Bellman-Ford: some arcs have a negative cost. Remember for each vertex the arc by which it \
         was reached.",
        "Push as much along the path as its narrowest arc can take, add the amount times the cost of the path, and search \
         again, until the sink cannot be reached.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = vec![(2, Vec::new(), (0, 1))];
        for (capacity, cost) in [(0, 1), (1, 0), (2, 3)] {
            let ends = [(0, 1), (1, 0), (0, 0)];
            all.extend(ends.map(|(u, v)| (2, vec![(u, v, capacity, cost)], (0, 1))));
        }
        all.push((2, vec![(0, 1, 1, 4), (0, 1, 2, 1)], (0, 1)));
        all.push((3, vec![(2, 1, 2, 1), (1, 0, 1, 1), (2, 0, 1, 3)], (2, 0)));
        // Four vertices, from 0 to 3: each edge is missing, or cheap, or dear.
        let ends = [(0, 1), (0, 2), (1, 2), (2, 1), (1, 3), (2, 3)];
        for code in 0..3_usize.pow(6) {
            let kind = |i: u32| code / 3_usize.pow(i) % 3;
            let edges = (0..).zip(ends).filter(|(i, _)| 0 < kind(*i));
            let edge =
                |(i, (u, v)): (u32, (usize, usize))| (u, v, 1, if kind(i) == 1 { 1 } else { 5 });
            all.push((4, edges.map(edge).collect(), (0, 3)));
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_nodes = 2 + random.index(4);
        let n_edges = random.index(8);
        let mut edge = || {
            let (capacity, cost) = (random.below(3).cast_signed(), random.below(9).cast_signed());
            (random.index(n_nodes), random.index(n_nodes), capacity, cost)
        };
        let edges = (0..n_edges).map(|_| edge()).collect();
        let source = random.index(n_nodes);
        let sink = (source + 1 + random.index(n_nodes - 1)) % n_nodes;
        (n_nodes, edges, (source, sink))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        // A row, in which each step has a cheap edge and a dear one, and edges that lead back.
        let mut row: Vec<Edge> = Vec::new();
        for v in 0..N - 1 {
            row.extend([(v, v + 1, WIDE, 1), (v, v + 1, WIDE, 3), (v + 1, v, WIDE, 1)]);
        }
        // One cheap way through the middle, which the second path has to take back.
        let mut middle: Vec<Edge> = vec![(0, 1, WIDE, 0), (N - 2, N - 1, WIDE, 0)];
        middle.extend((1..N - 2).map(|v| (v, v + 1, WIDE, 1)));
        middle.extend([(0, N - 2, WIDE, 1000), (1, N - 1, WIDE, 1000)]);
        vec![
            ("200 vertices in a row", (N, row, (0, N - 1))),
            ("a way of 200 vertices that is taken back", (N, middle, (0, N - 1))),
        ]
    }

    fn size((n_nodes, edges, _): &Self::Input) -> u64 {
        let sum: u64 = edges.iter().map(|edge| edge.2.unsigned_abs() + edge.3.unsigned_abs()).sum();
        (edges.len() as u64 * 64 + (*n_nodes).min(63) as u64) * 1000 + sum.min(999)
    }

    fn smaller((n_nodes, edges, ends): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(edges).into_iter().map(|edges| (*n_nodes, edges, *ends));
        let without = |vertex: usize| {
            let kept = edges.iter().filter(|edge| edge.0 != vertex && edge.1 != vertex);
            let moved_up = |v: usize| v - usize::from(vertex < v);
            let edges = kept.map(|&(u, v, c, w)| (moved_up(u), moved_up(v), c, w)).collect();
            (n_nodes - 1, edges, (moved_up(ends.0), moved_up(ends.1)))
        };
        let inner = (0..*n_nodes).filter(|v| *v != ends.0 && *v != ends.1).take(20);
        let less = (0..edges.len()).take(20).flat_map(|i| {
            [(1, 0), (0, 1)].into_iter().filter_map(move |(capacity, cost)| {
                let (_, _, wide, dear) = edges[i];
                let mut edges = edges.clone();
                (edges[i].2, edges[i].3) = (wide - capacity, dear - cost);
                (1 <= edges[i].2 && 0 <= edges[i].3).then_some((*n_nodes, edges, *ends))
            })
        });
        inner.map(without).chain(fewer).chain(less).collect()
    }

    fn call((n_nodes, edges, (source, sink)): &Self::Input) -> String {
        if 12 < edges.len() {
            return format!("min_cost_flow({n_nodes}, &edges, {source}, {sink})");
        }
        format!("min_cost_flow({n_nodes}, &{edges:?}, {source}, {sink})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let steps = i64::try_from(N).unwrap_or(0) - 1;
        let expected = match input {
            (N, edges, _) if edges.len() == 3 * (N - 1) => (2 * WIDE, WIDE * steps * (1 + 3)),
            // Both detours, and nothing through the middle.
            (N, ..) => (2 * WIDE, WIDE * 2000),
            _ => best_of_all(input),
        };
        Wrong::unless_equal(&expected, output)
    }
}
