//! Write the 0-1 knapsack: `best_value(items, capacity)` returns the greatest total value of items
//! whose total weight is at most the capacity. Each item is a pair of its weight and its value, and
//! it is taken once or not at all.
//!
//! For example, the items (5, 12), (4, 6), (2, 10) and (2, 5) with the capacity 6 give 16: the
//! second and the third item.
//!
//! A weight may be 0. The large inputs have 200 items and a capacity of 10 000, or 1000 items and a
//! capacity of 1000. No sum of values exceeds 64 bits.

/// The greatest value of items that weigh at most `capacity` together.
pub fn best_value(items: &[(usize, u64)], capacity: usize) -> u64 {
    todo!()
}
