//! Chapter 10 of *Way to Algorithm*: points, segments and polygons in the plane, the closest pair
//! of points, and the convex hull.
//!
//! A coordinate is an [`i64`] or an [`f64`]; [`Point::new`] refuses those with which the chapter
//! could not be exact. From then on every question that has a yes or no for an answer is answered
//! without an error, for both.

pub mod convex_hull;
mod coordinate;
mod point;
pub mod polygon;
mod shapes;
mod too_large;
pub mod workloads;

pub use convex_hull::graham_scan::{graham_scan, monotone_chain};
pub use convex_hull::quick_hull::quick_hull;
pub use convex_hull::rotating_calipers::{diameter, farthest_pair, least_area, width};
pub use polygon::closest_pair::closest_pair;
pub use polygon::cross_product::Orientation;
pub use polygon::segment_intersection::{Intersection, intersection, intersects};
pub use polygon::sweep_line::any_intersection;

pub use coordinate::Coordinate;
pub use point::{Point, PointError, Vector, points};
pub use shapes::{ConvexPolygon, ConvexPolygonError, Polygon, Segment};
pub use too_large::TooLargeError;

/// The example of the README runs, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
