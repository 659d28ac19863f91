//! Part of [Strassen's algorithm](super): the product by its definition, in tiles that stay in
//! registers and caches.
//!
//! Cost: n³ multiplications. Each entry fetched from the second matrix is used in [`ROWS`] of them,
//! and each entry of the first in [`COLUMNS`]. O(1) space, for at most [`TERMS`] · [`WIDTH`] packed
//! entries of the second matrix.
//!
//! Source: K. Goto and R. A. van de Geijn (2008), without the hand-written machine instructions.
//!
//! Page: `docs/en/linear-algebra/matrix/strassen/tiles.md`.

use std::ops::Range;

use crate::{Matrix, Ring, ShapeError};

/// Whether the program is compiled for a processor with vectors of four numbers and a fused
/// multiply-add instruction.
const IS_WIDE: bool = cfg!(all(target_feature = "avx2", target_feature = "fma"));
/// The number of entries in a vector: as many as one instruction handles at once, on a wide
/// processor or on any x86-64.
const LANES: usize = if IS_WIDE { 4 } else { 2 };
/// The number of copies of each factor of the first matrix. A wide processor broadcasts a number to
/// a vector as it loads it.
const COPIES: usize = if IS_WIDE { 1 } else { LANES };
/// The number of rows of a tile, all of which are computed at once. The sums, a row of factors, and
/// a product fit in the registers: there are 32 registers with AVX-512, and 16 otherwise.
const ROWS: usize = match (IS_WIDE, cfg!(target_feature = "avx512vl")) {
    (true, true) => 6,
    (true, false) => 3,
    (false, _) => 2,
};
/// The number of columns of a tile, in vectors.
const VECTORS: usize = 4;
/// The number of columns of a tile.
const COLUMNS: usize = LANES * VECTORS;
/// The number of terms that are added before a tile is written. This many rows of a strip stay in
/// the L1 cache.
const TERMS: usize = 256;
/// The number of columns of the right matrix that are packed at once. They stay in the L2 cache.
const WIDTH: usize = 512;

/// An entry of the first matrix, in the form that is multiplied by a vector of the second.
type Factor<T> = [T; COPIES];

/// A block of a matrix, whose rows begin `stride` entries apart.
pub(super) struct Block<'a, T> {
    entries: &'a [T],
    pub(super) stride: usize,
}

impl<T> Clone for Block<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Block<'_, T> {}

impl<'a, T> Block<'a, T> {
    pub(super) fn new(entries: &'a [T], stride: usize) -> Self {
        Block { entries, stride }
    }

    /// The part of the block to the right of and below the entry at index `corner`.
    pub(super) fn from(self, corner: usize) -> Self {
        Block { entries: &self.entries[corner..], ..self }
    }

    /// The rows. Each slice may extend beyond the row of the block.
    pub(super) fn rows(self) -> impl Iterator<Item = &'a [T]> {
        self.entries.chunks(self.stride.max(1))
    }
}

/// Returns the product of two matrices by its definition: entry (i, j) is the sum of all
/// `a[i, k] * b[k, j]`. O(m · k · n).
///
/// ```
/// use std::num::Wrapping;
///
/// use linear_algebra::{Matrix, multiply};
///
/// let a = Matrix::from_rows(&[[1_i32, 2], [3, 4]])?.map(|x| Wrapping(i64::from(*x)));
/// let square = Matrix::from_rows(&[[7_i32, 10], [15, 22]])?.map(|x| Wrapping(i64::from(*x)));
/// assert_eq!(multiply(&a, &a)?, square);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ShapeError::Mismatch`] if the number of columns of `a` differs from the number of rows of `b`.
#[doc(alias = "matmul")]
pub fn multiply<T: Ring>(a: &Matrix<T>, b: &Matrix<T>) -> Result<Matrix<T>, ShapeError> {
    if a.n_columns() != b.n_rows() {
        return Err(ShapeError::Mismatch { left: a.shape(), right: b.shape() });
    }
    let [m, k, n] = [a.n_rows(), a.n_columns(), b.n_columns()];
    let mut c = Matrix::zeros(m, n);
    let blocks = [a.entries(), b.entries()];
    let blocks = [Block::new(blocks[0], k), Block::new(blocks[1], n)];
    multiply_into(blocks[0], blocks[1], (c.entries_mut(), n), [m, k, n]);
    Ok(c)
}

/// Writes the product of two blocks, m×k and k×n, to `c`.
pub(super) fn multiply_into<T: Ring>(
    a: Block<'_, T>,
    b: Block<'_, T>,
    (c, stride): (&mut [T], usize),
    [m, k, n]: [usize; 3],
) {
    if m == 0 || n == 0 {
        return;
    }
    c.chunks_mut(stride).take(m).for_each(|row| row[..n].fill(T::ZERO));
    let (mut strip, mut strips) = (Vec::new(), Vec::new());
    for left in (0..n).step_by(WIDTH) {
        let columns = left..n.min(left + WIDTH);
        for first in (0..k).step_by(TERMS) {
            let terms = first..k.min(first + TERMS);
            pack_columns(b, terms.clone(), columns.clone(), &mut strips);
            for (c, top) in c.chunks_mut(ROWS * stride).zip((0..m).step_by(ROWS)) {
                pack_rows(a, top..m.min(top + ROWS), terms.clone(), &mut strip);
                for (b, left) in strips.chunks(terms.len()).zip(columns.clone().step_by(COLUMNS)) {
                    // Invariant: c holds the sums of the terms before `first`.
                    let sums = tile(&strip, b);
                    let right = columns.end.min(left + COLUMNS);
                    for (c, sums) in c.chunks_mut(stride).zip(&sums).take(m - top) {
                        c[left..right].iter_mut().zip(sums).for_each(|(c, &sum)| *c = *c + sum);
                    }
                }
            }
        }
    }
}

/// The sums of one tile. They never leave the registers, except for types that are faster with
/// [`dots`](numbers::Semiring::dots).
fn tile<T: Ring>(a: &[[Factor<T>; ROWS]], b: &[[T; COLUMNS]]) -> [[T; COLUMNS]; ROWS] {
    if T::HAS_FAST_DOTS {
        let columns = a.iter().map(|column| column.map(|[x, ..]| x));
        return T::dots(columns.zip(b.iter().copied()));
    }
    let mut sums = [[T::ZERO; COLUMNS]; ROWS];
    for (column, row) in a.iter().zip(b) {
        for (sums, x) in sums.iter_mut().zip(column) {
            let sums = sums.as_chunks_mut::<LANES>().0;
            for (sum, y) in sums.iter_mut().zip(row.as_chunks::<LANES>().0) {
                for lane in 0..LANES {
                    sum[lane] = sum[lane].plus_product(x[lane % COPIES], y[lane]);
                }
            }
        }
    }
    sums
}

/// Packs some rows of a matrix into one column per term; missing rows are zeros. Each entry may
/// fill a vector, because it will be multiplied by a vector of the other matrix.
fn pack_rows<T: Ring>(
    a: Block<'_, T>,
    rows: Range<usize>,
    terms: Range<usize>,
    strip: &mut Vec<[Factor<T>; ROWS]>,
) {
    strip.clear();
    strip.resize(terms.len(), [[T::ZERO; COPIES]; ROWS]);
    for (i, row) in a.rows().skip(rows.start).take(rows.len()).enumerate() {
        strip.iter_mut().zip(&row[terms.clone()]).for_each(|(column, &x)| column[i] = [x; COPIES]);
    }
}

/// Packs some columns of a matrix into consecutive strips of [`COLUMNS`] columns; missing columns
/// are zeros.
fn pack_columns<T: Ring>(
    b: Block<'_, T>,
    terms: Range<usize>,
    columns: Range<usize>,
    strips: &mut Vec<[T; COLUMNS]>,
) {
    strips.clear();
    strips.resize(columns.len().div_ceil(COLUMNS) * terms.len(), [T::ZERO; COLUMNS]);
    // Row by row, in memory order.
    for (term, row) in b.rows().skip(terms.start).take(terms.len()).enumerate() {
        let (whole, rest) = row[columns.clone()].as_chunks::<COLUMNS>();
        let mut strips = strips.chunks_mut(terms.len());
        whole.iter().zip(&mut strips).for_each(|(part, strip)| strip[term] = *part);
        if let Some(strip) = strips.next() {
            strip[term][..rest.len()].copy_from_slice(rest);
        }
    }
}
