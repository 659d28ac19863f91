//! The tests of chapter 12, a file for each section.

mod bash_game;
mod wythoff_game;
