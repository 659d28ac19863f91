//! The exercises of section 6.9.

use crate::inputs::{Random, shorter};
use crate::judge::{Task, Wrong};

/// A tail, a head and a weight.
type Arc = (usize, usize, i64);
type Input = (usize, Vec<Arc>);

/// The distances from each vertex, by relaxing all arcs as often as there are vertices.
fn expected((n_nodes, arcs): &Input) -> Option<Vec<Vec<Option<i64>>>> {
    let from = |source: usize| {
        let mut distances = vec![None; *n_nodes];
        distances[source] = Some(0);
        for _ in 0..*n_nodes {
            let mut has_changed = false;
            for &(u, v, weight) in arcs {
                let Some(d) = distances[u] else { continue };
                if distances[v].is_none_or(|known| d + weight < known) {
                    distances[v] = Some(d + weight);
                    has_changed = true;
                }
            }
            if !has_changed {
                return Some(distances);
            }
        }
        None
    };
    (0..*n_nodes).map(from).collect()
}

/// Exercise 6.9: `all_distances`.
#[derive(Debug)]
pub struct FloydWarshall;

impl Task for FloydWarshall {
    type Input = Input;
    type Output = Option<Vec<Vec<Option<i64>>>>;

    const SECTION: &'static str = "6.9";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "floyd_warshall";
    const HARNESS: &'static str =
        "|(n, arcs): (usize, Vec<(usize, usize, i64)>)| attempt::all_distances(n, &arcs)";
    const HINTS: &'static [&'static str] = &[
        "Begin with a table that holds the weights of the arcs, and 0 on the diagonal. Two arcs may join the same vertices.",
        "Allow one vertex after the other as a stop: for each pair, is the path through the new stop shorter? The loop over \
         the stops is the outermost one.",
        "If a number on the diagonal becomes negative, there is a negative cycle. A pair without a path must not be added to \
         anything.",
    ];

    fn small() -> Vec<Self::Input> {
        let weights = [None, Some(-2), Some(1), Some(3)];
        let pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 1)];
        let mut all = vec![(0, Vec::new()), (1, Vec::new()), (2, Vec::new())];
        // One or two arcs of two vertices: parallel arcs and loops too.
        let arcs = [(0, 0, -1), (0, 0, 1), (0, 1, -1), (0, 1, 1), (1, 0, -1), (1, 0, 1)];
        for first in arcs {
            all.push((2, vec![first]));
            all.extend(arcs.map(|second| (2, vec![first, second])));
        }
        for code in 0..4_usize.pow(5) {
            let arc = |(i, &(u, v)): (usize, &(usize, usize))| {
                let weight = weights[code >> (2 * i) & 3]?;
                Some((u, v, weight))
            };
            all.push((3, pairs.iter().enumerate().filter_map(arc).collect()));
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_nodes = 1 + random.index(8);
        let n_arcs = random.index(2 * n_nodes + 1);
        let mut arc = || {
            let weight = random.below(14).cast_signed() - 2;
            (random.index(n_nodes), random.index(n_nodes), weight)
        };
        let arcs = (0..n_arcs).map(|_| arc()).collect();
        (n_nodes, arcs)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 200;
        let ring = |first| (0..n).map(move |v| (v, (v + 1) % n, if v == 0 { first } else { 1 }));
        let chords = (0..n).flat_map(|u| [3, 7, 20].map(|step| (u, (u + step) % n, 9)));
        vec![
            ("a ring of 200 vertices with chords", (n, ring(5).chain(chords).collect())),
            ("a negative ring of 200 vertices", (n, ring(-200).collect())),
        ]
    }

    fn size((n_nodes, arcs): &Self::Input) -> u64 {
        let sum: u64 = arcs.iter().map(|arc| arc.2.unsigned_abs()).sum();
        (arcs.len() as u64 * 64 + (*n_nodes).min(63) as u64) * 1000 + sum.min(999)
    }

    fn smaller((n_nodes, arcs): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(arcs).into_iter().map(|arcs| (*n_nodes, arcs));
        let without = |vertex: usize| {
            let kept = arcs.iter().filter(|(u, v, _)| *u != vertex && *v != vertex);
            let moved_up = |v: usize| v - usize::from(vertex < v);
            (n_nodes - 1, kept.map(|&(u, v, weight)| (moved_up(u), moved_up(v), weight)).collect())
        };
        (0..*n_nodes).take(20).map(without).chain(fewer).collect()
    }

    fn call((n_nodes, arcs): &Self::Input) -> String {
        if 12 < arcs.len() {
            return format!("all_distances({n_nodes}, &arcs)");
        }
        format!("all_distances({n_nodes}, &{arcs:?})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(input), output)
    }
}
