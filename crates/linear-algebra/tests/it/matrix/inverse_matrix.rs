//! 9.4 Matrix inversion.

use linear_algebra::matrix::gauss_elimination::{GaussError, Pivoting, Rules};
use linear_algebra::matrix::inverse_matrix::{
    Inversion, Step, adjugate, condition, inverse, inverse_watched, plain,
};
use linear_algebra::matrix::lup::{self, Lup, LupError};
use linear_algebra::{Matrix, Mod, Ratio, ShapeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{expansion, hilbert, product, random_square, ratios, squares};
use crate::snapshots::Expect;

#[path = "../../../examples/inverse_matrix.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// A matrix, and what the program says of it.
const WORKED: &[(&str, &str)] = &[
    ("2 3 1, 6 9 5, 4 7 3", "Inverse: 2 1/2 -3/2, -1/2 -1/2 1, -3/2 1/2 0."),
    ("1 2 0, 3 4 4, 5 6 3", "Inverse: -6/5 -3/5 4/5, 11/10 3/10 -2/5, -1/5 2/5 -1/5."),
    ("1 1/2 1/3, 1/2 1/3 1/4, 1/3 1/4 1/5", "Inverse: 9 -36 30, -36 192 -180, 30 -180 180."),
    (
        "2 3 1 5, 6 13 5 19, 2 19 10 23, 4 10 11 31",
        "Inverse: 339/8 -119/8 15/4 -1/2, -25/4 9/4 -1/2 0, 185/3 -22 17/3 -2/3, -76/3 9 -7/3 1/3.",
    ),
    ("0 1, 1 0", "Inverse: 0 1, 1 0."),
    ("0 1 0, 0 0 1, 1 0 0", "Inverse: 0 0 1, 1 0 0, 0 1 0."),
    ("4", "Inverse: 1/4."),
    ("1 2, 2 4", "There is no inverse: column 2 has no pivot."),
    ("0", "There is no inverse: column 1 has no pivot."),
];

#[test]
fn worked_examples() {
    for (matrix, says) in WORKED {
        demo::DEMO.says(&[(matrix, &format!("…\n{says}"))]);
    }
}

#[test]
fn the_worked_example_of_the_page() {
    let a = ratios([[2, 3, 1], [6, 9, 5], [4, 7, 3]]);
    let half = Ratio::new(1, 2);
    let twice = ratios([[4, 1, -3], [-1, -1, 2], [-3, 1, 0]]);
    let b = plain::inverse(&a).unwrap();
    assert_eq!(b, twice.map(|&entry| entry * half));
    assert_eq!(adjugate(&a), Some(ratios([[-8, -2, 6], [2, 2, -4], [6, -2, 0]])));
    // The prices of the fruits, from what the baskets cost.
    let prices = b.times_column(&[11, 37, 25].map(Ratio::from)).unwrap();
    assert_eq!(prices, [3, 1, 2].map(Ratio::from));
    // One over each entry is not the inverse.
    let reciprocals = a.map(|&entry| Ratio::ONE / entry);
    assert_eq!(product(&a, &reciprocals)[(0, 0)], Ratio::new(7, 4));
    // Clearing only below the pivots leaves a triangle on the left, so the right is no inverse.
    let twice = ratios([[1, 0, 0], [-4, 0, 2], [-3, 1, 0]]);
    assert_eq!(below(&a), twice.map(|&entry| entry * half));
}

/// The right half of \[A|I\], if each pivot becomes 1, but only what is below it is cleared.
fn below(a: &Matrix<Ratio>) -> Matrix<Ratio> {
    let n = a.n_rows();
    let mut rows = a.beside(&Matrix::identity(n)).unwrap();
    for k in 0..n {
        let from = (k..n).find(|&i| rows[(i, k)] != Ratio::ZERO).unwrap();
        rows.swap_rows(k, from);
        let pivot = rows[(k, k)];
        for j in k..2 * n {
            rows[(k, j)] /= pivot;
        }
        for i in k + 1..n {
            let factor = rows[(i, k)];
            for j in k..2 * n {
                rows[(i, j)] = rows[(i, j)] - factor * rows[(k, j)];
            }
        }
    }
    Matrix::from_fn(n, n, |i, j| rows[(i, n + j)])
}

/// The multiplications for one column of an inverse of side 10, by the factors.
const ONE_COLUMN: usize = 375;

#[test]
fn the_answers_of_the_page() {
    let entry = |i: usize, j: usize| Mod::<101>::ONE / Mod::new(i64::try_from(i + j + 1).unwrap());
    let mut a = Matrix::from_fn(10, 10, entry);
    let mut n_multiplications = 0;
    lup::plain::decompose_watched(&mut a, |step, _| {
        if let lup::Step::Clear { k, .. } = step {
            n_multiplications += 10 - k - 1;
        }
    })
    .unwrap();
    // Each entry of both triangles beside the diagonal.
    assert_eq!(n_multiplications + 10 * 9, ONE_COLUMN);
    // (A B)⁻¹ is B⁻¹ A⁻¹, and not A⁻¹ B⁻¹.
    let [a, b] = [ratios([[1, 1], [0, 1]]), ratios([[1, 0], [1, 1]])];
    let [c, d] = [&a, &b].map(|a| inverse(a).unwrap());
    let of_product = inverse(&product(&a, &b)).unwrap();
    assert_eq!(of_product, product(&d, &c));
    assert_ne!(of_product, product(&c, &d));
    // A program that exchanges the left half alone is right if nothing is exchanged.
    let first = |rows| (0..2).all(|k| plain_exchanges(&ratios(rows), k));
    assert!(first([[2, 1], [1, 1]]) && first([[1, 0], [0, 2]]) && !first([[0, 1], [1, 0]]));
}

/// Whether the pivot of column k is in its place.
fn plain_exchanges(a: &Matrix<Ratio>, column: usize) -> bool {
    let mut is_there = true;
    plain::inverse_watched(a, |step, _| {
        if let plain::Step::Pivot { k, from } = step {
            is_there &= k != column || k == from;
        }
    });
    is_there
}

#[test]
fn the_steps_of_one_matrix() {
    let mut steps = Vec::new();
    let watch = |step, this: &Inversion<Ratio>| steps.push((step, this.left(), this.right()));
    inverse_watched(ratios([[0, 2], [1, 3]]), Rules::default(), watch).unwrap();
    let half = |rows: [[i64; 2]; 2]| ratios(rows).map(|&entry| entry / Ratio::from(2));
    assert_eq!(
        steps,
        [
            (Step::Pivot { k: 0, from: 1 }, ratios([[1, 3], [0, 2]]), ratios([[0, 1], [1, 0]])),
            (Step::Clear { k: 0 }, ratios([[1, 3], [0, 2]]), ratios([[0, 1], [1, 0]])),
            (Step::Pivot { k: 1, from: 1 }, ratios([[1, 3], [0, 2]]), ratios([[0, 1], [1, 0]])),
            (Step::Clear { k: 1 }, ratios([[1, 0], [0, 1]]), half([[-3, 2], [1, 0]])),
        ]
    );
}

// 2. All small matrices.

/// Whether it is the inverse from both sides, or there is none, for all squares of this side.
fn passes<const P: u32>(inverse: fn(&Matrix<Mod<P>>) -> Option<Matrix<Mod<P>>>, n: usize) -> bool {
    let identity = Matrix::identity(n);
    squares::<P>(n).all(|a| match inverse(&a) {
        None => expansion(&a) == Mod::ZERO,
        Some(b) => product(&a, &b) == identity && product(&b, &a) == identity,
    })
}

#[test]
fn all_small_matrices() {
    assert!(passes::<3>(|a| inverse(a).ok(), 0));
    assert!(passes::<7>(|a| inverse(a).ok(), 1));
    assert!(passes::<5>(|a| inverse(a).ok(), 2));
    assert!(passes::<3>(|a| inverse(a).ok(), 3));
    assert!(passes::<2>(|a| inverse(a).ok(), 4));
    // The textbook's version.
    assert!(passes::<3>(plain::inverse, 0) && passes::<7>(plain::inverse, 1));
    assert!(passes::<5>(plain::inverse, 2) && passes::<3>(plain::inverse, 3));
    assert!(passes::<2>(plain::inverse, 4));
    // By the factors of the section before, a column of the identity for each right side.
    let by_factors = |a: &Matrix<Mod<3>>| Lup::new(a).ok()?.solve_many(&Matrix::identity(3)).ok();
    assert!(passes::<3>(by_factors, 3));
    // And by the adjugate.
    let by_adjugate = |a: &Matrix<Mod<3>>| {
        let determinant = expansion(a);
        let adjugate = adjugate(a)?;
        (determinant != Mod::ZERO).then(|| adjugate.map(|&entry| entry / determinant))
    };
    assert!(
        passes::<3>(by_adjugate, 3) && passes::<3>(by_adjugate, 2) && passes::<3>(by_adjugate, 1)
    );
}

/// In place, but with the columns left in the order of the rows.
fn unsorted<const P: u32>(a: &Matrix<Mod<P>>) -> Option<Matrix<Mod<P>>> {
    let mut order = Vec::new();
    let inverse =
        inverse_watched(a.clone(), Rules::default(), |_, this| order = this.order().to_vec());
    let inverse = inverse.ok()?;
    Some(Matrix::from_fn(a.n_rows(), a.n_rows(), |row, k| inverse[(row, order[k])]))
}

/// The cofactors where they stand, and not mirrored.
fn mirrored<const P: u32>(a: &Matrix<Mod<P>>) -> Option<Matrix<Mod<P>>> {
    let determinant = expansion(a);
    let adjugate = adjugate(a)?.transposed();
    (determinant != Mod::ZERO).then(|| adjugate.map(|&entry| entry / determinant))
}

/// One over each entry.
fn entry_by_entry<const P: u32>(a: &Matrix<Mod<P>>) -> Option<Matrix<Mod<P>>> {
    (expansion(a) != Mod::ZERO).then(|| a.map(|&entry| Mod::ONE / entry))
}

#[test]
fn wrong_versions_are_caught() {
    assert!(!passes::<3>(unsorted, 2));
    assert!(!passes::<3>(mirrored, 2));
    assert!(!passes::<5>(entry_by_entry, 2));
}

// 3. Properties.

proptest! {
    #[test]
    fn from_both_sides_and_by_all_ways(entries in prop::collection::vec(-9_i64..=9, 16), n in 1_usize..5) {
        let entries = entries[..n * n].iter().map(|&entry| Ratio::from(entry)).collect();
        let a = Matrix::from_entries(n, n, entries).unwrap();
        prop_assert_eq!(plain::inverse(&a), inverse(&a).ok());
        let Ok(b) = inverse(&a) else {
            prop_assert_eq!(expansion(&a), Ratio::ZERO);
            return Ok(());
        };
        let identity = Matrix::identity(n);
        prop_assert_eq!(product(&a, &b), identity.clone());
        prop_assert_eq!(product(&b, &a), identity.clone());
        prop_assert_eq!(inverse(&b).unwrap(), a.clone());
        prop_assert_eq!(Lup::new(&a).unwrap().solve_many(&identity).unwrap(), b.clone());
        let first = Rules { pivoting: Pivoting::First, ..Rules::default() };
        prop_assert_eq!(inverse_watched(a, first, |_, _| {}).unwrap(), b);
    }

    #[test]
    fn at_each_step_right_times_a_is_left(entries in prop::collection::vec(-9_i64..=9, 9)) {
        let entries = entries.into_iter().map(Ratio::from).collect();
        let a = Matrix::from_entries(3, 3, entries).unwrap();
        plain::inverse_watched(&a, |_, rows| {
            let [left, right] = [0, 3].map(|shift| Matrix::from_fn(3, 3, |i, j| rows[(i, shift + j)]));
            assert_eq!(product(&right, &a), left);
        });
        let _ = inverse_watched(a.clone(), Rules::default(), |_, this| {
            // Both halves have been multiplied by the same matrix from the left.
            assert_eq!(product(&this.right(), &a), this.left());
        });
    }
}

// 4. Extremes.

#[test]
fn nothing() {
    assert_eq!(inverse(&Matrix::<Ratio>::default()), Ok(Matrix::default()));
    assert_eq!(adjugate(&Matrix::<Ratio>::default()), Some(Matrix::default()));
    assert_eq!(adjugate(&Matrix::<Ratio>::identity(4)), None);
}

#[test]
fn a_million_entries() {
    // Each row is shifted by one, and the inverse shifts it back.
    type Prime = Mod<998_244_353>;
    let shift =
        |by: usize| Matrix::from_fn(1000, 1000, |i, j| Prime::new((j == (i + by) % 1000).into()));
    assert_eq!(inverse(&shift(1)), Ok(shift(999)));
}

#[test]
fn floats() {
    let a = random_square(60);
    let b = inverse(&a).unwrap();
    let identity = Matrix::identity(60);
    for found in [product(&a, &b), product(&b, &a)] {
        let pairs = found.entries().iter().zip(identity.entries());
        assert!(pairs.fold(0.0, |most: f64, (x, y): (&f64, &f64)| most.max((x - y).abs())) < 1e-10);
    }
}

#[test]
fn the_condition_of_hilberts_matrices() {
    // Known: 748 for side 3, 2.907 · 10^7 for side 6.
    for (n, known) in [(3, 748.0), (6, 29_070_279.0)] {
        let exact = hilbert(n);
        let inverse = inverse(&exact).unwrap();
        let float = |a: &Matrix<Ratio>| a.map(|entry| entry.to_f64());
        let ratio = condition(&float(&exact), &float(&inverse)) / known;
        assert!((ratio - 1.0).abs() < 1e-6, "{ratio}");
    }
}

#[test]
fn the_way_by_squares_squares_the_condition() {
    // The original's outline: the inverse of AᵀA, times Aᵀ. Exactly that is right; in floats it
    // loses twice the digits.
    let a = hilbert(6);
    let by_squares = |square: &Matrix<Ratio>| product(&inverse(square).unwrap(), &a.transposed());
    let square = product(&a.transposed(), &a);
    assert_eq!(by_squares(&square), inverse(&a).unwrap());
    let float = |a: &Matrix<Ratio>| a.map(|entry| entry.to_f64());
    let rules = Rules { tolerance: Some(0.0), ..Rules::default() };
    let of = |a: Matrix<f64>| inverse_watched(a, rules, |_, _| {}).unwrap();
    let direct = of(float(&a));
    let squares = product(&of(float(&square)), &float(&a.transposed()));
    let exact = float(&inverse(&a).unwrap());
    let error = |found: &Matrix<f64>| {
        let pairs = found.entries().iter().zip(exact.entries());
        pairs.fold(0.0, |most: f64, (x, y)| most.max(((x - y) / y).abs()))
    };
    assert!(
        error(&direct) < 1e-8 && 1e-4 < error(&squares),
        "{} {}",
        error(&direct),
        error(&squares)
    );
}

// 5. Bad input.

#[test]
fn bad_input_is_refused() {
    let flat = Matrix::from([[1.0, 2.0]]);
    assert_eq!(inverse(&flat), Err(ShapeError::NotSquare { n_rows: 1, n_columns: 2 }.into()));
    assert_eq!(adjugate(&flat), None);
    let nan = GaussError::NotANumber { row: 0, column: 0 };
    assert_eq!(inverse(&Matrix::from([[f64::NAN]])), Err(nan.into()));
    let singular = Matrix::from([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]);
    assert_eq!(inverse(&singular), Err(LupError::Singular { column: 2 }));
    assert_eq!(inverse(&Matrix::<f64>::zeros(2, 2)), Err(LupError::Singular { column: 0 }));
}

#[test]
fn overflow_is_an_error() {
    let rules = Rules { tolerance: Some(0.0), ..Rules::default() };
    let tiny = inverse_watched(Matrix::from([[5e-324]]), rules, |_, _| {});
    assert_eq!(tiny, Err(GaussError::Overflow { column: 0 }.into()));
    let most = Ratio::new(i128::MAX, 1);
    let a = Matrix::from([[most, Ratio::ONE], [Ratio::ONE, Ratio::new(1, i128::MAX - 1)]]);
    assert_eq!(inverse(&a), Err(GaussError::Overflow { column: 1 }.into()));
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("1 2, 3", r#"row 2: "3" ends a row of 1, and row 1 has 2 (column 6)"#),
        ("1 2", "1×2 is no square"),
        (
            "1 x 2",
            r#"the matrix: "2" belongs to a second matrix, and this program takes one (column 5)"#,
        ),
    ]);
}

// 6. No errata: the original has an outline and no code.

// 7. Growth, and the demo.

#[test]
fn operations_grow_as_stated() {
    for n in demo::SIZES {
        assert_eq!(demo::operations(n), [n * n * (3 * n + 1) / 2, n * n * n]);
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("inverse_matrix", ""),
        ("inverse_matrix_singular", "1 2, 2 4"),
        ("inverse_matrix_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let printed = |matrix: &str| demo::DEMO.output(&[matrix]).unwrap();
    demo::DEMO.says(&[("4,", "…Inverse: 1/4.")]);
    let row =
        |i: usize| (0..5).map(|j| if i == j { "2 " } else { "0 " }).collect::<String>() + ", ";
    let large = printed(&(0..5).map(row).collect::<String>());
    assert!(large.contains("the limit is 4×4") && large.contains("Inverse: 1/2 0 0 0 0,"));
}
