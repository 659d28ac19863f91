//! The tests of the chapter, one module a section.

mod snapshots;
