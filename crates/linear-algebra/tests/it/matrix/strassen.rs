//! 9.1 Strassen's algorithm.

use std::cell::Cell;
use std::num::Wrapping;
use std::ops::{Add, Mul, Neg, Sub};

use linear_algebra::matrix::strassen::{
    CUTOFF, PRODUCTS, Product, Step, multiply, plain, strassen, strassen_watched,
};
use linear_algebra::{Matrix, Mod, Ratio, Ring, Semiring, ShapeError};
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
    ("2 6, 4 3 x 3 4, 1 2", "Product: 12 20, 15 22."),
    (
        "1 3 1 0, 1 1 3 1, 3 3 0 1, 2 2 1 0 x 2 1 2 3, 0 1 1 0, 1 0 1 1, 2 0 1 0",
        "Product: 3 4 6 4, 7 2 7 6, 8 6 10 9, 5 4 7 7.",
    ),
];

#[test]
fn worked_examples() {
    for (matrices, says) in WORKED {
        demo::DEMO.says(&[(matrices, &format!("…\n{says}"))]);
    }
}

fn wrapping<const N: usize>(rows: [[i64; N]; N]) -> Matrix<Wrapping<i64>> {
    Matrix::from(rows).map(|&entry| Wrapping(entry))
}

/// The entry at the lower right, if the product p7 is added instead of subtracted.
const WRONG_SIGN: i64 = -6;

#[test]
fn the_worked_example_of_the_page() {
    let (left, right) = (wrapping([[2, 6], [4, 3]]), wrapping([[3, 4], [1, 2]]));
    let mut products = Vec::new();
    let result = plain::strassen_watched(&left, &right, &mut |step, seven| {
        if step == (plain::Step::Join { side: 2 }) {
            products = seven.iter().map(|product| product[(0, 0)].0).collect();
        }
    });
    assert_eq!(products, [4, 16, 21, -6, 25, 9, -14]);
    assert_eq!(result, wrapping([[12, 20], [15, 22]]));
    assert_eq!(4 + 25 - 21 + products[6], WRONG_SIGN);
    // No two products have the same size, none is in the result, and the factors do not commute,
    // not even in one place.
    let mut sizes: Vec<i64> = products.iter().map(|product| product.abs()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    assert_eq!(sizes.len(), 7);
    assert!(result.entries().iter().all(|entry| !products.contains(&entry.0)));
    let other = by_definition(&right, &left);
    assert!(result.entries().iter().zip(other.entries()).all(|(x, y)| x != y));
}

/// Strassen's algorithm by the table, down to single numbers; the factors of `exchanged` are in the
/// wrong order.
fn by_table(
    left: &Matrix<Wrapping<i64>>,
    right: &Matrix<Wrapping<i64>>,
    exchanged: Option<usize>,
) -> Matrix<Wrapping<i64>> {
    let half = left.n_rows() / 2;
    if half == 0 {
        return left * right;
    }
    let combine = |matrix: &Matrix<Wrapping<i64>>, signs: [i8; 4]| {
        Matrix::from_fn(half, half, |i, j| {
            let corners = [(i, j), (i, half + j), (half + i, j), (half + i, half + j)];
            let terms = corners.iter().zip(signs);
            terms.map(|(&corner, sign)| matrix[corner] * Wrapping(i64::from(sign))).sum()
        })
    };
    let mut result = Matrix::zeros(2 * half, 2 * half);
    for (number, Product { left: x, right: y, into }) in PRODUCTS.into_iter().enumerate() {
        let factors = (combine(left, x), combine(right, y));
        let product = if exchanged == Some(number) {
            by_table(&factors.1, &factors.0, exchanged)
        } else {
            by_table(&factors.0, &factors.1, exchanged)
        };
        for (i, j) in (0..2 * half).flat_map(|i| (0..2 * half).map(move |j| (i, j))) {
            let sign = into[2 * (i / half) + j / half];
            result[(i, j)] += product[(i % half, j % half)] * Wrapping(i64::from(sign));
        }
    }
    result
}

#[test]
fn the_order_of_the_factors_matters_from_side_4_on() {
    let left = wrapping([[1, 3, 1, 0], [1, 1, 3, 1], [3, 3, 0, 1], [2, 2, 1, 0]]);
    let right = wrapping([[2, 1, 2, 3], [0, 1, 1, 0], [1, 0, 1, 1], [2, 0, 1, 0]]);
    let product = by_definition(&left, &right);
    assert_eq!(plain::strassen(&left, &right), product);
    assert_eq!(by_table(&left, &right, None), product);
    for number in 0..7 {
        // The example of the page shows each of these mistakes.
        assert_ne!(by_table(&left, &right, Some(number)), product, "p{}", number + 1);
        // Side 2 shows none, because numbers commute. Nor does the identity.
        let small = (marked(2, 2, 1), marked(2, 2, 2));
        assert_eq!(by_table(&small.0, &small.1, Some(number)), by_definition(&small.0, &small.1));
    }
    assert_eq!(by_table(&left, &Matrix::identity(4), Some(1)), left);
    // One 1 in each factor: row 1, column 2, and row 4, column 3. The product is zero.
    let one = |row, column| {
        Matrix::from_fn(4, 4, |i, j| Wrapping(i64::from((i + 1, j + 1) == (row, column))))
    };
    assert_eq!(by_definition(&one(1, 2), &one(4, 3)), Matrix::zeros(4, 4));
    assert_ne!(by_table(&one(1, 2), &one(4, 3), Some(1)), Matrix::zeros(4, 4));
}

/// The multiplications and additions for matrices of side 128: by the definition, and down to
/// single numbers.
const DEFINITION_MULTIPLIES_128: u64 = 2_097_152;
const DEFINITION_ADDS_128: u64 = 2_080_768;
const STRASSEN_MULTIPLIES_128: u64 = 823_543;
const STRASSEN_ADDS_128: u64 = 4_842_954;
/// All operations for side 64: by the definition, down to single numbers, and down to side 8.
const DEFINITION_64: u64 = 520_192;
const DOWN_TO_ONE_64: u64 = 798_967;
const DOWN_TO_EIGHT_64: u64 = 436_416;

#[test]
fn the_counts_of_the_page() {
    assert_eq!(DEFINITION_MULTIPLIES_128, 128_u64.pow(3));
    assert_eq!(DEFINITION_ADDS_128, 127 * 128 * 128);
    assert_eq!(STRASSEN_MULTIPLIES_128, 7_u64.pow(7));
    assert_eq!(STRASSEN_ADDS_128, 6 * (7_u64.pow(7) - 4_u64.pow(7)));
    let [definition, all_cuts, cuts] = demo::operations(128);
    assert_eq!(definition, DEFINITION_MULTIPLIES_128 + DEFINITION_ADDS_128);
    assert_eq!(all_cuts, STRASSEN_MULTIPLIES_128 + STRASSEN_ADDS_128);
    assert!(cuts < definition && definition < all_cuts);
    assert_eq!(demo::operations(64), [DEFINITION_64, DOWN_TO_ONE_64, DOWN_TO_EIGHT_64]);
    // Down to single numbers, Strassen is behind up to side 512, and ahead from 1024 on.
    for m in 0..20_u32 {
        let n = 2_u64.pow(m);
        let [definition, all_cuts, cuts] = demo::operations(n);
        assert_eq!(all_cuts, 7 * 7_u64.pow(m) - 6 * 4_u64.pow(m));
        assert_eq!(all_cuts < definition, 1024 <= n, "{n}");
        assert_eq!(cuts < definition, demo::CUT_FROM <= n, "{n}");
    }
    // One cut pays exactly if the blocks have side 8 or more.
    for half in 1..1000_u64 {
        let definition = |n: u64| 2 * n.pow(3) - n.pow(2);
        let one_cut = 7 * definition(half) + 18 * half.pow(2);
        assert_eq!(one_cut < definition(2 * half), 8 <= half, "{half}");
        assert_eq!(2 * half.pow(3) > 15 * half.pow(2), 8 <= half, "{half}");
    }
    assert_eq!(demo::CUT_FROM, 2 * 8);
    // The question: side 32 down to blocks of side 8 takes this many multiplications.
    let mut n_multiplied = 0;
    let a = Matrix::filled(32, 32, Mod::<2>::new(1));
    let result = strassen_watched(&a, &a, 8, |step, _| {
        if let Step::Classical { n_rows, n_between, n_columns } = step {
            n_multiplied += n_rows * n_between * n_columns;
        }
    });
    assert_eq!((result.map(|c| c.n_rows()), n_multiplied), (Ok(32), 25_088));
    assert_eq!(7 * 7 * 8 * 8 * 8, 25_088);
    // Fewer products that would be enough for side 3.
    assert!(21_f64.ln() / 3_f64.ln() < 7_f64.log2() && 7_f64.log2() < 22_f64.ln() / 3_f64.ln());
}

/// The additions of blocks in the library's version: those of the factors, and those to the result.
const LIBRARY_ADDITIONS: usize = 22;

#[test]
fn the_padding_of_the_page() {
    let extra = |signs: [i8; 4]| signs.iter().filter(|sign| **sign != 0).count() - 1;
    let factors = PRODUCTS.iter().map(|product| extra(product.left) + extra(product.right));
    let into = PRODUCTS.iter().map(|product| extra(product.into) + 1);
    assert_eq!((factors.sum(), into.sum()), (10_usize, 12_usize));
    assert_eq!(10 + 12, LIBRARY_ADDITIONS);
    // The question: 12 rows of zeros.
    assert_eq!(112 - 100, 12);
    // The sides of the smallest blocks.
    for (side, block, padded) in [(65, 9, 72), (100, 7, 112)] {
        let a = Matrix::filled(side, side, Wrapping(1_i64));
        let mut sides = Vec::new();
        let result = strassen_watched(&a, &a, 10, |step, _| {
            if let Step::Classical { n_rows, n_between, n_columns } = step {
                sides.push([n_rows, n_between, n_columns]);
            }
        });
        assert_eq!(result.map(|c| c.shape()), Ok((side, side)));
        assert!(sides.iter().all(|sides| *sides == [block; 3]));
        assert_eq!(sides.len(), 7_usize.pow((padded / block).ilog2()));
    }
    // A power of two: almost eight times as much.
    let share = 128_f64.powi(3) / 65_f64.powi(3);
    assert!(7.5 < share && share < 8.0);
}

thread_local! {
    /// How many multiplications and additions there were.
    static COUNTS: Cell<[u64; 2]> = const { Cell::new([0; 2]) };
}

/// A number whose operations are counted.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Counted(Wrapping<i64>);

fn count(multiplications: u64, additions: u64) {
    COUNTS.with(|counts| {
        let [m, a] = counts.get();
        counts.set([m + multiplications, a + additions]);
    });
}

impl Add for Counted {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        count(0, 1);
        Counted(self.0 + other.0)
    }
}

impl Sub for Counted {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        count(0, 1);
        Counted(self.0 - other.0)
    }
}

impl Mul for Counted {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        count(1, 0);
        Counted(self.0 * other.0)
    }
}

impl Neg for Counted {
    type Output = Self;

    fn neg(self) -> Self {
        Counted(-self.0)
    }
}

impl Semiring for Counted {
    const ZERO: Self = Counted(Wrapping(0));
    const ONE: Self = Counted(Wrapping(1));

    fn plus(self, other: Self) -> Self {
        self + other
    }

    fn times(self, other: Self) -> Self {
        self * other
    }
}

impl Ring for Counted {}

#[test]
fn the_plain_form_takes_as_many_operations_as_stated() {
    for m in 0..=6_u32 {
        let n = 2_usize.pow(m);
        let [a, b] = [1, 2].map(|seed| marked(n, n, seed).map(|&entry| Counted(entry)));
        COUNTS.set([0; 2]);
        let product = plain::strassen(&a, &b);
        let [multiplications, additions] = COUNTS.get();
        assert_eq!(multiplications, 7_u64.pow(m));
        assert_eq!(additions, 6 * (7_u64.pow(m) - 4_u64.pow(m)));
        let n = u64::try_from(n).unwrap();
        assert_eq!(multiplications + additions, demo::operations(n)[1]);
        let [a, b, product] = [a, b, product].map(|matrix| matrix.map(|entry| entry.0));
        assert_eq!(product, by_definition(&a, &b));
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

#[test]
fn the_plain_form_is_right_for_all_matrices_of_bits() {
    let bits = |number: i64| Matrix::from_fn(2, 2, |i, j| Wrapping(number >> (2 * i + j) & 1));
    for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (bits(a), bits(b)))) {
        assert_eq!(plain::strassen(&a, &b), by_definition(&a, &b));
    }
}

#[test]
#[should_panic(expected = "is_power_of_two")]
fn the_plain_form_refuses_side_6() {
    plain::strassen(&marked(6, 6, 1), &marked(6, 6, 2));
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
    let corner = |c: &Matrix<f64>| c[(0, 0)].to_bits();
    assert_eq!(corner(&multiply(&a, &a).unwrap()), 1.0_f64.to_bits());
    assert_eq!(corner(&plain::strassen(&a, &a)), (-36_028_797_018_963_968.0_f64).to_bits());
    // The library adds in another order.
    let ours = strassen_watched(&a, &a, 1, |_, _| {}).unwrap();
    assert_eq!(corner(&ours), (-18_014_398_509_481_984.0_f64).to_bits());
    // With its cutoff, it does not cut so small a matrix.
    assert_eq!(corner(&strassen(&a, &a).unwrap()), 1.0_f64.to_bits());
    assert_eq!(CUTOFF, 256);
    // And what is not finite spreads.
    let a = Matrix::from([[1.0, 0.0], [0.0, f64::INFINITY]]);
    let ones = Matrix::from([[1.0, 1.0], [1.0, 1.0]]);
    assert!(strassen_watched(&a, &ones, 1, |_, _| {}).unwrap()[(0, 0)].is_nan());
    assert!(plain::strassen(&a, &ones)[(0, 0)].is_nan());
    assert_eq!(corner(&multiply(&a, &ones).unwrap()), 1.0_f64.to_bits());
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
        ("1 2", "type two matrices with an x between them, not 1"),
        ("1 2 x", "one of the matrices has no entries"),
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
fn demo() {
    demo::DEMO.shows(&[
        ("strassen", ""),
        (
            "strassen_blocks",
            "1 3 1 0, 1 1 3 1, 3 3 0 1, 2 2 1 0 x 2 1 2 3, 0 1 1 0, 1 0 1 1, 2 0 1 0",
        ),
        ("strassen_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        assert_ne!(crate::snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
}

#[test]
fn demo_of_odd_input() {
    let row = "1 ".repeat(5);
    demo::DEMO.says(&[
        ("3 x -7", "…Two numbers: multiply them.…Product: -21."),
        ("1 2 3, 4 5 6 x 1, 2, 3", "…Zeros fill both matrices up to side 4. Cut…Product: 14, 32."),
        (
            "0.5 1, 0 2 x 1/3 0, -1 1",
            "…p1 = a times (f - h) = 0.5 · (0 - 1) = -0.5.…Product: -5/6 1, -2 2.",
        ),
        (&format!("{row}x {}", "1, ".repeat(5)), "…the limit is 4×4…Product: 5."),
        ("1234567 0, 0 1234567 x 1234567 0, 0 1", "…Too large…the limit is 4×4…"),
    ]);
}
