//! The exercises of section 6.7.

use crate::inputs::{Random, shorter};
use crate::judge::{Task, Wrong};

/// A tail, a head and a weight.
type Arc = (usize, usize, i64);
type Input = (usize, Vec<Arc>, usize);

/// The distances by a queue of the vertices that came nearer, each with the number of arcs on its
/// path: a path of as many arcs as there are vertices has walked around a negative cycle.
fn expected((n_nodes, arcs, source): &Input) -> Option<Vec<Option<i64>>> {
    let mut leaving: Vec<Vec<(usize, i64)>> = vec![Vec::new(); *n_nodes];
    for &(u, v, weight) in arcs {
        leaving[u].push((v, weight));
    }
    let mut distances = vec![None; *n_nodes];
    let mut n_arcs = vec![0; *n_nodes];
    let mut is_waiting = vec![false; *n_nodes];
    distances[*source] = Some(0);
    let mut queue = std::collections::VecDeque::from([*source]);
    while let Some(u) = queue.pop_front() {
        is_waiting[u] = false;
        let Some(d) = distances[u] else { continue };
        for &(v, weight) in &leaving[u] {
            if distances[v].is_none_or(|known| d + weight < known) {
                distances[v] = Some(d + weight);
                n_arcs[v] = n_arcs[u] + 1;
                if n_arcs[v] >= *n_nodes {
                    return None;
                }
                if !std::mem::replace(&mut is_waiting[v], true) {
                    queue.push_back(v);
                }
            }
        }
    }
    Some(distances)
}

/// Exercise 6.7: `distances`.
#[derive(Debug)]
pub struct BellmanFord;

impl Task for BellmanFord {
    type Input = Input;
    type Output = Option<Vec<Option<i64>>>;

    const SECTION: &'static str = "6.7";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "bellman_ford";
    const HARNESS: &'static str = "|(n, arcs, source): (usize, Vec<(usize, usize, i64)>, usize)| attempt::distances(n, &arcs, source)";
    const HINTS: &'static [&'static str] = &[
        "Relaxing an arc from u to v means: if the distance of u plus the weight is less than the distance of v, write it down.",
        "Relax all arcs, again and again. After round k, every shortest walk of at most k arcs is taken into account.",
        "If the round with the number of vertices still changes something, the source leads to a negative cycle. A vertex \
         without a distance must not relax anything.",
    ];

    fn small() -> Vec<Self::Input> {
        let weights = [None, Some(-2), Some(1), Some(3)];
        let pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 1)];
        let mut all = vec![(1, Vec::new(), 0)];
        for code in 0..4_usize.pow(5) {
            let arc = |(i, &(u, v)): (usize, &(usize, usize))| {
                let weight = weights[code >> (2 * i) & 3]?;
                Some((u, v, weight))
            };
            all.push((3, pairs.iter().enumerate().filter_map(arc).collect(), 0));
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_nodes = 1 + random.index(8);
        let n_arcs = random.index(2 * n_nodes + 1);
        let mut arc = || {
            let weight = random.below(14).cast_signed() - 3;
            (random.index(n_nodes), random.index(n_nodes), weight)
        };
        let arcs = (0..n_arcs).map(|_| arc()).collect();
        (n_nodes, arcs, random.index(n_nodes))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 1000;
        let against = (1..n).rev().map(|v| (v - 1, v, -1));
        let back = (2..n).map(|v| (v, v - 2, 2));
        let ring = (0..n).map(|v| (v, (v + 1) % n, if v == 0 { -1000 } else { 1 }));
        vec![
            ("a path of 1000 vertices against the order", (n, against.chain(back).collect(), 0)),
            ("a negative ring of 1000 vertices", (n, ring.collect(), 0)),
        ]
    }

    fn size((n_nodes, arcs, _): &Self::Input) -> u64 {
        let sum: u64 = arcs.iter().map(|arc| arc.2.unsigned_abs()).sum();
        (arcs.len() as u64 * 64 + (*n_nodes).min(63) as u64) * 1000 + sum.min(999)
    }

    fn smaller((n_nodes, arcs, source): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(arcs).into_iter().map(|arcs| (*n_nodes, arcs, *source));
        let without_last = (source + 1 < *n_nodes).then(|| {
            let last = n_nodes - 1;
            let kept = arcs.iter().filter(|(u, v, _)| *u != last && *v != last);
            (last, kept.copied().collect(), *source)
        });
        without_last.into_iter().chain(fewer).collect()
    }

    fn call((n_nodes, arcs, source): &Self::Input) -> String {
        if 12 < arcs.len() {
            return format!("distances({n_nodes}, &arcs, {source})");
        }
        format!("distances({n_nodes}, &{arcs:?}, {source})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(input), output)
    }
}
