//! Part of [the trie](super): the radix tree, whose edges are labeled with strings. No node except
//! the root has an only child unless a word ends there.
//!
//! So there are at most twice as many nodes as words, regardless of the lengths of the words. An
//! insertion may split an edge, and a removal may join two.
//!
//! Page: `docs/en/data-structure/trie.md`.

use crate::ordered_map::arena::{Arena, Id};

/// A map from words over the symbols `S`.
#[doc(alias = "Patricia trie")]
#[doc(alias = "compressed trie")]
#[doc(alias = "radix tree")]
#[derive(Debug, Clone)]
pub struct RadixTrie<S, V> {
    nodes: Arena<Node<S, V>>,
    root: Id,
    len: usize,
}

#[derive(Debug, Clone)]
struct Node<S, V> {
    /// The label of the edge from its parent: empty at the root, at least one symbol elsewhere.
    label: Vec<S>,
    /// In the order of the first symbols of their labels. These symbols differ, and are stored here
    /// too, so that a search reads no other node.
    children: Vec<(S, Id)>,
    value: Option<V>,
}

impl<S: Ord + Copy, V> RadixTrie<S, V> {
    /// Creates an empty map.
    pub fn new() -> Self {
        let mut nodes = Arena::new();
        let root = nodes.add(Node { label: Vec::new(), children: Vec::new(), value: None });
        RadixTrie { nodes, root, len: 0 }
    }

    /// Returns the number of words.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether there are no words.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the number of nodes, including the root.
    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Stores a word with a value, and returns its previous value.
    ///
    /// # Panics
    /// If there are 2³² - 2 nodes already.
    pub fn insert(&mut self, word: &[S], value: V) -> Option<V> {
        let (mut node, mut rest) = (self.root, word);
        while let Some(&first) = rest.first() {
            // Invariant: the path to the node and the rest make up the word.
            match self.search(node, first) {
                Ok(i) => {
                    let child = self.nodes[node].children[i].1;
                    let n_common = common(&self.nodes[child].label, rest);
                    if n_common < self.nodes[child].label.len() {
                        self.split(child, n_common);
                    }
                    (node, rest) = (child, &rest[n_common..]);
                }
                Err(i) => {
                    let label = rest.to_vec();
                    let leaf = self.nodes.add(Node { label, children: Vec::new(), value: None });
                    self.nodes[node].children.insert(i, (first, leaf));
                    (node, rest) = (leaf, &[]);
                }
            }
        }
        let old = self.nodes[node].value.replace(value);
        self.len += usize::from(old.is_none());
        old
    }

    /// Removes a word, and returns its value.
    pub fn remove(&mut self, word: &[S]) -> Option<V> {
        let (mut above, mut node, mut rest) = (None, self.root, word);
        while let Some(&first) = rest.first() {
            let i = self.search(node, first).ok()?;
            above = Some((node, i));
            node = self.nodes[node].children[i].1;
            rest = rest.strip_prefix(&self.nodes[node].label[..])?;
        }
        let value = self.nodes[node].value.take()?;
        self.len -= 1;
        if let Some((parent, i)) = above {
            if self.nodes[node].children.is_empty() {
                self.nodes[parent].children.remove(i);
                self.nodes.remove(node);
                node = parent;
            }
            // Only this node can now have an only child and no word.
            self.join(node);
        }
        Some(value)
    }

    /// Returns the value of a word.
    pub fn get(&self, word: &[S]) -> Option<&V> {
        let (mut node, mut rest) = (self.root, word);
        while let Some(&first) = rest.first() {
            let i = self.search(node, first).ok()?;
            node = self.nodes[node].children[i].1;
            rest = rest.strip_prefix(&self.nodes[node].label[..])?;
        }
        self.nodes[node].value.as_ref()
    }

    /// Returns the words that begin with `prefix`, in order, each with its value. Costs a binary
    /// search at each node on the path of the prefix, and then O(symbols in the words that are
    /// listed).
    pub fn words_with_prefix(&self, prefix: &[S]) -> Vec<(Vec<S>, &V)> {
        // The length of the word above the node's edge, and the node.
        let (mut top, mut rest) = ((0, self.root), prefix);
        while let Some(&first) = rest.first() {
            // Invariant: the path to the node and the rest make up the prefix.
            let Ok(i) = self.search(top.1, first) else { return Vec::new() };
            let child = self.nodes[top.1].children[i].1;
            let label = &self.nodes[child].label;
            let n_common = common(label, rest);
            if n_common < label.len().min(rest.len()) {
                return Vec::new();
            }
            (top, rest) = ((prefix.len() - rest.len(), child), &rest[n_common..]);
        }
        let (mut words, mut word) = (Vec::new(), prefix[..top.0].to_vec());
        let mut waiting = vec![top];
        while let Some((length, node)) = waiting.pop() {
            // Invariant: the words still to be listed are those below the waiting nodes, from the
            // top of the stack down.
            let Node { label, children, value } = &self.nodes[node];
            word.truncate(length);
            word.extend(label);
            words.extend(value.as_ref().map(|value| (word.clone(), value)));
            waiting.extend(children.iter().rev().map(|(_, child)| (word.len(), *child)));
        }
        words
    }

    /// Inserts a node in the middle of the edge above `node`: the first `length` symbols of its
    /// label lead to the new node.
    fn split(&mut self, node: Id, length: usize) {
        let tail = self.nodes[node].label.split_off(length);
        // The id of the node stays with the upper part, so its parent does not change.
        let Node { children, value, .. } = &mut self.nodes[node];
        let (children, value) = (std::mem::take(children), value.take());
        let first = tail[0];
        let lower = self.nodes.add(Node { label: tail, children, value });
        self.nodes[node].children.push((first, lower));
    }

    /// Merges a node where no word ends with its only child. The root stays as it is.
    fn join(&mut self, node: Id) {
        let Node { children, value, .. } = &self.nodes[node];
        if let (&[(_, only)], None, true) = (&children[..], value, node != self.root) {
            let Node { label, children, value } = self.nodes.remove(only);
            let upper = &mut self.nodes[node];
            upper.label.extend(label);
            (upper.children, upper.value) = (children, value);
        }
    }

    /// Returns the index of the child whose label begins with a symbol, or the index where it would
    /// be inserted.
    fn search(&self, node: Id, first: S) -> Result<usize, usize> {
        self.nodes[node].children.binary_search_by_key(&first, |(symbol, _)| *symbol)
    }

    /// Checks all invariants, for tests. O(symbols in the tree).
    ///
    /// # Errors
    /// The rule that does not hold.
    pub fn check_invariants(&self) -> Result<(), &'static str> {
        let (mut waiting, mut n_seen, mut n_words) = (vec![self.root], 0, 0);
        while let Some(node) = waiting.pop() {
            let Node { label, children, value } = &self.nodes[node];
            (n_seen, n_words) = (n_seen + 1, n_words + usize::from(value.is_some()));
            if label.is_empty() != (node == self.root) {
                return Err("every edge has a label");
            }
            if node != self.root && value.is_none() && children.len() < 2 {
                return Err("a node ends a word or parts words");
            }
            if !children.is_sorted_by(|(a, _), (b, _)| a < b) {
                return Err("the symbols below a node ascend");
            }
            if children.iter().any(|(first, child)| self.nodes[*child].label.first() != Some(first))
            {
                return Err("the symbol at a child is the first of its label");
            }
            waiting.extend(children.iter().map(|(_, child)| *child));
        }
        match (n_seen == self.nodes.len(), n_words == self.len) {
            (false, _) => Err("every node hangs in the tree"),
            (_, false) => Err("the words are counted"),
            _ => Ok(()),
        }
    }
}

/// Returns the length of the common prefix of two words.
fn common<S: PartialEq>(a: &[S], b: &[S]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

impl<S: Ord + Copy, V> Default for RadixTrie<S, V> {
    fn default() -> Self {
        RadixTrie::new()
    }
}

impl<'a, S: Ord + Copy + 'a, V> FromIterator<(&'a [S], V)> for RadixTrie<S, V> {
    fn from_iter<I: IntoIterator<Item = (&'a [S], V)>>(entries: I) -> Self {
        let mut trie = RadixTrie::new();
        trie.extend(entries);
        trie
    }
}

impl<'a, S: Ord + Copy + 'a, V> Extend<(&'a [S], V)> for RadixTrie<S, V> {
    fn extend<I: IntoIterator<Item = (&'a [S], V)>>(&mut self, entries: I) {
        for (word, value) in entries {
            self.insert(word, value);
        }
    }
}
