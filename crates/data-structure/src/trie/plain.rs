//! Part of [the trie](super): a node is a map of its children, each of which is a trie itself.
//!
//! Page: `docs/en/data-structure/trie.md`.

use std::collections::BTreeMap;

/// A set of words. Dropping it recurses as deep as its longest word; the library's version does
/// not.
///
/// ```
/// use data_structure::trie::plain::Trie;
///
/// let mut trie = Trie::default();
/// trie.insert("bible");
/// assert!(trie.contains("bible") && !trie.contains("bib"));
/// assert!(trie.has_prefix("bib"));
/// assert!(trie.remove("bible") && !trie.has_prefix(""));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Trie {
    children: BTreeMap<char, Trie>,
    is_word: bool,
}

impl Trie {
    /// Adds a word.
    pub fn insert(&mut self, word: &str) {
        let mut node = self;
        for letter in word.chars() {
            // Invariant: the node is that of the letters read so far.
            node = node.children.entry(letter).or_default();
        }
        node.is_word = true;
    }

    /// Returns the node of a prefix, if there is one.
    pub fn find(&self, prefix: &str) -> Option<&Trie> {
        let mut node = self;
        for letter in prefix.chars() {
            node = node.children.get(&letter)?;
        }
        Some(node)
    }

    /// Returns whether the word is stored.
    pub fn contains(&self, word: &str) -> bool {
        self.find(word).is_some_and(|node| node.is_word)
    }

    /// Returns whether some stored word begins with `prefix`.
    pub fn has_prefix(&self, prefix: &str) -> bool {
        self.find(prefix).is_some_and(|node| node.is_word || !node.children.is_empty())
    }

    /// Removes a word, and the nodes that no other word needs. Returns whether it was present.
    pub fn remove(&mut self, word: &str) -> bool {
        let mut letters = word.chars();
        let Some(letter) = letters.next() else {
            return std::mem::take(&mut self.is_word);
        };
        let Some(child) = self.children.get_mut(&letter) else {
            return false;
        };
        let was_there = child.remove(letters.as_str());
        if !child.is_word && child.children.is_empty() {
            self.children.remove(&letter);
        }
        was_there
    }

    /// Returns the number of words in this trie. O(nodes).
    pub fn count(&self) -> usize {
        usize::from(self.is_word) + self.children.values().map(Trie::count).sum::<usize>()
    }

    /// Returns whether the letters that lead here form a word.
    pub fn is_word(&self) -> bool {
        self.is_word
    }

    /// Returns the letters that follow here, in order, and the nodes that they lead to.
    pub fn children(&self) -> impl DoubleEndedIterator<Item = (char, &Trie)> {
        self.children.iter().map(|(letter, child)| (*letter, child))
    }
}
