//! The exercises of section 5.14.

use super::trees;
use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// The weights, the edges, and the radius.
type Input = (Vec<i64>, Vec<(usize, usize)>, usize);

/// The sums by a search from every node; where that would take too long, from those at each single
/// distance.
fn expected(input: &Input) -> Vec<i64> {
    let (weights, edges, r) = input;
    let n = weights.len();
    if n <= 40 {
        let mut neighbors = vec![Vec::new(); n];
        for &(u, v) in edges {
            neighbors[u].push(v);
            neighbors[v].push(u);
        }
        let ball = |start: usize| {
            let (mut layer, mut sum) = (vec![(start, n)], weights[start]);
            for _ in 0..(*r).min(n) {
                let next = |&(v, from): &(usize, usize)| {
                    let around = neighbors[v].iter().filter(move |&&u| u != from);
                    around.map(move |&u| (u, v)).collect::<Vec<_>>()
                };
                layer = layer.iter().flat_map(next).collect();
                sum += layer.iter().map(|&(v, _)| weights[v]).sum::<i64>();
            }
            sum
        };
        return (0..n).map(ball).collect();
    }
    let (_, parents, _) = with_parents(input);
    let mut below = vec![vec![0; r + 1]; n];
    for v in (0..n).rev() {
        below[v][0] = weights[v];
        for d in 0..*r {
            let sum = below[v][d];
            if let Some(parent) = parents[v] {
                below[parent][d + 1] += sum;
            }
        }
    }
    let mut at = below.clone();
    for v in 0..n {
        if let Some(parent) = parents[v] {
            for d in 1..=*r {
                at[v][d] += at[parent][d - 1] - if d < 2 { 0 } else { below[v][d - 2] };
            }
        }
    }
    at.iter().map(|sums| sums.iter().sum()).collect()
}

/// A tree with edges in place of parents, in both directions.
fn with_edges((weights, parents, r): trees::Input) -> Input {
    let edges = parents.into_iter().enumerate().filter_map(|(v, parent)| Some((v, parent?)));
    let turned = edges.map(|(v, parent)| if v % 2 == 0 { (parent, v) } else { (v, parent) });
    (weights, turned.collect(), r)
}

/// The same with parents, which have smaller numbers than their children.
fn with_parents((weights, edges, r): &Input) -> trees::Input {
    let mut parents = vec![None; weights.len()];
    for &(u, v) in edges {
        parents[u.max(v)] = Some(u.min(v));
    }
    (weights.clone(), parents, *r)
}

/// Exercise 5.14: `sums`.
#[derive(Debug)]
pub struct MaximumRadiusSum;

impl Task for MaximumRadiusSum {
    type Input = Input;
    type Output = Vec<i64>;

    const SECTION: &'static str = "5.14";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "maximum_radius_sum";
    const HARNESS: &'static str = "|(weights, edges, r): (Vec<i64>, Vec<(usize, usize)>, usize)| attempt::sums(&weights, &edges, r)";
    const HINTS: &'static [&'static str] = &[
        "Choose node 0 as the root, and find the parent of each node. Then compute, for each node, the sums of what is \
         below it within 0, 1, 2, ...",
        "Then go down. Within d of a node are: what is below it within d, and what is within d - 1 of its parent.",
        "Of what is within d - 1 of the parent, the part below the node has been counted already: it is within d - 2 of \
         the node. Subtract it once, if d is at least 2.",
    ];

    fn small() -> Vec<Self::Input> {
        let sizes = [(1, &[-1, 0, 2][..]), (2, &[-1, 0, 2]), (3, &[-1, 0, 2]), (4, &[1, 2])];
        let all = sizes.into_iter().flat_map(|(n, weights)| trees::small(n, n, weights));
        all.map(|(weights, parents, m)| with_edges((weights, parents, m - 1))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        with_edges(trees::random(random, 20, 20))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let star = (0..20_000).map(|v: usize| v.checked_sub(1).map(|_| 0));
        let path = (0..50_000).map(|v: usize| v.checked_sub(1));
        let mixed = (0..50_000).map(|v: usize| v.checked_sub(1).map(|v| v / 3));
        vec![
            ("a star of 20 000 nodes and the radius 5", with_edges(trees::large(star, 5))),
            ("a path of 50 000 nodes and the radius 20", with_edges(trees::large(path, 20))),
            (
                "50 000 nodes with three children each and the radius 20",
                with_edges(trees::large(mixed, 20)),
            ),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        trees::size(&with_parents(input))
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        trees::smaller(&with_parents(input)).into_iter().map(with_edges).collect()
    }

    fn call((weights, edges, r): &Self::Input) -> String {
        format!("sums(&{}, &{}, {r})", shown(weights), shown(edges))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = expected(input);
        if expected.len() <= 40 || output.len() != expected.len() {
            return Wrong::unless_equal(&expected, output);
        }
        let Some(v) = (0..expected.len()).find(|&v| output[v] != expected[v]) else {
            return Ok(());
        };
        let because = Some(format!("the first sum that differs is that of node {v}"));
        Err(Wrong { expected: expected[v].to_string(), got: output[v].to_string(), because })
    }
}
