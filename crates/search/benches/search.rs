//! What the pages of chapter 3 claim about cost: `<section>/<what>/<n>`, with the library's search beside it.
//! Every answer is asserted before it is timed.

use std::ops::ControlFlow::{self, Continue};

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use search::binary_search::eytzinger::Eytzinger;
use search::binary_search::{binary_search, branch_free, gallop, lower_bound};
use search::recursion::permutations::{next_permutation, permutations};
use search::recursion::queens::{self, Queens};
use search::recursion::selections::{Combinations, Subsets};
use search::recursion::{Tuples, count};

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

/// A result costs a few choices, whatever the space; a queen's row in one word costs far less than its marks.
fn recursion(c: &mut Criterion) {
    let mut run = |name: &str, n: usize, results: u64, search: &dyn Fn() -> u64| {
        assert_eq!(search(), results, "{name} {n}");
        c.bench_function(&format!("recursion/{name}/{n}"), |b| b.iter(search));
    };
    run("tuples_of_bits", 16, 1 << 16, &|| count(&mut Tuples { n: 16, m: 2 }));
    run("subsets", 16, 1 << 16, &|| count(&mut Subsets { n: 16 }));
    run("combinations_of_half", 16, 12_870, &|| count(&mut Combinations { n: 16, k: 8 }));
    run("permutations", 8, 40_320, &|| {
        let mut n_orders = 0;
        // This visitor never stops.
        let _: ControlFlow<()> = permutations(&mut [0, 1, 2, 3, 4, 5, 6, 7], |_| {
            n_orders += 1;
            Continue(())
        });
        n_orders
    });
    run("next_permutation", 8, 40_320, &|| {
        let (mut v, mut n_orders) = ([0, 1, 2, 3, 4, 5, 6, 7], 1);
        while next_permutation(&mut v) {
            n_orders += 1;
        }
        n_orders
    });
    run("queens", 8, 92, &|| count(&mut Queens::new(8)));
    run("queens_by_words", 8, 92, &|| queens::count(8).unwrap_or(0));
}

criterion_group!(benches, binary, recursion);
criterion_main!(benches);
