//! 6.10 Difference constraints: all values of a box, substitution, and contradictions that are
//! added up.

use graph_theory::shortest_path::bellman_ford::{Step, potentials};
use graph_theory::shortest_path::difference_constraints::{
    Bound, Constraint, ConstraintError, DifferenceError, DifferenceSystem, Whole, plain,
};
use graph_theory::{NodeId, Weight};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../../examples/difference_constraints.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples, and the original's tests.

/// x(a) - x(b) ≤ bound, of variables that are counted from 1.
const WORKED: &[(u32, u32, i64)] =
    &[(1, 2, 0), (1, 5, -1), (2, 5, 1), (3, 1, 5), (4, 1, 4), (4, 3, -1), (5, 3, -3), (5, 4, -3)];

/// The house of the page: walls, roof, pipes, floor and paint are 0 to 4.
const HOUSE: [(usize, usize, i64); 6] =
    [(0, 1, -3), (0, 2, -1), (2, 3, -2), (1, 4, -1), (3, 4, -2), (1, 0, 3)];

/// The house, with some rules more.
fn house(more: &[(usize, usize, i64)]) -> Vec<(usize, usize, i64)> {
    [&HOUSE, more].concat()
}

/// The constraints that are violated.
fn violated(constraints: &[(usize, usize, i64)], values: &[i64]) -> Vec<usize> {
    let is_violated = |i: &usize| {
        let (a, b, c) = constraints[*i];
        values[a] - values[b] > c
    };
    (0..constraints.len()).filter(is_violated).collect()
}

/// The values after each round, the last one of which changes nothing.
fn rounds_of(constraints: &[(usize, usize, i64)]) -> Vec<Vec<i64>> {
    let (mut values, mut rounds) = (vec![0; 5], Vec::new());
    let _ = plain::solve_watched(5, constraints, |step| match step {
        plain::Step::Lower { constraint } => {
            let (a, b, c) = constraints[constraint];
            values[a] = values[b] + c;
        }
        plain::Step::Round => rounds.push(values.clone()),
    });
    rounds
}

#[test]
fn the_worked_example_of_the_page() {
    assert_eq!(plain::solve(5, &HOUSE), Ok(vec![-5, -2, -4, -2, 0]));
    let rounds = rounds_of(&HOUSE);
    assert_eq!(rounds[0], [-3, -1, -2, -2, 0]);
    assert_eq!(rounds.len(), 4, "three rounds lower a value, and the fourth none");
    // Five days later, the walls are on day 0.
    let moved: Vec<i64> = rounds[3].iter().map(|value| value + 5).collect();
    assert_eq!(moved, [0, 3, 1, 3, 5]);
    assert!(violated(&HOUSE, &moved).is_empty());
    // One round is not enough, and arcs that lead the other way say something else.
    assert_eq!(violated(&HOUSE, &rounds[0]), [0, 2]);
    let turned: Vec<(usize, usize, i64)> = HOUSE.iter().map(|&(a, b, c)| (b, a, c)).collect();
    let turned = plain::solve(5, &turned).unwrap();
    assert_eq!(turned, [0, -3, -1, -3, -5]);
    assert_eq!(violated(&HOUSE, &turned), [0, 1, 2, 3, 4]);
    // The paint at most 4 days after the walls: a contradiction of four rules.
    let late = house(&[(4, 0, 4)]);
    let cycle = plain::solve(5, &late).unwrap_err();
    assert_eq!(cycle, [4, 6, 1, 2]);
    assert_eq!(cycle.iter().map(|i| late[*i].2).sum::<i64>(), -1);
}

#[test]
fn the_plain_form_agrees_on_all_small_systems() {
    small_systems(false, |system| {
        let number = |variable: Option<u32>| variable.unwrap() as usize;
        let constraints: Vec<(usize, usize, i64)> = system
            .constraints()
            .iter()
            .map(|one| (number(one.a), number(one.b), one.bound))
            .collect();
        match plain::solve(3, &constraints) {
            Ok(values) => assert_eq!(Ok(values), system.solve()),
            Err(mut cycle) => {
                cycle.reverse();
                let error = DifferenceError::Infeasible { constraints: cycle };
                assert!(error.is_proof_for(system), "{error:?} {system:?}");
            }
        }
    });
}

#[test]
fn the_systems_of_the_questions() {
    // The paint at least 3 days after the floor: the walls come down to -6.
    let mut slow = HOUSE;
    slow[4].2 = -3;
    assert_eq!(plain::solve(5, &slow).unwrap()[0], -6);
    // The rules from the last to the first: the values are lowered in 2 rounds.
    let mut reversed = HOUSE;
    reversed.reverse();
    assert_eq!(rounds_of(&reversed).len() - 1, 2);
    // 10 variables and 20 constraints: at most 200 looks.
    let chain: Vec<(usize, usize, i64)> = (1..10).map(|v| (v - 1, v, -1)).collect();
    let mut n_rounds = 0;
    plain::solve_watched(10, &chain, |step| n_rounds += usize::from(step == plain::Step::Round))
        .unwrap();
    assert_eq!(n_rounds, 10);
    assert_eq!(10 * 20, 200);
    // On which systems a negative value is no contradiction.
    let is_right = |constraints: &[(usize, usize, i64)]| {
        let mut system = DifferenceSystem::new(3).unwrap();
        for &(a, b, c) in constraints {
            let number = |variable: usize| u32::try_from(variable).unwrap();
            system.at_most(number(a), number(b), c).unwrap();
        }
        let found = plain::solve(3, constraints).ok();
        variant(&system, Variant::NegativeIsNone) == found
    };
    assert!(!is_right(&[(0, 1, -1)]));
    assert!(is_right(&[(0, 1, 1)]));
    assert!(is_right(&[(0, 1, -1), (1, 0, 0)]));
    // The exercise: only the rule on roof and paint can be left out.
    let without = |i: usize| {
        let mut rest = HOUSE.to_vec();
        rest.remove(i);
        plain::solve(5, &rest).unwrap()
    };
    let same: Vec<usize> = (0..6).filter(|i| without(*i) == without(3)).collect();
    assert_eq!(without(3), [-5, -2, -4, -2, 0]);
    assert_eq!(same, [0, 3]);
}

fn worked() -> DifferenceSystem<i64> {
    let mut system = DifferenceSystem::new(5).unwrap();
    for &(a, b, bound) in WORKED {
        system.at_most(a - 1, b - 1, bound).unwrap();
    }
    system
}

#[test]
fn worked_example() {
    let system = worked();
    let solution = system.solve().unwrap();
    assert_eq!(solution, [-5, -3, 0, -1, -4]);
    assert_eq!(
        (system.violated(&solution), system.tight(&solution)),
        (vec![], vec![1, 2, 3, 4, 5, 7])
    );
    let moved: Vec<i64> = solution.iter().map(|value| value + 17).collect();
    assert!(system.violated(&moved).is_empty());
    // Counted from x3, only x2 has a choice.
    assert_eq!(system.largest(Some(2)).unwrap(), [-5, -3, 0, -1, -4].map(Some));
    assert_eq!(system.smallest(Some(2)).unwrap(), [-5, -5, 0, -1, -4].map(Some));
    // No constraint is on a single variable.
    assert_eq!(system.largest(None).unwrap(), [None; 5]);
}

#[test]
fn worked_contradiction() {
    let mut system = worked();
    assert_eq!(system.at_most(2, 3, 0), Ok(8));
    let error = system.solve().unwrap_err();
    assert_eq!(error, DifferenceError::Infeasible { constraints: vec![8, 5] });
    assert!(error.is_proof_for(&system));
    assert_eq!(error.to_string(), "the constraints [8, 5] contradict each other");
}

/// Rows of 1, -1 and 0, and the same system.
#[test]
fn a_matrix() {
    let rows: Vec<Vec<i8>> = WORKED
        .iter()
        .map(|&(a, b, _)| (1..6).map(|i| i8::from(i == a) - i8::from(i == b)).collect())
        .collect();
    let bounds: Vec<i64> = WORKED.iter().map(|&(.., bound)| bound).collect();
    assert_eq!(DifferenceSystem::from_rows(5, &rows, &bounds), Ok(worked()));
    assert_eq!(
        DifferenceSystem::<i64>::from_rows(0, &[] as &[[i8; 0]], &[]),
        DifferenceSystem::new(0)
    );
}

/// A way to say something of x(0) and x(1), and whether it then holds.
type Said =
    (fn(&mut DifferenceSystem<i64>) -> Result<usize, ConstraintError>, fn(i64, i64) -> bool);

const SAID: &[Said] = &[
    (|s| s.at_most(0, 1, 1), |a, b| a - b <= 1),
    (|s| s.at_least(0, 1, 1), |a, b| 1 <= a - b),
    (|s| s.less(0, 1, 1), |a, b| a - b < 1),
    (|s| s.greater(0, 1, 1), |a, b| 1 < a - b),
    (|s| s.equal(0, 1, 1).map(|both| both[1]), |a, b| a - b == 1),
    (|s| s.between(0, 1, -1, 2).map(|both| both[1]), |a, b| (-1..=2).contains(&(a - b))),
    (|s| s.value_at_most(0, 1), |a, _| a <= 1),
    (|s| s.value_at_least(0, 1), |a, _| 1 <= a),
];

#[test]
fn what_can_be_said() {
    for (i, (say, holds)) in SAID.iter().enumerate() {
        let mut system = DifferenceSystem::new(2).unwrap();
        assert_eq!(say(&mut system), Ok(system.constraints().len() - 1), "the last number");
        for (a, b) in (-4..5).flat_map(|a| (-4..5).map(move |b| (a, b))) {
            assert_eq!(system.violated(&[a, b]).is_empty(), holds(a, b), "{i}: {a} {b}");
        }
        let solution = system.solve().unwrap();
        assert!(holds(solution[0], solution[1]), "{i}: {solution:?}");
    }
}

/// More than 3 and less than 5 is 4; beyond the ends of the type nothing is left.
fn strict_bounds<W: Whole<Sum: Bound + From<i8>>>(least: W, most: W) {
    let mut system = DifferenceSystem::<W>::new(2).unwrap();
    assert_eq!(system.less(0, 1, W::from(5)), Ok(0));
    assert_eq!(system.greater(0, 1, W::from(3)), Ok(1));
    let solution = system.solve().unwrap();
    assert_eq!(solution[1].checked_add(4.into()), Some(solution[0]));
    assert_eq!(system.less(0, 1, least), Err(ConstraintError::Overflow));
    assert_eq!(system.greater(0, 1, most), Err(ConstraintError::Overflow));
}

#[test]
fn strict_bounds_of_all_integers() {
    strict_bounds(i8::MIN, i8::MAX);
    strict_bounds(i16::MIN, i16::MAX);
    strict_bounds(i32::MIN, i32::MAX);
    strict_bounds(i64::MIN, i64::MAX);
    strict_bounds(i128::MIN, i128::MAX);
}

// 2. All small inputs.

/// Of three variables, or of two and 0.
fn small_systems(has_zero: bool, mut visit: impl FnMut(&DifferenceSystem<i64>)) {
    const PAIRS: [(u32, u32); 6] = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
    let name = |i: u32| (!has_zero || i < 2).then_some(i);
    for code in 0..4_i64.pow(6) {
        let mut system = DifferenceSystem::new(if has_zero { 2 } else { 3 }).unwrap();
        for (i, &(a, b)) in (0..).zip(&PAIRS) {
            let bound = code / 4_i64.pow(i) % 4 - 2;
            if bound != -2 {
                system.add(Constraint { a: name(a), b: name(b), bound }).unwrap();
            }
        }
        visit(&system);
    }
}

/// All values of `n` variables from `low` to `high`.
fn points(n: u32, low: i64, high: i64) -> Vec<Vec<i64>> {
    (0..n).fold(vec![vec![]], |shorter, _| {
        let grow = |point: Vec<i64>| (low..=high).map(move |x| [&point[..], &[x]].concat());
        shorter.into_iter().flat_map(grow).collect()
    })
}

fn holds(system: &DifferenceSystem<i64>, point: &[i64]) -> bool {
    let x = |variable: Option<u32>| variable.map_or(0, |v| point[v as usize]);
    system.constraints().iter().all(|one| x(one.a) - x(one.b) <= one.bound)
}

/// A largest difference as far as the box tells. What is beyond the sum of two bounds has no end.
fn ends(best: Option<i64>, furthest: i64) -> Option<i64> {
    best.filter(|best| *best <= furthest)
}

fn check_all(has_zero: bool) {
    let n = if has_zero { 2 } else { 3 };
    let all = points(n, -5, 5);
    small_systems(has_zero, |system| {
        let solutions: Vec<&Vec<i64>> = all.iter().filter(|point| holds(system, point)).collect();
        let solved = system.solve();
        let Ok(solution) = &solved else {
            assert!(solutions.is_empty(), "{system:?}");
            assert!(solved.clone().unwrap_err().is_proof_for(system), "{solved:?}");
            assert_eq!(system.largest(None), solved.clone().map(|_| vec![]));
            assert_eq!(system.smallest(Some(0)), solved.map(|_| vec![]));
            return;
        };
        assert!(holds(system, solution), "{system:?} {solution:?}");
        if !has_zero {
            let none_above = solutions.iter().filter(|point| point.iter().all(|x| *x <= 0));
            let largest = none_above.fold(vec![-9; 3], |best, point| {
                best.iter().zip(*point).map(|(a, b)| *a.max(b)).collect()
            });
            assert_eq!(*solution, largest);
        }
        for anchor in [None, Some(0), Some(1)] {
            let from = |point: &[i64], v: usize| point[v] - anchor.map_or(0, |a| point[a as usize]);
            let most = system.largest(anchor).unwrap();
            let least = system.smallest(anchor).unwrap();
            for v in 0..n as usize {
                let far = solutions.iter().map(|point| from(point, v));
                assert_eq!(most[v], ends(far.clone().max(), 2), "{system:?} {anchor:?} {v}");
                let down = ends(far.map(|far| -far).max(), 2);
                assert_eq!(least[v], down.map(|far| -far), "{system:?} {anchor:?} {v}");
            }
        }
    });
}

#[test]
fn all_systems_of_three_variables() {
    check_all(false);
}

#[test]
fn all_systems_of_two_variables_and_zero() {
    check_all(true);
}

/// How one may go wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variant {
    Right,
    /// Arcs from a to b: the original's code.
    Backward,
    /// Any distance below 0 is taken for a contradiction: the original's page.
    NegativeIsNone,
    /// Distances from the first variable, without a vertex that reaches all.
    FromTheFirst,
    /// One round less than variables have in a row.
    OneRoundLess,
    /// Takes what it has after the last round for a solution.
    NeverDoubts,
}

fn variant(system: &DifferenceSystem<i64>, variant: Variant) -> Option<Vec<i64>> {
    let n = system.n_variables() as usize;
    let from_first = variant == Variant::FromTheFirst;
    let mut x: Vec<Option<i64>> = (0..n).map(|v| (!from_first || v == 0).then_some(0)).collect();
    let mut round = || {
        let before = x.clone();
        for one in system.constraints() {
            let (a, b) = (one.a.unwrap() as usize, one.b.unwrap() as usize);
            let (tail, head) = if variant == Variant::Backward { (a, b) } else { (b, a) };
            // Only what was known before the round, so that no round does the work of two.
            let through = before[tail].map(|far| far + one.bound);
            x[head] = [x[head], through].into_iter().flatten().min();
        }
        (before != x, x.iter().map(|x| x.unwrap_or(0)).collect::<Vec<_>>())
    };
    let n_rounds = if variant == Variant::OneRoundLess { n - 2 } else { n - 1 };
    let mut values = (0..n_rounds).map(|_| round().1).last().unwrap();
    let is_restless = if variant == Variant::OneRoundLess { false } else { round().0 };
    values.truncate(n);
    let is_none = match variant {
        Variant::NeverDoubts => false,
        Variant::NegativeIsNone => values.iter().any(|x| *x < 0),
        _ => is_restless,
    };
    (!is_none).then_some(values)
}

#[test]
fn wrong_versions_are_caught() {
    let n_faults = |wrong| {
        let mut n_faults = 0;
        small_systems(false, |system| {
            let is_right = match (variant(system, wrong), system.solve()) {
                (Some(values), Ok(_)) => holds(system, &values),
                (None, Err(_)) => true,
                _ => false,
            };
            n_faults += usize::from(!is_right);
        });
        n_faults
    };
    assert_eq!(n_faults(Variant::Right), 0);
    for wrong in [
        Variant::Backward,
        Variant::NegativeIsNone,
        Variant::FromTheFirst,
        Variant::OneRoundLess,
        Variant::NeverDoubts,
    ] {
        assert_ne!(n_faults(wrong), 0, "{wrong:?}");
    }
}

#[test]
fn damaged_proofs_are_refused() {
    let mut system = worked();
    system.at_most(2, 3, 0).unwrap();
    system.at_most(3, 2, 0).unwrap();
    let is_proof = |constraints: &[usize]| {
        DifferenceError::Infeasible { constraints: constraints.to_vec() }.is_proof_for(&system)
    };
    assert!(is_proof(&[8, 5]) && is_proof(&[5, 8]));
    assert!(!is_proof(&[5]), "x4 - x3 is left over");
    assert!(!is_proof(&[8, 9]), "adds up to 0 ≤ 0");
    assert!(!is_proof(&[8, 4]), "x4 - x1 is no way on");
    assert!(!is_proof(&[8, 99]), "no such constraint");
    assert!(!is_proof(&[]));
    assert!(!DifferenceError::Overflow { constraint: 5 }.is_proof_for(&system));
}

// 3. Properties.

fn random_system(
    n: u32,
    constraints: impl IntoIterator<Item = (u32, u32, i64)>,
) -> DifferenceSystem<i64> {
    let mut system = DifferenceSystem::new(n).unwrap();
    for (a, b, bound) in constraints {
        let name = |v: u32| Some(v % (n + 1)).filter(|v| *v < n);
        system.add(Constraint { a: name(a), b: name(b), bound }).unwrap();
    }
    system
}

proptest! {
    #[test]
    fn random_systems(
        n in 0_u32..9,
        constraints in proptest::collection::vec((0_u32..9, 0_u32..9, -3_i64..12), 0..30),
    ) {
        let system = random_system(n, constraints);
        match system.solve() {
            Ok(solution) => {
                assert!(holds(&system, &solution) && system.violated(&solution).is_empty());
                // The rounds of 6.7 find the same values, of which the last is 0.
                let heights = potentials(&system.graph()).unwrap();
                let (zero, heights) = heights.split_last().unwrap();
                assert_eq!(solution, heights.iter().map(|x| x - zero).collect::<Vec<_>>());
            }
            Err(error) => {
                assert!(error.is_proof_for(&system), "{error:?}");
                assert!(potentials(&system.graph()).is_err());
            }
        }
    }

    #[test]
    fn each_step_lowers_what_is_too_high(
        heights in proptest::collection::vec(-50_i64..50, 2..30),
        pairs in proptest::collection::vec((0_usize..30, 0_usize..30, 0_i64..9), 0..120),
    ) {
        // The heights are a solution, so there is one.
        let n = heights.len();
        let mut system = DifferenceSystem::new(u32::try_from(n).unwrap()).unwrap();
        for (a, b, room) in pairs {
            let (a, b) = (a % n, b % n);
            let bound = heights[a] - heights[b] + room;
            system.at_most(u32::try_from(a).unwrap(), u32::try_from(b).unwrap(), bound).unwrap();
        }
        let solution = system.solve().unwrap();
        let mut before = vec![0; n];
        system.solve_watched(|step, paths| {
            let Step::Relax { edge, v } = step else { panic!("there are no rounds") };
            let now: Vec<i64> = paths.distances().take(n).flatten().collect();
            assert!(system.violated(&before).contains(&edge.index()));
            assert!(system.tight(&now).contains(&edge.index()));
            for u in (0..n).filter(|u| *u != v.index()) {
                assert_eq!(now[u], before[u]);
            }
            assert!(now.iter().zip(&solution).all(|(now, end)| end <= now), "never too low");
            before = now;
        }).unwrap();
        assert_eq!(before, solution);
    }
}

// 4. Extremes.

#[test]
fn nothing_to_satisfy() {
    let none = DifferenceSystem::<i64>::default();
    assert_eq!(DifferenceSystem::new(0), Ok(none.clone()));
    assert_eq!(
        (none.solve(), none.largest(None), none.smallest(None)),
        (Ok(vec![]), Ok(vec![]), Ok(vec![]))
    );
    let free = DifferenceSystem::<i64>::new(2).unwrap();
    assert_eq!((free.solve(), free.largest(Some(1))), (Ok(vec![0, 0]), Ok(vec![None, Some(0)])));
}

#[test]
fn a_variable_with_itself() {
    let mut system = DifferenceSystem::new(1).unwrap();
    system.at_most(0, 0, 0_i64).unwrap();
    assert_eq!(system.solve(), Ok(vec![0]));
    system.at_most(0, 0, -1).unwrap();
    let error = system.solve().unwrap_err();
    assert_eq!(error, DifferenceError::Infeasible { constraints: vec![1] });
    assert!(error.is_proof_for(&system));
}

#[test]
fn a_million_variables() {
    let n = 1_000_000;
    let (mut chain, mut star) =
        (DifferenceSystem::new(n).unwrap(), DifferenceSystem::new(n).unwrap());
    for v in 1..n {
        chain.less(v, v - 1, 0).unwrap();
        star.equal(v, 0, i64::from(v)).unwrap();
    }
    assert!(chain.solve().unwrap().into_iter().eq((0..i64::from(n)).map(|x| -x)));
    assert_eq!(star.solve().unwrap().last(), Some(&0));
    assert_eq!(star.solve().unwrap().first(), Some(&(1 - i64::from(n))));
    // Round in a circle, each less than the one before.
    chain.less(0, n - 1, 0).unwrap();
    let error = chain.solve().unwrap_err();
    assert!(error.is_proof_for(&chain));
}

#[test]
fn the_order_of_a_chain_makes_the_steps() {
    for n in demo::SIZES {
        assert_eq!(demo::work(n), [n - 1, n * (n - 1) / 2]);
    }
}

#[test]
fn floats() {
    let mut system = DifferenceSystem::new(2).unwrap();
    system.equal(0, 1, 0.5).unwrap();
    system.value_at_least(1, 0.25).unwrap();
    assert_eq!(system.solve(), Ok(vec![0.75, 0.25]));
    system.value_at_most(0, 0.5).unwrap();
    assert!(system.solve().unwrap_err().is_proof_for(&system));
}

// 5. Bad input.

#[test]
fn what_cannot_be_said() {
    let mut system = DifferenceSystem::new(2).unwrap();
    let nobody = |variable| ConstraintError::NoSuchVariable { variable, n_variables: 2 };
    assert_eq!(system.at_most(0, 2, 1), Err(nobody(2)));
    assert_eq!(system.at_least(7, 1, 1), Err(nobody(7)));
    assert_eq!(system.value_at_most(3, 1), Err(nobody(3)));
    assert_eq!(system.between(0, 1, i64::MIN, 1), Err(ConstraintError::Overflow));
    assert_eq!(system.value_at_least(0, i64::MIN), Err(ConstraintError::Overflow));
    assert_eq!(system.less(0, 1, i64::MIN), Err(ConstraintError::Overflow));
    assert_eq!(system.greater(0, 1, i64::MAX), Err(ConstraintError::Overflow));
    assert_eq!(system, DifferenceSystem::new(2).unwrap(), "nothing was added");
    let too_many = ConstraintError::TooMany { what: "variables" };
    assert_eq!(DifferenceSystem::<i64>::new(u32::MAX), Err(too_many));
    let mut floats = DifferenceSystem::new(2).unwrap();
    for bound in [f64::NAN, f64::INFINITY] {
        assert_eq!(floats.at_most(0, 1, bound), Err(ConstraintError::NotANumber));
        assert_eq!(floats.between(0, 1, bound, 1.0), Err(ConstraintError::NotANumber));
    }
    assert_eq!(floats.constraints(), [], "nothing was added");
}

#[test]
fn rows_that_are_no_differences() {
    for row in [[0, 0, 0], [1, 0, 0], [0, -1, 0], [1, 1, -1], [1, -1, -1], [2, -1, 0], [1, -2, 0]] {
        let found = DifferenceSystem::from_rows(3, &[[1, -1, 0], row], &[1_i64, 1]);
        assert_eq!(found, Err(ConstraintError::NoDifference { row: 1 }), "{row:?}");
    }
    let short = DifferenceSystem::from_rows(3, &[&[1, -1, 0][..], &[1, -1]], &[1_i64, 1]);
    assert_eq!(short, Err(ConstraintError::RowLength { row: 1, len: 2, n_variables: 3 }));
    let missing = DifferenceSystem::from_rows(2, &[[1, -1], [-1, 1]], &[1_i64]);
    assert_eq!(missing, Err(ConstraintError::RowsAndBounds { n_rows: 2, n_bounds: 1 }));
    let nan = DifferenceSystem::from_rows(2, &[[1, -1]], &[f64::NAN]);
    assert_eq!(nan, Err(ConstraintError::NotANumber));
}

#[test]
fn sums_that_do_not_fit() {
    let mut system = DifferenceSystem::new(3).unwrap();
    system.at_most(1, 0, i64::MIN).unwrap();
    assert_eq!(system.solve(), Ok(vec![0, i64::MIN, 0]));
    assert_eq!(system.tight(&[0, i64::MIN, 0]), [0]);
    assert_eq!(system.smallest(Some(1)).unwrap_err(), DifferenceError::TooFar { variable: 0 });
    // What would be below all numbers is violated by any; what would be above them, by none.
    assert_eq!(system.violated(&[-1, i64::MIN, 0]), [0]);
    system.at_most(2, 1, -1).unwrap();
    assert_eq!(system.solve(), Err(DifferenceError::Overflow { constraint: 1 }));
    let mut high = DifferenceSystem::new(2).unwrap();
    high.at_most(0, 1, i64::MAX).unwrap();
    assert!(high.violated(&[0, 1]).is_empty());
    // 0 itself would have to come down to the least number.
    let mut zero = DifferenceSystem::new(1).unwrap();
    zero.add(Constraint { a: None, b: Some(0), bound: i64::MIN }).unwrap();
    assert_eq!(zero.solve(), Err(DifferenceError::TooFar { variable: 0 }));
    // Narrow bounds have wide sums.
    let mut narrow = DifferenceSystem::new(3).unwrap();
    narrow.at_most(1, 0, i8::MIN).unwrap();
    narrow.at_most(2, 1, i8::MIN).unwrap();
    assert_eq!(narrow.solve(), Ok(vec![0, -128, -256]));
    assert_eq!((i8::MIN.negated(), 5_i8.negated()), (None, Some(-5)));
}

#[test]
#[should_panic(expected = "there is no variable Some(2)")]
fn an_anchor_that_is_not_there() {
    let _ = DifferenceSystem::<i64>::new(2).unwrap().largest(Some(2));
}

// 6. Errata.

#[test]
fn erratum_a_negative_distance_is_a_solution() {
    // The page calls it the sign that there is none, below a solution with four of them.
    assert_eq!(worked().solve().unwrap().iter().filter(|x| **x < 0).count(), 4);
    assert_eq!(variant(&worked(), Variant::NegativeIsNone), None);
}

#[test]
fn erratum_arcs_the_other_way() {
    // The original's code: from the variable with 1 to the one with -1.
    let turned = potentials(&worked().graph().transpose()).unwrap();
    assert_eq!(turned, [0, 0, -5, -4, -1, 0]);
    assert_eq!(worked().violated(&turned).len(), 4);
}

#[test]
fn erratum_a_vertex_for_each_variable_and_one_more() {
    // The page counts the constraints.
    let graph = worked().graph();
    assert_eq!((graph.n_nodes(), graph.n_edges()), (6, 8));
    let arc = graph.edge(graph_theory::EdgeId::from(3));
    assert_eq!(
        (arc.tail, arc.head, arc.weight),
        (NodeId::from(0), NodeId::from(2), 5),
        "x3 - x1 ≤ 5"
    );
}

// 7. The demo.

#[test]
fn demo() {
    let house = demo::DEMO.worked[0];
    demo::DEMO.shows(&[
        ("difference_constraints", ""),
        ("difference_constraints_contradiction", &format!("\"{house} paint-walls<=4\"")),
        ("difference_constraints_house", "\"walls>=2 roof-walls>=3 paint-roof=1 paint<=7\""),
    ]);
}

#[test]
fn demo_of_other_inputs() {
    let long: Vec<String> = (0..20).map(|v| format!("x{v}-x{}<=1", v + 1)).collect();
    demo::DEMO.says(&[
        ("", "…\nroof = -2, floor = -2, paint = 0, pipes = -4, walls = -5."),
        ("a<5 a>3", "…\na = 4."),
        ("b-a≥2 b≤1", "…\na = -2, b = 0."),
        ("a=3 b-a=-2", "…\na = 3, b = 1."),
        ("a-a<=-1", "…\nNo solution: a - a ≤ -1 says that 0 ≤ -1."),
        ("a-a<=1", "…\na = 0."),
        ("a<=3 a>=4", "…\nNo solution: zero - a ≤ -4 and a - zero ≤ 3 add up to 0 ≤ -1."),
        (&format!("a-b<={}", i64::MIN), "…\na = -9223372036854775808, b = 0."),
        ("- <<< ", "…There is nothing to satisfy."),
        (&long.join(" "), "…Too large to draw: the limit is 12 variables, 24 constraints, 60 steps, and bounds of 12 digits.…x19 = 0, x20 = 0."),
    ]);
    let forms = "is not like a-b<=3, a-b>=1, a-b=2, a<=5";
    demo::DEMO.refuses(&[
        ("a-b<=1 3<=a", &format!("constraint 2: \"3<=a\" {forms} (column 8)")),
        ("a-b", &format!("constraint 1: \"a-b\" {forms} (column 1)")),
        ("a--b<1", &format!("constraint 1: \"a--b<1\" {forms} (column 1)")),
        ("-a<1", &format!("constraint 1: \"-a<1\" {forms} (column 1)")),
        ("a<=x", "constraint 1: \"a<=x\" has a bound that is no integer of 64 bits (column 1)"),
        (
            "a<-9223372036854775808",
            "constraint 1: the bound does not fit its type with the other sign, or moved by one",
        ),
        (
            "a-b<=-9223372036854775808 b-c<=-1",
            "a sum of bounds overflows at a - b ≤ -9223372036854775808",
        ),
    ]);
}
