//! Chapter 9, a module a section.

pub(crate) mod gauss_elimination;
pub(crate) mod inverse_matrix;
pub(crate) mod lup;
pub(crate) mod simplex;
pub(crate) mod strassen;

use linear_algebra::Matrix;

use crate::SplitMix64;

/// A square of numbers by chance in -1 .. 1.
fn random_square(n: usize) -> Matrix<f64> {
    let mut random = SplitMix64::new(9);
    Matrix::from_fn(n, n, |_, _| f64::from(random.below(2_000_001_u32)) / 1e6 - 1.0)
}

/// The nearest whole numbers, where all entries of a race are to agree in spite of their roundings.
#[expect(clippy::cast_possible_truncation, reason = "the answers are small")]
fn rounded(values: impl IntoIterator<Item = f64>) -> Vec<i64> {
    values.into_iter().map(|value| value.round() as i64).collect()
}
