//! 10.6 Closest pair of points.

use std::num::NonZero;

use analytic_geometry::polygon::closest_pair::{Pair, closest_pair, grid, sweep};
use analytic_geometry::workloads::{self, Points};
use analytic_geometry::{Coordinate, Point};
use kiddo::{ImmutableKdTree, SquaredEuclidean};
use rstar::RTree;

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "10.6",
        workload: "100 000 points in a square",
        n: 100_000,
        build: |n| race(workloads::in_square, n),
    },
    Race {
        section: "10.6",
        workload: "100 000 points in clusters",
        n: 100_000,
        build: |n| race(workloads::in_clusters, n),
    },
    Race {
        section: "10.6",
        workload: "100 000 points on a line",
        n: 100_000,
        build: |n| race(on_line, n),
    },
    Race {
        section: "10.6",
        workload: "a million points in a square",
        n: 1_000_000,
        build: |n| race(workloads::in_square, n),
    },
];

/// The points, and what the crates take.
type Input = (Vec<Point<i64>>, Vec<[f64; 2]>);

fn input(points: Vec<Point<i64>>) -> Input {
    let floats = points.iter().map(|point| point.to_f64().into()).collect();
    (points, floats)
}

fn distance(pair: Option<Pair<i128>>) -> Option<f64> {
    rounded(pair.map(|pair| i64::product_to_f64(pair.measure)))
}

/// The root of a square to whole units: if the points are few and far apart, squares of floats are
/// not exact.
fn rounded(square: Option<f64>) -> Option<f64> {
    square.map(|square| square.sqrt().round())
}

/// Points on a vertical line, with no two at one place: otherwise sorting alone would give the
/// answer.
fn on_line(n: usize) -> Vec<Point<i64>> {
    let apart = |(i, point): (i64, Point<i64>)| Point::new(point.x(), point.y() * (1 << 20) + i);
    (0..).zip(workloads::on_line(n)).filter_map(|pair| apart(pair).ok()).collect()
}

fn race(kind: Points, n: usize) -> Vec<Entry> {
    if n < 2 {
        return Vec::new();
    }
    Course::on(input(kind(n)))
        .entry("closest_pair", |(points, _)| distance(closest_pair(points)))
        .entry("kiddo", |(_, points)| {
            let tree = ImmutableKdTree::<f64, 2>::new_from_slice(points);
            let two = NonZero::<usize>::MIN.saturating_add(1);
            let nearest = |at: &[f64; 2]| {
                // The first is the point itself.
                tree.nearest_n::<SquaredEuclidean>(at, two).get(1).map(|found| found.distance)
            };
            rounded(points.iter().filter_map(nearest).min_by(f64::total_cmp))
        })
        .mark(0.4)
        .note("the nearest of each point")
        .entry("rstar", |(_, points)| {
            let tree = RTree::bulk_load(points.clone());
            let nearest = |&at: &[f64; 2]| {
                tree.nearest_neighbor_iter_with_distance_2(at).nth(1).map(|found| found.1)
            };
            rounded(points.iter().filter_map(nearest).min_by(f64::total_cmp))
        })
        .note("the nearest of each point")
        .entry("sweep", |(points, _)| distance(sweep::closest_pair(points)))
        .note("ours, with std's BTreeSet")
        .entry("grid", |(points, _)| distance(grid::closest_pair(points, 1)))
        .note("ours, hashed")
        .entries()
}
