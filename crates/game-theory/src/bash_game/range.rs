//! Part of [Bachet's game](super): Bachet's game with a least take. A move takes at least `least`
//! and at most `most` objects.
//!
//! Bachet's game is the case `least = 1`. A take `t` can be answered by `least + most - t`, so
//! everything repeats with that period. The heap may end with a rest too small to take: see
//! [`Ending`].
//!
//! Cost: O(1), one division, for every `u64`; no sum overflows.
//!
//! Source: folklore; the ending [`Ending::TakeRest`] is that of judge problem HDU 2897.
//!
//! Checked: by definition, for all heaps to 300, 1 <= least <= most <= 13, and each ending.
//!
//! Page: `docs/en/game-theory/bash-game.md`.

use std::ops::RangeInclusive;

use super::BashError;

/// Which takes are allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    // Invariant: 1 <= least && least <= most.
    least: u64,
    most: u64,
}

/// How a game ends, and for whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// Who cannot move loses.
    Normal,
    /// Who cannot move wins.
    Misere,
    /// A rest smaller than the least take must be taken whole, and who takes the last
    /// object loses.
    TakeRest,
}

impl Rule {
    /// The rule by which a move takes at least `least` and at most `most` objects.
    ///
    /// # Errors
    /// If `least` is 0 or above `most`.
    pub fn new(least: u64, most: u64) -> Result<Rule, BashError> {
        if most < least {
            Err(BashError::NoTake { least, most })
        } else if least == 0 {
            Err(BashError::ZeroTake)
        } else {
            Ok(Rule { least, most })
        }
    }

    /// The legal takes; an empty range if the game is over.
    pub fn takes(self, heap: u64, ending: Ending) -> RangeInclusive<u64> {
        match ending {
            Ending::TakeRest if 0 < heap && heap < self.least => heap..=heap,
            _ => self.least..=self.most.min(heap),
        }
    }

    /// What is left of the heap after a take.
    ///
    /// # Errors
    /// If the rule does not allow the take, or the game is over.
    pub fn play(self, heap: u64, take: u64, ending: Ending) -> Result<u64, BashError> {
        let takes = self.takes(heap, ending);
        if takes.contains(&take) {
            Ok(heap - take)
        } else if takes.is_empty() {
            Err(BashError::GameOver { take, heap })
        } else {
            Err(BashError::IllegalTake { take, heap, least: *takes.start(), most: *takes.end() })
        }
    }

    /// Whether the player to move loses.
    pub fn is_cold(self, heap: u64, ending: Ending) -> bool {
        let residue = self.residue(heap);
        match ending {
            Ending::Normal => residue < self.least,
            // That is, least <= residue && residue < 2 * least.
            Ending::Misere => self.least <= residue && residue - self.least < self.least,
            Ending::TakeRest => 1 <= residue && residue <= self.least,
        }
    }

    /// A winning take; none if the heap is cold or the game is over.
    pub fn winning_take(self, heap: u64, ending: Ending) -> Option<u64> {
        if self.is_cold(heap, ending) || self.takes(heap, ending).is_empty() {
            return None;
        }
        let residue = self.residue(heap);
        let take = match (ending, residue) {
            // Leave a residue of 0, or the smallest that can be left.
            (Ending::Normal, _) => residue.min(self.most),
            // Leave a residue of `least`, or one above it.
            (Ending::Misere, _) if residue < self.least => self.most,
            (Ending::Misere, _) => residue - self.least,
            // Leave a residue of 1, or the smallest above it that can be left.
            (Ending::TakeRest, 0) => self.most,
            (Ending::TakeRest, _) => (residue - 1).min(self.most),
        };
        Some(take)
    }

    /// The nimber of the heap in normal play, `(heap mod (least + most)) / least`.
    pub fn nimber(self, heap: u64) -> u64 {
        self.residue(heap) / self.least
    }

    /// What is left when as many rounds as possible are taken away, each of two moves.
    fn residue(self, heap: u64) -> u64 {
        match self.least.checked_add(self.most) {
            Some(round) => heap % round,
            // Two moves could take more than the largest heap.
            None => heap,
        }
    }
}
