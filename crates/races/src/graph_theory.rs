//! Chapter 6, a module a section.

pub(crate) mod hopcroft_karp;
