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

/// 4.10: a walk runs along the leaves.
mod b_plus_tree {
    use criterion::{Criterion, criterion_group};
    use data_structure::BPlusTree;

    fn compare(c: &mut Criterion) {
        super::ordered_maps::compare::<BPlusTree<i32, i32>>(c, "b_plus_tree", i32::MAX);
    }

    criterion_group!(benches, compare);
}

/// 4.11: a look-up passes few nodes, and sorted keys cost no more than others.
mod b_tree {
    use criterion::{Criterion, criterion_group};
    use data_structure::BTree;

    fn compare(c: &mut Criterion) {
        super::ordered_maps::compare::<BTree<i32, i32>>(c, "b_tree", i32::MAX);
    }

    criterion_group!(benches, compare);
}

criterion_main!(binary_search_tree::benches, b_plus_tree::benches, b_tree::benches);
