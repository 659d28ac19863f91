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
    /// The ends of the fewest groups of at most `most` of n things, as even as possible.
    fn groups(n: usize, most: usize) -> Vec<std::ops::Range<usize>> {
        let n_groups = n.div_ceil(most);
        (0..n_groups).map(|i| n * i / n_groups..n * (i + 1) / n_groups).collect()
    }

    if keys.is_empty() {
        return Vec::new();
    }
    let leaves: Vec<Vec<i64>> =
        groups(keys.len(), m - 1).into_iter().map(|group| keys[group].to_vec()).collect();
    let mut least: Vec<i64> = leaves.iter().map(|leaf| leaf[0]).collect();
    let mut levels = vec![leaves];
    while 1 < least.len() {
        // Invariant: least[i] is the least key below node i of the last level.
        let nodes = groups(least.len(), m);
        levels.push(nodes.iter().map(|group| least[group.clone()][1..].to_vec()).collect());
        least = nodes.iter().map(|group| least[group.start]).collect();
    }
    levels.reverse();
    levels
}
