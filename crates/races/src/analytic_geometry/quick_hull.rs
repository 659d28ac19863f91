//! 10.8 Quickhull.

use crate::Race;

pub(crate) const RACES: &[Race] = &[];
