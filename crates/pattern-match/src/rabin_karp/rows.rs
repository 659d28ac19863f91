//! Part of [Rabin-Karp](super): a two-dimensional pattern in a two-dimensional text.
//!
//! The hash of a window is that of its bytes, row by row. A window slides down as it slides to the
//! right in one dimension: instead of a byte, a piece of a row enters and another one leaves. The
//! hashes of these pieces come from windows that slide along each row.
//!
//! Cost: O(n) expected for a text of n bytes, and O(m) for each occurrence, for a pattern of m
//! bytes; O(n) space.
//!
//! Checked: all texts of up to nine bytes over a two-letter alphabet with all patterns of up to
//! four, in all shapes, against the definition; random ones.
//!
//! Page: `docs/en/pattern-match/rabin-karp/rows.md`.

use std::slice::ChunksExact;

use super::Hasher;

/// Bytes in rows of the same width: at least one row of at least one byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rows<'a> {
    bytes: &'a [u8],
    width: usize,
}

/// The reason why bytes do not make [`Rows`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RowsError {
    /// There are no bytes.
    #[error("there are no bytes to make rows of")]
    Empty,
    /// The last row is not full.
    #[error("{n_bytes} bytes make no rows of {width}")]
    Ragged {
        /// The number of bytes.
        n_bytes: usize,
        /// The width of a row.
        width: usize,
    },
}

impl<'a> Rows<'a> {
    /// Creates rows from bytes, row by row.
    ///
    /// # Errors
    /// Returns an error if there are no bytes, or if they do not fill rows of this width.
    pub fn new(bytes: &'a (impl AsRef<[u8]> + ?Sized), width: usize) -> Result<Self, RowsError> {
        let bytes = bytes.as_ref();
        match bytes.len() {
            0 => Err(RowsError::Empty),
            n_bytes if !n_bytes.is_multiple_of(width) => Err(RowsError::Ragged { n_bytes, width }),
            _ => Ok(Rows { bytes, width }),
        }
    }

    fn rows(self) -> ChunksExact<'a, u8> {
        self.bytes.chunks_exact(self.width)
    }

    /// Returns `true` if the pattern occurs at a row and a column from which it fits in the text.
    /// O(m).
    fn has_at(self, pattern: Rows<'_>, (row, column): (usize, usize)) -> bool {
        let mut pairs = self.rows().skip(row).zip(pattern.rows());
        pairs.all(|(text, pattern)| text[column..].starts_with(pattern))
    }
}

/// Returns all occurrences of the pattern, each as the row and column of its first byte, in
/// ascending order, verified byte by byte. O(n + m) expected, plus O(m) for each occurrence.
pub fn find_all(text: Rows<'_>, pattern: Rows<'_>, hasher: Hasher) -> Vec<(usize, usize)> {
    let (height, width) = (pattern.rows().len(), pattern.width);
    let pieces = |row| hasher.windows(row, width).map(|(_, hash)| hash).collect();
    let pieces: Vec<Vec<u64>> = text.rows().map(pieces).collect();
    // The factor of a window's hash when another piece enters below it, and the negated weight of
    // its first piece after that.
    let (down, leaving) = (hasher.power(width), hasher.modulus - hasher.power(pattern.bytes.len()));
    let wanted = hasher.hash(pattern.bytes);
    let mut hashes = vec![0; (text.width + 1).saturating_sub(width)];
    let mut places = Vec::new();
    for (row, enter) in pieces.iter().enumerate() {
        // Invariant: hashes[column] is the hash of the rows above this one, as many as the pattern
        // has, or all of them if there are fewer.
        let leave = row.checked_sub(height).map(|first| &pieces[first]);
        for (column, hash) in hashes.iter_mut().enumerate() {
            let leaves = leave.map_or(0, |leave| leave[column]);
            let grown = u128::from(*hash) * u128::from(down) + u128::from(enter[column]);
            *hash = hasher.reduce(grown + u128::from(leaves) * u128::from(leaving));
        }
        let Some(first) = (row + 1).checked_sub(height) else { continue };
        let candidates = hashes.iter().enumerate().filter(|(_, hash)| **hash == wanted);
        let candidates = candidates.map(|(column, _)| (first, column));
        places.extend(candidates.filter(|&place| text.has_at(pattern, place)));
    }
    places
}
