//! 10.1 Cross product.

#![expect(
    clippy::cast_precision_loss,
    clippy::float_cmp,
    reason = "small whole numbers become floats, and floats that must be exact are compared"
)]

use std::cmp::Ordering;
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use analytic_geometry::polygon::cross_product::circle::{CircleSide, in_circle};
use analytic_geometry::polygon::cross_product::line::Line;
use analytic_geometry::polygon::cross_product::plain::{self, Turn, turns, turns_watched};
use analytic_geometry::polygon::cross_product::polar::{
    Half, compare_angles, half, polar_order, polar_sort, polar_sort_from,
};
use analytic_geometry::polygon::cross_product::space::Vector3;
use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::{Coordinate, Point, TooLargeError, Vector, workloads};
use linear_algebra::Ratio;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::sets;
use crate::snapshots::Expect;

#[path = "../../../examples/cross_product.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

#[path = "../../../examples/near_line.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod near_line;

use Orientation::{Collinear, Left, Right};

// 1. Worked examples.

/// Two vectors, their cross product, and to which side the second points from the first. The last
/// three are in tenths, so the product is in hundredths: 1.3, 1.94 and 6.
const CROSS: &[(Pair, Pair, i128, Orientation)] = &[
    ((1, 1), (0, 2), 2, Left),
    ((0, 2), (1, 1), -2, Right),
    ((1, 1), (2, 2), 0, Collinear),
    ((1, 1), (-2, -2), 0, Collinear),
    ((1, 1), (0, 0), 0, Collinear),
    ((-10, 0), (5, -13), 130, Left),
    ((14, -8), (5, 11), 194, Left),
    ((18, -80), (3, 20), 600, Left),
];

type Pair = (i64, i64);

fn vector<T: Coordinate>((x, y): (T, T)) -> Vector<T> {
    Vector::new(x, y).unwrap()
}

fn point<T: Coordinate>((x, y): (T, T)) -> Point<T> {
    Point::new(x, y).unwrap()
}

const ORIGIN: Pair = (0, 0);

#[test]
fn worked_examples() {
    for &(v, w, cross, side) in CROSS {
        assert_eq!(vector(v).cross(vector(w)), cross, "{v:?} x {w:?}");
        assert_eq!(vector(v).turn_to(vector(w)), side, "{v:?} x {w:?}");
        assert_eq!(orientation(point(ORIGIN), point(v), point(w)), side, "{v:?} x {w:?}");
        assert_eq!(Orientation::from_cross_product(cross), side);
        assert_eq!(Orientation::from_cross_product(-cross), side.reversed());
    }
}

/// The walk of the page: what it does at each point, and what a comparison of slopes says there.
const WALK: &[((i64, i64), Turn, Option<Turn>)] = &[
    ((5, 3), Turn::Left, Some(Turn::Left)),
    ((8, 5), Turn::Left, Some(Turn::Right)),
    ((7, 8), Turn::Right, None),
    ((7, 10), Turn::Left, None),
    ((3, 12), Turn::Straight, Some(Turn::Straight)),
    ((1, 13), Turn::Back, Some(Turn::Straight)),
    ((5, 11), Turn::Right, None),
];

/// Points of the walk at which the slopes tell what it does, say something wrong, or say nothing
/// because a vector is vertical.
pub(crate) const SLOPES_RIGHT: usize = 2;
pub(crate) const SLOPES_WRONG: usize = 2;
pub(crate) const SLOPES_NOTHING: usize = 3;

/// What somebody might compute first: if the slope grows, it is a turn to the left.
fn by_slopes(a: (i64, i64), b: (i64, i64), c: (i64, i64)) -> Option<Turn> {
    let slope = |from: (i64, i64), to: (i64, i64)| {
        (from.0 != to.0).then(|| Ratio::from(to.1 - from.1) / Ratio::from(to.0 - from.0))
    };
    Some(match slope(a, b)?.partial_cmp(&slope(b, c)?)? {
        Ordering::Less => Turn::Left,
        Ordering::Equal => Turn::Straight,
        Ordering::Greater => Turn::Right,
    })
}

#[test]
fn the_worked_example_of_the_page() {
    let walk = sets::pairs(demo::WALK);
    assert_eq!(turns(&walk), WALK.iter().map(|row| row.1).collect::<Vec<_>>());
    let (mut right, mut wrong, mut nothing) = (0, 0, 0);
    for (&[a, b, c], &(at, turn, slopes)) in walk.array_windows().zip(WALK) {
        assert_eq!((b, by_slopes(a, b, c)), (at, slopes));
        match slopes {
            None => nothing += 1,
            Some(said) if said == turn => right += 1,
            Some(_) => wrong += 1,
        }
    }
    assert_eq!((right, wrong, nothing), (SLOPES_RIGHT, SLOPES_WRONG, SLOPES_NOTHING));
    // Each kind of turn occurs, and one turn is so slight that the eye cannot tell.
    for turn in [Turn::Left, Turn::Right, Turn::Straight, Turn::Back] {
        assert!(WALK.iter().any(|row| row.1 == turn));
    }
    let [a, b, c] = [walk[0], walk[1], walk[2]].map(point);
    assert_eq!((b - a).cross(c - b), 1);
}

/// The answers to the questions and exercises of the page.
#[test]
fn the_answers_of_the_page() {
    // The triangle 1,1 5,2 2,6, and the same walked the other way round.
    let cross = |[a, b, c]: [Pair; 3]| (point(b) - point(a)).cross(point(c) - point(a));
    assert_eq!(cross([(1, 1), (5, 2), (2, 6)]), 19);
    assert_eq!(cross([(1, 1), (2, 6), (5, 2)]), -19);
    assert_eq!(turns(&[(0, 0), (2, 1), (6, 3)]), [Turn::Straight]);
    assert_eq!(turns(&[(0, 0), (6, 3), (2, 1)]), [Turn::Back]);
    // Slopes lose the direction: both vectors have the slope 1.
    assert_eq!(by_slopes((0, 0), (1, 1), (0, 0)), Some(Turn::Straight));
    assert_eq!(turns(&[(0, 0), (1, 1), (0, 0)]), [Turn::Back]);
    // Corners of the square 0..2: convex, all turns to the left.
    let square = [(0, 0), (2, 0), (2, 2), (0, 2), (0, 0), (2, 0)];
    assert_eq!(turns(&square), [Turn::Left; 4]);
    // Exercise: c is on the line, d is to the left, and the triangle a, b, d has the area 5.
    let [a, b, c, d] = [(0, 0), (4, 2), (6, 3), (1, 3)];
    assert_eq!((cross([a, b, c]), cross([a, b, d])), (0, 10));
    // Numbers of 32 bits: the cross product is nearly 2^64, and 64 bits make a right turn of it.
    let [low, high] = [i32::MIN, i32::MAX].map(i64::from);
    let far = cross([(low, low), (high, low), (low, high)]);
    assert_eq!(far, i128::from(u32::MAX).pow(2));
    let wide = high - low;
    assert!(wide.wrapping_mul(wide) < 0);
}

/// The original's tests, typed as floats. What comes out is the float next to the value, or the one
/// after it.
#[test]
fn the_originals_tests() {
    let near = |v: (f64, f64), w: (f64, f64), cross: f64| {
        let given: f64 = vector(v).cross(vector(w));
        assert!((given - cross).abs() <= cross * 2.0 * f64::EPSILON, "{v:?} x {w:?} = {given}");
        assert_eq!(vector(v).turn_to(vector(w)), Left);
    };
    near((1.0, 1.0), (0.0, 2.0), 2.0);
    near((-1.0, 0.0), (0.5, -1.3), 1.3);
    near((1.4, -0.8), (0.5, 1.1), 1.94);
    near((1.8, -8.0), (0.3, 2.0), 6.0);
}

/// In space: two vectors, and their cross product. In the plane of x and y only the third
/// coordinate is left.
const IN_SPACE: &[([i64; 3], [i64; 3], [i128; 3])] = &[
    ([1, 0, 0], [0, 1, 0], [0, 0, 1]),
    ([0, 1, 0], [0, 0, 1], [1, 0, 0]),
    ([0, 0, 1], [1, 0, 0], [0, 1, 0]),
    ([1, 1, 0], [0, 2, 0], [0, 0, 2]),
    ([1, 2, 3], [4, 5, 6], [-3, 6, -3]),
    ([1, 2, 3], [-2, -4, -6], [0, 0, 0]),
];

#[test]
fn in_space() {
    let space = |[x, y, z]: [i64; 3]| Vector3::new(x, y, z).unwrap();
    for &(v, w, cross) in IN_SPACE {
        assert_eq!(space(v).cross(space(w)), cross);
        assert_eq!(space(w).cross(space(v)), cross.map(|c| -c));
        assert_eq!(space(v).coordinates(), v);
        // It stands at right angles on both, and its length is what the dot product says
        // (Lagrange).
        let dot = |a: [i64; 3], b: [i128; 3]| (0..3).map(|i| i128::from(a[i]) * b[i]).sum::<i128>();
        assert_eq!((dot(v, cross), dot(w, cross)), (0, 0));
        let square: i128 = cross.iter().map(|c| c * c).sum();
        let (vv, ww, vw) = (space(v).dot(space(v)), space(w).dot(space(w)), space(v).dot(space(w)));
        assert_eq!(square, vv * ww - vw * vw);
    }
    let most = (1_i64 << 62) - 1;
    let far = Vector3::new(most, -most, most).unwrap().cross(space([-most, most, most]));
    let square = i128::from(most) * i128::from(most);
    assert_eq!(far, [-2 * square, -2 * square, 0]);
    assert_eq!(Vector3::new(0.5, 1.0, 0.0).unwrap().dot(Vector3::new(2.0, 3.0, 9.0).unwrap()), 4.0);
    assert_eq!(Vector3::new(0, 0, 1_i64 << 62).unwrap_err().index, None);
    assert_eq!(Vector3::new(0.0, f64::NAN, 0.0).unwrap_err().index, None);
}

#[test]
fn angles_have_a_sign() {
    let angle = |v, w| vector::<i64>(v).angle_to(vector(w));
    assert_eq!(angle((1, 0), (0, 1)), Some(FRAC_PI_2));
    assert_eq!(angle((0, 1), (1, 0)), Some(-FRAC_PI_2));
    assert_eq!(angle((1, 1), (0, 2)), Some(FRAC_PI_4));
    assert_eq!(angle((3, 4), (6, 8)), Some(0.0));
    // Straight back is half a turn to the left, whatever the signs of the zeros on the way.
    for (v, w) in [((1, 0), (-1, 0)), ((-1, 0), (1, 0)), ((0, -2), (0, 5)), ((3, 4), (-3, -4))] {
        assert_eq!(angle(v, w), Some(PI), "{v:?} {w:?}");
        let float = |(x, y): (i64, i64)| vector((x as f64, y as f64));
        assert_eq!(float(v).angle_to(float(w)), Some(PI), "{v:?} {w:?}");
    }
    for (v, w) in [((0, 0), (1, 0)), ((1, 0), (0, 0)), ((0, 0), (0, 0))] {
        assert_eq!(angle(v, w), None, "no direction, no angle");
        assert_eq!(vector(v).cross(vector(w)), 0);
    }
}

// 2. All small inputs.

/// All points with coordinates below `side`.
fn grid(side: i64) -> impl Iterator<Item = Point<i64>> + Clone {
    (0..side * side).map(move |i| point((i % side, i / side)))
}

fn float(of: Point<i64>) -> Point<f64> {
    point(of.to_f64())
}

/// Where c is, by the height of the line above or below it.
fn by_height(a: Point<i64>, b: Point<i64>, c: Point<i64>) -> Orientation {
    let side = |above: bool, below: bool| match (above, below) {
        (true, _) => Left,
        (_, true) => Right,
        _ => Collinear,
    };
    match a.x().cmp(&b.x()) {
        Ordering::Equal if a.y() < b.y() => side(c.x() < a.x(), a.x() < c.x()),
        Ordering::Equal if b.y() < a.y() => side(a.x() < c.x(), c.x() < a.x()),
        Ordering::Equal => Collinear,
        Ordering::Greater => by_height(b, a, c).reversed(),
        Ordering::Less => {
            let [rise, run, across] =
                [b.y() - a.y(), b.x() - a.x(), c.x() - a.x()].map(Ratio::from);
            let height = Ratio::from(a.y()) + rise / run * across;
            let own = Ratio::from(c.y());
            side(height < own, own < height)
        }
    }
}

/// Three points of the grid at which an orientation is wrong.
fn fault(
    orientation: impl Fn(Point<i64>, Point<i64>, Point<i64>) -> Orientation,
) -> Option<[Point<i64>; 3]> {
    grid(4)
        .flat_map(|a| grid(4).flat_map(move |b| grid(4).map(move |c| [a, b, c])))
        .find(|&[a, b, c]| orientation(a, b, c) != by_height(a, b, c))
}

#[test]
fn the_height_of_the_line_agrees_on_all_small_triples() {
    assert_eq!(fault(orientation), None);
    assert_eq!(fault(|a, b, c| orientation(float(a), float(b), float(c))), None);
    assert_eq!(fault(|a, b, c| (b - a).turn_to(c - a)), None);
    // By tenths no coordinate is exact, so some points leave their line.
    let tenth = |of: Point<i64>| point((of.x() as f64 / 10.0, of.y() as f64 / 10.0));
    assert!(fault(|a, b, c| orientation(tenth(a), tenth(b), tenth(c))).is_some());
}

#[test]
fn the_plain_form_agrees_on_all_small_walks() {
    let pair = |of: Point<i64>| (of.x(), of.y());
    for a in grid(4) {
        for b in grid(4) {
            for c in grid(4) {
                let dot = (b - a).dot(c - b);
                let expected = match (orientation(a, b, c), dot.signum()) {
                    (Left, _) => Turn::Left,
                    (Right, _) => Turn::Right,
                    (Collinear, 1) => Turn::Straight,
                    (Collinear, -1) => Turn::Back,
                    (Collinear, _) => Turn::Nothing,
                };
                assert_eq!(turns(&[a, b, c].map(pair)), [expected], "{a} {b} {c}");
            }
        }
    }
    for n in 0..3 {
        assert_eq!(turns(&vec![(1, 2); n]), [], "a walk without an inner point");
    }
    // The largest coordinates of its domain, with the greatest products.
    let far = 1_000_000_000;
    assert_eq!(turns(&[(-far, -far), (far, -far), (far, far)]), [Turn::Left]);
    assert_eq!(turns(&[(-far, far), (far, -far), (-far, far - 1)]), [Turn::Right]);
    assert_eq!(turns(&[(-far, -far), (far, far), (far - 1, far)]), [Turn::Left]);
}

#[test]
fn the_steps_of_a_walk() {
    let mut steps = Vec::new();
    turns_watched(&[(0, 0), (5, 3), (8, 5), (7, 8)], |step, turns| {
        steps.push((step, turns.len()));
    });
    let found = |cross, dot| plain::Step::Found { cross, dot };
    assert_eq!(steps, [(found(1, 21), 1), (found(11, 3), 2)]);
}

#[test]
fn wrong_versions_are_caught() {
    let with = |wrong: fn(Vector<i64>, Vector<i64>) -> i64| {
        fault(move |a, b, c| Orientation::from_cross_product(wrong(b - a, c - a).into()))
    };
    assert_eq!(with(|v, w| v.x() * w.y() - w.x() * v.y()), None);
    assert!(with(|v, w| v.x() * w.x() - v.y() * w.y()).is_some());
    assert!(with(|v, w| v.x() * w.y() + w.x() * v.y()).is_some());
    assert!(with(|v, w| w.x() * v.y() - v.x() * w.y()).is_some());
    // By slopes, the direction is lost.
    assert!(with(|v, w| v.x().signum() * w.y() - w.x().signum() * v.y()).is_some());
}

/// The angle by its definition: of the shortest vector in that direction, so that one direction has
/// one angle. They are at least 10^-2 apart on the grid, so the rounding does not matter.
fn angle(pivot: Point<i64>, at: Point<i64>) -> Option<f64> {
    let (x, y) = (at.x() - pivot.x(), at.y() - pivot.y());
    let common = (1..=5).rev().find(|d| x % d == 0 && y % d == 0)?;
    if (x, y) == (0, 0) {
        return None;
    }
    let (y, x) = ((y / common) as f64, (x / common) as f64);
    let angle = y.atan2(x);
    Some(if angle < 0.0 { angle + 2.0 * PI } else { angle })
}

#[test]
fn angles_agree_on_all_small_pairs() {
    for pivot in grid(5) {
        for a in grid(5) {
            let is_upper = angle(pivot, a).map(|angle| angle < PI);
            let expected = match is_upper {
                None => Half::Neither,
                Some(true) => Half::Upper,
                Some(false) => Half::Lower,
            };
            assert_eq!(half(pivot, a), expected);
            for b in grid(5) {
                let by_angle = angle(pivot, a).partial_cmp(&angle(pivot, b)).unwrap();
                assert_eq!(compare_angles(pivot, a, b), by_angle, "{pivot}: {a} {b}");
                let [p, q, r] = [pivot, a, b].map(float);
                assert_eq!(compare_angles(p, q, r), by_angle, "{pivot}: {a} {b}");
                let distance = |of: Point<i64>| pivot.squared_distance(of);
                let by_both = by_angle.then(distance(a).cmp(&distance(b)));
                assert_eq!(polar_order(pivot, a, b), by_both, "{pivot}: {a} {b}");
                assert_eq!(polar_order(p, q, r), by_both, "{pivot}: {a} {b}");
            }
        }
    }
}

/// Without the half first, three directions a third of a turn apart would each come before the
/// next.
#[test]
fn a_turn_alone_is_no_order() {
    let pivot = point(ORIGIN);
    let [a, b, c] = [(2, 0), (-1, 2), (-1, -2)].map(point);
    assert_eq!([(a, b), (b, c), (c, a)].map(|(p, q)| orientation(pivot, p, q)), [Left; 3]);
    let mut sorted = [c, a, b];
    polar_sort(pivot, &mut sorted);
    assert_eq!(sorted, [a, b, c]);
}

#[test]
fn a_polar_sort_begins_where_the_caller_says() {
    for pivot in grid(4) {
        for direction in grid(4) {
            // The whole turn that begins at the direction. At the pivot it has none, and then the
            // turn begins to the right.
            let start = angle(pivot, direction).unwrap_or(0.0);
            let turned = |of: Point<i64>| {
                let angle = angle(pivot, of)?;
                Some(if angle < start { angle + 2.0 * PI } else { angle })
            };
            let mut expected: Vec<Point<i64>> = grid(4).chain([pivot]).collect();
            expected.sort_by(|&a, &b| {
                let by_turn = turned(a).partial_cmp(&turned(b)).unwrap();
                by_turn.then(pivot.squared_distance(a).cmp(&pivot.squared_distance(b)))
            });
            let mut sorted: Vec<Point<i64>> = grid(4).chain([pivot]).collect();
            polar_sort_from(pivot, direction, &mut sorted);
            assert_eq!(sorted, expected, "{pivot} from {direction}");
            let mut of_floats: Vec<Point<f64>> = grid(4).chain([pivot]).map(float).collect();
            polar_sort_from(float(pivot), float(direction), &mut of_floats);
            assert!(of_floats.into_iter().eq(expected.into_iter().map(float)));
        }
    }
    polar_sort_from::<i64>(point(ORIGIN), point((1, 1)), &mut []);
}

#[test]
fn lines_on_all_small_triples() {
    let number = |n: i64| Ratio::from(n);
    for a in grid(4) {
        assert_eq!(Line::through(a, a), None);
        for b in grid(4).filter(|b| *b != a) {
            let line = Line::through(a, b).unwrap();
            let (way_x, way_y) = (number(b.x() - a.x()), number(b.y() - a.y()));
            for p in grid(4) {
                // The definition: the foot is on the line, and the way to it stands at right angles
                // on it.
                let (x, y) = line.foot(p).unwrap();
                assert_eq!(way_x * (y - number(a.y())), way_y * (x - number(a.x())));
                let (to_x, to_y) = (x - number(p.x()), y - number(p.y()));
                assert_eq!(way_x * to_x + way_y * to_y, number(0));
                let square = line.squared_distance(p).unwrap();
                assert_eq!(square, to_x * to_x + to_y * to_y);
                let (image_x, image_y) = line.image(p).unwrap();
                assert_eq!((image_x - x, image_y - y), (to_x, to_y));

                assert_eq!(line.side(p), orientation(a, b, p));
                let distance = line.signed_distance(p);
                assert!((distance * distance - square.to_f64()).abs() < 1e-13);
                assert_eq!(distance.total_cmp(&0.0), line.side(p).cmp(&Collinear));

                let of_floats = Line::through(float(a), float(b)).unwrap();
                let near = |given: (f64, f64), (x, y): (Ratio, Ratio)| {
                    (given.0 - x.to_f64()).abs() < 1e-14 && (given.1 - y.to_f64()).abs() < 1e-14
                };
                assert!(near(of_floats.foot(float(p)), (x, y)));
                assert!(near(of_floats.image(float(p)), (image_x, image_y)));
                assert_eq!(of_floats.signed_distance(float(p)), distance);
            }
        }
    }
}

/// The center by its definition, as far from a as from b and from c: two linear equations in its
/// coordinates.
fn center(a: Point<i64>, b: Point<i64>, c: Point<i64>) -> Option<(Ratio, Ratio)> {
    let square = |p: Point<i64>| p.x() * p.x() + p.y() * p.y();
    let equation =
        |p: Point<i64>| (2 * (p.x() - a.x()), 2 * (p.y() - a.y()), square(p) - square(a));
    let ((a1, b1, c1), (a2, b2, c2)) = (equation(b), equation(c));
    let quotient = |num: i64, den: i64| Ratio::new(num.into(), den.into());
    let by = a1 * b2 - a2 * b1;
    (by != 0).then(|| (quotient(c1 * b2 - c2 * b1, by), quotient(a1 * c2 - a2 * c1, by)))
}

#[test]
fn circles_on_all_small_quadruples() {
    for [a, b, c] in
        grid(4).flat_map(|a| grid(4).flat_map(move |b| grid(4).map(move |c| [a, b, c])))
    {
        let center = center(a, b, c);
        for d in grid(4) {
            let place = center.map(|(x, y)| {
                let square = |p: Point<i64>| {
                    let (x, y) = (x - Ratio::from(p.x()), y - Ratio::from(p.y()));
                    x * x + y * y
                };
                match square(d).partial_cmp(&square(a)) {
                    Some(Ordering::Less) => CircleSide::Inside,
                    Some(Ordering::Equal) => CircleSide::On,
                    _ => CircleSide::Outside,
                }
            });
            assert_eq!(in_circle(a, b, c, d), Ok(place), "{a} {b} {c} {d}");
        }
    }
}

#[test]
fn circles_that_fit() {
    let corner = |size: i64| {
        let [a, b, c, d] =
            [(-size, -size), (size, -size), (size, size), (-size, size - 1)].map(point);
        in_circle(a, b, c, d)
    };
    assert_eq!(corner((1 << 29) - 1), Ok(Some(CircleSide::Inside)));
    assert_eq!(corner((1 << 62) - 1), Err(TooLargeError));
}

// 3. Properties: against whole numbers as large as it takes.

/// A whole number in digits to the base 2^32, the lowest first, each with a sign of its own.
type Big = Vec<i128>;

/// A coordinate in units of 2^-502, which all are multiples of.
trait Exactly: Coordinate {
    fn exactly(self) -> Big;
}

fn shifted(number: i128, by: u32) -> Big {
    let mut digits = vec![0; by as usize / 32];
    let shifted = number << (by % 32);
    digits
        .extend([0, 32, 64].map(|place| (shifted.abs() >> place & 0xffff_ffff) * shifted.signum()));
    digits
}

impl Exactly for i64 {
    fn exactly(self) -> Big {
        shifted(self.into(), 0)
    }
}

impl Exactly for f64 {
    fn exactly(self) -> Big {
        let bits = self.to_bits();
        let exponent = (bits >> 52 & 0x7ff) as u32;
        let digits = i128::from(bits & ((1 << 52) - 1) | 1 << 52);
        // A float of this exponent is a multiple of 2^(exponent - 1023 - 52).
        match exponent {
            0 => shifted(0, 0),
            _ => shifted(if self < 0.0 { -digits } else { digits }, exponent + 502 - 1023 - 52),
        }
    }
}

/// The orientation by the six products of which the area is the sum.
fn by_whole_numbers<T: Exactly>(a: Point<T>, b: Point<T>, c: Point<T>) -> Orientation {
    let mut sum = vec![0_i128; 80];
    for (p, q) in [(a, b), (b, c), (c, a)] {
        for (x, y, sign) in [(p.x(), q.y(), 1), (q.x(), p.y(), -1)] {
            let (x, y) = (x.exactly(), y.exactly());
            for (i, x) in x.iter().enumerate().filter(|(_, x)| **x != 0) {
                for (j, y) in y.iter().enumerate() {
                    sum[i + j] += sign * x * y;
                }
            }
        }
    }
    let mut carry = 0;
    let mut is_zero = true;
    for digit in sum {
        carry += digit;
        is_zero &= 32 <= carry.trailing_zeros();
        carry >>= 32;
    }
    if is_zero && carry == 0 {
        Collinear
    } else if carry < 0 {
        Right
    } else {
        Left
    }
}

/// The float so many units in the last place farther from zero.
fn beside(number: f64, units: i64) -> f64 {
    let size = number.abs().to_bits().checked_add_signed(units).unwrap_or(0);
    if number < 0.0 { -f64::from_bits(size) } else { f64::from_bits(size) }
}

/// Points on a line through the origin, at very different distances from it, and the third of them
/// a unit beside it or not: so near that what is missing may be rounded to the wrong side.
fn along_a_line() -> impl Strategy<Value = [Point<f64>; 3]> {
    let number = (-(1_i64 << 40)..1 << 40, -200_i32..200)
        .prop_map(|(digits, by)| digits as f64 * 2_f64.powi(by));
    let numbers = [number.clone(), number.clone(), number];
    (numbers, 1..1000_u16, -1_i64..2).prop_map(|(numbers, slope, off)| {
        let [a, b, c] = numbers.map(|x| (x, x * f64::from(slope)));
        [a, b, (c.0, if c.0 == 0.0 { 0.0 } else { beside(c.1, off) })].map(point)
    })
}

/// Points in which a wrong sign is likely: on a line up to the rounding, of any size.
fn near_a_line() -> impl Strategy<Value = [Point<f64>; 3]> {
    let number =
        (1_u64 << 52..1 << 53, -60_i32..60, any::<bool>()).prop_map(|(digits, by, minus)| {
            let size = digits as f64 * 2_f64.powi(by - 52);
            if minus { -size } else { size }
        });
    let share = prop_oneof![Just(0.5), Just(2.0), Just(-1.0), Just(1.0 / 3.0), 0.0..1.0];
    let place = (number.clone(), number);
    (place.clone(), place, share, -2_i64..3, -2_i64..3, -380_i32..380).prop_map(
        |(a, b, share, off_x, off_y, by)| {
            let c = (a.0 + share * (b.0 - a.0), a.1 + share * (b.1 - a.1));
            let c = (beside(c.0, off_x), beside(c.1, off_y));
            let scale = 2_f64.powi(by);
            [a, b, c].map(|(x, y)| {
                Point::new(x * scale, y * scale).unwrap_or_else(|_| point((scale, -scale)))
            })
        },
    )
}

proptest! {
    #[test]
    fn whole_numbers_agree(
        [a, b, c] in near_a_line(),
        [p, q, r] in along_a_line(),
        ints in prop::array::uniform6(-(1_i64 << 62) + 1..1 << 62),
        small in prop::array::uniform6(-3_i64..4),
        scale in 0_i64..1 << 58,
    ) {
        prop_assert_eq!(orientation(p, q, r), by_whole_numbers(p, q, r));
        prop_assert_eq!(orientation(r, p, q), by_whole_numbers(p, q, r));
        let side = orientation(a, b, c);
        prop_assert_eq!(side, by_whole_numbers(a, b, c));
        prop_assert_eq!(orientation(b, c, a), side);
        prop_assert_eq!(orientation(b, a, c), side.reversed());
        for [ax, ay, bx, by, cx, cy] in [ints, small.map(|c| c * scale)] {
            let [a, b, c] = [(ax, ay), (bx, by), (cx, cy)].map(point);
            prop_assert_eq!(orientation(a, b, c), by_whole_numbers(a, b, c));
            prop_assert_eq!((b - a).turn_to(c - a), by_whole_numbers(a, b, c));
            let [a, b, c] = [a, b, c].map(float);
            prop_assert_eq!(orientation(a, b, c), by_whole_numbers(a, b, c));
        }
        // Vectors are exact products, whatever their sum would round to.
        let [v, w] = [b, c].map(|to| vector((to.x(), to.y())));
        let origin = point((0.0, 0.0));
        prop_assert_eq!(v.turn_to(w), by_whole_numbers(origin, b, c));
    }
}

/// The oracle itself, on numbers that can be checked by eye.
#[test]
fn whole_numbers_are_those_of_the_floats() {
    assert_eq!(1_i64.exactly(), [1, 0, 0]);
    assert_eq!((-1.5_f64).exactly(), [vec![0; 14], vec![0, -(3 << 21), 0]].concat());
    let by_floats = |a, b, c| by_whole_numbers::<f64>(point(a), point(b), point(c));
    assert_eq!(by_floats((0.0, 0.0), (1.0, 0.0), (5.0, 2_f64.powi(-450))), Left);
    assert_eq!(by_floats((0.0, 0.0), (-1.0, 0.0), (5.0, 2_f64.powi(-450))), Right);
    assert_eq!(by_floats((0.0, 0.0), (0.1, 0.1), (0.3, 0.3)), Collinear);
    assert_eq!(
        by_floats((0.0, 0.0), (1.0, 0.1), (3.0, 0.3)),
        Right,
        "the float 0.3 is below 3 * 0.1"
    );
}

// 4. Extremes.

/// Points beside a line: p = (1/2 + i u, 1/2 + j u) for a unit u = 2^-53 and i, j below 256, seen
/// from the way between (12, 12) and (24, 24). They are above the line if i < j. How many signs a
/// function has wrong:
fn wrong_near_the_line(sign: impl Fn(Point<f64>, Point<f64>, Point<f64>) -> Orientation) -> usize {
    let unit = f64::EPSILON / 2.0;
    let (q, r) = (point((12.0, 12.0)), point((24.0, 24.0)));
    let pairs = (0..256_u32).flat_map(|i| (0..256).map(move |j| (i, j)));
    pairs
        .filter(|&(i, j)| {
            let p = point((0.5 + f64::from(i) * unit, 0.5 + f64::from(j) * unit));
            let expected = match i.cmp(&j) {
                Ordering::Less => Left,
                Ordering::Equal => Collinear,
                Ordering::Greater => Right,
            };
            sign(p, q, r) != expected
        })
        .count()
}

/// The cross product in floats, as one would write it first.
fn rounded(p: Point<f64>, q: Point<f64>, r: Point<f64>) -> Orientation {
    let cross = (q.x() - p.x()) * (r.y() - p.y()) - (r.x() - p.x()) * (q.y() - p.y());
    match cross.partial_cmp(&0.0) {
        Some(Ordering::Less) => Right,
        Some(Ordering::Greater) => Left,
        _ => Collinear,
    }
}

#[test]
fn near_a_line_a_rounded_sign_is_often_wrong() {
    assert_eq!(wrong_near_the_line(rounded), 11972);
    assert_eq!(wrong_near_the_line(orientation), 0);
    assert_eq!(wrong_near_the_line(|p, q, r| orientation(q, r, p)), 0);
    assert_eq!(wrong_near_the_line(|p, q, r| orientation(r, p, q)), 0);
}

/// Where products of two differences begin to take more than 64 bits.
#[test]
fn on_both_sides_of_64_bits() {
    // The root of 2^63 lies between the first two.
    let sizes = [3_037_000_499, 3_037_000_500, 1 << 31, 1 << 32, (1 << 62) - 1];
    let around = |size: i64| [size - 2, size - 1, size];
    let numbers: Vec<i64> =
        sizes.into_iter().flat_map(around).chain([0, 1]).flat_map(|x| [x, -x]).collect();
    for &x in &numbers {
        for &y in &numbers {
            for tip in [(y, x), (x, x), (y - y.signum(), x - x.signum())] {
                let (a, b, c) = (point(ORIGIN), point((x, y)), point(tip));
                assert_eq!(orientation(a, b, c), by_whole_numbers(a, b, c), "{b} {c}");
                assert_eq!(orientation(b, c, a), by_whole_numbers(b, c, a), "{b} {c}");
            }
        }
    }
}

#[test]
fn the_largest_and_the_least_coordinates() {
    let most = (1_i64 << 62) - 1;
    // The largest area there is: half of a square of side 2^63 - 2.
    let [a, b, c] = [(-most, -most), (most, -most), (most, most)].map(point);
    assert_eq!((b - a).cross(c - a), 4 * i128::from(most) * i128::from(most));
    assert_eq!(orientation(a, b, c), Left);
    // Of 32 bits: the difference of two products of 33 bits and a sign is too large for 64 bits.
    let [a, b, c] =
        [(i32::MIN, i32::MIN), (i32::MAX, i32::MIN), (i32::MIN, i32::MAX)].map(Point::from);
    let (v, w) = (b - a, c - a);
    assert_eq!(v.cross(w), (i128::from(u32::MAX)).pow(2));
    let wrapped = v.x().wrapping_mul(w.y()).wrapping_sub(w.x().wrapping_mul(v.y()));
    assert!(wrapped < 0, "in 64 bits the sign would be wrong");
    // The least floats beside the greatest, where all rounded products are equal.
    let (least, greatest) = (2_f64.powi(-450), 2_f64.powi(500));
    let side =
        |c| orientation(point((-greatest, -greatest)), point((greatest, greatest)), point(c));
    assert_eq!(side((0.0, least)), Left);
    assert_eq!(side((least, 0.0)), Right);
    assert_eq!(side((least, least)), Collinear);
    let axis = Line::through(point((0.0, 0.0)), point((least, 0.0))).unwrap();
    let far = point((greatest, greatest));
    assert_eq!(axis.signed_distance(far), greatest);
    assert_eq!((axis.foot(far), axis.image(far)), ((greatest, 0.0), (greatest, -greatest)));
    let triangle = [(0.0, 0.0), (least, 0.0), (0.0, least)].map(point);
    assert_eq!(orientation(triangle[0], triangle[1], triangle[2]), Left);
}

#[test]
fn a_million_points_around_a_pivot() {
    let pivot = point(ORIGIN);
    let kinds = [workloads::in_disc as workloads::Points, workloads::on_line];
    for (kind, n) in kinds.into_iter().zip([1_000_000, 100_000]) {
        let mut points = kind(n);
        polar_sort(pivot, &mut points);
        assert!(points.is_sorted_by(|&a, &b| polar_order(pivot, a, b).is_le()));
        assert_eq!(points.len(), n);
    }
}

#[test]
fn the_comparisons_of_a_polar_sort_grow_as_n_log_n() {
    for n in demo::SIZES {
        let [by_sort, by_pairs] = demo::comparisons(n);
        // log2 of a power of two is its number of trailing zeros.
        let n_log_n = n * n.trailing_zeros();
        assert!(n_log_n / 2 < by_sort && by_sort < n_log_n * 5 / 4, "{n}: {by_sort}");
        assert_eq!(by_pairs, n * (n - 1) / 2);
    }
}

// 5. Bad input.

#[test]
fn what_is_no_number_has_no_side() {
    // It does not get that far: it is no point, and no vector.
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert_eq!(Point::new(0.0, bad).unwrap_err().index, None);
        assert_eq!(Vector::new(bad, 0.0).unwrap_err().index, None);
    }
    assert_eq!(Point::new(i64::MAX, 0).unwrap_err().index, None, "a difference would wrap");
}

#[test]
fn fractions_that_do_not_fit() {
    let through = |size: i64| {
        let [a, b, p] = [(-size, -size + 1), (size - 2, size), (size, -size + 5)].map(point);
        let line = Line::through(a, b).unwrap();
        (line.squared_distance(p).is_ok(), line.foot(p).is_ok(), line.image(p).is_ok())
    };
    assert_eq!(through((1 << 30) - 1), (true, true, true));
    assert_eq!(through((1 << 40) - 1), (false, true, true));
    assert_eq!(through((1 << 62) - 1), (false, false, false));
    let most = (1 << 62) - 1;
    let line = Line::through(point((-most, 1 - most)), point((most - 2, most))).unwrap();
    assert_eq!(line.foot(point((most, 5 - most))), Err(TooLargeError));
    assert_eq!(TooLargeError.to_string(), "the exact result does not fit 128 bits");
    // What fits in lowest terms is given.
    let axis = Line::through(point((-most, 0)), point((most, 0))).unwrap();
    assert_eq!(axis.foot(point((3, most))), Ok((Ratio::from(3), Ratio::from(0))));
    assert_eq!(axis.signed_distance(point((3, -most))), -(most as f64));
}

// 6. Errata.

/// The page on Graham's scan takes "collinear" for "in the same direction".
#[test]
fn erratum_collinear_is_along_or_against() {
    let (v, along, against) = (vector((2, 1)), vector((4, 2)), vector((-2, -1)));
    assert_eq!((v.cross(along), v.cross(against)), (0, 0));
    assert_eq!((v.dot(along), v.dot(against)), (10, -5), "the dot product tells them apart");
}

/// The original compares floats by whether they differ by less than 10^-6.
#[test]
fn erratum_a_fixed_tolerance_fits_one_size_only() {
    let by_tolerance = |v: Vector<f64>, w: Vector<f64>| {
        let cross = v.cross(w);
        if cross.abs() < 1e-6 {
            Collinear
        } else if cross < 0.0 {
            Right
        } else {
            Left
        }
    };
    // A right angle with legs of a tenth of a millimeter.
    let (v, w) = (vector((1e-4, 0.0)), vector((0.0, 1e-4)));
    assert_eq!(by_tolerance(v, w), Collinear);
    assert_eq!(v.turn_to(w), Left);
    // And three points on the line y = 3x, far apart, where one rounding is more than the
    // tolerance.
    let [p, q, r] = [f64::from(0.1_f32), 1e9, 3e8].map(|x| point((x, 3.0 * x)));
    assert_eq!((q - p).cross(r - p), 128.0);
    assert_eq!(by_tolerance(q - p, r - p), Left);
    assert_eq!(orientation(p, q, r), Collinear);
}

/// A sort by the angles themselves takes directions for the same that are not.
#[test]
fn an_angle_in_floats_is_too_coarse() {
    let (a, b) = ((1_000_000_000, 999_999_999), (999_999_999, 999_999_998));
    let angle = |(x, y): (i64, i64)| (y as f64).atan2(x as f64);
    assert_eq!(angle(a).total_cmp(&angle(b)), Ordering::Equal);
    assert_eq!(compare_angles(point(ORIGIN), point(a), point(b)), Ordering::Greater);
}

// 7. The program.

#[test]
fn demo_output() {
    demo::DEMO.shows(&[
        ("cross_product", ""),
        ("cross_product_vectors", "1,1 0,2"),
        ("cross_product_sort", "--sort 2,2 4,2 4,3 6,4 1,4 0,2 1,1 3,0 2,2"),
        ("cross_product_mirror", "--mirror 0,0 3,1 1,3"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        assert_ne!(crate::snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
}

#[test]
fn near_line_output() {
    near_line::DEMO.shows(&[("near_line", "")]);
    near_line::DEMO.refuses(&[
        ("0", "the step: \"0\" is less than 1 (column 1)"),
        ("1 2", "the step: \"2\" is one too many (column 3)"),
    ]);
}

#[test]
fn demo_conduct() {
    let many: Vec<String> = (0..100).map(|i| format!("{i},{}", i * i)).collect();
    demo::DEMO.says(&[
        ("1.8,-8 0.3,2", "…\nv x w = 1.8 * 2 - 0.3 * (-8) = 6: w points to the left of v."),
        ("1,1 -2,-2", "…\nv x w = 1 * (-2) - (-2) * 1 = 0: w has the direction opposite to v."),
        ("0,0 0,0 1,2", "…\nThe turns are: none, because two points are equal."),
        ("0,0 0.5,0 1,0 0,0", "…\nThe turns are: straight on, back."),
        (
            &many[..17].join(" "),
            "…the limit is 16 points…\nThe turns are: left, left, left, left, left, left, left, left, left, left, left, left, left, left, left.",
        ),
        ("--sort 1,1", "…\nThere are no points around it."),
        (
            &format!("--sort {}", many.join(" ")),
            "…the limit is 16 points…\nThe first is (1, 1), and the last is (99, 9801).",
        ),
    ]);
    demo::DEMO.refuses(&[
        ("1,x 2,3", "point 1: \"1,x\" is not of the form 2,1 (column 1)"),
        ("1,2", "it takes two vectors, or at least three points"),
        ("--mirror 1,1 1,1 2,2", "points 1 and 2 are the same, and they do not determine a line"),
        ("--mirror --sort 1,1", "--mirror and --sort exclude each other"),
        ("--mirror 1,1", "--mirror needs three points"),
    ]);
}
