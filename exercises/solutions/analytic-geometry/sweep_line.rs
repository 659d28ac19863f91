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
    let cross = |a: (i64, i64), b: (i64, i64), c: (i64, i64)| {
        (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
    };
    let left = |i: usize| segments[i][0].min(segments[i][1]);
    let right = |i: usize| segments[i][0].max(segments[i][1]);
    let meet = |i: usize, j: usize| {
        let (a, b, c, d) = (left(i), right(i), left(j), right(j));
        let straddle = |a, b, c, d| cross(a, b, c).signum() * cross(a, b, d).signum() <= 0;
        let low = |a: (i64, i64), b: (i64, i64)| a.1.min(b.1);
        let high = |a: (i64, i64), b: (i64, i64)| a.1.max(b.1);
        let overlap = a.0 <= d.0 && c.0 <= b.0;
        let overlap = overlap && low(a, b) <= high(c, d) && low(c, d) <= high(a, b);
        overlap && straddle(a, b, c, d) && straddle(c, d, a, b)
    };
    // At the same x, left endpoints come first.
    let mut events: Vec<(i64, bool, i64, usize)> = Vec::new();
    for i in 0..segments.len() {
        events.push((left(i).0, false, left(i).1, i));
        events.push((right(i).0, true, right(i).1, i));
    }
    events.sort_unstable();
    // The segments that the sweep line meets, from bottom to top.
    let mut status: Vec<usize> = Vec::new();
    for (x, is_end, y, i) in events {
        let is_below = |&j: &usize| match cross(left(j), right(j), (x, y)) {
            0 => right(j) < (x, y),
            sign => 0 < sign,
        };
        let at = status.partition_point(is_below);
        if is_end {
            status.remove(at);
        }
        let below = at.checked_sub(1).map(|at| status[at]);
        let above = status.get(at).copied();
        let pairs = if is_end {
            [below.zip(above), None]
        } else {
            [below.zip(Some(i)), above.zip(Some(i))]
        };
        for (i, j) in pairs.into_iter().flatten() {
            if meet(i, j) {
                return Some((i.min(j), i.max(j)));
            }
        }
        if !is_end {
            status.insert(at, i);
        }
    }
    None
}
