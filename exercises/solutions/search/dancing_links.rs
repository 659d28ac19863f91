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
    let mut found = Vec::new();
    let items: Vec<usize> = (0..n_items).collect();
    let left: Vec<usize> = (0..sets.len()).collect();
    search(&items, &left, sets, &mut Vec::new(), &mut found);
    found
}

/// Finds the covers of these items by these sets, which share no item with a set that is taken.
fn search(
    items: &[usize],
    left: &[usize],
    sets: &[Vec<usize>],
    taken: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
) {
    let mut n_sets = vec![0; items.iter().max().map_or(0, |item| item + 1)];
    for item in left.iter().flat_map(|set| &sets[*set]) {
        n_sets[*item] += 1;
    }
    let Some(chosen) = items.iter().copied().min_by_key(|item| n_sets[*item]) else {
        let mut cover = taken.clone();
        cover.sort_unstable();
        found.push(cover);
        return;
    };
    for set in left.iter().copied().filter(|set| sets[*set].contains(&chosen)) {
        let is_apart = |other: &&usize| sets[**other].iter().all(|item| !sets[set].contains(item));
        let rest: Vec<usize> = left.iter().filter(is_apart).copied().collect();
        let items: Vec<usize> =
            items.iter().copied().filter(|item| !sets[set].contains(item)).collect();
        taken.push(set);
        search(&items, &rest, sets, taken, found);
        taken.pop();
    }
}
