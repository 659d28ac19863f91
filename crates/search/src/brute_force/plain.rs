//! Part of [brute force](super): the odometer in two functions, as a textbook would print it.
//!
//! The pictures on the page run this version. [`Odometer`](super::Odometer) lends its tuples and
//! can be continued.
//!
//! Cost: O(n) for a next tuple of n places in the worst case, O(1) amortized if each place has two
//! values or more.
//!
//! Domain: any number of places and values.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 4A, 7.2.1.1, algorithm M.
//!
//! Checked: all lists of up to 4 sizes below 5 against nested loops.
//!
//! Page: `docs/en/search/brute-force.md`.

/// What happened to a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// It was at its last value, and is 0 now.
    Carry {
        /// The place.
        i: usize,
    },
    /// It is greater by one.
    Advance {
        /// The place.
        i: usize,
    },
}

/// Changes `tuple` to the next one in lexicographic order, where the values at place `i` are
/// `0..sizes[i]`. After the last tuple the result is false, and all places are 0 again. O(n) in the
/// worst case.
///
/// ```
/// use search::brute_force::plain::next_tuple;
///
/// let mut tuple = [0, 1, 1];
/// assert!(next_tuple(&mut tuple, &[2, 2, 2]));
/// assert_eq!(tuple, [1, 0, 0]);
/// ```
///
/// # Panics
/// If there are fewer sizes than places.
pub fn next_tuple(tuple: &mut [u64], sizes: &[u64]) -> bool {
    next_tuple_watched(tuple, sizes, |_| {})
}

/// [`next_tuple`], observed: a [`Step`] for each place that changes.
///
/// # Panics
/// As [`next_tuple`].
pub fn next_tuple_watched(tuple: &mut [u64], sizes: &[u64], mut watch: impl FnMut(Step)) -> bool {
    for i in (0..tuple.len()).rev() {
        // Invariant: the places after i were at their last values, and are 0 now.
        if tuple[i] + 1 < sizes[i] {
            tuple[i] += 1;
            watch(Step::Advance { i });
            return true;
        }
        tuple[i] = 0;
        watch(Step::Carry { i });
    }
    false
}

/// The first tuple in lexicographic order that is accepted, where the values at place `i` are
/// `0..sizes[i]`.
///
/// ```
/// use search::brute_force::plain::first_tuple;
///
/// // Two digits whose product is 12: 2 and 6 before 3 and 4.
/// assert_eq!(first_tuple(&[10, 10], |t| t[0] * t[1] == 12), Some(vec![2, 6]));
/// ```
pub fn first_tuple(sizes: &[u64], accept: impl Fn(&[u64]) -> bool) -> Option<Vec<u64>> {
    if sizes.contains(&0) {
        return None;
    }
    let mut tuple = vec![0; sizes.len()];
    loop {
        // Invariant: no tuple before this one is accepted.
        if accept(&tuple) {
            return Some(tuple);
        }
        if !next_tuple(&mut tuple, sizes) {
            return None;
        }
    }
}
