//! The builder of the book: what `cargo book` runs, and what the tests call.
//!
//! It links no chapter: it reads their sources, runs their example programs, and shows their
//! snapshots.

mod chains;
mod chinese;
mod directives;
mod exercises;
mod facts;
mod fault;
mod figures;
pub mod gates;
mod items;
pub mod links;
pub mod make;
mod markdown;
mod math;
mod names;
pub mod observer;
mod outline;
mod pages;
pub mod preprocess;
pub mod programs;
pub mod progress;
mod proofs;
mod questions;
mod races;
pub mod search;
pub mod serve;
mod snapshots;
mod summary;
mod terms;
pub mod wasm;

pub use fault::{Fault, Faults};
