//! What the pages of chapter 3 claim about cost: `<section>/<what>/<n>`, with the library's search beside it.
//! Every answer is asserted before it is timed.

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use search::binary_search::eytzinger::Eytzinger;
use search::binary_search::{binary_search, branch_free, gallop, lower_bound};
use search::brute_force::Odometer;
use search::brute_force::subsets::{Subsets, gray_flips};
use search::counting_principles::inclusion_exclusion::union_size;
use search::counting_principles::mixed_radix::MixedRadix;

/// Numbers without a pattern that a branch predictor could learn: a linear congruence, its high bits.
fn random(n: usize) -> impl Iterator<Item = u64> {
    let step = |x: &u64| Some(x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(12_345));
    std::iter::successors(Some(7), step).map(|x| x >> 34).take(n)
}

/// A search costs the logarithm of the length; without branches it is several times faster while the data fit a cache.
fn binary(c: &mut Criterion) {
    for n in [1_000_u64, 100_000] {
        let v: Vec<u64> = (0..n).map(|i| 2 * i).collect();
        let queries: Vec<u64> = random(1_000).map(|x| x % (2 * n)).collect();
        let tree = Eytzinger::new(&v);
        for x in &queries {
            let place = v.partition_point(|y| y < x);
            assert_eq!(binary_search(&v, x), v.binary_search(x));
            assert_eq!(branch_free::binary_search(&v, x), v.binary_search(x));
            assert_eq!((lower_bound(&v, x), gallop(&v, |y| y < x)), (place, place));
            assert_eq!(tree.lower_bound(x), place);
        }
        let mut run = |name: &str, search: &dyn Fn(&u64) -> usize| {
            let id = BenchmarkId::new(format!("binary_search/{name}"), n);
            c.bench_with_input(id, &queries, |b, queries| {
                b.iter(|| queries.iter().map(search).sum::<usize>());
            });
        };
        run("with_branches", &|x| binary_search(&v, x).unwrap_or_else(|i| i));
        run("branch_free", &|x| branch_free::binary_search(&v, x).unwrap_or_else(|i| i));
        run("library", &|x| v.binary_search(x).unwrap_or_else(|i| i));
        run("eytzinger", &|x| tree.lower_bound(x));
        run("gallop", &|x| gallop(&v, |y| y < x));
    }
}

/// To derive a count takes one multiplication a step; to list doubles with each step of 2, and so do the terms of a union.
fn counting(c: &mut Criterion) {
    for n in [8, 16] {
        let radix = MixedRadix::new(vec![2; n]);
        assert_eq!(radix.count().ok(), Some(1 << n));
        assert_eq!(radix.tuples().count(), 1 << n);
        assert_eq!(union_size(n, |_| 1), Ok(1));
        let mut run = |name: &str, count: &dyn Fn() -> Option<u64>| {
            c.bench_function(&format!("counting_principles/{name}/{n}"), |b| b.iter(count));
        };
        run("derive", &|| radix.count().ok());
        run("list", &|| Some(radix.tuples().map(|tuple| tuple[0]).sum()));
        run("union", &|| union_size(n, |_| 1).ok());
    }
}

/// A lent tuple costs no allocation; a subset costs as much whatever its size; in Gray's order one element changes a step.
fn brute_force(c: &mut Criterion) {
    for (n, m) in [(4, 16), (8, 4), (16, 2)] {
        let size = format!("{m}^{n}");
        let lent = || {
            let (mut odometer, mut sum) = (Odometer::new(n, m), 0);
            while let Some(tuple) = odometer.next_tuple() {
                sum += tuple[0];
            }
            sum
        };
        let given = || Odometer::new(n, m).into_tuples().map(|tuple| tuple[0]).sum::<u64>();
        assert_eq!((lent(), given()), ((m - 1) << 15, (m - 1) << 15), "the mean is (m - 1) / 2");
        c.bench_function(&format!("brute_force/lent/{size}"), |b| b.iter(lent));
        c.bench_function(&format!("brute_force/given/{size}"), |b| b.iter(given));
    }
    for n in [8, 16] {
        let elements = vec![1_u64; n];
        let subsets = || {
            let Ok(mut subsets) = Subsets::new(&elements) else { return 0 };
            let mut n_members = 0;
            while let Some(subset) = subsets.next_subset() {
                n_members += subset.len();
            }
            n_members
        };
        let flips = || gray_flips(n).map_or(0, |flips| flips.fold(0, u32::wrapping_add));
        assert_eq!(subsets(), n << (n - 1));
        assert_eq!(
            usize::try_from(flips()),
            Ok((1 << n) - 1 - n),
            "the zeros at the end of 1, 2, …"
        );
        c.bench_function(&format!("brute_force/subsets/{n}"), |b| b.iter(subsets));
        c.bench_function(&format!("brute_force/gray/{n}"), |b| b.iter(flips));
    }
}

criterion_group!(benches, binary, counting, brute_force);
criterion_main!(benches);
