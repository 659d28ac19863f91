//! 10.1: a sign costs the same for integers and for floats, but near a line; a polar sort is O(n
//! log n).

use std::hint::black_box;

use analytic_geometry::polygon::cross_product::polar::polar_sort;
use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::{Coordinate, Point, points, workloads};
use criterion::{Criterion, criterion_group};

const N: usize = 1000;

/// How many of the turns at three points in a row are to the left.
fn lefts<T: Coordinate>(points: &[Point<T>]) -> usize {
    let is_left =
        |three: &&[Point<T>]| orientation(three[0], three[1], three[2]) == Orientation::Left;
    points.windows(3).filter(is_left).count()
}

fn signs(c: &mut Criterion) {
    let integers = workloads::in_square(N);
    let floats = points(integers.iter().map(|point| point.to_f64())).expect("they are small");
    assert_eq!(lefts(&integers), lefts(&floats));
    c.bench_function(&format!("cross_product/integers/{N}"), |b| {
        b.iter(|| lefts(black_box(&integers)));
    });
    c.bench_function(&format!("cross_product/floats/{N}"), |b| {
        b.iter(|| lefts(black_box(&floats)));
    });
    // Tenths are not on the line of their neighbors, but for the rounding.
    let tenths = (0..1000_u16).map(|i| (f64::from(i) / 10.0, f64::from(i) * 0.3));
    let near = points(tenths).expect("they are small");
    assert!(0 < lefts(&near) && lefts(&near) < N - 2);
    c.bench_function(&format!("cross_product/near_a_line/{N}"), |b| {
        b.iter(|| lefts(black_box(&near)));
    });
}

fn sorts(c: &mut Criterion) {
    for n in [1000, 10_000] {
        let around = workloads::in_disc(n);
        c.bench_function(&format!("cross_product/polar_sort/{n}"), |b| {
            b.iter(|| {
                let mut sorted = around.clone();
                polar_sort(Point::from((0, 0)), black_box(&mut sorted));
                sorted
            });
        });
    }
}

criterion_group!(benches, signs, sorts);
