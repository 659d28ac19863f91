//! Part of [quicksort](super): rules that choose the pivot.
//!
//! Cost: O(1) for each choice, at most 12 comparisons.
//!
//! Domain: any part that is not empty.
//!
//! Source: "Engineering a sort function", *Software: Practice and Experience* 23 (1993): the
//! ninther.
//!
//! Checked: with each rule every sort passes the suite; an adversary plays against each.
//!
//! Page: `docs/en/sort/quick-sort/fast-quicksort.md`.

use std::cmp::Ordering::{self, Less};
use std::hint::select_unpredictable;

/// How the pivot of a part is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pivot {
    /// The first element: the worst choice for sorted input.
    First,
    /// The middle element.
    Middle,
    /// The median of the first, the middle and the last.
    MedianOfThree,
    /// The median of three medians of three; of a part below 64, the median of three.
    Ninther,
    /// Any element, by random numbers from a seed.
    Random {
        /// The seed; it changes with each choice.
        seed: u64,
    },
}

impl Pivot {
    /// The position of the pivot in `v`, which is not empty. O(1).
    pub(super) fn choose<T>(
        &mut self,
        v: &[T],
        compare: &mut impl FnMut(&T, &T) -> Ordering,
    ) -> usize {
        let n = v.len();
        let mut median = |a, b, c| median_of_three(v, [a, b, c], compare);
        match self {
            Pivot::First => 0,
            Pivot::Middle => n / 2,
            Pivot::Random { seed } => below(n, seed),
            Pivot::Ninther if 64 <= n => {
                let step = n / 9;
                let mut near = |k| median(k * step, (k + 1) * step, (k + 2) * step);
                let (a, b, c) = (near(0), near(3), near(6));
                median(a, b, c)
            }
            Pivot::MedianOfThree | Pivot::Ninther => median(0, n / 2, n - 1),
        }
    }
}

/// The position of the median of three elements. Three comparisons, and no branch that could be
/// mispredicted.
fn median_of_three<T>(
    v: &[T],
    [a, b, c]: [usize; 3],
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) -> usize {
    let mut is_less = |x: usize, y: usize| compare(&v[x], &v[y]) == Less;
    let (b_a, c_a, c_b) = (is_less(b, a), is_less(c, a), is_less(c, b));
    // If b and c are on different sides of a, it is a. Else it is the one nearer to a.
    let nearer = select_unpredictable(b_a == c_b, b, c);
    select_unpredictable(b_a == c_a, nearer, a)
}

/// A position below `n`, and the next seed.
///
/// Source: G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
fn below(n: usize, seed: &mut u64) -> usize {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^= z >> 31;
    // The high half of a product; it is below n, so it fits.
    let high = (u128::from(z) * (n as u128)) >> 64;
    usize::try_from(high).unwrap_or(0)
}
