//! Binary trees in one line, and small inputs, for the tests of the balanced trees.

use data_structure::ordered_map::arena::Id;
use data_structure::ordered_map::binary_tree::{BinaryTree, Side};
use trace::SplitMix64;

/// A shape in one line: `4(2(1,-),6)`, a leaf alone, a missing child as a dash. `label` names a
/// node. The depth of the recursion is the tree's height.
pub(crate) fn shape<V, M>(tree: &BinaryTree<i32, V, M>, label: &impl Fn(Id) -> String) -> String {
    below(tree, tree.root(), label)
}

fn below<V, M>(
    tree: &BinaryTree<i32, V, M>,
    node: Option<Id>,
    label: &impl Fn(Id) -> String,
) -> String {
    let Some(node) = node else { return "-".into() };
    let children = [Side::Left, Side::Right].map(|side| tree.child(node, side));
    let name = label(node);
    if children == [None, None] {
        return name;
    }
    let [left, right] = children.map(|child| below(tree, child, label));
    format!("{name}({left},{right})")
}

/// All orders of 0..n.
pub(crate) fn orders(n: i32) -> Vec<Vec<i32>> {
    (0..n).fold(vec![Vec::new()], |shorter, key| {
        let longer = shorter.iter().flat_map(|order: &Vec<i32>| {
            (0..=order.len()).map(move |at| [&order[..at], &[key], &order[at..]].concat())
        });
        longer.collect()
    })
}

/// 0..n in an order that the seed draws.
pub(crate) fn shuffled(n: i32, seed: u64) -> Vec<i32> {
    let mut keys: Vec<i32> = (0..n).collect();
    SplitMix64::new(seed).shuffle(&mut keys);
    keys
}
