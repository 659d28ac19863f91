//! Write the unbounded knapsack: `best_counts(items, capacity)` returns how many copies of each
//! item to take, in the order of the items, so that all copies together weigh at most the capacity
//! and have the greatest total value. Each item is a pair of its weight and its value, and there is
//! no limit on its copies.
//!
//! For example, the items (3, 6), (4, 7) and (2, 5) with the capacity 7 give [1, 0, 2]: one copy of
//! the first item and two of the third have the value 16.
//!
//! Each weight is at least 1. If several choices are best, return any of them. The large inputs
//! have 200 items and a capacity of 5000, or 20 items and a capacity of 50 000. No sum of values
//! exceeds 64 bits.

/// The number of copies of each item in a most valuable choice that weighs at most `capacity`.
pub fn best_counts(items: &[(usize, u64)], capacity: usize) -> Vec<usize> {
    todo!()
}
