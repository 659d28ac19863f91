//! Part of [permutation group](super): permutations that differ only in the names of their places.
//!
//! Cost: O(n log n).
//!
//! Domain: all pairs of permutations.
//!
//! Source: A.-L. Cauchy, as for the [library's version](super).
//!
//! Checked: all pairs of permutations of up to 4 items against a search of all conjugators.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation-group/conjugation.md`.

use super::Permutation;

impl Permutation {
    /// A permutation g that renames the places of this permutation so that it becomes the other
    /// one: g⁻¹, then this one, then g is the other. `None` if their cycle types differ.
    /// O(n log n).
    ///
    /// ```
    /// use combinatorial_mathematics::Permutation;
    ///
    /// let a = Permutation::new(vec![1, 2, 0, 3])?;
    /// let b = Permutation::new(vec![0, 3, 1, 2])?;
    /// let g = a.conjugator(&b).expect("both have one cycle of three places");
    /// assert_eq!(g.inverse().then(&a)?.then(&g)?, b);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn conjugator(&self, other: &Permutation) -> Option<Permutation> {
        if self.cycle_type() != other.cycle_type() {
            return None;
        }
        let (mine, theirs) = (self.by_length().concat(), other.by_length().concat());
        let mut image = vec![0; mine.len()];
        // The two lists of cycles below each other: the place above gets the name below.
        for (&place, &name) in mine.iter().zip(&theirs) {
            image[place] = name;
        }
        Some(Permutation { image })
    }
}
