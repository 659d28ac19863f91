//! Part of [recurrences](super): exact values of T(n) = Σ aᵢ T(⌊bᵢ n⌋ or ⌈bᵢ n⌉) + f(n), and the
//! levels of the recursion tree.
//!
//! Page: `docs/en/basic-knowledge/recurrence.md`.

use std::collections::BinaryHeap;

use thiserror::Error;

use super::Part;

/// How the size of a part becomes a whole number.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// Down.
    #[default]
    Floor,
    /// Up.
    Ceil,
}

/// The term times · T(n · numerator / denominator), rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Split {
    times: u64,
    numerator: u32,
    denominator: u32,
    rounding: Rounding,
}

/// Why a value cannot be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SplitError {
    /// The share is not between 0 and 1, or there are no such parts.
    #[error("{times} parts of {numerator}/{denominator} are no split")]
    Share {
        /// The number of parts.
        times: u64,
        /// The share's numerator.
        numerator: u32,
        /// The share's denominator.
        denominator: u32,
    },
    /// T(0) is needed, and no base case gives it.
    #[error("T(0) is needed, and there is no base case for it")]
    NoBase,
    /// T(n) is given by itself: a base case is missing.
    #[error("T({n}) is given by itself: a base case is missing")]
    NotShrinking {
        /// The size.
        n: u64,
    },
    /// A value, or a number of nodes, exceeds a `u64`.
    #[error("T({n}) does not fit 64 bits")]
    Overflow {
        /// The size that was needed.
        n: u64,
    },
}

impl Split {
    /// The term times · T(n · numerator / denominator).
    ///
    /// # Errors
    /// Unless 0 < times and 0 < numerator < denominator.
    pub fn new(
        times: u64,
        numerator: u32,
        denominator: u32,
        rounding: Rounding,
    ) -> Result<Self, SplitError> {
        if times == 0 || numerator == 0 || denominator <= numerator {
            return Err(SplitError::Share { times, numerator, denominator });
        }
        Ok(Split { times, numerator, denominator, rounding })
    }

    /// The number of such parts.
    pub fn times(&self) -> u64 {
        self.times
    }

    /// The share of n, as numerator and denominator.
    pub fn share(&self) -> (u32, u32) {
        (self.numerator, self.denominator)
    }

    /// The term without the rounding.
    #[expect(clippy::cast_precision_loss, reason = "the theorems are about real numbers")]
    pub fn part(&self) -> Part {
        let ratio = f64::from(self.numerator) / f64::from(self.denominator);
        Part { times: self.times as f64, ratio }
    }

    /// The size of a part of n.
    ///
    /// # Errors
    /// If it is not smaller than n.
    pub fn size(&self, n: u64) -> Result<u64, SplitError> {
        let (numerator, denominator) = (u64::from(self.numerator), u64::from(self.denominator));
        // n is a multiple of the denominator, and a rest whose products fit.
        let rest = n % denominator * numerator;
        let rest = match self.rounding {
            Rounding::Floor => rest / denominator,
            Rounding::Ceil => rest.div_ceil(denominator),
        };
        match n / denominator * numerator + rest {
            size if size < n => Ok(size),
            _ if n == 0 => Err(SplitError::NoBase),
            _ => Err(SplitError::NotShrinking { n }),
        }
    }
}

/// T(n), where `base` gives T of the sizes that are not split and `f` the rest; both give none if
/// the value does not fit, which for `base` means that the size is split. O(m s log m) for m
/// distinct sizes and s splits, where m is O(log n) if all parts are alike, up to rounding.
///
/// # Errors
/// If a size is split into itself, 0 is split, or a value exceeds a `u64`.
pub fn evaluate(
    n: u64,
    splits: &[Split],
    base: impl Fn(u64) -> Option<u64>,
    f: impl Fn(u64) -> Option<u64>,
) -> Result<u64, SplitError> {
    let sizes = distinct_sizes(n, splits, &base)?;
    let overflow = SplitError::Overflow { n };
    let mut values = vec![0_u64; sizes.len()];
    for i in (0..sizes.len()).rev() {
        // Invariant: values[i + 1..] are those of the sizes there, which are all that are smaller.
        let size = sizes[i];
        values[i] = if let Some(value) = base(size) {
            value
        } else {
            let mut sum = f(size).ok_or(overflow)?;
            for split in splits {
                let part = split.size(size)?;
                let place = sizes.partition_point(|size| part < *size);
                let parts = values[place].checked_mul(split.times).ok_or(overflow)?;
                sum = sum.checked_add(parts).ok_or(overflow)?;
            }
            sum
        };
    }
    Ok(values[0])
}

/// All sizes that n leads to, n itself first, in descending order.
fn distinct_sizes(
    n: u64,
    splits: &[Split],
    base: impl Fn(u64) -> Option<u64>,
) -> Result<Vec<u64>, SplitError> {
    let mut sizes = Vec::new();
    let mut ahead = BinaryHeap::from([n]);
    while let Some(size) = ahead.pop() {
        // Invariant: sizes descends, and whatever part of them is not among them is ahead.
        if sizes.last() == Some(&size) {
            continue;
        }
        sizes.push(size);
        if base(size).is_none() {
            for split in splits {
                ahead.push(split.size(size)?);
            }
        }
    }
    Ok(sizes)
}

/// A level of a recursion tree.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Level {
    /// The sizes of its nodes in descending order, and how many nodes there are of each.
    pub sizes: Vec<(u64, u64)>,
    /// The number of nodes that are not split further.
    pub n_leaves: u64,
    /// The cost of the level: f of each node that is split, and the base case of each leaf.
    pub cost: u64,
}

impl Level {
    /// The number of nodes.
    pub fn n_nodes(&self) -> u64 {
        self.sizes.iter().map(|(_, count)| count).sum()
    }
}

/// The levels of the recursion tree, the root first. Their costs add up to T(n). O(m s log m) for m
/// distinct sizes on a level and s splits, and what insertion into a sorted list moves: O(m² s) at
/// worst.
///
/// # Errors
/// As [`evaluate`], and if the nodes of a level are more than a `u64` counts.
pub fn levels(
    n: u64,
    splits: &[Split],
    base: impl Fn(u64) -> Option<u64>,
    f: impl Fn(u64) -> Option<u64>,
) -> Result<Vec<Level>, SplitError> {
    let overflow = SplitError::Overflow { n };
    let mut levels = Vec::new();
    let mut sizes = vec![(n, 1_u64)];
    let mut total = 0_u64;
    while !sizes.is_empty() {
        // Invariant: sizes are the nodes below the last level, and total is what all levels cost.
        let mut level = Level { sizes: std::mem::take(&mut sizes), ..Level::default() };
        let mut n_nodes = 0_u64;
        for &(size, count) in &level.sizes {
            n_nodes = n_nodes.checked_add(count).ok_or(overflow)?;
            let is_leaf = base(size);
            let cost = is_leaf.or_else(|| f(size)).and_then(|cost| cost.checked_mul(count));
            level.cost = cost.and_then(|cost| level.cost.checked_add(cost)).ok_or(overflow)?;
            if is_leaf.is_some() {
                level.n_leaves += count;
                continue;
            }
            for split in splits {
                let part = split.size(size)?;
                let parts = count.checked_mul(split.times).ok_or(overflow)?;
                match sizes.binary_search_by(|(size, _)| part.cmp(size)) {
                    Ok(place) => {
                        let known: &mut u64 = &mut sizes[place].1;
                        *known = known.checked_add(parts).ok_or(overflow)?;
                    }
                    Err(place) => sizes.insert(place, (part, parts)),
                }
            }
        }
        total = total.checked_add(level.cost).ok_or(overflow)?;
        levels.push(level);
    }
    Ok(levels)
}
