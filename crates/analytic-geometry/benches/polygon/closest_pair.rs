//! 10.6: no set of points takes more than n log n, a vertical line neither; the three forms beside
//! each other.

use std::hint::black_box;

use analytic_geometry::polygon::closest_pair::{closest_pair, grid, sweep};
use analytic_geometry::{Point, workloads};
use criterion::{Criterion, criterion_group};

/// As tall as the points of `on_line`, with no two at one place.
fn tall(n: usize) -> Vec<Point<i64>> {
    let apart = |(i, point): (i64, Point<i64>)| Point::new(point.x(), point.y() * (1 << 20) + i);
    (0..).zip(workloads::on_line(n)).filter_map(|pair| apart(pair).ok()).collect()
}

fn forms(c: &mut Criterion) {
    let kinds: [(&str, workloads::Points); 3] =
        [("square", workloads::in_square), ("clusters", workloads::in_clusters), ("line", tall)];
    for (name, kind) in kinds {
        for n in [1000, 4000] {
            let points = kind(n);
            let answer = closest_pair(&points);
            assert_eq!(sweep::closest_pair(&points), answer);
            assert_eq!(grid::closest_pair(&points, 1), answer);
            c.bench_function(&format!("closest_pair/halves_{name}/{n}"), |b| {
                b.iter(|| closest_pair(black_box(&points)));
            });
            c.bench_function(&format!("closest_pair/sweep_{name}/{n}"), |b| {
                b.iter(|| sweep::closest_pair(black_box(&points)));
            });
            c.bench_function(&format!("closest_pair/grid_{name}/{n}"), |b| {
                b.iter(|| grid::closest_pair(black_box(&points), 1));
            });
        }
    }
}

criterion_group!(benches, forms);
