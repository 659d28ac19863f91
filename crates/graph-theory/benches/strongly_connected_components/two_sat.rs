//! 6.13: a solution is linear in the clauses, and the least one is where each trial ends soon.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::strongly_connected_components::two_sat::{TwoSat, is};

/// A chain of implications, from each variable to the next.
fn chain(n: u32) -> TwoSat {
    let mut formula = TwoSat::new(n).expect("few variables");
    for v in 1..n {
        formula.implies(is(v - 1), is(v)).expect("known variables");
    }
    formula
}

fn solutions(c: &mut Criterion) {
    for n in [1_000, 10_000, 100_000] {
        let formula = chain(n);
        let values = formula.solve().expect("it is satisfiable");
        assert!(formula.is_satisfied_by(&values));
        assert_eq!(formula.least_solution(), Ok(vec![false; n as usize]));
        c.bench_function(&format!("two_sat/solve/{n}"), |b| b.iter(|| black_box(&formula).solve()));
        c.bench_function(&format!("two_sat/least/{n}"), |b| {
            b.iter(|| black_box(&formula).least_solution());
        });
    }
}

criterion_group!(benches, solutions);
