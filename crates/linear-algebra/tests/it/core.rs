//! The matrix and its entries.

use std::cmp::Ordering;
use std::num::Wrapping;
use std::ops::Div;

use linear_algebra::{Field, Matrix, Mod, ParseRatioError, Ratio, ShapeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

fn ratio(num: i128, den: i128) -> Ratio {
    Ratio::new(num, den)
}

#[test]
fn a_matrix_knows_its_shape() {
    let a = Matrix::from_rows(&[vec![1, 2, 3], vec![4, 5, 6]]).unwrap();
    assert_eq!((a.shape(), a[(1, 0)], a.row(0)), ((2, 3), 4, &[1, 2, 3][..]));
    assert_eq!(a, Matrix::from([[1, 2, 3], [4, 5, 6]]));
    assert_eq!(a.transposed(), Matrix::from([[1, 4], [2, 5], [3, 6]]));
    assert_eq!(a.column(2), [3, 6]);
    assert_eq!(format!("{a:?}"), "[[1, 2, 3], [4, 5, 6]]");
    assert_eq!(Matrix::from([[1, -20], [300, 4]]).to_string(), "  1 -20\n300   4");
    assert_eq!(format!("{:.1}", Matrix::from([[1.25, -2.0]])), "1.2 -2.0");
    assert_eq!(a.beside(&a.map(|e| -e)).unwrap().row(1), [4, 5, 6, -4, -5, -6]);
    let mut b = a.clone();
    b.swap_rows(0, 1);
    b.row_mut(0)[0] = 9;
    assert_eq!(b, Matrix::from([[9, 5, 6], [1, 2, 3]]));
    assert_eq!(a.side(), Err(ShapeError::NotSquare { n_rows: 2, n_columns: 3 }));
    let x = [Ratio::ONE, Ratio::ZERO];
    assert_eq!(Matrix::<Ratio>::identity(2).times_column(&x), Ok(x.to_vec()));
}

#[test]
fn operators_take_values_and_references() {
    let [a, b] = [[[1, 2], [3, 4]], [[5, 6], [7, 8]]].map(|rows| Matrix::from(rows).map(wrap));
    let sum = Matrix::from([[6, 8], [10, 12]]).map(wrap);
    let product = Matrix::from([[19, 22], [43, 50]]).map(wrap);
    assert_eq!(
        [&a + &b, a.clone() + &b, &a + b.clone(), a.clone() + b.clone()],
        [(); 4].map(|()| sum.clone())
    );
    assert_eq!(
        [&sum - &b, sum.clone() - &b, &sum - b.clone(), sum.clone() - b.clone()],
        [(); 4].map(|()| a.clone())
    );
    assert_eq!(
        [&a * &b, a.clone() * &b, &a * b.clone(), a.clone() * b.clone()],
        [(); 4].map(|()| product.clone())
    );
    assert_eq!(-a.clone() + &a, Matrix::zeros(2, 2));
    let mut changed = a.clone();
    changed += &b;
    changed -= &a;
    changed *= &a;
    assert_eq!(changed, &b * &a);
    let wide = Matrix::from([[1, 2, 3]]).map(wrap);
    assert_eq!((&wide * &wide.transposed()).entries(), [wrap(&14)]);
    assert_eq!((&wide.transposed() * &wide).shape(), (3, 3));
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "maps take functions of references")]
fn wrap(entry: &i64) -> Wrapping<i64> {
    Wrapping(*entry)
}

#[test]
fn powers_are_products_of_as_many_copies() {
    let a = Matrix::from([[1, 2, 0], [0, 1, 3], [1, 1, 1]]).map(wrap);
    let mut power = Matrix::identity(3);
    for exponent in 0..70 {
        assert_eq!(a.pow(exponent), power, "exponent {exponent}");
        power *= &a;
    }
    let fermat = Matrix::from([[3]]).map(|&entry| Mod::<998_244_353>::new(entry));
    assert_eq!(fermat.pow(998_244_352), Matrix::identity(1));
    assert_eq!(fermat.pow(u64::MAX)[(0, 0)], fermat[(0, 0)].pow(u64::MAX));
    assert_eq!(Matrix::<f64>::identity(0).pow(5).shape(), (0, 0));
}

#[test]
#[should_panic(expected = "2×3 is no square")]
fn only_squares_have_powers() {
    let _ = Matrix::<f64>::zeros(2, 3).pow(0);
}

#[test]
#[should_panic(expected = "2×3 and 2×3 do not fit together")]
fn a_product_of_shapes_that_do_not_fit_panics() {
    let _ = &Matrix::<f64>::zeros(2, 3) * &Matrix::zeros(2, 3);
}

#[test]
#[should_panic(expected = "2×3 and 3×2 do not fit together")]
fn a_sum_of_different_shapes_panics() {
    let _ = Matrix::<f64>::zeros(2, 3) + Matrix::zeros(3, 2);
}

#[test]
#[should_panic(expected = "0×3 and 3×0 do not fit together")]
fn a_difference_of_different_shapes_panics() {
    let _ = Matrix::<f64>::zeros(0, 3) - Matrix::zeros(3, 0);
}

#[test]
fn empty_matrices_have_shapes_too() {
    let none: [[u8; 0]; 0] = [];
    assert_eq!(Matrix::from_rows::<Vec<u8>>(&[]).unwrap(), Matrix::from(none));
    let mut flat = Matrix::from_rows(&[Vec::<u8>::new(), Vec::new()]).unwrap();
    flat.swap_rows(0, 1);
    assert_eq!((flat.shape(), flat.rows().count()), ((2, 0), 2));
    assert_eq!(flat.transposed().shape(), (0, 2));
    assert_eq!(flat.to_string(), "\n");
}

#[test]
fn shapes_that_do_not_fit_are_refused() {
    let error = Matrix::from_rows(&[vec![1, 2], vec![3, 4], vec![5]]).unwrap_err();
    assert_eq!(error, ShapeError::Ragged { row: 2, n_entries: 1, n_columns: 2 });
    assert_eq!(error.to_string(), "row 2 has the length 1, and row 0 has 2");
    let error = Matrix::from_entries(2, 2, vec![1, 2, 3]).unwrap_err();
    assert_eq!(error, ShapeError::WrongCount { n_entries: 3, n_rows: 2, n_columns: 2 });
    assert_eq!(error.to_string(), "a list of length 3 does not make 2×2");
    let error = Matrix::<f64>::identity(2).times_column(&[1.0; 3]).unwrap_err();
    assert_eq!(error, ShapeError::Column { a: (2, 2), length: 3 });
    assert_eq!(error.to_string(), "A is 2×2 and x has the length 3, but A needs as many columns");
    let a = Matrix::<f64>::identity(2);
    let mismatch = ShapeError::Mismatch { left: (2, 2), right: (3, 3) };
    assert_eq!(a.beside(&Matrix::identity(3)), Err(mismatch));
}

#[test]
#[should_panic(expected = "there is no column 2 among 2")]
fn a_column_too_far_is_no_entry_of_the_next_row() {
    let _ = Matrix::from([[1, 2], [3, 4]])[(0, 2)];
}

#[test]
fn fractions() {
    assert_eq!(ratio(6, -4), ratio(-3, 2));
    assert_eq!(ratio(1, 6) + ratio(1, 10), ratio(4, 15));
    assert_eq!(ratio(1, 2) - ratio(1, 3), ratio(1, 6));
    assert_eq!(ratio(4, 9) * ratio(-3, 8) / ratio(1, 6), -Ratio::ONE);
    assert_eq!((ratio(-7, 2).floor(), Ratio::NAN.floor()), (Some(-4), None));
    for (text, value) in [("-3", ratio(-3, 1)), ("+2/-6", ratio(-1, 3)), ("-0.25", ratio(-1, 4))] {
        assert_eq!(text.parse(), Ok(value), "{text}");
    }
    assert_eq!(
        [ratio(-3, 2), ratio(4, 1), Ratio::NAN].map(|r| r.to_string()),
        ["-3/2", "4", "NaN"]
    );
    let bad = |text: &str| text.parse::<Ratio>().unwrap_err();
    for text in ["", "-", "1/", "/2", "1/2/3", ".", "x", "1.-2", "0x1", "1e3", "--1"] {
        assert_eq!(bad(text), ParseRatioError::NotANumber, "{text}");
    }
    assert_eq!(bad("1/0"), ParseRatioError::ByZero);
    assert_eq!(bad(&"9".repeat(40)), ParseRatioError::TooLarge);
    assert_eq!(bad(&format!("0.{}1", "0".repeat(50))), ParseRatioError::TooLarge);
}

#[test]
fn a_fraction_that_does_not_fit_is_no_number_and_stays_so() {
    let most = ratio(i128::MAX, 1);
    for none in [
        most + Ratio::ONE,
        most * ratio(2, 1),
        ratio(1, i128::MAX) / ratio(2, 1),
        ratio(i128::MIN, 1),
        ratio(1, i128::MIN),
        -most - Ratio::ONE,
        Ratio::ONE / Ratio::ZERO,
        Ratio::ZERO * Ratio::NAN,
        Ratio::ZERO / Ratio::NAN,
        Ratio::NAN - Ratio::NAN,
        -Ratio::NAN,
    ] {
        assert!(!none.is_number() && none != none);
        assert_eq!(none.partial_cmp(&none), None);
    }
    // What fits is found, even if a product on the way would not.
    assert_eq!(most * ratio(2, 1).div(most), ratio(2, 1));
    assert_eq!(ratio(i128::MIN, 2), ratio(-(1 << 126), 1));
    assert_eq!(most.to_string(), i128::MAX.to_string());
    assert_eq!((-most).partial_cmp(&most), Some(Ordering::Less));
    let (a, b) = (ratio(i128::MAX - 1, i128::MAX), ratio(i128::MAX - 2, i128::MAX - 1));
    assert!(b < a && a < Ratio::ONE);
}

/// All fractions with small terms.
fn small() -> Vec<(Ratio, f64)> {
    let terms = (-6..=6).flat_map(|num| (1..=6).map(move |den| (num, den)));
    let both =
        |(num, den): (i32, i32)| (ratio(num.into(), den.into()), f64::from(num) / f64::from(den));
    terms.map(both).collect()
}

#[test]
fn all_small_fractions_as_with_floats() {
    let close = |exact: Ratio, float: f64| (exact.to_f64() - float).abs() < 1e-9;
    for (a, x) in small() {
        for (b, y) in small() {
            assert!(close(a + b, x + y) && close(a - b, x - y) && close(a * b, x * y));
            assert!(b == Ratio::ZERO || close(a / b, x / y), "{a} / {b}");
            let is_equal = (x - y).abs() < 1e-9;
            let order = if is_equal { Ordering::Equal } else { x.partial_cmp(&y).unwrap() };
            assert_eq!(a.partial_cmp(&b), Some(order), "{a} and {b}");
            assert_eq!(a == b, is_equal);
        }
    }
}

#[test]
fn a_prime_modulus_makes_a_field() {
    type Seven = Mod<7>;
    type Large = Mod<4_294_967_291>;
    for a in (0..7).map(Seven::new) {
        assert_eq!(a + -a, Seven::ZERO);
        for b in (1..7).map(Seven::new) {
            assert_eq!(a / b * b, a);
        }
    }
    assert_eq!((Seven::new(-1).value(), Seven::new(i64::MIN).value()), (6, 6));
    let a = Large::new(-1);
    assert_eq!((a * a, a / a, a + a), (Large::ONE, Large::ONE, Large::new(-2)));
    assert_eq!(Mod::<2>::new(3) / Mod::new(1), Mod::ONE);
    assert_eq!(Mod::<2>::new(1) / Mod::new(0), Mod::ZERO);
    assert_eq!(Mod::<998_244_353>::new(3).pow(998_244_352), Mod::ONE);
}

proptest! {
    #[test]
    fn fractions_print_and_parse(num in any::<i128>(), den in 1..=i128::MAX) {
        let ratio = ratio(num, den);
        prop_assert_eq!(ratio.to_string().parse(), Ok(ratio));
        prop_assert!(ratio.abs() >= Ratio::ZERO);
    }
}
