//! 4.7 AVL tree.

use data_structure::avl_tree::{Case, Step, plain};
use data_structure::ordered_map::binary_tree::Side;
use data_structure::{AvlTree, OrderedMap, RankedAvlTree};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::ordered_map::{random, sorted_at_once, suite};
use crate::shapes::{self, orders, shuffled};
use crate::snapshots::Expect;

#[path = "../../examples/avl_tree.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

suite!(AvlTree, 1_000_000);

mod ranked {
    use data_structure::RankedAvlTree;

    use crate::ordered_map::suite;

    suite!(RankedAvlTree, 300_000);
}

#[test]
fn sorted_entries_at_once() {
    sorted_at_once(AvlTree::from_sorted);
    sorted_at_once(RankedAvlTree::from_sorted);
}

type Set = AvlTree<i32, ()>;
type Ranked = RankedAvlTree<i32, ()>;

fn set(keys: impl IntoIterator<Item = i32>) -> Set {
    keys.into_iter().map(|key| (key, ())).collect()
}

fn shape(set: &Set) -> String {
    shapes::shape(set.tree(), &|node| set.tree().key(node).to_string())
}

/// The shape with the height of each node that is no leaf.
fn heights(set: &Set) -> String {
    shapes::shape(set.tree(), &|node| match set.height_of(Some(node)) {
        0 => set.tree().key(node).to_string(),
        height => format!("{}:{height}", set.tree().key(node)),
    })
}

// 1. Worked examples.

/// The keys of the page, the same as those of the other trees.
const PAGE: [i32; 8] = [1, 3, 4, 2, 7, 6, 5, 8];
/// The heights of this tree and of the binary search tree of the same keys, and of 1 to 1000.
pub(crate) const HEIGHT: usize = 3;
pub(crate) const PLAIN_HEIGHT: usize = 5;
pub(crate) const HEIGHT_OF_A_THOUSAND: usize = 9;
pub(crate) const PLAIN_HEIGHT_OF_A_THOUSAND: usize = 999;
/// The greatest height that a million keys can have.
pub(crate) const HEIGHT_OF_A_MILLION: usize = 27;
/// The fewest nodes of a tree of height 4.
pub(crate) const FEWEST_OF_HEIGHT_FOUR: usize = 12;

/// A tree of boxes in one line.
#[expect(clippy::ref_option, reason = "a subtree is a field that may be empty")]
fn boxes_shape(tree: &plain::Tree<i32>) -> String {
    let Some(node) = tree else { return "-".into() };
    if node.left.is_none() && node.right.is_none() {
        return node.key.to_string();
    }
    let [left, right] = [&node.left, &node.right].map(boxes_shape);
    format!("{}:{}({left},{right})", node.key, node.height)
}

/// The keys of the nodes that lean, and of those that are rotated down.
fn leaning_and_rotated(step: plain::Step<'_, i32>, events: &mut Vec<(char, i32)>) {
    events.push(match step {
        plain::Step::Lean(key) => ('l', *key),
        plain::Step::Rotate(key) => ('r', *key),
    });
}

#[test]
fn the_worked_example_of_the_page() {
    let (mut tree, mut events) = (None, Vec::new());
    for key in PAGE {
        tree = plain::insert_watched(tree, key, &mut |step| leaning_and_rotated(step, &mut events));
    }
    assert_eq!(events, [('l', 1), ('r', 1), ('l', 4), ('r', 7), ('r', 4)]);
    assert_eq!(boxes_shape(&tree), "3:3(1:1(-,2),6:2(4:1(-,5),7:1(-,8)))");
    let plain_height = |keys: &mut dyn Iterator<Item = i32>| {
        keys.map(|key| (key, ())).collect::<data_structure::BinarySearchTree<i32, ()>>().height()
    };
    assert_eq!(set(PAGE).height(), Some(HEIGHT));
    assert_eq!(plain_height(&mut PAGE.into_iter()), Some(PLAIN_HEIGHT));
    assert_eq!(set(1..=1000).height(), Some(HEIGHT_OF_A_THOUSAND));
    assert_eq!(plain_height(&mut (1..=1000)), Some(PLAIN_HEIGHT_OF_A_THOUSAND));
    assert_eq!(demo::highest(1_000_000), Some(HEIGHT_OF_A_MILLION));
    let fewest = (1..100).find(|n| demo::highest(*n) == Some(4));
    assert_eq!(fewest.map(|n| n as usize), Some(FEWEST_OF_HEIGHT_FOUR));
}

/// What the questions and exercises ask.
#[test]
fn the_trees_of_the_questions() {
    // 9 makes no node lean by two; 1, 2, 3, ... in order make the first repair at 3.
    let mut events = Vec::new();
    let tree = PAGE.into_iter().fold(None, plain::insert);
    plain::insert_watched(tree, 9, &mut |step| leaning_and_rotated(step, &mut events));
    assert_eq!(events, [('l', 7), ('r', 7)]);
    let mut cases = Vec::new();
    for order in [[1, 2, 3], [3, 1, 2], [2, 1, 3]] {
        let mut events = Vec::new();
        order.into_iter().fold(None, |tree, key| {
            plain::insert_watched(tree, key, &mut |step| leaning_and_rotated(step, &mut events))
        });
        cases.push(events.iter().filter(|(kind, _)| *kind == 'r').count());
    }
    assert_eq!(cases, [1, 2, 0]);
    // The sparsest tree of height 4: deleting 12 repairs twice.
    let sparse = [8, 5, 11, 3, 7, 10, 12, 2, 4, 6, 9, 1].into_iter().fold(None, plain::insert);
    let mut events = Vec::new();
    plain::remove_watched(sparse, &12, &mut |step| leaning_and_rotated(step, &mut events));
    assert_eq!(events, [('l', 11), ('r', 11), ('l', 8), ('r', 8)]);
}

/// The same rotations and the same tree as the map's, and after each removal too.
#[test]
fn the_plain_form_is_the_fast_one() {
    let note = |step: Step, set: &Set, events: &mut Vec<(char, i32)>| match step {
        Step::Lean { node, .. } => events.push(('l', *set.tree().key(node))),
        Step::Rotate { down } => events.push(('r', *set.tree().key(down))),
        _ => {}
    };
    for n in 0..=7 {
        for order in orders(n) {
            let (mut tree, mut map) = (None, Set::new());
            let (mut ours, mut of_map) = (Vec::new(), Vec::new());
            for key in &order {
                let watch = &mut |step: plain::Step<'_, i32>| leaning_and_rotated(step, &mut ours);
                tree = plain::insert_watched(tree, *key, watch);
                map.insert_watched(*key, (), |step, set| note(step, set, &mut of_map));
            }
            assert_eq!(ours, of_map, "{order:?}");
            assert_eq!(boxes_shape(&tree), heights(&map), "{order:?}");
            if n <= 6 {
                for key in -1..=n {
                    let (mut ours, mut of_map) = (Vec::new(), Vec::new());
                    let watch =
                        &mut |step: plain::Step<'_, i32>| leaning_and_rotated(step, &mut ours);
                    let less = plain::remove_watched(tree.clone(), &key, watch);
                    let mut map = map.clone();
                    map.remove_watched(&key, |step, set| note(step, set, &mut of_map));
                    assert_eq!(ours, of_map, "{order:?} without {key}");
                    assert_eq!(boxes_shape(&less), heights(&map), "{order:?} without {key}");
                }
            }
        }
    }
}

/// What is inserted, the shape that follows, and the rotations.
const SHAPES: &[(&[i32], &str, &[Case])] = &[
    (&[3, 2, 1], "2(1,3)", &[Case::LeftLeft]),
    (&[1, 2, 3], "2(1,3)", &[Case::RightRight]),
    (&[3, 1, 2], "2(1,3)", &[Case::LeftRight]),
    (&[1, 3, 2], "2(1,3)", &[Case::RightLeft]),
    (
        &[10, 20, 30, 40, 50, 25],
        "30(20(10,25),40(-,50))",
        &[Case::RightRight, Case::RightRight, Case::RightLeft],
    ),
    (&[1, 2, 3, 4, 5, 6, 7], "4(2(1,3),6(5,7))", &[Case::RightRight; 4]),
];

#[test]
fn worked_shapes() {
    for (keys, expected, expected_cases) in SHAPES {
        let (mut set, mut cases, mut n_rotations) = (Set::new(), Vec::new(), 0);
        for key in *keys {
            set.insert_watched(*key, (), |step, _| match step {
                Step::Lean { case, .. } => cases.push(case),
                Step::Rotate { .. } => n_rotations += 1,
                _ => {}
            });
        }
        assert_eq!((shape(&set), &cases[..]), ((*expected).into(), *expected_cases), "{keys:?}");
        let is_bent = |case: &&Case| matches!(case, Case::LeftRight | Case::RightLeft);
        assert_eq!(n_rotations, cases.len() + cases.iter().filter(is_bent).count());
    }
}

/// The tree of fifteen keys; a key stands before the height of its node.
const FIFTEEN: &str = "10:4(5:2(2:1(1,3),7:1(6,8)),15:3(13:1(-,14),19:2(16:1(-,17),20)))";

#[test]
fn worked_insertion_and_deletion() {
    let mut set = set([10, 5, 15, 2, 7, 13, 19, 1, 3, 6, 8, 14, 16, 20, 17]);
    assert_eq!(heights(&set), FIFTEEN);
    let (mut compared, mut leaning) = (Vec::new(), Vec::new());
    set.insert_watched(18, (), |step, set| match step {
        Step::Compare { node } => compared.push(*set.tree().key(node)),
        Step::Lean { node, case } => leaning.push((*set.tree().key(node), case)),
        _ => {}
    });
    assert_eq!(compared, [10, 15, 19, 16, 17]);
    assert_eq!(leaning, [(16, Case::RightRight)]);
    assert_eq!(heights(&set), FIFTEEN.replace("16:1(-,17)", "17:1(16,18)"));
    set.remove_watched(&15, |step, _| assert!(!matches!(step, Step::Lean { .. })));
    let right = "16:3(13:1(-,14),19:2(17:1(-,18),20))";
    assert_eq!(heights(&set), format!("10:4(5:2(2:1(1,3),7:1(6,8)),{right})"));
}

#[test]
fn worked_deletion_of_two_rotations() {
    let mut set = set([8, 5, 11, 3, 7, 10, 12, 2, 4, 6, 9, 1]);
    assert_eq!(shape(&set), "8(5(3(2(1,-),4),7(6,-)),11(10(9,-),12))");
    let mut leaning = Vec::new();
    set.remove_watched(&12, |step, set| {
        if let Step::Lean { node, case } = step {
            leaning.push((*set.tree().key(node), case));
        }
    });
    assert_eq!(leaning, [(11, Case::LeftLeft), (8, Case::LeftLeft)]);
    assert_eq!(shape(&set), "5(3(2(1,-),4),8(7(6,-),10(9,11)))");
}

#[test]
fn worked_ranks() {
    let set: Ranked = [10, 20, 30, 40, 50, 25].map(|key| (key, ())).into_iter().collect();
    assert_eq!([5, 10, 25, 26, 99].map(|key| set.rank(&key)), [0, 0, 2, 3, 6]);
    assert_eq!([0, 2, 5, 6].map(|rank| set.select(rank).map(|(key, ())| *key)), {
        [Some(10), Some(25), Some(50), None]
    });
}

#[test]
fn steps() {
    let mut set = set([3, 1]);
    let mut steps = Vec::new();
    set.insert_watched(2, (), |step, set| {
        let key = |node| *set.tree().key(node);
        steps.push(match step {
            Step::Compare { node } => ("compare", key(node), shape(set)),
            Step::Link { node } => ("link", key(node), shape(set)),
            Step::Measure { node } => ("measure", key(node), shape(set)),
            Step::Lean { node, .. } => ("lean", key(node), shape(set)),
            Step::Rotate { down } => ("rotate", key(down), shape(set)),
            Step::Replace { .. } | Step::Unlink { .. } => unreachable!(),
        });
    });
    let before = "3(1(-,2),-)";
    let expected = [
        ("compare", 3, "3(1,-)"),
        ("compare", 1, "3(1,-)"),
        ("link", 2, before),
        ("measure", 1, before),
        ("measure", 3, before),
        ("lean", 3, before),
        ("rotate", 1, "3(2(1,-),-)"),
        ("rotate", 3, "2(1,3)"),
    ];
    assert_eq!(steps, expected.map(|(name, key, shape)| (name, key, shape.to_owned())));
}

#[test]
fn the_originals_test() {
    // Random insertions, each absent before and present after; random deletions, the other way
    // round. The balance, which the original never looks at, is looked at each time while the tree
    // is small.
    for n in (1..=8191).step_by(1365) {
        let mut set = Set::new();
        for key in shuffled(n, 1) {
            assert!(!set.contains_key(&key));
            set.insert(key, ());
            assert!(set.contains_key(&key));
            assert!(100 < n || set.check_invariants().is_ok());
        }
        assert_eq!(set.check_invariants(), Ok(()));
        for key in shuffled(n, 2) {
            assert!(set.contains_key(&key));
            set.remove(&key);
            assert!(!set.contains_key(&key));
            assert!(100 < n || set.check_invariants().is_ok());
        }
        assert!(set.is_empty());
    }
}

// 2. All small inputs.

#[test]
fn every_shape_that_is_balanced_and_no_other() {
    // How many shapes of n nodes are balanced: choose the sizes and heights of both subtrees.
    let mut by_height = vec![vec![1_usize], vec![0, 1]];
    for n in 2..=7_usize {
        let mut counts = vec![0; n + 1];
        for left in 0..n {
            for (i, a) in by_height[left].iter().enumerate() {
                for (j, b) in by_height[n - 1 - left].iter().enumerate() {
                    if i.abs_diff(j) <= 1 {
                        counts[1 + i.max(j)] += a * b;
                    }
                }
            }
        }
        by_height.push(counts);
    }
    for n in 0..=7 {
        let mut shapes: Vec<String> =
            orders(n).into_iter().map(|order| shape(&set(order))).collect();
        shapes.sort_unstable();
        shapes.dedup();
        let n_balanced: usize = by_height[usize::try_from(n).unwrap()].iter().sum();
        assert_eq!(shapes.len(), n_balanced, "{n} keys");
    }
}

/// A tree of the fewest nodes for a height: level by level, as its insertion needs no rotation.
fn sparsest(height: i8) -> Set {
    let mut levels: Vec<(usize, i32)> = Vec::new();
    let mut next_key = 0;
    // In order, without recursion: a subtree to be opened, or a key to be written down.
    let mut waiting = vec![(height, 0, true)];
    while let Some((height, depth, is_closed)) = waiting.pop() {
        if !is_closed {
            levels.push((depth, next_key));
            next_key += 1;
        } else if 0 <= height {
            waiting.push((height - 2, depth + 1, true));
            waiting.push((height, depth, false));
            waiting.push((height - 1, depth + 1, true));
        }
    }
    levels.sort_unstable();
    set(levels.into_iter().map(|(_, key)| key))
}

#[test]
fn fewest_nodes_of_each_height() {
    for (height, fewest) in (0..).zip([1, 2, 4, 7, 12, 20, 33, 54]) {
        let set = sparsest(height);
        assert_eq!((set.len(), set.check_invariants()), (fewest, Ok(())));
        assert_eq!(set.height_of(set.tree().root()), height);
        let n = u32::try_from(fewest).unwrap();
        let height = usize::try_from(height).unwrap();
        assert_eq!((demo::highest(n), demo::highest(n - 1)), (Some(height), height.checked_sub(1)));
    }
    // No order of so few keys makes a higher tree.
    for n in 1..=7 {
        let highest = orders(n).into_iter().map(|order| set(order).height().unwrap()).max();
        assert_eq!(highest, demo::highest(n.unsigned_abs()));
    }
}

/// How many rotations there were, and at how many places.
fn counted(operation: impl FnOnce(&mut dyn FnMut(Step, &Set))) -> (usize, usize) {
    let (mut n_rotations, mut n_places) = (0, 0);
    operation(&mut |step, _| match step {
        Step::Rotate { .. } => n_rotations += 1,
        Step::Lean { .. } => n_places += 1,
        _ => {}
    });
    (n_rotations, n_places)
}

#[test]
fn one_place_to_rotate_after_an_insertion() {
    for order in (1..=7).flat_map(orders) {
        let mut set = Set::new();
        for key in order {
            let (n_rotations, n_places) = counted(|watch| {
                set.insert_watched(key, (), watch);
            });
            assert!(n_places <= 1 && n_rotations <= 2);
        }
    }
}

#[test]
fn a_deletion_may_rotate_at_every_second_level() {
    for height in 2..=9 {
        let full = sparsest(height);
        let most = full.keys().map(|key| {
            let mut set = full.clone();
            let (n_rotations, n_places) = counted(|watch| {
                set.remove_watched(key, watch);
            });
            assert_eq!(set.check_invariants(), Ok(()));
            assert!(n_rotations <= 2 * n_places);
            n_places
        });
        assert_eq!(most.max(), Some(usize::try_from(height).unwrap() / 2), "height {height}");
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn at_each_step_only_the_node_at_work_and_the_one_above_lean(keys in prop::collection::vec(0..60, 0..120)) {
        // A key that is there is removed, one that is not is inserted.
        let mut set = Set::new();
        for key in keys {
            let watch = |step: Step, set: &Set| {
                if let Step::Lean { node, .. } | Step::Measure { node } = step {
                    let leaning = |node: &_| 1 < set.lean(*node, Side::Left).abs();
                    // The one above it counts on the old height.
                    let above = set.tree().parent(node);
                    let is_near = |leaning| leaning == node || Some(leaning) == above;
                    assert!(set.tree().in_order().filter(leaning).all(is_near));
                }
                assert_eq!(set.tree().check_links_and_order(), Ok(()));
            };
            if set.contains_key(&key) {
                set.remove_watched(&key, watch);
            } else {
                set.insert_watched(key, (), watch);
            }
            prop_assert_eq!(set.check_invariants(), Ok(()));
        }
    }

    #[test]
    fn ranks_and_selections_are_inverse(keys in prop::collection::vec(0..5_000, 0..300)) {
        let mut set: Ranked = keys.iter().map(|key| (*key, ())).collect();
        for key in keys.iter().step_by(3) {
            set.remove(key);
        }
        for (rank, (key, ())) in set.iter().enumerate() {
            prop_assert_eq!(set.rank(key), rank);
            prop_assert_eq!(set.select(rank), Some((key, &())));
        }
        prop_assert_eq!(set.select(set.len()), None);
    }
}

#[test]
fn heights_stay_below_the_bound() {
    for n in demo::SIZES {
        let flattest = usize::try_from(n.ilog2()).unwrap();
        let shuffled: AvlTree<u16, ()> = demo::shuffled(n);
        assert!(shuffled.height() <= Some(flattest + 1));
        assert_eq!(demo::ascending(n).height(), Some(flattest));
    }
    let mut random = random(1_000);
    for n in demo::SIZES {
        let mut set: AvlTree<u16, ()> = demo::shuffled(n);
        for _ in 0..n {
            set.remove(&u16::try_from(random()).unwrap());
            set.insert(u16::try_from(random()).unwrap(), ());
            let n = u32::try_from(set.len()).unwrap();
            assert!(set.height() <= demo::highest(n));
        }
    }
    for n in 1..100_000_u32 {
        // The bound in closed form, and how near the true one comes to it.
        let height = u32::try_from(demo::highest(n).unwrap()).unwrap();
        let bound = 1.4405 * f64::from(n + 2).log2() - 1.3277;
        assert!(f64::from(height) < bound, "{n}");
        let fewest = n == 1 || demo::highest(n) != demo::highest(n - 1);
        assert!(n < 1_000 || !fewest || bound - f64::from(height) < 0.01, "{n}: {bound}");
    }
}

#[test]
fn half_of_the_insertions_rotate_and_a_quarter_of_the_deletions() {
    for n in [1 << 10, 1 << 12, 1 << 14] {
        let (mut set, mut inserting, mut deleting) = (Set::new(), 0, 0);
        for key in shuffled(n, 3) {
            inserting += counted(|watch| {
                set.insert_watched(key, (), watch);
            })
            .1;
        }
        for key in shuffled(n, 4) {
            deleting += counted(|watch| {
                set.remove_watched(&key, watch);
            })
            .1;
        }
        let share = |count: usize| f64::from(u32::try_from(count).unwrap()) / f64::from(n);
        assert!((0.44..0.50).contains(&share(inserting)), "{}", share(inserting));
        assert!((0.24..0.30).contains(&share(deleting)), "{}", share(deleting));
    }
}

// 4. Extremes.

#[test]
fn nothing_at_all_and_one() {
    let mut set = Set::new();
    assert_eq!((set.height(), set.remove(&1), set.height_of(None)), (None, None, -1));
    let nothing = Ranked::new();
    assert_eq!((nothing.select(0), nothing.rank(&1)), (None, 0));
    set.insert(1, ());
    assert_eq!((set.height(), set.remove(&1), set.height()), (Some(0), Some(()), None));
}

#[test]
fn sorted_reversed_and_zigzag() {
    const N: i32 = 1 << 16;
    let zigzag = (0..N).map(|i| if i % 2 == 0 { i / 2 } else { N - 1 - i / 2 });
    for keys in [(0..N).collect::<Vec<_>>(), (0..N).rev().collect(), zigzag.collect()] {
        let mut set = set(keys.iter().copied());
        assert!(set.height() <= demo::highest(1 << 16));
        assert_eq!((set.len(), set.check_invariants()), (1 << 16, Ok(())));
        for key in keys {
            assert_eq!(set.remove(&key), Some(()));
        }
        assert!(set.is_empty());
    }
}

// 5. Bad input.

#[test]
fn absent_keys_and_keys_that_are_there_already() {
    let mut map = AvlTree::from([(4, 'a'), (2, 'b'), (4, 'c')]);
    assert_eq!((map.len(), map.get(&4)), (2, Some(&'c')));
    let before = map.clone();
    assert_eq!((map.remove(&3), map == before), (None, true));
    assert_eq!((map.insert(2, 'd'), map.remove(&2), map.remove(&2)), (Some('b'), Some('d'), None));
}

#[test]
fn sizes_count_no_key_twice() {
    let mut map = RankedAvlTree::from([(4, 'a'), (2, 'b'), (4, 'c')]);
    assert_eq!((map.rank(&5), map.select(1), map.select(2)), (2, Some((&4, &'c')), None));
    assert_eq!((map.remove(&3), map.remove(&2), map.remove(&2)), (None, Some('b'), None));
    assert_eq!((map.rank(&5), map.select(0), map.select(1)), (1, Some((&4, &'c')), None));
}

// 6. Errata.

#[test]
fn erratum_heights_of_the_picture() {
    // Drawn with 10:3, 15:2, 19:1, 16:0, although 17 is already below 16.
    let set = set([10, 5, 15, 2, 7, 13, 19, 1, 3, 6, 8, 14, 16, 20, 17]);
    let height = |key| set.height_of(set.find(&key));
    assert_eq!([10, 15, 19, 16].map(height), [4, 3, 2, 1]);
}

#[test]
fn erratum_balancing_starts_where_a_node_left() {
    // 15 gives its place to 16, but it is below 17 that a node is missing.
    let mut set = set([10, 5, 15, 2, 7, 13, 19, 1, 3, 6, 8, 14, 16, 20, 17, 18]);
    let mut measured = Vec::new();
    set.remove_watched(&15, |step, set| {
        if let Step::Measure { node } = step {
            measured.push(*set.tree().key(node));
        }
    });
    assert_eq!(measured.first(), Some(&17));
    assert_eq!(set.height_of(set.find(&16)), 3);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("avl_tree", ""),
        ("avl_tree_fifteen", "--skip 15 10 5 15 2 7 13 19 1 3 6 8 14 16 20 17 insert 18 delete 15"),
        ("avl_tree_sparse", "--skip 12 8 5 11 3 7 10 12 2 4 6 9 1 delete 12"),
        ("avl_tree_small", "3 1 2 2 find 1 9 delete 9 2"),
        ("avl_tree_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_random_input() {
    for seed in ["0", "1", "2", "3", "4", "5"] {
        let printed = demo::DEMO.output(&["--random", seed]).unwrap();
        assert!(printed.contains("; height 3.") && !printed.contains("Too large"), "{printed}");
    }
}

#[test]
fn demo_too_large_to_draw() {
    let many: Vec<String> = (0..100).map(|key| key.to_string()).collect();
    demo::DEMO.says(&[
        (
            &format!("- <<< {}", many.join(" ")),
            "…Too large to draw: the limit is 32 operations…\
             After 93 rotations: 100 keys; height 6.",
        ),
        ("- <<< ", "…After 0 rotations: no keys."),
    ]);
}
