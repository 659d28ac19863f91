//! 10.7 Graham scan.

use crate::Race;

pub(crate) const RACES: &[Race] = &[];
