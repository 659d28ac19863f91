#![doc = include_str!("../README.md")]

pub mod avl_tree;
pub mod b_plus_tree;
pub mod b_tree;
pub mod binary_search_tree;
pub mod disjoint_set;
pub mod fenwick_tree;
pub mod leftist_heap;
pub mod ordered_map;
mod range;
pub mod red_black_tree;
pub mod segment_tree;
pub mod skip_list;
pub mod trie;

#[doc(inline)]
pub use {
    avl_tree::AvlTree,
    avl_tree::ranked::RankedAvlTree,
    b_plus_tree::BPlusTree,
    b_tree::BTree,
    binary_search_tree::BinarySearchTree,
    binary_search_tree::ranked::RankedBinarySearchTree,
    disjoint_set::DisjointSet,
    fenwick_tree::FenwickTree,
    fenwick_tree::order::Ranks,
    leftist_heap::LeftistHeap,
    leftist_heap::randomized_heap::RandomizedHeap,
    leftist_heap::skew_heap::SkewHeap,
    ordered_map::{OrderStatistics, OrderedMap, Total},
    red_black_tree::RedBlackTree,
    segment_tree::Monoid,
    segment_tree::SegmentTree,
    segment_tree::lazy::LazySegmentTree,
    segment_tree::monoid::{Max, Min, Sum},
    skip_list::SkipList,
    trie::Trie,
    trie::binary::BinaryTrie,
};

pub use numbers::{Mod, Semiring};
