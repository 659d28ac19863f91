//! Chapter 4, the ordered maps: the same two workloads for all six.
//!
//! A section takes [`insert_and_look_up`] and [`remove_all`] for its own map, and adds its peers to
//! the course.

use std::collections::{BTreeMap, BTreeSet};

use data_structure::skip_list::Levels;
use data_structure::{
    AvlTree, BPlusTree, BTree, BinarySearchTree, OrderedMap, RankedAvlTree, RankedBinarySearchTree,
    RedBlackTree, SkipList,
};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 4;
const N: usize = 500_000;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "4.6",
        workload: "insert and look up 5*10^5 shuffled i32",
        n: N,
        build: bst_look_up,
    },
    Race { section: "4.6", workload: "remove all 5*10^5, shuffled", n: N, build: bst_remove },
    Race {
        section: "4.6",
        workload: "insert and look up 10^4 ascending i32",
        n: 10_000,
        build: bst_chain,
    },
    Race {
        section: "4.7",
        workload: "insert and look up 5*10^5 shuffled i32",
        n: N,
        build: avl_look_up,
    },
    Race { section: "4.7", workload: "remove all 5*10^5, shuffled", n: N, build: avl_remove },
    Race {
        section: "4.7",
        workload: "insert and look up 5*10^5 ascending i32",
        n: N,
        build: avl_ascending,
    },
    Race {
        section: "4.8",
        workload: "insert and look up 5*10^5 shuffled i32",
        n: N,
        build: red_black_look_up,
    },
    Race { section: "4.8", workload: "remove all 5*10^5, shuffled", n: N, build: red_black_remove },
    Race {
        section: "4.8",
        workload: "insert and look up 5*10^5 ascending i32",
        n: N,
        build: red_black_ascending,
    },
    Race {
        section: "4.9",
        workload: "insert and look up 5*10^5 shuffled i32",
        n: N,
        build: skip_list_look_up,
    },
    Race { section: "4.9", workload: "remove all 5*10^5, shuffled", n: N, build: skip_list_remove },
    Race {
        section: "4.10",
        workload: "insert and look up 5*10^5 shuffled i32",
        n: N,
        build: b_plus_look_up,
    },
    Race { section: "4.10", workload: "remove all 5*10^5, shuffled", n: N, build: b_plus_remove },
    Race { section: "4.10", workload: "scan 5*10^5 pairs in order", n: N, build: b_plus_scan },
    Race {
        section: "4.11",
        workload: "insert and look up 5*10^5 shuffled i32",
        n: N,
        build: b_tree_look_up,
    },
    Race { section: "4.11", workload: "remove all 5*10^5, shuffled", n: N, build: b_tree_remove },
    Race {
        section: "4.11",
        workload: "insert and look up 10^5 shuffled i32, by minimum degree",
        n: 100_000,
        build: b_tree_degrees,
    },
];

/// The keys in the order in which they are inserted, and in another one, in which they are sought
/// or removed.
struct Keys {
    inserted: Vec<i32>,
    sought: Vec<i32>,
}

fn shuffled(n: usize) -> Keys {
    let mut random = SplitMix64::new(SEED);
    let mut order = || {
        let mut keys: Vec<i32> = (0..).take(n).collect();
        for i in (1..n).rev() {
            keys.swap(i, random.below(i + 1));
        }
        keys
    };
    Keys { inserted: order(), sought: order() }
}

fn filled<M: OrderedMap<i32, ()>>(keys: &Keys) -> M {
    let mut map = M::default();
    for &key in &keys.inserted {
        map.insert(key, ());
    }
    map
}

fn filled_set(keys: &Keys) -> BTreeSet<i32> {
    let mut set = BTreeSet::new();
    for &key in &keys.inserted {
        set.insert(key);
    }
    set
}

/// Builds a map key by key, and looks every key up: how many are there. Ours, and the library's.
fn look_up<M: OrderedMap<i32, ()> + 'static>(name: &str, keys: Keys) -> Course<Keys, usize> {
    Course::on(keys)
        .entry(name, |keys| {
            let map: M = filled(keys);
            keys.sought.iter().filter(|key| map.contains_key(key)).count()
        })
        .entry("BTreeSet", |keys| {
            let set = filled_set(keys);
            keys.sought.iter().filter(|key| set.contains(key)).count()
        })
}

/// The workload of 4.6 to 4.11: shuffled keys, looked up in another order.
fn insert_and_look_up<M: OrderedMap<i32, ()> + 'static>(
    name: &str,
    n: usize,
) -> Course<Keys, usize> {
    look_up::<M>(name, shuffled(n))
}

/// Removes all keys from a full map, in another order than that in which they came: how many were
/// there. The maps are built before the clock starts.
fn remove_all<M: OrderedMap<i32, ()> + 'static>(name: &str, n: usize) -> Course<Keys, usize> {
    Course::on(shuffled(n))
        .prepared_entry(name, filled::<M>, |keys, map| {
            keys.sought.iter().filter(|key| map.remove(key).is_some()).count()
        })
        .prepared_entry("BTreeSet", filled_set, |keys, set| {
            keys.sought.iter().filter(|key| set.remove(key)).count()
        })
}

// 4.6 Binary search tree.

type Tree = BinarySearchTree<i32, ()>;

fn bst_look_up(n: usize) -> Vec<Entry> {
    insert_and_look_up::<Tree>("BinarySearchTree", n)
        .entry("Option<Box<Node>>", |keys| {
            let mut tree = Boxed::default();
            for &key in &keys.inserted {
                tree.insert(key);
            }
            keys.sought.iter().filter(|key| tree.contains(**key)).count()
        })
        .mark(0.55)
        .note("without parents")
        .entry("RankedBinarySearchTree", |keys| {
            let map: RankedBinarySearchTree<i32, ()> = filled(keys);
            keys.sought.iter().filter(|key| map.contains_key(key)).count()
        })
        .note("with the sizes of subtrees")
        .entries()
}

fn bst_remove(n: usize) -> Vec<Entry> {
    remove_all::<Tree>("BinarySearchTree", n).entries()
}

/// The worst order: every node is an only child.
fn bst_chain(n: usize) -> Vec<Entry> {
    let inserted: Vec<i32> = (0..).take(n).collect();
    let sought = inserted.clone();
    look_up::<Tree>("BinarySearchTree", Keys { inserted, sought }).entries()
}

/// A search tree as one would write it first: a box for each node.
#[derive(Default)]
struct Boxed {
    root: Option<Box<Node>>,
}

struct Node {
    key: i32,
    left: Option<Box<Node>>,
    right: Option<Box<Node>>,
}

impl Boxed {
    fn insert(&mut self, key: i32) {
        let mut link = &mut self.root;
        while let Some(node) = link {
            if key == node.key {
                return;
            }
            link = if key < node.key { &mut node.left } else { &mut node.right };
        }
        *link = Some(Box::new(Node { key, left: None, right: None }));
    }

    fn contains(&self, key: i32) -> bool {
        let mut link = &self.root;
        while let Some(node) = link {
            if key == node.key {
                return true;
            }
            link = if key < node.key { &node.left } else { &node.right };
        }
        false
    }
}

// 4.7 AVL tree.

type Avl = AvlTree<i32, ()>;

fn avl_look_up(n: usize) -> Vec<Entry> {
    insert_and_look_up::<Avl>("AvlTree", n)
        .mark(1.5)
        .entry("avl::AvlTreeSet", |keys| {
            let mut set = avl::AvlTreeSet::new();
            for &key in &keys.inserted {
                set.insert(key);
            }
            keys.sought.iter().filter(|key| set.contains(*key)).count()
        })
        .mark(0.3)
        .entry("RankedAvlTree", |keys| {
            let map: RankedAvlTree<i32, ()> = filled(keys);
            keys.sought.iter().filter(|key| map.contains_key(key)).count()
        })
        .note("with the sizes of subtrees")
        .entry("BinarySearchTree", |keys| {
            let map: Tree = filled(keys);
            keys.sought.iter().filter(|key| map.contains_key(key)).count()
        })
        .entries()
}

fn avl_remove(n: usize) -> Vec<Entry> {
    remove_all::<Avl>("AvlTree", n)
        .prepared_entry(
            "avl::AvlTreeSet",
            |keys| keys.inserted.iter().copied().collect::<avl::AvlTreeSet<i32>>(),
            |keys, set| keys.sought.iter().filter(|key| set.remove(*key)).count(),
        )
        .mark(0.5)
        .entries()
}

fn avl_ascending(n: usize) -> Vec<Entry> {
    let inserted: Vec<i32> = (0..).take(n).collect();
    let sought = inserted.clone();
    look_up::<Avl>("AvlTree", Keys { inserted, sought }).entries()
}

// 4.8 Red-black tree.

type RedBlack = RedBlackTree<i32, ()>;

fn red_black_look_up(n: usize) -> Vec<Entry> {
    insert_and_look_up::<RedBlack>("RedBlackTree", n)
        .mark(1.8)
        .entry("rbtree::RBTree", |keys| {
            let mut map = rbtree::RBTree::new();
            for &key in &keys.inserted {
                map.insert(key, ());
            }
            keys.sought.iter().filter(|key| map.contains_key(*key)).count()
        })
        .mark(0.4)
        .entry("AvlTree", |keys| {
            let map: Avl = filled(keys);
            keys.sought.iter().filter(|key| map.contains_key(key)).count()
        })
        .entries()
}

fn red_black_remove(n: usize) -> Vec<Entry> {
    remove_all::<RedBlack>("RedBlackTree", n)
        .prepared_entry(
            "rbtree::RBTree",
            |keys| {
                let mut map = rbtree::RBTree::new();
                for &key in &keys.inserted {
                    map.insert(key, ());
                }
                map
            },
            |keys, map| keys.sought.iter().filter(|key| map.remove(*key).is_some()).count(),
        )
        .prepared_entry("AvlTree", filled::<Avl>, |keys, map| {
            keys.sought.iter().filter(|key| map.remove(key).is_some()).count()
        })
        .entries()
}

fn red_black_ascending(n: usize) -> Vec<Entry> {
    let inserted: Vec<i32> = (0..).take(n).collect();
    let sought = inserted.clone();
    look_up::<RedBlack>("RedBlackTree", Keys { inserted, sought }).entries()
}

// 4.9 Skip list.

type Skips = SkipList<i32, ()>;

fn skip_list_look_up(n: usize) -> Vec<Entry> {
    insert_and_look_up::<Skips>("SkipList", n)
        .entry("crossbeam-skiplist SkipSet", |keys| {
            let set = filled_crossbeam(keys);
            keys.sought.iter().filter(|key| set.contains(*key)).count()
        })
        .mark(0.65)
        .note("made for many threads; here it has one")
        .entry("skiplist SkipSet", |keys| {
            let set = filled_skiplist(keys);
            keys.sought.iter().filter(|key| set.contains(*key)).count()
        })
        .mark(0.25)
        .entry("SkipList, a quarter go up", |keys| {
            let mut list = quarter();
            for &key in &keys.inserted {
                list.insert(key, ());
            }
            keys.sought.iter().filter(|key| list.contains_key(key)).count()
        })
        .entries()
}

fn skip_list_remove(n: usize) -> Vec<Entry> {
    remove_all::<Skips>("SkipList", n)
        .prepared_entry("crossbeam-skiplist SkipSet", filled_crossbeam, |keys, set| {
            keys.sought.iter().filter(|key| set.remove(*key).is_some()).count()
        })
        .prepared_entry("skiplist SkipSet", filled_skiplist, |keys, set| {
            keys.sought.iter().filter(|key| set.remove(*key)).count()
        })
        .entries()
}

/// A list whose levels each hold a quarter of the one below.
fn quarter() -> Skips {
    Levels::new(0.25, 16, SEED).map_or_else(|_| SkipList::new(), SkipList::with_levels)
}

fn filled_crossbeam(keys: &Keys) -> crossbeam_skiplist::SkipSet<i32> {
    let set = crossbeam_skiplist::SkipSet::new();
    for &key in &keys.inserted {
        set.insert(key);
    }
    set
}

fn filled_skiplist(keys: &Keys) -> skiplist::SkipSet<i32> {
    let mut set = skiplist::SkipSet::new();
    for &key in &keys.inserted {
        set.insert(key);
    }
    set
}

// 4.10 B+ tree.

type Plus = BPlusTree<i32, ()>;

fn b_plus_look_up(n: usize) -> Vec<Entry> {
    insert_and_look_up::<Plus>("BPlusTree", n)
        .mark(0.65)
        .entry("sweep-bptree", |keys| {
            let mut set = sweep_bptree::BPlusTreeSet::new();
            for &key in &keys.inserted {
                set.insert(key);
            }
            keys.sought.iter().filter(|key| set.contains(*key)).count()
        })
        .mark(0.85)
        .entry("wabi_tree", |keys| {
            let mut set = wabi_tree::OSBTreeSet::new();
            for &key in &keys.inserted {
                set.insert(key);
            }
            keys.sought.iter().filter(|key| set.contains(*key)).count()
        })
        .mark(0.85)
        .note("keeps the rank of each key too")
        .entry("BTree", |keys| {
            let map: Wide = filled(keys);
            keys.sought.iter().filter(|key| map.contains_key(key)).count()
        })
        .note("4.11")
        .entries()
}

fn b_plus_remove(n: usize) -> Vec<Entry> {
    remove_all::<Plus>("BPlusTree", n).mark(1.2).entries()
}

/// Maps of the same pairs, all filled in random order.
struct Maps {
    ours: BPlusTree<i32, i32>,
    sweep: sweep_bptree::BPlusTreeMap<i32, i32>,
    library: BTreeMap<i32, i32>,
}

fn b_plus_scan(n: usize) -> Vec<Entry> {
    fn sum<'a>(pairs: impl Iterator<Item = (&'a i32, &'a i32)>) -> i64 {
        pairs.map(|(key, value)| i64::from(*key ^ *value)).sum()
    }
    let mut maps = Maps {
        ours: BPlusTree::new(),
        sweep: sweep_bptree::BPlusTreeMap::new(),
        library: BTreeMap::new(),
    };
    for key in shuffled(n).inserted {
        let value = key.rotate_left(7);
        maps.ours.insert(key, value);
        maps.sweep.insert(key, value);
        maps.library.insert(key, value);
    }
    Course::on(maps)
        .entry("BPlusTree", |maps| sum(maps.ours.scan(..)))
        .entry("sweep-bptree", |maps| sum(maps.sweep.iter()))
        .mark(0.5)
        .entry("BTreeMap", |maps| sum(maps.library.iter()))
        .mark(0.2)
        .entries()
}

// 4.11 B-tree.

type Wide = BTree<i32, ()>;

fn b_tree_look_up(n: usize) -> Vec<Entry> {
    insert_and_look_up::<Wide>("BTree", n).mark(0.9).entries()
}

fn b_tree_remove(n: usize) -> Vec<Entry> {
    remove_all::<Wide>("BTree", n).mark(1.2).entries()
}

/// How many keys a node should have.
fn b_tree_degrees(n: usize) -> Vec<Entry> {
    fn degree<const T: usize>(keys: &Keys) -> usize {
        let map: BTree<i32, (), T> = filled(keys);
        keys.sought.iter().filter(|key| map.contains_key(key)).count()
    }
    Course::on(shuffled(n))
        .entry("T = 32", degree::<32>)
        .entry("T = 2", degree::<2>)
        .entry("T = 4", degree::<4>)
        .entry("T = 8", degree::<8>)
        .entry("T = 16", degree::<16>)
        .entry("T = 64", degree::<64>)
        .entry("T = 256", degree::<256>)
        .entries()
}
