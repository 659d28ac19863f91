//! 4.6 Binary search tree.

use data_structure::binary_search_tree::Step;
use data_structure::binary_search_tree::build::BuildError::{self, NotAPreOrder, NotAscending};
use data_structure::binary_search_tree::validate::{self, Plain, SearchTreeError};
use data_structure::ordered_map::arena::Id;
use data_structure::ordered_map::binary_tree::{BinaryTree, Side};
use data_structure::{BinarySearchTree, OrderedMap, RankedBinarySearchTree};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::ordered_map::{random, suite};
use crate::shapes;
use crate::snapshots::Expect;

#[path = "../../examples/binary_search_tree.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

/// The plain version; its name here is not taken by the nodes of the check below.
use data_structure::binary_search_tree::plain as boxes;

suite!(BinarySearchTree, 2_000);

mod ranked {
    use data_structure::RankedBinarySearchTree;

    use crate::ordered_map::suite;

    suite!(RankedBinarySearchTree, 2_000);
}

type Set = BinarySearchTree<i32, ()>;
type Ranked = RankedBinarySearchTree<i32, ()>;

fn set(keys: impl IntoIterator<Item = i32>) -> Set {
    keys.into_iter().map(|key| (key, ())).collect()
}

/// The shape in one line: `4(2(1,-),6)`, a leaf alone, a missing child as a dash.
fn shape<V, M>(tree: &BinaryTree<i32, V, M>) -> String {
    shapes::shape(tree, &|node| tree.key(node).to_string())
}

fn keys<'a>(entries: impl Iterator<Item = (&'a i32, &'a ())>) -> Vec<i32> {
    entries.map(|(key, ())| *key).collect()
}

// 1. Worked examples.

/// What is inserted, what is removed, and the shape that is left.
const SHAPES: &[(&[i32], &[i32], &str)] = &[
    (&[4, 2, 6, 1, 3, 5, 7], &[], "4(2(1,3),6(5,7))"),
    (&[4, 2, 6, 1, 3, 5, 7], &[3], "4(2(1,-),6(5,7))"),
    (&[4, 2, 6, 1, 3, 7], &[6], "4(2(1,3),7)"),
    (&[4, 2, 6, 1, 3, 5, 7], &[4], "5(2(1,3),6(-,7))"),
    (&[4, 2, 7, 1, 3, 5, 8, 6], &[4], "5(2(1,3),7(6,8))"),
    (&[15, 7, 16, 13, 20, 21, 22, 27], &[], "15(7(-,13),16(-,20(-,21(-,22(-,27)))))"),
    (&[4, 4, 4], &[5], "4"),
    (&[4], &[4], "-"),
];

/// The keys of the page, the same as those of the other trees.
const PAGE: [i32; 8] = [1, 3, 4, 2, 7, 6, 5, 8];
/// The height of their tree, of a better order, and of the worst one.
pub(crate) const HEIGHT: usize = 5;
pub(crate) const BEST_HEIGHT: usize = 3;
pub(crate) const WORST_HEIGHT: usize = 7;
/// The comparisons of the worst search among 1024 keys: inserted in ascending order; the mean of
/// shuffled keys, rounded; and in the flattest tree.
pub(crate) const WORST_OF_SORTED: u32 = 1024;
pub(crate) const MEAN_OF_SHUFFLED: u32 = 12;
pub(crate) const WORST_OF_BALANCED: u32 = 11;

/// A tree of boxes in one line.
#[expect(clippy::ref_option, reason = "a subtree is a field that may be empty")]
fn boxes_shape(tree: &boxes::Tree<i32>) -> String {
    match tree {
        None => "-".into(),
        Some(node) if node.left.is_none() && node.right.is_none() => node.key.to_string(),
        Some(node) => {
            format!("{}({},{})", node.key, boxes_shape(&node.left), boxes_shape(&node.right))
        }
    }
}

fn planted(keys: &[i32]) -> boxes::Tree<i32> {
    let mut tree = None;
    for key in keys {
        boxes::insert(&mut tree, *key);
    }
    tree
}

#[test]
fn the_worked_example_of_the_page() {
    assert_eq!(boxes_shape(&planted(&PAGE)), "1(-,3(2,4(-,7(6(5,-),8))))");
    assert_eq!(set(PAGE).height(), Some(HEIGHT));
    assert_eq!(set([4, 2, 7, 1, 3, 6, 8, 5]).height(), Some(BEST_HEIGHT));
    assert_eq!(set(1..=8).height(), Some(WORST_HEIGHT));
    // No tree of eight keys is lower than 3, and none is higher than 7.
    assert_eq!(8_usize.ilog2(), 3);
    let sorted: demo::Map16 = (0..1024).map(|key| (key, ())).collect();
    assert_eq!(demo::worst(&sorted), WORST_OF_SORTED);
    let balanced = BinarySearchTree::from_sorted((0..1024_u16).map(|key| (key, ()))).unwrap();
    assert_eq!(demo::worst(&balanced), WORST_OF_BALANCED);
    let means = (0..demo::N_TREES).map(|seed| demo::mean(&demo::shuffled(1024, seed)));
    let mean = means.sum::<f64>() / f64::from(demo::N_TREES);
    assert!((mean - f64::from(MEAN_OF_SHUFFLED)).abs() < 0.5, "{mean}");
}

/// The trees of the questions.
#[test]
fn the_trees_of_the_questions() {
    let mut tree = planted(&[5, 2, 8, 1, 4]);
    let mut compared = Vec::new();
    boxes::insert_watched(&mut tree, 3, |step| {
        if let boxes::Step::Compare(key) = step {
            compared.push(*key);
        }
    });
    assert_eq!(compared, [5, 2, 4]);
    assert_eq!(boxes_shape(&tree), "5(2(1,4(3,-)),8)");
    let perfect = "2(1,3)";
    let orders = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];
    let good = orders.into_iter().filter(|order| boxes_shape(&planted(order)) == perfect);
    assert_eq!(good.collect::<Vec<_>>(), [[2, 1, 3], [2, 3, 1]]);
    // Orders of 7 keys that give the perfect tree: 80 of 5040.
    let n_perfect = crate::binary_search_tree::orders(7)
        .into_iter()
        .filter(|order| boxes_shape(&planted(order)) == "3(1(0,2),5(4,6))")
        .count();
    assert_eq!(n_perfect, 80);
    let mut tree = planted(&[4, 2, 7, 1, 3, 5, 8, 6]);
    assert!(boxes::remove(&mut tree, &4));
    assert_eq!(boxes_shape(&tree), "5(2(1,3),7(6,8))");
}

/// A million keys fit into a tree of height 19, and a search compares on 20 levels at most.
#[test]
fn a_height_of_nineteen() {
    let map = BinarySearchTree::from_sorted((0..1_000_000).map(|key| (2 * key, ()))).unwrap();
    assert_eq!(map.height(), Some(19));
    let compared = |key: i32| {
        let mut n = 0;
        let _ = map.tree().search(&key, |_| n += 1);
        n
    };
    assert_eq!((-1..2_000_000).step_by(101).map(compared).max(), Some(20));
}

#[test]
fn the_next_key_of_the_question() {
    let set = set([4, 2, 7, 1, 3, 5, 8, 6]);
    assert_eq!(set.successor(&3), Some((&4, &())));
    let root = set.tree().root().unwrap();
    assert_eq!(*set.tree().key(root), 4);
}

#[test]
fn the_post_order_of_the_question() {
    assert_eq!(keys(set([2, 1, 3]).post_order()), [1, 3, 2]);
}

#[test]
fn the_lists_of_the_question() {
    let is_pre_order = |list: [i32; 3]| Set::from_pre_order(list.map(|key| (key, ()))).is_ok();
    assert_eq!([[2, 3, 1], [3, 1, 2], [2, 2, 3]].map(is_pre_order), [false, true, false]);
}

/// The same comparisons and the same tree as the map's, and after each removal too.
#[test]
fn the_plain_form_is_the_fast_one() {
    for n in 0..=7 {
        for order in orders(n) {
            let (mut tree, mut map) = (None, Set::new());
            for key in &order {
                let mut compared = Vec::new();
                boxes::insert_watched(&mut tree, *key, |step| {
                    if let boxes::Step::Compare(other) = step {
                        compared.push(*other);
                    }
                });
                let mut of_map = Vec::new();
                map.insert_watched(*key, (), |step, map: &Set| {
                    if let Step::Compare { node } = step {
                        of_map.push(*map.tree().key(node));
                    }
                });
                assert_eq!(compared, of_map, "{order:?}");
            }
            assert_eq!(boxes_shape(&tree), shape(map.tree()), "{order:?}");
            if n <= 5 {
                for key in -1..=n {
                    assert_eq!(boxes::contains(&tree, &key), map.contains_key(&key));
                    let (mut less, mut map) = (tree.clone(), map.clone());
                    assert_eq!(boxes::remove(&mut less, &key), map.remove(&key).is_some());
                    assert_eq!(boxes_shape(&less), shape(map.tree()), "{order:?} without {key}");
                }
            }
            assert!(order.first().is_none_or(|key| !boxes::insert(&mut tree, *key)));
        }
    }
}

#[test]
fn worked_shapes() {
    for (inserted, removed, expected) in SHAPES {
        let mut set = set(inserted.iter().copied());
        for key in *removed {
            set.remove(key);
        }
        assert_eq!(shape(set.tree()), *expected, "{inserted:?} without {removed:?}");
    }
    assert_eq!(set([15, 7, 16, 13, 20, 21, 22, 27]).height(), Some(5));
}

#[test]
fn worked_traversals() {
    let mut set = set([4, 2, 6, 1, 3, 5, 7]);
    assert_eq!(keys(set.pre_order()), [4, 2, 1, 3, 6, 5, 7]);
    assert_eq!(keys(set.iter()), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(keys(set.post_order()), [1, 3, 2, 5, 7, 6, 4]);
    assert_eq!(keys(set.level_order()), [4, 2, 6, 1, 3, 5, 7]);
    let mut in_order = Vec::new();
    set.morris(|key, ()| in_order.push(*key));
    assert_eq!(in_order, [1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn worked_search() {
    let perfect = BinarySearchTree::from_sorted((1..=15).map(|key| (key, ()))).unwrap();
    let mut compared = Vec::new();
    perfect.tree().search(&5, |node| compared.push(*perfect.tree().key(node))).unwrap();
    assert_eq!(compared, [8, 4, 6, 5]);
}

#[test]
fn worked_order_statistics() {
    let set = set([4, 2, 6, 1, 3, 5, 7]);
    let ranked = Ranked::from(set.clone());
    assert_eq!([0, 1, 4, 7, 8].map(|key| ranked.rank(&key)), [0, 0, 3, 6, 7]);
    assert_eq!(ranked.select(3), Some((&4, &())));
    let ancestor = |a, b| set.lowest_common_ancestor(&a, &b).map(|(key, ())| *key);
    assert_eq!([ancestor(1, 3), ancestor(3, 5), ancestor(7, 6)], [Some(2), Some(4), Some(6)]);
    assert_eq!([ancestor(1, 8), ancestor(0, 9)], [None, None], "both must be there");
}

#[test]
fn one_interface_for_all_six_maps() {
    let mut map = BinarySearchTree::from([(4, "four"), (2, "two"), (6, "six")]);
    assert_eq!(map.get(&4), Some(&"four"));
    assert_eq!(map.floor(&5), Some((&4, &"four")));
    assert_eq!(map.successor(&4), Some((&6, &"six")));
    assert!(map.range(3..).map(|(key, _)| *key).eq([4, 6]));
    assert_eq!(map.insert(2, "zwei"), Some("two"));
    assert_eq!(map.remove(&4), Some("four"));
    assert_eq!(format!("{map:?}"), r#"{2: "zwei", 6: "six"}"#);
}

/// The steps of an operation, with the key of each node at that time.
type Steps = Vec<(&'static str, i32)>;

fn note(steps: &mut Steps) -> impl FnMut(Step, &Set) + '_ {
    |step, set| {
        let (name, node) = match step {
            Step::Compare { node } => ("compare", node),
            Step::Link { node } => ("link", node),
            Step::Replace { node } => ("replace", node),
            Step::Unlink { node } => ("unlink", node),
        };
        assert_eq!(set.check_invariants(), Ok(()), "the tree is whole at each step");
        steps.push((name, *set.tree().key(node)));
    }
}

#[test]
fn steps() {
    let mut set = set([4, 2, 6]);
    let mut steps = Steps::new();
    assert_eq!(set.insert_watched(3, (), note(&mut steps)), None);
    assert_eq!(steps, [("compare", 4), ("compare", 2), ("link", 3)]);
    let mut steps = Steps::new();
    assert_eq!(set.insert_watched(2, (), note(&mut steps)), Some(()));
    assert_eq!(steps, [("compare", 4), ("compare", 2), ("replace", 2)]);
    let mut steps = Steps::new();
    assert_eq!(set.remove_watched(&2, note(&mut steps)), Some((2, ())));
    assert_eq!(steps, [("compare", 4), ("compare", 2), ("unlink", 2)]);
    let mut steps = Steps::new();
    assert_eq!(set.remove_watched(&5, note(&mut steps)), None);
    assert_eq!(steps, [("compare", 4), ("compare", 6)]);
}

#[test]
fn the_originals_test() {
    // Random insertions, each absent before and present after; random deletions, the other way
    // round.
    let mut random = random(i32::MAX);
    for n in (1..1024).step_by(61) {
        let mut shuffled = || {
            let mut keys: Vec<(i32, i32)> = (0..n).map(|key| (random(), key)).collect();
            keys.sort_unstable();
            keys.into_iter().map(|(_, key)| key)
        };
        let mut set = Set::new();
        for key in shuffled() {
            assert!(!set.contains_key(&key));
            set.insert(key, ());
            assert!(set.contains_key(&key));
        }
        let orders = [keys(set.pre_order()), keys(set.post_order()), keys(set.level_order())];
        for mut order in orders {
            order.sort_unstable();
            assert!(order.into_iter().eq(0..n));
        }
        for key in shuffled() {
            assert!(set.contains_key(&key));
            set.remove(&key);
            assert!(!set.contains_key(&key));
        }
        assert!(set.is_empty());
    }
}

// 2. All small inputs.

/// All orders of 0..n.
fn orders(n: i32) -> Vec<Vec<i32>> {
    (0..n).fold(vec![Vec::new()], |shorter, key| {
        let longer = shorter.iter().flat_map(|order: &Vec<i32>| {
            (0..=order.len()).map(move |at| [&order[..at], &[key], &order[at..]].concat())
        });
        longer.collect()
    })
}

#[test]
fn shapes_are_counted_by_the_catalan_numbers() {
    for (n, n_shapes) in [(0, 1), (1, 1), (2, 2), (3, 5), (4, 14), (5, 42), (6, 132), (7, 429)] {
        let mut shapes: Vec<String> =
            orders(n).into_iter().map(|order| shape(set(order).tree())).collect();
        shapes.sort_unstable();
        shapes.dedup();
        assert_eq!(shapes.len(), n_shapes, "{n} keys");
    }
}

/// The four orders by recursion on the shape, which is what they are defined by.
fn visit(set: &Set, node: Option<Id>, when: usize, seen: &mut Vec<i32>) {
    let Some(node) = node else { return };
    let tree = set.tree();
    for time in 0..3 {
        if time == when {
            seen.push(*tree.key(node));
        }
        match time {
            0 => visit(set, tree.child(node, Side::Left), when, seen),
            1 => visit(set, tree.child(node, Side::Right), when, seen),
            _ => {}
        }
    }
}

#[test]
fn traversals_of_all_small_trees() {
    for order in (0..=7).flat_map(orders) {
        let mut set = set(order.iter().copied());
        let by_recursion = [0, 1, 2].map(|when| {
            let mut seen = Vec::new();
            visit(&set, set.tree().root(), when, &mut seen);
            seen
        });
        let in_order = set.tree().in_order().map(|node| *set.tree().key(node)).collect();
        assert_eq!([keys(set.pre_order()), in_order, keys(set.post_order())], by_recursion);
        let mut levels: Vec<(usize, i32)> = Vec::new();
        for node in set.tree().in_order() {
            let above = |node: &Id| set.tree().parent(*node);
            levels.push((std::iter::successors(Some(node), above).count(), *set.tree().key(node)));
        }
        levels.sort_unstable();
        let height = levels.last().map(|(depth, _)| depth - 1);
        assert_eq!(set.height(), height, "{order:?}");
        assert!(keys(set.level_order()).into_iter().eq(levels.into_iter().map(|(_, key)| key)));
        let (before, mut seen) = (shape(set.tree()), Vec::new());
        set.morris(|key, ()| seen.push(*key));
        assert!(seen.into_iter().eq(0..i32::try_from(order.len()).unwrap()));
        assert_eq!(
            (shape(set.tree()), set.check_invariants()),
            (before, Ok(())),
            "no thread stays"
        );
    }
}

#[test]
fn ranks_and_ancestors_in_all_small_trees() {
    for order in (0..=6).flat_map(orders) {
        let n = order.len();
        let set = set(order.iter().map(|key| 2 * key));
        let sorted = keys(set.iter());
        let grown: Ranked = order.iter().map(|key| (2 * key, ())).collect();
        for ranked in [grown, set.clone().into()] {
            assert_eq!(ranked.check_invariants(), Ok(()));
            for key in -1..=2 * i32::try_from(n).unwrap() {
                assert_eq!(ranked.rank(&key), sorted.partition_point(|other| *other < key));
            }
            for rank in 0..=n {
                assert_eq!(ranked.select(rank).map(|(key, ())| key), sorted.get(rank));
            }
        }
        let above = |key: i32| {
            let node = set.find(&key);
            std::iter::successors(node, |node| set.tree().parent(*node)).collect::<Vec<_>>()
        };
        for &a in &sorted {
            for &b in &sorted {
                // The first node above b that is also above a; a node is above itself.
                let of_a = above(a);
                let common = above(b).into_iter().find(|node| of_a.contains(node)).unwrap();
                assert_eq!(set.lowest_common_ancestor(&a, &b), Some(set.entry_at(&common)));
            }
        }
    }
}

#[test]
fn every_order_is_a_pre_order_or_is_refused() {
    for order in (0..=7).flat_map(orders) {
        let entries = order.iter().map(|key| (*key, ()));
        let inserted = set(order.iter().copied());
        // If the keys come in pre-order, each is inserted below those before it, so the same tree
        // comes out.
        let is_pre_order = keys(inserted.pre_order()) == order;
        match BinarySearchTree::from_pre_order(entries) {
            Ok(built) => {
                assert!(is_pre_order, "{order:?}");
                assert_eq!(shape(built.tree()), shape(inserted.tree()));
                assert_eq!(built.check_invariants(), Ok(()));
            }
            Err(NotAPreOrder { index }) => {
                assert!(!is_pre_order, "{order:?}");
                let shorter = |n: usize| set(order[..n].iter().copied());
                assert_eq!(keys(shorter(index).pre_order()), order[..index]);
                assert!(keys(shorter(index + 1).pre_order()) != order[..=index]);
            }
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn balanced_trees_of_every_size() {
    for n in 0..300_i32 {
        let built = BinarySearchTree::from_sorted((0..n).map(|key| (key, ()))).unwrap();
        let mut folded = set(0..n);
        folded.rebalance();
        for set in [built, folded] {
            assert_eq!(set.check_invariants(), Ok(()), "{n}");
            assert!(set.keys().copied().eq(0..n));
            assert_eq!(set.height(), n.checked_ilog2().map(|log| log as usize), "{n}");
        }
    }
    for order in (0..=7).flat_map(orders) {
        let mut set = set(order.iter().copied());
        set.rebalance();
        assert_eq!(set.check_invariants(), Ok(()), "{order:?}");
        assert_eq!(set.height(), order.len().checked_ilog2().map(|log| log as usize));
    }
}

/// A tree as anybody's nodes, the root first.
fn plain(set: &Set) -> Vec<Plain<i32>> {
    let order: Vec<Id> = set.tree().pre_order().collect();
    let index = |node: Option<Id>| order.iter().position(|other| Some(*other) == node);
    let child = |node, side| index(set.tree().child(node, side));
    let nodes = order.iter().map(|&node| Plain {
        key: *set.tree().key(node),
        left: child(node, Side::Left),
        right: child(node, Side::Right),
    });
    nodes.collect()
}

#[test]
fn a_search_tree_with_one_wrong_key_is_none() {
    for order in (1..=6).flat_map(orders) {
        let nodes = plain(&set(order.iter().map(|key| 2 * key)));
        assert_eq!(validate::check(&nodes), Ok(()));
        let mut in_order: Vec<usize> = (0..nodes.len()).collect();
        in_order.sort_by_key(|node| nodes[*node].key);
        for node in 0..nodes.len() {
            for key in -1..=2 * i32::try_from(nodes.len()).unwrap() {
                let mut changed = nodes.clone();
                changed[node].key = key;
                let ascends = in_order.windows(2).all(|w| changed[w[0]].key < changed[w[1]].key);
                assert_eq!(validate::check(&changed).is_ok(), ascends, "{changed:?}");
            }
        }
    }
}

/// The check that looks only at each node and its own children.
fn looks_one_level_down(nodes: &[Plain<i32>]) -> bool {
    nodes.iter().all(|node| {
        node.left.is_none_or(|left| nodes[left].key < node.key)
            && node.right.is_none_or(|right| node.key < nodes[right].key)
    })
}

/// A deletion that drops the right child of a successor which is taken from deeper down.
fn forgets_the_successors_child(set: &mut Set, key: i32) {
    let tree = set.tree();
    let child = |node, side| tree.child(node, side);
    let dropped = set.find(&key).and_then(|node| {
        child(node, Side::Left)?;
        let successor = tree.extreme(child(node, Side::Right)?, Side::Left);
        child(successor, Side::Right).filter(|_| tree.parent(successor) != Some(node))
    });
    let dropped = dropped.map(|node| *tree.key(node));
    set.remove(&key);
    if let Some(dropped) = dropped {
        set.remove(&dropped);
    }
}

#[test]
fn wrong_versions_are_caught() {
    // In no smaller tree does a deletion have anything to drop.
    let caught = (0..=5).flat_map(orders).find(|order| {
        order.iter().any(|key| {
            let mut set = set(order.iter().copied());
            forgets_the_successors_child(&mut set, *key);
            set.len() + 1 != order.len()
        })
    });
    assert_eq!(caught.map(|order| order.len()), Some(5));
    // 5(2(1,8),9): 8 is greater than 2, as it should be, but also greater than 5.
    let node = |key, left, right| Plain { key, left, right };
    let nodes = [
        node(5, Some(1), Some(2)),
        node(2, Some(3), Some(4)),
        node(9, None, None),
        node(1, None, None),
        node(8, None, None),
    ];
    assert!(looks_one_level_down(&nodes));
    let fault = SearchTreeError::OutOfOrder { node: 4, ancestor: 0 };
    assert_eq!(validate::check(&nodes), Err(fault));
}

// 3. Properties.

proptest! {
    #[test]
    fn the_shape_is_that_of_the_pre_order(inserted in prop::collection::vec(0..500, 0..200)) {
        let set = set(inserted);
        let again = BinarySearchTree::from_pre_order(set.pre_order().map(|(key, ())| (*key, ())));
        prop_assert_eq!(shape(again.unwrap().tree()), shape(set.tree()));
    }

    #[test]
    fn ranks_and_selections_are_inverse(inserted in prop::collection::vec(0..5_000, 0..300)) {
        let set: Ranked = inserted.into_iter().map(|key| (key, ())).collect();
        for (rank, (key, ())) in set.iter().enumerate() {
            prop_assert_eq!(set.rank(key), rank);
            prop_assert_eq!(set.select(rank), Some((key, &())));
        }
        prop_assert_eq!(set.select(set.len()), None);
    }

    #[test]
    fn rebalancing_keeps_the_entries(inserted in prop::collection::vec(0..5_000, 1..300)) {
        let mut set = set(inserted);
        let before = keys(set.iter());
        set.rebalance();
        prop_assert_eq!(set.check_invariants(), Ok(()));
        prop_assert_eq!(keys(set.iter()), before);
        prop_assert_eq!(set.height(), Some(set.len().ilog2() as usize));
    }
}

#[test]
fn comparisons_of_random_and_sorted_insertions() {
    for n in demo::SIZES {
        let sorted: demo::Map16 = (0..n).map(|key| (key, ())).collect();
        assert_eq!(demo::worst(&sorted), u32::from(n));
        let mean = (0..demo::N_TREES).map(|seed| demo::mean(&demo::shuffled(n, seed)));
        let mean = mean.sum::<f64>() / f64::from(demo::N_TREES);
        // Expected: 2 (1 + 1/n) H(n) - 3, with the harmonic number H(n).
        let harmonic: f64 = (1..=n).map(|i| 1.0 / f64::from(i)).sum();
        let expected = 2.0 * (1.0 + 1.0 / f64::from(n)) * harmonic - 3.0;
        assert!((mean / expected - 1.0).abs() < 0.1, "{n}: {mean}, expected {expected}");
    }
}

// 4. Extremes.

#[test]
fn nothing_at_all() {
    let mut set = Set::new();
    assert_eq!((set.height(), set.remove(&1)), (None, None));
    assert_eq!(set.lowest_common_ancestor(&1, &1), None);
    assert_eq!((Ranked::new().rank(&1), Ranked::new().select(0)), (0, None));
    assert_eq!(set.pre_order().next(), None);
    set.rebalance();
    set.morris(|_, ()| unreachable!());
    let nothing = std::iter::empty::<(i32, ())>();
    assert_eq!(BinarySearchTree::from_sorted(nothing), Ok(set));
    assert_eq!(validate::check::<i32>(&[]), Ok(()));
}

#[test]
fn erratum_chains_of_a_million_nodes_need_no_stack() {
    const N: i32 = 1_000_000;
    let last = usize::try_from(N - 1).unwrap();
    for descends in [false, true] {
        // A pre-order that descends is a chain to the left.
        let order = (0..N).map(|i| (if descends { N - 1 - i } else { i }, ()));
        let mut set = BinarySearchTree::from_pre_order(order).unwrap();
        assert_eq!((set.height(), set.len()), (Some(last), last + 1));
        assert_eq!(set.check_invariants(), Ok(()));
        assert!(set.iter().rev().map(|(key, ())| *key).eq((0..N).rev()));
        assert!(set.range(10..).take(3).map(|(key, ())| *key).eq(10..13));
        let ranked = Ranked::from(set.clone());
        assert_eq!((ranked.rank(&(N / 2)), ranked.rank(&N)), (last / 2 + 1, last + 1));
        assert_eq!(ranked.select(last), Some((&(N - 1), &())));
        assert_eq!(ranked.check_invariants(), Ok(()));
        for count in [set.pre_order().count(), set.post_order().count()] {
            assert_eq!(count, last + 1);
        }
        assert_eq!(set.level_order().count(), last + 1);
        set.insert(N, ());
        set.insert(-1, ());
        assert_eq!((set.remove(&N), set.remove(&-1)), (Some(()), Some(())));
        assert_eq!(set.remove(&(N / 2)), Some(()));
        let mut n_visited = 0;
        set.morris(|_, ()| n_visited += 1);
        assert_eq!(n_visited, last);
        let chain = set.clone();
        drop(chain);
        set.rebalance();
        assert_eq!((set.height(), set.check_invariants()), (Some(19), Ok(())));
        assert_eq!(set.into_iter().len(), last);
    }
}

#[test]
fn sorted_input_of_ten_thousand() {
    let mut set = set(0..10_000);
    assert_eq!(set.height(), Some(9_999));
    for key in (0..10_000).rev() {
        assert_eq!(set.remove(&key), Some(()));
    }
    assert!(set.is_empty());
}

// 5. Bad input.

#[test]
fn bad_sequences() {
    let sorted = |keys: &[i32]| BinarySearchTree::from_sorted(keys.iter().map(|key| (*key, ())));
    let pre_order =
        |keys: &[i32]| BinarySearchTree::from_pre_order(keys.iter().map(|key| (*key, ())));
    assert_eq!(sorted(&[1, 2, 2]), Err(NotAscending { index: 2 }));
    assert_eq!(sorted(&[2, 1, 0]), Err(NotAscending { index: 1 }));
    assert_eq!(pre_order(&[2, 3, 1]), Err(NotAPreOrder { index: 2 }), "1 cannot follow 3");
    assert_eq!(pre_order(&[4, 2, 2]), Err(NotAPreOrder { index: 2 }));
    assert_eq!(pre_order(&[4, 5, 4]), Err(NotAPreOrder { index: 2 }));
    let says = |error: BuildError| error.to_string();
    let text = "the key at index 2 is not greater than the one before it";
    assert_eq!(says(NotAscending { index: 2 }), text);
    assert_eq!(says(NotAPreOrder { index: 2 }), "the key at index 2 fits nowhere in pre-order");
}

#[test]
fn what_is_no_tree() {
    let node = |left, right| Plain { key: 1, left, right };
    let missing = SearchTreeError::NotATree { node: 0, child: 1 };
    assert_eq!(validate::check(&[node(Some(1), None)]), Err(missing));
    let itself = SearchTreeError::NotATree { node: 0, child: 0 };
    assert_eq!(validate::check(&[node(None, Some(0))]), Err(itself));
    let twice = [node(Some(1), Some(1)), node(None, None)];
    assert_eq!(validate::check(&twice), Err(SearchTreeError::NotATree { node: 0, child: 1 }));
    let alone = [node(None, None), node(None, None)];
    assert_eq!(validate::check(&alone), Err(SearchTreeError::Unreachable { node: 1 }));
}

// 6. Errata.

#[test]
fn erratum_the_picture_of_case_four_is_no_search_tree() {
    // 6 with 5 on its left, and 8 on the right of that: the page's picture after its deletion.
    let node = |key, left, right| Plain { key, left, right };
    let drawn = [node(6, Some(1), None), node(5, None, Some(2)), node(8, None, None)];
    let fault = SearchTreeError::OutOfOrder { node: 2, ancestor: 0 };
    assert_eq!(validate::check(&drawn), Err(fault));
    let text = "node 2 is below node 0, on the wrong side of it";
    assert_eq!(fault.to_string(), text);
}

#[test]
fn erratum_random_keys_do_not_make_a_list() {
    // It is sorted keys that do. In random order, ten trees of 1024 keys are some 20 high on
    // average.
    let heights = (0..demo::N_TREES).map(|seed| demo::shuffled(1024, seed).height().unwrap());
    let total: usize = heights.sum();
    assert!((180..=240).contains(&total), "{total} in ten trees");
    assert_eq!(set(0..1024).height(), Some(1023));
}

#[test]
fn erratum_negative_keys_are_keys() {
    let mut set = set([-1, 3, -7]);
    assert_eq!((shape(set.tree()), set.remove(&-1)), ("-1(-7,3)".into(), Some(())));
    assert_eq!(shape(set.tree()), "3(-7,-)");
}

#[test]
fn erratum_absent_keys_and_keys_that_are_there_already() {
    let mut map = BinarySearchTree::from([(4, 'a'), (2, 'b'), (4, 'c')]);
    assert_eq!((map.len(), map.get(&4)), (2, Some(&'c')));
    assert_eq!((map.insert(2, 'd'), map.remove(&3), map.remove(&2)), (Some('b'), None, Some('d')));
    assert_eq!(map.remove(&2), None);
    let mut ranked = RankedBinarySearchTree::from([(4, 'a'), (2, 'b'), (4, 'c')]);
    assert_eq!((ranked.rank(&5), ranked.select(1)), (2, Some((&4, &'c'))));
    assert_eq!((ranked.remove(&3), ranked.remove(&2)), (None, Some('b')));
    assert_eq!((ranked.rank(&5), ranked.select(0), ranked.select(1)), (1, Some((&4, &'c')), None));
    let (lower, upper) = (9, 5);
    assert_eq!(map.range(lower..upper).next(), None, "upside down");
    assert_eq!(map.range(5..5).next(), None);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("binary_search_tree", ""),
        ("binary_search_tree_find", "8 4 12 2 6 10 14 1 3 5 7 9 11 13 15 find 5 16"),
        ("binary_search_tree_chain", "15 7 16 13 20 21 22 27"),
        ("binary_search_tree_words", "boy ant dog ant delete cat boy"),
        ("binary_search_tree_orders", "--orders 4 2 6 1 3 5 7"),
        ("binary_search_tree_deletion", "--skip 8 4 2 7 1 3 5 8 6 delete 3 2 4"),
        ("binary_search_tree_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_random_input() {
    for seed in ["0", "1", "2", "3", "4", "5"] {
        let printed = demo::DEMO.output(&["--random", seed]).unwrap();
        assert!(printed.ends_with("every key searched for was found.\n"), "{printed}");
    }
}

#[test]
fn demo_of_bad_and_odd_input() {
    demo::DEMO.refuses(&[
        ("delete", "the key to delete: the input ends here (column 7)"),
        ("4 find insert", "the key to find: \"insert\" is no key (column 8)"),
        ("4 x", "operation 2: \"x\" is not a whole number of 64 bits (column 3)"),
    ]);
    let many: Vec<String> = (0..100).map(|key| key.to_string()).collect();
    demo::DEMO.says(&[
        ("- <<< ", "…After 0 comparisons: no keys."),
        (
            &format!("- <<< {}", many.join(" ")),
            "…Too large to draw: the limit is 32 operations…\
             After 4950 comparisons: 100 keys; height 99.",
        ),
    ]);
}
