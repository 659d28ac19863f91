//! Part of [time complexity](super): two small programs whose comparisons are counted.
//!
//! The picture on the page runs [`has_duplicate`].
//!
//! Cost: [`contains`] makes at most n comparisons, [`has_duplicate`] at most n(n - 1)/2, for n
//! elements.
//!
//! Domain: any slices.
//!
//! Source: R. Sedgewick, K. Wayne, *Algorithms*, 4th edition (2011), section 1.4: counting.
//!
//! Checked: all lists of up to five of three values, against a set.
//!
//! Page: `docs/en/basic-knowledge/time-complexity.md`.

/// A comparison of two elements, or of an element with the number that is searched for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    /// The index of the element whose turn it is.
    pub i: usize,
    /// The index of the element before it; none if it is the number.
    pub j: Option<usize>,
}

/// Whether `x` is in the slice: one comparison after the other.
///
/// ```
/// use basic_knowledge::time_complexity::plain::contains;
///
/// assert!(contains(&[7, 3, 9], &9));
/// ```
pub fn contains<T: PartialEq>(v: &[T], x: &T) -> bool {
    contains_watched(v, x, |_| {})
}

/// [`contains`], observed: each comparison.
pub fn contains_watched<T: PartialEq>(v: &[T], x: &T, mut watch: impl FnMut(Step)) -> bool {
    for (i, y) in v.iter().enumerate() {
        watch(Step { i, j: None });
        if y == x {
            return true;
        }
    }
    false
}

/// Whether two elements of the slice are equal.
///
/// ```
/// use basic_knowledge::time_complexity::plain::has_duplicate;
///
/// assert!(!has_duplicate(&[7, 3, 9, 2, 5]));
/// assert!(has_duplicate(&[7, 3, 7]));
/// ```
pub fn has_duplicate<T: PartialEq>(v: &[T]) -> bool {
    has_duplicate_watched(v, |_| {})
}

/// [`has_duplicate`], observed: each comparison.
pub fn has_duplicate_watched<T: PartialEq>(v: &[T], mut watch: impl FnMut(Step)) -> bool {
    for i in 0..v.len() {
        for j in 0..i {
            watch(Step { i, j: Some(j) });
            if v[i] == v[j] {
                return true;
            }
        }
    }
    false
}

/// How many elements are copied while `n` elements are appended to a list whose room doubles
/// whenever it is full, from room for one: less than 2n.
pub fn copies_of_a_growing_list(n: u64) -> u64 {
    let (mut room, mut n_copies) = (1, 0);
    for len in 0..n {
        if len == room {
            n_copies += len;
            room *= 2;
        }
    }
    n_copies
}
