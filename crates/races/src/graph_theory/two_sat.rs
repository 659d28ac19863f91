//! 6.13 2-SAT.

use ac_library::TwoSat as AcLibrary;
use batsat::{BasicSolver, Lit, SolverInterface, lbool};
use graph_theory::strongly_connected_components::two_sat::{Literal, TwoSat, is};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 6;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.13",
        workload: "satisfiable at random, 2·10^5 variables, 3·10^5 clauses",
        n: 200_000,
        build: |n| race(n, planted(n, n + n / 2)),
    },
    Race {
        section: "6.13",
        workload: "a chain of 5·10^5 implications",
        n: 500_000,
        build: |n| race(n, chain(n)),
    },
    Race {
        section: "6.13",
        workload: "a ladder: 5·10^5 variables that are equal, each to the next",
        n: 500_000,
        build: |n| race(n, ladder(n)),
    },
];

type Clauses = Vec<[Literal; 2]>;

fn variable(n: usize) -> u32 {
    u32::try_from(n).expect("there are fewer variables")
}

/// `m` clauses at random that one assignment at random satisfies.
fn planted(n: usize, m: usize) -> Clauses {
    let n = variable(n);
    let mut random = SplitMix64::new(SEED);
    let values: Vec<bool> = (0..n).map(|_| random.below(2_u8) == 1).collect();
    let mut literal = || Literal { variable: random.below(n), value: random.below(2_u8) == 1 };
    let clauses = std::iter::repeat_with(|| [literal(), literal()]);
    clauses.filter(|clause| clause.iter().any(|literal| literal.holds(&values))).take(m).collect()
}

fn chain(n: usize) -> Clauses {
    (1..variable(n)).map(|v| [!is(v - 1), is(v)]).collect()
}

fn ladder(n: usize) -> Clauses {
    (1..variable(n)).flat_map(|v| [[!is(v - 1), is(v)], [is(v - 1), !is(v)]]).collect()
}

/// From the list of clauses to the verdict.
fn race(n: usize, clauses: Clauses) -> Vec<Entry> {
    Course::on((n, clauses))
        .expecting(true)
        .entry("TwoSat::solve", |(n, clauses)| ours(*n, clauses).solve().is_ok())
        .entry("ac-library-rs, TwoSat", |(n, clauses)| {
            let mut formula = AcLibrary::new(*n);
            for [a, b] in clauses {
                formula.add_clause(a.variable as usize, a.value, b.variable as usize, b.value);
            }
            formula.satisfiable()
        })
        .mark(0.85)
        .note("recursive, on a stack of 1 GiB")
        .entry("batsat", |(n, clauses)| batsat(*n, clauses))
        .note("a solver for clauses of any length")
        .entries()
}

fn ours(n: usize, clauses: &[[Literal; 2]]) -> TwoSat {
    let mut formula = TwoSat::new(variable(n)).expect("few variables");
    for [a, b] in clauses {
        formula.or(*a, *b).expect("known variables");
    }
    formula
}

fn batsat(n: usize, clauses: &[[Literal; 2]]) -> bool {
    let mut solver = BasicSolver::default();
    let variables: Vec<_> = (0..n).map(|_| solver.new_var_default()).collect();
    let lit = |literal: &Literal| Lit::new(variables[literal.variable as usize], literal.value);
    let mut buffer = Vec::new();
    for clause in clauses {
        buffer.clear();
        buffer.extend(clause.iter().map(lit));
        solver.add_clause_reuse(&mut buffer);
    }
    solver.solve_limited(&[]) == lbool::TRUE
}
