//! 10.9 Rotating calipers.

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::convex_hull::rotating_calipers::{
    Flush, Measure, Quotient, Stop, TooLarge, antipodal_pairs, calipers, diameter, farthest_pair,
    least_area, least_perimeter, rectangles, width,
};
use analytic_geometry::polygon::cross_product::Orientation;
use analytic_geometry::{ConvexPolygon, NotConvex, Point, PointError, Segment, points, workloads};
use linear_algebra::Ratio;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::sets;

type Pairs = &'static [(i64, i64)];

fn polygon(pairs: &[(i64, i64)]) -> ConvexPolygon<i64> {
    ConvexPolygon::new(points(pairs.iter().copied()).unwrap()).unwrap()
}

fn twelve() -> ConvexPolygon<i64> {
    ConvexPolygon::new(sets::twelve()).unwrap()
}

fn ratio(text: &str) -> Ratio {
    text.parse().unwrap()
}

fn exact(quotient: Quotient) -> Ratio {
    quotient.to_ratio().unwrap()
}

// 1. Worked examples.

const TRIANGLE: Pairs = &[(1, 0), (4, 0), (2, 3)];
const TWELVE: Pairs = &[
    (10, 1),
    (12, 1),
    (17, 2),
    (19, 4),
    (22, 10),
    (22, 11),
    (20, 13),
    (15, 15),
    (7, 15),
    (2, 9),
    (2, 7),
    (3, 4),
];

/// A polygon, and for each measure where it is taken and what it is: the square of the diameter between two vertices, the square
/// of the width at an edge, the least area and the square of the least half perimeter, each along an edge.
type Worked = (Pairs, ((usize, usize), i128), (usize, &'static str), [(usize, &'static str); 2]);
const WORKED: &[Worked] = &[
    (TRIANGLE, ((1, 2), 13), (1, "81/13"), [(0, "9"), (0, "36")]),
    (TWELVE, ((4, 9), 416), (0, "196"), [(11, "7809/29"), (11, "63001/58")]),
    // The least area and the least perimeter along different edges.
    (&[(0, 0), (3, 2), (0, 1)], ((0, 1), 13), (0, "9/13"), [(0, "3"), (1, "98/5")]),
    // A square, a segment, a point.
    (&[(0, 0), (2, 0), (2, 2), (0, 2)], ((0, 2), 8), (0, "4"), [(0, "4"), (0, "16")]),
    (&[(0, 0), (3, 4)], ((0, 1), 25), (0, "0"), [(0, "0"), (0, "25")]),
    (&[(3, 4)], ((0, 0), 0), (0, "0"), [(0, "0"), (0, "0")]),
];

#[test]
fn worked_examples() {
    for (pairs, far, narrow, [small, short]) in WORKED {
        let polygon = polygon(pairs);
        let diameter = diameter(&polygon).unwrap();
        assert_eq!((diameter.ends, diameter.squared), *far, "{pairs:?}");
        let width = width(&polygon).unwrap();
        assert_eq!((width.edge, exact(width.squared)), (narrow.0, ratio(narrow.1)), "{pairs:?}");
        let least = least_area(&polygon).unwrap();
        assert_eq!((least.edge, exact(least.area)), (small.0, ratio(small.1)), "{pairs:?}");
        let least = least_perimeter(&polygon).unwrap();
        let half = exact(least.squared_half_perimeter);
        assert_eq!((least.edge, half), (short.0, ratio(short.1)), "{pairs:?}");
    }
}

#[test]
fn the_numbers_of_the_twelve() {
    let polygon = twelve();
    let v = polygon.vertices();
    assert_eq!([v[4], v[9]].map(|point| point.to_string()), ["(22, 10)", "(2, 9)"]);
    let close = |quotient: Quotient, root: f64| {
        assert!((quotient.to_f64().sqrt() - root).abs() < 1e-5, "{quotient:?}");
    };
    assert!((416_f64.sqrt() - 20.39608).abs() < 1e-5);
    close(width(&polygon).unwrap().squared, 14.0);
    close(least_perimeter(&polygon).unwrap().squared_half_perimeter, 65.91583 / 2.0);
    assert!((least_area(&polygon).unwrap().area.to_f64() - 269.2759).abs() < 1e-4);
    close(width(&self::polygon(TRIANGLE)).unwrap().squared, 2.49615);
}
