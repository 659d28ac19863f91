//! Chapter 9, a module a section.
