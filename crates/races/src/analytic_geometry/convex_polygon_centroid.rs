//! 10.5 Centroid of a convex polygon.

use crate::Race;

pub(crate) const RACES: &[Race] = &[];
