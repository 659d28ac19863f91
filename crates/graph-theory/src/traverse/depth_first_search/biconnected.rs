//! Part of [depth-first search](super): bridges, cut vertices, and blocks of an undirected graph.
//!
//! A *bridge* is an edge whose removal disconnects a component, and a *cut vertex* (or articulation
//! point) is a vertex whose removal does so. The edges are partitioned into *blocks*: two edges are
//! in the same block if they are on a common cycle. A bridge is a block by itself, and so is a
//! loop. Two blocks share at most one vertex; unless one of the blocks is a loop, that is a cut
//! vertex.
//!
//! Page: `docs/en/graph-theory/traverse/depth-first-search.md`.

use super::{DepthFirstSearch, Step};
use crate::components::Components;
use crate::graph::{EdgeId, NodeId, UnGraph};

/// The bridges, cut vertices, and blocks of a graph.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Biconnected {
    /// The edges whose removal disconnects a component, ascending.
    pub bridges: Vec<EdgeId>,
    /// The vertices whose removal disconnects a component, ascending.
    pub cut_vertices: Vec<NodeId>,
    /// The edges of each block, ascending; the blocks are ordered by their lowest edges.
    pub blocks: Vec<Vec<EdgeId>>,
}

impl Biconnected {
    /// Returns the vertices of each block, ascending, with the blocks in the order of `blocks`. A
    /// cut vertex is in several blocks; a vertex without edges is in none, see [`isolated`]. O(E
    /// log E).
    ///
    /// ```
    /// use graph_theory::traverse::depth_first_search::biconnected::biconnected;
    /// use graph_theory::{NodeId, UnGraph};
    ///
    /// let graph = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?;
    /// let blocks = biconnected(&graph).block_nodes(&graph);
    /// assert_eq!(blocks, [vec![0, 1, 2], vec![2, 3]].map(|block: Vec<u32>| {
    ///     block.into_iter().map(NodeId::from).collect::<Vec<_>>()
    /// }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the graph is a different one, with fewer edges.
    pub fn block_nodes<W>(&self, graph: &UnGraph<W>) -> Vec<Vec<NodeId>> {
        let ends = |block: &Vec<EdgeId>| {
            let edges = block.iter().map(|&id| graph.edge(id));
            let mut nodes: Vec<NodeId> = edges.flat_map(|edge| [edge.tail, edge.head]).collect();
            nodes.sort_unstable();
            nodes.dedup();
            nodes
        };
        self.blocks.iter().map(ends).collect()
    }

    /// Returns the two-edge-connected components: what is left of the components when the bridges
    /// are removed, numbered in the order of their lowest vertices. Two vertices are in the same
    /// one if the removal of any single edge leaves them connected. O(V + E).
    ///
    /// ```
    /// use graph_theory::UnGraph;
    /// use graph_theory::traverse::depth_first_search::biconnected::biconnected;
    ///
    /// let graph = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?;
    /// assert_eq!(biconnected(&graph).two_edge_connected(&graph).classes(), [0, 0, 0, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the graph is a different one, with fewer edges.
    #[doc(alias = "bridge_components")]
    pub fn two_edge_connected<W>(&self, graph: &UnGraph<W>) -> Components {
        let mut is_bridge = vec![false; graph.n_edges()];
        for edge in &self.bridges {
            is_bridge[edge.index()] = true;
        }
        let mut class_of = vec![u32::MAX; graph.n_nodes()];
        let (mut n_classes, mut waiting) = (0, Vec::new());
        for root in graph.nodes() {
            if class_of[root.index()] != u32::MAX {
                continue;
            }
            class_of[root.index()] = n_classes;
            waiting.push(root);
            while let Some(u) = waiting.pop() {
                for arc in graph.arcs(u).iter().filter(|arc| !is_bridge[arc.edge.index()]) {
                    if class_of[arc.head.index()] == u32::MAX {
                        class_of[arc.head.index()] = n_classes;
                        waiting.push(arc.head);
                    }
                }
            }
            n_classes += 1;
        }
        Components::new(class_of, n_classes as usize)
    }
}

/// Returns the vertices without edges, which are in no block, in ascending order. O(V).
///
/// ```
/// use graph_theory::traverse::depth_first_search::biconnected::isolated;
/// use graph_theory::{NodeId, UnGraph};
///
/// assert_eq!(isolated(&UnGraph::from_edges(3, [(0, 2)])?), [NodeId::from(1)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn isolated<W>(graph: &UnGraph<W>) -> Vec<NodeId> {
    graph.nodes().filter(|&node| graph.degree(node) == 0).collect()
}

/// Finds bridges, cut vertices, and blocks in one search.
///
/// The `low` of a vertex is the earliest discovery time that its subtree touches by one back edge.
/// If the subtree of a child touches nothing above its parent, it is connected to the rest only at
/// the parent. O(V + E log E), because the edges are sorted.
///
/// ```
/// use graph_theory::UnGraph;
/// use graph_theory::traverse::depth_first_search::biconnected::biconnected;
///
/// // A triangle with a tail.
/// let blocks = biconnected(&UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?);
/// assert_eq!(blocks.blocks.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "articulation_points")]
#[doc(alias = "bridges")]
pub fn biconnected<W>(graph: &UnGraph<W>) -> Biconnected {
    let mut found = Biconnected::default();
    let mut discovered = vec![0_usize; graph.n_nodes()];
    let mut low = vec![0_usize; graph.n_nodes()];
    let mut n_below = vec![0_usize; graph.n_nodes()];
    // The edges that are in no block yet, in the order in which they were tried; and for each gray
    // vertex, the position of its tree edge among them.
    let (mut edges, mut starts): (Vec<EdgeId>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut clock = 0;
    let mut search = DepthFirstSearch::new(graph);
    while let Some(step) = search.next() {
        match step {
            Step::Discover { node, by } => {
                (discovered[node.index()], low[node.index()]) = (clock, clock);
                clock += 1;
                starts.push(edges.len());
                edges.extend(by);
            }
            Step::Back { u, v, edge } if u == v => found.blocks.push(vec![edge]),
            // An undirected edge never leads across.
            Step::Back { u, v, edge } | Step::Cross { u, v, edge } => {
                edges.push(edge);
                low[u.index()] = low[u.index()].min(discovered[v.index()]);
            }
            Step::Finish { node } => {
                let (Some((parent, by)), Some(start)) = (search.path().next_back(), starts.pop())
                else {
                    continue;
                };
                let reach = low[node.index()];
                low[parent.index()] = low[parent.index()].min(reach);
                if discovered[parent.index()] <= reach {
                    // A root has nothing above it, so it is a cut vertex only if it has another
                    // subtree.
                    n_below[parent.index()] += if by.is_some() { 2 } else { 1 };
                    let mut block = edges.split_off(start);
                    block.sort_unstable();
                    if discovered[parent.index()] < reach {
                        found.bridges.extend(&block);
                    }
                    found.blocks.push(block);
                }
            }
        }
    }
    found.bridges.sort_unstable();
    found.blocks.sort_unstable();
    found.cut_vertices = graph.nodes().filter(|node| 1 < n_below[node.index()]).collect();
    found
}
