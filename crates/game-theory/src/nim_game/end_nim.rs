//! Part of [Nim](super): end-Nim. Heaps in a row; a move takes any positive number from the first
//! or the last heap that is left; who takes the last object wins.
//!
//! For every block of neighboring heaps there is exactly one size, [`Block::left`], that makes the
//! block cold when a heap of that size is put before it; [`Block::right`] is the same for a heap
//! after it.
//!
//! Cost: O(n²) time, O(n) space for n heaps.
//!
//! Domain: any row of `u64` heaps; an empty heap counts as not there.
//!
//! Source: M. H. Albert, R. J. Nowakowski, "The game of End-Nim", Electronic Journal of
//! Combinatorics 8(2) (2001).
//!
//! Checked: exhaustive search over all rows of up to 3 heaps of 7, 4 of 5 and 5 of 4.
//!
//! Page: `docs/en/game-theory/nim-game/end-nim.md`.

/// An end of the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// The first heap.
    Left,
    /// The last heap.
    Right,
}

/// A move: `take` objects from the heap at `end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct EndMove {
    /// Which end.
    pub end: End,
    /// How many objects: at least one.
    pub take: u64,
}

/// A block of neighboring heaps, and the two heaps that would make it cold; 0 means no heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// The size of a heap before the block that makes the whole cold.
    pub left: u64,
    /// The size of a heap after the block that makes the whole cold.
    pub right: u64,
}

/// The size that a new heap on the near side must have, when a block gets the heap `size` on its
/// far side. `near` and `far` are the block's own answers on these two sides, before.
fn answer(size: u64, near: u64, far: u64) -> u64 {
    if size == far {
        // The block with this heap is cold already.
        0
    } else if far < size && size <= near {
        size - 1
    } else if near <= size && size < far {
        size + 1
    } else {
        size
    }
}

/// The two blocks that lack only the last heap and only the first; none for fewer than two heaps.
fn all_but_one(heaps: &[u64]) -> Option<(Block, Block)> {
    // Invariant: blocks[i] is the block of `len` heaps that begins at heap i.
    let mut blocks: Vec<Block> =
        heaps.iter().map(|&size| Block { left: size, right: size }).collect();
    for len in 2..heaps.len() {
        for i in 0..=heaps.len() - len {
            let (shorter, next) = (blocks[i], blocks[i + 1]);
            blocks[i] = Block {
                left: answer(heaps[i + len - 1], shorter.left, shorter.right),
                right: answer(heaps[i], next.right, next.left),
            };
        }
        blocks.pop();
    }
    (2 <= heaps.len()).then(|| (blocks[0], blocks[1]))
}

/// The one or two winning moves, left end first; none if the player to move loses. Empty heaps are
/// not there. O(n²).
pub fn winning_moves(heaps: &[u64]) -> Vec<EndMove> {
    let heaps: Vec<u64> = heaps.iter().copied().filter(|&size| 0 < size).collect();
    let cold_ends = match (heaps.as_slice(), all_but_one(&heaps)) {
        ([only], _) => vec![(End::Left, *only, 0)],
        ([first, .., last], Some((without_last, without_first))) => {
            vec![(End::Left, *first, without_first.left), (End::Right, *last, without_last.right)]
        }
        _ => Vec::new(),
    };
    let winning = cold_ends.into_iter().filter(|(_, size, cold)| cold < size);
    winning.map(|(end, size, cold)| EndMove { end, take: size - cold }).collect()
}

/// Whether the player to move loses. O(n²).
///
/// ```
/// use game_theory::nim_game::end_nim::is_cold;
///
/// assert!(is_cold(&[4, 4]));
/// ```
pub fn is_cold(heaps: &[u64]) -> bool {
    winning_moves(heaps).is_empty()
}
