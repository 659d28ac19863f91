//! Part of [sweep line](super): all pairs of segments that have a point in common, where most
//! segments are short.
//!
//! Cost: O(n log n + m + z log z) for z pairs that meet, which are sorted. Here m counts the pairs
//! of segments that some vertical line meets both of, a pair once for each horizontal strip that
//! both reach into. Short segments spread evenly have O(n) of these, if each has about equally many
//! near it for every n; segments as wide as the picture and half as high have about n^2. All strips
//! have O(n) entries.
//!
//! Checked: every fourth of the random sets of [`sweep_line`](super), all of three segments on a
//! grid of three by three, and larger ones, against all pairs.
//!
//! Page: `docs/en/analytic-geometry/polygon/sweep-line.md`.

use crate::polygon::segment_intersection::intersects;
use crate::{Coordinate, Segment};

/// What a segment extends over, to the right and upwards.
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

/// Horizontal strips of one height, numbered from the lowest.
struct Strips {
    n: usize,
    lowest: f64,
    per_height: f64,
}

impl Strips {
    /// The number of strips, chosen so that segments cross a border between strips once for every
    /// four of them, but no more than there are segments.
    fn of<T: Coordinate>(extents: &[Extent<T>]) -> Self {
        let height = |extent: &Extent<T>| extent.high.to_f64() - extent.low.to_f64();
        let lowest = extents.iter().map(|extent| extent.low.to_f64()).fold(f64::MAX, f64::min);
        let highest = extents.iter().map(|extent| extent.high.to_f64()).fold(f64::MIN, f64::max);
        let all: f64 = extents.iter().map(height).sum();
        let n_extents = count(extents.len());
        let n = ((highest - lowest) * n_extents / (4.0 * all)).clamp(1.0, n_extents.max(1.0));
        // Not a number if there is but one height.
        let n = if n.is_nan() { 1.0 } else { n.floor() };
        let per_height = if lowest < highest { n / (highest - lowest) } else { 0.0 };
        Strips { n: whole(n), lowest, per_height }
    }

    /// The strip of a height. No height has a strip above that of a greater height, however the
    /// numbers are rounded.
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

/// All pairs of segments that have a point in common, by their indices, the lower index first. The
/// pairs come ascending.
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
    // Only what is compared is moved about while sorting.
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
                // Some vertical line meets both. No segment is both below and above another: if
                // both answers are equal, they are no. So there is one branch in place of two.
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
