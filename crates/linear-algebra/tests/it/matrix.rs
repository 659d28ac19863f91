//! The sections of `matrix`.

mod bit_matrix;
mod gauss_elimination;
mod inverse_matrix;
mod lup;
mod strassen;

use linear_algebra::{Field, Matrix, Mod, Ratio};
use trace::SplitMix64;

fn ratios<const ROWS: usize, const COLUMNS: usize>(rows: [[i64; COLUMNS]; ROWS]) -> Matrix<Ratio> {
    Matrix::from(rows).map(|&entry| Ratio::from(entry))
}

/// All vectors of so many numbers modulo P.
fn vectors<const P: u32>(n: usize) -> Vec<Vec<Mod<P>>> {
    let all = u64::from(P).pow(u32::try_from(n).unwrap());
    let digit = |number: u64, place: usize| {
        let digit = number / u64::from(P).pow(u32::try_from(place).unwrap()) % u64::from(P);
        Mod::new(i64::try_from(digit).unwrap())
    };
    (0..all).map(|number| (0..n).map(|place| digit(number, place)).collect()).collect()
}

/// All squares of side n modulo P.
fn squares<const P: u32>(n: usize) -> impl Iterator<Item = Matrix<Mod<P>>> {
    vectors(n * n).into_iter().map(move |entries| Matrix::from_entries(n, n, entries).unwrap())
}

/// The determinant by its first row.
fn expansion<T: Field>(a: &Matrix<T>) -> T {
    let n = a.n_rows();
    if n == 0 {
        return T::ONE;
    }
    (0..n).fold(T::ZERO, |sum, skipped| {
        let columns: Vec<usize> = (0..n).filter(|&column| column != skipped).collect();
        let minor = Matrix::from_fn(n - 1, n - 1, |row, column| a[(row + 1, columns[column])]);
        let term = a[(0, skipped)] * expansion(&minor);
        if skipped % 2 == 0 { sum + term } else { sum - term }
    })
}

/// The product by its definition.
fn product<T: Field>(a: &Matrix<T>, b: &Matrix<T>) -> Matrix<T> {
    let b = b.transposed();
    let rows: Vec<Vec<T>> = b.rows().map(|column| a.times_column(column).unwrap()).collect();
    Matrix::from_fn(a.n_rows(), b.n_rows(), |row, column| rows[column][row])
}

/// 1/1, 1/2, 1/3 ... in each row, shifted.
fn hilbert(n: usize) -> Matrix<Ratio> {
    Matrix::from_fn(n, n, |i, j| Ratio::new(1, i128::try_from(i + j + 1).unwrap()))
}

/// A square of random floats between -1 and 1.
fn random_square(n: usize) -> Matrix<f64> {
    let mut random = SplitMix64::new(9);
    Matrix::from_fn(n, n, |_, _| {
        let bits = u32::try_from(random.next_u64() >> 40).unwrap();
        f64::from(bits) / f64::from(1 << 23) - 1.0
    })
}
