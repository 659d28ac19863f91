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

/// 4.5: an addition and a sum cost the logarithm, and a build is far cheaper than that many additions.
mod fenwick_tree {
    use criterion::{Criterion, criterion_group};
    use data_structure::fenwick_tree::FenwickTree;
    use data_structure::fenwick_tree::order::inversions;

    /// Numbers below `n` without a pattern.
    fn random(n: usize) -> impl Iterator<Item = usize> {
        let step = |x: &usize| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
        std::iter::successors(Some(7), step).map(move |x| (x >> 33) % n)
    }

    fn operations(c: &mut Criterion) {
        for n in [1_000_usize, 100_000] {
            let values: Vec<usize> = random(1000).take(n).collect();
            let places: Vec<usize> = random(n).take(1000).collect();
            let tree = FenwickTree::from_values(values.iter().copied()).unwrap();
            let mut added = FenwickTree::new(n);
            for (i, value) in values.iter().enumerate() {
                added.add(i, *value).unwrap();
            }
            assert_eq!(added, tree);
            for &i in &places {
                assert_eq!(tree.sum(..i), Ok(values[..i].iter().sum()));
            }
            let mut run = |name: &str, work: &mut dyn FnMut() -> usize| {
                c.bench_function(&format!("fenwick_tree/{name}/{n}"), |b| b.iter(&mut *work));
            };
            run("build", &mut || {
                FenwickTree::from_values(values.iter().copied()).unwrap().cells()[0]
            });
            run("build_by_adding", &mut || {
                let mut tree = FenwickTree::new(n);
                for (i, value) in values.iter().enumerate() {
                    tree.add(i, *value).unwrap();
                }
                tree.cells()[0]
            });
            let mut changed = tree.clone();
            run("thousand_additions", &mut || {
                for &i in &places {
                    changed.add(i, 1).unwrap();
                }
                changed.cells()[0]
            });
            run("thousand_sums", &mut || places.iter().map(|&i| tree.sum(..i).unwrap()).sum());
            run("thousand_plain_sums", &mut || {
                places.iter().map(|&i| values[..i].iter().sum::<usize>()).sum()
            });
            run("inversions", &mut || inversions(&values).is_ok().into());
        }
    }

    criterion_group!(benches, operations);
}

criterion_main!(disjoint_set::benches, fenwick_tree::benches);
