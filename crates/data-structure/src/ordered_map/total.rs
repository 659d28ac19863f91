//! Part of [the ordered maps](super): floats as keys, and as numbers that are added and compared.
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

/// Sums and products are rounded, so brackets may matter: a lazy tree, which adds changes to each
/// other before it adds them to an element, may round otherwise than one that adds them one by one.
/// Adding a number to two others never turns their order round. ∞ - ∞ is a NaN, and whether that is
/// one of the least floats or of the greatest is up to the machine.
impl Semiring for Total {
    /// Minus zero: it changes no sum, whereas plus zero makes +0 of -0, which is another float.
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
