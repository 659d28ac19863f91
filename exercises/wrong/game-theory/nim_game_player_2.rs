//! It makes the two largest heaps equal, as if the others did not matter.

pub fn choose(heaps: &[u64]) -> (usize, u64) {
    let mut order: Vec<usize> = (0..heaps.len()).collect();
    order.sort_by_key(|heap| std::cmp::Reverse(heaps[*heap]));
    let second = order.get(1).map_or(0, |heap| heaps[*heap]);
    (order[0], heaps[order[0]] - second)
}
