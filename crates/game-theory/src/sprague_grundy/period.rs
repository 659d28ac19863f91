//! Part of [the Sprague–Grundy function](super): rows of values that repeat: from a table of a few
//! hundred heaps to the heap of 10^18.
//!
//! A row g(0), g(1), … has period p from `start` on if g(n + p) = g(n) for all n >= `start`. No
//! table can show that: it ends. But for many rules there is a theorem of the form *if the
//! equation holds for all n from `start` to some end, it holds forever*, and that a table can
//! show. The end is the rule's own:
//!
//! - subtraction set with largest amount s: `start + s`, since a value depends only on the s
//!   values before it;
//! - octal game with last digit k: `2 start + p + k` (Guy and Smith, 1956), see
//!   [`octal`](super::octal).
//!
//! Cost: one table, and O(heaps) to read the period off it.
//!
//! Source: R. K. Guy, C. A. B. Smith, *The G-values of various games*, 1956.
//!
//! Checked: all subtraction sets within 1..=6, all octal codes of two digits, and random ones of
//! both kinds, each against a longer table than the one that proves; the published starts and
//! periods of Kayles, Dawson's chess and Dawson's Kayles.
//!
//! Page: `docs/en/game-theory/sprague-grundy.md`.

use super::{GrundyError, Nimber};

/// g(n + length) = g(n) for all n >= start.
///
/// ```
/// use game_theory::{Period, SubtractionSet};
///
/// let row = SubtractionSet::new([1, 3, 4])?.periodic(1000)?;
/// assert_eq!(row.period(), Period { start: 0, length: 7 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Period {
    /// The first n for which the equation holds from there on.
    pub start: usize,
    /// How far apart the equal values are; at least 1.
    pub length: usize,
}

/// The shortest period that `values` prove by the theorem "if the equation holds for all n with
/// `period.start` <= n < `end(period)`, then it holds for all n >= `period.start`".
///
/// The period and its start are then the least that the whole row has: a shorter period of the
/// row would divide this one, begin no later, and so be proven by the same table.
pub fn proven_period(values: &[Nimber], end: impl Fn(Period) -> usize) -> Option<Period> {
    let n = values.len();
    let runs = agreements(values).into_iter().enumerate().skip(1);
    let period = |(length, run)| Period { start: n - length - run, length };
    runs.map(period).find(|period| end(*period) <= n - period.length)
}

/// For each length up to n: how far back from the table's end values so far apart are equal.
/// This is the Z function of the reversed row. O(n).
fn agreements(values: &[Nimber]) -> Vec<usize> {
    let n = values.len();
    let back = |i: usize| values[n - 1 - i];
    let mut runs = vec![0; n + 1];
    // The agreement that reaches farthest: back(i) == back(i - by) for by <= i < far.
    let (mut by, mut far) = (0, 0);
    for length in 1..n {
        let known = if length < far { runs[length - by] } else { 0 };
        let mut run = known.min(far.saturating_sub(length));
        while length + run < n && back(length + run) == back(run) {
            run += 1;
        }
        if far < length + run {
            (by, far) = (length, length + run);
        }
        runs[length] = run;
    }
    runs
}

/// The values of all heaps of a rule whose row is periodic, as [`SubtractionSet::periodic`] and
/// [`Octal::periodic`](super::octal::Octal::periodic) return them.
///
/// ```
/// use game_theory::{Periodic, SubtractionSet};
///
/// let rule = SubtractionSet::new([1, 3, 4])?;
/// let row: Periodic = rule.periodic(1000)?;
/// assert_eq!((row.block(), row.value(1_000_000)), (&[0, 1, 0, 1, 2, 3, 2][..], 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// [`SubtractionSet::periodic`]: super::SubtractionSet::periodic
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Periodic {
    /// The values of heaps 0..start + length.
    values: Vec<Nimber>,
    period: Period,
}

impl Periodic {
    /// Doubles the table of a rule until it proves a period, or has `limit` heaps.
    ///
    /// `table(last)` are the values of heaps 0..=last; `end` is the rule's theorem, as
    /// [`proven_period`] wants it.
    ///
    /// # Errors
    /// [`GrundyError::NoPeriod`] if `limit` heaps do not prove a period.
    pub fn prove(
        limit: usize,
        table: impl Fn(usize) -> Vec<Nimber>,
        end: impl Fn(Period) -> usize,
    ) -> Result<Periodic, GrundyError> {
        let mut heaps = limit.min(64);
        loop {
            let mut values = if heaps == 0 { Vec::new() } else { table(heaps - 1) };
            if let Some(period) = proven_period(&values, &end) {
                values.truncate(period.start + period.length);
                return Ok(Periodic { values, period });
            }
            if heaps == limit {
                return Err(GrundyError::NoPeriod { heaps });
            }
            heaps = heaps.saturating_mul(2).min(limit);
        }
    }

    /// Where the row begins to repeat, and how soon.
    pub fn period(&self) -> Period {
        self.period
    }

    /// The values before the row begins to repeat.
    pub fn before(&self) -> &[Nimber] {
        &self.values[..self.period.start]
    }

    /// The values of heaps start..start + length, which then repeat.
    pub fn block(&self) -> &[Nimber] {
        &self.values[self.period.start..]
    }

    /// The heap below start + length that has the value of `heap`. O(1).
    pub fn like(&self, heap: u64) -> usize {
        let start = self.period.start as u64;
        let length = self.period.length as u64;
        let like = if heap < start { heap } else { start + (heap - start) % length };
        // It always fits: it is less than start + length, the length of a table.
        usize::try_from(like).unwrap_or(usize::MAX)
    }

    /// The value of a heap of any size. O(1).
    pub fn value(&self, heap: u64) -> Nimber {
        self.values[self.like(heap)]
    }

    /// The values of heaps 0..=last, copied block by block. O(last).
    pub fn table(&self, last: usize) -> Vec<Nimber> {
        let heaps = last + 1;
        let mut values = Vec::with_capacity(heaps);
        values.extend(self.values.iter().take(heaps));
        while values.len() < heaps {
            // All of the row from `start` on, a whole number of blocks, may be said again.
            let blocks = values.len() - self.period.start;
            let next = blocks.min(heaps - values.len());
            values.extend_from_within(self.period.start..self.period.start + next);
        }
        values
    }
}
