//! Part of [disjoint sets](super): each element has an unknown value, and differences between
//! values become known one by one.
//!
//! Page: `docs/en/data-structure/disjoint-set.md`.

use std::num::NonZeroU32;

use super::DisjointSet;

/// Elements 0..n with unknown values, which are integers or integers modulo some m. Elements whose
/// difference is known are in the same set.
///
/// With m = 2, a difference says whether two elements are on the same side: state a difference of 1
/// for each edge of a graph, and a contradiction means that the graph is not bipartite.
///
/// ```
/// use data_structure::disjoint_set::potential::Potentials;
///
/// let mut values = Potentials::new(3);
/// values.relate(0, 1, 5)?;
/// values.relate(1, 2, -2)?;
/// assert_eq!(values.difference(0, 2), Some(3));
/// assert!(values.relate(0, 2, 4).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
#[doc(alias = "weighted union-find")]
pub struct Potentials {
    sets: DisjointSet,
    /// The value of an element minus the value of its parent; 0 for a root. It is a sum of fewer
    /// than 2³¹ given numbers, so its absolute value is less than 2⁹⁴.
    above_parent: Vec<i128>,
    modulus: Option<NonZeroU32>,
}

/// The reason why a difference cannot be recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DifferenceError {
    /// The difference contradicts earlier ones.
    #[error("{y} less {x} is {known} by what was said before, and not {stated}")]
    Contradiction {
        /// The element that is subtracted.
        x: usize,
        /// The element from which it is subtracted.
        y: usize,
        /// The difference that follows from the earlier ones.
        known: i128,
        /// The difference stated now; it is in 0..m if there is a modulus.
        stated: i128,
    },
}

impl Potentials {
    /// Creates `n` unknown integers.
    ///
    /// # Panics
    /// If `n` exceeds 2³¹ - 1.
    pub fn new(n: usize) -> Self {
        Potentials { sets: DisjointSet::new(n), above_parent: vec![0; n], modulus: None }
    }

    /// Creates `n` unknown integers modulo `modulus`.
    ///
    /// # Panics
    /// If `n` exceeds 2³¹ - 1.
    pub fn modulo(n: usize, modulus: NonZeroU32) -> Self {
        Potentials { modulus: Some(modulus), ..Self::new(n) }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.sets.is_empty()
    }

    /// Returns the number of sets.
    pub fn n_sets(&self) -> usize {
        self.sets.n_sets()
    }

    /// Records that the value of `y` minus the value of `x` is `difference`. Returns false if that
    /// was already known. O(α(n)) amortized.
    ///
    /// # Errors
    /// If a different value of the difference is already known; then nothing has been recorded.
    ///
    /// # Panics
    /// If `x` or `y` is not an element.
    pub fn relate(&mut self, x: usize, y: usize, difference: i64) -> Result<bool, DifferenceError> {
        let (a, b) = (self.halve(x), self.halve(y));
        let stated = self.reduced(difference.into());
        let (x_above_a, y_above_b) = (self.above(x, a), self.above(y, b));
        if a == b {
            let known = self.reduced(y_above_b - x_above_a);
            let contradiction = DifferenceError::Contradiction { x, y, known, stated };
            return if known == stated { Ok(false) } else { Err(contradiction) };
        }
        let b_above_a = self.reduced(x_above_a + stated - y_above_b);
        let child = self.sets.link(a, b);
        self.above_parent[child] = if child == b { b_above_a } else { self.reduced(-b_above_a) };
        Ok(true)
    }

    /// Returns the value of `y` minus the value of `x`, if it is known; it is in 0..m if there is a
    /// modulus. O(α(n)) amortized.
    ///
    /// # Panics
    /// If `x` or `y` is not an element.
    pub fn difference(&mut self, x: usize, y: usize) -> Option<i128> {
        let (a, b) = (self.halve(x), self.halve(y));
        (a == b).then(|| self.reduced(self.above(y, b) - self.above(x, a)))
    }

    /// Walks up to the root as [`DisjointSet::find`] does. A link that skips an element adds the
    /// potential of that element above its own parent.
    fn halve(&mut self, x: usize) -> usize {
        let mut here = x;
        while let Some(parent) = self.sets.above(here) {
            let Some(grandparent) = self.sets.above(parent) else { return parent };
            // Invariant: the sum of above_parent on the path from each element to its root is
            // unchanged.
            let sum = self.above_parent[here] + self.above_parent[parent];
            self.above_parent[here] = self.reduced(sum);
            self.sets.links[here] = self.sets.links[parent];
            here = grandparent;
        }
        here
    }

    /// Returns the value of `x` minus the value of its root. O(log n), and half as many steps after
    /// a walk.
    fn above(&self, x: usize, root: usize) -> i128 {
        let (mut here, mut sum) = (x, 0);
        while here != root {
            sum += self.above_parent[here];
            here = self.sets.above(here).unwrap_or(root);
        }
        self.reduced(sum)
    }

    fn reduced(&self, value: i128) -> i128 {
        self.modulus.map_or(value, |m| value.rem_euclid(m.get().into()))
    }
}
