//! Chapter 12 of *Way to Algorithm*: games that two people play in turns with everything in sight.
//!
//! Words used throughout. *Normal play*: who cannot move loses. *Misère play*: who cannot move
//! wins. A position is *cold* if the player who has to move loses, and *hot* if that player can
//! win.

pub mod bash_game;
pub mod nim_game;
pub mod sprague_grundy;
pub mod wythoff_game;

pub use sprague_grundy::{Game, mex};

/// The example of the workspace's README, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct WorkspaceReadme;

/// The example of the README runs, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
