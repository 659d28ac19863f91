//! Part of [the chapter](crate): the dense matrix type that every section uses.
//!
//! Page: `docs/en/linear-algebra/README.md`.

use std::fmt;
use std::ops::{Add, AddAssign, Index, IndexMut, Mul, MulAssign, Neg, Sub, SubAssign};

use crate::{Ring, multiply};

/// A dense matrix, stored row by row. `a[(row, column)]` is an entry; both indices count from 0.
///
/// ```
/// use linear_algebra::Matrix;
///
/// let a = Matrix::from_rows(&[[1, 2, 3], [4, 5, 6]])?;
/// assert_eq!(a.shape(), (2, 3));
/// assert_eq!(a.transposed().row(2), [3, 6]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Over a [`Ring`], matrices support the operators `+`, `-`, and `*`, by value and by reference.
/// The operators panic if the shapes do not match; [`multiply`] returns an error instead.
///
/// ```
/// use linear_algebra::{Matrix, Mod};
///
/// let fibonacci = Matrix::from([[1, 1], [1, 0]]).map(|&x| Mod::<101>::new(x));
/// assert_eq!(&fibonacci * &fibonacci, &fibonacci + &Matrix::identity(2));
/// // F(101), F(100) and F(99).
/// assert_eq!(fibonacci.pow(100), Matrix::from([[1, 0], [0, 1]]).map(|&x| Mod::new(x)));
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Matrix<T> {
    n_rows: usize,
    n_columns: usize,
    /// `n_rows · n_columns` entries, row by row.
    entries: Vec<T>,
}

/// The error for shapes that do not match. A shape is a pair (rows, columns).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    /// A row does not have the same length as the first.
    #[error("row {row} has the length {n_entries}, and row 0 has {n_columns}")]
    Ragged {
        /// The index of the row.
        row: usize,
        /// Its length.
        n_entries: usize,
        /// The length of the first row.
        n_columns: usize,
    },
    /// A flat list has too many or too few entries.
    #[error("a list of length {n_entries} does not make {n_rows}×{n_columns}")]
    WrongCount {
        /// The number of entries.
        n_entries: usize,
        /// The requested number of rows.
        n_rows: usize,
        /// The requested number of columns.
        n_columns: usize,
    },
    /// The right-hand side of a system does not have one row for each row of the matrix.
    #[error(
        "A is {}×{} and b is {}×{}, but both need the same number of rows", a.0, a.1, b.0, b.1
    )]
    RightSide {
        /// The shape of the matrix A.
        a: (usize, usize),
        /// The shape of the right-hand side b. A list counts as a column.
        b: (usize, usize),
    },
    /// A column by which a matrix is multiplied does not have one entry for each of its columns.
    #[error("A is {}×{} and x has the length {length}, but A needs as many columns", a.0, a.1)]
    Column {
        /// The shape of the matrix A.
        a: (usize, usize),
        /// The length of the column x.
        length: usize,
    },
    /// The shapes of two matrices do not match.
    #[error(
        "{}×{} and {}×{} do not fit together", left.0, left.1, right.0, right.1
    )]
    Mismatch {
        /// The shape of the left matrix.
        left: (usize, usize),
        /// The shape of the right matrix.
        right: (usize, usize),
    },
    /// The matrix is not square.
    #[error("{n_rows}×{n_columns} is no square")]
    NotSquare {
        /// The number of rows.
        n_rows: usize,
        /// The number of columns.
        n_columns: usize,
    },
}

impl ShapeError {
    /// Checks that the right-hand side b of a system has as many rows as the matrix A.
    pub(crate) fn check_right_side(a: (usize, usize), b: (usize, usize)) -> Result<(), Self> {
        if a.0 == b.0 { Ok(()) } else { Err(ShapeError::RightSide { a, b }) }
    }

    /// The side length of a square matrix with this shape.
    pub(crate) fn side((n_rows, n_columns): (usize, usize)) -> Result<usize, Self> {
        if n_rows == n_columns {
            Ok(n_rows)
        } else {
            Err(ShapeError::NotSquare { n_rows, n_columns })
        }
    }
}

impl<T: Clone> Matrix<T> {
    /// Creates a matrix from its rows. Without rows, it is 0×0. O(rows · columns).
    ///
    /// # Errors
    /// [`ShapeError::Ragged`] if the rows do not all have the same length.
    pub fn from_rows<R: AsRef<[T]>>(rows: &[R]) -> Result<Self, ShapeError> {
        let n_columns = rows.first().map_or(0, |row| row.as_ref().len());
        let mut entries = Vec::with_capacity(rows.len() * n_columns);
        for (i, row) in rows.iter().enumerate() {
            let n_entries = row.as_ref().len();
            if n_entries != n_columns {
                return Err(ShapeError::Ragged { row: i, n_entries, n_columns });
            }
            entries.extend_from_slice(row.as_ref());
        }
        Ok(Matrix { n_rows: rows.len(), n_columns, entries })
    }

    /// Creates a matrix with every entry equal to `value`.
    ///
    /// # Panics
    /// If the entries do not fit in memory.
    pub fn filled(n_rows: usize, n_columns: usize, value: T) -> Self {
        let n_entries = n_rows.checked_mul(n_columns).expect("more entries than memory can hold");
        Matrix { n_rows, n_columns, entries: vec![value; n_entries] }
    }

    /// The transpose. O(rows · columns).
    pub fn transposed(&self) -> Self {
        let (n_rows, n_columns) = self.shape();
        Matrix::from_fn(n_columns, n_rows, |row, column| self[(column, row)].clone())
    }

    /// A copy of a column, from top to bottom.
    ///
    /// # Panics
    /// If `column` is out of bounds.
    pub fn column(&self, column: usize) -> Vec<T> {
        (0..self.n_rows).map(|row| self[(row, column)].clone()).collect()
    }

    /// Creates a matrix with a single column.
    pub fn from_column(entries: &[T]) -> Self {
        Matrix { n_rows: entries.len(), n_columns: 1, entries: entries.to_vec() }
    }

    /// The block matrix \[A|B\]: each row of `self` followed by the same row of `other`.
    ///
    /// # Errors
    /// [`ShapeError::Mismatch`] if the numbers of rows differ.
    pub fn beside(&self, other: &Self) -> Result<Self, ShapeError> {
        if self.n_rows != other.n_rows {
            return Err(ShapeError::Mismatch { left: self.shape(), right: other.shape() });
        }
        let n_columns = self.n_columns + other.n_columns;
        let mut entries = Vec::with_capacity(self.n_rows * n_columns);
        for (a, b) in self.rows().zip(other.rows()) {
            entries.extend_from_slice(a);
            entries.extend_from_slice(b);
        }
        Ok(Matrix { n_rows: self.n_rows, n_columns, entries })
    }
}

impl<T> Matrix<T> {
    /// Creates a matrix whose entry at (row, column) is `entry(row, column)`.
    pub fn from_fn(
        n_rows: usize,
        n_columns: usize,
        mut entry: impl FnMut(usize, usize) -> T,
    ) -> Self {
        let places = (0..n_rows).flat_map(|row| (0..n_columns).map(move |column| (row, column)));
        let entries = places.map(|(row, column)| entry(row, column)).collect();
        Matrix { n_rows, n_columns, entries }
    }

    /// Creates a matrix from its entries, row by row.
    ///
    /// # Errors
    /// [`ShapeError::WrongCount`] if there are not exactly `n_rows · n_columns` entries.
    pub fn from_entries(
        n_rows: usize,
        n_columns: usize,
        entries: Vec<T>,
    ) -> Result<Self, ShapeError> {
        let n_entries = entries.len();
        if n_rows.checked_mul(n_columns) != Some(n_entries) {
            return Err(ShapeError::WrongCount { n_entries, n_rows, n_columns });
        }
        Ok(Matrix { n_rows, n_columns, entries })
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

    /// A row, from left to right, as a slice.
    ///
    /// # Panics
    /// If `row` is out of bounds.
    pub fn row(&self, row: usize) -> &[T] {
        let start = self.start(row);
        &self.entries[start..start + self.n_columns]
    }

    /// A row as a mutable slice.
    ///
    /// # Panics
    /// If `row` is out of bounds.
    pub fn row_mut(&mut self, row: usize) -> &mut [T] {
        let start = self.start(row);
        &mut self.entries[start..start + self.n_columns]
    }

    /// Two different rows as mutable slices.
    ///
    /// # Panics
    /// If `one` equals `other`, or if either is out of bounds.
    pub fn two_rows_mut(&mut self, one: usize, other: usize) -> (&mut [T], &mut [T]) {
        let places = [one, other].map(|row| {
            let start = self.start(row);
            start..start + self.n_columns
        });
        if self.n_columns == 0 {
            return (&mut [], &mut []);
        }
        let [one, other] = self.entries.get_disjoint_mut(places).expect("two different rows");
        (one, other)
    }

    /// The rows, from top to bottom.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = &[T]> + DoubleEndedIterator + Clone {
        (0..self.n_rows).map(|row| self.row(row))
    }

    /// Swaps two rows. O(columns).
    ///
    /// # Panics
    /// If `one` differs from `other` and either is out of bounds.
    pub fn swap_rows(&mut self, one: usize, other: usize) {
        if one != other {
            let (one, other) = self.two_rows_mut(one, other);
            one.swap_with_slice(other);
        }
    }

    /// The entries, row by row.
    pub fn entries(&self) -> &[T] {
        &self.entries
    }

    /// The entries, row by row, as a mutable slice.
    pub fn entries_mut(&mut self) -> &mut [T] {
        &mut self.entries
    }

    /// Converts the matrix into its entries, row by row.
    pub fn into_entries(self) -> Vec<T> {
        self.entries
    }

    /// The matrix of the results of calling `value` on every entry.
    pub fn map<U>(&self, value: impl FnMut(&T) -> U) -> Matrix<U> {
        let entries = self.entries.iter().map(value).collect();
        Matrix { n_rows: self.n_rows, n_columns: self.n_columns, entries }
    }

    /// The index in `entries` of the first entry of a row.
    fn start(&self, row: usize) -> usize {
        assert!(row < self.n_rows, "there is no row {row} among {}", self.n_rows);
        row * self.n_columns
    }
}

impl<T: Ring> Matrix<T> {
    /// Creates a matrix of zeros.
    ///
    /// # Panics
    /// If the entries do not fit in memory.
    pub fn zeros(n_rows: usize, n_columns: usize) -> Self {
        Matrix::filled(n_rows, n_columns, T::ZERO)
    }

    /// The n×n identity matrix.
    pub fn identity(n: usize) -> Self {
        Matrix::from_fn(n, n, |row, column| if row == column { T::ONE } else { T::ZERO })
    }

    /// The product A x with a column `x`. O(rows · columns).
    ///
    /// # Errors
    /// [`ShapeError::Column`] if `x` does not have one entry for each column.
    pub fn times_column(&self, x: &[T]) -> Result<Vec<T>, ShapeError> {
        if self.n_columns != x.len() {
            return Err(ShapeError::Column { a: self.shape(), length: x.len() });
        }
        let dot = |row: &[T]| T::dot(row.iter().copied().zip(x.iter().copied()));
        Ok(self.rows().map(dot).collect())
    }

    /// Raises a square matrix to the power of `exponent`. The power 0 is the identity. O(n³ log
    /// exponent) for side n.
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn pow(&self, mut exponent: u64) -> Self {
        let n = self.side().unwrap_or_else(|error| panic!("{error}"));
        if exponent == 0 {
            return Matrix::identity(n);
        }
        let mut square = self.clone();
        while exponent.is_multiple_of(2) {
            square = &square * &square;
            exponent /= 2;
        }
        let mut result = square.clone();
        while 1 < exponent {
            // Invariant: the last bit of the exponent has been handled: the power is result times
            // square to the exponent with that bit cleared.
            square = &square * &square;
            exponent /= 2;
            if exponent % 2 == 1 {
                result = &result * &square;
            }
        }
        result
    }

    /// Replaces each entry by `change` of it and the matching entry of `other`.
    fn update(&mut self, other: &Self, change: impl Fn(T, T) -> T) {
        let (left, right) = (self.shape(), other.shape());
        assert!(left == right, "{}", ShapeError::Mismatch { left, right });
        let pairs = self.entries.iter_mut().zip(&other.entries);
        pairs.for_each(|(entry, &other)| *entry = change(*entry, other));
    }
}

impl<T, const ROWS: usize, const COLUMNS: usize> From<[[T; COLUMNS]; ROWS]> for Matrix<T> {
    fn from(rows: [[T; COLUMNS]; ROWS]) -> Self {
        let entries = rows.into_iter().flatten().collect();
        Matrix { n_rows: ROWS, n_columns: COLUMNS, entries }
    }
}

impl<T: Ring> AddAssign<&Matrix<T>> for Matrix<T> {
    /// # Panics
    /// If the shapes differ.
    fn add_assign(&mut self, other: &Matrix<T>) {
        self.update(other, |x, y| x + y);
    }
}

impl<T: Ring> SubAssign<&Matrix<T>> for Matrix<T> {
    /// # Panics
    /// If the shapes differ.
    fn sub_assign(&mut self, other: &Matrix<T>) {
        self.update(other, |x, y| x - y);
    }
}

impl<T: Ring> MulAssign<&Matrix<T>> for Matrix<T> {
    /// Replaces the left factor with the product.
    ///
    /// # Panics
    /// If the number of columns on the left differs from the number of rows on the right.
    fn mul_assign(&mut self, other: &Matrix<T>) {
        *self = &*self * other;
    }
}

impl<T: Ring> Add for &Matrix<T> {
    type Output = Matrix<T>;

    /// # Panics
    /// If the shapes differ.
    fn add(self, other: Self) -> Matrix<T> {
        self.clone() + other
    }
}

impl<T: Ring> Sub for &Matrix<T> {
    type Output = Matrix<T>;

    /// # Panics
    /// If the shapes differ.
    fn sub(self, other: Self) -> Matrix<T> {
        self.clone() - other
    }
}

impl<T: Ring> Mul for &Matrix<T> {
    type Output = Matrix<T>;

    /// The product by its definition, computed by [`multiply`]. O(m · k · n).
    ///
    /// # Panics
    /// If the number of columns on the left differs from the number of rows on the right.
    fn mul(self, other: Self) -> Matrix<T> {
        multiply(self, other).unwrap_or_else(|error| panic!("{error}"))
    }
}

/// Implements the operators by value. Where the shape stays the same, the result reuses the memory
/// of the left operand.
macro_rules! by_value {
    ($($Operator:ident $operator:ident $assign:ident;)*) => {$(
        impl<T: Ring> $Operator<&Matrix<T>> for Matrix<T> {
            type Output = Matrix<T>;

            fn $operator(mut self, other: &Matrix<T>) -> Matrix<T> {
                self.$assign(other);
                self
            }
        }

        impl<T: Ring> $Operator for Matrix<T> {
            type Output = Matrix<T>;

            fn $operator(self, other: Matrix<T>) -> Matrix<T> {
                self.$operator(&other)
            }
        }

        impl<T: Ring> $Operator<Matrix<T>> for &Matrix<T> {
            type Output = Matrix<T>;

            fn $operator(self, other: Matrix<T>) -> Matrix<T> {
                self.$operator(&other)
            }
        }
    )*};
}

by_value! {
    Add add add_assign;
    Sub sub sub_assign;
    Mul mul mul_assign;
}

impl<T: Ring> Neg for Matrix<T> {
    type Output = Matrix<T>;

    fn neg(self) -> Matrix<T> {
        self.map(|&entry| -entry)
    }
}

impl<T> Index<(usize, usize)> for Matrix<T> {
    type Output = T;

    fn index(&self, (row, column): (usize, usize)) -> &T {
        // Without this check, a column out of bounds would read an entry of a later row.
        assert!(column < self.n_columns, "there is no column {column} among {}", self.n_columns);
        &self.entries[self.start(row) + column]
    }
}

impl<T> IndexMut<(usize, usize)> for Matrix<T> {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut T {
        assert!(column < self.n_columns, "there is no column {column} among {}", self.n_columns);
        let place = self.start(row) + column;
        &mut self.entries[place]
    }
}

impl<T: fmt::Display> fmt::Display for Matrix<T> {
    /// Writes one line per row, with the columns right-aligned. A precision applies to each entry.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.map(|entry| match f.precision() {
            Some(precision) => format!("{entry:.precision$}"),
            None => entry.to_string(),
        });
        let wide = |column| (0..self.n_rows).map(|row| shown[(row, column)].chars().count()).max();
        let widths: Vec<usize> = (0..self.n_columns).filter_map(wide).collect();
        for (i, row) in shown.rows().enumerate() {
            f.write_str(if i == 0 { "" } else { "\n" })?;
            for (column, (text, wide)) in row.iter().zip(&widths).enumerate() {
                f.write_str(if column == 0 { "" } else { " " })?;
                write!(f, "{text:>wide$}")?;
            }
        }
        Ok(())
    }
}

impl<T: fmt::Debug> fmt::Debug for Matrix<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}
