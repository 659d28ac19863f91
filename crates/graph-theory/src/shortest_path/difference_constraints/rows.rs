//! Part of [difference constraints](super): a system given as a matrix. The product of row i and
//! the variables is at most bound i.
//!
//! Page: `docs/en/graph-theory/shortest-path/difference-constraints.md`.

use super::{Bound, ConstraintError, DifferenceSystem};

impl<W: Bound<Sum: Bound>> DifferenceSystem<W> {
    /// Returns the system of a matrix with a column for each variable. Each row contains one 1, one
    /// -1, and otherwise 0; its number is that of its constraint. O(number of cells).
    ///
    /// # Errors
    /// [`ConstraintError::NoDifference`], [`ConstraintError::RowLength`], or
    /// [`ConstraintError::RowsAndBounds`] if the matrix is not of this form, and the errors of
    /// [`DifferenceSystem::new`] and [`DifferenceSystem::add`].
    pub fn from_rows<R: AsRef<[i8]>>(
        n_variables: u32,
        rows: &[R],
        bounds: &[W],
    ) -> Result<Self, ConstraintError> {
        let mut system = DifferenceSystem::new(n_variables)?;
        if rows.len() != bounds.len() {
            let (n_rows, n_bounds) = (rows.len(), bounds.len());
            return Err(ConstraintError::RowsAndBounds { n_rows, n_bounds });
        }
        for (row, (cells, &bound)) in rows.iter().map(AsRef::as_ref).zip(bounds).enumerate() {
            let len = cells.len();
            if len != n_variables as usize {
                return Err(ConstraintError::RowLength { row, len, n_variables });
            }
            let (a, b) = difference(cells).ok_or(ConstraintError::NoDifference { row })?;
            system.at_most(a, b, bound)?;
        }
        Ok(system)
    }
}

/// Returns the columns of the 1 and of the -1, if all other cells are 0.
fn difference(cells: &[i8]) -> Option<(u32, u32)> {
    let (mut a, mut b) = (None, None);
    for (variable, &cell) in (0..).zip(cells) {
        let earlier = match cell {
            0 => None,
            1 => a.replace(variable),
            -1 => b.replace(variable),
            _ => return None,
        };
        if earlier.is_some() {
            return None;
        }
    }
    a.zip(b)
}
