//! Part of [combination](super): the textbook's version.
//!
//! The picture on the page runs this version. The [library's version](super::next_combination)
//! looks at the last two places first, and goes back to the first combination after the last.
//!
//! Cost: O(m) for a step in the worst case; (n + 1) / (n + 1 - m) places on average.
//!
//! Domain: m ascending places below n.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, for all n up to 12 and all m.
//!
//! Page: `docs/en/combinatorial-mathematics/combination.md`.

use super::Step;

/// Turns m ascending places below n into the next combination in lexicographic order. Returns false
/// and changes nothing if there is none.
///
/// ```
/// use combinatorial_mathematics::combination::plain::next_combination;
///
/// let mut places = [0, 3, 4];
/// assert!(next_combination(&mut places, 5));
/// assert_eq!(places, [1, 2, 3]);
/// ```
pub fn next_combination(places: &mut [usize], n: usize) -> bool {
    next_combination_watched(places, n, |_, _| {})
}

/// [`next_combination`], observed: [`Step::Advance`] with the list before it.
pub fn next_combination_watched(
    places: &mut [usize],
    n: usize,
    mut watch: impl FnMut(Step, &[usize]),
) -> bool {
    let m = places.len();
    // The m - 1 - i places after index i are larger, so places[i] is at most n - m + i.
    let Some(i) = (0..m).rfind(|&i| places[i] < n - m + i) else { return false };
    watch(Step::Advance { at: i }, places);
    places[i] += 1;
    for j in i + 1..m {
        places[j] = places[j - 1] + 1;
    }
    true
}

/// All combinations of m of the places `0..n`, in lexicographic order.
///
/// ```
/// use combinatorial_mathematics::combination::plain::combinations;
///
/// assert_eq!(combinations(3, 2), [[0, 1], [0, 2], [1, 2]]);
/// ```
pub fn combinations(n: usize, m: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let mut places: Vec<usize> = (0..m).collect();
    let mut has_next = m <= n;
    while has_next {
        all.push(places.clone());
        has_next = next_combination(&mut places, n);
    }
    all
}
