//! Part of [Aho-Corasick](super): a table for the nodes closest to the root, where a search spends
//! most of its time.
//!
//! Nodes are numbered level by level, so these are the first ones. A node without a row has its
//! links, and they lead to a node that has one.
//!
//! Cost: at most [`MOST_ENTRIES`] entries of four bytes, whatever the patterns; one lookup for each
//! byte that is read at a node with a row.
//!
//! Page: `docs/en/pattern-match/aho-corasick/table.md`.

use super::dfa::{N_BYTES, classes, table};
use super::{AhoCorasick, ROOT, to_u32};

/// The largest number of entries of all rows together: four megabytes.
const MOST_ENTRIES: usize = 1 << 20;

/// The first rows of the automaton's table.
#[derive(Debug, Clone)]
pub(super) struct Rows {
    /// All bytes that occur in no pattern share one class.
    class: [u8; N_BYTES],
    /// A row has 2^shift entries.
    shift: u32,
    /// The next node for each class of bytes, row by row.
    next: Vec<u32>,
}

impl Default for Rows {
    /// Returns an empty table.
    fn default() -> Self {
        Rows { class: [0; N_BYTES], shift: 0, next: Vec::new() }
    }
}

impl Rows {
    /// Builds rows for as many nodes as there is room for. O(nodes · classes), and bounded.
    pub(super) fn new(links: &AhoCorasick) -> Self {
        let (class, n_classes) = classes(&links.bytes[ROOT + 1..]);
        let n_classes = n_classes.next_power_of_two();
        let n_rows = links.n_nodes().min(MOST_ENTRIES / n_classes);
        let next = table(links, n_rows, (&class, n_classes), to_u32);
        Rows { class, shift: n_classes.trailing_zeros(), next }
    }

    /// Returns the node after one more byte, or `None` if the current node has no row.
    #[inline]
    pub(super) fn step(&self, node: usize, byte: u8) -> Option<usize> {
        let class = usize::from(self.class[usize::from(byte)]);
        self.next.get(node << self.shift | class).map(|next| *next as usize)
    }
}
