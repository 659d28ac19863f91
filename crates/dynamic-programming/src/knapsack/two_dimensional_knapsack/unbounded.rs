//! Part of [two-dimensional knapsack](super): as many copies of each item as you like.
//!
//! Page: `docs/en/dynamic-programming/knapsack/two-dimensional-knapsack/unbounded.md`.

use super::{Item, plane};
use crate::knapsack::unbounded_knapsack::UnboundedError;

/// The best value of any number of copies. O(n · A · B) time, O(A · B) space.
///
/// # Errors
/// [`UnboundedError::Unbounded`] if both weights of an item of positive value are 0;
/// [`UnboundedError::Overflow`] if what fits may be worth more than `i64::MAX`;
/// [`UnboundedError::TooLarge`] if the plane would be too large.
pub fn best_value(items: &[Item], capacities: [usize; 2]) -> Result<i64, UnboundedError> {
    check_items(items, capacities)?;
    let mut plane = plane(capacities, 0)?;
    let width = capacities[1] + 1;
    for Item { weights: [v, w], value } in items.iter().filter(|item| item.weights != [0, 0]) {
        for a in *v..=capacities[0] {
            for b in *w..width {
                // Invariant: all cells before this one know any number of copies of this item.
                let with = plane[(a - v) * width + b - w] + value;
                plane[a * width + b] = plane[a * width + b].max(with);
            }
        }
    }
    Ok(plane[plane.len() - 1])
}

/// Copies of items with a positive first weight are together worth no more than the first capacity
/// filled at their best value per weight. The same holds for the other items and the second
/// capacity. The sum of both bounds each sum in the plane.
fn check_items(items: &[Item], capacities: [usize; 2]) -> Result<(), UnboundedError> {
    let mut full = [0_u128; 2];
    for (i, item) in items.iter().enumerate() {
        let Some(d) = item.weights.iter().position(|weight| 0 < *weight) else {
            if 0 < item.value {
                return Err(UnboundedError::Unbounded { item: i });
            }
            continue;
        };
        if item.weights[d] <= capacities[d] {
            let value = u128::from(item.value.unsigned_abs());
            full[d] = full[d].max(value * capacities[d] as u128 / item.weights[d] as u128);
        }
        if i64::try_from(full[0].saturating_add(full[1])).is_err() {
            return Err(UnboundedError::Overflow { item: i });
        }
    }
    Ok(())
}
