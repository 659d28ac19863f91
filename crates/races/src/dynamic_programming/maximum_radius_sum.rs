//! 5.14 Maximum weight within a radius in a tree.

use dynamic_programming::tree_dp::maximum_radius_sum::{
    ball, centroids, heaviest, maximum_radius_sum, neighbor_sums,
};
use dynamic_programming::tree_dp::rooted_tree::RootedTree;

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 5;

pub(crate) const RACES: &[Race] = &[NEIGHBORS, SMALL_RADIUS, LARGE_RADIUS];

const NEIGHBORS: Race = Race {
    section: "5.14",
    workload: "10^6 nodes, radius 1; each node hangs from one of the 1000 before it",
    n: 1_000_000,
    build: neighbors,
};

const SMALL_RADIUS: Race = Race {
    section: "5.14",
    workload: "10^4 nodes, radius 20; each node hangs from one of the 10 before it",
    n: 10_000,
    build: |n| radius(n, 20),
};

const LARGE_RADIUS: Race = Race {
    section: "5.14",
    workload: "4000 nodes, radius half of them; each node hangs from one of the 10 before it",
    n: 4_000,
    build: |n| radius(n, n / 2),
};

fn tree(n: usize, reach: usize) -> (RootedTree, Vec<i64>) {
    let mut random = SplitMix64::new(SEED);
    let parents: Vec<_> =
        (0..n).map(|v| (0 < v).then(|| v - 1 - random.below(v.min(reach)))).collect();
    let weights = (0..n).map(|_| i64::from(random.below(1_000_u32))).collect();
    (RootedTree::from_parents(&parents).expect("a tree"), weights)
}

fn neighbors(n: usize) -> Vec<Entry> {
    Course::on(tree(n, 1_000))
        .entry("neighbor_sums", |(tree, weights)| {
            let sums = neighbor_sums(tree, weights).expect("small weights");
            heaviest(&sums).map_or(0, |best| best.sum)
        })
        .entry("bare sum in the order of numbers", |(tree, weights)| {
            bare(tree, weights, 0..tree.len())
        })
        .mark(1.5)
        .entry("bare DFS sum", |(tree, weights)| bare(tree, weights, tree.postorder()))
        .mark(1.5)
        .entries()
}

/// One addition in each direction an edge, without a check.
fn bare(tree: &RootedTree, weights: &[i64], order: impl Iterator<Item = usize>) -> i64 {
    let mut sums = weights.to_vec();
    for v in order {
        if let Some(parent) = tree.parent(v) {
            sums[parent] += weights[v];
            sums[v] += weights[parent];
        }
    }
    sums.into_iter().max().unwrap_or(0)
}

fn radius(n: usize, r: usize) -> Vec<Entry> {
    let best = |sums: &[i64]| heaviest(sums).map_or(0, |best| best.sum);
    Course::on(tree(n, 10))
        .entry("maximum_radius_sum, two passes", move |(tree, weights)| {
            let solved = maximum_radius_sum(tree, weights, r).expect("small tables");
            best(&solved.sums(r))
        })
        .entry("centroids", move |(tree, weights)| {
            best(&centroids::sums(tree, weights, r).expect("small weights"))
        })
        .entry("a search from every node", move |(tree, weights)| {
            let sum = |v| ball(tree, v, r).iter().map(|&u| weights[u]).sum();
            best(&(0..tree.len()).map(sum).collect::<Vec<i64>>())
        })
        .entries()
}
