//! Part of [Graph coloring](super): the number of colors that a graph needs, by counting.
//!
//! A coloring with k colors is a choice of k independent sets that cover all vertices; a vertex
//! that is in several sets may take any of their colors. Let i(S) be the number of independent
//! subsets of S. There are i(S)^k ways to choose k of them, and by inclusion and exclusion the
//! number of choices that cover all vertices is the sum of (-1)^(n - |S|) i(S)^k over all sets S.
//! So k colors suffice if and only if this sum is not 0.
//!
//! The sum has hundreds of bits, so it is computed modulo several numbers. It is at least 0 and at
//! most i(V)^k, so it is 0 if it is a multiple of pairwise coprime moduli whose product exceeds
//! that.
//!
//! Source: A. Björklund, T. Husfeldt, M. Koivisto, "Set partitioning via inclusion-exclusion", SIAM
//! Journal on Computing 39 (2009).
//!
//! Page: `docs/en/graph-theory/bipartite-matching/coloring/counting.md`.

use super::check_loops;
use crate::error::GraphError;
use crate::graph::UnGraph;

/// The largest number of vertices, because there is a number for each set of vertices.
pub const MOST_NODES: usize = 20;

/// Each modulus is larger than 2 to this power.
const MODULUS_BITS: usize = 31;
/// The largest 32-bit primes. Their product has at least 31 · 13 = 403 bits. The largest power
/// needed is i(V)^19 with i(V) at most 2^20, which has fewer than 21 · 19 = 399 bits.
pub const MODULI: [u64; 13] = [
    4_294_967_291,
    4_294_967_279,
    4_294_967_231,
    4_294_967_197,
    4_294_967_189,
    4_294_967_161,
    4_294_967_143,
    4_294_967_111,
    4_294_967_087,
    4_294_967_029,
    4_294_966_997,
    4_294_966_981,
    4_294_966_943,
];

/// Returns the chromatic number: the fewest colors that a graph needs. O(2^V k) per modulus for k
/// colors; usually one to three moduli are needed, and at most 13. 16 bytes per set of vertices.
///
/// ```
/// use graph_theory::UnGraph;
/// use graph_theory::bipartite_matching::coloring::inclusion_exclusion::chromatic_number;
///
/// let cycle = UnGraph::from_edges(5, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])?;
/// assert_eq!(chromatic_number(&cycle)?, 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::SelfLoop`] if the graph has a loop; [`GraphError::TooLarge`] if it has more than
/// [`MOST_NODES`] vertices.
pub fn chromatic_number<W>(graph: &UnGraph<W>) -> Result<usize, GraphError> {
    check_loops(graph)?;
    let n = graph.n_nodes();
    if MOST_NODES < n {
        return Err(GraphError::TooLarge { what: "vertices", n });
    }
    let n_sets = independent_sets(graph);
    // i(V) is less than 2 to this power.
    let n_bits = n_sets[n_sets.len() - 1].ilog2() as usize + 1;
    let mut fewest = n;
    for (n_tried, modulus) in MODULI.into_iter().enumerate() {
        // Invariant: this many colors suffice; with one fewer, the number of choices is a multiple
        // of every modulus tried.
        if n_bits * fewest.saturating_sub(1) <= MODULUS_BITS * n_tried {
            break;
        }
        fewest = enough_for(&n_sets, fewest, modulus);
    }
    Ok(fewest)
}

/// Returns the least number of colors, less than `known`, for which the number of choices is not a
/// multiple of the modulus: it is not 0, so these colors suffice. If there is none, returns
/// `known`. O(2^V known).
fn enough_for(n_sets: &[u64], known: usize, modulus: u64) -> usize {
    let mut powers = vec![1; n_sets.len()];
    for n_colors in 0..known {
        // Invariant: powers[S] is i(S)^n_colors mod modulus.
        // Each is less than 2^32, and there are at most 2^20.
        let (mut even, mut odd) = (0, 0);
        for (set, power) in powers.iter().enumerate() {
            let sum = if set.count_ones().is_multiple_of(2) { &mut even } else { &mut odd };
            *sum += power;
        }
        if even % modulus != odd % modulus {
            return n_colors;
        }
        powers.iter_mut().zip(n_sets).for_each(|(power, n)| *power = *power * n % modulus);
    }
    known
}

/// Returns the number of independent subsets of each set of vertices; the bits of an index are the
/// vertices of the set. Those without the first vertex are subsets of the rest; those with it are,
/// apart from it, subsets of the rest without its neighbors. O(2^V).
fn independent_sets<W>(graph: &UnGraph<W>) -> Vec<u64> {
    let bit = |v: crate::graph::NodeId| 1_usize << v.index();
    let near: Vec<usize> =
        graph.nodes().map(|v| graph.neighbors(v).fold(bit(v), |near, w| near | bit(w))).collect();
    let mut n_sets = vec![1; 1 << graph.n_nodes()];
    for set in 1..n_sets.len() {
        let first = set.trailing_zeros() as usize;
        n_sets[set] = n_sets[set & (set - 1)] + n_sets[set & !near[first]];
    }
    n_sets
}
