//! 10.1–10.6 Segments, polygons, and the closest pair of points.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

pub mod closest_pair;
pub mod convex_polygon_area;
pub mod convex_polygon_centroid;
pub mod cross_product;
pub mod segment_intersection;
pub mod sweep_line;
