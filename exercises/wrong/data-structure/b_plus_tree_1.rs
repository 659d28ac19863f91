//! All nodes are full except the last one, which gets what is left.

pub fn b_plus_tree(keys: &[i64], m: usize) -> Vec<Vec<Vec<i64>>> {
    /// The ends of the fewest groups of at most `most` of n things, as even as possible.
    fn groups(n: usize, most: usize) -> Vec<std::ops::Range<usize>> {
        let n_groups = n.div_ceil(most);
        (0..n_groups).map(|i| i * most..n.min((i + 1) * most)).collect()
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
