//! The exercises of section 6.10.

use crate::inputs::{Random, shorter};
use crate::judge::{Task, Wrong};

/// x(a) - x(b) is at most c.
type Constraint = (usize, usize, i64);
type Input = (usize, Vec<Constraint>);

/// Whether there is a solution: the bounds of all chains of constraints from one number to another,
/// and whether a number can be bounded by itself from below 0.
fn has_solution((n, constraints): &Input) -> bool {
    let mut most = vec![vec![None; *n]; *n];
    for (i, row) in most.iter_mut().enumerate() {
        row[i] = Some(0);
    }
    for &(a, b, c) in constraints {
        most[b][a] = Some(most[b][a].map_or(c, |known: i64| known.min(c)));
    }
    for k in 0..*n {
        let behind = most[k].clone();
        for row in &mut most {
            let Some(to_k) = row[k] else { continue };
            for (known, on) in row.iter_mut().zip(&behind) {
                let through = on.map(|on| to_k + on);
                *known = [*known, through].into_iter().flatten().min();
            }
        }
        if (0..*n).any(|i| most[i][i] < Some(0)) {
            return false;
        }
    }
    true
}

/// Exercise 6.10: `solve`.
#[derive(Debug)]
pub struct DifferenceConstraints;

impl Task for DifferenceConstraints {
    type Input = Input;
    type Output = Option<Vec<i64>>;

    const SECTION: &'static str = "6.10";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "difference_constraints";
    const HARNESS: &'static str =
        "|(n, constraints): (usize, Vec<(usize, usize, i64)>)| attempt::solve(n, &constraints)";
    const HINTS: &'static [&'static str] = &[
        "Begin with all numbers 0. If a constraint is violated, lower its first number until it holds.",
        "Repeat this for all constraints, round after round, until a round changes nothing.",
        "If the round with the number of variables still changes something, there is no solution.",
    ];

    fn small() -> Vec<Self::Input> {
        let bounds = [None, Some(-2), Some(1), Some(3)];
        let pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 1)];
        let mut all = vec![(0, Vec::new()), (1, Vec::new()), (1, vec![(0, 0, -1)])];
        for code in 0..4_usize.pow(5) {
            let constraint = |(i, &(a, b)): (usize, &(usize, usize))| {
                let bound = bounds[code >> (2 * i) & 3]?;
                Some((a, b, bound))
            };
            all.push((3, pairs.iter().enumerate().filter_map(constraint).collect()));
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = 1 + random.index(8);
        let m = random.index(2 * n + 1);
        let mut constraint = || {
            let bound = random.below(10).cast_signed() - 4;
            (random.index(n), random.index(n), bound)
        };
        let constraints = (0..m).map(|_| constraint()).collect();
        (n, constraints)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 300;
        let chain = || (1..n).map(|v| (v - 1, v, -1));
        let wide = (2..n).map(|v| (v, v - 2, 5));
        vec![
            ("a chain of 300 numbers against the order", (n, chain().chain(wide).collect())),
            ("a ring of 300 numbers", (n, chain().chain([(n - 1, 0, 0)]).collect())),
        ]
    }

    fn size((n, constraints): &Self::Input) -> u64 {
        let sum: u64 = constraints.iter().map(|one| one.2.unsigned_abs()).sum();
        (constraints.len() as u64 * 64 + (*n).min(63) as u64) * 1000 + sum.min(999)
    }

    fn smaller((n, constraints): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(constraints).into_iter().map(|constraints| (*n, constraints));
        let without_last = n.checked_sub(1).map(|last| {
            let kept = constraints.iter().filter(|(a, b, _)| *a != last && *b != last);
            (last, kept.copied().collect())
        });
        without_last.into_iter().chain(fewer).collect()
    }

    fn call((n, constraints): &Self::Input) -> String {
        if 12 < constraints.len() {
            return format!("solve({n}, &constraints)");
        }
        format!("solve({n}, &{constraints:?})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (n, constraints) = input;
        let has_solution = has_solution(input);
        let is_violated = |values: &[i64], &(a, b, c): &Constraint| {
            i128::from(values[a]) - i128::from(values[b]) > i128::from(c)
        };
        let because = match output {
            None if has_solution => None,
            None => return Ok(()),
            Some(values) if values.len() != *n => Some(format!("there are {n} numbers")),
            Some(values) => match constraints.iter().find(|one| is_violated(values, one)) {
                None => return Ok(()),
                Some(one) => Some(format!("the constraint {one:?} is violated")),
            },
        };
        let expected = if has_solution { "numbers that satisfy all constraints" } else { "None" };
        Err(Wrong { expected: expected.to_owned(), got: format!("{output:?}"), because })
    }
}
