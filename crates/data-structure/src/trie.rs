//! Trie (prefix tree): words that begin alike share the nodes of their beginning.
//!
//! Cost: O(length of the word) steps to insert, find or remove, however many words there are; each
//! step is a binary search among the symbols that follow here. All words with a prefix: O(prefix +
//! what is listed).
//!
//! Domain: words over any symbols with a total order: bytes, `char`s, numbers. The empty word is
//! one too. Up to 2³² - 1 nodes, words of any length: nothing here recurses.
//!
//! Source: R. de la Briandais, "File searching using variable length keys", 1959; E. Fredkin, "Trie
//! memory", Communications of the ACM 3 (1960); D. E. Knuth, *The Art of Computer Programming* 3,
//! 6.3.
//!
//! Checked: all sets of short words over two symbols, and random operations, against `BTreeMap`.
//!
//! Page: `docs/en/data-structure/trie.md`.

pub mod binary;
pub mod flat;
pub mod plain;
pub mod radix;
pub mod words;

use crate::ordered_map::arena::{Arena, Id};

/// A step of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The way leads along an edge that is there.
    Walk {
        /// The node below it.
        node: Id,
    },
    /// A new edge hangs in the trie, and a node below it.
    Grow {
        /// The new node.
        node: Id,
    },
    /// A word ends here, from now on or already; its value has been stored.
    End {
        /// Its last node.
        node: Id,
    },
    /// The node is about to be cut off: no word passes through it any more.
    Prune {
        /// The node.
        node: Id,
    },
}

/// An ordered map from words over the symbols `S`; a set of words if `V` is `()`.
///
/// ```
/// use data_structure::Trie;
///
/// let mut trie = Trie::new();
/// trie.insert("tea".bytes(), 1);
/// trie.insert("ten".bytes(), 2);
/// assert_eq!(trie.get("ten".bytes()), Some(&2));
/// assert_eq!(trie.count_prefix("te".bytes()), 2);
/// ```
#[doc(alias = "prefix tree")]
#[doc(alias = "digital tree")]
#[derive(Clone)]
pub struct Trie<S, V> {
    nodes: Arena<Node<S, V>>,
    /// The node of the empty prefix. It exists even if there are no words.
    root: Id,
}

/// A prefix of stored words.
#[derive(Clone)]
struct Node<S, V> {
    /// The symbols that follow, in ascending order, each with the node of the prefix that it makes.
    children: Vec<(S, Id)>,
    /// The value of the word that ends here.
    value: Option<V>,
    /// How many words begin with this prefix.
    n_words: u32,
}

impl<S: Ord + Copy, V> Trie<S, V> {
    /// An empty trie.
    pub fn new() -> Self {
        let mut nodes = Arena::new();
        let root = nodes.add(Node { children: Vec::new(), value: None, n_words: 0 });
        Trie { nodes, root }
    }

    /// How many words there are. O(1).
    pub fn len(&self) -> usize {
        self.n_words(self.root)
    }

    /// Whether there is no word. O(1).
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many nodes there are: one for each prefix of a word, and one for the empty prefix. O(1).
    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Removes all words.
    pub fn clear(&mut self) {
        *self = Trie::new();
    }

    /// Stores a word, and returns the value that it had.
    pub fn insert(&mut self, word: impl IntoIterator<Item = S>, value: V) -> Option<V> {
        self.insert_watched(word, value, |_, _| {})
    }

    /// Like [`insert`](Self::insert), observed: a [`Step::Walk`] or [`Step::Grow`] for each symbol,
    /// then [`Step::End`].
    ///
    /// # Panics
    /// If there are 2³² - 1 nodes already.
    pub fn insert_watched(
        &mut self,
        word: impl IntoIterator<Item = S>,
        value: V,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<V> {
        let mut path = vec![self.root];
        for symbol in word {
            // Invariant: the path leads from the root to the node of the part of the word
            // read so far.
            let here = path[path.len() - 1];
            match self.search(here, symbol) {
                Ok(i) => {
                    let node = self.nodes[here].children[i].1;
                    path.push(node);
                    watch(Step::Walk { node }, self);
                }
                Err(i) => {
                    let node =
                        self.nodes.add(Node { children: Vec::new(), value: None, n_words: 0 });
                    self.nodes[here].children.insert(i, (symbol, node));
                    path.push(node);
                    watch(Step::Grow { node }, self);
                }
            }
        }
        let node = path[path.len() - 1];
        let old = self.nodes[node].value.replace(value);
        if old.is_none() {
            for node in path {
                self.nodes[node].n_words += 1;
            }
        }
        watch(Step::End { node }, self);
        old
    }

    /// Removes a word, and returns the value that it had. Nodes that no word needs are removed with
    /// it.
    pub fn remove(&mut self, word: impl IntoIterator<Item = S>) -> Option<V> {
        self.remove_watched(word, |_, _| {})
    }

    /// Like [`remove`](Self::remove), observed: a [`Step::Walk`] for each symbol that is there,
    /// then a [`Step::Prune`] for each node that is cut off, from the end of the word upwards.
    pub fn remove_watched(
        &mut self,
        word: impl IntoIterator<Item = S>,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<V> {
        // Each edge on the path: the node above, and the place among its children.
        let (mut edges, mut node) = (Vec::new(), self.root);
        for symbol in word {
            let i = self.search(node, symbol).ok()?;
            edges.push((node, i));
            node = self.nodes[node].children[i].1;
            watch(Step::Walk { node }, self);
        }
        let value = self.nodes[node].value.take()?;
        self.nodes[node].n_words -= 1;
        while let Some((above, i)) = edges.pop() {
            // Invariant: all counts below this edge are right, and that of the node at its end may
            // have become 0.
            let node = self.nodes[above].children[i].1;
            if self.nodes[node].n_words == 0 {
                watch(Step::Prune { node }, self);
                self.nodes[above].children.remove(i);
                self.nodes.remove(node);
            }
            self.nodes[above].n_words -= 1;
        }
        Some(value)
    }

    /// Whether a word is stored.
    pub fn contains(&self, word: impl IntoIterator<Item = S>) -> bool {
        self.get(word).is_some()
    }

    /// The value of a word.
    pub fn get(&self, word: impl IntoIterator<Item = S>) -> Option<&V> {
        self.value(self.find(word)?)
    }

    /// The value of a word, to be changed.
    pub fn get_mut(&mut self, word: impl IntoIterator<Item = S>) -> Option<&mut V> {
        let node = self.find(word)?;
        self.nodes[node].value.as_mut()
    }

    /// Whether some word begins with `prefix`.
    pub fn has_prefix(&self, prefix: impl IntoIterator<Item = S>) -> bool {
        self.count_prefix(prefix) != 0
    }

    /// How many words begin with `prefix`. They are not visited: O(prefix).
    pub fn count_prefix(&self, prefix: impl IntoIterator<Item = S>) -> usize {
        self.find(prefix).map_or(0, |node| self.n_words(node))
    }

    /// The longest word that `text` begins with: its length, and its value.
    pub fn longest_prefix(&self, text: impl IntoIterator<Item = S>) -> Option<(usize, &V)> {
        let mut longest = self.value(self.root).map(|value| (0, value));
        for (i, node) in self.path(text).enumerate() {
            longest = self.value(node).map(|value| (i + 1, value)).or(longest);
        }
        longest
    }

    /// The length of the shortest prefix that `word` shares with no other. None if `word` is not
    /// stored, or another word begins with all of it.
    pub fn shortest_unique_prefix(&self, word: impl IntoIterator<Item = S>) -> Option<usize> {
        let (mut shortest, mut length, mut last) = (None, 0, self.root);
        let mut symbols = word.into_iter();
        loop {
            if self.n_words(last) == 1 {
                shortest = shortest.or(Some(length));
            }
            let Some(symbol) = symbols.next() else { break };
            (last, length) = (self.child(last, symbol)?, length + 1);
        }
        shortest.filter(|_| self.value(last).is_some())
    }

    /// The word with exactly `k` words before it, and its value. O(length of the word × symbols).
    pub fn kth(&self, k: usize) -> Option<(Vec<S>, &V)> {
        let (mut rest, mut word, mut node) = (k, Vec::new(), self.root);
        if self.len() <= k {
            return None;
        }
        loop {
            // Invariant: of the words that begin with this prefix, the one sought has `rest` before
            // it.
            if let Some(value) = self.value(node) {
                if rest == 0 {
                    return Some((word, value));
                }
                rest -= 1;
            }
            for (symbol, child) in self.children(node) {
                if rest < self.n_words(child) {
                    word.push(symbol);
                    node = child;
                    break;
                }
                rest -= self.n_words(child);
            }
        }
    }

    /// The node of the empty prefix.
    pub fn root(&self) -> Id {
        self.root
    }

    /// The edges below a node: their symbols in ascending order, and the nodes at their ends.
    pub fn children(&self, node: Id) -> impl DoubleEndedIterator<Item = (S, Id)> {
        self.nodes[node].children.iter().copied()
    }

    /// The node at the end of one edge, if there is one with this symbol.
    pub fn child(&self, node: Id, symbol: S) -> Option<Id> {
        let i = self.search(node, symbol).ok()?;
        Some(self.nodes[node].children[i].1)
    }

    /// The value of the word that ends at a node.
    pub fn value(&self, node: Id) -> Option<&V> {
        self.nodes[node].value.as_ref()
    }

    /// How many words begin with the prefix of a node.
    pub fn n_words(&self, node: Id) -> usize {
        self.nodes[node].n_words as usize
    }

    /// The nodes below the root on the way of a word, as far as it goes.
    pub fn path(&self, word: impl IntoIterator<Item = S>) -> impl Iterator<Item = Id> {
        let mut node = self.root;
        word.into_iter().map_while(move |symbol| {
            node = self.child(node, symbol)?;
            Some(node)
        })
    }

    /// The node of a prefix.
    fn find(&self, prefix: impl IntoIterator<Item = S>) -> Option<Id> {
        let mut node = self.root;
        for symbol in prefix {
            node = self.child(node, symbol)?;
        }
        Some(node)
    }

    /// Where the edge with a symbol is among those below a node, or where it would be.
    fn search(&self, node: Id, symbol: S) -> Result<usize, usize> {
        self.nodes[node].children.binary_search_by_key(&symbol, |(symbol, _)| *symbol)
    }

    /// Takes the value at a node, and leaves everything else as it is.
    fn take_value(&mut self, node: Id) -> Option<V> {
        self.nodes[node].value.take()
    }

    /// Whether all that should be true is true. For tests. O(nodes).
    ///
    /// # Errors
    /// The rule that is broken.
    pub fn check_invariants(&self) -> Result<(), &'static str> {
        let (mut waiting, mut n_seen) = (vec![self.root], 0);
        while let Some(node) = waiting.pop() {
            n_seen += 1;
            let here = &self.nodes[node];
            if !here.children.is_sorted_by(|(a, _), (b, _)| a < b) {
                return Err("the symbols below a node ascend");
            }
            let below: usize = self.children(node).map(|(_, child)| self.n_words(child)).sum();
            if self.n_words(node) != below + usize::from(here.value.is_some()) {
                return Err("a node counts its own word and those below");
            }
            if here.n_words == 0 && node != self.root {
                return Err("every node lies on the way to a word");
            }
            waiting.extend(self.children(node).map(|(_, child)| child));
        }
        if n_seen == self.nodes.len() { Ok(()) } else { Err("every node hangs in the trie") }
    }
}

impl<S: Ord + Copy> Trie<S, ()> {
    /// Adds a word to a set. Whether it is new.
    pub fn add(&mut self, word: impl IntoIterator<Item = S>) -> bool {
        self.insert(word, ()).is_none()
    }

    /// A set of words.
    pub fn from_words<W: IntoIterator<Item = S>>(words: impl IntoIterator<Item = W>) -> Self {
        words.into_iter().map(|word| (word, ())).collect()
    }
}
