//! The builder of the book: what `cargo book` runs, and what the tests call.
//!
//! It links no chapter: it reads their sources, runs their example programs, and shows their snapshots.

mod directives;
mod fault;
mod figures;
pub mod gates;
mod items;
pub mod links;
pub mod make;
mod markdown;
mod math;
pub mod preprocess;
pub mod programs;
pub mod progress;
mod races;
pub mod search;
pub mod serve;
mod snapshots;
mod summary;
pub mod wasm;

pub use fault::{Fault, Faults};
