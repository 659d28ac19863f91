//! Part of [Bellman-Ford](super): shortest walks with a bounded number of edges.
//!
//! Page: `docs/en/graph-theory/shortest-path/bellman-ford.md`.

use super::check_weights;
use crate::error::GraphError;
use crate::graph::{Graph, Kind, NodeId};
use crate::weight::Weight;

/// Returns the lengths of the shortest walks from `source` of at most k edges in row k, for k from
/// 0 to `most`. There are fewer rows if one equals the row before it, because then all later rows
/// are the same. Negative cycles are allowed. O(rows · (V + E)).
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex; [`GraphError::NotANumber`] if a
/// weight is NaN or infinite; [`GraphError::Overflow`] if a sum overflows.
pub fn walks_by_edges<W: Weight, K: Kind>(
    graph: &Graph<W, K>,
    source: NodeId,
    most: usize,
) -> Result<Vec<Vec<Option<W::Sum>>>, GraphError> {
    check_weights(graph, |_, weight| *weight)?;
    let mut row = vec![None; graph.n_nodes()];
    row[graph.check(source)?.index()] = Some(W::Sum::ZERO);
    let mut rows = vec![row];
    for k in 1..=most {
        let before = &rows[k - 1];
        // The results of this round must not be used in the same round, because they have one more
        // edge.
        let mut row = before.clone();
        for u in graph.nodes() {
            let Some(far) = before[u.index()] else { continue };
            for arc in graph.arcs(u) {
                let through_u = far.checked_add(arc.weight.to_sum());
                let through_u = through_u.ok_or(GraphError::Overflow { edge: arc.edge })?;
                let known = &mut row[arc.head.index()];
                if known.is_none_or(|known| through_u < known) {
                    *known = Some(through_u);
                }
            }
        }
        if row == *before {
            break;
        }
        rows.push(row);
    }
    Ok(rows)
}
