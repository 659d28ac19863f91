//! The exercises of section 6.15.

use crate::inputs::{Random, shorter};
use crate::judge::{Task, Wrong};

/// The number of vertices, the arcs, and the source with the sink.
type Input = (usize, Vec<(usize, usize)>, (usize, usize));

/// The distances to `target`, by as many rounds over all arcs as there are vertices.
fn distances(n_nodes: usize, arcs: &[(usize, usize)], target: usize) -> Vec<Option<usize>> {
    let mut distance = vec![None; n_nodes];
    distance[target] = Some(0);
    for _ in 0..n_nodes {
        let mut has_changed = false;
        for &(u, v) in arcs {
            let Some(far) = distance[v] else { continue };
            if distance[u].is_none_or(|known| far + 1 < known) {
                distance[u] = Some(far + 1);
                has_changed = true;
            }
        }
        if !has_changed {
            break;
        }
    }
    distance
}

fn expected((n_nodes, arcs, (source, sink)): &Input) -> Vec<usize> {
    let to_sink = distances(*n_nodes, arcs, *sink);
    let to_source = distances(*n_nodes, arcs, *source);
    let height = |v: usize| {
        if v == *source {
            return *n_nodes;
        }
        let cut_off = to_source[v].map_or(2 * n_nodes, |far| n_nodes + far);
        to_sink[v].unwrap_or(cut_off)
    };
    (0..*n_nodes).map(height).collect()
}

/// Exercise 6.15: `measured_heights`.
#[derive(Debug)]
pub struct PushRelabel;

impl Task for PushRelabel {
    type Input = Input;
    type Output = Vec<usize>;

    const SECTION: &'static str = "6.15";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "push_relabel";
    const HARNESS: &'static str = "|(n, arcs, (source, sink)): (usize, Vec<(usize, usize)>, (usize, usize))| \
         attempt::measured_heights(n, &arcs, source, sink)";
    const HINTS: &'static [&'static str] = &[
        "Heights are distances *to* a vertex. From which end does one search find all of them?",
        "Make a list of the tails of the arcs into each vertex, and search breadth first from the sink, and from the source.",
        "The distance to the sink counts first. The source is an exception: its height is the number of vertices.",
    ];

    fn small() -> Vec<Self::Input> {
        let pairs = [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)];
        let mut all = Vec::new();
        for code in 0..1_usize << 2 {
            let arcs = (0..2).filter(|i| code >> i & 1 == 1).map(|i| pairs[i]);
            all.push((2, arcs.collect(), (0, 1)));
        }
        for code in 0..1_usize << 6 {
            let arcs = (0..6).filter(|i| code >> i & 1 == 1).map(|i| pairs[i]);
            let arcs: Vec<(usize, usize)> = arcs.collect();
            all.extend([(3, arcs.clone(), (0, 2)), (3, arcs, (1, 0))]);
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_nodes = 2 + random.index(8);
        let n_arcs = random.index(2 * n_nodes);
        let arcs = (0..n_arcs).map(|_| (random.index(n_nodes), random.index(n_nodes))).collect();
        let source = random.index(n_nodes);
        let sink = (source + 1 + random.index(n_nodes - 1)) % n_nodes;
        (n_nodes, arcs, (source, sink))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        // A path to the sink, and a shortcut from the source.
        let n = 200_000;
        let mut arcs: Vec<(usize, usize)> = (1..n).rev().map(|v| (v, v - 1)).collect();
        arcs.push((n - 1, 0));
        vec![("a path of 200 000 vertices", (n, arcs, (n - 1, 0)))]
    }

    fn size((n_nodes, arcs, _): &Self::Input) -> u64 {
        arcs.len() as u64 * 64 + (*n_nodes).min(63) as u64
    }

    fn smaller((n_nodes, arcs, ends): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(arcs).into_iter().map(|arcs| (*n_nodes, arcs, *ends));
        let without = |vertex: usize| {
            let kept = arcs.iter().filter(|(u, v)| *u != vertex && *v != vertex);
            let moved_up = |v: usize| v - usize::from(vertex < v);
            let arcs = kept.map(|&(u, v)| (moved_up(u), moved_up(v))).collect();
            (n_nodes - 1, arcs, (moved_up(ends.0), moved_up(ends.1)))
        };
        let inner = (0..*n_nodes).filter(|v| *v != ends.0 && *v != ends.1).take(20);
        inner.map(without).chain(fewer).collect()
    }

    fn call((n_nodes, arcs, (source, sink)): &Self::Input) -> String {
        if 12 < arcs.len() {
            return format!("measured_heights({n_nodes}, &arcs, {source}, {sink})");
        }
        format!("measured_heights({n_nodes}, &{arcs:?}, {source}, {sink})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        if 1_000 < input.0 {
            let n = input.0;
            let mut heights: Vec<usize> = (0..n).collect();
            heights[n - 1] = n;
            return Wrong::unless_equal(&heights, output);
        }
        Wrong::unless_equal(&expected(input), output)
    }
}
