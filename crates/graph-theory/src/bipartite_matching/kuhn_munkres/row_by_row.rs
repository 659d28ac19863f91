//! Part of [the section on the assignment](super): rows that arrive one at a time.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/kuhn-munkres.md`.

use super::weight_table::{Number, TableError, WeightTable};
use super::{Assignment, Goal, NoAssignment, Search};
use crate::bipartite_matching::matching::NONE;

/// An assignment that grows by one row at a time. After each row, it is optimal for the rows so
/// far.
#[derive(Debug, Clone)]
pub struct RowByRow<W> {
    search: Search<W>,
}

/// The reason a row was rejected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RowError {
    /// The weights are not a valid row of the table.
    #[error(transparent)]
    Table(#[from] TableError),
    /// There is no assignment that includes the row.
    #[error(transparent)]
    NoAssignment(#[from] NoAssignment),
}

impl<W: Number> RowByRow<W> {
    /// Returns an assignment of this many columns, without rows. O(m).
    ///
    /// # Errors
    /// [`TableError::TooMany`] if there are more columns than 32-bit numbers.
    pub fn new(n_columns: usize, goal: Goal) -> Result<Self, TableError> {
        let table = WeightTable::without_rows(n_columns)?;
        Ok(RowByRow { search: Search::new(&table, goal) })
    }

    /// Adds a row, moving other rows if necessary, and returns its number. If it is rejected,
    /// nothing changes. O(n m).
    ///
    /// # Errors
    /// [`RowError`] with the reason that the row is rejected.
    pub fn push(&mut self, weights: &[Option<W>]) -> Result<u32, RowError> {
        let search = &mut self.search;
        let (row, goal) = (search.costs.rows().end, search.goal);
        let most = W::most(search.costs.n_columns());
        search.costs.push_row(weights.iter().copied(), most, |weight| goal.turn(weight))?;
        search.matching.mate_of_left.push(NONE);
        if let Err(crowd) = search.serve(row, &mut |_, _| {}) {
            search.matching.mate_of_left.pop();
            search.costs.pop_row();
            return Err(crowd.into());
        }
        Ok(row)
    }

    /// Returns an optimal assignment of the rows so far. O(n m).
    pub fn assignment(&self) -> Assignment<W> {
        self.search.clone().assignment()
    }
}
