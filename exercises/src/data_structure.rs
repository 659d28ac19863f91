//! The exercises of chapter 4.

pub mod avl_tree;
pub mod b_plus_tree;
pub mod b_tree;
pub mod binary_search_tree;
pub mod disjoint_set;
pub mod fenwick_tree;
pub mod leftist_heap;
pub mod red_black_tree;
pub mod segment_tree;
pub mod skip_list;
pub mod trie;
