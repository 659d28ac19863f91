//! 10.2 Segment intersection.

use analytic_geometry::polygon::segment_intersection::{
    Intersection, boxes_meet, intersection, intersects, signs::intersects_by_signs, straddles,
};
use analytic_geometry::{Point, Segment, workloads};
use geo::line_intersection::line_intersection;
use geo::{Coord, Intersects, Line};

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "10.2",
        workload: "do 10^6 random pairs meet, f64",
        n: 1_000_000,
        build: floats,
    },
    Race {
        section: "10.2",
        workload: "do 10^6 random pairs meet, i64",
        n: 1_000_000,
        build: integers,
    },
    Race {
        section: "10.2",
        workload: "all pairs of 1000 short segments, i64",
        n: 1_000,
        build: short,
    },
    Race {
        section: "10.2",
        workload: "in what 10^5 random pairs meet, f64",
        n: 100_000,
        build: points,
    },
];

type Pairs<T> = Vec<[Segment<T>; 2]>;

fn pairs(n: usize) -> Pairs<i64> {
    let points = workloads::in_square(4 * n);
    let pair = |p: &[Point<i64>]| [Segment::new(p[0], p[1]), Segment::new(p[2], p[3])];
    points.chunks_exact(4).map(pair).collect()
}

/// The same with coordinates between -1 and 1.
fn float_pairs(n: usize) -> Pairs<f64> {
    const SIZE: f64 = 1e9;
    let place = |point: Point<i64>| {
        let (x, y) = point.to_f64();
        Point::new(x / SIZE, y / SIZE).expect("it is in range")
    };
    let of = |segment: Segment<i64>| Segment::new(place(segment.from), place(segment.to));
    pairs(n).into_iter().map(|pair| pair.map(of)).collect()
}

fn coord<T: analytic_geometry::Coordinate + geo::CoordNum>(point: Point<T>) -> Coord<T> {
    Coord { x: point.x(), y: point.y() }
}

fn line<T: analytic_geometry::Coordinate + geo::CoordNum>(segment: Segment<T>) -> Line<T> {
    Line::new(coord(segment.from), coord(segment.to))
}

fn floats(n: usize) -> Vec<Entry> {
    let pairs = float_pairs(n);
    let lines: Vec<_> = pairs.iter().map(|pair| pair.map(line)).collect();
    Course::on(pairs)
        .entry("intersects_by_signs", |pairs| {
            pairs.iter().filter(|[a, b]| intersects_by_signs(*a, *b)).count()
        })
        .entry("geo, Intersects", move |_| lines.iter().filter(|[a, b]| a.intersects(b)).count())
        .mark(0.6)
        .entry("intersects", |pairs| pairs.iter().filter(|[a, b]| intersects(*a, *b)).count())
        .note("ours, the boxes first")
        .entry("straddles, both, then boxes", |pairs| {
            let meet = |a, b| straddles(a, b) & straddles(b, a) & boxes_meet(a, b);
            pairs.iter().filter(|[a, b]| meet(*a, *b)).count()
        })
        .note("ours, without a branch")
        .entries()
}

fn integers(n: usize) -> Vec<Entry> {
    let pairs = pairs(n);
    let lines: Vec<_> = pairs.iter().map(|pair| pair.map(line)).collect();
    Course::on(pairs)
        .entry("intersects", |pairs| pairs.iter().filter(|[a, b]| intersects(*a, *b)).count())
        .entry("geo, Intersects", move |_| lines.iter().filter(|[a, b]| a.intersects(b)).count())
        .note("products of 64 bits")
        .entries()
}

fn short(n: usize) -> Vec<Entry> {
    let segments = workloads::short_segments(n);
    let lines: Vec<_> = segments.iter().map(|&segment| line(segment)).collect();
    Course::on(segments)
        .entry("intersects", |segments| {
            let of = |(i, &a)| segments[..i].iter().filter(|&&b| intersects(a, b)).count();
            segments.iter().enumerate().map(of).sum::<usize>()
        })
        .entry("geo, Intersects", move |_| {
            let of = |(i, a): (usize, &Line<i64>)| {
                lines[..i].iter().filter(|b| a.intersects(*b)).count()
            };
            lines.iter().enumerate().map(of).sum()
        })
        .note("products of 64 bits")
        .entry("straddles, both, then boxes", |segments| {
            let meet = |a, b| straddles(a, b) & straddles(b, a) & boxes_meet(a, b);
            let of = |(i, &a)| segments[..i].iter().filter(|&&b| meet(a, b)).count();
            segments.iter().enumerate().map(of).sum()
        })
        .note("ours, without a branch")
        .entries()
}

/// How many points, and how many of them inside of both.
fn points(n: usize) -> Vec<Entry> {
    let pairs = float_pairs(n);
    let lines: Vec<_> = pairs.iter().map(|pair| pair.map(line)).collect();
    Course::on(pairs)
        .entry("intersection", |pairs| {
            let mut counts = [0_usize; 2];
            for &[a, b] in pairs {
                if let Ok(Intersection::Point { is_proper, .. }) = intersection(a, b) {
                    counts[0] += 1;
                    counts[1] += usize::from(is_proper);
                }
            }
            counts
        })
        .note("the nearest point, always")
        .entry("geo, line_intersection", move |_| {
            let mut counts = [0; 2];
            for [a, b] in &lines {
                if let Some(found) = line_intersection(*a, *b) {
                    counts[0] += 1;
                    counts[1] += usize::from(found.is_proper());
                }
            }
            counts
        })
        .note("a rounded point")
        .entries()
}
