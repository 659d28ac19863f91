//! A key that is there already is inserted again.

#[derive(Debug)]
pub struct Node {
    pub key: i64,
    pub left: Option<Box<Node>>,
    pub right: Option<Box<Node>>,
}

pub fn insert(tree: &mut Option<Box<Node>>, key: i64) -> bool {
    let mut tree = tree;
    while let Some(node) = tree {
        tree = if key < node.key { &mut node.left } else { &mut node.right };
    }
    *tree = Some(Box::new(Node { key, left: None, right: None }));
    true
}

pub fn contains(tree: Option<&Node>, key: i64) -> bool {
    let mut tree = tree;
    while let Some(node) = tree {
        if key == node.key {
            return true;
        }
        tree = if key < node.key { node.left.as_deref() } else { node.right.as_deref() };
    }
    false
}
