#![doc = include_str!("../README.md")]

pub use analytic_geometry;
pub use basic_knowledge;
pub use combinatorial_mathematics;
pub use data_structure;
pub use dynamic_programming;
pub use game_theory;
pub use graph_theory;
pub use linear_algebra;
pub use number_theory;
pub use numbers;
pub use pattern_match;
pub use search;
pub use sort;
