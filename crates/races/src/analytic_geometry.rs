//! Chapter 10, a module a section.

pub(crate) mod closest_pair;
pub(crate) mod convex_polygon_area;
pub(crate) mod convex_polygon_centroid;
pub(crate) mod cross_product;
pub(crate) mod graham_scan;
pub(crate) mod quick_hull;
pub(crate) mod rotating_calipers;
pub(crate) mod segment_intersection;
pub(crate) mod sweep_line;

use analytic_geometry::{Polygon, points, workloads};

/// One polygon in the forms in which it is taken.
pub(crate) struct Forms {
    pub(crate) floats: Polygon<f64>,
    pub(crate) exact: Polygon<i64>,
    pub(crate) geo: geo::Polygon<f64>,
    pub(crate) pairs: Vec<(f64, f64)>,
}

/// A simple polygon, no convex one.
pub(crate) fn zigzag(n: usize) -> Forms {
    let vertices = workloads::zigzag(n);
    let pairs: Vec<(f64, f64)> = vertices.iter().map(|vertex| vertex.to_f64()).collect();
    let floats = points(pairs.iter().copied()).expect("small numbers");
    Forms {
        floats: Polygon::new(floats),
        exact: Polygon::new(vertices),
        geo: geo::Polygon::new(geo::LineString::from(pairs.clone()), Vec::new()),
        pairs,
    }
}
