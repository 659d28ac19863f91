//! One rotation for the inner case, too, on the left.

#[derive(Debug)]
pub struct Node {
    pub key: i64,
    pub height: i32,
    pub left: Option<Box<Node>>,
    pub right: Option<Box<Node>>,
}

pub fn insert(tree: Option<Box<Node>>, key: i64) -> Option<Box<Node>> {
    fn height(tree: Option<&Node>) -> i32 {
        tree.map_or(-1, |node| node.height)
    }

    fn lean(node: &Node) -> i32 {
        height(node.left.as_deref()) - height(node.right.as_deref())
    }

    fn measure(node: &mut Node) {
        node.height = 1 + height(node.left.as_deref()).max(height(node.right.as_deref()));
    }

    fn rotate_right(node: &mut Box<Node>) {
        let Some(mut child) = node.left.take() else { return };
        std::mem::swap(node, &mut child);
        child.left = node.right.take();
        measure(&mut child);
        node.right = Some(child);
        measure(node);
    }

    fn rotate_left(node: &mut Box<Node>) {
        let Some(mut child) = node.right.take() else { return };
        std::mem::swap(node, &mut child);
        child.right = node.left.take();
        measure(&mut child);
        node.left = Some(child);
        measure(node);
    }

    let Some(mut node) = tree else {
        return Some(Box::new(Node { key, height: 0, left: None, right: None }));
    };
    match key.cmp(&node.key) {
        std::cmp::Ordering::Less => node.left = insert(node.left.take(), key),
        std::cmp::Ordering::Greater => node.right = insert(node.right.take(), key),
        std::cmp::Ordering::Equal => return Some(node),
    }
    measure(&mut node);
    if lean(&node) == 2 {
        rotate_right(&mut node);
    } else if lean(&node) == -2 {
        if let Some(child) = node.right.as_mut().filter(|child| 0 < lean(child)) {
            rotate_right(child);
        }
        rotate_left(&mut node);
    }
    Some(node)
}
