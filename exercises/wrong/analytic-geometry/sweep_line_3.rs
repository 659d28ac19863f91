//! Keeps the segments in the order of their left endpoints, which may differ from the order at the sweep
//! line.

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
        let at = match status.iter().position(|&j| j == i) {
            Some(at) => at,
            None => status.partition_point(|&j| left(j).1 < y),
        };
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
