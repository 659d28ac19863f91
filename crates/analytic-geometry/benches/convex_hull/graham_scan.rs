//! 10.7: sorted by height or by angle, the hull costs a sort; the march costs n for each vertex,
//! few in a disc.

use std::hint::black_box;

use analytic_geometry::convex_hull::graham_scan::{
    boundary_points, graham_scan, hull_indices, jarvis_march, monotone_chain,
};
use analytic_geometry::workloads;
use criterion::{Criterion, criterion_group};

fn hulls(c: &mut Criterion) {
    for (name, kind) in workloads::ALL {
        for n in [1_000, 10_000] {
            let points = kind(n);
            let hull = graham_scan(&points);
            assert_eq!(monotone_chain(&points), hull);
            c.bench_function(&format!("graham_scan/by_angle/{name}/{n}"), |b| {
                b.iter(|| graham_scan(black_box(&points)));
            });
            c.bench_function(&format!("graham_scan/by_height/{name}/{n}"), |b| {
                b.iter(|| monotone_chain(black_box(&points)));
            });
        }
    }
    let points = workloads::in_disc(10_000);
    let hull = graham_scan(&points);
    assert_eq!(jarvis_march(&points), hull);
    assert_eq!(hull_indices(&points).len(), hull.vertices().len());
    assert!(hull.vertices().len() <= boundary_points(&points).len());
    c.bench_function("graham_scan/march/disc/10000", |b| {
        b.iter(|| jarvis_march(black_box(&points)));
    });
    c.bench_function("graham_scan/indices/disc/10000", |b| {
        b.iter(|| hull_indices(black_box(&points)));
    });
    c.bench_function("graham_scan/boundary/disc/10000", |b| {
        b.iter(|| boundary_points(black_box(&points)));
    });
}

criterion_group!(benches, hulls);
