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

pub use disjoint_set::DisjointSet;
pub use fenwick_tree::FenwickTree;
pub use fenwick_tree::order::Ranks;
pub use segment_tree::Monoid;
pub use segment_tree::lazy::LazySegmentTree;

pub use avl_tree::AvlTree;
pub use avl_tree::ranked::RankedAvlTree;
pub use b_plus_tree::BPlusTree;
pub use b_tree::BTree;
pub use binary_search_tree::BinarySearchTree;
pub use binary_search_tree::ranked::RankedBinarySearchTree;
pub use leftist_heap::LeftistHeap;
pub use leftist_heap::randomized_heap::RandomizedHeap;
pub use leftist_heap::skew_heap::SkewHeap;
pub use ordered_map::{OrderStatistics, OrderedMap};
pub use red_black_tree::RedBlackTree;
pub use segment_tree::SegmentTree;
pub use skip_list::SkipList;
pub use trie::Trie;
pub use trie::binary::BinaryTrie;

pub use numbers::{Mod, Semiring};
