//! Part of [extended Euclid](super): all x with `a·x ≡ b` modulo n.
//!
//! Cost: O(log n) for the first, O(1) for each that follows.
//!
//! Page: `docs/en/number-theory/extended-euclid/congruences.md`.

use std::iter::FusedIterator;
use std::num::NonZeroU64;

use super::{Bezout, extended_gcd, remainder};

/// The solutions below n, ascending: `first`, and then every `step`-th number. As an iterator it
/// lists them.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::solve_congruence;
///
/// let n = NonZeroU64::new(10).expect("not 0");
/// let solutions = solve_congruence(4, 2, n).expect("2 divides 2");
/// assert_eq!((solutions.first(), solutions.step().get(), solutions.n_left()), (Some(3), 5, 2));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Solutions {
    /// The least that is left.
    first: u64,
    /// n/g. All solutions are congruent modulo this number.
    step: NonZeroU64,
    /// The number of solutions that are left.
    left: u64,
}

impl Solutions {
    /// The least solution that is left; `None` if all have been listed.
    pub fn first(&self) -> Option<u64> {
        (self.left != 0).then_some(self.first)
    }

    /// The distance from one solution to the next. A number that is congruent to a solution modulo
    /// this is a solution too.
    pub fn step(&self) -> NonZeroU64 {
        self.step
    }

    /// The number of solutions that are left. At the start it is the greatest common divisor of a
    /// and n.
    pub fn n_left(&self) -> u64 {
        self.left
    }
}

/// All x below n with `a·x ≡ b` modulo n. Let g be the greatest common divisor of a and n: there
/// are g solutions if g divides b, and none otherwise. O(log n).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::solve_congruence;
///
/// // 4 · 3 = 12 and 4 · 8 = 32.
/// let n = NonZeroU64::new(10).expect("not 0");
/// assert!(solve_congruence(4, 2, n).is_some_and(|solutions| solutions.eq([3, 8])));
/// assert!(solve_congruence(4, 3, n).is_none());
/// ```
pub fn solve_congruence(a: u64, b: u64, n: NonZeroU64) -> Option<Solutions> {
    let Bezout { gcd, y, .. } = extended_gcd(n.get(), a);
    // n is not 0, so g is not.
    let gcd = NonZeroU64::new(gcd)?;
    if !b.is_multiple_of(gcd.get()) {
        return None;
    }
    // n·x + a·y = g says (a/g)·y ≡ 1 modulo n/g, so y·(b/g) is a solution, and the only one modulo
    // n/g.
    let step = NonZeroU64::new(n.get() / gcd)?;
    // |y| is at most half a step, or else y is 1.
    let inverse = if y < 0 { step.get() - y.unsigned_abs() } else { y.unsigned_abs() };
    let first = remainder(u128::from(inverse) * u128::from(b / gcd), step);
    Some(Solutions { first, step, left: gcd.get() })
}

impl Iterator for Solutions {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let next = self.first()?;
        self.left -= 1;
        if self.left != 0 {
            // Below n, and so no overflow.
            self.first += self.step.get();
        }
        Some(next)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::try_from(self.left).ok();
        (left.unwrap_or(usize::MAX), left)
    }
}

impl FusedIterator for Solutions {}
