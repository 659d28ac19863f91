//! Part of [the longest common subsequence](super): the length for bytes, 64 cells of the table at
//! a time.
//!
//! A column of the table grows by 0 or 1 from each row to the next, so one bit a cell holds it. An
//! addition, whose carry runs until it meets a 0, moves a whole column on.
//!
//! Source: M. Crochemore, C. S. Iliopoulos, Y. J. Pinzon, J. F. Reid, "A fast and practical
//! bit-vector algorithm for the longest common subsequence problem", Information Processing Letters
//! 80 (2001); H. Hyyrö, "Bit-parallel LCS-length computation revisited" (2004).
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-common-subsequence/bit-parallel.md`.

/// The number of columns that are computed in one sweep over the words. A word is then loaded and
/// stored once for all of them, and the carries of different columns do not wait for each other.
const N_COLUMNS: usize = 4;

/// The length of a longest common subsequence. O(n · m / 64) time, O(n · σ / 64 + n) space for σ
/// different bytes in `a`.
///
/// ```
/// use dynamic_programming::linear_dp::longest_common_subsequence::bit_parallel;
///
/// assert_eq!(bit_parallel::length(b"ABCBDAB", b"BDCABA"), 4);
/// ```
pub fn length(a: &[u8], b: &[u8]) -> usize {
    let matches = Matches::new(a);
    // Bit i is 0 if the column's value grows from row i to row i + 1. The first column is all 0,
    // and never grows.
    let mut column = vec![u64::MAX; a.len().div_ceil(64)];
    let (chunks, rest) = b.as_chunks();
    for bytes in chunks {
        next_columns::<N_COLUMNS>(&mut column, bytes.map(|byte| matches.of(byte)));
    }
    for &byte in rest {
        next_columns(&mut column, [matches.of(byte)]);
    }
    column.iter().map(|word| word.count_zeros() as usize).sum()
}

/// For each byte, its places in a sequence: one bit per position.
struct Matches {
    /// For each byte the number of its row.
    rank: [usize; 256],
    n_words: usize,
    /// Row 0 is empty, and serves the bytes that do not occur.
    rows: Vec<u64>,
}

impl Matches {
    fn new(a: &[u8]) -> Self {
        let n_words = a.len().div_ceil(64);
        let mut matches = Matches { rank: [0; 256], n_words, rows: vec![0; n_words] };
        for (i, &byte) in a.iter().enumerate() {
            let rank = &mut matches.rank[usize::from(byte)];
            if *rank == 0 {
                *rank = matches.rows.len() / n_words;
                matches.rows.resize(matches.rows.len() + n_words, 0);
            }
            matches.rows[*rank * n_words + i / 64] |= 1 << (i % 64);
        }
        matches
    }

    fn of(&self, byte: u8) -> &[u64] {
        &self.rows[self.rank[usize::from(byte)] * self.n_words..][..self.n_words]
    }
}

/// Moves the column on by the elements whose matches are given, one after another.
fn next_columns<const N: usize>(column: &mut [u64], matches: [&[u64]; N]) {
    let mut carries = [false; N];
    let matches = matches.map(|row| &row[..column.len()]);
    for (w, word) in column.iter_mut().enumerate() {
        for (row, carry) in matches.iter().zip(&mut carries) {
            // Each run of the column, up to the next 0, keeps one 0: at its first match.
            let matched = *word & row[w];
            let (sum, carried) = word.carrying_add(matched, *carry);
            *word = sum | (*word & !matched);
            *carry = carried;
        }
    }
}
