//! Exercise 10.6.

use std::collections::BTreeSet;

use super::Point;
use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 10.6: `closest_distance`.
#[derive(Debug)]
pub struct ClosestDistance;

fn square(p: Point, q: Point) -> i64 {
    (q.0 - p.0).pow(2) + (q.1 - p.1).pow(2)
}

/// The closest pair with its square: of few points by comparing all pairs, of many by a sweep from
/// left to right. Both are not the way of the exercise.
fn closest(points: &[Point]) -> Option<(i64, Point, Point)> {
    let of_pair = |&p: &Point, &q: &Point| (square(p, q), p, q);
    if points.len() < 100 {
        let pairs = |i: usize| points[..i].iter().map(move |p| of_pair(p, &points[i]));
        return (0..points.len()).flat_map(pairs).min();
    }
    let mut sorted = points.to_vec();
    sorted.sort_unstable();
    let mut best = of_pair(&sorted[0], &sorted[1]);
    let (mut near, mut n_behind) = (BTreeSet::new(), 0);
    for &p in &sorted {
        while best.0 < (p.0 - sorted[n_behind].0).pow(2) {
            near.remove(&(sorted[n_behind].1, sorted[n_behind].0));
            n_behind += 1;
        }
        let reach = best.0.isqrt();
        for &(y, x) in near.range((p.1 - reach, i64::MIN)..=(p.1 + reach, i64::MAX)) {
            best = best.min(of_pair(&(x, y), &p));
        }
        if best.0 == 0 || !near.insert((p.1, p.0)) {
            return Some((0, p, p));
        }
    }
    Some(best)
}

impl Task for ClosestDistance {
    type Input = Vec<Point>;
    type Output = Option<i64>;

    const SECTION: &'static str = "10.6";
    const CHAPTER: &'static str = "analytic-geometry";
    const NAME: &'static str = "closest_pair";
    const HARNESS: &'static str = "|points: Vec<(i64, i64)>| attempt::closest_distance(&points)";
    const HINTS: &'static [&'static str] = &[
        "Sort the points by x, and split them in the middle. Both halves are smaller problems of the same kind.",
        "A closer pair with a point in each half is near the line between them: it is in the strip.",
        "Go through the strip in the order of y. Compare each point with the next ones, until one is too high.",
        "If each half leaves its points sorted by y, you need only merge them.",
    ];

    fn small() -> Vec<Self::Input> {
        let grid: Vec<Point> = (0..9).map(|i| (i % 3, i / 3)).collect();
        let mut all = lists(4, &grid);
        all.sort_by_key(Self::size);
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n, side) = (random.index(13), 4 + random.below(30));
        super::random_points(random, n, side)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(10);
        let far: i64 = 1_000_000_000;
        let mut number = || i64::try_from(random.below(far.unsigned_abs() * 2)).unwrap_or(0) - far;
        let n: i64 = 200_000;
        vec![
            ("two points as far apart as possible", vec![(-far, -far), (far, far)]),
            ("200 000 random points", (0..n).map(|_| (number(), number())).collect()),
            ("200 000 points on a vertical line", (0..n).map(|i| (7, 5 * i - far)).collect()),
            ("200 000 points at one place", vec![(3, 4); 200_000]),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        super::size(input.iter().copied(), input.len())
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let mut all = shorter(input);
        for (i, &(x, y)) in input.iter().enumerate() {
            let nearer = [(x - x.signum(), y), (x, y - y.signum())];
            for point in nearer.into_iter().filter(|&point| point != (x, y)) {
                let mut moved = input.clone();
                moved[i] = point;
                all.push(moved);
            }
        }
        all
    }

    fn call(input: &Self::Input) -> String {
        format!("closest_distance(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let closest = closest(input);
        let expected = closest.map(|pair| pair.0);
        if *output == expected {
            return Ok(());
        }
        let because = match closest {
            Some((_, p, q)) => format!("{p:?} and {q:?} are the closest pair"),
            None => "there are fewer than two points".to_owned(),
        };
        Err(Wrong {
            expected: format!("{expected:?}"),
            got: format!("{output:?}"),
            because: Some(because),
        })
    }
}
