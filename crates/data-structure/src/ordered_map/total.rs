//! Part of [the ordered maps](super): floats as keys, and as numbers that can be added and
//! compared.
//!
//! Page: `docs/en/data-structure/README.md`.

use std::cmp::Ordering;

use numbers::Semiring;

/// A float in the total order of IEEE 754: the negative NaNs, -∞, the numbers, with -0 before +0,
/// ∞, the other NaNs.
///
/// ```
/// use data_structure::LazySegmentTree;
/// use data_structure::ordered_map::Total;
/// use data_structure::segment_tree::lazy::AddToMin;
///
/// let mut tree = LazySegmentTree::<AddToMin<Total>>::from_iter([3.5, 1.0, 4.0].map(Total));
/// tree.change(1.., &Total(0.25));
/// assert_eq!(tree.fold(..), Total(1.25));
/// assert_eq!(tree.fold(2..).0, 4.25);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Total(pub f64);

impl Ord for Total {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl PartialOrd for Total {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Total {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Total {}

/// Sums and products are rounded, so they may depend on the grouping: a lazy tree, which combines
/// changes before it adds them to an element, may round differently from one that adds them one by
/// one. Adding a number to two others never reverses their order. ∞ - ∞ is a NaN, and whether it is
/// one of the least floats or one of the greatest depends on the machine.
impl Semiring for Total {
    /// Minus zero: it changes no sum, whereas adding +0 to -0 gives +0, which is a different float.
    const ZERO: Self = Total(-0.0);
    const ONE: Self = Total(1.0);

    #[inline]
    fn plus(self, other: Self) -> Self {
        Total(self.0 + other.0)
    }

    #[inline]
    fn times(self, other: Self) -> Self {
        Total(self.0 * other.0)
    }
}
