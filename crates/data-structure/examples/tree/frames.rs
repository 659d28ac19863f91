//! Frames that the balanced binary trees share: a search that ends, and a node before it is taken
//! out.

use data_structure::ordered_map::arena::Id;
use data_structure::ordered_map::binary_tree::{BinaryTree, Side};
use trace::{Frame, Role, TreeNode};

use super::{Key, Verb, comparisons, way};

/// A key was sought, and is there.
pub(crate) fn found<V, M>(
    tree: &BinaryTree<Key, V, M>,
    key: &Key,
    compared: &[Id],
    decorate: impl Fn(Id, &mut TreeNode),
) -> Frame {
    let n_asked = trace::plural(compared.len(), "comparison");
    let caption = format!("Find {}. That took {n_asked}.", comparisons(tree, key, compared));
    let marks: Vec<_> = compared.last().map(|node| (*node, Role::Chosen)).into_iter().collect();
    Frame::new(caption).with(way(tree, compared, &marks, decorate))
}

/// A key was sought or to be deleted, and is not there.
pub(crate) fn absent<V, M>(
    verb: Verb,
    tree: &BinaryTree<Key, V, M>,
    key: &Key,
    compared: &[Id],
    decorate: impl Fn(Id, &mut TreeNode),
) -> Frame {
    let (what, so) = match verb {
        Verb::Delete => ("Delete", "there is nothing to delete"),
        _ => ("Find", "it is absent"),
    };
    let words = comparisons(tree, key, compared);
    let caption = format!("{what} {words}. There the tree ends: {so}.");
    Frame::new(caption).with(way(tree, compared, &[], decorate))
}

/// A node is about to be taken out.
pub(crate) fn unlinking<V, M>(
    node: Id,
    tree: &BinaryTree<Key, V, M>,
    key: &Key,
    compared: &[Id],
    decorate: impl Fn(Id, &mut TreeNode),
) -> Frame {
    let children = [Side::Left, Side::Right].map(|side| tree.child(node, side));
    let (case, heir) = match children {
        [None, None] => ("It is a leaf".to_owned(), None),
        [Some(only), None] | [None, Some(only)] => {
            (format!("Its only child, {}, takes its place", tree.key(only)), Some(only))
        }
        [Some(_), Some(right)] => {
            let heir = tree.extreme(right, Side::Left);
            let key = tree.key(heir);
            (format!("It has two children; its successor, {key}, takes its place"), Some(heir))
        }
    };
    let caption = format!("Delete {}. {case}.", comparisons(tree, key, compared));
    let mut marks = vec![(node, Role::Rejected)];
    marks.extend(heir.map(|heir| (heir, Role::Chosen)));
    Frame::new(caption).with(way(tree, compared, &marks, decorate))
}

/// What the keys are at the end, and what was absent.
pub(crate) fn answer<'a>(
    keys: impl ExactSizeIterator<Item = &'a Key>,
    height: Option<usize>,
    absent: &[Key],
) -> String {
    let height = height.map_or(String::new(), |height| format!("; height {height}"));
    format!("{}{height}{}", super::keys(keys.len(), keys), super::absent(absent))
}
