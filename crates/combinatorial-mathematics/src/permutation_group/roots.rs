//! Part of [permutation group](super): a permutation whose power is a given one, and what has the
//! same cycles.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation-group.md`.

use super::Permutation;
use crate::combination::count::gcd;

impl Permutation {
    /// A permutation whose power `m` is this one, if there is one. O(n log n).
    pub fn root(&self, m: u64) -> Option<Permutation> {
        if m == 0 {
            let identity = Permutation::identity(self.len());
            return (*self == identity).then_some(identity);
        }
        let mut image = vec![0; self.len()];
        for cycles in self.by_length().chunk_by(|a, b| a.len() == b.len()) {
            let length = cycles[0].len();
            let together = n_together(length, m)?;
            if !cycles.len().is_multiple_of(together) {
                return None;
            }
            for group in cycles.chunks(together) {
                let whole = interleaved(group, m);
                for (at, &place) in whole.iter().enumerate() {
                    image[place] = whole[(at + 1) % whole.len()];
                }
            }
        }
        Some(Permutation { image })
    }

    /// A permutation g that renames the places of this permutation such that the other results:
    /// g⁻¹, this one and g, one after the other, are the other. `None` if the lengths of their
    /// cycles differ. O(n log n).
    pub fn conjugator(&self, other: &Permutation) -> Option<Permutation> {
        if self.cycle_type() != other.cycle_type() {
            return None;
        }
        let (mine, theirs) = (self.by_length().concat(), other.by_length().concat());
        let mut image = vec![0; mine.len()];
        for (&place, &name) in mine.iter().zip(&theirs) {
            image[place] = name;
        }
        Some(Permutation { image })
    }

    /// The cycles by their length, and those of one length by their least places.
    fn by_length(&self) -> Vec<Vec<usize>> {
        let mut cycles = self.cycles();
        cycles.sort_by_key(Vec::len);
        cycles
    }
}

/// How many cycles of a length at least must come from one cycle of the root. Cycles of so many
/// times that length fall into as many parts when they are turned by `m`: the part of m that is
/// made of the primes of the length.
fn n_together(length: usize, m: u64) -> Option<usize> {
    let (mut together, mut rest) = (1_u128, u128::from(m));
    loop {
        // Invariant: `together` times `rest` is m.
        let common = gcd(rest, length as u128);
        if common == 1 {
            return usize::try_from(together).ok();
        }
        together *= common;
        rest /= common;
    }
}

/// One cycle that falls into these, all of one length, when it is turned by `m`.
fn interleaved(cycles: &[Vec<usize>], m: u64) -> Vec<usize> {
    let n = cycles.iter().map(Vec::len).sum();
    let mut whole = vec![0; n];
    // Fits: it is less than n.
    let step = usize::try_from(m % n as u64).unwrap_or(0);
    for (start, cycle) in cycles.iter().enumerate() {
        let mut at = start;
        for &place in cycle {
            whole[at] = place;
            at = (at + step) % n;
        }
    }
    whole
}
