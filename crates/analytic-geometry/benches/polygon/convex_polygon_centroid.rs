//! 10.5: the centroid takes time in proportion to the vertices, and few times that of the area.

use std::hint::black_box;

use analytic_geometry::{Polygon, points, workloads};
use criterion::{Criterion, criterion_group};

fn centroids(c: &mut Criterion) {
    for n in [1_000, 100_000] {
        let vertices = workloads::zigzag(n);
        let floats = points(vertices.iter().map(|vertex| vertex.to_f64())).expect("small numbers");
        let (exact, floats) = (Polygon::new(vertices), Polygon::new(floats));
        let (x, y) = exact.exact_centroid().expect("small numbers").expect("it has an area");
        let rounded = floats.centroid().expect("it has an area");
        assert!((x.to_f64() - rounded.0).hypot(y.to_f64() - rounded.1) < 1e-6);
        c.bench_function(&format!("convex_polygon_centroid/exact/{n}"), |b| {
            b.iter(|| black_box(&exact).exact_centroid());
        });
        c.bench_function(&format!("convex_polygon_centroid/floats/{n}"), |b| {
            b.iter(|| black_box(&floats).centroid());
        });
    }
}

criterion_group!(benches, centroids);
