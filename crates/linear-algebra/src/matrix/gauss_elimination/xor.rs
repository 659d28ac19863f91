//! Part of [Gaussian elimination](super): equations of bits, where a sum is an exclusive or, and 64
//! unknowns are one word.
//!
//! Cost: m equations with n unknowns take O(m · n · min(m, n) / 64), and O(m · n / 64) space.
//!
//! Source: the elimination of this section over the field of two elements.
//!
//! Page: `docs/en/linear-algebra/matrix/gauss-elimination.md`.

use super::Solution;
use crate::Matrix;

/// Equations such as x0 ⊕ x3 ⊕ x4 = 1.
///
/// ```
/// use linear_algebra::matrix::gauss_elimination::xor::XorSystem;
/// use linear_algebra::Solution;
///
/// // x ^ y = 1 and y = 1.
/// let mut system = XorSystem::new(2);
/// system.push([0, 1], true)?;
/// system.push([1], true)?;
/// assert_eq!(system.solve(), Solution::Unique(vec![false, true]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct XorSystem {
    n_unknowns: usize,
    /// Row after row; bit i of a row belongs to unknown i, and the last to the right side.
    words: Vec<u64>,
    n_equations: usize,
}

/// An equation names an unknown that there is not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("unknown {unknown} of {n_unknowns}")]
pub struct XorSystemError {
    /// What it names, counted from 0.
    pub unknown: usize,
    /// How many there are.
    pub n_unknowns: usize,
}

impl XorSystem {
    /// No equation yet.
    pub fn new(n_unknowns: usize) -> Self {
        XorSystem { n_unknowns, ..XorSystem::default() }
    }

    /// Adds the equation that the exclusive or of these unknowns is `right`. One that is named
    /// twice cancels.
    ///
    /// # Errors
    /// [`XorSystemError`]; then the system is as before.
    pub fn push(
        &mut self,
        unknowns: impl IntoIterator<Item = usize>,
        right: bool,
    ) -> Result<(), XorSystemError> {
        let n_unknowns = self.n_unknowns;
        let mut row = vec![0; self.n_words()];
        for unknown in unknowns {
            if n_unknowns <= unknown {
                return Err(XorSystemError { unknown, n_unknowns });
            }
            row[unknown / 64] ^= 1 << (unknown % 64);
        }
        row[n_unknowns / 64] |= u64::from(right) << (n_unknowns % 64);
        self.words.append(&mut row);
        self.n_equations += 1;
        Ok(())
    }

    /// Adds the equation that the exclusive or of the unknowns whose coefficient is set is `right`;
    /// what is missing at the end is not set. O(unknowns), without a branch for each.
    ///
    /// # Errors
    /// [`XorSystemError`] if there are more coefficients than unknowns; then the system is as
    /// before.
    pub fn push_coefficients(
        &mut self,
        coefficients: &[bool],
        right: bool,
    ) -> Result<(), XorSystemError> {
        let n_unknowns = self.n_unknowns;
        if n_unknowns < coefficients.len() {
            return Err(XorSystemError { unknown: n_unknowns, n_unknowns });
        }
        let pack = |word, bit: &bool| word << 1 | u64::from(*bit);
        let start = self.words.len();
        self.words.extend(coefficients.chunks(64).map(|bits| bits.iter().rfold(0, pack)));
        self.words.resize(start + self.n_words(), 0);
        self.words[start + n_unknowns / 64] |= u64::from(right) << (n_unknowns % 64);
        self.n_equations += 1;
        Ok(())
    }

    /// All solutions.
    #[expect(clippy::missing_panics_doc, reason = "each equation has brought all of its words")]
    pub fn solve(self) -> Solution<bool> {
        let n = self.n_unknowns;
        let (n_equations, n_words) = (self.n_equations, self.n_words());
        let rows = Matrix::from_entries(n_equations, n_words, self.words);
        let mut rows = rows.expect("whole rows");
        let is_set =
            |rows: &Matrix<u64>, row, column| rows[(row, column / 64)] >> (column % 64) & 1 == 1;
        let (mut pivots, mut order) = (Vec::new(), (0..n_equations).collect::<Vec<usize>>());
        for column in 0..n {
            // Invariant: the pivots so far are alone in their columns, so no back substitution is
            // needed.
            let row = pivots.len();
            let found = (row..n_equations).find(|&row| is_set(&rows, row, column));
            let Some(from) = found else { continue };
            rows.swap_rows(row, from);
            order.swap(row, from);
            let (above, rest) = rows.entries_mut().split_at_mut(row * n_words);
            let (pivot_row, below) = rest.split_at_mut(n_words);
            let others = above.chunks_exact_mut(n_words).chain(below.chunks_exact_mut(n_words));
            for other in others {
                // All ones if the row has this unknown, else zeros. A branch would be guessed wrong
                // half of the time.
                let mask = (other[column / 64] >> (column % 64) & 1).wrapping_neg();
                // In the words before, the pivot's row is zero.
                let words = other.iter_mut().zip(&*pivot_row).skip(column / 64);
                words.for_each(|(word, pivot)| *word ^= pivot & mask);
            }
            pivots.push(column);
        }
        if let Some(row) = (pivots.len()..n_equations).find(|&row| is_set(&rows, row, n)) {
            return Solution::Inconsistent { equation: order[row] };
        }
        // The unknowns of the pivots as one column says: that of the right sides, or of a free
        // unknown.
        let read = |column: usize| {
            let mut x = vec![false; n];
            for (row, &pivot) in pivots.iter().enumerate() {
                x[pivot] = is_set(&rows, row, column);
            }
            x
        };
        let particular = read(n);
        let free = (0..n).filter(|column| pivots.binary_search(column).is_err());
        let basis: Vec<Vec<bool>> = free
            .map(|column| {
                let mut x = read(column);
                x[column] = true;
                x
            })
            .collect();
        if basis.is_empty() {
            Solution::Unique(particular)
        } else {
            Solution::Infinite { particular, basis }
        }
    }

    /// The words of a row.
    fn n_words(&self) -> usize {
        self.n_unknowns / 64 + 1
    }
}
