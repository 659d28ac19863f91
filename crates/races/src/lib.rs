//! The races: the book's algorithms against other people's, and against the ways one would write first.
//!
//! All entries of a race run on the same data, in turn and in one process, and each run's answer is compared. What comes
//! out is a ratio, ours to theirs; a time says nothing on another machine.
//!
//! To add a chapter: a module with `pub(crate) const RACES: &[Race]`, its name in `chapters!` below, and its peers in
//! `Cargo.toml`.

mod driver;
mod plot;
mod process;
mod race;
mod random;
mod results;

pub use driver::{Error, Outcome, Series, check, run};
pub use plot::plot;
pub use race::{Course, Entry, Race};
pub use random::SplitMix64;
pub use results::{Results, Row};

/// Names the chapters' modules, and gathers their races in this order.
macro_rules! chapters {
    ($($chapter:ident)*) => {
        $(mod $chapter;)*

        /// Every race of the book.
        pub fn races() -> impl Iterator<Item = &'static Race> {
            [$($chapter::RACES),*].into_iter().flatten()
        }
    };
}

chapters! { sort search dynamic_programming game_theory }
