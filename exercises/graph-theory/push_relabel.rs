//! Measure heights for push-relabel: `measured_heights(n_nodes, arcs, source, sink)` returns the
//! largest heights that the rules allow. The arcs are those of the residual network, each a pair
//! `(u, v)`: more can flow from `u` to `v`.
//!
//! The height of a vertex from which the sink can be reached is the number of arcs on a shortest
//! path to the sink. Each other vertex from which the source can be reached has the height
//! `n_nodes` plus the number of arcs on a shortest path to the source. The rest have the height
//! `2 * n_nodes`. The source has the height `n_nodes`, whatever it reaches.
//!
//! For example, with the arcs `(0, 1)`, `(1, 0)`, `(2, 3)` and `(1, 4)` of five vertices, the source
//! 0 and the sink 3, the heights are `[5, 6, 1, 0, 10]`.
//!
//! The large input has 200 000 vertices.

/// The largest heights that the rules allow.
pub fn measured_heights(
    n_nodes: usize,
    arcs: &[(usize, usize)],
    source: usize,
    sink: usize,
) -> Vec<usize> {
    todo!()
}
