//! The tests of chapter 12, one module a section.

mod bash_game;
mod games;
mod nim_game;
mod nim_judges;
mod oracle;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
mod sprague_grundy;
mod sprague_grundy_judges;
mod wythoff_game;
