//! Part of [disjoint sets](super): two arrays, as printed in the lesson.
//!
//! The figure on the page runs this version.
//!
//! Cost: O(α(n)) amortized for each operation, O(log n) for a single one.
//!
//! Domain: the elements 0..n.
//!
//! Source: R. E. Tarjan, J. van Leeuwen, "Worst-case analysis of set union algorithms", Journal of
//! the ACM 31 (1984).
//!
//! Checked: parent by parent against the library's version, for all sequences of four unions of
//! five elements and for random ones.
//!
//! Page: `docs/en/data-structure/disjoint-set.md`.

use std::mem;

/// A partition of the elements 0..n into sets, each of which is a tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sets {
    /// The parent of each element; a root is its own parent.
    pub parent: Vec<usize>,
    /// For each root, the number of elements in its set.
    pub size: Vec<usize>,
}

impl Sets {
    /// Creates the sets {0}, {1}, …, {n - 1}.
    pub fn new(n: usize) -> Self {
        Sets { parent: (0..n).collect(), size: vec![1; n] }
    }

    /// Returns the root of the set of `x`.
    ///
    /// ```
    /// use data_structure::disjoint_set::plain::Sets;
    ///
    /// let mut sets = Sets::new(5);
    /// assert!(sets.union(0, 4) && sets.union(4, 2) && !sets.union(2, 0));
    /// assert_eq!(sets.find(2), sets.find(0));
    /// ```
    ///
    /// # Panics
    /// If `x` is not an element.
    pub fn find(&mut self, mut x: usize) -> usize {
        while self.parent[x] != x {
            // Invariant: x is in the same set as at the start.
            self.parent[x] = self.parent[self.parent[x]];
            x = self.parent[x];
        }
        x
    }

    /// Merges the sets of `x` and `y`, and returns whether they were different.
    ///
    /// # Panics
    /// If `x` or `y` is not an element.
    pub fn union(&mut self, x: usize, y: usize) -> bool {
        let (mut a, mut b) = (self.find(x), self.find(y));
        if a == b {
            return false;
        }
        if self.size[a] < self.size[b] {
            mem::swap(&mut a, &mut b);
        }
        self.parent[b] = a;
        self.size[a] += self.size[b];
        true
    }
}
