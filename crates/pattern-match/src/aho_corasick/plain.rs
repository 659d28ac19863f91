//! Part of [Aho-Corasick](super): the textbook's version, with a map of children in each node.
//!
//! The pictures on the page run it. The [library's version](super) stores its nodes level by level,
//! and has rows of a table for the first of them.
//!
//! Cost: O(Σm log σ) to build, O(n log σ + z) to search, amortized, with at most 2Σm and 2n steps;
//! O(Σm) space.
//!
//! Domain: patterns that are distinct and not empty; any text.
//!
//! Source: A. V. Aho, M. J. Corasick, "Efficient string matching: an aid to bibliographic search",
//! Communications of the ACM 18 (1975).
//!
//! Checked: the library's version's suite, as far as the patterns are distinct and not empty.
//!
//! Page: `docs/en/pattern-match/aho-corasick.md`.

use std::collections::{BTreeMap, VecDeque};

use super::Match;

/// The node of the empty string.
const ROOT: usize = 0;

/// A node of the trie. Its string is that of the path from the root to it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Node {
    /// The child for each next byte.
    pub children: BTreeMap<u8, usize>,
    /// The node of the longest proper suffix of this node's string that is in the trie.
    pub failure: usize,
    /// The node of the longest proper suffix of this node's string that is a pattern.
    pub output: Option<usize>,
    /// The number and the length of the pattern that equals this node's string.
    pub pattern: Option<(usize, usize)>,
}

/// A step of the automaton, as reported to `watch`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A new node was added to the trie.
    Add {
        /// The new node.
        node: usize,
    },
    /// A node has no child for the byte, so its failure link is followed.
    Fall {
        /// The node without the child.
        from: usize,
    },
    /// The links of a node were found.
    Link {
        /// The node.
        node: usize,
    },
    /// A byte of the text was read.
    Read {
        /// The node after it.
        node: usize,
    },
    /// A match was found: at the node after the last byte, or at a node that output links lead to.
    Found {
        /// The node of the pattern.
        node: usize,
    },
}

/// The trie of some patterns, with its links.
///
/// ```
/// use pattern_match::aho_corasick::plain::AhoCorasick;
///
/// let automaton = AhoCorasick::new(&["sting", "tint", "int", "in"]);
/// let found = automaton.find_all("stinting");
/// assert_eq!(found.iter().map(|m| (m.pattern, m.start)).collect::<Vec<_>>(), [
///     (3, 2), // in
///     (1, 1), // tint
///     (2, 2), // int
///     (3, 5), // in
/// ]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AhoCorasick {
    nodes: Vec<Node>,
}

impl AhoCorasick {
    /// Creates the automaton of patterns, which must be distinct and not empty.
    pub fn new(patterns: &[impl AsRef<[u8]>]) -> Self {
        Self::new_watched(patterns, |_, _| {})
    }

    /// Works like [`Self::new`], but reports each [`Step`] to `watch`, with the nodes.
    pub fn new_watched(
        patterns: &[impl AsRef<[u8]>],
        mut watch: impl FnMut(Step, &[Node]),
    ) -> Self {
        let mut nodes = vec![Node::default()];
        for (number, pattern) in patterns.iter().enumerate() {
            let pattern = pattern.as_ref();
            let mut node = ROOT;
            for &byte in pattern {
                let new = nodes.len();
                node = *nodes[node].children.entry(byte).or_insert(new);
                if node == new {
                    nodes.push(Node::default());
                    watch(Step::Add { node }, &nodes);
                }
            }
            // Even if the node is not new: the pattern may be a prefix of an earlier one.
            nodes[node].pattern = Some((number, pattern.len()));
        }
        let mut automaton = AhoCorasick { nodes };
        automaton.link_watched(&mut watch);
        automaton
    }

    /// Finds the links of all nodes, level by level.
    fn link_watched(&mut self, watch: &mut impl FnMut(Step, &[Node])) {
        let mut queue = VecDeque::from([ROOT]);
        while let Some(parent) = queue.pop_front() {
            // Invariant: all nodes that have been in the queue have their links.
            for (byte, child) in self.nodes[parent].children.clone() {
                // A child of the root has only the empty suffix, so it keeps the link to the root.
                if parent != ROOT {
                    let failure = self.step_watched(self.nodes[parent].failure, byte, watch);
                    let is_pattern = self.nodes[failure].pattern.is_some();
                    let output =
                        if is_pattern { Some(failure) } else { self.nodes[failure].output };
                    self.nodes[child].failure = failure;
                    self.nodes[child].output = output;
                }
                watch(Step::Link { node: child }, &self.nodes);
                queue.push_back(child);
            }
        }
    }

    /// Returns the node after one more byte.
    ///
    /// # Panics
    /// If `node` is not a node.
    pub fn step(&self, node: usize, byte: u8) -> usize {
        self.step_watched(node, byte, &mut |_, _| {})
    }

    /// Returns the node after one more byte, whose string is the longest suffix that is in the
    /// trie.
    fn step_watched(
        &self,
        mut node: usize,
        byte: u8,
        watch: &mut impl FnMut(Step, &[Node]),
    ) -> usize {
        while node != ROOT && !self.nodes[node].children.contains_key(&byte) {
            watch(Step::Fall { from: node }, &self.nodes);
            node = self.nodes[node].failure;
        }
        self.nodes[node].children.get(&byte).copied().unwrap_or(ROOT)
    }

    /// Returns all matches in ascending order of their ends; of those with the same end, the
    /// longest comes first.
    pub fn find_all(&self, text: impl AsRef<[u8]>) -> Vec<Match> {
        self.find_all_watched(text, |_, _| {})
    }

    /// Works like [`Self::find_all`], but reports each [`Step`] to `watch`, with the nodes.
    pub fn find_all_watched(
        &self,
        text: impl AsRef<[u8]>,
        mut watch: impl FnMut(Step, &[Node]),
    ) -> Vec<Match> {
        let (mut found, mut node) = (vec![], ROOT);
        for (i, &byte) in text.as_ref().iter().enumerate() {
            // Invariant: node is the longest suffix of text[..i] that is in the trie.
            node = self.step_watched(node, byte, &mut watch);
            watch(Step::Read { node }, &self.nodes);
            let mut next = Some(node);
            while let Some(suffix) = next {
                if let Some((pattern, length)) = self.nodes[suffix].pattern {
                    watch(Step::Found { node: suffix }, &self.nodes);
                    found.push(Match { pattern, start: i + 1 - length, end: i + 1 });
                }
                next = self.nodes[suffix].output;
            }
        }
        found
    }

    /// Returns the nodes, the root first.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }
}
