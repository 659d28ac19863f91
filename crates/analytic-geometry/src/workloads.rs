//! Part of [every section of the chapter](crate): sets of points and of segments by name, what its
//! tests, its counts and its races work on.
//!
//! Each is the same on every machine; what looks random comes from `SplitMix64` with a fixed seed.
//! Coordinates are integers of at most 10^9 in absolute value.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

use numbers::SplitMix64;

use crate::{Coordinate, Point, Segment};

/// A kind of set: its first `n` points.
pub type Points = fn(usize) -> Vec<Point<i64>>;

/// Every kind with its name.
pub const ALL: &[(&str, Points)] = &[
    ("square", in_square),
    ("disc", in_disc),
    ("circle", on_circle),
    ("clusters", in_clusters),
    ("line", on_line),
];

const SIZE: i64 = 1_000_000_000;

/// Points anywhere in a square about the origin, uniformly.
pub fn in_square(n: usize) -> Vec<Point<i64>> {
    let mut random = SplitMix64::new(101);
    (0..n).map(|_| Point { x: within(&mut random, SIZE), y: within(&mut random, SIZE) }).collect()
}

/// Points anywhere in a disc about the origin, uniformly.
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

/// Points close to a circle about the origin, in no order: all but few are vertices of their hull.
pub fn on_circle(n: usize) -> Vec<Point<i64>> {
    let mut random = SplitMix64::new(103);
    let mut point = || loop {
        // A direction from a disc, so that no sine is needed, which would not be the same
        // everywhere.
        let (x, y) = (within(&mut random, SIZE).to_f64(), within(&mut random, SIZE).to_f64());
        let length = (x * x + y * y).sqrt();
        if 1e3 < length && length <= SIZE.to_f64() {
            return Point { x: rounded(x / length), y: rounded(y / length) };
        }
    };
    (0..n).map(|_| point()).collect()
}

/// Points in a hundred small squares.
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

/// Points on one vertical line.
pub fn on_line(n: usize) -> Vec<Point<i64>> {
    let mut random = SplitMix64::new(105);
    (0..n).map(|_| Point { x: 7, y: within(&mut random, SIZE) }).collect()
}

/// A simple polygon, counter-clockwise, that goes along below an axis to the right and back above
/// it, up and down by up to a thousand. It has `n` vertices if `n` is even, else one less.
pub fn zigzag(n: usize) -> Vec<Point<i64>> {
    let mut random = SplitMix64::new(108);
    let mut height = || 1 + within(&mut random, 500) + 500;
    let places = || (0..n / 2).filter_map(|x| i64::try_from(x).ok());
    let below: Vec<_> = places().map(|x| Point { x, y: -height() }).collect();
    let above = places().rev().map(|x| Point { x, y: height() });
    below.into_iter().chain(above).collect()
}

/// Segments anywhere in a square, so short that there is about one crossing for twenty of them.
pub fn short_segments(n: usize) -> Vec<Segment<i64>> {
    let mut random = SplitMix64::new(106);
    // For segments of length l in a square of side s, there are about n^2 l^2 / (pi s^2) crossings.
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

/// Segments in a grid of squares, one in each, so that no two have a point in common.
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

/// A part of the radius.
#[expect(clippy::cast_possible_truncation, reason = "at most 10^9 here")]
fn rounded(part: f64) -> i64 {
    (part * SIZE.to_f64()).round() as i64
}

/// The root of `n`, rounded down.
fn rounded_root(n: usize) -> i64 {
    i64::try_from(n.isqrt()).unwrap_or(i64::MAX)
}

/// A number from `-size` to `size`.
fn within(random: &mut SplitMix64, size: i64) -> i64 {
    random.between(-size, size)
}

/// A number that looks random, another for each.
pub(crate) fn mixed(number: u64) -> u64 {
    SplitMix64::new(number).next_u64()
}
