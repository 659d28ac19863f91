//! Chapter 6, a module a section.

pub(crate) mod kruskal;
pub(crate) mod prim;
