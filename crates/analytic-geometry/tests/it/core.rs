//! Points, segments, polygons.

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::{
    ConvexPolygon, ConvexPolygonError, Point, Polygon, Segment, Vector, points, workloads,
};
use pretty_assertions::assert_eq;

use crate::sets;

#[test]
fn a_coordinate_out_of_range_is_no_point() {
    let limit = 1_i64 << 62;
    assert!(Point::new(limit - 1, 1 - limit).is_ok());
    for (x, y) in [(limit, 0), (0, -limit), (i64::MIN, 0), (0, i64::MAX)] {
        assert_eq!(Point::new(x, y).unwrap_err().index, None, "({x}, {y})");
    }
    let (least, greatest) = (2_f64.powi(-450), 2_f64.powi(500));
    assert!(Point::new(least, -greatest).is_ok());
    for bad in
        [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, least / 2.0, 2.0 * greatest, 1e-320, f64::MAX]
    {
        assert_eq!(Point::new(bad, 0.0).unwrap_err().index, None, "{bad}");
        assert_eq!(Vector::new(0.0, -bad).unwrap_err().index, None, "{bad}");
        assert_eq!(points([(1.0, 2.0), (3.0, bad)]).unwrap_err().index, Some(1), "{bad}");
    }
    let integers = "an integer must be less than 2^62 in absolute value";
    let floats = "a float must be 0, or from 2^-450 to 2^500 in absolute value";
    for (error, text) in [
        (Point::new(i64::MAX, 0).map(|_| ()), format!("x is 9223372036854775807; {integers}")),
        (Point::new(0, -limit).map(|_| ()), format!("y is -4611686018427387904; {integers}")),
        (Vector::new(0.0, f64::NAN).map(|_| ()), format!("y is NaN; {floats}")),
        (
            points([(1.0, 2.0), (3.0, 1e-140)]).map(|_| ()),
            format!("point 1: y is 1e-140; {floats}"),
        ),
        (points([(0, 0), (1, 1), (limit, limit)]).map(|_| ()), {
            format!("point 2: x is 4611686018427387904; {integers}")
        }),
    ] {
        assert_eq!(error.unwrap_err().to_string(), text);
    }
    let zero = Point::new(-0.0, 0.0).unwrap();
    assert!(zero.x().is_sign_positive(), "a zero has one form");
}

#[test]
fn differences_of_the_farthest_points_are_exact() {
    let far = (1_i64 << 62) - 1;
    let [a, b, c] =
        [(-far, -far), (far, far), (far, far - 1)].map(|(x, y)| Point::new(x, y).unwrap());
    assert_eq!(orientation(a, b, c), Orientation::Right);
    assert_eq!(a.squared_distance(b), 8 * i128::from(far) * i128::from(far));
    assert_eq!((b - a).cross(c - a), -2 * i128::from(far));
}

#[test]
fn points_go_from_left_to_right() {
    let mut some = points([(1, 2), (0, 3), (1, -2)]).unwrap();
    some.sort_unstable();
    assert_eq!(some, points([(0, 3), (1, -2), (1, 2)]).unwrap());
    assert_eq!(Point::from((1, 2)).to_string(), "(1, 2)");
    assert_eq!(Point::from((1, 2)).to_f64(), (1.0, 2.0));
}

#[test]
fn edges_go_round() {
    let ends = |polygon: &Polygon<i64>| {
        polygon.edges().map(|Segment { from, to }| (from.x(), to.x())).collect::<Vec<_>>()
    };
    let of = |n: i64| Polygon::new(points((0..n).map(|i| (i, 0))).unwrap());
    assert_eq!(ends(&of(0)), []);
    assert_eq!(ends(&of(1)), [(0, 0)]);
    assert_eq!(ends(&of(2)), [(0, 1), (1, 0)]);
    assert_eq!(ends(&of(3)), [(0, 1), (1, 2), (2, 0)]);
    assert_eq!(sets::polygon_of_twelve().edges().count(), 12);
}

#[test]
fn a_convex_polygon_turns_left_once_around() {
    let convex = |pairs: &[(i64, i64)]| ConvexPolygon::new(points(pairs.iter().copied()).unwrap());
    let square = convex(&[(1, 1), (0, 1), (0, 0), (1, 0)]).unwrap();
    assert_eq!(square.vertices(), points([(0, 0), (1, 0), (1, 1), (0, 1)]).unwrap());
    for few in [&[][..], &[(1, 1)], &[(1, 0), (0, 0)]] {
        assert_eq!(convex(few).unwrap().vertices().len(), few.len());
    }
    let no_turn = |index| Err(ConvexPolygonError::NoLeftTurn { index });
    assert_eq!(convex(&[(1, 1), (1, 1)]), no_turn(1), "twice the same");
    assert_eq!(convex(&[(0, 0), (0, 1), (1, 1)]), no_turn(0), "clockwise");
    assert_eq!(convex(&[(0, 0), (1, 0), (2, 0), (1, 1)]), no_turn(1), "straight on");
    assert_eq!(convex(&[(0, 0), (2, 0), (1, 1), (1, 3)]), no_turn(2), "a dent");
    let star = [(0, 3), (-2, -3), (3, 1), (-3, 1), (2, -3)];
    assert_eq!(convex(&star), Err(ConvexPolygonError::Winds), "a star of five points");
    assert!(ConvexPolygon::new(sets::twelve()).is_ok());
}

/// The nearest of all segments, and whether any two have a point in common, would take the
/// sections; here only the shapes.
#[test]
fn workloads_are_what_they_say() {
    for (name, kind) in workloads::ALL {
        assert_eq!((kind(0).len(), kind(1).len(), kind(1000).len()), (0, 1, 1000), "{name}");
        assert_eq!(kind(1000)[..10], kind(10), "{name}: the first of more");
    }
    let size = 1e9;
    for point in workloads::on_circle(1000) {
        let (x, y) = point.to_f64();
        assert!((x.hypot(y) - size).abs() < 2.0);
    }
    assert_eq!(workloads::short_segments(1000).len(), 1000);
    let apart = workloads::apart(1000);
    let boxes = |segment: &Segment<i64>| {
        let ((a, b), (c, d)) = (segment.from.to_f64(), segment.to.to_f64());
        [a.min(c), a.max(c), b.min(d), b.max(d)]
    };
    for (i, one) in apart.iter().map(boxes).enumerate() {
        for other in apart[..i].iter().map(boxes) {
            assert!(
                one[1] < other[0] || other[1] < one[0] || one[3] < other[2] || other[3] < one[2]
            );
        }
    }
}

/// The definition of the hull is what several sections are tested against; here it is tested
/// itself.
#[test]
fn the_hull_by_definition_turns_left_around_all() {
    assert_eq!(sets::hull_by_definition(&sets::twenty_six()), sets::twelve());
    let sets = sets::all_sets(3, 9);
    assert_eq!(sets.len(), 512);
    for set in sets {
        let hull = sets::hull_by_definition(&set);
        assert_eq!(ConvexPolygon::new(hull.clone()).unwrap().vertices(), hull);
        for segment in Polygon::new(hull.clone()).edges() {
            let is_right = |&&point: &&Point<i64>| {
                orientation(segment.from, segment.to, point) == Orientation::Right
            };
            assert_eq!(set.iter().find(is_right), None, "{set:?}");
        }
        assert!(hull.iter().all(|point| set.contains(point)));
        assert_eq!(monotone_chain(&set).vertices(), hull);
    }
}
