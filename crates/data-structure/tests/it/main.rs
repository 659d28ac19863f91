//! The tests of chapter 4, one module a section.

mod b_plus_tree;
mod b_tree;
mod binary_search_tree;
mod ordered_map;
mod snapshots;
