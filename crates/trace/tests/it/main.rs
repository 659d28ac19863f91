//! The tests of the drawing vocabulary and of the programs' conduct.

mod asking;
mod conduct;
mod legend;
mod pictures;
mod playing;
#[path = "../support/snapshots.rs"]
mod snapshots;
