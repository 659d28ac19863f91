//! Part of [the trie](super): its words in order, those with a prefix, those that match a pattern,
//! and the standard library's traits for collections.
//!
//! Page: `docs/en/data-structure/trie.md`.

use std::fmt::{self, Debug};
use std::vec;

use super::Trie;
use crate::ordered_map::arena::Id;

/// A walk over the words of a trie that match a pattern, in order.
#[derive(Debug, Clone)]
struct Walk<S> {
    /// The symbols to match; `None` stands for any symbol.
    pattern: Vec<Option<S>>,
    /// Whether words longer than the pattern match too.
    is_open: bool,
    /// The word of the node visited last.
    word: Vec<S>,
    /// The nodes to visit, the next one on top: the length of the word above its edge, the edge's
    /// symbol, and the node. The root has no edge.
    waiting: Vec<(usize, Option<S>, Id)>,
}

impl<S: Ord + Copy> Walk<S> {
    fn new<V>(trie: &Trie<S, V>, pattern: Vec<Option<S>>, is_open: bool) -> Self {
        Walk { pattern, is_open, word: Vec::new(), waiting: vec![(0, None, trie.root)] }
    }

    /// Returns the node of the next word that matches, and leaves that word in `self.word`.
    fn next<V>(&mut self, trie: &Trie<S, V>) -> Option<Id> {
        while let Some((length, symbol, node)) = self.waiting.pop() {
            // Invariant: the words still to be listed are those below the waiting nodes, from the
            // top of the stack down.
            self.word.truncate(length);
            self.word.extend(symbol);
            let length = self.word.len();
            match self.pattern.get(length) {
                Some(&Some(symbol)) => {
                    let child = trie.child(node, symbol);
                    self.waiting.extend(child.map(|child| (length, Some(symbol), child)));
                    continue;
                }
                None if !self.is_open => {}
                Some(None) | None => {
                    let edges = trie.children(node).rev();
                    self.waiting.extend(edges.map(|(symbol, child)| (length, Some(symbol), child)));
                }
            }
            if self.pattern.len() <= length && trie.value(node).is_some() {
                return Some(node);
            }
        }
        None
    }
}

/// The words of a trie that match a pattern, in order, each with its value.
pub struct Words<'a, S, V> {
    trie: &'a Trie<S, V>,
    walk: Walk<S>,
}

impl<'a, S: Ord + Copy, V> Iterator for Words<'a, S, V> {
    type Item = (Vec<S>, &'a V);

    fn next(&mut self) -> Option<Self::Item> {
        let node = self.walk.next(self.trie)?;
        Some((self.walk.word.clone(), self.trie.value(node)?))
    }
}

impl<S: Ord + Copy, V> Trie<S, V> {
    /// Returns all words in order, each with its value: a word comes before those that it is a
    /// prefix of, and where two words diverge, the one with the smaller symbol comes first.
    pub fn iter(&self) -> Words<'_, S, V> {
        self.words_with_prefix([])
    }

    /// Returns the words that begin with `prefix`, in order.
    pub fn words_with_prefix(&self, prefix: impl IntoIterator<Item = S>) -> Words<'_, S, V> {
        let pattern = prefix.into_iter().map(Some).collect();
        Words { trie: self, walk: Walk::new(self, pattern, true) }
    }

    /// Returns the words that match a pattern of the same length, in order; `None` stands for any
    /// single symbol. O(nodes whose prefix matches + symbols in the words that are listed).
    pub fn matches(&self, pattern: impl IntoIterator<Item = Option<S>>) -> Words<'_, S, V> {
        let pattern = pattern.into_iter().collect();
        Words { trie: self, walk: Walk::new(self, pattern, false) }
    }
}

/// The words of a consumed trie, in order, each with its value.
pub struct IntoWords<S, V> {
    trie: Trie<S, V>,
    nodes: vec::IntoIter<(Vec<S>, Id)>,
}

impl<S: Ord + Copy, V> Iterator for IntoWords<S, V> {
    type Item = (Vec<S>, V);

    fn next(&mut self) -> Option<Self::Item> {
        let (word, node) = self.nodes.next()?;
        Some((word, self.trie.take_value(node)?))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.nodes.size_hint()
    }
}

impl<S: Ord + Copy, V> ExactSizeIterator for IntoWords<S, V> {}

impl<S: Ord + Copy, V> IntoIterator for Trie<S, V> {
    type Item = (Vec<S>, V);
    type IntoIter = IntoWords<S, V>;

    fn into_iter(self) -> IntoWords<S, V> {
        let mut nodes = Vec::with_capacity(self.len());
        let mut walk = Walk::new(&self, Vec::new(), true);
        while let Some(node) = walk.next(&self) {
            nodes.push((walk.word.clone(), node));
        }
        IntoWords { trie: self, nodes: nodes.into_iter() }
    }
}

impl<'a, S: Ord + Copy, V> IntoIterator for &'a Trie<S, V> {
    type Item = (Vec<S>, &'a V);
    type IntoIter = Words<'a, S, V>;

    fn into_iter(self) -> Words<'a, S, V> {
        self.iter()
    }
}

impl<S: Ord + Copy, V, W: IntoIterator<Item = S>> FromIterator<(W, V)> for Trie<S, V> {
    fn from_iter<I: IntoIterator<Item = (W, V)>>(entries: I) -> Self {
        let mut trie = Trie::new();
        trie.extend(entries);
        trie
    }
}

impl<S: Ord + Copy, V, W: IntoIterator<Item = S>> Extend<(W, V)> for Trie<S, V> {
    fn extend<I: IntoIterator<Item = (W, V)>>(&mut self, entries: I) {
        for (word, value) in entries {
            self.insert(word, value);
        }
    }
}

impl<S: Ord + Copy, V> Default for Trie<S, V> {
    fn default() -> Self {
        Trie::new()
    }
}

impl<S: Ord + Copy, V: PartialEq> PartialEq for Trie<S, V> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().eq(other)
    }
}

impl<S: Ord + Copy, V: Eq> Eq for Trie<S, V> {}

impl<S: Ord + Copy + Debug, V: Debug> Debug for Trie<S, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<S: Ord + Copy + Debug, V: Debug> Debug for Words<'_, S, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.clone()).finish()
    }
}

impl<S: Clone, V> Clone for Words<'_, S, V> {
    fn clone(&self) -> Self {
        Words { trie: self.trie, walk: self.walk.clone() }
    }
}
