//! Part of [weighted covers](super): project selection. Projects yield profits, tools cost money,
//! and a project may need tools or other projects. A choice with the largest profit is one side of
//! a minimum cut.
//!
//! Cost: one maximum flow on V + 2 vertices and V + E edges; by the plain version of Edmonds-Karp,
//! O(V (V + E)²).
//!
//! Domain: profits whose absolute values have a sum that fits an `i64`. Needs may form cycles.
//!
//! Source: J.-C. Picard, "Maximal closure of a graph and applications to combinatorial problems"
//! (1976).
//!
//! Checked: against all subsets, on random graphs of up to eight vertices; and where each project
//! needs only tools, against the cheapest cover.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/weighted-cover/closure.md`.

use crate::network_flow::edmonds_karp::plain::edmonds_karp;
use crate::network_flow::plain::Network;

/// Returns the vertices of a closed set with the largest profit, ascending. `needs` contains the
/// pairs (u, v) for which a set that contains u must contain v. Of several optimal sets, it returns
/// the one that is a subset of all others.
///
/// ```
/// use graph_theory::bipartite_matching::weighted_cover::closure::heaviest_closure;
///
/// // Projects 0 and 1 earn 5 and 4. Both need tool 2, which costs 6.
/// assert_eq!(heaviest_closure(&[5, 4, -6], &[(0, 2), (1, 2)]), [0, 1, 2]);
/// assert_eq!(heaviest_closure(&[5, 4, -9], &[(0, 2), (1, 2)]), []);
/// ```
///
/// # Panics
/// If a pair contains a vertex that does not exist, or a profit is `i64::MIN`.
pub fn heaviest_closure(profits: &[i64], needs: &[(usize, usize)]) -> Vec<usize> {
    let (source, sink) = (profits.len(), profits.len() + 1);
    let mut arcs = Vec::new();
    arcs.extend(needs.iter().map(|&(u, v)| (u, v, i64::MAX)));
    for (v, &profit) in profits.iter().enumerate() {
        if profit > 0 {
            arcs.push((source, v, profit));
        } else {
            arcs.push((v, sink, -profit));
        }
    }
    let mut network = Network::new(profits.len() + 2, &arcs);
    edmonds_karp(&mut network, source, sink);
    let is_reached = network.reachable(source);
    (0..profits.len()).filter(|&v| is_reached[v]).collect()
}
