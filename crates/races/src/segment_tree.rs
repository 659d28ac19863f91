//! Chapter 4, 4.4 segment tree.

use ac_library::{Additive, LazySegtree, MapMonoid, Segtree};
use data_structure::SegmentTree;
use data_structure::segment_tree::lazy::{AddToSum, LazySegmentTree};
use data_structure::segment_tree::monoid::Sum;
use segment_tree::SegmentPoint;
use segment_tree::ops::Add;

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 4;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "4.4",
        workload: "build of 10^6 u64, 250 000 additions, 250 000 sums of ranges",
        n: 1_000_000,
        build: built_sums,
    },
    Race {
        section: "4.4",
        workload: "the same on 1000 u64, each array 250 additions and sums, 1000 times",
        n: 1_000,
        build: small_sums,
    },
    Race {
        section: "4.4",
        workload: "build of 10^5 u64, 10^5 additions to ranges, 10^5 sums of ranges",
        n: 100_000,
        build: lazy_sums,
    },
];

type Places = (usize, usize);

/// The elements; and places, of which each names an element with what is added to it, or a range.
struct Work {
    values: Vec<u64>,
    changed: Vec<Places>,
    asked: Vec<Places>,
}

fn work(n: usize, n_changes: usize) -> Work {
    let mut random = SplitMix64::new(SEED);
    let values = (0..n).map(|_| random.below(1000_u64)).collect();
    let mut ranges = || {
        let mut range = || {
            let (a, b) = (random.below(n + 1), random.below(n + 1));
            (a.min(b), a.max(b))
        };
        (0..n_changes).map(|_| range()).collect()
    };
    Work { values, changed: ranges(), asked: ranges() }
}

impl Work {
    /// Element and what it grows by, and a range that is asked for, in turn.
    fn points(&self) -> impl Iterator<Item = (usize, u64, Places)> {
        let last = self.values.len() - 1;
        let points = self.changed.iter().map(move |&(i, delta)| (i.min(last), delta as u64));
        points.zip(&self.asked).map(|((i, delta), asked)| (i, delta, *asked))
    }
}

fn ours(work: &Work) -> u64 {
    let mut tree: SegmentTree<Sum<u64>> = SegmentTree::from_values(work.values.clone());
    let sums = work.points().map(|(i, delta, (start, end))| {
        tree.update(i, |value| value + delta);
        tree.fold(start..end)
    });
    sums.fold(0, u64::wrapping_add)
}

fn of_ac(work: &Work) -> u64 {
    let mut tree: Segtree<Additive<u64>> = Segtree::from(work.values.clone());
    let sums = work.points().map(|(i, delta, (start, end))| {
        tree.set(i, tree.get(i) + delta);
        tree.prod(start..end)
    });
    sums.fold(0, u64::wrapping_add)
}

fn of_crate(work: &Work) -> u64 {
    let mut tree = SegmentPoint::build(work.values.clone(), Add);
    let sums = work.points().map(|(i, delta, (start, end))| {
        tree.modify(i, tree.view()[i] + delta);
        tree.query(start, end)
    });
    sums.fold(0, u64::wrapping_add)
}

fn plain(work: &Work) -> u64 {
    let mut values = work.values.clone();
    let sums = work.points().map(|(i, delta, (start, end))| {
        values[i] += delta;
        values[start..end].iter().sum::<u64>()
    });
    sums.fold(0, u64::wrapping_add)
}

/// The sum of all answers.
fn built_sums(n: usize) -> Vec<Entry> {
    Course::on(work(n, n / 4))
        .entry("SegmentTree", ours)
        .entry("ac-library Segtree", of_ac)
        .mark(0.8)
        .entry("segment-tree SegmentPoint", of_crate)
        .mark(1.0)
        .entries()
}

/// The same where all nodes fit into the nearest cache.
fn small_sums(n: usize) -> Vec<Entry> {
    let repeated = |run: fn(&Work) -> u64| {
        move |work: &Work| (0..work.values.len()).map(|_| run(work)).fold(0, u64::wrapping_add)
    };
    Course::on(work(n, n / 4))
        .entry("SegmentTree", repeated(ours))
        .entry("ac-library Segtree", repeated(of_ac))
        .entry("segment-tree SegmentPoint", repeated(of_crate))
        .entry("a plain array", repeated(plain))
        .note("changes in one step, sums in as many as the range is long")
        .entries()
}

/// A value is a sum and a length, for `ac-library` tells an action no length.
struct RangeAdd;

impl MapMonoid for RangeAdd {
    type M = Pairs;
    type F = u64;
    fn identity_map() -> u64 {
        0
    }
    fn mapping(f: &u64, x: &(u64, u64)) -> (u64, u64) {
        (x.0.wrapping_add(f.wrapping_mul(x.1)), x.1)
    }
    fn composition(f: &u64, g: &u64) -> u64 {
        f.wrapping_add(*g)
    }
}

struct Pairs;

impl ac_library::Monoid for Pairs {
    type S = (u64, u64);
    fn identity() -> Self::S {
        (0, 0)
    }
    fn binary_operation(a: &Self::S, b: &Self::S) -> Self::S {
        (a.0.wrapping_add(b.0), a.1 + b.1)
    }
}

fn lazy_sums(n: usize) -> Vec<Entry> {
    Course::on(work(n, n))
        .entry("LazySegmentTree", |work| {
            let mut tree: LazySegmentTree<AddToSum<u64>> =
                LazySegmentTree::from_values(work.values.clone());
            let sums = work.changed.iter().zip(&work.asked).map(|(&changed, &asked)| {
                tree.change(changed.0..changed.1, &7);
                tree.fold(asked.0..asked.1)
            });
            sums.fold(0, u64::wrapping_add)
        })
        .entry("ac-library LazySegtree", |work| {
            let values: Vec<(u64, u64)> = work.values.iter().map(|value| (*value, 1)).collect();
            let mut tree: LazySegtree<RangeAdd> = LazySegtree::from(values);
            let sums = work.changed.iter().zip(&work.asked).map(|(&changed, &asked)| {
                tree.apply_range(changed.0..changed.1, 7);
                tree.prod(asked.0..asked.1).0
            });
            sums.fold(0, u64::wrapping_add)
        })
        .entries()
}
