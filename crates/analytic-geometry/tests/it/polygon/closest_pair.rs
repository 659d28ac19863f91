//! 10.6 Closest pair of points.

use std::thread;

use analytic_geometry::polygon::closest_pair::{
    CUTOFF, Pair, Site, Step, closest_pair, closest_pair_by, closest_pair_watched, grid, plain,
    sweep,
};
use analytic_geometry::{Coordinate, Point, Vector, points, workloads};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::sets;
use crate::snapshots::Expect;

#[path = "../../../examples/closest_pair.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. Worked examples.

/// Points, and the closest pair with the square of its distance.
type Row = (&'static [(i64, i64)], Option<([usize; 2], i128)>);

const WORKED: &[Row] = &[
    (&[(0, 0), (9, 9), (5, 1), (4, 3)], Some(([2, 3], 5))),
    // HDU 1007, in halves.
    (&[(0, 0), (2, 2)], Some(([0, 1], 8))),
    (&[(2, 2), (2, 2)], Some(([0, 1], 0))),
    (&[(-3, 0), (0, 0), (0, 3)], Some(([0, 1], 9))),
    // Luogu P1429.
    (&[(1, 1), (1, 2), (2, 2)], Some(([0, 1], 1))),
    // UVa 10245.
    (&[(0, 2), (6, 67), (43, 71), (39, 107), (189, 140)], Some(([2, 3], 1312))),
    // The closest two are on both sides of the middle point, which is neither of them.
    (&[(0, 0), (49, 0), (50, 1000), (51, 0), (100, 0)], Some(([1, 3], 4))),
    // (2, 14) is the third point above (-2, 0), and the nearest to it.
    (THIRD, Some(([0, 3], 212))),
    // Of equally close pairs, the one that comes first.
    (&[(5, 5), (0, 1), (6, 5), (0, 0)], Some(([0, 2], 1))),
    (&[(7, 7), (1, 1), (7, 7), (1, 1), (7, 7)], Some(([0, 2], 0))),
    (&[(3, 4)], None),
    (&[], None),
];

const THIRD: &[(i64, i64)] = &[(-2, 0), (18, 2), (-18, 12), (2, 14)];

#[test]
fn worked_examples() {
    for (pairs, answer) in WORKED {
        let set = points(pairs.iter().copied()).unwrap();
        let found = all_forms(&set);
        assert_eq!(found.map(|pair| ([pair.first, pair.second], pair.measure)), *answer);
    }
}

#[test]
fn six_pairs_of_the_26_are_as_close() {
    let set = sets::twenty_six();
    assert_eq!(all_forms(&set), Some(Pair { measure: 1, first: 4, second: 5 }));
    let pairs = every_pair(&set).filter(|pair| pair.measure == 1);
    let indices: Vec<_> = pairs.map(|pair| (pair.first, pair.second)).collect();
    assert_eq!(indices, [(4, 5), (8, 19), (15, 16), (16, 17), (17, 18), (18, 19)]);
}

/// The points of the page.
fn eight() -> Vec<Point<i64>> {
    points(sets::pairs(demo::EIGHT)).unwrap()
}

/// The comparisons of the plain version, with the square of each distance.
fn compared(set: &[Point<i64>]) -> Vec<(plain::Point, plain::Point)> {
    let mut all = Vec::new();
    plain::closest_pair_watched(&sets::coordinates(set), |step, _, _| {
        if let plain::Step::Compare { p, q } = step {
            all.push((p, q));
        }
    });
    all
}

/// The least square among the page's points, and how many pairs there are and are compared; what
/// neighbors in the order of x give, both halves alone, and the halves with a strip in which each
/// point is compared with the next one alone; and how many pairs the first two of these have.
pub(crate) const EIGHT_SQUARE: i128 = 8;
pub(crate) const EIGHT_PAIRS: usize = 28;
pub(crate) const EIGHT_COMPARED: usize = 7;
pub(crate) const EIGHT_NEIGHBORS: i128 = 13;
pub(crate) const EIGHT_HALVES: i128 = 10;
pub(crate) const EIGHT_NEXT_ONLY: i128 = 10;
pub(crate) const EIGHT_NEIGHBOR_PAIRS: usize = 7;
pub(crate) const EIGHT_HALF_PAIRS: usize = 12;

#[test]
fn the_worked_example_of_the_page() {
    let set = eight();
    let mut sorted = set.clone();
    sorted.sort_unstable();
    let least = |pairs: &mut dyn Iterator<Item = (Point<i64>, Point<i64>)>| {
        pairs.map(|(p, q)| p.squared_distance(q)).min().unwrap()
    };
    assert_eq!(plain::closest_pair(&sets::coordinates(&set)), Some((8, (10, 6), (8, 8))));
    assert_eq!(all_forms(&set).unwrap().measure, EIGHT_SQUARE);
    assert_eq!(every_pair(&set).filter(|pair| pair.measure <= EIGHT_HALVES).count(), 2, "no tie");
    assert_eq!((every_pair(&set).count(), compared(&set).len()), (EIGHT_PAIRS, EIGHT_COMPARED));
    let neighbors =
        |sorted: &[Point<i64>]| least(&mut sorted.array_windows().map(|&[p, q]| (p, q)));
    assert_eq!(neighbors(&sorted), EIGHT_NEIGHBORS);
    let mut by_y = set.clone();
    by_y.sort_unstable_by_key(|point| point.y());
    assert_eq!(neighbors(&by_y), EIGHT_HALVES, "not neighbors in the order of y");
    let (left, right) = sorted.split_at(4);
    let halves = [left, right].map(|half| all_pairs(half).unwrap().measure);
    assert_eq!(halves, [13, EIGHT_HALVES]);
    assert_eq!(every_pair(left).count() + every_pair(right).count(), EIGHT_HALF_PAIRS);
    assert_eq!(sorted.array_windows::<2>().count(), EIGHT_NEIGHBOR_PAIRS);
    assert_eq!(least_with(Fault::OneFollows, &sorted), Some(EIGHT_NEXT_ONLY));
    // All coordinates are different, so no step depends on a tie.
    assert!(sorted.array_windows().all(|[p, q]| p.x() < q.x()));
    assert!(by_y.array_windows().all(|[p, q]| p.y() < q.y()));
}

// 2. All small inputs, against all pairs.

fn every_pair(set: &[Point<i64>]) -> impl Iterator<Item = Pair<i128>> {
    (0..set.len()).flat_map(move |first| {
        (first + 1..set.len()).map(move |second| Pair {
            measure: set[first].squared_distance(set[second]),
            first,
            second,
        })
    })
}

fn all_pairs(set: &[Point<i64>]) -> Option<Pair<i128>> {
    every_pair(set).min()
}

/// The answer by halves, which those of the other forms and of other cuts must be.
fn all_forms(set: &[Point<i64>]) -> Option<Pair<i128>> {
    let answer = closest_pair(set);
    assert_eq!(sweep::closest_pair(set), answer, "{set:?}");
    assert_eq!(grid::closest_pair(set, 1), answer, "{set:?}");
    for cutoff in 0..4 {
        assert_eq!(cut_down_to(cutoff, set), answer, "{cutoff}: {set:?}");
    }
    answer
}

/// The square that the plain version finds; it must be that of two of the points.
fn plain_square(set: &[Point<i64>]) -> Option<i128> {
    let (square, p, q) = plain::closest_pair(&sets::coordinates(set))?;
    let way = (q.0 - p.0, q.1 - p.1);
    assert_eq!(square, way.0.pow(2) + way.1.pow(2));
    for (end, least) in [(p, 1 + usize::from(p == q)), (q, 1)] {
        assert!(least <= sets::coordinates(set).iter().filter(|&&point| point == end).count());
    }
    Some(square.into())
}

fn cut_down_to(cutoff: usize, set: &[Point<i64>]) -> Option<Pair<i128>> {
    closest_pair_watched(set, cutoff, Vector::squared_length, |_, _, _| {})
}

#[test]
fn all_pairs_agree_on_all_small_inputs() {
    let mut lists = vec![Vec::new()];
    for length in 0..5 {
        let grid = (0..9).map(|i| Point::new(i % 3, i / 3).unwrap());
        let longest = lists.iter().filter(|list: &&Vec<_>| list.len() == length);
        let more: Vec<Vec<Point<i64>>> =
            longest.flat_map(|list| grid.clone().map(|p| [&list[..], &[p]].concat())).collect();
        lists.extend(more);
    }
    assert_eq!(lists.len(), 66_430, "1 + 9 + 81 + 729 + 6561 + 59 049");
    for list in lists.iter().chain(&sets::all_sets(3, 9)) {
        let answer = all_pairs(list);
        assert_eq!(closest_pair(list), answer, "{list:?}");
        assert_eq!(cut_down_to(1, list), answer, "{list:?}");
        assert_eq!(plain_square(list), answer.map(|pair| pair.measure), "{list:?}");
    }
    for list in sets::all_sets(4, 4).iter().chain(&lists[..900]) {
        assert_eq!(all_forms(list), all_pairs(list));
    }
}

/// One of the things that must not be done.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Fault {
    None,
    /// Only the point on the line is compared across it.
    OnlyTheMiddle,
    /// The strip is half as wide as it must be.
    NarrowStrip,
    /// Only the next point of the strip is looked at.
    OneFollows,
    /// Only the next two points of the strip are looked at.
    TwoFollow,
    /// The strip is left in the order of x.
    StripByX,
    /// The best of the right half alone goes on.
    ForgetsTheLeft,
}

/// The least squared distance by halves, as it is written without much thought.
fn least_with(fault: Fault, sorted: &[Point<i64>]) -> Option<i128> {
    let n = sorted.len();
    if n < 2 {
        return None;
    }
    let (left, right) = sorted.split_at(n / 2);
    let middle = right[0];
    let ours = least_with(fault, left);
    let theirs = least_with(fault, right);
    let mut best = match (ours, theirs) {
        (Some(a), Some(b)) if fault == Fault::ForgetsTheLeft => a.max(b),
        (Some(a), Some(b)) => a.min(b),
        (a, b) => a.or(b).unwrap_or(i128::MAX),
    };
    if fault == Fault::OnlyTheMiddle {
        let others = sorted.iter().enumerate().filter(|&(i, _)| i != n / 2);
        return others.map(|(_, other)| middle.squared_distance(*other)).chain([best]).min();
    }
    let widened = if fault == Fault::NarrowStrip { 4 } else { 1 };
    let is_near = |point: &&Point<i64>| {
        i128::from(point.x() - middle.x()).pow(2).saturating_mul(widened) <= best
    };
    let mut strip: Vec<_> = sorted.iter().filter(is_near).copied().collect();
    if fault != Fault::StripByX {
        strip.sort_unstable_by_key(|point| point.y());
    }
    let most = match fault {
        Fault::OneFollows => 1,
        Fault::TwoFollow => 2,
        _ => n,
    };
    for (i, point) in strip.iter().enumerate() {
        for other in strip[i + 1..].iter().take(most) {
            let up = i128::from(other.y() - point.y());
            if 0 <= up && best <= up * up {
                break;
            }
            best = best.min(point.squared_distance(*other));
        }
    }
    Some(best)
}

#[test]
fn wrong_versions_are_caught() {
    let third = points(THIRD.iter().copied()).unwrap();
    let sets = [sets::all_sets(4, 4), some_sets(400, 60, 40), vec![third]].concat();
    let is_wrong = |fault| {
        sets.iter().any(|set| {
            let mut sorted = set.clone();
            sorted.sort_unstable();
            least_with(fault, &sorted) != all_pairs(set).map(|pair| pair.measure)
        })
    };
    assert!(!is_wrong(Fault::None));
    for fault in [
        Fault::OnlyTheMiddle,
        Fault::NarrowStrip,
        Fault::OneFollows,
        Fault::TwoFollow,
        Fault::StripByX,
        Fault::ForgetsTheLeft,
    ] {
        assert!(is_wrong(fault), "{fault:?}");
    }
}

// 3. Larger inputs, and what is true at every step.

/// Sets of up to `most` points in squares that become wider, up to `side`; the same each time.
fn some_sets(n_sets: usize, most: usize, side: i64) -> Vec<Vec<Point<i64>>> {
    let source = workloads::in_square(n_sets * most);
    let n_points = (2..=most).cycle();
    let wide = (4..=side).cycle().step_by(3);
    let set = |((part, n_points), wide): ((&[Point<i64>], usize), i64)| {
        let within = |c: i64| c.rem_euclid(wide);
        let points = part.iter().map(|p| Point::new(within(p.x()), within(p.y())).unwrap());
        points.take(n_points).collect()
    };
    source.chunks(most).zip(n_points).zip(wide).map(set).collect()
}

#[test]
fn all_pairs_agree_on_larger_sets() {
    for set in some_sets(300, 200, 1000) {
        assert_eq!(all_forms(&set), all_pairs(&set));
        assert_eq!(plain_square(&set), all_pairs(&set).map(|pair| pair.measure));
    }
}

/// Points at different places: those of a workload, moved by less than all the distances there are.
fn apart(kind: workloads::Points, n: usize) -> Vec<Point<i64>> {
    let wide = |c: i64| c * (1 << 21);
    let point = |(i, p): (i64, Point<i64>)| Point::new(wide(p.x()), wide(p.y()) + i).unwrap();
    (0..).zip(kind(n)).map(point).collect()
}

#[test]
fn the_forms_agree_on_all_workloads() {
    for (name, kind) in workloads::ALL {
        let set = apart(*kind, 3000);
        let answer = closest_pair(&set);
        assert_eq!(sweep::closest_pair(&set), answer, "{name}");
        for seed in 0..3 {
            assert_eq!(grid::closest_pair(&set, seed), answer, "{name}, {seed}");
        }
        // With two at one place.
        let twice = [&set[..], &[set[77], set[33]]].concat();
        assert_eq!(all_forms(&twice), Some(Pair { measure: 0, first: 33, second: 3001 }), "{name}");
    }
}

/// Runs with all that must hold at every step, and gives the most followers that one site of a
/// strip was compared with.
fn check(set: &[Point<i64>], cutoff: usize) -> usize {
    let (mut least, mut is_strip, mut most, mut followers) = (None, false, 0, (0, 0));
    let watch = |step: Step<i64>, part: &[Site<i64>], best: Pair<i128>| {
        assert!(least.is_none_or(|least| best <= least), "best only gets less");
        assert_eq!(best.measure, set[best.first].squared_distance(set[best.second]));
        least = Some(best);
        assert!(part.iter().all(|site| set[site.index] == site.point));
        match step {
            Step::Split { line } => {
                assert!(cutoff < part.len());
                assert!(part.is_sorted_by_key(|site| site.point));
                assert_eq!(line, part[part.len() / 2].point.x());
            }
            Step::Small => {
                assert!(part.len() <= cutoff && part.is_sorted_by_key(|site| site.point.y()));
                (is_strip, followers) = (false, (0, 0));
            }
            Step::Strip { line } => {
                assert!(part.is_sorted_by_key(|site| site.point.y()));
                let across = |site: &Site<i64>| i128::from(site.point.x() - line).pow(2);
                assert!(part.iter().all(|site| across(site) <= best.measure));
                (is_strip, followers) = (true, (0, 0));
            }
            Step::Compare { i, j } => {
                assert!(i < j && part[i].point.y() <= part[j].point.y());
                if followers.0 != i {
                    followers = (i, 0);
                }
                followers.1 += 1;
                assert_eq!(j, i + followers.1, "one after the other");
                if is_strip {
                    most = most.max(followers.1);
                }
            }
        }
    };
    let answer = closest_pair_watched(set, cutoff, Vector::squared_length, watch);
    assert_eq!(answer, all_pairs(set));
    most
}

/// What a site of a strip can be compared with: three others of its own half, four of the other
/// half.
const MOST_FOLLOWERS: usize = 7;

#[test]
fn every_step_is_what_it_says() {
    let mut most = 0;
    let lattice = |n: i64| (0..n * n).map(|i| Point::new(i % n, i / n).unwrap()).collect();
    for set in [vec![lattice(3), lattice(4), lattice(12)], some_sets(200, 100, 30)].concat() {
        for cutoff in [1, 2, 3, CUTOFF] {
            most = most.max(check(&set, cutoff));
        }
    }
    assert!(most <= MOST_FOLLOWERS, "{most}");
    assert!(2 < most, "{most}");
}

#[test]
fn every_step_of_the_plain_form_is_what_it_says() {
    let lattice = |n: i64| (0..n * n).map(|i| Point::new(i % n, i / n).unwrap()).collect();
    let mut most = 0;
    for set in [vec![lattice(4), lattice(12)], some_sets(300, 100, 30)].concat() {
        let (mut least, mut lower, mut n_upper) = (i64::MAX, None, 0);
        plain::closest_pair_watched(&sets::coordinates(&set), |step, part, best| {
            assert!(best.0 <= least);
            match step {
                plain::Step::Split { line } => {
                    assert!(part.is_sorted() && part[part.len() / 2].0 == line);
                }
                plain::Step::Strip { line } => {
                    assert!(part.is_sorted_by_key(|point| point.1));
                    assert!(part.iter().all(|point| (point.0 - line).pow(2) < best.0));
                    lower = None;
                }
                plain::Step::Compare { p, q } => {
                    assert!(p.1 <= q.1 && (q.1 - p.1).pow(2) < least);
                    n_upper = if lower == Some(p) { n_upper + 1 } else { 1 };
                    lower = Some(p);
                    most = most.max(n_upper);
                }
            }
            least = best.0;
        });
    }
    assert!(2 < most && most <= MOST_FOLLOWERS, "{most}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn floats_give_the_least_of_all_rounded_squares(
        pairs in prop::collection::vec((-1e3..1e3, -1e3..1e3), 2..60),
        cutoff in 1_usize..9,
    ) {
        let set: Vec<Point<f64>> = points(pairs).unwrap();
        let all = (0..set.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
        let squares = all.map(|(i, j)| set[i].squared_distance(set[j]));
        let least = squares.min_by(f64::total_cmp).unwrap();
        let found = closest_pair_watched(&set, cutoff, Vector::squared_length, |_, _, _| {});
        prop_assert_eq!(found.map(|pair| pair.measure), Some(least));
        prop_assert_eq!(closest_pair(&set), found);
        prop_assert_eq!(sweep::closest_pair(&set), found);
        let Pair { first, second, .. } = found.unwrap();
        let measure = set[first].squared_distance(set[second]);
        prop_assert_eq!(found, Some(Pair { measure, first, second }));
    }
}

#[test]
fn whole_floats_give_what_integers_give() {
    for set in some_sets(60, 100, 300) {
        let exact = closest_pair(&set).unwrap();
        let measure = i64::product_to_f64(exact.measure);
        let Pair { first, second, .. } = exact;
        assert_eq!(closest_pair(&sets::floats(&set)), Some(Pair { measure, first, second }));
    }
}

#[test]
fn other_measures() {
    let sum = |way: Vector<i64>| way.x().abs() + way.y().abs();
    let greater = |way: Vector<i64>| way.x().abs().max(way.y().abs());
    for set in some_sets(200, 60, 100) {
        for measure in [sum, greater] {
            let pairs = every_pair(&set).map(|Pair { first, second, .. }| Pair {
                measure: measure(set[second] - set[first]),
                first,
                second,
            });
            assert_eq!(closest_pair_by(&set, measure), pairs.min());
        }
    }
    // The three choose three pairs.
    let set = points([(0, 0), (6, 0), (20, 0), (24, 4), (40, 0), (45, 2)]).unwrap();
    let chosen = |pair: Option<Pair<i64>>| pair.map(|pair| (pair.first, pair.second));
    assert_eq!(chosen(closest_pair_by(&set, sum)), Some((0, 1)));
    assert_eq!(chosen(closest_pair_by(&set, greater)), Some((2, 3)));
    assert_eq!(closest_pair(&set), Some(Pair { measure: 29, first: 4, second: 5 }));
}

// 4. Extremes.

#[test]
fn the_farthest_points_have_an_exact_distance() {
    let far = (1_i64 << 62) - 1;
    let two = points([(-far, -far), (far, far)]).unwrap();
    let square = 8 * i128::from(far) * i128::from(far);
    assert_eq!(all_forms(&two), Some(Pair { measure: square, first: 0, second: 1 }));
    // A float holds neither square, and so cannot tell which is less.
    let three = points([(far, far), (far - 1, -far), (-far, far - 1)]).unwrap();
    assert_eq!(all_forms(&three), all_pairs(&three));
    let tiny = 2_f64.powi(-450);
    let three = points([(tiny, 0.0), (tiny * (1.0 + f64::EPSILON), 0.0), (0.0, 0.0)]).unwrap();
    let least = (tiny * f64::EPSILON).powi(2);
    assert!(0.0 < least);
    assert_eq!(closest_pair(&three), Some(Pair { measure: least, first: 0, second: 1 }));
}

/// On a vertical line every strip is the whole part. A stack of 64 KB is enough, for the halves are
/// halved log n times.
#[test]
fn a_million_points_on_a_vertical_line() {
    let set = apart(workloads::on_line, 1_000_000);
    let mut heights: Vec<i64> = set.iter().map(|point| point.y()).collect();
    heights.sort_unstable();
    let gap = heights.windows(2).map(|two| two[1] - two[0]).min().unwrap();
    let small = thread::Builder::new().stack_size(64 << 10);
    let answer = small.spawn(move || {
        let (mut in_strips, mut comparisons) = (0, 0);
        let answer = closest_pair_watched(&set, CUTOFF, Vector::squared_length, |step, part, _| {
            in_strips += if let Step::Strip { .. } = step { part.len() } else { 0 };
            comparisons += usize::from(matches!(step, Step::Compare { .. }));
        });
        (answer, in_strips, comparisons)
    });
    let (answer, in_strips, comparisons) = answer.unwrap().join().unwrap();
    assert_eq!(answer.unwrap().measure, i128::from(gap).pow(2));
    // Halved 17 times, a million makes parts of 7 and 8.
    assert_eq!(in_strips, 17 * 1_000_000);
    assert!(comparisons < 1000, "{comparisons}");
}

#[test]
fn a_million_points_at_one_place() {
    let set = vec![Point::from((3, 4)); 1_000_000];
    let pair = Some(Pair { measure: 0, first: 0, second: 1 });
    assert_eq!((closest_pair(&set), sweep::closest_pair(&set)), (pair, pair));
    assert_eq!(grid::closest_pair(&set, 5), pair);
}

// 5. Bad input.

#[test]
fn what_is_no_point_never_gets_here() {
    let bad = [(0.0, 1.0), (2.0, f64::NAN), (3.0, 4.0)];
    assert_eq!(points(bad).unwrap_err().index, Some(1));
    assert_eq!(points([(0, 0), (1, i64::MIN)]).unwrap_err().index, Some(1));
}

// 6. Errata.

/// The page compares the point on the line with the others, and no other two across the line.
#[test]
fn erratum_only_the_middle_point_is_compared_across() {
    // In tenths: 0, 4.9, 5, 5.1, 10.
    let set = points([(0, 0), (49, 0), (50, 1000), (51, 0), (100, 0)]).unwrap();
    assert_eq!(least_with(Fault::OnlyTheMiddle, &set), Some(49 * 49));
    assert_eq!(closest_pair(&set), Some(Pair { measure: 2 * 2, first: 1, second: 3 }));
}

/// The page cuts at the middle of the range of x, and not at the middle point.
#[test]
fn erratum_the_middle_of_the_range_may_cut_off_one_point() {
    // Each point is twice as far to the right as the one before it: the right half is always the
    // last point alone.
    let xs: Vec<i64> = (0..61).map(|k| 1 << k).collect();
    let (mut part, mut depth) = (&xs[..], 0);
    while 2 < part.len() {
        let middle = part[0].midpoint(part[part.len() - 1]);
        part = &part[..part.partition_point(|&x| x <= middle)];
        depth += 1;
    }
    assert_eq!(depth, 59, "for 61 points");
    let set = points(xs.into_iter().map(|x| (x, 0))).unwrap();
    let (mut depth, mut lengths) = (0, vec![set.len()]);
    closest_pair_watched(&set, 1, Vector::squared_length, |step, part, _| {
        if let Step::Split { .. } = step {
            // A part is a half of the last one that is longer.
            while lengths.last().is_some_and(|&last| last < 2 * part.len() - 1) {
                lengths.pop();
            }
            lengths.push(part.len());
            depth = depth.max(lengths.len() - 1);
        }
    });
    assert!(depth <= 6, "{depth}");
}

/// The older code halves what has one point or none, for ever.
#[test]
fn erratum_fewer_than_two_points_have_no_pair() {
    assert_eq!(all_forms(&[]), None);
    assert_eq!(all_forms(&points([(1, 2)]).unwrap()), None);
}

// The growth class.

/// What the chart counts for 4096 points.
pub(crate) const IN_STRIPS: u32 = 49_152;
pub(crate) const COMPARED: u32 = 14_747;

#[test]
fn counts_at_doubled_sizes() {
    let counts = demo::SIZES.map(demo::counts);
    for (&[in_strips, compared, all], n) in counts.iter().zip(demo::SIZES) {
        // On a line all points are in every strip: n log n.
        assert_eq!(in_strips, n * n.ilog2(), "{n}");
        assert!(compared <= u32::try_from(MOST_FOLLOWERS).unwrap() * in_strips, "{n}: {compared}");
        assert!(2 * n < compared && compared < 4 * n, "{n}: {compared}");
        assert_eq!(all, n * (n - 1) / 2);
    }
    assert_eq!(counts[counts.len() - 1], [IN_STRIPS, COMPARED, 8_386_560]);
}

#[test]
fn the_answers_of_the_page() {
    // Sixteen points on a vertical line.
    let line: Vec<plain::Point> = (0..16).map(|i| (7, 2 * i)).collect();
    let (mut in_strips, mut comparisons) = (0, 0);
    plain::closest_pair_watched(&line, |step, strip, _| match step {
        plain::Step::Strip { .. } => in_strips += strip.len(),
        plain::Step::Compare { .. } => comparisons += 1,
        plain::Step::Split { .. } => {}
    });
    assert_eq!((in_strips, comparisons), (64, 1));
    // The closest pair is a point and the third one above it.
    let third = points([(-2, 0), (18, 2), (-17, 12), (2, 14)]).unwrap();
    assert_eq!(plain::closest_pair(&sets::coordinates(&third)), Some((212, (-2, 0), (2, 14))));
    let of_lowest = compared(&third).into_iter().filter(|pair| pair.0 == (-2, 0));
    assert_eq!(
        of_lowest.map(|pair| pair.1).collect::<Vec<_>>(),
        [(-17, 12), (18, 2), (-17, 12), (2, 14)]
    );
    // A strip that is half as wide.
    let check = |fault, set: &[(i64, i64)]| {
        let set = points(set.iter().copied()).unwrap();
        (least_with(fault, &set).unwrap(), all_pairs(&set).unwrap().measure)
    };
    assert_eq!(check(Fault::NarrowStrip, &[(0, 5), (3, 0), (7, 1), (12, 6)]), (34, 17));
    assert_eq!(check(Fault::NarrowStrip, &[(0, 0), (1, 3), (2, 1), (9, 9)]), (5, 5));
    assert_eq!(check(Fault::NarrowStrip, &[(0, 0), (0, 1), (9, 0), (9, 2)]), (1, 1));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[("closest_pair", ""), ("closest_pair_cost", "--cost")]);
}

#[test]
fn odd_input_of_the_demo() {
    demo::DEMO.says(&[
        ("1,2", "…Fewer than two points have no pair.…"),
        ("1,2 3,4 1,2", "…Two points are at (1, 2). Comparisons made: 2. Number of pairs: 3.…"),
        ("0,0 0.5,0.5 -3,7.25", "…The square of their distance is 1/2.…"),
        (
            &format!("- <<< {}", "0,0 7,7 ".repeat(20)),
            "…Too large to draw: the limit is 30 points.…Two points are at (0, 0).…",
        ),
    ]);
}

#[test]
fn bad_input_of_the_demo() {
    demo::DEMO.refuses(&[("1,2 3;4", r#"point 2: "3;4" is not of the form 2,1 (column 5)"#)]);
}
