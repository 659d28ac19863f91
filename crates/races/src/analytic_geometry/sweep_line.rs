//! 10.3 Sweep line (any segment intersection).

use analytic_geometry::polygon::segment_intersection::intersects;
use analytic_geometry::polygon::sweep_line::all_pairs::all_intersections;
use analytic_geometry::polygon::sweep_line::any_intersection;
use analytic_geometry::polygon::sweep_line::bentley_ottmann::{meetings, pairs};
use analytic_geometry::{Point, Segment, workloads};
use geo::Line;
use geo::algorithm::sweep::{Cross, Intersections};

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    race("all pairs, 20 000 short segments", 20_000, all_pairs),
    race("all pairs, 20 000 short segments of floats", 20_000, all_pairs_of_floats),
    race("all pairs, 100 000 short segments", 100_000, all_pairs),
    race("all points, 20 000 short segments", 20_000, all_points),
    race("any pair, 10 000 segments apart", 10_000, any_apart),
    race("any pair, 100 000 segments apart", 100_000, any_apart),
    race("any pair, 10 000 long segments", 10_000, any_long),
];

const fn race(workload: &'static str, n: usize, build: fn(usize) -> Vec<Entry>) -> Race {
    Race { section: "10.3", workload, n, build }
}

/// The same segments for each of those that race.
struct Task {
    integers: Vec<Segment<i64>>,
    floats: Vec<Segment<f64>>,
    lines: Vec<Indexed>,
}

/// A segment that still knows its index when it comes back.
#[derive(Clone, Copy)]
struct Indexed {
    line: Line<f64>,
    index: usize,
}

impl Cross for Indexed {
    type Scalar = f64;

    fn line(&self) -> Line<f64> {
        self.line
    }
}

impl Task {
    fn new(integers: Vec<Segment<i64>>) -> Self {
        let float = |point: Point<i64>| {
            let (x, y) = point.to_f64();
            Point::new(x, y).expect("the coordinates are small")
        };
        let floats: Vec<_> =
            integers.iter().map(|s| Segment::new(float(s.from), float(s.to))).collect();
        let line = |(index, s): (usize, &Segment<f64>)| Indexed {
            line: Line::new((s.from.x(), s.from.y()), (s.to.x(), s.to.y())),
            index,
        };
        let lines = floats.iter().enumerate().map(line).collect();
        Task { integers, floats, lines }
    }

    fn by_geo(&self) -> Intersections<Indexed> {
        self.lines.iter().copied().collect()
    }
}

/// How many pairs there are, and a sum that each of them changes.
fn seen(pairs: impl IntoIterator<Item = (usize, usize)>) -> (usize, usize) {
    let add = |(n, sum): (usize, usize), (i, j): (usize, usize)| {
        (n + 1, sum.wrapping_add(i.min(j).wrapping_mul(31).wrapping_add(i.max(j))))
    };
    pairs.into_iter().fold((0, 0), add)
}

fn seen_by_geo(task: &Task) -> (usize, usize) {
    seen(task.by_geo().map(|(a, b, _)| (a.index, b.index)))
}

fn all_pairs(n: usize) -> Vec<Entry> {
    Course::on(Task::new(workloads::short_segments(n)))
        .entry("all_intersections", |task| seen(all_intersections(&task.integers)))
        .entry("geo, sweep::Intersections", seen_by_geo)
        .mark(0.6)
        .note("floats, with the points")
        .entries()
}

fn all_pairs_of_floats(n: usize) -> Vec<Entry> {
    Course::on(Task::new(workloads::short_segments(n)))
        .entry("all_intersections", |task| seen(all_intersections(&task.floats)))
        .entry("geo, sweep::Intersections", seen_by_geo)
        .mark(0.6)
        .note("with the points")
        .entries()
}

fn all_points(n: usize) -> Vec<Entry> {
    Course::on(Task::new(workloads::short_segments(n)))
        .entry("meetings", |task| {
            meetings(&task.integers).map_or((0, 0), |meetings| seen(pairs(&meetings)))
        })
        .note("exact fractions")
        .entry("geo, sweep::Intersections", seen_by_geo)
        .mark(1.5)
        .note("rounded points")
        .entry("all_intersections", |task| seen(all_intersections(&task.integers)))
        .note("ours, without the points")
        .entries()
}

fn any_apart(n: usize) -> Vec<Entry> {
    any(Task::new(workloads::apart(n)))
}

/// One above the other, so that each is active all the time.
fn any_long(n: usize) -> Vec<Entry> {
    let end = |x: i32, i: usize| Point::from((x, i32::try_from(i).unwrap_or(i32::MAX)));
    any(Task::new((0..n).map(|i| Segment::new(end(0, i), end(1000, i))).collect()))
}

fn any(task: Task) -> Vec<Entry> {
    let is_short = task.integers.len() <= 10_000;
    let mut course = Course::on(task)
        .expecting(false)
        .entry("any_intersection", |task| any_intersection(&task.integers).is_some())
        .entry("geo, sweep::Intersections", |task| task.by_geo().next().is_some())
        .entry("any_intersection of floats", |task| any_intersection(&task.floats).is_some())
        .note("ours");
    if is_short {
        course = course
            .entry("brute force", |task| {
                let mut all = task.integers.iter().enumerate();
                all.any(|(i, &a)| task.integers[..i].iter().any(|&b| intersects(a, b)))
            })
            .note("ours, all pairs");
    }
    course.entries()
}
