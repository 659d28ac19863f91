//! Kosaraju's algorithm: the strongly connected components by two depth-first searches, the second one backwards.
//!
//! Cost: O(V + E) time, O(V + E) extra space, for the arcs are reversed; no recursion.
//!
//! Domain: any directed graph; loops and parallel edges change nothing.
//!
//! Source: S. R. Kosaraju, 1978, unpublished; M. Sharir, "A strong-connectivity algorithm and its applications in data flow
//! analysis" (1981).
//!
//! Checked: all digraphs of up to three vertices, those of four without loops, and random ones, against the transitive
//! closure; every result against Tarjan's algorithm.
//!
//! Page: `docs/en/graph-theory/strongly-connected-components/kosaraju.md`.

use crate::Components;
use crate::graph::{DiGraph, NodeId};
use crate::traverse::depth_first_search::{DepthFirstSearch, Step};

/// One of the two searches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pass {
    /// Along the arcs; roots are tried in ascending order.
    First,
    /// Along the reversed arcs; roots are tried from the vertex that was finished last to the one that was finished first.
    Second,
}

/// The strongly connected components, numbered in topological order: an arc between two classes leads from the lower
/// number to the higher one. The same numbers as those of [`tarjan`](super::tarjan::tarjan). O(V + E).
pub fn kosaraju<W: Clone>(graph: &DiGraph<W>) -> Components {
    kosaraju_watched(graph, |_, _| {})
}

/// The components, observed: each step of either search, when it has been taken.
///
/// # Panics
/// Never: all roots are vertices of the graph.
pub fn kosaraju_watched<W: Clone>(
    graph: &DiGraph<W>,
    mut watch: impl FnMut(Pass, Step),
) -> Components {
    let mut order: Vec<NodeId> = Vec::with_capacity(graph.n_nodes());
    for step in DepthFirstSearch::new(graph) {
        if let Step::Finish { node } = step {
            order.push(node);
        }
        watch(Pass::First, step);
    }
    order.reverse();
    let reversed = graph.transpose();
    let mut class_of = vec![0; graph.n_nodes()];
    let mut n_classes = 0;
    for step in DepthFirstSearch::from_roots(&reversed, order).expect("they are its own vertices") {
        // Invariant: the classes before the last one are complete, and no arc leads into them from any other vertex
        // that is still to come.
        if let Step::Discover { node, by } = step {
            n_classes += u32::from(by.is_none());
            class_of[node.index()] = n_classes - 1;
        }
        watch(Pass::Second, step);
    }
    Components::new(class_of, n_classes as usize)
}
