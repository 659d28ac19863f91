//! The centroid of a polygon: the mean of the centroids of a fan's triangles, weighted by their
//! signed areas.
//!
//! Cost: O(n) time, O(1) space.
//!
//! Domain: any polygon whose area is not zero, in either direction. It need not be convex or
//! simple: a region that it winds around twice weighs twice, and a region that it winds around
//! clockwise has a negative weight.
//!
//! Source: Archimedes, *On the Equilibrium of Planes*, book I: the centroid of a triangle, and of
//! two weights.
//!
//! Checked: all polygons of up to four vertices on a 3 by 3 grid against the formula from the
//! origin, and of up to five against the centroids of the grid's squares.
//!
//! Page: `docs/en/analytic-geometry/polygon/convex-polygon-centroid.md`.

pub mod center_of_mass;
pub mod plain;

use linear_algebra::Ratio;

use crate::polygon::convex_polygon_area::{ExactSum, fan};
use crate::polygon::cross_product::{Orientation, orientation};
use crate::too_large::fitting;
use crate::{Polygon, TooLargeError, Vector};

impl Polygon<i64> {
    /// Returns the exact point on which the polygon balances, or `None` if its area is zero. O(n).
    ///
    /// # Errors
    /// Returns [`TooLargeError`] if a fraction or a sum does not fit in 128 bits. For a simple
    /// polygon with coordinates below 2^40 in absolute value, all of them fit, however many
    /// vertices it has.
    pub fn exact_centroid(&self) -> Result<Option<(Ratio, Ratio)>, TooLargeError> {
        let [mut doubled_area, mut x, mut y] = [ExactSum::default(); 3];
        for (a, b) in fan(self.vertices()) {
            // The centroid of the triangle is (0 + a + b) / 3; the division comes at the end.
            let cross = a.cross(b);
            doubled_area.add(cross);
            x.add(moment(cross, a.x, b.x)?);
            y.add(moment(cross, a.y, b.y)?);
        }
        let weight = doubled_area.total()?.checked_mul(3).ok_or(TooLargeError)?;
        if weight == 0 {
            return Ok(None);
        }
        let apex = self.vertices()[0];
        let x = Ratio::from(apex.x) + Ratio::new(x.total()?, weight);
        let y = Ratio::from(apex.y) + Ratio::new(y.total()?, weight);
        Ok(Some((fitting(x)?, fitting(y)?)))
    }
}

/// Returns a weight times the sum of two coordinates.
fn moment(weight: i128, a: i64, b: i64) -> Result<i128, TooLargeError> {
    weight.checked_mul(i128::from(a) + i128::from(b)).ok_or(TooLargeError)
}

impl Polygon<f64> {
    /// Returns the point on which the polygon balances, or `None` if all vertices are on one line,
    /// which is decided without rounding, or if the computed area is zero. O(n).
    ///
    /// The result is rounded. The error is a few units in the last place of the larger of width and
    /// height, wherever the polygon is, times the ratio of the square of that size to the area. So
    /// the result means nothing for a polygon that is nearly flat.
    ///
    /// ```
    /// use analytic_geometry::{Polygon, points};
    ///
    /// let triangle = Polygon::new(points([(0.0, 0.0), (3.0, 0.0), (0.0, 3.0)])?);
    /// assert_eq!(triangle.centroid(), Some((1.0, 1.0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn centroid(&self) -> Option<(f64, f64)> {
        let vertices = self.vertices();
        let mut edges = vertices.array_windows().skip(1);
        let is_flat =
            |&[from, to]: &[_; 2]| orientation(vertices[0], from, to) == Orientation::Collinear;
        // A polygon with an area has a triangle with an area, usually the first one.
        if edges.all(is_flat) {
            return None;
        }
        let (x, y) = balance(fan(vertices)).or_else(|| balance_scaled(fan(vertices)))?;
        Some((vertices[0].x + x, vertices[0].y + y))
    }
}

/// Returns the vector from the apex to the centroid, or `None` if a sum overflowed or might have
/// underflowed.
fn balance(triangles: impl Iterator<Item = (Vector<f64>, Vector<f64>)>) -> Option<(f64, f64)> {
    // 2^-500 and 2^500.
    const LEAST: f64 = f64::from_bits((1023 - 500) << 52);
    const GREATEST: f64 = f64::from_bits((1023 + 500) << 52);
    let [doubled_area, x, y] = triangles.fold([0.0; 3], |[doubled_area, x, y], (a, b)| {
        let cross = a.cross(b);
        [doubled_area + cross, x + cross * (a.x + b.x), y + cross * (a.y + b.y)]
    });
    let (x, y) = (x / doubled_area / 3.0, y / doubled_area / 3.0);
    let is_safe =
        (LEAST..=GREATEST).contains(&doubled_area.abs()) && x.is_finite() && y.is_finite();
    is_safe.then_some((x, y))
}

/// Works like [`balance`], for coordinates so large or so small that their products do not fit:
/// each axis has its own scale, a power of two, which causes no rounding.
fn balance_scaled(
    triangles: impl Iterator<Item = (Vector<f64>, Vector<f64>)> + Clone,
) -> Option<(f64, f64)> {
    const EXPONENT: u64 = f64::INFINITY.to_bits();
    let scale = |of: fn(Vector<f64>) -> f64| {
        let ends = triangles.clone().flat_map(|(a, b)| [of(a).abs(), of(b).abs()]);
        f64::from_bits(ends.fold(0.0, f64::max).to_bits() & EXPONENT)
    };
    let (wide, high) = (scale(|end| end.x), scale(|end| end.y));
    let scaled = |end: Vector<f64>| Vector { x: end.x / wide, y: end.y / high };
    let (x, y) = balance(triangles.clone().map(|(a, b)| (scaled(a), scaled(b))))?;
    Some((x * wide, y * high))
}
