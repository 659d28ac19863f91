#![doc = include_str!("../README.md")]

pub mod from_brute_force;
pub mod knapsack;
pub mod linear_dp;
pub mod regional_dp;
mod step;
mod table;
pub mod tree_dp;

#[doc(inline)]
pub use {
    knapsack::two_dimensional_knapsack::{TwoDimensionalKnapsack, two_dimensional_knapsack},
    knapsack::unbounded_knapsack::{UnboundedError, UnboundedKnapsack, unbounded_knapsack},
    knapsack::zero_one_knapsack::{Item, KnapsackError, ZeroOneKnapsack, zero_one_knapsack},
    linear_dp::bitonic_subsequence::{Bitonic, Sides, bitonic, bitonic_by},
    linear_dp::longest_common_subsequence::diff::{Edit, diff},
    linear_dp::longest_common_subsequence::edit_distance::{EditStep, edit_distance, edit_steps},
    linear_dp::longest_common_subsequence::{Distinct, Lcs, longest_common_subsequence},
    linear_dp::longest_increasing_subsequence::{Lis, lis, lis_by},
    linear_dp::longest_palindrome::{Palindromes, longest_palindrome, palindromes},
    linear_dp::maximum_subarray::{
        Subarray, SubarrayError, maximum_subarray, maximum_subarray_or_empty,
    },
    regional_dp::minimum_merge_cost::instances::matrix_chain,
    regional_dp::minimum_merge_cost::{Intervals, Merge, MergeError, maximum_merge, minimum_merge},
    regional_dp::triangle_path::{
        Triangle, TriangleError, TrianglePath, maximum_path, minimum_path,
    },
    regional_dp::unique_paths::{PathError, UniquePaths, unique_paths, unique_paths_around},
    tree_dp::maximum_binary_subtree::{BinarySubtrees, maximum_binary_subtree},
    tree_dp::maximum_radius_sum::{Heaviest, RadiusSums, maximum_radius_sum},
    tree_dp::maximum_subtree::{Subtrees, maximum_subtree},
    tree_dp::rooted_tree::{RootedTree, TreeError},
    tree_dp::subtree_sums::{Kept, SubtreeSums, Top},
};

pub use step::Step;
pub use table::{MAX_BYTES, Table, TableSizeError};
