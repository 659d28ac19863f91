//! Part of [Nim](super): staircase Nim. Step 1 is the lowest; a move sends any positive number of
//! coins from one step to the next one down, from step 1 to the floor; who moves the last coin
//! wins.
//!
//! The steps 1, 3, 5, … play Nim and the others do not count, since a coin that arrives on an odd
//! step can be sent on at once.
//!
//! Cost: O(n) time for n steps.
//!
//! Domain: any number of steps with any `u64` numbers of coins.
//!
//! Source: folklore; Winning Ways, chapter 3, treats it as poker Nim.
//!
//! Checked: exhaustive search over 4 steps of up to 4 coins.
//!
//! Page: `docs/en/game-theory/nim-game/staircase.md`.

use thiserror::Error;

/// A move: `count` coins go down from step `step`, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Descent {
    /// The step that they leave.
    pub step: usize,
    /// How many: at least one.
    pub count: u64,
}

/// Two pieces of Georgia and Bob share a square, or one is before the first square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum StripError {
    /// Squares are counted from 1.
    #[error("a piece stands on square 0, but the first square is 1")]
    BeforeFirst,
    /// A square holds one piece at most.
    #[error("two pieces stand on square {square}")]
    SharedSquare {
        /// The square.
        square: u64,
    },
}

/// The xor of the steps 1, 3, 5, …; `steps[0]` is step 1. O(n).
pub fn nim_sum(steps: &[u64]) -> u64 {
    super::nim_sum(steps.iter().copied().step_by(2))
}

/// Whether the player to move loses. O(n).
///
/// ```
/// use game_theory::nim_game::staircase::is_cold;
///
/// // Only the steps 1 and 3 count.
/// assert!(is_cold(&[2, 7, 2, 5]));
/// ```
pub fn is_cold(steps: &[u64]) -> bool {
    nim_sum(steps) == 0
}

/// Every winning move, by ascending step. O(n) for all.
pub fn winning_moves(steps: &[u64]) -> impl Iterator<Item = Descent> {
    let sum = nim_sum(steps);
    steps.iter().enumerate().filter_map(move |(i, &coins)| {
        // An odd step is lowered to `wanted`; from an even one, the odd step below is raised to it.
        let odd = if i % 2 == 0 { coins } else { steps[i - 1] };
        let wanted = odd ^ sum;
        let count = if i % 2 == 0 { odd.checked_sub(wanted)? } else { wanted.checked_sub(odd)? };
        (0 < count && count <= coins).then_some(Descent { step: i + 1, count })
    })
}

/// Georgia and Bob: pieces on a strip of squares 1, 2, 3, …; a move shifts one piece left by any
/// number of free squares without passing another. The gaps to the left of the pieces, from the
/// last piece on, are a staircase. O(n log n).
///
/// # Errors
/// If two pieces share a square, or one is on square 0.
pub fn georgia_and_bob(pieces: &[u64]) -> Result<Vec<u64>, StripError> {
    let mut pieces = pieces.to_vec();
    pieces.sort_unstable();
    let mut steps = Vec::with_capacity(pieces.len());
    for (i, &square) in pieces.iter().enumerate() {
        let before = if i == 0 { 0 } else { pieces[i - 1] };
        if square == 0 {
            return Err(StripError::BeforeFirst);
        }
        if square == before {
            return Err(StripError::SharedSquare { square });
        }
        steps.push(square - before - 1);
    }
    steps.reverse();
    Ok(steps)
}
