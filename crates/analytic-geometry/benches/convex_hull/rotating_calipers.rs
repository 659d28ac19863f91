//! 10.9: twice the vertices take twice as long, whatever is measured.

use std::hint::black_box;

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::convex_hull::rotating_calipers::{
    antipodal_pairs, diameter, least_area, width,
};
use analytic_geometry::workloads;
use criterion::{Criterion, criterion_group};

fn measures(c: &mut Criterion) {
    for n in [10_000, 20_000] {
        let hull = monotone_chain(&workloads::on_circle(n));
        let v = hull.vertices();
        let squares = antipodal_pairs(&hull).map(|(a, b)| v[a].squared_distance(v[b]));
        let far = diameter(&hull).expect("there are points");
        assert_eq!(Some(far.squared), squares.max());
        c.bench_function(&format!("rotating_calipers/diameter/{n}"), |b| {
            b.iter(|| diameter(black_box(&hull)));
        });
        c.bench_function(&format!("rotating_calipers/width/{n}"), |b| {
            b.iter(|| width(black_box(&hull)));
        });
        c.bench_function(&format!("rotating_calipers/least_area/{n}"), |b| {
            b.iter(|| least_area(black_box(&hull)));
        });
    }
}

criterion_group!(benches, measures);
