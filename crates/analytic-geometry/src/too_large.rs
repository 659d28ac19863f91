//! Part of [the chapter](crate): the error for a result that is too large.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

use linear_algebra::{Field, Ratio};

/// The error for an exact result that needs more than 128 bits, or whose computation does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the exact result does not fit 128 bits")]
pub struct TooLargeError;

/// Returns the fraction, or an error if its computation has overflowed.
pub(crate) fn fitting(ratio: Ratio) -> Result<Ratio, TooLargeError> {
    if ratio.is_number() { Ok(ratio) } else { Err(TooLargeError) }
}
