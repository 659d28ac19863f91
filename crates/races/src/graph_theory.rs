//! Chapter 6, a module a section.

pub(crate) mod depth_first_search;
pub(crate) mod graph;
pub(crate) mod kosaraju;
pub(crate) mod tarjan;
pub(crate) mod topological_sort;
pub(crate) mod two_sat;
