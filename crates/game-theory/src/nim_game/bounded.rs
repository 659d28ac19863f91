//! Part of [Nim](super): bounded Nim. A move takes 1 to `most` objects from one heap; who takes the
//! last object wins.
//!
//! Each heap counts as its remainder by `most + 1`, and the remainders play Nim.
//!
//! Cost: O(n) time, O(1) space.
//!
//! Domain: any `u64` heaps, and a largest take of at least 1.
//!
//! Source: the sum of Bachet's games, by the theorem of Sprague and Grundy.
//!
//! Checked: exhaustive search over 3 heaps of up to 8, for `most` from 1 to 5.
//!
//! Page: `docs/en/game-theory/nim-game/bounded.md`.

use std::num::NonZeroU64;

use super::Move;

/// What a heap counts for: its remainder by `most + 1`.
fn nimber(size: u64, most: NonZeroU64) -> u64 {
    most.checked_add(1).map_or(size, |modulus| size % modulus)
}

/// The xor of the heaps' remainders by `most + 1`. O(n).
pub fn nim_sum(heaps: &[u64], most: NonZeroU64) -> u64 {
    super::nim_sum(heaps.iter().map(|&size| nimber(size, most)))
}

/// Whether the player to move loses. O(n).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use game_theory::nim_game::bounded::is_cold;
///
/// assert!(is_cold(&[5, 9], NonZeroU64::new(3).expect("not 0")));
/// ```
pub fn is_cold(heaps: &[u64], most: NonZeroU64) -> bool {
    nim_sum(heaps, most) == 0
}

/// Every winning move, by ascending heap. O(n) for all, O(1) space.
pub fn winning_moves(heaps: &[u64], most: NonZeroU64) -> impl Iterator<Item = Move<u64>> {
    let sum = nim_sum(heaps, most);
    heaps.iter().enumerate().filter_map(move |(heap, &size)| {
        let now = nimber(size, most);
        let wanted = now ^ sum;
        let take = if wanted < now {
            now - wanted
        } else if now < wanted && wanted <= most.get() {
            // Past a multiple of most + 1, to the larger remainder below it.
            now + (most.get() - wanted) + 1
        } else {
            return None;
        };
        (take <= size).then(|| Move { heap, take, left: size - take })
    })
}
