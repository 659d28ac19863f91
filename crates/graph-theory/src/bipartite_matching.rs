//! Part of [the chapter](crate): matchings in bipartite graphs, and the problems they solve:
//! covers, path covers, and colorings.
//!
//! Page: `docs/en/graph-theory/README.md`.

mod bipartite;
pub mod coloring;
pub mod covers_and_cliques;
pub mod disjoint_path_cover;
pub mod hopcroft_karp;
pub mod hungarian;
pub mod joint_path_cover;
pub mod kuhn_munkres;
mod matching;
pub mod matching_as_max_flow;
pub mod weighted_cover;

pub use bipartite::{Bipartite, Edge, Split, two_sides};
pub use matching::{Cover, Crowd, Matching, MatchingError};
