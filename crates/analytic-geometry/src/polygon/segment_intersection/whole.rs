//! Part of [segment intersection](super): integers of any size, large enough for an exact point of
//! floats.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

use std::cmp::Ordering;
use std::ops::{Add, Mul, Sub};

use crate::Point;

/// An integer of any size.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Whole {
    is_negative: bool,
    /// The absolute value in pieces of 64 bits, the lowest first; the last one is not zero.
    pieces: Vec<u64>,
}

/// The number of fraction bits in a float.
const FRACTION: i32 = 52;

/// Returns an integer and the exponent of a power of two whose product is the absolute value of a
/// float, which must be normal.
fn parts(float: f64) -> (u64, i32) {
    const BIAS: i32 = 1023;
    let bits = float.abs().to_bits();
    let exponent = i32::try_from(bits >> FRACTION).unwrap_or(0);
    (bits & ((1 << FRACTION) - 1) | 1 << FRACTION, exponent - BIAS - FRACTION)
}

/// Returns the exponent of a power of two that divides all coordinates, the largest one that their
/// exponents show.
pub(super) fn unit(points: [Point<f64>; 4]) -> i32 {
    let coordinates = points.iter().flat_map(|point| [point.x, point.y]);
    coordinates.filter(|&float| float != 0.0).map(|float| parts(float).1).min().unwrap_or(0)
}

impl Whole {
    /// Returns a float divided by 2^`unit`, which must be an integer.
    pub(super) fn of(float: f64, unit: i32) -> Self {
        if float == 0.0 {
            return Whole { is_negative: false, pieces: Vec::new() };
        }
        let (digits, exponent) = parts(float);
        debug_assert!(unit <= exponent);
        let mut whole = Whole { is_negative: float < 0.0, pieces: vec![digits] };
        whole.shift_left(usize::try_from(exponent - unit).unwrap_or(0));
        whole
    }

    pub(super) fn one() -> Self {
        Whole { is_negative: false, pieces: vec![1] }
    }

    pub(super) fn is_zero(&self) -> bool {
        self.pieces.is_empty()
    }

    pub(super) fn is_positive(&self) -> bool {
        !self.is_negative && !self.is_zero()
    }

    fn n_bits(&self) -> usize {
        let last = self.pieces.last().map_or(0, |last| last.leading_zeros());
        64 * self.pieces.len() - last as usize
    }

    /// Multiplies by 2^`n_bits`.
    fn shift_left(&mut self, n_bits: usize) {
        let (n_pieces, n_bits) = (n_bits / 64, n_bits % 64);
        let mut carried = 0;
        for piece in &mut self.pieces {
            let wide = u128::from(*piece) << n_bits | carried;
            (*piece, carried) = (low(wide), wide >> 64);
        }
        self.pieces.push(low(carried));
        self.pieces.splice(0..0, vec![0; n_pieces]);
        self.trim();
    }

    fn trim(&mut self) {
        let n_pieces = self.pieces.iter().rposition(|&piece| piece != 0).map_or(0, |at| at + 1);
        self.pieces.truncate(n_pieces);
        self.is_negative &= 0 < n_pieces;
    }

    fn compare_sizes(&self, other: &Whole) -> Ordering {
        let lengths = self.pieces.len().cmp(&other.pieces.len());
        lengths.then_with(|| self.pieces.iter().rev().cmp(other.pieces.iter().rev()))
    }

    /// Returns the sum, or the difference if `is_difference`.
    fn combine(&self, other: &Whole, is_difference: bool) -> Whole {
        let other_is_negative = other.is_negative != is_difference;
        let is_swapped = self.compare_sizes(other).is_lt();
        let (large, small) = if is_swapped { (other, self) } else { (self, other) };
        let is_negative = if is_swapped { other_is_negative } else { self.is_negative };
        let adds = self.is_negative == other_is_negative;
        let mut pieces = Vec::with_capacity(large.pieces.len() + 1);
        let mut carried = false;
        for (i, &piece) in large.pieces.iter().enumerate() {
            let part = small.pieces.get(i).copied().unwrap_or(0);
            let step = if adds { u64::overflowing_add } else { u64::overflowing_sub };
            let (piece, first) = step(piece, part);
            let (piece, second) = step(piece, carried.into());
            pieces.push(piece);
            carried = first || second;
        }
        pieces.push(carried.into());
        let mut whole = Whole { is_negative, pieces };
        whole.trim();
        whole
    }
}

/// Returns the lower half.
#[expect(clippy::cast_possible_truncation, reason = "the point of it")]
fn low(wide: u128) -> u64 {
    wide as u64
}

impl Add for &Whole {
    type Output = Whole;

    fn add(self, other: &Whole) -> Whole {
        self.combine(other, false)
    }
}

impl Sub for &Whole {
    type Output = Whole;

    fn sub(self, other: &Whole) -> Whole {
        self.combine(other, true)
    }
}

impl Mul for &Whole {
    type Output = Whole;

    fn mul(self, other: &Whole) -> Whole {
        let mut pieces = vec![0; self.pieces.len() + other.pieces.len()];
        for (i, &a) in self.pieces.iter().enumerate() {
            let mut carried = 0;
            for (j, &b) in other.pieces.iter().enumerate() {
                // At most (2^64 - 1)^2 + 2 (2^64 - 1), which is 2^128 - 1.
                let wide = u128::from(a) * u128::from(b) + u128::from(pieces[i + j]) + carried;
                (pieces[i + j], carried) = (low(wide), wide >> 64);
            }
            pieces[i + other.pieces.len()] = low(carried);
        }
        let mut whole = Whole { is_negative: self.is_negative != other.is_negative, pieces };
        whole.trim();
        whole
    }
}

/// Returns the float nearest to num / den * 2^`unit`, with ties to even, or zero or infinity if it
/// is out of range. The divisor must not be zero.
#[expect(clippy::cast_precision_loss, reason = "this is where it is rounded, once")]
pub(super) fn nearest(num: &Whole, den: &Whole, unit: i32) -> f64 {
    /// How many bits longer than the divisor the dividend is made, so that the quotient has this
    /// many, or one more.
    const MORE: usize = 62;
    let (n_bits, n_divisor_bits) = (num.n_bits(), den.n_bits());
    if n_bits == 0 {
        return 0.0;
    }
    // Both are shifted so that the divisor ends with a full piece.
    let n_pieces = n_divisor_bits.max(n_bits.saturating_sub(MORE)).div_ceil(64);
    let (mut rest, mut divisor) = (num.clone(), den.clone());
    (rest.is_negative, divisor.is_negative) = (false, false);
    rest.shift_left(64 * n_pieces + MORE - n_bits);
    divisor.shift_left(64 * n_pieces - n_divisor_bits);
    // The first pieces give the quotient, or at most two more.
    let first = u128::from(rest.pieces[n_pieces]) << 64 | u128::from(rest.pieces[n_pieces - 1]);
    let mut quotient = low(first / u128::from(divisor.pieces[n_pieces - 1]));
    rest = &rest - &(&divisor * &Whole { is_negative: false, pieces: vec![quotient] });
    while rest.is_negative {
        quotient -= 1;
        rest = &rest + &divisor;
    }
    // For rounding, all that matters about the remainder is whether it is zero: it becomes one more
    // bit.
    let digits = quotient << 1 | u64::from(!rest.is_zero());
    let exponent = size(n_bits) - size(n_divisor_bits + MORE) - 1 + unit;
    // In two steps: a power of two can be out of range where the product is not.
    let half = exponent / 2;
    let size = digits as f64 * 2_f64.powi(half) * 2_f64.powi(exponent - half);
    if num.is_negative == den.is_negative { size } else { -size }
}

fn size(n: usize) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}
