//! Part of [permutation group](super): all that comes about by a few permutations.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation-group.md`.

use std::collections::BTreeSet;

use super::{Permutation, PermutationError};

/// The group that these permutations of `n` places generate, by breadth-first search from the
/// identity: each element comes after as few steps as it takes. O(g · d · n log g) for g elements
/// and d generators.
///
/// # Errors
/// [`PermutationError::Length`]; [`PermutationError::TooLarge`] if it has more than `most`
/// elements.
pub fn generated(
    n: usize,
    generators: &[Permutation],
    most: usize,
) -> Result<Vec<Permutation>, PermutationError> {
    let identity = Permutation::identity(n);
    let mut is_known = BTreeSet::from([identity.clone()]);
    let mut group = vec![identity];
    let mut n_done = 0;
    while n_done < group.len() {
        // Invariant: the first n_done elements have been followed by each generator.
        if most < group.len() {
            return Err(PermutationError::TooLarge { most });
        }
        for generator in generators {
            let next = group[n_done].then(generator)?;
            if is_known.insert(next.clone()) {
                group.push(next);
            }
        }
        n_done += 1;
    }
    Ok(group)
}
