//! 10.3 Sweep line (any segment intersection).

use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::polygon::segment_intersection::intersects;
use analytic_geometry::polygon::sweep_line::all_pairs::all_intersections;
use analytic_geometry::polygon::sweep_line::bentley_ottmann::{
    CoordinateError, GREATEST, Meeting, Place, meetings, pairs,
};
use analytic_geometry::polygon::sweep_line::union_area::{Corners, union_area, union_perimeter};
use analytic_geometry::polygon::sweep_line::{Step, any_intersection, any_intersection_watched};
use analytic_geometry::{Coordinate, Point, Segment, points, workloads};
use linear_algebra::Ratio;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use trace::SplitMix64;

use crate::snapshots::Expect;

#[path = "../../../examples/sweep_line.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

type Ends<T> = ((T, T), (T, T));

fn segments<T: Coordinate>(ends: &[Ends<T>]) -> Vec<Segment<T>> {
    let segment = |&(from, to): &Ends<T>| {
        let ends = points([from, to]).unwrap();
        Segment::new(ends[0], ends[1])
    };
    ends.iter().map(segment).collect()
}

/// Two segments by their indices, the lower first.
type Witness = (usize, usize);

/// Segments in tenths, and the two that the sweep finds.
const WORKED: &[(&[Ends<i64>], Option<Witness>)] = &[
    (&[((0, 0), (10, 10)), ((5, 15), (25, 5))], None),
    (&[((0, 0), (10, 10)), ((0, 10), (10, 1))], Some((0, 1))),
    (CROSSING, Some((0, 2))),
    (&[((0, 0), (10, 10)), ((0, 20), (20, 21)), ((5, -1), (30, 1)), ((10, 15), (30, 9))], None),
    // Found where segment 1 begins: it is on segment 0.
    (
        &[((0, 0), (20, 10)), ((10, 0), (10, 10)), ((10, 10), (20, 0)), ((0, 10), (10, 20))],
        Some((0, 1)),
    ),
];

const CROSSING: &[Ends<i64>] = &[
    ((0, 0), (20, 20)),
    ((5, 10), (5, 21)),
    ((10, 15), (40, 13)),
    ((30, 10), (40, -2)),
    ((31, 0), (55, 58)),
];

#[test]
fn worked_examples() {
    for (ends, witness) in WORKED {
        assert_eq!(any_intersection(&segments(ends)), *witness, "{ends:?}");
        // The same as floats.
        let float = |(x, y)| {
            let (x, y) = Point::new(x, y).unwrap().to_f64();
            (x / 10.0, y / 10.0)
        };
        let ends: Vec<_> = ends.iter().map(|&(from, to)| (float(from), float(to))).collect();
        assert_eq!(any_intersection(&segments(&ends)), *witness, "{ends:?}");
    }
}

#[test]
fn all_meetings_of_the_worked_example() {
    let segments = segments(CROSSING);
    assert_eq!(all_intersections(&segments), [(0, 2), (2, 4), (3, 4)]);
    let meetings = meetings(&segments).unwrap();
    assert_eq!(pairs(&meetings), [(0, 2), (2, 4), (3, 4)]);
    let tenth = |at: Place| {
        let (x, y) = at.coordinates();
        (x / Ratio::from(10_i64), y / Ratio::from(10_i64))
    };
    let places = meetings.iter().map(|meeting| (tenth(meeting.at), &meeting.segments[..]));
    let expected: [((Ratio, Ratio), &[usize]); 3] = [
        ((Ratio::new(47, 32), Ratio::new(47, 32)), &[0, 2]),
        ((Ratio::new(1451, 434), Ratio::new(638, 1085)), &[3, 4]),
        ((Ratio::new(1087, 298), Ratio::new(986, 745)), &[2, 4]),
    ];
    assert_eq!(places.collect::<Vec<_>>(), expected);
}

#[test]
fn the_steps_of_one_sweep() {
    let segments = segments(&[((0, 0), (6, 0)), ((1, 2), (5, 2)), ((2, 1), (3, 1))]);
    let mut steps = Vec::new();
    let witness = any_intersection_watched(&segments, |step, status| {
        steps.push((step, status.bottom_to_top().collect::<Vec<_>>()));
    });
    assert_eq!(witness, None);
    let test = |lower, upper| Step::Test { lower, upper };
    let expected = [
        (Step::Insert { segment: 0 }, vec![0]),
        (test(0, 1), vec![0]),
        (Step::Insert { segment: 1 }, vec![0, 1]),
        (test(0, 2), vec![0, 1]),
        (test(2, 1), vec![0, 1]),
        (Step::Insert { segment: 2 }, vec![0, 2, 1]),
        (Step::Remove { segment: 2 }, vec![0, 1]),
        (test(0, 1), vec![0, 1]),
        (Step::Remove { segment: 1 }, vec![0]),
        (Step::Remove { segment: 0 }, vec![]),
    ];
    assert_eq!(steps, expected);
}

// 2. Small inputs, against all pairs.

fn by_all_pairs<T: Coordinate>(segments: &[Segment<T>]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for (i, &a) in segments.iter().enumerate() {
        let later = segments.iter().enumerate().skip(i + 1);
        pairs.extend(later.filter(|&(_, &b)| intersects(a, b)).map(|(j, _)| (i, j)));
    }
    pairs
}

/// Whether a witness is right: one of the pairs, or none if there are none.
fn is_right(witness: Option<(usize, usize)>, pairs: &[(usize, usize)]) -> bool {
    witness.map_or(pairs.is_empty(), |witness| pairs.contains(&witness))
}

/// All answers of the section must agree.
fn check(segments: &[Segment<i64>]) {
    let pairs_by_hand = by_all_pairs(segments);
    assert!(is_right(any_intersection(segments), &pairs_by_hand), "{segments:?}");
    assert_eq!(all_intersections(segments), pairs_by_hand, "{segments:?}");
    assert_eq!(pairs(&meetings(segments).unwrap()), pairs_by_hand, "{segments:?}");
}

/// At most six segments between points of a grid of six by six.
fn on_a_grid(random: &mut SplitMix64) -> Vec<Segment<i64>> {
    let n = random.below(7);
    let mut number = || i32::try_from(random.below(6)).unwrap();
    let mut point = || Point::from((number(), number()));
    (0..n).map(|_| Segment::new(point(), point())).collect()
}

#[test]
fn all_sets_of_three_on_a_small_grid() {
    let grid: Vec<_> = (0..9).map(|i| Point::from((i % 3, i / 3))).collect();
    let all: Vec<_> = (0..81).map(|i| Segment::new(grid[i / 9], grid[i % 9])).collect();
    for (i, &a) in all.iter().enumerate() {
        check(&[a]);
        for (j, &b) in all.iter().enumerate() {
            check(&[a, b]);
            for &c in all[..=j.min(i)].iter().filter(|c| c.from <= c.to) {
                check(&[a, b, c]);
            }
        }
    }
}

#[test]
fn random_sets_on_a_grid() {
    let (mut random, mut n_free) = (SplitMix64::new(1), 0);
    for i in 0..200_000 {
        let segments = on_a_grid(&mut random);
        let pairs = by_all_pairs(&segments);
        n_free += usize::from(pairs.is_empty());
        assert!(is_right(any_intersection(&segments), &pairs), "{segments:?}");
        if i % 4 == 0 {
            check(&segments);
        }
    }
    // Both answers are common.
    assert!((60_000..140_000).contains(&n_free), "{n_free}");
}

// The segments of the page, and what the sweep does with them.

const PAGE: &[Ends<i64>] =
    &[((0, 0), (12, 6)), ((1, 9), (13, 8)), ((2, 3), (6, 4)), ((4, 6), (14, 1)), ((7, 1), (11, 0))];
pub(crate) const PAGE_PAIRS: usize = 10;
pub(crate) const PAGE_TESTS: usize = 6;
pub(crate) const PAGE_TESTS_WITHOUT_ENDS: usize = 6;

fn n_tests(segments: &[Segment<i64>]) -> usize {
    let mut n = 0;
    any_intersection_watched(segments, |step, _| {
        n += usize::from(matches!(step, Step::Test { .. }));
    });
    n
}

/// Segments 0 and 3 cross at (8, 4). They become neighbors at x = 6, where segment 2 ends.
#[test]
fn the_worked_example_of_the_page() {
    let page = segments(PAGE);
    assert_eq!(demo::WORKED, "0,0:12,6 1,9:13,8 2,3:6,4 4,6:14,1 7,1:11,0");
    assert_eq!((any_intersection(&page), by_all_pairs(&page)), (Some((0, 3)), vec![(0, 3)]));
    assert_eq!((n_tests(&page), page.len() * (page.len() - 1) / 2), (PAGE_TESTS, PAGE_PAIRS));
    let mut n = 0;
    assert_eq!(sweep_counted(Fault::NoTestAtEnds, &page, &mut n), None);
    assert_eq!(n, PAGE_TESTS_WITHOUT_ENDS);
    let eight = Place::from(Point::from((8, 4)));
    assert_eq!(meetings(&page), Ok(vec![Meeting { at: eight, segments: vec![0, 3] }]));
    // No two endpoints have the same x.
    let mut xs: Vec<i64> = PAGE.iter().flat_map(|&((a, _), (b, _))| [a, b]).collect();
    xs.sort_unstable();
    xs.dedup();
    assert_eq!(xs.len(), 2 * PAGE.len());
}

/// What the questions and the pitfalls of the page say.
#[test]
fn the_answers_of_the_page() {
    // Four tests by hand.
    let nested = segments(&[((0, 0), (6, 0)), ((1, 2), (5, 2)), ((2, 1), (3, 1))]);
    assert_eq!((any_intersection(&nested), n_tests(&nested)), (None, 4));
    // 100 rungs which begin from bottom to top and end from top to bottom: one test for each that
    // begins, but the first.
    let rungs: Vec<_> =
        (0..100).map(|i| Segment::new((i, i).into(), (300 - i, i).into())).collect();
    assert_eq!((any_intersection(&rungs), n_tests(&rungs)), (None, 99));
    // Three through a point: 0 and 2 are found by no test, but another pair is.
    let star = segments(&[((0, 0), (4, 4)), ((0, 2), (4, 2)), ((0, 4), (4, 0))]);
    assert_eq!((any_intersection(&star), by_all_pairs(&star).len()), (Some((0, 1)), 3));
    // Touching at an endpoint; and two that cross, of which the second begins below.
    let chain = segments(&[((0, 0), (1, 1)), ((1, 1), (2, 0))]);
    assert_eq!(any_intersection(&chain), Some((0, 1)));
    assert_eq!(sweep_with(Fault::EndsFirst, &chain), None);
    let below = segments(&[((4, 3), (6, 0)), ((5, 0), (7, 3))]);
    assert_eq!(any_intersection(&below), Some((0, 1)));
    assert_eq!(sweep_with(Fault::OnlyBelow, &below), None);
    let above = segments(&[((0, 0), (4, 4)), ((1, 3), (4, 0))]);
    assert_eq!(sweep_with(Fault::OnlyBelow, &above), Some((0, 1)));
    assert_eq!(sweep_with(Fault::OnlyBelow, &segments(PAGE)), Some((0, 3)));
    // The pair that is found crosses at x = 11; two others cross at x = 5.
    let late = segments(LATE);
    assert_eq!(any_intersection(&late), Some((0, 1)));
    assert_eq!(meetings(&late).unwrap()[0].segments, [2, 3]);
    // Keyed by the left endpoint.
    let falling = segments(KEYED);
    assert_eq!(any_intersection(&falling), Some((0, 2)));
    assert_eq!(sweep_with(Fault::KeyedByLeftEnd, &falling), None);
}

const LATE: &[Ends<i64>] =
    &[((0, 0), (12, 6)), ((2, 10), (12, 5)), ((3, 12), (7, 16)), ((4, 15), (6, 13))];
const KEYED: &[Ends<i64>] = &[((0, 5), (4, 0)), ((1, 4), (5, 1)), ((2, 1), (3, 2))];

/// What is wrong with a sweep.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Fault {
    None,
    /// Active segments stay in the order of the heights of their left ends.
    KeyedByLeftEnd,
    /// At one place of the line, ends come before beginnings.
    EndsFirst,
    /// No test of the two that become neighbors when a segment ends.
    NoTestAtEnds,
    /// A new segment is tested against the one below alone.
    OnlyBelow,
}

/// A sweep with a plain list for its status.
fn sweep_with(fault: Fault, segments: &[Segment<i64>]) -> Option<(usize, usize)> {
    sweep_counted(fault, segments, &mut 0)
}

/// The same, and how many pairs it tests.
fn sweep_counted(
    fault: Fault,
    segments: &[Segment<i64>],
    n_tests: &mut usize,
) -> Option<(usize, usize)> {
    let left = |i: usize| segments[i].from.min(segments[i].to);
    let right = |i: usize| segments[i].from.max(segments[i].to);
    let mut events = Vec::new();
    for i in 0..segments.len() {
        events.push((left(i).x(), fault == Fault::EndsFirst, left(i), true, i));
        events.push((right(i).x(), fault != Fault::EndsFirst, right(i), false, i));
    }
    events.sort_unstable();
    let mut status: Vec<usize> = Vec::new();
    let mut test = |pair: Option<(usize, usize)>| {
        *n_tests += usize::from(pair.is_some());
        pair.filter(|&(i, j)| intersects(segments[i], segments[j]))
            .map(|(i, j)| (i.min(j), i.max(j)))
    };
    for (_, _, point, is_left, i) in events {
        let is_lower = |&j: &usize| match orientation(left(j), right(j), point) {
            _ if fault == Fault::KeyedByLeftEnd => left(j).y() < left(i).y(),
            Orientation::Left => true,
            Orientation::Collinear => right(j) < point,
            Orientation::Right => false,
        };
        let at = if is_left {
            status.iter().take_while(|j| is_lower(j)).count()
        } else {
            let at = status.iter().position(|&j| j == i);
            // If ends come first, that of a point comes before its beginning.
            let Some(at) = at else { continue };
            status.remove(at);
            at
        };
        let (below, above) = (at.checked_sub(1).map(|k| status[k]), status.get(at).copied());
        let found = match (is_left, fault) {
            (true, Fault::OnlyBelow) => test(below.zip(Some(i))),
            (true, _) => test(below.zip(Some(i))).or_else(|| test(above.zip(Some(i)))),
            (false, Fault::NoTestAtEnds) => None,
            (false, _) => test(below.zip(above)),
        };
        if found.is_some() {
            return found;
        }
        if is_left {
            status.insert(at, i);
        }
    }
    None
}

/// How many of 20 000 random sets a sweep gets wrong.
fn n_wrong(sweep: impl Fn(&[Segment<i64>]) -> Option<(usize, usize)>) -> usize {
    let mut random = SplitMix64::new(2);
    let mut sets = (0..20_000).map(|_| on_a_grid(&mut random));
    sets.by_ref().filter(|set| !is_right(sweep(set), &by_all_pairs(set))).count()
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(n_wrong(any_intersection), 0);
    assert_eq!(n_wrong(|set| sweep_with(Fault::None, set)), 0);
    for fault in [Fault::KeyedByLeftEnd, Fault::EndsFirst, Fault::NoTestAtEnds, Fault::OnlyBelow] {
        assert!(0 < n_wrong(|set| sweep_with(fault, set)), "{fault:?}");
    }
}

/// Area and perimeter of the union, by the cells of a grid that covers it.
fn union_by_cells(rectangles: &[Corners]) -> (i128, i128) {
    let is_in = |x: i64, y: i64| {
        let within = |a: i64, b: i64, c: i64| a.min(b) <= c && c < a.max(b);
        rectangles.iter().any(|[a, b]| within(a.x(), b.x(), x) && within(a.y(), b.y(), y))
    };
    let (mut area, mut perimeter) = (0, 0);
    for (x, y) in (-1..7).flat_map(|x| (-1..7).map(move |y| (x, y))) {
        area += i128::from(is_in(x, y));
        perimeter += i128::from(is_in(x, y) != is_in(x + 1, y));
        perimeter += i128::from(is_in(x, y) != is_in(x, y + 1));
    }
    (area, perimeter)
}

#[test]
fn unions_of_rectangles_on_a_grid() {
    let mut random = SplitMix64::new(5);
    for _ in 0..20_000 {
        let rectangles: Vec<Corners> = on_a_grid(&mut random)
            .into_iter()
            .map(|diagonal| [diagonal.from, diagonal.to])
            .collect();
        let union = (union_area(&rectangles), union_perimeter(&rectangles));
        assert_eq!(union, union_by_cells(&rectangles), "{rectangles:?}");
    }
}

// 3. Properties.

/// The coordinates of a point.
type Pair = (Ratio, Ratio);

fn cross(a: Pair, b: Pair) -> Ratio {
    a.0 * b.1 - a.1 * b.0
}

fn minus(a: Pair, b: Pair) -> Pair {
    (a.0 - b.0, a.1 - b.1)
}

fn exact(point: Point<i64>) -> Pair {
    (Ratio::from(point.x()), Ratio::from(point.y()))
}

/// All meetings by their definition: each end and each crossing of two lines, with all segments
/// that contain it.
fn meetings_by_definition(segments: &[Segment<i64>]) -> Vec<(Pair, Vec<usize>)> {
    let ends: Vec<(Pair, Pair)> = segments.iter().map(|s| (exact(s.from), exact(s.to))).collect();
    let mut places: Vec<Pair> = ends.iter().flat_map(|&(from, to)| [from, to]).collect();
    let zero = Ratio::from(0_i64);
    for (i, &(a, b)) in ends.iter().enumerate() {
        for (j, &(c, d)) in ends[..i].iter().enumerate() {
            let turn = cross(minus(b, a), minus(d, c));
            if turn != zero && intersects(segments[i], segments[j]) {
                let part = cross(minus(c, a), minus(d, c)) / turn;
                places.push((a.0 + part * (b.0 - a.0), a.1 + part * (b.1 - a.1)));
            }
        }
    }
    places.sort_unstable_by(|a, b| a.partial_cmp(b).unwrap());
    places.dedup();
    let contains = |(a, b): (Pair, Pair), p: Pair| {
        let is_between = |a: Ratio, b: Ratio, p: Ratio| (a <= p && p <= b) || (b <= p && p <= a);
        cross(minus(b, a), minus(p, a)) == zero
            && is_between(a.0, b.0, p.0)
            && is_between(a.1, b.1, p.1)
    };
    let meeting = |place: Pair| {
        let through = (0..ends.len()).filter(|&i| contains(ends[i], place)).collect();
        (place, through)
    };
    places
        .into_iter()
        .map(meeting)
        .filter(|(_, through): &(_, Vec<_>)| 2 <= through.len())
        .collect()
}

#[test]
fn meetings_are_those_of_the_definition() {
    let mut random = SplitMix64::new(3);
    for _ in 0..3_000 {
        let segments = on_a_grid(&mut random);
        let found = meetings(&segments).unwrap();
        let found: Vec<_> = found
            .into_iter()
            .map(|Meeting { at, segments }| (at.coordinates(), segments))
            .collect();
        assert_eq!(found, meetings_by_definition(&segments), "{segments:?}");
    }
}

/// At every step the active segments are in order where the sweep line stands, and no two neighbors
/// meet that have been tested.
#[test]
fn the_status_is_in_order_at_every_step() {
    let mut random = SplitMix64::new(4);
    for _ in 0..3_000 {
        let segments = on_a_grid(&mut random);
        let witness = any_intersection_watched(&segments, |step, status| {
            let order: Vec<_> = status.bottom_to_top().collect();
            assert_eq!((order.len(), order.is_empty()), (status.len(), status.is_empty()));
            assert_eq!(format!("{status:?}"), format!("{order:?}"));
            let (Step::Insert { segment } | Step::Remove { segment }) = step else { return };
            let Segment { from, to } = segments[segment];
            let x =
                if matches!(step, Step::Insert { .. }) { from.min(to) } else { from.max(to) }.x();
            let heights = order.iter().map(|&i| heights_at(segments[i], x)).collect::<Vec<_>>();
            for (k, pair) in heights.windows(2).enumerate() {
                assert!(pair[0].1 < pair[1].0, "{segments:?}: {order:?} at {x}, place {k}");
            }
        });
        assert!(is_right(witness, &by_all_pairs(&segments)));
    }
}

/// Between which heights a vertical line meets a segment.
fn heights_at(segment: Segment<i64>, x: i64) -> (Ratio, Ratio) {
    let (left, right) = (segment.from.min(segment.to), segment.from.max(segment.to));
    assert!(left.x() <= x && x <= right.x(), "the sweep line does not meet the segment");
    if left.x() == right.x() {
        return (Ratio::from(left.y()), Ratio::from(right.y()));
    }
    let up = Ratio::from(right.y() - left.y()) * Ratio::from(x - left.x());
    let height = Ratio::from(left.y()) + up / Ratio::from(right.x() - left.x());
    (height, height)
}

proptest! {
    #[test]
    fn larger_sets_agree_with_all_pairs(
        ends in prop::collection::vec(prop::array::uniform4(-40_i32..40), 0..60),
        shrink in 1..20_i32,
    ) {
        // Short segments, so that a set without a common point is not rare.
        let segments: Vec<_> = ends
            .iter()
            .map(|&[x, y, dx, dy]| {
                Segment::new(Point::from((x, y)), Point::from((x + dx / shrink, y + dy / shrink)))
            })
            .collect();
        check(&segments);
        // Tenths are no floats, so that nothing that seems to lie on a line need do so.
        let float = |point: Point<i64>| {
            let (x, y) = point.to_f64();
            Point::new(x * 0.1, y * 0.1).unwrap()
        };
        let floats: Vec<_> =
            segments.iter().map(|s| Segment::new(float(s.from), float(s.to))).collect();
        let pairs = by_all_pairs(&floats);
        prop_assert!(is_right(any_intersection(&floats), &pairs));
        prop_assert_eq!(all_intersections(&floats), pairs);
    }
}

// 4. Extremes.

#[test]
fn few_and_degenerate() {
    check(&[]);
    for ends in [
        &[((1, 1), (1, 1))][..],
        // The same point, the same segment, the same backwards.
        &[((1, 1), (1, 1)), ((1, 1), (1, 1))],
        &[((0, 0), (2, 1)), ((0, 0), (2, 1))],
        &[((0, 0), (2, 1)), ((2, 1), (0, 0))],
        // A chain on a line, with a gap and without.
        &[((0, 0), (2, 2)), ((3, 3), (4, 4))],
        &[((0, 0), (2, 2)), ((2, 2), (4, 4))],
        // Two verticals above each other, and a segment between them.
        &[((1, 0), (1, 2)), ((1, 4), (1, 6)), ((0, 3), (2, 3))],
        &[((1, 0), (1, 2)), ((1, 4), (1, 6)), ((1, 3), (2, 3)), ((0, 3), (1, 3))],
        // A point on a vertical, on a slope, at an end.
        &[((1, 0), (1, 4)), ((1, 2), (1, 2))],
        &[((0, 0), (4, 2)), ((2, 1), (2, 1))],
        &[((0, 0), (4, 2)), ((4, 2), (4, 2))],
        // A star: all through one point.
        &[((0, 0), (4, 4)), ((0, 4), (4, 0)), ((2, 0), (2, 4)), ((0, 2), (4, 2)), ((2, 2), (2, 2))],
    ] {
        check(&segments(ends));
    }
    let star = segments(&[((0, 0), (4, 4)), ((0, 4), (4, 0)), ((2, 0), (2, 4)), ((0, 2), (4, 2))]);
    let found = meetings(&star).unwrap();
    assert_eq!(
        found,
        [Meeting { at: Place::from(Point::from((2, 2))), segments: vec![0, 1, 2, 3] }]
    );
}

#[test]
fn overlaps_meet_at_the_ends_of_what_they_share() {
    let found =
        meetings(&segments(&[((0, 0), (6, 3)), ((8, 4), (2, 1)), ((4, 0), (4, 9))])).unwrap();
    let at = |x, y| Place::from(Point::from((x, y)));
    let expected = [
        Meeting { at: at(2, 1), segments: vec![0, 1] },
        Meeting { at: at(4, 2), segments: vec![0, 1, 2] },
        Meeting { at: at(6, 3), segments: vec![0, 1] },
    ];
    assert_eq!(found, expected);
}

#[test]
fn the_farthest_coordinates() {
    let far = (1_i64 << 62) - 1;
    // Two diagonals; and two that miss each other by one unit.
    let crossing = segments(&[((-far, -far), (far, far)), ((-far, far), (far, -far))]);
    assert_eq!(any_intersection(&crossing), Some((0, 1)));
    let close = segments(&[((-far, -far), (far, far)), ((-far, -far + 1), (far - 1, far))]);
    assert_eq!(any_intersection(&close), None);
    assert_eq!(all_intersections(&close), []);

    // Strips between the smallest heights of floats, the greatest, and none.
    let (tiny, great) = (2_f64.powi(-450), 2_f64.powi(500));
    for size in [tiny, great] {
        let cross = segments(&[((-size, -size), (size, size)), ((-size, size), (size, -size))]);
        assert_eq!(all_intersections(&cross), [(0, 1)]);
        let flat = segments(&[((-size, size), (0.0, size)), ((0.0, size), (size, size))]);
        assert_eq!(all_intersections(&flat), [(0, 1)]);
    }
    // Nearly parallel, as far as the exact crossings go.
    let far = GREATEST;
    let flat = segments(&[((-far, -far), (far, far - 1)), ((-far, 1 - far), (far, far - 2))]);
    let found = meetings(&flat).unwrap();
    assert_eq!(found.len(), 1);
    // They close the same gap of 1 at both sides.
    let half = Ratio::new(1, 2);
    assert_eq!(found[0].at.coordinates(), (Ratio::from(0_i64), -half));
    let random = workloads::short_segments(3_000);
    assert_eq!(pairs(&meetings(&random).unwrap()), all_intersections(&random));
}

/// The two rectangles of the page.
#[test]
fn the_rectangles_of_the_page() {
    let corners = |a, b, c, d| [Point::new(a, b).unwrap(), Point::new(c, d).unwrap()];
    let two = [corners(1, 0, 4, 3), corners(2, 2, 6, 5)];
    assert_eq!((union_area(&two), union_perimeter(&two)), (19, 20));
}

#[test]
fn unions_of_few_and_of_far_rectangles() {
    let corners = |a, b, c, d| [Point::new(a, b).unwrap(), Point::new(c, d).unwrap()];
    // Luogu P5490.
    assert_eq!(union_area(&[corners(100, 100, 200, 200), corners(150, 150, 250, 255)]), 18_000);
    assert_eq!(union_perimeter(&[corners(0, 0, 10, 10), corners(15, 5, 5, 15)]), 60);
    // A frame has an inner rim too.
    let frame = [(0, 0, 4, 1), (0, 3, 4, 4), (0, 0, 1, 4), (3, 0, 4, 4)];
    let frame = frame.map(|(a, b, c, d)| corners(a, b, c, d));
    assert_eq!((union_area(&frame), union_perimeter(&frame)), (12, 24));
    for nothing in [&[][..], &[corners(1, 1, 1, 5)], &[corners(1, 1, 5, 1), corners(2, 2, 2, 2)]] {
        assert_eq!((union_area(nothing), union_perimeter(nothing)), (0, 0));
    }
    let far = (1_i64 << 62) - 1;
    let whole = i128::from(far) * 2;
    assert_eq!(union_area(&[corners(-far, -far, far, far); 2]), whole * whole);
    // Stairs: n squares of side 2, each one step farther.
    let n = 20_000;
    let stairs: Vec<_> = (0..n).map(|i| corners(i, i, i + 2, i + 2)).collect();
    let union = (union_area(&stairs), union_perimeter(&stairs));
    assert_eq!(union, (i128::from(3 * n + 1), i128::from(4 * (n + 1))));
}

#[test]
fn floats_are_not_rounded() {
    // A diagonal, and a segment that ends on it, or one float above it.
    let diagonal = ((0.0, 0.0), (1.0, 1.0));
    for (y, witness) in [(0.3, Some((0, 1))), (0.3_f64.next_up(), None)] {
        let touching = segments(&[diagonal, ((0.2, 0.9), (0.3, y))]);
        assert_eq!(any_intersection(&touching), witness);
        assert_eq!(all_intersections(&touching), Vec::from_iter(witness));
    }
}

#[test]
fn many_segments() {
    // A million in a line, with a gap after each.
    let dashes: Vec<_> =
        (0..1_000_000).map(|i| Segment::new((3 * i, 0).into(), (3 * i + 2, 0).into())).collect();
    assert_eq!(any_intersection(&dashes), None);
    assert_eq!(all_intersections(&dashes), []);
    // Some 300 are active at a time.
    assert_eq!(any_intersection(&workloads::apart(100_000)), None);
    let short = workloads::short_segments(100_000);
    let (i, j) = any_intersection(&short).unwrap();
    assert!(intersects(short[i], short[j]));
    // Each segment reaches into several strips, or into one.
    let (tall, flat): (Vec<_>, Vec<_>) = (0..300)
        .map(|i| (Segment::new((i, 0).into(), (i, 300).into()), (0, i)))
        .map(|(tall, from)| (tall, Segment::new(from.into(), (300, from.1).into())))
        .unzip();
    let grid = [tall, flat].concat();
    assert_eq!(all_intersections(&grid), by_all_pairs(&grid));
    assert_eq!(pairs(&meetings(&grid).unwrap()).len(), 90_000);
}

/// All are active at once; all are vertical and on one line; all begin at one point.
#[test]
fn many_in_one_place() {
    let n = 100_000;
    let rungs: Vec<_> = (0..n).map(|i| Segment::new((0, i).into(), (1, i).into())).collect();
    assert_eq!(any_intersection(&rungs), None);
    assert_eq!(meetings(&rungs), Ok(vec![]));
    let dashes: Vec<_> =
        (0..n).map(|i| Segment::new((7, 3 * i).into(), (7, 3 * i + 2).into())).collect();
    assert_eq!(any_intersection(&dashes), None);
    assert_eq!(meetings(&dashes), Ok(vec![]));
    let fan: Vec<_> = (0..n).map(|i| Segment::new((0, 0).into(), (1, i).into())).collect();
    assert_eq!(any_intersection(&fan), Some((0, 1)));
    let found = meetings(&fan).unwrap();
    assert_eq!((found.len(), found[0].segments.len()), (1, 100_000));
}

/// No more than two tests where a segment begins, and one where it ends.
#[test]
fn the_tests_grow_as_the_segments() {
    let mut before = None;
    for n in demo::SIZES {
        let [by_sweep, by_all_pairs] = demo::tests(n);
        assert!(n < by_sweep && by_sweep < 3 * n, "{n}: {by_sweep}");
        assert_eq!(by_all_pairs, n * (n - 1) / 2);
        if let Some(before) = before {
            let growth = f64::from(by_sweep) / f64::from(before);
            assert!((1.9..2.3).contains(&growth), "{n}: {growth}");
        }
        before = Some(by_sweep);
    }
}

// 5. Bad input.

#[test]
fn what_is_not_finite_never_gets_here() {
    for bad in [f64::NAN, f64::INFINITY] {
        assert_eq!(points([(0.0, 0.0), (bad, 1.0)]).unwrap_err().index, Some(1));
    }
}

#[test]
fn too_far_for_exact_crossings() {
    for bad in [GREATEST + 1, -GREATEST - 1] {
        let near = ((0, 0), (GREATEST, -GREATEST));
        for far in [((bad, 0), (0, 0)), ((0, bad), (0, 0)), ((0, 0), (bad, 0)), ((0, 0), (0, bad))]
        {
            let error = meetings(&segments(&[near, far])).unwrap_err();
            assert_eq!(error, CoordinateError { segment: 1 });
            assert_eq!(
                error.to_string(),
                "segment 1: a coordinate is more than 2^30 in absolute value"
            );
        }
        assert!(meetings(&segments(&[near])).is_ok());
    }
}

// 6. Errata.

/// The original orders its active segments by the heights of their left ends, looks for no neighbor
/// above the lowest, and tests nothing where a segment ends.
#[test]
fn erratum_a_crossing_that_the_original_misses() {
    let missed = segments(&[((4, 3), (6, 0)), ((5, 0), (7, 3))]);
    assert_eq!(sweep_with(Fault::OnlyBelow, &missed), None);
    assert_eq!(any_intersection(&missed), Some((0, 1)));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("sweep_line", ""),
        ("sweep_line_free", "0,0:1,1 0,2:2,2.1 0.5,-0.1:3,0.1 1,1.5:3,0.9"),
        ("sweep_line_all", "--all 0,0:8,8 0,8:8,0 1,4:11,4 6,1:12,7"),
        ("sweep_line_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    demo::DEMO.says(&[
        ("1,1:2,2", "…\nThere are no two segments."),
        ("--all 1,1:2,2", "…\nNo two segments meet."),
        ("2,2:0,0 1,1:1,1", "…\nSegments 0 and 1 have a point in common."),
        ("--all 2,2:0,0 1,1:1,1", "…\n1 point, 1 pair: 0-1."),
        (
            "2,2:0,0 1,1:1,1",
            "…2. Segment 1 is the point (1, 1). This point is on segment 0. The two have a point in common.…",
        ),
        ("- <<< ", "…\nThere are no two segments."),
        ("--all 0,0:4,4 0,4:4,0 2,0:2,4", "…\n1 point, 3 pairs: 0-1, 0-2, 1-2."),
        // As far as a number may be, and as fine.
        (
            "--all -1000000,-1000000:1000000,1000000 -999999.999,-1000000:999999.998,1000000",
            "…\n1 point, 1 pair: 0-1.",
        ),
    ]);
    // Too many to draw: rungs of a ladder, and a grid.
    let rungs = (0..40).map(|i| format!("0,{i}:9,{i}")).collect::<Vec<_>>().join(" ");
    let posts = (0..40).map(|i| format!("{i},0:{i},39")).collect::<Vec<_>>().join(" ");
    demo::DEMO.says(&[
        (&rungs, "…the limit is 12 segments…\nNo two of the 40 segments have a point in common."),
        (&format!("--all {rungs} {posts}"), "…\n400 points, 400 pairs."),
    ]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("0,0:1,1 0,0", r#"segment 2: "0,0" is not of the form 0,0:2,1 (column 9)"#),
        ("0,0:1,x", r#"segment 1: "0,0:1,x" is not of the form 0,0:2,1 (column 1)"#),
        (
            "0,0:1,1000001",
            r#"segment 1: "0,0:1,1000001" has a number of more than a million (column 1)"#,
        ),
    ]);
}
