//! A key that is there is inserted again.

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
    let n_levels = nodes[0].next.len().max(height);
    nodes[0].next.resize(n_levels, None);
    let mut path = vec![0; n_levels];
    let mut node = 0;
    for level in (0..n_levels).rev() {
        while let Some(next) = nodes[node].next[level].filter(|next| nodes[*next].key < key) {
            node = next;
        }
        path[level] = node;
    }
    let new = nodes.len();
    let next = (0..height).map(|level| nodes[path[level]].next[level].replace(new)).collect();
    nodes.push(Node { key, next });
}
