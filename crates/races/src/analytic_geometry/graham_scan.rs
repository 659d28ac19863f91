//! 10.7 Graham scan.

use analytic_geometry::convex_hull::graham_scan::{graham_scan, monotone_chain};
use analytic_geometry::workloads::{Points, in_disc, in_square, on_circle};
use analytic_geometry::{Coordinate, Point};
use geo::algorithm::convex_hull::graham_hull;
use geo::{Coord, GeoNum, LineString};

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "10.7",
        workload: "500 000 points in a disc",
        n: 500_000,
        build: |n| hulls(in_disc, n),
    },
    Race {
        section: "10.7",
        workload: "a million points in a square",
        n: 1_000_000,
        build: |n| hulls(in_square, n),
    },
    Race {
        section: "10.7",
        workload: "a million points on a circle",
        n: 1_000_000,
        build: |n| hulls(on_circle, n),
    },
];

/// Whole numbers, as floats: those of the hull, counter-clockwise from the lowest and leftmost.
type Answer = Vec<(f64, f64)>;

fn ours<T: Coordinate>(vertices: &[Point<T>]) -> Answer {
    vertices.iter().map(|vertex| vertex.to_f64()).collect()
}

/// The crate closes its hulls and begins with the leftmost point.
fn theirs<T: GeoNum>(hull: LineString<T>, to_f64: impl Fn(T) -> f64) -> Answer {
    let mut vertices: Answer = hull.0.iter().map(|at| (to_f64(at.x), to_f64(at.y))).collect();
    vertices.pop();
    let lowest = (0..vertices.len()).reduce(|a, b| {
        let key = |i: usize| (vertices[i].1, vertices[i].0);
        if key(b) < key(a) { b } else { a }
    });
    vertices.rotate_left(lowest.unwrap_or(0));
    vertices
}

fn hulls(kind: Points, n: usize) -> Vec<Entry> {
    if n < 4 {
        // What the crate makes of fewer is not closed in the same way.
        return Vec::new();
    }
    let floats = |points: &Vec<Point<i64>>| -> Vec<Point<f64>> {
        let floats = points.iter().map(|point| point.to_f64());
        analytic_geometry::points(floats).unwrap_or_default()
    };
    Course::on(kind(n))
        .entry("monotone_chain", |points| ours(monotone_chain(points).vertices()))
        .prepared_entry(
            "geo, graham_hull",
            |points| -> Vec<Coord<f64>> {
                points.iter().map(|point| Coord::from(point.to_f64())).collect()
            },
            |_, points| theirs(graham_hull(points, false), |float| float),
        )
        .mark(0.30)
        .note("exact on floats")
        .prepared_entry(
            "geo, graham_hull of i64",
            |points| -> Vec<Coord<i64>> {
                points.iter().map(|point| Coord { x: point.x(), y: point.y() }).collect()
            },
            |_, points| theirs(graham_hull(points, false), Coordinate::to_f64),
        )
        .note("products of 64 bits, exact up to 10^9")
        .entry("graham_scan", |points| ours(graham_scan(points).vertices()))
        .note("ours, by angle")
        .prepared_entry("monotone_chain of f64", floats, |_, points| {
            ours(monotone_chain(points).vertices())
        })
        .note("ours, exact on floats")
        .entries()
}
