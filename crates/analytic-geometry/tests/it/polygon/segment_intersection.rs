//! 10.2 Segment intersection.

use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::polygon::segment_intersection::plain::{self, Step, intersects_watched};
use analytic_geometry::polygon::segment_intersection::{
    Intersection, IntersectionError, Lines, RationalPoint, boxes_meet, intersection, intersects,
    line_intersection, ray_intersection, sides, signs::intersects_by_signs, squared_distance,
    straddles,
};
use analytic_geometry::{Point, Segment, points, workloads};
use linear_algebra::{Field, Ratio};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::sets;
use crate::snapshots::{self, Expect};

#[path = "../../../examples/segment_intersection.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

type Pair<T> = [[(T, T); 2]; 2];

fn segments(pair: Pair<i64>) -> [Segment<i64>; 2] {
    pair.map(|ends| ends.map(|(x, y)| Point::new(x, y).unwrap())).map(|[a, b]| Segment::new(a, b))
}

fn float_segments(pair: Pair<f64>) -> [Segment<f64>; 2] {
    pair.map(|ends| ends.map(|(x, y)| Point::new(x, y).unwrap())).map(|[a, b]| Segment::new(a, b))
}

/// The same, as floats.
fn floats(segment: Segment<i64>) -> Segment<f64> {
    let ends = sets::floats(&[segment.from, segment.to]);
    Segment::new(ends[0], ends[1])
}

// 1. Worked examples.

/// Two segments by their ends, and what they have in common.
const WORKED: &[(Pair<i64>, &str)] = &[
    ([[(0, 0), (2, 1)], [(1, 0), (1, 1)]], "cross in (1, 1/2)"),
    ([[(1, 0), (1, 1)], [(1, 1), (2, 0)]], "touch in (1, 1)"),
    ([[(0, 0), (2, 1)], [(0, 1), (1, 2)]], "nothing"),
    // An end on the inside of the other.
    ([[(0, 0), (4, 2)], [(2, 1), (3, 5)]], "touch in (2, 1)"),
    // On one line.
    ([[(0, 0), (4, 2)], [(6, 3), (2, 1)]], "from (2, 1) to (4, 2)"),
    ([[(0, 0), (6, 3)], [(4, 2), (2, 1)]], "from (2, 1) to (4, 2)"),
    ([[(0, 0), (4, 2)], [(4, 2), (6, 3)]], "touch in (4, 2)"),
    ([[(0, 0), (2, 1)], [(4, 2), (6, 3)]], "nothing"),
    ([[(1, 3), (1, 0)], [(1, 1), (1, 5)]], "from (1, 1) to (1, 3)"),
    // Parallel, with boxes that meet.
    ([[(0, 0), (4, 2)], [(0, 1), (4, 3)]], "nothing"),
    // Single points.
    ([[(2, 1), (2, 1)], [(0, 0), (4, 2)]], "touch in (2, 1)"),
    ([[(2, 2), (2, 2)], [(0, 0), (4, 2)]], "nothing"),
    ([[(2, 2), (2, 2)], [(2, 2), (2, 2)]], "touch in (2, 2)"),
    ([[(2, 2), (2, 2)], [(2, 3), (2, 3)]], "nothing"),
];

/// A place, if there is one.
type Meeting = Option<(f64, f64)>;

/// The original's tests; s1 to s6 by their ends, and where two of them meet.
const ORIGINAL: &[(Pair<f64>, Meeting)] = &[
    ([[(0.0, 0.0), (1.0, 0.0)], [(0.0, 0.0), (0.0, 1.0)]], Some((0.0, 0.0))),
    ([[(0.0, 0.0), (1.0, 1.0)], [(0.0, 0.0), (2.0, 0.5)]], Some((0.0, 0.0))),
    ([[(0.0, 0.0), (2.0, 0.5)], [(1.0, 0.0), (1.0, 1.5)]], Some((1.0, 0.25))),
    ([[(0.0, 0.0), (0.0, 1.0)], [(1.0, 0.0), (1.0, 1.5)]], None),
    ([[(0.0, 0.0), (1.0, 0.0)], [(0.0, 2.0), (1.0, 0.5)]], None),
    ([[(0.0, 0.0), (0.0, 1.0)], [(0.0, 2.0), (1.0, 0.5)]], None),
];

fn said(intersection: Intersection<i64>) -> String {
    match intersection {
        Intersection::None => "nothing".into(),
        Intersection::Point { at, is_proper: true } => format!("cross in {at}"),
        Intersection::Point { at, is_proper: false } => format!("touch in {at}"),
        Intersection::Overlap(Segment { from, to }) => format!("from {from} to {to}"),
    }
}

#[test]
fn worked_examples() {
    for &(pair, common) in WORKED {
        let [a, b] = segments(pair);
        assert_eq!(said(intersection(a, b).unwrap()), common, "{pair:?}");
        assert_eq!(intersects(a, b), common != "nothing", "{pair:?}");
    }
}

#[test]
fn the_originals_tests() {
    for &(pair, place) in ORIGINAL {
        let [a, b] = float_segments(pair);
        assert_eq!(intersects(a, b), place.is_some());
        match intersection(a, b).unwrap() {
            Intersection::None => assert_eq!(place, None),
            Intersection::Point { at, .. } => assert_eq!(place, Some((at.x(), at.y()))),
            Intersection::Overlap(_) => panic!("none of them do"),
        }
    }
}

#[test]
fn lines_and_rays_and_distances() {
    let [a, b] = segments([[(0, 0), (2, 1)], [(5, 0), (5, 1)]]);
    assert!(!intersects(a, b));
    let at = |x: i64, num, den| RationalPoint { x: x.into(), y: Ratio::new(num, den) };
    assert_eq!(line_intersection(a, b), Ok(Lines::Point(at(5, 5, 2))));
    assert_eq!(ray_intersection(a, b), Ok(Intersection::None), "it passes above");
    let [tall, behind] = segments([[(5, 0), (5, 3)], [(-5, -5), (-5, 5)]]);
    let cross = Intersection::Point { at: at(5, 5, 2), is_proper: true };
    assert_eq!(ray_intersection(a, tall), Ok(cross));
    assert_eq!(ray_intersection(a, behind), Ok(Intersection::None), "it begins later");
    assert_eq!(squared_distance(a, b), Ok(Ratio::from(9)));
    let [_, off] = segments([[(0, 0), (2, 1)], [(0, 1), (1, 2)]]);
    assert_eq!(squared_distance(a, off), Ok(Ratio::new(4, 5)), "from (0, 1) to (2/5, 1/5)");
}

/// What the test asks, up to the first no, with the answers.
fn asked(first: [plain::Point; 2], second: [plain::Point; 2]) -> Vec<(Step, bool)> {
    let mut answered = Vec::new();
    let verdict = intersects_watched(first, second, |step, &yes| answered.push((step, yes)));
    assert_eq!(answered.last().map(|last| last.1), Some(verdict));
    answered
}

/// The walls of the page, of five, about which a part of the test is right: the boxes; one of the
/// tests for straddling; both of them without the boxes; all, if touching does not count.
pub(crate) const BOXES_RIGHT: usize = 3;
pub(crate) const ONE_LINE_RIGHT: usize = 3;
pub(crate) const WITHOUT_BOXES_RIGHT: usize = 4;
pub(crate) const STRICTLY_RIGHT: usize = 4;

#[test]
fn the_worked_example_of_the_page() {
    let number = |text: &str| text.parse::<i64>().unwrap();
    let end = |text: &str| text.split_once(',').map(|(x, y)| (number(x), number(y))).unwrap();
    let segment = |text: &str| text.split_once(':').map(|(a, b)| [end(a), end(b)]).unwrap();
    let given: Vec<[plain::Point; 2]> = demo::WALLS.split(' ').map(segment).collect();
    let (way, walls) = (given[0], &given[1..]);
    let of = |wall: [plain::Point; 2]| asked(way, wall);
    let (left, right) = (1, -1);
    let (first, second) =
        (|sides| Step::LineOfFirst { sides }, |sides| Step::LineOfSecond { sides });
    assert_eq!(
        of(walls[0]),
        [(Step::Boxes, true), (first([right, left]), true), (second([left, right]), true),]
    );
    assert_eq!(of(walls[1]), [(Step::Boxes, true), (first([left, left]), false)]);
    assert_eq!(
        of(walls[2]),
        [(Step::Boxes, true), (first([right, left]), true), (second([left, left]), false),]
    );
    assert_eq!(
        of(walls[3]),
        [(Step::Boxes, true), (first([0, right]), true), (second([right, left]), true),]
    );
    assert_eq!(of(walls[4]), [(Step::Boxes, false)]);
    // What the parts of the test say.
    let meet = [true, false, false, true, false];
    let in_library = |pair: [plain::Point; 2]| segments([pair, pair])[0];
    let way = in_library(way);
    let wrong = |says: &dyn Fn(Segment<i64>) -> bool| {
        let about = |i: &usize| says(in_library(walls[i - 1])) != meet[i - 1];
        (1..=5).filter(about).collect::<Vec<_>>()
    };
    assert!(wrong(&|wall| intersects(way, wall)).is_empty());
    assert_eq!(wrong(&|wall| boxes_meet(way, wall)), [2, 3]);
    assert_eq!(wrong(&|wall| straddles(way, wall)), [3, 5]);
    assert_eq!(wrong(&|wall| straddles(way, wall) && straddles(wall, way)), [5]);
    let strictly = |line, ends| !sides(line, ends).contains(&Orientation::Collinear);
    let touching_is_nothing =
        |wall| intersects(way, wall) && strictly(way, wall) && strictly(wall, way);
    assert_eq!(wrong(&touching_is_nothing), [4]);
    assert_eq!([BOXES_RIGHT, ONE_LINE_RIGHT], [5 - 2; 2]);
    assert_eq!([WITHOUT_BOXES_RIGHT, STRICTLY_RIGHT], [5 - 1; 2]);
    // The first wall is vertical, so it has no slope, and it is crossed between two whole numbers.
    assert_eq!(walls[0][0].0, walls[0][1].0);
    assert_eq!(said(intersection(way, in_library(walls[0])).unwrap()), "cross in (5, 7/2)");
}

/// The product of the sides of both ends, -1, 0 or 1.
fn sides_product(line: Segment<i64>, ends: Segment<i64>) -> i64 {
    let pair = |point: Point<i64>| (point.x(), point.y());
    let side = |end| plain::side(pair(line.from), pair(line.to), pair(end));
    side(ends.from) * side(ends.to)
}

#[test]
fn the_answers_of_the_page() {
    // How many orientations are computed: 2 after the first no, else 4.
    let n_orientations = |first, second| 2 * (asked(first, second).len() - 1);
    assert_eq!(n_orientations([(0, 0), (6, 2)], [(1, 4), (5, 1)]), 4);
    assert_eq!(n_orientations([(0, 0), (6, 2)], [(3, 2), (6, 5)]), 2);
    assert_eq!(n_orientations([(0, 0), (6, 2)], [(7, 0), (9, 9)]), 0);
    let n_total = [[(1, 4), (5, 1)], [(3, 2), (6, 5)], [(7, 0), (9, 9)]]
        .map(|second| n_orientations([(0, 0), (6, 2)], second));
    assert_eq!(n_total.iter().sum::<usize>(), 6);
    // Four sides by hand, and a pair that touches.
    let crossing = asked([(0, 0), (8, 6)], [(3, 1), (5, 5)]);
    let sides = [Step::LineOfFirst { sides: [-1, 1] }, Step::LineOfSecond { sides: [1, -1] }];
    assert_eq!(crossing[1..], sides.map(|step| (step, true)));
    let [a, b] = segments([[(0, 0), (4, 2)], [(2, 1), (3, 5)]]);
    assert!(intersects(a, b) && sides_product(a, b) == 0);
    // A segment that is a single point.
    let point_on = asked([(0, 0), (6, 3)], [(4, 2), (4, 2)]);
    assert!(point_on.iter().all(|&(_, yes)| yes));
    assert!(!plain::intersects([(0, 0), (6, 3)], [(4, 3), (4, 3)]));
    // On one line, apart: without the boxes, the answer would be yes.
    let [a, b] = segments([[(0, 0), (2, 1)], [(4, 2), (6, 3)]]);
    assert!(straddles(a, b) && straddles(b, a) && !intersects(a, b));
    // On one line, and the boxes overlap: there is more than one point.
    assert!(plain::intersects([(0, 0), (4, 2)], [(6, 3), (2, 1)]));
    // Parallel segments whose boxes overlap.
    assert!(!plain::intersects([(0, 0), (4, 2)], [(0, 1), (4, 3)]));
}

#[test]
fn the_answers_about_rays() {
    // To the right: in front of the beginning, and behind it.
    let [ray, in_front] = segments([[(0, 0), (1, 0)], [(3, -1), (3, 1)]]);
    let [_, behind] = segments([[(0, 0), (1, 0)], [(-3, -1), (-3, 1)]]);
    assert_eq!(said(ray_intersection(ray, in_front).unwrap()), "cross in (3, 0)");
    assert!(!straddles(in_front, ray), "both points of the ray are on one side");
    assert_eq!(ray_intersection(ray, behind), Ok(Intersection::None));
    // Its box contains the beginning, and it passes behind.
    let [ray, near] = segments([[(0, 0), (1, 1)], [(-2, 1), (1, -2)]]);
    assert!(straddles(ray, near) && boxes_meet(near, Segment::new(ray.from, ray.from)));
    assert_eq!(ray_intersection(ray, near), Ok(Intersection::None));
    let half = Ratio::new(-1, 2);
    let at = RationalPoint { x: half, y: half };
    assert_eq!(line_intersection(ray, near), Ok(Lines::Point(at)));
    // Two lines whose segments do not meet.
    let [a, b] = segments([[(2, 2), (14, 8)], [(13, 5), (17, 11)]]);
    let at = RationalPoint { x: Ratio::new(31, 2), y: Ratio::new(35, 4) };
    assert_eq!(line_intersection(a, b), Ok(Lines::Point(at)));
    assert!(!intersects(a, b));
}

#[test]
fn the_plain_form_agrees_on_all_pairs_on_a_grid() {
    let ends = |segment: Segment<i64>| [segment.from, segment.to].map(|end| (end.x(), end.y()));
    for [a, b] in all_pairs() {
        assert_eq!(plain::intersects(ends(a), ends(b)), intersects(a, b), "{a:?} {b:?}");
    }
    // The farthest points of its domain.
    let far = 1_000_000_000;
    let (up, down) = ([(-far, -far), (far, far)], [(-far, far), (far, -far)]);
    assert!(plain::intersects(up, down));
    assert!(!plain::intersects(up, [(-far, far), (-1, 1)]));
}

// 2. All small inputs.

/// What a segment, or a ray, has in common with a segment: the one number that leads along the
/// first to the second, and the one that leads along the second to the first, in fractions.
fn solved(a: Segment<i64>, is_ray: bool, b: Segment<i64>) -> Intersection<i64> {
    let (along_a, along_b, way) = (way(a.from, a.to), way(b.from, b.to), way(a.from, b.from));
    let is_part =
        |part: Ratio, is_ray: bool| Ratio::from(0) <= part && (is_ray || part <= Ratio::from(1));
    let is_end =
        |part: Ratio, is_ray: bool| part == Ratio::from(0) || !is_ray && part == Ratio::from(1);
    let by = cross(along_a, along_b);
    if by != Ratio::from(0) {
        let (part_a, part_b) = (cross(way, along_b) / by, cross(way, along_a) / by);
        if !is_part(part_a, is_ray) || !is_part(part_b, false) {
            return Intersection::None;
        }
        let is_proper = !is_end(part_a, is_ray) && !is_end(part_b, false);
        return Intersection::Point { at: along(a, part_a), is_proper };
    }
    // On one line, or on parallel ones: what they have in common ends in ends.
    let is_on =
        |point: Point<i64>, segment: Segment<i64>, is_ray: bool| match part_of(point, segment) {
            Some(part) => {
                is_part(part, is_ray) && along(segment, part) == RationalPoint::from(point)
            }
            None => point == segment.from,
        };
    let mut ends = vec![b.from, b.to];
    ends.retain(|&end| is_on(end, a, is_ray));
    ends.extend([a.from].iter().filter(|&&end| is_on(end, b, false)));
    ends.extend([a.to].iter().filter(|&&end| !is_ray && is_on(end, b, false)));
    match (ends.iter().min(), ends.iter().max()) {
        (Some(&from), Some(&to)) if from < to => Intersection::Overlap(Segment::new(from, to)),
        (Some(&from), _) => Intersection::Point { at: from.into(), is_proper: false },
        _ => Intersection::None,
    }
}

type Way = (Ratio, Ratio);

fn way(from: Point<i64>, to: Point<i64>) -> Way {
    ((to.x() - from.x()).into(), (to.y() - from.y()).into())
}

fn cross(a: Way, b: Way) -> Ratio {
    a.0 * b.1 - b.0 * a.1
}

/// The place at a part of the way along a segment.
fn along(segment: Segment<i64>, part: Ratio) -> RationalPoint {
    let (x, y) = way(segment.from, segment.to);
    let from = RationalPoint::from(segment.from);
    RationalPoint { x: from.x + part * x, y: from.y + part * y }
}

/// At which part of the way along a segment its line is nearest to a point; none if it is a single
/// point.
fn part_of(point: Point<i64>, segment: Segment<i64>) -> Option<Ratio> {
    let (along, way) = (way(segment.from, segment.to), way(segment.from, point));
    let part = (along.0 * way.0 + along.1 * way.1) / (along.0 * along.0 + along.1 * along.1);
    part.is_number().then_some(part)
}

/// The square of the least distance of segments that do not meet.
fn squared_apart(a: Segment<i64>, b: Segment<i64>) -> Ratio {
    let from_end = |(end, segment): (Point<i64>, Segment<i64>)| {
        let part = part_of(end, segment).unwrap_or_default();
        let part = if part < Ratio::from(0) { Ratio::from(0) } else { part };
        let part = if Ratio::from(1) < part { Ratio::from(1) } else { part };
        let (near, end) = (along(segment, part), RationalPoint::from(end));
        let (x, y) = (near.x - end.x, near.y - end.y);
        x * x + y * y
    };
    let all = [(a.from, b), (a.to, b), (b.from, a), (b.to, a)].map(from_end);
    all.into_iter().reduce(|least, next| if next < least { next } else { least }).unwrap()
}

/// All segments on a grid of 4 by 4, single points too.
fn all_segments() -> Vec<Segment<i64>> {
    let grid = points((0..16).map(|i| (i % 4, i / 4))).unwrap();
    grid.iter().flat_map(|&from| grid.iter().map(move |&to| Segment::new(from, to))).collect()
}

fn all_pairs() -> impl Iterator<Item = [Segment<i64>; 2]> {
    let all = all_segments();
    let others = all.clone();
    all.into_iter().flat_map(move |a| others.clone().into_iter().map(move |b| [a, b]))
}

/// The first pair about which someone is wrong.
fn fault(intersects: impl Fn(Segment<i64>, Segment<i64>) -> bool) -> Option<[Segment<i64>; 2]> {
    all_pairs().find(|&[a, b]| intersects(a, b) != (solved(a, false, b) != Intersection::None))
}

/// The float next to a fraction of small numbers: their quotient is rounded once.
fn float(ratio: Ratio) -> f64 {
    ratio.to_f64()
}

fn float_place(place: RationalPoint) -> Point<f64> {
    Point::new(float(place.x), float(place.y)).unwrap()
}

/// The same in floats.
fn in_floats(intersection: Intersection<i64>) -> Intersection<f64> {
    match intersection {
        Intersection::None => Intersection::None,
        Intersection::Point { at, is_proper } => {
            Intersection::Point { at: float_place(at), is_proper }
        }
        Intersection::Overlap(segment) => Intersection::Overlap(floats(segment)),
    }
}

#[test]
fn a_parametric_solution_agrees_on_all_pairs_on_a_grid() {
    assert_eq!(all_pairs().count(), 65_536);
    let (mut n_proper, mut n_touching, mut n_overlaps) = (0, 0, 0);
    for [a, b] in all_pairs() {
        let common = solved(a, false, b);
        assert_eq!(intersection(a, b), Ok(common), "{a:?} {b:?}");
        assert_eq!(intersects(a, b), common != Intersection::None, "{a:?} {b:?}");
        assert_eq!(intersects_by_signs(floats(a), floats(b)), intersects(a, b), "{a:?} {b:?}");
        assert_eq!(intersection(floats(a), floats(b)), Ok(in_floats(common)), "{a:?} {b:?}");
        match common {
            Intersection::None => {}
            Intersection::Point { is_proper: true, .. } => n_proper += 1,
            Intersection::Point { .. } => n_touching += 1,
            Intersection::Overlap(_) => n_overlaps += 1,
        }
        if b.is_point() {
            assert_eq!(a.contains(b.from), common != Intersection::None, "{a:?} {b:?}");
        }
    }
    // Every kind comes, and often.
    assert!(1000 < n_proper && 1000 < n_touching && 1000 < n_overlaps);
}

#[test]
fn a_parametric_solution_agrees_on_all_rays_and_lines_on_a_grid() {
    for [a, b] in all_pairs() {
        let common = solved(a, !a.is_point(), b);
        assert_eq!(ray_intersection(a, b), Ok(common), "{a:?} {b:?}");
        assert_eq!(ray_intersection(floats(a), floats(b)), Ok(in_floats(common)), "{a:?} {b:?}");
        let index = usize::from(!a.is_point());
        let lines = if a.is_point() || b.is_point() {
            Err(IntersectionError::NoLine { index })
        } else {
            let (along_a, along_b) = (way(a.from, a.to), way(b.from, b.to));
            let between = way(a.from, b.from);
            let by = cross(along_a, along_b);
            Ok(if by != Ratio::from(0) {
                Lines::Point(along(a, cross(between, along_b) / by))
            } else if cross(along_a, between) == Ratio::from(0) {
                Lines::Same
            } else {
                Lines::Parallel
            })
        };
        assert_eq!(line_intersection(a, b), lines, "{a:?} {b:?}");
        let of_floats = lines.map(|lines| match lines {
            Lines::Parallel => Lines::Parallel,
            Lines::Point(at) => Lines::Point(float_place(at)),
            Lines::Same => Lines::Same,
        });
        assert_eq!(line_intersection(floats(a), floats(b)), of_floats, "{a:?} {b:?}");
    }
}

#[test]
fn distances_on_a_grid() {
    for [a, b] in all_pairs() {
        let square = if solved(a, false, b) == Intersection::None {
            squared_apart(a, b)
        } else {
            Ratio::from(0)
        };
        assert_eq!(squared_distance(a, b), Ok(square), "{a:?} {b:?}");
        assert_eq!(squared_distance(floats(a), floats(b)), Ok(float(square)), "{a:?} {b:?}");
    }
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(intersects), None);
    // Without the boxes, all that lies on one line would meet.
    assert!(fault(|a, b| straddles(a, b) & straddles(b, a)).is_some());
    // The boxes alone, or one line alone, do not do.
    assert!(fault(boxes_meet).is_some());
    assert!(fault(|a, b| boxes_meet(a, b) & straddles(a, b)).is_some());
    // If the ends must be on different sides, a segment does not meet itself.
    let differ = |a, b| {
        let [one, other] = sides(a, b);
        one != other
    };
    assert!(fault(|a, b| differ(a, b) & differ(b, a)).is_some());
    // If they must be off the line, touching does not count.
    let strictly = |a, b| {
        let [one, other] = sides(a, b);
        one != other && one != Orientation::Collinear && other != Orientation::Collinear
    };
    assert!(fault(|a, b| strictly(a, b) & strictly(b, a)).is_some());
}

// 3. Properties.

fn any_segment(size: i64) -> impl Strategy<Value = Segment<i64>> {
    [-size..=size, -size..=size, -size..=size, -size..=size].prop_map(|[x1, y1, x2, y2]| {
        Segment::new(Point::new(x1, y1).unwrap(), Point::new(x2, y2).unwrap())
    })
}

/// A float as a fraction, if it is not too small for one.
#[expect(clippy::cast_possible_truncation, reason = "it is whole by then")]
fn exact(float: f64) -> Ratio {
    let mut n_halves = 0;
    let mut whole = float;
    while whole.fract() != 0.0 {
        (whole, n_halves) = (whole * 2.0, n_halves + 1);
    }
    Ratio::new(whole as i128, 1 << n_halves)
}

/// Whether no float is nearer to a fraction.
fn is_nearest(float: f64, ratio: Ratio) -> bool {
    if float == 0.0 {
        return ratio == Ratio::from(0);
    }
    let error = |float: f64| (exact(float) - ratio).abs();
    error(float) <= error(float.next_up()) && error(float) <= error(float.next_down())
}

proptest! {
    #[test]
    fn a_point_of_both_is_on_both(a in any_segment(1 << 40), b in any_segment(1 << 40)) {
        let common = intersection(a, b).unwrap();
        prop_assert_eq!(intersects(a, b), common != Intersection::None);
        let reversed = |segment: Segment<i64>| Segment::new(segment.to, segment.from);
        prop_assert_eq!(intersection(b, a).unwrap(), common);
        prop_assert_eq!(intersection(reversed(a), b).unwrap(), common);
        prop_assert_eq!(intersection(a, reversed(b)).unwrap(), common);
        if let Intersection::Point { at, .. } = common {
            for Segment { from, to } in [a, b] {
                let (low, high) = (from.x().min(to.x()), from.x().max(to.x()));
                prop_assert!(Ratio::from(low) <= at.x && at.x <= Ratio::from(high));
                let (low, high) = (from.y().min(to.y()), from.y().max(to.y()));
                prop_assert!(Ratio::from(low) <= at.y && at.y <= Ratio::from(high));
            }
        }
        // The lines meet as well, for all that is not parallel.
        prop_assert!(line_intersection(a, b).is_ok());
        // Two floats that differ are different.
        prop_assert_eq!(intersects(floats(a), floats(b)), intersects(a, b));
        prop_assert_eq!(intersects_by_signs(floats(a), floats(b)), intersects(a, b));
    }

    #[test]
    fn a_point_of_floats_is_the_nearest(a in any_segment(999), b in any_segment(999)) {
        prop_assume!(!a.is_point() && !b.is_point());
        let lines = (line_intersection(a, b).unwrap(), line_intersection(floats(a), floats(b)).unwrap());
        if let (Lines::Point(exact), Lines::Point(float)) = lines {
            prop_assert!(is_nearest(float.x(), exact.x), "{exact} {float}");
            prop_assert!(is_nearest(float.y(), exact.y), "{exact} {float}");
        } else {
            prop_assert!(matches!(lines, (Lines::Parallel, Lines::Parallel) | (Lines::Same, Lines::Same)));
        }
        let square = squared_distance(a, b).unwrap();
        prop_assert!(is_nearest(squared_distance(floats(a), floats(b)).unwrap(), square), "{square}");
    }

    /// Nearly parallel segments through a point that is known: all their ends are floats without
    /// rounding.
    #[test]
    fn nearly_parallel_floats_cross_where_they_do(
        [x, y] in [-1000_i32..1000, -1000_i32..1000],
        [across, up] in [1_i32 << 20..1 << 21, 1_i32 << 20..1 << 21],
        turn in 1_i32..4,
        [back_a, on_a, back_b, on_b] in [1_i32..50, 1..50, 1..50, 1..50],
    ) {
        let unit = 2_f64.powi(-20);
        let at = Point::new(f64::from(x) * unit, f64::from(y) * unit).unwrap();
        let end = |steps: i32, (across, up): (i32, i32)| {
            let go = |from: f64, by: i32| from + f64::from(steps) * f64::from(by) * unit;
            Point::new(go(at.x(), across), go(at.y(), up)).unwrap()
        };
        let (one, other) = ((across, up), (across, up + turn));
        let a = Segment::new(end(-back_a, one), end(on_a, one));
        let b = Segment::new(end(-back_b, other), end(on_b, other));
        prop_assert_eq!(intersection(a, b), Ok(Intersection::Point { at, is_proper: true }));
    }
}

/// The same with every step rounded.
#[test]
fn rounded_steps_miss_the_crossing() {
    let rounded = |a: Segment<f64>, b: Segment<f64>| {
        let (along_a, along_b) = (a.to - a.from, b.to - b.from);
        let part = (b.from - a.from).cross(along_b) / along_a.cross(along_b);
        (a.from.x() + part * along_a.x(), a.from.y() + part * along_a.y())
    };
    // Both go through (777, -555), in steps of (1073741823, 1073741821) and (1073741823,
    // 1073741822).
    let (across, up) = (1_000_000_007.0, 998_244_353.0);
    let (x, y) = (777.0, -555.0);
    let end = |steps: f64, up: f64| (x + steps * across, y + steps * up);
    let [a, b] = float_segments([
        [end(-49.0, up), end(47.0, up)],
        [end(-43.0, up + 1.0), end(41.0, up + 1.0)],
    ]);
    let at = Point::new(x, y).unwrap();
    assert_eq!(intersection(a, b), Ok(Intersection::Point { at, is_proper: true }));
    assert_ne!(rounded(a, b), (x, y));
}

// 4. Extremes.

#[test]
fn the_farthest_points() {
    let far = (1_i64 << 62) - 1;
    let [a, b] = segments([[(-far, -far), (far, far)], [(-far, far), (far, -far)]]);
    assert_eq!(said(intersection(a, b).unwrap()), "cross in (0, 0)");
    assert!(!intersects(a, Segment::new(b.from, Point::new(-1, 0).unwrap())));
    // The fraction takes more than 128 bits; that they cross is no question.
    let [a, b] =
        segments([[(-far, -far + 1), (far - 4, far / 3)], [(-far, far / 5), (far - 7, 5 - far)]]);
    assert!(intersects(a, b));
    assert_eq!(intersection(a, b), Err(IntersectionError::TooLarge));
    assert_eq!(line_intersection(a, b), Err(IntersectionError::TooLarge));
    let [a, b] = segments([
        [(-far, -far + 1), (far - 4, far / 3)],
        [(far - 9, 3 - far), (far - 7, 5 - far)],
    ]);
    assert_eq!(squared_distance(a, b), Err(IntersectionError::TooLarge));
    // With coordinates of up to 2^40 and 2^30 everything fits: the greatest areas there are.
    let near = 1_i64 << 40;
    let [a, b] = segments([[(-near, -near), (near, near - 1)], [(-near, near), (near - 1, -near)]]);
    assert!(matches!(intersection(a, b), Ok(Intersection::Point { is_proper: true, .. })));
    let near = 1_i64 << 30;
    let [a, b] = segments([[(-near, -near), (near, near - 1)], [(near, -near), (near - 1, -near)]]);
    assert!(squared_distance(a, b).is_ok());
}

#[test]
fn the_largest_and_the_smallest_floats() {
    let (large, small) = (2_f64.powi(500), 2_f64.powi(-450));
    let at = |pair| intersection(float_segments(pair)[0], float_segments(pair)[1]).unwrap();
    let point = |x, y| Intersection::Point { at: Point::new(x, y).unwrap(), is_proper: true };
    let cross = [[(-large, -large), (large, large)], [(-large, large), (large, -large)]];
    assert_eq!(at(cross), point(0.0, 0.0));
    let mixed = [[(-large, small), (large, small)], [(-3.0, -large), (-3.0, large)]];
    assert_eq!(at(mixed), point(-3.0, small));
    // At half the height of the least coordinate there is no coordinate.
    let low = [[(-1.0, 0.0), (1.0, small)], [(0.0, -1.0), (0.0, 1.0)]];
    assert_eq!(at(low), point(0.0, 0.0));
    let [a, b] = float_segments([[(0.0, 0.0), (large, small)], [(0.0, -1.0), (large, -1.0)]]);
    assert_eq!(line_intersection(a, b), Err(IntersectionError::TooLarge), "far beyond all points");
    let [a, b] = float_segments([[(0.0, small), (0.0, small)], [(-large, 0.0), (large, 0.0)]]);
    assert_eq!(squared_distance(a, b), Ok(2_f64.powi(-900)));
    let [a, b] =
        float_segments([[(-large, large), (-large, large)], [(large, 0.0), (large, -large)]]);
    assert_eq!(squared_distance(a, b), Ok(5.0 * 2_f64.powi(1000)));
    // They are 2^-950 apart, and no float is the square of that.
    let [a, b] = float_segments([[(0.0, 0.0), (large, small)], [(1.0, 0.0), (1.0, -1.0)]]);
    assert_eq!((intersects(a, b), squared_distance(a, b)), (false, Ok(0.0)));
}

#[test]
fn a_million_pairs() {
    let points = workloads::in_square(4_000_000);
    let pairs =
        points.chunks_exact(4).map(|p| [Segment::new(p[0], p[1]), Segment::new(p[2], p[3])]);
    let mut n_meeting = 0_u32;
    for [a, b] in pairs {
        let meet = intersects(a, b);
        assert_eq!(intersects(floats(a), floats(b)), meet, "{a:?} {b:?}");
        assert_eq!(intersects_by_signs(floats(a), floats(b)), meet, "{a:?} {b:?}");
        n_meeting += u32::from(meet);
    }
    // Four random points are a convex quadrangle with probability 25/36, and one of three pairings
    // then crosses.
    assert!((230_000..233_000).contains(&n_meeting), "{n_meeting}");
}

// 5. Bad input.

#[test]
fn bad_coordinates_never_get_here() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::MAX, f64::MIN_POSITIVE] {
        assert_eq!(points([(0.0, 0.0), (1.0, bad)]).unwrap_err().index, Some(1), "{bad}");
    }
    assert_eq!(points([(i64::MAX, 0)]).unwrap_err().index, Some(0));
}

#[test]
fn a_point_gives_no_line() {
    let [line, point] = segments([[(0, 0), (2, 1)], [(2, 1), (2, 1)]]);
    assert_eq!(line_intersection(point, line), Err(IntersectionError::NoLine { index: 0 }));
    assert_eq!(line_intersection(line, point), Err(IntersectionError::NoLine { index: 1 }));
    let error = IntersectionError::NoLine { index: 1 };
    assert_eq!(error.to_string(), "segment 1 is a single point, and gives no line");
    assert_eq!(IntersectionError::TooLarge.to_string(), "the exact result is too large");
}

// 6. Errata.

/// The page has a point c on the segment from a to d if the ways from c to both ends have one
/// direction and its opposite. A way of no length has none.
#[test]
fn erratum_an_end_is_on_its_segment() {
    let by_directions = |segment: Segment<i64>, point: Point<i64>| {
        let (before, after) = (point - segment.from, segment.to - point);
        before.cross(after) == 0 && 0 < before.dot(after)
    };
    let [segment, inside] = segments([[(0, 0), (4, 2)], [(2, 1), (2, 1)]]);
    assert!(by_directions(segment, inside.from) && segment.contains(inside.from));
    for end in [segment.from, segment.to] {
        assert!(!by_directions(segment, end));
        assert!(segment.contains(end));
    }
}

/// The original multiplies two areas to compare their signs.
#[test]
fn erratum_a_product_of_tiny_areas_is_zero() {
    let by_products = |a: Segment<f64>, b: Segment<f64>| {
        let areas = |line: Segment<f64>, ends: Segment<f64>| {
            let area = |end: Point<f64>| (line.to - line.from).cross(end - line.from);
            area(ends.from) * area(ends.to)
        };
        areas(a, b) < 0.0 && areas(b, a) < 0.0
    };
    let cross =
        |size: f64| float_segments([[(0.0, 0.0), (size, size)], [(0.0, size), (size, 0.0)]]);
    let [a, b] = cross(1.0);
    assert!(by_products(a, b) && intersects(a, b));
    let [a, b] = cross(1e-90);
    assert!(!by_products(a, b), "1e-180 times 1e-180 is 0");
    assert!(intersects(a, b));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("segment_intersection", ""),
        ("segment_intersection_point", "--point 1,1:7,4 2,5:4,1"),
        ("segment_intersection_distance", "--distance 1,1:7,4 2,5:5,9"),
    ]);
    let random = demo::DEMO.random.unwrap();
    for seed in 0..100 {
        assert_ne!(snapshots::answer(&demo::DEMO, &random(seed)), "");
    }
}

#[test]
fn demo_of_other_segments() {
    demo::DEMO.says(&[
        ("1,0:1,1 1,1:2,0", "…\nThe path intersects wall 1 at (1, 1)."),
        ("0,0:2,1 0,1:1,2", "…\nThe path intersects no wall."),
        ("0,0:4,2 6,3:2,1", "…\nThe path intersects wall 1 from (2, 1) to (4, 2)."),
        ("0,0:2,0.5 1,0:1,1.5 9,9:9,9", "…\nThe path intersects wall 1 at (1, 1/4)."),
        ("0,0:0,0 0,0:0,0", "…a and b are the same point, so there is no line…at (0, 0)."),
        ("0,0:4,2 2,1:2,1", "…c and d are the same point, so there is no line…at (2, 1)."),
        (
            "-1000000,-1000000:1000000,999999.999 -1000000,0:1000000,0.001",
            "…\nThe path intersects wall 1 at …",
        ),
        ("--point 0,0:2,1 4,0:4,1", "…\nThe lines meet at a + t u = (4, 2)."),
        ("--point 0,0:2,1 0,1:2,2", "…so the lines do not meet at exactly one point."),
        ("--point 0,0:1000,0.001 0,1:1000,1", "…\nThe lines meet at a + t u = (1000000, 1)."),
        ("--point 0,0:1000000,0.001 0,1:1000000,1", "…(1000000000, 1)."),
        ("--distance 0,0:2,1 0,1:1,2", "…\nThe square of the distance is 4/5."),
        ("--distance 0,0:2,1 1,0:1,1", "…\nThey intersect, so the distance between them is 0."),
        ("--distance 1,1:1,1 2,2:2,2", "…\nThe square of the distance is 2."),
    ]);
    let many = ["0,0:9,9"; 10].join(" ");
    demo::DEMO.says(&[(&many, "…the limit is 8 walls…The path intersects wall 1 from …")]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0,0:2,1", "segment 2: the input ends here (column 8)"),
        ("--point 0,0:2,1 1,0:1,1 2,2:3,3", r#"segment 3: "2,2:3,3" is one too many (column 25)"#),
        (
            "--distance 0,0:2,1 1,0:1,1 2,2:3,3",
            r#"segment 3: "2,2:3,3" is one too many (column 28)"#,
        ),
        ("0,0:2,1 1,0", r#"segment 2: "1,0" is not of the form 0,0:2,1 (column 9)"#),
        ("0,0:2,x 1,0:1,1", r#"segment 1: "0,0:2,x" is not of the form 0,0:2,1 (column 1)"#),
        ("0,0:2,1 1,0:1,nan", r#"segment 2: "1,0:1,nan" is not of the form 0,0:2,1 (column 9)"#),
    ]);
}

/// What the chart counts for the most segments: all pairs, and the orientations with the boxes and
/// without them.
pub(crate) const PAIRS: u32 = 2_096_128;
pub(crate) const ORIENTATIONS: u32 = 960;
pub(crate) const ORIENTATIONS_WITHOUT_BOXES: u32 = 4_213_850;

#[test]
fn demo_of_the_cost() {
    let most = demo::SIZES[demo::SIZES.len() - 1];
    assert_eq!((most, most * (most - 1) / 2), (2048, PAIRS));
    assert_eq!(demo::work(most), [PAIRS, ORIENTATIONS, ORIENTATIONS_WITHOUT_BOXES]);
    demo::DEMO.shows(&[("segment_intersection_cost", "--cost")]);
    for pair in demo::SIZES.windows(2) {
        let ([n_pairs, asked, without], [more_pairs, more_asked, more_without]) =
            (demo::work(pair[0]), demo::work(pair[1]));
        // All pairs grow by four; those whose boxes overlap grow with the segments, because these
        // get shorter.
        let growth = |more: u32, less: u32| f64::from(more) / f64::from(less);
        assert!((3.9..4.3).contains(&growth(more_pairs, n_pairs)));
        assert!((1.3..3.0).contains(&growth(more_asked, asked)), "{asked} {more_asked}");
        assert!((3.7..4.5).contains(&growth(more_without, without)), "{without} {more_without}");
        assert!(2 * n_pairs < without && without < 4 * n_pairs);
    }
}

/// The order of the questions changes no answer.
#[test]
fn the_boxes_last() {
    let short = workloads::short_segments(300);
    for (i, &a) in short.iter().enumerate() {
        for &b in &short[..i] {
            assert_eq!(straddles(a, b) && straddles(b, a) && boxes_meet(a, b), intersects(a, b));
            assert_eq!(sides(a, b)[0], orientation(a.from, a.to, b.from));
        }
    }
    let apart = workloads::apart(100);
    let meets = |i: usize, j: usize| i != j && intersects(apart[i], apart[j]);
    assert!((0..100).all(|i| (0..100).all(|j| !meets(i, j))));
}
