//! 10.7 Graham scan.

use std::cmp::Ordering;

use analytic_geometry::convex_hull::graham_scan::plain::{self, cross};
use analytic_geometry::convex_hull::graham_scan::{
    Step, boundary_points, by_angle, compare_around, graham_scan, graham_scan_watched,
    hull_indices, jarvis_march, monotone_chain,
};
use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::{ConvexPolygon, Point, Polygon, Vector, points, workloads};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::sets;
use crate::snapshots::Expect;

#[path = "../../../examples/graham_scan.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

type Pairs = &'static [(i64, i64)];

/// The name, the points, the vertices of their hull, and those with all points on its edges.
const HULLS: &[(&str, Pairs, Pairs, Pairs)] = &[
    ("none", &[], &[], &[]),
    ("one", &[(3, 4)], &[(3, 4)], &[(3, 4)]),
    ("all equal", &[(3, 4), (3, 4), (3, 4)], &[(3, 4)], &[(3, 4)]),
    ("two", &[(5, 1), (0, 1)], &[(0, 1), (5, 1)], &[(0, 1), (5, 1)]),
    (
        "a level line",
        &[(1, 0), (3, 0), (0, 0), (3, 0)],
        &[(0, 0), (3, 0)],
        &[(0, 0), (1, 0), (3, 0)],
    ),
    ("upright", &[(0, 2), (0, 0), (0, 1)], &[(0, 0), (0, 2)], &[(0, 0), (0, 1), (0, 2)]),
    ("to the left", &[(0, 9), (2, 3), (3, 0)], &[(3, 0), (0, 9)], &[(3, 0), (2, 3), (0, 9)]),
    (
        "one within",
        &[(2, 1), (4, 0), (0, 3), (1, 1), (0, 0)],
        &[(0, 0), (4, 0), (0, 3)],
        &[(0, 0), (4, 0), (0, 3)],
    ),
    (
        "a square of nine",
        &[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)],
        &[(0, 0), (2, 0), (2, 2), (0, 2)],
        &[(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)],
    ),
    (
        "on the first ray and on the last",
        &[(0, 0), (2, 0), (4, 0), (2, 2), (0, 1), (0, 3)],
        &[(0, 0), (4, 0), (2, 2), (0, 3)],
        &[(0, 0), (2, 0), (4, 0), (2, 2), (0, 3), (0, 1)],
    ),
];

// 1. Worked examples.

/// The hull by each of the ways, which all must agree; by those of the page if 64 bits have room.
fn hull(points: &[Point<i64>]) -> Vec<Point<i64>> {
    let hull = graham_scan(points);
    assert_eq!(monotone_chain(points), hull, "{points:?}");
    assert_eq!(jarvis_march(points), hull, "{points:?}");
    let by_index: Vec<_> = hull_indices(points).into_iter().map(|i| points[i]).collect();
    assert_eq!(by_index, hull.vertices(), "{points:?}");
    let given = sets::coordinates(points);
    if given.iter().all(|(x, y)| x.abs().max(y.abs()) <= 1_000_000_000) {
        for way in [plain::graham_scan, plain::monotone_chain, plain::jarvis_march] {
            assert_eq!(way(&given), sets::coordinates(hull.vertices()), "{points:?}");
        }
    }
    hull.vertices().to_vec()
}

fn of(pairs: &[(i64, i64)]) -> Vec<Point<i64>> {
    points(pairs.iter().copied()).unwrap()
}

#[test]
fn the_twelve_of_twenty_six() {
    let all = sets::twenty_six();
    assert_eq!(hull(&all), sets::twelve());
    assert_eq!(hull_indices(&all), (0..12).collect::<Vec<_>>());
    assert_eq!(graham_scan(&sets::floats(&all)).vertices(), sets::floats(&sets::twelve()));
    // On the edge from (17, 2), on that to (22, 10), and on the top.
    let mut boundary = sets::twelve();
    boundary.splice(8..8, of(&[(12, 15), (11, 15), (10, 15), (9, 15), (8, 15)]));
    boundary.splice(4..4, of(&[(20, 6), (21, 8)]));
    boundary.splice(3..3, of(&[(18, 3)]));
    assert_eq!(boundary_points(&all), boundary);
}

/// How many points each point pops, in the order of the scan.
fn pops(given: &[(i64, i64)]) -> Vec<usize> {
    let (mut pops, mut here) = (Vec::new(), 0);
    plain::graham_scan_watched(given, |step, _| match step {
        plain::Step::Pop { .. } => here += 1,
        plain::Step::Push { .. } => pops.push(std::mem::take(&mut here)),
    });
    pops
}

/// How many of the page's nine points the scan keeps; if each point pops at most one; and if no
/// point pops.
pub(crate) const KEPT: usize = 6;
pub(crate) const KEPT_BY_ONE_POP: usize = 7;
pub(crate) const KEPT_WITHOUT_POPS: usize = 9;

#[test]
fn the_worked_example_of_the_page() {
    let nine = sets::pairs(demo::NINE);
    // One point pops one, and a later one pops two, of which the first had been safe for two turns.
    assert_eq!(pops(&nine), [0, 0, 0, 0, 1, 0, 2, 0, 0]);
    let hull = plain::graham_scan(&nine);
    assert_eq!(hull, [(12, 0), (15, 7), (12, 10), (1, 9), (0, 3), (6, 1)]);
    assert_eq!(hull.len(), KEPT);
    let points = of(&nine);
    assert_eq!(Scan { most_pops: 1, ..RIGHT_SCAN }.hull(&points).len(), KEPT_BY_ONE_POP);
    assert_eq!(Scan { most_pops: 0, ..RIGHT_SCAN }.hull(&points).len(), KEPT_WITHOUT_POPS);
    // No step depends on a tie.
    for a in 0..9 {
        for b in 0..a {
            assert_ne!(nine[a].1, nine[b].1);
            assert!((0..b).all(|c| cross(nine[a], nine[b], nine[c]) != 0));
        }
    }
}

/// The cross products of the scan, after the sort.
pub(crate) const CROSS_PRODUCTS: usize = 1988;

#[test]
fn the_answers_of_the_page() {
    // Each point but the last is a left turn, and the last point pops two.
    let six = [(3, 3), (1, 6), (6, 1), (0, 0), (1, 2), (5, 3)];
    assert_eq!(pops(&six), [0, 0, 0, 0, 0, 2]);
    assert_eq!(plain::graham_scan(&six), [(0, 0), (6, 1), (5, 3), (1, 6)]);
    // 1000 points, ten of them vertices, no three on a line: each point but two ends with a turn to
    // the left, and each pop has a turn to the right.
    let mut n_products = 0;
    let hull = plain::graham_scan_watched(&ten_of_a_thousand(), |step, stack| {
        n_products += match step {
            plain::Step::Pop { .. } => 1,
            plain::Step::Push { .. } => usize::from(3 <= stack.len()),
        };
    });
    assert_eq!((hull.len(), n_products), (10, CROSS_PRODUCTS));
    // The version that pops at most one point is right on a triangle with one point inside, and
    // wrong on one with two.
    let one_pop = Scan { most_pops: 1, ..RIGHT_SCAN };
    for (given, is_right) in [
        (&[(0, 0), (6, 0), (0, 6), (2, 2)][..], true),
        (&[(0, 0), (2, 0), (2, 2), (0, 2)], true),
        (&[(0, 0), (6, 0), (0, 6), (3, 2), (1, 2)], false),
    ] {
        assert_eq!(one_pop.hull(&of(given)) == hull_of(given), is_right, "{given:?}");
    }
}

#[test]
fn angles_around_a_lowest_point_in_the_middle_have_no_order() {
    let [pivot, right, up, left] = [(1, 0), (2, 0), (1, 1), (0, 0)].map(Point::from);
    let is_before = |a, b| compare_around(pivot, a, b) == Ordering::Less;
    assert!(is_before(right, up) && is_before(up, left) && is_before(left, right));
}

/// The exercise of the page: a scan for all points on the edges. It pops at turns to the right
/// alone, and reads the last ray from its far end, unless this ray is the only one.
fn boundary_by_scan(given: &[Point<i64>]) -> Vec<Point<i64>> {
    let mut order = by_angle(given);
    order.dedup();
    let Some((&mut pivot, others)) = order.split_first_mut() else { return Vec::new() };
    let is_on_last_ray =
        |point: &Point<i64>, last| orientation(pivot, *point, last) == Orientation::Collinear;
    if let Some(&last) = others.last() {
        let begin = others.partition_point(|point| !is_on_last_ray(point, last));
        if 0 < begin {
            others[begin..].reverse();
        }
    }
    let mut kept = vec![pivot];
    for &point in &*others {
        while let [.., a, b] = kept[..]
            && orientation(a, b, point) == Orientation::Right
        {
            kept.pop();
        }
        kept.push(point);
    }
    kept
}

#[test]
fn a_scan_finds_all_points_on_the_edges() {
    for set in sets::all_sets(3, 9).into_iter().chain(sets::all_sets(4, 5)) {
        let twice = [&set[..], &set].concat();
        assert_eq!(boundary_by_scan(&twice), boundary_points(&set), "{set:?}");
    }
}

#[test]
fn a_chain_that_goes_straight_on_comes_back_over_a_line() {
    let chain = |points: &[(i64, i64)]| {
        let mut chain = Vec::new();
        for &c in points {
            while let [.., a, b] = chain[..]
                && cross(a, b, c) < 0
            {
                chain.pop();
            }
            chain.push(c);
        }
        chain.pop();
        chain
    };
    let (up, down) = ([(0, 0), (1, 1), (2, 2), (3, 3)], [(3, 3), (2, 2), (1, 1), (0, 0)]);
    let both = [chain(&up), chain(&down)].concat();
    assert_eq!(both, [(0, 0), (1, 1), (2, 2), (3, 3), (2, 2), (1, 1)]);
}

fn hull_of(given: &[(i64, i64)]) -> Vec<Point<i64>> {
    hull(&of(given))
}

/// Ten vertices on a parabola, and 990 points on a flatter one above its middle.
fn ten_of_a_thousand() -> Vec<(i64, i64)> {
    let outer = (0..10).map(|i| (1000 * i, 1_000_000 * i * (i - 9) + i));
    let inner = (0..990).map(|i| (4000 + i, (i - 495) * (i - 495) - 5_000_000));
    outer.chain(inner).collect()
}

#[test]
fn worked_examples() {
    for &(name, given, vertices, boundary) in HULLS {
        let given = of(given);
        assert_eq!(hull(&given), of(vertices), "{name}");
        assert_eq!(boundary_points(&given), of(boundary), "{name}");
    }
}

#[test]
fn of_equal_points_the_first_is_named() {
    let given = of(&[(1, 1), (2, 2), (0, 0), (2, 2), (0, 0), (0, 2), (1, 1)]);
    assert_eq!(hull_indices(&given), [2, 1, 5]);
}

#[test]
fn the_steps_of_one_scan() {
    let given = of(&[(2, 1), (4, 0), (0, 3), (1, 1), (0, 0)]);
    assert_eq!(by_angle(&given), of(&[(0, 0), (4, 0), (2, 1), (1, 1), (0, 3)]));
    let (mut steps, mut sizes) = (Vec::new(), Vec::new());
    graham_scan_watched(&given, |step, stack| {
        steps.push(step);
        sizes.push(stack.len());
    });
    let push = |next| Step::Push { next };
    let pop = |next| Step::Pop { next, turn: Orientation::Right };
    // To (1, 1) the way still turns left; only (0, 3) shows that it and (2, 1) are within.
    assert_eq!(steps, [push(0), push(1), push(2), push(3), pop(4), pop(4), push(4)]);
    assert_eq!(sizes, [1, 2, 3, 4, 4, 3, 3]);
}

// 2. All small inputs, against the definition.

/// The points on the edges of a hull, edge by edge, each as far as to the next vertex.
fn boundary_by_definition(set: &[Point<i64>]) -> Vec<Point<i64>> {
    let hull = sets::hull_by_definition(set);
    let mut boundary = Vec::new();
    for edge in Polygon::new(hull.clone()).edges() {
        let mut on_edge: Vec<_> =
            set.iter().copied().filter(|&point| edge.contains(point)).collect();
        on_edge.sort_by_key(|&point| edge.from.squared_distance(point));
        on_edge.dedup();
        boundary.extend(on_edge);
        boundary.dedup();
        if hull.len() < 3 {
            return boundary;
        }
    }
    boundary.pop();
    boundary
}

/// A set of which a function makes another hull than the definition, if there is one: sets of
/// points in a square of nine, each in three orders, the last with every point twice.
fn fault(hull: impl Fn(&[Point<i64>]) -> Vec<Point<i64>>) -> Option<Vec<Point<i64>>> {
    sets::all_sets(3, 9).into_iter().find_map(|set| {
        let wanted = sets::hull_by_definition(&set);
        let reversed: Vec<_> = set.iter().rev().copied().collect();
        let twice = [&set[set.len() / 2..], &reversed, &set[..set.len() / 2]].concat();
        [set, reversed, twice].into_iter().find(|given| hull(given) != wanted)
    })
}

#[test]
fn the_definition_agrees_on_all_small_sets() {
    assert_eq!(fault(hull), None);
    let of_floats = |given: &[_]| in_units(graham_scan(&sets::floats(given)).vertices(), 1.0);
    assert_eq!(fault(of_floats), None);
    for set in sets::all_sets(4, 5).into_iter().chain(sets::all_sets(3, 9)) {
        assert_eq!(hull(&set), sets::hull_by_definition(&set));
        let boundary = boundary_by_definition(&set);
        assert_eq!(boundary_points(&set), boundary);
        let twice = [&set[..], &set].concat();
        assert_eq!(boundary_points(&twice), boundary);
        assert!(hull_indices(&twice).iter().all(|&i| i < set.len()), "the first of equals");
    }
}

/// Floats that are so many units each.
#[expect(clippy::cast_possible_truncation, reason = "they are whole, and below 2^62")]
fn in_units(floats: &[Point<f64>], unit: f64) -> Vec<Point<i64>> {
    let units = |float: f64| (float / unit) as i64;
    points(floats.iter().map(|point| (units(point.x()), units(point.y())))).unwrap()
}

/// Graham's scan in parts, each of which can be exchanged.
struct Scan {
    pivot: fn(&Point<i64>, &Point<i64>) -> Ordering,
    order: fn(Point<i64>, Point<i64>, Point<i64>) -> Ordering,
    least: Orientation,
    most_pops: usize,
}

const RIGHT_SCAN: Scan = Scan {
    pivot: |a, b| (a.y(), a.x()).cmp(&(b.y(), b.x())),
    order: compare_around,
    least: Orientation::Left,
    most_pops: usize::MAX,
};

impl Scan {
    fn hull(&self, given: &[Point<i64>]) -> Vec<Point<i64>> {
        let Some(&pivot) = given.iter().min_by(|a, b| (self.pivot)(a, b)) else { return vec![] };
        let mut others: Vec<_> = given.iter().copied().filter(|&point| point != pivot).collect();
        others.sort_by(|&a, &b| (self.order)(pivot, a, b));
        let mut kept = vec![pivot];
        for point in others {
            for _ in 0..self.most_pops {
                match kept[..] {
                    [.., a, b] if orientation(a, b, point) < self.least => kept.pop(),
                    _ => break,
                };
            }
            kept.push(point);
        }
        kept
    }
}

#[test]
fn wrong_versions_are_caught() {
    assert_eq!(fault(|given| RIGHT_SCAN.hull(given)), None);
    let wrong = [
        // Any of the lowest points: others may be equally low and farther to the left.
        ("pivot", Scan { pivot: |a, b| a.y().cmp(&b.y()), ..RIGHT_SCAN }),
        // On one ray the farther point first: the nearer one is then pushed on top of it.
        (
            "ray",
            Scan {
                order: |pivot, a, b| match orientation(pivot, a, b) {
                    Orientation::Collinear => compare_around(pivot, b, a),
                    _ => compare_around(pivot, a, b),
                },
                ..RIGHT_SCAN
            },
        ),
        ("straight on", Scan { least: Orientation::Collinear, ..RIGHT_SCAN }),
        ("one pop", Scan { most_pops: 1, ..RIGHT_SCAN }),
    ];
    for (name, scan) in wrong {
        assert!(fault(|given| scan.hull(given)).is_some(), "{name}");
    }
}

/// To keep the points on the edges, it is not enough to go straight on: those on the last ray come
/// in the wrong order for that, the nearest first, and are popped.
#[test]
fn a_scan_that_goes_straight_on_misses_the_last_edge() {
    let given = of(&[(0, 0), (1, 0), (2, 0), (0, 1), (0, 2)]);
    let straight = Scan { least: Orientation::Collinear, ..RIGHT_SCAN };
    assert_eq!(straight.hull(&given), of(&[(0, 0), (1, 0), (2, 0), (0, 2)]));
    assert_eq!(boundary_points(&given), of(&[(0, 0), (1, 0), (2, 0), (0, 2), (0, 1)]));
}

// 3. Properties.

/// At each push the stack is the hull of the points so far; at each pop its last point is no
/// corner.
fn check_steps(given: &[Point<i64>]) {
    let order = by_angle(given);
    assert!(
        order
            .windows(2)
            .skip(1)
            .all(|pair| { compare_around(order[0], pair[0], pair[1]) != Ordering::Greater })
    );
    let (mut n_pushed, mut n_popped) = (0, 0);
    let found = graham_scan_watched(given, |step, stack| match step {
        Step::Push { next } => {
            assert_eq!(next, n_pushed);
            n_pushed += 1;
            assert_eq!(stack, monotone_chain(&order[..n_pushed]).vertices());
        }
        Step::Pop { next, turn } => {
            n_popped += 1;
            let [.., before, last] = stack[..] else { panic!("the pivot is never popped") };
            assert_eq!((next, turn), (n_pushed, orientation(before, last, order[next])));
            assert!(turn < Orientation::Left);
        }
    });
    assert_eq!((n_pushed, n_popped), (order.len(), order.len() - found.vertices().len()));
}

/// Whether these are the corners of the hull: they turn left, nothing lies to the right of an edge,
/// and all of them were given.
fn check_hull(given: &[Point<i64>], hull: &[Point<i64>]) {
    assert_eq!(ConvexPolygon::new(hull.to_vec()).unwrap().vertices(), hull);
    assert_eq!(hull.is_empty(), given.is_empty());
    assert!(hull.iter().all(|vertex| given.contains(vertex)));
    for edge in Polygon::new(hull.to_vec()).edges() {
        let is_outside = |&point: &Point<i64>| match hull.len() {
            0..3 => !edge.contains(point),
            _ => orientation(edge.from, edge.to, point) == Orientation::Right,
        };
        assert!(!given.iter().copied().any(|point| is_outside(&point)));
    }
}

#[test]
fn every_step_keeps_the_invariant() {
    check_steps(&sets::twenty_six());
    for set in sets::all_sets(3, 9) {
        check_steps(&set);
    }
}

proptest! {
    #[test]
    fn all_ways_agree(
        pairs in prop::collection::vec((-6_i64..=6, -6_i64..=6), 0..60),
        scale in prop::sample::select(vec![1, 1 << 30, (1 << 59) + 1]),
        turned in any::<usize>(),
    ) {
        let mut given = points(pairs.iter().map(|(x, y)| (scale * x, scale * y))).unwrap();
        let found = hull(&given);
        check_hull(&given, &found);
        check_steps(&given);
        let middle = turned % (given.len() + 1);
        given.rotate_left(middle);
        prop_assert_eq!(hull(&given), found);
    }

    #[test]
    fn floats_are_exact(pairs in prop::collection::vec((0_u32..40, 0_u32..40), 0..30)) {
        // Next to the line from (12, 12) to (24, 24), a few units in the last place apart; and the
        // same in units.
        let unit = f64::EPSILON / 2.0;
        let near = |steps: u32| 0.5 + f64::from(steps) * unit;
        let far = [(12.0, 12.0), (24.0, 24.0)];
        let floats = points(pairs.iter().map(|&(x, y)| (near(x), near(y))).chain(far)).unwrap();
        let wanted = hull(&in_units(&floats, unit));
        for way in [graham_scan, monotone_chain, jarvis_march] {
            prop_assert_eq!(in_units(way(&floats).vertices(), unit), &wanted[..]);
        }
    }
}

// 4. Extremes.

#[test]
fn large_sets() {
    for (name, kind) in workloads::ALL {
        let given = kind(20_000);
        let found = graham_scan(&given);
        assert_eq!(monotone_chain(&given), found, "{name}");
        let by_index: Vec<_> = hull_indices(&given).into_iter().map(|i| given[i]).collect();
        assert_eq!(by_index, found.vertices(), "{name}");
        assert!(found.vertices().len() < 200 || *name == "circle", "{name}");
    }
    let line = workloads::on_line(20_000);
    assert_eq!((graham_scan(&line).vertices().len(), boundary_points(&line)), (2, by_angle(&line)));
}

#[test]
fn a_million_points() {
    // All but the first two are vertices until the last comes, and pops them.
    let bow = (0..999_998).map(|i: i64| (1_000_000_000_000 - i * i, i));
    let ends = [(0, 0), (-1, 2_000_000_000_000)];
    let given = points(bow.chain(ends)).unwrap();
    let mut n_popped = 0;
    let found = graham_scan_watched(&given, |step, _| {
        n_popped += usize::from(matches!(step, Step::Pop { .. }));
    });
    assert_eq!(found.vertices(), of(&[(0, 0), (1_000_000_000_000, 0), ends[1]]));
    assert_eq!(n_popped, 999_997);
    let equal = vec![Point::from((3, 4)); 1_000_000];
    assert_eq!(graham_scan(&equal).vertices(), &equal[..1]);
    assert_eq!(monotone_chain(&workloads::on_line(1_000_000)).vertices().len(), 2);
}

#[test]
fn the_farthest_points() {
    let far = (1 << 62) - 1;
    let corners = of(&[(-far, -far), (far, -far), (far, far), (-far, far)]);
    let given = [&corners[2..], &of(&[(0, 0), (far - 1, 1 - far)]), &corners[..2]].concat();
    assert_eq!(hull(&given), corners);
    // One unit beside the diagonal.
    let given = of(&[(far, far), (-far, -far), (0, 1), (1, 1)]);
    assert_eq!(hull(&given), of(&[(-far, -far), (far, far), (0, 1)]));
}

// 5. Bad input: there is none; what would be is no point.

#[test]
fn what_is_no_number_is_no_point() {
    for bad in [f64::NAN, f64::INFINITY, f64::MAX, 1e-320] {
        let given = points([(0.0, 0.0), (1.0, 0.0), (0.5, bad)]);
        assert_eq!(given.unwrap_err().index, Some(2), "{bad}");
    }
    assert_eq!(points([(0, 0), (1 << 62, 0)]).unwrap_err().index, Some(1));
}

// 6. What the sources do wrongly.

/// The page sorts clockwise, and its code pops unless the way turns left. It pops nearly
/// everything.
#[test]
fn erratum_the_page_sorts_clockwise_and_turns_left() {
    let clockwise = Scan { order: |pivot, a, b| compare_around(pivot, b, a), ..RIGHT_SCAN };
    let square = of(&[(0, 0), (2, 0), (2, 2), (0, 2)]);
    assert_eq!(clockwise.hull(&square), of(&[(0, 0), (2, 0)]));
    assert_eq!(clockwise.hull(&sets::twenty_six()), of(&[(10, 1), (12, 1)]));
    assert_eq!(hull(&square), square);
}

/// A product of zero is said to mean that two vectors have the same direction. They may be
/// opposite.
#[test]
fn erratum_a_product_of_zero_has_two_directions() {
    let [right, left] = [3, -1].map(|x| Vector::new(x, 0).unwrap());
    assert_eq!(right.cross(left), 0);
    assert!(right.dot(left) < 0);
}

/// The original reads the second point from the top of a stack that may have one alone.
#[test]
fn erratum_a_stack_of_one_has_no_second_point() {
    for given in [&[][..], &[(1, 1)], &[(1, 1), (1, 1)], &[(0, 0), (2, 2), (1, 1)]] {
        let given = of(given);
        assert_eq!(hull(&given), sets::hull_by_definition(&given));
    }
}

// 7. Growth, and the demo.

#[test]
fn counts_grow_as_stated() {
    for n in demo::SIZES {
        let [sort, scan, march] = demo::counts(n).map(f64::from);
        let n = f64::from(n);
        assert!(sort < 1.3 * n * n.log2(), "{n}: {sort}");
        assert!(n < scan && scan < 2.0 * n, "{n}: {scan}");
        // The hull of points in a disc has about 3.4 times the cube root of n vertices.
        let n_vertices = march / n;
        assert!(2.5 * n.cbrt() < n_vertices && n_vertices < 4.5 * n.cbrt(), "{n}: {n_vertices}");
    }
}

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("graham_scan", ""),
        ("graham_scan_chain", "--chain 12,0 9,2 0,3 2,5 12,6 7,8 2,9"),
        ("graham_scan_march", &format!("--march {}", demo::NINE)),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let many: Vec<String> = (0..100).map(|i| format!("{i},{}", i * i)).collect();
    demo::DEMO.says(&[
        ("- <<< ", "…\nNo points, no hull."),
        ("- <<< 0.5,-1.3", "…\nThe hull is the point (0.5, -1.3)."),
        ("- <<< 1,1 1,1", "…\nThe hull is the point (1, 1)."),
        (
            "- <<< 3,3 0,0 1,1 1,1",
            "…All points are on one ray.…\nThe hull is the segment from (0, 0) to (3, 3).",
        ),
        ("--chain - <<< ", "…\nNo points, no hull."),
        ("--chain - <<< 1,1 1,1", "…\nThe hull is the point (1, 1)."),
        ("--chain - <<< 2,2 0,0 1,1", "…\nThe hull is the segment from (0, 0) to (2, 2)."),
        ("--march - <<< ", "…\nNo points, no hull."),
        ("--march - <<< 1,1 1,1", "…\nThe hull is the point (1, 1)."),
        ("--march - <<< 2,2 0,0 1,1", "…\nThe hull is the segment from (0, 0) to (2, 2)."),
        ("- <<< 0,0 1,0 0,1", "…\nThe hull has 3 vertices: (0, 0) (1, 0) (0, 1)."),
        (
            &format!("- <<< {}", many.join(" ")),
            "…Too large to draw: the limit is 40 points.…The hull has 100 vertices…",
        ),
    ]);
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("--chain --march - <<< 0,0", "--chain and --march exclude each other"),
        ("- <<< 0,0 1", "point 2: \"1\" is not of the form 2,1 (line 1, column 5)"),
        ("- <<< 0,0 NaN,1", "point 2: \"NaN,1\" is not of the form 2,1 (line 1, column 5)"),
        ("- <<< 0,0 1e9,1", "point 2: \"1e9,1\" is not of the form 2,1 (line 1, column 5)"),
        (
            "- <<< 2000000,1",
            "point 1: \"2000000,1\" has a number of more than a million (line 1, column 1)",
        ),
    ]);
}
