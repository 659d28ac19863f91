//! Part of [the leftist heap](super): the randomized heap, a sibling that keeps no distances and
//! tosses a coin.
//!
//! It is the [skew heap](super::skew_heap), but at each node a coin decides whether the sides
//! change.
//!
//! Cost: O(log n) to meld, to push and to pop, expected for every single operation.
//!
//! Source: A. Gambin, A. Malinowski, "Randomized meldable priority queues", *SOFSEM '98*.
//!
//! Page: `docs/en/data-structure/leftist-heap.md`.

use numbers::SplitMix64;

use super::skew_heap::{Rule, SelfAdjustingHeap};

/// A priority queue, the least element first: at each node a coin decides whether the sides change.
/// O(log n) to meld, to push and to pop, expected.
///
/// ```
/// use data_structure::RandomizedHeap;
/// use data_structure::leftist_heap::randomized_heap::Coin;
///
/// let mut heap = RandomizedHeap::with_rule(Coin::new(7));
/// heap.push("b");
/// heap.push("a");
/// assert_eq!(heap.peek(), Some(&"a"));
/// ```
pub type RandomizedHeap<T> = SelfAdjustingHeap<T, Coin>;

/// The rule that half of the nodes change sides, by chance.
#[derive(Debug, Clone)]
pub struct Coin {
    random: SplitMix64,
}

impl Coin {
    /// A coin; the same seed makes the same tosses.
    pub fn new(seed: u64) -> Self {
        Coin { random: SplitMix64::new(seed) }
    }
}

impl Rule for Coin {
    fn swaps(&mut self) -> bool {
        self.random.next_u64() >> 63 == 1
    }
}

impl Default for Coin {
    fn default() -> Self {
        Coin::new(0)
    }
}
