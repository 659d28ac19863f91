//! Part of [the chapter](crate): an index or a range that does not exist is the caller's mistake,
//! and causes a panic as with a slice.
//!
//! Page: `docs/en/data-structure/README.md`.

use std::fmt::Display;
use std::ops::{Bound, Range, RangeBounds};

/// Returns the range as two indices.
///
/// # Panics
/// If the range ends before it starts, or beyond the last of `len` elements.
#[track_caller]
pub(crate) fn bounds(range: &impl RangeBounds<usize>, len: usize) -> Range<usize> {
    let start = match range.start_bound() {
        Bound::Included(&start) => Some(start),
        Bound::Excluded(&before) => before.checked_add(1),
        Bound::Unbounded => Some(0),
    };
    let end = match range.end_bound() {
        Bound::Included(&last) => last.checked_add(1),
        Bound::Excluded(&end) => Some(end),
        Bound::Unbounded => Some(len),
    };
    match (start, end) {
        (Some(start), Some(end)) if start <= end && end <= len => start..end,
        _ => no_range(start.unwrap_or(usize::MAX), end.unwrap_or(usize::MAX), len),
    }
}

/// # Panics
/// Always, because there is no such element.
#[cold]
#[track_caller]
pub(crate) fn no_element(index: impl Display, len: impl Display) -> ! {
    panic!("there is no element {index} among {len}")
}

/// # Panics
/// Always, because there is no such range.
#[cold]
#[track_caller]
pub(crate) fn no_range(start: impl Display, end: impl Display, len: impl Display) -> ! {
    panic!("{start}..{end} is no range among {len} elements")
}
