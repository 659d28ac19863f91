//! Part of [area of a convex polygon](super): the lattice points of a polygon.
//!
//! Source: G. Pick, "Geometrisches zur Zahlenlehre", *Sitzungsberichte des deutschen
//! naturwissenschaftlich-medicinischen Vereines für Böhmen "Lotos" in Prag* 19 (1899), 311–319.
//!
//! Page: `docs/en/analytic-geometry/polygon/convex-polygon-area.md`.

use number_theory::euclid::gcd;

use crate::Polygon;

/// The number of points with integer coordinates in a polygon.
///
/// ```
/// use analytic_geometry::{Polygon, points};
///
/// let triangle = Polygon::new(points([(0, 0), (4, 0), (0, 4)])?);
/// let lattice = triangle.lattice_points().expect("it has an area");
/// assert_eq!((lattice.inside, lattice.on_rim), (3, 12));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LatticePoints {
    /// The number strictly inside.
    pub inside: u128,
    /// The number on the boundary.
    pub on_rim: u128,
}

impl Polygon<i64> {
    /// Returns the number of lattice points of a simple polygon by Pick's theorem, without
    /// enumerating them: twice the area is twice the number inside plus the number on the boundary,
    /// minus 2. O(n) steps, and as many greatest common divisors.
    ///
    /// Returns `None` if the polygon has no area, or if the numbers show that it cannot be simple.
    /// Whether it is simple is not checked otherwise.
    pub fn lattice_points(&self) -> Option<LatticePoints> {
        let doubled_area = self.doubled_area().ok()?.unsigned_abs();
        // From one lattice point to another, there are gcd(across, up) steps.
        let steps = self.edges().map(|edge| {
            let way = edge.to - edge.from;
            u128::from(gcd(way.x, way.y))
        });
        let on_rim = steps.sum();
        let twice_inside = (doubled_area + 2).checked_sub(on_rim)?;
        (0 < doubled_area).then_some(LatticePoints { inside: twice_inside / 2, on_rim })
    }
}
