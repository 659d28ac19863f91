//! Build a B-tree: `b_tree(keys, t)` inserts the keys one after the other into a B-tree of minimum
//! degree `t`, and returns its levels.
//!
//! A node has t - 1 to 2t - 1 keys in ascending order; only the root may have fewer, but at least
//! one. A node with k keys has k + 1 children, or none if it is a leaf. All leaves are on one
//! level. The result is a list of levels, from the root to the leaves; a level is a list of nodes
//! from left to right, and a node is the list of its keys. Equal keys are kept once.
//!
//! For example, with the keys 1, 3, 4, 2 and t = 2, the root 3 has the children 1 2 and 4:
//! `[[[3]], [[1, 2], [4]]]`. Without keys there is no level: `[]`.
//!
//! Every tree that obeys the rules is accepted.

/// The levels of a B-tree of minimum degree `t` with these keys.
pub fn b_tree(keys: &[i64], t: usize) -> Vec<Vec<Vec<i64>>> {
    todo!()
}
