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
