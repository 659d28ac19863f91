//! 9.3 LUP decomposition.

use linear_algebra::matrix::gauss_elimination::{
    self, GaussError, Pivoting, Rules, Solution, residual,
};
use linear_algebra::matrix::lup::cholesky::{Cholesky, CholeskyError};
use linear_algebra::matrix::lup::{Lup, LupError, Step, plain};
use linear_algebra::{Field, Matrix, Mod, Ratio, ShapeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::{expansion, hilbert, product, random_square, ratios, squares, vectors};
use crate::snapshots::Expect;

#[path = "../../../examples/lup.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// Equations, and what the program says of them.
const WORKED: &[(&str, &str)] = &[
    (
        "2 3 1 = 11, 6 9 5 = 37, 4 7 3 = 25",
        "Rows in the order 1, 3, 2; determinant -4; x = (3, 1, 2).",
    ),
    (
        "--largest 1 2 0 = 3, 3 4 4 = 7, 5 6 3 = 8",
        "Rows in the order 3, 1, 2; determinant 10; x = (-7/5, 11/5, 3/5).",
    ),
    (
        "2 3 1 5 = 10, 6 13 5 19 = -7, 2 19 10 23 = 3, 4 10 11 31 = 5",
        "Rows in the order 1, 2, 3, 4; determinant 24; x = (4293/8, -319/4, 2353/3, -965/3).",
    ),
    ("0 1 = 5, 1 0 = 6", "Rows in the order 2, 1; determinant -1; x = (6, 5)."),
    ("1 2 = 1, 2 4 = 2", "The matrix is singular: column 2 has no pivot."),
    ("0 = 0", "The matrix is singular: column 1 has no pivot."),
];

#[test]
fn worked_examples() {
    for (equations, says) in WORKED {
        demo::DEMO.says(&[(equations, &format!("…\n{says}"))]);
    }
}

/// The coefficients of the page.
fn baskets() -> Matrix<Ratio> {
    ratios([[2, 3, 1], [6, 9, 5], [4, 7, 3]])
}

/// The multiplications for 100 right sides: with the factors, and by eliminating each time.
const WITH_FACTORS: u32 = 605;
const WITHOUT_FACTORS: u32 = 1100;

#[test]
fn the_worked_example_of_the_page() {
    let mut factors = baskets();
    let order = plain::decompose(&mut factors).unwrap();
    assert_eq!(
        (order.as_slice(), &factors),
        (&[0, 2, 1][..], &ratios([[2, 3, 1], [2, 1, 1], [3, 0, 2]]))
    );
    for (b, x) in [([11, 37, 25], [3, 1, 2]), ([11, 41, 27], [2, 1, 4])] {
        assert_eq!(plain::solve(&factors, &order, &b.map(Ratio::from)), x.map(Ratio::from));
    }
    // If the factors stay where they are, L U is not P A.
    let mut mistaken = factors.clone();
    (mistaken[(1, 0)], mistaken[(2, 0)]) = (Ratio::from(3), Ratio::from(2));
    let parts = triangles(&mistaken);
    assert_eq!(product(&parts[0], &parts[1]), ratios([[2, 3, 1], [6, 10, 4], [4, 6, 4]]));
    // Solving 100 systems.
    let [once, each] = demo::multiplications(3);
    assert_eq!(once + 100 * each, WITH_FACTORS);
    assert_eq!(100 * (8 + 3), WITHOUT_FACTORS);
}

/// L and U, from one square.
fn triangles<F: Field>(factors: &Matrix<F>) -> [Matrix<F>; 2] {
    let n = factors.n_rows();
    let lower = Matrix::from_fn(n, n, |i, j| match i.cmp(&j) {
        std::cmp::Ordering::Less => F::ZERO,
        std::cmp::Ordering::Equal => F::ONE,
        std::cmp::Ordering::Greater => factors[(i, j)],
    });
    let upper = Matrix::from_fn(n, n, |i, j| if i <= j { factors[(i, j)] } else { F::ZERO });
    [lower, upper]
}

/// 100 right sides for 10 unknowns: the multiplications.
const HUNDRED_OF_TEN: u32 = 9285;

/// The last entry of the root of the question.
const LAST_OF_CHOLESKY: f64 = 2.0;

#[test]
fn the_answers_of_the_page() {
    let [once, each] = demo::multiplications(10);
    assert_eq!(once + 100 * each, HUNDRED_OF_TEN);
    // The order says which right side comes first.
    let identity = Matrix::<Ratio>::identity(3);
    let y = plain::solve(&identity, &[2, 0, 1], &[10, 20, 30].map(Ratio::from));
    assert_eq!(y, [30, 10, 20].map(Ratio::from));
    // Which matrix needs an exchange?
    let needs = |a: &Matrix<Ratio>| {
        let mut factors = a.clone();
        plain::decompose(&mut factors).map(|order| order != (0..a.n_rows()).collect::<Vec<_>>())
    };
    assert_eq!(needs(&ratios([[1, 2, 0], [1, 2, 1], [0, 1, 0]])), Some(true));
    assert_eq!(needs(&ratios([[1, 1], [1, 0]])), Some(false));
    assert_eq!(needs(&ratios([[1, 2], [2, 4]])), None);
    // What the short pages say.
    let [a, b] = [
        [[4.0, 2.0, 6.0], [2.0, 10.0, 6.0], [6.0, 6.0, 14.0]],
        [[4.0, 2.0, 2.0], [2.0, 5.0, 3.0], [2.0, 3.0, 6.0]],
    ];
    let root = |rows: [[f64; 3]; 3]| Cholesky::new(&Matrix::from(rows)).unwrap().lower().clone();
    assert_eq!(root(a), Matrix::from([[2.0, 0.0, 0.0], [1.0, 3.0, 0.0], [3.0, 1.0, 2.0]]));
    assert_eq!(
        root(b),
        Matrix::from([[2.0, 0.0, 0.0], [1.0, 2.0, 0.0], [1.0, 1.0, LAST_OF_CHOLESKY]])
    );
    let nearly = ratios([[1000, 1000], [1000, 1001]]).map(|&entry| entry / Ratio::from(1000));
    let x = |right: i128| {
        let mut factors = nearly.clone();
        let order = plain::decompose(&mut factors).unwrap();
        plain::solve(&factors, &order, &[Ratio::from(2), Ratio::new(right, 1000)])
    };
    assert_eq!(
        (x(2001), x(2002)),
        ([1, 1].map(Ratio::from).to_vec(), [0, 2].map(Ratio::from).to_vec())
    );
    let known = |a: Matrix<f64>, exact: f64| {
        let lup = Lup::new(&a).unwrap();
        let [found, estimate] = [condition(&a, &lup), lup.condition(&a).unwrap()];
        (found / exact - 1.0).abs() < 1e-9 && (estimate / exact - 1.0).abs() < 1e-9
    };
    assert!(known(nearly.map(|entry| entry.to_f64()), 4004.001));
    assert!(known(Matrix::from([[1.0, 0.0], [0.0, 0.01]]), 100.0));
    // On which matrices does it matter that factors move?
    let differs = |rows: [[i64; 3]; 3]| {
        let a = Matrix::from(rows).map(|&entry| Mod::<101>::new(entry));
        let right = wrong(&a, Bug::None).unwrap();
        let mistaken = wrong(&a, Bug::LowerStays).unwrap();
        right.1 != mistaken.1
    };
    assert!(!differs([[0, 1, 1], [1, 1, 0], [2, 2, 1]]));
    assert!(!differs([[1, 1, 0], [2, 2, 1], [2, 3, 0]]));
    assert!(differs([[1, 1, 0], [2, 2, 1], [3, 4, 0]]));
}

/// The matrix, its order of rows, ten times L, ten times U.
#[test]
fn the_factors_of_the_worked_examples() {
    let ten = |a: &Matrix<Ratio>| a.map(|&entry| entry * Ratio::from(10));
    let lup = Lup::new(&ratios([[1, 2, 0], [3, 4, 4], [5, 6, 3]])).unwrap();
    assert_eq!(lup.order(), [2, 0, 1]);
    assert_eq!(ten(&lup.lower()), ratios([[10, 0, 0], [2, 10, 0], [6, 5, 10]]));
    assert_eq!(ten(&lup.upper()), ratios([[50, 60, 30], [0, 8, -6], [0, 0, 25]]));
    let y = lup.forward(&[3, 7, 8].map(Ratio::from)).unwrap();
    assert_eq!(y, ["8", "1.4", "1.5"].map(|y| y.parse().unwrap()));
    assert_eq!(lup.backward(y), ["-1.4", "2.2", "0.6"].map(|x| x.parse().unwrap()));
    assert_eq!(lup.permutation(), ratios([[0, 0, 1], [1, 0, 0], [0, 1, 0]]));

    let four = ratios([[2, 3, 1, 5], [6, 13, 5, 19], [2, 19, 10, 23], [4, 10, 11, 31]]);
    let rules = Rules { pivoting: Pivoting::First, ..Rules::default() };
    let lup = Lup::new_watched(four, rules, |_, _| {}).unwrap();
    let lower = [[1, 0, 0, 0], [3, 1, 0, 0], [1, 4, 1, 0], [2, 1, 7, 1]];
    assert_eq!(lup.lower(), ratios(lower));
    let upper = [[2, 3, 1, 5], [0, 4, 2, 4], [0, 0, 1, 2], [0, 0, 0, 3]];
    assert_eq!(lup.upper(), ratios(upper));
}

#[test]
fn the_steps_of_one_matrix() {
    let mut steps = Vec::new();
    let a = ratios([[1, 2], [3, 4]]);
    Lup::new_watched(a, Rules::default(), |step, lup| steps.push((step, lup.factors().clone())))
        .unwrap();
    let last = Matrix::from([["3", "4"], ["1/3", "2/3"]]).map(|entry| entry.parse().unwrap());
    assert_eq!(
        steps,
        [
            (Step::Pivot { k: 0, from: 1 }, ratios([[3, 4], [1, 2]])),
            (Step::Clear { row: 1, k: 0 }, last.clone()),
            (Step::Pivot { k: 1, from: 1 }, last),
        ]
    );
}

// 2. All small matrices.

type Parts<const P: u32> = (Vec<usize>, Matrix<Mod<P>>, Matrix<Mod<P>>, Mod<P>);

/// Whether order, L, U and determinant are right, for all squares of this side.
fn passes<const P: u32>(factor: fn(&Matrix<Mod<P>>) -> Option<Parts<P>>, n: usize) -> bool {
    squares::<P>(n).all(|a| match factor(&a) {
        None => expansion(&a) == Mod::ZERO,
        Some((order, lower, upper, determinant)) => {
            let permuted = Matrix::from_fn(n, n, |row, column| a[(order[row], column)]);
            let is_triangle = (0..n).all(|i| {
                let is_lower = (i + 1..n).all(|j| lower[(i, j)] == Mod::ZERO);
                let is_upper = (0..i).all(|j| upper[(i, j)] == Mod::ZERO);
                is_lower && is_upper && lower[(i, i)] == Mod::ONE
            });
            is_triangle && product(&lower, &upper) == permuted && determinant == expansion(&a)
        }
    })
}

fn right<const P: u32>(a: &Matrix<Mod<P>>) -> Option<Parts<P>> {
    let lup = Lup::new(a).ok()?;
    Some((lup.order().to_vec(), lup.lower(), lup.upper(), lup.determinant().unwrap()))
}

fn plainly<const P: u32>(a: &Matrix<Mod<P>>) -> Option<Parts<P>> {
    let mut factors = a.clone();
    let order = plain::decompose(&mut factors)?;
    let [lower, upper] = triangles(&factors);
    // The sign of the order.
    let n = order.len();
    let pairs = (0..n).flat_map(|j| (0..j).map(move |i| (i, j)));
    let n_inversions = pairs.filter(|&(i, j)| order[j] < order[i]).count();
    let sign = if n_inversions % 2 == 0 { Mod::ONE } else { -Mod::ONE };
    let determinant = (0..n).fold(sign, |product, k| product * upper[(k, k)]);
    Some((order, lower, upper, determinant))
}

#[test]
fn the_plain_form_on_all_small_matrices() {
    assert!(passes::<3>(plainly, 0));
    assert!(passes::<3>(plainly, 1));
    assert!(passes::<5>(plainly, 2));
    assert!(passes::<3>(plainly, 3));
    assert!(passes::<2>(plainly, 4));
}

#[test]
fn all_small_matrices() {
    assert!(passes::<3>(right, 0));
    assert!(passes::<3>(right, 1));
    assert!(passes::<5>(right, 2));
    assert!(passes::<3>(right, 3));
    assert!(passes::<2>(right, 4));
}

#[test]
fn small_matrices_solve_what_elimination_solves() {
    for a in squares::<3>(2) {
        let lup = Lup::new(&a);
        for b in vectors::<3>(2) {
            match (&lup, gauss_elimination::solve(&a, &b).unwrap()) {
                (Ok(lup), Solution::Unique(x)) => assert_eq!(lup.solve(&b), Ok(x)),
                (Err(LupError::Singular { .. }), solution) => {
                    assert!(!matches!(solution, Solution::Unique(_)));
                }
                (lup, solution) => panic!("{lup:?} and {solution:?}"),
            }
        }
    }
}

/// Doolittle's scheme, with a `bug`.
fn wrong<const P: u32>(a: &Matrix<Mod<P>>, bug: Bug) -> Option<Parts<P>> {
    let n = a.n_rows();
    let (mut upper, mut lower) = (a.clone(), Matrix::identity(n));
    let (mut order, mut sign) = ((0..n).collect::<Vec<usize>>(), Mod::ONE);
    for k in 0..n {
        let from = (k..n).find(|&row| upper[(row, k)] != Mod::ZERO)?;
        let from = if bug == Bug::NoExchange { k } else { from };
        upper.swap_rows(k, from);
        order.swap(k, from);
        if bug != Bug::LowerStays {
            for column in 0..k {
                let above = lower[(k, column)];
                lower[(k, column)] = lower[(from, column)];
                lower[(from, column)] = above;
            }
        }
        sign = if from == k || bug == Bug::NoSign { sign } else { -sign };
        for row in k + 1..n {
            let factor = upper[(row, k)] / upper[(k, k)];
            lower[(row, k)] = factor;
            for j in 0..n {
                upper[(row, j)] = upper[(row, j)] - factor * upper[(k, j)];
            }
        }
    }
    let determinant = (0..n).fold(sign, |product, k| product * upper[(k, k)]);
    Some((order, lower, upper, determinant))
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Bug {
    None,
    NoExchange,
    NoSign,
    LowerStays,
}

#[test]
fn wrong_versions_are_caught() {
    assert!(passes::<3>(|a| wrong(a, Bug::None), 3));
    assert!(!passes::<3>(|a| wrong(a, Bug::NoExchange), 2));
    assert!(!passes::<3>(|a| wrong(a, Bug::NoSign), 2));
    // With two rows there is nothing yet in L when rows are exchanged.
    assert!(!passes::<3>(|a| wrong(a, Bug::LowerStays), 3));
}

// 3. Properties.

fn whole(n: usize) -> impl Strategy<Value = Matrix<Ratio>> {
    prop::collection::vec(-9_i64..=9, n * n).prop_map(move |entries| {
        let entries = entries.into_iter().map(Ratio::from).collect();
        Matrix::from_entries(n, n, entries).unwrap()
    })
}

proptest! {
    /// Panels of columns change when something is done, and nothing else.
    #[test]
    fn panels_are_not_seen(n in 0_usize..14, entries in prop::collection::vec(-3_i64..=3, 13 * 13)) {
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let a = Matrix::from_fn(n, n, |i, j| entries[i * 13 + j] as f64);
        prop_assert_eq!(Lup::new(&a), Lup::new_watched(a.clone(), Rules::default(), |_, _| {}));
        let a = a.map(|&x| x * 10_f64.powf(x * 102.0));
        let by_columns = Lup::new_watched(a.clone(), Rules::default(), |_, _| {});
        prop_assert_eq!(format!("{:?}", Lup::new(&a)), format!("{by_columns:?}"));
        let a = Matrix::from_fn(n, n, |i, j| Mod::<5>::new(entries[i * 13 + j]));
        prop_assert_eq!(Lup::new(&a), Lup::new_watched(a.clone(), Rules::default(), |_, _| {}));
    }

    #[test]
    fn at_each_step_what_is_left_is_p_a_minus_l_u(a in (0_usize..6).prop_flat_map(whole)) {
        let n = a.n_rows();
        let _ = Lup::new_watched(a.clone(), Rules::default(), |step, lup| {
            let Step::Clear { row, k } = step else { return };
            if row + 1 < n {
                return;
            }
            let (lower, upper) = (lup.lower(), lup.upper());
            for (i, &from) in lup.order().iter().enumerate() {
                for j in 0..n {
                    let done = (0..=k).fold(Ratio::ZERO, |sum, m| sum + lower[(i, m)] * upper[(m, j)]);
                    let rest = if k < i && k < j { lup.factors()[(i, j)] } else { Ratio::ZERO };
                    assert_eq!(a[(from, j)], done + rest);
                }
            }
            // Partial pivoting keeps the factors at 1 or below.
            assert!((k + 1..n).all(|i| lup.factors()[(i, k)].abs() <= Ratio::ONE));
        });
    }

    #[test]
    fn factors_solve_exactly(a in (1_usize..6).prop_flat_map(whole)) {
        let mut factors = a.clone();
        let order = plain::decompose(&mut factors);
        let Ok(lup) = Lup::new(&a) else {
            prop_assert_eq!(expansion(&a), Ratio::ZERO);
            prop_assert_eq!(order, None);
            return Ok(());
        };
        let rules = Rules { pivoting: Pivoting::First, ..Rules::default() };
        let first = Lup::new_watched(a.clone(), rules, |_, _| {}).unwrap();
        prop_assert_eq!((order.as_deref(), &factors), (Some(first.order()), first.factors()));
        prop_assert_eq!(lup.determinant(), Ok(expansion(&a)));
        let n = a.n_rows();
        let b = Matrix::from_fn(n, 3, |row, column| a[(row, (row + column) % n)]);
        let x = lup.solve_many(&b).unwrap();
        prop_assert_eq!(product(&a, &x), b.clone());
        for column in 0..3 {
            prop_assert_eq!(lup.solve(&b.column(column)), Ok(x.column(column)));
            prop_assert_eq!(plain::solve(&factors, first.order(), &b.column(column)), x.column(column));
        }
        prop_assert_eq!(product(&lup.permutation(), &a), product(&lup.lower(), &lup.upper()));
    }

    #[test]
    fn floats_leave_small_residuals(entries in prop::collection::vec(-1.0..1.0_f64, 8 * 8)) {
        let a = Matrix::from_entries(8, 8, entries).unwrap();
        let b: Vec<f64> = a.rows().map(|row| row.iter().sum()).collect();
        if let Ok(lup) = Lup::new(&a) {
            prop_assert!(residual(&a, &lup.solve(&b).unwrap(), &b).unwrap() < 1e-14);
        }
    }

    #[test]
    fn the_condition_is_estimated_from_below(entries in prop::collection::vec(-1.0..1.0_f64, 5 * 5)) {
        let a = Matrix::from_entries(5, 5, entries).unwrap();
        let Ok(lup) = Lup::new(&a) else { return Ok(()) };
        let estimate = lup.condition(&a).unwrap();
        let exact = condition(&a, &lup);
        prop_assert!(estimate <= exact * 1.000_001 && exact <= 10.0 * estimate, "{} {}", estimate, exact);
    }

    #[test]
    fn a_root_of_what_is_a_square(entries in prop::collection::vec(-1.0..1.0_f64, 6 * 6)) {
        let half = Matrix::from_entries(6, 6, entries).unwrap();
        let mut a = product(&half, &half.transposed());
        for i in 0..6 {
            a[(i, i)] += 1.0;
            for j in 0..i {
                a[(i, j)] = a[(j, i)];
            }
        }
        let root = Cholesky::new(&a).unwrap();
        let back = product(root.lower(), &root.lower().transposed());
        let pairs = back.entries().iter().zip(a.entries());
        prop_assert!(pairs.fold(0.0, |most: f64, (x, y)| most.max((x - y).abs())) < 1e-13);
        let x = root.solve(&a.column(2)).unwrap();
        prop_assert!(x.iter().enumerate().all(|(i, x)| (x - f64::from(u8::from(i == 2))).abs() < 1e-12));
    }
}

/// The largest sum of a column, of A times that of the inverse.
fn condition(a: &Matrix<f64>, lup: &Lup<f64>) -> f64 {
    let inverse = lup.solve_many(&Matrix::identity(a.n_rows())).unwrap();
    let norm = |a: &Matrix<f64>| {
        let columns = a.transposed();
        columns.rows().map(|column| column.iter().map(|x| x.abs()).sum()).fold(0.0, f64::max)
    };
    norm(a) * norm(&inverse)
}

// 4. Extremes.

#[test]
fn nothing_and_one() {
    let nothing = Lup::<Ratio>::new(&Matrix::default()).unwrap();
    assert_eq!((nothing.determinant(), nothing.solve(&[])), (Ok(Ratio::ONE), Ok(vec![])));
    let one = Lup::new(&Matrix::from([[-4.0]])).unwrap();
    assert_eq!((one.determinant(), one.solve(&[2.0])), (Ok(-4.0), Ok(vec![-0.5])));
    assert_eq!(Lup::new(&Matrix::<f64>::default()).unwrap().condition(&Matrix::default()), Ok(1.0));
}

#[test]
fn a_million_entries() {
    // Each row is shifted by one: 999 exchanges.
    type Prime = Mod<998_244_353>;
    let n = 1000;
    let a = Matrix::from_fn(n, n, |i, j| Prime::new((j == (i + 1) % n).into()));
    let lup = Lup::new(&a).unwrap();
    assert_eq!(lup.determinant(), Ok(-Prime::ONE));
    let b: Vec<Prime> = (0..1000).map(Prime::new).collect();
    let x = lup.solve(&b).unwrap();
    assert_eq!((x[0].value(), x[1].value(), x[999].value()), (999, 0, 998));
}

#[test]
fn a_condition_says_how_many_digits_are_lost() {
    for (n, least, most) in [(3, 7e2, 8e2), (6, 2e7, 4e7), (10, 3e13, 4e13)] {
        let a = hilbert(n).map(|entry| entry.to_f64());
        let rules = Rules { tolerance: Some(0.0), ..Rules::default() };
        let lup = Lup::new_watched(a.clone(), rules, |_, _| {}).unwrap();
        let condition = lup.condition(&a).unwrap();
        assert!(least < condition && condition < most, "{n}: {condition}");
        let ones = vec![1.0; n];
        let x = lup.solve(&a.times_column(&ones).unwrap()).unwrap();
        let error = x.iter().map(|x| (x - 1.0).abs()).fold(0.0, f64::max);
        assert!(error < condition * f64::EPSILON * 10.0, "{n}: {error}");
    }
    let identity = Matrix::identity(4);
    assert_eq!(Lup::new(&identity).unwrap().condition(&identity), Ok(1.0));
}

#[test]
fn a_hundred_unknowns_in_floats() {
    let a = random_square(100);
    let ones = vec![1.0; 100];
    let x = Lup::new(&a).unwrap().solve(&a.times_column(&ones).unwrap()).unwrap();
    assert!(x.iter().all(|x| (x - 1.0).abs() < 1e-9));
}

// 5. Bad input.

#[test]
fn bad_input_is_refused() {
    let flat = Matrix::from([[1.0, 2.0]]);
    let shape = ShapeError::NotSquare { n_rows: 1, n_columns: 2 };
    assert_eq!(Lup::new(&flat), Err(shape.into()));
    let a = Matrix::from([[1.0, f64::INFINITY], [0.0, 1.0]]);
    let error = GaussError::NotANumber { row: 0, column: 1 };
    assert_eq!(Lup::new(&a), Err(error.into()));
    let singular = Matrix::from([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]]);
    assert_eq!(Lup::new(&singular), Err(LupError::Singular { column: 2 }));
    let lup = Lup::new(&Matrix::<f64>::identity(2)).unwrap();
    let mismatch = |b| LupError::from(ShapeError::RightSide { a: (2, 2), b });
    assert_eq!(lup.solve(&[1.0]), Err(mismatch((1, 1))));
    assert_eq!(lup.solve_many(&Matrix::zeros(3, 1)), Err(mismatch((3, 1))));
    let nan = GaussError::BadRightSide { row: 1, column: 0 };
    assert_eq!(lup.solve(&[1.0, f64::NAN]), Err(nan.into()));
    assert_eq!(lup.solve_many(&Matrix::from([[1.0], [f64::NAN]])), Err(nan.into()));
    assert!(lup.condition(&Matrix::zeros(3, 3)).is_err());
}

#[test]
fn overflow_is_an_error() {
    let tiny = Lup::new(&Matrix::from([[1e-200, 0.0], [0.0, 1e-200]])).unwrap();
    assert_eq!(tiny.solve(&[1.0, 1e200]), Err(GaussError::Overflow { column: 1 }.into()));
    let many = tiny.solve_many(&Matrix::from([[1.0], [1e200]]));
    assert_eq!(many, Err(GaussError::Overflow { column: 1 }.into()));
    let large = Lup::new(&Matrix::from([[1e200, 0.0], [0.0, 1e200]])).unwrap();
    assert_eq!(large.determinant(), Err(GaussError::Overflow { column: 1 }.into()));
    let most = Ratio::new(i128::MAX, 1);
    let a = Matrix::from([[most, Ratio::ONE], [Ratio::ONE, Ratio::new(1, i128::MAX - 1)]]);
    assert_eq!(Lup::new(&a), Err(GaussError::Overflow { column: 1 }.into()));
}

#[test]
fn what_has_no_root_is_refused() {
    let of = |rows: [[f64; 2]; 2]| Cholesky::new(&Matrix::from(rows)).unwrap_err();
    assert_eq!(of([[1.0, 2.0], [3.0, 9.0]]), CholeskyError::NotSymmetric { row: 1, column: 0 });
    assert_eq!(of([[1.0, 2.0], [2.0, 3.0]]), CholeskyError::NotPositive { k: 1 });
    assert_eq!(of([[0.0, 0.0], [0.0, 1.0]]), CholeskyError::NotPositive { k: 0 });
    assert_eq!(of([[1.0, 1.0], [1.0, 1.0]]), CholeskyError::NotPositive { k: 1 });
    let nan = GaussError::NotANumber { row: 0, column: 0 };
    assert_eq!(of([[f64::NAN, 0.0], [0.0, 1.0]]), CholeskyError::Gauss(nan));
    assert!(Cholesky::new(&Matrix::zeros(1, 2)).is_err());
    assert!(Cholesky::new(&Matrix::identity(2)).unwrap().solve(&[1.0]).is_err());
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("1 2 = 3", "1×2 is no square"),
        ("1 = x", r#"equation 1: "x" is not a number such as -3, 2/7 or 0.25 (column 5)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_positive_definite_is_not_needed() {
    // The original's comment allows a decomposition without exchanges for positive definite
    // matrices only. What it needs is that the leading minors are not zero: here they are -1, and
    // 3.
    let a = ratios([[-1, 2], [1, -5]]);
    let rules = Rules { pivoting: Pivoting::First, ..Rules::default() };
    let lup = Lup::new_watched(a, rules, |_, _| {}).unwrap();
    assert_eq!((lup.order(), lup.determinant()), (&[0, 1][..], Ok(Ratio::from(3))));
}

#[test]
fn erratum_a_zero_for_a_pivot_is_not_noticed() {
    // The original divides by whatever stands there.
    let a = ratios([[0, 1], [0, 2]]);
    assert!(!(a[(1, 0)] / a[(0, 0)]).is_number());
    assert_eq!(Lup::new(&a), Err(LupError::Singular { column: 0 }));
}

// 7. Growth, and the demo.

#[test]
fn multiplications_grow_as_stated() {
    for n in demo::SIZES {
        // The sum of the squares below n; and a product for each entry beside the diagonal.
        assert_eq!(demo::multiplications(n), [n * (n - 1) * (2 * n - 1) / 6, n * (n - 1)]);
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("lup", ""),
        ("lup_largest", WORKED[1].0),
        ("lup_four", WORKED[2].0),
        ("lup_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let printed = |equations: &str| demo::DEMO.output(&[equations]).unwrap();
    demo::DEMO.says(&[("1=2,", "…determinant 1; x = (2).")]);
    let row = |i: usize| {
        let entries = (0..7).map(|j| if i == j { "1 " } else { "0 " });
        format!("{}= {i}, ", entries.collect::<String>())
    };
    let large = printed(&(0..7).map(row).collect::<String>());
    assert!(large.contains("the limit is 6×8") && large.ends_with("x = (0, 1, 2, 3, 4, 5, 6).\n"));
}
