//! Part of [area of a convex polygon](super): the lattice points of a polygon.
//!
//! Source: G. Pick, "Geometrisches zur Zahlenlehre", *Sitzungsberichte des deutschen
//! naturwissenschaftlich-medicinischen Vereines für Böhmen "Lotos" in Prag* 19 (1899), 311–319.
//!
//! Page: `docs/en/analytic-geometry/polygon/convex-polygon-area.md`.

use number_theory::euclid::gcd;

use crate::Polygon;

/// How many points with whole coordinates a polygon has.
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
    /// Those inside, not on the rim.
    pub inside: u128,
    /// Those on the rim.
    pub on_rim: u128,
}

impl Polygon<i64> {
    /// The lattice points of a simple polygon, counted without looking at them, by Pick's theorem:
    /// twice the area is twice the number inside plus the number on the rim, less 2. O(n) steps and
    /// as many greatest common divisors.
    ///
    /// None if the polygon has no area, or cannot be simple because the numbers would not fit it.
    /// That it is simple is not checked.
    pub fn lattice_points(&self) -> Option<LatticePoints> {
        let doubled_area = self.doubled_area().ok()?.unsigned_abs();
        // From one point of the lattice to another there are gcd(across, up) steps.
        let steps = self.edges().map(|edge| {
            let way = edge.to - edge.from;
            u128::from(gcd(way.x, way.y))
        });
        let on_rim = steps.sum();
        let twice_inside = (doubled_area + 2).checked_sub(on_rim)?;
        (0 < doubled_area).then_some(LatticePoints { inside: twice_inside / 2, on_rim })
    }
}
