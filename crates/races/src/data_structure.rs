//! Chapter 4.

use ac_library::Dsu;
use data_structure::disjoint_set::DisjointSet;
use petgraph::unionfind::UnionFind;

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 4;

pub(crate) const RACES: &[Race] = &[
    Race { section: "4.1", workload: "10^6 elements, 2·10^6 unions", n: 1_000_000, build: unions },
    Race {
        section: "4.1",
        workload: "10^6 random unions, then 10^6 questions",
        n: 1_000_000,
        build: questions,
    },
    Race {
        section: "4.1",
        workload: "10^6 elements, one joined after another",
        n: 1_000_000,
        build: line,
    },
];

// 4.1 Disjoint sets.

type Pair = (u32, u32);

fn pairs(n: usize, n_pairs: usize) -> Vec<Pair> {
    let mut random = SplitMix64::new(SEED);
    let n = u32::try_from(n).unwrap_or(u32::MAX);
    (0..n_pairs).map(|_| (random.below(n), random.below(n))).collect()
}

/// The same as indices; the crates that take `u32` do this inside.
fn wide((x, y): Pair) -> (usize, usize) {
    (x as usize, y as usize)
}

/// How many unions merge two sets.
fn unions(n: usize) -> Vec<Entry> {
    let mut entries = merges(n, pairs(n, 2 * n));
    entries[1].mark = Some(0.9);
    entries
}

/// Each pair holds the element that came last and the one before: without a rule, this order makes a chain.
fn line(n: usize) -> Vec<Entry> {
    merges(n, (1..).take(n - 1).map(|x| (x, x - 1)).collect())
}

fn merges(n: usize, pairs: Vec<Pair>) -> Vec<Entry> {
    Course::on(pairs)
        .entry("DisjointSet", move |pairs| {
            let mut sets = DisjointSet::new(n);
            let mut merge = |(x, y)| sets.union(x, y).is_ok_and(|merged| merged);
            pairs.iter().filter(|pair| merge(wide(**pair))).count()
        })
        .entry("petgraph UnionFind<u32>", move |pairs| {
            let mut sets = UnionFind::<u32>::new(n);
            pairs.iter().filter(|(x, y)| sets.union(*x, *y)).count()
        })
        .entry("ac-library Dsu", move |pairs| {
            let mut sets = Dsu::new(n);
            let mut merge = |(x, y)| !sets.same(x, y) && sets.merge(x, y) < n;
            pairs.iter().filter(|pair| merge(wide(**pair))).count()
        })
        .note("it does not say whether it merged, so it is asked")
        .entry("disjoint-sets UnionFind<u32>", move |pairs| {
            let mut sets = disjoint_sets::UnionFind::<u32>::new(n);
            pairs.iter().filter(|(x, y)| sets.union(*x, *y)).count()
        })
        .entries()
}

/// How many pairs are in one set.
fn questions(n: usize) -> Vec<Entry> {
    Course::on(pairs(n, 2 * n))
        .entry("DisjointSet", move |pairs| {
            let mut sets = DisjointSet::new(n);
            for (x, y) in pairs[..n].iter().copied().map(wide) {
                let _ = sets.union(x, y);
            }
            let mut same = |(x, y)| sets.same(x, y).is_ok_and(|same| same);
            pairs[n..].iter().filter(|pair| same(wide(**pair))).count()
        })
        .entry("petgraph UnionFind<u32>", move |pairs| {
            let mut sets = UnionFind::<u32>::new(n);
            for (x, y) in &pairs[..n] {
                sets.union(*x, *y);
            }
            pairs[n..].iter().filter(|(x, y)| sets.find_mut(*x) == sets.find_mut(*y)).count()
        })
        .mark(0.9)
        .entry("ac-library Dsu", move |pairs| {
            let mut sets = Dsu::new(n);
            for (x, y) in pairs[..n].iter().copied().map(wide) {
                sets.merge(x, y);
            }
            pairs[n..].iter().copied().map(wide).filter(|(x, y)| sets.same(*x, *y)).count()
        })
        .entry("disjoint-sets UnionFind<u32>", move |pairs| {
            let mut sets = disjoint_sets::UnionFind::<u32>::new(n);
            for (x, y) in &pairs[..n] {
                sets.union(*x, *y);
            }
            pairs[n..].iter().filter(|(x, y)| sets.equiv(*x, *y)).count()
        })
        .entries()
}
