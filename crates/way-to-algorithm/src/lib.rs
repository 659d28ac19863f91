//! The chapters of *Way to Algorithm*, as modules of one crate; and [`numbers`], what several of
//! them calculate with.
//!
//! ```
//! use way_to_algorithm::data_structure::BTree;
//! use way_to_algorithm::graph_theory::{DiGraph, NodeId, dijkstra};
//!
//! let graph = DiGraph::from_weighted_edges(3, [(0, 1, 7_u32), (0, 2, 1), (2, 1, 2)])?;
//! let paths = dijkstra(&graph, NodeId::from(0))?;
//! let mut map: BTree<u32, Option<u64>> = BTree::new();
//! map.insert(1, paths.dist(NodeId::from(1)));
//! assert_eq!(map.get(&1), Some(&Some(3)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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

/// The example of the README runs, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
