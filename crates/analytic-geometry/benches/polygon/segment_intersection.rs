//! 10.2: a verdict costs the same wherever the segments lie; the point costs more, and only where
//! they cross.

use std::hint::black_box;

use analytic_geometry::polygon::segment_intersection::{
    Intersection, boxes_meet, intersection, intersects, squared_distance, straddles,
};
use analytic_geometry::{Point, Segment, workloads};
use criterion::{Criterion, criterion_group};

fn pairs(c: &mut Criterion) {
    for n in [1_000_usize, 4_000] {
        let points = workloads::in_square(4 * n);
        let pairs: Vec<[Segment<i64>; 2]> = points
            .chunks_exact(4)
            .map(|p| [Segment::new(p[0], p[1]), Segment::new(p[2], p[3])])
            .collect();
        let float = |point: Point<i64>| {
            let (x, y) = point.to_f64();
            Point::new(x, y).expect("it is in range")
        };
        let in_floats = |s: Segment<i64>| Segment::new(float(s.from), float(s.to));
        let floats: Vec<[Segment<f64>; 2]> = pairs.iter().map(|pair| pair.map(in_floats)).collect();
        let n_meeting = pairs.iter().filter(|[a, b]| intersects(*a, *b)).count();
        assert_eq!(floats.iter().filter(|[a, b]| intersects(*a, *b)).count(), n_meeting);
        let is_point = |pair: &&[Segment<i64>; 2]| {
            matches!(intersection(pair[0], pair[1]), Ok(Intersection::Point { .. }))
        };
        assert_eq!(pairs.iter().filter(is_point).count(), n_meeting);
        c.bench_function(&format!("segment_intersection/verdict_integers/{n}"), |b| {
            b.iter(|| black_box(&pairs).iter().filter(|[a, b]| intersects(*a, *b)).count());
        });
        c.bench_function(&format!("segment_intersection/verdict_floats/{n}"), |b| {
            b.iter(|| black_box(&floats).iter().filter(|[a, b]| intersects(*a, *b)).count());
        });
        c.bench_function(&format!("segment_intersection/point_integers/{n}"), |b| {
            b.iter(|| black_box(&pairs).iter().filter(is_point).count());
        });
        c.bench_function(&format!("segment_intersection/point_floats/{n}"), |b| {
            let is_point = |pair: &&[Segment<f64>; 2]| {
                matches!(intersection(pair[0], pair[1]), Ok(Intersection::Point { .. }))
            };
            b.iter(|| black_box(&floats).iter().filter(is_point).count());
        });
        c.bench_function(&format!("segment_intersection/distance_floats/{n}"), |b| {
            let is_near = |pair: &&[Segment<f64>; 2]| {
                squared_distance(pair[0], pair[1]).is_ok_and(|square| square < 1e12)
            };
            b.iter(|| black_box(&floats).iter().filter(is_near).count());
        });
    }
}

/// The boxes first or last, where segments are short and mostly far apart.
fn all_of_few(c: &mut Criterion) {
    for n in [128_usize, 512] {
        let segments = workloads::short_segments(n);
        let count = |meets: fn(Segment<i64>, Segment<i64>) -> bool| {
            let of = |(i, &a): (usize, &Segment<i64>)| {
                segments[..i].iter().filter(|&&b| meets(a, b)).count()
            };
            segments.iter().enumerate().map(of).sum::<usize>()
        };
        let boxes_last = |a, b| straddles(a, b) & straddles(b, a) & boxes_meet(a, b);
        assert_eq!(count(boxes_last), count(intersects));
        c.bench_function(&format!("segment_intersection/all_pairs/{n}"), |b| {
            b.iter(|| count(black_box(intersects)));
        });
        c.bench_function(&format!("segment_intersection/all_pairs_boxes_last/{n}"), |b| {
            b.iter(|| count(black_box(boxes_last)));
        });
    }
}

criterion_group!(benches, pairs, all_of_few);
