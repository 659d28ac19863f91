//! The item of the best value per weight goes first, as many copies as fit, then the next.

pub fn best_counts(items: &[(usize, u64)], capacity: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by_key(|&i| std::cmp::Reverse(items[i].1 * 60 / items[i].0 as u64));
    let mut counts = vec![0; items.len()];
    let mut room = capacity;
    for i in order {
        counts[i] = room / items[i].0;
        room %= items[i].0;
    }
    counts
}
