//! The tests of chapter 12.

mod sprague_grundy;
