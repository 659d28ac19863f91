//! Bachet's game: one heap; a move takes at least 1 and at most `most` objects; who takes the last
//! object wins.
//!
//! It is also called the Bash game, which gives the module its name.
//!
//! A heap is cold exactly if it is a multiple of `most + 1`; the remainder of a hot heap is its
//! only winning take.
//!
//! Cost: O(1), one division, for every `u64` heap and every rule; no sum overflows.
//!
//! Domain: any `u64` heap, and a largest take of at least 1; a take that the rule does not allow
//! is an error.
//!
//! Source: C.-G. Bachet de Méziriac, *Problèmes plaisans et délectables* (1612).
//!
//! Checked: the table, for all heaps to 300 and all rules to 14.
//!
//! By definition alone: [`plain`]. Cousins with rules of their own: [`misere`], [`range`],
//! [`fibonacci_nim`]. Any set of takes: [`table`].
//!
//! Page: `docs/en/game-theory/bash-game.md`.

pub mod fibonacci_nim;
pub mod misere;
pub mod plain;
pub mod range;
pub mod table;

use std::num::NonZeroU64;

/// A rule or a move that the game does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BashError {
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

/// Whether the player to move loses. An empty heap is lost: the other player took the last object.
/// O(1).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use game_theory::bash_game::is_cold;
///
/// assert!(is_cold(12, NonZeroU64::new(3).expect("not 0")));
/// ```
pub fn is_cold(heap: u64, most: NonZeroU64) -> bool {
    nimber(heap, most) == 0
}

/// The winning take, the only one there is; none if the heap is cold. O(1).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use game_theory::bash_game::winning_take;
///
/// let most = NonZeroU64::new(3).expect("not 0");
/// assert_eq!(winning_take(10, most), Some(2));
/// assert_eq!(winning_take(12, most), None);
/// ```
pub fn winning_take(heap: u64, most: NonZeroU64) -> Option<u64> {
    let residue = nimber(heap, most);
    (0 < residue).then_some(residue)
}

/// The nimber of the heap: it is worth a heap of Nim of that size. O(1).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use game_theory::bash_game::nimber;
///
/// assert_eq!(nimber(10, NonZeroU64::new(3).expect("not 0")), 2);
/// ```
pub fn nimber(heap: u64, most: NonZeroU64) -> u64 {
    match most.checked_add(1) {
        Some(period) => heap % period,
        // The rule forbids nothing: any heap can be taken whole.
        None => heap,
    }
}

/// The nimber of several heaps of which a move chooses one; they are cold together exactly if it
/// is 0. O(n).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use game_theory::sum_nimber;
///
/// // Worth 2, 3 and 1: their nim-sum is 0, so the player to move loses.
/// assert_eq!(sum_nimber([6, 7, 9], NonZeroU64::new(3).expect("not 0")), 0);
/// ```
pub fn sum_nimber(heaps: impl IntoIterator<Item = u64>, most: NonZeroU64) -> u64 {
    heaps.into_iter().fold(0, |sum, heap| sum ^ nimber(heap, most))
}

/// What is left of the heap after a take. O(1).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use game_theory::bash_game::play;
///
/// let most = NonZeroU64::new(3).expect("not 0");
/// assert_eq!(play(10, 2, most), Ok(8));
/// let error = play(10, 4, most).unwrap_err();
/// assert_eq!(error.to_string(), "4 is not a legal take from a heap of 10: 1 to 3 are");
/// ```
///
/// # Errors
/// If the rule does not allow the take, or the heap is empty.
pub fn play(heap: u64, take: u64, most: NonZeroU64) -> Result<u64, BashError> {
    let most = most.get().min(heap);
    if heap == 0 {
        Err(BashError::GameOver { take, heap })
    } else if 1 <= take && take <= most {
        Ok(heap - take)
    } else {
        Err(BashError::IllegalTake { take, heap, least: 1, most })
    }
}
