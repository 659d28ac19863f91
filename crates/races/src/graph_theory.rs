//! Chapter 6, a module a section.

pub(crate) mod dinic;
pub(crate) mod edmonds_karp;
pub(crate) mod multi_source_multi_sink;
mod networks;
