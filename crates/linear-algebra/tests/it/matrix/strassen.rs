//! 9.1 Strassen's algorithm.

use std::num::Wrapping;

use linear_algebra::matrix::strassen::{
    PRODUCTS, Product, Step, multiply, strassen, strassen_watched,
};
use linear_algebra::{Matrix, Mod, Ratio, Ring, ShapeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use trace::SplitMix64;

use super::{product, random_square, ratios};
use crate::snapshots::Expect;

#[path = "../../../examples/strassen.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// Two matrices, and what the program says of them.
const WORKED: &[(&str, &str)] = &[
    (
        "1 .3 -4.1 10, 2 4.3 14 0, 42 -4 41 -9, 4.2 .5 2 3.9 x 3 .3 -4.1 -4, 3 4.5 14 1.4, 42 -4.4 8 140, 4.2 .5 2 141",
        "Product: -126.3 24.69 -12.7 832.42, 606.9 -41.65 164 1958.02, 1798.2 -190.3 81.8 4297.4, 114.48 -3.34 13.58 813.8.",
    ),
    ("1 2, 3 4 x 5 6, 7 8", "Product: 19 22, 43 50."),
    // Not all of them squares, and not all sides even.
    ("1 2 3 x 4, 5, 6", "Product: 32."),
    ("1, 2 x 3 4 5", "Product: 3 4 5, 6 8 10."),
    ("1 0 1, 0 1 0, 1 1 1 x 1 2 3, 4 5 6, 7 8 9", "Product: 8 10 12, 4 5 6, 12 15 18."),
    ("1/3 x 3/7", "Product: 1/7."),
];

#[test]
fn worked_examples() {
    for (matrices, says) in WORKED {
        demo::DEMO.says(&[(matrices, &format!("…\n{says}"))]);
    }
}

// 2. All shapes, and all matrices of bits.

/// Entries that tell every product of two of them from every other.
fn marked(n_rows: usize, n_columns: usize, seed: u64) -> Matrix<Wrapping<i64>> {
    let mut random = SplitMix64::new(seed);
    Matrix::from_fn(n_rows, n_columns, |_, _| Wrapping(random.next_u64().cast_signed()))
}

/// The product by its definition.
fn by_definition<T: Ring>(a: &Matrix<T>, b: &Matrix<T>) -> Matrix<T> {
    Matrix::from_fn(a.n_rows(), b.n_columns(), |i, j| {
        (0..a.n_columns()).fold(T::ZERO, |sum, k| sum + a[(i, k)] * b[(k, j)])
    })
}

#[test]
fn all_small_shapes() {
    for (m, k, n) in
        (0..10).flat_map(|m| (0..10).flat_map(move |k| (0..10).map(move |n| (m, k, n))))
    {
        let (a, b) = (marked(m, k, 1), marked(k, n, 2));
        let right = by_definition(&a, &b);
        assert_eq!(multiply(&a, &b), Ok(right.clone()), "{m}×{k}×{n}");
        for cutoff in [0, 1, 2, 3] {
            let ours = strassen_watched(&a, &b, cutoff, |_, _| {});
            assert_eq!(ours.as_ref(), Ok(&right), "{m}×{k}×{n} down to {cutoff}");
        }
    }
}

#[test]
fn shapes_around_a_tile() {
    for (m, k, n) in [
        (3, 127, 7),
        (3, 129, 9),
        (2, 128, 8),
        (5, 257, 17),
        (4, 256, 16),
        (63, 65, 33),
        (1, 513, 1),
        (9, 1, 520),
        (1, 2, 512),
    ] {
        let (a, b) = (marked(m, k, 3), marked(k, n, 4));
        assert_eq!(multiply(&a, &b), Ok(by_definition(&a, &b)), "{m}×{k}×{n}");
        // The sums of such numbers are reduced only when 64 bits are full.
        let [a, b] = [a, b].map(|matrix| matrix.map(|entry| Mod::<998_244_353>::new(entry.0)));
        assert_eq!(&a * &b, by_definition(&a, &b), "{m}×{k}×{n} modulo a prime");
        let [a, b] = [a, b].map(|matrix| matrix.map(|_| Mod::<4_294_967_291>::new(-1)));
        assert_eq!(&a * &b, by_definition(&a, &b), "{m}×{k}×{n} of the largest remainders");
    }
}

/// Whether seven products make the product of all 2×2 matrices of bits.
fn passes(products: [Product; 7]) -> bool {
    let bits = |number: i64| Matrix::from_fn(2, 2, |i, j| number >> (2 * i + j) & 1);
    let combine = |signs: [i8; 4], matrix: &Matrix<i64>| -> i64 {
        signs.iter().zip(matrix.entries()).map(|(&sign, entry)| i64::from(sign) * entry).sum()
    };
    (0..16).flat_map(|a| (0..16).map(move |b| (a, b))).all(|(a, b)| {
        let (a, b) = (bits(a), bits(b));
        let mut c = [0; 4];
        for signs in products {
            let product = combine(signs.left, &a) * combine(signs.right, &b);
            c.iter_mut().zip(signs.into).for_each(|(c, sign)| *c += i64::from(sign) * product);
        }
        (0..4).all(|place| {
            let (i, j) = (place / 2, place % 2);
            c[place] == a[(i, 0)] * b[(0, j)] + a[(i, 1)] * b[(1, j)]
        })
    })
}

#[test]
fn the_table_is_right_in_every_sign() {
    assert!(passes(PRODUCTS));
    // Any other entry of the table is wrong.
    for number in 0..7 {
        for place in 0..12 {
            for sign in [-1, 0, 1] {
                let mut changed = PRODUCTS;
                let Product { left, right, into } = &mut changed[number];
                let entry = &mut [left, right, into][place / 4][place % 4];
                let is_same = *entry == sign;
                *entry = sign;
                assert_eq!(passes(changed), is_same, "p{} {place} {sign}", number + 1);
            }
        }
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn odd_and_rectangular(m in 1_usize..=130, k in 1_usize..=130, n in 1_usize..=130, cutoff in 8_usize..40) {
        let (a, b) = (marked(m, k, 5), marked(k, n, 6));
        let right = by_definition(&a, &b);
        prop_assert_eq!(multiply(&a, &b).unwrap(), right.clone());
        prop_assert_eq!(strassen_watched(&a, &b, cutoff, |_, _| {}).unwrap(), right);
    }

    #[test]
    fn the_product_associates(n in 1_usize..12, cutoff in 1_usize..4) {
        let prime = |seed| marked(n, n, seed).map(|entry| Mod::<998_244_353>::new(entry.0));
        let (a, b, c) = (prime(7), prime(8), prime(9));
        let times = |a: &Matrix<_>, b: &Matrix<_>| strassen_watched(a, b, cutoff, |_, _| {}).unwrap();
        prop_assert_eq!(times(&times(&a, &b), &c), times(&a, &times(&b, &c)));
        prop_assert_eq!(times(&a, &Matrix::identity(n)), a);
    }
}

#[test]
fn each_product_is_what_its_signs_say() {
    let (a, b) = (ratios([[1, 2], [3, 4]]), ratios([[5, 6], [7, 8]]));
    let mut seen = Vec::new();
    let c = strassen_watched(&a, &b, 1, |step, &[product, _]| {
        if let Step::Product { depth: 0, number, n_columns: 1 } = step {
            assert_eq!(number, seen.len());
            seen.push(product[0]);
        }
    });
    // a(f - h), (a + b)h, (c + d)e, d(g - e), (a + d)(e + h), (b - d)(g + h), (a - c)(e + f).
    assert_eq!(seen, [-2, 24, 35, 8, 65, -30, -22].map(Ratio::from));
    assert_eq!(c, Ok(ratios([[19, 22], [43, 50]])));
}

// 4. Extremes.

#[test]
fn nothing_and_one() {
    let none = Matrix::<Ratio>::default();
    assert_eq!(strassen(&none, &none), Ok(none));
    let one = ratios([[-3]]);
    assert_eq!(strassen_watched(&one, &one, 1, |_, _| {}), Ok(ratios([[9]])));
    // A sum of no terms is zero.
    assert_eq!(
        strassen(&Matrix::zeros(2, 0), &Matrix::zeros(0, 3)),
        Ok(Matrix::<Ratio>::zeros(2, 3))
    );
}

#[test]
fn a_million_entries() {
    // A column times a row, and a row times a column.
    let (column, row) =
        (Matrix::filled(1000, 1, Wrapping(2_i64)), Matrix::filled(1, 1000, Wrapping(3)));
    assert_eq!(strassen(&column, &row), Ok(Matrix::filled(1000, 1000, Wrapping(6))));
    let long =
        (Matrix::filled(1, 1_000_000, Wrapping(1_i64)), Matrix::filled(1_000_000, 1, Wrapping(1)));
    assert_eq!(strassen(&long.0, &long.1), Ok(Matrix::from([[Wrapping(1_000_000)]])));
}

#[test]
fn sums_on_the_way_may_wrap() {
    // a + d leaves 64 bits, and the product does not.
    let most = Wrapping(i64::MAX);
    let a = Matrix::from([[most, Wrapping(0)], [Wrapping(0), most]]);
    assert_eq!(strassen_watched(&a, &Matrix::identity(2), 1, |_, _| {}), Ok(a));
}

#[test]
fn floats_are_close_beside_the_largest_entry() {
    // A third, so that products do not fit 53 bits.
    let a = random_square(130).map(|x| x / 3.0);
    let b = a.transposed();
    let (right, ours) = (product(&a, &b), strassen_watched(&a, &b, 8, |_, _| {}).unwrap());
    let distances = right.entries().iter().zip(ours.entries()).map(|(x, y)| (x - y).abs());
    let most = distances.fold(0.0, f64::max);
    assert!(0.0 < most && most < 1e-11, "{most}");
}

#[test]
fn floats_lose_what_is_small_beside_other_blocks() {
    // The product has 1 at the upper left. a + d and e + h are 10^16, where 1 is but a rounding.
    let a = Matrix::from([[1.0, 0.0], [0.0, 1e16]]);
    let one = |c: Matrix<f64>| c[(0, 0)].to_bits() == 1.0_f64.to_bits();
    assert!(one(multiply(&a, &a).unwrap()));
    assert!(!one(strassen_watched(&a, &a, 1, |_, _| {}).unwrap()));
    // And what is not finite spreads.
    let a = Matrix::from([[1.0, 0.0], [0.0, f64::INFINITY]]);
    let ones = Matrix::from([[1.0, 1.0], [1.0, 1.0]]);
    assert!(strassen_watched(&a, &ones, 1, |_, _| {}).unwrap()[(0, 0)].is_nan());
}

// 5. Bad input.

#[test]
fn shapes_that_do_not_fit_are_refused() {
    let (a, b) = (Matrix::<f64>::zeros(2, 3), Matrix::zeros(2, 3));
    let error = ShapeError::Mismatch { left: (2, 3), right: (2, 3) };
    assert_eq!(multiply(&a, &b), Err(error));
    assert_eq!(strassen(&a, &b), Err(error));
    assert_eq!(error.to_string(), "2×3 and 2×3 do not fit together");
}

#[test]
fn demo_of_bad_input() {
    let large = "9".repeat(30);
    demo::DEMO.refuses(&[
        ("1 2 x 3 4", "1×2 and 1×2 do not fit together"),
        ("1 2", "two matrices with an x between them are wanted, not 1"),
        ("1 2, 3 x 1", r#"row 2: "x" ends a row of 1, and row 1 has 2 (column 8)"#),
        ("1 y x 1", r#"row 1, entry 2: "y" is not a number such as -3, 2/7 or 0.25 (column 3)"#),
        (&format!("{large} x {large}"), "a number overflows"),
    ]);
}

// 6. Errata.

#[test]
fn erratum_an_exchange_of_rows_turns_the_sign() {
    // The original's page says that it leaves the determinant as it is.
    let determinant = |a: &Matrix<i64>| a[(0, 0)] * a[(1, 1)] - a[(0, 1)] * a[(1, 0)];
    let mut a = Matrix::from([[1, 2], [3, 4]]);
    let before = determinant(&a);
    a.swap_rows(0, 1);
    assert_eq!((before, determinant(&a)), (-2, 2));
}

#[test]
fn erratum_sides_that_are_no_powers_of_two() {
    // The original's recursion does not end for 1, 3 and 6.
    for n in [1, 3, 6] {
        let (a, b) = (marked(n, n, 1), marked(n, n, 2));
        assert_eq!(strassen_watched(&a, &b, 1, |_, _| {}), Ok(by_definition(&a, &b)));
    }
}

// 7. Growth, and the demo.

#[test]
fn multiplications_grow_as_stated() {
    for n in demo::SIZES {
        assert_eq!(demo::multiplications(n), [7_u32.pow(n.ilog2()), n * n * n]);
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("strassen", ""),
        ("strassen_small", "1 2, 3 4 x 5 6, 7 8"),
        ("strassen_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let row = "1 ".repeat(7);
    demo::DEMO.says(&[
        ("1 2 3, 4 5 6 x 1, 2, 3", "…too short to be cut…"),
        (
            "1 2 3, 4 5 6, 7 8 9 x 1 0 0, 0 1 0, 0 0 1",
            "…make the sides even…Product: 1 2 3, 4 5 6, 7 8 9.",
        ),
        (&format!("{row}x {}", "1, ".repeat(7)), "…the limit is 6×6…Product: 7."),
    ]);
}
