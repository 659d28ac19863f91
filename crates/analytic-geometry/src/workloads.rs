//! Part of [every section of the chapter](crate): named sets of points and segments for its tests,
//! counts, and races.
//!
//! Each set is the same on every machine: randomness comes from `SplitMix64` with a fixed seed.
//! Coordinates are integers of at most 10^9 in absolute value.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

use numbers::SplitMix64;

use crate::{Coordinate, Point, Segment};

/// A function that returns the first `n` points of a set.
pub type Points = fn(usize) -> Vec<Point<i64>>;

/// All sets of points, with their names.
pub const ALL: &[(&str, Points)] = &[
    ("square", in_square),
    ("disc", in_disc),
    ("circle", on_circle),
    ("clusters", in_clusters),
    ("line", on_line),
];

const SIZE: i64 = 1_000_000_000;

/// Returns points spread uniformly over a square around the origin.
pub fn in_square(n: usize) -> Vec<Point<i64>> {
    let mut random = SplitMix64::new(101);
    (0..n).map(|_| Point { x: within(&mut random, SIZE), y: within(&mut random, SIZE) }).collect()
}

/// Returns points spread uniformly over a disc around the origin.
pub fn in_disc(n: usize) -> Vec<Point<i64>> {
    let mut random = SplitMix64::new(102);
    let mut point = || loop {
        let (x, y) = (within(&mut random, SIZE), within(&mut random, SIZE));
        if x * x + y * y <= SIZE * SIZE {
            return Point { x, y };
        }
    };
    (0..n).map(|_| point()).collect()
}

/// Returns points close to a circle around the origin, in random order. Nearly all of them are
/// vertices of their hull.
pub fn on_circle(n: usize) -> Vec<Point<i64>> {
    let mut random = SplitMix64::new(103);
    let mut point = || loop {
        // The direction comes from a point in a disc, because a sine would not be the same on every
        // machine.
        let (x, y) = (within(&mut random, SIZE).to_f64(), within(&mut random, SIZE).to_f64());
        let length = (x * x + y * y).sqrt();
        if 1e3 < length && length <= SIZE.to_f64() {
            return Point { x: rounded(x / length), y: rounded(y / length) };
        }
    };
    (0..n).map(|_| point()).collect()
}

/// Returns points in a hundred small squares.
pub fn in_clusters(n: usize) -> Vec<Point<i64>> {
    let mut random = SplitMix64::new(104);
    let centers: Vec<_> =
        (0..100).map(|_| (within(&mut random, SIZE), within(&mut random, SIZE))).collect();
    let near = |center: i64, random: &mut SplitMix64| {
        (center + within(random, SIZE / 1000)).clamp(-SIZE, SIZE)
    };
    (0..n)
        .map(|i| {
            let (x, y) = centers[i % centers.len()];
            Point { x: near(x, &mut random), y: near(y, &mut random) }
        })
        .collect()
}

/// Returns points on one vertical line.
pub fn on_line(n: usize) -> Vec<Point<i64>> {
    let mut random = SplitMix64::new(105);
    (0..n).map(|_| Point { x: 7, y: within(&mut random, SIZE) }).collect()
}

/// Returns the vertices of a simple polygon, counterclockwise: it goes to the right below the
/// x-axis and back above it, up and down by up to a thousand. It has `n` vertices if `n` is even,
/// and `n - 1` otherwise.
pub fn zigzag(n: usize) -> Vec<Point<i64>> {
    let mut random = SplitMix64::new(108);
    let mut height = || 1 + within(&mut random, 500) + 500;
    let places = || (0..n / 2).filter_map(|x| i64::try_from(x).ok());
    let below: Vec<_> = places().map(|x| Point { x, y: -height() }).collect();
    let above = places().rev().map(|x| Point { x, y: height() });
    below.into_iter().chain(above).collect()
}

/// Returns segments in a square, so short that there is about one crossing for every twenty of
/// them.
pub fn short_segments(n: usize) -> Vec<Segment<i64>> {
    let mut random = SplitMix64::new(106);
    // Segments of length l in a square of side s have about n^2 l^2 / (pi s^2) crossings.
    let reach = rounded_root(n).max(1);
    (0..n)
        .map(|_| {
            let from = Point { x: within(&mut random, SIZE), y: within(&mut random, SIZE) };
            let to = |of: i64, random: &mut SplitMix64| {
                (of + within(random, SIZE / reach)).clamp(-SIZE, SIZE)
            };
            let to = Point { x: to(from.x, &mut random), y: to(from.y, &mut random) };
            Segment { from, to }
        })
        .collect()
}

/// Returns segments in the cells of a grid, one in each, so that no two have a point in common.
pub fn apart(n: usize) -> Vec<Segment<i64>> {
    let mut random = SplitMix64::new(107);
    let side = rounded_root(n) + 1;
    let cell = 2 * SIZE / side;
    let middle = |i: i64| -SIZE + i * cell + cell / 2;
    (0..side * side)
        .take(n)
        .map(|i| {
            let center = (middle(i % side), middle(i / side));
            let mut end = || {
                let reach = (cell / 2 - 1).max(0);
                Point {
                    x: center.0 + within(&mut random, reach),
                    y: center.1 + within(&mut random, reach),
                }
            };
            Segment { from: end(), to: end() }
        })
        .collect()
}

/// Returns a fraction of the radius, rounded to an integer.
#[expect(clippy::cast_possible_truncation, reason = "at most 10^9 here")]
fn rounded(part: f64) -> i64 {
    (part * SIZE.to_f64()).round() as i64
}

/// Returns the square root of `n`, rounded down.
fn rounded_root(n: usize) -> i64 {
    i64::try_from(n.isqrt()).unwrap_or(i64::MAX)
}

/// Returns a random number from `-size` to `size`.
fn within(random: &mut SplitMix64, size: i64) -> i64 {
    random.between(-size, size)
}

/// Returns a pseudorandom number, different for each input.
pub(crate) fn mixed(number: u64) -> u64 {
    SplitMix64::new(number).next_u64()
}
