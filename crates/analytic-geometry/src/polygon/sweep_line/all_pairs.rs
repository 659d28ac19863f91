//! Part of [sweep line](super): all pairs of segments that intersect, for inputs where most
//! segments are short.
//!
//! Cost: O(n log n + m + z log z) for z pairs that intersect, which are sorted. Here m counts the
//! pairs of segments that share some x-coordinate, a pair once for each horizontal strip that both
//! reach. For short segments spread evenly, so that each has about the same number near it for
//! every n, m is O(n); for segments as wide as the picture and half as high, it is about n^2. All
//! strips together have O(n) entries.
//!
//! Checked: every fourth of the random sets of [`sweep_line`](super), all sets of three segments on
//! a 3 by 3 grid, and larger ones, against all pairs.
//!
//! Page: `docs/en/analytic-geometry/polygon/sweep-line.md`.

use crate::polygon::segment_intersection::intersects;
use crate::{Coordinate, Segment};

/// The extent of a segment in x and in y.
#[derive(Clone, Copy)]
struct Extent<T> {
    left: T,
    right: T,
    low: T,
    high: T,
    segment: usize,
}

impl<T: Coordinate> Extent<T> {
    fn new(segment: usize, ends: Segment<T>) -> Self {
        let (from, to) = (ends.from, ends.to);
        let (left, right) = if from.x <= to.x { (from.x, to.x) } else { (to.x, from.x) };
        let (low, high) = if from.y <= to.y { (from.y, to.y) } else { (to.y, from.y) };
        Extent { left, right, low, high, segment }
    }
}

/// Horizontal strips of equal height, numbered from the lowest.
struct Strips {
    n: usize,
    lowest: f64,
    per_height: f64,
}

impl Strips {
    /// Chooses the number of strips so that segments cross the borders between strips once for
    /// every four segments, but at most as many strips as segments.
    fn of<T: Coordinate>(extents: &[Extent<T>]) -> Self {
        let height = |extent: &Extent<T>| extent.high.to_f64() - extent.low.to_f64();
        let lowest = extents.iter().map(|extent| extent.low.to_f64()).fold(f64::MAX, f64::min);
        let highest = extents.iter().map(|extent| extent.high.to_f64()).fold(f64::MIN, f64::max);
        let all: f64 = extents.iter().map(height).sum();
        let n_extents = count(extents.len());
        let n = ((highest - lowest) * n_extents / (4.0 * all)).clamp(1.0, n_extents.max(1.0));
        // NaN if all heights are the same.
        let n = if n.is_nan() { 1.0 } else { n.floor() };
        let per_height = if lowest < highest { n / (highest - lowest) } else { 0.0 };
        Strips { n: whole(n), lowest, per_height }
    }

    /// Returns the strip of a height. A greater height never has a lower strip, however the numbers
    /// are rounded.
    fn at<T: Coordinate>(&self, height: T) -> usize {
        whole((height.to_f64() - self.lowest) * self.per_height).min(self.n - 1)
    }
}

#[expect(clippy::cast_precision_loss, reason = "no more than 2^53 segments have room")]
fn count(n: usize) -> f64 {
    n as f64
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the whole part")]
fn whole(number: f64) -> usize {
    number as usize
}

/// Returns the indices of all pairs of segments that have a point in common, the lower index first,
/// in ascending order.
///
/// ```
/// use analytic_geometry::polygon::sweep_line::all_pairs::all_intersections;
/// use analytic_geometry::{Point, Segment};
///
/// let segment = |a: (i32, i32), b: (i32, i32)| Segment::new(Point::from(a), Point::from(b));
/// let segments = [((0, 0), (4, 4)), ((0, 4), (4, 0)), ((0, 1), (1, 2))];
/// let segments = segments.map(|(a, b)| segment(a, b));
/// assert_eq!(all_intersections(&segments), [(0, 1)]);
/// ```
pub fn all_intersections<T: Coordinate>(segments: &[Segment<T>]) -> Vec<(usize, usize)> {
    let extent = |(segment, &ends)| Extent::new(segment, ends);
    let extents: Vec<Extent<T>> = segments.iter().enumerate().map(extent).collect();
    // Sorting moves only what is compared.
    let mut order: Vec<(T, usize)> = extents.iter().map(|a| (a.left, a.segment)).collect();
    order.sort_unstable_by(|a, b| a.0.order(b.0));
    let strips = Strips::of(&extents);
    let mut in_strips = vec![Vec::new(); strips.n];
    for (_, segment) in order {
        let extent = extents[segment];
        for strip in &mut in_strips[strips.at(extent.low)..=strips.at(extent.high)] {
            strip.push(extent);
        }
    }
    let mut pairs = Vec::new();
    for (strip, extents) in in_strips.iter().enumerate() {
        for (i, a) in extents.iter().enumerate() {
            for b in extents[i + 1..].iter().take_while(|b| b.left <= a.right) {
                // The segments share an x-coordinate. No segment is both below and above another,
                // so if both answers are equal, both are no. This takes one branch instead of two.
                let (is_below, is_above) = (b.high < a.low, a.high < b.low);
                if is_below == is_above
                    // Two that share several strips are tested in the lowest of them.
                    && strip == strips.at(a.low).max(strips.at(b.low))
                    && intersects(segments[a.segment], segments[b.segment])
                {
                    pairs.push((a.segment.min(b.segment), a.segment.max(b.segment)));
                }
            }
        }
    }
    pairs.sort_unstable();
    pairs
}
