//! Aho-Corasick: all occurrences of many patterns in one pass. The patterns form a trie, and each
//! node has a link to its longest proper suffix that is also a prefix of a pattern.
//!
//! Notation: k patterns, of Σm bytes in total, with σ distinct bytes; a text of length n; z
//! matches.
//!
//! Cost: O(Σm · σ) to build, where the failure links take at most 2Σm steps; O(n log σ + z) to
//! search, with at most 2n steps; O(Σm) space. The nodes closest to the root have rows in a table
//! of at most four megabytes, and take one lookup per byte. With a row for every node
//! ([`dfa::Dfa`]): O(Σm · σ) space, and one lookup per byte everywhere.
//!
//! Domain: patterns and texts of any bytes and any length, including 0; equal patterns; texts that
//! arrive in pieces.
//!
//! Source: A. V. Aho, M. J. Corasick, "Efficient string matching: an aid to bibliographic search",
//! Communications of the ACM 18 (1975).
//!
//! Checked: all pairs and triples of short patterns over a two-letter alphabet, in all orders,
//! against the definition; random ones too.
//!
//! Page: `docs/en/pattern-match/aho-corasick.md`.

pub mod dfa;
pub mod leftmost;
pub mod plain;
mod rows;

use std::collections::BTreeSet;
use std::iter::{FusedIterator, successors};
use std::ops::Range;
use std::slice;

use rows::Rows;

/// The node of the empty string.
const ROOT: usize = 0;

/// An occurrence of a pattern in a text, at `text[start..end]`.
///
/// ```
/// use pattern_match::{AhoCorasick, Match};
///
/// let found = AhoCorasick::new(["he", "she"]).find("ushers");
/// assert_eq!(found, Some(Match { pattern: 1, start: 1, end: 4 }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Match {
    /// The number of the pattern: 0 for the one that was inserted first.
    pub pattern: usize,
    /// The start of the occurrence.
    pub start: usize,
    /// The end of the occurrence.
    pub end: usize,
}

/// A trie of patterns, from which an automaton is built. A node is a prefix of a pattern.
#[derive(Debug, Clone)]
pub struct Trie {
    nodes: Vec<TrieNode>,
    /// For each pattern, the previous one that is equal to it.
    equal_before: Vec<Option<u32>>,
}

/// The children of a node are linked in ascending order of their bytes. The root is not a child of
/// any node, so its number marks the end of the list. Numbers have 32 bits, because a smaller trie
/// is faster to build.
#[derive(Debug, Clone, Default)]
struct TrieNode {
    /// The byte that leads here.
    byte: u8,
    /// The first child.
    child: u32,
    /// The next child of the same parent.
    sibling: u32,
    /// The last of the patterns that end here.
    pattern: Option<u32>,
}

impl Default for Trie {
    fn default() -> Self {
        Trie { nodes: vec![TrieNode::default()], equal_before: Vec::new() }
    }
}

impl Trie {
    /// Creates a trie without patterns.
    pub fn new() -> Self {
        Trie::default()
    }

    /// Adds a pattern and returns its number: 0, 1, 2, … O(m σ) in the worst case.
    ///
    /// # Panics
    /// If there are 2^32 nodes or patterns already.
    pub fn insert(&mut self, pattern: &(impl AsRef<[u8]> + ?Sized)) -> usize {
        let mut node = ROOT;
        for &byte in pattern.as_ref() {
            // The last child with a smaller byte, if there is one, and the one after it.
            let (mut smaller, mut next) = (ROOT, self.nodes[node].child as usize);
            while next != ROOT && self.nodes[next].byte < byte {
                (smaller, next) = (next, self.nodes[next].sibling as usize);
            }
            if next == ROOT || byte < self.nodes[next].byte {
                let new = TrieNode { byte, sibling: to_u32(next), ..TrieNode::default() };
                next = self.nodes.len();
                self.nodes.push(new);
                match smaller {
                    ROOT => self.nodes[node].child = to_u32(next),
                    _ => self.nodes[smaller].sibling = to_u32(next),
                }
            }
            node = next;
        }
        // Even if the node is not new: the pattern may be a prefix of a longer one.
        let number = self.equal_before.len();
        self.equal_before.push(self.nodes[node].pattern.replace(to_u32(number)));
        number
    }

    /// Builds the automaton: finds the failure links, level by level. At most 2Σm steps.
    pub fn build(self) -> AhoCorasick {
        let n_nodes = self.nodes.len();
        let mut done = AhoCorasick {
            nodes: Vec::with_capacity(n_nodes),
            bytes: Vec::with_capacity(n_nodes),
            n_ends: Vec::with_capacity(n_nodes),
            patterns: Vec::with_capacity(self.equal_before.len()),
            node_of: vec![0; self.equal_before.len()],
            rows: Rows::default(),
        };
        done.push(0, Node::default(), self.patterns(ROOT));
        // Node i of the automaton is order[i] of the trie.
        let mut order = Vec::with_capacity(n_nodes);
        order.push(to_u32(ROOT));
        let mut i = 0;
        while i < order.len() {
            // Invariant: all nodes above the level of i have their children and links, and so do
            // those on its level before i.
            let Node { depth, failure, .. } = done.nodes[i];
            let (first, mut child) = (order.len(), self.nodes[order[i] as usize].child as usize);
            while child != ROOT {
                let TrieNode { byte, sibling, .. } = self.nodes[child];
                // The longest proper suffix of the parent, extended by the byte.
                let failure = if i == ROOT { ROOT } else { done.step(failure as usize, byte) };
                let Node { output, ref patterns, .. } = done.nodes[failure];
                let failure = to_u32(failure);
                let output = if patterns.is_empty() { output } else { Some(failure) };
                let node = Node { depth: depth + 1, failure, output, ..Node::default() };
                done.push(byte, node, self.patterns(child));
                order.push(to_u32(child));
                child = sibling as usize;
            }
            done.nodes[i].children = to_u32(first)..to_u32(order.len());
            i += 1;
        }
        done.rows = Rows::new(&done);
        done
    }

    /// Returns the patterns that end at a node, the last one first.
    fn patterns(&self, node: usize) -> impl Iterator<Item = u32> {
        successors(self.nodes[node].pattern, |pattern| self.equal_before[*pattern as usize])
    }
}

/// Converts a number to the 32 bits in which it is stored.
fn to_u32(number: usize) -> u32 {
    u32::try_from(number).expect("fewer than 2^32 nodes and patterns")
}

/// Converts a range from the 32 bits in which it is stored.
fn to_usize(range: &Range<u32>) -> Range<usize> {
    range.start as usize..range.end as usize
}

impl<P: AsRef<[u8]>> Extend<P> for Trie {
    fn extend<I: IntoIterator<Item = P>>(&mut self, patterns: I) {
        for pattern in patterns {
            self.insert(&pattern);
        }
    }
}

impl<P: AsRef<[u8]>> FromIterator<P> for Trie {
    fn from_iter<I: IntoIterator<Item = P>>(patterns: I) -> Self {
        let mut trie = Trie::new();
        trie.extend(patterns);
        trie
    }
}

/// The trie with its links. Nodes are numbered level by level from the root, 0, so a link leads to
/// a smaller number.
///
/// ```
/// use pattern_match::AhoCorasick;
///
/// let automaton = AhoCorasick::new(["he", "she", "hers"]);
/// let found: Vec<_> = automaton.find_all("ushers").map(|m| (m.pattern, m.start)).collect();
/// assert_eq!(found, [(1, 1), (0, 2), (2, 2)]);
/// ```
#[derive(Debug, Clone)]
pub struct AhoCorasick {
    nodes: Vec<Node>,
    /// For each node, the byte that leads to it. Stored apart from the nodes so that those of
    /// siblings are contiguous.
    bytes: Vec<u8>,
    /// For each node, the number of patterns that end there or at a node that its links lead to.
    n_ends: Vec<u32>,
    /// All patterns, with those of each node contiguous.
    patterns: Vec<usize>,
    /// For each pattern, its node.
    node_of: Vec<u32>,
    /// The table for the search, as far as there are rows.
    rows: Rows,
}

#[derive(Debug, Clone, Default)]
struct Node {
    /// The length of the node's string.
    depth: u32,
    /// The children, in ascending order of their bytes.
    children: Range<u32>,
    /// The longest proper suffix of the node's string that is a node.
    failure: u32,
    /// The longest proper suffix of the node's string that is a pattern.
    output: Option<u32>,
    /// The indices of the patterns that equal the node's string.
    patterns: Range<u32>,
}

/// A step of the automaton on one byte, as reported to `watch`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The automaton goes down to a child.
    Go {
        /// The child.
        to: usize,
    },
    /// There is no such child, so the automaton follows a failure link.
    Fall {
        /// The node without the child.
        from: usize,
        /// Its failure link.
        to: usize,
    },
    /// The root has no such child, so the automaton stays there.
    Stay,
}

impl AhoCorasick {
    /// Creates the automaton of patterns, which are numbered in their order. O(Σm σ).
    pub fn new<P: AsRef<[u8]>>(patterns: impl IntoIterator<Item = P>) -> Self {
        patterns.into_iter().collect::<Trie>().build()
    }

    /// Returns the match that ends first, the longest one if there are several. O(n).
    pub fn find(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<Match> {
        Scan::find(self, text)
    }

    /// Returns a lazy iterator over all matches, in the order of [`Scan::find_all`]. O(n + z)
    /// steps.
    pub fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a, Self> {
        Scan::find_all(self, text)
    }

    /// Returns the number of matches. O(n) steps, however many there are.
    pub fn count(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> usize {
        Scan::count(self, text)
    }

    /// Reads one byte at a node, and reports each [`Step`] to `watch`. The string of the node
    /// returned is the longest suffix of the text so far that is a prefix of a pattern.
    ///
    /// # Panics
    /// If `node` is not a node.
    pub fn step_watched(&self, node: usize, byte: u8, mut watch: impl FnMut(Step)) -> usize {
        let mut node = node;
        loop {
            // Invariant: no suffix longer than this node's string can be extended by the byte.
            if let Some(child) = self.child(node, byte) {
                watch(Step::Go { to: child });
                return child;
            }
            if node == ROOT {
                watch(Step::Stay);
                return ROOT;
            }
            let failure = self.failure(node);
            watch(Step::Fall { from: node, to: failure });
            node = failure;
        }
    }

    fn child(&self, node: usize, byte: u8) -> Option<usize> {
        let children = to_usize(&self.nodes[node].children);
        let k = self.bytes[children.clone()].binary_search(&byte).ok()?;
        Some(children.start + k)
    }

    fn push(&mut self, byte: u8, mut node: Node, patterns: impl Iterator<Item = u32>) {
        let start = self.patterns.len();
        self.patterns.extend(patterns.map(|pattern| pattern as usize));
        self.patterns[start..].reverse();
        for &pattern in &self.patterns[start..] {
            self.node_of[pattern] = to_u32(self.nodes.len());
        }
        node.patterns = to_u32(start)..to_u32(self.patterns.len());
        let further = node.output.map_or(0, |output| self.n_ends[output as usize]);
        // No pattern ends twice at one position, so the sum is at most the number of patterns.
        self.n_ends.push(to_u32(node.patterns.len()) + further);
        self.bytes.push(byte);
        self.nodes.push(node);
    }

    /// Returns the number of patterns.
    pub fn n_patterns(&self) -> usize {
        self.patterns.len()
    }

    /// Returns the number of nodes, including the root.
    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the node whose string is a pattern: the inverse of [`Self::patterns`]. O(1).
    ///
    /// ```
    /// use pattern_match::AhoCorasick;
    ///
    /// let automaton = AhoCorasick::new(["he", "she", "hers"]);
    /// let node = automaton.node_of(1);
    /// assert_eq!(automaton.patterns(node), [1]);
    /// assert_eq!(automaton.failure(node), automaton.node_of(0));
    /// ```
    ///
    /// # Panics
    /// If there is no such pattern.
    pub fn node_of(&self, pattern: usize) -> usize {
        self.node_of[pattern] as usize
    }

    /// Returns the parent of a node, or `None` for the root. O(log nodes).
    ///
    /// # Panics
    /// If `node` is not a node.
    pub fn parent(&self, node: usize) -> Option<usize> {
        assert!(node < self.n_nodes(), "{node} is none of {} nodes", self.n_nodes());
        // Parents and children are numbered in the same order.
        let is_before = |parent: &Node| parent.children.end as usize <= node;
        (node != ROOT).then(|| self.nodes.partition_point(is_before))
    }

    /// Returns the byte that leads from a node's parent to it, or `None` for the root.
    ///
    /// # Panics
    /// If `node` is not a node.
    pub fn byte(&self, node: usize) -> Option<u8> {
        let byte = self.bytes[node];
        (node != ROOT).then_some(byte)
    }

    /// Returns the length of a node's string.
    ///
    /// # Panics
    /// If `node` is not a node.
    pub fn depth(&self, node: usize) -> usize {
        self.nodes[node].depth as usize
    }

    /// Returns an iterator over the children of a node, each with the byte that leads to it, in
    /// ascending order of these bytes.
    ///
    /// # Panics
    /// If `node` is not a node.
    pub fn children(&self, node: usize) -> impl Iterator<Item = (u8, usize)> {
        to_usize(&self.nodes[node].children).map(|child| (self.bytes[child], child))
    }

    /// Returns the failure link: the longest proper suffix of the node's string that is a prefix of
    /// a pattern. The link of the root is the root.
    ///
    /// # Panics
    /// If `node` is not a node.
    pub fn failure(&self, node: usize) -> usize {
        self.nodes[node].failure as usize
    }

    /// Returns the output link: the longest proper suffix of the node's string that is a pattern,
    /// or `None` if there is none.
    ///
    /// # Panics
    /// If `node` is not a node.
    pub fn output(&self, node: usize) -> Option<usize> {
        self.nodes[node].output.map(|output| output as usize)
    }

    /// Returns the patterns that equal the node's string: several if there are equal patterns.
    ///
    /// # Panics
    /// If `node` is not a node.
    pub fn patterns(&self, node: usize) -> &[usize] {
        &self.patterns[to_usize(&self.nodes[node].patterns)]
    }
}

impl Default for AhoCorasick {
    fn default() -> Self {
        Trie::new().build()
    }
}

impl<P: AsRef<[u8]>> FromIterator<P> for AhoCorasick {
    fn from_iter<I: IntoIterator<Item = P>>(patterns: I) -> Self {
        AhoCorasick::new(patterns)
    }
}

/// An automaton that can search a text, whether it steps by its links or by a table. State 0 is
/// that of the root.
///
/// ```
/// use pattern_match::aho_corasick::dfa::Dfa;
/// use pattern_match::{AhoCorasick, Scan};
///
/// let table = Dfa::new(AhoCorasick::new(["he", "she", "hers"]))?;
/// assert_eq!(table.counts("ushers"), [1, 1, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Scan: Sized {
    /// Returns the trie and its links.
    fn links(&self) -> &AhoCorasick;

    /// Returns the state after one more byte.
    fn step(&self, state: usize, byte: u8) -> usize;

    /// Returns the node of a state.
    fn node(&self, state: usize) -> usize;

    /// Returns the match that ends first, the longest one if there are several. O(n).
    fn find(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<Match> {
        self.find_all(text).next()
    }

    /// Returns a lazy iterator over all matches, including overlapping ones, in ascending order of
    /// their ends. Of those with the same end, the longest comes first; equal patterns come in
    /// their order. O(n + z) steps.
    fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a, Self> {
        // The empty pattern matches before the first byte.
        Matches {
            stream: self.stream(),
            text: text.as_ref(),
            ends: Ends::new(self.links(), ROOT, 0),
        }
    }

    /// Returns the number of matches. O(n) steps, however many there are.
    fn count(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> usize {
        let n_ends = &self.links().n_ends;
        let (mut state, mut sum) = (ROOT, n_ends[ROOT] as usize);
        for &byte in text.as_ref() {
            state = self.step(state, byte);
            sum += n_ends[self.node(state)] as usize;
        }
        sum
    }

    /// Returns the number of matches of each pattern. O(n + Σm) steps, however many there are.
    fn counts(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> Vec<usize> {
        let links = self.links();
        let nodes = &links.nodes;
        let (mut visits, mut state) = (vec![0; nodes.len()], ROOT);
        visits[ROOT] += 1;
        for &byte in text.as_ref() {
            state = self.step(state, byte);
            visits[self.node(state)] += 1;
        }
        let mut counts = vec![0; links.n_patterns()];
        for (i, node) in nodes.iter().enumerate().rev() {
            // Invariant: visits[i] is the number of occurrences of the string of i in the text,
            // because all nodes that link to i have passed theirs on.
            for &pattern in links.patterns(i) {
                counts[pattern] = visits[i];
            }
            if i != ROOT {
                visits[node.failure as usize] += visits[i];
            }
        }
        counts
    }

    /// Returns a search in a text that arrives byte by byte, or piece by piece.
    fn stream(&self) -> Stream<'_, Self> {
        Stream { automaton: self, state: ROOT, n_read: 0 }
    }

    /// Returns the number of strings of `length` letters over `alphabet` that contain none of the
    /// patterns, or `None` if it is 2^64 or more. A letter that is repeated in `alphabet` counts
    /// once. O(nodes · letters) steps, and as many additions for each letter of the length.
    fn avoiding(&self, alphabet: &[u8], length: usize) -> Option<u64> {
        let n_ends = &self.links().n_ends;
        if 0 < n_ends[ROOT] {
            return Some(0);
        }
        let letters: BTreeSet<u8> = alphabet.iter().copied().collect();
        // The states that strings without a pattern lead to, and the index of each node among them.
        let (mut states, mut places) = (vec![ROOT], vec![None; n_ends.len()]);
        places[ROOT] = Some(0);
        // For each of these states, the indices of those that one more letter leads to.
        let mut next: Vec<Vec<usize>> = Vec::new();
        while let Some(&state) = states.get(next.len()) {
            let mut of_state = Vec::with_capacity(letters.len());
            for &letter in &letters {
                let longer = self.step(state, letter);
                let node = self.node(longer);
                if n_ends[node] == 0 {
                    of_state.push(*places[node].get_or_insert_with(|| {
                        states.push(longer);
                        states.len() - 1
                    }));
                }
            }
            next.push(of_state);
        }
        let mut ways = vec![Some(1_u64); states.len()];
        for _ in 0..length {
            // Invariant: ways[i] is the number of strings that lead on from states[i], or `None` if
            // it is 2^64 or more, and then so is each sum that includes it.
            let sum = |of_state: &Vec<usize>| {
                of_state.iter().try_fold(0_u64, |sum, &place| sum.checked_add(ways[place]?))
            };
            ways = next.iter().map(sum).collect();
        }
        ways[0]
    }
}

impl Scan for AhoCorasick {
    fn links(&self) -> &AhoCorasick {
        self
    }

    fn step(&self, state: usize, byte: u8) -> usize {
        let mut node = state;
        loop {
            // Invariant: no suffix longer than this node's string can be extended by the byte.
            if let Some(next) = self.rows.step(node, byte).or_else(|| self.child(node, byte)) {
                return next;
            }
            if node == ROOT {
                return ROOT;
            }
            node = self.failure(node);
        }
    }

    fn node(&self, state: usize) -> usize {
        state
    }
}

/// An iterator over the matches that end at one position, the longest first.
#[derive(Debug, Clone)]
pub struct Ends<'a> {
    links: &'a AhoCorasick,
    /// The node whose patterns are returned next.
    next: Option<usize>,
    /// The remaining patterns of the previous node, and their length.
    patterns: slice::Iter<'a, usize>,
    length: usize,
    end: usize,
}

impl<'a> Ends<'a> {
    fn new(links: &'a AhoCorasick, node: usize, end: usize) -> Self {
        let next = (0 < links.n_ends[node]).then_some(node);
        Ends { links, next, patterns: [].iter(), length: 0, end }
    }
}

impl Iterator for Ends<'_> {
    type Item = Match;

    fn next(&mut self) -> Option<Match> {
        loop {
            if let Some(&pattern) = self.patterns.next() {
                return Some(Match { pattern, start: self.end - self.length, end: self.end });
            }
            let node = self.next?;
            self.patterns = self.links.patterns(node).iter();
            self.length = self.links.nodes[node].depth as usize;
            self.next = self.links.output(node);
        }
    }
}

impl FusedIterator for Ends<'_> {}

/// An iterator over matches, returned by [`Scan::find_all`].
#[derive(Debug, Clone)]
pub struct Matches<'a, A> {
    stream: Stream<'a, A>,
    text: &'a [u8],
    ends: Ends<'a>,
}

impl<A: Scan> Iterator for Matches<'_, A> {
    type Item = Match;

    fn next(&mut self) -> Option<Match> {
        loop {
            if let Some(found) = self.ends.next() {
                return Some(found);
            }
            let byte = *self.text.get(self.stream.n_read)?;
            self.ends = self.stream.push(byte);
        }
    }
}

impl<A: Scan> FusedIterator for Matches<'_, A> {}

/// A search in a text that is read as it arrives, without storing it.
#[derive(Debug, Clone)]
pub struct Stream<'a, A> {
    automaton: &'a A,
    state: usize,
    n_read: usize,
}

impl<'a, A: Scan> Stream<'a, A> {
    /// Reads one byte, and returns an iterator over the matches that end with it.
    pub fn push(&mut self, byte: u8) -> Ends<'a> {
        // Invariant: the node of the state is the longest suffix of the text so far that is a
        // prefix of a pattern.
        self.state = self.automaton.step(self.state, byte);
        self.n_read += 1;
        Ends::new(self.automaton.links(), self.automaton.node(self.state), self.n_read)
    }

    /// Reads a piece of the text, and returns an iterator over the matches that end in it. The
    /// piece has been read completely once the iterator is exhausted.
    pub fn extend(&mut self, piece: &(impl AsRef<[u8]> + ?Sized)) -> impl Iterator<Item = Match> {
        piece.as_ref().iter().flat_map(|byte| self.push(*byte))
    }

    /// Returns the number of bytes read.
    pub fn n_read(&self) -> usize {
        self.n_read
    }
}
