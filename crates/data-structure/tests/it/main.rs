//! The tests of chapter 4, one module a section.

mod avl_tree;
mod b_plus_tree;
mod b_tree;
mod binary_search_tree;
mod counted;
mod disjoint_set;
mod fenwick_tree;
mod leftist_heap;
mod memory;
mod ordered_map;
mod red_black_tree;
mod segment_tree;
mod shapes;
mod sizes;
mod skip_list;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
mod trie;
