//! Part of [cross product](super): the sign of a cross product of floats, always correct.
//!
//! The rounded cross product has the right sign unless it is tiny compared with the two products
//! whose difference it is. Only then is the sign computed again: by comparing the two products, if
//! the coordinate differences are exact; otherwise with the rounding errors of differences and
//! products added back; and if even that is too close to zero, as an exact sum of several floats.
//! The range of [a coordinate](crate::Coordinate::checked) excludes overflow. It excludes underflow
//! too: all differences are multiples of 2^-502, and all products are multiples of 2^-1004. An
//! error bound below that may underflow, but then there is no error.
//!
//! Source: J. R. Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric
//! predicates", *Discrete & Computational Geometry* 18 (1997): the bound, and the sum.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

use crate::Point;
use crate::polygon::cross_product::Orientation;

/// The unit roundoff: the largest relative error of a rounded operation.
const UNIT: f64 = f64::EPSILON / 2.0;

/// The error bound of a difference of two products of rounded differences, as a fraction of the sum
/// of the products' absolute values. All differences and products are rounded, each by at most half
/// a unit in the last place.
pub(crate) const BOUND: f64 = (3.0 + 16.0 * UNIT) * UNIT;

/// Returns the direction in which the path from `a` to `b` must turn to reach `c`. O(1); nearly
/// always about ten operations.
#[inline]
pub fn orientation(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Orientation {
    by_rounding(a, b, c).unwrap_or_else(|| with_what_is_missing(a, b, c))
}

/// Returns the orientation given by the rounded cross product, or `None` if that is so close to
/// zero that its sign could be wrong.
#[inline]
pub fn by_rounding(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Option<Orientation> {
    of_rounded((b.x - a.x) * (c.y - a.y), (c.x - a.x) * (b.y - a.y))
}

/// Returns the sign of the difference of two products of rounded differences, or `None` if it could
/// be wrong.
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

/// Computes the orientation with the rounding errors of differences and products added back. Called
/// so rarely that it is kept out of line.
#[cold]
fn with_what_is_missing(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Orientation {
    // The errors add up to a unit of the products or less, and are themselves rounded about 13
    // times.
    const BOUND: f64 = 16.0 * UNIT * UNIT;
    let [bx, by, cx, cy] =
        [(b.x, a.x), (b.y, a.y), (c.x, a.x), (c.y, a.y)].map(|(to, from)| two_sum(to, -from));
    let (left, right) = (two_product(bx.0, cy.0), two_product(cx.0, by.0));
    // Exact: the products are nearly equal, or this function would not have been called.
    let difference = left.0 - right.0;
    if [bx, by, cx, cy].iter().all(|(_, missing)| *missing == 0.0) {
        // The lesser product is never rounded to a greater float. So if the floats differ, they
        // decide; otherwise their rounding errors do.
        return of_sign(if difference == 0.0 { left.1 - right.1 } else { difference });
    }
    let missing = (bx.0 * cy.1 + bx.1 * cy.0) - (cx.0 * by.1 + cx.1 * by.0);
    let cross = difference + ((left.1 - right.1) + missing);
    if BOUND * (left.0.abs() + right.0.abs()) < cross.abs() {
        return of_sign(cross);
    }
    without_rounding(a, b, c)
}

/// Computes the orientation without rounding.
fn without_rounding(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Orientation {
    // The cross products of a and b, of b and c, and of c and a add up to the same area, without
    // any differences.
    of_products(&[(a.x, b.y), (-b.x, a.y), (b.x, c.y), (-c.x, b.y), (c.x, a.y), (-a.x, c.y)])
}

/// Returns the sign of the sum of up to eight products, without rounding.
pub(crate) fn of_products(products: &[(f64, f64)]) -> Orientation {
    let mut sum = Expansion::default();
    for &(x, y) in products {
        let (product, missing) = two_product(x, y);
        sum.add(missing);
        sum.add(product);
    }
    of_sign(sum.greatest())
}

/// Returns the float nearest to a product, and the rounding error.
pub(crate) fn two_product(x: f64, y: f64) -> (f64, f64) {
    let product = x * y;
    (product, x.mul_add(y, -product))
}

/// Returns the float nearest to a sum, and the rounding error.
pub(crate) fn two_sum(x: f64, y: f64) -> (f64, f64) {
    let sum = x + y;
    let y_part = sum - x;
    let x_part = sum - y_part;
    (sum, (x - x_part) + (y - y_part))
}

/// A number as a sum of floats, the smallest first. No two of them have a binary digit in the same
/// position, so the last nonzero one has the sign of the sum.
#[derive(Default)]
struct Expansion {
    parts: [f64; 16],
    n_parts: usize,
}

impl Expansion {
    /// Adds a float without rounding: each partial sum is carried on and leaves its rounding error
    /// behind.
    fn add(&mut self, float: f64) {
        let mut carried = float;
        for part in &mut self.parts[..self.n_parts] {
            (carried, *part) = two_sum(carried, *part);
        }
        self.parts[self.n_parts] = carried;
        self.n_parts += 1;
    }

    /// Returns the largest part, or zero if the number is zero.
    fn greatest(&self) -> f64 {
        let parts = &self.parts[..self.n_parts];
        parts.iter().rfind(|&&part| part != 0.0).copied().unwrap_or(0.0)
    }
}
