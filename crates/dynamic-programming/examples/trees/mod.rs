//! What the programs on trees share: reading a tree, and drawing it.

#![allow(dead_code, reason = "each program needs a part of it")]

use dynamic_programming::tree_dp::rooted_tree::RootedTree;
use input::Input;
use trace::{Role, Tree, TreeNode};

/// The most nodes, and the longest weight, that still make a picture.
pub(crate) const MOST_NODES: usize = 40;
pub(crate) const LONGEST: usize = 6;
/// The most nodes for which calls are made one by one: in a star, each leaf doubles their number.
pub(crate) const MOST_NODES_FOR_CALLS: usize = 12;

/// A tree, and the weights of its nodes.
pub(crate) struct Weighted {
    pub(crate) tree: RootedTree,
    pub(crate) weights: Vec<i64>,
}

/// `WEIGHT... / PARENT...`: nodes are counted from 1, and the parent of a root is 0. A forest gets
/// one more node, of weight 0, above its roots.
pub(crate) fn read(input: &mut Input<'_>, is_forest: bool) -> trace::Result<Weighted> {
    let (mut weights, parents) = read_lists(input)?;
    let tree = if is_forest {
        weights.push(0);
        RootedTree::with_virtual_root(&parents)
    } else {
        RootedTree::from_parents(&parents)
    };
    Ok(Weighted { tree: tree.map_err(from_1)?, weights })
}

/// The two lists, with the nodes counted from 0.
fn read_lists(input: &mut Input<'_>) -> trace::Result<(Vec<i64>, Vec<Option<usize>>)> {
    let mut weights = Vec::new();
    while input.clone().token().is_some_and(|token| token != b"/") {
        weights.push(input.number(format_args!("the weight of node {}", weights.len() + 1))?);
    }
    if !input.is_end() {
        input.word("a slash")?;
    }
    let mut parents = Vec::new();
    for v in 1..=weights.len() {
        let name = format!("the parent of node {v}");
        let parent: usize = input.number_in(0..=weights.len(), &name)?;
        parents.push(parent.checked_sub(1));
    }
    input.end("the parents")?;
    Ok((weights, parents))
}

/// An error of the library, which counts nodes from 0, in the words of the program, which counts
/// them from 1.
pub(crate) fn from_1(error: dynamic_programming::tree_dp::rooted_tree::TreeError) -> String {
    use dynamic_programming::tree_dp::rooted_tree::TreeError as E;
    match error {
        E::SeveralRoots { first, second } => {
            E::SeveralRoots { first: first + 1, second: second + 1 }
        }
        E::Cycle { node } => E::Cycle { node: node + 1 },
        E::ThirdChild { node, child } => E::ThirdChild { node: node + 1, child: child + 1 },
        E::Overflow { node } => E::Overflow { node: node + 1 },
        other => other,
    }
    .to_string()
}

impl Weighted {
    /// Whether a picture would be too large.
    pub(crate) fn is_large(&self) -> bool {
        let is_long = |weight: &i64| LONGEST < weight.to_string().len();
        MOST_NODES < self.weights.len() || self.weights.iter().any(is_long)
    }

    /// The tree with its weights, in preorder, and `mark` to say what a node's mark is, and what
    /// stands behind its number.
    pub(crate) fn picture(&self, mark: impl Fn(usize, TreeNode) -> TreeNode) -> Tree {
        let mut place = vec![0; self.tree.len()];
        let mut tree = Tree::default();
        for (at, &v) in self.tree.preorder().iter().enumerate() {
            place[v] = at;
            let weight = self.weights[v];
            let node = match self.tree.parent(v) {
                Some(parent) => TreeNode::child(place[parent], weight),
                None => TreeNode::root(weight),
            };
            let node = mark(v, node);
            let note = format!("{}: {}", v + 1, node.note).trim_end().to_owned();
            tree.nodes.push(TreeNode { note, ..node });
        }
        tree
    }

    /// The tree with the nodes that are kept, and those that are not, each with its note.
    pub(crate) fn kept(&self, nodes: &[usize], note: impl Fn(usize) -> String) -> Tree {
        self.picture(|v, node| {
            let role = if nodes.contains(&v) { Role::Chosen } else { Role::Rejected };
            TreeNode { note: note(v), ..node }.marked(role)
        })
    }
}

/// Nodes as the reader counts them: `1, 2, 5`, or `none`.
pub(crate) fn listed(nodes: &[usize]) -> String {
    if nodes.is_empty() {
        return "none".into();
    }
    trace::list(nodes.iter().map(|v| v + 1), ", ")
}
