//! Write the two-dimensional knapsack: `best_value(items, capacities)` returns the greatest total
//! value of items whose first weights add up to at most the first capacity, and whose second
//! weights add up to at most the second one. Each item is a triple of its first weight, its second
//! weight and its value, and it is taken once or not at all.
//!
//! For example, the items (2, 3, 7), (0, 2, 6), (3, 1, 2) and (3, 1, 3) with the capacities 5 and 4
//! give 10: the first and the last item.
//!
//! A weight may be 0. The large inputs have 100 items and the capacities 200 and 200, or 1000 items
//! and the capacities 60 and 60. No sum of values exceeds 64 bits.

/// The greatest value of items that fit both capacities.
pub fn best_value(items: &[(usize, usize, u64)], capacities: (usize, usize)) -> u64 {
    todo!()
}
