//! Part of [rotating calipers](super): the diameter, as a textbook prints it.
//!
//! The picture on the page runs this version. The library's version accepts coordinates of 62 bits
//! and floats.
//!
//! Cost: O(n) time in the worst case, O(1) space, for n vertices.
//!
//! Domain: coordinates of at most 10^9 in absolute value; then each cross product fits in 64 bits,
//! and so does the square of each distance.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version and all pairs, on all hulls of points of a small grid.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/rotating-calipers.md`.

/// A position in which two parallel lines touch the polygon and are about to turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    /// The vertex on one line; the polygon is to the left of it.
    pub a: usize,
    /// The vertex on the other line.
    pub b: usize,
    /// The cross product of the edges at both: negative if the line at `a` reaches its edge first,
    /// positive if the line at `b` does, and 0 if both do at once.
    pub turn: i64,
}

/// Returns the square of the diameter of a convex polygon, and two vertices at that distance.
///
/// The vertices must be counterclockwise, starting with the lowest one, the leftmost if there is a
/// tie. No vertex may be on an edge between two others. If several pairs are equally far apart,
/// returns one of them; for a single vertex, or none, all three numbers are 0.
///
/// ```
/// use analytic_geometry::convex_hull::rotating_calipers::plain::diameter;
///
/// assert_eq!(diameter(&[(0, 0), (4, 0), (5, 2), (2, 4)]), (29, 2, 0));
/// ```
///
/// # Panics
/// If an intermediate result does not fit in 64 bits; with coordinates of at most 10^9 in absolute
/// value, all of them fit.
pub fn diameter(v: &[(i64, i64)]) -> (i64, usize, usize) {
    diameter_watched(v, |_, _| {})
}

/// Works like [`diameter`], but reports each [`Step`] to `watch`, with the best pair so far.
///
/// # Panics
/// Under the same conditions as [`diameter`].
pub fn diameter_watched(
    v: &[(i64, i64)],
    mut watch: impl FnMut(Step, (i64, usize, usize)),
) -> (i64, usize, usize) {
    let n = v.len();
    // The edge from a vertex to the next one.
    let edge = |i: usize| vector(v[i % n], v[(i + 1) % n]);
    // The lines start out horizontal: one through the lowest vertex, one through the highest.
    let highest = (0..n).max_by_key(|&i| (v[i].1, v[i].0)).unwrap_or(0);
    let (mut a, mut b) = (0, highest);
    let mut best = (0, 0, 0);
    while a < highest || b < n {
        // Invariant: parallel lines through vertices a and b have the polygon between them.
        let (x, y) = vector(v[a], v[b % n]);
        best = best.max((x * x + y * y, a, b % n));
        // Both lines turn left. Which of them reaches an edge first?
        let turn = cross(edge(a), edge(b));
        watch(Step { a, b: b % n, turn }, best);
        if turn <= 0 {
            a += 1;
        }
        if 0 <= turn {
            b += 1;
        }
    }
    best
}

/// Returns the vector from p to q.
fn vector(p: (i64, i64), q: (i64, i64)) -> (i64, i64) {
    (q.0 - p.0, q.1 - p.1)
}

/// Returns the cross product: positive if the direction of v is to the left of the direction of u.
fn cross(u: (i64, i64), v: (i64, i64)) -> i64 {
    u.0 * v.1 - u.1 * v.0
}
