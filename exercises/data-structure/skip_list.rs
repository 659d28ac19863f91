//! Write the insertion into a skip list: `insert(nodes, key, height)`.
//!
//! Node 0 is the head. Its key does not count, and it begins each level. `next[level]` is the index
//! of the next node on this level. The levels are sorted, and a node is on as many levels as its
//! `next` is long. The new node gets a tower of the given height, which is at least 1. If it is
//! higher than the head, the head gets more levels. If the key is there already, no link changes.
//!
//! For example, after the keys 1 and 3 of height 1 and 2 of height 2, level 0 holds 1, 2 and 3, and
//! level 1 holds 2 alone.
//!
//! The judge inserts 100 000 keys, in ascending order and in random order.

/// A key and its tower.
#[derive(Debug)]
pub struct Node {
    /// The key; that of the head does not count.
    pub key: i64,
    /// On each level of the tower, from level 0 up, the index of the next node.
    pub next: Vec<Option<usize>>,
}

/// Inserts the key with a tower of this height.
pub fn insert(nodes: &mut Vec<Node>, key: i64, height: usize) {
    todo!()
}
