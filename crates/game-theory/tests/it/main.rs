//! The tests of chapter 12, one module a section.

mod nim_game;
mod oracle;
mod snapshots;
mod sprague_grundy;
mod sprague_grundy_seeds;
