//! What `len` and `is_empty` say of each structure of the chapter: without an element, and with
//! one, two and three.

use std::num::NonZeroU32;

use data_structure::disjoint_set::keyed::KeyedSets;
use data_structure::disjoint_set::potential::Potentials;
use data_structure::fenwick_tree::range_add::{RangeAdd, RangeAddSum};
use data_structure::leftist_heap::lazy::LazyHeap;
use data_structure::leftist_heap::{Forest, Heap};
use data_structure::segment_tree::lazy::{AddToSum, LazySegmentTree};
use data_structure::segment_tree::monoid::Sum;
use data_structure::segment_tree::persistent::PersistentSegmentTree;
use data_structure::segment_tree::sparse::SparseSegmentTree;
use data_structure::trie::flat::FlatTrie;
use data_structure::trie::radix::RadixTrie;
use data_structure::{
    AvlTree, BPlusTree, BTree, BinarySearchTree, BinaryTrie, DisjointSet, FenwickTree, LeftistHeap,
    RandomizedHeap, RankedAvlTree, RankedBinarySearchTree, Ranks, RedBlackTree, SegmentTree,
    SkewHeap, SkipList, Trie,
};
use pretty_assertions::assert_eq;

/// Compares the sizes of structures with the number of elements that each is made of.
macro_rules! sizes {
    ($($make:expr),+ $(,)?) => {$(
        check(stringify!($make), $make, |made| (made.len().try_into(), made.is_empty()));
    )+};
}

fn check<S, E>(name: &str, make: impl Fn(u8) -> S, size: impl Fn(&S) -> (Result<u8, E>, bool)) {
    for n in 0..4 {
        let (len, is_empty) = size(&make(n));
        assert_eq!((len.ok(), is_empty), (Some(n), n == 0), "{name}");
    }
}

#[test]
fn sets_and_trees_over_ranges() {
    sizes![
        |n| DisjointSet::new(usize::from(n)),
        |n| (0..n).collect::<KeyedSets<u8>>(),
        |n| Potentials::new(usize::from(n)),
        |n| Potentials::modulo(usize::from(n), NonZeroU32::MIN),
        |n| FenwickTree::<i64>::new(usize::from(n)),
        |n| Ranks::from_values(1, (0..n).map(|_| 0)),
        |n| RangeAdd::new(usize::from(n)),
        |n| RangeAddSum::new(usize::from(n)),
        |n| SegmentTree::<Sum<u32>>::new(usize::from(n)),
        |n| LazySegmentTree::<AddToSum<u32>>::new(usize::from(n)),
        |n| PersistentSegmentTree::<Sum<u32>>::new(usize::from(n)),
        |n| SparseSegmentTree::<Sum<u32>>::new(u64::from(n)),
    ];
}

#[test]
fn heaps() {
    fn in_forest(n: u8) -> Heap {
        let (mut forest, mut heap) = (Forest::new(), Heap::new());
        for x in 0..n {
            forest.push(&mut heap, x);
        }
        heap
    }
    fn skew(n: u8) -> SkewHeap<u8> {
        let mut heap = SkewHeap::default();
        (0..n).for_each(|x| heap.push(x));
        heap
    }
    fn randomized(n: u8) -> RandomizedHeap<u8> {
        let mut heap = RandomizedHeap::default();
        (0..n).for_each(|x| heap.push(x));
        heap
    }
    sizes![in_forest, skew, randomized, |n| (0..n).collect::<LeftistHeap<u8>>(), |n| (0..n)
        .map(i64::from)
        .collect::<LazyHeap>(),];
}

#[test]
fn maps_and_tries() {
    fn radix(n: u8) -> RadixTrie<u8, ()> {
        let mut trie = RadixTrie::new();
        for x in 0..n {
            trie.insert(&[x], ());
        }
        trie
    }
    fn flat(n: u8) -> FlatTrie {
        let mut trie = FlatTrie::new();
        for word in &["a", "b", "c"][..usize::from(n)] {
            trie.insert(word).unwrap();
        }
        trie
    }
    sizes![
        |n| (0..n).map(|x| (x, ())).collect::<BinarySearchTree<u8, ()>>(),
        |n| (0..n).map(|x| (x, ())).collect::<RankedBinarySearchTree<u8, ()>>(),
        |n| (0..n).map(|x| (x, ())).collect::<AvlTree<u8, ()>>(),
        |n| (0..n).map(|x| (x, ())).collect::<RankedAvlTree<u8, ()>>(),
        |n| (0..n).map(|x| (x, ())).collect::<RedBlackTree<u8, ()>>(),
        |n| (0..n).map(|x| (x, ())).collect::<BTree<u8, ()>>(),
        |n| (0..n).map(|x| (x, ())).collect::<BPlusTree<u8, ()>>(),
        |n| (0..n).map(|x| (x, ())).collect::<SkipList<u8, ()>>(),
        |n| Trie::from_words((0..n).map(|x| [x])),
        |n| (0..n).map(u64::from).collect::<BinaryTrie>(),
        radix,
        flat,
    ];
}
