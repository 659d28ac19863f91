//! 4.10 B+ tree.

use std::rc::Rc;

use data_structure::b_plus_tree::Step;
use data_structure::b_plus_tree::load::LoadError;
use data_structure::b_plus_tree::plain;
use data_structure::ordered_map::arena::Id;
use data_structure::{BPlusTree, OrderedMap};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::ordered_map;
use crate::snapshots::Expect;

#[path = "../../examples/b_plus_tree.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

#[path = "../../examples/b_plus_tree_deletion.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod deletion_demo;

/// What the suite asks of all maps; who owns the keys is asked below, for here some are copied.
fn passes_the_suite<const M: usize>(most_in_order: i32) {
    type Numbers<const M: usize> = BPlusTree<i32, u32, M>;
    assert_eq!(ordered_map::all_ranges::<Numbers<M>>(), Ok(()), "M = {M}");
    assert_eq!(ordered_map::long_life::<Numbers<M>>(), Ok(()), "M = {M}");
    assert_eq!(ordered_map::random_operations::<Numbers<M>>(), Ok(()), "M = {M}");
    assert_eq!(ordered_map::reuses_slots::<Numbers<M>>(), Ok(()), "M = {M}");
    assert_eq!(ordered_map::sorted_keys::<Numbers<M>>(most_in_order), Ok(()), "M = {M}");
}

#[test]
fn suite_of_order_3() {
    passes_the_suite::<3>(10_000);
    assert_eq!(ordered_map::all_orders::<BPlusTree<i32, u32, 3>>(), Ok(()));
}

#[test]
fn suite_of_order_4() {
    passes_the_suite::<4>(10_000);
    assert_eq!(ordered_map::all_orders::<BPlusTree<i32, u32, 4>>(), Ok(()));
}

#[test]
fn suite_of_orders_5_to_8() {
    passes_the_suite::<5>(10_000);
    passes_the_suite::<6>(10_000);
    passes_the_suite::<7>(10_000);
    passes_the_suite::<8>(10_000);
}

#[test]
fn suite_of_order_64() {
    passes_the_suite::<64>(10_000);
}

#[test]
fn suite_of_the_usual_order() {
    passes_the_suite::<128>(1_000_000);
    ordered_map::std_traits::<BPlusTree<i32, u32>>();
}

#[test]
fn every_copy_of_a_key_is_dropped() {
    let all: Vec<Rc<i32>> = (0..100).map(Rc::new).collect();
    let filled = || {
        let pairs = (0..100).map(|i| Rc::clone(&all[i * 37 % 100]));
        pairs.map(|rc| (Rc::clone(&rc), rc)).collect::<BPlusTree<_, _, 4>>()
    };
    let freed = || all.iter().all(|rc| Rc::strong_count(rc) == 1);
    let mut map = filled();
    for rc in &all[..50] {
        let (key, value) = map.remove_entry(rc).unwrap();
        assert!(Rc::ptr_eq(&key, rc) && Rc::ptr_eq(&value, rc));
    }
    map.clear();
    assert!(freed(), "clear");
    drop(filled());
    assert!(freed(), "drop");
    let mut entries = filled().into_sorted_vec().into_iter();
    assert!(entries.next().is_some_and(|(key, _)| Rc::ptr_eq(&key, &all[0])));
    drop(entries);
    assert!(freed(), "half of an iteration");
    let mut map = filled();
    for rc in &all {
        map.remove(rc);
    }
    assert!(map.is_empty() && freed(), "the last key takes the last separator along");
}

/// The shape in one line: `[3 5]{[1 2] [3 4] [5 6]}`, a node and its children.
fn shape<const M: usize>(tree: &BPlusTree<i32, (), M>) -> String {
    fn below<const M: usize>(tree: &BPlusTree<i32, (), M>, node: Id) -> String {
        let keys: Vec<String> = tree.keys_of(node).iter().map(ToString::to_string).collect();
        let children = tree.children_of(node).iter().map(|child| below(tree, *child));
        let children = children.collect::<Vec<_>>().join(" ");
        let children = if children.is_empty() { children } else { format!("{{{children}}}") };
        format!("[{}]{children}", keys.join(" "))
    }
    tree.root().map_or("-".to_owned(), |root| below(tree, root))
}

fn set<const M: usize>(keys: impl IntoIterator<Item = i32>) -> BPlusTree<i32, (), M> {
    keys.into_iter().map(|key| (key, ())).collect()
}

// 1. Worked examples.

/// The keys of the page, the same as those of the other trees.
const PAGE: [i32; 8] = [1, 3, 4, 2, 7, 6, 5, 8];
/// The nodes that a walk through the range from 2 to 6 looks at, in a B-tree and along the leaves.
pub(crate) const LEAVES_OF_THE_SCAN: usize = 3;
/// How many entries of 8 bytes, with a child of 8 bytes each, a page of 16 kilobytes holds.
pub(crate) const ENTRIES_OF_A_PAGE: usize = 1024;
/// The largest height of a tree of order 1000 with a billion keys.
pub(crate) const HEIGHT_OF_A_BILLION: u32 = 3;
/// A million keys, inserted in ascending order, or loaded: the leaves, and the height.
pub(crate) const LEAVES_INSERTED: usize = 15_625;
pub(crate) const LEAVES_LOADED: usize = 7875;
pub(crate) const HEIGHT_INSERTED: usize = 3;
pub(crate) const HEIGHT_LOADED: usize = 2;

/// The plain version in one line, as [`shape`].
fn plain_shape<const M: usize>(tree: &plain::Tree<i32, M>) -> String {
    fn below<const M: usize>(tree: &plain::Tree<i32, M>, node: usize) -> String {
        let plain::Node { keys, children, .. } = &tree.nodes[node];
        let keys: Vec<String> = keys.iter().map(ToString::to_string).collect();
        let children: Vec<String> = children.iter().map(|child| below(tree, *child)).collect();
        let children = children.join(" ");
        let children = if children.is_empty() { children } else { format!("{{{children}}}") };
        format!("[{}]{children}", keys.join(" "))
    }
    below(tree, tree.root)
}

/// The plain version after some insertions.
fn planted<const M: usize>(keys: impl IntoIterator<Item = i32>) -> plain::Tree<i32, M> {
    let mut tree = plain::Tree::new();
    for key in keys {
        tree.insert(key);
    }
    tree
}

#[test]
fn the_worked_example_of_the_page() {
    let tree = planted::<4>(PAGE);
    assert_eq!(plain_shape(&tree), "[3 6]{[1 2] [3 4 5] [6 7 8]}");
    assert_eq!(tree.scan(&2, &6), [2, 3, 4, 5, 6]);
    let first = tree.leaf_of(&2);
    let leaves = std::iter::successors(Some(first), |leaf| tree.nodes[*leaf].next);
    let looked_at = leaves.take_while(|leaf| tree.nodes[*leaf].keys[0] <= 6).count();
    assert_eq!(looked_at, LEAVES_OF_THE_SCAN);
    assert_eq!(16 * ENTRIES_OF_A_PAGE, 16 * 1024);
    // A tree of height h has at least 2 * 500^h keys.
    let is_possible = |height: &u32| 2 * 500_u64.pow(*height) <= 1_000_000_000;
    assert_eq!((0..6).filter(is_possible).max(), Some(HEIGHT_OF_A_BILLION));
    // 3 is deleted from its leaf, and stays as a separator.
    let mut tree = set::<4>(PAGE);
    tree.remove(&3);
    assert_eq!(shape(&tree), "[3 6]{[1 2] [4 5] [6 7 8]}");
}

/// Which single keys can be deleted from the tree of the page without a change of inner nodes?
#[test]
fn the_trees_of_the_questions() {
    let inner = |tree: &BPlusTree<i32, (), 4>| tree.keys_of(tree.root().unwrap()).to_vec();
    let quiet: Vec<i32> = (1..=8)
        .filter(|key| {
            let mut tree = set::<4>(PAGE);
            tree.remove(key);
            inner(&tree) == [3, 6]
        })
        .collect();
    assert_eq!(quiet, [3, 4, 5, 6, 7, 8]);
    let ten = planted::<4>(1..=10);
    assert_eq!(plain_shape(&ten), "[7]{[3 5]{[1 2] [3 4] [5 6]} [9]{[7 8] [9 10]}}");
    // How often is 7 in the tree? Once as a separator, once as a key.
    let sevens = ten.nodes.iter().filter(|node| node.keys.contains(&7)).count();
    assert_eq!(sevens, 2);
    let fourth = planted::<4>([10, 20, 30, 40]);
    assert_eq!(plain_shape(&fourth), "[30]{[10 20] [30 40]}");
}

/// The same tree as the map's, node by node, and the same scans.
#[test]
fn the_plain_form_is_the_fast_one() {
    fn check<const M: usize>(keys: &[i32]) {
        let mut tree = plain::Tree::<i32, M>::new();
        let mut map = BPlusTree::<i32, (), M>::new();
        for key in keys {
            assert_eq!(tree.insert(*key), map.insert(*key, ()).is_none());
        }
        assert_eq!(plain_shape(&tree), shape(&map), "{keys:?}");
        let sorted: Vec<i32> = map.keys().copied().collect();
        for from in [-1, 0, 3, 10, 30, 61] {
            assert_eq!(tree.contains(&from), map.contains_key(&from));
            for to in [-1, 0, 2, 11, 40, 61] {
                let inside = sorted.iter().copied().filter(|key| (from..=to).contains(key));
                assert_eq!(tree.scan(&from, &to), inside.collect::<Vec<_>>(), "{from} {to}");
            }
        }
    }
    fn all<const M: usize>(keys: &mut Vec<i32>, n: usize) {
        if n == keys.len() {
            check::<M>(keys);
        }
        for i in n..keys.len() {
            keys.swap(n, i);
            all::<M>(keys, n + 1);
            keys.swap(n, i);
        }
    }
    for n in 1..=7 {
        all::<3>(&mut (0..n).collect(), 0);
    }
    all::<4>(&mut (0..7).collect(), 0);
    let mut random = ordered_map::random(60);
    for _ in 0..200 {
        let keys: Vec<i32> = (0..80).map(|_| random()).collect();
        check::<3>(&keys);
        check::<4>(&keys);
        check::<5>(&keys);
    }
}

/// What is inserted, what is deleted, and the shape then; M = 4.
const SHAPES: &[(&[i32], &[i32], &str)] = &[
    (&[1, 2, 3, 4], &[], "[3]{[1 2] [3 4]}"),
    (&[1, 2, 3, 4, 5, 6], &[], "[3 5]{[1 2] [3 4] [5 6]}"),
    (&[1, 2, 3, 4, 5, 6, 7, 8], &[], "[3 5 7]{[1 2] [3 4] [5 6] [7 8]}"),
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], &[], "[7]{[3 5]{[1 2] [3 4] [5 6]} [9]{[7 8] [9 10]}}"),
    (&[5, 15, 25, 35, 45, 55, 40, 30, 20], &[], "[25 35 45]{[5 15 20] [25 30] [35 40] [45 55]}"),
    // A separator may outlive its key.
    (&[1, 2, 3, 4, 5], &[3], "[3]{[1 2] [4 5]}"),
    // From the right neighbor, from the left one, merged.
    (&[1, 2, 3, 4, 5], &[1], "[4]{[2 3] [4 5]}"),
    (&[1, 2, 4, 5, 3], &[5], "[3]{[1 2] [3 4]}"),
    (&[1, 2, 3, 4], &[4], "[1 2 3]"),
    // An inner node gets a child of its neighbor; then both are merged, and the root goes.
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], &[10, 9], "[5]{[3]{[1 2] [3 4]} [7]{[5 6] [7 8]}}"),
    (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], &[10, 9, 8], "[3 5]{[1 2] [3 4] [5 6 7]}"),
    (&[1], &[1], "-"),
];

#[test]
fn worked_shapes() {
    for (inserted, deleted, expected) in SHAPES {
        let mut tree = set::<4>(inserted.iter().copied());
        for key in *deleted {
            assert_eq!(tree.remove(key), Some(()));
        }
        assert_eq!(shape(&tree), *expected, "{inserted:?} without {deleted:?}");
        assert_eq!(tree.check_invariants(), Ok(()));
    }
}

#[test]
fn worked_scan() {
    let tree = set::<4>([5, 15, 25, 35, 45, 55, 40, 30, 20]);
    assert!(tree.scan(15..=40).map(|(key, ())| *key).eq([15, 20, 25, 30, 35, 40]));
    assert!(tree.scan(15..=40).rev().map(|(key, ())| *key).eq([40, 35, 30, 25, 20, 15]));
    assert!(tree.scan(26..30).next().is_none() && tree.scan(56..).next().is_none());
}

/// The steps of an operation, the keys of each node at that time.
fn note(steps: &mut Vec<String>) -> impl FnMut(Step, &BPlusTree<i32, (), 4>) + '_ {
    |step, tree| {
        assert!(tree.keys().is_sorted(), "no entry is lost or out of order at any step");
        let row = |node: Id| format!("{:?}", tree.keys_of(node));
        steps.push(match step {
            Step::Visit { node } => format!("visit {}", row(node)),
            Step::Insert { node, index } => format!("insert at {index} of {}", row(node)),
            Step::Replace { node, index } => format!("replace at {index} of {}", row(node)),
            Step::Split { node } => format!("split {}", row(node)),
            Step::Rise { node, index } => format!("rise to {index} of {}", row(node)),
            Step::Remove { node, index } => format!("remove at {index} of {}", row(node)),
            Step::Borrow { node, from } => format!("borrow for {} from {}", row(node), row(from)),
            Step::Borrowed { node } => format!("borrowed {}", row(node)),
            Step::Merge { left, right } => format!("merge {} {}", row(left), row(right)),
            Step::Merged { node } => format!("merged {}", row(node)),
        });
    }
}

#[test]
fn steps() {
    let mut tree = set::<4>(1..=9);
    let mut of = |key: i32| {
        let mut steps = Vec::new();
        if 0 < key {
            tree.insert_watched(key, (), note(&mut steps));
        } else {
            tree.remove_watched(&-key, note(&mut steps));
        }
        steps.join(", ")
    };
    assert_eq!(
        of(10),
        "visit [3, 5, 7], visit [7, 8, 9], insert at 3 of [7, 8, 9, 10], split [7, 8, 9, 10], \
         rise to 3 of [3, 5, 7, 9], split [3, 5, 7, 9], rise to 0 of [7]"
    );
    assert_eq!(of(7), "visit [7], visit [9], visit [7, 8], replace at 0 of [7, 8]");
    assert_eq!(of(-11), "visit [7], visit [9], visit [9, 10]");
    assert_eq!(
        of(-8),
        "visit [7], visit [9], visit [7, 8], remove at 1 of [7, 8], merge [7] [9, 10], \
         merged [7, 9, 10], borrow for [] from [3, 5], borrowed [7]"
    );
    assert_eq!(shape(&tree), "[5]{[3]{[1 2] [3 4]} [7]{[5 6] [7 9 10]}}");
}

// 2. All small inputs, beside those of the suite.

#[test]
fn trees_of_all_sizes_at_all_fill_factors() {
    fn check<const M: usize>() {
        for n in 0..200_i32 {
            for percent in [50, 51, 67, 75, 99, 100] {
                let entries = (0..n).map(|key| (key, ()));
                let tree = BPlusTree::<i32, (), M>::bulk_load(entries, percent).unwrap();
                assert_eq!(tree.check_invariants(), Ok(()), "{n} keys, {percent}, M = {M}");
                assert!(tree.keys().copied().eq(0..n) && tree.len() == tree.keys().count());
            }
        }
    }
    check::<3>();
    check::<4>();
    check::<5>();
    check::<6>();
    check::<7>();
    check::<64>();
}

#[test]
fn scans_of_all_ranges_from_both_ends() {
    let tree = set::<4>((0..12).map(|key| 2 * (key * 5 % 12)));
    for from in -1..25 {
        for to in -1..25 {
            let expected: Vec<i32> =
                (0..12).map(|key| 2 * key).filter(|key| (from..to).contains(key)).collect();
            for n_front in 0..=expected.len() {
                let mut scan = tree.scan(from..to).map(|(key, ())| *key);
                let mut seen: Vec<i32> = scan.by_ref().take(n_front).collect();
                let back: Vec<i32> = scan.rev().collect();
                seen.extend(back.into_iter().rev());
                assert_eq!(seen, expected, "{from}..{to}");
            }
        }
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn nothing_is_lost_at_any_step(ops in prop::collection::vec((any::<bool>(), 1..60), 0..150)) {
        let mut tree = set::<4>([]);
        for (is_insertion, key) in ops {
            let mut steps = Vec::new();
            if is_insertion {
                tree.insert_watched(key, (), note(&mut steps));
            } else {
                tree.remove_watched(&key, note(&mut steps));
            }
            prop_assert_eq!(tree.check_invariants(), Ok(()));
        }
    }

    #[test]
    fn a_loaded_tree_goes_on_like_any_other(
        loaded in prop::collection::btree_set(0..300, 0..100),
        ops in prop::collection::vec((any::<bool>(), 0..300), 0..200),
    ) {
        let mut model = loaded.clone();
        let entries = loaded.into_iter().map(|key| (key, ()));
        let mut tree = BPlusTree::<i32, (), 5>::bulk_load(entries, 80).unwrap();
        for (is_insertion, key) in ops {
            if is_insertion {
                prop_assert_eq!(tree.insert(key, ()).is_none(), model.insert(key));
            } else {
                prop_assert_eq!(tree.remove(&key).is_some(), model.remove(&key));
            }
            prop_assert_eq!(tree.check_invariants(), Ok(()));
        }
        prop_assert!(tree.keys().eq(&model));
    }
}

#[test]
fn levels_grow_like_the_logarithm() {
    for n in demo::SIZES {
        let log = f64::from(n).log2();
        let levels = [
            demo::n_levels(&demo::ascending::<4>(n)),
            demo::n_levels(&demo::loaded::<4>(n)),
            demo::n_levels(&demo::ascending::<16>(n)),
        ];
        // Half full: 2, then 8 children a node; full: 4.
        let most = [log, 1.0 + log / 2.0, 1.0 + log / 3.0];
        assert!(levels.iter().zip(most).all(|(levels, most)| *levels <= most), "{n}: {levels:?}");
    }
}

// 4. Extremes.

#[test]
fn nothing_at_all() {
    let mut tree = BPlusTree::<i32, ()>::new();
    assert_eq!((tree.root(), tree.height(), tree.remove(&1)), (None, None, None));
    assert!(tree.scan(..).next().is_none());
    let statistics = tree.statistics();
    assert_eq!((statistics.n_leaves, statistics.n_inner, statistics.fill()), (0, 0, 0.0));
    assert_eq!(BPlusTree::bulk_load(std::iter::empty(), 100), Ok(tree));
}

#[test]
fn a_million_loaded_keys() {
    let sorted = || (0..1_000_000).map(|key| (key, ()));
    let full = BPlusTree::<i32, ()>::bulk_load(sorted(), 100).unwrap();
    let inserted: BPlusTree<i32, ()> = sorted().collect();
    let [full_nodes, half_nodes] = [full, inserted].map(|tree| {
        assert!(tree.scan(..).rev().map(|(key, ())| *key).eq((0..1_000_000).rev()));
        assert!(tree.scan(500_000..).take(3).map(|(key, ())| *key).eq(500_000..500_003));
        let statistics = tree.statistics();
        (tree.height(), statistics.n_leaves, (statistics.fill() * 100.0).round())
    });
    assert_eq!(full_nodes, (Some(HEIGHT_LOADED), LEAVES_LOADED, 100.0));
    assert_eq!(half_nodes, (Some(HEIGHT_INSERTED), LEAVES_INSERTED, 50.0));
}

// 5. Bad input.

#[test]
fn bad_loads() {
    let load = |keys: &[i32], percent| {
        BPlusTree::<i32, (), 4>::bulk_load(keys.iter().map(|key| (*key, ())), percent)
    };
    assert_eq!(load(&[1, 2, 2], 100), Err(LoadError::NotAscending { index: 2 }));
    assert_eq!(load(&[2, 1], 50), Err(LoadError::NotAscending { index: 1 }));
    assert_eq!(load(&[1], 49), Err(LoadError::Fill { percent: 49 }));
    assert_eq!(load(&[1], 101), Err(LoadError::Fill { percent: 101 }));
    let says = |error: LoadError| error.to_string();
    let text = "the key at index 2 is not greater than the one before it";
    assert_eq!(says(LoadError::NotAscending { index: 2 }), text);
    let text = "nodes are filled to 50 to 100 per cent, not to 49";
    assert_eq!(says(LoadError::Fill { percent: 49 }), text);
}

/// A search that goes left where the key equals a separator.
fn goes_left_of_an_equal_separator(tree: &BPlusTree<i32, (), 4>, key: i32) -> bool {
    let mut next = tree.root();
    while let Some(node) = next {
        let keys = tree.keys_of(node);
        let n_less = keys.iter().filter(|separator| **separator < key).count();
        if tree.children_of(node).is_empty() {
            return keys.contains(&key);
        }
        next = tree.children_of(node).get(n_less).copied();
    }
    false
}

/// A search that takes a separator for a key.
fn stops_at_a_separator(tree: &BPlusTree<i32, (), 4>, key: i32) -> bool {
    let mut nodes: Vec<Id> = tree.root().into_iter().collect();
    while let Some(node) = nodes.pop() {
        if tree.keys_of(node).contains(&key) {
            return true;
        }
        nodes.extend(tree.children_of(node));
    }
    false
}

#[test]
fn wrong_versions_are_caught() {
    let mut tree = set::<4>(1..=10);
    let wrong: Vec<i32> = (0..=11)
        .filter(|key| goes_left_of_an_equal_separator(&tree, *key) != tree.contains_key(key))
        .collect();
    assert_eq!(wrong, [3, 5, 7, 9], "the separators themselves");
    assert!(!stops_at_a_separator(&tree, 11) && stops_at_a_separator(&tree, 3));
    // 9 goes from its leaf, and stays as a separator.
    tree.insert(11, ());
    tree.remove(&9);
    let wrong: Vec<i32> = (0..=11)
        .filter(|key| stops_at_a_separator(&tree, *key) != tree.contains_key(key))
        .collect();
    assert_eq!(wrong, [9], "a separator that has outlived its key");
}

// 7. The demos.

#[test]
fn demos() {
    demo::DEMO.shows(&[
        ("b_plus_tree", ""),
        ("b_plus_tree_ascending", "--skip 9 1 2 3 4 5 6 7 8 9 10"),
        ("b_plus_tree_scan", "--skip 8 --from 2 --to 6 1 3 4 2 7 6 5 8"),
        ("b_plus_tree_cost", "--cost"),
    ]);
    deletion_demo::DEMO.shows(&[
        ("b_plus_tree_deletion", ""),
        ("b_plus_tree_deletion_find", "--skip 5 1 2 3 4 5 find 3 6 insert 5 delete 6"),
    ]);
}

#[test]
fn demo_of_random_input() {
    for demo in [demo::DEMO, deletion_demo::DEMO] {
        for seed in ["0", "1", "2", "3", "4", "5", "6", "7"] {
            let printed = demo.output(&["--random", seed]).unwrap();
            assert!(!printed.contains("absent") && !printed.contains("Too large"), "{printed}");
        }
    }
}

#[test]
fn demo_of_bad_and_odd_input() {
    demo::DEMO.refuses(&[
        ("--from x 1", "--from: \"x\" is not a number (column 8)"),
        ("1 delete 1", "this program does not delete: take the program b_plus_tree_deletion"),
    ]);
    for demo in [demo::DEMO, deletion_demo::DEMO] {
        demo.refuses(&[("4 x", "operation 2: \"x\" is not a whole number of 64 bits (column 3)")]);
    }
    let many: Vec<String> = (0..100).map(|key| key.to_string()).collect();
    demo::DEMO.says(&[
        ("--from 100 --to 200 1 2 3", "…Scan from 100 to 200: no key is there."),
        ("--from 2 1 2 3", "…Scan from 2: 2 3."),
        ("- <<< ", "…0 keys in 1 node, height 0."),
        // What is too large to draw is scanned nevertheless.
        (
            &format!("--from 10 --to 12 - <<< {}", many.join(" ")),
            "…Too large to draw: the limit is 32 operations… Scan from 10 to 12: 10 11 12.",
        ),
        (
            &format!("--from 10 --to 60 - <<< {}", many.join(" ")),
            "…Too large to draw: the limit is 32 operations… Scan from 10 to 60: 51 keys.",
        ),
    ]);
    deletion_demo::DEMO.says(&[
        ("- <<< ", "…After 0 node visits: no keys."),
        (&format!("- <<< {}", many.join(" ")), "…Too large to draw: the limit is 32 operations…"),
    ]);
}
