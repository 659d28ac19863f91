//! Part of [the leftist heap](super): the randomized heap, a variant that keeps no distances and
//! tosses coins.
//!
//! It is the [skew heap](super::skew_heap), except that a coin decides at each node whether the
//! children are swapped.
//!
//! Cost: O(log n) to meld, push and pop, expected for every single operation.
//!
//! Source: A. Gambin, A. Malinowski, "Randomized meldable priority queues", *SOFSEM '98*.
//!
//! Page: `docs/en/data-structure/leftist-heap.md`.

use numbers::SplitMix64;

use super::skew_heap::{Rule, SelfAdjustingHeap};

/// A priority queue, the least element first: at each node, a coin decides whether the children are
/// swapped. O(log n) to meld, push and pop, expected.
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

/// The rule that swaps the children of each node with probability one half.
#[derive(Debug, Clone)]
pub struct Coin {
    random: SplitMix64,
}

impl Coin {
    /// Creates a coin; the same seed gives the same tosses.
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
