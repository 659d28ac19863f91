//! Part of [cross product](super): the turns of a path, as a textbook computes them.
//!
//! The picture on the page runs this version. The library's version accepts coordinates of 62 bits
//! and floats.
//!
//! Cost: O(1) per turn.
//!
//! Domain: coordinates of at most 10^9 in absolute value; then each product fits in 64 bits.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, on all triples of points of a small grid and on the largest
//! ones.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

/// What a path does at a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// It turns to the left, which is counterclockwise.
    Left,
    /// It turns to the right, which is clockwise.
    Right,
    /// It keeps its direction.
    Straight,
    /// It turns around.
    Back,
    /// It has no direction before or after the point, because two points are equal.
    Nothing,
}

/// A change to the list of turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A turn was found and added to the list.
    Found {
        /// The cross product of the vectors before and after the point.
        cross: i64,
        /// Their dot product.
        dot: i64,
    },
}

/// Returns what a path does at each of its points except the first and the last.
///
/// ```
/// use analytic_geometry::polygon::cross_product::plain::{Turn, turns};
///
/// assert_eq!(turns(&[(0, 0), (5, 3), (8, 5), (7, 8)]), [Turn::Left, Turn::Left]);
/// assert_eq!(turns(&[(0, 0), (2, 1), (1, 1)]), [Turn::Left]);
/// ```
///
/// # Panics
/// If a product does not fit in 64 bits; with coordinates of at most 10^9 in absolute value, it
/// always does.
pub fn turns(walk: &[(i64, i64)]) -> Vec<Turn> {
    turns_watched(walk, |_, _| {})
}

/// Works like [`turns`], but reports each [`Step`] to `watch`, with the turns so far.
///
/// # Panics
/// Under the same conditions as [`turns`].
pub fn turns_watched(walk: &[(i64, i64)], mut watch: impl FnMut(Step, &[Turn])) -> Vec<Turn> {
    let mut turns = Vec::new();
    for &[a, b, c] in walk.array_windows() {
        let (x1, y1) = (b.0 - a.0, b.1 - a.1);
        let (x2, y2) = (c.0 - b.0, c.1 - b.1);
        let cross = x1 * y2 - x2 * y1;
        let dot = x1 * x2 + y1 * y2;
        turns.push(match (cross.signum(), dot.signum()) {
            (1, _) => Turn::Left,
            (-1, _) => Turn::Right,
            // All three points are on one line.
            (_, 1) => Turn::Straight,
            (_, -1) => Turn::Back,
            _ => Turn::Nothing,
        });
        watch(Step::Found { cross, dot }, &turns);
    }
    turns
}
