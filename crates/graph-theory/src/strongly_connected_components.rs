//! Part of the chapter: classes of vertices that reach each other, and what is decided by them.

mod proof;
pub mod tarjan;

pub use proof::{Flaw, is_strongly_connected, verify};
