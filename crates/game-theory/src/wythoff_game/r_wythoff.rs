//! Part of [Wythoff's game](super): Wythoff's game with some slack. A move may take x from one heap
//! and y from the other if |x - y| < r.
//!
//! Wythoff's game is the case r = 1. Any number may still be taken from one heap alone. The cold
//! positions are (⌊nα⌋, ⌊nα⌋ + rn) for n = 0, 1, 2, … with α = (2 - r + √(r² + 4)) / 2.
//!
//! Cost: O(1); a verdict takes no square root, a pair takes one. Every `u64` heap and every r; no
//! sum overflows.
//!
//! Source: A. S. Fraenkel, "How to beat your Wythoff games' opponent on three fronts", American
//! Mathematical Monthly 89 (1982).
//!
//! Checked: search over all heaps to 60 for r = 1 to 6.
//!
//! Page: `docs/en/game-theory/wythoff-game.md`.

use std::num::NonZeroU64;

/// Whether the player to move loses; the heaps may come in any order.
///
/// Let a ≤ b be the heaps. They are cold if b - a = rn for an integer n, and a ≤ nα < a + 1. Now x
/// = nα is where 1/x + 1/(x + rn), which falls as x grows, comes down to 1/n. So the second
/// condition is 1/(a + 1) + 1/(b + 1) < 1/n ≤ 1/a + 1/b. Multiplied out, that is a b ≤ n (a + b)
/// and n (a + b + 2) < (a + 1) (b + 1), and there n = 0 leaves a = 0 alone.
pub fn is_cold(a: u64, b: u64, r: NonZeroU64) -> bool {
    let (a, b, r) = (u128::from(a.min(b)), u128::from(a.max(b)), u128::from(r.get()));
    let n = (b - a) / r;
    // No sum overflows: n (a + b + 2) ≤ (b - a) (a + b + 2) < (b + 1)² ≤ 2^128.
    let a_not_above = a * b <= n * (a + b);
    let a_not_below = n * (a + b + 2) <= a * b + a + b;
    (b - a).is_multiple_of(r) && a_not_above && a_not_below
}

/// The cold position of index `n`, its smaller heap first. None if a heap exceeds `u64`.
pub fn cold_pair(n: u64, r: NonZeroU64) -> Option<(u64, u64)> {
    let (n, r) = (u128::from(n), u128::from(r.get()));
    // If this overflows, so does the larger heap, ⌊nβ⌋, for √(r² + 4) < β = α + r.
    let root = (n * n).checked_mul(r * r + 4)?.isqrt();
    // Rounding the root first does no harm: ⌊(m + x) / 2⌋ = ⌊(m + ⌊x⌋) / 2⌋.
    let lower = (2 * n + root - n * r) / 2;
    let upper = lower + n * r;
    Some((u64::try_from(lower).ok()?, u64::try_from(upper).ok()?))
}
