//! Part of [breadth-first search](super): how many shortest paths there are.
//!
//! Cost: O(states + steps), as the search itself.
//!
//! Page: `docs/en/search/breadth-first-search/counting.md`.

use std::hash::Hash;

use super::Tree;

/// For each of [`Tree::states`] the number of shortest paths to it, from any start; none if it is
/// above `u64::MAX`. `successors` must be that of the search; one that it lists twice counts as two
/// steps.
///
/// If the search was stopped, the numbers are right for states no farther than [`Tree::front`].
pub fn count_shortest_paths<S: Hash + Eq + Clone, I: IntoIterator<Item = S>>(
    tree: &Tree<S>,
    mut successors: impl FnMut(&S) -> I,
) -> Vec<Option<u64>> {
    let n_starts = tree.layers().next().map_or(0, <[S]>::len);
    let mut counts = vec![Some(0_u64); tree.states().len()];
    counts[..n_starts].fill(Some(1));
    for (u, state) in tree.expanded().iter().enumerate() {
        // Invariant: counts[u] is final, for all states that are one step nearer are done.
        for v in successors(state).into_iter().filter_map(|next| tree.states.number(&next)) {
            if tree.distances[v] == tree.distances[u] + 1 {
                counts[v] = counts[v].zip(counts[u]).and_then(|(a, b)| a.checked_add(b));
            }
        }
    }
    counts
}
