//! Chapter 5, a file a section.

mod maximum_radius_sum;

use crate::Race;

pub(crate) const RACES: &[Race] = &[
    maximum_radius_sum::NEIGHBOURS,
    maximum_radius_sum::SMALL_RADIUS,
    maximum_radius_sum::LARGE_RADIUS,
];
