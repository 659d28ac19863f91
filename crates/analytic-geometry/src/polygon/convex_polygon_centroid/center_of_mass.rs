//! Part of [centroid of a convex polygon](super): the centers of mass of other things than the
//! area: the vertices of a polygon, its boundary, or points with weights.
//!
//! Page: `docs/en/analytic-geometry/polygon/convex-polygon-centroid.md`.

use linear_algebra::Ratio;

use crate::polygon::convex_polygon_area::ExactSum;
use crate::too_large::fitting;
use crate::{Coordinate, Point, Polygon, Segment, TooLargeError, Vector};

/// Returns the exact center of mass of points with weights, or `None` if the weights add up to
/// zero. A weight may be negative. O(n).
///
/// ```
/// use analytic_geometry::{Point, exact_center_of_mass};
///
/// let masses = [(Point::from((0, 0)), 1), (Point::from((4, 0)), 3)];
/// assert_eq!(exact_center_of_mass(&masses)?, Some((3.into(), 0.into())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Returns [`TooLargeError`] if a fraction or a sum does not fit in 128 bits. All of them fit for
/// at most four points, and for at most 2^32 points with weights below 2^31 in absolute value.
pub fn exact_center_of_mass(
    masses: &[(Point<i64>, i64)],
) -> Result<Option<(Ratio, Ratio)>, TooLargeError> {
    let [mut weight, mut x, mut y] = [ExactSum::default(); 3];
    for &(point, mass) in masses {
        weight.add(mass.into());
        x.add(mass.times(point.x));
        y.add(mass.times(point.y));
    }
    let weight = weight.total()?;
    if weight == 0 {
        return Ok(None);
    }
    let (x, y) = (Ratio::new(x.total()?, weight), Ratio::new(y.total()?, weight));
    Ok(Some((fitting(x)?, fitting(y)?)))
}

/// Returns the center of mass of points with weights, rounded, or `None` if the weights add up to
/// zero, or if a sum or the result is not finite. A weight may be negative. O(n).
///
/// ```
/// use analytic_geometry::{Point, center_of_mass};
///
/// let masses = [(Point::from((0, 0)), 1.0), (Point::from((4, 0)), 3.0)];
/// assert_eq!(center_of_mass(&masses), Some((3.0, 0.0)));
/// ```
pub fn center_of_mass<T: Coordinate>(masses: &[(Point<T>, f64)]) -> Option<(f64, f64)> {
    let origin = masses.first()?.0;
    balance(origin, masses.iter().map(|&(point, mass)| (way(origin, point), mass)))
}

/// Returns the vector from an origin to a point, as floats. Points close to each other stay
/// distinct, however far the origin is from zero.
fn way<T: Coordinate>(origin: Point<T>, point: Point<T>) -> (f64, f64) {
    let Vector { x, y } = point - origin;
    (x.to_f64(), y.to_f64())
}

/// Returns the center of mass of vectors from an origin, each with its weight.
fn balance<T: Coordinate>(
    origin: Point<T>,
    weighted: impl Iterator<Item = ((f64, f64), f64)>,
) -> Option<(f64, f64)> {
    let [weight, x, y] = weighted.fold([0.0; 3], |[weight, x, y], (way, more)| {
        [weight + more, x + more * way.0, y + more * way.1]
    });
    let from = origin.to_f64();
    let (x, y) = (from.0 + x / weight, from.1 + y / weight);
    // A moment that is not finite never gives a finite point, but an infinite weight would.
    (weight.is_finite() && x.is_finite() && y.is_finite()).then_some((x, y))
}

impl Polygon<i64> {
    /// Returns the exact mean of the vertices, which is their center of mass if all weigh the same,
    /// or `None` if there are no vertices. It is not the centroid of the polygon. O(n).
    pub fn exact_vertex_mean(&self) -> Option<(Ratio, Ratio)> {
        let n = i128::try_from(self.vertices().len()).ok().filter(|&n| n != 0)?;
        // A sum of n numbers below 2^62 fits.
        let mean =
            |of: fn(&Point<i64>) -> i128| Ratio::new(self.vertices().iter().map(of).sum(), n);
        Some((mean(|vertex| vertex.x.into()), mean(|vertex| vertex.y.into())))
    }
}

impl<T: Coordinate> Polygon<T> {
    /// Returns the mean of the vertices, rounded, which is their center of mass if all weigh the
    /// same, or `None` if there are no vertices. It is not the centroid of the polygon. O(n).
    pub fn vertex_mean(&self) -> Option<(f64, f64)> {
        let &origin = self.vertices().first()?;
        balance(origin, self.vertices().iter().map(|&vertex| (way(origin, vertex), 1.0)))
    }

    /// Returns the center of mass of the boundary as a wire, rounded: the mean of the midpoints of
    /// the edges, weighted by their lengths. It is not the centroid of the polygon. If there is
    /// only one point, returns that point; if there are no vertices, returns `None`. O(n).
    pub fn rim_centroid(&self) -> Option<(f64, f64)> {
        let &origin = self.vertices().first()?;
        let middles = self.edges().map(|Segment { from, to }| {
            let length = T::product_to_f64(from.squared_distance(to)).sqrt();
            let (a, b) = (way(origin, from), way(origin, to));
            ((f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1)), length)
        });
        balance(origin, middles).or(Some(origin.to_f64()))
    }
}
