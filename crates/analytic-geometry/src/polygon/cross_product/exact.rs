//! Part of 10.1: the sign of a cross product of floats, never wrong.
//!
//! The rounded product is right unless it is tiny beside what was subtracted. Only then is it computed without rounding, as a
//! sum of floats that no single float could hold. The range of [a coordinate](crate::Coordinate::checked) is such that nothing
//! underflows.

use crate::Point;
use crate::polygon::cross_product::Orientation;

/// To which side the way from `a` to `b` must turn to reach `c`. O(1); nearly always some ten operations.
pub fn orientation(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Orientation {
    // Three differences and products are rounded, each by at most half a unit in its last place.
    const UNIT: f64 = f64::EPSILON / 2.0;
    const BOUND: f64 = (3.0 + 16.0 * UNIT) * UNIT;
    let left = (b.x - a.x) * (c.y - a.y);
    let right = (c.x - a.x) * (b.y - a.y);
    let cross = left - right;
    if BOUND * (left.abs() + right.abs()) < cross.abs() {
        return if 0.0 < cross { Orientation::Left } else { Orientation::Right };
    }
    without_rounding(a, b, c)
}

/// The same by an exact sum of the six products a x b + b x c + c x a.
fn without_rounding(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Orientation {
    let mut sum = Expansion::default();
    for (x, y) in [(a.x, b.y), (-b.x, a.y), (b.x, c.y), (-c.x, b.y), (c.x, a.y), (-a.x, c.y)] {
        let (product, error) = two_product(x, y);
        sum.add(error);
        sum.add(product);
    }
    sum.sign()
}

/// A product as the float next to it, and what is missing.
fn two_product(x: f64, y: f64) -> (f64, f64) {
    let product = x * y;
    (product, x.mul_add(y, -product))
}

/// A sum as the float next to it, and what is missing.
fn two_sum(x: f64, y: f64) -> (f64, f64) {
    let sum = x + y;
    let y_part = sum - x;
    let x_part = sum - y_part;
    (sum, (x - x_part) + (y - y_part))
}

/// A number as a sum of floats, the smallest first: no two of them have a binary digit in the same place, so the last that is
/// not zero has the sign of all.
#[derive(Default)]
struct Expansion {
    parts: [f64; 12],
    n_parts: usize,
}

impl Expansion {
    /// Adds a float, without rounding.
    fn add(&mut self, float: f64) {
        let mut carried = float;
        for part in &mut self.parts[..self.n_parts] {
            (carried, *part) = two_sum(carried, *part);
        }
        self.parts[self.n_parts] = carried;
        self.n_parts += 1;
    }

    fn sign(&self) -> Orientation {
        match self.parts[..self.n_parts].iter().rfind(|&&part| part != 0.0) {
            Some(&part) if 0.0 < part => Orientation::Left,
            Some(_) => Orientation::Right,
            None => Orientation::Collinear,
        }
    }
}
