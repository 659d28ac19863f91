//! 5.6 0-1 knapsack.

use criterion::{BenchmarkId, Criterion, criterion_group};
use dynamic_programming::knapsack::zero_one_knapsack::{
    Item, best_value, choices, zero_one_knapsack,
};

/// One row costs less than the table, for it stays in the cache; with bits for the choices it costs
/// little more.
fn rows(c: &mut Criterion) {
    for capacity in [1_000_usize, 10_000] {
        let items: Vec<Item> = (0..200_u16)
            .map(|i| Item {
                weight: usize::from(1 + i * 37 % 199),
                value: i64::from(1 + i * 53 % 211),
            })
            .collect();
        let best = best_value(&items, capacity);
        assert_eq!(zero_one_knapsack(&items, capacity).map(|solved| solved.value()), best);
        assert_eq!(choices::best_items(&items, capacity).map(|(value, _)| value), best);
        let mut run = |name: &str, solve: &dyn Fn(&[Item]) -> bool| {
            let id = BenchmarkId::new(format!("zero_one_knapsack/{name}"), capacity);
            c.bench_with_input(id, &items, |b, items| b.iter(|| solve(items)));
        };
        run("one_row", &|items| best_value(items, capacity).is_ok());
        run("table", &|items| zero_one_knapsack(items, capacity).is_ok());
        run("bits", &|items| choices::best_items(items, capacity).is_ok());
    }
}

criterion_group!(benches, rows);
