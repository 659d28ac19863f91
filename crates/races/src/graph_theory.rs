//! Chapter 6, a module a section.
