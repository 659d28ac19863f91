//! Part of [permutation group](super): where a group moves an item, and which of its elements leave
//! the item where it is.
//!
//! Cost: O(g log g) for a group of g elements.
//!
//! Domain: a list of all elements of a group, such as [`generated()`](super::generated()) makes.
//!
//! Source: W. Burnside, *Theory of Groups of Finite Order* (1897).
//!
//! Checked: the orbit-stabilizer theorem, for each place and all groups that two permutations of
//! up to 4 places generate.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation-group/orbits.md`.

use super::Permutation;

/// The orbit of a place: all places to which the elements of the group move its item, ascending.
///
/// # Panics
/// If an element has no such place.
///
/// ```
/// use combinatorial_mathematics::permutation_group::{colorings::rotations, orbit};
///
/// let group: Vec<_> = rotations(4).collect();
/// assert_eq!(orbit(&group, 2), [0, 1, 2, 3]);
/// ```
pub fn orbit(group: &[Permutation], place: usize) -> Vec<usize> {
    let mut orbit: Vec<usize> = group.iter().map(|element| element.image()[place]).collect();
    orbit.sort_unstable();
    orbit.dedup();
    orbit
}

/// The stabilizer of a place: the elements of the group that leave its item where it is.
///
/// # Panics
/// If an element has no such place.
///
/// ```
/// use combinatorial_mathematics::permutation_group::{colorings::rotations, stabilizer};
///
/// let group: Vec<_> = rotations(4).collect();
/// assert_eq!(stabilizer(&group, 2).len(), 1);
/// ```
pub fn stabilizer(group: &[Permutation], place: usize) -> Vec<&Permutation> {
    group.iter().filter(|element| element.image()[place] == place).collect()
}
