//! Part of [permutation group](super): how many colorings are different, if those that a group
//! turns into each other count as one.
//!
//! Cost: O(g · n) for a group of g elements and n places; O(n log n) for n beads on a ring.
//!
//! Domain: any group, given by all of its elements; counts that fit 128 bits.
//!
//! Source: W. Burnside, *Theory of Groups of Finite Order* (1897), after A.-L. Cauchy and G.
//! Frobenius; J. H. Redfield, "The theory of group-reduced distributions" (1927); G. Pólya,
//! "Kombinatorische Anzahlbestimmungen für Gruppen, Graphen und chemische Verbindungen", Acta
//! Mathematica 68 (1937).
//!
//! Checked: all colorings of up to 6 beads in up to 3 colors, one by one; the faces of a die.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation-group/burnside.md`.

use super::Permutation;
use crate::combination::count::gcd;

/// The number of colorings of the places, if colorings that a permutation of the group turns into
/// each other count as one. The list must be a whole group, such as
/// [`generated()`](super::generated()) makes, or contain all of its elements equally often. `None`
/// if the list is empty, or an intermediate result does not fit 128 bits.
///
/// ```
/// use combinatorial_mathematics::permutation_group::colorings::{n_colorings, rotations};
///
/// let group: Vec<_> = rotations(4).collect();
/// assert_eq!(n_colorings(&group, 2), Some(6));
/// ```
pub fn n_colorings(group: &[Permutation], colors: u64) -> Option<u128> {
    let mut n_fixed = 0_u128;
    for element in group {
        // A coloring stays the same exactly if each cycle has one color.
        let n_cycles = u32::try_from(element.cycles().len()).ok()?;
        n_fixed = n_fixed.checked_add(u128::from(colors).checked_pow(n_cycles)?)?;
    }
    // Each orbit is counted as often as the group has elements.
    n_fixed.checked_div(group.len() as u128)
}

/// The `n` rotations of a ring of `n` places.
pub fn rotations(n: usize) -> impl Iterator<Item = Permutation> {
    (0..n).map(move |turn| Permutation { image: (0..n).map(|place| (place + turn) % n).collect() })
}

/// The `n` reflections of a ring of `n` places.
pub fn reflections(n: usize) -> impl Iterator<Item = Permutation> {
    let turned = move |turn| (0..n).map(move |place| (turn + n - place) % n);
    (0..n).map(move |turn| Permutation { image: turned(turn).collect() })
}

/// The number of necklaces of `n` beads: they may be rotated but not turned over. O(n log n).
/// `None` if an intermediate result does not fit 128 bits.
///
/// ```
/// use combinatorial_mathematics::permutation_group::colorings::n_necklaces;
///
/// assert_eq!(n_necklaces(4, 2), Some(6));
/// ```
pub fn n_necklaces(n: u32, colors: u64) -> Option<u128> {
    let colors = u128::from(colors);
    if n == 0 || colors < 2 {
        // There is one ring without beads and one of one color, but none of beads without colors.
        return Some(u128::from(n == 0 || colors == 1));
    }
    // So n is small: the sum below has n terms.
    colors.checked_pow(n)?;
    let mut n_fixed = 0_u128;
    for turn in 0..n {
        // A ring that is rotated by `turn` places has gcd(turn, n) cycles.
        let n_cycles = u32::try_from(gcd(turn.into(), n.into())).ok()?;
        n_fixed = n_fixed.checked_add(colors.pow(n_cycles))?;
    }
    Some(n_fixed / u128::from(n))
}

/// The number of bracelets of `n` beads: necklaces that may be turned over, too. O(n log n). `None`
/// if an intermediate result does not fit 128 bits.
///
/// ```
/// use combinatorial_mathematics::permutation_group::colorings::n_bracelets;
///
/// assert_eq!(n_bracelets(6, 2), Some(13));
/// ```
pub fn n_bracelets(n: u32, colors: u64) -> Option<u128> {
    let (necklaces, colors) = (n_necklaces(n, colors)?, u128::from(colors));
    if n == 0 {
        return Some(necklaces);
    }
    // The axes of an odd ring go through one bead. Half of the axes of an even ring go through two
    // beads, and half through none.
    let symmetric = if n % 2 == 1 {
        colors.checked_pow(n.div_ceil(2))?
    } else {
        let through_none = colors.checked_pow(n / 2)?;
        // Divisible by 2: c^(n/2) and c + 1 are not both odd.
        through_none.checked_mul(colors + 1)? / 2
    };
    Some(necklaces.checked_add(symmetric)? / 2)
}
