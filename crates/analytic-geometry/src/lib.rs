#![doc = include_str!("../README.md")]

pub mod convex_hull;
mod coordinate;
mod point;
pub mod polygon;
mod shapes;
mod too_large;
pub mod workloads;

#[doc(inline)]
pub use convex_hull::graham_scan::{graham_scan, monotone_chain};
#[doc(inline)]
pub use convex_hull::quick_hull::quick_hull;
#[doc(inline)]
pub use convex_hull::rotating_calipers::{
    Diameter, Measure, Quotient, Rectangle, Width, diameter, farthest_pair, least_area, width,
};
#[doc(inline)]
pub use polygon::closest_pair::{Pair, closest_pair};
#[doc(inline)]
pub use polygon::convex_polygon_area::Convexity;
#[doc(inline)]
pub use polygon::convex_polygon_area::pick::LatticePoints;
#[doc(inline)]
pub use polygon::convex_polygon_area::point_location::Position;
#[doc(inline)]
pub use polygon::convex_polygon_centroid::center_of_mass::{center_of_mass, exact_center_of_mass};
#[doc(inline)]
pub use polygon::cross_product::polar::{polar_sort, polar_sort_from};
#[doc(inline)]
pub use polygon::cross_product::{Orientation, orientation};
#[doc(inline)]
pub use polygon::segment_intersection::{
    Division, Intersection, IntersectionError, RationalPoint, intersection, intersects,
};
#[doc(inline)]
pub use polygon::sweep_line::any_intersection;

#[doc(inline)]
pub use coordinate::Coordinate;
#[doc(inline)]
pub use point::{Point, PointError, Vector, points};
#[doc(inline)]
pub use shapes::{ConvexPolygon, ConvexPolygonError, Polygon, Segment};
#[doc(inline)]
pub use too_large::TooLargeError;
