//! 10.4 Area of a convex polygon.

use geo::Area;

use super::zigzag;
use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] =
    &[Race { section: "10.4", workload: "a million vertices, floats", n: 1_000_000, build: race }];

/// All products of the workload are whole numbers below 2^53, so every entry is exact.
fn race(n: usize) -> Vec<Entry> {
    Course::on(zigzag(n))
        .entry("signed_area", |input| input.floats.signed_area())
        .entry("trapezoids in one sum", |input| by_trapezoids(&input.pairs))
        .note("as one would write it first")
        .entry("from the origin", |input| from_the_origin(&input.pairs))
        .note("not for polygons far away")
        .entry("geo, signed_area", |input| input.geo.signed_area())
        .entry("doubled_area", |input| half(input.exact.doubled_area().unwrap_or(0)))
        .note("ours, 128 bits, exact")
        .entries()
}

fn by_trapezoids(pairs: &[(f64, f64)]) -> f64 {
    let mut sum = 0.0;
    for (i, &(x, y)) in pairs.iter().enumerate() {
        let before = if i == 0 { pairs[pairs.len() - 1] } else { pairs[i - 1] };
        sum += (before.0 - x) * (before.1 + y);
    }
    sum / 2.0
}

fn from_the_origin(pairs: &[(f64, f64)]) -> f64 {
    let mut sum = 0.0;
    for (i, &(x, y)) in pairs.iter().enumerate() {
        let next = pairs[(i + 1) % pairs.len()];
        sum += x * next.1 - next.0 * y;
    }
    sum / 2.0
}

#[expect(clippy::cast_precision_loss, reason = "below 2^53")]
fn half(doubled: i128) -> f64 {
    doubled as f64 / 2.0
}
