//! What the pages of chapter 4 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

/// The ordered maps, 4.6 to 4.11: the same groups for each, so that they can be laid side by side.
mod ordered_maps {
    use std::collections::BTreeMap;

    use criterion::Criterion;
    use data_structure::OrderedMap;

    /// 0..n, shuffled: a linear congruence draws the places.
    pub(super) fn shuffled(n: i32) -> Vec<i32> {
        let mut keys: Vec<i32> = (0..n).collect();
        let mut state = 7_usize;
        for i in (1..keys.len()).rev() {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            keys.swap(i, (state >> 33) % (i + 1));
        }
        keys
    }

    fn filled<M: OrderedMap<i32, i32>>(keys: &[i32]) -> M {
        let mut map = M::default();
        for &key in keys {
            map.insert(key, -key);
        }
        map
    }

    /// Insertion, look-up, a walk and removal of shuffled keys, and insertion of sorted ones, `most_sorted` at most.
    pub(super) fn compare<M>(c: &mut Criterion, section: &str, most_sorted: i32)
    where
        M: OrderedMap<i32, i32> + Clone,
    {
        for n in [1_000, 30_000] {
            let keys = shuffled(n);
            let sorted: Vec<i32> = (0..n.min(most_sorted)).collect();
            let map: M = filled(&keys);
            let model: BTreeMap<i32, i32> = keys.iter().map(|key| (*key, -key)).collect();
            assert!(map.iter().eq(&model) && map.check_invariants().is_ok());
            let mut empty = map.clone();
            assert!(keys.iter().all(|key| empty.remove(key) == Some(-key)) && empty.is_empty());
            let id = |what: &str| format!("{section}/{what}/{n}");
            c.bench_function(&id("insert_shuffled"), |b| {
                b.iter(|| filled::<M>(&keys));
            });
            c.bench_function(&id("insert_sorted"), |b| {
                b.iter(|| filled::<M>(&sorted));
            });
            c.bench_function(&id("look_up"), |b| {
                b.iter(|| keys.iter().filter(|key| map.contains_key(key)).count());
            });
            c.bench_function(&id("walk"), |b| {
                b.iter(|| map.iter().map(|(_, value)| i64::from(*value)).sum::<i64>());
            });
            c.bench_function(&id("clone_and_remove"), |b| {
                b.iter(|| {
                    let mut map = map.clone();
                    keys.iter().filter(|key| map.remove(key).is_some()).count()
                });
            });
        }
    }
}

/// 4.6: shuffled keys cost the logarithm each, sorted ones as much as there are keys, so there are few of them.
mod binary_search_tree {
    use criterion::{Criterion, criterion_group};
    use data_structure::BinarySearchTree;

    fn compare(c: &mut Criterion) {
        super::ordered_maps::compare::<BinarySearchTree<i32, i32>>(c, "binary_search_tree", 2_000);
    }

    criterion_group!(benches, compare);
}

/// 4.4: a change and a fold cost the logarithm; a plain array sums up in as many steps as the range is long. The lazy tree
/// changes a whole range for the logarithm.
mod segment_tree {
    use criterion::{Criterion, criterion_group};
    use data_structure::SegmentTree;
    use data_structure::segment_tree::lazy::{AddToSum, LazySegmentTree};
    use data_structure::segment_tree::monoid::Sum;

    /// Numbers below `n` without a pattern.
    fn random(n: usize) -> impl Iterator<Item = usize> {
        let step = |x: &usize| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
        std::iter::successors(Some(7), step).map(move |x| (x >> 33) % n)
    }

    fn operations(c: &mut Criterion) {
        for n in [1_000, 100_000] {
            let values: Vec<usize> = random(1000).take(n).collect();
            let places = random(n).zip(random(n).skip(1000));
            let ranges: Vec<_> = places.map(|(a, b)| a.min(b)..a.max(b)).take(1000).collect();
            let mut tree: SegmentTree<Sum<usize>> = values.iter().copied().collect();
            let mut lazy: LazySegmentTree<AddToSum<usize>> = values.iter().copied().collect();
            for range in &ranges {
                let sum = Ok(values[range.clone()].iter().sum());
                assert_eq!((tree.fold(range.clone()), lazy.fold(range.clone())), (sum, sum));
            }
            let mut run = |name: &str, work: &mut dyn FnMut() -> usize| {
                c.bench_function(&format!("segment_tree/{name}/{n}"), |b| b.iter(&mut *work));
            };
            run("build", &mut || SegmentTree::<Sum<usize>>::from_values(values.clone()).len());
            run("thousand_folds", &mut || {
                ranges.iter().map(|range| tree.fold(range.clone()).unwrap()).sum()
            });
            run("thousand_plain_sums", &mut || {
                ranges.iter().map(|range| values[range.clone()].iter().sum::<usize>()).sum()
            });
            run("thousand_lazy_folds", &mut || {
                ranges.iter().map(|range| lazy.fold(range.clone()).unwrap()).sum()
            });
            run("thousand_additions", &mut || {
                for range in &ranges {
                    tree.update(range.start, |value| value.wrapping_add(1)).unwrap();
                }
                tree.len()
            });
            run("thousand_additions_to_ranges", &mut || {
                for range in &ranges {
                    lazy.change(range.clone(), &1).unwrap();
                }
                lazy.len()
            });
        }
    }

    criterion_group!(benches, operations);
}

/// 4.9: shuffled and sorted keys cost the same, the logarithm each.
mod skip_list {
    use criterion::{Criterion, criterion_group};
    use data_structure::SkipList;

    fn compare(c: &mut Criterion) {
        super::ordered_maps::compare::<SkipList<i32, i32>>(c, "skip_list", 100_000);
    }

    criterion_group!(benches, compare);
}

criterion_main!(segment_tree::benches, binary_search_tree::benches, skip_list::benches);
