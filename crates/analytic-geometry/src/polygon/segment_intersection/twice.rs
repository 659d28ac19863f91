//! Part of [segment intersection](super): the crossing of segments of floats in double-double
//! arithmetic, where that is enough to determine the nearest point.
//!
//! A number is a float and a correction, about 106 binary digits together. The errors of all
//! operations are bounded. If all values within the bounds round to the same float, that float is
//! the answer. Otherwise there is no answer, and [`whole`](super::whole) must decide.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

use std::ops::{Add, Div, Mul, Sub};

use crate::polygon::cross_product::exact::{two_product, two_sum};
use crate::{Coordinate, Point, Segment};

/// A double-double number: a float and a correction to it.
#[derive(Clone, Copy)]
struct Twice {
    high: f64,
    low: f64,
}

/// 2^-106. The error of an operation is less than 16 times this fraction of its result; for a
/// difference of products, of the sum of their absolute values.
const UNIT: f64 = f64::EPSILON * f64::EPSILON / 4.0;
const ERROR: f64 = 16.0 * UNIT;

/// Returns the point nearest to the crossing of the lines, if it is certain.
#[expect(clippy::float_cmp, reason = "whether it is the same float, not one that is near")]
pub(super) fn crossing(a: Segment<f64>, b: Segment<f64>) -> Option<Point<f64>> {
    // If a product is smaller, its rounding error may not fit in a float.
    const LEAST: f64 = 1e-250;
    let (along_a, along_b) = (way(a.from, a.to), way(b.from, b.to));
    let (by, by_sum) = cross(along_a, along_b);
    let (part, part_sum) = cross(way(a.from, b.from), along_b);
    let share = part / by;
    // The divisor must be accurate to a millionth, or second-order errors would count.
    if by.high.abs() < 1e6 * ERROR * by_sum {
        return None;
    }
    if [by, part, share].iter().any(|factor| factor.high.abs() < LEAST) {
        return None;
    }
    // The errors of both cross products and of their quotient.
    let share_error = 2.0
        * ERROR
        * (part_sum / by.high.abs() + share.high.abs() * (1.0 + by_sum / by.high.abs()));
    let place = |from: f64, along: Twice| {
        let step = share * along;
        let sum = step + Twice { high: from, low: 0.0 };
        let error = 2.0 * (share_error * along.high.abs() + ERROR * (step.high.abs() + from.abs()));
        let is_certain = sum.high + (sum.low - error) == sum.high
            && sum.high + (sum.low + error) == sum.high
            && LEAST < error / UNIT;
        sum.high.checked().filter(|_| is_certain)
    };
    Some(Point { x: place(a.from.x, along_a.0)?, y: place(a.from.y, along_a.1)? })
}

/// Returns the exact vector from one point to another.
fn way(from: Point<f64>, to: Point<f64>) -> (Twice, Twice) {
    (two_sum(to.x, -from.x).into(), two_sum(to.y, -from.y).into())
}

/// Returns the cross product, and the sum of the absolute values of its two products.
fn cross(a: (Twice, Twice), b: (Twice, Twice)) -> (Twice, f64) {
    let (left, right) = (a.0 * b.1, b.0 * a.1);
    (left - right, left.high.abs() + right.high.abs())
}

/// A float and its rounding error.
impl From<(f64, f64)> for Twice {
    fn from((high, low): (f64, f64)) -> Self {
        Twice { high, low }
    }
}

impl Add for Twice {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let (high, high_missing) = two_sum(self.high, other.high);
        let (low, low_missing) = two_sum(self.low, other.low);
        let (sum, missing) = two_sum(high, high_missing + low);
        two_sum(sum, missing + low_missing).into()
    }
}

impl Sub for Twice {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + Twice { high: -other.high, low: -other.low }
    }
}

impl Mul for Twice {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let (high, low) = two_product(self.high, other.high);
        two_sum(high, low + (self.high * other.low + self.low * other.high)).into()
    }
}

impl Div for Twice {
    type Output = Self;

    /// Divides the floats, and then the remainder.
    fn div(self, other: Self) -> Self {
        let high = self.high / other.high;
        let rest = self - other * Twice { high, low: 0.0 };
        two_sum(high, rest.high / other.high).into()
    }
}

#[cfg(test)]
mod tests {
    use super::super::division::without_rounding;
    use super::crossing;
    use crate::{Coordinate, Point, Segment, workloads};

    /// How many of the pairs are answered, all of them as without rounding.
    fn n_certain(pairs: &[[Segment<f64>; 2]]) -> usize {
        let certain = pairs.iter().filter(|[a, b]| {
            let point = crossing(*a, *b);
            assert!(point.is_none() || without_rounding(*a, *b) == Ok(point), "{a:?} {b:?}");
            point.is_some()
        });
        certain.count()
    }

    /// Pairs of segments from four points each, `change` having been made to every coordinate.
    fn pairs(n: usize, change: impl Fn(usize, f64) -> f64) -> Vec<[Segment<f64>; 2]> {
        let coordinates = workloads::in_square(4 * n).into_iter().flat_map(|p| [p.x, p.y]);
        let changed = coordinates.enumerate().map(|(i, c)| change(i, c.to_f64()).checked());
        let changed: Vec<f64> = changed.map(Option::unwrap_or_default).collect();
        let segment =
            |c: &[f64]| Segment::new(Point { x: c[0], y: c[1] }, Point { x: c[2], y: c[3] });
        changed.chunks_exact(8).map(|c| [segment(&c[..4]), segment(&c[4..])]).collect()
    }

    #[test]
    fn what_is_certain_is_right() {
        const N: usize = 5_000;
        assert!(N - N / 100 < n_certain(&pairs(N, |_, c| c / 1e9)), "nearly all");
        // Of all sizes, and of the smallest.
        let sizes =
            |i: usize, c: f64| c * 2_f64.powi(i32::try_from(i * 37 % 800).unwrap_or(0) - 400);
        assert!(0 < n_certain(&pairs(N, sizes)));
        n_certain(&pairs(N, |_, c| c * 2_f64.powi(-470)));
        n_certain(&pairs(N, |_, c| c * 2_f64.powi(470)));
        // Nearly parallel: the second is the first, but for the last digits. The fewer these are,
        // the less is certain.
        for digits in [20, 30, 40, 45, 50] {
            let mut pairs = pairs(N, |_, c| c / 1e9);
            for [a, b] in &mut pairs {
                let near = |old: f64, new: f64| old + new * 2_f64.powi(-digits);
                let [from, to] = [(a.from, b.from), (a.to, b.to)]
                    .map(|(old, new)| Point { x: near(old.x, new.x), y: near(old.y, new.y) });
                *b = Segment { from, to };
            }
            let n_certain = n_certain(&pairs);
            assert!(40 < digits || N / 2 < n_certain, "{digits}: {n_certain}");
        }
    }
}
