//! Part of [maximum subarray](super): other questions about ranges.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/maximum-subarray.md`.

use std::collections::VecDeque;
use std::num::NonZeroUsize;

use super::{Subarray, SubarrayError, Wide, better, fit, maximum_subarray};

/// The sums of the first 0, 1, …, n elements. The sum of a range is the difference of two of them.
/// No sum can overflow.
fn prefix_sums(v: &[i64]) -> Vec<i128> {
    let mut sums = vec![0];
    sums.extend(v.iter().scan(0, |sum, &x| {
        *sum += i128::from(x);
        Some(*sum)
    }));
    sums
}

/// The range with the largest sum among those of at least `length` elements; none if the sequence
/// is shorter. O(n).
///
/// # Errors
/// If that sum does not fit.
pub fn at_least(v: &[i64], length: NonZeroUsize) -> Result<Option<Subarray>, SubarrayError> {
    let sums = prefix_sums(v);
    let mut best: Option<Wide> = None;
    let mut start = 0;
    for end in length.get()..=v.len() {
        // Invariant: of sums[..=end - length] the last least one is sums[start].
        let newest = end - length.get();
        if sums[newest] <= sums[start] {
            start = newest;
        }
        best = Some(keep(best, (sums[end] - sums[start], start..end)));
    }
    best.map(fit).transpose()
}

/// The range with the largest sum among those of at most `length` elements; none if there are no
/// elements. O(n).
///
/// # Errors
/// If that sum does not fit.
pub fn at_most(v: &[i64], length: NonZeroUsize) -> Result<Option<Subarray>, SubarrayError> {
    let sums = prefix_sums(v);
    let mut best: Option<Wide> = None;
    // The starts that a range may have, with ascending sums: a start is never better than a later
    // one whose sum is no larger.
    let mut starts: VecDeque<usize> = VecDeque::new();
    for end in 1..=v.len() {
        let newest = end - 1;
        while starts.back().is_some_and(|&start| sums[newest] <= sums[start]) {
            starts.pop_back();
        }
        starts.push_back(newest);
        if length.get() < end - starts[0] {
            starts.pop_front();
        }
        best = Some(keep(best, (sums[end] - sums[starts[0]], starts[0]..end)));
    }
    best.map(fit).transpose()
}

fn keep(best: Option<Wide>, next: Wide) -> Wide {
    match best {
        Some(best) => better(best, next),
        None => next,
    }
}

/// The range with the largest sum on a circle: after the last element comes the first again, and
/// no element counts twice. An end beyond the length means that the range continues from the front.
/// On a tie, the range that does not. O(n).
///
/// # Errors
/// If that sum does not fit.
pub fn circular(v: &[i64]) -> Result<Option<Subarray>, SubarrayError> {
    let Some(straight) = maximum_subarray(v)? else { return Ok(None) };
    // A range that goes around leaves out a range of the inside, the one with the least sum. At
    // least one element is left at either end.
    let inside = v.get(1..v.len() - 1).unwrap_or_default();
    let negated: Vec<i128> = inside.iter().map(|&x| -i128::from(x)).collect();
    let Some((left_out, range)) = best_of(&negated) else {
        return Ok(Some(straight));
    };
    let total: i128 = v.iter().map(|&x| i128::from(x)).sum();
    // The inside begins at index 1.
    let round = (total + left_out, range.end + 1..v.len() + range.start + 1);
    if i128::from(straight.sum) < round.0 { fit(round).map(Some) } else { Ok(Some(straight)) }
}

/// Kadane's algorithm on sums that cannot overflow.
pub(super) fn best_of(v: &[i128]) -> Option<Wide> {
    let mut best: Option<Wide> = None;
    let (mut ending, mut start) = (0, 0);
    for (i, &x) in v.iter().enumerate() {
        start = if 0 < ending { start } else { i };
        ending = ending.max(0) + x;
        if best.as_ref().is_none_or(|best| best.0 < ending) {
            best = Some((ending, start..i + 1));
        }
    }
    best
}

/// Two ranges without a common element and with the largest sum together, from left to right; none
/// for fewer than two elements. O(n).
///
/// # Errors
/// If the sum of one of the two does not fit.
pub fn two_disjoint(v: &[i64]) -> Result<Option<[Subarray; 2]>, SubarrayError> {
    let wide: Vec<i128> = v.iter().map(|&x| i128::from(x)).collect();
    // For each cut, the best range to the left of it, and the best one to the right, which is found
    // from the end.
    let left = best_prefixes(&wide);
    let reversed: Vec<i128> = wide.iter().rev().copied().collect();
    let mut right = best_prefixes(&reversed);
    right.reverse();
    let n = v.len();
    let cuts = left.into_iter().zip(right.into_iter().skip(1));
    let mut best: Option<(Wide, Wide)> = None;
    for (one, (sum, mirrored)) in cuts {
        let other = (sum, n - mirrored.end..n - mirrored.start);
        if best.as_ref().is_none_or(|(a, b)| a.0 + b.0 < one.0 + other.0) {
            best = Some((one, other));
        }
    }
    best.map(|(one, other)| Ok([fit(one)?, fit(other)?])).transpose()
}

/// The best range of the first 1, 2, …, n elements.
fn best_prefixes(v: &[i128]) -> Vec<Wide> {
    let mut prefixes: Vec<Wide> = Vec::with_capacity(v.len());
    let (mut ending, mut start) = (0, 0);
    for (i, &x) in v.iter().enumerate() {
        start = if 0 < ending { start } else { i };
        ending = ending.max(0) + x;
        let best = prefixes.last().filter(|best| ending <= best.0);
        prefixes.push(best.cloned().unwrap_or((ending, start..i + 1)));
    }
    prefixes
}

/// A range with the largest product; `None` if there are no elements. O(n).
///
/// # Errors
/// If that product exceeds `i64::MAX`.
pub fn maximum_product(v: &[i64]) -> Result<Option<Subarray>, SubarrayError> {
    // Just beyond the ends of an i64, and opposite to each other: times anything but 0, what is
    // beyond stays beyond.
    let below = i128::from(i64::MIN) - 1;
    let above = -below;
    let mut best: Option<Wide> = None;
    // The least and the largest product that end with the last element: a negative factor exchanges
    // the two.
    let mut ending: Option<[Wide; 2]> = None;
    for (i, &x) in v.iter().enumerate() {
        let alone = (i128::from(x), i..i + 1);
        let longer = ending.into_iter().flatten().map(|(product, range)| {
            ((product * i128::from(x)).clamp(below, above), range.start..i + 1)
        });
        let [mut least, mut largest] = [alone.clone(), alone];
        for wide in longer {
            if wide.0 < least.0 {
                least = wide.clone();
            }
            if largest.0 < wide.0 {
                largest = wide;
            }
        }
        best = Some(keep(best, largest.clone()));
        ending = Some([least, largest]);
    }
    best.map(fit).transpose()
}
