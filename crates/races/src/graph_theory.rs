//! Chapter 6, a module a section.

pub(crate) mod kosaraju;
pub(crate) mod tarjan;
pub(crate) mod two_sat;
