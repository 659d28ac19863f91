//! The two sides are not compared.

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
        Some(left.max(right) + usize::from(!node.is_red))
    }

    if tree.is_some_and(|root| root.is_red) {
        return None;
    }
    below(tree)
}
