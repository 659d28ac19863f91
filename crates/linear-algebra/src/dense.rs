//! Part of [the chapter](crate): the matrix of all sections.
//!
//! Page: `docs/en/linear-algebra/README.md`.

use std::fmt;
use std::ops::{Add, AddAssign, Index, IndexMut, Mul, MulAssign, Neg, Sub, SubAssign};

use crate::{Ring, multiply};

/// Rows and columns of entries, one row after the other in memory: `a[(row, column)]`, both counted
/// from 0.
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
/// Over a [`Ring`] matrices have the operators `+`, `-` and `*`, by value and by reference. Shapes
/// that do not fit together are the caller's mistake, and panic; [`multiply`] returns an error.
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
    /// `n_rows · n_columns` entries, row after row.
    entries: Vec<T>,
}

/// An error of shapes, each given as (rows, columns).
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    /// A row is not as long as the first.
    #[error("row {row} has the length {n_entries}, and row 0 has {n_columns}")]
    Ragged {
        /// The row, counted from 0.
        row: usize,
        /// Its length.
        n_entries: usize,
        /// The length of the first row.
        n_columns: usize,
    },
    /// The entries of a flat list are too many or too few.
    #[error("a list of length {n_entries} does not make {n_rows}×{n_columns}")]
    WrongCount {
        /// Their number.
        n_entries: usize,
        /// The number of rows asked for.
        n_rows: usize,
        /// The number of columns asked for.
        n_columns: usize,
    },
    /// Two matrices do not fit together; a list counts as a column.
    #[error(
        "{}×{} and {}×{} do not fit together", left.0, left.1, right.0, right.1
    )]
    Mismatch {
        /// The shape of the left one.
        left: (usize, usize),
        /// The shape of the right one.
        right: (usize, usize),
    },
    /// The matrix is not a square.
    #[error("{n_rows}×{n_columns} is no square")]
    NotSquare {
        /// The rows.
        n_rows: usize,
        /// The columns.
        n_columns: usize,
    },
}

impl ShapeError {
    /// The side of a square with these rows and columns.
    pub(crate) fn side((n_rows, n_columns): (usize, usize)) -> Result<usize, Self> {
        if n_rows == n_columns {
            Ok(n_rows)
        } else {
            Err(ShapeError::NotSquare { n_rows, n_columns })
        }
    }
}

impl<T: Clone> Matrix<T> {
    /// A matrix with these rows. Without rows it is 0×0. O(rows · columns).
    ///
    /// # Errors
    /// [`ShapeError::Ragged`] if a row is not as long as the first.
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

    /// A matrix with the same value everywhere.
    ///
    /// # Panics
    /// If there is not enough memory.
    pub fn filled(n_rows: usize, n_columns: usize, value: T) -> Self {
        let n_entries = n_rows.checked_mul(n_columns).expect("more entries than memory can hold");
        Matrix { n_rows, n_columns, entries: vec![value; n_entries] }
    }

    /// Columns become rows. O(rows · columns).
    pub fn transposed(&self) -> Self {
        let (n_rows, n_columns) = self.shape();
        Matrix::from_fn(n_columns, n_rows, |row, column| self[(column, row)].clone())
    }

    /// A column, from top to bottom, copied.
    ///
    /// # Panics
    /// If there is no such column.
    pub fn column(&self, column: usize) -> Vec<T> {
        (0..self.n_rows).map(|row| self[(row, column)].clone()).collect()
    }

    /// One list as a matrix of one column.
    pub fn from_column(entries: &[T]) -> Self {
        Matrix { n_rows: entries.len(), n_columns: 1, entries: entries.to_vec() }
    }

    /// The rows of this matrix, each followed by that of the other: \[A|B\].
    ///
    /// # Errors
    /// [`ShapeError::Mismatch`] if they have not as many rows.
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
    /// A matrix whose entries are computed from row and column.
    pub fn from_fn(
        n_rows: usize,
        n_columns: usize,
        mut entry: impl FnMut(usize, usize) -> T,
    ) -> Self {
        let places = (0..n_rows).flat_map(|row| (0..n_columns).map(move |column| (row, column)));
        let entries = places.map(|(row, column)| entry(row, column)).collect();
        Matrix { n_rows, n_columns, entries }
    }

    /// A matrix from its entries, row after row.
    ///
    /// # Errors
    /// [`ShapeError::WrongCount`] if they are not rows times columns.
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

    /// Rows and columns.
    pub fn shape(&self) -> (usize, usize) {
        (self.n_rows, self.n_columns)
    }

    /// The side of a square.
    ///
    /// # Errors
    /// [`ShapeError::NotSquare`] if it is none.
    pub fn side(&self) -> Result<usize, ShapeError> {
        ShapeError::side(self.shape())
    }

    /// A row, from left to right.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> &[T] {
        let start = self.start(row);
        &self.entries[start..start + self.n_columns]
    }

    /// A row, mutable.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row_mut(&mut self, row: usize) -> &mut [T] {
        let start = self.start(row);
        &mut self.entries[start..start + self.n_columns]
    }

    /// Two different rows, mutable.
    ///
    /// # Panics
    /// If they are the same, or one is not there.
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

    /// Exchanges two rows. O(columns).
    ///
    /// # Panics
    /// If one is not there.
    pub fn swap_rows(&mut self, one: usize, other: usize) {
        if one != other {
            let (one, other) = self.two_rows_mut(one, other);
            one.swap_with_slice(other);
        }
    }

    /// The entries, row after row.
    pub fn entries(&self) -> &[T] {
        &self.entries
    }

    /// The entries, row after row, mutable.
    pub fn entries_mut(&mut self) -> &mut [T] {
        &mut self.entries
    }

    /// The entries, row after row, without the matrix.
    pub fn into_entries(self) -> Vec<T> {
        self.entries
    }

    /// Applies a function to every entry.
    pub fn map<U>(&self, value: impl FnMut(&T) -> U) -> Matrix<U> {
        let entries = self.entries.iter().map(value).collect();
        Matrix { n_rows: self.n_rows, n_columns: self.n_columns, entries }
    }

    /// Where a row begins.
    fn start(&self, row: usize) -> usize {
        assert!(row < self.n_rows, "row {row} of a matrix of {} rows", self.n_rows);
        row * self.n_columns
    }
}

impl<T: Ring> Matrix<T> {
    /// Zeros.
    ///
    /// # Panics
    /// If there is not enough memory.
    pub fn zeros(n_rows: usize, n_columns: usize) -> Self {
        Matrix::filled(n_rows, n_columns, T::ZERO)
    }

    /// The square with ones from the upper left to the lower right, and zeros beside them.
    pub fn identity(n: usize) -> Self {
        Matrix::from_fn(n, n, |row, column| if row == column { T::ONE } else { T::ZERO })
    }

    /// The product with a column: the left sides of a system whose unknowns are `x`. O(rows ·
    /// columns).
    ///
    /// # Errors
    /// [`ShapeError::Mismatch`] if `x` does not have one entry for each column.
    pub fn times_column(&self, x: &[T]) -> Result<Vec<T>, ShapeError> {
        if self.n_columns != x.len() {
            return Err(ShapeError::Mismatch { left: self.shape(), right: (x.len(), 1) });
        }
        let dot = |row: &[T]| T::dot(row.iter().copied().zip(x.iter().copied()));
        Ok(self.rows().map(dot).collect())
    }

    /// The product of `exponent` copies of this matrix; the power 0 is the identity. O(n³ log
    /// exponent).
    ///
    /// # Panics
    /// If the matrix is no square.
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
            // Invariant: the last bit of the exponent is done: the power is the product of result
            // and of square to the exponent without that bit.
            square = &square * &square;
            exponent /= 2;
            if exponent % 2 == 1 {
                result = &result * &square;
            }
        }
        result
    }

    /// Changes each entry by that of the other matrix.
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
    /// Puts the product in the place of the left factor.
    ///
    /// # Panics
    /// If the left one has not as many columns as the right one has rows.
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

    /// The product by its definition, as [`multiply`] finds it. O(m · k · n).
    ///
    /// # Panics
    /// If the left one has not as many columns as the right one has rows.
    fn mul(self, other: Self) -> Matrix<T> {
        multiply(self, other).unwrap_or_else(|error| panic!("{error}"))
    }
}

/// The operators by value: the left side's memory becomes the result's where the shape stays.
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
        // Without this, a column too far would be an entry of the next row.
        assert!(column < self.n_columns, "column {column} of {}", self.n_columns);
        &self.entries[self.start(row) + column]
    }
}

impl<T> IndexMut<(usize, usize)> for Matrix<T> {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut T {
        assert!(column < self.n_columns, "column {column} of {}", self.n_columns);
        let place = self.start(row) + column;
        &mut self.entries[place]
    }
}

impl<T: fmt::Display> fmt::Display for Matrix<T> {
    /// A line for each row, the columns flush right. A precision is that of the entries.
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
