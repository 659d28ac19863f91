//! What the programs of B-trees and B+ trees share: drawing nodes of many keys.

use trace::{Cell, Role, Tree, TreeNode};

use super::tree::Key;

/// A node in words: `[3 5 8]`.
pub(crate) fn row(keys: &[Key]) -> String {
    format!("[{}]", trace::list(keys, " "))
}

/// A tree as a picture, and its nodes in the order in which they stand there: a parent before its
/// children, those from left to right. `node` gives the keys and the children of a node, `decorate`
/// marks it.
pub(crate) fn picture<'a, N: Copy + 'a>(
    root: Option<N>,
    node: impl Fn(N) -> (&'a [Key], &'a [N]),
    decorate: impl Fn(N, &mut TreeNode),
) -> (Tree, Vec<N>) {
    let (mut nodes, mut order) = (Vec::new(), Vec::new());
    let mut waiting: Vec<_> = root.map(|root| (root, None)).into_iter().collect();
    while let Some((id, parent)) = waiting.pop() {
        let (keys, children) = node(id);
        let cells = keys.iter().map(Cell::new).collect();
        let mut drawn = TreeNode { keys: cells, parent, ..TreeNode::default() };
        decorate(id, &mut drawn);
        waiting.extend(children.iter().rev().map(|&child| (child, Some(nodes.len()))));
        nodes.push(drawn);
        order.push(id);
    }
    (Tree { nodes, boxed: true, ..Tree::default() }, order)
}

/// Marks all keys of a node, or only that at an index; and the edge to it, if it was on the way.
pub(crate) fn mark(node: &mut TreeNode, index: Option<usize>, role: Role) {
    match index {
        Some(index) => node.keys[index].role = Some(role),
        None => node.keys.iter_mut().for_each(|key| key.role = Some(role)),
    }
}
