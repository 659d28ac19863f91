//! Trie (prefix tree): words that begin alike share the nodes of their common prefix.
//!
//! Cost: O(length of the word) steps to insert, find or remove, regardless of how many words there
//! are; each step is a binary search among the symbols that follow at a node. All words with a
//! prefix: O(prefix + what is listed).
//!
//! Domain: words over any symbols with a total order, such as bytes, `char`s or numbers. The empty
//! word counts as a word. Up to 2³² - 1 nodes, words of any length: nothing here is recursive.
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
    /// The path follows an existing edge.
    Walk {
        /// The node at the lower end of the edge.
        node: Id,
    },
    /// A new edge has been added to the trie, with a node at its lower end.
    Grow {
        /// The new node.
        node: Id,
    },
    /// A word ends here, and its value has been stored. The word may be new or already present.
    End {
        /// The last node of the word.
        node: Id,
    },
    /// The node is about to be removed, because no word passes through it anymore.
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

/// A node, which represents a prefix of stored words.
#[derive(Clone)]
struct Node<S, V> {
    /// The symbols that follow, in ascending order, each with the node of the extended prefix.
    children: Vec<(S, Id)>,
    /// The value of the word that ends here, if any.
    value: Option<V>,
    /// The number of words that begin with this prefix.
    n_words: u32,
}

impl<S: Ord + Copy, V> Trie<S, V> {
    /// Creates an empty trie.
    pub fn new() -> Self {
        let mut nodes = Arena::new();
        let root = nodes.add(Node { children: Vec::new(), value: None, n_words: 0 });
        Trie { nodes, root }
    }

    /// Returns the number of words. O(1).
    pub fn len(&self) -> usize {
        self.n_words(self.root)
    }

    /// Returns whether there are no words. O(1).
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of nodes: one for each nonempty prefix of a word, and one for the empty
    /// prefix. O(1).
    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Removes all words.
    pub fn clear(&mut self) {
        *self = Trie::new();
    }

    /// Stores a word with a value, and returns its previous value.
    pub fn insert(&mut self, word: impl IntoIterator<Item = S>, value: V) -> Option<V> {
        self.insert_watched(word, value, |_, _| {})
    }

    /// Works like [`insert`](Self::insert), but reports each step to `watch`: a [`Step::Walk`] or
    /// [`Step::Grow`] for each symbol, then [`Step::End`].
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
            // Invariant: the path leads from the root to the node of the part of the word read so
            // far.
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

    /// Removes a word, and returns its value. Nodes that no other word needs are removed with it.
    pub fn remove(&mut self, word: impl IntoIterator<Item = S>) -> Option<V> {
        self.remove_watched(word, |_, _| {})
    }

    /// Works like [`remove`](Self::remove), but reports each step to `watch`: a [`Step::Walk`] for
    /// each symbol that is present, then a [`Step::Prune`] for each node that is removed, from the
    /// end of the word upward.
    pub fn remove_watched(
        &mut self,
        word: impl IntoIterator<Item = S>,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<V> {
        // The edges on the path: for each, the parent, and the index among its children.
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
            // Invariant: all counts below this edge are up to date, and that of the node at its end
            // may have become 0.
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

    /// Returns whether a word is stored.
    pub fn contains(&self, word: impl IntoIterator<Item = S>) -> bool {
        self.get(word).is_some()
    }

    /// Returns the value of a word.
    pub fn get(&self, word: impl IntoIterator<Item = S>) -> Option<&V> {
        self.value(self.find(word)?)
    }

    /// Returns a mutable reference to the value of a word.
    pub fn get_mut(&mut self, word: impl IntoIterator<Item = S>) -> Option<&mut V> {
        let node = self.find(word)?;
        self.nodes[node].value.as_mut()
    }

    /// Returns whether some word begins with `prefix`.
    pub fn has_prefix(&self, prefix: impl IntoIterator<Item = S>) -> bool {
        self.count_prefix(prefix) != 0
    }

    /// Returns the number of words that begin with `prefix`. The words are not visited: O(prefix).
    pub fn count_prefix(&self, prefix: impl IntoIterator<Item = S>) -> usize {
        self.find(prefix).map_or(0, |node| self.n_words(node))
    }

    /// Finds the longest word that is a prefix of `text`, and returns its length and its value.
    pub fn longest_prefix(&self, text: impl IntoIterator<Item = S>) -> Option<(usize, &V)> {
        let mut longest = self.value(self.root).map(|value| (0, value));
        for (i, node) in self.path(text).enumerate() {
            longest = self.value(node).map(|value| (i + 1, value)).or(longest);
        }
        longest
    }

    /// Returns the length of the shortest prefix of `word` that no other word has. Returns `None`
    /// if `word` is not stored, or another word begins with all of it.
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

    /// Returns the word with exactly `k` words before it, and its value. O(length of the word ×
    /// symbols).
    pub fn kth(&self, k: usize) -> Option<(Vec<S>, &V)> {
        let (mut rest, mut word, mut node) = (k, Vec::new(), self.root);
        if self.len() <= k {
            return None;
        }
        loop {
            // Invariant: among the words that begin with this prefix, the target has `rest` words
            // before it.
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

    /// Returns the node of the empty prefix.
    pub fn root(&self) -> Id {
        self.root
    }

    /// Returns the edges below a node: their symbols in ascending order, and the nodes at their
    /// ends.
    pub fn children(&self, node: Id) -> impl DoubleEndedIterator<Item = (S, Id)> {
        self.nodes[node].children.iter().copied()
    }

    /// Returns the node at the end of the edge with this symbol, if there is one.
    pub fn child(&self, node: Id, symbol: S) -> Option<Id> {
        let i = self.search(node, symbol).ok()?;
        Some(self.nodes[node].children[i].1)
    }

    /// Returns the value of the word that ends at a node.
    pub fn value(&self, node: Id) -> Option<&V> {
        self.nodes[node].value.as_ref()
    }

    /// Returns the number of words that begin with the prefix of a node.
    pub fn n_words(&self, node: Id) -> usize {
        self.nodes[node].n_words as usize
    }

    /// Returns the nodes below the root on the path of a word, as far as the path exists.
    pub fn path(&self, word: impl IntoIterator<Item = S>) -> impl Iterator<Item = Id> {
        let mut node = self.root;
        word.into_iter().map_while(move |symbol| {
            node = self.child(node, symbol)?;
            Some(node)
        })
    }

    /// Returns the node of a prefix.
    fn find(&self, prefix: impl IntoIterator<Item = S>) -> Option<Id> {
        let mut node = self.root;
        for symbol in prefix {
            node = self.child(node, symbol)?;
        }
        Some(node)
    }

    /// Returns the index of the edge with a symbol among those below a node, or the index where it
    /// would be inserted.
    fn search(&self, node: Id, symbol: S) -> Result<usize, usize> {
        self.nodes[node].children.binary_search_by_key(&symbol, |(symbol, _)| *symbol)
    }

    /// Takes the value at a node, and leaves everything else as it is.
    fn take_value(&mut self, node: Id) -> Option<V> {
        self.nodes[node].value.take()
    }

    /// Checks all invariants, for tests. O(nodes).
    ///
    /// # Errors
    /// The rule that does not hold.
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
    /// Adds a word to a set. Returns whether it was new.
    pub fn add(&mut self, word: impl IntoIterator<Item = S>) -> bool {
        self.insert(word, ()).is_none()
    }

    /// Creates a set of words.
    pub fn from_words<W: IntoIterator<Item = S>>(words: impl IntoIterator<Item = W>) -> Self {
        words.into_iter().map(|word| (word, ())).collect()
    }
}
