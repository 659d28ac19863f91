//! Part of [`sweep_line`](super): all pairs of segments that have a point in common, where the sweep line meets few segments at a
//! time.
//!
//! Cost: O(n log n + m), where m is the number of pairs that are above each other somewhere; that is O(n^2) if most segments are as long
//! as the picture is wide. O(n) space beside the pairs.

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

/// All pairs of segments that have a point in common, by their indices, the lower index first. The pairs come ascending.
pub fn all_intersections<T: Coordinate>(segments: &[Segment<T>]) -> Vec<(usize, usize)> {
    let extent = |(segment, &ends)| Extent::new(segment, ends);
    let extents: Vec<Extent<T>> = segments.iter().enumerate().map(extent).collect();
    // Only what is compared is moved about while sorting.
    let mut order: Vec<(T, usize)> = extents.iter().map(|a| (a.left, a.segment)).collect();
    order.sort_unstable_by(|a, b| a.0.order(b.0));
    let extents: Vec<Extent<T>> = order.into_iter().map(|(_, segment)| extents[segment]).collect();
    let mut pairs = Vec::new();
    for (i, a) in extents.iter().enumerate() {
        for b in extents[i + 1..].iter().take_while(|b| b.left <= a.right) {
            // Some vertical line meets both, but few of them are also at the same height. No segment is both below and above
            // another: if both answers are equal, they are no. So there is one branch, seldom taken, in place of two.
            let (is_below, is_above) = (b.high < a.low, a.high < b.low);
            if is_below == is_above && intersects(segments[a.segment], segments[b.segment]) {
                pairs.push((a.segment.min(b.segment), a.segment.max(b.segment)));
            }
        }
    }
    pairs.sort_unstable();
    pairs
}
