//! Part of 10.9: the sign of the cross product of two vectors that are differences of floats, never wrong.
//!
//! As with [three points](crate::polygon::cross_product::exact), the rounded product is right unless it is tiny beside what was
//! subtracted. Here there are four points, for the two edges need not have an end in common.

use crate::Segment;
use crate::polygon::cross_product::Orientation;

/// To which side the direction of `b` lies of the direction of `a`.
pub(super) fn turn(a: Segment<f64>, b: Segment<f64>) -> Orientation {
    // Each product is of two rounded differences, and is rounded itself.
    const UNIT: f64 = f64::EPSILON / 2.0;
    const BOUND: f64 = (3.0 + 16.0 * UNIT) * UNIT;
    let left = (a.to.x - a.from.x) * (b.to.y - b.from.y);
    let right = (a.to.y - a.from.y) * (b.to.x - b.from.x);
    let cross = left - right;
    if BOUND * (left.abs() + right.abs()) < cross.abs() {
        return if 0.0 < cross { Orientation::Left } else { Orientation::Right };
    }
    without_rounding(a, b)
}

/// The same by an exact sum of the eight products.
fn without_rounding(a: Segment<f64>, b: Segment<f64>) -> Orientation {
    // Invariant: the sum is that of the first parts, the smallest first; no two have a binary digit in the same place.
    let (mut parts, mut n_parts) = ([0.0; 16], 0);
    for (x, y) in [(a.to.x, b.to.y), (a.from.x, b.from.y), (b.to.x, a.from.y), (b.from.x, a.to.y)]
        .into_iter()
        .chain([(-a.to.x, b.from.y), (-a.from.x, b.to.y), (-b.to.x, a.to.y), (-b.from.x, a.from.y)])
    {
        let product = x * y;
        for mut carried in [x.mul_add(y, -product), product] {
            for part in &mut parts[..n_parts] {
                (carried, *part) = two_sum(carried, *part);
            }
            parts[n_parts] = carried;
            n_parts += 1;
        }
    }
    match parts.iter().rfind(|&&part| part != 0.0) {
        Some(&part) if 0.0 < part => Orientation::Left,
        Some(_) => Orientation::Right,
        None => Orientation::Collinear,
    }
}

/// A sum as the float next to it, and what is missing.
fn two_sum(x: f64, y: f64) -> (f64, f64) {
    let sum = x + y;
    let y_part = sum - x;
    let x_part = sum - y_part;
    (sum, (x - x_part) + (y - y_part))
}
