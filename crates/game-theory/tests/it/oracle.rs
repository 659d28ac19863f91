//! A judge too simple to be wrong: it tries every move of every position.

use std::collections::HashMap;
use std::hash::Hash;

/// Who wins when the player to move has no move left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Play {
    /// The other player.
    Normal,
    /// The player to move.
    Misere,
}

/// Decides positions of one game by search, and remembers them.
pub(crate) struct Search<P, M> {
    moves: M,
    play: Play,
    known: HashMap<P, bool>,
}

impl<P: Clone + Eq + Hash, M: Fn(&P) -> Vec<P>> Search<P, M> {
    pub(crate) fn new(play: Play, moves: M) -> Self {
        Search { moves, play, known: HashMap::new() }
    }

    /// Whether the player to move loses.
    pub(crate) fn is_cold(&mut self, position: &P) -> bool {
        if let Some(&cold) = self.known.get(position) {
            return cold;
        }
        let after = (self.moves)(position);
        let cold = if after.is_empty() {
            self.play == Play::Normal
        } else {
            after.iter().all(|next| !self.is_cold(next))
        };
        self.known.insert(position.clone(), cold);
        cold
    }
}

/// Every list of `n` numbers from 0 to `last`.
pub(crate) fn tuples(n: usize, last: u64) -> Vec<Vec<u64>> {
    (0..n).fold(vec![Vec::new()], |shorter, _| {
        let longer = |list: &Vec<u64>, value| list.iter().copied().chain([value]).collect();
        shorter.iter().flat_map(|list| (0..=last).map(move |value| longer(list, value))).collect()
    })
}

/// Every way to lower one heap.
pub(crate) fn one_heap_lowered(heaps: &[u64]) -> Vec<Vec<u64>> {
    let lowered = |heap: usize, left: u64| {
        let mut after = heaps.to_vec();
        after[heap] = left;
        after
    };
    let of_heap = |heap: usize| (0..heaps[heap]).map(move |left| lowered(heap, left));
    (0..heaps.len()).flat_map(of_heap).collect()
}
