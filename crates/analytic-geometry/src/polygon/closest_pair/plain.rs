//! Part of [the closest pair](super): halves and the strip between them, as a textbook prints them.
//!
//! The picture on the page runs this version. The library's version accepts coordinates of 62 bits
//! and floats, and returns indices.
//!
//! Cost: O(n log n) time in the worst case, O(n) space; recursion log n deep.
//!
//! Domain: coordinates of at most 10^9 in absolute value; then each squared distance fits in 64
//! bits.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all pairs, on all lists of up to five points of a 3 by 3 grid.
//!
//! Page: `docs/en/analytic-geometry/polygon/closest-pair.md`.

/// A point: x and y.
pub type Point = (i64, i64);

/// The square of a distance, and two points at that distance.
pub type Pair = (i64, Point, Point);

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The part is sorted by x, and is about to be split.
    Split {
        /// The least x of the right half.
        line: i64,
    },
    /// Both halves are done. The points are those of the strip, sorted by y.
    Strip {
        /// Where the halves meet.
        line: i64,
    },
    /// Two points of the strip were compared.
    Compare {
        /// The lower one.
        p: Point,
        /// The other one.
        q: Point,
    },
}

/// Returns two points at the smallest distance, with its square, or `None` if there are fewer than
/// two points. If several pairs are equally close, returns one of them. O(n log n).
///
/// ```
/// use analytic_geometry::polygon::closest_pair::plain::closest_pair;
///
/// assert_eq!(closest_pair(&[(0, 0), (9, 9), (5, 1), (4, 3)]), Some((5, (5, 1), (4, 3))));
/// assert_eq!(closest_pair(&[(0, 0)]), None);
/// ```
///
/// # Panics
/// If a squared distance does not fit in 64 bits; with coordinates of at most 10^9 in absolute
/// value, it always does.
pub fn closest_pair(points: &[Point]) -> Option<Pair> {
    closest_pair_watched(points, |_, _, _| {})
}

/// Works like [`closest_pair`], but reports each [`Step`] to `watch`, with the points that it
/// concerns and the best pair so far, whose square is `i64::MAX` until two points have been
/// compared.
///
/// # Panics
/// Under the same conditions as [`closest_pair`].
pub fn closest_pair_watched(
    points: &[Point],
    mut watch: impl FnMut(Step, &[Point], Pair),
) -> Option<Pair> {
    let mut points = points.to_vec();
    points.sort_unstable();
    let [a, b, ..] = points[..] else { return None };
    let mut best = (i64::MAX, a, b); // No two points have been compared yet.
    search(&mut points, &mut best, &mut watch);
    Some(best)
}

/// Makes `best` at least as close as the closest pair of these points. Takes the points sorted
/// by x and leaves them sorted by y.
fn search(points: &mut [Point], best: &mut Pair, watch: &mut impl FnMut(Step, &[Point], Pair)) {
    let mid = points.len() / 2;
    if mid == 0 {
        return;
    }
    let line = points[mid].0;
    watch(Step::Split { line }, points, *best);
    search(&mut points[..mid], best, watch);
    search(&mut points[mid..], best, watch);
    merge_by_y(points, mid);
    // A closer pair has a point in each half, so both of its points are near the line.
    let strip: Vec<_> = points.iter().copied().filter(|p| (p.0 - line).pow(2) < best.0).collect();
    watch(Step::Strip { line }, &strip, *best);
    for (i, &p) in strip.iter().enumerate() {
        for &q in &strip[i + 1..] {
            if best.0 <= (q.1 - p.1).pow(2) {
                break; // This point is too high, and so are all points after it.
            }
            let square = (q.0 - p.0).pow(2) + (q.1 - p.1).pow(2);
            *best = (*best).min((square, p, q));
            watch(Step::Compare { p, q }, &strip, *best);
        }
    }
}

/// Merges `points[..mid]` and `points[mid..]`, both sorted by y.
fn merge_by_y(points: &mut [Point], mid: usize) {
    let (left, right) = (points[..mid].to_vec(), points[mid..].to_vec());
    let (mut i, mut j) = (0, 0);
    for place in points {
        // Invariant: the points before this place are left[..i] and right[..j], merged.
        if j == right.len() || (i < left.len() && left[i].1 <= right[j].1) {
            *place = left[i];
            i += 1;
        } else {
            *place = right[j];
            j += 1;
        }
    }
}
