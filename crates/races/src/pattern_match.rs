//! Chapter 11, a module a section.
