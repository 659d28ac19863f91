//! Part of [Graham scan](super): the scan, the monotone chain, and gift wrapping, as a textbook
//! prints them.
//!
//! The pictures on the pages run them. The library's versions accept coordinates of 62 bits and
//! floats.
//!
//! Cost: O(n log n) time and O(n) space for the scan and the chain; O(n h) time for the march,
//! where h is the number of vertices of the hull.
//!
//! Domain: coordinates of at most 10^9 in absolute value; then each cross product fits in 64 bits,
//! and so does the square of each distance.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's versions, on all sets of points of a 3 x 3 grid, in several orders and
//! with repeated points.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/graham-scan.md`.

/// A change to the list of vertices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The last vertex is about to be popped: the path through it to `c` does not turn left.
    Pop {
        /// The point to be pushed.
        c: (i64, i64),
    },
    /// A point has been pushed.
    Push {
        /// The point.
        c: (i64, i64),
    },
}

/// Returns the vertices of the convex hull by Graham's scan, counterclockwise from the lowest
/// point, the leftmost if there is a tie.
///
/// ```
/// use analytic_geometry::convex_hull::graham_scan::plain::graham_scan;
///
/// let hull = graham_scan(&[(1, 1), (4, 4), (0, 0), (2, 1), (0, 4), (4, 0)]);
/// assert_eq!(hull, [(0, 0), (4, 0), (4, 4), (0, 4)]);
/// ```
///
/// # Panics
/// If an intermediate result does not fit in 64 bits; with coordinates of at most 10^9 in absolute
/// value, all of them fit.
pub fn graham_scan(points: &[(i64, i64)]) -> Vec<(i64, i64)> {
    graham_scan_watched(points, |_, _| {})
}

/// Works like [`graham_scan`], but reports each [`Step`] to `watch`, with the stack.
///
/// # Panics
/// Under the same conditions as [`graham_scan`].
pub fn graham_scan_watched(
    points: &[(i64, i64)],
    mut watch: impl FnMut(Step, &[(i64, i64)]),
) -> Vec<(i64, i64)> {
    // The lowest point; if several points are equally low, the leftmost of them.
    let Some(&pivot) = points.iter().min_by_key(|&&(x, y)| (y, x)) else { return Vec::new() };
    let mut others = points.to_vec();
    others.retain(|&point| point != pivot);
    // By angle around the pivot. If two points are on one ray, the nearer one comes first: it is
    // the lower one, or the left one if both are equally low.
    others.sort_unstable_by(|&a, &b| {
        let turn = cross(pivot, a, b);
        0.cmp(&turn).then((a.1, a.0).cmp(&(b.1, b.0)))
    });
    let mut stack = vec![pivot];
    watch(Step::Push { c: pivot }, &stack);
    for c in others {
        // Invariant: the stack holds the vertices of the hull of the points before c, in order.
        while let [.., a, b] = stack[..]
            && cross(a, b, c) <= 0
        {
            watch(Step::Pop { c }, &stack);
            stack.pop();
        }
        stack.push(c);
        watch(Step::Push { c }, &stack);
    }
    stack
}

/// Returns the cross product of the vectors from a to b and from b to c: positive if the path from
/// a through b to c turns left.
///
/// # Panics
/// Under the same conditions as [`graham_scan`].
pub fn cross(a: (i64, i64), b: (i64, i64), c: (i64, i64)) -> i64 {
    (b.0 - a.0) * (c.1 - b.1) - (c.0 - b.0) * (b.1 - a.1)
}

/// Returns the vertices of the convex hull in the same order, by Andrew's monotone chain.
///
/// # Panics
/// Under the same conditions as [`graham_scan`].
pub fn monotone_chain(points: &[(i64, i64)]) -> Vec<(i64, i64)> {
    monotone_chain_watched(points, |_, _| {})
}

/// Works like [`monotone_chain`], but reports each [`Step`] to `watch`, with the vertices so far.
///
/// # Panics
/// Under the same conditions as [`graham_scan`].
pub fn monotone_chain_watched(
    points: &[(i64, i64)],
    mut watch: impl FnMut(Step, &[(i64, i64)]),
) -> Vec<(i64, i64)> {
    let mut points = points.to_vec();
    points.sort_unstable_by_key(|&(x, y)| (y, x));
    points.dedup();
    if points.len() < 2 {
        return points;
    }
    let mut hull = Vec::new();
    for _ in ["up the right side", "down the left side"] {
        let start = hull.len();
        for &c in &points {
            // Invariant: hull[start..] turns left at each point between its ends, and no point
            // before c is to the right of it.
            while let [.., a, b] = hull[start..]
                && cross(a, b, c) <= 0
            {
                watch(Step::Pop { c }, &hull);
                hull.pop();
            }
            hull.push(c);
            watch(Step::Push { c }, &hull);
        }
        // The other chain begins with the last point of this one.
        hull.pop();
        points.reverse();
    }
    hull
}

/// Returns the vertices of the convex hull in the same order, by gift wrapping (Jarvis's march).
///
/// # Panics
/// Under the same conditions as [`graham_scan`].
pub fn jarvis_march(points: &[(i64, i64)]) -> Vec<(i64, i64)> {
    jarvis_march_watched(points, |_, _| {})
}

/// Works like [`jarvis_march`], but reports each [`Step::Push`] to `watch`, with the vertices so
/// far.
///
/// # Panics
/// Under the same conditions as [`graham_scan`].
pub fn jarvis_march_watched(
    points: &[(i64, i64)],
    mut watch: impl FnMut(Step, &[(i64, i64)]),
) -> Vec<(i64, i64)> {
    let Some(&lowest) = points.iter().min_by_key(|&&(x, y)| (y, x)) else { return Vec::new() };
    let mut hull = vec![lowest];
    watch(Step::Push { c: lowest }, &hull);
    loop {
        // Invariant: the hull holds its first vertices, in order. The last of them is a.
        let a = hull[hull.len() - 1];
        let mut b = a;
        for &c in points {
            // Is c to the right of the line from a to b, or on it but farther away?
            let turn = cross(a, b, c);
            if b == a || turn < 0 || turn == 0 && square(a, b) < square(a, c) {
                b = c;
            }
        }
        if b == lowest {
            return hull;
        }
        hull.push(b);
        watch(Step::Push { c: b }, &hull);
    }
}

/// Returns the square of the distance between two points.
fn square(a: (i64, i64), b: (i64, i64)) -> i64 {
    (b.0 - a.0).pow(2) + (b.1 - a.1).pow(2)
}
