//! Chapter 8, a module a section.
