//! Part of [the section on the assignment](super): the result, and its proof.
//!
//! Each row and each column has a label. If no weight is more than the two labels of its cell, no
//! assignment weighs more than the sum of all labels, because it uses each label at most once; the
//! labels of the larger side must be at least 0, because some of them are not used. So an
//! assignment that weighs as much as the labels is a greatest one. For the least weight, all
//! comparisons are reversed.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/kuhn-munkres.md`.

use super::Goal;
use super::weight_table::{Number, WeightTable};
use crate::bipartite_matching::{Crowd, Matching};

/// Pairs of rows and columns, and labels that prove them optimal.
///
/// ```
/// use graph_theory::{WeightTable, greatest_assignment};
///
/// let table = WeightTable::from_rows(&[[4_i64, 1, 3], [2, 0, 5], [3, 2, 2]])?;
/// let assignment = greatest_assignment(&table)?;
/// assert_eq!((assignment.weight(), assignment.column_of(1)), (11, Some(2)));
/// assert!(assignment.verify(&table).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Assignment<W> {
    pub(super) goal: Goal,
    /// Whether vertices of the smaller side may stay unmatched too.
    pub(super) may_stay_alone: bool,
    pub(super) matching: Matching,
    pub(super) weight: W,
    pub(super) row_labels: Vec<W>,
    pub(super) column_labels: Vec<W>,
}

/// The error that there is no assignment, because some vertices of the smaller side have too few
/// partners.
///
/// ```
/// use graph_theory::{NoAssignment, WeightTable, greatest_assignment};
///
/// // The second row may have no column at all.
/// let table = WeightTable::with_gaps(&[[Some(1_i64), Some(2)], [None, None]])?;
/// let Err(NoAssignment::Rows(crowd)) = greatest_assignment(&table) else { unreachable!() };
/// assert_eq!(crowd.left, [1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoAssignment {
    /// These rows have weights in these columns only, which are fewer.
    #[error("the {} rows {:?} can only have the columns {:?}", .0.left.len(), .0.left, .0.neighbors)]
    Rows(Crowd),
    /// These columns have weights in these rows only, which are fewer.
    #[error("the {} columns {:?} can only have the rows {:?}", .0.left.len(), .0.left, .0.neighbors)]
    Columns(Crowd),
}

/// The reason an assignment is not proven optimal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum AssignmentError {
    /// The assignment is of a table of another size.
    #[error("the assignment is one of another table")]
    OtherTable,
    /// A pair has no weight in the table.
    #[error("row {row} and column {column} may not be paired")]
    Gap {
        /// The row.
        row: u32,
        /// The column.
        column: u32,
    },
    /// There are too few pairs.
    #[error("there are {n_pairs} pairs, not {wanted}")]
    TooFew {
        /// The number of pairs.
        n_pairs: usize,
        /// The number of pairs that there should be.
        wanted: usize,
    },
    /// The labels of a cell sum to less than its weight (for the least weight, to more), or their
    /// sum overflows.
    #[error("the labels of row {row} and column {column} do not reach the weight")]
    Labels {
        /// The row.
        row: u32,
        /// The column.
        column: u32,
    },
    /// The label of a row that may stay unmatched has the wrong sign.
    #[error("the label of row {row} has the wrong sign")]
    RowSign {
        /// The row.
        row: u32,
    },
    /// The label of a column that may stay unmatched has the wrong sign.
    #[error("the label of column {column} has the wrong sign")]
    ColumnSign {
        /// The column.
        column: u32,
    },
    /// The recorded weight, the weight of the pairs, and the sum of the labels are not all equal,
    /// or one of them is not a number.
    #[error("the pairs do not weigh as much as the labels")]
    Weight,
}

impl<W: Number> Assignment<W> {
    /// Returns a claimed optimal assignment, with labels as the proof. Nothing is checked until
    /// [`verify`](Self::verify).
    pub fn claim(
        goal: Goal,
        matching: Matching,
        weight: W,
        row_labels: Vec<W>,
        column_labels: Vec<W>,
    ) -> Self {
        Assignment { goal, may_stay_alone: false, matching, weight, row_labels, column_labels }
    }

    /// Returns the goal.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the total weight of the pairs.
    pub fn weight(&self) -> W {
        self.weight
    }

    /// Returns the pairs as a matching; rows are on the left.
    pub fn matching(&self) -> &Matching {
        &self.matching
    }

    /// Returns the column of a row, if it has one. O(1).
    ///
    /// # Panics
    /// If there is no such row.
    pub fn column_of(&self, row: u32) -> Option<u32> {
        self.matching.mate_of_left(row)
    }

    /// Returns the row of a column, if it has one. O(1).
    ///
    /// # Panics
    /// If there is no such column.
    pub fn row_of(&self, column: u32) -> Option<u32> {
        self.matching.mate_of_right(column)
    }

    /// Returns an iterator over the pairs of a row and a column, by ascending row.
    pub fn pairs(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.matching.pairs()
    }

    /// Returns the label of each row.
    pub fn row_labels(&self) -> &[W] {
        &self.row_labels
    }

    /// Returns the label of each column.
    pub fn column_labels(&self) -> &[W] {
        &self.column_labels
    }

    /// Checks that this is an assignment of the table, and that the labels prove it optimal. O(n
    /// m).
    ///
    /// # Errors
    /// [`AssignmentError`] with the first flaw found.
    pub fn verify(&self, table: &WeightTable<W>) -> Result<(), AssignmentError> {
        let (n_rows, n_columns) = (table.n_rows(), table.n_columns());
        let sizes = (self.row_labels.len(), self.column_labels.len());
        if sizes != (n_rows, n_columns) || !self.matching.is_of_sizes(n_rows, n_columns) {
            return Err(AssignmentError::OtherTable);
        }
        let (n_pairs, wanted) = (self.matching.len(), n_rows.min(n_columns));
        if n_pairs < wanted && !self.may_stay_alone {
            return Err(AssignmentError::TooFew { n_pairs, wanted });
        }
        let scale = table.largest();
        let falls_short = |label: W, weight: W| match self.goal {
            Goal::Greatest => label.is_clearly_less(weight, scale),
            Goal::Least => weight.is_clearly_less(label, scale),
        };
        for (row, &a) in (0..).zip(&self.row_labels) {
            for (column, &b) in (0..).zip(&self.column_labels) {
                let Some(weight) = table.weight(row, column) else { continue };
                if a.checked_add(b).is_none_or(|labels| falls_short(labels, weight)) {
                    return Err(AssignmentError::Labels { row, column });
                }
            }
        }
        let is_bad = |&(_, &label): &(u32, &W)| falls_short(label, W::ZERO);
        if (n_columns < n_rows || self.may_stay_alone)
            && let Some((row, _)) = (0..).zip(&self.row_labels).find(is_bad)
        {
            return Err(AssignmentError::RowSign { row });
        }
        if (n_rows < n_columns || self.may_stay_alone)
            && let Some((column, _)) = (0..).zip(&self.column_labels).find(is_bad)
        {
            return Err(AssignmentError::ColumnSign { column });
        }
        let mut weighed = W::ZERO;
        for (row, column) in self.pairs() {
            let weight = table.weight(row, column).ok_or(AssignmentError::Gap { row, column })?;
            weighed = weighed.checked_add(weight).ok_or(AssignmentError::Weight)?;
        }
        let mut labels = self.row_labels.iter().chain(&self.column_labels);
        let proven = labels.try_fold(W::ZERO, |sum, &label| sum.checked_add(label));
        let proven = proven.ok_or(AssignmentError::Weight)?;
        let differs = |other: W| {
            self.weight.is_clearly_less(other, scale) || other.is_clearly_less(self.weight, scale)
        };
        let is_proven = self.weight.is_valid() && !differs(weighed) && !differs(proven);
        if is_proven { Ok(()) } else { Err(AssignmentError::Weight) }
    }

    /// Returns the same assignment for the transposed table.
    pub(super) fn transposed(mut self) -> Self {
        std::mem::swap(&mut self.row_labels, &mut self.column_labels);
        self.matching = self.matching.flipped();
        self
    }

    /// Converts an assignment of the padded table to the pairs with a positive weight in the table
    /// itself.
    pub(super) fn without_nothing(mut self, table: &WeightTable<W>) -> Self {
        let is_gain = |&(row, column): &(u32, u32)| {
            table.columns().contains(&column)
                && table.weight(row, column).is_some_and(|weight| W::ZERO < weight)
        };
        let mut matching = Matching::of_sizes(table.n_rows(), table.n_columns());
        for (row, column) in self.matching.pairs().filter(is_gain) {
            matching.join(row, column);
            matching.len += 1;
        }
        self.matching = matching;
        self.column_labels.truncate(table.n_columns());
        self.may_stay_alone = true;
        self
    }
}

impl NoAssignment {
    /// Returns the same error for the transposed table.
    pub(super) fn transposed(self) -> Self {
        match self {
            NoAssignment::Rows(crowd) => NoAssignment::Columns(crowd),
            NoAssignment::Columns(crowd) => NoAssignment::Rows(crowd),
        }
    }
}
