//! 10.3 Sweep line (any segment intersection).

use crate::Race;

pub(crate) const RACES: &[Race] = &[];
