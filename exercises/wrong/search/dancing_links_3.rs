//! Each set is taken or not, one after the other, and the covers are checked at the end.

pub fn exact_covers(n_items: usize, sets: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    search(0, n_items, sets, &mut Vec::new(), &mut found);
    found
}

fn search(
    next: usize,
    n_items: usize,
    sets: &[Vec<usize>],
    taken: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
) {
    if next == sets.len() {
        let n_covers = |item| taken.iter().filter(|set| sets[**set].contains(&item)).count();
        if (0..n_items).all(|item| n_covers(item) == 1) {
            found.push(taken.clone());
        }
        return;
    }
    search(next + 1, n_items, sets, taken, found);
    taken.push(next);
    search(next + 1, n_items, sets, taken, found);
    taken.pop();
}
