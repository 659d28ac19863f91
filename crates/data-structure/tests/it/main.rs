//! The tests of chapter 4, one module a section.

mod binary_search_tree;
mod leftist_heap;
mod ordered_map;
mod snapshots;
mod trie;
