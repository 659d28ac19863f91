//! Do any two segments have a common point? `meeting_pair(segments)` returns the indices `(i, j)` of
//! two such segments, with `i < j`, or `None` if there is no such pair. If there are several pairs,
//! any of them is right.
//!
//! For example, `meeting_pair(&[[(0, 0), (4, 4)], [(5, 0), (5, 4)], [(1, 3), (4, 0)]])` is
//! `Some((0, 2))`.
//!
//! An endpoint belongs to its segment. A segment may be vertical, or a single point, and its
//! endpoints may come in either order. Coordinates are at most 10^9 in absolute value. Beware:
//! there can be 90 000 segments, so testing all pairs is too slow.

/// The indices of two segments that have a common point, the lower index first.
pub fn meeting_pair(segments: &[[(i64, i64); 2]]) -> Option<(usize, usize)> {
    todo!()
}
