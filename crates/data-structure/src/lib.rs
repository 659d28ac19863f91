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
pub use disjoint_set::DisjointSet;
#[doc(inline)]
pub use fenwick_tree::FenwickTree;
#[doc(inline)]
pub use fenwick_tree::order::Ranks;
#[doc(inline)]
pub use segment_tree::Monoid;
#[doc(inline)]
pub use segment_tree::lazy::LazySegmentTree;
#[doc(inline)]
pub use segment_tree::monoid::{Max, Min, Sum};

#[doc(inline)]
pub use avl_tree::AvlTree;
#[doc(inline)]
pub use avl_tree::ranked::RankedAvlTree;
#[doc(inline)]
pub use b_plus_tree::BPlusTree;
#[doc(inline)]
pub use b_tree::BTree;
#[doc(inline)]
pub use binary_search_tree::BinarySearchTree;
#[doc(inline)]
pub use binary_search_tree::ranked::RankedBinarySearchTree;
#[doc(inline)]
pub use leftist_heap::LeftistHeap;
#[doc(inline)]
pub use leftist_heap::randomized_heap::RandomizedHeap;
#[doc(inline)]
pub use leftist_heap::skew_heap::SkewHeap;
#[doc(inline)]
pub use ordered_map::{OrderStatistics, OrderedMap, Total};
#[doc(inline)]
pub use red_black_tree::RedBlackTree;
#[doc(inline)]
pub use segment_tree::SegmentTree;
#[doc(inline)]
pub use skip_list::SkipList;
#[doc(inline)]
pub use trie::Trie;
#[doc(inline)]
pub use trie::binary::BinaryTrie;

pub use numbers::{Mod, Semiring};
