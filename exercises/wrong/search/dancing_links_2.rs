//! The set is never taken off again.

pub fn exact_covers(n_items: usize, sets: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    let items: Vec<usize> = (0..n_items).collect();
    let left: Vec<usize> = (0..sets.len()).collect();
    search(&items, &left, sets, &mut Vec::new(), &mut found);
    found
}

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
    }
}
