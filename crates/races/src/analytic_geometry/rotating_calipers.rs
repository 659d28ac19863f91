//! 10.9 Rotating calipers.

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::convex_hull::rotating_calipers::{diameter, least_area};
use analytic_geometry::{ConvexPolygon, workloads};
use geo::{Area, LineString, MinimumRotatedRect, Polygon};

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race { section: "10.9", workload: "diameter of 20 000 vertices", n: 20_000, build: farthest },
    Race {
        section: "10.9",
        workload: "least rectangle around 1000 vertices",
        n: 1_000,
        build: rectangle,
    },
];

fn farthest(n: usize) -> Vec<Entry> {
    Course::on(monotone_chain(&workloads::on_circle(n)))
        .entry("diameter", |hull| diameter(hull).map_or(0, |found| found.squared))
        .entry("two pointers, 64 bits", |hull| i128::from(in_64_bits(hull)))
        .note("for coordinates of at most 10^9")
        .entry("all pairs", |hull| {
            let v = hull.vertices();
            let to_others = |i: usize| v[..i].iter().map(|&b| v[i].squared_distance(b)).max();
            (0..v.len()).filter_map(to_others).max().unwrap_or(0)
        })
        .mark(0.01)
        .entries()
}

/// The square of the diameter; for each edge the vertex with the greatest height, and both its
/// ends. No product of two differences exceeds 4 · 10^18.
fn in_64_bits(hull: &ConvexPolygon<i64>) -> i64 {
    let v = hull.vertices();
    let n = v.len();
    let way = |from: usize, to: usize| (v[to].x() - v[from].x(), v[to].y() - v[from].y());
    let (mut greatest, mut far) = (0, 1.min(n.saturating_sub(1)));
    for i in 0..n {
        let next = if i + 1 == n { 0 } else { i + 1 };
        let (x, y) = way(i, next);
        loop {
            let after = if far + 1 == n { 0 } else { far + 1 };
            let (far_x, far_y) = way(far, after);
            if x * far_y - y * far_x <= 0 {
                break;
            }
            far = after;
        }
        for end in [i, next] {
            let (dx, dy) = way(end, far);
            greatest = greatest.max(dx * dx + dy * dy);
        }
    }
    greatest
}

/// An area with the rounding that `geo` may have: two are the same if they agree in nine digits.
#[derive(Debug)]
struct About(f64);

impl PartialEq for About {
    fn eq(&self, other: &Self) -> bool {
        (self.0 - other.0).abs() <= 1e-9 * self.0.abs()
    }
}

fn rectangle(n: usize) -> Vec<Entry> {
    // Two points have no area but for rounding.
    if n < 3 {
        return Vec::new();
    }
    let hull = monotone_chain(&workloads::on_circle(n));
    let corners: LineString<f64> = hull.vertices().iter().map(|point| point.to_f64()).collect();
    let theirs = Polygon::new(corners, Vec::new());
    Course::on(hull)
        .entry("least_area", |hull| {
            About(least_area(hull).map_or(0.0, |found| found.area.to_f64()))
        })
        .entry("geo, minimum_rotated_rect", move |_| {
            About(theirs.minimum_rotated_rect().map_or(0.0, |found| found.unsigned_area()))
        })
        .mark(0.1)
        .note("floats; O(n^2)")
        .entries()
}
