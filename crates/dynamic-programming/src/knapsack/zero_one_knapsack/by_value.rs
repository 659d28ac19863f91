//! Part of [the 0-1 knapsack](super): a row of least weights, one for each value. It suits small
//! values and a large capacity.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack/large-capacity.md`.

use super::{Item, KnapsackError, check_values, row};
use crate::TableSizeError;

/// The best value. O(n · V) time, O(V) space, V being the sum of the positive values; the capacity
/// costs nothing.
///
/// # Errors
/// [`KnapsackError::Overflow`] as [`best_value`](super::best_value); [`KnapsackError::TooLarge`] if
/// V is too large.
pub fn best_value(items: &[Item], capacity: usize) -> Result<i64, KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    // An item that is too heavy or worth nothing is never needed.
    let useful = || items.iter().filter(|item| item.weight <= capacity && 0 < item.value);
    let index = |value: i64| {
        usize::try_from(value).map_err(|_| TableSizeError { n_rows: 1, n_columns: usize::MAX })
    };
    let most = index(useful().map(|item| item.value).sum())?;
    // At index v: the least weight of a choice that is worth exactly v, if there is one within the
    // capacity.
    let mut lightest = row(most, None)?;
    lightest[0] = Some(0);
    for item in useful() {
        let value = index(item.value)?;
        for v in (value..=most).rev() {
            let Some(rest) = lightest[v - value] else { continue };
            // The rest is within the capacity, and so is the item, so that the difference is one.
            if rest <= capacity - item.weight {
                let with: usize = rest + item.weight;
                lightest[v] = Some(lightest[v].map_or(with, |without| without.min(with)));
            }
        }
    }
    let best = lightest.iter().rposition(Option::is_some).unwrap_or(0);
    // It is at most the sum of the values, which fits.
    Ok(i64::try_from(best).unwrap_or(i64::MAX))
}
