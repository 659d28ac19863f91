//! Part of [permutation group](super): all products of a few permutations.
//!
//! Cost: O(g · d · n · log g) for g elements of n places and d generators.
//!
//! Domain: permutations of the same places. The number of elements can be as large as n!, so the
//! caller says how many are too many.
//!
//! Source: breadth-first search; for large groups see C. C. Sims, "Computational methods in the
//! study of permutation groups" (1970).
//!
//! Checked: the sizes of known groups; the symmetries of a square are closed under products and
//! inverses.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation-group/orbits.md`.

use std::collections::BTreeSet;

use super::{Permutation, PermutationError};

/// A product that was formed: an element of the group, then a generator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Product {
    /// The index of the element. Its products with the generators come one after the other.
    pub element: usize,
    /// Whether the product was not known before. Then it is the last element now.
    pub is_new: bool,
}

/// The group that these permutations of `n` places generate, by breadth-first search from the
/// identity: each element is a product of as few generators as possible. O(g · d · n · log g) for
/// g elements and d generators.
///
/// # Errors
/// [`PermutationError::Length`]; [`PermutationError::TooLarge`] if it has more than `most`
/// elements.
///
/// ```
/// use combinatorial_mathematics::Permutation;
/// use combinatorial_mathematics::permutation_group::generated;
///
/// let turn = Permutation::new(vec![1, 2, 3, 0])?;
/// let flip = Permutation::new(vec![0, 3, 2, 1])?;
/// assert_eq!(generated(4, &[turn, flip], 100)?.len(), 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn generated(
    n: usize,
    generators: &[Permutation],
    most: usize,
) -> Result<Vec<Permutation>, PermutationError> {
    generated_watched(n, generators, most, |_, _| {})
}

/// [`generated()`], observed: each [`Product`] with the elements known so far.
///
/// # Errors
/// Those of [`generated()`].
pub fn generated_watched(
    n: usize,
    generators: &[Permutation],
    most: usize,
    mut watch: impl FnMut(Product, &[Permutation]),
) -> Result<Vec<Permutation>, PermutationError> {
    let identity = Permutation::identity(n);
    let mut is_known = BTreeSet::from([identity.clone()]);
    let mut group = vec![identity];
    let mut element = 0;
    while element < group.len() {
        // Invariant: `group` contains the products of each generator with group[..element].
        if most < group.len() {
            return Err(PermutationError::TooLarge { most });
        }
        for generator in generators {
            let next = group[element].then(generator)?;
            let is_new = is_known.insert(next.clone());
            if is_new {
                group.push(next);
            }
            watch(Product { element, is_new }, &group);
        }
        element += 1;
    }
    Ok(group)
}
