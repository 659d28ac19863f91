//! 9.5 The simplex method.

use linear_algebra::linear_programming::simplex::model::{Answer, Model, Relation};
use linear_algebra::linear_programming::simplex::plain;
use linear_algebra::linear_programming::simplex::{
    Optimum, Program, Rule, Settings, SimplexError, Step, Verdict, simplex, simplex_watched,
};
use linear_algebra::{Matrix, Ratio};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::snapshots::Expect;

#[path = "../../../examples/simplex.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

fn r(text: &str) -> Ratio {
    text.parse().expect("a number")
}

fn numbers(text: &str) -> Vec<Ratio> {
    text.split_whitespace().map(r).collect()
}

/// A program from the costs, and a line a constraint, its limit last.
fn program(costs: &str, constraints: &[&str]) -> Program<Ratio> {
    let (mut rows, mut limits) = (Vec::new(), Vec::new());
    for constraint in constraints {
        let mut row = numbers(constraint);
        limits.extend(row.pop());
        rows.push(row);
    }
    Program::new(Matrix::from_rows(&rows).expect("rows"), limits, numbers(costs))
        .expect("a program")
}

/// Costs, constraints with their limits, and the value, the point and the prices; none if there is
/// no best point.
type Example =
    (&'static str, &'static [&'static str], Option<(&'static str, &'static str, &'static str)>);

const EXAMPLES: &[Example] = &[
    // Tables and chairs, from boards, hours and cushions.
    ("3 2", WORKSHOP, Some(("21", "3 6", "1 1 0"))),
    // The next two, and the first with a negative right side, are from CLRS, chapter 29.
    (THREE.0, THREE.1, Some(("28", "8 4 0", "0 1/6 2/3"))),
    ("1 1", &["4 -1 8", "2 1 10", "-5 2 2"], Some(("8", "2 6", "0 7/9 1/9"))),
    ("1 1", &["1 1 2"], Some(("2", "2 0", "1"))),
    // The origin is not feasible.
    ("2 -1", &["2 -1 2", "1 -5 -4"], Some(("2", "14/9 10/9", "1 0"))),
    ("-1", &["1 3", "-1 -1"], Some(("-1", "1", "0 1"))),
    // Beale's program, on which the largest coefficient cycles.
    (BEALE.0, BEALE.1, Some(("1/20", "1/25 0 1 0", "0 3/2 1/20"))),
    (CHVATAL.0, CHVATAL.1, Some(("1", "1 0 1 0", "0 18 1"))),
    ("1 1", &["1 -1 2"], None),
    ("1 1", &["1 1 -2"], None),
    ("", &[], Some(("0", "", ""))),
    ("", &["0"], Some(("0", "", "0"))),
    ("", &["-1"], None),
    ("1", &[], None),
    ("-1", &[], Some(("0", "0", ""))),
];

const WORKSHOP: &[&str] = &["2 1 12", "1 1 9", "0 1 7"];

/// The example with three variables from CLRS.
const THREE: (&str, &[&str]) = ("3 1 2", &["1 1 3 30", "2 2 5 24", "4 1 2 36"]);

/// Chvátal's program, on which the largest coefficient cycles, too.
const CHVATAL: (&str, &[&str]) =
    ("10 -57 -9 -24", &["1/2 -11/2 -5/2 9 0", "1/2 -3/2 -1/2 1 0", "1 0 0 0 1"]);

const BEALE: (&str, &[&str]) =
    ("3/4 -150 1/50 -6", &["1/4 -60 -1/25 9 0", "1/2 -90 -1/50 3 0", "0 0 1 0 1"]);

#[test]
fn worked_examples() {
    for &(costs, constraints, expected) in EXAMPLES {
        let program = program(costs, constraints);
        let verdict = simplex(&program).unwrap();
        assert!(program.certifies(&verdict, 0.0), "{costs} {constraints:?}: {verdict:?}");
        let found = match &verdict {
            Verdict::Optimal(Optimum { value, x, duals, .. }) => {
                Some((*value, x.clone(), duals.clone()))
            }
            _ => None,
        };
        let expected = expected.map(|(value, x, duals)| (r(value), numbers(x), numbers(duals)));
        assert_eq!(found, expected, "{costs} {constraints:?}");
        assert_eq!(fault(|program| simplex(program).unwrap(), &program), None);
    }
    let (costs, constraints) = THREE;
    let three = program(costs, constraints);
    assert_eq!(values(&three, Rule::Largest), numbers("0 27 111/4 28"));
    assert_eq!(values(&three, Rule::Steepest), numbers("0 27 28"));
}

/// The values of the objective at the vertices on the way.
fn values(program: &Program<Ratio>, rule: Rule) -> Vec<Ratio> {
    let (mut values, settings) = (Vec::new(), Settings { rule, ..Settings::default() });
    simplex_watched(program, settings, |_, tableau| {
        let matrix = tableau.matrix();
        values.push(matrix[(matrix.n_rows() - 1, matrix.n_columns() - 1)]);
    })
    .unwrap();
    values
}

/// The value if the workshop makes only tables, which earn the most.
const ONLY_TABLES: i64 = 18;
/// The value if it makes as many chairs as it can, and then tables.
const CHAIRS_FIRST: i64 = 20;
/// The pairs of the five lines, and how many of them meet in a feasible point.
const PAIRS_OF_LINES: usize = 10;
const FEASIBLE_PAIRS: usize = 5;
const WORKSHOP_PIVOTS: usize = 2;
/// The boards that nine tables need: where the largest ratio leads.
const BOARDS_OF_NINE_TABLES: i64 = 18;

#[test]
fn the_worked_example_of_the_page() {
    let workshop = program("3 2", WORKSHOP);
    let mut tableau = plain::Tableau::new(&workshop).unwrap();
    let mut path = vec![(tableau.value(), tableau.values())];
    let has_end = plain::maximize_watched(&mut tableau, |step, tableau| match step {
        plain::Step::Pivot { .. } => path.push((tableau.value(), tableau.values())),
        plain::Step::Leave { column, .. } => {
            // No two ratios are equal, so no rule for ties decides.
            let ratios = (0..3).filter(|&i| r("0") < tableau.rows[i][column]);
            let ratios: Vec<Ratio> =
                ratios.map(|i| tableau.rows[i][2] / tableau.rows[i][column]).collect();
            assert!((1..ratios.len()).all(|i| !ratios[..i].contains(&ratios[i])), "{ratios:?}");
        }
        plain::Step::Enter { .. } => {}
    });
    assert!(has_end);
    let expected = [("0", "0 0 12 9 7"), ("18", "6 0 0 3 7"), ("21", "3 6 0 0 1")];
    assert_eq!(path, expected.map(|(value, values)| (r(value), numbers(values))));
    assert_eq!(path.len() - 1, WORKSHOP_PIVOTS);
    // The largest coefficient takes the same way.
    assert_eq!(values(&workshop, Rule::Bland), values(&workshop, Rule::Largest));
    // Two ideas that are not the best, and the trouble with the largest ratio.
    assert_eq!((3 * 6, 3 * 2 + 2 * 7), (ONLY_TABLES, CHAIRS_FIRST));
    assert_eq!(2 * 9, BOARDS_OF_NINE_TABLES);
    // All pairs of lines.
    assert_eq!(5 * 4 / 2, PAIRS_OF_LINES);
    let (a, b, _) = workshop.parts();
    let rows: Vec<Vec<Ratio>> = a.rows().map(<[Ratio]>::to_vec).collect();
    assert_eq!(vertices(&rows, b, 2).len(), FEASIBLE_PAIRS);
    let Verdict::Optimal(best) = simplex(&workshop).unwrap() else { panic!("an optimum") };
    assert!(best.is_unique);
    assert_eq!(best.duals, numbers("1 1 0"));
}

/// The value of the workshop with other right sides.
fn workshop_with(boards: i64, hours: i64, cushions: i64) -> Ratio {
    let right = [boards, hours, cushions].map(Ratio::from).to_vec();
    let workshop = program("3 2", WORKSHOP);
    let (a, _, c) = workshop.parts();
    let Verdict::Optimal(best) =
        simplex(&Program::new(a.clone(), right, c.to_vec()).unwrap()).unwrap()
    else {
        panic!("an optimum")
    };
    best.value
}

#[test]
fn the_answers_of_the_page() {
    // 7 variables, of which 3 are nonbasic.
    assert_eq!((0_u32..1 << 7).filter(|set| set.count_ones() == 3).count(), 35);
    // The row with the least right side, and the row with the least ratio.
    let rows = |line: &str| -> Vec<(i64, i64)> {
        let numbers: Vec<i64> = line.split(' ').map(|word| word.parse().unwrap()).collect();
        numbers.chunks(2).map(|row| (row[0], row[1])).collect()
    };
    let is_wrong = |line: &str| {
        let rows = rows(line);
        let least_right = rows.iter().min_by_key(|row| row.1).unwrap();
        rows.iter().any(|row| row.1 * least_right.0 < least_right.1 * row.0)
    };
    assert_eq!(["1 2 2 6", "1 3 4 8", "2 4 3 9"].map(is_wrong), [false, true, false]);
    // 10 variables, of which 2 are free, 5 equations, and 4 inequalities.
    let mut model = Model::maximize(vec![r("1"); 10]).bounded(3, None, None).bounded(8, None, None);
    for i in 0..9 {
        let relation = if i < 5 { Relation::Eq } else { Relation::Le };
        model = model.subject_to(vec![r("1"); 10], relation, r("1"));
    }
    let standard = model.standard().unwrap();
    let (a, _, c) = standard.parts();
    let feasible = Program::new(a.clone(), vec![r("1"); a.n_rows()], c.to_vec()).unwrap();
    let start = plain::Tableau::new(&feasible).unwrap();
    assert_eq!(start.rows.iter().map(Vec::len).sum::<usize>(), 195);
    // With ten hours: rounded down, rounded up, and the best whole point.
    let whole = (0..=6_i64).flat_map(|x| (0..=7).map(move |y| (x, y)));
    let fits = |(x, y): (i64, i64)| 2 * x + y <= 12 && x + y <= 10 && y <= 7;
    let values = whole.filter(|&point| fits(point)).map(|(x, y)| (3 * x + 2 * y, x, y));
    assert_eq!(values.max(), Some((21, 3, 6)));
    assert!(fits((2, 7)) && 3 * 2 + 2 * 7 == 20 && !fits((3, 7)));
    // The stool enters if it earns more than its resources cost.
    for (earned, made) in [("3", false), ("31/10", true)] {
        let stools = program(&format!("3 2 {earned}"), &["2 1 1 12", "1 1 2 9", "0 1 0 7"]);
        let Verdict::Optimal(best) = simplex(&stools).unwrap() else { panic!("an optimum") };
        assert_eq!(r("21") < best.value, made);
    }
}

#[test]
fn what_one_more_is_worth() {
    assert_eq!(workshop_with(12, 9, 7), r("21"));
    assert_eq!(workshop_with(13, 9, 7), r("22"));
    assert_eq!(workshop_with(12, 9, 8), r("21"));
    // An hour would be worth 1, but after half an hour the cushions run out.
    assert_eq!(workshop_with(12, 10, 7), r("43/2"));
    assert_eq!(workshop_with(12, 11, 7), r("43/2"));
    // A stool that needs a board and two hours, and earns 2, is not made.
    let stools = program("3 2 2", &["2 1 1 12", "1 1 2 9", "0 1 0 7"]);
    let Verdict::Optimal(best) = simplex(&stools).unwrap() else { panic!("an optimum") };
    assert_eq!((best.x, best.value), (numbers("3 6 0"), r("21")));
}

/// The plain version, with Bland's rule and without phase 1.
fn by_plain_form(program: &Program<Ratio>) -> (Vec<(usize, usize)>, Option<plain::Tableau>) {
    let mut tableau = plain::Tableau::new(program).unwrap();
    let mut pivots = Vec::new();
    let has_end = plain::maximize_watched(&mut tableau, |step, tableau| {
        let n = tableau.nonbasic.len();
        assert!(tableau.rows[..tableau.basic.len()].iter().all(|row| r("0") <= row[n]));
        if let plain::Step::Pivot { row, column } = step {
            pivots.push((row, column));
        }
    });
    (pivots, has_end.then_some(tableau))
}

/// Whether the plain version and the library with Bland's rule make the same pivots.
fn plain_form_agrees(program: &Program<Ratio>) {
    let (pivots, end) = by_plain_form(program);
    let (mut expected, mut last) = (Vec::new(), None);
    let settings = Settings { rule: Rule::Bland, ..Settings::default() };
    let verdict = simplex_watched(program, settings, |step, tableau| match step {
        Step::Pivot { row, column, .. } => expected.push((row, column)),
        Step::End { .. } => last = Some(tableau.clone()),
    });
    assert_eq!(pivots, expected, "{program:?}");
    match (verdict.unwrap(), end) {
        (Verdict::Optimal(best), Some(end)) => {
            assert_eq!(
                (best.value, best.x),
                (end.value(), end.values()[..program.parts().2.len()].to_vec())
            );
            let last = last.unwrap();
            assert_eq!(end.rows, last.matrix().rows().map(<[Ratio]>::to_vec).collect::<Vec<_>>());
            assert_eq!((&end.basic[..], &end.nonbasic[..]), (last.basic(), last.nonbasic()));
        }
        (Verdict::Unbounded { .. }, None) => {}
        (verdict, end) => panic!("{program:?}: {verdict:?} {end:?}"),
    }
}

#[test]
fn the_plain_form_makes_the_same_pivots() {
    for (costs, constraints, _) in EXAMPLES {
        let program = program(costs, constraints);
        if program.parts().1.iter().all(|&right| r("0") <= right) {
            plain_form_agrees(&program);
        } else {
            assert_eq!(plain::Tableau::new(&program), None);
        }
    }
}

/// The solution of a square system by elimination, if there is exactly one.
fn solved(mut rows: Vec<Vec<Ratio>>) -> Option<Vec<Ratio>> {
    let n = rows.len();
    for i in 0..n {
        let pivot = (i..n).find(|&row| rows[row][i] != r("0"))?;
        rows.swap(i, pivot);
        let solved: Vec<Ratio> = rows[i].iter().map(|&entry| entry / rows[i][i]).collect();
        for row in (0..n).filter(|row| *row != i) {
            let factor = rows[row][i];
            for (entry, solved) in rows[row].iter_mut().zip(&solved) {
                *entry -= factor * *solved;
            }
        }
        rows[i] = solved;
    }
    Some(rows.iter().map(|row| row[n]).collect())
}

fn dot(left: &[Ratio], right: &[Ratio]) -> Ratio {
    left.iter().zip(right).fold(r("0"), |sum, (&x, &y)| sum + x * y)
}

/// Every vertex: each n of the constraints and of x >= 0 as equations, if the solution satisfies
/// all the others.
fn vertices(rows: &[Vec<Ratio>], limits: &[Ratio], n: usize) -> Vec<Vec<Ratio>> {
    let mut all: Vec<Vec<Ratio>> =
        rows.iter().zip(limits).map(|(row, limit)| [&row[..], &[*limit]].concat()).collect();
    for i in 0..n {
        let mut row = vec![r("0"); n + 1];
        row[i] = r("-1");
        all.push(row);
    }
    let fits = |x: &Vec<Ratio>| all.iter().all(|row| dot(row, x) <= row[n]);
    let tight = (0_u32..1 << all.len()).filter(|set| set.count_ones() as usize == n);
    let chosen = tight.map(|set| {
        let rows = all.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
        rows.map(|(_, row)| row.clone()).collect::<Vec<_>>()
    });
    chosen.filter_map(solved).filter(fits).collect()
}

/// What is right, by all vertices: the value of the best, or which other verdict.
fn by_vertices(program: &Program<Ratio>) -> Result<Ratio, &'static str> {
    let (a, b, c) = program.parts();
    let rows: Vec<Vec<Ratio>> = a.rows().map(<[Ratio]>::to_vec).collect();
    let n = c.len();
    let greatest = |points: Vec<Vec<Ratio>>| {
        let values = points.iter().map(|x| dot(c, x));
        values.max_by(|x, y| x.partial_cmp(y).expect("numbers"))
    };
    // A feasible set that is not empty has a vertex, because no coordinate is negative.
    let Some(best) = greatest(vertices(&rows, b, n)) else { return Err("infeasible") };
    // The directions of length 1 in which one can go forever.
    let mut cone = rows;
    cone.push(vec![r("1"); n]);
    let mut limits = vec![r("0"); b.len()];
    limits.push(r("1"));
    let steepest = greatest(vertices(&cone, &limits, n)).expect("the origin");
    if r("0") < steepest { Err("unbounded") } else { Ok(best) }
}

/// What is wrong with a solver on a program, if anything.
fn fault(
    solve: impl Fn(&Program<Ratio>) -> Verdict<Ratio>,
    program: &Program<Ratio>,
) -> Option<String> {
    let verdict = solve(program);
    let found = match &verdict {
        Verdict::Optimal(optimum) => Ok(optimum.value),
        Verdict::Unbounded { .. } => Err("unbounded"),
        Verdict::Infeasible { .. } => Err("infeasible"),
    };
    let expected = by_vertices(program);
    let is_right = found == expected && program.certifies(&verdict, 0.0);
    (!is_right).then(|| format!("{program:?}: {verdict:?}, not {expected:?}"))
}

/// The verdict, after looking at every vertex on the way and at what must hold of an optimum.
fn checked(program: &Program<Ratio>, rule: Rule) -> Verdict<Ratio> {
    let (a, b, _) = program.parts();
    let mut last = None;
    let settings = Settings { rule, ..Settings::default() };
    let verdict = simplex_watched(program, settings, |step, tableau| {
        let limits = tableau.matrix().column(tableau.nonbasic().len());
        let phase = match step {
            Step::Pivot { phase, .. } | Step::End { phase } => phase,
        };
        let m = b.len();
        let has_begun =
            phase == 2 || tableau.basic().contains(&tableau.auxiliary()) || last.is_some();
        if has_begun {
            assert!(limits[..m].iter().all(|limit| r("0") <= *limit), "a vertex");
            let value = limits[if phase == 1 { m + 1 } else { m }];
            if let Some((before, then)) = last {
                assert!(before != phase || then <= value, "it never goes down");
            }
            last = Some((phase, value));
        }
    })
    .unwrap();
    if let Verdict::Optimal(Optimum { x, duals, .. }) = &verdict {
        // Complementary slackness: what is left over has no price.
        for ((row, limit), price) in a.rows().zip(b).zip(duals) {
            assert!(dot(row, x) == *limit || *price == r("0"), "{program:?}");
        }
    }
    verdict
}

#[test]
fn all_small_programs() {
    let of = |kinds: &[i64], code: usize, nth: u32| {
        Ratio::from(kinds[code / kinds.len().pow(nth) % kinds.len()])
    };
    let (entries, limits) = ([-1, 0, 1, 2], [-1, 0, 2]);
    for rows in 0..4_usize.pow(4) {
        let a = Matrix::from([
            [of(&entries, rows, 0), of(&entries, rows, 1)],
            [of(&entries, rows, 2), of(&entries, rows, 3)],
        ]);
        for limit in 0..9 {
            let b = vec![of(&limits, limit, 0), of(&limits, limit, 1)];
            for cost in [1, 2, 6, 7, 11, 14] {
                let c = vec![of(&entries, cost, 0), of(&entries, cost, 1)];
                let program = Program::new(a.clone(), b.clone(), c).unwrap();
                assert_eq!(fault(|program| checked(program, Rule::Largest), &program), None);
                assert_eq!(fault(|program| checked(program, Rule::Steepest), &program), None);
            }
        }
    }
}

/// Without phase 1: it begins at the slack basis as if that were a vertex.
fn without_phase_one(program: &Program<Ratio>) -> Verdict<Ratio> {
    let (a, b, c) = program.parts();
    let b = b.iter().map(|limit| if *limit < r("0") { r("0") } else { *limit }).collect();
    simplex(&Program::new(a.clone(), b, c.to_vec()).unwrap()).unwrap()
}

/// It forgets that x must not be negative in the proof, and calls many optima no optimum.
fn many_optima_are_none(program: &Program<Ratio>) -> Verdict<Ratio> {
    match simplex(program).unwrap() {
        Verdict::Optimal(Optimum { x, is_unique: false, .. }) => {
            Verdict::Unbounded { ray: x.clone(), point: x }
        }
        other => other,
    }
}

#[test]
fn wrong_versions_are_caught() {
    let fails = |solve: fn(&Program<Ratio>) -> Verdict<Ratio>| {
        EXAMPLES.iter().any(|(costs, rows, _)| fault(solve, &program(costs, rows)).is_some())
    };
    assert!(fails(without_phase_one));
    assert!(fails(many_optima_are_none));
    assert!(!fails(|program| checked(program, Rule::Bland)));
    assert!(!fails(|program| checked(program, Rule::Steepest)));
}

fn some_program() -> impl Strategy<Value = Program<Ratio>> {
    (1..4_usize, 0..4_usize).prop_flat_map(|(n, m)| {
        let entries = prop::collection::vec(-4..6_i64, n * m);
        let (b, c) = (prop::collection::vec(-3..9_i64, m), prop::collection::vec(-4..6_i64, n));
        (entries, b, c).prop_map(move |(entries, b, c)| {
            let to = |numbers: Vec<i64>| numbers.into_iter().map(Ratio::from).collect::<Vec<_>>();
            let entries = to(entries);
            let a = Matrix::from_fn(m, n, |row, column| entries[row * n + column]);
            Program::new(a, to(b), to(c)).unwrap()
        })
    })
}

proptest! {
    #[test]
    fn random_programs(program in some_program()) {
        prop_assert_eq!(fault(|program| checked(program, Rule::Largest), &program), None);
        prop_assert_eq!(fault(|program| checked(program, Rule::Bland), &program), None);
        prop_assert_eq!(fault(|program| checked(program, Rule::Steepest), &program), None);
    }

    #[test]
    fn the_plain_form_makes_the_same_pivots_on_random_programs(program in some_program()) {
        let (a, b, c) = program.parts();
        let b = b.iter().map(|right| right.abs()).collect();
        plain_form_agrees(&Program::new(a.clone(), b, c.to_vec()).unwrap());
    }

    /// A point that is said to be the only one is, as far as vertices go.
    #[test]
    fn unique_means_unique(program in some_program()) {
        let (a, b, c) = program.parts();
        if let Verdict::Optimal(optimum) = simplex(&program).unwrap() {
            let rows: Vec<Vec<Ratio>> = a.rows().map(<[Ratio]>::to_vec).collect();
            let mut best = vertices(&rows, b, c.len());
            best.retain(|x| dot(c, x) == optimum.value);
            prop_assert!(!optimum.is_unique || best.iter().all(|x| *x == optimum.x));
            prop_assert!(best.contains(&optimum.x));
        }
    }

    #[test]
    fn floats_agree_with_fractions(program in some_program()) {
        let (a, b, c) = program.parts();
        let to = |numbers: &[Ratio]| numbers.iter().map(|number| number.to_f64()).collect::<Vec<_>>();
        let rounded = Program::new(a.map(|entry| entry.to_f64()), to(b), to(c)).unwrap();
        let verdict = simplex(&rounded).unwrap();
        prop_assert!(rounded.certifies(&verdict, 1e-6), "{rounded:?}: {verdict:?}");
        match (simplex(&program).unwrap(), verdict) {
            (Verdict::Optimal(exact), Verdict::Optimal(found)) => {
                prop_assert!((exact.value.to_f64() - found.value).abs() < 1e-6);
            }
            (exact, found) => {
                prop_assert_eq!(std::mem::discriminant(&exact), match found {
                    Verdict::Optimal(_) => std::mem::discriminant(&Verdict::Optimal(Optimum {
                        value: r("0"), x: vec![], duals: vec![], is_unique: true,
                    })),
                    Verdict::Unbounded { .. } => std::mem::discriminant(&Verdict::Unbounded { point: vec![], ray: vec![] }),
                    Verdict::Infeasible { .. } => std::mem::discriminant(&Verdict::Infeasible { multipliers: vec![] }),
                });
            }
        }
    }
}

#[test]
fn a_false_certificate_is_refused() {
    let first = program(THREE.0, THREE.1);
    let Verdict::Optimal(right) = simplex(&first).unwrap() else { panic!("an optimum") };
    let bad = [
        Optimum { value: r("29"), ..right.clone() },
        Optimum { x: numbers("8 4 1"), ..right.clone() },
        Optimum { x: numbers("9 0 0"), value: r("27"), ..right.clone() },
        Optimum { duals: numbers("0 1/6 1/2"), ..right.clone() },
        Optimum { duals: numbers("-1 1/6 2/3"), ..right },
    ];
    for optimum in bad {
        assert!(!first.certifies(&Verdict::Optimal(optimum.clone()), 0.0), "{optimum:?}");
    }
    let infeasible = Verdict::Infeasible { multipliers: numbers("1 1 1") };
    assert!(!first.certifies(&infeasible, 0.0));
    let ray = Verdict::Unbounded { point: numbers("0 0 0"), ray: numbers("1 0 0") };
    assert!(!first.certifies(&ray, 0.0));
}

/// Numbers that are small beside the tolerance prove no more than large ones.
#[test]
fn a_small_false_certificate_is_refused_too() {
    let one = |a: f64, b: f64| Program::new(Matrix::from([[a]]), vec![b], vec![1.0]).unwrap();
    let (at_most_1, at_least_1, any) = (one(1.0, 1.0), one(-1.0, -1.0), one(-1.0, 1.0));
    for size in [1e-12, 1.0, 1e12] {
        let unbounded = Verdict::Unbounded { point: vec![1.0], ray: vec![size] };
        assert!(!at_most_1.certifies(&unbounded, 1e-9), "{size}");
        assert!(any.certifies(&unbounded, 1e-9), "{size}");
        let infeasible = Verdict::Infeasible { multipliers: vec![size] };
        assert!(!at_least_1.certifies(&infeasible, 1e-9), "{size}");
        assert!(one(1.0, -1.0).certifies(&infeasible, 1e-9), "{size}");
    }
    let nowhere = Verdict::Unbounded { point: vec![1.0], ray: vec![0.0] };
    assert!(!any.certifies(&nowhere, 1e-9));
    assert!(!at_least_1.certifies(&Verdict::Infeasible { multipliers: vec![0.0] }, 1e-9));
    for size in [f64::INFINITY, f64::NAN] {
        let unbounded = Verdict::Unbounded { point: vec![1.0], ray: vec![size] };
        assert!(!any.certifies(&unbounded, 1e-9), "{size}");
    }
}

#[test]
fn a_certificate_of_the_wrong_length_is_refused() {
    let first = program(THREE.0, THREE.1);
    let Verdict::Optimal(right) = simplex(&first).unwrap() else { panic!("an optimum") };
    let bad = [
        Verdict::Optimal(Optimum { duals: numbers("0 1/6 2/3 0"), ..right.clone() }),
        Verdict::Optimal(Optimum { duals: numbers("0 1/6"), ..right.clone() }),
        Verdict::Optimal(Optimum { x: numbers("8 4"), ..right.clone() }),
        Verdict::Optimal(Optimum { x: numbers("8 4 0 0"), ..right }),
        Verdict::Infeasible { multipliers: numbers("1 1 1 1") },
        Verdict::Unbounded { point: numbers("0 0 0 0"), ray: numbers("1 0 0 0") },
        Verdict::Unbounded { point: numbers("0 0 0"), ray: numbers("1") },
    ];
    for verdict in bad {
        assert!(!first.certifies(&verdict, 0.0), "{verdict:?}");
    }
}

#[test]
fn models() {
    let min = Model::minimize(numbers("1 1 1 1"))
        .subject_to(numbers("-2 8 0 10"), Relation::Ge, r("50"))
        .subject_to(numbers("5 2 0 0"), Relation::Ge, r("100"))
        .subject_to(numbers("3 -5 10 -2"), Relation::Ge, r("25"));
    let Answer::Optimal { value, x, duals } = min.solve().unwrap() else { panic!("an optimum") };
    assert_eq!((value, x), (r("3100/111"), numbers("2050/111 425/111 0 625/111")));
    assert_eq!(dot(&duals, &numbers("50 100 25")), value, "the prices pay for it");
    // 1 <= x <= 3, a free variable, one with an upper bound alone, and an equation.
    let between = Model::maximize(numbers("-1")).bounded(0, Some(r("1")), Some(r("3")));
    let Answer::Optimal { value, x, .. } = between.solve().unwrap() else { panic!("an optimum") };
    assert_eq!((value, x), (r("-1"), numbers("1")));
    let free = Model::minimize(numbers("1 2 -1"))
        .bounded(0, None, None)
        .bounded(1, Some(r("-7/2")), None)
        .bounded(2, None, Some(r("5")))
        .subject_to(numbers("1 1 0"), Relation::Eq, r("-2"));
    let Answer::Optimal { value, x, duals } = free.solve().unwrap() else { panic!("an optimum") };
    assert_eq!((value, x, duals), (r("-21/2"), numbers("3/2 -7/2 5"), numbers("1")));
    let none = Model::maximize(numbers("1")).subject_to(numbers("1"), Relation::Eq, r("-1"));
    assert_eq!(none.solve().unwrap(), Answer::Infeasible);
    let endless = Model::maximize(numbers("1")).bounded(0, None, None);
    assert_eq!(endless.solve().unwrap(), Answer::Unbounded);
    let short = Model::maximize(numbers("1 1")).subject_to(numbers("1"), Relation::Le, r("1"));
    let error = SimplexError::Shape { n_rows: 1, n_columns: 1, n_limits: 1, n_costs: 2 };
    assert_eq!(short.solve().unwrap_err(), error);
}

#[test]
fn models_of_what_is_no_number() {
    for bad in [f64::NAN, f64::INFINITY] {
        let one = || Model::minimize(vec![1.0]).subject_to(vec![1.0], Relation::Eq, 1.0);
        let error = |model: Model<f64>| model.solve().unwrap_err();
        let (least, most) = (Some(bad), Some(bad));
        assert_eq!(error(one().bounded(0, least, None)), SimplexError::BadBound { variable: 0 });
        assert_eq!(error(one().bounded(0, None, most)), SimplexError::BadBound { variable: 0 });
        // The equation before it has become two rows.
        let coefficient = one().subject_to(vec![bad], Relation::Le, 1.0);
        assert_eq!(error(coefficient), SimplexError::NotANumber { row: 1 });
        let limit = one().subject_to(vec![1.0], Relation::Le, bad);
        assert_eq!(error(limit), SimplexError::NotANumber { row: 1 });
        let objective = Model::minimize(vec![1.0, bad]);
        assert_eq!(error(objective), SimplexError::BadObjective { variable: 1 });
    }
    let error = SimplexError::BadBound { variable: 3 };
    assert_eq!(error.to_string(), "a bound of variable 3 is not a number");
}

#[test]
fn models_that_outgrow_their_numbers() {
    // Between its bounds there are more numbers than a float can count.
    let wide = Model::maximize(vec![1.0]).bounded(0, Some(-1e308), Some(1e308));
    assert_eq!(wide.solve().unwrap_err(), SimplexError::Overflow { pivot: 0 });
    // The program is one pivot, and its value twice the largest number.
    let two = Some(r("2"));
    let large = Model::maximize(vec![Ratio::new(i128::MAX, 1)]).bounded(0, two, two);
    assert_eq!(large.solve().unwrap_err(), SimplexError::Overflow { pivot: 1 });
}

/// The cube that is bent so that the largest coefficient visits all its vertices.
fn klee_minty(n: u32) -> Program<Ratio> {
    let power = |base: i128, exponent: u32| Ratio::new(base.pow(exponent), 1);
    let n = n as usize;
    let up = |i: usize| u32::try_from(i).unwrap();
    let a = Matrix::from_fn(n, n, |row, column| match column.cmp(&row) {
        std::cmp::Ordering::Less => r("2") * power(10, up(row - column)),
        std::cmp::Ordering::Equal => r("1"),
        std::cmp::Ordering::Greater => r("0"),
    });
    let b = (0..n).map(|row| power(100, up(row))).collect();
    let c = (0..n).map(|column| power(10, up(n - 1 - column))).collect();
    Program::new(a, b, c).unwrap()
}

fn pivots(program: &Program<Ratio>, rule: Rule) -> u32 {
    let mut n_pivots = 0;
    let settings = Settings { rule, ..Settings::default() };
    let verdict = simplex_watched(program, settings, |step, _| {
        n_pivots += u32::from(matches!(step, Step::Pivot { .. }));
    });
    assert!(program.certifies(&verdict.unwrap(), 0.0));
    n_pivots
}

/// The pivots of the three rules on the cube of nine dimensions.
const CUBE_LARGEST: u32 = 511;
const CUBE_BLAND: u32 = 109;
const CUBE_STEEPEST: u32 = 1;

#[test]
fn the_worst_case_doubles_with_each_variable() {
    for n in 1..=9 {
        assert_eq!(pivots(&klee_minty(n), Rule::Largest), (1 << n) - 1);
    }
    let cube = klee_minty(9);
    let counts = [Rule::Largest, Rule::Bland, Rule::Steepest].map(|rule| pivots(&cube, rule));
    assert_eq!(counts, [CUBE_LARGEST, CUBE_BLAND, CUBE_STEEPEST]);
}

/// The pivots of Bland's rule on Chvátal's program.
const CHVATAL_PIVOTS: u32 = 7;

#[test]
fn the_largest_coefficient_cycles_and_blands_rule_does_not() {
    let program = program(CHVATAL.0, CHVATAL.1);
    let stubborn = Settings { patience: usize::MAX, most_pivots: 1000, ..Settings::default() };
    let error = simplex_watched(&program, stubborn, |_, _| {}).unwrap_err();
    assert_eq!(error, SimplexError::TooManyPivots { most: 1000 });
    assert_eq!(pivots(&program, Rule::Bland), CHVATAL_PIVOTS);
}

#[test]
fn counts_at_doubled_sizes() {
    for n in demo::SIZES {
        let counts = demo::counts(n);
        // About as many pivots as variables, and not 2^n.
        assert!(counts.iter().all(|&count| n <= 8 * count && count <= 2 * n), "{n}: {counts:?}");
        let program =
            demo::some_program(n as usize, &mut trace::SplitMix64::new(n.into())).unwrap();
        let verdict = simplex(&program).unwrap();
        assert!(matches!(verdict, Verdict::Optimal(_)) && program.certifies(&verdict, 1e-6));
    }
}

#[test]
fn a_limit_of_pivots() {
    let settings = Settings { most_pivots: 5, ..Settings::default() };
    let error = simplex_watched(&klee_minty(3), settings, |_, _| {}).unwrap_err();
    assert_eq!(error, SimplexError::TooManyPivots { most: 5 });
}

#[test]
fn numbers_that_outgrow_their_bits() {
    let huge = Ratio::new(i128::MAX, 1);
    let a = Matrix::from([[huge, r("1")], [r("1/3"), huge]]);
    let program = Program::new(a, vec![huge, huge], numbers("1 1")).unwrap();
    assert!(matches!(simplex(&program), Err(SimplexError::Overflow { .. })));
    // The way to the second constraint is 1 / (2^60 · 3^60). The way to the first is longer, and
    // fits.
    let large = Ratio::new(3_i128.pow(60), 1);
    let limits = vec![r("1"), Ratio::new(1, 1 << 60)];
    let program = Program::new(Matrix::from([[large], [large]]), limits, numbers("1")).unwrap();
    assert_eq!(simplex(&program), Err(SimplexError::Overflow { pivot: 1 }));
}

#[test]
fn bad_input() {
    let one = Matrix::from([[1.0, 2.0]]);
    let new = |b: &[f64], c: &[f64]| Program::new(one.clone(), b.to_vec(), c.to_vec());
    assert!(new(&[1.0], &[1.0, 1.0]).is_ok());
    let shape =
        |n_limits, n_costs| SimplexError::Shape { n_rows: 1, n_columns: 2, n_limits, n_costs };
    assert_eq!(new(&[], &[1.0, 1.0]).unwrap_err(), shape(0, 2));
    assert_eq!(new(&[1.0], &[1.0]).unwrap_err(), shape(1, 1));
    assert_eq!(new(&[f64::NAN], &[1.0, 1.0]).unwrap_err(), SimplexError::NotANumber { row: 0 });
    let infinite = new(&[1.0], &[1.0, f64::INFINITY]).unwrap_err();
    assert_eq!(infinite, SimplexError::BadObjective { variable: 1 });
    assert_eq!(
        [SimplexError::NotANumber { row: 0 }, infinite].map(|error| error.to_string()),
        [
            "a coefficient or the limit of constraint 0 is not a number",
            "the coefficient of variable 1 in the objective is not a number",
        ]
    );
}

/// The original starts phase 2 at the slack basis, which is no vertex, and says 0 at x = 0.
#[test]
fn erratum_phase_two_from_a_vertex() {
    let program = program("-1", &["1 3", "-1 -1"]);
    let Verdict::Optimal(found) = simplex(&program).unwrap() else { panic!("an optimum") };
    assert_eq!((found.value, found.x), (r("-1"), numbers("1")));
    assert!(fault(without_phase_one, &program).is_some());
}

/// The original takes the largest coefficient whatever happens, and never ends on Beale's program.
#[test]
fn erratum_the_largest_coefficient_alone_cycles() {
    let program = program(BEALE.0, BEALE.1);
    let stubborn = Settings { patience: usize::MAX, most_pivots: 1000, ..Settings::default() };
    let mut bases = Vec::new();
    let error = simplex_watched(&program, stubborn, |_, tableau| bases.push(tableau.clone()));
    assert_eq!(error.unwrap_err(), SimplexError::TooManyPivots { most: 1000 });
    let basis = |nth: usize| {
        let mut basis: Vec<usize> = Vec::from(bases[nth].basic());
        basis.sort_unstable();
        basis
    };
    assert_eq!(basis(0), basis(6), "after six pivots it is back");
    assert!((1..6).all(|nth| basis(nth) != basis(0)));
    for rule in [Rule::Largest, Rule::Steepest, Rule::Bland] {
        assert_eq!(fault(|program| checked(program, rule), &program), None);
    }
}

/// Infinitely many optima are optima.
#[test]
fn erratum_many_optima_are_not_unbounded() {
    let program = program("1 1", &["1 1 2"]);
    let Verdict::Optimal(found) = simplex(&program).unwrap() else { panic!("an optimum") };
    assert!(!found.is_unique);
}

#[test]
fn the_demo() {
    demo::DEMO.shows(&[
        ("simplex", ""),
        ("simplex_two_phases", "min 4 5 st 2 1 ge 8 1 2 ge 7"),
        ("simplex_cycle", CYCLE),
        ("simplex_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        assert_ne!(crate::snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
    demo::DEMO.says(&[
        ("max 2 -1 st 2 -1 le 2 1 -5 le -4", "…The greatest value is 2, at x1 = 14/9, x2 = 10/9.…"),
        (
            "max 1 1 st 1 -1 <= 2",
            "…There is no greatest value: from x1 = 2, x2 = 0 it grows without limit along 1, 1.…",
        ),
        (
            "max 1 1 st 1 1 <= -2",
            "…No point satisfies all constraints: 1 times constraint 1 says that a sum that is never negative is at most -2.…",
        ),
        ("min 1 1 st 1 2 >= 4", "…The least value is 2, at x1 = 0, x2 = 2.…"),
        ("max 0.5 st 1 = 3/2", "…The greatest value is 3/4, at x1 = 3/2. Prices: 1/2.…"),
        // A price is what one more unit on the right side is worth to the value, whatever the
        // relation is.
        ("min 2 3 st 1 1 >= 4 1 0 <= 3", "…at x1 = 3, x2 = 1. Prices: 3, -1.…"),
        ("min -1 st 1 ge 0", "…There is no least value: from x1 = 0 it falls without limit along 1.…"),
        // An equation is two rows, and one constraint.
        (
            "max 1 st 1 = 1 1 = 2",
            "…: 1/2 times constraint 1 and -1/2 times constraint 2 together say that a sum that is never negative is at most -1/2.…",
        ),
        ("max 1 st 1 = 1 1 = 2", "…The greatest value: 1 variable, 2 constraints…"),
        // The picture of a minimum shows its value, and not that of the negated program.
        ("min 1 1 st 1 2 >= 4", "…value 2: x1 + x2 = 2 (dashed)…"),
        // By Bland's rule the example that cycles has an end.
        (CYCLE.trim_start_matches("--largest "), "…\nThe greatest value is 1, at x1 = 1, x2 = 0, x3 = 1, x4 = 0.…"),
        // With the largest coefficient, other programs have an end, too.
        ("--largest max 3 1 2 st 1 1 3 le 30 2 2 5 le 24 4 1 2 le 36", "…z = 111/4…\nThe greatest value is 28,…"),
        ("--largest max 1 1 st 1 -1 le 2", "…So x2 can grow without limit, and the value grows with it.…"),
        // Nothing to choose, nothing to keep.
        ("max st", "…Begin at the origin: nothing. There is no constraint, and the value is 0.…"),
    ]);
    demo::DEMO.refuses(&[
        ("max 1 st 1 le", "the right side of constraint 1: the input ends here (column 14)"),
        ("max 1 st 1 2 le 3", "constraint 1: 2 coefficients for 1 variable (column 14)"),
        ("max 1 x", r#"a coefficient: "x" is not a number such as -3, 2/7 or 0.25 (column 7)"#),
        ("most 1", r#"max or min: "most" is neither (column 1)"#),
    ]);
}

/// Chvátal's example as the demo takes it.
const CYCLE: &str =
    "--largest max 10 -57 -9 -24 st 1/2 -11/2 -5/2 9 le 0 1/2 -3/2 -1/2 1 le 0 1 0 0 0 le 1";

/// A coefficient beyond what a plane can show: the tables stay, and the answer.
#[test]
fn numbers_too_large_for_a_plane() {
    let run = |line: &str| {
        let args: Vec<&str> = line.split(' ').collect();
        demo::DEMO.output(&args).unwrap()
    };
    let planes = |printed: &str| printed.matches("(x1, x2)").count();
    let small = run("max 2 -1 st 18446 -1 le 2 1 -5 le -4");
    assert_eq!(planes(&small), small.matches("right\n").count());
    for line in [
        "max 2 -1 st 18446744073709551615 -1 le 2 1 -5 le -4",
        "max 2 -1 st 1 -1 le 18446744073709551615 1 -5 le -4",
        "max 18446744073709551615 -1 st 1 -1 le 2 1 -5 le -4",
        // Only the level of the objective is too large.
        "max 1000000000 1 st 1 1 le 1000000000",
    ] {
        let printed = run(line);
        assert_eq!(planes(&printed), 0, "{printed}");
        assert!(printed.contains(" right\n") && printed.contains("greatest value"), "{printed}");
    }
}
