//! Chapter 4, the ordered maps: the same two workloads for all six.
//!
//! A section takes [`insert_and_look_up`] and [`remove_all`] for its own map, and adds its peers to the course.

use std::collections::BTreeSet;

use data_structure::skip_list::Levels;
use data_structure::{BinarySearchTree, OrderedMap, SkipList};

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
    Race { section: "4.6", workload: "insert and look up 10^4 ascending i32", n: 10_000, build: bst_chain },
    Race {
        section: "4.9",
        workload: "insert and look up 5*10^5 shuffled i32",
        n: N,
        build: skip_list_look_up,
    },
    Race { section: "4.9", workload: "remove all 5*10^5, shuffled", n: N, build: skip_list_remove },
];

/// The keys in the order in which they are inserted, and in another one, in which they are sought or removed.
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

/// Removes all keys from a full map, in another order than that in which they came: how many were there. The maps are
/// built before the clock starts.
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
        .note("without sizes and parents")
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
