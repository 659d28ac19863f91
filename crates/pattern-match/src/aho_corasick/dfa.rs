//! Part of [Aho-Corasick](super): the table, which stores where following failure links would end.
//!
//! Cost: O(nodes · classes) time and space to build, and one lookup per byte of a text.
//!
//! Page: `docs/en/pattern-match/aho-corasick/table.md`.

use super::rows::Rows;
use super::{AhoCorasick, ROOT, Scan, to_u32};

/// The number of distinct bytes.
pub(super) const N_BYTES: usize = 256;

/// The largest number of entries that a table may have; each takes four bytes.
pub const MOST_ENTRIES: usize = 1 << 26;

/// The error for a table that would be too large. The links do the same work in little space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a table of {n_nodes} nodes by {n_classes} classes of bytes has more than {MOST_ENTRIES} entries"
)]
pub struct DfaError {
    /// The number of nodes of the automaton.
    pub n_nodes: usize,
    /// The number of entries per node, a power of two.
    pub n_classes: usize,
}

/// The automaton as a table. All bytes that occur in no pattern share one class.
///
/// A state is the index at which its node's row begins.
#[derive(Debug, Clone)]
pub struct Dfa {
    links: AhoCorasick,
    class: [u8; N_BYTES],
    /// A row has 2^shift entries.
    shift: u32,
    next: Vec<u32>,
}

impl Dfa {
    /// Builds the table, row by row. O(nodes · classes).
    ///
    /// # Errors
    /// Returns an error if the table would have more than [`MOST_ENTRIES`] entries.
    pub fn new(mut links: AhoCorasick) -> Result<Self, DfaError> {
        let (class, n_classes) = classes(&links.bytes[ROOT + 1..]);
        let n_classes = n_classes.next_power_of_two();
        let n_nodes = links.n_nodes();
        let too_large = DfaError { n_nodes, n_classes };
        n_nodes.checked_mul(n_classes).filter(|n| *n <= MOST_ENTRIES).ok_or(too_large)?;
        let next = table(&links, n_nodes, (&class, n_classes), |node| to_u32(node * n_classes));
        // From now on, no step uses the links.
        links.rows = Rows::default();
        Ok(Dfa { links, class, shift: n_classes.trailing_zeros(), next })
    }

    /// Returns the number of entries of the table.
    pub fn n_entries(&self) -> usize {
        self.next.len()
    }
}

/// Returns the first rows of the table, each with `n_classes` entries, one row per node. An entry
/// is the `state` of the next node.
pub(super) fn table(
    links: &AhoCorasick,
    n_rows: usize,
    (class, n_classes): (&[u8; N_BYTES], usize),
    state: impl Fn(usize) -> u32,
) -> Vec<u32> {
    let mut next = Vec::with_capacity(n_rows * n_classes);
    next.resize(n_classes, state(ROOT));
    for node in 0..n_rows {
        // Invariant: the rows of all nodes before this one are complete, and its failure link leads
        // to one of them.
        if node != ROOT {
            let row = links.failure(node) * n_classes;
            next.extend_from_within(row..row + n_classes);
        }
        for (byte, child) in links.children(node) {
            next[node * n_classes + usize::from(class[usize::from(byte)])] = state(child);
        }
    }
    next
}

/// Returns the class of each byte, and the number of classes. Class 0 is that of the bytes that do
/// not occur, if there are any.
pub(super) fn classes(bytes: &[u8]) -> ([u8; N_BYTES], usize) {
    let mut is_there = [false; N_BYTES];
    for &byte in bytes {
        is_there[usize::from(byte)] = true;
    }
    let n_there = is_there.iter().filter(|is_there| **is_there).count();
    let n_others = usize::from(n_there < N_BYTES);
    let mut class = [0; N_BYTES];
    let there = (0..N_BYTES).filter(|byte| is_there[*byte]);
    for (number, byte) in (0..=u8::MAX).skip(n_others).zip(there) {
        class[byte] = number;
    }
    (class, n_others + n_there)
}

impl Scan for Dfa {
    fn links(&self) -> &AhoCorasick {
        &self.links
    }

    fn step(&self, state: usize, byte: u8) -> usize {
        self.next[state | usize::from(self.class[usize::from(byte)])] as usize
    }

    fn node(&self, state: usize) -> usize {
        state >> self.shift
    }
}
