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
    let (mut path, mut found) = (Vec::new(), Vec::new());
    extend(values, target, &mut path, &mut found);
    found
}

/// Extends the path by some of the values, in all ways that add `rest` to its sum.
fn extend(values: &[u64], rest: u64, path: &mut Vec<u64>, found: &mut Vec<Vec<u64>>) {
    if rest == 0 {
        found.push(path.clone());
    }
    for (i, value) in values.iter().enumerate() {
        if *value <= rest {
            path.push(*value);
            extend(&values[i + 1..], rest - value, path, found);
            path.pop();
        }
    }
}
