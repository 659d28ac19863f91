//! What the programs of B-trees and B+ trees share: drawing nodes of many keys, and asking what
//! comes next.
#![allow(dead_code, reason = "each program uses its part")]

use trace::{Cell, Frame, Role, Tree, TreeNode};

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

/// A question about what comes next.
pub(crate) struct Question {
    pub(crate) text: String,
    pub(crate) choices: Vec<String>,
    pub(crate) answer: usize,
    pub(crate) because: String,
}

impl Question {
    /// The frame with this question.
    pub(crate) fn asked_by(self, frame: Frame) -> Frame {
        frame.ask(self.text, self.choices, self.answer, self.because)
    }
}

/// A frame, and what can be asked before it.
pub(crate) struct Shot {
    pub(crate) frame: Frame,
    /// A question of the frame before.
    pub(crate) ask: Option<Question>,
}

/// Adds frames, and their questions to the frames before them, if those do not ask yet.
pub(crate) fn add(frames: &mut Vec<Frame>, shots: Vec<Shot>) {
    for Shot { frame, ask } in shots {
        if let (Some(ask), Some(last)) = (ask, frames.last_mut())
            && last.ask.is_none()
        {
            *last = ask.asked_by(std::mem::take(last));
        }
        frames.push(frame);
    }
}
