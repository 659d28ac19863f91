//! 10.5 Centroid of a convex polygon.

use geo::Centroid;

use super::zigzag;
use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] =
    &[Race { section: "10.5", workload: "a million vertices, floats", n: 1_000_000, build: race }];

fn race(n: usize) -> Vec<Entry> {
    Course::on(zigzag(n))
        .entry("centroid", |input| seen(input.floats.centroid()))
        .entry("geo, centroid", |input| {
            // A polygon without an area has the centroid of its rim there.
            let centroid = input.geo.centroid().filter(|_| 2 < input.floats.vertices().len());
            seen(centroid.map(|point| (point.x(), point.y())))
        })
        .mark(0.7)
        .entry("exact_centroid", |input| {
            let exact = input.exact.exact_centroid().unwrap_or(None);
            seen(exact.map(|(x, y)| (x.to_f64(), y.to_f64())))
        })
        .note("ours, fractions of 128 bits")
        .entries()
}

/// Hundredths, where all agree in spite of their roundings.
#[expect(clippy::cast_possible_truncation, reason = "coordinates are below 10^6")]
fn seen(centroid: Option<(f64, f64)>) -> Option<[i64; 2]> {
    let hundredths = |number: f64| (number * 100.0 + 0.25).round() as i64;
    centroid.map(|(x, y)| [hundredths(x), hundredths(y)])
}
