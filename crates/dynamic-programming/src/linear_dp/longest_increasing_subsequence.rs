//! Longest increasing subsequence: of a sequence, keep as many elements as possible so that what is
//! left ascends.
//!
//! Cost: O(n log l) comparisons for n elements and a longest subsequence of l, O(n) space; the
//! length alone takes O(l) space. The quadratic form takes n(n - 1)/2 comparisons, and fewer than n
//! more for the way back.
//!
//! Domain: any sequence. What may come before what is a closure: `a < b` for increasing, `a <= b`
//! for non-decreasing, `a > b` for decreasing, `a >= b` for non-increasing. It must come from a
//! total order; for floats take `total_cmp`. With any other relation the piles give some
//! subsequence, or none, and only the quadratic form is right.
//!
//! Source: C. Schensted, "Longest increasing and decreasing subsequences", Canadian Journal of
//! Mathematics 13 (1961); M. L. Fredman, "On computing the length of longest increasing
//! subsequences", Discrete Mathematics 11 (1975).
//!
//! Checked: all sequences of up to 6 elements over 4 values against all subsets, under the four
//! orders; the piles as a certificate on random input.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-increasing-subsequence.md`.

mod count;
pub mod plain;

pub use count::{LisCountError, count, count_by, count_modulo};

/// The table of a sequence, and one longest subsequence.
///
/// If there are several, it is the one that you find when you read from right to left: it ends at
/// the last index where a longest one can end, and before each element comes the last one that
/// can.
///
/// ```
/// use dynamic_programming::lis;
///
/// let v = [10, 9, 2, 5, 3, 7, 101, 18];
/// let longest = lis(&v);
/// assert_eq!(longest.values(&v), [2, 3, 7, 18]);
/// assert_eq!(longest.lengths(), [1, 1, 1, 2, 2, 3, 4, 4]);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lis {
    lengths: Vec<usize>,
    indices: Vec<usize>,
}

impl Lis {
    /// The length of a longest subsequence.
    pub fn length(&self) -> usize {
        self.indices.len()
    }

    /// The table: for each element, the length of a longest subsequence that ends with it.
    pub fn lengths(&self) -> &[usize] {
        &self.lengths
    }

    /// The indices of one longest subsequence, ascending.
    pub fn indices(&self) -> &[usize] {
        &self.indices
    }

    /// The elements of one longest subsequence of `v`, the sequence that was searched.
    ///
    /// # Panics
    /// If `v` is shorter than the sequence that was searched.
    pub fn values<T: Clone>(&self, v: &[T]) -> Vec<T> {
        self.indices.iter().map(|&i| v[i].clone()).collect()
    }

    /// All indices, grouped by their lengths: the piles of the patience game, each from bottom to
    /// top. No two elements of one pile can be in one subsequence. So no subsequence has more
    /// elements than there are piles, and no cover of the sequence by such piles has fewer piles.
    /// O(n).
    pub fn piles(&self) -> Vec<Vec<usize>> {
        let mut piles = vec![Vec::new(); self.lengths.iter().copied().max().unwrap_or(0)];
        for (i, length) in self.lengths.iter().enumerate() {
            piles[length - 1].push(i);
        }
        piles
    }
}

/// A longest strictly increasing subsequence. O(n log l).
///
/// ```
/// use dynamic_programming::lis;
///
/// let v = [10, 9, 2, 5, 3, 7, 101, 18];
/// assert_eq!(lis(&v).length(), 4);
/// ```
#[doc(alias = "longest increasing subsequence")]
#[doc(alias = "patience sorting")]
pub fn lis<T: Ord + Copy>(v: &[T]) -> Lis {
    lis_by(v, |a, b| a < b)
}

/// A longest subsequence in which each element `precedes` the next; see the head of the module for
/// what that may be. O(n log l).
///
/// ```
/// use dynamic_programming::lis_by;
///
/// // It may stay as it is: 1, 1, 2, 2.
/// assert_eq!(lis_by(&[3, 1, 1, 2, 2], |a, b| a <= b).length(), 4);
/// ```
pub fn lis_by<T: Copy>(v: &[T], mut precedes: impl FnMut(&T, &T) -> bool) -> Lis {
    let lengths = lengths_by(v.iter().copied(), &mut precedes);
    let indices = trace_back(v, &lengths, precedes);
    Lis { lengths, indices }
}

/// For each element, the length of a longest subsequence that ends with it. O(n log l).
pub fn lengths_by<T>(
    v: impl IntoIterator<Item = T>,
    mut precedes: impl FnMut(&T, &T) -> bool,
) -> Vec<usize> {
    let mut tops = Vec::new();
    v.into_iter().map(|x| place_on_pile(&mut tops, x, &mut precedes) + 1).collect()
}

/// Places `x` on the first pile whose top does not precede it, or on a new pile, and returns the
/// index of that pile.
pub(super) fn place_on_pile<T>(
    tops: &mut Vec<T>,
    x: T,
    precedes: &mut impl FnMut(&T, &T) -> bool,
) -> usize {
    // Invariant: of the subsequences of k + 1 elements so far, tops[k] is the least end; so the
    // tops ascend.
    match tops.split_last() {
        // The last top will do, so it is that pile or one before it.
        Some((last, others)) if !precedes(last, &x) => {
            let pile = others.partition_point(|top| precedes(top, &x));
            tops[pile] = x;
            pile
        }
        _ => {
            tops.push(x);
            tops.len() - 1
        }
    }
}

/// Reads one longest subsequence from the table, from its end to its beginning. O(n).
fn trace_back<T>(
    v: &[T],
    lengths: &[usize],
    mut precedes: impl FnMut(&T, &T) -> bool,
) -> Vec<usize> {
    let mut wanted = lengths.iter().copied().max().unwrap_or(0);
    let mut indices = Vec::with_capacity(wanted);
    for i in (0..v.len()).rev() {
        // Invariant: v[i + 1..] holds the rest of a longest subsequence, all but its first `wanted`
        // elements.
        if wanted == 0 {
            break;
        }
        let fits = |&next: &usize| precedes(&v[i], &v[next]);
        if lengths[i] == wanted && indices.last().is_none_or(fits) {
            indices.push(i);
            wanted -= 1;
        }
    }
    indices.reverse();
    indices
}

/// The length of a longest strictly increasing subsequence. O(n log l), and O(l) space.
pub fn length<T: Ord>(v: impl IntoIterator<Item = T>) -> usize {
    length_by(v, |a, b| a < b)
}

/// The length of a longest subsequence in which each element `precedes` the next. O(n log l), and
/// O(l) space.
pub fn length_by<T>(
    v: impl IntoIterator<Item = T>,
    mut precedes: impl FnMut(&T, &T) -> bool,
) -> usize {
    let mut tops = Vec::new();
    for x in v {
        place_on_pile(&mut tops, x, &mut precedes);
    }
    tops.len()
}

/// Like [`lis`], straight from the recurrence, with the same table and the same subsequence. O(n²).
pub fn quadratic<T: Ord>(v: &[T]) -> Lis {
    quadratic_by(v, |a, b| a < b)
}

/// Like [`lis_by`], straight from the recurrence. Here `precedes` may be any relation, such as
/// *divides* or *fits into*. O(n²).
pub fn quadratic_by<T>(v: &[T], mut precedes: impl FnMut(&T, &T) -> bool) -> Lis {
    let mut lengths: Vec<usize> = Vec::with_capacity(v.len());
    for x in v {
        // Invariant: lengths[j] is the length of a longest subsequence that ends with v[j], for all
        // v[j] before x.
        let before = v.iter().zip(&lengths);
        let before = before.map(|(y, &length)| if precedes(y, x) { length } else { 0 });
        let longest = before.max().unwrap_or(0);
        lengths.push(longest + 1);
    }
    let indices = trace_back(v, &lengths, precedes);
    Lis { lengths, indices }
}

/// The indices of one of the longest strictly increasing subsequences: the one whose first index is
/// least, then whose second is, and so on. O(n log l).
pub fn first_indices<T: Ord + Copy>(v: &[T]) -> Vec<usize> {
    first_indices_by(v, |a, b| a < b)
}

/// Like [`first_indices`], for the subsequences in which each element `precedes` the next. O(n log
/// l).
pub fn first_indices_by<T: Copy>(v: &[T], mut precedes: impl FnMut(&T, &T) -> bool) -> Vec<usize> {
    // Read from right to left, the last index is the first.
    let reversed: Vec<T> = v.iter().rev().copied().collect();
    let lis = lis_by(&reversed, |a, b| precedes(b, a));
    lis.indices.iter().rev().map(|i| v.len() - 1 - i).collect()
}
