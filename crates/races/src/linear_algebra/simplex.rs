//! 9.5 The simplex method.

use linear_algebra::Matrix;
use linear_algebra::linear_programming::simplex::{
    Optimum, Program, Rule, Settings, Verdict, simplex_watched,
};
use microlp::{ComparisonOp, LinearExpr, OptimizationDirection, Problem};

use crate::{Course, Entry, Race, SplitMix64};

pub(crate) const RACES: &[Race] = &[
    Race { section: "9.5", workload: "n conditions, n variables, dense", n: 150, build: dense },
    Race { section: "9.5", workload: "transport from n places to n", n: 30, build: transport },
];

/// Rows of a dense program, their limits, the costs.
type Parts = (Vec<Vec<f64>>, Vec<f64>, Vec<f64>);

/// The value to a thousandth; the largest number if there is none.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a value is positive and moderate"
)]
fn rounded(value: Option<f64>) -> u64 {
    value.map_or(u64::MAX, |value| (value * 1e3).round() as u64)
}

fn ours((rows, limits, costs): &Parts, rule: Rule) -> u64 {
    let solve = || {
        let a = Matrix::from_rows(rows).ok()?;
        let program = Program::new(a, limits.clone(), costs.clone()).ok()?;
        let settings = Settings { rule, ..Settings::default() };
        match simplex_watched(&program, settings, |_, _| {}).ok()? {
            Verdict::Optimal(Optimum { value, .. }) => Some(value),
            _ => None,
        }
    };
    rounded(solve())
}

fn theirs((rows, limits, costs): &Parts) -> u64 {
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let variables: Vec<_> =
        costs.iter().map(|cost| problem.add_var(*cost, (0.0, f64::INFINITY))).collect();
    for (row, limit) in rows.iter().zip(limits) {
        let mut sum = LinearExpr::empty();
        for (variable, coefficient) in variables.iter().zip(row).filter(|pair| *pair.1 != 0.0) {
            sum.add(*variable, *coefficient);
        }
        problem.add_constraint(sum, ComparisonOp::Le, *limit);
    }
    rounded(problem.solve().ok().map(|solution| solution.objective()))
}

fn draw(random: &mut SplitMix64) -> f64 {
    f64::from(u32::try_from(random.next_u64() >> 44).unwrap_or(0)) / 1024.0 + 1.0
}

fn dense(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(95);
    let mut list = |n: usize| (0..n).map(|_| draw(&mut random)).collect::<Vec<f64>>();
    let rows: Vec<Vec<f64>> = (0..n).map(|_| list(n)).collect();
    // Much alike, so that many conditions and many variables matter.
    let mut alike = || list(n).iter().map(|number| 2000.0 + number).collect::<Vec<f64>>();
    let (limits, costs) = (alike(), alike());
    Course::on((rows, limits, costs))
        .entry("simplex, steepest edge", |parts| ours(parts, Rule::Steepest))
        .entry("simplex, largest coefficient", |parts| ours(parts, Rule::Largest))
        .note("ours")
        .entry("microlp", theirs)
        .mark(0.13)
        .entries()
}

/// What n places have goes to n others; each way pays something. A variable stands in two of the
/// conditions.
fn transport(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(96);
    let row = |is_in: &dyn Fn(usize, usize) -> bool| {
        (0..n * n).map(|way| if is_in(way / n, way % n) { 1.0 } else { 0.0 }).collect::<Vec<f64>>()
    };
    let from = (0..n).map(|place| row(&|from, _| from == place));
    let rows: Vec<Vec<f64>> = from.chain((0..n).map(|place| row(&|_, to| to == place))).collect();
    let mut list = |n: usize| (0..n).map(|_| draw(&mut random)).collect::<Vec<f64>>();
    let (limits, costs) = (list(2 * n), list(n * n));
    Course::on((rows, limits, costs))
        .entry("simplex, largest coefficient", |parts| ours(parts, Rule::Largest))
        .entry("simplex, steepest edge", |parts| ours(parts, Rule::Steepest))
        .note("ours")
        .entry("microlp", theirs)
        .note("keeps only what is not zero")
        .entries()
}
