//! The builder of the book: what `cargo book` runs, and what the tests call.
//!
//! It links no chapter: it reads their sources, runs their example programs, and shows their snapshots.

pub mod gates;
pub mod links;
pub mod make;
pub mod preprocess;
pub mod programs;
pub mod progress;
pub mod serve;
pub mod wasm;
mod directives;
mod fault;
mod figures;
mod items;
mod markdown;
mod math;
mod races;
mod snapshots;
mod summary;

pub use fault::{Fault, Faults};
