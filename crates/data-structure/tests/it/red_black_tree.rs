//! 4.8 Red-black tree.

use data_structure::ordered_map::binary_tree::Side;
use data_structure::red_black_tree::{Color, DoublyBlack, Step, TwoReds, plain};
use data_structure::{AvlTree, OrderedMap, RedBlackTree};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::ordered_map::{sorted_at_once, suite};
use crate::shapes::{self, orders, shuffled};
use crate::snapshots::Expect;

#[path = "../../examples/red_black_tree.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

suite!(RedBlackTree, 1_000_000);

#[test]
fn sorted_entries_at_once() {
    sorted_at_once(RedBlackTree::from_sorted);
}

type Set = RedBlackTree<i32, ()>;

fn set(keys: impl IntoIterator<Item = i32>) -> Set {
    keys.into_iter().map(|key| (key, ())).collect()
}

/// The shape with the color behind each key.
fn shape(set: &Set) -> String {
    shapes::shape(set.tree(), &|node| {
        let letter = if *set.tree().mark(node) == Color::Red { 'R' } else { 'B' };
        format!("{}{letter}", set.tree().key(node))
    })
}

// 1. Worked examples.

/// The keys of the page, the same as those of the other trees.
const PAGE: [i32; 8] = [1, 3, 4, 2, 7, 6, 5, 8];
/// The heights of this tree, of the AVL tree and of the binary search tree of the same keys.
pub(crate) const HEIGHT: usize = 3;
pub(crate) const AVL_HEIGHT: usize = 3;
pub(crate) const PLAIN_HEIGHT: usize = 5;
/// The comparisons of the worst search among 1024 keys inserted in ascending order, and in an AVL
/// tree.
pub(crate) const WORST_OF_SORTED: usize = 18;
pub(crate) const WORST_OF_SORTED_AVL: usize = 11;

/// A tree of boxes in one line, with the colors.
#[expect(clippy::ref_option, reason = "a subtree is a field that may be empty")]
fn boxes_shape(tree: &plain::Tree<i32>) -> String {
    let Some(node) = tree else { return "-".into() };
    let name = format!("{}{}", node.key, if node.color == Color::Red { 'R' } else { 'B' });
    if node.left.is_none() && node.right.is_none() {
        return name;
    }
    let [left, right] = [&node.left, &node.right].map(boxes_shape);
    format!("{name}({left},{right})")
}

/// The repairs of an insertion: the node above that is painted, and those that are rotated down.
fn repairs(step: plain::Step<'_, i32>, events: &mut Vec<(char, i32)>) {
    events.push(match step {
        plain::Step::Paint(key) => ('p', *key),
        plain::Step::Rotate(key) => ('r', *key),
    });
}

#[test]
fn the_worked_example_of_the_page() {
    let (mut tree, mut by_key) = (None, Vec::new());
    for key in PAGE {
        let mut events = Vec::new();
        tree = plain::insert_watched(tree, key, &mut |step| repairs(step, &mut events));
        by_key.push(events);
    }
    let none = Vec::new;
    let expected = [
        none(),
        none(),
        vec![('r', 1)],
        vec![('p', 3)],
        none(),
        vec![('r', 7), ('r', 4)],
        vec![('p', 6)],
        none(),
    ];
    assert_eq!(by_key, expected);
    assert_eq!(boxes_shape(&tree), "3B(1B(-,2R),6R(4B(-,5R),7B(-,8R)))");
    let pairs = || PAGE.map(|key| (key, ()));
    assert_eq!(set(PAGE).height(), Some(HEIGHT));
    assert_eq!(AvlTree::from(pairs()).height(), Some(AVL_HEIGHT));
    assert_eq!(data_structure::BinarySearchTree::from(pairs()).height(), Some(PLAIN_HEIGHT));
    let sorted = demo::ascending::<RedBlackTree<u16, ()>>(1024);
    assert_eq!(sorted.height(), Some(WORST_OF_SORTED - 1));
    let avl = demo::ascending::<AvlTree<u16, ()>>(1024);
    assert_eq!(avl.height(), Some(WORST_OF_SORTED_AVL - 1));
}

/// What the questions and exercises ask.
#[test]
fn the_trees_of_the_questions() {
    let plant = |keys: &[i32]| keys.iter().copied().fold(None, plain::insert);
    assert_eq!(boxes_shape(&plant(&[1, 2, 3, 4])), "2B(1B,3B(-,4R))");
    let ten: Vec<i32> = (1..=10).collect();
    assert_eq!(boxes_shape(&plant(&ten)), "4B(2B(1B,3B),6B(5B,8R(7B,9B(-,10R))))");
    // 9 is put below the red 8, whose sibling is absent: one rotation at 7.
    let mut events = Vec::new();
    plain::insert_watched(plant(&PAGE), 9, &mut |step| repairs(step, &mut events));
    assert_eq!(events, [('r', 7)]);
}

/// In all trees with three black nodes on every path, no path is longer than six; some is.
#[test]
fn the_longest_path_of_three_black_nodes() {
    let mut longest = 0;
    let mut sets: Vec<Set> = (1..60).map(|n| set(0..n)).collect();
    sets.extend((0..200).map(|seed| set(shuffled(25, seed))));
    for mut set in sets {
        // Deletions make trees that insertions alone do not.
        loop {
            if set.black_height() == 3 {
                longest = longest.max(set.height().unwrap() + 1);
            }
            if set.pop_first().is_none() {
                break;
            }
        }
    }
    assert_eq!(longest, 6);
}

/// The same repairs and the same tree as the map's.
#[test]
fn the_plain_form_is_the_fast_one() {
    fn check(keys: &[i32]) {
        let (mut tree, mut map) = (None, Set::new());
        let (mut ours, mut of_map) = (Vec::new(), Vec::new());
        for key in keys {
            tree = plain::insert_watched(tree, *key, &mut |step| repairs(step, &mut ours));
            map.insert_watched(*key, (), |step, set: &Set| {
                let above = |node| set.tree().parent(set.tree().parent(node).unwrap()).unwrap();
                match step {
                    Step::TwoReds { node, case: TwoReds::RedUncle } => {
                        of_map.push(('p', *set.tree().key(above(node))));
                    }
                    Step::Rotate { down } => of_map.push(('r', *set.tree().key(down))),
                    _ => {}
                }
            });
        }
        assert_eq!(ours, of_map, "{keys:?}");
        assert_eq!(boxes_shape(&tree), shape(&map), "{keys:?}");
    }
    for n in 0..=7 {
        for order in orders(n) {
            check(&order);
        }
    }
    for seed in 0..20 {
        check(&shuffled(200, seed));
    }
    check(&(0..200).collect::<Vec<_>>());
}

/// What is inserted, what is deleted one after the other, and the tree after each deletion, the
/// first line being the tree before them.
type Life = (&'static [i32], &'static [i32], &'static [&'static str]);

const LIVES: &[Life] = &[
    (
        &[13, 8, 17, 1, 11, 15, 25, 6, 22, 27],
        &[13, 8, 15],
        &[
            "13B(8R(1B(-,6R),11B),17R(15B,25B(22R,27R)))",
            "15B(8R(1B(-,6R),11B),25R(17B(-,22R),27B))",
            "15B(6R(1B,11B),25R(17B(-,22R),27B))",
            "17B(6R(1B,11B),25R(22B,27B))",
        ],
    ),
    (
        &[41, 38, 31, 12, 19, 8],
        &[8, 12, 19, 31, 38, 41],
        &[
            "38B(19R(12B(8R,-),31B),41B)",
            "38B(19R(12B,31B),41B)",
            "38B(19B(-,31R),41B)",
            "38B(31B,41B)",
            "38B(-,41R)",
            "41B",
            "-",
        ],
    ),
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], &[], &["4B(2B(1B,3B),6B(5B,8R(7B,9B(-,10R))))"]),
];

#[test]
fn worked_lives() {
    for (inserted, removed, expected) in LIVES {
        let mut set = set(inserted.iter().copied());
        let mut shapes = vec![shape(&set)];
        for key in *removed {
            assert_eq!(set.remove(key), Some(()));
            shapes.push(shape(&set));
        }
        assert_eq!(shapes, *expected);
    }
}

/// What happened in an operation, each case by its name.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
struct Count {
    two_reds: Vec<TwoReds>,
    doubly_black: Vec<DoublyBlack>,
    n_rotations: usize,
    n_painted: usize,
}

impl Count {
    fn watch(&mut self) -> impl FnMut(Step, &Set) + '_ {
        |step, _| match step {
            Step::TwoReds { case, .. } => self.two_reds.push(case),
            Step::DoublyBlack { case, .. } => self.doubly_black.push(case),
            Step::Rotate { .. } => self.n_rotations += 1,
            Step::Paint { .. } => self.n_painted += 1,
            _ => {}
        }
    }
}

fn inserting(set: &mut Set, key: i32) -> Count {
    let mut count = Count::default();
    set.insert_watched(key, (), count.watch());
    count
}

fn deleting(set: &mut Set, key: i32) -> Count {
    let mut count = Count::default();
    set.remove_watched(&key, count.watch());
    count
}

#[test]
fn the_cases_of_an_insertion() {
    use TwoReds::{Bent, RedUncle, Straight};
    // The tree, the last key, and what is done.
    for (keys, cases) in [
        (&[3, 2, 1][..], &[Straight][..]),
        (&[3, 1, 2], &[Bent, Straight]),
        (&[1, 3, 2], &[Bent, Straight]),
        (&[1, 2, 3], &[Straight]),
        (&[2, 1, 3, 4], &[RedUncle]),
        (&[41, 38, 31, 12, 19, 8], &[RedUncle]),
        (&[1, 2, 3, 4, 5, 6, 7, 8], &[RedUncle, Straight]),
    ] {
        let (last, first) = keys.split_last().unwrap();
        let mut set = set(first.iter().copied());
        assert_eq!(inserting(&mut set, *last).two_reds, cases, "{keys:?}");
    }
}

#[test]
fn the_cases_of_a_deletion() {
    use DoublyBlack::{BlackNephews, FarRed, NearRed, RedSibling};
    for (inserted, removed, cases) in [
        (&[13, 8, 17, 1, 11, 15, 25, 6, 22, 27][..], &[13][..], &[FarRed][..]),
        (&[13, 8, 17, 1, 11, 15, 25, 6, 22, 27], &[13, 8], &[NearRed, FarRed]),
        (&[41, 38, 31, 12, 19, 8], &[8, 12], &[BlackNephews]),
        (&[1, 2, 3, 4, 5, 6], &[1], &[RedSibling, BlackNephews]),
        (&[2, 1, 3, 4], &[4], &[]),
        (&[2, 1, 3, 4], &[3], &[]),
    ] {
        let (last, first) = removed.split_last().unwrap();
        let mut set = set(inserted.iter().copied());
        for key in first {
            set.remove(key);
        }
        assert_eq!(deleting(&mut set, *last).doubly_black, cases, "{inserted:?}, {removed:?}");
        assert_eq!(set.check_invariants(), Ok(()));
    }
}

#[test]
fn steps() {
    let mut set = set([1, 3]);
    let mut steps = Vec::new();
    set.insert_watched(2, (), |step, set| {
        let key = |node| *set.tree().key(node);
        steps.push(match step {
            Step::Compare { node } => ("compare", key(node), shape(set)),
            Step::Link { node } => ("link", key(node), shape(set)),
            Step::TwoReds { node, .. } => ("two reds", key(node), shape(set)),
            Step::Rotate { down } => ("rotate", key(down), shape(set)),
            Step::Paint { node } => ("paint", key(node), shape(set)),
            Step::Replace { .. } | Step::Unlink { .. } | Step::DoublyBlack { .. } => unreachable!(),
        });
    });
    let before = "1B(-,3R(2R,-))";
    let expected = [
        ("compare", 1, "1B(-,3R)"),
        ("compare", 3, "1B(-,3R)"),
        ("link", 2, before),
        ("two reds", 2, before),
        ("rotate", 3, "1B(-,2R(-,3R))"),
        ("two reds", 3, "1B(-,2R(-,3R))"),
        ("rotate", 1, "2B(1R,3R)"),
    ];
    assert_eq!(steps, expected.map(|(name, key, shape)| (name, key, shape.to_owned())));
}

#[test]
fn the_originals_test() {
    // Keys 1 to n: random insertions, each absent before and present after; random deletions, the
    // other way round. The colors, which the original never looks at, are looked at each time while
    // the tree is small.
    for n in (1..=8191).step_by(1365) {
        let mut set = Set::new();
        for key in shuffled(n, 1).into_iter().map(|key| key + 1) {
            assert!(!set.contains_key(&key));
            set.insert(key, ());
            assert!(set.contains_key(&key));
            assert!(100 < n || set.check_invariants().is_ok());
        }
        assert_eq!(set.check_invariants(), Ok(()));
        for key in shuffled(n, 2).into_iter().map(|key| key + 1) {
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
fn two_rotations_for_an_insertion_and_three_for_a_deletion() {
    let (mut most_inserting, mut most_deleting) = (0, 0);
    for order in (1..=7).flat_map(orders) {
        let mut set = Set::new();
        for key in order {
            most_inserting = most_inserting.max(inserting(&mut set, key).n_rotations);
            for key in set.clone().keys() {
                most_deleting = most_deleting.max(deleting(&mut set.clone(), *key).n_rotations);
            }
        }
    }
    assert_eq!((most_inserting, most_deleting), (2, 3));
    // Nor more in larger trees.
    let mut set = Set::new();
    for key in shuffled(10_000, 5) {
        assert!(inserting(&mut set, key).n_rotations <= 2);
    }
    for key in shuffled(10_000, 6) {
        assert!(deleting(&mut set, key).n_rotations <= 3);
    }
}

#[test]
fn every_pair_of_cases_that_can_follow_one_another() {
    use DoublyBlack::{BlackNephews, FarRed, NearRed, RedSibling};
    // After a red sibling the new one is black, and the parent red: no case can lead back to it.
    let all = [
        &[][..],
        &[FarRed],
        &[NearRed, FarRed],
        &[RedSibling, BlackNephews],
        &[RedSibling, FarRed],
        &[RedSibling, NearRed, FarRed],
    ];
    // Which of them have come, at once and behind black nephews.
    let mut seen = [[false; 2]; 6];
    let mut set = set(shuffled(20_000, 8));
    for key in shuffled(20_000, 9) {
        let cases = deleting(&mut set, key).doubly_black;
        let n_painting = cases.iter().take_while(|case| **case == BlackNephews).count();
        let i = all.iter().position(|rest| *rest == &cases[n_painting..]);
        seen[i.unwrap_or_else(|| panic!("{cases:?}"))][usize::from(0 < n_painting)] = true;
    }
    assert_eq!(seen, [[true; 2]; 6]);
}

// 3. Properties.

proptest! {
    #[test]
    fn one_fault_at_a_time(keys in prop::collection::vec(0..60, 0..120)) {
        // A key that is there is removed, one that is not is inserted.
        let mut set = Set::new();
        for key in keys {
            let watch = |step: Step, set: &Set| {
                assert_eq!(set.tree().check_links_and_order(), Ok(()));
                let tree = set.tree();
                let is_red = |node| *tree.mark(node) == Color::Red;
                let two_reds = |node: &_| is_red(*node) && tree.parent(*node).is_some_and(is_red);
                let n_two_reds = tree.in_order().filter(two_reds).count();
                match step {
                    Step::TwoReds { node, .. } => assert!(n_two_reds == 1 && two_reds(&node)),
                    Step::DoublyBlack { parent, side, .. } => {
                        assert_eq!(n_two_reds, 0);
                        let place = tree.child(parent, side);
                        assert!(place.is_none_or(|node| !is_red(node)), "else it is painted");
                        assert!(tree.child(parent, side.flip()).is_some(), "it has a sibling");
                    }
                    _ => {}
                }
            };
            if set.contains_key(&key) {
                set.remove_watched(&key, watch);
            } else {
                set.insert_watched(key, (), watch);
            }
            prop_assert_eq!(set.check_invariants(), Ok(()));
            prop_assert!(set.height() <= Some(demo::highest(u32::try_from(set.len()).unwrap())));
        }
    }
}

#[test]
fn heights_and_black_heights() {
    for n in demo::SIZES {
        let trees: [RedBlackTree<u16, ()>; 2] = [demo::ascending(n), demo::shuffled(n)];
        for tree in trees {
            let (height, black) = (tree.height().unwrap(), tree.black_height());
            assert!(black <= height + 1 && height < 2 * black);
            assert!(height <= demo::highest(n.into()), "{n}: {height}");
            // A tree of black height b has at least 2^b - 1 nodes.
            assert!((1 << black) - 1 <= tree.len());
        }
        let avl: AvlTree<u16, ()> = demo::ascending(n);
        let red_black: RedBlackTree<u16, ()> = demo::ascending(n);
        assert!(avl.height() < red_black.height(), "sorted keys lean to the right");
    }
}

#[test]
fn repairs_are_constant_on_average() {
    for n in [1 << 10, 1 << 12, 1 << 14] {
        for (inserted, removed) in
            [(shuffled(n, 3), shuffled(n, 4)), ((0..n).collect(), (0..n).collect())]
        {
            let mut set = Set::new();
            let (mut rotations, mut painted) = ([0, 0], [0, 0]);
            for key in inserted {
                let count = inserting(&mut set, key);
                rotations[0] += count.n_rotations;
                painted[0] += count.n_painted;
            }
            for key in removed {
                let count = deleting(&mut set, key);
                rotations[1] += count.n_rotations;
                painted[1] += count.n_painted;
            }
            let share = |count: usize| f64::from(u32::try_from(count).unwrap()) / f64::from(n);
            assert!(rotations.iter().all(|count| share(*count) < 1.0), "{rotations:?} of {n}");
            assert!(painted.iter().all(|count| share(*count) < 3.0), "{painted:?} of {n}");
        }
    }
}

// 4. Extremes.

#[test]
fn nothing_at_all_and_one() {
    let mut set = Set::new();
    assert_eq!((set.height(), set.remove(&1), set.black_height()), (None, None, 0));
    set.insert(1, ());
    assert_eq!((shape(&set), set.black_height()), ("1B".into(), 1));
    assert_eq!((set.remove(&1), set.height()), (Some(()), None), "the root, the last node");
}

#[test]
fn sorted_reversed_and_zigzag() {
    const N: i32 = 1 << 16;
    let zigzag = (0..N).map(|i| if i % 2 == 0 { i / 2 } else { N - 1 - i / 2 });
    for keys in [(0..N).collect::<Vec<_>>(), (0..N).rev().collect(), zigzag.collect()] {
        let mut set = set(keys.iter().copied());
        assert!(set.height() <= Some(demo::highest(1 << 16)));
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
    let mut map = RedBlackTree::from([(4, 'a'), (2, 'b'), (4, 'c')]);
    assert_eq!((map.len(), map.get(&4)), (2, Some(&'c')));
    let before = map.clone();
    assert_eq!((map.remove(&3), map == before), (None, true));
    assert_eq!((map.insert(2, 'd'), map.remove(&2), map.remove(&2)), (Some('b'), Some('d'), None));
}

#[test]
fn the_root_again_and_again() {
    let mut set = set(0..100);
    while let Some(root) = set.tree().root() {
        let key = *set.tree().key(root);
        assert_eq!(set.remove(&key), Some(()));
        assert_eq!(set.check_invariants(), Ok(()));
    }
}

// 6. Errata.

#[test]
fn erratum_a_deletion_has_cases_of_its_own() {
    // It is said to use the five cases of an insertion, which all ask for a red node below a red
    // one. After a deletion there is none, and yet the tree is broken: the sibling and its children
    // decide.
    let mut set = set([41, 38, 31, 12, 19, 8]);
    set.remove(&8);
    let count = deleting(&mut set, 12);
    assert_eq!((count.two_reds, count.doubly_black), (vec![], vec![DoublyBlack::BlackNephews]));
}

#[test]
fn erratum_what_the_two_balanced_trees_trade() {
    // Not "log n + 4 adjustments against 2 log n", but three rotations at most against one at each
    // second level.
    let fibonacci = [8, 5, 11, 3, 7, 10, 12, 2, 4, 6, 9, 1];
    let mut avl: AvlTree<i32, ()> = fibonacci.iter().map(|key| (*key, ())).collect();
    let mut n_places = 0;
    avl.remove_watched(&12, |step, _| {
        n_places += usize::from(matches!(step, data_structure::avl_tree::Step::Lean { .. }));
    });
    assert_eq!(n_places, 2);
    let mut set = set(fibonacci);
    for key in fibonacci {
        assert!(deleting(&mut set, key).n_rotations <= 3);
    }
}

#[test]
fn erratum_right_then_left() {
    // The fourth case of the code is called left-right; it is its mirror image.
    let mut set = set([1, 3]);
    let mut place = None;
    set.insert_watched(2, (), |step, set| {
        if let Step::TwoReds { node, case: TwoReds::Bent } = step {
            let (parent, side) = set.tree().place(node).unwrap();
            place = Some((set.tree().place(parent).unwrap().1, side));
        }
    });
    assert_eq!(place, Some((Side::Right, Side::Left)));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("red_black_tree", ""),
        ("red_black_tree_climbs", "--skip 7 1 2 3 4 5 6 7 8"),
        ("red_black_tree_delete", "--skip 10 13 8 17 1 11 15 25 6 22 27 delete 13 8 15"),
        ("red_black_tree_book", "13 8 17 1 11 15 25 6 22 27"),
        ("red_black_tree_empty", "--skip 6 41 38 31 12 19 8 delete 8 12 19 31 38 41"),
        ("red_black_tree_sibling", "--skip 6 1 2 3 4 5 6 delete 1 find 6 1"),
        ("red_black_tree_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_random_input() {
    for seed in ["0", "1", "2", "3", "4", "5"] {
        let printed = demo::DEMO.output(&["--random", seed]).unwrap();
        assert!(
            printed.ends_with(" on every path.\n") && !printed.contains("Too large"),
            "{printed}"
        );
    }
}

#[test]
fn demo_too_large_to_draw() {
    let many: Vec<String> = (0..100).map(|key| key.to_string()).collect();
    demo::DEMO.says(&[
        (
            &format!("- <<< {}", many.join(" ")),
            "…Too large to draw: the limit is 32 operations…: 100 keys; height …",
        ),
        ("- <<< ", "…After 0 rotations: no keys; 0 black nodes on every path."),
    ]);
}
