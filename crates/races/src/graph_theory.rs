//! Chapter 6, a module a section.

pub(crate) mod bellman_ford;
pub(crate) mod dijkstra;
