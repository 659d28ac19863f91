//! What the pages of chapter 5 claim about cost, one module a section: `<section>/<what>/<n>`.
//! Every answer is asserted before it is timed.

use criterion::criterion_main;

#[path = "linear_dp/bitonic_subsequence.rs"]
mod bitonic_subsequence;
#[path = "linear_dp/longest_common_subsequence.rs"]
mod longest_common_subsequence;
#[path = "linear_dp/longest_increasing_subsequence.rs"]
mod longest_increasing_subsequence;
#[path = "linear_dp/longest_palindrome.rs"]
mod longest_palindrome;
#[path = "tree_dp/maximum_binary_subtree.rs"]
mod maximum_binary_subtree;
#[path = "tree_dp/maximum_radius_sum.rs"]
mod maximum_radius_sum;
#[path = "linear_dp/maximum_subarray.rs"]
mod maximum_subarray;
#[path = "tree_dp/maximum_subtree.rs"]
mod maximum_subtree;
#[path = "regional_dp/minimum_merge_cost.rs"]
mod minimum_merge_cost;
#[path = "regional_dp/triangle_path.rs"]
mod triangle_path;
#[path = "knapsack/two_dimensional_knapsack.rs"]
mod two_dimensional_knapsack;
#[path = "knapsack/unbounded_knapsack.rs"]
mod unbounded_knapsack;
#[path = "regional_dp/unique_paths.rs"]
mod unique_paths;
#[path = "knapsack/zero_one_knapsack.rs"]
mod zero_one_knapsack;

criterion_main!(
    longest_common_subsequence::benches,
    longest_increasing_subsequence::benches,
    bitonic_subsequence::benches,
    maximum_subarray::benches,
    longest_palindrome::benches,
    zero_one_knapsack::benches,
    unbounded_knapsack::benches,
    two_dimensional_knapsack::benches,
    minimum_merge_cost::benches,
    unique_paths::benches,
    triangle_path::benches,
    maximum_binary_subtree::benches,
    maximum_subtree::benches,
    maximum_radius_sum::benches
);
