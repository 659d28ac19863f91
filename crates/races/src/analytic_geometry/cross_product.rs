//! 10.1 Cross product.

use crate::Race;

pub(crate) const RACES: &[Race] = &[];
