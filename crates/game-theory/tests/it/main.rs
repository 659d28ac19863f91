//! The tests of chapter 12, one module a section.

mod bash_game;
mod nim_game;
mod oracle;
mod snapshots;
mod sprague_grundy;
mod wythoff_game;
