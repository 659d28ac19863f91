//! Matrices of bits, against matrices modulo 2.

use linear_algebra::matrix::gauss_elimination::xor::{BitEchelon, XorSystem};
use linear_algebra::matrix::lup::LupError;
use linear_algebra::{BitMatrix, Echelon, Matrix, Mod, ShapeError, Solution};
use linear_algebra::{determinant, inverse, multiply, solve};
use pretty_assertions::assert_eq;
use trace::SplitMix64;

use super::vectors;

type Bits = Matrix<Mod<2>>;

/// All matrices modulo 2 of this shape.
fn all(n_rows: usize, n_columns: usize) -> Vec<Bits> {
    let fill = |entries| Matrix::from_entries(n_rows, n_columns, entries).unwrap();
    vectors(n_rows * n_columns).into_iter().map(fill).collect()
}

/// A matrix whose rank is at most `rank`, which is likely if that is not much.
fn random(n_rows: usize, n_columns: usize, rank: usize, dice: &mut SplitMix64) -> Bits {
    let mut bits = |m, n| Matrix::from_fn(m, n, |_, _| Mod::from(dice.next_u64() >> 63));
    let (left, right) = (bits(n_rows, rank), bits(rank, n_columns));
    &left * &right
}

fn agrees(a: &Bits) {
    let packed = BitMatrix::from(a);
    assert_eq!(packed.shape(), a.shape());
    assert_eq!(Matrix::from(&packed), *a);
    assert_eq!(packed.transposed(), BitMatrix::from(&a.transposed()));
    let echelon = Echelon::new(a).unwrap();
    assert_eq!(packed.rank(), echelon.rank(), "{a:?}");
    let reduced = BitEchelon::new(packed.clone(), a.n_columns());
    assert_eq!(reduced.pivots(), echelon.pivots());
    let basis =
        reduced.null_space().map(|x| x.iter().map(|&bit| Mod::from(u8::from(bit))).collect());
    assert_eq!(basis.collect::<Vec<Vec<Mod<2>>>>(), echelon.null_space().unwrap());
    if a.side().is_ok() {
        assert_eq!(packed.determinant(), Ok(determinant(a).unwrap() == Mod::ONE));
        assert_eq!(packed.inverse().map(|b| Matrix::from(&b)), inverse(a), "{a:?}");
        assert_eq!(packed.pow(5), BitMatrix::from(&a.pow(5)));
        assert_eq!(packed.pow(0), BitMatrix::identity(a.n_rows()));
    }
}

#[test]
fn all_small_matrices() {
    for (m, n) in (0..4).flat_map(|m| (0..4).map(move |n| (m, n))) {
        all(m, n).iter().for_each(agrees);
    }
    all(4, 3).iter().for_each(agrees);
}

#[test]
fn all_small_products_and_sums() {
    for (m, k, n) in [(0, 2, 1), (1, 0, 2), (1, 1, 1), (2, 2, 2), (1, 3, 2), (2, 3, 1), (3, 1, 3)] {
        for (a, b) in all(m, k).iter().flat_map(|a| all(k, n).into_iter().map(move |b| (a, b))) {
            let product = &BitMatrix::from(a) * &BitMatrix::from(&b);
            assert_eq!(Ok(Matrix::from(&product)), multiply(a, &b));
        }
        for (a, b) in all(m, k).iter().flat_map(|a| all(m, k).into_iter().map(move |b| (a, b))) {
            assert_eq!(&BitMatrix::from(a) + &BitMatrix::from(&b), BitMatrix::from(&(a + &b)));
        }
    }
}

#[test]
fn more_than_a_word() {
    let mut dice = SplitMix64::new(2);
    for (m, n) in
        [(63, 65), (64, 64), (65, 65), (65, 128), (129, 64), (130, 130), (1, 200), (200, 1)]
    {
        for rank in [0, 1, 40, 200] {
            let (a, b) = (random(m, n, rank, &mut dice), random(n, 70, rank, &mut dice));
            agrees(&a);
            let product = BitMatrix::from(&a).multiply(&BitMatrix::from(&b)).unwrap();
            assert_eq!(product, BitMatrix::from(&(&a * &b)));
        }
    }
}

#[test]
fn several_right_sides() {
    let mut dice = SplitMix64::new(5);
    let bits = |x: Vec<Mod<2>>| x.into_iter().map(|x| x == Mod::ONE).collect::<Vec<bool>>();
    for (m, n) in (0..9).flat_map(|m| (0..9).map(move |n| (m, n))) {
        let (a, right) = (random(m, n, 5, &mut dice), random(m, 6, 6, &mut dice));
        let echelon = BitEchelon::new(BitMatrix::from(&a.beside(&right).unwrap()), n);
        for column in 0..6 {
            let b = right.column(column);
            match (echelon.solution(column), solve(&a, &b).unwrap()) {
                (Solution::Inconsistent { .. }, Solution::Inconsistent { .. }) => {}
                (Solution::Unique(x), Solution::Unique(y)) => assert_eq!(x, bits(y)),
                (
                    Solution::Infinite { particular: x, basis },
                    Solution::Infinite { particular: y, .. },
                ) => {
                    assert_eq!(x, bits(y));
                    assert_eq!(basis.len(), n - echelon.rank());
                }
                (ours, theirs) => panic!("{ours:?} and {theirs:?}"),
            }
        }
    }
}

#[test]
fn a_system_knows_its_rank() {
    let mut system = XorSystem::new(3);
    assert_eq!((system.rank(), system.n_unknowns(), system.n_equations()), (0, 3, 0));
    system.push([0, 1], true).unwrap();
    system.push([1, 2], true).unwrap();
    let not_square = ShapeError::NotSquare { n_rows: 2, n_columns: 3 };
    assert_eq!((system.rank(), system.determinant()), (2, Err(not_square)));
    let mut singular = system.clone();
    // The sum of both; the right side is not, and does not count.
    singular.push([0, 2], true).unwrap();
    assert_eq!((singular.rank(), singular.determinant()), (2, Ok(false)));
    assert_eq!(singular.solve(), Solution::Inconsistent { equation: 2 });
    system.push([2], false).unwrap();
    assert_eq!((system.rank(), system.determinant()), (3, Ok(true)));
    assert_eq!(system.into_echelon().null_space().count(), 0);
    assert_eq!(XorSystem::default().determinant(), Ok(true));
}

#[test]
fn shapes_that_do_not_fit_are_refused() {
    let rows = [vec![true], vec![true, false]];
    let ragged = ShapeError::Ragged { row: 1, n_entries: 2, n_columns: 1 };
    assert_eq!(BitMatrix::from_rows(&rows), Err(ragged));
    let flat = BitMatrix::zeros(2, 3);
    let not_square = ShapeError::NotSquare { n_rows: 2, n_columns: 3 };
    assert_eq!(flat.determinant(), Err(not_square));
    assert_eq!(flat.inverse(), Err(not_square.into()));
    let mismatch = ShapeError::Mismatch { left: (2, 3), right: (2, 3) };
    assert_eq!(flat.multiply(&flat), Err(mismatch));
    assert!(flat.beside(&BitMatrix::zeros(3, 1)).is_err());
    let singular = BitMatrix::from_fn(3, 3, |row, column| row != 1 && column != 1);
    assert_eq!(singular.inverse(), Err(LupError::Singular { column: 1 }));
    assert_eq!(singular.to_string(), "101\n000\n101");
    assert_eq!(format!("{singular:?}"), "[[1, 0, 1], [0, 0, 0], [1, 0, 1]]");
}

#[test]
#[should_panic(expected = "there is no column 3 among 3")]
fn a_column_too_far_is_no_entry() {
    let _ = BitMatrix::zeros(2, 3)[(0, 3)];
}

#[test]
#[should_panic(expected = "2×3 and 2×3 do not fit together")]
fn a_product_of_shapes_that_do_not_fit_panics() {
    let _ = &BitMatrix::zeros(2, 3) * &BitMatrix::zeros(2, 3);
}
