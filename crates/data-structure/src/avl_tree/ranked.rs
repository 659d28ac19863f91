//! Part of AVL trees: one that knows the number of each key in the order.
//!
//! Beside the tree stands the size of each node's subtree. No line of the tree knows of it: the sizes are kept by a watcher,
//! which is told where a leaf is hung, where a node is taken out, and what is rotated.
//!
//! Cost: O(log n) for each operation, at worst; but where a plain AVL tree stops as soon as the heights are right, the sizes
//! change up to the root. Four bytes an entry more.

use std::mem;

use super::{AvlTree, Step};
use crate::ordered_map::arena::Id;
use crate::ordered_map::binary_tree::Side::{Left, Right};
use crate::ordered_map::{Broken, OrderedMap, positions_in_binary_tree, std_traits};

/// An AVL tree that answers by rank too.
#[derive(Clone)]
pub struct RankedAvlTree<K, V> {
    map: AvlTree<K, V>,
    /// The size of the subtree of each node, in the order of their names.
    sizes: Vec<u32>,
}

impl<K: Ord, V> RankedAvlTree<K, V> {
    /// An empty map.
    pub fn new() -> Self {
        RankedAvlTree { map: AvlTree::new(), sizes: Vec::new() }
    }

    /// The tree without the sizes.
    pub fn map(&self) -> &AvlTree<K, V> {
        &self.map
    }

    /// How many keys are less than `key`, which itself need not be there. O(log n).
    pub fn rank(&self, key: &K) -> usize {
        self.map.tree.rank(key, |node| self.sizes[node.index()])
    }

    /// The entry with exactly `rank` keys before it. O(log n).
    pub fn select(&self, rank: usize) -> Option<(&K, &V)> {
        let node = self.map.tree.select(rank, |node| self.sizes[node.index()])?;
        Some(self.map.tree.entry(node))
    }
}

/// Keeps the sizes right at each step of a change.
fn follow<K: Ord, V>(sizes: &mut Vec<u32>, step: Step, map: &AvlTree<K, V>) {
    let tree = &map.tree;
    match step {
        Step::Link { node } => {
            sizes.push(1);
            resize(sizes, tree.parent(node), map, |size| size + 1);
        }
        Step::Unlink { node } => {
            // It is the successor's place that goes, if there are two children; the successor inherits the node's.
            let mut leaver = node;
            if let (Some(_), Some(right)) = (tree.child(node, Left), tree.child(node, Right)) {
                leaver = tree.extreme(right, Left);
            }
            resize(sizes, tree.parent(leaver), map, |size| size - 1);
            sizes[leaver.index()] = sizes[node.index()];
            sizes.swap_remove(node.index());
        }
        Step::Rotate { down } => {
            for node in [Some(down), tree.parent(down)].into_iter().flatten() {
                sizes[node.index()] = size_by_children(sizes, node, map);
            }
        }
        Step::Compare { .. } | Step::Replace { .. } | Step::Measure { .. } | Step::Lean { .. } => {}
    }
}

/// Changes the sizes of a node and of all above it.
fn resize<K: Ord, V>(
    sizes: &mut [u32],
    mut node: Option<Id>,
    map: &AvlTree<K, V>,
    change: impl Fn(u32) -> u32,
) {
    while let Some(here) = node {
        let size = &mut sizes[here.index()];
        *size = change(*size);
        node = map.tree.parent(here);
    }
}

/// The size of a node by those of its children.
fn size_by_children<K: Ord, V>(sizes: &[u32], node: Id, map: &AvlTree<K, V>) -> u32 {
    let children = [Left, Right].map(|side| map.tree.child(node, side));
    1 + children.into_iter().flatten().map(|child| sizes[child.index()]).sum::<u32>()
}

impl<K: Ord, V> OrderedMap<K, V> for RankedAvlTree<K, V> {
    positions_in_binary_tree!(map.tree);

    fn clear(&mut self) {
        mem::take(self);
    }

    fn insert(&mut self, key: K, value: V) -> Option<V> {
        let sizes = &mut self.sizes;
        self.map.insert_watched(key, value, |step, map| follow(sizes, step, map))
    }

    fn remove_entry(&mut self, key: &K) -> Option<(K, V)> {
        let sizes = &mut self.sizes;
        self.map.remove_watched(key, |step, map| follow(sizes, step, map))
    }

    fn check_invariants(&self) -> Result<(), Broken> {
        self.map.check_invariants()?;
        Broken::unless(self.sizes.len() == self.len(), "each node has a size", None)?;
        for node in self.map.tree.pre_order() {
            let adds_up =
                self.sizes[node.index()] == size_by_children(&self.sizes, node, &self.map);
            Broken::unless(adds_up, "a size is that of both subtrees, and one", Some(node))?;
        }
        Ok(())
    }
}

std_traits!(RankedAvlTree);

#[cfg(test)]
mod tests {
    use super::{OrderedMap, RankedAvlTree};

    #[test]
    fn a_wrong_size_is_found() {
        let mut set: RankedAvlTree<i32, ()> = [(2, ()), (1, ()), (3, ())].into();
        set.sizes[0] += 1;
        let broken = set.check_invariants().unwrap_err();
        let text = "broken: a size is that of both subtrees, and one, at node 0";
        assert_eq!((broken.to_string().as_str(), broken.at), (text, set.map.tree.root()));
        set.sizes.pop();
        assert_eq!(set.check_invariants().unwrap_err().rule, "each node has a size");
    }
}
