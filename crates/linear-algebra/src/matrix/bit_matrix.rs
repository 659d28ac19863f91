//! Part of [the matrices](super): matrices of bits, packed 64 to a word. Addition is exclusive or.
//!
//! Cost: the product of m×k and k×n takes O(m · k · n / 64). The rank, determinant, and inverse of
//! a square matrix of side n take O(n³ / 64). O(m · n / 64) space.
//!
//! Domain: any shape, including no rows or no columns. The field is that of [`Mod<2>`](crate::Mod),
//! which takes a word for each number.
//!
//! Source: the elimination of chapter 9 over the field of two elements.
//!
//! Checked: against [`Matrix`] of [`Mod<2>`](crate::Mod): all products, ranks, determinants, and
//! inverses up to 3×3, and random ones of more than a word.
//!
//! Page: `docs/en/linear-algebra/matrix/gauss-elimination/xor-systems.md`.

use std::fmt;
use std::ops::{Add, AddAssign, Index, Mul};

use super::gauss_elimination::xor::BitEchelon;
use super::lup::LupError;
use crate::{Matrix, Mod, ShapeError};

/// A matrix of bits, stored row by row.
///
/// ```
/// use linear_algebra::BitMatrix;
///
/// let a = BitMatrix::from_fn(3, 3, |row, column| row <= column);
/// assert_eq!(a.rank(), 3);
/// assert_eq!(&a * &a.inverse()?, BitMatrix::identity(3));
/// assert_eq!((&a + &a).rank(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
#[doc(alias = "F2")]
#[doc(alias = "GF2")]
#[doc(alias = "bitset")]
pub struct BitMatrix {
    n_rows: usize,
    n_columns: usize,
    /// The words, row by row. Column j is bit j % 64 of word j / 64 of its row. The unused bits of
    /// the last word of a row are zero.
    words: Vec<u64>,
}

impl BitMatrix {
    /// Creates a matrix of zeros.
    ///
    /// # Panics
    /// If the words do not fit in memory.
    pub fn zeros(n_rows: usize, n_columns: usize) -> Self {
        let n_words = n_rows.checked_mul(n_columns.div_ceil(64)).expect("more bits than memory");
        BitMatrix { n_rows, n_columns, words: vec![0; n_words] }
    }

    /// The n×n identity matrix.
    pub fn identity(n: usize) -> Self {
        let mut identity = BitMatrix::zeros(n, n);
        (0..n).for_each(|i| identity.set(i, i, true));
        identity
    }

    /// Creates a matrix whose bit at (row, column) is `bit(row, column)`.
    pub fn from_fn(
        n_rows: usize,
        n_columns: usize,
        mut bit: impl FnMut(usize, usize) -> bool,
    ) -> Self {
        let mut matrix = BitMatrix { n_rows: 0, n_columns, words: Vec::new() };
        let mut bits = vec![false; n_columns];
        for row in 0..n_rows {
            bits.iter_mut().enumerate().for_each(|(column, place)| *place = bit(row, column));
            matrix.push_row(&bits);
        }
        matrix
    }

    /// Creates a matrix from its rows. Without rows, it is 0×0. O(rows · columns).
    ///
    /// # Errors
    /// [`ShapeError::Ragged`] if the rows do not all have the same length.
    pub fn from_rows<R: AsRef<[bool]>>(rows: &[R]) -> Result<Self, ShapeError> {
        let n_columns = rows.first().map_or(0, |row| row.as_ref().len());
        let mut matrix = BitMatrix { n_rows: 0, n_columns, words: Vec::new() };
        for (row, bits) in rows.iter().enumerate() {
            let n_entries = bits.as_ref().len();
            if n_entries != n_columns {
                return Err(ShapeError::Ragged { row, n_entries, n_columns });
            }
            matrix.push_row(bits.as_ref());
        }
        Ok(matrix)
    }

    /// Appends a row at the bottom, padded with zeros to the full width. There is no branch per
    /// bit.
    ///
    /// # Panics
    /// If `bits` is longer than a row.
    pub fn push_row(&mut self, bits: &[bool]) {
        assert!(bits.len() <= self.n_columns, "{} bits for {} columns", bits.len(), self.n_columns);
        let pack = |word, bit: &bool| word << 1 | u64::from(*bit);
        self.words.extend(bits.chunks(64).map(|bits| bits.iter().rfold(0, pack)));
        self.n_rows += 1;
        self.words.resize(self.n_rows * self.n_words(), 0);
    }

    /// The number of rows.
    pub fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// The number of columns.
    pub fn n_columns(&self) -> usize {
        self.n_columns
    }

    /// The numbers of rows and columns.
    pub fn shape(&self) -> (usize, usize) {
        (self.n_rows, self.n_columns)
    }

    /// The side length of a square matrix.
    ///
    /// # Errors
    /// [`ShapeError::NotSquare`] if the matrix is not square.
    pub fn side(&self) -> Result<usize, ShapeError> {
        ShapeError::side(self.shape())
    }

    /// The bit at `row` and `column`.
    ///
    /// # Panics
    /// If `row` or `column` is out of bounds.
    pub fn get(&self, row: usize, column: usize) -> bool {
        assert!(column < self.n_columns, "there is no column {column} among {}", self.n_columns);
        self.row(row)[column / 64] >> (column % 64) & 1 == 1
    }

    /// Sets the bit at `row` and `column` to `bit`.
    ///
    /// # Panics
    /// If `row` or `column` is out of bounds.
    pub fn set(&mut self, row: usize, column: usize, bit: bool) {
        assert!(column < self.n_columns, "there is no column {column} among {}", self.n_columns);
        let word = &mut self.row_mut(row)[column / 64];
        *word = *word & !(1 << (column % 64)) | u64::from(bit) << (column % 64);
    }

    /// The words of a row. Column `j` is bit `j % 64` of word `j / 64`; the unused bits of the last
    /// word are zero.
    ///
    /// # Panics
    /// If `row` is out of bounds.
    pub fn row(&self, row: usize) -> &[u64] {
        assert!(row < self.n_rows, "there is no row {row} among {}", self.n_rows);
        let n_words = self.n_words();
        &self.words[row * n_words..][..n_words]
    }

    pub(super) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        assert!(row < self.n_rows, "there is no row {row} among {}", self.n_rows);
        let n_words = self.n_words();
        &mut self.words[row * n_words..][..n_words]
    }

    /// The first row, starting from `first`, whose bit in `column` is set.
    pub(super) fn find_bit(&self, first: usize, column: usize) -> Option<usize> {
        let (word, shift) = (column / 64, column % 64);
        let mut rows = self.words.chunks_exact(self.n_words().max(1)).skip(first);
        Some(first + rows.position(|row| row[word] >> shift & 1 == 1)?)
    }

    /// The words of a row, of all rows above it, and of all rows below it.
    pub(super) fn around(&mut self, row: usize) -> [&mut [u64]; 3] {
        let n_words = self.n_words();
        let (above, rest) = self.words.split_at_mut(row * n_words);
        let (row, below) = rest.split_at_mut(n_words);
        [row, above, below]
    }

    /// The number of words in a row.
    pub(super) fn n_words(&self) -> usize {
        self.n_columns.div_ceil(64)
    }

    /// Swaps two rows. O(columns / 64).
    ///
    /// # Panics
    /// If either row is out of bounds.
    pub fn swap_rows(&mut self, one: usize, other: usize) {
        let (low, high) = (one.min(other), one.max(other));
        assert!(high < self.n_rows, "there is no row {high} among {}", self.n_rows);
        if low < high {
            let n_words = self.n_words();
            let (above, below) = self.words.split_at_mut(high * n_words);
            above[low * n_words..][..n_words].swap_with_slice(&mut below[..n_words]);
        }
    }

    /// The transpose. O(rows · columns).
    pub fn transposed(&self) -> Self {
        BitMatrix::from_fn(self.n_columns, self.n_rows, |row, column| self.get(column, row))
    }

    /// The block matrix \[A|B\]: each row of `self` followed by the same row of `other`.
    ///
    /// # Errors
    /// [`ShapeError::Mismatch`] if the numbers of rows differ.
    pub fn beside(&self, other: &Self) -> Result<Self, ShapeError> {
        if self.n_rows != other.n_rows {
            return Err(ShapeError::Mismatch { left: self.shape(), right: other.shape() });
        }
        let n = self.n_columns;
        Ok(BitMatrix::from_fn(self.n_rows, n + other.n_columns, |row, column| {
            if column < n { self.get(row, column) } else { other.get(row, column - n) }
        }))
    }

    /// The product. For each set bit in a row of `self`, it adds a row of `other`. O(m · k · n /
    /// 64).
    ///
    /// # Errors
    /// [`ShapeError::Mismatch`] if the number of columns of `self` differs from the number of rows
    /// of `other`.
    pub fn multiply(&self, other: &Self) -> Result<Self, ShapeError> {
        if self.n_columns != other.n_rows {
            return Err(ShapeError::Mismatch { left: self.shape(), right: other.shape() });
        }
        let mut product = BitMatrix::zeros(self.n_rows, other.n_columns);
        for row in 0..self.n_rows {
            let sum = product.row_mut(row);
            for (i, &word) in self.row(row).iter().enumerate() {
                let mut bits = word;
                while bits != 0 {
                    // Invariant: the rows for the bits already cleared from bits have been added.
                    add(sum, other.row(64 * i + bits.trailing_zeros() as usize));
                    bits &= bits - 1;
                }
            }
        }
        Ok(product)
    }

    /// Raises a square matrix to the power of `exponent`. The power 0 is the identity. O(n³ log
    /// exponent / 64) for side n.
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn pow(&self, mut exponent: u64) -> Self {
        let n = self.side().unwrap_or_else(|error| panic!("{error}"));
        let (mut result, mut square) = (BitMatrix::identity(n), self.clone());
        while 0 < exponent {
            // Invariant: result · square^exponent is the power.
            if exponent % 2 == 1 {
                result = &result * &square;
            }
            exponent /= 2;
            if 0 < exponent {
                square = &square * &square;
            }
        }
        result
    }

    /// The rank: the largest number of linearly independent rows. O(m · n · rank / 64).
    pub fn rank(&self) -> usize {
        BitEchelon::staircase(self.clone(), self.n_columns).rank()
    }

    /// The determinant, 0 or 1. O(n³ / 64).
    ///
    /// # Errors
    /// [`ShapeError::NotSquare`] if the matrix is not square.
    pub fn determinant(&self) -> Result<bool, ShapeError> {
        Ok(self.rank() == self.side()?)
    }

    /// The inverse. O(n³ / 64). It copies the matrix once and works in place on the copy.
    ///
    /// # Errors
    /// [`LupError::Singular`] if there is no inverse, and [`LupError::Gauss`] if the matrix is not
    /// square.
    pub fn inverse(&self) -> Result<Self, LupError> {
        let n = self.side()?;
        let (mut matrix, mut order) = (self.clone(), (0..n).collect::<Vec<usize>>());
        for k in 0..n {
            // Invariant: [A|I] has become [left|right] by row operations only. left[..k] is the
            // identity, so it is not stored: those columns hold the columns of right that are not
            // columns of the identity.
            let from = matrix.find_bit(k, k).ok_or(LupError::Singular { column: k })?;
            matrix.swap_rows(k, from);
            order.swap(k, from);
            let (word, bit) = (k / 64, 1 << (k % 64));
            let n_words = matrix.n_words();
            let [pivot, above, below] = matrix.around(k);
            for row in above.chunks_exact_mut(n_words).chain(below.chunks_exact_mut(n_words)) {
                // All ones if the bit is set in the row, else zeros.
                let mask = (row[word] >> (k % 64) & 1).wrapping_neg();
                row[word] &= !bit;
                row.iter_mut().zip(&*pivot).for_each(|(word, pivot)| *word ^= pivot & mask);
            }
        }
        // Swapping rows on the left has permuted the columns on the right; undo that.
        let mut place = vec![0; n];
        order.iter().enumerate().for_each(|(column, &from)| place[from] = column);
        Ok(BitMatrix::from_fn(n, n, |row, column| matrix.get(row, place[column])))
    }
}

/// Adds `row` to `sum`.
fn add(sum: &mut [u64], row: &[u64]) {
    sum.iter_mut().zip(row).for_each(|(sum, word)| *sum ^= word);
}

impl From<&Matrix<Mod<2>>> for BitMatrix {
    fn from(matrix: &Matrix<Mod<2>>) -> Self {
        let (n_rows, n_columns) = matrix.shape();
        BitMatrix::from_fn(n_rows, n_columns, |row, column| matrix[(row, column)] != Mod::ZERO)
    }
}

impl From<&BitMatrix> for Matrix<Mod<2>> {
    fn from(matrix: &BitMatrix) -> Self {
        let (n_rows, n_columns) = matrix.shape();
        Matrix::from_fn(n_rows, n_columns, |row, column| Mod::from(u8::from(matrix[(row, column)])))
    }
}

impl Index<(usize, usize)> for BitMatrix {
    type Output = bool;

    fn index(&self, (row, column): (usize, usize)) -> &bool {
        if self.get(row, column) { &true } else { &false }
    }
}

impl AddAssign<&BitMatrix> for BitMatrix {
    /// # Panics
    /// If the shapes differ.
    fn add_assign(&mut self, other: &BitMatrix) {
        let (left, right) = (self.shape(), other.shape());
        assert!(left == right, "{}", ShapeError::Mismatch { left, right });
        add(&mut self.words, &other.words);
    }
}

impl Add for &BitMatrix {
    type Output = BitMatrix;

    /// The exclusive or, which is also the difference.
    ///
    /// # Panics
    /// If the shapes differ.
    fn add(self, other: Self) -> BitMatrix {
        let mut sum = self.clone();
        sum += other;
        sum
    }
}

impl Mul for &BitMatrix {
    type Output = BitMatrix;

    /// # Panics
    /// If the number of columns on the left differs from the number of rows on the right.
    fn mul(self, other: Self) -> BitMatrix {
        self.multiply(other).unwrap_or_else(|error| panic!("{error}"))
    }
}

impl fmt::Display for BitMatrix {
    /// Writes one line of zeros and ones per row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.n_rows {
            f.write_str(if row == 0 { "" } else { "\n" })?;
            for column in 0..self.n_columns {
                f.write_str(if self.get(row, column) { "1" } else { "0" })?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for BitMatrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = |row| (0..self.n_columns).map(move |column| u8::from(self.get(row, column)));
        f.debug_list().entries((0..self.n_rows).map(|row| bits(row).collect::<Vec<u8>>())).finish()
    }
}
