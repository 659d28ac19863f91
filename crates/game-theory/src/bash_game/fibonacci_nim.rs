//! Part of [Bachet's game](super): Fibonacci Nim. The first move may not take the whole heap, a
//! later one at most twice what the last one took.
//!
//! One heap, and who takes the last object wins. Write the heap as a sum of Fibonacci numbers of
//! which no two are neighbors in the sequence 1, 2, 3, 5, 8, …; Zeckendorf's theorem says that
//! there is exactly one such sum. The player to move wins exactly if the quota, the most that may
//! be taken, reaches its smallest part.
//!
//! Cost: O(1), at most 92 Fibonacci numbers are looked at.
//!
//! Domain: any `u64` heap and quota.
//!
//! Source: M. J. Whinihan, "Fibonacci Nim", Fibonacci Quarterly 1 (1963).
//!
//! Checked: by definition, for all heaps and quotas to 120.
//!
//! Page: `docs/en/game-theory/bash-game/fibonacci-nim.md`.

use super::BashError;

/// A heap, and the most that the next move may take from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The objects left.
    pub heap: u64,
    /// The most that the next move may take; it may exceed the heap.
    pub quota: u64,
}

impl Position {
    /// The first position of a game: everything but the whole heap may be taken.
    pub fn start(heap: u64) -> Position {
        Position { heap, quota: heap.saturating_sub(1) }
    }

    /// Whether the player to move loses.
    pub fn is_cold(self) -> bool {
        self.winning_take().is_none()
    }

    /// A winning take, the smallest Zeckendorf part of the heap; none if the position is cold.
    pub fn winning_take(self) -> Option<u64> {
        zeckendorf(self.heap).last().copied().filter(|part| *part <= self.quota)
    }

    /// The position after a take.
    ///
    /// # Errors
    /// If the quota or the heap does not allow the take, or no take is allowed.
    pub fn play(self, take: u64) -> Result<Position, BashError> {
        let Position { heap, quota } = self;
        let most = quota.min(heap);
        if most == 0 {
            Err(BashError::GameOver { take, heap })
        } else if 1 <= take && take <= most {
            // A quota above the largest heap allows no more than one equal to it.
            Ok(Position { heap: heap - take, quota: take.saturating_mul(2) })
        } else {
            Err(BashError::IllegalTake { take, heap, least: 1, most })
        }
    }
}

/// The Fibonacci numbers, no two of them neighbors, whose sum is `n`; the largest first, none for
/// 0.
///
/// ```
/// use game_theory::bash_game::fibonacci_nim::zeckendorf;
///
/// assert_eq!(zeckendorf(100), [89, 8, 3]);
/// ```
pub fn zeckendorf(n: u64) -> Vec<u64> {
    let mut parts = Vec::new();
    let mut rest = n;
    let (mut below, mut fibonacci) = LARGEST;
    while 0 < rest {
        // Invariant: rest < fibonacci + below. So a part is never followed by its neighbor.
        if fibonacci <= rest {
            parts.push(fibonacci);
            rest -= fibonacci;
        }
        (below, fibonacci) = (fibonacci - below, below);
    }
    parts
}

/// The last two Fibonacci numbers of 64 bits.
const LARGEST: (u64, u64) = (7_540_113_804_746_346_429, 12_200_160_415_121_876_738);
