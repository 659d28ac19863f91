//! 10.2 Segment intersection.

use crate::Race;

pub(crate) const RACES: &[Race] = &[];
