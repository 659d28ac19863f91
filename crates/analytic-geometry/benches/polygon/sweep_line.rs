//! 10.3: the sweep for any pair costs O(n log n) however many segments are active; the filter for
//! all pairs gains most where segments are short.

use std::hint::black_box;

use analytic_geometry::polygon::sweep_line::all_pairs::all_intersections;
use analytic_geometry::polygon::sweep_line::any_intersection;
use analytic_geometry::polygon::sweep_line::bentley_ottmann::{meetings, pairs};
use analytic_geometry::workloads::{apart, short_segments};
use criterion::{Criterion, criterion_group};

fn any(c: &mut Criterion) {
    for n in [1_000, 10_000] {
        let segments = apart(n);
        assert_eq!(any_intersection(&segments), None);
        c.bench_function(&format!("sweep_line/any_apart/{n}"), |b| {
            b.iter(|| any_intersection(black_box(&segments)));
        });
    }
}

fn all(c: &mut Criterion) {
    for n in [1_000, 10_000] {
        let segments = short_segments(n);
        let by_filter = all_intersections(&segments);
        assert_eq!(meetings(&segments).map(|meetings| pairs(&meetings)), Ok(by_filter));
        c.bench_function(&format!("sweep_line/all_pairs_short/{n}"), |b| {
            b.iter(|| all_intersections(black_box(&segments)));
        });
        c.bench_function(&format!("sweep_line/meetings_short/{n}"), |b| {
            b.iter(|| meetings(black_box(&segments)));
        });
    }
}

criterion_group!(benches, any, all);
