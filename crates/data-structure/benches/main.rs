//! What the pages of chapter 4 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::criterion_main;

/// 4.1: an operation costs nearly the same at every size, and in every order; without halving the search for one deep
/// element costs the logarithm each time.
mod disjoint_set {
    use criterion::{BenchmarkId, Criterion, criterion_group};
    use data_structure::disjoint_set::DisjointSet;
    use data_structure::disjoint_set::rollback::RollbackSets;

    /// Numbers below `n` without a pattern: a linear congruence, its high bits.
    fn random(n: usize) -> impl Iterator<Item = usize> {
        let step = |x: &usize| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
        std::iter::successors(Some(7), step).map(move |x| (x >> 33) % n)
    }

    fn unions(c: &mut Criterion) {
        for n in [1_000, 100_000] {
            let pairs: Vec<(usize, usize)> = random(n).zip(random(n).skip(n)).take(n).collect();
            let line: Vec<(usize, usize)> = (1..n).map(|x| (x, x - 1)).collect();
            for (name, pairs) in [("random", pairs), ("line", line)] {
                let mut expected = DisjointSet::new(n);
                for (x, y) in &pairs {
                    let _ = expected.union(*x, *y);
                }
                assert_eq!(expected.n_sets(), expected.groups().len());
                assert!(name == "random" || expected.n_sets() == 1);
                let id = BenchmarkId::new(format!("disjoint_set/union_{name}"), n);
                c.bench_with_input(id, &pairs, |b, pairs| {
                    b.iter(|| {
                        let mut sets = DisjointSet::new(n);
                        for (x, y) in pairs {
                            let _ = sets.union(*x, *y);
                        }
                        sets.n_sets()
                    });
                });
                let id = BenchmarkId::new(format!("disjoint_set/rollback_{name}"), n);
                c.bench_with_input(id, &pairs, |b, pairs| {
                    b.iter(|| {
                        let mut sets = RollbackSets::new(n);
                        for (x, y) in pairs {
                            let _ = sets.union(*x, *y);
                        }
                        assert_eq!(sets.sets().n_sets(), expected.n_sets());
                        while sets.undo().is_some() {}
                    });
                });
            }
        }
    }

    criterion_group!(benches, unions);
}

criterion_main!(disjoint_set::benches);
