//! Part of [unique paths](super): large open grids with a few special cells.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/unique-paths/special-cells.md`.

use super::{PathError, binomial};

/// The number of paths through an open grid that visit all of the cells, given as (row, column).
/// O(k · (min(n, m) + log k)) for k cells.
///
/// ```
/// use dynamic_programming::regional_dp::unique_paths::cells::through;
///
/// assert_eq!(through(3, 3, &[(1, 1)])?, 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`PathError::Outside`]; [`PathError::Overflow`] at the cell up to which there are more than
/// `u128::MAX`.
pub fn through(
    n_rows: usize,
    n_columns: usize,
    cells: &[(usize, usize)],
) -> Result<u128, PathError> {
    let Some(stops) = in_order(n_rows, n_columns, cells)? else { return Ok(0) };
    let (mut ways, mut from) = (1_u128, (0, 0));
    for to in stops {
        let overflow = PathError::Overflow { row: to.0, column: to.1 };
        ways = ways.checked_mul(between(from, to)?).ok_or(overflow)?;
        from = to;
    }
    Ok(ways)
}

/// The number of paths through an open grid that visit none of the cells. O(k² · min(n, m)).
///
/// ```
/// use dynamic_programming::regional_dp::unique_paths::cells::avoiding;
///
/// assert_eq!(avoiding(3, 3, &[(1, 1)])?, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`through`].
pub fn avoiding(
    n_rows: usize,
    n_columns: usize,
    cells: &[(usize, usize)],
) -> Result<u128, PathError> {
    let Some(stops) = in_order(n_rows, n_columns, cells)? else { return Ok(0) };
    if cells.contains(&(n_rows - 1, n_columns - 1)) {
        return Ok(0);
    }
    // For each stop: the paths whose first special cell it is. The last stop is the end itself.
    let mut first_here: Vec<u128> = Vec::new();
    for (i, &to) in stops.iter().enumerate() {
        let overflow = PathError::Overflow { row: to.0, column: to.1 };
        let mut ways = between((0, 0), to)?;
        for (&from, &first) in stops[..i].iter().zip(&first_here) {
            // Those that met a special cell before. Different ones meet a different one first, so
            // this never falls below 0.
            ways -= first.checked_mul(between(from, to)?).ok_or(overflow)?;
        }
        first_here.push(ways);
    }
    Ok(first_here.last().copied().unwrap_or(0))
}

/// The cells from the first row down, each once, and the end last; no cells if the grid has none.
fn in_order(
    n_rows: usize,
    n_columns: usize,
    cells: &[(usize, usize)],
) -> Result<Option<Vec<(usize, usize)>>, PathError> {
    let is_outside = |cell: &&(usize, usize)| n_rows <= cell.0 || n_columns <= cell.1;
    if let Some(&(row, column)) = cells.iter().find(is_outside) {
        return Err(PathError::Outside { row, column });
    }
    let (Some(row), Some(column)) = (n_rows.checked_sub(1), n_columns.checked_sub(1)) else {
        return Ok(None);
    };
    let mut stops = cells.to_vec();
    stops.push((row, column));
    stops.sort_unstable();
    stops.dedup();
    Ok(Some(stops))
}

/// The number of paths from a cell to another; 0 if the other is above or to the left.
fn between(from: (usize, usize), to: (usize, usize)) -> Result<u128, PathError> {
    match (to.0.checked_sub(from.0), to.1.checked_sub(from.1)) {
        (Some(down), Some(right)) => binomial(down.saturating_add(1), right.saturating_add(1))
            .map_err(|_| PathError::Overflow { row: to.0, column: to.1 }),
        _ => Ok(0),
    }
}
