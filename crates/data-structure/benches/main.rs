//! What the pages of chapter 4 claim about cost, one module a section: `<section>/<what>/<n>`.
//! Every answer is asserted before it is timed.

use criterion::criterion_main;
use trace::SplitMix64;

/// Random numbers below `n`, always the same.
fn random(n: usize) -> impl Iterator<Item = usize> {
    let mut random = SplitMix64::new(7);
    std::iter::repeat_with(move || random.below(n))
}

/// The ordered maps, 4.6 to 4.11: the same groups for each, so that they can be laid side by side.
mod ordered_maps {
    use std::collections::BTreeMap;

    use criterion::Criterion;
    use data_structure::OrderedMap;
    use trace::SplitMix64;

    /// 0..n, shuffled.
    pub(super) fn shuffled(n: i32) -> Vec<i32> {
        let mut keys: Vec<i32> = (0..n).collect();
        SplitMix64::new(7).shuffle(&mut keys);
        keys
    }

    fn filled<M: OrderedMap<i32, i32>>(keys: &[i32]) -> M {
        let mut map = M::default();
        for &key in keys {
            map.insert(key, -key);
        }
        map
    }

    /// Insertion, look-up, a walk and removal of shuffled keys, and insertion of sorted ones,
    /// `most_sorted` at most.
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

/// 4.6: shuffled keys cost the logarithm each, sorted ones as much as there are keys, so there are
/// few of them.
mod binary_search_tree {
    use criterion::{Criterion, criterion_group};
    use data_structure::BinarySearchTree;

    fn compare(c: &mut Criterion) {
        super::ordered_maps::compare::<BinarySearchTree<i32, i32>>(c, "binary_search_tree", 2_000);
    }

    criterion_group!(benches, compare);
}

/// 4.2: a look-up takes as many steps as the word has letters; a step is cheaper in a table than in
/// a sorted list.
mod trie {
    use std::collections::BTreeSet;

    use criterion::{Criterion, criterion_group};
    use data_structure::Trie;
    use data_structure::trie::flat::FlatTrie;
    use data_structure::trie::radix::RadixTrie;
    use trace::SplitMix64;

    /// That many words of 4 to 12 letters.
    fn words(n: usize) -> Vec<String> {
        let mut random = SplitMix64::new(7);
        let mut letter = |_| ('a'..='z').nth(random.below(26)).unwrap_or('a');
        (4..13).cycle().take(n).map(|length| (0..length).map(&mut letter).collect()).collect()
    }

    fn flat(words: &[String]) -> FlatTrie {
        let mut trie = FlatTrie::new();
        for word in words {
            trie.insert(word).expect("letters");
        }
        trie
    }

    fn compare(c: &mut Criterion) {
        for n in [1_000, 30_000] {
            let words = words(n);
            let set: BTreeSet<&str> = words.iter().map(String::as_str).collect();
            let generic = || Trie::from_words(words.iter().map(|word| word.bytes()));
            let radix =
                || words.iter().map(|word| (word.as_bytes(), ())).collect::<RadixTrie<u8, ()>>();
            let (flat_trie, trie, radix_trie) = (flat(&words), generic(), radix());
            assert_eq!([flat_trie.len(), trie.len(), radix_trie.len()], [set.len(); 3]);
            assert!(trie.iter().map(|(word, ())| word).eq(set.iter().map(|word| word.as_bytes())));
            let id = |what: &str| format!("trie/{what}/{n}");
            c.bench_function(&id("build_flat"), |b| b.iter(|| flat(&words)));
            c.bench_function(&id("build_generic"), |b| b.iter(generic));
            c.bench_function(&id("build_radix"), |b| b.iter(radix));
            c.bench_function(&id("look_up_flat"), |b| {
                b.iter(|| words.iter().filter(|word| flat_trie.contains(word)).count());
            });
            c.bench_function(&id("look_up_generic"), |b| {
                b.iter(|| words.iter().filter(|word| trie.contains(word.bytes())).count());
            });
            c.bench_function(&id("look_up_radix"), |b| {
                b.iter(|| {
                    words.iter().filter(|word| radix_trie.get(word.as_bytes()).is_some()).count()
                });
            });
        }
    }

    criterion_group!(benches, compare);
}

/// 4.3: a meld costs the logarithm, where a binary heap moves its elements; push and pop cost more.
mod leftist_heap {
    use std::cmp::Reverse;
    use std::collections::BinaryHeap;

    use criterion::{BatchSize, Criterion, criterion_group};
    use data_structure::LeftistHeap;
    use data_structure::leftist_heap::Forest;

    fn compare(c: &mut Criterion) {
        for n in [1_000, 30_000] {
            let keys = super::ordered_maps::shuffled(n);
            let sorted: Vec<i32> = (0..n).collect();
            let pushed = || {
                let mut heap = LeftistHeap::new();
                for &key in &keys {
                    heap.push(key);
                }
                heap.into_sorted_vec()
            };
            let built = || keys.iter().copied().collect::<LeftistHeap<i32>>();
            assert!(pushed() == sorted && built().into_sorted_vec() == sorted);
            let id = |what: &str| format!("leftist_heap/{what}/{n}");
            c.bench_function(&id("push_and_pop"), |b| b.iter(pushed));
            c.bench_function(&id("push_and_pop_of_std"), |b| {
                b.iter(|| {
                    let mut heap = BinaryHeap::new();
                    for &key in &keys {
                        heap.push(Reverse(key));
                    }
                    std::iter::from_fn(|| heap.pop()).last()
                });
            });
            c.bench_function(&id("build"), |b| b.iter(built));
            c.bench_function(&id("meld"), |b| {
                let heaps = || {
                    let mut forest = Forest::new();
                    let heap = forest.collect(keys.iter().copied());
                    let other = forest.collect(keys.iter().copied());
                    (forest, heap, other)
                };
                b.iter_batched(
                    heaps,
                    |(mut forest, heap, other)| {
                        let both = forest.meld(heap, other);
                        (forest, both)
                    },
                    BatchSize::LargeInput,
                );
            });
        }
    }

    criterion_group!(benches, compare);
}

/// 4.1: an operation costs nearly the same at every size, and in every order; without halving the
/// search for one deep element costs the logarithm each time.
mod disjoint_set {
    use criterion::{BenchmarkId, Criterion, criterion_group};
    use data_structure::disjoint_set::DisjointSet;
    use data_structure::disjoint_set::rollback::RollbackSets;

    use super::random;

    fn unions(c: &mut Criterion) {
        for n in [1_000, 100_000] {
            let pairs: Vec<(usize, usize)> = random(n).zip(random(n).skip(n)).take(n).collect();
            let line: Vec<(usize, usize)> = (1..n).map(|x| (x, x - 1)).collect();
            for (name, pairs) in [("random", pairs), ("line", line)] {
                let mut expected = DisjointSet::new(n);
                for (x, y) in &pairs {
                    let _ = expected.union(*x, *y);
                }
                assert_eq!(expected.n_sets(), expected.groups().len());
                assert!(name == "random" || expected.n_sets() == 1);
                let id = BenchmarkId::new(format!("disjoint_set/union_{name}"), n);
                c.bench_with_input(id, &pairs, |b, pairs| {
                    b.iter(|| {
                        let mut sets = DisjointSet::new(n);
                        for (x, y) in pairs {
                            sets.union(*x, *y);
                        }
                        sets.n_sets()
                    });
                });
                let id = BenchmarkId::new(format!("disjoint_set/rollback_{name}"), n);
                c.bench_with_input(id, &pairs, |b, pairs| {
                    b.iter(|| {
                        let mut sets = RollbackSets::new(n);
                        for (x, y) in pairs {
                            sets.union(*x, *y);
                        }
                        assert_eq!(sets.sets().n_sets(), expected.n_sets());
                        while sets.undo().is_some() {}
                    });
                });
            }
        }
    }

    criterion_group!(benches, unions);
}

/// 4.5: an addition and a sum cost the logarithm, and a build is far cheaper than that many
/// additions.
mod fenwick_tree {
    use criterion::{Criterion, criterion_group};
    use data_structure::fenwick_tree::FenwickTree;
    use data_structure::fenwick_tree::order::inversions;

    use super::random;

    fn operations(c: &mut Criterion) {
        for n in [1_000_usize, 100_000] {
            let values: Vec<usize> = random(1000).take(n).collect();
            let places: Vec<usize> = random(n).take(1000).collect();
            let tree = FenwickTree::from_values(values.iter().copied()).unwrap();
            let mut added = FenwickTree::new(n);
            for (i, value) in values.iter().enumerate() {
                added.add(i, *value).unwrap();
            }
            assert_eq!(added, tree);
            for &i in &places {
                assert_eq!(tree.sum(..i), Ok(values[..i].iter().sum()));
            }
            let mut run = |name: &str, work: &mut dyn FnMut() -> usize| {
                c.bench_function(&format!("fenwick_tree/{name}/{n}"), |b| b.iter(&mut *work));
            };
            run("build", &mut || {
                FenwickTree::from_values(values.iter().copied()).unwrap().cells()[0]
            });
            run("build_by_adding", &mut || {
                let mut tree = FenwickTree::new(n);
                for (i, value) in values.iter().enumerate() {
                    tree.add(i, *value).unwrap();
                }
                tree.cells()[0]
            });
            let mut changed = tree.clone();
            run("thousand_additions", &mut || {
                for &i in &places {
                    changed.add(i, 1).unwrap();
                }
                changed.cells()[0]
            });
            run("thousand_sums", &mut || places.iter().map(|&i| tree.sum(..i).unwrap()).sum());
            run("thousand_plain_sums", &mut || {
                places.iter().map(|&i| values[..i].iter().sum::<usize>()).sum()
            });
            run("inversions", &mut || inversions(&values).is_ok().into());
        }
    }

    criterion_group!(benches, operations);
}

/// 4.7: the logarithm at worst, for sorted keys too.
mod avl_tree {
    use criterion::{Criterion, criterion_group};
    use data_structure::AvlTree;

    fn compare(c: &mut Criterion) {
        super::ordered_maps::compare::<AvlTree<i32, i32>>(c, "avl_tree", i32::MAX);
    }

    criterion_group!(benches, compare);
}

/// 4.8: the logarithm at worst, with fewer rotations.
mod red_black_tree {
    use criterion::{Criterion, criterion_group};
    use data_structure::RedBlackTree;

    fn compare(c: &mut Criterion) {
        super::ordered_maps::compare::<RedBlackTree<i32, i32>>(c, "red_black_tree", i32::MAX);
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

/// 4.4: a change and a fold cost the logarithm; a plain array sums up in as many steps as the range
/// is long. The lazy tree changes a whole range for the logarithm.
mod segment_tree {
    use criterion::{Criterion, criterion_group};
    use data_structure::SegmentTree;
    use data_structure::segment_tree::lazy::{AddToSum, LazySegmentTree};
    use data_structure::segment_tree::monoid::Sum;

    use super::random;

    fn operations(c: &mut Criterion) {
        for n in [1_000, 100_000] {
            let values: Vec<usize> = random(1000).take(n).collect();
            let places = random(n).zip(random(n).skip(1000));
            let ranges: Vec<_> = places.map(|(a, b)| a.min(b)..a.max(b)).take(1000).collect();
            let mut tree: SegmentTree<Sum<usize>> = values.iter().copied().collect();
            let mut lazy: LazySegmentTree<AddToSum<usize>> = values.iter().copied().collect();
            for range in &ranges {
                let sum = values[range.clone()].iter().sum();
                assert_eq!((tree.fold(range.clone()), lazy.fold(range.clone())), (sum, sum));
            }
            let mut run = |name: &str, work: &mut dyn FnMut() -> usize| {
                c.bench_function(&format!("segment_tree/{name}/{n}"), |b| b.iter(&mut *work));
            };
            run("build", &mut || SegmentTree::<Sum<usize>>::from_values(values.clone()).len());
            run("thousand_folds", &mut || {
                ranges.iter().map(|range| tree.fold(range.clone())).sum()
            });
            run("thousand_plain_sums", &mut || {
                ranges.iter().map(|range| values[range.clone()].iter().sum::<usize>()).sum()
            });
            run("thousand_lazy_folds", &mut || {
                ranges.iter().map(|range| lazy.fold(range.clone())).sum()
            });
            run("thousand_additions", &mut || {
                for range in &ranges {
                    tree.update(range.start, |value| value.wrapping_add(1));
                }
                tree.len()
            });
            run("thousand_additions_to_ranges", &mut || {
                for range in &ranges {
                    lazy.change(range.clone(), &1);
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

criterion_main!(
    trie::benches,
    leftist_heap::benches,
    binary_search_tree::benches,
    disjoint_set::benches,
    fenwick_tree::benches,
    avl_tree::benches,
    red_black_tree::benches,
    b_plus_tree::benches,
    b_tree::benches,
    segment_tree::benches,
    skip_list::benches
);
