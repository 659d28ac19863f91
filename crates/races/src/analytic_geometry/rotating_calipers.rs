//! 10.9 Rotating calipers.

use crate::Race;

pub(crate) const RACES: &[Race] = &[];
