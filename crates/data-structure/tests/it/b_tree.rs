//! 4.11 B-tree.

use std::cell::Cell;

use data_structure::b_tree::Step;
use data_structure::b_tree::plain;
use data_structure::ordered_map::arena::Id;
use data_structure::ordered_map::binary_tree::Side;
use data_structure::{BTree, BinarySearchTree, OrderedMap};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::counted::Counted;
use crate::ordered_map::{self, random, suite};
use crate::snapshots::Expect;

#[path = "../../examples/b_tree.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

#[path = "../../examples/b_tree_deletion.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod deletion_demo;

suite!(BTree, 1_000_000);

/// A node holds one key to three: the most splits and merges.
mod degree_two {
    use data_structure::BTree;

    use crate::ordered_map::suite;

    type TwoThreeFour<K, V> = BTree<K, V, 2>;

    suite!(TwoThreeFour, 200_000);
}

#[test]
fn the_suite_for_other_degrees() {
    fn passes<const T: usize>() {
        assert_eq!(ordered_map::long_life::<BTree<i32, u32, T>>(), Ok(()), "T = {T}");
        assert_eq!(ordered_map::random_operations::<BTree<i32, u32, T>>(), Ok(()), "T = {T}");
        assert_eq!(ordered_map::all_ranges::<BTree<i32, u32, T>>(), Ok(()), "T = {T}");
    }
    passes::<3>();
    passes::<4>();
    passes::<5>();
    passes::<6>();
    passes::<7>();
    passes::<8>();
}

/// The shape in one line: `[4]{[2] [6 8]}`, a node and its children.
fn shape<K: std::fmt::Display, const T: usize>(tree: &BTree<K, (), T>) -> String {
    fn below<K: std::fmt::Display, const T: usize>(tree: &BTree<K, (), T>, node: Id) -> String {
        let keys: Vec<String> = tree.keys_of(node).iter().map(ToString::to_string).collect();
        let children = tree.children_of(node).iter().map(|child| below(tree, *child));
        let children = children.collect::<Vec<_>>().join(" ");
        let children = if children.is_empty() { children } else { format!("{{{children}}}") };
        format!("[{}]{children}", keys.join(" "))
    }
    tree.root().map_or("-".to_owned(), |root| below(tree, root))
}

// 1. Worked examples.

/// The keys of the page, the same as those of the other trees, and the tree after them.
const PAGE: [i32; 8] = [1, 3, 4, 2, 7, 6, 5, 8];
/// The height of a binary search tree of these keys, in this order, and of the B-tree.
pub(crate) const BINARY_HEIGHT: usize = 5;
pub(crate) const HEIGHT: usize = 1;
/// The nodes that a search for 5 looks at, in both.
pub(crate) const BINARY_LOOKS: usize = 6;
pub(crate) const LOOKS: usize = 2;
/// The same for 1 to 1000 in ascending order: the heights.
pub(crate) const BINARY_HEIGHT_OF_A_THOUSAND: usize = 999;
pub(crate) const HEIGHT_OF_A_THOUSAND: usize = 8;
/// The largest height of a tree of minimum degree 250 with a billion keys.
pub(crate) const HEIGHT_OF_A_BILLION: u32 = 3;
/// The first of 1, 2, 3, ... that a wrong version puts in the wrong half.
pub(crate) const FIRST_WRONG_KEY: i32 = 6;

/// The plain version in one line, as [`shape`].
fn plain_shape<K: std::fmt::Display, const T: usize>(tree: &plain::Tree<K, T>) -> String {
    fn below<K: std::fmt::Display, const T: usize>(
        tree: &plain::Tree<K, T>,
        node: usize,
    ) -> String {
        let plain::Node { keys, children } = &tree.nodes[node];
        let keys: Vec<String> = keys.iter().map(ToString::to_string).collect();
        let children: Vec<String> = children.iter().map(|child| below(tree, *child)).collect();
        let children = children.join(" ");
        let children = if children.is_empty() { children } else { format!("{{{children}}}") };
        format!("[{}]{children}", keys.join(" "))
    }
    below(tree, tree.root)
}

/// The plain version after some insertions.
fn planted<const T: usize>(keys: impl IntoIterator<Item = i32>) -> plain::Tree<i32, T> {
    let mut tree = plain::Tree::new();
    for key in keys {
        tree.insert(key);
    }
    tree
}

#[test]
fn the_worked_example_of_the_page() {
    let tree = planted::<2>(PAGE);
    assert_eq!(plain_shape(&tree), "[3 6]{[1 2] [4 5] [7 8]}");
    // 2 splits the root, 5 splits a leaf, and no other key splits anything.
    let mut tree = plain::Tree::<i32, 2>::new();
    let mut splits = Vec::new();
    for key in PAGE {
        tree.insert_watched(key, |step, tree| {
            if let plain::Step::Split { parent, i } = step {
                splits.push((key, tree.nodes[parent].keys[i], tree.nodes[parent].keys.len()));
            }
        });
    }
    assert_eq!(splits, [(2, 3, 1), (5, 6, 2)]);
    let map: BTree<i32, (), 2> = PAGE.map(|key| (key, ())).into();
    let binary: BinarySearchTree<i32, ()> = PAGE.map(|key| (key, ())).into();
    assert_eq!((map.height(), binary.height()), (Some(HEIGHT), Some(BINARY_HEIGHT)));
    // 5 is in a leaf of the one, and at the end of the chain in the other.
    assert_eq!((HEIGHT + 1, BINARY_HEIGHT + 1), (LOOKS, BINARY_LOOKS));
    let depth = |key: i32| {
        let (mut n, mut next) = (0, binary.tree().root());
        while let Some(node) = next {
            n += 1;
            next = match key.cmp(binary.tree().key(node)) {
                std::cmp::Ordering::Less => binary.tree().child(node, Side::Left),
                std::cmp::Ordering::Greater => binary.tree().child(node, Side::Right),
                std::cmp::Ordering::Equal => None,
            };
        }
        n
    };
    assert_eq!(depth(5), BINARY_LOOKS);
    let ascending = || (1..=1000).map(|key| (key, ()));
    let map: BTree<i32, (), 2> = ascending().collect();
    let binary: BinarySearchTree<i32, ()> = ascending().collect();
    assert_eq!(map.height(), Some(HEIGHT_OF_A_THOUSAND));
    assert_eq!(binary.height(), Some(BINARY_HEIGHT_OF_A_THOUSAND));
    // 2 T^h is at most n + 1.
    let is_possible = |height: &u32| 2 * 250_u64.pow(*height) <= 1_000_000_001;
    assert_eq!((0..6).filter(is_possible).max(), Some(HEIGHT_OF_A_BILLION));
}

/// The trees of the questions.
#[test]
fn the_trees_of_the_questions() {
    let tree = planted::<2>(1..=7);
    assert_eq!(plain_shape(&tree), "[2 4]{[1] [3] [5 6 7]}");
    let n_nodes = tree.nodes.len();
    for (key, splits) in [(0, 0), (8, 1), (2, 0)] {
        let mut tree = tree.clone();
        tree.insert(key);
        assert_eq!(tree.nodes.len() - n_nodes, splits, "{key}");
    }
    let merged = planted::<2>([1, 2, 3]);
    assert_eq!((merged.nodes.len(), merged.contains(&2), merged.contains(&4)), (1, true, false));
}

/// What is wrong with the tree: order, depth, or the number of keys.
fn fault<const T: usize>(tree: &plain::Tree<i32, T>) -> Option<String> {
    let mut keys = Vec::new();
    let mut depths = std::collections::BTreeSet::new();
    let mut waiting = vec![(tree.root, 0, false)];
    while let Some((node, depth, _)) = waiting.pop() {
        let row = &tree.nodes[node];
        let fewest = if node == tree.root { 0 } else { T - 1 };
        if !(fewest..2 * T).contains(&row.keys.len()) {
            return Some(format!("{} keys", row.keys.len()));
        }
        match row.children.len() {
            0 => drop(depths.insert(depth)),
            n if n != row.keys.len() + 1 => return Some(format!("{n} children")),
            _ => waiting.extend(row.children.iter().map(|child| (*child, depth + 1, false))),
        }
    }
    in_order(tree, tree.root, &mut keys);
    let is_sorted = keys.is_sorted_by(|a, b| a < b);
    if !is_sorted {
        return Some(format!("the order {keys:?}"));
    }
    (1 < depths.len()).then(|| format!("the depths {depths:?}"))
}

fn in_order<const T: usize>(tree: &plain::Tree<i32, T>, node: usize, keys: &mut Vec<i32>) {
    let row = &tree.nodes[node];
    for i in 0..=row.keys.len() {
        if let Some(child) = row.children.get(i) {
            in_order(tree, *child, keys);
        }
        keys.extend(row.keys.get(i));
    }
}

/// The same tree as the map's, node by node, for all orders of up to seven keys.
#[test]
fn the_plain_form_is_the_fast_one() {
    fn check<const T: usize>(keys: &[i32]) {
        let mut tree = plain::Tree::<i32, T>::new();
        let mut map = BTree::<i32, (), T>::new();
        for key in keys {
            assert_eq!(tree.insert(*key), map.insert(*key, ()).is_none());
            assert_eq!(fault(&tree), None, "{keys:?}");
        }
        assert_eq!(plain_shape(&tree), shape(&map), "{keys:?}");
        for key in -1..=60 {
            assert_eq!(tree.contains(&key), map.contains_key(&key), "{key} in {keys:?}");
        }
    }
    fn all<const T: usize>(keys: &mut Vec<i32>, n: usize) {
        if n == keys.len() {
            check::<T>(keys);
        }
        for i in n..keys.len() {
            keys.swap(n, i);
            all::<T>(keys, n + 1);
            keys.swap(n, i);
        }
    }
    for n in 1..=7 {
        all::<2>(&mut (0..n).collect(), 0);
    }
    all::<3>(&mut (0..7).collect(), 0);
    let mut random = random(60);
    for _ in 0..200 {
        let keys: Vec<i32> = (0..80).map(|_| random()).collect();
        check::<2>(&keys);
        check::<3>(&keys);
        check::<4>(&keys);
    }
}

/// An insertion that goes on in the left half of each child that it splits.
fn insert_to_the_left(tree: &mut plain::Tree<i32, 2>, key: i32) {
    let is_full = |tree: &plain::Tree<i32, 2>, node: usize| tree.nodes[node].keys.len() == 3;
    let split = |tree: &mut plain::Tree<i32, 2>, parent: usize, i: usize| {
        let child = tree.nodes[parent].children[i];
        let left = &mut tree.nodes[child];
        let (keys, n) = (left.keys.split_off(2), left.children.len());
        let children = left.children.split_off(n.min(2));
        let median = left.keys.remove(1);
        tree.nodes.push(plain::Node { keys, children });
        let right = tree.nodes.len() - 1;
        tree.nodes[parent].keys.insert(i, median);
        tree.nodes[parent].children.insert(i + 1, right);
    };
    if is_full(tree, tree.root) {
        tree.nodes.push(plain::Node { keys: Vec::new(), children: vec![tree.root] });
        tree.root = tree.nodes.len() - 1;
        split(tree, tree.root, 0);
    }
    let mut node = tree.root;
    loop {
        let row = &mut tree.nodes[node];
        let i = row.keys.partition_point(|other| *other < key);
        if row.children.is_empty() {
            row.keys.insert(i, key);
            return;
        }
        let child = row.children[i];
        if is_full(tree, child) {
            split(tree, node, i);
        }
        node = child;
    }
}

#[test]
fn wrong_versions_are_caught() {
    let mut tree = plain::Tree::<i32, 2>::new();
    let first = (1..100).find(|key| {
        insert_to_the_left(&mut tree, *key);
        fault(&tree).is_some()
    });
    assert_eq!(first, Some(FIRST_WRONG_KEY));
}

/// What is inserted (+) or deleted (-), and the shape then; T = 3.
const TEXTBOOK: &[(&str, &str)] = &[
    ("+ACGJKMNOPRXYSZTUVDE", "[G M P X]{[A C D E] [J K] [N O] [R S T U V] [Y Z]}"),
    ("+B", "[G M P X]{[A B C D E] [J K] [N O] [R S T U V] [Y Z]}"),
    ("+Q", "[G M P T X]{[A B C D E] [J K] [N O] [Q R S] [U V] [Y Z]}"),
    ("+L", "[P]{[G M]{[A B C D E] [J K L] [N O]} [T X]{[Q R S] [U V] [Y Z]}}"),
    ("+F", "[P]{[C G M]{[A B] [D E F] [J K L] [N O]} [T X]{[Q R S] [U V] [Y Z]}}"),
    ("-F", "[P]{[C G M]{[A B] [D E] [J K L] [N O]} [T X]{[Q R S] [U V] [Y Z]}}"),
    ("-M", "[P]{[C G L]{[A B] [D E] [J K] [N O]} [T X]{[Q R S] [U V] [Y Z]}}"),
    ("-G", "[P]{[C L]{[A B] [D E J K] [N O]} [T X]{[Q R S] [U V] [Y Z]}}"),
    ("-D", "[C L P T X]{[A B] [E J K] [N O] [Q R S] [U V] [Y Z]}"),
    ("-B", "[E L P T X]{[A C] [J K] [N O] [Q R S] [U V] [Y Z]}"),
];

/// The same with T = 2, each from the empty tree.
const TWO_THREE_FOUR: &[(&str, &str)] = &[
    ("+1234567", "[2 4]{[1] [3] [5 6 7]}"),
    ("+123456789", "[4]{[2]{[1] [3]} [6]{[5] [7 8 9]}}"),
    (
        "+FSQKCLHTVWMRNPABXYDZE",
        "[K Q]{[B F]{[A] [C D E] [H]} [M]{[L] [N P]} [T W]{[R S] [V] [X Y Z]}}",
    ),
];

fn apply<const T: usize>(tree: &mut BTree<char, (), T>, what: &str) {
    let (verb, keys) = what.split_at(1);
    for key in keys.chars() {
        let was_there =
            if verb == "+" { tree.insert(key, ()).is_some() } else { tree.remove(&key).is_none() };
        assert!(!was_there, "{what}: {key}");
    }
}

#[test]
fn the_textbooks_tree() {
    let mut tree = BTree::<char, (), 3>::new();
    for (what, expected) in TEXTBOOK {
        apply(&mut tree, what);
        assert_eq!(shape(&tree), *expected, "{what}");
    }
}

#[test]
fn trees_of_degree_two() {
    for (what, expected) in TWO_THREE_FOUR {
        let mut tree = BTree::<char, (), 2>::new();
        apply(&mut tree, what);
        assert_eq!(shape(&tree), *expected, "{what}");
    }
    let ten: BTree<i32, (), 2> = (1..=10).map(|key| (key, ())).collect();
    assert_eq!(shape(&ten), "[4]{[2]{[1] [3]} [6 8]{[5] [7] [9 10]}}");
}

/// The steps of an operation, the keys of each node at that time.
fn note<const T: usize>(steps: &mut Vec<String>) -> impl FnMut(Step, &BTree<i32, (), T>) + '_ {
    |step, tree| {
        assert_eq!(tree.check_invariants(), Ok(()), "the tree is whole at each step");
        let row = |node: Id| format!("{:?}", tree.keys_of(node));
        steps.push(match step {
            Step::Visit { node } => format!("visit {}", row(node)),
            Step::Split { node } => format!("split {}", row(node)),
            Step::Rise { node, index } => format!("rise to {index} of {}", row(node)),
            Step::Insert { node, index } => format!("insert at {index} of {}", row(node)),
            Step::Replace { node, index } => format!("replace at {index} of {}", row(node)),
            Step::Borrow { node, from } => format!("borrow for {} from {}", row(node), row(from)),
            Step::Borrowed { node } => format!("borrowed {}", row(node)),
            Step::Merge { left, right } => format!("merge {} {}", row(left), row(right)),
            Step::Merged { node } => format!("merged {}", row(node)),
            Step::Remove { node, index } => format!("remove at {index} of {}", row(node)),
            Step::Supplant { node, index } => format!("supplant at {index} of {}", row(node)),
        });
    }
}

#[test]
fn steps() {
    let mut tree = BTree::<i32, (), 2>::new();
    let mut of = |key: i32| {
        let mut steps = Vec::new();
        if 0 < key {
            tree.insert_watched(key, (), note(&mut steps));
        } else {
            tree.remove_watched(&-key, note(&mut steps));
        }
        steps.join(", ")
    };
    assert_eq!(of(1), "insert at 0 of [1]");
    assert_eq!(of(1), "visit [1], replace at 0 of [1]");
    assert_eq!(of(2), "visit [1], insert at 1 of [1, 2]");
    assert_eq!(of(3), "visit [1, 2], insert at 2 of [1, 2, 3]");
    assert_eq!(
        of(4),
        "split [1, 2, 3], rise to 0 of [2], visit [2], visit [3], insert at 1 of [3, 4]"
    );
    assert_eq!(of(5), "visit [2], visit [3, 4], insert at 2 of [3, 4, 5]");
    assert_eq!(
        of(4),
        "visit [2], split [3, 4, 5], rise to 1 of [2, 4], visit [2, 4], replace at 1 of [2, 4]",
        "a node may be split for a key that is there"
    );
    assert_eq!(of(6), "visit [2, 4], visit [5], insert at 1 of [5, 6]");
    assert_eq!(
        of(-4),
        "visit [2, 4], remove at 1 of [2, 4], visit [5, 6], supplant at 1 of [2, 5]"
    );
    assert_eq!(of(6), "visit [2, 5], visit [6], replace at 0 of [6]");
    assert_eq!(
        of(-7),
        "visit [2, 5], merge [3] [6], merged [3, 5, 6], visit [3, 5, 6]",
        "a key that is not there may cost a merge"
    );
    assert_eq!(
        of(-1),
        "visit [2], borrow for [1] from [3, 5, 6], borrowed [1, 2], visit [1, 2], remove at 0 of [1, 2]"
    );
}

// 2. All small inputs, beside those of the suite.

#[test]
fn heights_are_within_the_bound() {
    fn check<const T: u32, const U: usize>() {
        for ascends in [true, false] {
            let mut tree = BTree::<i32, (), U>::new();
            for n in 1..1_500_i32 {
                tree.insert(if ascends { n } else { -n }, ());
                // T^height <= (n + 1)/2, which holds exactly where height <= log of (n + 1)/2.
                let height = u32::try_from(tree.height().unwrap()).unwrap();
                assert!(2 * u64::from(T).pow(height) <= u64::from(n.unsigned_abs()) + 1, "{n}");
            }
        }
    }
    check::<2, 2>();
    check::<3, 3>();
    check::<8, 8>();
}

#[test]
fn one_way_down() {
    // Each node that is visited is the last one again, a child of it at that time, or what it was
    // merged into.
    let mut tree = BTree::<i32, (), 2>::new();
    let mut random = random(300);
    for _ in 0..5_000 {
        let key = random();
        let mut last = None;
        let mut watch = |step: Step, tree: &BTree<i32, (), 2>| match step {
            Step::Visit { node } => {
                let is_below = |last: Id| last == node || tree.children_of(last).contains(&node);
                let is_new_root = tree.root() == Some(node);
                assert!(last.is_none_or(is_below) || is_new_root, "{:?}", tree.keys_of(node));
                last = Some(node);
            }
            Step::Merged { node } => last = Some(node),
            _ => {}
        };
        if random() % 2 == 0 {
            tree.insert_watched(key, (), &mut watch);
        } else {
            tree.remove_watched(&key, &mut watch);
        }
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn the_tree_is_whole_at_each_step(ops in prop::collection::vec((any::<bool>(), 0..60), 0..120)) {
        let mut tree = BTree::<i32, (), 2>::new();
        let mut wide = BTree::<i32, (), 3>::new();
        for (is_insertion, key) in ops {
            let (mut steps, mut of_wide) = (Vec::new(), Vec::new());
            if is_insertion {
                tree.insert_watched(key, (), note(&mut steps));
                wide.insert_watched(key, (), note(&mut of_wide));
            } else {
                tree.remove_watched(&key, note(&mut steps));
                wide.remove_watched(&key, note(&mut of_wide));
            }
        }
        prop_assert!(tree.keys().eq(wide.keys()));
    }

    #[test]
    fn statistics_add_up(keys in prop::collection::btree_set(0..5_000, 0..400)) {
        let tree: BTree<i32, (), 3> = keys.iter().map(|key| (*key, ())).collect();
        let statistics = tree.statistics();
        prop_assert_eq!((statistics.n_keys, statistics.height), (keys.len(), tree.height()));
        prop_assert_eq!(statistics.n_places, 5 * (statistics.n_leaves + statistics.n_inner));
        // Two of five places in each node but the root, where it is one.
        let fewest = 0.4 - 0.2 / f64::from(u32::try_from(statistics.n_leaves.max(1)).unwrap());
        prop_assert!(keys.is_empty() || fewest <= statistics.fill(), "{:?}", statistics);
        prop_assert!(statistics.fill() <= 1.0);
    }
}

#[test]
fn comparisons_grow_like_the_logarithm() {
    /// The comparisons of a search on average, less those that it needs at least, a node.
    fn surplus<const T: usize>(n: u16) -> f64 {
        let count = Cell::new(0);
        let mut tree = BTree::<_, (), T>::new();
        for i in 0..n {
            tree.insert(Counted(i.wrapping_mul(40_503) % n, &count), ());
        }
        count.set(0);
        for key in 0..n {
            assert!(tree.contains_key(&Counted(key, &count)));
        }
        let mean = f64::from(count.get()) / f64::from(n);
        let n_levels = u32::try_from(tree.height().unwrap()).unwrap() + 1;
        (mean - f64::from(n).log2()) / f64::from(n_levels)
    }
    for n in demo::SIZES {
        // In each row: the logarithm is rounded up, the last half is asked once more, and one asks
        // whether it is the key.
        for surplus in [surplus::<2>(n), surplus::<16>(n), surplus::<64>(n)] {
            assert!((0.0..=3.0).contains(&surplus), "{n}: {surplus}");
        }
    }
}

#[test]
fn nodes_on_the_way_grow_like_the_logarithm() {
    for n in demo::SIZES {
        let log = f64::from(n).log2();
        let means = [demo::mean(&demo::shuffled::<2>(n)), demo::mean(&demo::shuffled::<16>(n))];
        assert!(means[0] <= log && means[1] <= 1.0 + log / 4.0, "{n}: {means:?}");
    }
}

// 4. Extremes.

#[test]
fn nothing_at_all() {
    let mut tree = BTree::<i32, ()>::new();
    assert_eq!((tree.root(), tree.height(), tree.remove(&1)), (None, None, None));
    let statistics = tree.statistics();
    assert_eq!((statistics.n_leaves, statistics.n_inner, statistics.fill()), (0, 0, 0.0));
    tree.insert(1, ());
    assert_eq!((tree.height(), tree.remove(&1), tree.root()), (Some(0), Some(()), None));
    assert_eq!(tree.statistics(), statistics, "the last node went with the last key");
}

#[test]
fn a_million_sorted_keys_make_a_low_tree() {
    let tree: BTree<i32, ()> = (0..1_000_000).map(|key| (key, ())).collect();
    assert_eq!(tree.height(), Some(3));
    // Each split leaves half a node behind, and nothing ever comes there again.
    let fill = tree.statistics().fill();
    assert!((0.49..0.51).contains(&fill), "{fill}");
    let low: BTree<i32, (), 1_000> = (0..1_000_000).map(|key| (key, ())).collect();
    assert_eq!(low.height(), Some(1));
}

/// How many keys of 8 bytes fit into a page of 4096 bytes, with one child of 8 bytes more.
pub(crate) const KEYS_OF_A_PAGE: usize = 255;

#[test]
fn the_page_of_the_question() {
    let n_bytes = |n_keys: usize| 8 * n_keys + 8 * (n_keys + 1);
    assert!(n_bytes(KEYS_OF_A_PAGE) <= 4096 && 4096 < n_bytes(KEYS_OF_A_PAGE + 1));
}

/// How full random insertions leave the nodes, in percent.
pub(crate) const RANDOM_FILL: u32 = 69;

#[test]
fn random_keys_fill_two_thirds() {
    let mut keys: Vec<u32> = (0..300_000).collect();
    trace::SplitMix64::new(1).shuffle(&mut keys);
    let tree: BTree<u32, ()> = keys.into_iter().map(|key| (key, ())).collect();
    let percent = 100.0 * tree.statistics().fill();
    assert!((percent - f64::from(RANDOM_FILL)).abs() < 1.0, "{percent}");
}

// 5. Bad input: a degree below two does not compile, which a test of the documentation checks.

#[test]
fn absent_keys_leave_a_whole_tree() {
    let mut tree: BTree<i32, (), 2> = (0..100).map(|key| (2 * key, ())).collect();
    for key in -1..=200 {
        if key % 2 != 0 {
            assert_eq!(tree.remove(&key), None);
            assert_eq!(tree.check_invariants(), Ok(()));
        }
    }
    assert!(tree.keys().copied().eq((0..100).map(|key| 2 * key)));
}

#[test]
fn equal_keys_replace() {
    let mut map: BTree<i32, char, 2> = [(1, 'a'), (1, 'b'), (2, 'c')].into();
    assert_eq!((map.len(), map.insert(1, 'd'), map.get(&1)), (2, Some('b'), Some(&'d')));
}

// 7. The demos.

#[test]
fn demos() {
    demo::DEMO.shows(&[("b_tree", ""), ("b_tree_cost", "--cost")]);
    deletion_demo::DEMO.shows(&[("b_tree_deletion", "")]);
}

#[test]
fn demo_of_other_input() {
    const TEXTBOOK: &str = "A C G J K M N O P R X Y S Z T U V D E B Q L F delete F M G D B";
    deletion_demo::DEMO.shows(&[
        ("b_tree_deletion_textbook", &format!("--degree 3 {TEXTBOOK}")),
        ("b_tree_deletion_find", "--skip 8 1 2 3 4 5 6 7 8 find 5 9 insert 4 delete 9 find 1"),
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
    for demo in [demo::DEMO, deletion_demo::DEMO] {
        demo.refuses(&[
            ("--degree 5 1", "the degree 5 is not drawn: only 2 and 3 are"),
            ("--degree x 1", "--degree: \"x\" is not a number (column 10)"),
            ("delete", "the key to delete: the input ends here (column 7)"),
            ("4 x", "operation 2: \"x\" is not a whole number of 64 bits (column 3)"),
        ]);
    }
    demo::DEMO.refuses(&[(
        "1 delete 1",
        "this program does not delete: take the program b_tree_deletion",
    )]);
    let many: Vec<String> = (0..100).map(|key| key.to_string()).collect();
    demo::DEMO.says(&[
        ("- <<< ", "…0 keys in 1 node, height 0."),
        (
            "3 3 find 9",
            "…Insert 3: it is there already, in [3].…\
             Find 9: the search looks at [3], and does not find it.…",
        ),
        (&format!("- <<< {}", many.join(" ")), "…100 keys in 96 nodes, height 5."),
    ]);
    deletion_demo::DEMO.says(&[
        ("- <<< ", "…After 0 node visits: no keys."),
        (
            &format!("- <<< {}", many.join(" ")),
            "…Too large to draw: the limit is 32 operations…: 100 keys; 96 nodes, height 5.",
        ),
    ]);
}
