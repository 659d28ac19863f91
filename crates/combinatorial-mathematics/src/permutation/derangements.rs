//! Part of [permutation](super): permutations that leave no item in its place.
//!
//! Source: P. R. de Montmort, *Essay d'analyse sur les jeux de hazard* (1708).
//!
//! Page: `docs/en/combinatorial-mathematics/permutation/derangements.md`.

/// Whether no item is in its own place: a derangement, if this is a permutation of `0..n`.
pub fn is_deranged(order: &[usize]) -> bool {
    order.iter().enumerate().all(|(at, &item)| item != at)
}

/// The number of permutations of `n` items that leave no item in its place. `None` from n = 35 on,
/// where it does not fit into 128 bits.
///
/// ```
/// use combinatorial_mathematics::permutation::derangements::n_derangements;
///
/// assert_eq!(n_derangements(4), Some(9));
/// ```
pub fn n_derangements(n: u32) -> Option<u128> {
    // The numbers for no items and for one.
    let (mut before, mut derangements) = (1_u128, 0_u128);
    if n == 0 {
        return Some(before);
    }
    for i in 1..u128::from(n) {
        // The last of i + 1 items goes to one of the other i places. The item of that place either
        // comes to the last place, or does not.
        let next = i.checked_mul(before.checked_add(derangements)?)?;
        (before, derangements) = (derangements, next);
    }
    Some(derangements)
}
