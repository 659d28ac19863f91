//! 10.4: the area takes time in proportion to the vertices; a point in a convex polygon takes its
//! logarithm.

use std::hint::black_box;

use analytic_geometry::polygon::convex_polygon_area::point_location::Position;
use analytic_geometry::{ConvexPolygon, Point, Polygon, points, workloads};
use criterion::{Criterion, criterion_group};

fn areas(c: &mut Criterion) {
    for n in [1_000, 100_000] {
        let vertices = workloads::zigzag(n);
        let floats = points(vertices.iter().map(|vertex| vertex.to_f64())).expect("small numbers");
        let (exact, floats) = (Polygon::new(vertices), Polygon::new(floats));
        let doubled = exact.doubled_area().expect("it is simple");
        assert_eq!(Ok(doubled), format!("{:.0}", 2.0 * floats.signed_area()).parse());
        c.bench_function(&format!("convex_polygon_area/exact/{n}"), |b| {
            b.iter(|| black_box(&exact).doubled_area());
        });
        c.bench_function(&format!("convex_polygon_area/floats/{n}"), |b| {
            b.iter(|| black_box(&floats).signed_area());
        });
    }
}

fn positions(c: &mut Criterion) {
    for n in [1_000_i64, 100_000] {
        let parabola = points((0..n).map(|x| (x, x * x))).expect("small numbers");
        let at = Point::new(n / 3, n / 3 * (n / 3) + 1).expect("small numbers");
        let convex = ConvexPolygon::new(parabola).expect("it turns left");
        let general = Polygon::from(convex.clone());
        assert_eq!((convex.locate(at), general.locate(at)), (Position::In, Position::In));
        c.bench_function(&format!("convex_polygon_area/by_halves/{n}"), |b| {
            b.iter(|| convex.locate(black_box(at)));
        });
        c.bench_function(&format!("convex_polygon_area/by_edges/{n}"), |b| {
            b.iter(|| general.locate(black_box(at)));
        });
    }
}

criterion_group!(benches, areas, positions);
