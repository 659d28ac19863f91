//! Chapter 8, a module a section.

pub(crate) mod extended_euclid;
