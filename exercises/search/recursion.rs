//! Write a search with backtracking: `subsets_with_sum(values, target)` returns all choices of
//! values that add up to the target.
//!
//! Each result lists the chosen values in the order in which they are in `values`. Equal values
//! count as different, so a choice can appear more than once. The results may come in any order.
//! The choice of nothing has the sum 0.
//!
//! For example, the values 8, 6, 5, 3 and the target 11 have the results 8, 3 and 6, 5.
//!
//! The large inputs have 40 values. There are more than 10^12 choices of them, so leave a choice as
//! soon as its sum is too large.

/// All choices of values with the sum `target`, each in the order of `values`.
pub fn subsets_with_sum(values: &[u64], target: u64) -> Vec<Vec<u64>> {
    todo!()
}
