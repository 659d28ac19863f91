//! Minimum path cover with shared vertices: the fewest paths of an acyclic graph that cover all
//! vertices, where paths may share vertices; and a largest antichain, which has the same size.
//!
//! Cost: by the transitive closure, O(V (V + E) / 64) for its rows and O(V^2.5) for the matching;
//! V² / 8 bytes for the rows, and 16 bytes for each pair of the closure. By a network, the cost of
//! a flow on 2V + 2 vertices and E + 3V arcs.
//!
//! Domain: directed graphs without cycles; any directed graph by its strongly connected components.
//! A single vertex is a path.
//!
//! Source: R. P. Dilworth, "A decomposition theorem for partially ordered sets", Annals of
//! Mathematics 51 (1950); D. R. Fulkerson, "Note on Dilworth's decomposition theorem for partially
//! ordered sets", Proceedings of the AMS 7 (1956).
//!
//! Checked: all directed graphs of four vertices and all acyclic ones of five against the largest
//! of all antichains; random ones of up to 12 vertices, both ways and by the [plain] form; every
//! answer by [`JointPathCover::verify`].
//!
//! Page: `docs/en/graph-theory/bipartite-matching/joint-path-cover.md`.

mod closure;
mod flow;
pub mod plain;
mod walks;

pub use closure::Closure;
pub use flow::by_flow;
pub use walks::walks;

use super::disjoint_path_cover::cover_of_split;
use crate::components::Components;
use crate::error::GraphError;
use crate::graph::{DiGraph, NodeId};
use crate::strongly_connected_components::tarjan::tarjan;
use crate::traverse::topological_sort::topological_sort;

/// Paths that cover all vertices, and an antichain of the same size: vertices of which no two are
/// on one path.
///
/// ```
/// use graph_theory::{DiGraph, joint_path_cover};
///
/// let graph = DiGraph::from_edges(4, [(0, 1), (2, 1), (1, 3)])?;
/// let cover = joint_path_cover(&graph)?;
/// // Neither of 0 and 2 leads to the other, so there must be two paths.
/// assert_eq!((cover.paths.len(), cover.antichain.len()), (2, 2));
/// assert!(cover.verify(&graph).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct JointPathCover {
    /// The paths, which may share vertices.
    pub paths: Vec<Vec<NodeId>>,
    /// For each path, the vertices that only this path must cover, in its order. Every vertex is in
    /// exactly one of these chains.
    pub chains: Vec<Vec<NodeId>>,
    /// Vertices of which none leads to another, ascending: each needs a path of its own.
    pub antichain: Vec<NodeId>,
}

/// The reason a path cover is not valid, or not proven minimum.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PathCoverError {
    /// Two consecutive vertices of a path are not joined by an arc.
    #[error("no arc leads from {} to {}", tail.index(), head.index())]
    NoArc {
        /// The vertex.
        tail: NodeId,
        /// The next vertex on the path.
        head: NodeId,
    },
    /// A vertex is not on any path.
    #[error("no path has vertex {}", node.index())]
    Uncovered {
        /// The vertex.
        node: NodeId,
    },
    /// A path leads from one vertex of the antichain to another.
    #[error("another vertex of the antichain leads to {}", node.index())]
    Comparable {
        /// The vertex that it leads to.
        node: NodeId,
    },
    /// The antichain has fewer vertices than there are paths, so it does not prove the cover
    /// minimum.
    #[error("there are {n_paths} paths, and {n_antichain} vertices in the antichain")]
    Sizes {
        /// The number of paths.
        n_paths: usize,
        /// The number of vertices in the antichain.
        n_antichain: usize,
    },
    /// A vertex does not exist, or the graph has a cycle.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// Finds the fewest paths, by the transitive closure. O(V (V + E) / 64 + V^2.5), plus O(k (V + E))
/// to write down k paths. One bit per pair of vertices, and 16 bytes per pair in the closure.
///
/// ```
/// use graph_theory::{DiGraph, joint_path_cover};
///
/// // Two paths may both use vertex 1.
/// let cover = joint_path_cover(&DiGraph::from_edges(4, [(0, 1), (2, 1), (1, 3)])?)?;
/// assert_eq!(cover.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::Cycle`] if there is a cycle; [`GraphError::TooLarge`] as for
/// [`Closure::from_graph`] and [`Closure::split_vertices`].
pub fn joint_path_cover<W>(graph: &DiGraph<W>) -> Result<JointPathCover, GraphError> {
    let closure = Closure::from_graph(graph)?;
    // The closure has no cycle either, so there is no need to check again.
    let (cover, proof) = cover_of_split(&closure.split_vertices()?);
    // A vertex without a copy in the cover leads to no other such vertex, because an end of that
    // arc would be in the cover.
    let is_open =
        |v: &u32| proof.left.binary_search(v).is_err() && proof.right.binary_search(v).is_err();
    let antichain = graph.nodes().filter(|&v| is_open(&v.into())).collect();
    let chains: Vec<Vec<NodeId>> = cover.paths().collect();
    let paths = chains.iter().map(|chain| expand(graph, &closure, chain)).collect();
    Ok(JointPathCover { paths, chains, antichain })
}

/// Returns a path of the graph through all vertices of a chain.
fn expand<W>(graph: &DiGraph<W>, closure: &Closure, chain: &[NodeId]) -> Vec<NodeId> {
    let mut path: Vec<NodeId> = chain.iter().take(1).copied().collect();
    for two in chain.windows(2) {
        let (mut u, w) = (two[0], two[1]);
        while u != w {
            // Invariant: u leads to w, so the head of one of its arcs is w or leads to w.
            let is_ahead = |v: &NodeId| *v == w || closure.leads(*v, w);
            let Some(v) = graph.neighbors(u).find(is_ahead) else { break };
            path.push(v);
            u = v;
        }
    }
    path
}

/// Finds the fewest paths for a graph that may have cycles: returns its strongly connected
/// components, here called classes, and the fewest paths in the graph of the classes. A walk that
/// enters a class can visit all its vertices, so the same number of walks covers the graph; see
/// [`walks`].
///
/// # Errors
/// [`GraphError::TooLarge`] as for [`joint_path_cover`].
pub fn from_classes<W>(graph: &DiGraph<W>) -> Result<(Components, JointPathCover), GraphError> {
    let classes = tarjan(graph);
    let cover = joint_path_cover(&classes.condensation(graph)?)?;
    Ok((classes, cover))
}

impl JointPathCover {
    /// Returns the number of paths.
    pub fn len(&self) -> usize {
        self.paths.len()
    }

    /// Returns whether there are no paths, because there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.paths.is_empty()
    }

    /// Checks the certificate: these paths cover the graph, and the antichain proves that fewer
    /// paths cannot. It does not look at the chains. O(V + E) plus the number of arcs out of the
    /// vertices of the paths.
    ///
    /// # Errors
    /// [`PathCoverError`] with the first flaw found.
    pub fn verify<W>(&self, graph: &DiGraph<W>) -> Result<(), PathCoverError> {
        let mut is_covered = vec![false; graph.n_nodes()];
        for path in &self.paths {
            for &node in path {
                is_covered[graph.check(node)?.index()] = true;
            }
            let is_missing = |two: &&[NodeId]| !graph.neighbors(two[0]).any(|v| v == two[1]);
            if let Some(two) = path.windows(2).find(is_missing) {
                return Err(PathCoverError::NoArc { tail: two[0], head: two[1] });
            }
        }
        if let Some(node) = graph.nodes().find(|v| !is_covered[v.index()]) {
            return Err(PathCoverError::Uncovered { node });
        }
        self.verify_antichain(graph)?;
        let (n_paths, n_antichain) = (self.len(), self.antichain.len());
        if n_paths != n_antichain {
            return Err(PathCoverError::Sizes { n_paths, n_antichain });
        }
        Ok(())
    }

    /// Propagates a mark from each vertex of the antichain along all arcs, and checks that it
    /// reaches no other vertex of the antichain.
    fn verify_antichain<W>(&self, graph: &DiGraph<W>) -> Result<(), PathCoverError> {
        let mut is_in = vec![false; graph.n_nodes()];
        for &node in &self.antichain {
            if std::mem::replace(&mut is_in[graph.check(node)?.index()], true) {
                return Err(PathCoverError::Comparable { node });
            }
        }
        let mut is_after = vec![false; graph.n_nodes()];
        for u in topological_sort(graph)? {
            // Invariant: of the vertices up to u, those that the antichain leads to are marked.
            let (is_in, is_after_u) = (is_in[u.index()], is_after[u.index()]);
            if is_in && is_after_u {
                return Err(PathCoverError::Comparable { node: u });
            }
            if is_in || is_after_u {
                for v in graph.neighbors(u) {
                    is_after[v.index()] = true;
                }
            }
        }
        Ok(())
    }
}
