//! Part of [Nim](super): Moore's Nim. A move takes any positive numbers from at least one and at
//! most `k` heaps.
//!
//! Nim is the case `k = 1`. A position is cold exactly if in every binary column the number of ones
//! is a multiple of `k + 1`.
//!
//! Cost: O(n) a binary column.
//!
//! Domain: any heaps, as in [Nim](super), and a `k` of at least 1.
//!
//! Source: E. H. Moore, "A generalization of the game called Nim", Annals of Mathematics 11 (1910).
//!
//! Checked: exhaustive search over 3 heaps of up to 6 and 4 of up to 3, for `k` from 1 to 3, normal
//! and misère.
//!
//! Page: `docs/en/game-theory/nim-game/moore.md`.

use std::num::NonZeroUsize;

use super::{Heap, Move};

/// The remainder of `count` by `k + 1`, also where `k + 1` does not fit.
fn residue(count: usize, k: NonZeroUsize) -> usize {
    k.checked_add(1).map_or(count, |modulus| count % modulus)
}

/// Whether the player to move loses when who takes the last object wins. O(n) a column.
///
/// ```
/// use std::num::NonZeroUsize;
///
/// use game_theory::nim_game::moore::is_cold;
///
/// assert!(is_cold(&[2_u64, 2, 2], NonZeroUsize::new(2).expect("not 0")));
/// ```
pub fn is_cold<T: Heap>(heaps: &[T], k: NonZeroUsize) -> bool {
    (0..T::BITS).all(|bit| residue(heaps.iter().filter(|heap| heap.has(bit)).count(), k) == 0)
}

/// Whether the player to move loses when who takes the last object loses. O(n) a column.
pub fn is_cold_misere<T: Heap>(heaps: &[T], k: NonZeroUsize) -> bool {
    let one = T::from(true);
    if heaps.iter().any(|&size| one < size) {
        return is_cold(heaps, k);
    }
    residue(heaps.iter().filter(|&&size| size == one).count(), k) == 1
}

/// A winning move when who takes the last object wins: what happens to each heap that it touches,
/// by ascending heap; none in a cold position. O(n) a column.
pub fn winning_move<T: Heap>(heaps: &[T], k: NonZeroUsize) -> Option<Vec<Move<T>>> {
    let mut after = heaps.to_vec();
    let mut lowered: Vec<usize> = Vec::new();
    let mut is_lowered = vec![false; heaps.len()];
    for bit in (0..T::BITS).rev() {
        // Invariant: every column above `bit` is a multiple of k + 1, and each of the at most k
        // lowered heaps is already smaller than it was, so that its lower digits are free.
        let with_a_one = (0..after.len()).filter(|&heap| after[heap].has(bit));
        let untouched: Vec<usize> = with_a_one.filter(|&heap| !is_lowered[heap]).collect();
        let excess = residue(untouched.len(), k);
        let n_missing = if excess == 0 { 0 } else { k.get() - excess + 1 };
        let fill = n_missing <= lowered.len();
        for (i, &heap) in lowered.iter().enumerate() {
            after[heap] = after[heap].with(bit, fill && i < n_missing);
        }
        if !fill {
            for &heap in &untouched[..excess] {
                after[heap] = after[heap].with(bit, false);
                lowered.push(heap);
                is_lowered[heap] = true;
            }
        }
    }
    lowered.sort_unstable();
    let of_heap = |heap: usize| {
        let left = after[heap];
        Move { heap, take: heaps[heap] - left, left }
    };
    (!lowered.is_empty()).then(|| lowered.into_iter().map(of_heap).collect())
}
