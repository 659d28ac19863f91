//! Part of [minimum merge cost](super): the algorithm of A. M. Garsia and M. L. Wachs, O(n log n).
//!
//! Source: "A new algorithm for minimum cost binary trees", SIAM Journal on Computing 6 (1977); D.
//! E. Knuth, *The Art of Computer Programming* 3, 6.2.2.
//!
//! Page: `docs/en/dynamic-programming/regional-dp/minimum-merge-cost.md`.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Merge, MergeError, prefix_sums_of_naturals};

/// The least cost, and merges that have it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GarsiaWachs {
    /// The least cost.
    pub cost: i64,
    /// The merges, each after those that make its two sides.
    pub merges: Vec<Merge>,
}

/// The least cost of merging the piles into one, in O(n log n) time and O(n) space. No pile may be
/// negative.
///
/// ```
/// use dynamic_programming::regional_dp::minimum_merge_cost::garsia_wachs::garsia_wachs;
///
/// assert_eq!(garsia_wachs(&[1, 3, 5, 2])?.cost, 22);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`MergeError::Negative`], and [`MergeError::Overflow`] as [`super::minimum_merge`].
pub fn garsia_wachs(piles: &[i64]) -> Result<GarsiaWachs, MergeError> {
    let sums = prefix_sums_of_naturals(piles)?;
    let merges = merges_at(&depths(piles));
    let cost = merges.iter().map(|merge| sums[merge.end] - sums[merge.start]).sum();
    Ok(GarsiaWachs { cost, merges })
}

/// A pile of the working row: what it weighs, and its place in the tree.
#[derive(Debug, Clone, Copy)]
struct Pile {
    /// The weight, and how many piles went into it. The second makes an empty pile weigh more than
    /// nothing.
    weight: (i64, usize),
    node: usize,
}

/// The depth of each pile in a tree of least cost, which need not keep the order of the row.
fn depths(piles: &[i64]) -> Vec<usize> {
    let mut row = Row::default();
    for (node, &pile) in piles.iter().enumerate() {
        row.push(Pile { weight: (pile, 1), node }, piles.len());
    }
    // A last pile, heavier than all together, makes the rest merge.
    row.settle(None, (i64::MAX, usize::MAX), piles.len());

    // The node of merge k is piles.len() + k, and its parent is a later merge.
    let mut depths = vec![0; piles.len() + row.children.len()];
    for (k, &(left, right)) in row.children.iter().enumerate().rev() {
        let depth = depths[piles.len() + k] + 1;
        (depths[left], depths[right]) = (depth, depth);
    }
    depths.truncate(piles.len());
    depths
}

/// The working row. In it, each pile is heavier than the next but one. So a pile is lighter than
/// one behind it only if that is its neighbor: the row is a row of summits that do not ascend, and
/// a summit may have a dip before it.
#[derive(Debug, Default)]
struct Row {
    summits: BTreeMap<Key, Summit>,
    n_keys: usize,
    /// The two nodes of each merge.
    children: Vec<(usize, usize)>,
}

/// The heavier one is before the lighter; of two with the same weight, the older one is first.
type Key = (Reverse<(i64, usize)>, usize);

#[derive(Debug)]
struct Summit {
    dip: Option<Pile>,
    pile: Pile,
}

impl Row {
    /// The next pile of the input, at the end of the row.
    fn push(&mut self, pile: Pile, n_piles: usize) {
        self.settle(None, pile.weight, n_piles);
        let dip = match self.summits.last_entry() {
            Some(last) if last.get().pile.weight < pile.weight => Some(last.remove().pile),
            _ => None,
        };
        self.insert(Summit { dip, pile });
    }

    fn insert(&mut self, summit: Summit) -> Key {
        let key = (Reverse(summit.pile.weight), self.n_keys);
        self.n_keys += 1;
        self.summits.insert(key, summit);
        key
    }

    /// Merges until the pile at `place` (none: the one about to come at the end) is lighter than
    /// the next to last before it.
    fn settle(&mut self, place: Option<Key>, weight: (i64, usize), n_piles: usize) {
        let mut open = vec![(place, weight)];
        while let Some(&(place, weight)) = open.last() {
            // Invariant: the row is in order up to the pile at `place`, which may be too heavy for
            // where it is.
            match self.take_pair(place, weight) {
                Some((left, right)) => {
                    let node = n_piles + self.children.len();
                    self.children.push((left.node, right.node));
                    let (a, b) = (left.weight, right.weight);
                    let merged = Pile { weight: (a.0 + b.0, a.1 + b.1), node };
                    // It moves left past all lighter piles, to its place among the summits.
                    let key = self.insert(Summit { dip: None, pile: merged });
                    open.push((Some(key), merged.weight));
                }
                None => drop(open.pop()),
            }
        }
    }

    /// Takes out the two piles before `place`, if the first of them is not heavier than `weight`.
    fn take_pair(&mut self, place: Option<Key>, weight: (i64, usize)) -> Option<(Pile, Pile)> {
        let mut before = match place {
            Some(key) => self.summits.range(..key),
            None => self.summits.range(..),
        };
        let (&key, summit) = before.next_back()?;
        if let Some(dip) = summit.dip {
            return (dip.weight <= weight).then(|| {
                let summit = self.summits.remove(&key);
                summit.map(|summit| (dip, summit.pile))
            })?;
        }
        let (&other, left) = before.next_back()?;
        if weight < left.pile.weight {
            return None;
        }
        let (left, right) = (self.summits.remove(&other)?, self.summits.remove(&key)?);
        if let Some(dip) = left.dip {
            // Only the end of the row comes here: nothing after the dip is heavier than it now.
            self.insert(Summit { dip: None, pile: dip });
        }
        Some((left.pile, right.pile))
    }
}

/// The merges of the tree whose leaves, from left to right, lie this deep.
fn merges_at(depths: &[usize]) -> Vec<Merge> {
    let mut merges = Vec::new();
    let mut done: Vec<(usize, usize)> = Vec::new();
    for (i, &depth) in depths.iter().enumerate() {
        // Invariant: `done` holds the depths and starts of what is merged so far, from left to
        // right, ever deeper.
        let (mut depth, mut mid) = (depth, i);
        while let Some(&(_, start)) = done.last().filter(|&&(other, _)| other == depth) {
            done.pop();
            merges.push(Merge { start, mid, end: i + 1 });
            (depth, mid) = (depth - 1, start);
        }
        done.push((depth, mid));
    }
    merges
}
