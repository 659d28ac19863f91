//! Chapter 4.

use ac_library::Dsu;
use data_structure::disjoint_set::DisjointSet;
use data_structure::fenwick_tree::FenwickTree;
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
    Race {
        section: "4.5",
        workload: "build of 10^6 u64, 250 000 additions, 250 000 prefix sums",
        n: 1_000_000,
        build: built_sums,
    },
    Race {
        section: "4.5",
        workload: "10^6 additions and 10^6 sums of ranges, 10^6 u64",
        n: 1_000_000,
        build: range_sums,
    },
    Race { section: "4.5", workload: "the same on 10^4 u64", n: 10_000, build: range_sums },
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

/// Each pair holds the element that came last and the one before: without a rule, this order makes
/// a chain.
fn line(n: usize) -> Vec<Entry> {
    merges(n, (1..).take(n - 1).map(|x| (x, x - 1)).collect())
}

fn merges(n: usize, pairs: Vec<Pair>) -> Vec<Entry> {
    Course::on(pairs)
        .entry("DisjointSet", move |pairs| {
            let mut sets = DisjointSet::new(n);
            let mut merge = |(x, y)| sets.union(x, y);
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
                sets.union(x, y);
            }
            let mut same = |(x, y)| sets.same(x, y);
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

// 4.5 Fenwick tree.

/// The elements, additions to them, and ranges whose sums are wanted.
type Sums = (Vec<u64>, Vec<(usize, u64)>, Vec<(usize, usize)>);

fn sums(n: usize, n_changes: usize) -> Sums {
    let mut random = SplitMix64::new(SEED);
    let values = (0..n).map(|_| random.below(1000_u64)).collect();
    let changes = (0..n_changes).map(|_| (random.below(n), random.below(1000_u64))).collect();
    let range = |(a, b): (usize, usize)| (a.min(b), a.max(b));
    let ranges =
        (0..n_changes).map(|_| range((random.below(n + 1), random.below(n + 1)))).collect();
    (values, changes, ranges)
}

/// The sum of all answers.
fn built_sums(n: usize) -> Vec<Entry> {
    Course::on(sums(n, n / 4))
        .entry("FenwickTree", |(values, changes, ranges)| {
            let Ok(mut tree) = FenwickTree::from_values(values.iter().copied()) else { return 0 };
            let asked = changes.iter().zip(ranges).map(|(&(i, delta), &(_, end))| {
                let _ = tree.add(i, delta);
                tree.sum(..end).unwrap_or(0)
            });
            asked.sum::<u64>()
        })
        .entry("ac-library FenwickTree", |(values, changes, ranges)| {
            let mut tree = ac_library::FenwickTree::new(values.len(), 0_u64);
            for (i, value) in values.iter().enumerate() {
                tree.add(i, *value);
            }
            let asked = changes.iter().zip(ranges).map(|(&(i, delta), &(_, end))| {
                tree.add(i, delta);
                tree.accum(end)
            });
            asked.sum()
        })
        .mark(0.8)
        .note("built by additions, for it knows no other way")
        .entry("ftree", |(values, changes, ranges)| {
            let mut tree: ftree::FenwickTree<u64> = values.iter().copied().collect();
            let asked = changes.iter().zip(ranges).map(|(&(i, delta), &(_, end))| {
                tree.add_at(i, delta);
                tree.prefix_sum(end, 0)
            });
            asked.sum()
        })
        .mark(1.15)
        .entry("fenwick", |(values, changes, ranges)| {
            let mut tree = vec![0_u64; values.len()];
            for (i, value) in values.iter().enumerate() {
                fenwick::array::update(&mut tree, i, *value);
            }
            let asked = changes.iter().zip(ranges).map(|(&(i, delta), &(_, end))| {
                fenwick::array::update(&mut tree, i, delta);
                if end == 0 { 0 } else { fenwick::array::prefix_sum(&tree, end - 1) }
            });
            asked.sum()
        })
        .note("built by additions")
        .entries()
}

/// The sum of all answers, the tree built beforehand.
fn range_sums(n: usize) -> Vec<Entry> {
    let sums = sums(n, 1_000_000.min(100 * n));
    let Ok(tree) = FenwickTree::from_values(sums.0.iter().copied()) else { return Vec::new() };
    let theirs: ftree::FenwickTree<u64> = sums.0.iter().copied().collect();
    let mut of_ac = ac_library::FenwickTree::new(n, 0_u64);
    for (i, value) in sums.0.iter().enumerate() {
        of_ac.add(i, *value);
    }
    Course::on((sums.1, sums.2))
        .entry("FenwickTree", move |(changes, ranges)| {
            let mut tree = tree.clone();
            let asked = changes.iter().zip(ranges).map(|(&(i, delta), &(start, end))| {
                let _ = tree.add(i, delta);
                tree.sum(start..end).unwrap_or(0)
            });
            asked.fold(0, u64::wrapping_add)
        })
        .entry("ac-library FenwickTree", move |(changes, ranges)| {
            let mut tree = of_ac.clone();
            let asked = changes.iter().zip(ranges).map(|(&(i, delta), &(start, end))| {
                tree.add(i, delta);
                tree.sum(start..end)
            });
            asked.fold(0, u64::wrapping_add)
        })
        .entry("ftree", move |(changes, ranges)| {
            let mut tree = theirs.clone();
            let asked = changes.iter().zip(ranges).map(|(&(i, delta), &(start, end))| {
                tree.add_at(i, delta);
                tree.prefix_sum(end, 0) - tree.prefix_sum(start, 0)
            });
            asked.fold(0, u64::wrapping_add)
        })
        .note("a range is two prefixes")
        .entries()
}
