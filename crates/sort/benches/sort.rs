//! What the pages of chapter 2 claim about cost: `<section>/<input pattern>/<n>`, with the
//! library's sorts beside them. Every answer is asserted before it is timed.

use criterion::{BatchSize, BenchmarkId, Criterion, criterion_group, criterion_main};
use sort::bubble_sort::{bubble_sort, cocktail_sort};
use sort::insertion_sort::{binary_insertion_sort, insertion_sort};
use sort::patterns;

type Sort = fn(&mut [i32]);

/// One group for each sort, over every pattern.
fn on_all_patterns(c: &mut Criterion, name: &str, sort: Sort, sizes: &[usize]) {
    for &(pattern, make) in patterns::ALL {
        for &n in sizes {
            let input = make(n);
            let (mut sorted, mut expected) = (input.clone(), input.clone());
            sort(&mut sorted);
            expected.sort_unstable();
            assert_eq!(sorted, expected, "{name} on {pattern}");
            let id = BenchmarkId::new(format!("{name}/{}", pattern.replace(' ', "_")), n);
            c.bench_with_input(id, &input, |bench, input| {
                bench.iter_batched_ref(|| input.clone(), |v| sort(v), BatchSize::SmallInput);
            });
        }
    }
}

/// Quadratic on random and descending input, linear on the patterns with few inversions.
fn insertion(c: &mut Criterion) {
    on_all_patterns(c, "insertion_sort", insertion_sort, &[32, 1000]);
    on_all_patterns(c, "insertion_sort_by_halving", binary_insertion_sort, &[32, 1000]);
}

/// Several times slower than insertion sort, though it makes as many swaps as that makes shifts.
fn bubble(c: &mut Criterion) {
    on_all_patterns(c, "bubble_sort", bubble_sort, &[32, 1000]);
    on_all_patterns(c, "bubble_sort_cocktail", cocktail_sort, &[32, 1000]);
}

/// What the library does on the same inputs.
fn library(c: &mut Criterion) {
    on_all_patterns(c, "library_stable", <[i32]>::sort, &[32, 1000]);
    on_all_patterns(c, "library_unstable", <[i32]>::sort_unstable, &[32, 1000]);
}

criterion_group!(benches, insertion, bubble, library);
criterion_main!(benches);
