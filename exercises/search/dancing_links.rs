//! Write a search for exact covers: `exact_covers(n_items, sets)` returns all choices of sets that
//! contain each of the items 0, 1, …, `n_items` - 1 exactly once.
//!
//! Each result lists the indices of its sets in ascending order; the results may come in any order.
//! No set contains an item twice, and no set is empty.
//!
//! For example, the sets `[0, 1]`, `[2]`, `[1, 2]` and `[0]` over three items have the results 0, 1
//! and 2, 3.
//!
//! The large inputs have up to two hundred sets. Choose the item with the fewest sets, and give up
//! as soon as an item has none left.

/// All exact covers of the items below `n_items`, each as ascending indices of sets.
pub fn exact_covers(n_items: usize, sets: &[Vec<usize>]) -> Vec<Vec<usize>> {
    todo!()
}
