//! Algorithm of Floyd and Warshall: shortest paths between all pairs of vertices, with weights of
//! any sign, or a negative cycle. The vertices are allowed as intermediate vertices one after
//! another.
//!
//! Cost: O(V³) time, O(V²) space.
//!
//! Domain: directed and undirected graphs, or a matrix. The distances of a graph have 64 bits (128
//! for 128-bit weights); those of a matrix have the type of its cells, so its weights must leave
//! room for the sums. Instead of lengths, any values that can be joined and compared are possible:
//! see [`algebra`].
//!
//! Source: R. W. Floyd, "Algorithm 97: Shortest path" (1962); S. Warshall, "A theorem on Boolean
//! matrices" (1962).
//!
//! Checked: all 15 625 directed graphs of three vertices with weights -2 to 1, and all 4 096
//! undirected ones of four vertices with weights 0 to 2, against shortest walks by their number of
//! edges, with every path added up; random ones against Bellman-Ford.
//!
//! Page: `docs/en/graph-theory/shortest-path/floyd-warshall.md`.

pub mod algebra;
pub mod blocked;
pub mod closure;
pub mod lenient;
pub mod plain;

use std::ops::Range;

use algebra::{Algebra, Length, Shortest};

use crate::dense::DenseMatrix;
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::weight::Weight;

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Every path through `k` was tried: from now on, `k` is allowed as an intermediate vertex.
    Allow {
        /// The vertex.
        k: NodeId,
    },
}

/// The reason there are no shortest paths between all pairs.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AllPairsError {
    /// The graph has a negative cycle. Going around it again is always better, so there is no best
    /// path.
    #[error("the vertices {} are a negative cycle", numbers(nodes))]
    NegativeCycle {
        /// The vertices of the cycle in order, each once; an arc leads from the last to the first.
        nodes: Vec<NodeId>,
    },
    /// A weight is NaN or infinite.
    #[error("the weight from {} to {} is not a number", from.index(), to.index())]
    NotANumber {
        /// The row.
        from: NodeId,
        /// The column.
        to: NodeId,
    },
    /// Paths of weights like this one could be too long for the type of the distances. A wider type
    /// helps.
    #[error("the weight from {} to {} is too large to be added up", from.index(), to.index())]
    Overflow {
        /// The row.
        from: NodeId,
        /// The column.
        to: NodeId,
    },
    /// The matrix is too large or not valid, or there is no such vertex.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// The first few vertices, as an error message shows them.
fn numbers(nodes: &[NodeId]) -> String {
    const MOST: usize = 12;
    let mut shown: Vec<String> =
        nodes.iter().take(MOST).map(|node| node.index().to_string()).collect();
    if MOST < nodes.len() {
        shown.push(format!("and {} more", nodes.len() - MOST));
    }
    shown.join(" ")
}

/// Marks a pair without a path, instead of its first hop.
const NO_HOP: u32 = u32::MAX;

/// The best path between every two vertices: its value, and its first hop.
///
/// ```
/// use graph_theory::{DiGraph, NodeId, floyd_warshall};
///
/// let [a, b, c] = [0, 1, 2].map(NodeId::from);
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 4_i32), (0, 2, 5), (2, 1, -3)])?;
/// let all = floyd_warshall(&graph)?;
/// assert_eq!((all.dist(a, b), all.path(a, b)), (Some(2), Some(vec![a, c, b])));
/// assert_eq!(all.dist(b, a), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AllPairs<V> {
    best: DenseMatrix<V>,
    /// The second vertex of each path, which for the path to the start itself is the start; or
    /// [`NO_HOP`].
    hops: DenseMatrix<u32>,
}

impl<V: Copy + PartialEq> AllPairs<V> {
    /// Returns the number of vertices.
    pub fn n_nodes(&self) -> usize {
        self.best.n_rows()
    }

    /// Returns the value of the best path, or `None` if there is no path. O(1).
    ///
    /// # Panics
    /// If there is no such vertex. The same holds for the methods below.
    pub fn dist(&self, from: NodeId, to: NodeId) -> Option<V> {
        let cell = (from.index(), to.index());
        (self.hops[cell] != NO_HOP).then_some(self.best[cell])
    }

    /// Returns the vertex after `from` on the best path to `to`, or `None` if there is no path. If
    /// `from` is `to`, it returns `to`. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn next_hop(&self, from: NodeId, to: NodeId) -> Option<NodeId> {
        let hop = self.hops[(from.index(), to.index())];
        (hop != NO_HOP).then(|| NodeId::from(hop))
    }

    /// Returns the best path, with both ends, or `None` if there is none. O(its length).
    ///
    /// With floats there is one caveat: sums are rounded, and if the weight of a cycle is almost 0,
    /// the hops may go around it. The result is `None` in that case too.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn path(&self, from: NodeId, to: NodeId) -> Option<Vec<NodeId>> {
        let mut nodes = vec![from];
        let mut at = from;
        while at != to {
            at = self.next_hop(at, to)?;
            nodes.push(at);
            if self.n_nodes() < nodes.len() {
                return None;
            }
        }
        Some(nodes)
    }

    /// Returns the best paths without intermediate vertices.
    fn direct<A: Algebra<Value = V>>(mut best: DenseMatrix<V>) -> Result<Self, AllPairsError> {
        let n = best.n_rows();
        let mut hops = DenseMatrix::new(n, NO_HOP)?;
        for (i, node) in (0..n).map(|i| (i, NodeId::at(i))) {
            if A::is_better(best[(i, i)], A::STAY) {
                return Err(AllPairsError::NegativeCycle { nodes: vec![node] });
            }
            best[(i, i)] = A::STAY;
            for (to, (hop, direct)) in (0..).zip(hops.row_mut(i).iter_mut().zip(best.row(i))) {
                if *direct != A::NO_WAY {
                    *hop = to;
                }
            }
        }
        Ok(AllPairs { best, hops })
    }

    /// Tries the paths through `k` from each of the rows to each of the columns. `beyond` is a
    /// buffer for a row. The error is a vertex from which a cycle through `k` is better than the
    /// empty path.
    fn allow<A: Algebra<Value = V>>(
        &mut self,
        k: usize,
        rows: Range<usize>,
        columns: &Range<usize>,
        beyond: &mut Vec<V>,
    ) -> Result<(), usize> {
        // Neither row k nor column k changes, because going from k to k is no improvement.
        beyond.clear();
        beyond.extend_from_slice(&self.best.row(k)[columns.clone()]);
        for i in rows {
            let (to_k, hop) = (self.best[(i, k)], self.hops[(i, k)]);
            if hop == NO_HOP || i == k {
                continue;
            }
            let known = &mut self.best.row_mut(i)[columns.clone()];
            let hops = &mut self.hops.row_mut(i)[columns.clone()];
            // Most blocks contain nothing to improve, and that is tested for many cells at once.
            let (known, known_rest) = known.as_chunks_mut::<BLOCK>();
            let (hops, hops_rest) = hops.as_chunks_mut::<BLOCK>();
            let (beyond, beyond_rest) = beyond.as_chunks::<BLOCK>();
            for ((known, hops), beyond) in known.iter_mut().zip(hops).zip(beyond) {
                improve::<A>(to_k, hop, beyond, known, hops);
            }
            improve::<A>(to_k, hop, beyond_rest, known_rest, hops_rest);
            if columns.contains(&i) && A::is_better(self.best[(i, i)], A::STAY) {
                return Err(i);
            }
        }
        Ok(())
    }

    /// Returns the cycle from `i` through `k` that was found when `k` was allowed.
    fn cycle(&self, i: usize, k: usize) -> AllPairsError {
        // The paths to k and back from k contain no better cycle, so the hops do not go around one.
        let (i, k) = (NodeId::at(i), NodeId::at(k));
        let there = self.path(i, k).unwrap_or_default();
        let back = self.path(k, i).unwrap_or_default();
        // If the two paths meet before k, the part before that is a closed walk without k, and so
        // no improvement. Leave it out.
        let meets = |u: &NodeId| back.iter().skip(1).position(|v| v == u);
        let last = there.iter().enumerate().rev().find_map(|(at, u)| Some((at, meets(u)?)));
        let (start, n_back) = last.unwrap_or((0, 0));
        let nodes =
            there[start..].iter().chain(back.iter().skip(1).take(n_back)).copied().collect();
        AllPairsError::NegativeCycle { nodes }
    }
}

/// The number of cells that are tested at once.
const BLOCK: usize = 32;

/// Takes each path through k that is better than the known one.
fn improve<A: Algebra>(
    to_k: A::Value,
    hop: u32,
    beyond: &[A::Value],
    known: &mut [A::Value],
    hops: &mut [u32],
) {
    if !A::is_any_better(to_k, beyond, known) {
        return;
    }
    for ((known, known_hop), &beyond) in known.iter_mut().zip(hops).zip(beyond) {
        let through_k = A::join(to_k, beyond);
        if A::is_better(through_k, *known) && beyond != A::NO_WAY {
            (*known, *known_hop) = (through_k, hop);
        }
    }
}

/// Finds the distances between all pairs of vertices of a graph, and a shortest path for each. Of
/// parallel edges, the shortest one counts. O(V³ + E).
///
/// ```
/// use graph_theory::{DiGraph, NodeId, floyd_warshall};
///
/// let graph = DiGraph::from_weighted_edges(3, [(0, 1, 4_i32), (0, 2, 5), (2, 1, -3)])?;
/// let all = floyd_warshall(&graph)?;
/// assert_eq!(all.dist(NodeId::from(0), NodeId::from(1)), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`AllPairsError`] if there is a negative cycle anywhere, if a weight is too large, NaN, or
/// infinite, or if the matrix would be too large.
pub fn floyd_warshall<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
) -> Result<AllPairs<W::Sum>, AllPairsError>
where
    W::Sum: Length,
{
    let weights = DenseMatrix::from_graph(graph)?;
    floyd_warshall_matrix(&weights.map(|weight| weight.map(W::to_sum)))
}

/// Works like [`floyd_warshall`], for a matrix of weights with `None` where there is no arc.
/// Distances have the type of the weights. O(V³).
///
/// # Errors
/// The same as [`floyd_warshall`].
pub fn floyd_warshall_matrix<D: Length>(
    weights: &DenseMatrix<Option<D>>,
) -> Result<AllPairs<D>, AllPairsError> {
    best_ways::<Shortest<D>>(lengths(weights)?)
}

/// Works like [`floyd_warshall_matrix`], but passes each [`Step`] and the paths after it to
/// `watch`.
///
/// # Errors
/// The same as [`floyd_warshall`].
pub fn floyd_warshall_watched<D: Length>(
    weights: &DenseMatrix<Option<D>>,
    watch: impl FnMut(Step, &AllPairs<D>),
) -> Result<AllPairs<D>, AllPairsError> {
    best_ways_watched::<Shortest<D>>(lengths(weights)?, watch)
}

/// Finds the best paths between all pairs in any algebra. `direct` contains the values of the arcs.
/// O(V³).
///
/// # Errors
/// [`AllPairsError::NegativeCycle`] if a cycle is better than the empty path;
/// [`GraphError::TooLarge`] if the matrix would be too large.
pub fn best_ways<A: Algebra>(
    direct: DenseMatrix<A::Value>,
) -> Result<AllPairs<A::Value>, AllPairsError> {
    best_ways_watched::<A>(direct, |_, _| {})
}

fn best_ways_watched<A: Algebra>(
    direct: DenseMatrix<A::Value>,
    mut watch: impl FnMut(Step, &AllPairs<A::Value>),
) -> Result<AllPairs<A::Value>, AllPairsError> {
    let mut ways = AllPairs::direct::<A>(direct)?;
    let all = 0..ways.n_nodes();
    let mut beyond = Vec::new();
    for k in all.clone() {
        // Invariant: all paths are the best of those whose intermediate vertices are below k.
        ways.allow::<A>(k, all.clone(), &all, &mut beyond).map_err(|i| ways.cycle(i, k))?;
        watch(Step::Allow { k: NodeId::at(k) }, &ways);
    }
    Ok(ways)
}

/// Returns the lengths of the arcs, after checking that they are valid and small enough that two
/// distances can be added without a check.
fn lengths<D: Length>(weights: &DenseMatrix<Option<D>>) -> Result<DenseMatrix<D>, AllPairsError> {
    let n = weights.n_rows();
    let mut lengths = DenseMatrix::new(n, D::NO_WAY)?;
    let (mut least, mut most) = (D::ZERO, D::ZERO);
    for i in 0..n {
        for (j, (length, weight)) in lengths.row_mut(i).iter_mut().zip(weights.row(i)).enumerate() {
            let Some(weight) = *weight else { continue };
            let (from, to) = (NodeId::at(i), NodeId::at(j));
            if !weight.is_valid() {
                return Err(AllPairsError::NotANumber { from, to });
            }
            if weight < least || most < weight {
                if !adds_up(weight, 2 * n) {
                    return Err(AllPairsError::Overflow { from, to });
                }
                (least, most) = if weight < least { (weight, most) } else { (least, weight) };
            }
            *length = weight;
        }
    }
    Ok(lengths)
}

/// Returns whether the length of this many arcs of this weight is within the range for paths.
///
/// Without a negative cycle, a distance is that of a path of fewer than n arcs. The algorithm stops
/// at the first negative cycle, so it never adds more than two distances.
fn adds_up<D: Length>(weight: D, n_arcs: usize) -> bool {
    let (mut sum, mut n) = (weight, 1);
    while n < n_arcs {
        match sum.checked_add(sum) {
            Some(twice) => (sum, n) = (twice, 2 * n),
            None => return false,
        }
    }
    sum.is_way()
}

impl<D: Length> AllPairs<D> {
    /// Returns all distances, with `None` where there is no path. O(V²).
    pub fn distances(&self) -> DenseMatrix<Option<D>> {
        self.best.map(|far| (*far != D::NO_WAY).then_some(*far))
    }

    /// Checks the certificate: these are the lengths of shortest paths, and the hops follow such
    /// paths. It walks all of them, which takes up to O(V³). With floats, rounding may cause a
    /// rejection.
    pub fn is_shortest_in(&self, weights: &DenseMatrix<Option<D>>) -> bool {
        let n = weights.n_rows();
        let nodes = || (0..n).map(NodeId::at);
        let weight = |u: NodeId, v: NodeId| weights[(u.index(), v.index())];
        let is_as_long = |u: NodeId, v: NodeId| {
            let Some(path) = self.path(u, v) else { return self.dist(u, v).is_none() };
            let add = |sum: D, arc: &[NodeId]| sum.checked_add(weight(arc[0], arc[1])?);
            path.windows(2).try_fold(D::ZERO, add) == self.dist(u, v)
        };
        // Extending a shortest path by an arc must not give a shorter one.
        let is_no_gain = |u: NodeId, v: NodeId, w: NodeId| {
            let Some((far, weight)) = self.dist(u, v).zip(weight(v, w)) else { return true };
            let through_v = far.checked_add(weight);
            self.dist(u, w).is_some_and(|known| through_v.is_none_or(|through| known <= through))
        };
        n == self.n_nodes()
            && nodes().all(|u| nodes().all(|v| is_as_long(u, v)))
            && nodes().all(|u| nodes().all(|v| nodes().all(|w| is_no_gain(u, v, w))))
    }

    /// Adds an arc, and updates the shortest paths. O(V²).
    ///
    /// # Errors
    /// [`AllPairsError`] if the result would be invalid; nothing changes in this case. A negative
    /// cycle goes through the new arc.
    pub fn add_arc(&mut self, from: NodeId, to: NodeId, weight: D) -> Result<(), AllPairsError> {
        let n_nodes = self.n_nodes();
        for node in [from, to] {
            if n_nodes <= node.index() {
                return Err(GraphError::NodeOutOfRange { node, n_nodes }.into());
            }
        }
        if !weight.is_valid() {
            return Err(AllPairsError::NotANumber { from, to });
        }
        let (u, v) = (from.index(), to.index());
        let overflow = AllPairsError::Overflow { from, to };
        let add = |a: D, b: D| a.checked_add(b).filter(|sum| sum.is_way());
        if let Some(back) = self.dist(to, from) {
            let round = add(back, weight).ok_or_else(|| overflow.clone())?;
            if round.is_negative() {
                let nodes = self.path(to, from).unwrap_or_default();
                return Err(AllPairsError::NegativeCycle { nodes });
            }
        }
        // The longest and the shortest path to the arc, and after it: if these sums fit, so do all
        // others.
        let extremes = |ways: &mut dyn Iterator<Item = Option<D>>| {
            ways.flatten().fold((D::ZERO, D::ZERO), |(least, most), far| {
                (if far < least { far } else { least }, if most < far { far } else { most })
            })
        };
        let nodes = || (0..n_nodes).map(NodeId::at);
        let to_u = extremes(&mut nodes().map(|i| self.dist(i, from)));
        let from_v = extremes(&mut nodes().map(|j| self.dist(to, j)));
        for (to_u, from_v) in [(to_u.0, from_v.0), (to_u.1, from_v.1)] {
            add(to_u, weight).and_then(|sum| add(sum, from_v)).ok_or_else(|| overflow.clone())?;
        }
        for i in 0..n_nodes {
            let (to_u, to_hop) = (self.best[(i, u)], self.hops[(i, u)]);
            if to_hop == NO_HOP {
                continue;
            }
            // Row v does not change, because the path from v over the new arc and back to v is no
            // improvement.
            let hop = if i == u { u32::from(to) } else { to_hop };
            for j in 0..n_nodes {
                if self.hops[(v, j)] != NO_HOP {
                    let through = to_u.plus(weight).plus(self.best[(v, j)]);
                    if through < self.best[(i, j)] {
                        (self.best[(i, j)], self.hops[(i, j)]) = (through, hop);
                    }
                }
            }
        }
        Ok(())
    }
}
