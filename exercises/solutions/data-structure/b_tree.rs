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
    struct Node {
        keys: Vec<i64>,
        children: Vec<usize>,
    }

    fn split(nodes: &mut Vec<Node>, parent: usize, i: usize, t: usize) {
        let child = nodes[parent].children[i];
        let left = &mut nodes[child];
        let keys = left.keys.split_off(t);
        let children = left.children.split_off(t.min(left.children.len()));
        let median = left.keys.remove(t - 1);
        nodes.push(Node { keys, children });
        let right = nodes.len() - 1;
        nodes[parent].keys.insert(i, median);
        nodes[parent].children.insert(i + 1, right);
    }

    let mut nodes = vec![Node { keys: Vec::new(), children: Vec::new() }];
    let mut root = 0;
    for &key in keys {
        if nodes[root].keys.len() == 2 * t - 1 {
            nodes.push(Node { keys: Vec::new(), children: vec![root] });
            root = nodes.len() - 1;
            split(&mut nodes, root, 0, t);
        }
        let mut node = root;
        loop {
            // Invariant: the key belongs below this node, which was not full when it was reached.
            let i = nodes[node].keys.partition_point(|other| *other < key);
            if nodes[node].keys.get(i) == Some(&key) {
                break;
            }
            let Some(&child) = nodes[node].children.get(i) else {
                nodes[node].keys.insert(i, key);
                break;
            };
            if nodes[child].keys.len() == 2 * t - 1 {
                split(&mut nodes, node, i, t);
            } else {
                node = child;
            }
        }
    }
    let mut levels = Vec::new();
    let mut level = if nodes[root].keys.is_empty() { vec![] } else { vec![root] };
    while !level.is_empty() {
        levels.push(level.iter().map(|node| nodes[*node].keys.clone()).collect());
        level = level.iter().flat_map(|node| nodes[*node].children.clone()).collect();
    }
    levels
}
