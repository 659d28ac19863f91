//! 10.4 Area of a convex polygon.

#![expect(clippy::float_cmp, reason = "the areas and lengths here are exact")]
#![expect(clippy::cast_precision_loss, reason = "below 2^53, or rounded alike on both sides")]

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::polygon::convex_polygon_area::pick::LatticePoints;
use analytic_geometry::polygon::convex_polygon_area::plain::{
    Step, doubled_area, doubled_area_watched,
};
use analytic_geometry::polygon::convex_polygon_area::point_location::Position;
use analytic_geometry::polygon::convex_polygon_area::{Convexity, fan};
use analytic_geometry::polygon::cross_product::Orientation;
use analytic_geometry::polygon::segment_intersection::intersects;
use analytic_geometry::{ConvexPolygon, Point, Polygon, TooLargeError, points, workloads};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::sets;
use crate::snapshots::{self, Expect};

#[path = "../../../examples/convex_polygon_area.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

fn polygon(pairs: &[(i64, i64)]) -> Polygon<i64> {
    Polygon::new(points(pairs.iter().copied()).unwrap())
}

// 1. Worked examples.

/// Vertices, and twice the area.
const AREAS: &[(&[(i64, i64)], i128)] = &[
    // A triangle, and the other way round.
    (&[(1, 0), (4, 0), (2, 3)], 9),
    (&[(2, 3), (4, 0), (1, 0)], -9),
    // A dent: the fan from the first vertex takes away what it counted too much.
    (&[(4, 0), (1, 1), (0, 4), (0, 0)], 8),
    // The closing vertex repeated.
    (&[(0, 0), (2, 0), (2, 2), (0, 2), (0, 0)], 8),
    // A bow tie: one half is positive, the other is negative.
    (&[(0, 0), (2, 2), (2, 0), (0, 2)], 0),
    // Twice round a square.
    (&[(0, 0), (1, 0), (1, 1), (0, 1), (0, 0), (1, 0), (1, 1), (0, 1)], 4),
    // Nothing, a point, a segment, and three points on a line.
    (&[], 0),
    (&[(5, 5)], 0),
    (&[(0, 0), (3, 1)], 0),
    (&[(0, 0), (2, 2), (1, 1)], 0),
];

#[test]
fn areas() {
    for &(pairs, doubled) in AREAS {
        assert_eq!(polygon(pairs).doubled_area(), Ok(doubled), "{pairs:?}");
        let floats = Polygon::new(sets::floats(polygon(pairs).vertices()));
        assert_eq!(floats.signed_area() * 2.0, doubled as f64, "{pairs:?}");
    }
    let twelve = ConvexPolygon::new(sets::twelve()).unwrap();
    assert_eq!((sets::polygon_of_twelve().doubled_area(), twelve.doubled_area()), (Ok(429), 429));
    let floats = ConvexPolygon::new(sets::floats(&sets::twelve())).unwrap();
    assert_eq!(floats.area(), 214.5);
    let triangles = fan(twelve.vertices()).map(|(a, b)| a.cross(b));
    assert_eq!(triangles.collect::<Vec<_>>(), [2, 12, 45, 12, 44, 80, 112, 88, 16, 18]);
}

/// The area of the page's field; what comes out if each triangle is made positive; and what comes
/// out from the origin if the edge back to the first vertex is forgotten, doubled.
pub(crate) const FIELD_AREA: i64 = 55;
pub(crate) const FIELD_OF_SIZES: i64 = 61;
pub(crate) const FIELD_LEFT_OPEN_DOUBLED: i64 = 115;

#[test]
fn the_worked_example_of_the_page() {
    let field = sets::pairs(demo::FIELD);
    let mut triangles = Vec::new();
    let doubled = doubled_area_watched(&field, |Step::Add { cross }, _| triangles.push(cross));
    assert_eq!((triangles, doubled), (vec![30, 18, -6, 52, 16], 2 * FIELD_AREA));
    // One triangle is clockwise, so its sign matters.
    assert_eq!(30 + 18 + 6 + 52 + 16, 2 * FIELD_OF_SIZES);
    let cross = |a: (i64, i64), b: (i64, i64)| a.0 * b.1 - b.0 * a.1;
    let open: i64 = field.array_windows().map(|&[a, b]| cross(a, b)).sum();
    assert_eq!(open, FIELD_LEFT_OPEN_DOUBLED);
    assert_eq!(open + cross(field[6], field[0]), doubled, "the edge back is what is missing");
    // It does not cross itself, and it is not convex.
    assert_eq!(polygon(&field).convexity(), Convexity::Not);
    let edges: Vec<_> = polygon(&field).edges().collect();
    for i in 0..7 {
        for j in
            (0..7).filter(|j| (i + 7 - j) % 7 != 0 && (i + 7 - j) % 7 != 1 && (j + 7 - i) % 7 != 1)
        {
            assert!(!intersects(edges[i], edges[j]), "{i} {j}");
        }
    }
}

#[test]
fn the_answers_of_the_page() {
    assert_eq!(doubled_area(&[(0, 0), (4, 0), (4, 3), (0, 3)]), 24);
    assert_eq!(doubled_area(&[(0, 0), (2, 2), (2, 0), (0, 2)]), 0);
    assert_eq!(doubled_area(&[(2, 1), (6, 2), (5, 6), (1, 4)]), 31);
    // A field of 1 km by 1 km, measured in millimeters, far from the origin.
    let (far, side) = (4_000_000_000_i64, 1_000_000_i64);
    let corners = [(far, far), (far + side, far), (far + side, far + side), (far, far + side)];
    assert_eq!(polygon(&corners).doubled_area(), Ok(2 * 1_000_000_000_000));
    assert!(far.checked_mul(far + side).is_none(), "from the origin, a product overflows");
}

#[test]
fn the_plain_form_agrees_on_all_small_polygons() {
    for vertices in all_polygons(3, 4) {
        let pairs: Vec<(i64, i64)> = vertices.iter().map(|v| (v.x(), v.y())).collect();
        let expected = Polygon::new(vertices).doubled_area().unwrap();
        assert_eq!(i128::from(doubled_area(&pairs)), expected, "{pairs:?}");
    }
    // The largest square of its domain.
    let far = 1_000_000_000;
    let square = [(-far, -far), (far, -far), (far, far), (-far, far)];
    assert_eq!(doubled_area(&square), 8_000_000_000_000_000_000);
}

/// An L, whose corner at (1, 1) is a dent.
const ELL: &[(i64, i64)] = &[(0, 0), (3, 0), (3, 1), (1, 1), (1, 3), (0, 3)];

/// A place in twice as fine a grid, and where it lies in the L.
const PLACES: &[((i64, i64), Position)] = &[
    ((1, 1), Position::In),
    ((1, 5), Position::In),
    ((2, 2), Position::On),
    ((0, 0), Position::On),
    ((2, 3), Position::On),
    ((3, 3), Position::Out),
    // As high as an edge, in front of it and behind it.
    ((-1, 2), Position::Out),
    ((7, 2), Position::Out),
    ((-1, 6), Position::Out),
    ((3, 6), Position::Out),
];

#[test]
fn places() {
    let doubled: Vec<_> = ELL.iter().map(|&(x, y)| (2 * x, 2 * y)).collect();
    let mut back = doubled.clone();
    back.reverse();
    for &(at, position) in PLACES {
        let at = Point::new(at.0, at.1).unwrap();
        assert_eq!(polygon(&doubled).locate(at), position, "{at}");
        assert_eq!(polygon(&back).locate(at), position, "{at}, clockwise");
    }
    let ell = polygon(ELL);
    assert_eq!((ell.orientation(), ell.convexity()), (Orientation::Left, Convexity::Not));
    assert_eq!((ell.doubled_area(), ell.perimeter()), (Ok(10), 12.0));
    assert_eq!(ell.lattice_points(), Some(LatticePoints { inside: 0, on_rim: 12 }));
    let twelve = sets::polygon_of_twelve();
    assert_eq!(twelve.lattice_points(), Some(LatticePoints { inside: 203, on_rim: 25 }));
    assert_eq!(twelve.convexity(), Convexity::Strict);
}

// 2. All small inputs, against what is too simple to be wrong.

/// All lists of up to `most` points with coordinates below `side`.
fn all_polygons(side: i64, most: u32) -> impl Iterator<Item = Vec<Point<i64>>> {
    let n_places = side * side;
    let place = move |code: i64| Point::new(code % side, code / side).unwrap();
    (0..=most).flat_map(move |n| {
        (0..n_places.pow(n))
            .map(move |code| (0..n).map(|i| place(code / n_places.pow(i) % n_places)).collect())
    })
}

/// Twice the area by trapezoids down to the axis: no vertex is special.
fn by_trapezoids(polygon: &Polygon<i64>) -> i128 {
    let trapezoid = |(from, to): (Point<i64>, Point<i64>)| {
        i128::from(from.x() - to.x()) * i128::from(from.y() + to.y())
    };
    polygon.edges().map(|edge| trapezoid((edge.from, edge.to))).sum()
}

/// A polygon whose area is not that by trapezoids.
fn fault(doubled_area: impl Fn(&[Point<i64>]) -> i128) -> Option<Polygon<i64>> {
    let mut all = all_polygons(3, 4).map(Polygon::new);
    all.find(|polygon| doubled_area(polygon.vertices()) != by_trapezoids(polygon))
}

#[test]
fn trapezoids_agree_on_all_small_polygons() {
    let of = |vertices: &[Point<i64>]| Polygon::new(vertices.to_vec()).doubled_area().unwrap();
    assert_eq!(fault(of), None);
    for vertices in all_polygons(3, 4) {
        let doubled = Polygon::new(vertices.clone()).doubled_area().unwrap();
        assert_eq!(Polygon::new(sets::floats(&vertices)).signed_area() * 2.0, doubled as f64);
    }
}

#[test]
fn wrong_versions_are_caught() {
    let crosses =
        |vertices: &[Point<i64>]| fan(vertices).map(|(a, b)| a.cross(b)).collect::<Vec<_>>();
    assert_eq!(fault(|vertices| crosses(vertices).iter().sum()), None);
    // The absolute value of each triangle, or of the sum; and one triangle less.
    assert!(fault(|vertices| crosses(vertices).iter().map(|cross| cross.abs()).sum()).is_some());
    assert!(fault(|vertices| crosses(vertices).iter().sum::<i128>().abs()).is_some());
    assert!(fault(|vertices| crosses(vertices).iter().skip(1).sum()).is_some());
    // From the origin, but without the edge from the last vertex to the first.
    let origin = Point::new(0, 0).unwrap();
    let open = |vertices: &[Point<i64>]| {
        vertices.windows(2).map(|edge| (edge[0] - origin).cross(edge[1] - origin)).sum()
    };
    assert!(fault(open).is_some());
}

/// Whether no two edges meet but neighbors where they join.
fn is_simple(polygon: &Polygon<i64>) -> bool {
    let edges: Vec<_> = polygon.edges().collect();
    let n = edges.len();
    let may_be = |i: usize, j: usize| {
        let (a, b) = (edges[i], edges[j]);
        if j == i + 1 {
            !a.contains(b.to) && !b.contains(a.from)
        } else if (j + 1) % n == i {
            !b.contains(a.to) && !a.contains(b.from)
        } else {
            !intersects(a, b)
        }
    };
    3 <= n && (0..n).all(|i| (0..i).all(|j| may_be(j, i)))
}

#[test]
fn all_small_polygons_have_their_orientation_and_convexity() {
    let mut n_convex = [0; 3];
    for vertices in all_polygons(3, 4) {
        let polygon = Polygon::new(vertices.clone());
        let sign = Orientation::from_cross_product(polygon.doubled_area().unwrap());
        if is_simple(&polygon) {
            assert_eq!(polygon.orientation(), sign, "{vertices:?}");
            assert_ne!(sign, Orientation::Collinear);
        }
        // No closed way around all of these points is shorter than the rim of their hull.
        let hull = sets::hull_by_definition(&vertices);
        let around = Polygon::new(hull.clone()).perimeter();
        let is_rim = 3 <= hull.len() && polygon.perimeter() - around < 1e-9;
        let expected = match (is_rim, hull.len() == vertices.len()) {
            (false, _) => Convexity::Not,
            (true, false) => Convexity::Weak,
            (true, true) => Convexity::Strict,
        };
        assert_eq!(polygon.convexity(), expected, "{vertices:?}");
        n_convex[expected as usize] += 1;
        if expected == Convexity::Strict && sign == Orientation::Left {
            assert!(ConvexPolygon::new(vertices).is_ok());
        }
    }
    assert!(n_convex.iter().all(|&n| 100 < n), "{n_convex:?}");
}

#[test]
fn all_small_polygons_wind_round_as_much_as_their_area() {
    // Polygons whose edges go along the axes: squares of the grid are inside or outside as a whole,
    // so that twice the area is the sum of the winding numbers of their middles, twice.
    for vertices in all_polygons(3, 5) {
        let corner = |pair: (&Point<i64>, &Point<i64>)| {
            [*pair.0, Point::new(pair.1.x(), pair.0.y()).unwrap()]
        };
        let next = vertices.iter().cycle().skip(1);
        let steps: Vec<_> = vertices.iter().zip(next).flat_map(corner).collect();
        let twice = |at: Point<i64>| (2 * at.x(), 2 * at.y());
        let fine = Polygon::new(points(steps.iter().copied().map(twice)).unwrap());
        let middles = [(1, 1), (3, 1), (1, 3), (3, 3)];
        let winding: i64 = middles
            .into_iter()
            .map(|(x, y)| fine.winding_number(Point::new(x, y).unwrap()).unwrap())
            .sum();
        assert_eq!(Polygon::new(steps).doubled_area(), Ok(2 * i128::from(winding)));
    }
}

#[test]
fn all_small_convex_polygons_hold_what_they_hold() {
    for set in sets::all_sets(3, 9) {
        let convex = monotone_chain(&set);
        let general = Polygon::from(convex.clone());
        for (x, y) in (-1..4).flat_map(|x| (-1..4).map(move |y| (x, y))) {
            let at = Point::new(x, y).unwrap();
            // To the left of all edges is inside.
            let sides = |wanted| {
                convex.edges().all(|edge| {
                    let cross = (edge.to - edge.from).cross(at - edge.from);
                    wanted == Orientation::from_cross_product(cross)
                })
            };
            let expected = if convex.edges().any(|edge| edge.contains(at)) {
                Position::On
            } else if 2 < convex.vertices().len() && sides(Orientation::Left) {
                Position::In
            } else {
                Position::Out
            };
            assert_eq!(convex.locate(at), expected, "{at} in {set:?}");
            assert_eq!(general.locate(at), expected, "{at} in {set:?}");
        }
        assert_eq!(Ok(convex.doubled_area()), general.doubled_area());
    }
}

#[test]
fn all_small_simple_polygons_have_as_many_lattice_points_as_one_counts() {
    let mut n_simple = 0;
    for vertices in all_polygons(4, 4) {
        let polygon = Polygon::new(vertices);
        if polygon.vertices().len() < 3 || !is_simple(&polygon) {
            continue;
        }
        let places = (0..4).flat_map(|x| (0..4).map(move |y| Point::new(x, y).unwrap()));
        let of = |wanted| places.clone().filter(|&at| polygon.locate(at) == wanted).count() as u128;
        let counted = LatticePoints { inside: of(Position::In), on_rim: of(Position::On) };
        assert_eq!(polygon.lattice_points(), Some(counted), "{polygon:?}");
        n_simple += 1;
    }
    assert!(10_000 < n_simple, "{n_simple}");
}

// 3. Properties.

proptest! {
    #[test]
    fn the_area_does_not_depend_on_the_first_vertex_nor_on_the_place(
        pairs in prop::collection::vec((-1000_i64..1000, -1000_i64..1000), 0..20),
        first in 0_usize..20,
        by in (-1_i64 << 61..1 << 61, -1_i64 << 61..1 << 61),
    ) {
        let here = polygon(&pairs);
        let doubled = here.doubled_area().unwrap();
        prop_assert_eq!(doubled, by_trapezoids(&here));
        let mut moved: Vec<_> = pairs.iter().map(|&(x, y)| (x + by.0, y + by.1)).collect();
        moved.rotate_left(first % pairs.len().max(1));
        prop_assert_eq!(polygon(&moved).doubled_area(), Ok(doubled));
        moved.reverse();
        prop_assert_eq!(polygon(&moved).doubled_area(), Ok(-doubled));
        // All of this is exact in floats, as far as it is from 2^53.
        let floats = Polygon::new(sets::floats(here.vertices()));
        prop_assert_eq!(floats.signed_area() * 2.0, doubled as f64);
        let hull = monotone_chain(here.vertices());
        let around = Polygon::from(hull.clone());
        for &(x, y) in &pairs {
            let at = Point::new(x / 2, y / 2).unwrap();
            prop_assert_eq!(hull.locate(at), around.locate(at));
            let float = ConvexPolygon::new(sets::floats(hull.vertices())).unwrap();
            prop_assert_eq!(hull.locate(at), float.locate(sets::floats(&[at])[0]));
        }
    }
}

// 4. Extremes.

const FAR: i64 = (1 << 62) - 1;
const LARGEST: [(i64, i64); 4] = [(-FAR, -FAR), (FAR, -FAR), (FAR, FAR), (-FAR, FAR)];

#[test]
fn the_largest_area_fits() {
    let side = 2 * i128::from(FAR);
    let square = ConvexPolygon::new(points(LARGEST).unwrap()).unwrap();
    assert_eq!(square.doubled_area(), 2 * side * side);
    let square = Polygon::from(square);
    assert_eq!(square.doubled_area(), Ok(2 * side * side));
    assert_eq!(square.perimeter(), 4.0 * side as f64);
    let inside = ((side - 1) * (side - 1)).unsigned_abs();
    let on_rim = 4 * side.unsigned_abs();
    assert_eq!(square.lattice_points(), Some(LatticePoints { inside, on_rim }));
}

#[test]
fn what_does_not_fit_is_too_large_and_what_does_is_exact() {
    let side = 2 * i128::from(FAR);
    let mut pairs = LARGEST.repeat(2);
    assert_eq!(polygon(&pairs).doubled_area(), Err(TooLargeError), "twice round");
    assert_eq!(polygon(&pairs).lattice_points(), None);
    assert_eq!(TooLargeError.to_string(), "the exact result does not fit 128 bits");
    // Three times back: on the way the sum leaves 128 bits, in the end it fits.
    let back: Vec<_> = [LARGEST[0], LARGEST[3], LARGEST[2], LARGEST[1]].repeat(3);
    pairs.extend(&back);
    assert_eq!(polygon(&pairs).doubled_area(), Ok(-2 * side * side));
    assert_eq!(polygon(&back).doubled_area(), Err(TooLargeError));
}

#[test]
fn a_small_polygon_far_away_keeps_its_area() {
    // Twice a square of side 1, a hundred million from the origin.
    let far = 1e8;
    let square = [(far, far), (far + 1.0, far), (far + 1.0, far + 1.0), (far, far + 1.0)];
    let square = Polygon::new(points(square).unwrap());
    assert_eq!(square.signed_area(), 1.0);
    // From the origin nothing is left of it.
    let from_origin: f64 =
        square.edges().map(|edge| edge.from.x() * edge.to.y() - edge.to.x() * edge.from.y()).sum();
    assert_eq!(from_origin / 2.0, 0.0);
}

#[test]
fn floats_of_all_sizes() {
    for power in [-450, 500] {
        let size = 2_f64.powi(power);
        let square = [(0.0, 0.0), (size, 0.0), (size, size), (0.0, size)];
        let square = Polygon::new(points(square).unwrap());
        assert_eq!(square.signed_area(), 2_f64.powi(2 * power));
        assert_eq!(square.perimeter(), 4.0 * size);
        assert_eq!(square.orientation(), Orientation::Left);
        assert_eq!(square.convexity(), Convexity::Strict);
        assert_eq!(square.locate(Point::new(size, size).unwrap()), Position::On);
    }
}

#[test]
fn floats_that_are_nearly_on_a_line_are_told_apart() {
    // 0.1 + 0.2 is the next float after 0.3.
    let bent = points([(0.1, 0.1), (0.2, 0.2), (0.3, 0.1 + 0.2)]).unwrap();
    let straight = points([(0.1, 0.1), (0.2, 0.2), (0.3, 0.3)]).unwrap();
    assert_eq!(Polygon::new(bent.clone()).orientation(), Orientation::Left);
    assert_eq!(Polygon::new(straight).orientation(), Orientation::Collinear);
    assert!(ConvexPolygon::new(bent).is_ok());
}

#[test]
fn a_million_vertices() {
    const K: i64 = 500_000;
    // Along a parabola: the chord less the trapezoids below it.
    let parabola = (-K..K).map(|x| (x, x * x)).collect::<Vec<_>>();
    let convex = ConvexPolygon::new(points(parabola).unwrap()).unwrap();
    let k = i128::from(K);
    // Twice: from -k to k - 1 the curve takes (k - 1)k(2k - 1) / 3 + k^2, and each chord as much as
    // two halves of its ends.
    let sum_of_squares = (k - 1) * k * (2 * k - 1) / 3 + k * k;
    let ends = k * k + (k - 1) * (k - 1);
    let below = 2 * sum_of_squares - ends;
    let under_chord = (2 * k - 1) * ends;
    assert_eq!(convex.doubled_area(), under_chord - below);
    let general = Polygon::from(convex.clone());
    assert_eq!(general.doubled_area(), Ok(convex.doubled_area()));
    assert_eq!(general.convexity(), Convexity::Strict);
    for (x, y, position) in [
        (123_456, 123_456 * 123_456, Position::On),
        (123_456, 123_456 * 123_456 + 1, Position::In),
        (123_456, 123_456 * 123_456 - 1, Position::Out),
        (-K, K * K, Position::On),
        (0, 0, Position::On),
    ] {
        let at = Point::new(x, y).unwrap();
        let mut n_asked = 0;
        assert_eq!(convex.locate_watched(at, |_| n_asked += 1), position);
        assert!(n_asked <= 22, "{n_asked}");
        assert_eq!(general.locate(at), position);
    }
    let zigzag = Polygon::new(workloads::zigzag(1_000_000));
    assert_eq!(zigzag.doubled_area(), Ok(by_trapezoids(&zigzag)));
    let floats = Polygon::new(sets::floats(zigzag.vertices()));
    assert_eq!(floats.signed_area() * 2.0, by_trapezoids(&zigzag) as f64, "exact below 2^53");
}

// 5. Bad input.

#[test]
fn what_is_no_point_reaches_no_polygon() {
    assert_eq!(points([(0.0, 0.0), (f64::NAN, 0.0)]).unwrap_err().index, Some(1));
    assert_eq!(points([(i64::MIN, 0)]).unwrap_err().index, Some(0));
    // What has no area has no inside, and its lattice points are not counted.
    for pairs in [&[][..], &[(1, 1)], &[(0, 0), (2, 2)], &[(0, 0), (1, 1), (2, 2)]] {
        let flat = polygon(pairs);
        assert_eq!(flat.orientation(), Orientation::Collinear);
        assert_eq!((flat.convexity(), flat.lattice_points()), (Convexity::Not, None));
        assert_eq!(flat.locate(Point::new(5, 5).unwrap()), Position::Out);
        for &(x, y) in pairs {
            assert_eq!(flat.locate(Point::new(x, y).unwrap()), Position::On);
        }
    }
    // A spike beside a point: more rim than the area allows.
    assert_eq!(polygon(&[(0, 0), (1, 0), (0, 1), (0, 9), (0, 1)]).lattice_points(), None);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("1,0 x", r#"point 2: "x" is not of the form 2,1 (column 5)"#),
        ("--locate - <<< ", "--locate needs a point before the vertices"),
    ]);
}

// 6. Errata.

#[test]
fn erratum_the_absolute_value_belongs_to_the_sum() {
    // The page takes it of the sum, the code of each triangle: for a dent that is not the same.
    let dent = polygon(&[(4, 0), (1, 1), (0, 4), (0, 0)]);
    let of_each: i128 = fan(dent.vertices()).map(|(a, b)| a.cross(b).abs()).sum();
    assert_eq!((dent.doubled_area(), of_each), (Ok(8), 24));
}

#[test]
fn erratum_there_are_two_triangles_less_than_vertices() {
    // The page says so, and sums n - 1 terms, one of which is zero.
    for n in 0..6 {
        let vertices = sets::twelve()[..n].to_vec();
        assert_eq!(fan(&vertices).count(), n.saturating_sub(2));
    }
}

// 7. Growth, and the demo.

#[test]
fn locating_asks_for_logarithmically_many_sides() {
    for n in demo::SIZES {
        let [by_edges, by_halves] = demo::sides(n);
        assert_eq!(by_edges, n);
        assert_eq!(by_halves, n.ilog2() + 3, "{n}");
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("convex_polygon_area", ""),
        (
            "convex_polygon_area_locate",
            "--locate 15,9 10,1 12,1 17,2 19,4 22,10 22,11 20,13 15,15 7,15 2,9 2,7 3,4",
        ),
        ("convex_polygon_area_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        assert_ne!(snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("0,0 0.5,0 0.5,0.5", "…\nArea 1/8, counterclockwise."),
        ("5,5", "…\nArea 0."),
        (demo::points::TWELVE, "…\nArea 429/2, counterclockwise."),
        ("0,0 2,2 2,0 0,2", "…\nArea 0."),
        ("2,3 4,0 1,0", "…\nArea 9/2, clockwise."),
        ("--locate 1,1 0,0 4,0 0,4", "…\n(1, 1) is inside."),
        ("--locate 2,2 0,0 4,0 0,4", "…\n(2, 2) is on the boundary."),
        ("--locate 3,2 0,0 4,0 0,4", "…\n(3, 2) is outside."),
        ("--locate 3,2 0,4 4,0 0,0", "…\n(3, 2) is outside."),
        ("--locate 2,1 4,0 1,1 0,4 0,0", "…\n(2, 1) is outside."),
        ("--locate 1,0.5 4,0 1,1 0,4 0,0", "…\n(1, 0.5) is inside."),
        ("5,5", "Area of a polygon with 1 vertex\n…"),
        ("--locate 5,5 5,5", "Where is (5, 5) in a polygon with 1 vertex?\n…"),
        ("--locate 1,0.5 4,0 1,1 0,4 0,0", "…winds around the point 1 time, counterclockwise.…"),
        ("--locate 2,1 4,0 1,1 0,4 0,0", "…winds around the point 0 times, counterclockwise.…"),
    ]);
    let many: Vec<_> = (0..40).map(|i| format!("{i},{}", i * i)).collect();
    assert!(snapshots::answer(&demo::DEMO, &many.join(" ")).starts_with("Area "));
    demo::DEMO.says(&[(&many.join(" "), "…the limit is 20 points…")]);
}
