//! Check the colors of a red-black tree: `black_height(tree)`.
//!
//! The root must be black, no red node may have a red child, and all paths from the root down to an
//! empty place must have equally many black nodes. The result is this number, or `None` if a rule
//! is broken. A tree without nodes has the number 0.
//!
//! For example, a black root with two red children has the number 1, and a black root with one
//! black child breaks the last rule.

/// A node that owns its children. Its key is not needed here.
#[derive(Debug)]
pub struct Node {
    /// Whether it is red.
    pub is_red: bool,
    /// The left child.
    pub left: Option<Box<Node>>,
    /// The right child.
    pub right: Option<Box<Node>>,
}

/// The number of black nodes on each path, if the tree obeys the rules.
pub fn black_height(tree: Option<&Node>) -> Option<usize> {
    todo!()
}
