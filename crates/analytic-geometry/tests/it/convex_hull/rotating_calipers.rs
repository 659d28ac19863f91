//! 10.9 Rotating calipers.

use std::sync::LazyLock;

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::convex_hull::rotating_calipers::apart::{greatest_distance, least_distance};
use analytic_geometry::convex_hull::rotating_calipers::plain::{self, Step, diameter_watched};
use analytic_geometry::convex_hull::rotating_calipers::triangle::largest_triangle;
use analytic_geometry::convex_hull::rotating_calipers::{
    Flush, Measure, Quotient, Stop, antipodal_pairs, calipers, diameter, farthest_pair, least_area,
    least_perimeter, rectangles, width,
};
use analytic_geometry::polygon::cross_product::Orientation;
use analytic_geometry::polygon::segment_intersection::intersects;
use analytic_geometry::{
    ConvexPolygon, ConvexPolygonError, Coordinate, Point, Segment, TooLargeError, points, workloads,
};
use linear_algebra::Ratio;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::sets;
use crate::snapshots::Expect;

#[path = "../../../examples/rotating_calipers.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what several share")]
mod demo;

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
const TWELVE: Pairs = sets::TWENTY_SIX.split_at(12).0;

/// A polygon, and for each measure where it is taken and what it is: the square of the diameter
/// between two vertices, the square of the width at an edge, the least area and the square of the
/// least half perimeter, each along an edge.
type Worked = (Pairs, ((usize, usize), i128), (usize, &'static str), [(usize, &'static str); 2]);
const WORKED: &[Worked] = &[
    (TRIANGLE, ((1, 2), 13), (1, "81/13"), [(0, "9"), (0, "36")]),
    (TWELVE, ((5, 10), 416), (0, "196"), [(11, "7809/29"), (11, "63001/58")]),
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
    assert_eq!([v[5], v[10]].map(|point| point.to_string()), ["(22, 11)", "(2, 7)"]);
    let close = |quotient: Quotient, root: f64| {
        assert!((quotient.to_f64().sqrt() - root).abs() < 1e-5, "{quotient:?}");
    };
    assert!((416_f64.sqrt() - 20.39608).abs() < 1e-5);
    close(width(&polygon).unwrap().squared, 14.0);
    close(least_perimeter(&polygon).unwrap().squared_half_perimeter, 65.91583 / 2.0);
    assert!((least_area(&polygon).unwrap().area.to_f64() - 269.2759).abs() < 1e-4);
    close(width(&self::polygon(TRIANGLE)).unwrap().squared, 2.49615);
}

/// The polygon of the page: how many pairs it has, how many are compared, and the square of its
/// diameter; what others find: the greatest distance of the two lines when one of them lies on an
/// edge, and the farthest vertex from the farthest vertex from the lowest.
pub(crate) const SEVEN_PAIRS: usize = 21;
pub(crate) const SEVEN_COMPARED: usize = 7;
pub(crate) const SEVEN_SQUARE: i64 = 325;
pub(crate) const SEVEN_HEIGHT: &str = "3844/17";
pub(crate) const SEVEN_TWICE_FARTHEST: i64 = 181;
pub(crate) const SEVEN_TWICE_COMPARED: usize = 12;

fn square(p: (i64, i64), q: (i64, i64)) -> i64 {
    (q.0 - p.0).pow(2) + (q.1 - p.1).pow(2)
}

/// The steps of the plain version.
fn steps(v: &[(i64, i64)]) -> Vec<Step> {
    let mut steps = Vec::new();
    diameter_watched(v, |step, _| steps.push(step));
    steps
}

/// From the lowest vertex to the farthest, and from there to the farthest again.
fn farthest_twice(v: &[(i64, i64)]) -> i64 {
    let from = |p| v.iter().copied().max_by_key(|&q| square(p, q)).unwrap();
    let far = from(v[0]);
    square(far, from(far))
}

#[test]
fn the_worked_example_of_the_page() {
    let v = sets::pairs(demo::SEVEN);
    let seven = polygon(&v);
    let steps = steps(&v);
    let squares: Vec<_> = steps.iter().map(|step| square(v[step.a], v[step.b])).collect();
    // The distance falls before the best pair comes, and again after it.
    assert_eq!(squares, [153, 146, 250, 325, 229, 205, 181]);
    assert_eq!((steps[3].a, steps[3].b), (1, 5));
    assert_eq!((steps.len(), v.len() * (v.len() - 1) / 2), (SEVEN_COMPARED, SEVEN_PAIRS));
    assert_eq!(plain::diameter(&v), (SEVEN_SQUARE, 1, 5));
    assert_eq!(greatest_height(&seven), ratio(SEVEN_HEIGHT));
    assert_eq!(farthest_twice(&v), SEVEN_TWICE_FARTHEST);
    assert_eq!(2 * (v.len() - 1), SEVEN_TWICE_COMPARED);
    // No step depends on a tie: no parallel edges, no vertices equally high, and one farthest pair.
    assert!(steps.iter().all(|step| step.turn != 0));
    let all = || (0..7).flat_map(|i| (0..i).map(move |j| (i, j)));
    assert!(all().all(|(i, j)| v[i].1 != v[j].1));
    assert_eq!(all().filter(|&(i, j)| square(v[i], v[j]) == SEVEN_SQUARE).count(), 1);
}

/// For each vertex, walks on from the place of the one before as long as the distance does not
/// fall.
fn while_the_distance_grows(v: &[(i64, i64)]) -> i64 {
    let n = v.len();
    let (mut b, mut greatest) = (0, 0);
    for a in 0..n {
        for _ in 0..n {
            if square(v[a], v[b]) <= square(v[a], v[(b + 1) % n]) {
                b = (b + 1) % n;
            }
        }
        greatest = greatest.max(square(v[a], v[b]));
    }
    greatest
}

/// What the plain version returns for vertices that it must not get: in another order, clockwise,
/// one of them twice.
#[test]
fn the_pitfalls_of_the_page() {
    for (v, wrong) in [
        (&[(0, 1), (0, 0), (1, 0)][..], 0),
        (&[(0, 0), (0, 1), (1, 0)], 1),
        (&[(0, 0), (0, 0), (1, 0), (0, 1)], 1),
    ] {
        assert_eq!(plain::diameter(v).0, wrong, "{v:?}");
    }
    assert_eq!(greatest_height(&polygon(TRIANGLE)), Ratio::from(9));
    let from = |q| square((0, 0), q);
    assert_eq!([(5, 1), (4, 3), (2, 5)].map(from), [26, 25, 29]);
}

/// The pairs that are compared if each of 1000 edges has a parallel one.
pub(crate) const COMPARED_OF_PARALLELS: usize = 500;

#[test]
fn the_answers_of_the_page() {
    let squares = |v: &[(i64, i64)]| -> Vec<i64> {
        steps(v).iter().map(|step| square(v[step.a], v[step.b])).collect()
    };
    assert_eq!(squares(&[(0, 0), (5, 1), (7, 4), (2, 6)]), [40, 34, 29, 65]);
    // Each edge has a parallel one.
    let half = (0..500).map(|i| (1, i));
    let edges = half.clone().chain(half.map(|(x, y)| (-x, -y)));
    let mut of_parallels = vec![(0, 0)];
    for (x, y) in edges.take(999) {
        let at: (i64, i64) = of_parallels[of_parallels.len() - 1];
        of_parallels.push((at.0 + x, at.1 + y));
    }
    assert_eq!(polygon(&of_parallels).vertices().len(), 1000);
    assert_eq!(steps(&of_parallels).len(), COMPARED_OF_PARALLELS);
    // The version that stops as soon as the distance becomes smaller.
    let until_it_falls = |v: &[(i64, i64)]| {
        let squares = squares(v);
        let n_grow = squares.windows(2).take_while(|two| two[0] <= two[1]).count();
        squares[n_grow]
    };
    for (v, is_right) in [
        (&[(1, 0), (4, 0), (2, 3)][..], true),
        (&[(0, 0), (2, 0), (2, 2), (0, 2)], true),
        (&[(0, 0), (4, 0), (5, 2), (2, 4)], true),
        (&[(2, 0), (6, 1), (7, 4), (0, 3)], false),
    ] {
        assert_eq!(until_it_falls(v) == plain::diameter(v).0, is_right, "{v:?}");
    }
}

/// It is right on all small polygons, and wrong all the same.
#[test]
fn the_walk_that_follows_the_distance_fails_on_a_polygon_that_is_not_small() {
    assert!(SMALL_HULLS.iter().all(|polygon| {
        let v = sets::coordinates(polygon.vertices());
        while_the_distance_grows(&v) == plain::diameter(&v).0
    }));
    let far = polygon(&[(40, 0), (80, 90), (60, 96), (40, 100), (0, 88), (2, 83)]);
    let v = sets::coordinates(far.vertices());
    assert_eq!(plain::diameter(&v), (10_000, 0, 3));
    assert_eq!(while_the_distance_grows(&v), 9700);
}

#[test]
fn the_stops_of_a_triangle() {
    let stops: Vec<_> = calipers(&polygon(TRIANGLE)).collect();
    let stop = |a, b, flush| Stop { a, b, flush };
    assert_eq!(stops, [stop(0, 2, Flush::A), stop(1, 2, Flush::B), stop(1, 0, Flush::A)]);
    let square = polygon(&[(0, 0), (1, 0), (1, 1), (0, 1)]);
    let stops: Vec<_> = calipers(&square).collect();
    assert_eq!(stops, [stop(0, 2, Flush::Both), stop(1, 3, Flush::Both)]);
    let pairs: Vec<_> = antipodal_pairs(&square).collect();
    assert_eq!(pairs, [(0, 2), (1, 2), (0, 3), (1, 3), (2, 3), (1, 0)], "six is 3 n / 2");
    assert_eq!(antipodal_pairs(&polygon(&[(0, 0), (1, 0)])).collect::<Vec<_>>(), [(0, 1)]);
}

/// The two points farthest apart, by their indices; the distance must be theirs.
fn farthest(set: &[Point<i64>]) -> Option<(Point<i64>, Point<i64>)> {
    let pair = farthest_pair(set)?;
    assert!(pair.first <= pair.second);
    assert_eq!(pair.measure, set[pair.first].squared_distance(set[pair.second]));
    Some((set[pair.first], set[pair.second]))
}

#[test]
fn points_that_are_no_polygon() {
    // All 26, in any order, and twice.
    let twice = [sets::twenty_six(), sets::twenty_six()].concat();
    let ends = points([(22, 11), (2, 7)]).unwrap();
    assert_eq!(farthest(&twice), Some((ends[0], ends[1])));
    assert_eq!(width(&monotone_chain(&twice)), width(&twelve()));
    assert_eq!(farthest_pair::<i64>(&[]), None);
    let line = points([(1, 1), (5, 5), (3, 3), (1, 1)]).unwrap();
    assert_eq!(farthest(&line), Some((line[0], line[1])));
    assert_eq!(farthest(&line[..1]), Some((line[0], line[0])));
    let same = farthest_pair(&[line[0]; 3]).unwrap();
    assert_eq!((same.first, same.second, same.measure), (0, 1, 0));
}

// 2. All small inputs, against all pairs, all edges, all directions.

/// The hulls of all sets of points of a 3 x 3 grid, and of all up to five of a 4 x 4 grid, each
/// once.
static SMALL_HULLS: LazyLock<Vec<ConvexPolygon<i64>>> = LazyLock::new(|| {
    let sets = [sets::all_sets(3, 9), sets::all_sets(4, 5)].concat();
    let mut hulls: Vec<_> = sets
        .iter()
        .map(|set| sets::hull_by_definition(set))
        .filter(|hull| !hull.is_empty())
        .collect();
    hulls.sort_unstable();
    hulls.dedup();
    hulls.into_iter().map(|hull| ConvexPolygon::new(hull).unwrap()).collect()
});

fn vector(from: Point<i64>, to: Point<i64>) -> (i128, i128) {
    (i128::from(to.x() - from.x()), i128::from(to.y() - from.y()))
}

/// All pairs of which one is farthest in some direction and the other farthest back. Edges on the
/// grid have no coordinate above 3, so between the directions at right angles to two of them there
/// is one with none above 6.
fn pairs_by_directions(v: &[Point<i64>]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for direction in (-6..=6).flat_map(|x| (-6..=6).map(move |y| (x, y))).filter(|&d| d != (0, 0)) {
        let far: Vec<i64> = v.iter().map(|p| p.x() * direction.0 + p.y() * direction.1).collect();
        let (least, most) = (far.iter().min(), far.iter().max());
        for (i, low) in far.iter().enumerate().filter(|(_, low)| Some(*low) == least) {
            for (j, high) in far.iter().enumerate().filter(|(_, high)| Some(*high) == most) {
                if i < j || v.len() == 1 && low == high {
                    pairs.push((i, j));
                }
            }
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// The greatest square of a distance.
fn by_all_pairs(v: &[Point<i64>]) -> Ratio {
    let squares = v.iter().flat_map(|&a| v.iter().map(move |&b| a.squared_distance(b)));
    Ratio::new(squares.max().unwrap(), 1)
}

/// For each edge the square of the height over it, the area of the rectangle and the square of half
/// its perimeter.
fn by_all_edges(v: &[Point<i64>]) -> Vec<[Ratio; 3]> {
    let of_edge = |i: usize| {
        let (x, y) = vector(v[i], v[(i + 1) % v.len()]);
        let along = v.iter().map(|&p| vector(v[i], p)).map(|(px, py)| px * x + py * y);
        let height = v.iter().map(|&p| vector(v[i], p)).map(|(px, py)| x * py - px * y).max();
        let (height, length) =
            (height.unwrap(), along.clone().max().unwrap() - along.min().unwrap());
        let over = |product| Ratio::new(product, (x * x + y * y).max(1));
        [over(height * height), over(length * height), over((length + height) * (length + height))]
    };
    (0..v.len()).map(of_edge).collect()
}

/// The first that is less than all before it.
fn least(values: impl Iterator<Item = Ratio>) -> (usize, Ratio) {
    values.enumerate().reduce(|best, next| if next.1 < best.1 { next } else { best }).unwrap()
}

/// Compares everything with the oracles.
fn check(polygon: &ConvexPolygon<i64>) {
    let v = polygon.vertices();
    let far = diameter(polygon).unwrap();
    assert_eq!(Ratio::new(far.squared, 1), by_all_pairs(v), "{v:?}");
    let plain = sets::coordinates(polygon.vertices());
    let (squared, a, b) = plain::diameter(&plain);
    assert_eq!((i128::from(squared), squared), (far.squared, square(plain[a], plain[b])), "{v:?}");
    assert_eq!(v[far.ends.0].squared_distance(v[far.ends.1]), far.squared, "{v:?}");

    let edges = by_all_edges(v);
    let narrow = width(polygon).unwrap();
    assert_eq!(exact(narrow.squared), least(edges.iter().map(|edge| edge[0])).1, "{v:?}");
    assert_eq!(exact(narrow.squared), edges[narrow.edge][0], "{v:?}");

    let all: Vec<_> = rectangles(polygon).collect();
    assert_eq!(all.len(), edges.len());
    for (i, (rectangle, edge)) in all.iter().zip(&edges).enumerate() {
        assert_eq!(rectangle.edge, i);
        assert_eq!(exact(rectangle.area), edge[1], "{v:?}");
        assert_eq!(exact(rectangle.squared_half_perimeter), edge[2], "{v:?}");
    }
    let small = least_area(polygon).unwrap();
    assert_eq!((small.edge, exact(small.area)), least(edges.iter().map(|edge| edge[1])));
    let short = least_perimeter(polygon).unwrap();
    let half = exact(short.squared_half_perimeter);
    assert_eq!((short.edge, half), least(edges.iter().map(|edge| edge[2])));
}

/// Whether the lines of a stop have the polygon between them, and the jaw lies where it is said to.
fn check_stop(v: &[Point<i64>], stop: Stop) {
    let Stop { a, b, flush } = stop;
    let edge = |i: usize| vector(v[i], v[(i + 1) % v.len()]);
    let ((ax, ay), (bx, by)) = (edge(a), edge(b));
    let (x, y) = if flush == Flush::B { (-bx, -by) } else { (ax, ay) };
    for &point in v {
        let ((px, py), (qx, qy)) = (vector(v[a], point), vector(v[b], point));
        assert!(0 <= x * py - px * y && x * qy - qx * y <= 0, "{v:?} {stop:?}");
    }
    assert_eq!(flush == Flush::Both, ax * by == bx * ay, "{v:?} {stop:?}");
}

#[test]
fn all_small_polygons() {
    assert_eq!(SMALL_HULLS.len(), 2540);
    for polygon in &*SMALL_HULLS {
        check(polygon);
        let v = polygon.vertices();
        let n = v.len();
        let mut n_flush = 0;
        for stop in calipers(polygon) {
            check_stop(v, stop);
            n_flush += 1 + usize::from(stop.flush == Flush::Both);
        }
        // The plain version stops at the same places.
        let flush = |turn: i64| match turn {
            0 => Flush::Both,
            ..0 => Flush::A,
            _ => Flush::B,
        };
        let plain = steps(&sets::coordinates(polygon.vertices()));
        let plain = plain.iter().map(|&Step { a, b, turn }| Stop { a, b, flush: flush(turn) });
        assert!(plain.eq(calipers(polygon)), "{v:?}");
        assert_eq!(n_flush, n.max(2), "each edge is lain on once");

        let mut pairs: Vec<_> =
            antipodal_pairs(polygon).map(|(a, b)| (a.min(b), a.max(b))).collect();
        assert!(pairs.len() <= (3 * n / 2).max(1));
        pairs.sort_unstable();
        assert_eq!(pairs, pairs_by_directions(v), "each pair once, {v:?}");
    }
}

#[test]
fn floats_stop_at_the_same_places() {
    for polygon in &*SMALL_HULLS {
        let floats = ConvexPolygon::new(sets::floats(polygon.vertices())).unwrap();
        assert!(calipers(&floats).eq(calipers(polygon)));
        let close = |float: f64, exact: f64| assert!((float - exact).abs() < 1e-12 * (1.0 + exact));
        let far = diameter(&floats).unwrap();
        close(far.squared, by_all_pairs(polygon.vertices()).to_f64());
        close(width(&floats).unwrap().squared, width(polygon).unwrap().squared.to_f64());
        for (float, exact) in rectangles(&floats).zip(rectangles(polygon)) {
            assert_eq!(
                [float.edge, float.right, float.top, float.left],
                [exact.edge, exact.right, exact.top, exact.left]
            );
            close(float.area, exact.area.to_f64());
            close(float.squared_half_perimeter, exact.squared_half_perimeter.to_f64());
        }
    }
}

/// Nearly parallel segments, as integers, and as floats of 2^-53 times the size: no coordinate has
/// more than 53 binary digits.
#[test]
fn turns_of_floats_are_never_wrong() {
    let unit = 2_f64.powi(-53);
    let as_floats = |segment: Segment<i64>| {
        let [from, to] = [segment.from, segment.to].map(|point| {
            let (x, y) = point.to_f64();
            Point::new(x * unit, y * unit).unwrap()
        });
        Segment::new(from, to)
    };
    let point = |x: i64, y: i64| Point::new(x, y).unwrap();
    let (dx, dy) = (((11 << 47) + 12_345_679) << 6, ((7 << 47) + 98_765_431) << 6);
    let (half, far) = (1 << 52, 24 << 53);
    let other = Segment::new(point(far, far), point(far + dx, far + dy));
    let mut n_wrong = 0;
    for (i, j) in (0..64).flat_map(|i| (0..64).map(move |j| (i, j))) {
        let one = Segment::new(point(half + i, half + j), point(half + dx, half + dy));
        let exact = <i64 as Measure>::turn(one, other);
        let (floats, others) = (as_floats(one), as_floats(other));
        assert_eq!(<f64 as Measure>::turn(floats, others), exact, "{i} {j}");
        let rounded = (floats.to - floats.from).cross(others.to - others.from);
        n_wrong += usize::from(match exact {
            Orientation::Right => 0.0 < rounded,
            Orientation::Left => rounded < 0.0,
            Orientation::Collinear => false,
        });
    }
    assert_eq!(n_wrong, 52, "products that are only rounded");
}

/// Twice the area of the largest triangle of three vertices.
fn by_all_triples(v: &[Point<i64>]) -> Option<i128> {
    let of = |i: usize, j: usize, k: usize| {
        let ((x, y), (px, py)) = (vector(v[i], v[j]), vector(v[i], v[k]));
        x * py - y * px
    };
    let pairs = (0..v.len()).flat_map(|k| (0..k).map(move |j| (j, k)));
    pairs.flat_map(|(j, k)| (0..j).map(move |i| of(i, j, k))).max()
}

#[test]
fn the_largest_triangle() {
    let far = monotone_chain(&workloads::on_circle(60));
    for polygon in SMALL_HULLS.iter().chain([&far, &twelve()]) {
        let found = largest_triangle(polygon);
        let v = polygon.vertices();
        assert_eq!(found.map(|found| found.doubled_area), by_all_triples(v), "{v:?}");
        if let Some(found) = found {
            let corners = found.corners.map(|corner| v[corner]);
            assert_eq!(by_all_triples(&corners), Some(found.doubled_area));
        }
    }
}

/// The method of 1979: three corners go around once, each as long as the triangle does not become
/// smaller.
fn three_corners_once(v: &[Point<i64>]) -> i128 {
    let n = v.len();
    let doubled_area = |a: usize, b: usize, c: usize| {
        let ((x, y), (px, py)) = (vector(v[a], v[b]), vector(v[a], v[c]));
        (x * py - y * px).abs()
    };
    let (mut b, mut c, mut greatest) = (1, 2, 0);
    for a in 0..n {
        if a == b {
            b = (b + 1) % n;
        }
        if b == c {
            c = (c + 1) % n;
        }
        loop {
            let area = doubled_area(a, b, c);
            greatest = greatest.max(area);
            let (after_b, after_c) = ((b + 1) % n, (c + 1) % n);
            if area <= doubled_area(a, b, after_c) {
                c = after_c;
            } else if area <= doubled_area(a, after_b, c) {
                b = after_b;
            } else {
                break;
            }
        }
    }
    greatest
}

/// Twice the area of the largest triangle in the polygon of nine, and what three corners find that
/// go around once.
pub(crate) const LARGEST_OF_NINE: i128 = 8299;
pub(crate) const THREE_CORNERS_ONCE: i128 = 8298;

#[test]
fn three_corners_that_go_around_once_miss_the_largest_triangle() {
    let nine = polygon(&[
        (80, 1),
        (100, 7),
        (105, 18),
        (101, 91),
        (71, 120),
        (68, 120),
        (14, 107),
        (24, 17),
        (52, 8),
    ]);
    let largest = largest_triangle(&nine).unwrap();
    assert_eq!((largest.corners, largest.doubled_area), ([2, 5, 7], LARGEST_OF_NINE));
    // From each vertex.
    let mut v = nine.vertices().to_vec();
    for _ in 0..9 {
        v.rotate_left(1);
        assert_eq!(three_corners_once(&v), THREE_CORNERS_ONCE);
    }
    // Small polygons do not show it.
    let all = SMALL_HULLS.iter().map(ConvexPolygon::vertices).filter(|v| 3 <= v.len());
    assert!(all.into_iter().all(|v| Some(three_corners_once(v)) == by_all_triples(v)));
}

/// The square of the distance of a point from a segment.
fn squared_to(segment: Segment<i64>, point: Point<i64>) -> Ratio {
    let (x, y) = vector(segment.from, segment.to);
    let (px, py) = vector(segment.from, point);
    let (dot, square) = (x * px + y * py, x * x + y * y);
    if 0 < dot && dot < square {
        let cross = x * py - y * px;
        return Ratio::new(cross * cross, square);
    }
    let to_ends = [segment.from, segment.to].map(|end| end.squared_distance(point));
    Ratio::new(to_ends[0].min(to_ends[1]), 1)
}

/// The square of the least distance: zero if edges meet or one polygon holds the other, else
/// between a vertex and an edge.
fn least_by_all_edges(a: &ConvexPolygon<i64>, b: &ConvexPolygon<i64>) -> Ratio {
    let holds = |polygon: &ConvexPolygon<i64>, point: Point<i64>| {
        2 < polygon.vertices().len()
            && polygon.edges().all(|edge| {
                let ((x, y), (px, py)) = (vector(edge.from, edge.to), vector(edge.from, point));
                0 <= x * py - y * px
            })
    };
    if holds(a, b.vertices()[0])
        || holds(b, a.vertices()[0])
        || a.edges().any(|edge| b.edges().any(|other| intersects(edge, other)))
    {
        return Ratio::from(0);
    }
    let from_to = |a: &ConvexPolygon<i64>, b: &ConvexPolygon<i64>| {
        let to = |edge| least(b.vertices().iter().map(|&point| squared_to(edge, point))).1;
        least(a.edges().map(to)).1
    };
    least([from_to(a, b), from_to(b, a)].into_iter()).1
}

#[test]
fn two_polygons() {
    let hulls =
        SMALL_HULLS.iter().filter(|hull| hull.vertices().iter().all(|p| p.x().max(p.y()) < 3));
    let hulls: Vec<_> = hulls.collect();
    let moved = |hull: &ConvexPolygon<i64>, (x, y): (i64, i64)| {
        polygon(&hull.vertices().iter().map(|p| (p.x() + x, p.y() + y)).collect::<Vec<_>>())
    };
    let ways = [(0, 0), (2, 1), (3, 0), (-2, 4)];
    let others: Vec<_> = hulls.iter().flat_map(|hull| ways.map(|way| moved(hull, way))).collect();
    for first in hulls {
        for second in &others {
            let (v, w) = (first.vertices(), second.vertices());
            let far = greatest_distance(first, second).unwrap();
            let all = v.iter().flat_map(|&a| w.iter().map(move |&b| a.squared_distance(b)));
            assert_eq!(Some(far.squared), all.max(), "{v:?} {w:?}");
            assert_eq!(v[far.ends.0].squared_distance(w[far.ends.1]), far.squared);
            let gap = least_distance(first, second).unwrap();
            let near = exact(gap.squared);
            assert_eq!(near, least_by_all_edges(first, second), "{v:?} {w:?}");
            // It is where it is said to be.
            if near != Ratio::from(0) {
                let (a, b) = gap.ends;
                let edge = |v: &[Point<i64>], i: usize| Segment::new(v[i], v[(i + 1) % v.len()]);
                let places = [squared_to(edge(v, a), w[b]), squared_to(edge(w, b), v[a])];
                assert!(places.contains(&near), "{v:?} {w:?}");
            }
        }
    }
}

#[test]
fn the_difference_of_two_polygons_has_the_edges_of_both() {
    let first = [(0, 0), (4, 2), (6, 5), (3, 8), (-1, 3)];
    let second = sets::pairs(demo::SEVEN);
    let tips = first.iter().flat_map(|a| second.iter().map(move |b| (b.0 - a.0, b.1 - a.1)));
    assert_eq!(monotone_chain(&points(tips).unwrap()).vertices().len(), 12);
}

#[test]
fn the_gap_is_where_it_is_said() {
    // A vertex and the middle of an edge: (2, 1) and the line from (4, 0) to (4, 3).
    let (first, second) = (polygon(&[(0, 0), (2, 1), (0, 2)]), polygon(&[(4, 0), (6, 0), (4, 3)]));
    let gap = least_distance(&first, &second).unwrap();
    assert_eq!((gap.ends, exact(gap.squared)), ((1, 2), Ratio::from(4)));
    let far = greatest_distance(&first, &second).unwrap();
    assert_eq!((far.ends, far.squared), ((2, 1), 40));
    // With one inside the other they meet.
    let inside = polygon(&[(1, 1)]);
    let around = polygon(&[(0, 0), (3, 0), (0, 3)]);
    assert_eq!(exact(least_distance(&inside, &around).unwrap().squared), Ratio::from(0));
    assert_eq!(exact(least_distance(&inside, &inside).unwrap().squared), Ratio::from(0));
    assert_eq!(least_distance(&polygon(&[]), &inside), None);
    assert_eq!(greatest_distance(&inside, &polygon(&[])), None);
    // As far apart as can be.
    let (low, high) = (polygon(&[(-FAR, -FAR)]), polygon(&[(FAR, FAR), (FAR - 1, FAR)]));
    let side = 2 * i128::from(FAR);
    assert_eq!(greatest_distance(&low, &high).unwrap().squared, 2 * side * side);
    let gap = least_distance(&low, &high).unwrap();
    assert_eq!(gap.squared.to_ratio(), Ok(Ratio::new((side - 1) * (side - 1) + side * side, 1)));
}

#[test]
fn corners_are_around_all() {
    for polygon in &*SMALL_HULLS {
        for rectangle in rectangles(polygon) {
            let corners = rectangle.corners(polygon);
            let sides = [0, 1, 2, 3].map(|i| {
                let ((x, y), (next_x, next_y)) = (corners[i], corners[(i + 1) % 4]);
                let (dx, dy) = (next_x - x, next_y - y);
                let is_left = |&p: &Point<i64>| {
                    let (px, py) = p.to_f64();
                    -1e-9 < dx * (py - y) - (px - x) * dy
                };
                assert!(polygon.vertices().iter().all(is_left), "{polygon:?}");
                dx.hypot(dy)
            });
            assert!((sides[0] * sides[1] - rectangle.area.to_f64()).abs() < 1e-9, "{polygon:?}");
            let half = rectangle.squared_half_perimeter.to_f64().sqrt();
            assert!((sides[0] + sides[1] - half).abs() < 1e-9, "{polygon:?}");
        }
    }
}

/// A polygon for which a way to measure does not give what an oracle does.
fn fault(
    wrong: impl Fn(&ConvexPolygon<i64>) -> Ratio,
    oracle: impl Fn(&[Point<i64>]) -> Ratio,
) -> Option<&'static ConvexPolygon<i64>> {
    SMALL_HULLS.iter().find(|polygon| wrong(polygon) != oracle(polygon.vertices()))
}

/// The greatest height over an edge, which the original takes for the diameter.
fn greatest_height(polygon: &ConvexPolygon<i64>) -> Ratio {
    let heights = by_all_edges(polygon.vertices()).into_iter().map(|edge| edge[0]);
    heights.reduce(|best, next| if best < next { next } else { best }).unwrap()
}

/// Calipers that begin at the first vertex and at that in the middle of the list.
fn from_the_middle(polygon: &ConvexPolygon<i64>) -> Ratio {
    let v = polygon.vertices();
    let n = v.len();
    let (mut a, mut b, mut greatest) = (0, n / 2, 0);
    for _ in 0..n {
        greatest = greatest.max(v[a].squared_distance(v[b]));
        let edge = |i: usize| Segment::new(v[i], v[(i + 1) % n]);
        match <i64 as Measure>::turn(edge(a), edge(b)) {
            Orientation::Right => a = (a + 1) % n,
            _ => b = (b + 1) % n,
        }
    }
    Ratio::new(greatest, 1)
}

/// The least distance of two antipodal vertices.
fn least_of_pairs(polygon: &ConvexPolygon<i64>) -> Ratio {
    let v = polygon.vertices();
    let squares = antipodal_pairs(polygon).map(|(a, b)| v[a].squared_distance(v[b]));
    Ratio::new(squares.min().unwrap(), 1)
}

/// The rectangle along the longest edge.
fn along_the_longest(polygon: &ConvexPolygon<i64>) -> Ratio {
    let length = |edge: &Segment<i64>| edge.from.squared_distance(edge.to);
    let longest = polygon.edges().enumerate().max_by_key(|(_, edge)| length(edge)).unwrap().0;
    by_all_edges(polygon.vertices())[longest][1]
}

#[test]
fn wrong_versions_are_caught() {
    let least_of = |which: usize| {
        move |v: &[Point<i64>]| least(by_all_edges(v).into_iter().map(|edge| edge[which])).1
    };
    let squared = |polygon: &ConvexPolygon<i64>| diameter(polygon).unwrap().squared;
    assert!(fault(|polygon| Ratio::new(squared(polygon), 1), by_all_pairs).is_none());
    assert!(fault(greatest_height, by_all_pairs).is_some());
    assert!(fault(from_the_middle, by_all_pairs).is_some());
    let twice = |polygon: &ConvexPolygon<i64>| {
        Ratio::from(farthest_twice(&sets::coordinates(polygon.vertices())))
    };
    assert!(fault(twice, by_all_pairs).is_some());
    assert!(fault(least_of_pairs, least_of(0)).is_some());
    assert!(fault(along_the_longest, least_of(1)).is_some());
}

// 3. Properties.

/// The product of three numbers, byte by byte, the highest first.
fn long_product(factors: [u128; 3]) -> Vec<u32> {
    let mut product = vec![1];
    for factor in factors {
        let bytes = factor.to_le_bytes();
        let mut sum = vec![0; product.len() + bytes.len()];
        for (i, &x) in product.iter().enumerate() {
            for (j, &y) in bytes.iter().enumerate() {
                sum[i + j] += x * u32::from(y);
            }
        }
        for i in 1..sum.len() {
            sum[i] += sum[i - 1] / 256;
            sum[i - 1] %= 256;
        }
        product = sum;
    }
    product.reverse();
    product
}

proptest! {
    #[test]
    fn any_points(some in proptest::collection::vec((-50_i64..50, -50_i64..50), 1..40)) {
        let hull = monotone_chain(&points(some.iter().copied()).unwrap());
        check(&hull);
        // As large as points can be, and in all their digits: every choice is the same.
        let times = ((1_i64 << 62) - 1) / 50;
        let large = points(some.iter().map(|(x, y)| (x * times, y * times))).unwrap();
        let large = monotone_chain(&large);
        prop_assert!(calipers(&large).eq(calipers(&hull)));
        prop_assert_eq!(diameter(&large).unwrap().ends, diameter(&hull).unwrap().ends);
        prop_assert_eq!(width(&large).unwrap().edge, width(&hull).unwrap().edge);
        prop_assert_eq!(least_area(&large).unwrap().edge, least_area(&hull).unwrap().edge);
        prop_assert_eq!(least_perimeter(&large).unwrap().edge, least_perimeter(&hull).unwrap().edge);
    }

    #[test]
    fn quotients_are_compared_exactly(a: [u128; 2], b: [u128; 2], c in 1..u128::MAX, d in 1..u128::MAX) {
        let quotient = <i64 as Measure>::quotient;
        let order = long_product([a[0], a[1], d]).cmp(&long_product([b[0], b[1], c]));
        prop_assert_eq!(quotient(a, c).cmp(&quotient(b, d)), order);
        // Next to each other.
        prop_assert!(quotient([a[0] | 1, a[1] | 1], c + 1) < quotient([a[1] | 1, a[0] | 1], c));
        prop_assert_eq!(quotient([a[0], c], c), quotient([a[0], 1], 1));
    }
}

// 4. Extremes.

#[test]
fn nothing_is_as_wide_as_nothing() {
    let empty = polygon(&[]);
    assert_eq!((diameter(&empty), width(&empty)), (None, None));
    assert_eq!((least_area(&empty), least_perimeter(&empty)), (None, None));
    assert_eq!((calipers(&empty).count(), antipodal_pairs(&empty).count()), (0, 0));
}

#[test]
fn a_million_vertices() {
    let last = 999_999_i64;
    let parabola = polygon(&(0..=last).map(|x| (x, x * x)).collect::<Vec<_>>());
    let far = diameter(&parabola).unwrap();
    let (wide, tall) = (i128::from(last), i128::from(last * last));
    assert_eq!((far.ends, far.squared), ((0, 999_999), wide * wide + tall * tall));
    // Edge 499 999 is parallel to that which closes the polygon. Their distance upwards is 499 999
    // times 500 000.
    let narrow = width(&parabola).unwrap();
    assert_eq!((narrow.edge, narrow.vertex), (499_999, 999_999));
    let up = 499_999 * 500_000_i128;
    assert_eq!(exact(narrow.squared), Ratio::new(up * up, 1 + wide * wide));
    let small = least_area(&parabola).unwrap();
    assert_eq!((small.edge, exact(small.area)), (499_999, Ratio::new(wide * up, 1)));
    assert_eq!(calipers(&parabola).count(), 999_999);
}

const FAR: i64 = (1 << 62) - 1;

#[test]
fn the_largest_square() {
    let square = polygon(&[(-FAR, -FAR), (FAR, -FAR), (FAR, FAR), (-FAR, FAR)]);
    let side = 2 * i128::from(FAR);
    assert_eq!(diameter(&square).unwrap().squared, 2 * side * side);
    assert_eq!(exact(width(&square).unwrap().squared), Ratio::new(side * side, 1));
    let small = least_area(&square).unwrap();
    assert_eq!(exact(small.area), Ratio::new(side * side, 1));
    // The square of half the perimeter is 2^128, nearly.
    assert_eq!(small.squared_half_perimeter.to_ratio(), Err(TooLargeError));
    assert_eq!(small.squared_half_perimeter.to_f64().to_bits(), 2_f64.powi(128).to_bits());
    assert_eq!(TooLargeError.to_string(), "the exact result does not fit 128 bits");
}

/// The squares of the two long sides differ by 3 in 2^124: no float of 53 binary digits tells which
/// is longer.
#[test]
fn the_least_difference_decides() {
    for (up, down, longest, other) in [(2, -1, 1, 2), (1, -2, 2, 1)] {
        let triangle = polygon(&[(FAR, down), (FAR, up), (-FAR, 0)]);
        let squares: Vec<_> =
            triangle.edges().map(|edge| edge.from.squared_distance(edge.to)).collect();
        assert_eq!(squares[longest] - squares[other], 3);
        let rounded = |edge: usize| i64::product_to_f64(squares[edge]).to_bits();
        assert_eq!(rounded(longest), rounded(other));
        // The longest edge has the least height.
        let narrow = width(&triangle).unwrap();
        assert_eq!(narrow.edge, longest);
        assert_eq!(narrow.squared.to_ratio(), Err(TooLargeError));
        assert_eq!(diameter(&triangle).unwrap().squared, squares[longest]);
    }
}

#[test]
fn floats_of_any_size() {
    for power in [-450, -200, 0, 200, 499] {
        let unit = 2_f64.powi(power);
        let square =
            [(unit, unit), (2.0 * unit, unit), (2.0 * unit, 2.0 * unit), (unit, 2.0 * unit)];
        let square = ConvexPolygon::new(points(square).unwrap()).unwrap();
        let squared = (diameter(&square).unwrap().squared, width(&square).unwrap().squared);
        assert_eq!(squared, (2.0 * unit * unit, unit * unit));
        let small = least_area(&square).unwrap();
        assert_eq!((small.area, small.squared_half_perimeter), (unit * unit, 4.0 * unit * unit));
    }
}

/// How many rectangles are measured around a polygon of 100 vertices.
pub(crate) const RECTANGLES_OF_A_HUNDRED: usize = 100;

#[test]
fn one_rectangle_for_each_edge() {
    let parabola = polygon(&(0..100).map(|x| (x, x * x)).collect::<Vec<_>>());
    assert_eq!(rectangles(&parabola).count(), RECTANGLES_OF_A_HUNDRED);
}

/// The three other vertices go round once, while the edge does.
#[test]
fn the_vertices_of_the_rectangles_go_round_once() {
    for n in [10, 100, 1000] {
        let hull = monotone_chain(&workloads::on_circle(n));
        let n = hull.vertices().len();
        let all: Vec<_> = rectangles(&hull).map(|r| [r.right, r.top, r.left]).collect();
        for which in 0..3 {
            let places = || all.iter().map(|vertices| vertices[which]);
            let steps = places().zip(places().skip(1)).map(|(from, to)| (to + n - from) % n);
            assert!(steps.sum::<usize>() <= n);
        }
    }
}

// 5. Bad input.

#[test]
fn bad_input() {
    let convex = |pairs: &[(i64, i64)]| ConvexPolygon::new(points(pairs.iter().copied()).unwrap());
    let no_turn = |index| Err(ConvexPolygonError::NoLeftTurn { index });
    assert_eq!(convex(&[(0, 0), (1, 0), (1, 0), (0, 1)]), no_turn(1), "a vertex twice");
    assert_eq!(convex(&[(0, 0), (1, 0), (2, 0), (0, 1)]), no_turn(1), "a vertex on an edge");
    assert_eq!(convex(&[(0, 0), (4, 0), (1, 1), (0, 4)]), no_turn(2), "a dent");
    assert_eq!(convex(&[(0, 0), (0, 1), (1, 0)]), no_turn(0), "clockwise");
    assert_eq!(points([(0.0, 0.0), (f64::NAN, 1.0)]).unwrap_err().index, Some(1));
    assert_eq!(points([(0, 0), (1, 1), (1 << 62, 0)]).unwrap_err().index, Some(2));
}

// 6. Errata.

/// The original prints 3 and 20.2386 as diameters: the greatest heights over an edge.
#[test]
fn erratum_the_greatest_height_is_not_the_diameter() {
    for (pairs, height, squared) in [(TRIANGLE, "9", 13), (TWELVE, "2048/5", 416)] {
        let polygon = polygon(pairs);
        assert_eq!(greatest_height(&polygon), ratio(height));
        assert_eq!(diameter(&polygon).unwrap().squared, squared);
    }
    assert!((ratio("2048/5").to_f64().sqrt() - 20.2386).abs() < 1e-4);
}

/// It defines the width as the least distance of two points. Of two vertices of the twelve that is
/// 1, of any two points 0.
#[test]
fn erratum_the_least_distance_is_not_the_width() {
    let polygon = twelve();
    let v = polygon.vertices();
    let squares = (0..12).flat_map(|i| (0..i).map(move |j| v[i].squared_distance(v[j])));
    assert_eq!(squares.min(), Some(1));
    assert_eq!(exact(width(&polygon).unwrap().squared), Ratio::from(196));
}

// 7. The demo.

#[test]
fn the_demo() {
    let output = |args: &[&str]| demo::DEMO.output(args).unwrap();
    demo::DEMO.shows(&[
        ("rotating_calipers", ""),
        ("rotating_calipers_width", "--width 1,0 4,0 2,3"),
        ("rotating_calipers_rectangles", "--rectangles 0,0 3,2 0,1"),
    ]);
    // The twelve, and their whole set, as typed points.
    let typed = |some: &[Point<i64>]| -> Vec<String> {
        some.iter().map(|point| format!("{},{}", point.x(), point.y())).collect()
    };
    for some in [sets::twelve(), sets::twenty_six()] {
        let typed = typed(&some);
        for (flag, answer) in [
            (None, "Diameter 20.396 (squared 416), from (22, 11) to (2, 7)."),
            (Some("--width"), "Width 14 (squared 196)."),
            (
                Some("--rectangles"),
                "Smallest area 7809/29, along (3, 4)-(10, 1); \
                 smallest half perimeter 32.958 (squared 63001/58), along (3, 4)-(10, 1).",
            ),
        ] {
            let args: Vec<&str> =
                flag.into_iter().chain(typed.iter().map(String::as_str)).collect();
            assert_eq!(output(&args).lines().last(), Some(answer));
        }
    }
    demo::DEMO.says(&[
        // A square, a rectangle with decimals, a segment, a point, none.
        (
            "0,0 2,0 2,2 0,2",
            "…\n2. Both lines reach an edge at the same time, so a becomes 1 and b becomes 3. The \
             squared distance between vertices 1 and 3 is 8, so the best remains 8.…",
        ),
        ("--rectangles 0.5,0 2,0 2,0.25 0.5,0.25", "…Smallest area 3/8, along (0.5, 0)-(2, 0)…"),
        ("0,0 3,4", "…Diameter 5 (squared 25), from (0, 0) to (3, 4)."),
        ("--width 0,0 3,4", "…Width 0 (squared 0)."),
        ("3,4", "…There is only one vertex, and both lines touch it.…The diameter of a single point is 0.…"),
        ("--width 3,4", "…Both lines touch (3, 4).…"),
        ("- <<< ", "…There are no points.…No points, no diameter."),
    ]);
}

#[test]
fn the_demo_on_odd_input() {
    demo::DEMO.refuses(&[
        ("1,0 4", "point 2: \"4\" is not of the form 2,1 (column 5)"),
        ("--width --rectangles 1,0", "--width and --rectangles exclude each other"),
        ("1,0 nan,1", "point 2: \"nan,1\" is not of the form 2,1 (column 5)"),
    ]);
    // As far as can be typed, with all decimals: the fractions still fit.
    let far = "1000000,0.001 -1000000,-999999.999 999999.999,1000000";
    // More than is drawn: points of a parabola.
    let many: Vec<String> = (0..40).map(|x| format!("{x},{}", x * x)).collect();
    demo::DEMO.says(&[
        (far, "…Diameter …"),
        (&format!("--width {far}"), "…Width 707106.781 (squared 500000000000)."),
        (
            &many.join(" "),
            "…Too large to draw: the limit is 32 vertices…Diameter 1521.5 (squared 2314962), from …",
        ),
    ]);
    let far: Vec<&str> = std::iter::once("--rectangles").chain(far.split(' ')).collect();
    assert!(!demo::DEMO.output(&far).unwrap().contains("NaN"));
}

#[test]
fn counts_at_doubled_sizes() {
    for n in demo::SIZES {
        let [stops, all] = demo::pairs(n);
        assert!(stops <= n, "{n}: {stops}");
        assert!(n * (n - 3) / 2 < all, "{n}: {all}");
    }
}
