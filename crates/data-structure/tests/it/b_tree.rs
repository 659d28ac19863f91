//! 4.11 B-tree.

use std::cell::Cell;

use data_structure::b_tree::Step;
use data_structure::ordered_map::arena::Id;
use data_structure::{BTree, OrderedMap};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::counted::Counted;
use crate::ordered_map::{self, random, suite};
use crate::snapshots;

#[path = "../../examples/b_tree.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

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

// 7. The demo.

#[test]
fn demo() {
    let printed = demo::DEMO.output(&[]).unwrap();
    snapshots::check("b_tree", "cargo run -p data-structure --example b_tree", &printed);
}

#[test]
fn demo_of_other_input() {
    const TEXTBOOK: &str = "A C G J K M N O P R X Y S Z T U V D E B Q L F delete F M G D B";
    for (name, args) in [
        ("textbook", format!("--degree 3 --skip 19 {TEXTBOOK}")),
        ("find", "--skip 8 1 2 3 4 5 6 7 8 find 5 9 insert 4 delete 9 find 1".to_owned()),
        ("cost", "--cost".to_owned()),
    ] {
        let printed = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>()).unwrap();
        let command = format!("cargo run -p data-structure --example b_tree -- {args}");
        snapshots::check(&format!("b_tree_{name}"), &command, &printed);
    }
}

#[test]
fn demo_of_bad_and_odd_input() {
    let errors = [
        ("--degree 5 1", "the degree 5 is not drawn: only 2 and 3 are"),
        ("--degree x 1", "--degree: \"x\" is not a number (column 10)"),
        ("delete", "the key to delete: the input ends here (column 7)"),
        ("4 x", "operation 2: \"x\" is not a whole number of 64 bits (column 3)"),
    ];
    for (args, error) in errors {
        let given = demo::DEMO.output(&args.split(' ').collect::<Vec<_>>());
        assert_eq!(given.unwrap_err().to_string(), error);
    }
    let printed = demo::DEMO.output_on(&["-"], "").unwrap();
    assert!(printed.ends_with("After 0 looks at a node: no key.\n"), "{printed}");
    let many: Vec<String> = (0..100).map(|key| key.to_string()).collect();
    let printed = demo::DEMO.output_on(&["-"], &many.join(" ")).unwrap();
    assert!(printed.contains("Too large to draw: the limit is 32 operations"), "{printed}");
    assert!(printed.ends_with(": 100 keys; 96 nodes, height 5.\n"), "{printed}");
}
