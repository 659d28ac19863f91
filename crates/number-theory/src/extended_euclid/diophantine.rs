//! Part of [extended Euclid](super): all integers x and y with `a·x + b·y = c`.
//!
//! The solutions are evenly spaced points of a straight line: from one to the next, x grows by b/g,
//! and y falls by a/g.
//!
//! Cost: O(log min(|a|, |b|)) for the line, O(1) to count what lies in a rectangle.
//!
//! Page: `docs/en/number-theory/extended-euclid/equations.md`.

use std::ops::RangeInclusive;

use thiserror::Error;

use super::{Bezout, extended_gcd_signed};

/// All solutions: `(x + t·dx, y + t·dy)` for all integers t.
///
/// ```
/// use number_theory::solve_diophantine;
///
/// let line = solve_diophantine(3, 5, 31)?;
/// assert_eq!((line.first(), line.step(), line.at(1)), ((2, 5), (5, -3), Some((7, 2))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Line {
    /// The x for t = 0.
    x: i128,
    /// The y that belongs to it.
    y: i128,
    /// The distance from one x to the next, not negative.
    dx: i128,
    /// The distance from one y to the next.
    dy: i128,
}

/// Why an equation has no line of solutions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DiophantineError {
    /// 0·x + 0·y is 0, whatever x and y are.
    #[error("both coefficients are 0")]
    NoCoefficients,
    /// Each sum `a·x + b·y` is a multiple of the divisor, and c is not.
    #[error("{c} is no multiple of {gcd}, the greatest common divisor of the coefficients")]
    NotDivisible {
        /// The greatest common divisor of the coefficients.
        gcd: u64,
        /// The sum asked for.
        c: i64,
    },
}

/// All solutions of `a·x + b·y = c`. O(log min(|a|, |b|)).
///
/// ```
/// use number_theory::solve_diophantine;
///
/// // With coins of 3 and 5, pay 31: two ways without change.
/// let line = solve_diophantine(3, 5, 31)?;
/// let ways = line.within(0..=31, 0..=31).filter_map(|t| line.at(t));
/// assert!(ways.eq([(2, 5), (7, 2)]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If a and b are both 0, or c is no multiple of their greatest common divisor.
pub fn solve_diophantine(a: i64, b: i64, c: i64) -> Result<Line, DiophantineError> {
    let Bezout { gcd, x, .. } = extended_gcd_signed(a, b);
    if gcd == 0 {
        return Err(DiophantineError::NoCoefficients);
    }
    let [a, b, wide_c] = [a, b, c].map(i128::from);
    let g = i128::from(gcd);
    if wide_c % g != 0 {
        return Err(DiophantineError::NotDivisible { gcd, c });
    }
    if b == 0 {
        return Ok(Line { x: wide_c / a, y: 0, dx: 0, dy: 1 });
    }
    let (dx, dy) = (b.abs() / g, -a * b.signum() / g);
    // Less than 2^62 · 2^63, and then less than dx.
    let x = (i128::from(x) * (wide_c / g)).rem_euclid(dx);
    Ok(Line { x, y: (wide_c - a * x) / b, dx, dy })
}

impl Line {
    /// The solution for t = 0: the one whose x is the least that is not negative, unless x is the
    /// same in all.
    pub fn first(&self) -> (i128, i128) {
        (self.x, self.y)
    }

    /// The step from one solution to the next. Its x is not negative.
    pub fn step(&self) -> (i128, i128) {
        (self.dx, self.dy)
    }

    /// The solution of number t; `None` if it leaves 128 bits.
    pub fn at(&self, t: i128) -> Option<(i128, i128)> {
        let x = self.dx.checked_mul(t)?.checked_add(self.x)?;
        let y = self.dy.checked_mul(t)?.checked_add(self.y)?;
        Some((x, y))
    }

    /// The numbers t of the solutions with x in `xs` and y in `ys`; an empty range if there is
    /// none. How many there are is the length of it, and the first and the last have the least and
    /// the greatest x. O(1).
    pub fn within(&self, xs: RangeInclusive<i64>, ys: RangeInclusive<i64>) -> RangeInclusive<i128> {
        let (by_x, by_y) = (times(self.x, self.dx, &xs), times(self.y, self.dy, &ys));
        by_x.0.max(by_y.0)..=by_x.1.min(by_y.1)
    }
}

/// The first and the last t with `at + t·step` in the range; the first is after the last, if there
/// is none.
fn times(at: i128, step: i128, range: &RangeInclusive<i64>) -> (i128, i128) {
    let (first, last) = (i128::from(*range.start()) - at, i128::from(*range.end()) - at);
    match step {
        0 if first <= 0 && 0 <= last => (i128::MIN, i128::MAX),
        0 => (1, 0),
        // The least t with t·step ≥ first, and the greatest with t·step ≤ last.
        1.. => (-(-first).div_euclid(step), last.div_euclid(step)),
        _ => (-last.div_euclid(-step), (-first).div_euclid(-step)),
    }
}
