//! 10.8 Linear on points spread over a disc or a square, n log n where all points are vertices; the
//! filter gains on the first.

use std::hint::black_box;

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::convex_hull::quick_hull::akl_toussaint::filtered_quick_hull;
use analytic_geometry::convex_hull::quick_hull::quick_hull;
use analytic_geometry::workloads;
use criterion::{BenchmarkId, Criterion, criterion_group};

fn hulls(c: &mut Criterion) {
    for (name, kind) in workloads::ALL {
        for n in [1_000, 100_000] {
            let set = kind(n);
            let hull = monotone_chain(&set);
            assert_eq!(quick_hull(&set), hull, "{name}");
            assert_eq!(filtered_quick_hull(&set), hull, "{name}");
            c.bench_function(&format!("quick_hull/{name}/{n}"), |b| {
                b.iter(|| quick_hull(black_box(&set)));
            });
            let id = BenchmarkId::new(format!("quick_hull_filtered/{name}"), n);
            c.bench_with_input(id, &set, |b, set| b.iter(|| filtered_quick_hull(set)));
        }
    }
}

criterion_group!(benches, hulls);
