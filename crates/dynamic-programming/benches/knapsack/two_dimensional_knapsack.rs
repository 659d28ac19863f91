//! 5.8 Two-dimensional knapsack.

use criterion::{BenchmarkId, Criterion, criterion_group};
use dynamic_programming::knapsack::two_dimensional_knapsack::{
    Item, best_value, dimensions, two_dimensional_knapsack,
};

/// One plane is used again and again; the table writes each cell to memory of its own.
fn planes(c: &mut Criterion) {
    for capacity in [50_usize, 200] {
        let items: Vec<Item> = (0..50_u16)
            .map(|i| {
                let weights = [1 + i * 37 % 41, 1 + i * 23 % 43].map(usize::from);
                Item { weights, value: i64::from(1 + i * 53 % 211) }
            })
            .collect();
        let capacities = [capacity; 2];
        let best = best_value(&items, capacities);
        assert_eq!(two_dimensional_knapsack(&items, capacities).map(|solved| solved.value()), best);
        assert_eq!(dimensions::best_value(&items, capacities), best);
        let mut run = |name: &str, solve: &dyn Fn() -> bool| {
            let id = BenchmarkId::new(format!("two_dimensional_knapsack/{name}"), capacity);
            c.bench_with_input(id, &(), |b, ()| b.iter(solve));
        };
        run("one_plane", &|| best_value(&items, capacities).is_ok());
        run("table", &|| two_dimensional_knapsack(&items, capacities).is_ok());
        run("dimensions", &|| dimensions::best_value(&items, capacities).is_ok());
    }
}

criterion_group!(benches, planes);
