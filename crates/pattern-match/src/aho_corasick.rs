//! Aho, Corasick: all places of many patterns in one pass. The patterns form a trie, and each node
//! knows the longest of its ends that begins a pattern too.
//!
//! Notation: k patterns, of Σm bytes together, with σ different bytes; a text of length n; z
//! matches.
//!
//! Cost: O(Σm · σ) to build, where the failure links take no more than 2Σm steps; O(n log σ + z) to
//! search, with at most 2n steps; O(Σm) space. The nodes next to the root have rows of a table, of
//! four megabytes at most: there, one look-up for each byte. With a row for every node
//! ([`dfa::Dfa`]): O(Σm · σ) space, and one look-up for each byte anywhere.
//!
//! Domain: patterns and texts of any bytes and any length, also 0; equal patterns; texts that come
//! in pieces.
//!
//! Source: A. V. Aho, M. J. Corasick, "Efficient string matching: an aid to bibliographic search",
//! Communications of the ACM 18 (1975).
//!
//! Checked: all pairs and triples of short patterns out of two letters, in all orders, against the
//! definition; random ones too.
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

/// Where a pattern stands in a text: at `text[start..end]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Match {
    /// The number of the pattern: 0 for the one that was inserted first.
    pub pattern: usize,
    /// Where it begins.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

/// Patterns, before their automaton is built. A node is a beginning of a pattern.
#[derive(Debug, Clone)]
pub struct Trie {
    nodes: Vec<TrieNode>,
    /// For each pattern the one before it that is equal.
    equal_before: Vec<Option<u32>>,
}

/// The children of a node are chained by ascending bytes. The root is nobody's child: where its
/// number stands, the chain ends. Numbers have 32 bits, for what is small is quickly made.
#[derive(Debug, Clone, Default)]
struct TrieNode {
    /// The byte that leads here.
    byte: u8,
    /// The first child.
    child: u32,
    /// The next child of the same parent.
    sibling: u32,
    /// The last one of the patterns that end here.
    pattern: Option<u32>,
}

impl Default for Trie {
    fn default() -> Self {
        Trie { nodes: vec![TrieNode::default()], equal_before: Vec::new() }
    }
}

impl Trie {
    /// No patterns yet.
    pub fn new() -> Self {
        Trie::default()
    }

    /// Adds a pattern and returns its number: 0, 1, 2, … O(m σ) at worst.
    ///
    /// # Panics
    /// If there are 2^32 nodes or patterns already.
    pub fn insert(&mut self, pattern: &(impl AsRef<[u8]> + ?Sized)) -> usize {
        let mut node = ROOT;
        for &byte in pattern.as_ref() {
            // The last child with a smaller byte, if there is one, and the one behind it.
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
        // Whether the node is new or not: it may be inside a longer pattern.
        let number = self.equal_before.len();
        self.equal_before.push(self.nodes[node].pattern.replace(to_u32(number)));
        number
    }

    /// Finds the failure links, level by level. At most 2Σm steps.
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
        // The node i of the automaton is order[i] here.
        let mut order = Vec::with_capacity(n_nodes);
        order.push(to_u32(ROOT));
        let mut i = 0;
        while i < order.len() {
            // Invariant: all nodes above the level of i have their children and links, and so have
            // those of its level before i.
            let Node { depth, failure, .. } = done.nodes[i];
            let (first, mut child) = (order.len(), self.nodes[order[i] as usize].child as usize);
            while child != ROOT {
                let TrieNode { byte, sibling, .. } = self.nodes[child];
                // The longest end of the parent, and the byte behind it.
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

    /// The patterns that end at a node, the last one first.
    fn patterns(&self, node: usize) -> impl Iterator<Item = u32> {
        successors(self.nodes[node].pattern, |pattern| self.equal_before[*pattern as usize])
    }
}

/// A number that is kept in 32 bits.
fn to_u32(number: usize) -> u32 {
    u32::try_from(number).expect("fewer than 2^32 nodes and patterns")
}

/// A range that is kept in 32 bits.
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

/// The trie with its links. Nodes are numbered level by level, from the root, 0; so a link leads to
/// a smaller number.
///
/// ```
/// use pattern_match::AhoCorasick;
/// use pattern_match::aho_corasick::Scan;
///
/// let automaton = AhoCorasick::new(["he", "she", "hers"]);
/// let found: Vec<_> = automaton.find_all("ushers").map(|m| (m.pattern, m.start)).collect();
/// assert_eq!(found, [(1, 1), (0, 2), (2, 2)]);
/// ```
#[derive(Debug, Clone)]
pub struct AhoCorasick {
    nodes: Vec<Node>,
    /// For each node the byte that leads to it, apart from the nodes: those of siblings lie side by
    /// side.
    bytes: Vec<u8>,
    /// For each node how many patterns end there and at the ends that its links lead to.
    n_ends: Vec<u32>,
    /// All patterns, those of each node side by side.
    patterns: Vec<usize>,
    /// For each pattern its node.
    node_of: Vec<u32>,
    /// What a search looks up, as far as there are rows.
    rows: Rows,
}

#[derive(Debug, Clone, Default)]
struct Node {
    /// The length of its string.
    depth: u32,
    /// By ascending bytes.
    children: Range<u32>,
    /// The longest end of its string, other than the whole, that is a node.
    failure: u32,
    /// The longest end of its string, other than the whole, that is a pattern.
    output: Option<u32>,
    /// Where the patterns stand that its string is.
    patterns: Range<u32>,
}

/// What the automaton does with one byte, told to its watcher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// It goes down to a child.
    Go {
        /// The child.
        to: usize,
    },
    /// There is no such child: it follows a failure link.
    Fall {
        /// The node without the child.
        from: usize,
        /// Its failure link.
        to: usize,
    },
    /// There is no such child of the root: it stays there.
    Stay,
}

impl AhoCorasick {
    /// The automaton of some patterns, numbered in their order. O(Σm σ).
    pub fn new<P: AsRef<[u8]>>(patterns: impl IntoIterator<Item = P>) -> Self {
        patterns.into_iter().collect::<Trie>().build()
    }

    /// Reads one byte at a node, observed. The node that it returns is the longest end of what was
    /// read that begins a pattern.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn step_watched(&self, node: usize, byte: u8, mut watch: impl FnMut(Step)) -> usize {
        let mut node = node;
        loop {
            // Invariant: no end longer than this node's can be prolonged by the byte.
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
        // No pattern ends twice at one place, so the sum is at most the number of patterns.
        self.n_ends.push(to_u32(node.patterns.len()) + further);
        self.bytes.push(byte);
        self.nodes.push(node);
    }

    /// How many patterns there are.
    pub fn n_patterns(&self) -> usize {
        self.patterns.len()
    }

    /// How many nodes there are, the root included.
    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The node whose string is a pattern: the way back from [`Self::patterns`]. O(1).
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

    /// The parent of a node, or `None` for the root. O(log nodes).
    ///
    /// # Panics
    /// If there is no such node.
    pub fn parent(&self, node: usize) -> Option<usize> {
        assert!(node < self.n_nodes(), "{node} is none of {} nodes", self.n_nodes());
        // Parents and children are numbered in the same order.
        let is_before = |parent: &Node| parent.children.end as usize <= node;
        (node != ROOT).then(|| self.nodes.partition_point(is_before))
    }

    /// The byte that leads from a node's parent to it, or `None` for the root.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn byte(&self, node: usize) -> Option<u8> {
        let byte = self.bytes[node];
        (node != ROOT).then_some(byte)
    }

    /// The length of a node's string.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn depth(&self, node: usize) -> usize {
        self.nodes[node].depth as usize
    }

    /// The children of a node, each with the byte that leads to it, by ascending bytes.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn children(&self, node: usize) -> impl Iterator<Item = (u8, usize)> {
        to_usize(&self.nodes[node].children).map(|child| (self.bytes[child], child))
    }

    /// The failure link: the longest end of the node's string, other than the whole, that begins a
    /// pattern. The root's is the root.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn failure(&self, node: usize) -> usize {
        self.nodes[node].failure as usize
    }

    /// The output link: the longest end of the node's string, other than the whole, that is a
    /// pattern.
    ///
    /// # Panics
    /// If there is no such node.
    pub fn output(&self, node: usize) -> Option<usize> {
        self.nodes[node].output.map(|output| output as usize)
    }

    /// The patterns that the node's string is: several if they are equal.
    ///
    /// # Panics
    /// If there is no such node.
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

/// What can be asked of the automaton, whichever way it steps: by its links, or by a table. The
/// state 0 is that of the root.
pub trait Scan: Sized {
    /// The trie and its links.
    fn links(&self) -> &AhoCorasick;

    /// The state after one more byte.
    fn step(&self, state: usize, byte: u8) -> usize;

    /// The node of a state.
    fn node(&self, state: usize) -> usize;

    /// The match that ends first, and of several the longest. O(n).
    fn find(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<Match> {
        self.find_all(text).next()
    }

    /// All matches, overlaps included, lazily: by ascending ends, of one end the longest first, and
    /// of equal patterns the first. O(n + z) steps.
    fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a, Self> {
        // The empty pattern stands in front of the text.
        Matches {
            stream: self.stream(),
            text: text.as_ref(),
            ends: Ends::new(self.links(), ROOT, 0),
        }
    }

    /// How many matches there are. O(n) steps, however many.
    fn count(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> usize {
        let n_ends = &self.links().n_ends;
        let (mut state, mut sum) = (ROOT, n_ends[ROOT] as usize);
        for &byte in text.as_ref() {
            state = self.step(state, byte);
            sum += n_ends[self.node(state)] as usize;
        }
        sum
    }

    /// How many matches each pattern has. O(n + Σm) steps, however many there are.
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
            // Invariant: visits[i] is how often the string of i ends in the text, for all that lead
            // to i have passed theirs on.
            for &pattern in links.patterns(i) {
                counts[pattern] = visits[i];
            }
            if i != ROOT {
                visits[node.failure as usize] += visits[i];
            }
        }
        counts
    }

    /// For a text that comes byte by byte, or piece by piece.
    fn stream(&self) -> Stream<'_, Self> {
        Stream { automaton: self, state: ROOT, n_read: 0 }
    }

    /// How many strings of `length` letters out of `alphabet` hold none of the patterns; none if
    /// they are 2^64 or more. A letter that `alphabet` holds twice counts once. O(nodes · letters)
    /// steps, and as many additions for each letter of the length.
    fn avoiding(&self, alphabet: &[u8], length: usize) -> Option<u64> {
        let n_ends = &self.links().n_ends;
        if 0 < n_ends[ROOT] {
            return Some(0);
        }
        let letters: BTreeSet<u8> = alphabet.iter().copied().collect();
        // The states that strings without a pattern lead to, and the place of each node among them.
        let (mut states, mut places) = (vec![ROOT], vec![None; n_ends.len()]);
        places[ROOT] = Some(0);
        // For each of these states the places of those that one more letter leads to.
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
            // Invariant: ways[i] is how many strings lead on from states[i]; none if 2^64 or more,
            // and then so is each sum with it.
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
            // Invariant: no end longer than this node's can be prolonged by the byte.
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

/// The matches that end at one place, the longest first.
#[derive(Debug, Clone)]
pub struct Ends<'a> {
    links: &'a AhoCorasick,
    /// The node whose patterns are told next.
    next: Option<usize>,
    /// The patterns of the node before it that are not told yet, and how long they are.
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

/// The iterator of [`Scan::find_all`].
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

/// A text that is read as it comes: nothing of it is kept.
#[derive(Debug, Clone)]
pub struct Stream<'a, A> {
    automaton: &'a A,
    state: usize,
    n_read: usize,
}

impl<'a, A: Scan> Stream<'a, A> {
    /// Reads one byte, and tells the matches that end with it.
    pub fn push(&mut self, byte: u8) -> Ends<'a> {
        // Invariant: the node of the state is the longest end of what was read that begins a
        // pattern.
        self.state = self.automaton.step(self.state, byte);
        self.n_read += 1;
        Ends::new(self.automaton.links(), self.automaton.node(self.state), self.n_read)
    }

    /// Reads a piece of the text. All of it is read when the iterator is at its end.
    pub fn extend(&mut self, piece: &(impl AsRef<[u8]> + ?Sized)) -> impl Iterator<Item = Match> {
        piece.as_ref().iter().flat_map(|byte| self.push(*byte))
    }

    /// How many bytes were read.
    pub fn n_read(&self) -> usize {
        self.n_read
    }
}
