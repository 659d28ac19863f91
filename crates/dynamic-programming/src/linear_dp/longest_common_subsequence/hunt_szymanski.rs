//! Part of [the longest common subsequence](super): from the equal pairs alone, by a longest
//! increasing subsequence.
//!
//! Source: J. W. Hunt, T. G. Szymanski, "A fast algorithm for computing longest common
//! subsequences", Communications of the ACM 20 (1977).
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-common-subsequence/hunt-szymanski.md`.

/// One longest common subsequence, as indices in `a` and in `b`, ascending. With r pairs of equal
/// elements O((n + m + r) log(n + m)) time and O(n + m + r) space; without repeats r is at most n.
///
/// ```
/// use dynamic_programming::linear_dp::longest_common_subsequence::hunt_szymanski::hunt_szymanski;
///
/// assert_eq!(hunt_szymanski(b"ABCBDAB", b"BDCABA").len(), 4);
/// ```
pub fn hunt_szymanski<T: Ord>(a: &[T], b: &[T]) -> Vec<(usize, usize)> {
    let mut places: Vec<usize> = (0..b.len()).collect();
    places.sort_by_key(|&j| &b[j]);
    // A chain of length k + 1 that ends in the smallest index of b: that index, and its link.
    let mut ends: Vec<(usize, usize)> = Vec::new();
    let mut links: Vec<Link> = Vec::new();
    for (i, x) in a.iter().enumerate() {
        let start = places.partition_point(|&j| b[j] < *x);
        let equal = places[start..].partition_point(|&j| b[j] <= *x);
        // The places go from the last to the first, so that no chain has two pairs of this element.
        for &j in places[start..start + equal].iter().rev() {
            // Invariant: ends ascends in b.
            let length = ends.partition_point(|&(end, _)| end < j);
            if ends.get(length).is_some_and(|&(end, _)| end == j) {
                continue;
            }
            let before = length.checked_sub(1).map(|shorter| ends[shorter].1);
            let end = (j, links.len());
            links.push(Link { pair: (i, j), before });
            match ends.get_mut(length) {
                Some(known) => *known = end,
                None => ends.push(end),
            }
        }
    }
    let last = ends.last().map(|&(_, link)| link);
    let chain = std::iter::successors(last, |&link| links[link].before);
    let mut pairs: Vec<(usize, usize)> = chain.map(|link| links[link].pair).collect();
    pairs.reverse();
    pairs
}

/// A pair of equal elements, and the one before it in its chain.
struct Link {
    pair: (usize, usize),
    before: Option<usize>,
}
