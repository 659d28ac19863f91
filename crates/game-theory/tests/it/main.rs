//! The tests of chapter 12, one module a section.

mod bash_game;
mod nim_game;
mod nim_judges;
mod oracle;
mod snapshots;
mod sprague_grundy;
mod sprague_grundy_seeds;
mod wythoff_game;
