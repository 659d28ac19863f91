//! Exercise 10.7.

use super::Point;
use crate::inputs::{Random, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 10.7: `convex_hull`.
#[derive(Debug)]
pub struct Hull;

/// The vertices by the monotone chain: not the way of the exercise.
pub(super) fn by_height(points: &[Point]) -> Vec<Point> {
    let mut points = points.to_vec();
    points.sort_unstable_by_key(|&(x, y)| (y, x));
    points.dedup();
    if points.len() < 2 {
        return points;
    }
    let is_left = |a: Point, b: Point, c: Point| {
        let [x1, y1, x2, y2] = [b.0 - a.0, b.1 - a.1, c.0 - b.0, c.1 - b.1].map(i128::from);
        x2 * y1 < x1 * y2
    };
    let chain = |points: &[Point]| {
        let mut chain: Vec<Point> = Vec::new();
        for &c in points {
            while let [.., a, b] = chain[..]
                && !is_left(a, b, c)
            {
                chain.pop();
            }
            chain.push(c);
        }
        chain.pop();
        chain
    };
    let up = chain(&points);
    points.reverse();
    [up, chain(&points)].concat()
}

/// A parabola that opens upward, and one that opens downward, above it: all points are vertices.
pub(super) fn lens() -> Vec<Point> {
    let all = (-30_999..=30_999).flat_map(|x: i64| {
        let height = 1_000_000_000 - x * x;
        [(x, -height), (x, height)]
    });
    all.collect()
}

/// Is this the hull? If not, a point that is a vertex of only one of both is named.
pub(super) fn check_hull(expected: &[Point], output: &[Point]) -> Result<(), Wrong> {
    if output == expected {
        return Ok(());
    }
    let outside = |list: &[Point], others: &[Point]| {
        // Long lists are not searched.
        let first = list.iter().take(40).find(|point| !others.contains(point));
        first.map(|(x, y)| format!("({x}, {y})"))
    };
    let because = match (outside(output, expected), outside(expected, output)) {
        (Some(point), _) => format!("{point} is not a vertex"),
        (None, Some(point)) => format!("{point} is a vertex"),
        (None, None) => "each vertex appears once, and the order is counterclockwise".to_owned(),
    };
    Err(Wrong { expected: shown(expected), got: shown(output), because: Some(because) })
}

impl Task for Hull {
    type Input = Vec<Point>;
    type Output = Vec<Point>;

    const SECTION: &'static str = "10.7";
    const CHAPTER: &'static str = "analytic-geometry";
    const NAME: &'static str = "graham_scan";
    const HARNESS: &'static str = "|points: Vec<(i64, i64)>| attempt::convex_hull(&points)";
    const HINTS: &'static [&'static str] = &[
        "Begin with the lowest point, and sort the others by angle around it.",
        "Compare two angles by the sign of a cross product. Of two points on one ray, the nearer one \
         comes first.",
        "Keep the vertices so far on a stack. Before you push a point, pop the top while the way \
         through it does not turn left.",
    ];

    fn small() -> Vec<Self::Input> {
        super::small_sets()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n, side) = (random.index(30), [4, 10, 100][random.index(3)]);
        super::random_points(random, n, side)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let far = 1_000_000_000;
        let mut lens_in_no_order = lens();
        Random::new(107).shuffle(&mut lens_in_no_order);
        vec![
            (
                "the largest square, and its center",
                vec![(far, far), (-far, far), (0, 0), (far, -far), (-far, -far)],
            ),
            ("100 000 points on a line", (0..100_000).map(|i| (3 * i, far - 2 * i)).collect()),
            ("100 000 equal points", vec![(7, 7); 100_000]),
            ("124 000 points, all of them vertices", lens_in_no_order),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        super::size(input.iter().copied(), input.len())
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("convex_hull(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        check_hull(&by_height(input), output)
    }
}
