//! Part of [sweep line](super::super): a point with fractions as coordinates, and the segments that
//! it is compared with.
//!
//! Page: `docs/en/analytic-geometry/polygon/sweep-line.md`.

use std::cmp::Ordering;

use linear_algebra::Ratio;

use crate::{Point, Segment};

/// A point whose coordinates are fractions with the same denominator. Places are ordered as points
/// are.
///
/// A coordinate is an integer plus a fraction. Numerators and denominators of the fractions are at
/// most 2^63, so their products fit in 128 bits.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    whole: Point<i64>,
    /// The numerators of the fractional parts, less than the denominator.
    rests: (u64, u64),
    denominator: u64,
}

impl Place {
    /// Returns the x-coordinate and the y-coordinate.
    pub fn coordinates(self) -> (Ratio, Ratio) {
        let denominator = i128::from(self.denominator);
        let coordinate = |whole: i64, rest: u64| {
            Ratio::new(i128::from(whole) * denominator + i128::from(rest), denominator)
        };
        (coordinate(self.whole.x, self.rests.0), coordinate(self.whole.y, self.rests.1))
    }
}

impl From<Point<i64>> for Place {
    fn from(whole: Point<i64>) -> Self {
        Place { whole, rests: (0, 0), denominator: 1 }
    }
}

impl Ord for Place {
    fn cmp(&self, other: &Self) -> Ordering {
        // To compare a/b with c/d, compare ad with bc.
        let rest = |mine: u64, others: u64| {
            let [mine, others] = [(mine, other.denominator), (others, self.denominator)]
                .map(|(rest, denominator)| u128::from(rest) * u128::from(denominator));
            mine.cmp(&others)
        };
        (self.whole.x.cmp(&other.whole.x))
            .then_with(|| rest(self.rests.0, other.rests.0))
            .then(self.whole.y.cmp(&other.whole.y))
            .then_with(|| rest(self.rests.1, other.rests.1))
    }
}

impl PartialOrd for Place {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Place {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Place {}

/// A segment with its endpoints from left to right, or from bottom to top. Products of two of its
/// differences are at most 2^62.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line {
    pub(super) left: Point<i64>,
    pub(super) right: Point<i64>,
}

impl Line {
    pub(super) fn new(Segment { from, to }: Segment<i64>) -> Self {
        Line { left: from.min(to), right: from.max(to) }
    }

    /// Returns whether a place between the endpoints is below the segment, on it, or above it.
    #[inline]
    pub(super) fn place_of(&self, at: Place) -> Ordering {
        let (along, to) = (self.right - self.left, at.whole - self.left);
        if at.denominator == 1 {
            return (along.x * to.y).cmp(&(along.y * to.x));
        }
        let denominator = i128::from(at.denominator);
        let across = i128::from(to.x) * denominator + i128::from(at.rests.0);
        let up = i128::from(to.y) * denominator + i128::from(at.rests.1);
        // 2^31 · 2^94 at most: the place is no farther from the left endpoint than the right
        // endpoint is.
        (i128::from(along.x) * up).cmp(&(i128::from(along.y) * across))
    }

    /// Compares the slopes of two segments; a vertical segment is the steepest.
    pub(super) fn slope_to(&self, other: &Line) -> Ordering {
        let (mine, others) = (self.right - self.left, other.right - other.left);
        (mine.y * others.x).cmp(&(others.y * mine.x))
    }

    /// Returns the place to the right where this segment and the one just above it cross, or `None`
    /// if they do not cross, or cross where one of them ends: that place is in the queue already.
    pub(super) fn crossing_with(&self, upper: &Line) -> Option<Place> {
        // The lower one must be steeper, and the first to end must have changed sides by then.
        let crosses = self.slope_to(upper).is_gt()
            && if self.right <= upper.right {
                upper.place_of(self.right.into()).is_gt()
            } else {
                self.place_of(upper.right.into()).is_lt()
            };
        if !crosses {
            return None;
        }
        let (along, others) = (self.right - self.left, upper.right - upper.left);
        // The fraction of this segment that is before the line of the other.
        let part = -(upper.left - self.left).cross(others);
        let denominator = -along.cross(others);
        let coordinate = |from: i64, along: i64| {
            let numerator = i128::from(along) * part;
            let (whole, rest) =
                (numerator.div_euclid(denominator), numerator.rem_euclid(denominator));
            // This fits: the place is on the segment.
            (from + i64::try_from(whole).unwrap_or(0), u64::try_from(rest).unwrap_or(0))
        };
        let (x, x_rest) = coordinate(self.left.x, along.x);
        let (y, y_rest) = coordinate(self.left.y, along.y);
        let denominator = u64::try_from(denominator).unwrap_or(1);
        Some(Place { whole: Point { x, y }, rests: (x_rest, y_rest), denominator })
    }
}
