//! How many bytes an entry takes in each structure of the chapter, as the allocator counts them:
//! the table of the chapter's first page.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet};
use std::hint::black_box;
use std::ops::RangeInclusive;

use allocation_counter::measure;
use data_structure::disjoint_set::DisjointSet;
use data_structure::fenwick_tree::FenwickTree;
use data_structure::segment_tree::lazy::{AddToSum, LazySegmentTree};
use data_structure::segment_tree::monoid::Sum;
use data_structure::trie::flat::FlatTrie;
use data_structure::trie::radix::RadixTrie;
use data_structure::{
    AvlTree, BPlusTree, BTree, BinarySearchTree, LeftistHeap, OrderedMap, RankedAvlTree,
    RedBlackTree, SegmentTree, SkipList, Trie,
};

use crate::snapshots;

const N: u32 = 1_000_000;

/// Bytes: what a structure holds when it is built, and the most it held until then.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Bytes {
    held: f64,
    most: f64,
}

/// What building takes, for each of so many entries. Nothing that stays is allocated outside of the
/// structure.
fn bytes<T>(n_entries: u32, build: impl FnOnce() -> T) -> Bytes {
    let mut built = None;
    let counted = measure(|| built = Some(build()));
    drop(black_box(built));
    let share = |bytes: u64| f64::from(u32::try_from(bytes).unwrap()) / f64::from(n_entries);
    Bytes { held: share(counted.bytes_current.unsigned_abs()), most: share(counted.bytes_max) }
}

/// Different numbers in an order without a pattern: a multiplication by an odd number loses none.
fn keys() -> impl Iterator<Item = u32> {
    (0..N).map(|i| i.wrapping_mul(2_654_435_769))
}

fn pairs() -> impl Iterator<Item = (u32, u32)> {
    keys().map(|key| (key, !key))
}

/// The pairs one by one, though the map may know a better way.
fn map<M: OrderedMap<u32, u32>>() -> M {
    let mut map = M::default();
    for (key, value) in pairs() {
        map.insert(key, value);
    }
    map
}

fn extended<T, I>(empty: T, mut add: impl FnMut(&mut T, I), items: impl Iterator<Item = I>) -> T {
    let mut all = empty;
    items.for_each(|item| add(&mut all, item));
    all
}

/// A row: what is measured, what one entry holds by itself, the bounds of what is held, and the
/// ways to build it.
struct Row {
    name: &'static str,
    payload: u32,
    bounds: RangeInclusive<f64>,
    one_by_one: Option<Bytes>,
    at_once: Option<Bytes>,
}

fn row(name: &'static str, payload: u32, bounds: RangeInclusive<f64>) -> Row {
    Row { name, payload, bounds, one_by_one: None, at_once: None }
}

impl Row {
    fn grown<T>(self, build: impl FnOnce() -> T) -> Self {
        Row { one_by_one: Some(bytes(N, build)), ..self }
    }

    fn made<T>(self, build: impl FnOnce() -> T) -> Self {
        Row { at_once: Some(bytes(N, build)), ..self }
    }

    fn line(&self) -> String {
        let pair = |bytes: Option<Bytes>| match bytes {
            Some(Bytes { held, most }) => format!("{held:6.1} {most:8.1}"),
            None => format!("{:>6} {:>8}", "-", "-"),
        };
        let (one_by_one, at_once) = (pair(self.one_by_one), pair(self.at_once));
        format!("{:<26} {:7} {one_by_one} {at_once}\n", self.name, self.payload)
    }
}

/// Structures of single numbers.
fn of_numbers() -> Vec<Row> {
    let n = usize::try_from(N).unwrap();
    let values = || keys().collect::<Vec<u32>>();
    vec![
        row("disjoint sets", 0, 4.0..=8.4)
            .grown(|| extended(DisjointSet::new(0), |sets, _| _ = sets.push(), 0..N))
            .made(|| DisjointSet::new(n)),
        row("leftist heap", 4, 12.0..=42.0)
            .grown(|| extended(LeftistHeap::new(), |heap, key: u32| heap.push(key), keys())),
        row("std BinaryHeap", 4, 4.0..=8.4)
            .grown(|| extended(BinaryHeap::new(), |heap, key: u32| heap.push(Reverse(key)), keys()))
            .made(|| keys().collect::<BinaryHeap<u32>>()),
        row("Fenwick tree", 4, 4.0..=8.4)
            .grown(|| {
                let add = |tree: &mut FenwickTree<u32>, key| tree.push(key % 1000).unwrap();
                extended(FenwickTree::new(0), add, keys())
            })
            .made(|| FenwickTree::from_values(keys().map(|key| key % 1000)).unwrap()),
        row("segment tree", 4, 8.0..=8.1).made(|| SegmentTree::<Sum<u32>>::from_values(values())),
        // The tags take their room when there is one.
        row("lazy segment tree", 4, 12.0..=12.2).made(|| {
            let mut tree = LazySegmentTree::<AddToSum<u32>>::from_values(values());
            tree.change(1.., &1);
            tree
        }),
    ]
}

/// Ordered maps of pairs.
fn of_pairs() -> Vec<Row> {
    let sorted = || (0..N).map(|key| (key, !key));
    vec![
        row("binary search tree", 8, 20.0..=21.1)
            .grown(map::<BinarySearchTree<u32, u32>>)
            .made(|| BinarySearchTree::from_sorted(sorted()).unwrap()),
        row("AVL tree", 8, 21.0..=22.1)
            .grown(map::<AvlTree<u32, u32>>)
            .made(|| AvlTree::from_sorted(sorted()).unwrap()),
        row("AVL tree with ranks", 8, 25.0..=26.3)
            .grown(map::<RankedAvlTree<u32, u32>>)
            .made(|| RankedAvlTree::from_sorted(sorted()).unwrap()),
        row("red-black tree", 8, 21.0..=22.1)
            .grown(map::<RedBlackTree<u32, u32>>)
            .made(|| RedBlackTree::from_sorted(sorted()).unwrap()),
        row("skip list", 8, 12.0..=60.0).grown(map::<SkipList<u32, u32>>),
        row("B-tree", 8, 8.0..=14.0).grown(map::<BTree<u32, u32>>),
        row("B+ tree", 8, 8.0..=11.0)
            .grown(map::<BPlusTree<u32, u32>>)
            .made(|| BPlusTree::<u32, u32>::bulk_load(sorted(), 100).unwrap()),
        row("std BTreeMap", 8, 8.0..=16.0)
            .grown(|| {
                let add = |map: &mut BTreeMap<_, _>, (key, value)| _ = map.insert(key, value);
                extended(BTreeMap::<u32, u32>::new(), add, pairs())
            })
            .made(|| sorted().collect::<BTreeMap<u32, u32>>()),
        row("std HashMap", 8, 9.0..=20.0)
            .grown(|| {
                let add = |map: &mut HashMap<_, _>, (key, value)| _ = map.insert(key, value);
                extended(HashMap::<u32, u32>::new(), add, pairs())
            })
            .made(|| pairs().collect::<HashMap<u32, u32>>()),
    ]
}

const N_WORDS: u32 = 100_000;

/// Words of four to thirteen letters, the same each time; the letters are the digits of a number
/// without a pattern.
fn words() -> Vec<String> {
    let mut state = 1_u64;
    let mut random = |below: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let mut words = BTreeSet::new();
    let n_words = usize::try_from(N_WORDS).unwrap();
    while words.len() < n_words {
        let n_letters = 4 + random(10);
        let letter = |_| char::from(b'a' + u8::try_from(random(26)).unwrap());
        words.insert((0..n_letters).map(letter).collect::<String>());
    }
    words.into_iter().collect()
}

/// Sets of words: bytes a word.
fn of_words(words: &[String]) -> Vec<(&'static str, RangeInclusive<f64>, Bytes)> {
    let trie = bytes(N_WORDS, || {
        extended(Trie::new(), |trie, word: &String| _ = trie.add(word.bytes()), words.iter())
    });
    let radix = bytes(N_WORDS, || {
        let add = |trie: &mut RadixTrie<u8, ()>, word: &String| {
            trie.insert(word.as_bytes(), ());
        };
        extended(RadixTrie::new(), add, words.iter())
    });
    let flat = bytes(N_WORDS, || {
        extended(FlatTrie::new(), |trie, word: &String| _ = trie.insert(word), words.iter())
    });
    let add = |set: &mut HashSet<String>, word: &String| _ = set.insert(word.clone());
    let hashed = bytes(N_WORDS, || extended(HashSet::new(), add, words.iter()));
    vec![
        ("trie", 8.0..=500.0, trie),
        ("radix trie", 8.0..=100.0, radix),
        ("flat trie", 8.0..=41.0, flat),
        ("std HashSet", 24.0..=42.0, hashed),
    ]
}

#[test]
fn bytes_an_entry() {
    let within = |name: &str, bounds: &RangeInclusive<f64>, bytes: Bytes| {
        assert!(bounds.contains(&bytes.held), "{name}: {bytes:?} is not within {bounds:?}");
        assert!(bytes.held <= bytes.most, "{name}: {bytes:?}");
    };
    let mut table = format!("Bytes an entry, {N} entries\n\n");
    table += &format!("{:37}{:<15} at once\n", "", "one by one");
    table += &format!("{:26} payload   held  at most   held  at most\n", "");
    for row in of_numbers().into_iter().chain(of_pairs()) {
        for bytes in [row.one_by_one, row.at_once].into_iter().flatten() {
            within(row.name, &row.bounds, bytes);
            assert!(f64::from(row.payload) <= bytes.held, "{}: {bytes:?}", row.name);
        }
        table += &row.line();
    }
    let words = words();
    let n_letters = words.iter().map(|word| u32::try_from(word.len()).unwrap()).sum::<u32>();
    let letters = f64::from(n_letters) / f64::from(N_WORDS);
    table += &format!("\nBytes, {N_WORDS} words of {letters:.1} letters on average\n\n");
    table += &format!("{:26} {:>7} {:>8} {:>8}\n", "", "a word", "at most", "a letter");
    for (name, bounds, bytes) in of_words(&words) {
        within(name, &bounds, bytes);
        let Bytes { held, most } = bytes;
        table += &format!("{name:26} {held:7.1} {most:8.1} {:8.1}\n", held / letters);
    }
    snapshots::check("memory", "cargo test -p data-structure memory", &table);
}

#[test]
fn what_is_counted() {
    // A vector that doubles holds its old half while it moves, and ends with more room than it
    // needs.
    let grown = bytes(5, || extended(Vec::new(), |all, i: u64| all.push(i), 0..5));
    assert_eq!(grown, Bytes { held: 64.0 / 5.0, most: (32.0 + 64.0) / 5.0 });
    let made = bytes(5, || vec![0_u64; 5]);
    assert_eq!(made, Bytes { held: 8.0, most: 8.0 });
    let passing = bytes(1, || drop(vec![0_u64; 5]));
    assert_eq!(passing, Bytes { held: 0.0, most: 40.0 });
}
