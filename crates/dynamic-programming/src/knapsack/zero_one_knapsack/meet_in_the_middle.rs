//! Part of [the 0-1 knapsack](super): the choices of each half of few items, joined. Weights and
//! values may be as large as they like.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack/large-capacity.md`.

use std::cmp::Reverse;

use super::{Item, KnapsackError, check_values};

/// The most items: each half then has at most a million choices.
pub const MOST_ITEMS: usize = 40;

/// A choice among at most 64 items.
#[derive(Debug, Clone, Copy)]
struct Choice {
    weight: usize,
    value: i64,
    /// Bit i: whether the item i is in it.
    items: u64,
}

/// The best value and the indices of one best choice, ascending. O(2ⁿᐟ²) time and space for n
/// items, less where choices are beaten by others.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::Item;
/// use dynamic_programming::knapsack::zero_one_knapsack::meet_in_the_middle::best_items;
///
/// let items = [(10, 60), (20, 100), (30, 120)].map(|(weight, value)| Item { weight, value });
/// assert_eq!(best_items(&items, 50)?, (220, vec![1, 2]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`KnapsackError::TooManyItems`] if they are more than [`MOST_ITEMS`];
/// [`KnapsackError::Overflow`] as [`best_value`](super::best_value).
pub fn best_items(items: &[Item], capacity: usize) -> Result<(i64, Vec<usize>), KnapsackError> {
    if MOST_ITEMS < items.len() {
        return Err(KnapsackError::TooManyItems { n_items: items.len(), last: MOST_ITEMS });
    }
    check_values(items.iter().map(|item| item.value))?;
    let (left, right) = items.split_at(items.len() / 2);
    let (n_left, left, right) = (left.len(), frontier(left, capacity), frontier(right, capacity));
    let mut best = left[0];
    let mut last = right.len() - 1;
    for a in left {
        // The lightest choice of each half weighs 0, so this stops at index 0.
        while capacity - a.weight < right[last].weight {
            last -= 1;
        }
        // Invariant: right[last] is the heaviest partner of a that fits, so it is the one of most
        // worth.
        let b = right[last];
        if best.value < a.value + b.value {
            best = Choice {
                weight: a.weight + b.weight,
                value: a.value + b.value,
                items: a.items | b.items << n_left,
            };
        }
    }
    let chosen = (0..items.len()).filter(|i| best.items >> i & 1 == 1).collect();
    Ok((best.value, chosen))
}

/// The choices within the capacity that no other beats, ascending in weight and in value: a choice
/// that is no lighter than another and worth no more is never needed. Of equal choices one is kept.
fn frontier(items: &[Item], capacity: usize) -> Vec<Choice> {
    let mut choices = vec![Choice { weight: 0, value: 0, items: 0 }];
    for (i, item) in items.iter().enumerate() {
        // Invariant: choices is the frontier of items[..i].
        let with = |choice: &Choice| {
            let weight = choice.weight.checked_add(item.weight).filter(|sum| *sum <= capacity)?;
            let value = choice.value + item.value;
            Some(Choice { weight, value, items: choice.items | 1 << i })
        };
        let more: Vec<Choice> = choices.iter().filter_map(with).collect();
        choices.extend(more);
        // Two ascending runs, which this sort merges in linear time.
        choices.sort_by_key(|choice| (choice.weight, Reverse(choice.value)));
        let mut most = None;
        choices.retain(|choice| {
            let is_better = most < Some(choice.value);
            most = most.max(Some(choice.value));
            is_better
        });
    }
    choices
}
