//! 6.10: a chain of variables, each less than the one before it or than the one behind it; and a
//! contradiction.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::shortest_path::difference_constraints::DifferenceSystem;

fn chain(n: u32, is_against: bool) -> DifferenceSystem<i64> {
    let mut system = DifferenceSystem::new(n).expect("few variables");
    for v in 1..n {
        let (a, b) = if is_against { (v - 1, v) } else { (v, v - 1) };
        system.less(a, b, 0).expect("known variables");
    }
    system
}

fn chains(c: &mut Criterion) {
    let n = 1_000;
    let mut ring = chain(n, false);
    ring.less(0, n - 1, 0).expect("known variables");
    let inputs = [("along", chain(n, false)), ("against", chain(n, true)), ("ring", ring)];
    for (input, system) in &inputs {
        match system.solve() {
            Ok(values) => assert!(system.violated(&values).is_empty(), "{input}"),
            Err(error) => assert!(*input == "ring" && error.is_proof_for(system), "{input}"),
        }
        c.bench_function(&format!("difference_constraints/{input}/{n}"), |bench| {
            bench.iter(|| black_box(system).solve());
        });
    }
}

criterion_group!(benches, chains);
