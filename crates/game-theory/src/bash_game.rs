//! Bachet's game: one heap, and a move takes at least 1 and at most `most` objects.
//!
//! Who takes the last object wins (normal play), or loses (misère play). The whole theory is one division: a heap is
//! cold if it is a multiple of `most + 1`. The cousins stand beside it: [`range`] has a least take too,
//! [`fibonacci_nim`] lets a take grow to twice the one before it, and [`table`] solves any set of takes by definition.
//!
//! Cost: O(1), one division; O(heaps · takes) for the table.
//! Domain: every `u64` heap and every rule; no sum overflows.
//! Source: C.-G. Bachet de Méziriac, *Problèmes plaisans et délectables*, 1612.
//! Checked: the table, for all heaps to 300 and all rules to 14.
//! Page: `docs/en/game-theory/bash-game.md`.

pub mod fibonacci_nim;
pub mod range;
pub mod table;

use std::num::NonZeroU64;

/// A rule or a move that the game does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// A move that takes nothing is a pass, and two players who pass never end.
    #[error("a rule must not allow a take of 0")]
    ZeroTake,
    /// No take satisfies the rule.
    #[error("no take is at least {least} and at most {most}")]
    NoTake {
        /// The least that a move would have to take.
        least: u64,
        /// The most that it would be allowed to take.
        most: u64,
    },
    /// The rule allows moves, but not this one.
    #[error("{take} is not a legal take from a heap of {heap}: {least} to {most} are")]
    IllegalTake {
        /// The take that was tried.
        take: u64,
        /// The heap that it was to be taken from.
        heap: u64,
        /// The smallest legal take.
        least: u64,
        /// The largest legal take.
        most: u64,
    },
    /// Nobody can move: the game is over.
    #[error("{take} is not a legal take from a heap of {heap}: the game is over")]
    GameOver {
        /// The take that was tried.
        take: u64,
        /// The heap that is left.
        heap: u64,
    },
}

/// The winning take, the only one there is; none if the heap is cold.
///
/// An empty heap is cold: the other player took the last object.
pub fn winning_take(heap: u64, most: NonZeroU64) -> Option<u64> {
    match nimber(heap, most) {
        0 => None,
        take => Some(take),
    }
}

/// The nimber of the heap, `heap mod (most + 1)`: it is worth a Nim heap of that size.
pub fn nimber(heap: u64, most: NonZeroU64) -> u64 {
    match most.checked_add(1) {
        Some(period) => heap % period,
        // The rule forbids nothing: any heap can be taken whole.
        None => heap,
    }
}

/// The nimber of several heaps side by side; a move takes from one of them. It is 0 if they are cold.
pub fn sum_nimber(heaps: impl IntoIterator<Item = u64>, most: NonZeroU64) -> u64 {
    heaps.into_iter().fold(0, |sum, heap| sum ^ nimber(heap, most))
}

/// Whether the player to move loses if who takes the last object loses.
///
/// An empty heap is hot: the other player took the last object.
pub fn misere_is_cold(heap: u64, most: NonZeroU64) -> bool {
    nimber(heap, most) == 1
}

/// The take that wins if who takes the last object loses, the only one there is; none if the heap is cold or empty.
pub fn misere_winning_take(heap: u64, most: NonZeroU64) -> Option<u64> {
    match nimber(heap, most) {
        0 if heap == 0 => None,
        // One object more than a multiple of the period must stay.
        0 => Some(most.get()),
        1 => None,
        residue => Some(residue - 1),
    }
}

/// What is left of the heap after a take.
///
/// # Errors
/// If the rule does not allow the take, or the heap is empty.
pub fn play(heap: u64, take: u64, most: NonZeroU64) -> Result<u64, Error> {
    let most = most.get().min(heap);
    if heap == 0 {
        Err(Error::GameOver { take, heap })
    } else if 1 <= take && take <= most {
        Ok(heap - take)
    } else {
        Err(Error::IllegalTake { take, heap, least: 1, most })
    }
}
