//! Part of [the longest common subsequence](super): the subsequence itself in linear space, by
//! halving.
//!
//! Source: D. S. Hirschberg, "A linear space algorithm for computing maximal common subsequences",
//! Communications of the ACM 18 (1975).
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-common-subsequence/hirschberg.md`.

use super::last_row;

/// One longest common subsequence, as indices in `a` and in `b`, ascending. At most (2 · n +
/// ⌈log₂ n⌉) · m comparisons, and fewer than 2 · n · m if n is a power of 2; O(n + m) space. It
/// recurses ⌈log₂ n⌉ deep.
///
/// Of several equally good cuts of `b`, the first is taken.
///
/// ```
/// use dynamic_programming::linear_dp::longest_common_subsequence::hirschberg::hirschberg;
///
/// let (a, b) = (b"ABCBDAB", b"BDCABA");
/// let pairs = hirschberg(a, b);
/// assert_eq!(pairs.len(), 4);
/// assert!(pairs.iter().all(|&(i, j)| a[i] == b[j]));
/// ```
pub fn hirschberg<T: PartialEq>(a: &[T], b: &[T]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    halve(a, b, (0, 0), &mut pairs);
    pairs
}

/// Appends the pairs of two parts that begin at `from` in the whole sequences.
fn halve<T: PartialEq>(a: &[T], b: &[T], from: (usize, usize), pairs: &mut Vec<(usize, usize)>) {
    if b.is_empty() {
        return;
    }
    if let [] | [_] = a {
        let partner = a.first().and_then(|x| b.iter().position(|y| x == y));
        pairs.extend(partner.map(|j| (from.0, from.1 + j)));
        return;
    }
    let (left, right) = a.split_at(a.len() / 2);
    let cut = best_cut(left, right, b);
    halve(left, &b[..cut], from, pairs);
    halve(right, &b[cut..], (from.0 + left.len(), from.1 + cut), pairs);
}

/// The place to cut `b`: some longest common subsequence matches `b[..cut]` with the left half
/// only, and `b[cut..]` with the right half only. The two rows are dropped before the halves are
/// cut in turn; otherwise all rounds would hold theirs at once.
fn best_cut<T: PartialEq>(left: &[T], right: &[T], b: &[T]) -> usize {
    let before = last_row(left.iter(), b.iter());
    let after = last_row(right.iter().rev(), b.iter().rev());
    let both = |cut: &usize| before[*cut] + after[b.len() - cut];
    (0..=b.len()).rev().max_by_key(both).unwrap_or(0)
}
