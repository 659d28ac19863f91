//! Part of [the ordered maps](super): floats as keys.
//!
//! Page: `docs/en/data-structure/README.md`.

use std::cmp::Ordering;

/// A float in the total order of IEEE 754: the negative NaNs, -∞, the numbers, with -0 before +0,
/// ∞, the other NaNs.
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
