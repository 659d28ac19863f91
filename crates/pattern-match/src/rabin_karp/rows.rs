//! Part of [Rabin-Karp](super): a pattern of rows in a text of rows.
//!
//! The hash of a window is that of its bytes, row by row. A window rolls down as it rolls to the
//! right: instead of a byte, a piece of a row enters and another leaves. The hashes of these pieces
//! come from windows that roll along each row.
//!
//! Cost: O(n) expected for a text of n bytes, and O(m) for each place that is found, for a pattern
//! of m bytes; O(n) space.
//!
//! Checked: all texts of up to nine bytes out of two with all patterns of up to four, in all
//! shapes, against the definition; random ones.
//!
//! Page: `docs/en/pattern-match/rabin-karp/rows.md`.

use std::slice::ChunksExact;

use super::Hasher;

/// Bytes in rows of one width: at least one row, of at least one byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rows<'a> {
    bytes: &'a [u8],
    width: usize,
}

/// Bytes that make no rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RowsError {
    /// There are none.
    #[error("there are no bytes to make rows of")]
    Empty,
    /// The last row would not be full.
    #[error("{n_bytes} bytes make no rows of {width}")]
    Ragged {
        /// How many bytes there are.
        n_bytes: usize,
        /// How many a row should have.
        width: usize,
    },
}

impl<'a> Rows<'a> {
    /// The bytes, row by row.
    ///
    /// # Errors
    /// If there are no bytes, or if they do not fill rows of this width.
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

    /// Whether the pattern stands at a row and a column from which it is within the text. O(m).
    fn has_at(self, pattern: Rows<'_>, (row, column): (usize, usize)) -> bool {
        let mut pairs = self.rows().skip(row).zip(pattern.rows());
        pairs.all(|(text, pattern)| text[column..].starts_with(pattern))
    }
}

/// All places of the pattern, each as the row and the column of its first byte; ascending, compared
/// byte by byte. O(n + m) expected, and O(m) for each place.
pub fn find_all(text: Rows<'_>, pattern: Rows<'_>, hasher: Hasher) -> Vec<(usize, usize)> {
    let (height, width) = (pattern.rows().len(), pattern.width);
    let pieces = |row| hasher.windows(row, width).map(|(_, hash)| hash).collect();
    let pieces: Vec<Vec<u64>> = text.rows().map(pieces).collect();
    // What a window weighs when one more piece has come below it, and what its first piece weighs
    // then, made negative.
    let (down, leaving) = (hasher.power(width), hasher.modulus - hasher.power(pattern.bytes.len()));
    let wanted = hasher.hash(pattern.bytes);
    let mut hashes = vec![0; (text.width + 1).saturating_sub(width)];
    let mut places = Vec::new();
    for (row, enter) in pieces.iter().enumerate() {
        // Invariant: hashes[column] is that of the rows above this one, as many as the pattern has;
        // of all, if there are fewer.
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
