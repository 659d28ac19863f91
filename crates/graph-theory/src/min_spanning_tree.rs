//! Part of the chapter: spanning trees of least weight.

mod bottlenecks;
mod forest;
pub mod kruskal;
pub mod prim;

pub use bottlenecks::Bottlenecks;
pub use forest::{Flaw, SpanningForest};
