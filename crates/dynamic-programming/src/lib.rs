#![doc = include_str!("../README.md")]

pub mod from_brute_force;
pub mod knapsack;
pub mod linear_dp;
pub mod regional_dp;
mod step;
mod table;
pub mod tree_dp;

#[doc(inline)]
pub use knapsack::two_dimensional_knapsack::{TwoDimensionalKnapsack, two_dimensional_knapsack};
#[doc(inline)]
pub use knapsack::unbounded_knapsack::{UnboundedError, UnboundedKnapsack, unbounded_knapsack};
#[doc(inline)]
pub use knapsack::zero_one_knapsack::{Item, KnapsackError, ZeroOneKnapsack, zero_one_knapsack};
#[doc(inline)]
pub use linear_dp::bitonic_subsequence::{Bitonic, Sides, bitonic, bitonic_by};
#[doc(inline)]
pub use linear_dp::longest_common_subsequence::diff::{Edit, diff};
#[doc(inline)]
pub use linear_dp::longest_common_subsequence::edit_distance::{
    EditStep, edit_distance, edit_steps,
};
#[doc(inline)]
pub use linear_dp::longest_common_subsequence::{Distinct, Lcs, longest_common_subsequence};
#[doc(inline)]
pub use linear_dp::longest_increasing_subsequence::{Lis, lis, lis_by};
#[doc(inline)]
pub use linear_dp::longest_palindrome::{Palindromes, longest_palindrome, palindromes};
#[doc(inline)]
pub use linear_dp::maximum_subarray::{
    Subarray, SubarrayError, maximum_subarray, maximum_subarray_or_empty,
};
#[doc(inline)]
pub use regional_dp::minimum_merge_cost::instances::matrix_chain;
#[doc(inline)]
pub use regional_dp::minimum_merge_cost::{
    Intervals, Merge, MergeError, maximum_merge, minimum_merge,
};
#[doc(inline)]
pub use regional_dp::triangle_path::{
    Triangle, TriangleError, TrianglePath, maximum_path, minimum_path,
};
#[doc(inline)]
pub use regional_dp::unique_paths::{PathError, UniquePaths, unique_paths, unique_paths_around};
#[doc(inline)]
pub use tree_dp::maximum_binary_subtree::{BinarySubtrees, maximum_binary_subtree};
#[doc(inline)]
pub use tree_dp::maximum_radius_sum::{Heaviest, RadiusSums, maximum_radius_sum};
#[doc(inline)]
pub use tree_dp::maximum_subtree::{Subtrees, maximum_subtree};
#[doc(inline)]
pub use tree_dp::rooted_tree::{RootedTree, TreeError};
#[doc(inline)]
pub use tree_dp::subtree_sums::{Kept, SubtreeSums, Top};

#[doc(inline)]
pub use step::Step;
#[doc(inline)]
pub use table::{MAX_BYTES, Table, TableSizeError};
