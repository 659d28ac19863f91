//! 10.1 Cross product.

use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::{Coordinate, Point, points, workloads};
use robust::{Coord, orient2d};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 101;

pub(crate) const RACES: &[Race] = &[
    Race { section: "10.1", workload: "10^6 triples of 10^4 points", n: 1_000_000, build: of_few },
    Race { section: "10.1", workload: "10^6 triples of 10^6 points", n: 1_000_000, build: of_many },
    Race {
        section: "10.1",
        workload: "65536 points beside a line",
        n: 65_536,
        build: beside_a_line,
    },
];

/// The same points in the forms in which they are taken, and which three are asked about.
struct Triples {
    integers: Vec<Point<i64>>,
    floats: Vec<Point<f64>>,
    coords: Vec<Coord<f64>>,
    asked: Vec<[usize; 3]>,
}

fn coords(floats: &[Point<f64>]) -> Vec<Coord<f64>> {
    floats.iter().map(|point| Coord { x: point.x(), y: point.y() }).collect()
}

fn signs<P: Copy>(
    points: &[P],
    asked: &[[usize; 3]],
    sign: impl Fn(P, P, P) -> Orientation,
) -> [usize; 2] {
    let (mut n_left, mut n_right) = (0, 0);
    for &[a, b, c] in asked {
        let side = sign(points[a], points[b], points[c]);
        n_left += usize::from(side == Orientation::Left);
        n_right += usize::from(side == Orientation::Right);
    }
    [n_left, n_right]
}

fn of_sign(cross: f64) -> Orientation {
    if cross < 0.0 {
        Orientation::Right
    } else if 0.0 < cross {
        Orientation::Left
    } else {
        Orientation::Collinear
    }
}

fn of_robust(a: Coord<f64>, b: Coord<f64>, c: Coord<f64>) -> Orientation {
    of_sign(orient2d(a, b, c))
}

fn rounded(a: Coord<f64>, b: Coord<f64>, c: Coord<f64>) -> Orientation {
    of_sign((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y))
}

/// All points lie in a cache, so that what is timed is computing.
fn of_few(n: usize) -> Vec<Entry> {
    Course::on(at_random(n.min(10_000), n))
        .entry("orientation, integers", |set| ours(&set.integers, &set.asked))
        .entry("robust, orient2d", |set| signs(&set.coords, &set.asked, of_robust))
        .mark(0.6)
        .entry("rounded floats", |set| signs(&set.coords, &set.asked, rounded))
        .mark(1.1)
        .note("can be wrong")
        .entry("orientation, floats", |set| ours(&set.floats, &set.asked))
        .note("ours, exact too")
        .entries()
}

/// Most points have to come from main memory.
fn of_many(n: usize) -> Vec<Entry> {
    Course::on(at_random(n, n))
        .entry("orientation, integers", |set| ours(&set.integers, &set.asked))
        .entry("robust, orient2d", |set| signs(&set.coords, &set.asked, of_robust))
        .entry("rounded floats", |set| signs(&set.coords, &set.asked, rounded))
        .note("can be wrong")
        .entry("orientation, floats", |set| ours(&set.floats, &set.asked))
        .note("ours, exact too")
        .entries()
}

fn at_random(n_points: usize, n_asked: usize) -> Triples {
    let integers = workloads::in_square(n_points);
    let pairs = integers.iter().map(|point| point.to_f64());
    let floats = points(pairs).expect("coordinates are at most 10^9");
    let mut random = SplitMix64::new(SEED);
    let mut any = || random.below(n_points);
    let asked = (0..n_asked).map(|_| [any(), any(), any()]).collect();
    Triples { coords: coords(&floats), integers, floats, asked }
}

fn ours<T: Coordinate>(points: &[Point<T>], asked: &[[usize; 3]]) -> [usize; 2] {
    signs(points, asked, orientation)
}

fn beside_a_line(n: usize) -> Vec<Entry> {
    let line = [(12.0, 12.0), (24.0, 24.0)];
    let place = |nth: u32| 0.5 + f64::from(nth) * (f64::EPSILON / 2.0);
    let indices = 0..u32::try_from(n).unwrap_or(u32::MAX);
    let beside = indices.map(|i| (place(i % 256), place(i / 256 % 256)));
    let floats = points(line.into_iter().chain(beside)).expect("they are small");
    let asked = (0..n).map(|i| [i + 2, 0, 1]).collect();
    Course::on(Triples { integers: Vec::new(), coords: coords(&floats), floats, asked })
        .entry("orientation, floats", |set| ours(&set.floats, &set.asked))
        .entry("robust, orient2d", |set| signs(&set.coords, &set.asked, of_robust))
        .limit("rounded floats", |set| signs(&set.coords, &set.asked, rounded))
        .note("11972 of 65536 are wrong")
        .entries()
}
