//! Part of [Strassen's algorithm](super): the textbook's version, with a name for each block.
//!
//! The pictures on the page run this version. It splits down to single numbers and copies the
//! blocks. The [library's version](super::strassen()) takes any shapes, stops at a cutoff, and does
//! not copy.
//!
//! Cost: O(n^log2 7) for square matrices of side n: 7^m multiplications and 6 · (7^m - 4^m)
//! additions for n = 2^m; O(n²) space. The recursion is log₂ n deep.
//!
//! Domain: square matrices whose side is a power of two, entries of any [`Ring`].
//!
//! Source: V. Strassen (1969); the formulas in the form of CLRS, second edition, 28.2.
//!
//! Checked: against the definition, for all pairs of 2×2 matrices with entries 0 and 1, and for
//! sides up to 64; its operations are counted.
//!
//! Page: `docs/en/linear-algebra/matrix/strassen.md`.

use crate::{Matrix, Ring};

/// A step on the way to the product.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Two numbers are multiplied.
    Multiply,
    /// The seven products of two square blocks, and the four blocks of their product, have been
    /// computed.
    Join {
        /// The side of the square blocks.
        side: usize,
    },
}

/// Returns the product of two square matrices of the same side, which must be a power of two.
///
/// ```
/// use linear_algebra::matrix::strassen::plain::strassen;
/// use linear_algebra::{Matrix, Mod};
///
/// let [left, right, product] = [[[2, 6], [4, 3]], [[3, 4], [1, 2]], [[12, 20], [15, 22]]]
///     .map(|rows| Matrix::from(rows).map(|&entry| Mod::<101>::new(entry)));
/// assert_eq!(strassen(&left, &right), product);
/// ```
///
/// # Panics
/// If the matrices are not square matrices of the same side, or if the side is not a power of two.
pub fn strassen<T: Ring>(left: &Matrix<T>, right: &Matrix<T>) -> Matrix<T> {
    strassen_watched(left, right, &mut |_, _| {})
}

/// Like [`strassen`], but calls `watch` at each [`Step`], with the seven products at a
/// [`Step::Join`] and an empty slice otherwise.
///
/// # Panics
/// Under the same conditions as [`strassen`].
pub fn strassen_watched<T: Ring>(
    left: &Matrix<T>,
    right: &Matrix<T>,
    watch: &mut impl FnMut(Step, &[&Matrix<T>]),
) -> Matrix<T> {
    let n = left.n_rows();
    assert!(n.is_power_of_two() && [left.shape(), right.shape()] == [(n, n); 2]);
    if n == 1 {
        watch(Step::Multiply, &[]);
        return Matrix::from([[left[(0, 0)] * right[(0, 0)]]]);
    }
    let [a, b, c, d] = quarters(left);
    let [e, f, g, h] = quarters(right);
    // Seven products of matrices of half the side. The order of the two factors matters.
    let p1 = strassen_watched(&a, &(&f - &h), watch);
    let p2 = strassen_watched(&(&a + &b), &h, watch);
    let p3 = strassen_watched(&(&c + &d), &e, watch);
    let p4 = strassen_watched(&d, &(&g - &e), watch);
    let p5 = strassen_watched(&(&a + &d), &(&e + &h), watch);
    let p6 = strassen_watched(&(&b - &d), &(&g + &h), watch);
    let p7 = strassen_watched(&(&a - &c), &(&e + &f), watch);
    let r = &p5 + &p4 - &p2 + &p6;
    let s = &p1 + &p2;
    let t = &p3 + &p4;
    let u = &p1 + &p5 - &p3 - &p7;
    watch(Step::Join { side: n }, &[&p1, &p2, &p3, &p4, &p5, &p6, &p7]);
    joined([r, s, t, u])
}

/// Returns the four blocks of a square matrix: upper left, upper right, lower left, lower right.
fn quarters<T: Ring>(matrix: &Matrix<T>) -> [Matrix<T>; 4] {
    let half = matrix.n_rows() / 2;
    let corners = [(0, 0), (0, half), (half, 0), (half, half)];
    corners.map(|(top, left)| Matrix::from_fn(half, half, |i, j| matrix[(top + i, left + j)]))
}

/// Returns the square matrix with these four blocks.
fn joined<T: Ring>(blocks: [Matrix<T>; 4]) -> Matrix<T> {
    let half = blocks[0].n_rows();
    Matrix::from_fn(2 * half, 2 * half, |i, j| {
        blocks[2 * (i / half) + j / half][(i % half, j % half)]
    })
}
