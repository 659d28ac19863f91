//! Part of the chapter: a result without room.

/// An exact result, or what it is computed from, needs more than 128 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the exact result does not fit 128 bits")]
pub struct TooLarge;
