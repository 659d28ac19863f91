//! Part of [the chapter](crate): a result without room.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

use linear_algebra::{Field, Ratio};

/// An exact result, or what it is computed from, needs more than 128 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the exact result does not fit 128 bits")]
pub struct TooLargeError;

/// The fraction, if nothing has overflowed on the way to it.
pub(crate) fn fitting(ratio: Ratio) -> Result<Ratio, TooLargeError> {
    if ratio.is_number() { Ok(ratio) } else { Err(TooLargeError) }
}
