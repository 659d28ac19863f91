//! 10.8 Quickhull.
//!
//! Every entry is right on these points. With integers our products have 128 bits, and geo's 64,
//! which is enough for coordinates of up to 10^9 and not for larger ones; with floats both compute
//! again without rounding where that could matter.

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::convex_hull::quick_hull::akl_toussaint::filtered_quick_hull;
use analytic_geometry::convex_hull::quick_hull::quick_hull;
use analytic_geometry::{ConvexPolygon, Coordinate, Point, points, workloads};
use geo::{Coord, GeoNum};

use crate::{Course, Entry, Race};

const N: usize = 500_000;

pub(crate) const RACES: &[Race] = &[
    Race { section: "10.8", workload: "5*10^5 points in a disc", n: N, build: in_disc },
    Race { section: "10.8", workload: "5*10^5 points in a square", n: N, build: in_square },
    Race { section: "10.8", workload: "5*10^5 points on a circle", n: N, build: on_circle },
];

/// How many vertices there are, and the sums of their coordinates.
type Answer = (usize, f64, f64);

fn answer(vertices: impl Iterator<Item = (f64, f64)>) -> Answer {
    vertices.fold((0, 0.0, 0.0), |(n, xs, ys), (x, y)| (n + 1, xs + x, ys + y))
}

fn of<T: Coordinate>(hull: &ConvexPolygon<T>) -> Answer {
    answer(hull.vertices().iter().map(|vertex| vertex.to_f64()))
}

fn of_geo<T: GeoNum>(coords: &mut [Coord<T>], to_f64: fn(T) -> f64) -> Answer {
    let ring = geo::convex_hull::quick_hull(coords);
    // The last is the first again.
    let vertices = ring.0.len() - 1;
    answer(ring.0[..vertices].iter().map(|vertex| (to_f64(vertex.x), to_f64(vertex.y))))
}

fn floats(set: &[Point<i64>]) -> Vec<Point<f64>> {
    points(set.iter().map(|point| point.to_f64())).unwrap_or_default()
}

fn in_disc(n: usize) -> Vec<Entry> {
    hulls(workloads::in_disc(n))
}

fn in_square(n: usize) -> Vec<Entry> {
    hulls(workloads::in_square(n))
}

fn on_circle(n: usize) -> Vec<Entry> {
    hulls(workloads::on_circle(n))
}

fn hulls(set: Vec<Point<i64>>) -> Vec<Entry> {
    Course::on(set)
        .entry("quick_hull", |set| of(&quick_hull(set)))
        .prepared_entry(
            "geo, quick_hull",
            |set| set.iter().map(|point| point.to_f64().into()).collect::<Vec<Coord<f64>>>(),
            |_, coords| of_geo(coords, Coordinate::to_f64),
        )
        .mark(0.85)
        .note("floats; its input is its working space")
        .prepared_entry("quick_hull, floats", |set| floats(set), |_, set| of(&quick_hull(set)))
        .note("ours")
        .prepared_entry(
            "geo, quick_hull, i64",
            |set| set.iter().map(|p| Coord { x: p.x(), y: p.y() }).collect::<Vec<Coord<i64>>>(),
            |_, coords| of_geo(coords, Coordinate::to_f64),
        )
        .note("products of 64 bits: wrong for larger coordinates")
        .entry("filtered_quick_hull", |set| of(&filtered_quick_hull(set)))
        .note("ours, after a filter")
        .entry("monotone_chain", |set| of(&monotone_chain(set)))
        .note("ours, 10.7")
        .entries()
}
