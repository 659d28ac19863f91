//! 5.9: twice the piles take eight times as long with every split, four times with Knuth's bounds,
//! and a little more than twice by Garsia and Wachs.

use criterion::{BenchmarkId, Criterion, criterion_group};
use dynamic_programming::regional_dp::minimum_merge_cost::garsia_wachs::garsia_wachs;
use dynamic_programming::regional_dp::minimum_merge_cost::{
    Intervals, circular, knuth, minimum_merge,
};
use trace::SplitMix64;

/// Random piles.
fn piles(n: usize) -> Vec<i64> {
    let mut random = SplitMix64::new(5);
    (0..n).map(|_| random.between(0, (1 << 20) - 1)).collect()
}

fn bench(c: &mut Criterion) {
    for n in [100, 200] {
        let piles = piles(n);
        let table = minimum_merge(&piles);
        let cost = table.as_ref().map_or(0, Intervals::cost);
        assert_eq!(knuth::minimum_merge(&piles), table);
        assert_eq!(garsia_wachs(&piles).map(|answer| answer.cost), Ok(cost));
        let mut run = |name: &str, merge: &dyn Fn(&[i64]) -> i64| {
            let id = BenchmarkId::new(format!("minimum_merge_cost/{name}"), n);
            c.bench_with_input(id, &piles, |b, piles| b.iter(|| merge(piles)));
        };
        run("every_split", &|v| minimum_merge(v).map_or(0, |table| table.cost()));
        run("knuth", &|v| knuth::minimum_merge(v).map_or(0, |table| table.cost()));
        run("garsia_wachs", &|v| garsia_wachs(v).map_or(0, |answer| answer.cost));
        run("circle", &|v| circular::minimum_merge(v).map_or(0, |circle| circle.cost));
    }
}

criterion_group!(benches, bench);
