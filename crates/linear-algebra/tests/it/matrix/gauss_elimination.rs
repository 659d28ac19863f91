//! 9.2 Gaussian elimination.

use linear_algebra::matrix::gauss_elimination::xor::{XorSystem, XorSystemError};
use linear_algebra::matrix::gauss_elimination::{
    Echelon, GaussError, Pivoting, Rules, Solution, Step, bareiss, contradiction, determinant,
    plain, residual, solve, solve_watched,
};
use linear_algebra::{Field, Matrix, Mod, Ratio, ShapeError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use trace::SplitMix64;

use super::{expansion, hilbert, ratios, vectors};
use crate::snapshots::Expect;

#[path = "../../../examples/gauss_elimination.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// Equations, the right side last, and what the program says of them.
const WORKED: &[(&str, &str)] = &[
    ("2 3 1 = 11, 6 9 5 = 37, 4 7 3 = 25", "One solution: x = (3, 1, 2)."),
    (
        "1 2 1 = 7, 2 5 4 = 17, 3 8 7 = 27",
        "Infinitely many solutions: x = (1, 3, 0) + s (3, -2, 1).",
    ),
    ("1 2 1 = 7, 2 5 4 = 17, 3 8 7 = 28", "No solution: equation 3 contradicts the others."),
    (
        "2 3 1 5 = 10, 6 13 5 19 = -7, 2 19 10 23 = 3, 4 10 11 31 = 5",
        "One solution: x = (4293/8, -319/4, 2353/3, -965/3).",
    ),
    // Chapter 8 of the Nine Chapters: what does a bundle of good, of middling and of bad millet
    // give?
    ("3 2 1 = 39, 2 3 1 = 34, 1 2 3 = 26", "One solution: x = (37/4, 17/4, 11/4)."),
    ("0 2 = 6, 3 1 = 9", "One solution: x = (2, 3)."),
    ("1 2 3 = 6, 2 4 7 = 13", "Infinitely many solutions: x = (3, 0, 1) + s (-2, 1, 0)."),
    ("1 1 = 1, 2 2 = 2", "Infinitely many solutions: x = (1, 0) + s (-1, 1)."),
    ("1 1 = 1, 2 2 = 3", "No solution: equation 2 contradicts the others."),
    // More equations than unknowns.
    ("1 = 2, 3 = 6, 2 = 4", "One solution: x = (2)."),
    ("0 = 0", "Infinitely many solutions: x = (0) + s (1)."),
    ("0 = 1", "No solution: equation 1 contradicts itself."),
    ("1 = 2, 0 = 1", "No solution: equation 2 contradicts itself."),
];

#[test]
fn worked_examples() {
    for (equations, says) in WORKED {
        demo::DEMO.says(&[(equations, &format!("…\n{says}"))]);
    }
}

/// The baskets of the page, and their prices.
const BASKETS: [[i64; 4]; 3] = [[2, 3, 1, 11], [6, 9, 5, 37], [4, 7, 3, 25]];

fn baskets() -> Matrix<Ratio> {
    ratios(BASKETS)
}

/// For three equations: the multiplications of elimination and back substitution.
const MULTIPLIED: u32 = 11;
/// Those of Cramer's rule, if each determinant is expanded by its first row.
const CRAMER: u32 = 36;

/// The multiplications that an expansion by the first row takes.
fn expanded(n: u32) -> u32 {
    if n < 2 { 0 } else { n * (1 + expanded(n - 1)) }
}

#[test]
fn the_worked_example_of_the_page() {
    // No coefficient is zero, and yet a pivot would be. All numbers on the way are whole.
    assert!(BASKETS.iter().flatten().all(|&entry| entry != 0));
    let (mut system, mut states) = (baskets(), Vec::new());
    let pivots = plain::eliminate_watched(&mut system, |step, system| {
        states.push((step, system.clone()));
    });
    let exchanged = Step::Pivot { row: 1, column: 1, from: 2 };
    assert!(states.iter().any(|(step, _)| *step == exchanged));
    let is_whole = |system: &Matrix<Ratio>| system.entries().iter().all(|x| x.denominator() == 1);
    assert!(states.iter().all(|(_, system)| is_whole(system)));
    assert_eq!(system, ratios([[2, 3, 1, 11], [0, 1, 1, 3], [0, 0, 2, 4]]));
    let x = [3, 1, 2].map(Ratio::from).to_vec();
    assert_eq!(plain::back_substitution(&system, &pivots), Some(x));
    assert_eq!(demo::multiplications(3).iter().sum::<u32>(), MULTIPLIED);
    assert_eq!(4 * expanded(3), CRAMER);
    // The nearest wrong ideas.
    assert_eq!(with_bug(baskets(), Bug::NoExchange), None, "it divides by zero");
    let x = with_bug(baskets(), Bug::UpsideDown).unwrap();
    let holds = baskets().rows().map(|row| sum(row, &x) == row[3]).collect::<Vec<_>>();
    assert_eq!(holds, [true, false, false]);
    assert_eq!(with_bug(baskets(), Bug::None), Some([3, 1, 2].map(Ratio::from).to_vec()));
}

/// The left side of an equation.
fn sum(row: &[Ratio], x: &[Ratio]) -> Ratio {
    row.iter().zip(x).fold(Ratio::ZERO, |sum, (&a, &x)| sum + a * x)
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Bug {
    None,
    NoExchange,
    UpsideDown,
}

/// The plain version for a square, with a `bug`. `None` if a result is no number.
fn with_bug<F: Field>(mut system: Matrix<F>, bug: Bug) -> Option<Vec<F>> {
    let n = system.n_rows();
    for k in 0..n {
        if bug != Bug::NoExchange {
            let from = (k..n).find(|&from| system[(from, k)] != F::ZERO)?;
            system.swap_rows(k, from);
        }
        for i in k + 1..n {
            let [pivot, entry] = [system[(k, k)], system[(i, k)]];
            let factor = if bug == Bug::UpsideDown { pivot / entry } else { entry / pivot };
            system[(i, k)] = F::ZERO;
            for j in k + 1..=n {
                system[(i, j)] = system[(i, j)] - factor * system[(k, j)];
            }
        }
    }
    let pivots: Vec<usize> = (0..n).collect();
    let x = plain::back_substitution(&system, &pivots)?;
    x.iter().all(|x| x.is_number()).then_some(x)
}

/// The multiplications of an elimination with ten unknowns and two right sides.
const TWO_RIGHT_SIDES: usize = 375;

/// The determinant of the question about Bareiss's algorithm.
const LAST_OF_BAREISS: i128 = 13;

#[test]
fn the_answers_of_the_page() {
    let rows = Matrix::from([[3, 1, 2], [1, 2, 1], [2, 1, 4]]);
    assert_eq!(bareiss::determinant(&rows), Ok(LAST_OF_BAREISS));
    assert_eq!(bareiss::determinant(&Matrix::from([[2, 3, 1], [6, 9, 5], [4, 7, 3]])), Ok(-4));
    // The proof that the second system of the page has no solution if its last right side is 28.
    let a = ratios([[1, 2, 1], [2, 5, 4], [3, 8, 7]]);
    let y = contradiction(&a, &[7, 17, 28].map(Ratio::from)).unwrap();
    assert_eq!(y, Some([1, -2, 1].map(Ratio::from).to_vec()));
    // Five lamps: these switches change nothing.
    let mut lamps = XorSystem::new(5);
    for lamp in 0..5_usize {
        lamps.push((0..5).filter(|switch| lamp.abs_diff(*switch) < 2), true).unwrap();
    }
    let Solution::Infinite { basis, .. } = lamps.solve() else { panic!("one unknown is free") };
    assert_eq!(basis, [[true, true, false, true, true]]);
    let a = Matrix::from_fn(10, 12, |i, j| {
        Mod::<998_244_353>::ONE / Mod::new(i64::try_from(i + j + 1).unwrap())
    });
    let mut n_multiplications = 0;
    Echelon::new_watched(a, 10, Rules::default(), |step, _| {
        if let Step::Clear { column, .. } = step {
            n_multiplications += 12 - column - 1;
        }
    })
    .unwrap();
    assert_eq!(n_multiplications, TWO_RIGHT_SIDES);
    // For which of three systems does a version without exchanges fail?
    let fails = |system: Matrix<Ratio>| {
        with_bug(system.clone(), Bug::NoExchange).is_none() && with_bug(system, Bug::None).is_some()
    };
    assert!(!fails(ratios([[1, 2, 5], [2, 3, 8]])));
    assert!(!fails(ratios([[3, 1, 9], [0, 2, 6]])));
    assert!(fails(ratios([[1, 1, 1, 6], [2, 2, 5, 21], [1, 2, 3, 14]])));
}

const FOUR: [[i64; 4]; 4] = [[2, 3, 1, 5], [6, 13, 5, 19], [2, 19, 10, 23], [4, 10, 11, 31]];

#[test]
fn the_same_in_floats_and_modulo_a_prime() {
    let b = [10, -7, 3, 5];
    let a = Matrix::from(FOUR).map(|&entry| f64::from(i32::try_from(entry).unwrap()));
    let right = b.map(f64::from);
    let Ok(Solution::Unique(x)) = solve(&a, &right) else { panic!("one solution") };
    for (x, exact) in x.iter().zip([536.625, -79.75, 2353.0 / 3.0, -965.0 / 3.0]) {
        assert!((x - exact).abs() < 1e-10, "{x}");
    }
    assert!(residual(&a, &x, &right).unwrap() < 1e-15);
    // 4293/8 = 2 modulo 5, and so on.
    let a = Matrix::from(FOUR).map(|&entry| Mod::<5>::new(entry));
    let x = [4293, -319, 2353, -965].map(Mod::new);
    let x = [x[0] / Mod::new(8), x[1] / Mod::new(4), x[2] / Mod::new(3), x[3] / Mod::new(3)];
    assert_eq!(solve(&a, &b.map(|b| Mod::new(b.into()))), Ok(Solution::Unique(x.to_vec())));
}

#[test]
fn determinants() {
    assert_eq!(determinant(&ratios(FOUR)), Ok(Ratio::from(24)));
    assert_eq!(determinant(&ratios([[0, 1], [1, 0]])), Ok(Ratio::from(-1)));
    assert_eq!(determinant(&ratios([[0, 1, 0], [0, 0, 1], [1, 0, 0]])), Ok(Ratio::ONE));
    assert_eq!(determinant(&Matrix::<Ratio>::default()), Ok(Ratio::ONE));
    assert_eq!(bareiss::determinant(&Matrix::from(FOUR)), Ok(24));
    assert_eq!(bareiss::determinant(&Matrix::from([[0, 2], [3, 0]])), Ok(-6));
    assert_eq!(bareiss::determinant(&Matrix::default()), Ok(1));
}

#[test]
fn the_parts_of_a_matrix() {
    let echelon = Echelon::new(&ratios([[1, 2, 3, 4], [2, 4, 7, 9], [3, 6, 10, 13]])).unwrap();
    assert_eq!((echelon.rank(), echelon.pivots()), (2, &[0, 2][..]));
    assert_eq!(echelon.free().collect::<Vec<_>>(), [1, 3]);
    assert_eq!(echelon.reduced(), ratios([[1, 2, 0, 1], [0, 0, 1, 1], [0, 0, 0, 0]]));
    let basis = echelon.null_space().unwrap();
    assert_eq!(basis, [[-2, 1, 0, 0], [-1, 0, -1, 1]].map(|v| v.map(Ratio::from).to_vec()));
}

#[test]
fn the_steps_of_one_system() {
    let mut steps = Vec::new();
    let a = ratios([[0, 2, 4], [1, 1, 2]]);
    let b = [Ratio::from(6), Ratio::from(4)];
    let rules = Rules { pivoting: Pivoting::First, ..Rules::default() };
    let solution = solve_watched(&a, &b, rules, |step, _| steps.push(step)).unwrap();
    let (row, column) = (1, 1);
    let first = [Step::Pivot { row: 0, column: 0, from: 1 }, Step::Clear { row: 1, column: 0 }];
    let rest = [Step::Pivot { row, column, from: 1 }, Step::Free { column: 2 }];
    assert_eq!(steps, [first, rest].concat());
    let particular = [1, 3, 0].map(Ratio::from).to_vec();
    let basis = vec![[0, -2, 1].map(Ratio::from).to_vec()];
    assert_eq!(solution, Solution::Infinite { particular, basis });
}

// 2. All small systems.

type Prime = Mod<998_244_353>;
type Solver<const P: u32> = fn(&Matrix<Mod<P>>, &[Mod<P>]) -> Solution<Mod<P>>;

/// Whether a solver finds neither more nor less than trying all vectors does, for all systems of
/// this shape.
fn passes<const P: u32>(solve: Solver<P>, n_rows: usize, n_columns: usize) -> bool {
    let candidates = vectors::<P>(n_columns);
    vectors::<P>(n_rows * (n_columns + 1)).into_iter().all(|mut entries| {
        let b = entries.split_off(n_rows * n_columns);
        let a = Matrix::from_entries(n_rows, n_columns, entries).unwrap();
        let is_solution = |x: &[Mod<P>]| a.times_column(x).unwrap() == b;
        let n_solutions = candidates.iter().filter(|x| is_solution(x)).count();
        match solve(&a, &b) {
            Solution::Unique(x) => n_solutions == 1 && is_solution(&x),
            Solution::Inconsistent { equation } => n_solutions == 0 && equation < n_rows,
            Solution::Infinite { particular, basis } => {
                // The vectors of the basis are independent, because the last of their ones are
                // in different places.
                let zeros = vec![Mod::ZERO; n_rows];
                let free = Echelon::new(&a).unwrap().free().collect::<Vec<_>>();
                let size = (P as usize).pow(u32::try_from(basis.len()).unwrap());
                let is_basis = basis.iter().zip(&free).all(|(x, &one)| {
                    let others = free
                        .iter()
                        .all(|&other| x[other] == if other == one { Mod::ONE } else { Mod::ZERO });
                    others && a.times_column(x).unwrap() == zeros
                });
                size == n_solutions && 1 < size && is_solution(&particular) && is_basis
            }
        }
    })
}

fn right<const P: u32>(a: &Matrix<Mod<P>>, b: &[Mod<P>]) -> Solution<Mod<P>> {
    solve(a, b).unwrap()
}

#[test]
fn all_small_systems() {
    for (n_rows, n_columns) in (0..=3).flat_map(|m| (0..=3).map(move |n| (m, n))) {
        assert!(passes::<2>(right, n_rows, n_columns), "{n_rows}×{n_columns}");
        // There are half a million of 3×3.
        let is_small = n_rows + n_columns < 6;
        assert!(!is_small || passes::<3>(right, n_rows, n_columns), "{n_rows}×{n_columns}");
    }
    assert!(passes::<2>(right, 2, 4));
    assert!(passes::<5>(right, 2, 2));
}

/// The solver of the page; the free unknowns are 0.
fn plainly<F: Field>(a: &Matrix<F>, b: &[F]) -> (Vec<usize>, Option<Vec<F>>) {
    let mut system = a.beside(&Matrix::from_column(b)).unwrap();
    let pivots = plain::eliminate(&mut system);
    let x = plain::back_substitution(&system, &pivots);
    (pivots, x)
}

/// Whether the plain version finds what the library's finds.
fn plain_agrees<F: Field>(a: &Matrix<F>, b: &[F]) -> bool {
    let (pivots, found) = plainly(a, b);
    let expected = match solve(a, b).unwrap() {
        Solution::Unique(x) | Solution::Infinite { particular: x, .. } => Some(x),
        Solution::Inconsistent { .. } => None,
    };
    pivots == Echelon::new(a).unwrap().pivots() && found == expected
}

#[test]
fn the_plain_form_on_all_small_systems() {
    fn agrees<const P: u32>(n_rows: usize, n_columns: usize) -> bool {
        vectors::<P>(n_rows * (n_columns + 1)).into_iter().all(|mut entries| {
            let b = entries.split_off(n_rows * n_columns);
            plain_agrees(&Matrix::from_entries(n_rows, n_columns, entries).unwrap(), &b)
        })
    }
    for (n_rows, n_columns) in (0..=3).flat_map(|m| (0..=3).map(move |n| (m, n))) {
        assert!(agrees::<2>(n_rows, n_columns), "{n_rows}×{n_columns}");
        let is_small = n_rows + n_columns < 6;
        assert!(!is_small || agrees::<3>(n_rows, n_columns), "{n_rows}×{n_columns}");
    }
}

/// The elimination of a square without exchanges, and back substitution.
fn without_exchanges<const P: u32>(a: &Matrix<Mod<P>>, b: &[Mod<P>]) -> Solution<Mod<P>> {
    let x = with_bug(a.beside(&Matrix::from_column(b)).unwrap(), Bug::NoExchange);
    Solution::Unique(x.unwrap_or_else(|| vec![Mod::ZERO; b.len()]))
}

/// The elimination with factors that are upside down.
fn upside_down<const P: u32>(a: &Matrix<Mod<P>>, b: &[Mod<P>]) -> Solution<Mod<P>> {
    let x = with_bug(a.beside(&Matrix::from_column(b)).unwrap(), Bug::UpsideDown);
    x.map_or_else(|| right(a, b), Solution::Unique)
}

/// As the original's page has it: one solution, if there are as many pivots as equations.
fn by_number_of_equations<const P: u32>(a: &Matrix<Mod<P>>, b: &[Mod<P>]) -> Solution<Mod<P>> {
    match right(a, b) {
        Solution::Infinite { particular, .. } if Echelon::new(a).unwrap().rank() == b.len() => {
            Solution::Unique(particular)
        }
        solution => solution,
    }
}

/// Rows of zeros are dropped, whatever their right side is.
fn without_contradictions<const P: u32>(a: &Matrix<Mod<P>>, b: &[Mod<P>]) -> Solution<Mod<P>> {
    match right(a, b) {
        Solution::Inconsistent { .. } => Solution::Unique(vec![Mod::ZERO; a.n_columns()]),
        solution => solution,
    }
}

#[test]
fn wrong_versions_are_caught() {
    assert!(!passes::<3>(without_exchanges, 2, 2));
    assert!(!passes::<5>(upside_down, 2, 2));
    assert!(!passes::<3>(by_number_of_equations, 1, 2));
    assert!(!passes::<3>(without_contradictions, 2, 1));
}

#[test]
fn all_small_determinants() {
    for entries in vectors::<3>(9).into_iter().chain(vectors::<3>(4)) {
        let n = if entries.len() == 4 { 2 } else { 3 };
        let a = Matrix::from_entries(n, n, entries).unwrap();
        assert_eq!(determinant(&a), Ok(expansion(&a)), "{a:?}");
        let whole = a.map(|entry| i64::from(entry.value()) - 1);
        let exact = expansion(&whole.map(|&entry| Ratio::from(entry)));
        assert_eq!(bareiss::determinant(&whole).map(|d| Ratio::new(d, 1)), Ok(exact));
    }
}

// 3. Properties.

fn whole(n_rows: usize, n_columns: usize) -> impl Strategy<Value = Matrix<i64>> {
    prop::collection::vec(-9_i64..=9, n_rows * n_columns)
        .prop_map(move |entries| Matrix::from_entries(n_rows, n_columns, entries).unwrap())
}

/// Systems of up to 6×6, many of them with dependent rows.
fn systems() -> impl Strategy<Value = (Matrix<Ratio>, Vec<Ratio>)> {
    let shape = (0_usize..7, 0_usize..7, 0_usize..4);
    let parts = shape
        .prop_flat_map(|(m, n, rank)| (whole(m, rank), whole(rank, n), whole(m, n), 0_usize..4));
    parts.prop_flat_map(|(left, right, full, kind)| {
        let a = match kind {
            0 => full,
            _ => Matrix::from_fn(left.n_rows(), right.n_columns(), |row, column| {
                (0..right.n_rows()).map(|k| left[(row, k)] * right[(k, column)]).sum()
            }),
        };
        let a = a.map(|&entry| Ratio::from(entry));
        let n = a.n_columns();
        let image = (Just(a), whole(1, n)).prop_map(|(a, x)| {
            let x: Vec<Ratio> = x.entries().iter().map(|&x| Ratio::from(x)).collect();
            let b = a.times_column(&x).unwrap();
            (a, b)
        });
        (image, any::<bool>()).prop_map(|((a, mut b), is_changed)| {
            if let (Some(first), true) = (b.first_mut(), is_changed) {
                *first += Ratio::ONE;
            }
            (a, b)
        })
    })
}

/// Whether `solve` says what the elimination column by column says. They are told apart by what
/// they print: NaN is NaN then.
fn both_ways<T: Field>(
    a: &Matrix<i64>,
    b: &[i64],
    of: impl Fn(&i64) -> T,
) -> Result<(), [String; 2]> {
    let (a, b) = (a.map(&of), b.iter().map(&of).collect::<Vec<T>>());
    let rules = Rules::default();
    let solutions =
        [solve(&a, &b), solve_watched(&a, &b, rules, |_, _| {})].map(|all| format!("{all:?}"));
    let form = Echelon::new_watched(a.clone(), a.n_columns(), rules, |_, _| {});
    let is_same = match (Echelon::new(&a), form) {
        (Ok(panels), Ok(form)) => panels == form || format!("{form:?}").contains("NaN"),
        (panels, form) => panels.err() == form.err(),
    };
    if is_same && solutions[0] == solutions[1] { Ok(()) } else { Err(solutions) }
}

/// Whether panels make no difference to any system of this shape.
fn panels_are_hidden<const P: u32>(n_rows: usize, n_columns: usize) -> bool {
    vectors::<P>(n_rows * (n_columns + 1)).into_iter().all(|entries| {
        let entries: Vec<i64> = entries.iter().map(|entry| entry.value().into()).collect();
        let (a, b) = entries.split_at(n_rows * n_columns);
        let a = Matrix::from_entries(n_rows, n_columns, a.to_vec()).unwrap();
        both_ways(&a, b, |&entry| Mod::<P>::new(entry)).is_ok()
    })
}

#[test]
fn panels_are_not_seen_in_small_systems() {
    for (n_rows, n_columns) in [(1, 1), (1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (2, 3), (3, 2)] {
        assert!(panels_are_hidden::<3>(n_rows, n_columns), "{n_rows}×{n_columns}");
    }
    // The second is wider than a panel.
    for (n_rows, n_columns) in [(3, 3), (2, 5)] {
        assert!(panels_are_hidden::<2>(n_rows, n_columns), "{n_rows}×{n_columns}");
    }
}

proptest! {
    #[test]
    fn what_is_solved_is_a_solution_and_what_is_not_has_a_proof((a, b) in systems()) {
        prop_assert!(plain_agrees(&a, &b));
        let proof = contradiction(&a, &b).unwrap();
        match solve(&a, &b).unwrap() {
            Solution::Unique(x) => {
                prop_assert_eq!(a.times_column(&x).unwrap(), b);
                prop_assert_eq!(Echelon::new(&a).unwrap().rank(), a.n_columns());
                prop_assert_eq!(proof, None);
            }
            Solution::Infinite { particular, basis } => {
                prop_assert_eq!(a.times_column(&particular).unwrap(), b.clone());
                for x in &basis {
                    prop_assert!(a.times_column(x).unwrap().iter().all(|&y| y == Ratio::ZERO));
                }
                prop_assert_eq!(Echelon::new(&a).unwrap().rank() + basis.len(), a.n_columns());
                prop_assert_eq!(proof, None);
            }
            Solution::Inconsistent { .. } => {
                let y = proof.unwrap();
                let zeros = vec![Ratio::ZERO; a.n_columns()];
                prop_assert_eq!(a.transposed().times_column(&y).unwrap(), zeros);
                let right = Matrix::from_column(&b).transposed().times_column(&y).unwrap();
                prop_assert_eq!(right, vec![Ratio::ONE]);
            }
        }
    }

    #[test]
    fn all_rules_agree((a, b) in systems()) {
        let by = |pivoting| {
            let rules = Rules { pivoting, ..Rules::default() };
            let solution = solve_watched(&a, &b, rules, |_, _| {}).unwrap();
            match solution {
                Solution::Inconsistent { .. } => Solution::Inconsistent { equation: 0 },
                solution => solution,
            }
        };
        prop_assert_eq!(by(Pivoting::First), by(Pivoting::Largest));
        prop_assert_eq!(by(Pivoting::First), by(Pivoting::Scaled));
        let float = |value: &Ratio| value.to_f64();
        let floats: Vec<f64> = b.iter().map(float).collect();
        // On small whole numbers the default tolerance tells zeros from others.
        let same = match (solve(&a.map(float), &floats).unwrap(), by(Pivoting::First)) {
            (Solution::Unique(x), Solution::Unique(exact)) => {
                residual(&a.map(float), &x, &floats).unwrap() < 1e-14 && x.len() == exact.len()
            }
            (Solution::Infinite { particular, basis }, Solution::Infinite { basis: exact, .. }) => {
                residual(&a.map(float), &particular, &floats).unwrap() < 1e-14
                    && basis.len() == exact.len()
            }
            (Solution::Inconsistent { .. }, Solution::Inconsistent { .. }) => true,
            _ => false,
        };
        prop_assert!(same);
    }

    #[test]
    fn the_invariant_holds_at_every_step((a, b) in systems()) {
        let mut n_steps = 0;
        let solution = solve(&a, &b).unwrap();
        let x = match solution {
            Solution::Unique(x) | Solution::Infinite { particular: x, .. } => Some(x),
            Solution::Inconsistent { .. } => None,
        };
        solve_watched(&a, &b, Rules::default(), |step, echelon| {
            n_steps += 1;
            // The equations have the solution still, and the staircase is clear.
            let rows = || echelon.matrix().rows();
            if let Some(x) = &x {
                for row in rows() {
                    let sum = row.iter().zip(x).fold(Ratio::ZERO, |sum, (&a, &x)| sum + a * x);
                    assert_eq!(sum, row[x.len()]);
                }
            }
            let n_clear = match step {
                Step::Free { column } => column + 1,
                Step::Pivot { column, .. } | Step::Clear { column, .. } => column,
            };
            let rest = if matches!(step, Step::Free { .. }) { echelon.rank() } else { echelon.rank() - 1 };
            for row in rows().skip(rest) {
                assert!(row[..n_clear].iter().all(|&entry| entry == Ratio::ZERO));
            }
            if let Step::Clear { row, column } = step {
                assert_eq!(echelon.matrix()[(row, column)], Ratio::ZERO);
            }
        }).unwrap();
        prop_assert!(a.n_columns() <= n_steps);
    }

    #[test]
    fn determinants_multiply(a in whole(4, 4), b in whole(4, 4)) {
        let product = Matrix::from_fn(4, 4, |i, j| (0..4).map(|k| a[(i, k)] * b[(k, j)]).sum());
        let of = |matrix: &Matrix<i64>| bareiss::determinant(matrix).unwrap();
        prop_assert_eq!(of(&product), of(&a) * of(&b));
        let exact = determinant(&a.map(|&entry| Ratio::from(entry))).unwrap();
        prop_assert_eq!(exact, Ratio::new(of(&a), 1));
    }

    /// Panels of columns change when something is done, and nothing else.
    #[test]
    fn panels_are_not_seen(
        entries in prop::collection::vec(-2_i64..3, 13 * 14),
        n_rows in 0_usize..14,
        n_columns in 0_usize..14,
        twin in any::<Option<prop::sample::Index>>(),
    ) {
        // Two columns may be the same, so that there are some without a pivot.
        let twin = twin.filter(|_| 0 < n_columns).map(|twin| twin.index(n_columns));
        let place = |i: usize, j: usize| i * 14 + if Some(j) == twin { 0 } else { j };
        let a = Matrix::from_fn(n_rows, n_columns, |i, j| entries[place(i, j)]);
        let b: Vec<i64> = (0..n_rows).map(|i| entries[i * 14 + 13]).collect();
        prop_assert_eq!(both_ways(&a, &b, |&x| Mod::<3>::new(x)), Ok(()));
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let float = |&x: &i64| x as f64;
        prop_assert_eq!(both_ways(&a, &b, float), Ok(()));
        // Large enough to overflow here and there.
        let large = |x: &i64| float(x) * 10_f64.powi(i32::try_from(307 * (x % 2)).unwrap());
        prop_assert_eq!(both_ways(&a, &b, large), Ok(()));
    }

    #[test]
    fn bits_as_modulo_two(entries in prop::collection::vec(any::<bool>(), 7 * 9), n in 0_usize..9, m in 0_usize..8) {
        let mut system = XorSystem::new(n);
        let row = |i: usize| &entries[i * 9..i * 9 + n];
        let b: Vec<bool> = (0..m.min(7)).map(|i| entries[i * 9 + 8]).collect();
        for (i, &right) in b.iter().enumerate() {
            if i % 2 == 0 {
                system.push((0..n).filter(|&j| row(i)[j]), right).unwrap();
            } else {
                system.push_coefficients(row(i), right).unwrap();
            }
        }
        let bit = |&bit: &bool| Mod::<2>::new(bit.into());
        let a = Matrix::from_fn(b.len(), n, |i, j| bit(&row(i)[j]));
        let right: Vec<Mod<2>> = b.iter().map(bit).collect();
        let bits = |x: Vec<Mod<2>>| x.iter().map(|x| x.value() == 1).collect::<Vec<bool>>();
        match (system.solve(), solve(&a, &right).unwrap()) {
            (Solution::Unique(x), Solution::Unique(y)) => prop_assert_eq!(x, bits(y)),
            (Solution::Inconsistent { .. }, Solution::Inconsistent { .. }) => {}
            (Solution::Infinite { particular: x, basis }, Solution::Infinite { particular: y, basis: other }) => {
                prop_assert_eq!(x, bits(y));
                prop_assert_eq!(basis, other.into_iter().map(bits).collect::<Vec<_>>());
            }
            (ours, theirs) => prop_assert!(false, "{:?} and {:?}", ours, theirs),
        }
    }
}

// 4. Extremes.

#[test]
fn nothing() {
    assert_eq!(solve::<Ratio>(&Matrix::default(), &[]), Ok(Solution::Unique(vec![])));
    let none = Matrix::<Ratio>::zeros(2, 0);
    assert_eq!(solve(&none, &[Ratio::ZERO; 2]), Ok(Solution::Unique(vec![])));
    let b = [Ratio::ZERO, Ratio::ONE];
    assert_eq!(solve(&none, &b), Ok(Solution::Inconsistent { equation: 1 }));
    assert_eq!(XorSystem::new(0).solve(), Solution::Unique(vec![]));
}

#[test]
fn a_million_entries() {
    let ones = Matrix::filled(1_000_000, 1, 2.0);
    let mut b = vec![6.0; 1_000_000];
    assert_eq!(solve(&ones, &b), Ok(Solution::Unique(vec![3.0])));
    b[765_432] = 5.0;
    assert_eq!(solve(&ones, &b), Ok(Solution::Inconsistent { equation: 765_432 }));
    // Two diagonals of a thousand: x(i) + x(i + 1) = 1, and the last x is 1.
    let entry = |i: usize, j: usize| Prime::new((i <= j && j < i + 2).into());
    let Ok(Solution::Unique(x)) = solve(&Matrix::from_fn(1000, 1000, entry), &[Prime::ONE; 1000])
    else {
        panic!("one solution")
    };
    assert!(x.iter().rev().enumerate().all(|(i, x)| x.value() == u32::from(i % 2 == 0)));
}

#[test]
fn two_thousand_switches() {
    // Switch i toggles lamps i and i + 1; all lamps are to burn.
    let n = 2000;
    let mut system = XorSystem::new(n);
    for lamp in 0..n {
        system
            .push((0..n).filter(|switch| (lamp.saturating_sub(1)..=lamp).contains(switch)), true)
            .unwrap();
    }
    let Solution::Unique(x) = system.solve() else { panic!("one solution") };
    assert!(x.iter().enumerate().all(|(i, &is_on)| is_on == (i % 2 == 0)));
}

#[test]
fn an_ill_conditioned_matrix_has_small_residuals_and_large_errors() {
    let a = hilbert(10);
    let ones = vec![Ratio::ONE; 10];
    let b = a.times_column(&ones).unwrap();
    assert_eq!(solve(&a, &b), Ok(Solution::Unique(ones)));
    let (a, b) = (a.map(|a| a.to_f64()), b.iter().map(|b| b.to_f64()).collect::<Vec<f64>>());
    let rules = Rules { tolerance: Some(0.0), ..Rules::default() };
    let Ok(Solution::Unique(x)) = solve_watched(&a, &b, rules, |_, _| {}) else {
        panic!("without a tolerance no pivot is zero")
    };
    assert!(residual(&a, &x, &b).unwrap() < 1e-15);
    let error = x.iter().map(|x| (x - 1.0).abs()).fold(0.0, f64::max);
    assert!(1e-6 < error, "{error}");
}

#[test]
fn the_tolerance_decides_what_is_zero() {
    // 0.1 + 0.2 is not 0.3 in floats: the rows are dependent but for a rounding.
    let a = Matrix::from([[0.1 + 0.2, 1.0], [0.3, 1.0]]);
    assert!(matches!(solve(&a, &[1.0, 1.0]), Ok(Solution::Infinite { .. })));
    let rules = Rules { tolerance: Some(0.0), ..Rules::default() };
    assert!(matches!(solve_watched(&a, &[1.0, 1.0], rules, |_, _| {}), Ok(Solution::Unique(_))));
    let rules = Rules { tolerance: Some(0.5), ..rules };
    let a = Matrix::from([[4.0, 0.0], [0.0, 1.0]]);
    let solution = solve_watched(&a, &[4.0, 0.0], rules, |_, _| {});
    let basis = vec![vec![0.0, 1.0]];
    assert_eq!(solution, Ok(Solution::Infinite { particular: vec![1.0, 0.0], basis }));
}

#[test]
fn pivots_matter() {
    // A tiny pivot swallows what it is added to. With the larger one both unknowns come out near 1.
    let a = Matrix::from([[1e-20, 1.0], [1.0, 1.0]]);
    let by = |a: &Matrix<f64>, b: [f64; 2], pivoting| {
        let rules = Rules { pivoting, tolerance: Some(0.0) };
        solve_watched(a, &b, rules, |_, _| {}).unwrap()
    };
    assert_eq!(by(&a, [1.0, 2.0], Pivoting::First), Solution::Unique(vec![0.0, 1.0]));
    assert_eq!(by(&a, [1.0, 2.0], Pivoting::Largest), Solution::Unique(vec![1.0, 1.0]));
    // The first equation times 10^20 has the larger entry, and is no better for that.
    let a = Matrix::from([[1.0, 1e20], [1.0, 1.0]]);
    assert_eq!(by(&a, [1e20, 2.0], Pivoting::Largest), Solution::Unique(vec![0.0, 1.0]));
    assert_eq!(by(&a, [1e20, 2.0], Pivoting::Scaled), Solution::Unique(vec![1.0, 1.0]));
}

#[test]
fn in_scaled_rows_units_do_not_matter_to_the_right_sides() {
    let rules = Rules { pivoting: Pivoting::Scaled, ..Rules::default() };
    let by = |a: &Matrix<f64>, b: &[f64]| solve_watched(a, b, rules, |_, _| {});
    for unit in [1e-20, 1.0, 1e20] {
        // x = 1 and x = 2.
        let a = Matrix::from([[unit], [1.0]]);
        assert_eq!(by(&a, &[unit, 2.0]), Ok(Solution::Inconsistent { equation: 1 }));
        // x = 0.1, y = 0.3 and 3 x - y = 0: right but for a rounding, which is large in the unit of
        // the last.
        let a = Matrix::from([[1.0, 0.0], [0.0, 1.0], [3.0 * unit, -unit]]);
        assert!(matches!(by(&a, &[0.1, 0.3, 0.0]), Ok(Solution::Unique(_))), "{unit}");
        // 0 = 1 in a small unit.
        let a = Matrix::from([[1.0], [0.0]]);
        assert_eq!(by(&a, &[1.0, unit]), Ok(Solution::Inconsistent { equation: 1 }));
    }
    let a = Matrix::from([[1e-300], [1e-300]]);
    assert_eq!(by(&a, &[1.0, 1e300]), Err(GaussError::RightSideOverflow { equation: 1 }));
}

#[test]
fn how_long_fractions_of_128_bits_last() {
    let n_solved = |n: usize| {
        let mut random = SplitMix64::new(7);
        let mut digit = || Ratio::from(random.between(-9, 9));
        let system = |_: &usize| {
            let a = Matrix::from_fn(n, n, |_, _| digit());
            let b: Vec<Ratio> = (0..n).map(|_| digit()).collect();
            solve(&a, &b).is_ok()
        };
        (0..50).filter(system).count()
    };
    assert_eq!([n_solved(SMALL), n_solved(LARGE)], [50, 0]);
}

/// With entries of one digit, random systems with so many unknowns are solved without overflow.
const SMALL: usize = 10;
/// And with so many they are not.
const LARGE: usize = 20;

// 5. Bad input.

#[test]
fn bad_input_is_refused() {
    let a = Matrix::from([[1.0, 2.0], [3.0, f64::NAN]]);
    let error = GaussError::NotANumber { row: 1, column: 1 };
    assert_eq!(solve(&a, &[1.0, 2.0]), Err(error));
    assert_eq!(error.to_string(), "the entry in row 1, column 1 is not a number");
    assert_eq!(determinant(&a), Err(error));
    let b = [1.0, f64::INFINITY];
    let identity = Matrix::<f64>::identity(2);
    let error = GaussError::BadRightSide { row: 1, column: 0 };
    assert_eq!(solve(&identity, &b), Err(error));
    assert_eq!(solve_watched(&identity, &b, Rules::default(), |_, _| {}), Err(error));
    assert_eq!(error.to_string(), "the entry of b in row 1, column 0 is not a number");
    // The places are those of the input, not of its transpose.
    assert_eq!(contradiction(&identity, &b), Err(error));
    let one = GaussError::NotANumber { row: 0, column: 1 };
    let a = Matrix::from([[1.0, f64::NAN], [3.0, 4.0]]);
    assert_eq!(contradiction(&a, &[1.0, 2.0]), Err(one));
    let mismatch = ShapeError::RightSide { a: (2, 2), b: (1, 1) };
    let text = "A is 2×2 and b is 1×1, but both need the same number of rows";
    assert_eq!(mismatch.to_string(), text);
    assert_eq!(solve(&identity, &[1.0]), Err(GaussError::Shape(mismatch)));
    assert_eq!(residual(&identity, &[1.0; 2], &[1.0]), Err(mismatch));
    let flat = Matrix::from([[1.0, 2.0]]);
    let not_square = ShapeError::NotSquare { n_rows: 1, n_columns: 2 };
    assert_eq!(determinant(&flat), Err(not_square.into()));
    assert_eq!(
        bareiss::determinant(&Matrix::from([[1], [2]])).unwrap_err().to_string(),
        "2×1 is no square"
    );
    let mut system = XorSystem::new(64);
    let missing = Err(XorSystemError { unknown: 64, n_unknowns: 64 });
    assert_eq!(system.push([3, 64], true), missing);
    assert_eq!(system.push_coefficients(&[true; 65], true), missing);
    assert!(matches!(system.solve(), Solution::Infinite { .. }), "nothing was added");
}

#[test]
fn overflow_is_an_error() {
    let large = |n: i128| Ratio::new(i128::MAX / n, 1);
    let a = Matrix::from([[large(1), large(2)], [large(3), large(1)]]);
    assert!(matches!(solve(&a, &[Ratio::ONE; 2]), Err(GaussError::Overflow { .. })));
    assert!(matches!(determinant(&a), Err(GaussError::Overflow { .. })));
    assert_eq!(
        determinant(&Matrix::from([[1e200, 0.0], [0.0, 1e200]])),
        Err(GaussError::Overflow { column: 1 })
    );
    assert_eq!(solve(&Matrix::from([[1e-200]]), &[1e200]), Err(GaussError::Overflow { column: 0 }));
    let a = Matrix::from_fn(4, 4, |i, j| if i == j { i64::MAX } else { i64::MIN });
    assert_eq!(bareiss::determinant(&a), Err(GaussError::Overflow { column: 1 }));
    // Both are 2^127: the one by its last division, the other by its sign.
    let a = Matrix::from([[-1, i64::MIN, 0], [1 << 32, 0, 0], [0, 0, 1 << 32]]);
    assert_eq!(bareiss::determinant(&a), Err(GaussError::Overflow { column: 1 }));
    let a = Matrix::from([[1, i64::MIN, 0], [0, 0, -(1 << 32)], [1 << 32, 0, 0]]);
    assert_eq!(bareiss::determinant(&a), Err(GaussError::Overflow { column: 2 }));
    // What is left of the second equation is 0 = 1/3^60 - 1/2^100.
    let b = [Ratio::new(1, 1 << 100), Ratio::new(1, 3_i128.pow(60))];
    let ones = ratios([[1], [1]]);
    let error = GaussError::RightSideOverflow { equation: 1 };
    assert_eq!(solve(&ones, &b), Err(error));
    assert_eq!(error.to_string(), "the right-hand side of equation 1 overflows");
    assert_eq!(contradiction(&ones, &b), Err(GaussError::Overflow { column: 1 }));
}

#[test]
fn demo_of_bad_input() {
    let large = "9".repeat(38);
    demo::DEMO.refuses(&[
        ("1 x = 2", r#"equation 1: "x" is not a number such as -3, 2/7 or 0.25 (column 3)"#),
        ("1 2 = 3, 4 = 5", r#"row 2: "5" ends a row of 1, and row 1 has 2 (column 14)"#),
        ("1 2, 3 = 4", r#"equation 1: "2," ends it without a number behind = (column 3)"#),
        ("1 = 2 3", r#"equation 1: "3" is a second number behind = (column 7)"#),
        ("--modulo 6 1 = 2", "--modulo: 6 is no prime"),
        ("--modulo 10007 1 = 2", "--modulo: 10007 is more than 9999"),
        ("--modulo 5 1/5 = 2", "the entry in row 0, column 0 is not a number"),
        ("--digits 7 1 = 2", "--digits: 7 is not from 1 to 6"),
        ("--digits 3 --modulo 5 1 = 2", "--modulo and --digits exclude each other"),
        ("--largest --scaled 1 = 2", "--largest and --scaled exclude each other"),
        ("1 == 2", r#"equation 1: "==" has a second = (column 3)"#),
        ("1/0 = 2", r#"equation 1: "1/0" divides by zero (column 1)"#),
        (&format!("{large} 1 = 1, 1 {large} = 1"), "a number overflows in column 1"),
    ]);
}

// 6. Errata.

#[test]
fn erratum_zeros_below_a_pivot() {
    // The original's factor is the pivot divided by the entry below it.
    for a in [
        ratios([[1, 0], [0, 1]]).beside(&Matrix::zeros(2, 0)).unwrap(),
        ratios([[2, 1, 1], [0, 3, 1], [1, 0, 1]]),
    ] {
        assert!(!(a[(0, 0)] / a[(1, 0)]).is_number());
        let ones = vec![Ratio::ONE; a.n_columns()];
        let b = a.times_column(&ones).unwrap();
        assert_eq!(solve(&a, &b), Ok(Solution::Unique(ones)));
    }
}

#[test]
fn erratum_one_solution_needs_as_many_pivots_as_unknowns() {
    // One equation, one pivot, and infinitely many solutions.
    let a = ratios([[1, 1]]);
    assert_eq!(Echelon::new(&a).unwrap().rank(), a.n_rows());
    assert!(matches!(solve(&a, &[Ratio::ONE]), Ok(Solution::Infinite { .. })));
}

// 7. Growth, and the demo.

#[test]
fn multiplications_grow_as_stated() {
    for n in demo::SIZES {
        let [elimination, substitution] = demo::multiplications(n);
        // The sum over all pivots of the rows below, times the entries behind and the right side.
        assert_eq!(elimination, (n * n * n - n) / 3);
        assert_eq!(substitution, n * (n - 1) / 2);
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("gauss_elimination", ""),
        ("gauss_elimination_infinite", WORKED[1].0),
        ("gauss_elimination_none", WORKED[2].0),
        ("gauss_elimination_digits", "--digits 3 0.0001 1 = 1, 1 1 = 2"),
        ("gauss_elimination_digits_largest", "--digits 3 --largest 0.0001 1 = 1, 1 1 = 2"),
        ("gauss_elimination_modulo", "--modulo 2 1 1 0 = 1, 0 1 1 = 1, 1 0 1 = 0"),
        ("gauss_elimination_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let wide = format!("{}= 1", "1 ".repeat(9));
    demo::DEMO.says(&[
        ("1=2,", "…\nOne solution: x = (2)."),
        ("= 0", "…\nOne solution: x = ()."),
        ("0 0 = 0", "…\nInfinitely many solutions: x = (0, 0) + s (1, 0) + t (0, 1)."),
        (&wide, "…the limit is 6×8 entries… and so on."),
        (
            &format!("{}, {wide}", wide.replace('1', "0").replace("= 0", "= 1")),
            "…the limit is 6×8 entries…",
        ),
        ("--largest 1 1 = 1, 2 1 = 2", "…Rows 1 and 2 are exchanged.…"),
        ("--scaled 1 9 = 1, 1 1 = 2", "…Rows 1 and 2 are exchanged.…"),
        ("--digits 3 --largest 10 100000 = 100000, 1 1 = 2", "…One solution: x = (0, 1)."),
        ("--digits 3 --scaled 10 100000 = 100000, 1 1 = 2", "…One solution: x = (1, 1)."),
        ("--modulo 7 2 = 1", "…One solution: x = (4)."),
        ("--modulo 7 1/2 = 1", "…One solution: x = (2)."),
        ("--modulo 5 1 2 3 = 1", "…25 solutions: x = (1, 0, 0) + s (3, 1, 0) + t (2, 0, 1)."),
        ("--digits 3 3 = 1", "…One solution: x = (0.333)."),
        ("--digits 2 3 = 200", "…One solution: x = (67)."),
        ("--digits 1 1 = -2.5", "…One solution: x = (-3)."),
        ("--digits 2 1 = 12345", "…One solution: x = (12000)."),
    ]);
}
