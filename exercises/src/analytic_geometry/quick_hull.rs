//! Exercise 10.8.

use super::Point;
use super::graham_scan::{by_height, check_hull};
use crate::inputs::{Random, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 10.8: `quick_hull`.
#[derive(Debug)]
pub struct FarthestFirst;

/// The vertices from the leftmost point, by the monotone chain: not the way of the exercise.
fn from_the_left(points: &[Point]) -> Vec<Point> {
    let mut hull = by_height(points);
    let left = (0..hull.len()).min_by_key(|&i| hull[i]).unwrap_or(0);
    hull.rotate_left(left);
    hull
}

/// Points of a square in no order; of its corners, each is there.
fn square(n: usize) -> Vec<Point> {
    let far = 1_000_000_000;
    let mut random = Random::new(108);
    let mut number = || i64::try_from(random.below(2_000_000_001)).unwrap_or(0) - far;
    let mut points: Vec<Point> = (0..n).map(|_| (number(), number())).collect();
    points.extend([(far, far), (-far, far), (far, -far), (-far, -far)]);
    points
}

/// All points of a parabola that is as high as 10^9.
fn parabola() -> Vec<Point> {
    (-31_622..=31_622).rev().map(|x: i64| (x, x * x)).collect()
}

impl Task for FarthestFirst {
    type Input = Vec<Point>;
    type Output = Vec<Point>;

    const SECTION: &'static str = "10.8";
    const CHAPTER: &'static str = "analytic-geometry";
    const NAME: &'static str = "quick_hull";
    const HARNESS: &'static str = "|points: Vec<(i64, i64)>| attempt::quick_hull(&points)";
    const HINTS: &'static [&'static str] = &[
        "Begin with the leftmost point and the rightmost, and with the chord between them, once in each \
         direction.",
        "A point is outside a chord if the cross product of the chord and the way to the point is negative. \
         The least cross product belongs to the farthest point. If several points are equally far, take the \
         least of them.",
        "Replace a chord by two chords over its farthest point, each with the points that are outside it. \
         Finish the first one before the second, so the vertices come out in order.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = super::small_sets();
        // Five points in two rows of four, beginning with each of them: three of a row can be
        // equally far from a chord.
        let five = (0..256_u32).filter(|code| code.count_ones() == 5);
        for code in five {
            let set: Vec<Point> =
                (0..8).filter(|i| (code >> i) & 1 == 1).map(|i| (i % 4, i / 4)).collect();
            all.extend((0..5).map(|start| [&set[start..], &set[..start]].concat()));
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n, side) = (random.index(30), [4, 10, 100][random.index(3)]);
        super::random_points(random, n, side)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let far = 1_000_000_000;
        let on_line = (0..100_000).map(|i| (far - 3 * i, 2 * i - far)).collect();
        let doubling = (0..15).map(|k| (1 << k, 1 << (2 * k))).collect();
        vec![
            ("the largest square, and its center", square(0).into_iter().chain([(0, 0)]).collect()),
            ("100 000 points on a line", on_line),
            ("100 000 equal points", vec![(7, 7); 100_000]),
            ("15 points that double their distance", doubling),
            ("63 245 points, all of them vertices", parabola()),
            ("500 000 points of a square", square(499_996)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        super::size(input.iter().copied(), input.len())
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("quick_hull(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        check_hull(&from_the_left(input), output)
    }
}
