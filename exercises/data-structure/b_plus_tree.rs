//! Load a B+ tree: `b_plus_tree(keys, m)` builds a B+ tree of order `m` from keys in ascending
//! order, and returns its levels.
//!
//! A leaf has m/2 (rounded down) to m - 1 keys, or fewer if it is the root. An inner node has m/2
//! (rounded up) to m children, or at least 2 if it is the root, and one separator less than
//! children. A separator is greater than all keys to its left, and at most the first key to its
//! right. All leaves are on one level. The result is a list of levels, from the root to the leaves;
//! a level is a list of nodes from left to right, and a node is the list of its keys or separators.
//!
//! For example, with the keys 1, 2, 3, 4, 5 and m = 4, the separator 4 and the leaves 1 2 3 and
//! 4 5: `[[[4]], [[1, 2, 3], [4, 5]]]`. Without keys there is no level: `[]`.
//!
//! Every tree that obeys the rules is accepted.

/// The levels of a B+ tree of order `m` with these keys, which ascend.
pub fn b_plus_tree(keys: &[i64], m: usize) -> Vec<Vec<Vec<i64>>> {
    todo!()
}
