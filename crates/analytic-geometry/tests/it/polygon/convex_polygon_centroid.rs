//! 10.5 Centroid of a convex polygon.

use analytic_geometry::polygon::convex_polygon_area::fan;
use analytic_geometry::polygon::convex_polygon_centroid::center_of_mass::{
    center_of_mass, exact_center_of_mass,
};
use analytic_geometry::polygon::convex_polygon_centroid::plain::{
    Step, centroid, centroid_watched,
};
use analytic_geometry::{Point, Polygon, TooLargeError, points, workloads};
use linear_algebra::Ratio;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::sets;
use crate::snapshots::{self, Expect};

#[path = "../../../examples/convex_polygon_centroid.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;

fn polygon(pairs: &[(i64, i64)]) -> Polygon<i64> {
    Polygon::new(points(pairs.iter().copied()).unwrap())
}

fn ratio(text: &str) -> Ratio {
    text.parse().unwrap()
}

fn float(pair: (Ratio, Ratio)) -> (f64, f64) {
    (pair.0.to_f64(), pair.1.to_f64())
}

fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

// 1. Worked examples.

/// Vertices, how many of their units there are in 1, and the centroid.
type Row = (&'static [(i64, i64)], i64, &'static str, &'static str);

const CENTROIDS: &[Row] = &[
    (&[(1, 0), (4, 0), (2, 3)], 1, "7/3", "1"),
    // The original's, with the right answers.
    (&[(0, 0), (1, 0), (0, 1)], 1, "1/3", "1/3"),
    (&[(0, 0), (1, 0), (1, 1), (0, 1)], 1, "1/2", "1/2"),
    (&[(0, 0), (2, 0), (2, 2), (1, 4), (0, 2)], 2, "1/2", "7/9"),
    // Clockwise.
    (&[(2, 3), (4, 0), (1, 0)], 1, "7/3", "1"),
    // Away from the origin.
    (&[(1, 1), (2, 1), (2, 2), (1, 2)], 1, "3/2", "3/2"),
    // A dent, with weights of -8 and 16: the centroid is the vertex at the dent.
    (&[(4, 0), (1, 1), (0, 4), (0, 0)], 1, "1", "1"),
    // A vertex inside an edge, and the first vertex at the end again: nothing changes.
    (&[(1, 0), (2, 0), (4, 0), (2, 3), (1, 0)], 1, "7/3", "1"),
    // An L: its centroid is outside.
    (&[(0, 0), (3, 0), (3, 1), (1, 1), (1, 3), (0, 3)], 1, "11/10", "11/10"),
];

#[test]
fn centroids() {
    for &(pairs, unit, x, y) in CENTROIDS {
        let units = Ratio::from(unit);
        let expected = (ratio(x) * units, ratio(y) * units);
        let polygon = polygon(pairs);
        assert_eq!(polygon.exact_centroid(), Ok(Some(expected)), "{pairs:?}");
        let rounded = Polygon::new(sets::floats(polygon.vertices())).centroid().unwrap();
        assert!(distance(rounded, float(expected)) < 1e-14, "{rounded:?}");
    }
    let twelve = sets::polygon_of_twelve();
    let expected = (ratio("15211/1287"), ratio("1179/143"));
    assert_eq!(twelve.exact_centroid(), Ok(Some(expected)));
    let rounded = Polygon::new(sets::floats(twelve.vertices())).centroid().unwrap();
    assert!(distance(rounded, (11.81896, 8.24476)) < 1e-5);
}

/// Where the polygon of the page balances; what the mean of its vertices is; and what comes out if
/// clockwise triangles count as positive.
pub(crate) const OF_BOAT: &str = "(7, 10)";
pub(crate) const VERTEX_MEAN_OF_BOAT: &str = "(45/7, 9)";
pub(crate) const BOAT_OF_SIZES: &str = "(13/2, 29/3)";

#[test]
fn the_worked_example_of_the_page() {
    let boat = sets::pairs(demo::BOAT);
    let shown = |place: Option<(Ratio, Ratio)>| {
        let (x, y) = place.unwrap();
        format!("({x}, {y})")
    };
    let mut weights = Vec::new();
    let place = centroid_watched(&boat, |Step::Add { cross }, _| weights.push(cross));
    assert_eq!(weights, [54, -18, 54, 63, 27]);
    assert_eq!(shown(place), OF_BOAT);
    assert_eq!(shown(polygon(&boat).exact_vertex_mean()), VERTEX_MEAN_OF_BOAT);
    // The triangles and their centroids, all of them whole numbers, with the sizes for weights.
    let centers = [(3, 6), (4, 8), (6, 9), (10, 12), (8, 14)];
    for (&[b, c], center) in boat.array_windows().skip(1).zip(centers) {
        let triangle = polygon(&[boat[0], b, c]);
        let expected = (Ratio::from(center.0), Ratio::from(center.1));
        assert_eq!(triangle.exact_centroid(), Ok(Some(expected)));
    }
    let masses: Vec<_> = centers
        .iter()
        .zip(&weights)
        .map(|(&(x, y), weight)| (Point::new(x, y).unwrap(), weight.abs()))
        .collect();
    assert_eq!(shown(exact_center_of_mass(&masses).unwrap()), BOAT_OF_SIZES);
}

#[test]
fn the_answers_of_the_page() {
    let place = |pairs: &[(i64, i64)]| centroid(pairs).unwrap();
    let whole = |x: i64, y: i64| (Ratio::from(x), Ratio::from(y));
    // A trapezoid, whose vertices have another mean.
    assert_eq!(place(&[(0, 0), (6, 0), (3, 3), (0, 3)]), (Ratio::new(7, 3), Ratio::new(4, 3)));
    // An L, whose centroid is outside.
    let ell = [(0, 0), (3, 0), (3, 1), (1, 1), (1, 3), (0, 3)];
    assert_eq!(place(&ell), (Ratio::new(11, 10), Ratio::new(11, 10)));
    // A plate of 4 by 4 with a square hole of 2 by 2 at its upper right corner.
    let rest = [(0, 0), (4, 0), (4, 2), (2, 2), (2, 4), (0, 4)];
    assert_eq!(place(&rest), (Ratio::new(5, 3), Ratio::new(5, 3)));
    assert_eq!(place(&[(0, 0), (4, 0), (4, 4), (0, 4)]), whole(2, 2));
    assert_eq!(centroid(&[(0, 0), (2, 2), (2, 0), (0, 2)]), None);
}

#[test]
fn the_plain_form_agrees_on_all_small_polygons() {
    for vertices in all_polygons(4) {
        let pairs: Vec<(i64, i64)> = vertices.iter().map(|v| (v.x(), v.y())).collect();
        let expected = Polygon::new(vertices).exact_centroid().unwrap();
        assert_eq!(centroid(&pairs), expected, "{pairs:?}");
    }
    // The largest square of its domain.
    let far = 100_000;
    let square = [(-far, -far), (far, -far), (far, far), (-far, far)];
    assert_eq!(centroid(&square), Some((Ratio::ZERO, Ratio::ZERO)));
}

#[test]
fn three_means_are_three_points() {
    // A triangle with sides 3, 4, 5.
    let triangle = polygon(&[(0, 0), (3, 0), (0, 4)]);
    let area = (ratio("1"), ratio("4/3"));
    assert_eq!(triangle.exact_centroid(), Ok(Some(area)));
    assert_eq!(triangle.exact_vertex_mean(), Some(area), "for a triangle alone they are the same");
    assert_eq!(triangle.rim_centroid(), Some((1.0, 1.5)));
    // Four more vertices on one side draw the mean of the vertices there.
    let same = polygon(&[(0, 0), (3, 0), (0, 4), (0, 3), (0, 2), (0, 1)]);
    assert_eq!(same.exact_centroid(), Ok(Some(area)));
    assert_eq!(same.rim_centroid(), Some((1.0, 1.5)));
    assert_eq!(same.exact_vertex_mean(), Some((ratio("1/2"), ratio("5/3"))));
    assert!(distance(same.vertex_mean().unwrap(), (0.5, 5.0 / 3.0)) < 1e-15);
    // A lever: 2 at 1 balances 1 at -2; then a weight to be lifted.
    let at = |x| Point::new(x, 0).unwrap();
    let zero = ratio("0");
    assert_eq!(exact_center_of_mass(&[(at(1), 2), (at(-2), 1)]), Ok(Some((zero, zero))));
    assert_eq!(exact_center_of_mass(&[(at(0), 3), (at(3), -1)]), Ok(Some((ratio("-3/2"), zero))));
    assert_eq!(center_of_mass(&[(at(0), 3.0), (at(3), -1.0)]), Some((-1.5, 0.0)));
}

// 2. All small inputs, against what is too simple to be wrong.

/// All lists of up to `most` points with coordinates below 3.
fn all_polygons(most: u32) -> impl Iterator<Item = Vec<Point<i64>>> {
    let place = |code: i64| Point::new(code % 3, code / 3).unwrap();
    (0..=most).flat_map(move |n| {
        let codes = 0..9_i64.pow(n);
        codes.map(move |code| (0..n).map(|i| place(code / 9_i64.pow(i) % 9)).collect())
    })
}

/// The centroid by triangles of the origin and each edge, in fractions.
fn from_the_origin(vertices: &[Point<i64>]) -> Option<(Ratio, Ratio)> {
    let mut sums = [0, 0, 0];
    for (a, b) in vertices.iter().zip(vertices.iter().cycle().skip(1)) {
        let [(ax, ay), (bx, by)] = [a, b].map(|p| (i128::from(p.x()), i128::from(p.y())));
        let cross = ax * by - bx * ay;
        sums = [sums[0] + cross, sums[1] + (ax + bx) * cross, sums[2] + (ay + by) * cross];
    }
    let of = |sum| Ratio::new(sum, 3 * sums[0]);
    (sums[0] != 0).then(|| (of(sums[1]), of(sums[2])))
}

/// A polygon whose centroid is not the one from the origin.
fn fault(centroid: impl Fn(&[Point<i64>]) -> Option<(Ratio, Ratio)>) -> Option<Vec<Point<i64>>> {
    all_polygons(4).find(|vertices| centroid(vertices) != from_the_origin(vertices))
}

#[test]
fn the_formula_from_the_origin_agrees_on_all_small_polygons() {
    let exact = |vertices: &[Point<i64>]| Polygon::new(vertices.to_vec()).exact_centroid().unwrap();
    assert_eq!(fault(exact), None);
    for vertices in all_polygons(4) {
        let rounded = Polygon::new(sets::floats(&vertices)).centroid();
        match from_the_origin(&vertices) {
            None => assert_eq!(rounded, None, "{vertices:?}"),
            Some(expected) => assert!(distance(rounded.unwrap(), float(expected)) < 1e-14),
        }
    }
}

#[test]
fn all_small_polygons_balance_where_their_squares_do() {
    // Edges along the axes: the centroid of each square of the grid is its center, and the weight
    // is its winding number.
    for vertices in all_polygons(5) {
        let next = vertices.iter().cycle().skip(1);
        let corners = vertices.iter().zip(next).flat_map(|(a, b)| [(a.x(), a.y()), (b.x(), a.y())]);
        let doubled: Vec<_> = corners.map(|(x, y)| (2 * x, 2 * y)).collect();
        let polygon = polygon(&doubled);
        let square = |(x, y)| {
            let middle = Point::new(x, y).unwrap();
            (middle, polygon.winding_number(middle).unwrap())
        };
        let squares = [(1, 1), (3, 1), (1, 3), (3, 3)].map(square);
        assert_eq!(polygon.exact_centroid(), exact_center_of_mass(&squares), "{doubled:?}");
    }
}

/// The mean of the fan's centroids with these weights.
fn fan_with(vertices: &[Point<i64>], weigh: impl Fn(i128) -> i128) -> Option<(Ratio, Ratio)> {
    let mut sums = [0, 0, 0];
    for (a, b) in fan(vertices) {
        let weight = weigh(a.cross(b));
        let (x, y) = (i128::from(a.x() + b.x()), i128::from(a.y() + b.y()));
        sums = [sums[0] + weight, sums[1] + weight * x, sums[2] + weight * y];
    }
    let at = |from: i64, sum| Ratio::from(from) + Ratio::new(sum, 3 * sums[0]);
    (sums[0] != 0).then(|| (at(vertices[0].x(), sums[1]), at(vertices[0].y(), sums[2])))
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|vertices| fan_with(vertices, |cross| cross)), None);
    // Areas without a sign, equal weights for all triangles, the mean of the vertices.
    assert!(fault(|vertices| fan_with(vertices, i128::abs)).is_some());
    assert!(fault(|vertices| fan_with(vertices, i128::signum)).is_some());
    assert!(fault(|vertices| Polygon::new(vertices.to_vec()).exact_vertex_mean()).is_some());
}

// 3. Properties.

proptest! {
    #[test]
    fn the_centroid_moves_and_turns_with_the_polygon(
        pairs in prop::collection::vec((-1000_i64..1000, -1000_i64..1000), 3..20),
        first in 0_usize..20,
        by in (-1_i64 << 50..1 << 50, -1_i64 << 50..1 << 50),
    ) {
        let here = polygon(&pairs);
        let centroid = here.exact_centroid().unwrap();
        prop_assert_eq!(centroid, from_the_origin(here.vertices()));
        let mut moved: Vec<_> = pairs.iter().map(|&(x, y)| (x + by.0, y + by.1)).collect();
        moved.rotate_left(first % pairs.len());
        let shift = |(x, y)| (x + Ratio::from(by.0), y + Ratio::from(by.1));
        prop_assert_eq!(polygon(&moved).exact_centroid(), Ok(centroid.map(shift)));
        moved.reverse();
        prop_assert_eq!(polygon(&moved).exact_centroid(), Ok(centroid.map(shift)));
        // A quarter turn to the left.
        let turned: Vec<_> = pairs.iter().map(|&(x, y)| (-y, x)).collect();
        prop_assert_eq!(polygon(&turned).exact_centroid(), Ok(centroid.map(|(x, y)| (-y, x))));
        // The sums are exact in floats too; only the quotients are rounded.
        let rounded = Polygon::new(sets::floats(here.vertices())).centroid();
        if let Some(exact) = centroid {
            let size = exact.0.to_f64().hypot(exact.1.to_f64()) + 1000.0;
            prop_assert!(distance(rounded.unwrap(), float(exact)) < 1e-14 * size);
        }
    }
}

// 4. Extremes.

#[test]
fn a_small_polygon_far_away_keeps_its_centroid() {
    let far = (1_i64 << 62) - 3;
    let square = polygon(&[(far, -far), (far + 2, -far), (far + 2, 2 - far), (far, 2 - far)]);
    let middle = (Ratio::from(far + 1), Ratio::from(1 - far));
    assert_eq!(square.exact_centroid(), Ok(Some(middle)));
    let far = 1e15;
    let square = [(far, far), (far + 1.0, far), (far + 1.0, far + 1.0), (far, far + 1.0)];
    let square = Polygon::new(points(square).unwrap());
    assert_eq!(square.centroid(), Some((far + 0.5, far + 0.5)));
    assert_eq!(square.vertex_mean(), Some((far + 0.5, far + 0.5)));
    assert_eq!(square.rim_centroid(), Some((far + 0.5, far + 0.5)));
}

#[test]
fn simple_polygons_below_two_to_the_fortieth_fit() {
    let far = (1_i64 << 40) - 1;
    // The widest, and one whose fraction does not cancel.
    let square = [(-far, -far), (far, -far), (far, far), (-far, far)];
    let zero = ratio("0");
    assert_eq!(polygon(&square).exact_centroid(), Ok(Some((zero, zero))));
    let mut odd = square.to_vec();
    odd[2] = (far - 10, far - 3);
    odd[3] = (7 - far, far - 5);
    let (x, y) = polygon(&odd).exact_centroid().unwrap().unwrap();
    let floats = Polygon::new(sets::floats(polygon(&odd).vertices())).centroid().unwrap();
    assert!(distance(float((x, y)), floats) < 1e-2);
    assert!(1 << 78 < x.denominator());
}

#[test]
fn what_does_not_fit_is_too_large() {
    let far = (1_i64 << 62) - 1;
    let triangle = polygon(&[(-far, -far), (far, -far), (far, far)]);
    assert_eq!(triangle.exact_centroid(), Err(TooLargeError), "a moment");
    let twice_round = [(-far, -far), (far, -far), (far, far), (-far, far)].repeat(2);
    assert_eq!(polygon(&twice_round).exact_centroid(), Err(TooLargeError));
    // The sums fit, the fraction does not: an odd polygon far away.
    let side = 1_i64 << 40;
    let (low, high) = (far - side, far);
    let odd = polygon(&[(low, low), (high, low + 1), (low + 2, high), (low, high)]);
    assert_eq!(odd.exact_centroid(), Err(TooLargeError));
    let at = Point::new(far, far).unwrap();
    let masses = [(at, i64::MAX); 4];
    let corner = (Ratio::from(far), Ratio::from(far));
    assert_eq!(exact_center_of_mass(&masses), Ok(Some(corner)));
    assert_eq!(exact_center_of_mass(&masses.repeat(2)), Err(TooLargeError));
    let many = Polygon::new(vec![at; 1000]);
    assert_eq!(many.exact_vertex_mean(), Some(corner));
}

#[test]
fn floats_of_all_sizes() {
    let (least, greatest) = (2_f64.powi(-450), 2_f64.powi(500));
    let house = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (1.0, 4.0), (0.0, 2.0)];
    let sizes = [least, 1.0, greatest / 4.0];
    for (wide, high) in sizes.into_iter().flat_map(|wide| sizes.map(|high| (wide, high))) {
        let scaled = points(house.map(|(x, y)| (x * wide, y * high))).unwrap();
        let (x, y) = Polygon::new(scaled).centroid().unwrap();
        assert!(distance((x / wide, y / high), (1.0, 14.0 / 9.0)) < 1e-15, "{wide}, {high}");
    }
    for size in [least, greatest] {
        let triangle = Polygon::new(points([(0.0, 0.0), (size, 0.0), (0.0, size)]).unwrap());
        let (x, y) = triangle.centroid().unwrap();
        assert!((x / size - 1.0 / 3.0).abs() < 1e-15 && (y / size - 1.0 / 3.0).abs() < 1e-15);
    }
}

#[test]
fn a_million_vertices() {
    let zigzag = Polygon::new(workloads::zigzag(1_000_000));
    let exact = zigzag.exact_centroid().unwrap();
    assert_eq!(exact, from_the_origin(zigzag.vertices()));
    let rounded = Polygon::new(sets::floats(zigzag.vertices())).centroid().unwrap();
    assert!(distance(rounded, float(exact.unwrap())) < 1e-6);
}

// 5. Bad input.

#[test]
fn without_an_area_there_is_no_centroid() {
    for pairs in [&[][..], &[(1, 1)], &[(0, 0), (2, 2)], &[(0, 0), (1, 1), (3, 3)], &[(1, 1); 5]] {
        let flat = polygon(pairs);
        assert_eq!(flat.exact_centroid(), Ok(None), "{pairs:?}");
        assert_eq!(Polygon::new(sets::floats(flat.vertices())).centroid(), None, "{pairs:?}");
        let has_vertices = !pairs.is_empty();
        assert_eq!(flat.rim_centroid().is_some(), has_vertices);
        assert_eq!(flat.vertex_mean().is_some(), has_vertices);
        assert_eq!(flat.exact_vertex_mean().is_some(), has_vertices);
    }
    // A bow tie: both halves cancel.
    assert_eq!(polygon(&[(0, 0), (2, 2), (2, 0), (0, 2)]).exact_centroid(), Ok(None));
    // Tenths on a line: their cross products are not all zero when rounded.
    let tenths = points((1..9).map(|i| (f64::from(i) / 10.0, f64::from(i) / 10.0))).unwrap();
    assert_eq!(Polygon::new(tenths).centroid(), None);
    // Weights without a sum.
    let at = |x| Point::new(x, 0).unwrap();
    assert_eq!(exact_center_of_mass(&[]), Ok(None));
    assert_eq!(exact_center_of_mass(&[(at(0), 1), (at(1), -1)]), Ok(None));
    for weight in [-1.0, f64::NAN, f64::INFINITY] {
        assert_eq!(center_of_mass(&[(at(0), 1.0), (at(1), weight)]), None);
    }
    assert_eq!(center_of_mass::<i64>(&[]), None);
    // Weights whose sum is too large, though the moments would give a place.
    let half = Point::new(0.5, 0.0).unwrap();
    let zero = Point::new(0.0, 0.0).unwrap();
    assert_eq!(center_of_mass(&[(zero, 1.7e308), (half, 1.7e308)]), None);
    assert_eq!(center_of_mass(&[(zero, 8e307), (half, 8e307)]), Some((0.25, 0.0)));
    // Moments that are too large, though the weights are not.
    let far = Point::new(1e10, 0.0).unwrap();
    assert_eq!(center_of_mass(&[(zero, 1e300), (far, 1e300)]), None);
    assert_eq!(points([(0.0, f64::NAN)]).unwrap_err().index, Some(0));
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("1,0 1", r#"point 2: "1" is not of the form 2,1 (column 5)"#),
        ("2000000,0", r#"point 1: "2000000,0" has a number of more than a million (column 1)"#),
    ]);
}

// 6. Errata.

#[test]
fn erratum_two_expected_answers() {
    // The original's test expects (0.5, 0.333) and (0.5, 1.0).
    let triangle = polygon(&[(0, 0), (1, 0), (0, 1)]).exact_centroid().unwrap().unwrap();
    assert_eq!(triangle.0, ratio("1/3"));
    let pentagon = polygon(&[(0, 0), (2, 0), (2, 2), (1, 4), (0, 2)]);
    assert_eq!(pentagon.exact_centroid().unwrap().unwrap().1, ratio("14/9"));
    assert_eq!(pentagon.doubled_area(), Ok(12), "3/2 in units of 2");
}

#[test]
fn erratum_absolute_areas_from_the_origin_without_the_last_edge() {
    let original = |vertices: &[Point<i64>]| {
        let mut sums = [0, 0, 0];
        for edge in vertices.windows(2) {
            let [(ax, ay), (bx, by)] =
                [edge[0], edge[1]].map(|p| (i128::from(p.x()), i128::from(p.y())));
            let area = (ax * by - bx * ay).abs();
            sums = [sums[0] + area, sums[1] + (ax + bx) * area, sums[2] + (ay + by) * area];
        }
        let of = |sum| Ratio::new(sum, 3 * sums[0]);
        (sums[0] != 0).then(|| (of(sums[1]), of(sums[2])))
    };
    let triangle = polygon(&[(1, 0), (4, 0), (2, 3)]);
    assert_eq!(original(triangle.vertices()), Some((ratio("2"), ratio("1"))));
    let square = polygon(&[(1, 1), (2, 1), (2, 2), (1, 2)]);
    assert_eq!(original(square.vertices()), Some((ratio("17/15"), ratio("16/15"))));
    assert_eq!(square.exact_centroid(), Ok(Some((ratio("3/2"), ratio("3/2")))));
    assert!(fault(original).is_some());
}

// 7. Growth, and the demo.

#[test]
fn a_vertex_more_is_a_triangle_more() {
    for n in demo::SIZES {
        assert_eq!(demo::triangles_of(n), [n - 2]);
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("convex_polygon_centroid", ""),
        ("convex_polygon_centroid_means", "--means 0,0 3,0 0,4 0,3 0,2 0,1"),
        ("convex_polygon_centroid_cost", "--cost"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        assert_ne!(snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("0,0 0.5,0 0,0.5", "…\nThe centroid is (1/6, 1/6)."),
        (demo::points::TWELVE, "…\nThe centroid is (15211/1287, 1179/143)."),
        ("5,5", "…\nThe area is zero: there is no centroid."),
        ("0,0 1,1 2,2", "…\nThe area is zero: there is no centroid."),
        ("0,0 2,2 2,0 0,2", "…\nThe area is zero: there is no centroid."),
        ("200000,0 0,1 0,0", "…the limit is coordinates of 100000 units…"),
        ("--means 5,5", "…\nThe area is zero: there is no centroid."),
        ("5,5", "Centroid of a polygon with 1 vertex\n…"),
    ]);
    let many: Vec<_> = (0..40).map(|i| format!("{i},{}", i * i)).collect();
    assert!(snapshots::answer(&demo::DEMO, &many.join(" ")).starts_with("The centroid is ("));
    demo::DEMO.says(&[(&many.join(" "), "…the limit is 20 points…")]);
}
