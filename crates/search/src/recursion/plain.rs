//! Part of [recursive search](super): a textbook's backtracking, with one line that prunes: which
//! of some values add up to a target.
//!
//! The picture on the page runs this version.
//!
//! Cost: at most 2ⁿ - 1 choices for n values, worst case; the depth of the recursion is at most n.
//!
//! Domain: values of 32 bits, so that no sum exceeds 64 bits.
//!
//! Source: S. W. Golomb, L. D. Baumert, "Backtrack programming", *Journal of the ACM* 12 (1965).
//!
//! Checked: all lists of up to four values from 0 to 4, against all masks, with and without the
//! line that prunes.
//!
//! Page: `docs/en/search/recursion.md`.

use super::Step;

/// The search: which values have been chosen, and the results so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Search<'a> {
    values: &'a [u32],
    target: u64,
    prunes: bool,
    /// The values that have been chosen.
    pub path: Vec<u32>,
    /// The results so far.
    pub found: Vec<Vec<u32>>,
}

impl Search<'_> {
    /// Visits every way to extend the path, whose sum is `sum`, by values from index `first` on.
    fn extend(&mut self, first: usize, sum: u64, watch: &mut impl FnMut(Step<usize>, &Self)) {
        if sum == self.target {
            self.found.push(self.path.clone());
        }
        for i in first..self.values.len() {
            let next = sum + u64::from(self.values[i]);
            if self.prunes && self.target < next {
                watch(Step::Prune(i), self);
                continue; // More values would only make the sum larger.
            }
            self.path.push(self.values[i]);
            watch(Step::Extend(i), self);
            self.extend(i + 1, next, watch);
            self.path.pop();
            watch(Step::Undo(i), self);
        }
    }
}

/// All choices of values with the sum `target`, each in the order of `values`. Equal values count
/// as different. At most 2ⁿ - 1 choices for n values.
///
/// ```
/// use search::recursion::plain::subsets_with_sum;
///
/// assert_eq!(subsets_with_sum(&[8, 6, 5, 3], 11), [[8, 3], [6, 5]]);
/// ```
pub fn subsets_with_sum(values: &[u32], target: u64) -> Vec<Vec<u32>> {
    subsets_with_sum_watched(values, target, true, |_, _| {})
}

/// [`subsets_with_sum`], observed: each [`Step`], by the index of the value; `prunes` says whether
/// choices without hope are skipped.
pub fn subsets_with_sum_watched(
    values: &[u32],
    target: u64,
    prunes: bool,
    mut watch: impl FnMut(Step<usize>, &Search<'_>),
) -> Vec<Vec<u32>> {
    let mut search = Search { values, target, prunes, path: Vec::new(), found: Vec::new() };
    search.extend(0, 0, &mut watch);
    search.found
}
