//! Part of [sweep line](super): the area and the perimeter of the union of rectangles whose sides
//! are parallel to the axes.
//!
//! Cost: O(n log n) time, O(n) space.
//!
//! Source: J. L. Bentley, "Solutions to Klee's rectangle problems" (1977).
//!
//! Page: `docs/en/analytic-geometry/polygon/sweep-line.md`.

use data_structure::segment_tree::Monoid;
use data_structure::segment_tree::lazy::{Action, LazySegmentTree};

use crate::Point;

/// A rectangle, given by any two opposite corners.
pub type Corners = [Point<i64>; 2];

/// Returns the area of the union. A rectangle without width or height adds nothing. O(n log n).
pub fn union_area(rectangles: &[Corners]) -> i128 {
    // Less than 2^126: the union fits in a square of side 2^63.
    let strip = |pair: &[(i64, i128)]| i128::from(pair[1].0 - pair[0].0) * pair[0].1;
    covered_lengths(rectangles).windows(2).map(strip).sum()
}

/// Returns the length of the boundary of the union, including the boundaries of holes. A rectangle
/// without width or height adds nothing. O(n log n).
pub fn union_perimeter(rectangles: &[Corners]) -> i128 {
    let turned: Vec<Corners> = rectangles
        .iter()
        .map(|corners| corners.map(|Point { x, y }| Point { x: y, y: x }))
        .collect();
    vertical_rims(rectangles) + vertical_rims(&turned)
}

/// Returns the length of all vertical parts of the boundary, where the covered length changes.
fn vertical_rims(rectangles: &[Corners]) -> i128 {
    let mut before = 0;
    let change = |(_, covered)| i128::abs(covered - std::mem::replace(&mut before, covered));
    covered_lengths(rectangles).into_iter().map(change).sum()
}

/// Returns, for each vertical side from left to right, how much of the sweep line is covered to the
/// right of it.
fn covered_lengths(rectangles: &[Corners]) -> Vec<(i64, i128)> {
    let spans = |[a, b]: &Corners| [a.x.min(b.x), a.x.max(b.x), a.y.min(b.y), a.y.max(b.y)];
    let spans: Vec<[i64; 4]> = rectangles
        .iter()
        .map(spans)
        .filter(|[left, right, low, high]| left < right && low < high)
        .collect();
    let mut heights: Vec<i64> = spans.iter().flat_map(|span| [span[2], span[3]]).collect();
    heights.sort_unstable();
    heights.dedup();
    // At the same x, left sides come first, so that nothing is uncovered and covered again.
    let side =
        |&[left, right, low, high]: &[i64; 4]| [(left, -1, low, high), (right, 1, low, high)];
    let mut sides: Vec<(i64, i64, i64, i64)> = spans.iter().flat_map(side).collect();
    sides.sort_unstable();
    // Between two adjacent heights, everything is covered the same number of times.
    let bare = |pair: &[i64]| Cover { least: 0, length: i128::from(pair[1] - pair[0]) };
    let mut line = LazySegmentTree::<Cover>::from_values(heights.windows(2).map(bare).collect());
    let all = heights.first().zip(heights.last()).map_or(0, |(low, high)| i128::from(high - low));
    let place = |height: i64| heights.partition_point(|&other| other < height);
    sides
        .into_iter()
        .map(|(x, uncovers, low, high)| {
            // Both heights are among those of the line, and low is at most high.
            line.change(place(low)..place(high), &-uncovers);
            let least = line.total();
            (x, if least.least == 0 { all - least.length } else { all })
        })
        .collect()
}

/// For a part of the sweep line: the smallest number of times that any of it is covered, and the
/// length that is covered that many times.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Cover {
    least: i64,
    length: i128,
}

impl Monoid for Cover {
    type Value = Cover;

    fn identity() -> Cover {
        Cover { least: i64::MAX, length: 0 }
    }

    fn join(left: &Cover, right: &Cover) -> Cover {
        let least = left.least.min(right.least);
        let length = |part: &Cover| if part.least == least { part.length } else { 0 };
        Cover { least, length: length(left) + length(right) }
    }
}

/// Covers a part once more, or once less.
impl Action for Cover {
    type On = Cover;
    type Change = i64;

    fn apply(change: &i64, value: &Cover, len: usize) -> Cover {
        // An empty part has no coverage to change.
        if len == 0 { Cover::identity() } else { Cover { least: value.least + change, ..*value } }
    }

    fn then(first: &i64, next: &i64) -> i64 {
        first + next
    }
}
