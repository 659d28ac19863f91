//! The tests of chapter 4, one module a section.

mod disjoint_set;
mod fenwick_tree;
mod snapshots;
