//! 10.8 Quickhull.

use std::collections::HashSet;

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::convex_hull::graham_scan::plain::cross;
use analytic_geometry::convex_hull::quick_hull::akl_toussaint::{
    filtered_quick_hull, outer_points,
};
use analytic_geometry::convex_hull::quick_hull::boundary::boundary_points;
use analytic_geometry::convex_hull::quick_hull::plain;
use analytic_geometry::convex_hull::quick_hull::{Step, quick_hull, quick_hull_watched};
use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::{Coordinate, Point, Segment, points, workloads};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::sets;
use crate::snapshots::Expect;

#[path = "../../../examples/quick_hull.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

type Pairs = &'static [(i32, i32)];

/// Points, and the vertices of their hull.
const WORKED: &[(Pairs, Pairs)] = &[
    (&[], &[]),
    (&[(3, 4)], &[(3, 4)]),
    (&[(3, 4), (3, 4)], &[(3, 4)]),
    (&[(3, 4), (1, 5)], &[(3, 4), (1, 5)]),
    // On a line the two ends are left.
    (&[(2, 2), (0, 0), (3, 3), (1, 1)], &[(0, 0), (3, 3)]),
    (&[(0, 2), (0, 5), (0, 1), (0, 5)], &[(0, 1), (0, 5)]),
    (&[(0, 0), (1, 1), (2, 0), (1, 3), (1, 0)], &[(0, 0), (2, 0), (1, 3)]),
    // Points on the edges of a square are no vertices.
    (
        &[(0, 1), (1, 0), (2, 1), (1, 2), (0, 0), (2, 2), (0, 2), (1, 1), (2, 0)],
        &[(0, 0), (2, 0), (2, 2), (0, 2)],
    ),
];

fn of(pairs: &[(i32, i32)]) -> Vec<Point<i64>> {
    pairs.iter().copied().map(Point::from).collect()
}

type Pair = (i64, i64);

/// The hull by the form of the page, from the lowest vertex.
fn by_plain(set: &[Point<i64>]) -> Vec<Point<i64>> {
    from_the_lowest(plain::quick_hull(&sets::coordinates(set)))
}

fn from_the_lowest(mut hull: Vec<Pair>) -> Vec<Point<i64>> {
    let lowest = (0..hull.len()).min_by_key(|&i| (hull[i].1, hull[i].0));
    hull.rotate_left(lowest.unwrap_or(0));
    points(hull).unwrap()
}

/// How often the page's form looks at a point: once at each in the beginning, and at each that is
/// outside a chord when that is popped.
fn looks(given: &[Pair]) -> usize {
    let mut looks = given.len();
    plain::quick_hull_watched(given, |step, chords| looks += demo::new_looks(step, chords));
    looks
}

/// What the page says of its thirteen points: how often one is looked at; if each chord looks at
/// all of them; and the corners, if each chord takes the point that is farthest from its middle.
pub(crate) const LOOKS: usize = 27;
pub(crate) const LOOKS_AT_ALL: usize = 143;
pub(crate) const CORNERS: usize = 6;
pub(crate) const CORNERS_BY_MIDDLE: usize = 8;
pub(crate) const LOOKS_BY_MIDDLE: usize = 31;

#[test]
fn the_worked_example_of_the_page() {
    let thirteen = sets::pairs(demo::THIRTEEN);
    let mut splits = Vec::new();
    let hull = plain::quick_hull_watched(&thirteen, |step, chords| {
        if let plain::Step::Split { farthest, .. } = step
            && let [.., second, first] = chords
        {
            splits.push((farthest, first.outside.len(), second.outside.len()));
        }
    });
    // Both new chords of the first have points outside, and the lowest point is not the farthest.
    assert_eq!(splits, [((7, 2), 2, 1), ((2, 6), 0, 0), ((12, 0), 0, 0), ((16, 12), 0, 0)]);
    assert_eq!(hull, [(0, 12), (2, 6), (7, 2), (12, 0), (18, 2), (16, 12)]);
    assert_eq!((hull.len(), looks(&thirteen)), (CORNERS, LOOKS));
    let all = Rules { is_dropping: false, ..RIGHT_RULES };
    assert_eq!(all.run(&thirteen), (hull.clone(), LOOKS_AT_ALL));
    assert_eq!(RIGHT_RULES.run(&thirteen), (hull, LOOKS));
    let (by_middle, looks_by_middle) = BY_MIDDLE.run(&thirteen);
    assert_eq!((by_middle.len(), looks_by_middle), (CORNERS_BY_MIDDLE, LOOKS_BY_MIDDLE));
    // The library's version looks as often.
    assert_eq!(demo::count(&points(thirteen.iter().copied()).unwrap()) as usize, LOOKS);
    assert_eq!(by_middle.iter().filter(|&&corner| corner == (2, 6)).count(), 2);
    // Distances to the first chord: (7, 2), (12, 0) and (2, 6).
    let areas = [(7, 2), (12, 0), (2, 6)].map(|point| cross((0, 12), (18, 2), point));
    assert_eq!(areas, [-110, -96, -88]);
    // No step depends on a tie.
    for [a, b] in [[(0, 12), (18, 2)], [(0, 12), (7, 2)], [(7, 2), (18, 2)], [(18, 2), (0, 12)]] {
        let area = |point: Pair| cross(a, b, point);
        let is_end = |point: Pair| point == a || point == b;
        assert!(thirteen.iter().all(|&point| is_end(point) || area(point) != 0));
        let least = thirteen.iter().map(|&point| area(point)).min();
        assert_eq!(thirteen.iter().filter(|&&point| Some(area(point)) == least).count(), 1);
    }
}

/// The looks at 1000 points, four of which are the corners of a square.
pub(crate) const LOOKS_IN_A_SQUARE: usize = 1998;

#[test]
fn the_answers_of_the_page() {
    // Of the six points below the first chord, the triangle drops three.
    let eight = [(0, 0), (10, 0), (1, -1), (2, -3), (4, -2), (5, -6), (6, -4), (9, -2)];
    let mut dropped = Vec::new();
    let mut n_outside = 0;
    plain::quick_hull_watched(&eight, |step, chords| match step {
        plain::Step::Start { .. } => n_outside = chords[1].outside.len(),
        plain::Step::Split { .. } if dropped.is_empty() => {
            let n_new: usize = chords[1..].iter().map(|chord| chord.outside.len()).sum();
            dropped.push(n_outside - 1 - n_new);
        }
        _ => {}
    });
    assert_eq!((n_outside, dropped[0]), (6, 3));
    // A square, and 996 points in it, none on the diagonal.
    let inner = (0..996).map(|i| (1 + i % 99, 1 + (1 + i % 99 + i / 99) % 99));
    let square: Vec<Pair> =
        [(0, 0), (100, 0), (100, 100), (0, 100)].into_iter().chain(inner).collect();
    assert!(square[4..].iter().all(|&(x, y)| x != y && 0 < x && x < 100 && 0 < y && y < 100));
    assert_eq!((looks(&square), plain::quick_hull(&square).len()), (LOOKS_IN_A_SQUARE, 4));
    // The middle misleads where a point near an end is farther from it than the vertex is.
    for (given, is_right) in [
        ([(0, 0), (20, 0), (10, -7), (10, -2)], true),
        ([(0, 0), (20, 0), (8, -7), (12, -5)], true),
        ([(0, 0), (20, 0), (8, -7), (2, -1)], false),
    ] {
        assert_eq!(BY_MIDDLE.run(&given).0 == plain::quick_hull(&given), is_right, "{given:?}");
    }
    assert_eq!(
        quick_hull(&of(&[(0, 3), (3, 0), (4, 3), (3, 4), (1, 1)])).vertices(),
        of(&[(3, 0), (4, 3), (3, 4), (0, 3), (1, 1)])
    );
    // Five points that double, and the most of them that 10^9 has room for.
    let doubling = |n: u32| (0..n).map(|k| (1_i64 << k, 1_i64 << (2 * k))).collect::<Vec<_>>();
    assert_eq!(looks(&doubling(5)), 11);
    assert!(doubling(15).iter().all(|&(_, y)| y <= 1_000_000_000));
    assert!(doubling(16).iter().any(|&(_, y)| 1_000_000_000 < y));
}

#[test]
fn worked_examples() {
    for (set, hull) in WORKED {
        assert_eq!(quick_hull(&of(set)).vertices(), of(hull), "{set:?}");
    }
    assert_eq!(quick_hull(&sets::twenty_six()).vertices(), sets::twelve());
    let floats = sets::floats(&sets::twenty_six());
    assert_eq!(quick_hull(&floats).vertices(), sets::floats(&sets::twelve()));
}

/// What is told of a run.
struct Run<T> {
    /// Each chord that has points outside, and the farthest of them, in order.
    farthest: Vec<[Point<T>; 3]>,
    /// The starts of the edges, in order.
    edges: Vec<Point<T>>,
    /// How many points were looked at in all parts.
    looked_at: usize,
    /// How many chords waited at most.
    stack: usize,
    /// How many chords led to one, itself included.
    levels: usize,
}

/// Runs, and checks all that each step says.
fn run<T: Coordinate>(set: &[Point<T>]) -> Run<T> {
    let mut run =
        Run { farthest: Vec::new(), edges: Vec::new(), looked_at: 0, stack: 0, levels: 0 };
    let (mut levels, mut triangle) = (vec![1], None);
    let is_right = |from, to, point| orientation(from, to, point) == Orientation::Right;
    let hull = quick_hull_watched(set, |step, v| {
        run.stack = run.stack.max(levels.len());
        match step {
            Step::Farthest { from, to, farthest } => {
                assert!(v.contains(&farthest));
                assert!(from == to || v.iter().all(|&point| is_right(from, to, point)));
                run.farthest.push([from, to, farthest]);
                triangle = Some([from, farthest, to]);
            }
            Step::Part { n_first, n_second } => {
                run.looked_at += v.len();
                let [from, farthest, to] = triangle.take().expect("the farthest is told first");
                for (i, &point) in v.iter().enumerate() {
                    let (first, second) =
                        (is_right(from, farthest, point), is_right(farthest, to, point));
                    assert_eq!(first, i < n_first);
                    assert_eq!(first || second, i < n_first + n_second);
                }
                let level = levels.pop().expect("a chord is taken off the stack");
                run.levels = run.levels.max(level);
                levels.extend([level + 1, level + 1]);
            }
            Step::Edge { from, to } => {
                assert!(v.is_empty() || from == to, "a single point is all there is");
                levels.pop();
                run.edges.push(from);
            }
        }
    });
    assert_eq!((levels.len(), triangle), (usize::from(set.is_empty()), None));
    assert_eq!(hull, monotone_chain(set));
    run
}

/// The vertices in the order in which they are found, each with its chord: from, to, farthest.
const FOUND: [[(i32, i32); 3]; 11] = [
    [(2, 7), (2, 7), (22, 11)],
    // To the right of the first chord; (17, 2) is as far from it as (12, 1).
    [(2, 7), (22, 11), (12, 1)],
    [(2, 7), (12, 1), (3, 4)],
    [(3, 4), (12, 1), (10, 1)],
    // Again two are as far, (17, 2) and (19, 4).
    [(12, 1), (22, 11), (17, 2)],
    [(17, 2), (22, 11), (19, 4)],
    [(19, 4), (22, 11), (22, 10)],
    // To its left.
    [(22, 11), (2, 7), (7, 15)],
    [(22, 11), (7, 15), (15, 15)],
    [(22, 11), (15, 15), (20, 13)],
    [(7, 15), (2, 7), (2, 9)],
];

#[test]
fn the_chords_of_twenty_six_points() {
    let run = run(&sets::twenty_six());
    assert_eq!(run.farthest, FOUND.map(|chord| chord.map(Point::from)));
    // The edges begin at the leftmost vertex.
    let mut hull = sets::twelve();
    hull.rotate_left(10);
    assert_eq!(run.edges, hull);
    assert_eq!((run.looked_at, run.levels, run.stack), (77, 5, 4));
}

// 2. All small inputs.

/// A list of points of which the hull is not that of the definition: any of up to four points of a
/// grid of 3 by 3, also repeated, or a set of up to five of one of 4 by 4, beginning with each of
/// them.
fn fault(hull: impl Fn(&[Point<i64>]) -> Vec<Point<i64>>) -> Option<Vec<Point<i64>>> {
    let grid: Vec<_> = (0..9).map(|i| Point::from((i % 3, i / 3))).collect();
    let lists = (0..=4_u32).flat_map(|n| (0..9_usize.pow(n)).map(move |code| (n, code)));
    let lists = lists.map(|(n, code)| (0..n).map(|i| grid[code / 9_usize.pow(i) % 9]).collect());
    lists.chain(sets::all_sets(4, 5)).find_map(|set: Vec<_>| {
        let expected = sets::hull_by_definition(&set);
        let turned = |start| [&set[start..], &set[..start]].concat();
        (0..set.len().max(1)).map(turned).find(|set| hull(set) != expected)
    })
}

#[test]
fn the_definition_agrees_on_all_small_sets() {
    assert_eq!(fault(|set| quick_hull(set).vertices().to_vec()), None);
    assert_eq!(fault(by_plain), None);
    for set in sets::all_sets(3, 9) {
        run(&set);
        run(&sets::floats(&set));
    }
}

/// The page's form with its rules as parameters.
struct Rules {
    /// The point with the least key is taken for the farthest; the cross product is negative.
    key: fn(Pair, Pair, Pair) -> (i64, Pair),
    /// Whether a point with this cross product is outside.
    is_outside: fn(i64) -> bool,
    /// Whether the points in a triangle are dropped.
    is_dropping: bool,
}

const RIGHT_RULES: Rules = Rules {
    key: |from, to, point| (cross(from, to, point), point),
    is_outside: |cross| cross < 0,
    is_dropping: true,
};

/// Takes the point that is farthest from the middle of the chord.
const BY_MIDDLE: Rules = Rules {
    key: |from, to, point| {
        let [x, y] = [2 * point.0 - from.0 - to.0, 2 * point.1 - from.1 - to.1];
        (-x * x - y * y, point)
    },
    ..RIGHT_RULES
};

impl Rules {
    /// The corners, and how often a point is looked at.
    fn run(&self, given: &[Pair]) -> (Vec<Pair>, usize) {
        let (Some(&left), Some(&right)) = (given.iter().min(), given.iter().max()) else {
            return (Vec::new(), 0);
        };
        let mut looks = given.len();
        let mut hull = Vec::new();
        let mut chords = vec![(right, left, given.to_vec()), (left, right, given.to_vec())];
        while let Some((from, to, points)) = chords.pop() {
            let is_outside = |point: Pair| {
                point != from && point != to && (self.is_outside)(cross(from, to, point))
            };
            let outside: Vec<Pair> =
                points.iter().copied().filter(|&point| is_outside(point)).collect();
            let points = if self.is_dropping { outside.clone() } else { given.to_vec() };
            looks += points.len();
            match outside.into_iter().min_by_key(|&point| (self.key)(from, to, point)) {
                Some(farthest) => {
                    chords.push((farthest, to, points.clone()));
                    chords.push((from, farthest, points));
                }
                None => hull.push(from),
            }
        }
        hull.dedup();
        (hull, looks)
    }

    fn fault(&self) -> Option<Vec<Pair>> {
        fault(|set| from_the_lowest(self.run(&sets::coordinates(set)).0))
            .map(|set| sets::coordinates(&set))
    }
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(RIGHT_RULES.fault(), None);
    // Of equally far points, the greatest is as good as the least; the first that is seen is not.
    let by_greatest =
        Rules { key: |from, to, (x, y)| (cross(from, to, (x, y)), (-x, -y)), ..RIGHT_RULES };
    assert_eq!(by_greatest.fault(), None);
    let by_first = Rules { key: |from, to, point| (cross(from, to, point), (0, 0)), ..RIGHT_RULES };
    assert!(by_first.fault().is_some());
    assert_eq!(
        by_first.run(&[(0, 0), (10, 0), (5, 5), (3, 5), (7, 5)]).0,
        [(0, 0), (10, 0), (7, 5), (5, 5), (3, 5)]
    );
    // A point on the chord is not outside it.
    assert!(Rules { is_outside: |cross| cross <= 0, ..RIGHT_RULES }.fault().is_some());
    // Neither the nearest point leads to the hull, nor the one farthest from the middle.
    let by_least = Rules { key: |from, to, point| (-cross(from, to, point), point), ..RIGHT_RULES };
    assert!(by_least.fault().is_some());
    assert!(BY_MIDDLE.fault().is_some());
}

// 3. Properties.

/// Points around the line from (12, 12) to (24, 24), some units in the last place beside it: the
/// products of their differences are rounded to anything.
fn beside_a_line(places: &[(u8, u8)]) -> Vec<Point<f64>> {
    let near = |n: u8| 0.5 + f64::from(n) * f64::EPSILON / 2.0;
    let near = places.iter().map(|&(i, j)| (near(i), near(j)));
    points(near.chain([(12.0, 12.0), (24.0, 24.0)])).unwrap()
}

/// Three points of a vertical line, one unit in the last place apart. Seen from (24, 24) that is
/// nothing: both areas are rounded to 0, and of equal ones the lesser point is taken. But that is
/// in the middle of an edge.
#[test]
fn a_point_that_only_seems_the_farthest() {
    let set = beside_a_line(&[(0, 0), (0, 1), (0, 2)]);
    let [low, middle, high, _, far] = set[..] else { panic!("these are five points") };
    let run = run(&set);
    assert_eq!(run.farthest, [[low, low, far], [far, low, middle], [far, middle, high]]);
    assert_eq!(run.edges, [low, far, high, middle]);
    assert_eq!(quick_hull(&set).vertices(), [low, far, high]);
}

/// With floats the farthest point by rounded areas may be no vertex, so that the way turns right,
/// or straight on, or back.
#[test]
fn a_rounded_distance_can_mislead_but_loses_nothing() {
    let places: Vec<(u8, u8)> = (0..36).map(|i| (i % 6, i / 6)).collect();
    let (mut n_sets, mut n_misled) = (0, 0);
    for (i, &a) in places.iter().enumerate() {
        for (j, &b) in places.iter().enumerate().skip(i + 1) {
            for &c in &places[j + 1..] {
                let set = beside_a_line(&[a, b, c]);
                // That the hull is right is checked within.
                let mut edges = run(&set).edges;
                let hull = quick_hull(&set);
                let first = edges.iter().position(|&edge| edge == hull.vertices()[0]);
                edges.rotate_left(first.unwrap_or(0));
                n_sets += 1;
                n_misled += usize::from(edges != hull.vertices());
            }
        }
    }
    assert_eq!(
        (n_sets, n_misled),
        (7140, 255),
        "without the check at the end, these would be wrong"
    );
}

proptest! {
    #[test]
    fn steps_and_hulls_of_random_points(
        few in prop::collection::vec((-4_i64..5, -4_i64..5), 0..40),
        far in prop::collection::vec((1 - (1_i64 << 62)..1 << 62, 1 - (1_i64 << 62)..1 << 62), 0..40),
        near in prop::collection::vec((0_u8..9, 0_u8..9), 0..12),
    ) {
        for pairs in [few, far] {
            let set = points(pairs).unwrap();
            let run = run(&set);
            // Integers never need to be scanned again.
            let vertices: HashSet<_> = run.edges.iter().map(|p| (p.x(), p.y())).collect();
            prop_assert_eq!(vertices.len(), quick_hull(&set).vertices().len());
            prop_assert_eq!(vertices.len(), run.edges.len());
            prop_assert!(run.levels <= 65 && run.stack <= run.levels + 1);
        }
        run(&beside_a_line(&near));
    }
}

// 4. Extremes and counts.

/// Points of a parabola one apart, about 0: all of them are vertices.
fn parabola(n: i64) -> Vec<Point<i64>> {
    points((-n / 2..n - n / 2).map(|x| (x, x * x))).unwrap()
}

#[test]
fn a_million_points() {
    const MILLION: usize = 1_000_000;
    for set in [workloads::in_disc(MILLION), workloads::on_line(MILLION)] {
        assert!(quick_hull(&set) == monotone_chain(&set));
    }
    assert_eq!(quick_hull(&vec![Point::from((3, 4)); MILLION]).vertices(), of(&[(3, 4)]));
    // All of them are vertices.
    assert_eq!(quick_hull(&parabola(1 << 17)).vertices().len(), 1 << 17);
}

#[test]
fn the_farthest_points() {
    let far = (1_i64 << 62) - 1;
    let corners = [(-far, -far), (far, -far), (far, far), (-far, far)];
    let inner = [(0, 0), (far - 1, far), (-far, 7), (far - 1, far - 1), (0, -far)];
    let set = points(inner.into_iter().chain(corners)).unwrap();
    assert_eq!(quick_hull(&set).vertices(), points(corners).unwrap());
    let far = 2_f64.powi(500);
    let corners = [(-far, -far), (far, -far), (far, far), (-far, far)];
    let set = points([(0.0, 2_f64.powi(-450)), (far / 2.0, -far)].into_iter().chain(corners));
    assert_eq!(quick_hull(&set.unwrap()).vertices(), points(corners).unwrap());
}

// The points on the edges, and the filter.

/// The points on each edge in order, its end left out.
fn boundary_by_definition(set: &[Point<i64>]) -> Vec<Point<i64>> {
    let hull = sets::hull_by_definition(set);
    let mut boundary = Vec::new();
    for (i, &from) in hull.iter().enumerate() {
        let to = hull[(i + 1) % hull.len()];
        let edge = Segment::new(from, to);
        let mut on: Vec<_> = set.iter().copied().filter(|&point| edge.contains(point)).collect();
        on.sort_unstable_by_key(|&point| from.squared_distance(point));
        on.dedup();
        boundary.extend(on);
        if hull.len() < 3 {
            return boundary;
        }
        boundary.pop();
    }
    boundary
}

#[test]
fn the_points_on_the_edges() {
    let square = of(&[(0, 1), (1, 0), (2, 1), (1, 2), (0, 0), (2, 2), (0, 2), (1, 1), (2, 0)]);
    let round = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)];
    assert_eq!(boundary_points(&square), of(&round));
    for mut set in [sets::all_sets(3, 9), sets::all_sets(4, 5)].concat() {
        let boundary = boundary_by_definition(&set);
        assert_eq!(boundary_points(&set), boundary, "{set:?}");
        // Repeated points are there once.
        set.extend(set.clone());
        assert_eq!(boundary_points(&set), boundary, "{set:?}");
    }
    let set = workloads::on_line(1000);
    let mut sorted = set.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(boundary_points(&set), sorted);
}

#[test]
fn what_the_filter_throws_away_is_no_vertex() {
    assert_eq!(fault(|set| filtered_quick_hull(set).vertices().to_vec()), None);
    let by_plain_filter = |set: &[Point<i64>]| {
        from_the_lowest(plain::quick_hull(&plain::outer_points(&sets::coordinates(set))))
    };
    assert_eq!(fault(by_plain_filter), None);
    for (name, kind) in workloads::ALL {
        let set = kind(2000);
        assert_eq!(filtered_quick_hull(&set), monotone_chain(&set), "{name}");
        let floats = sets::floats(&set);
        assert_eq!(filtered_quick_hull(&floats), monotone_chain(&floats), "{name}");
        assert_eq!(by_plain_filter(&set), monotone_chain(&set).vertices(), "{name}");
        assert_eq!(by_plain(&set), monotone_chain(&set).vertices(), "{name}");
    }
    let n_left = |kind: fn(usize) -> Vec<Point<i64>>, n| outer_points(&kind(n)).len();
    // A square in a disc leaves 1 - 2/pi of it, and a little more as the four points are not quite
    // on the rim.
    assert!((3634..4000).contains(&n_left(workloads::in_disc, 10_000)));
    assert_eq!(n_left(workloads::on_circle, 10_000), 10_000);
    // Of a square a rim is left that becomes thinner: of sixteen times as many points some four
    // times as many.
    let [few, many] = [10_000, 160_000].map(|n| n_left(workloads::in_square, n));
    assert!(few < 500 && 2 * few < many && many < 8 * few, "{few} {many}");
    // What is on the rim of the rectangle stays.
    let square = of(&[(0, 0), (1, 1), (2, 2), (2, 1), (0, 2), (1, 2), (2, 0)]);
    assert_eq!(outer_points(&square), of(&[(0, 0), (2, 2), (2, 1), (0, 2), (1, 2), (2, 0)]));
}

/// With the four points that are farthest upwards, downwards, to the left and to the right, a
/// rectangle would take vertices along.
#[test]
fn a_rectangle_between_other_points_is_caught() {
    let bounding = |set: &[Point<i64>]| {
        let xs = || set.iter().map(|point| point.x());
        let ys = || set.iter().map(|point| point.y());
        let inner = |point: &&Point<i64>| {
            xs().min() < Some(point.x())
                && Some(point.x()) < xs().max()
                && ys().min() < Some(point.y())
                && Some(point.y()) < ys().max()
        };
        let outer: Vec<_> = set.iter().filter(|point| !inner(point)).copied().collect();
        quick_hull(&outer).vertices().to_vec()
    };
    assert!(fault(bounding).is_some());
    let kept = bounding(&of(&[(0, 3), (3, 0), (4, 3), (3, 4), (1, 1)]));
    assert_eq!(kept, of(&[(3, 0), (4, 3), (3, 4), (0, 3)]), "without the vertex (1, 1)");
}

#[test]
fn looks_grow_with_the_points_of_a_disc() {
    for power in 12..=16 {
        let n = 1_u32 << power;
        let size = n as usize;
        for (least, set, most) in [
            (2 * n, workloads::in_disc(size), 3 * n),
            (2 * n, workloads::in_square(size), 3 * n),
            // All are vertices, and each level has all of them.
            (4 * power * n / 5, workloads::on_circle(size), 7 * power * n / 5),
        ] {
            let looks = demo::count(&set);
            assert!(least < looks && looks < most, "{looks} for {n}");
        }
    }
}

/// Of points that double their distance, each chord parts one from the others.
#[test]
fn doubling_gaps_cost_the_square() {
    for n in demo::SIZES.into_iter().chain([400]) {
        let rest = n - 2;
        assert_eq!(demo::count(&demo::doubling(n)), n + rest * (rest + 1) / 2, "{n} points");
        let run = run(&demo::doubling(n));
        assert_eq!((run.edges.len(), run.levels), (n as usize, n as usize - 1), "all are vertices");
    }
    // As integers there are not so many.
    let powers = points((0..31).map(|k| (1_i64 << k, 1_i64 << (2 * k)))).unwrap();
    let run = run(&powers);
    assert_eq!((run.looked_at, run.levels), (31 + 29 * 30 / 2, 30));
}

// 5. Bad input: no such points reach the hull.

#[test]
fn bad_coordinates_are_no_points() {
    for bad in [f64::NAN, f64::INFINITY, 1e300, 1e-300] {
        assert_eq!(points([(0.0, 1.0), (bad, 0.0)]).unwrap_err().index, Some(1));
    }
    assert_eq!(points([(0, 1 << 62)]).unwrap_err().index, Some(0));
}

// 6. Errata.

/// Of the points that are as far from the chord as (5, 5), the original takes the first, which may
/// be no vertex.
#[test]
fn erratum_of_equally_far_points_the_first_is_taken() {
    let set = of(&[(0, 0), (10, 0), (5, 5), (3, 5), (7, 5)]);
    assert_eq!(quick_hull(&set).vertices(), of(&[(0, 0), (10, 0), (7, 5), (3, 5)]));
}

/// The original erases the leftmost point, and then with an iterator into what was there before the
/// rightmost: another is lost.
#[test]
fn erratum_an_innocent_point_is_erased() {
    let set = of(&[(0, 0), (1, 4), (10, 0), (5, 9), (6, -3), (4, 1)]);
    assert_eq!(quick_hull(&set).vertices(), of(&[(6, -3), (10, 0), (5, 9), (1, 4), (0, 0)]));
}

/// The original erases two points of one.
#[test]
fn erratum_a_single_point() {
    assert_eq!(quick_hull(&of(&[(3, 4)])).vertices(), of(&[(3, 4)]));
}

// 7. The program.

#[test]
fn the_program_draws_each_step() {
    demo::DEMO.shows(&[
        ("quick_hull", ""),
        ("quick_hull_filter", &format!("--filter {}", demo::THIRTEEN)),
    ]);
    assert!(demo::DEMO.output(&["0,0 1"]).is_err());
    let many: Vec<String> = (0..41).map(|i| format!("{i},{}", i * i)).collect();
    demo::DEMO.says(&[
        (&many.join(" "), "…the limit is 40 points…"),
        ("3,4 3,4", "…All points are equal…The hull is the point (3, 4)…"),
        (
            "0,0 2,2 1,1",
            "…on the chord, so it is dropped…The hull is the segment from (0, 0) to (2, 2)…",
        ),
        ("--filter 0,0 1,1", "…no point is dropped…2 points remain…"),
    ]);
}
