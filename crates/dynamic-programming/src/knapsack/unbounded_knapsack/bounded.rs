//! Part of [unbounded knapsack](super): a limit on the copies of each item, or none.
//!
//! Page: `docs/en/dynamic-programming/knapsack/unbounded-knapsack/bounded.md`.

use std::collections::VecDeque;

use super::{Item, UnboundedError, row};

/// An item, and how many copies of it there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kind {
    /// The weight and the value of one copy.
    pub item: Item,
    /// The number of copies; `None` if there is no limit.
    pub n_copies: Option<usize>,
}

/// The best value, by bundles of 1, 2, 4, … copies. O(W · Σ log cᵢ) time for cᵢ copies, O(W) space.
///
/// # Errors
/// [`UnboundedError::Unbounded`] if an item of weight 0 and positive value has no limit;
/// [`UnboundedError::Overflow`] if all copies that fit, of all kinds together, may be worth more
/// than `i64::MAX`; [`UnboundedError::TooLarge`] if the row would be too large.
pub fn by_bundles(kinds: &[Kind], capacity: usize) -> Result<i64, UnboundedError> {
    let copies = useful_copies(kinds, capacity)?;
    let mut row = row(capacity, 0)?;
    for (&Kind { item, .. }, copies) in kinds.iter().zip(copies) {
        let mut left = copies;
        let mut size = 1;
        while 0 < left {
            // Invariant: each number of copies up to copies - left is a sum of earlier bundles.
            let n = left.min(size);
            let (weight, value) = (n * item.weight, n.cast_signed() as i64 * item.value);
            for j in (weight..=capacity).rev() {
                row[j] = row[j].max(row[j - weight] + value);
            }
            left -= n;
            size = n.saturating_mul(2);
        }
    }
    Ok(row[capacity])
}

/// The best value, by a monotone queue of candidates. O(n · W) time, whatever the numbers of copies
/// are; O(W) space.
///
/// # Errors
/// As [`by_bundles`].
pub fn by_queue(kinds: &[Kind], capacity: usize) -> Result<i64, UnboundedError> {
    let copies = useful_copies(kinds, capacity)?;
    let mut row = row(capacity, 0)?;
    let mut queue = VecDeque::new();
    for (&Kind { item, .. }, most) in kinds.iter().zip(copies) {
        let Item { weight, value } = item;
        if weight == 0 {
            let gain = most.cast_signed() as i64 * value;
            for cell in &mut row {
                *cell += gain;
            }
            continue;
        }
        // Copies lead from a capacity to those with the same remainder modulo the weight.
        for rest in 0..weight.min(capacity + 1) {
            queue.clear();
            for k in 0..=(capacity - rest) / weight {
                let without = row[rest + k * weight];
                if queue.front().is_some_and(|(t, _)| most < k - t) {
                    queue.pop_front();
                }
                // The old value of cell t, and the value of k - t more copies.
                let with = |(t, held): (usize, i64)| held + (k - t).cast_signed() as i64 * value;
                while queue.back().is_some_and(|last| with(*last) <= without) {
                    queue.pop_back();
                }
                queue.push_back((k, without));
                // Invariant: the candidates become worse from front to back, for this k and later.
                row[rest + k * weight] = with(queue[0]);
            }
        }
    }
    Ok(row[capacity])
}

/// The number of copies of each kind that can matter: 0 if they are worth nothing, and no more than
/// fit.
fn useful_copies(kinds: &[Kind], capacity: usize) -> Result<Vec<usize>, UnboundedError> {
    let mut copies = Vec::with_capacity(kinds.len());
    let mut most = 0_i64;
    for (i, Kind { item, n_copies }) in kinds.iter().enumerate() {
        let n = match (capacity.checked_div(item.weight), n_copies) {
            _ if item.value <= 0 => 0,
            (Some(fit), n_copies) => n_copies.map_or(fit, |n| n.min(fit)),
            (None, Some(n_copies)) => *n_copies,
            (None, None) => return Err(UnboundedError::Unbounded { item: i }),
        };
        let all = i64::try_from(n).ok().and_then(|n| n.checked_mul(item.value));
        let sum = all.and_then(|all| most.checked_add(all));
        most = sum.ok_or(UnboundedError::Overflow { item: i })?;
        copies.push(n);
    }
    Ok(copies)
}
