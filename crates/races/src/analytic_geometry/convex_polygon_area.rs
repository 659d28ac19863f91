//! 10.4 Area of a convex polygon.

use crate::Race;

pub(crate) const RACES: &[Race] = &[];
