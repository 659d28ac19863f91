//! Part of [the closest pair](super): a scan from left to right that compares each point with those
//! just passed, and needs no order but that of the sort.
//!
//! If the points are spread out, only a few are as close in x as the closest pair is apart, so
//! almost all the time goes into the sort. If many are, as on a vertical line or a lattice, divide
//! and conquer takes over.
//!
//! Cost: O(n log n) on every input: at most [`MOST_LOOKS`] comparisons per point, then divide and
//! conquer.
//!
//! Page: `docs/en/analytic-geometry/polygon/closest-pair.md`.

use super::{CUTOFF, Pair, least_twins, search, sorted_sites};
use crate::{Coordinate, Point, Vector};

/// The number of comparisons allowed per point, on average.
const MOST_LOOKS: usize = 4;

/// Returns the closest pair, like [`closest_pair`](super::closest_pair()). O(n log n).
pub(super) fn closest_pair<T: Coordinate>(points: &[Point<T>]) -> Option<Pair<T::Product>> {
    let measure = Vector::squared_length;
    let mut sorted = sorted_sites(points);
    if let Some(twins) = least_twins(&sorted, &measure) {
        return Some(twins);
    }
    let [a, b, ..] = sorted[..] else { return None };
    let mut best = Pair::of(a, b, &measure);
    let mut n_left = MOST_LOOKS * sorted.len();
    for i in 1..sorted.len() {
        // Invariant: best is the least pair of sorted[..i].
        for j in (0..i).rev() {
            let way = sorted[i].point - sorted[j].point;
            if best.measure < measure(Vector { y: T::ZERO, ..way }) {
                break;
            }
            if n_left == 0 {
                let mut buffer = sorted.clone();
                let watch = &mut |_: super::Step<T>, _: &[super::Site<T>], _: Pair<T::Product>| {};
                search(&mut sorted, &mut buffer, CUTOFF, &mut best, &measure, watch);
                return Some(best);
            }
            n_left -= 1;
            let pair = Pair::of(sorted[i], sorted[j], &measure);
            if pair < best {
                best = pair;
            }
        }
    }
    Some(best)
}
