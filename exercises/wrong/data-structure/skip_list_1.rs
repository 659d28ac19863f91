//! The new node leads nowhere on the upper levels.

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
    if nodes[node].next[0].is_some_and(|next| nodes[next].key == key) {
        return;
    }
    let new = nodes.len();
    let next = (0..height)
        .map(|level| nodes[path[level]].next[level].replace(new).filter(|_| level == 0))
        .collect();
    nodes.push(Node { key, next });
}
