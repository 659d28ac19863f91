//! 10.6 Closest pair of points.

use crate::Race;

pub(crate) const RACES: &[Race] = &[];
