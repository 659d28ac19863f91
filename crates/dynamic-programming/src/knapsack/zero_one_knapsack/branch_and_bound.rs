//! Part of [the 0-1 knapsack](super): a search of the choices that gives up where cut items would
//! not do better either.
//!
//! Source: G. B. Dantzig, "Discrete-variable extremum problems", Operations Research 5 (1957), for
//! the bound.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack/branch-and-bound.md`.

use super::{Item, KnapsackError, check_values};

/// The best value and the indices of one best choice, ascending. O(n) space, whatever the capacity
/// and the values are; O(2ⁿ · n) time for n items at worst, and mostly far less.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::Item;
/// use dynamic_programming::knapsack::zero_one_knapsack::branch_and_bound::best_items;
///
/// let items = [(10, 60), (20, 100), (30, 120)].map(|(weight, value)| Item { weight, value });
/// assert_eq!(best_items(&items, 50)?, (220, vec![1, 2]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`KnapsackError::Overflow`] as [`best_value`](super::best_value).
pub fn best_items(items: &[Item], capacity: usize) -> Result<(i64, Vec<usize>), KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    let order = by_value_a_unit(items, capacity);
    let (mut best, mut chosen) = (0, Vec::new());
    let (mut value, mut room, mut taken) = (0, capacity, Vec::new());
    let mut next = 0;
    loop {
        // Invariant: still to be tried are the choices that add some of order[next..] to `taken`,
        // and those that lack one of `taken`. None of the others is better than the best.
        if best < value + bound(items, &order[next..], room) {
            let item = items[order[next]];
            if item.weight <= room {
                (value, room) = (value + item.value, room - item.weight);
                taken.push(next);
            }
            if best < value {
                (best, chosen) = (value, taken.clone());
            }
            next += 1;
        } else {
            // Nothing better begins like this. Do without the last that was taken.
            let Some(last) = taken.pop() else { break };
            let item = items[order[last]];
            (value, room) = (value - item.value, room + item.weight);
            next = last + 1;
        }
    }
    let mut chosen: Vec<usize> = chosen.into_iter().map(|place| order[place]).collect();
    chosen.sort_unstable();
    Ok((best, chosen))
}

/// The items that fit and are worth something, those of most value a unit of weight first. O(n log
/// n).
fn by_value_a_unit(items: &[Item], capacity: usize) -> Vec<usize> {
    let is_useful = |&i: &usize| items[i].weight <= capacity && 0 < items[i].value;
    let mut order: Vec<usize> = (0..items.len()).filter(is_useful).collect();
    // a / b and c / d compare as a · d and c · b. Items without weight come first.
    let product = |value: usize, weight: usize| {
        u128::from(items[value].value.unsigned_abs()) * items[weight].weight as u128
    };
    order.sort_by(|&a, &b| product(b, a).cmp(&product(a, b)));
    order
}

/// The most that the room could be worth if items could be cut, rounded down: the first items that
/// fit whole, and a part of the next. O(n).
fn bound(items: &[Item], order: &[usize], mut room: usize) -> i64 {
    let mut value = 0;
    for &i in order {
        let item = items[i];
        if room < item.weight {
            let part = u128::from(item.value.unsigned_abs()) * room as u128 / item.weight as u128;
            // Fits: it is less than the value of the whole.
            return value + i64::try_from(part).unwrap_or(item.value);
        }
        (value, room) = (value + item.value, room - item.weight);
    }
    value
}
