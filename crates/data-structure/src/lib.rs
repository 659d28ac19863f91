//! Chapter 4 of *Way to Algorithm*: disjoint sets, tries, heaps, trees over ranges, ordered maps.

pub mod disjoint_set;
pub mod fenwick_tree;
