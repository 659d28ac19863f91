#![doc = include_str!("../README.md")]

pub mod convex_hull;
mod coordinate;
mod point;
pub mod polygon;
mod shapes;
mod too_large;
pub mod workloads;

pub use convex_hull::graham_scan::{graham_scan, monotone_chain};
pub use convex_hull::quick_hull::quick_hull;
pub use convex_hull::rotating_calipers::{
    Diameter, Measure, Quotient, Rectangle, Width, diameter, farthest_pair, least_area, width,
};
pub use polygon::closest_pair::{Pair, closest_pair};
pub use polygon::convex_polygon_area::Convexity;
pub use polygon::convex_polygon_area::pick::LatticePoints;
pub use polygon::convex_polygon_area::point_location::Position;
pub use polygon::convex_polygon_centroid::center_of_mass::{center_of_mass, exact_center_of_mass};
pub use polygon::cross_product::polar::{polar_sort, polar_sort_from};
pub use polygon::cross_product::{Orientation, orientation};
pub use polygon::segment_intersection::{
    Division, Intersection, IntersectionError, RationalPoint, intersection, intersects,
};
pub use polygon::sweep_line::any_intersection;

pub use coordinate::Coordinate;
pub use point::{Point, PointError, Vector, points};
pub use shapes::{ConvexPolygon, ConvexPolygonError, Polygon, Segment};
pub use too_large::TooLargeError;
