//! The tree that the sections share.

use dynamic_programming::tree_dp::rooted_tree::{RootedTree, TreeError};
use pretty_assertions::assert_eq;

use super::oracle::{all_trees, path};

#[test]
fn three_ways_to_say_a_tree() {
    let parents = [None, Some(0), Some(0), Some(1), Some(1), Some(2), Some(2)];
    let tree = RootedTree::from_parents(&parents).unwrap();
    assert_eq!(tree.root(), Some(0));
    assert_eq!(tree.preorder(), [0, 1, 3, 4, 2, 5, 6]);
    assert_eq!(tree.children(1), [3, 4]);
    assert_eq!((tree.size(0), tree.size(2), tree.size(6)), (7, 3, 1));
    let left = [Some(1), Some(3), Some(5), None, None, None, None];
    let right = [Some(2), Some(4), Some(6), None, None, None, None];
    assert_eq!(RootedTree::from_children(&left, &right).unwrap(), tree);
    let edges = [(6, 2), (0, 1), (2, 0), (1, 3), (4, 1), (2, 5)];
    assert_eq!(RootedTree::from_edges(7, 0, &edges).unwrap(), tree);
}

#[test]
fn the_left_child_comes_first() {
    let tree = RootedTree::from_children(&[Some(2), None, None], &[Some(1), None, None]).unwrap();
    assert_eq!(tree.children(0), [2, 1]);
    assert_eq!(tree.preorder(), [0, 2, 1]);
}

#[test]
fn nothing() {
    let empty = RootedTree::from_parents(&[]).unwrap();
    assert_eq!(empty, RootedTree::from_children(&[], &[]).unwrap());
    assert_eq!(empty, RootedTree::from_edges(0, 0, &[]).unwrap());
    assert_eq!((empty.root(), empty.len(), empty.is_empty()), (None, 0, true));
    assert_eq!(RootedTree::with_virtual_root(&[]).unwrap().len(), 1);
}

#[test]
fn orders_of_all_small_trees() {
    for parents in (0..=7).flat_map(all_trees) {
        let tree = RootedTree::from_parents(&parents).unwrap();
        let order: Vec<usize> = tree.postorder().collect();
        for (at, &v) in order.iter().enumerate() {
            // All that comes between a subtree's first node and its last belongs to it.
            let below = &order[at + 1 - tree.size(v)..=at];
            let is_below = |&u: &usize| {
                std::iter::successors(Some(u), |&u| parents[u]).any(|ancestor| ancestor == v)
            };
            assert!(below.iter().all(is_below), "{v} of {parents:?}");
            assert_eq!((0..order.len()).filter(is_below).count(), below.len());
            let mut subtree = tree.subtree(v).to_vec();
            assert_eq!((subtree[0], tree.preorder()[tree.place(v)]), (v, v));
            subtree.reverse();
            assert_eq!(subtree, below);
            let above = std::iter::successors(parents[v], |&u| parents[u]);
            assert_eq!(tree.depths()[v], above.count());
        }
        let edges: Vec<_> = (0..).zip(&parents).filter_map(|(v, p)| p.map(|p| (v, p))).collect();
        if !parents.is_empty() {
            assert_eq!(RootedTree::from_edges(parents.len(), 0, &edges).unwrap(), tree);
        }
    }
}

#[test]
fn a_virtual_root() {
    let tree = RootedTree::with_virtual_root(&[None, Some(0), None]).unwrap();
    assert_eq!((tree.root(), tree.children(3)), (Some(3), &[0, 2][..]));
}

#[test]
fn a_million_in_a_line() {
    let n = 1_000_000;
    assert_eq!(path(n).size(0), n);
    let edges: Vec<_> = (1..n).map(|v| (v, v - 1)).collect();
    assert_eq!(RootedTree::from_edges(n, n / 2, &edges).unwrap().size(n / 2), n);
}

#[test]
fn bad_trees() {
    use TreeError as E;
    let parents = RootedTree::from_parents;
    let out = E::OutOfRange { node: 1, other: 2, n_nodes: 2 };
    assert_eq!(parents(&[None, Some(2)]), Err(out));
    assert_eq!(parents(&[None, None]), Err(E::SeveralRoots { first: 0, second: 1 }));
    assert_eq!(parents(&[Some(0)]), Err(E::Cycle { node: 0 }));
    // Node 3 hangs from the cycle, and is not on it.
    let cycle = [None, Some(2), Some(1), Some(1)];
    assert!(matches!(parents(&cycle), Err(E::Cycle { node: 1 | 2 })));
    assert!(matches!(RootedTree::with_virtual_root(&cycle), Err(E::Cycle { node: 1 | 2 })));
    let out = E::OutOfRange { node: 0, other: 1, n_nodes: 1 };
    assert_eq!(RootedTree::with_virtual_root(&[Some(1)]), Err(out));

    let children = RootedTree::from_children;
    assert_eq!(children(&[None], &[]), Err(E::Lengths { n_given: 0, n_nodes: 1 }));
    assert_eq!(children(&[Some(1)], &[None]), Err(out));
    let twice = E::TwoParents { node: 1, first: 0, second: 0 };
    assert_eq!(children(&[Some(1), None], &[Some(1), None]), Err(twice));
    let two = E::TwoParents { node: 2, first: 0, second: 1 };
    assert_eq!(children(&[Some(1), Some(2), None], &[Some(2), None, None]), Err(two));
    assert_eq!(children(&[None, None], &[None; 2]), Err(E::SeveralRoots { first: 0, second: 1 }));
    assert!(matches!(children(&[Some(1), Some(0)], &[None; 2]), Err(E::Cycle { node: 0 | 1 })));

    let edges = RootedTree::from_edges;
    assert_eq!(edges(2, 0, &[]), Err(E::Unreached { node: 1 }));
    assert_eq!(edges(1, 0, &[(0, 0)]), Err(E::Cycle { node: 0 }));
    assert!(matches!(edges(2, 0, &[(0, 1), (1, 0)]), Err(E::Cycle { .. })), "an edge twice");
    assert!(matches!(edges(3, 0, &[(0, 1), (1, 2), (2, 0)]), Err(E::Cycle { .. })));
    assert_eq!(edges(2, 0, &[(0, 2)]), Err(E::OutOfRange { node: 0, other: 2, n_nodes: 2 }));
    assert_eq!(edges(2, 2, &[(0, 1)]), Err(E::OutOfRange { node: 2, other: 2, n_nodes: 2 }));
    assert_eq!(edges(0, 0, &[(0, 1)]), Err(E::OutOfRange { node: 0, other: 0, n_nodes: 0 }));
}

#[test]
fn bad_weights() {
    let tree = path(2);
    assert_eq!(tree.check_weights(&[1]), Err(TreeError::Lengths { n_given: 1, n_nodes: 2 }));
    assert_eq!(tree.check_weights(&[i64::MAX, 0]), Ok(()));
    // All bits together, times two, are i64::MAX - 1; and one more.
    let half = i64::MAX / 2;
    assert_eq!(tree.check_weights(&[half, -half]), Ok(()));
    assert_eq!(tree.check_weights(&[half, -half - 1]), Ok(()));
    assert_eq!(tree.check_weights(&[-half - 1, half + 1]), Err(TreeError::Overflow { node: 1 }));
    assert_eq!(tree.check_weights(&[i64::MAX, -1]), Err(TreeError::Overflow { node: 1 }));
    assert_eq!(tree.check_weights(&[i64::MIN, 0]), Err(TreeError::Overflow { node: 0 }));
}
