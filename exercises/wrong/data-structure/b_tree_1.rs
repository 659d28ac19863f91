//! After a split, the key goes into the left half, wherever it belongs.

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
            }
            node = child;
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
