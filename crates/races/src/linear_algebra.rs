//! Chapter 9, a module a section.

pub(crate) mod simplex;
