#![doc = include_str!("../README.md")]

#[doc(alias = "bachet")]
pub mod bash_game;
pub mod nim_game;
pub mod sprague_grundy;
pub mod wythoff_game;

#[doc(inline)]
pub use {
    bash_game::{BashError, sum_nimber, winning_take},
    nim_game::{Heap, IllegalMoveError, column_counts, nim_sum},
    sprague_grundy::dag::Dag,
    sprague_grundy::octal::Octal,
    sprague_grundy::period::{Period, Periodic},
    sprague_grundy::retrograde::{Outcome, outcomes},
    sprague_grundy::{CycleError, Game, GrundyError, Nimber, Solver, SubtractionSet, mex},
    wythoff_game::{WythoffError, cold_index, cold_pair, cold_pairs, partner},
};

/// The example of the workspace's README, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct WorkspaceReadme;
