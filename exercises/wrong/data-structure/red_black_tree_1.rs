//! The root may be red.

#[derive(Debug)]
pub struct Node {
    pub is_red: bool,
    pub left: Option<Box<Node>>,
    pub right: Option<Box<Node>>,
}

pub fn black_height(tree: Option<&Node>) -> Option<usize> {
    fn below(tree: Option<&Node>) -> Option<usize> {
        let Some(node) = tree else { return Some(0) };
        let children = [node.left.as_deref(), node.right.as_deref()];
        if node.is_red && children.into_iter().flatten().any(|child| child.is_red) {
            return None;
        }
        let [left, right] = [below(children[0])?, below(children[1])?];
        (left == right).then_some(left + usize::from(!node.is_red))
    }

    below(tree)
}
