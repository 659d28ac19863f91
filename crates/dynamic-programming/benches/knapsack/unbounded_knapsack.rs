//! 5.7 Unbounded knapsack.

use criterion::{BenchmarkId, Criterion, criterion_group};
use dynamic_programming::knapsack::unbounded_knapsack::bounded::{Kind, by_bundles, by_queue};
use dynamic_programming::knapsack::unbounded_knapsack::{best_value, undominated};
use dynamic_programming::knapsack::zero_one_knapsack::Item;

/// The queue costs n · W whatever the copies; bundles cost a logarithm more; without a limit
/// neither is needed.
fn copies(c: &mut Criterion) {
    for capacity in [1_000_usize, 10_000] {
        let items: Vec<Item> = (0..100_u16)
            .map(|i| Item {
                weight: usize::from(1 + i * 37 % 99),
                value: i64::from(1 + i * 53 % 211),
            })
            .collect();
        let kinds: Vec<Kind> =
            items.iter().map(|&item| Kind { item, n_copies: Some(20) }).collect();
        assert_eq!(best_value(&items, capacity), best_value(&undominated(&items), capacity));
        assert_eq!(by_bundles(&kinds, capacity), by_queue(&kinds, capacity));
        let mut run = |name: &str, solve: &dyn Fn() -> bool| {
            let id = BenchmarkId::new(format!("unbounded_knapsack/{name}"), capacity);
            c.bench_with_input(id, &(), |b, ()| b.iter(solve));
        };
        run("one_row", &|| best_value(&items, capacity).is_ok());
        run("undominated", &|| best_value(&undominated(&items), capacity).is_ok());
        run("bundles", &|| by_bundles(&kinds, capacity).is_ok());
        run("queue", &|| by_queue(&kinds, capacity).is_ok());
    }
}

criterion_group!(benches, copies);
