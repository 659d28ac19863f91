//! The sides are never exchanged.

#[derive(Debug)]
pub struct Node {
    pub item: i64,
    pub distance: i32,
    pub left: Option<Box<Node>>,
    pub right: Option<Box<Node>>,
}

pub fn merge(a: Option<Box<Node>>, b: Option<Box<Node>>) -> Option<Box<Node>> {
    fn distance(tree: Option<&Node>) -> i32 {
        tree.map_or(-1, |node| node.distance)
    }

    let (mut a, mut b) = match (a, b) {
        (Some(a), Some(b)) => (a, b),
        (a, b) => return a.or(b),
    };
    if b.item < a.item {
        std::mem::swap(&mut a, &mut b);
    }
    a.right = merge(a.right.take(), Some(b));
    a.distance = distance(a.right.as_deref()) + 1;
    Some(a)
}
