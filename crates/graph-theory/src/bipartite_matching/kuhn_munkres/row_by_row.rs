//! Part of [the section on the assignment](super): rows that come one at a time, each served at
//! once.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/kuhn-munkres.md`.

use super::weight_table::{Number, TableError, WeightTable};
use super::{Assignment, Goal, NoAssignment, Search};
use crate::bipartite_matching::matching::NONE;

/// An assignment that grows by a row at a time. After each, it is best for the rows so far.
#[derive(Debug, Clone)]
pub struct RowByRow<W> {
    search: Search<W>,
}

/// Why a row was not taken in.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RowError {
    /// Its weights are no row of such a table.
    #[error(transparent)]
    Table(#[from] TableError),
    /// With it, there is no assignment.
    #[error(transparent)]
    NoAssignment(#[from] NoAssignment),
}

impl<W: Number> RowByRow<W> {
    /// No rows yet, and so many columns. O(m).
    ///
    /// # Errors
    /// [`TableError::TooMany`].
    pub fn new(n_columns: usize, goal: Goal) -> Result<Self, TableError> {
        let table = WeightTable::without_rows(n_columns)?;
        Ok(RowByRow { search: Search::new(&table, goal) })
    }

    /// Takes a row in and moves others if need be; its number comes back. If it is refused, nothing
    /// has changed. O(n m).
    ///
    /// # Errors
    /// [`RowError`].
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

    /// The best assignment of the rows so far. O(n m).
    pub fn assignment(&self) -> Assignment<W> {
        self.search.clone().assignment()
    }
}
