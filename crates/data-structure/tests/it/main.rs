//! The tests of chapter 4, one module a section.

mod binary_search_tree;
mod ordered_map;
mod segment_tree;
mod skip_list;
mod snapshots;
