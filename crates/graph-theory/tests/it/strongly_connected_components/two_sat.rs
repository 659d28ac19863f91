//! 6.13 2-SAT.

use graph_theory::breadth_first_search;
use graph_theory::strongly_connected_components::tarjan::tarjan;
use graph_theory::strongly_connected_components::two_sat::{
    ClauseError, Conflict, Literal, TwoSat, cnf, is,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use super::members;
use crate::snapshots::Expect;

#[path = "../../../examples/two_sat.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked example.

/// x0 or x1; not both x1 and x2; exactly one of x0 and x2.
fn worked() -> TwoSat {
    let mut formula = TwoSat::new(3).unwrap();
    formula.or(is(0), is(1)).unwrap();
    formula.nand(is(1), is(2)).unwrap();
    formula.xor(is(0), is(2)).unwrap();
    formula
}

const SOLUTIONS: [[bool; 3]; 2] = [[true, false, false], [true, true, false]];

#[test]
fn worked_example() {
    let mut formula = worked();
    let clauses = [[is(0), is(1)], [!is(1), !is(2)], [is(0), is(2)], [!is(0), !is(2)]];
    assert_eq!(formula.clauses(), clauses);
    assert_eq!(solutions(&formula), SOLUTIONS);
    let classes = members(&tarjan(&formula.implications()));
    assert_eq!(classes.iter().filter(|class| 1 < class.len()).count(), 2);
    for class in [vec![0, 5], vec![1, 4], vec![2], vec![3]] {
        assert!(classes.contains(&class), "{class:?}");
    }
    assert!(SOLUTIONS.iter().any(|solution| formula.solve().as_deref() == Ok(&solution[..])));
    assert_eq!(formula.least_solution().as_deref(), Ok(&SOLUTIONS[0][..]));
    assert_eq!(formula.forced(), Ok(vec![is(0), !is(2)]));

    // x0 implies x1 and its negation, so x0 is false. Then all six literals fall into one class.
    formula.implies(is(0), is(1)).unwrap();
    formula.implies(is(0), !is(1)).unwrap();
    assert_eq!(members(&tarjan(&formula.implications())), [vec![0, 1, 2, 3, 4, 5]]);
    let conflict = formula.solve().unwrap_err();
    assert!(conflict.is_proof_for(&formula));
    assert!(!conflict.is_proof_for(&worked()), "there every step must follow from a clause too");
    assert_eq!(conflict.to_string(), "x0 implies its negation, and that implies it");
}

/// Ann comes only with Bob, Bob only with Cem; not both Ann and Cem; Ann or Bob.
fn guests() -> TwoSat {
    let [ann, bob, cem] = [is(0), is(1), is(2)];
    let mut formula = TwoSat::new(3).unwrap();
    formula.implies(ann, bob).unwrap();
    formula.implies(bob, cem).unwrap();
    formula.nand(ann, cem).unwrap();
    formula.or(ann, bob).unwrap();
    formula
}

#[test]
fn the_worked_example_of_the_page() {
    let [ann, bob, cem] = [is(0), is(1), is(2)];
    let mut formula = guests();
    // One solution, so nothing depends on which of several is found.
    assert_eq!(solutions(&formula), [[false, true, true]]);
    assert_eq!(formula.solve(), Ok(vec![false, true, true]));
    // No clause alone forbids Ann, but she leads to her own absence.
    assert_eq!(way(&formula, ann, !ann), Some(vec![ann, bob, cem, !ann]));
    assert_eq!(way(&formula, !ann, ann), None);
    let classes = members(&tarjan(&formula.implications()));
    let nodes = |literals: [Literal; 3]| literals.map(|literal| u32::from(literal.node()));
    let [mut first, mut later] = [nodes([ann, !bob, !cem]), nodes([!ann, bob, cem])];
    first.sort_unstable();
    later.sort_unstable();
    assert_eq!(classes, [first.to_vec(), later.to_vec()]);
    // And if Cem cannot come, there is no solution.
    formula.unit(!cem).unwrap();
    let down = vec![ann, bob, cem, !ann];
    let up = vec![!ann, bob, cem, !cem, !bob, ann];
    assert_eq!(formula.solve(), Err(Conflict::Circle { down, up }));
}

#[test]
fn the_least_solution_of_a_chain() {
    let chain = formula(4, &[0, 1, 2].map(|i| [!is(i), is(i + 1)]));
    let values = chain.least_solution().unwrap();
    assert_eq!(values.into_iter().map(u8::from).collect::<Vec<_>>(), [0, 0, 0, 0]);
    // Without "Ann or Bob", three sets of guests are right.
    let dinner = guests();
    let dinner = formula(3, &dinner.clauses()[..3]);
    let sets = [[false, false, false], [false, false, true], [false, true, true]];
    assert_eq!(solutions(&dinner), sets);
}

/// Each variable in turn is true, unless a clause with the values so far forbids it.
fn greedy(formula: &TwoSat) -> Option<Vec<bool>> {
    let mut values = Vec::new();
    for _ in 0..formula.n_variables() {
        let is_broken = |values: &[bool]| {
            let is_false = |literal: Literal| {
                values.get(literal.variable as usize).is_some_and(|value| *value != literal.value)
            };
            formula.clauses().iter().any(|[a, b]| is_false(*a) && is_false(*b))
        };
        let next = [true, false].into_iter().map(|value| [&values[..], &[value]].concat());
        values = next.into_iter().find(|values| !is_broken(values))?;
    }
    Some(values)
}

/// A shortest path of implications.
fn way(formula: &TwoSat, from: Literal, to: Literal) -> Option<Vec<Literal>> {
    let paths = breadth_first_search(&formula.implications(), from.node()).unwrap();
    let path = paths.path_to(&formula.implications(), to.node())?;
    Some(path.nodes.into_iter().map(Literal::from_node).collect())
}

#[test]
fn the_formulas_of_the_questions() {
    let [x, y] = [is(0), is(1)];
    // "Not x, or y" adds these two arcs.
    let one_clause = formula(2, &[[!x, y]]);
    let arcs: Vec<_> = one_clause
        .implications()
        .edges()
        .iter()
        .map(|arc| (Literal::from_node(arc.tail), Literal::from_node(arc.head)))
        .collect();
    assert_eq!(arcs, [(x, y), (!y, !x)]);
    // A chain of four variables has five solutions: false up to some place, and true from there.
    let chain = formula(4, &[0, 1, 2].map(|i| [!is(i), is(i + 1)]));
    assert_eq!(solutions(&chain).len(), 5);
    // The greedy rule is stuck on the second formula, which has a solution.
    let is_solved = |clauses: &[[Literal; 2]]| greedy(&formula(2, clauses)).is_some();
    assert!(is_solved(&[[x, y]]));
    assert!(!is_solved(&[[!x, y], [!x, !y]]));
    assert_eq!(solutions(&formula(2, &[[!x, y], [!x, !y]])).len(), 2);
    assert!(is_solved(&[[!x, !y]]));
    assert_eq!(greedy(&guests()), None);
}

/// What is said, of how many variables, and which assignments satisfy it, the first variable first.
type Said = fn(&mut TwoSat) -> Result<(), ClauseError>;
#[rustfmt::skip]
const SAID: &[(Said, u32, &[&str])] = &[
    (|f| f.or(is(0), is(1)), 2, &["01", "10", "11"]),
    (|f| f.implies(is(0), is(1)), 2, &["00", "01", "11"]),
    (|f| f.nand(is(0), is(1)), 2, &["00", "01", "10"]),
    (|f| f.xor(is(0), is(1)), 2, &["01", "10"]),
    (|f| f.equal(is(0), is(1)), 2, &["00", "11"]),
    (|f| f.unit(!is(1)), 2, &["00", "10"]),
    (|f| f.clause(&[]), 1, &[]),
    (|f| f.clause(&[is(0)]), 1, &["1"]),
    (|f| f.clause(&[!is(0), is(1)]), 2, &["00", "01", "11"]),
    (|f| f.or(is(0), !is(0)), 1, &["0", "1"]),
    (|f| f.or(is(0), is(0)), 1, &["1"]),
    (|f| f.xor(is(0), is(0)), 1, &[]),
    (|f| f.equal(is(0), !is(0)), 1, &[]),
    (|f| f.exactly_one(&[is(0), is(1)]), 2, &["01", "10"]),
    (|f| f.exactly_one(&[is(0)]), 1, &["1"]),
    (|f| f.exactly_one(&[]), 1, &[]),
    (|f| f.at_most_one(&[is(0), is(1), is(2)]).map(drop), 3, &["000", "001", "010", "100"]),
    (|f| f.at_most_one(&[!is(0), is(1)]).map(drop), 2, &["00", "10", "11"]),
    (|f| f.at_most_one(&[is(0), is(0)]).map(drop), 1, &["0"]),
    (|f| f.at_most_one(&[]).map(drop), 1, &["0", "1"]),
    (|_| Ok(()), 0, &[""]),
];

#[test]
fn what_can_be_said() {
    for (i, &(say, n, expected)) in SAID.iter().enumerate() {
        let mut formula = TwoSat::new(n).unwrap();
        say(&mut formula).unwrap();
        // Variables that were added are of no interest: what counts is how they can be completed.
        let mut shown: Vec<String> = solutions(&formula)
            .iter()
            .map(|s| s[..n as usize].iter().map(|&value| if value { '1' } else { '0' }).collect())
            .collect();
        shown.dedup();
        assert_eq!(shown, expected, "row {i}");
    }
}

// 2. All small inputs, and random ones, against all assignments.

/// All solutions, in ascending order, by trying all assignments.
fn solutions(formula: &TwoSat) -> Vec<Vec<bool>> {
    let n = formula.n_variables();
    let assignment = |bits: u32| (0..n).rev().map(|i| bits >> i & 1 == 1).collect::<Vec<bool>>();
    (0..1 << n).map(assignment).filter(|values| formula.is_satisfied_by(values)).collect()
}

/// What solves a formula; a wrong one is to be caught.
type Solver = fn(&TwoSat) -> Result<Vec<bool>, Conflict>;

/// The clauses of one or two literals over `n` variables.
fn all_clauses(n: u32) -> Vec<[Literal; 2]> {
    let literals: Vec<Literal> = (0..n).flat_map(|v| [!is(v), is(v)]).collect();
    let pairs = literals.iter().flat_map(|&a| literals.iter().map(move |&b| [a, b]));
    pairs.filter(|[a, b]| a <= b && *a != !*b).collect()
}

fn formula(n: u32, clauses: &[[Literal; 2]]) -> TwoSat {
    let mut formula = TwoSat::new(n).unwrap();
    for &[a, b] in clauses {
        formula.or(a, b).unwrap();
    }
    formula
}

/// The first formula that a solver gets wrong: all sets of clauses over two variables, and sets of
/// up to four over three.
fn fault(solve: Solver) -> Option<TwoSat> {
    let of_two = all_clauses(2);
    let sets = (0_u32..1 << of_two.len()).map(|set| {
        let chosen = (0..of_two.len()).filter(|i| set >> i & 1 == 1).map(|i| of_two[i]);
        formula(2, &chosen.collect::<Vec<_>>())
    });
    let of_three = all_clauses(3);
    let n = of_three.len();
    let fours = (0..n * n * n * n)
        .map(|code| [code % n, code / n % n, code / n / n % n, code / n / n / n])
        .filter(|clauses| clauses.is_sorted())
        .map(|clauses| formula(3, &clauses.map(|i| of_three[i])));
    sets.chain(fours).find(|formula| match solve(formula) {
        Ok(values) => !formula.is_satisfied_by(&values),
        Err(conflict) => !conflict.is_proof_for(formula) || !solutions(formula).is_empty(),
    })
}

#[test]
fn all_assignments_agree_on_all_small_formulas() {
    assert_eq!(fault(TwoSat::solve), None);
    assert_eq!(fault(TwoSat::least_solution), None);
}

/// The variable takes the value whose class comes first in topological order.
fn the_earlier_class(formula: &TwoSat) -> Result<Vec<bool>, Conflict> {
    Ok(formula.solve()?.into_iter().map(|value| !value).collect())
}

/// Only one of the two arcs of each clause.
#[expect(clippy::unnecessary_wraps, reason = "it stands for a solver")]
fn one_arc_a_clause(formula: &TwoSat) -> Result<Vec<bool>, Conflict> {
    let arcs = formula.clauses().iter().map(|&[a, b]| ((!a).node().into(), b.node().into()));
    let arcs: Vec<(u32, u32)> = arcs.collect();
    let classes = tarjan(&super::graph(2 * formula.n_variables() as usize, &arcs));
    let class = |literal: Literal| classes.class_of(literal.node());
    Ok((0..formula.n_variables()).map(|v| class(!is(v)) < class(is(v))).collect())
}

/// The original's: vertices i and i + 1 for variable i.
fn with_vertices_that_collide(formula: &TwoSat) -> Result<Vec<bool>, Conflict> {
    let node = |literal: Literal| literal.variable + u32::from(literal.value);
    let arcs =
        formula.clauses().iter().flat_map(|&[a, b]| [(node(!a), node(b)), (node(!b), node(a))]);
    let arcs: Vec<(u32, u32)> = arcs.collect();
    let classes = tarjan(&super::graph(formula.n_variables() as usize + 1, &arcs));
    let class = |literal: Literal| classes.class_of(node(literal).into());
    let value = |v| {
        let no_proof = Conflict::Circle { down: vec![is(v)], up: vec![!is(v)] };
        if class(!is(v)) == class(is(v)) { Err(no_proof) } else { Ok(class(!is(v)) < class(is(v))) }
    };
    (0..formula.n_variables()).map(value).collect()
}

#[test]
fn wrong_versions_are_caught() {
    let wrong: [Solver; 3] = [the_earlier_class, one_arc_a_clause, with_vertices_that_collide];
    for solve in wrong {
        assert!(fault(solve).is_some());
    }
}

fn any_formula() -> impl Strategy<Value = TwoSat> {
    (1_u32..=8).prop_flat_map(|n| {
        let literal =
            (0..n, any::<bool>()).prop_map(|(v, value)| if value { is(v) } else { !is(v) });
        let clauses = proptest::collection::vec([literal.clone(), literal], 0..=2 * n as usize);
        clauses.prop_map(move |clauses| formula(n, &clauses))
    })
}

// 3. Properties.

proptest! {
    #[test]
    fn solutions_satisfy_and_conflicts_prove(formula in any_formula()) {
        let all = solutions(&formula);
        match formula.solve() {
            Ok(values) => {
                prop_assert!(all.contains(&values));
                prop_assert_eq!(&formula.least_solution().unwrap(), &all[0]);
                let in_all = |l: &Literal| all.iter().all(|values| l.holds(values));
                let literals = (0..formula.n_variables()).flat_map(|v| [!is(v), is(v)]);
                let forced: Vec<Literal> = literals.filter(in_all).collect();
                prop_assert_eq!(formula.forced().unwrap(), forced);
            }
            Err(conflict) => {
                prop_assert!(all.is_empty());
                prop_assert!(conflict.is_proof_for(&formula));
                prop_assert_eq!(formula.least_solution(), Err(conflict.clone()));
                prop_assert_eq!(formula.forced(), Err(conflict));
            }
        }
    }

    #[test]
    fn conflicts_that_are_damaged_prove_nothing(formula in any_formula(), at in 0_usize..20) {
        if let Err(Conflict::Circle { mut down, up }) = formula.solve() {
            let sound = Conflict::Circle { down: down.clone(), up: up.clone() };
            prop_assert!(sound.is_proof_for(&formula));
            let cut = Conflict::Circle { down: down[..down.len() - 1].to_vec(), up: up.clone() };
            prop_assert!(!cut.is_proof_for(&formula));
            let empty = Conflict::Circle { down: vec![], up: vec![] };
            prop_assert!(!empty.is_proof_for(&formula));
            let at = at % down.len();
            down[at] = is(formula.n_variables());
            let bent = Conflict::Circle { down, up };
            prop_assert!(!bent.is_proof_for(&formula));
        }
    }

    #[test]
    fn the_graph_is_its_own_mirror_image(formula in any_formula()) {
        let graph = formula.implications();
        let mut arcs: Vec<(Literal, Literal)> = graph
            .edges()
            .iter()
            .map(|edge| (Literal::from_node(edge.tail), Literal::from_node(edge.head)))
            .collect();
        let mut mirrored: Vec<_> = arcs.iter().map(|&(a, b)| (!b, !a)).collect();
        arcs.sort_unstable();
        mirrored.sort_unstable();
        prop_assert_eq!(arcs, mirrored);
    }

    #[test]
    fn of_three_solutions_the_majority_is_one(formula in any_formula()) {
        // So no clauses of two literals have 100, 010 and 001 as solutions without 000: "exactly
        // one of three".
        let all = solutions(&formula);
        let some: Vec<&Vec<bool>> = all.iter().step_by(all.len() / 6 + 1).collect();
        for a in &some {
            for b in &some {
                for c in &some {
                    let majority = |i: usize| [a[i], b[i], c[i]].iter().filter(|v| **v).count() >= 2;
                    let values: Vec<bool> = (0..a.len()).map(majority).collect();
                    prop_assert!(formula.is_satisfied_by(&values));
                }
            }
        }
    }

    #[test]
    fn at_most_one_by_a_chain(k in 0_u32..=7, signs in 0_u32..128) {
        let literals: Vec<Literal> =
            (0..k).map(|v| if signs >> v & 1 == 1 { is(v) } else { !is(v) }).collect();
        let mut formula = TwoSat::new(k).unwrap();
        prop_assert_eq!(formula.at_most_one(&literals), Ok(k));
        prop_assert_eq!(formula.n_variables(), k + k.saturating_sub(1));
        prop_assert_eq!(formula.clauses().len(), (3 * k as usize).saturating_sub(4));
        let mut found: Vec<Vec<bool>> =
            solutions(&formula).iter().map(|s| s[..k as usize].to_vec()).collect();
        found.dedup();
        let all = (0_u32..1 << k).map(|bits| (0..k).rev().map(|i| bits >> i & 1 == 1).collect::<Vec<bool>>());
        let n_true = |values: &Vec<bool>| literals.iter().filter(|l| l.holds(values)).count();
        prop_assert_eq!(found, all.filter(|values| n_true(values) <= 1).collect::<Vec<_>>());
    }

    #[test]
    fn files_come_back(formula in any_formula()) {
        prop_assert_eq!(cnf::read(cnf::write(&formula).as_bytes()), Ok(formula));
    }
}

// 4. Extremes, and growth.

#[test]
fn a_chain_of_a_million_implications() {
    let n = 1_000_000;
    let mut formula = TwoSat::new(n).unwrap();
    for v in 1..n {
        formula.implies(is(v - 1), is(v)).unwrap();
    }
    assert!(formula.is_satisfied_by(&formula.solve().unwrap()));
    assert_eq!(formula.least_solution(), Ok(vec![false; n as usize]));
    formula.unit(is(0)).unwrap();
    assert_eq!(formula.solve(), Ok(vec![true; n as usize]));
    formula.implies(is(n - 1), !is(0)).unwrap();
    let conflict = formula.solve().unwrap_err();
    assert!(conflict.is_proof_for(&formula));
    let Conflict::Circle { down, up } = conflict else { panic!("there is no empty clause") };
    assert_eq!((down.len(), up.len()), (n as usize + 1, 2));
}

#[test]
fn at_most_one_of_many() {
    let n = 100_000;
    let mut formula = TwoSat::new(n).unwrap();
    let all: Vec<Literal> = (0..n).map(is).collect();
    formula.at_most_one(&all).unwrap();
    formula.unit(is(70_000)).unwrap();
    let values = formula.solve().unwrap();
    assert_eq!((0..n as usize).filter(|&v| values[v]).collect::<Vec<_>>(), [70_000]);
}

#[test]
fn steps_are_linear() {
    for n in demo::SIZES {
        assert_eq!(demo::work(n), [2 * n, 4 * n - 4], "two vertices a variable, two arcs a clause");
    }
}

// 5. Bad input.

#[test]
fn what_cannot_be_said() {
    let mut formula = TwoSat::new(2).unwrap();
    let error = ClauseError::NoSuchVariable { variable: 2, n_variables: 2 };
    assert_eq!(formula.or(is(0), !is(2)), Err(error.clone()));
    assert_eq!(formula.unit(is(2)), Err(error.clone()));
    assert_eq!(formula.clause(&[is(0); 3]), Err(ClauseError::TooLong { len: 3 }));
    assert_eq!(formula.exactly_one(&[is(0), is(1), is(1)]), Err(ClauseError::TooLong { len: 3 }));
    let says: [Said; 7] = [
        |f| f.implies(is(0), is(2)),
        |f| f.nand(is(2), is(0)),
        |f| f.xor(is(0), is(2)),
        |f| f.equal(is(2), is(0)),
        |f| f.exactly_one(&[is(0), is(2)]),
        // The new variables of the chain must not take the place of the one that is missing.
        |f| f.at_most_one(&[is(0), is(2)]).map(drop),
        |f| f.at_most_one(&[is(2)]).map(drop),
    ];
    for say in says {
        assert_eq!(say(&mut formula), Err(error.clone()));
    }
    let too_many = ClauseError::TooMany { what: "variables" };
    assert_eq!(TwoSat::new(u32::MAX), Err(too_many.clone()));
    assert_eq!(formula.add_variables(u32::MAX), Err(too_many));
    assert_eq!((formula.n_variables(), formula.clauses()), (2, &[][..]), "nothing was added");
    assert_eq!(formula.add_variables(3), Ok(2));
}

/// Whatever somebody claims to be a conflict can be shown and asked, and is no proof.
#[test]
fn conflicts_that_are_made_up() {
    let nothing = Conflict::Circle { down: vec![], up: vec![] };
    assert_eq!(nothing.to_string(), "nothing implies its negation, and that implies it");
    let nobody = is(u32::MAX);
    let far = Conflict::Circle { down: vec![nobody, !nobody], up: vec![!nobody, nobody] };
    let half = Conflict::Circle { down: vec![is(0), !is(0)], up: vec![!nobody, nobody] };
    for conflict in [nothing, far, half] {
        assert!(!conflict.is_proof_for(&worked()));
    }
}

#[test]
fn an_empty_clause_has_no_solution() {
    let mut formula = TwoSat::new(1).unwrap();
    assert_eq!(formula.solve(), Ok(vec![false]));
    formula.clause(&[]).unwrap();
    assert_eq!(formula.solve(), Err(Conflict::EmptyClause));
    assert!(Conflict::EmptyClause.is_proof_for(&formula));
    assert!(!Conflict::EmptyClause.is_proof_for(&worked()));
    let none = TwoSat::default();
    assert_eq!(
        (none.solve(), none.least_solution(), none.forced()),
        (Ok(vec![]), Ok(vec![]), Ok(vec![]))
    );
}

#[test]
fn files() {
    let text =
        b"c three variables\np cnf 3 5\n1 2 0\n-2 -3 0 1 3 0\nc and so on\n-1\n-3 0\n2 -2 0\n";
    assert_eq!(cnf::read(text), Ok(worked()));
    assert_eq!(cnf::write(&worked()), "p cnf 3 4\n1 2 0\n-2 -3 0\n1 3 0\n-1 -3 0\n");
    assert_eq!(cnf::read(b"p cnf 1 2\n1 1 1 0 0\n").unwrap().solve(), Err(Conflict::EmptyClause));
    for (text, error) in [
        ("", "the head: the input ends here (line 1, column 1)"),
        (
            "p sat 2 1\n",
            "the head: \"sat\" does not begin a line `p cnf VARIABLES CLAUSES` (line 1, column 3)",
        ),
        (
            "c\np cnf 3 1\n1 2\n3 0\n",
            "clause 1: \"3\" is the third literal of a clause; there may be two (line 4, column 1)",
        ),
        (
            "p cnf 33554433 0\n",
            "the number of variables: \"33554433\" is more than 33554432 (line 1, column 7)",
        ),
        ("p cnf 2 1\n1 -3 0\n", "clause 1: \"-3\" is less than -2 (line 2, column 3)"),
        ("p cnf 2 1\n1 x 0\n", "clause 1: \"x\" is not a number (line 2, column 3)"),
        ("p cnf 2 2\n1 2 0\n", "clause 2: the input ends here (line 3, column 1)"),
        ("p cnf 2 1\n1 2 0\n1 0\n", "the clauses: \"1\" is one too many (line 3, column 1)"),
    ] {
        assert_eq!(cnf::read(text.as_bytes()).unwrap_err().to_string(), error, "{text}");
    }
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("a|b|c", r#"clause 1: "a|b|c" is none of a|b, a>b, a^b, a=b, a (column 1)"#),
        ("a|b |c", r#"clause 2: "|c" is none of a|b, a>b, a^b, a=b, a (column 5)"#),
        ("a|!", r#"clause 1: "a|!" is none of a|b, a>b, a^b, a=b, a (column 1)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_vertices_i_and_i_plus_one_collide() {
    // Two variables that are equal: with vertices 0, 1 and 1, 2 all is one class, and there seems
    // to be no solution.
    let mut formula = TwoSat::new(2).unwrap();
    formula.equal(is(0), is(1)).unwrap();
    assert_eq!(solutions(&formula).len(), 2);
    assert!(formula.solve().is_ok());
    assert!(with_vertices_that_collide(&formula).is_err());
    assert_ne!(is(0).node(), (!is(1)).node());
}

#[test]
fn erratum_the_components_are_not_the_solutions() {
    // Four components, and two solutions, none of which is a component.
    let formula = worked();
    assert_eq!(tarjan(&formula.implications()).len(), 4);
    assert_eq!(solutions(&formula).len(), 2);
}

#[test]
fn the_originals_four_arcs_of_an_exclusive_or_are_right() {
    let mut formula = TwoSat::new(2).unwrap();
    formula.xor(is(0), is(1)).unwrap();
    let mut arcs: Vec<String> = formula
        .implications()
        .edges()
        .iter()
        .map(|e| format!("{} > {}", Literal::from_node(e.tail), Literal::from_node(e.head)))
        .collect();
    arcs.sort_unstable();
    assert_eq!(arcs, ["x0 > ¬x1", "x1 > ¬x0", "¬x0 > x1", "¬x1 > x0"]);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("two_sat", ""),
        ("two_sat_conflict", "A>B B>C !A|!C A|B !C"),
        ("two_sat_xor", "x0|x1 !x1|!x2 x0^x2"),
        ("two_sat_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let long: Vec<String> = (0..20).map(|v| format!("x{v}>x{}", v + 1)).collect();
    let longer: Vec<String> = (0..100_000).map(|v| format!("x{v}>x{}", v + 1)).collect();
    demo::DEMO.says(&[
        ("a", "…Solution: a is true. Least solution: the same. In every solution: a."),
        ("a|!a", "…Solution: a is false. Least solution: the same. In every solution: nothing."),
        ("a !a", "…No solution: a implies ¬a, and ¬a implies a."),
        (&long.join(" "), "…Too large to draw: the limit is…Least solution: x0 is false…"),
        // Each name is looked up, so a long list takes no longer a name; what would take long is
        // not asked.
        (
            &longer.join(" "),
            "…x99999 is true, x100000 is true. The least solution, and what…\
             are not sought: that takes variables times clauses.",
        ),
    ]);
}
