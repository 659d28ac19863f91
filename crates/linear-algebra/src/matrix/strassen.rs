//! Strassen's algorithm: the product of two matrices, with seven products of blocks instead of
//! eight.
//!
//! Cost: O(n^log2 7), which is O(n^2.81), for square matrices of side n, and O(n²) space.
//! [`multiply`], by the definition, takes n³ multiplications.
//!
//! Domain: any matching shapes, entries of any [`Ring`]. Blocks are subtracted, so a semiring such
//! as (min, +) will not do. With [`f64`], errors are small compared with the largest entries, not
//! with each entry; infinities and NaN spread to entries that the definition would leave finite.
//!
//! Source: V. Strassen (1969).
//!
//! Checked: against the definition, for all shapes up to 9×9×9 down to blocks of side 1, and for
//! random ones to side 130.
//!
//! Page: `docs/en/linear-algebra/matrix/strassen.md`.

pub mod plain;
mod tiles;

pub use tiles::multiply;

use std::borrow::Cow;

use crate::{Matrix, Ring, ShapeError};
use tiles::{Block, multiply_into};

/// One of the seven products, as the signs of the blocks: upper left, upper right, lower left,
/// lower right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Product {
    /// The signs of the left matrix's blocks a, b, c, d.
    pub left: [i8; 4],
    /// The signs of the right matrix's blocks e, f, g, h.
    pub right: [i8; 4],
    /// The signs with which the product is added to the blocks r, s, t, u of the result.
    pub into: [i8; 4],
}

/// The seven products of Strassen's algorithm.
pub const PRODUCTS: [Product; 7] = [
    Product { left: [1, 0, 0, 0], right: [0, 1, 0, -1], into: [0, 1, 0, 1] },
    Product { left: [1, 1, 0, 0], right: [0, 0, 0, 1], into: [-1, 1, 0, 0] },
    Product { left: [0, 0, 1, 1], right: [1, 0, 0, 0], into: [0, 0, 1, -1] },
    Product { left: [0, 0, 0, 1], right: [-1, 0, 1, 0], into: [1, 0, 1, 0] },
    Product { left: [1, 0, 0, 1], right: [1, 0, 0, 1], into: [1, 0, 0, 1] },
    Product { left: [0, 1, 0, -1], right: [0, 0, 1, 1], into: [1, 0, 0, 0] },
    Product { left: [1, 0, -1, 0], right: [1, 1, 0, 0], into: [0, 0, 0, -1] },
];

/// A step on the way to the product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// One of the seven products has been computed and added to the result.
    Product {
        /// The number of times that the matrices have been split.
        depth: usize,
        /// The index of the product in [`PRODUCTS`].
        number: usize,
        /// The number of columns of its blocks.
        n_columns: usize,
    },
    /// Two blocks were small enough, and have been multiplied by the definition.
    Classical {
        /// The number of rows of the left block.
        n_rows: usize,
        /// The number of columns of the left block and of rows of the right block.
        n_between: usize,
        /// The number of columns of the right block.
        n_columns: usize,
    },
}

/// Blocks whose shortest side is at most this long are multiplied by the definition. The races on
/// the page compare it with other cutoffs.
pub const CUTOFF: usize = 256;

/// Returns the product of two matrices, using Strassen's algorithm where that is faster.
///
/// ```
/// use std::num::Wrapping;
///
/// use linear_algebra::{Matrix, strassen};
///
/// let a = Matrix::from_rows(&[[1_i32, 2], [3, 4]])?.map(|x| Wrapping(i64::from(*x)));
/// let square = Matrix::from_rows(&[[7_i32, 10], [15, 22]])?.map(|x| Wrapping(i64::from(*x)));
/// assert_eq!(strassen(&a, &a)?, square);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ShapeError::Mismatch`] if the number of columns of `a` differs from the number of rows of `b`.
pub fn strassen<T: Ring>(a: &Matrix<T>, b: &Matrix<T>) -> Result<Matrix<T>, ShapeError> {
    strassen_watched(a, b, CUTOFF, |_, _| {})
}

/// Like [`strassen`](strassen()), but with a custom cutoff, and calls `watch` after each [`Step`]
/// with the entries of the product and of the result so far, both with the padding.
///
/// # Errors
/// Those of [`strassen`].
pub fn strassen_watched<T: Ring>(
    a: &Matrix<T>,
    b: &Matrix<T>,
    cutoff: usize,
    mut watch: impl FnMut(Step, &[&[T]; 2]),
) -> Result<Matrix<T>, ShapeError> {
    if a.n_columns() != b.n_rows() {
        return Err(ShapeError::Mismatch { left: a.shape(), right: b.shape() });
    }
    let sides = [a.n_rows(), a.n_columns(), b.n_columns()];
    let mut depth = 0;
    while cutoff.max(1) < sides.map(|side| side.div_ceil(1 << depth)).into_iter().min().unwrap_or(0)
    {
        depth += 1;
    }
    // Pad with zeros on the right and at the bottom, so that every split is in half: fewer than
    // 2^depth rows of padding.
    let padded @ [m, k, n] = sides.map(|side| side.next_multiple_of(1 << depth));
    let (a, b) = (pad(a, [m, k]), pad(b, [k, n]));
    let mut c = vec![T::ZERO; m * n];
    // Each level needs a quarter of the space of the one above.
    let mut room = vec![T::ZERO; (m * k + k * n + m * n) / 3 + 1];
    let blocks = [Block::new(&a, k), Block::new(&b, n)];
    recurse(blocks, (&mut c, n), padded, [0, depth], &mut room, &mut watch);
    let c = Matrix::from_entries(m, n, c)?;
    Ok(if [m, n] == [sides[0], sides[2]] { c } else { cropped(&c, [sides[0], sides[2]]) })
}

/// Writes the product of two blocks to `c`. There are `depth` levels, and `level` of them are above
/// this one.
fn recurse<T: Ring>(
    [a, b]: [Block<'_, T>; 2],
    (c, stride): (&mut [T], usize),
    sides @ [m, k, n]: [usize; 3],
    [level, depth]: [usize; 2],
    room: &mut [T],
    watch: &mut impl FnMut(Step, &[&[T]; 2]),
) {
    if level == depth {
        multiply_into(a, b, (c, stride), sides);
        watch(Step::Classical { n_rows: m, n_between: k, n_columns: n }, &[&*c, &*c]);
        return;
    }
    let half @ [m, k, n] = sides.map(|side| side / 2);
    // The indices where the four blocks of a matrix begin.
    let corners = |stride: usize, [m, n]: [usize; 2]| [0, n, m * stride, m * stride + n];
    let a = corners(a.stride, [m, k]).map(|corner| a.from(corner));
    let b = corners(b.stride, [k, n]).map(|corner| b.from(corner));
    let into = corners(stride, [m, n]);
    for corner in into {
        c[corner..].chunks_mut(stride).take(m).for_each(|row| row[..n].fill(T::ZERO));
    }
    let (left, room) = room.split_at_mut(m * k);
    let (right, room) = room.split_at_mut(k * n);
    let (product, room) = room.split_at_mut(m * n);
    for (number, signs) in PRODUCTS.iter().enumerate() {
        // Invariant: c holds the sum of the previous products, each added with its signs.
        let factors = [sum(a, signs.left, left, k), sum(b, signs.right, right, n)];
        recurse(factors, (product, n), half, [level + 1, depth], room, watch);
        for (corner, sign) in into.into_iter().zip(signs.into) {
            add(&mut c[corner..], stride, Block::new(product, n), n, sign);
        }
        watch(Step::Product { depth: level, number, n_columns: n }, &[&*product, &*c]);
    }
}

/// A sum or difference of two blocks, stored in `room`. A single block, whose sign is always +, is
/// returned as is.
fn sum<'a, T: Ring>(
    blocks: [Block<'a, T>; 4],
    signs: [i8; 4],
    room: &'a mut [T],
    n_columns: usize,
) -> Block<'a, T> {
    let mut taken = blocks.into_iter().zip(signs).filter(|&(_, sign)| sign != 0);
    match [taken.next(), taken.next()] {
        [Some((x, 1)), Some((y, 1))] => put(room, n_columns, [x, y], |x, y| x + y),
        [Some((x, 1)), Some((y, _))] => put(room, n_columns, [x, y], |x, y| x - y),
        [Some((x, _)), Some((y, _))] => put(room, n_columns, [y, x], |y, x| y - x),
        [one, _] => return one.map_or(blocks[0], |(block, _)| block),
    }
    Block::new(room, n_columns)
}

/// Applies `of` to the entries of two blocks and writes the results to `room`.
fn put<T: Ring>(
    room: &mut [T],
    n_columns: usize,
    [x, y]: [Block<'_, T>; 2],
    of: impl Fn(T, T) -> T,
) {
    for (room, (x, y)) in room.chunks_mut(n_columns).zip(x.rows().zip(y.rows())) {
        room.iter_mut().zip(x.iter().zip(y)).for_each(|(room, (&x, &y))| *room = of(x, y));
    }
}

/// Adds a block to `c` or subtracts it, depending on the sign.
fn add<T: Ring>(c: &mut [T], stride: usize, block: Block<'_, T>, n_columns: usize, sign: i8) {
    let rows = c.chunks_mut(stride).zip(block.rows());
    match sign {
        0 => {}
        1 => rows.for_each(|(c, row)| {
            c[..n_columns].iter_mut().zip(row).for_each(|(c, &x)| *c = *c + x);
        }),
        _ => rows.for_each(|(c, row)| {
            c[..n_columns].iter_mut().zip(row).for_each(|(c, &x)| *c = *c - x);
        }),
    }
}

/// Pads the matrix with zeros on the right and at the bottom.
fn pad<T: Ring>(a: &Matrix<T>, [n_rows, n_columns]: [usize; 2]) -> Cow<'_, [T]> {
    if a.shape() == (n_rows, n_columns) {
        return Cow::Borrowed(a.entries());
    }
    let mut padded = Matrix::zeros(n_rows, n_columns);
    for (i, row) in a.rows().enumerate() {
        padded.row_mut(i)[..row.len()].copy_from_slice(row);
    }
    Cow::Owned(padded.into_entries())
}

/// The upper left part of a matrix.
fn cropped<T: Ring>(c: &Matrix<T>, [n_rows, n_columns]: [usize; 2]) -> Matrix<T> {
    Matrix::from_fn(n_rows, n_columns, |row, column| c[(row, column)])
}
