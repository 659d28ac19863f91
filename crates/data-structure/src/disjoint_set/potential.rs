//! Part of [disjoint sets](super): each element has an unknown value, and differences between
//! values become known one by one.
//!
//! Page: `docs/en/data-structure/disjoint-set.md`.

use std::num::NonZeroU32;

use super::DisjointSet;

/// Elements 0..n with unknown values, integers or integers modulo some m. Elements whose difference
/// is known are in one set.
///
/// With m = 2 a difference says whether two elements are on one side or on two: 1 for each edge of
/// a graph, and a contradiction means that the graph is not bipartite.
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
    /// than 2³¹ given numbers, so it stays below 2⁹⁴.
    above_parent: Vec<i128>,
    modulus: Option<NonZeroU32>,
}

/// Why a difference cannot be taken in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DifferenceError {
    /// The earlier differences say otherwise.
    #[error("{y} less {x} is {known} by what was said before, and not {stated}")]
    Contradiction {
        /// The element that is subtracted.
        x: usize,
        /// The element from which it is subtracted.
        y: usize,
        /// The difference that follows from the earlier ones.
        known: i128,
        /// The difference stated now; in 0..m if there is a modulus.
        stated: i128,
    },
}

impl Potentials {
    /// `n` integers of which nothing is known.
    ///
    /// # Panics
    /// If `n` exceeds 2³¹ - 1.
    pub fn new(n: usize) -> Self {
        Potentials { sets: DisjointSet::new(n), above_parent: vec![0; n], modulus: None }
    }

    /// `n` integers modulo `modulus` of which nothing is known.
    ///
    /// # Panics
    /// If `n` exceeds 2³¹ - 1.
    pub fn modulo(n: usize, modulus: NonZeroU32) -> Self {
        Potentials { modulus: Some(modulus), ..Self::new(n) }
    }

    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.sets.is_empty()
    }

    /// How many sets there are.
    pub fn n_sets(&self) -> usize {
        self.sets.n_sets()
    }

    /// Takes in that the value of `y` less the value of `x` is `difference`. False if that was
    /// known. O(α(n)) amortized.
    ///
    /// # Errors
    /// If the difference is known to be another. Then nothing has been taken in.
    ///
    /// # Panics
    /// If there is no element `x`, or no element `y`.
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

    /// The value of `y` less the value of `x`, if it is known; in 0..m if there is a modulus.
    /// O(α(n)) amortized.
    ///
    /// # Panics
    /// If there is no element `x`, or no element `y`.
    pub fn difference(&mut self, x: usize, y: usize) -> Option<i128> {
        let (a, b) = (self.halve(x), self.halve(y));
        (a == b).then(|| self.reduced(self.above(y, b) - self.above(x, a)))
    }

    /// Walks up to the root as [`DisjointSet::find`] does. A link that skips an element adds what
    /// that was above its parent.
    fn halve(&mut self, x: usize) -> usize {
        let mut here = x;
        while let Some(parent) = self.sets.above(here) {
            let Some(grandparent) = self.sets.above(parent) else { return parent };
            // Invariant: the sum of above_parent on the way from an element to its root is what it
            // was.
            let sum = self.above_parent[here] + self.above_parent[parent];
            self.above_parent[here] = self.reduced(sum);
            self.sets.links[here] = self.sets.links[parent];
            here = grandparent;
        }
        here
    }

    /// The value of `x` less the value of its root. O(log n), and half as far after a walk.
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
