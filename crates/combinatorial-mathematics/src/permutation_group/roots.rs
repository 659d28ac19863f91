//! Part of [permutation group](super): a permutation whose m-th power is a given one.
//!
//! Cost: O(n log n).
//!
//! Domain: all permutations and all m of 64 bits.
//!
//! Source: own derivation; the theorem is an exercise in many books on groups.
//!
//! Checked: for all permutations of up to 6 items and all m up to 12, a root is found exactly if
//! the permutation is among the m-th powers of all permutations.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation-group/roots.md`.

use super::Permutation;
use crate::combination::count::gcd;

impl Permutation {
    /// A permutation whose `m`-th power is this one, if there is one. O(n log n).
    ///
    /// ```
    /// use combinatorial_mathematics::Permutation;
    ///
    /// let pairs = Permutation::new(vec![1, 0, 3, 2])?;
    /// let root = pairs.root(2).expect("two pairs have a square root");
    /// assert_eq!((root.to_string(), root.power(2)), ("(0 2 1 3)".to_owned(), pairs));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn root(&self, m: u64) -> Option<Permutation> {
        if m == 0 {
            let identity = Permutation::identity(self.len());
            return (*self == identity).then_some(identity);
        }
        let mut image = vec![0; self.len()];
        for cycles in self.by_length().chunk_by(|a, b| a.len() == b.len()) {
            let n_together = n_together(cycles[0].len(), m)?;
            if !cycles.len().is_multiple_of(n_together) {
                return None;
            }
            for group in cycles.chunks(n_together) {
                let whole = interleaved(group, m);
                for (at, &place) in whole.iter().enumerate() {
                    image[place] = whole[(at + 1) % whole.len()];
                }
            }
        }
        Some(Permutation { image })
    }
}

/// How many cycles of this length one cycle of the root falls into, at least: the largest divisor
/// of `m` that has no prime factors but those of the length.
fn n_together(length: usize, m: u64) -> Option<usize> {
    let (mut together, mut rest) = (1_u128, u128::from(m));
    loop {
        // Invariant: together · rest = m, and `together` has only prime factors of the length.
        let common = gcd(rest, length as u128);
        if common == 1 {
            return usize::try_from(together).ok();
        }
        together *= common;
        rest /= common;
    }
}

/// The cycle whose `m`-th power falls into these cycles, which have the same length.
fn interleaved(cycles: &[Vec<usize>], m: u64) -> Vec<usize> {
    let n = cycles.iter().map(Vec::len).sum();
    let mut whole = vec![0; n];
    // Fits: it is less than n.
    let step = usize::try_from(m % n as u64).unwrap_or(0);
    for (start, cycle) in cycles.iter().enumerate() {
        // m steps along the whole cycle lead from each place of this one to its next place.
        let mut at = start;
        for &place in cycle {
            whole[at] = place;
            at = (at + step) % n;
        }
    }
    whole
}
