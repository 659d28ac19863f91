//! Part of [disjoint sets](super): merges that can be undone, the last one first.
//!
//! Page: `docs/en/data-structure/disjoint-set.md`.

use super::DisjointSet;

/// Disjoint sets whose merges can be undone. No search changes a link, so only the bound O(log n)
/// holds.
///
/// ```
/// use data_structure::disjoint_set::rollback::RollbackSets;
///
/// let mut sets = RollbackSets::new(3);
/// let before = sets.time();
/// sets.union(0, 1);
/// sets.roll_back(before)?;
/// assert!(!sets.same(0, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "union-find with undo")]
#[derive(Debug, Clone, Default)]
pub struct RollbackSets {
    sets: DisjointSet,
    /// The roots that were put below others, and their previous links.
    history: Vec<(usize, i32)>,
}

/// A time that cannot be rolled back to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no way back to time {time}: it is only {now}")]
pub struct RollbackError {
    /// The requested time.
    pub time: usize,
    /// The current number of merges.
    pub now: usize,
}

impl RollbackSets {
    /// Creates the sets {0}, {1}, …, {n - 1}.
    ///
    /// # Panics
    /// If `n` exceeds 2³¹ - 1.
    pub fn new(n: usize) -> Self {
        RollbackSets { sets: DisjointSet::new(n), history: Vec::new() }
    }

    /// Returns the current sets.
    pub fn sets(&self) -> &DisjointSet {
        &self.sets
    }

    /// Merges the sets of `x` and `y`. Returns false if they are already the same set; then there
    /// is nothing to undo. O(log n).
    ///
    /// # Panics
    /// If `x` or `y` is not an element.
    pub fn union(&mut self, x: usize, y: usize) -> bool {
        let (a, b) = (self.sets.root(x), self.sets.root(y));
        if a != b {
            let (of_a, of_b) = (self.sets.links[a], self.sets.links[b]);
            let child = self.sets.link(a, b);
            self.history.push((child, if child == a { of_a } else { of_b }));
        }
        a != b
    }

    /// Returns whether `x` and `y` are in the same set. O(log n).
    ///
    /// # Panics
    /// If `x` or `y` is not an element.
    pub fn same(&self, x: usize, y: usize) -> bool {
        self.sets.root(x) == self.sets.root(y)
    }

    /// Undoes the last merge, and returns its two roots, the lower one last. Returns `None` if no
    /// merge is left. O(1).
    pub fn undo(&mut self) -> Option<(usize, usize)> {
        let (child, link) = self.history.pop()?;
        let root = self.sets.above(child)?;
        self.sets.links[child] = link;
        self.sets.links[root] -= link;
        self.sets.n_sets += 1;
        Some((root, child))
    }

    /// Returns the number of merges that have not been undone, which is a time to roll back to.
    pub fn time(&self) -> usize {
        self.history.len()
    }

    /// Undoes all merges since `time`. O(1) for each.
    ///
    /// # Errors
    /// If `time` is in the future.
    pub fn roll_back(&mut self, time: usize) -> Result<(), RollbackError> {
        let now = self.time();
        if now < time {
            return Err(RollbackError { time, now });
        }
        for _ in time..now {
            self.undo();
        }
        Ok(())
    }
}
