//! Chapter 4, the tries.

use std::collections::{BTreeSet, HashSet};

use data_structure::Trie;
use data_structure::trie::flat::FlatTrie;
use data_structure::trie::radix::RadixTrie;
use radix_trie::TrieCommon;

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 42;
const N: usize = 200_000;

pub(crate) const RACES: &[Race] = &[
    Race { section: "4.2", workload: "build from 2*10^5 words of 4 to 12 letters", n: N, build },
    Race { section: "4.2", workload: "look up 2*10^5 words, half are there", n: N, build: look_up },
    Race {
        section: "4.2",
        workload: "how many words begin with these 2 letters: 10^4 times",
        n: N,
        build: prefixes,
    },
];

fn random_words(n: usize, random: &mut SplitMix64) -> Vec<String> {
    let mut letter = |_| char::from(b'a' + random.below(26_u8));
    let lengths = (4..13_usize).cycle().take(n);
    lengths.map(|length| (0..length).map(&mut letter).collect()).collect()
}

fn flat(words: &[String]) -> FlatTrie {
    let mut trie = FlatTrie::new();
    for word in words {
        // The words have no other letters.
        let _ = trie.insert(word);
    }
    trie
}

fn generic(words: &[String]) -> Trie<u8, ()> {
    Trie::from_words(words.iter().map(|word| word.bytes()))
}

fn radix(words: &[String]) -> RadixTrie<u8, ()> {
    words.iter().map(|word| (word.as_bytes(), ())).collect()
}

fn qp(words: &[String]) -> qp_trie::Trie<&[u8], ()> {
    let mut trie = qp_trie::Trie::new();
    for word in words {
        trie.insert(word.as_bytes(), ());
    }
    trie
}

fn automaton(words: &[String]) -> fst::Set<Vec<u8>> {
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    words.sort_unstable();
    words.dedup();
    fst::Set::from_iter(words).unwrap_or_default()
}

fn patricia(words: &[String]) -> radix_trie::Trie<&str, ()> {
    let mut trie = radix_trie::Trie::new();
    for word in words {
        trie.insert(word.as_str(), ());
    }
    trie
}

/// Inserted one by one: to collect would sort first, and build the set in one go.
fn ordered(words: &[String]) -> BTreeSet<&str> {
    let mut set = BTreeSet::new();
    for word in words {
        set.insert(word.as_str());
    }
    set
}

/// How many different words there are.
fn build(n: usize) -> Vec<Entry> {
    let words = random_words(n, &mut SplitMix64::new(SEED));
    let [all_tables, with_tails] =
        [tables(&words).n_bytes(), flat(&words).n_bytes()].map(|n_bytes| n_bytes / 1_000_000);
    let memory = format!("as one would write it first; {all_tables} MB, and FlatTrie {with_tails}");
    Course::on(words)
        .entry("FlatTrie", |words| flat(words).len())
        .note("tables of 26 links, tails as text")
        .entry("[u32; 26] for each letter", |words| tables(words).len)
        .note(memory)
        .entry("Trie<u8, ()>", |words| generic(words).len())
        .note("this book's too, for any symbols")
        .entry("RadixTrie<u8, ()>", |words| radix(words).len())
        .note("this book's too")
        .entry("qp-trie", |words| qp(words).count())
        .mark(0.9)
        .entry("fst Set", |words| automaton(words).len())
        .note("sorts first; immutable, and the smallest")
        .entry("radix_trie", |words| patricia(words).len())
        .entry("BTreeSet<&str>", |words| ordered(words).len())
        .entry("HashSet<&str>", |words| {
            words.iter().map(String::as_str).collect::<HashSet<&str>>().len()
        })
        .note("no order, no prefixes")
        .entries()
}

/// How many of the words sought are there.
fn look_up(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let words = random_words(n, &mut random);
    let mut sought: Vec<String> = words[..n / 2].to_vec();
    sought.extend(random_words(n - n / 2, &mut random));
    for i in (1..n).rev() {
        sought.swap(i, random.below(i + 1));
    }
    // The peers borrow the words for as long as they are asked.
    let words: &'static [String] = words.leak();
    let (flat, generic, radix) = (flat(words), generic(words), radix(words));
    let tables = tables(words);
    let (qp, automaton, patricia) = (qp(words), automaton(words), patricia(words));
    let (ordered, hashed) =
        (ordered(words), words.iter().map(String::as_str).collect::<HashSet<_>>());
    Course::on(sought)
        .entry("FlatTrie", move |sought| sought.iter().filter(|word| flat.contains(word)).count())
        .note("tables of 26 links, tails as text")
        .entry("[u32; 26] for each letter", move |sought| {
            sought.iter().filter(|word| tables.contains(word)).count()
        })
        .note("as one would write it first")
        .entry("Trie<u8, ()>", move |sought| {
            sought.iter().filter(|word| generic.contains(word.bytes())).count()
        })
        .note("this book's too, for any symbols")
        .entry("RadixTrie<u8, ()>", move |sought| {
            sought.iter().filter(|word| radix.get(word.as_bytes()).is_some()).count()
        })
        .note("this book's too")
        .entry("qp-trie", move |sought| {
            sought.iter().filter(|word| qp.contains_key(word.as_bytes())).count()
        })
        .mark(0.33)
        .entry("fst Set", move |sought| {
            sought.iter().filter(|word| automaton.contains(word)).count()
        })
        .mark(0.95)
        .entry("radix_trie", move |sought| {
            sought.iter().filter(|word| patricia.get(word.as_str()).is_some()).count()
        })
        .entry("BTreeSet<&str>", move |sought| {
            sought.iter().filter(|word| ordered.contains(word.as_str())).count()
        })
        .entry("HashSet<&str>", move |sought| {
            sought.iter().filter(|word| hashed.contains(word.as_str())).count()
        })
        .note("no order, no prefixes")
        .entries()
}

/// The sum of all counts. A trie has the count at the prefix; a sorted set has to walk the words.
fn prefixes(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let words: &'static [String] = random_words(n, &mut random).leak();
    let mut letter = |_| char::from(b'a' + random.below(26_u8));
    let prefixes: Vec<String> =
        (0..10_000.min(n)).map(|_| (0..2).map(&mut letter).collect()).collect();
    let (generic, qp, ordered) = (generic(words), qp(words), ordered(words));
    Course::on(prefixes)
        .entry("Trie::count_prefix", move |prefixes| {
            prefixes.iter().map(|prefix| generic.count_prefix(prefix.bytes())).sum::<usize>()
        })
        .entry("qp-trie, iter_prefix", move |prefixes| {
            prefixes.iter().map(|prefix| qp.iter_prefix(prefix.as_bytes()).count()).sum()
        })
        .entry("BTreeSet::range", move |prefixes| {
            let count = |prefix: &str| {
                ordered.range(prefix..).take_while(|word| word.starts_with(prefix)).count()
            };
            prefixes.iter().map(|prefix| count(prefix)).sum()
        })
        .entries()
}

/// A trie of tables as one would write it first: a node for each letter.
struct Tables {
    nodes: Vec<[u32; 26]>,
    ends: Vec<bool>,
    len: usize,
}

fn tables(words: &[String]) -> Tables {
    let mut trie = Tables { nodes: vec![[0; 26]], ends: vec![false], len: 0 };
    for word in words {
        trie.insert(word);
    }
    trie
}

impl Tables {
    fn n_bytes(&self) -> usize {
        size_of_val(&self.nodes[..]) + self.ends.len()
    }

    fn insert(&mut self, word: &str) {
        let mut node = 0;
        for byte in word.bytes() {
            let link = &mut self.nodes[node][usize::from(byte - b'a')];
            if *link == 0 {
                *link = u32::try_from(self.ends.len()).unwrap_or(u32::MAX);
                node = self.ends.len();
                self.nodes.push([0; 26]);
                self.ends.push(false);
            } else {
                node = *link as usize;
            }
        }
        self.len += usize::from(!self.ends[node]);
        self.ends[node] = true;
    }

    fn contains(&self, word: &str) -> bool {
        let mut node = 0;
        for byte in word.bytes() {
            match self.nodes[node][usize::from(byte - b'a')] {
                0 => return false,
                next => node = next as usize,
            }
        }
        self.ends[node]
    }
}
