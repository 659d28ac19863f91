//! Part of [cross product](super): the sign of a cross product of floats, never wrong.
//!
//! The rounded product is right unless it is tiny beside what was subtracted. Only then it is
//! computed again: by comparing two products, if the differences came out exact; else with what
//! differences and products missed; and if even that is too near to zero, as a sum of floats that
//! no single float could hold. The range of [a coordinate](crate::Coordinate::checked) is such that
//! nothing overflows. Nothing underflows either: all differences are multiples of 2^-502, and all
//! products of 2^-1004. A bound that is less than that may, but then there is no error.
//!
//! Source: J. R. Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric
//! predicates", *Discrete & Computational Geometry* 18 (1997): the bound, and the sum.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

use crate::Point;
use crate::polygon::cross_product::Orientation;

/// The most by which a result of size 1 is rounded.
const UNIT: f64 = f64::EPSILON / 2.0;

/// By how much of the sum of two products of rounded differences their difference may be wrong.
/// Differences, products and their difference are rounded, each by at most half a unit in its last
/// place.
pub(crate) const BOUND: f64 = (3.0 + 16.0 * UNIT) * UNIT;

/// To which side the way from `a` to `b` must turn to reach `c`. O(1); nearly always some ten
/// operations.
#[inline]
pub fn orientation(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Orientation {
    by_rounding(a, b, c).unwrap_or_else(|| with_what_is_missing(a, b, c))
}

/// The same from the rounded cross product; none if that is so near to zero that its sign could be
/// wrong.
#[inline]
pub fn by_rounding(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Option<Orientation> {
    of_rounded((b.x - a.x) * (c.y - a.y), (c.x - a.x) * (b.y - a.y))
}

/// The sign of the difference of two products of rounded differences; none if it could be wrong.
#[inline]
pub(crate) fn of_rounded(left: f64, right: f64) -> Option<Orientation> {
    let cross = left - right;
    (BOUND * (left.abs() + right.abs()) <= cross.abs()).then(|| of_sign(cross))
}

fn of_sign(number: f64) -> Orientation {
    if number < 0.0 {
        Orientation::Right
    } else if number == 0.0 {
        Orientation::Collinear
    } else {
        Orientation::Left
    }
}

/// The same, with what differences and products miss. It is called so seldom that it is kept out of
/// the way.
#[cold]
fn with_what_is_missing(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Orientation {
    // What is missing is a unit of the products or less, and is itself rounded some 13 times.
    const BOUND: f64 = 16.0 * UNIT * UNIT;
    let [bx, by, cx, cy] =
        [(b.x, a.x), (b.y, a.y), (c.x, a.x), (c.y, a.y)].map(|(to, from)| two_sum(to, -from));
    let (left, right) = (two_product(bx.0, cy.0), two_product(cx.0, by.0));
    // Exact: the products are nearly equal, or this would not have been called.
    let difference = left.0 - right.0;
    if [bx, by, cx, cy].iter().all(|(_, missing)| *missing == 0.0) {
        // The lesser product is not rounded to a greater float. So if the floats differ, they tell;
        // else what they miss does.
        return of_sign(if difference == 0.0 { left.1 - right.1 } else { difference });
    }
    let missing = (bx.0 * cy.1 + bx.1 * cy.0) - (cx.0 * by.1 + cx.1 * by.0);
    let cross = difference + ((left.1 - right.1) + missing);
    if BOUND * (left.0.abs() + right.0.abs()) < cross.abs() {
        return of_sign(cross);
    }
    without_rounding(a, b, c)
}

/// The same without rounding.
fn without_rounding(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Orientation {
    // The cross products of a and b, of b and c, of c and a: their sum is the same area, and needs
    // no differences.
    of_products(&[(a.x, b.y), (-b.x, a.y), (b.x, c.y), (-c.x, b.y), (c.x, a.y), (-a.x, c.y)])
}

/// The sign of the sum of up to eight products, without rounding.
pub(crate) fn of_products(products: &[(f64, f64)]) -> Orientation {
    let mut sum = Expansion::default();
    for &(x, y) in products {
        let (product, missing) = two_product(x, y);
        sum.add(missing);
        sum.add(product);
    }
    of_sign(sum.greatest())
}

/// A product as the float next to it, and what is missing.
pub(crate) fn two_product(x: f64, y: f64) -> (f64, f64) {
    let product = x * y;
    (product, x.mul_add(y, -product))
}

/// A sum as the float next to it, and what is missing.
pub(crate) fn two_sum(x: f64, y: f64) -> (f64, f64) {
    let sum = x + y;
    let y_part = sum - x;
    let x_part = sum - y_part;
    (sum, (x - x_part) + (y - y_part))
}

/// A number as a sum of floats, the smallest first: no two of them have a binary digit in the same
/// place, so the last that is not zero has the sign of all.
#[derive(Default)]
struct Expansion {
    parts: [f64; 16],
    n_parts: usize,
}

impl Expansion {
    /// Adds a float, without rounding: what each sum misses stays behind, the sum itself goes on.
    fn add(&mut self, float: f64) {
        let mut carried = float;
        for part in &mut self.parts[..self.n_parts] {
            (carried, *part) = two_sum(carried, *part);
        }
        self.parts[self.n_parts] = carried;
        self.n_parts += 1;
    }

    /// The greatest part; zero if the number is.
    fn greatest(&self) -> f64 {
        let parts = &self.parts[..self.n_parts];
        parts.iter().rfind(|&&part| part != 0.0).copied().unwrap_or(0.0)
    }
}
