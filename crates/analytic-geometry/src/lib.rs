#![doc = include_str!("../README.md")]

pub mod convex_hull;
mod coordinate;
mod point;
pub mod polygon;
mod shapes;
mod too_large;
pub mod workloads;

#[doc(inline)]
pub use {
    convex_hull::graham_scan::{graham_scan, monotone_chain},
    convex_hull::quick_hull::quick_hull,
    convex_hull::rotating_calipers::{
        Diameter, Measure, Quotient, Rectangle, Width, diameter, farthest_pair, least_area, width,
    },
    polygon::closest_pair::{Pair, closest_pair},
    polygon::convex_polygon_area::Convexity,
    polygon::convex_polygon_area::pick::LatticePoints,
    polygon::convex_polygon_area::point_location::Position,
    polygon::convex_polygon_centroid::center_of_mass::{center_of_mass, exact_center_of_mass},
    polygon::cross_product::polar::{polar_sort, polar_sort_from},
    polygon::cross_product::{Orientation, orientation},
    polygon::segment_intersection::{
        Division, Intersection, IntersectionError, RationalPoint, intersection, intersects,
    },
    polygon::sweep_line::any_intersection,
};

pub use coordinate::Coordinate;
pub use point::{Point, PointError, Vector, points};
pub use shapes::{ConvexPolygon, ConvexPolygonError, Polygon, Segment};
pub use too_large::TooLargeError;
