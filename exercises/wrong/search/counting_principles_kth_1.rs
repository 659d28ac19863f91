//! The digits are computed from the left.

pub fn kth_way(sizes: &[u64], k: u64) -> Option<Vec<u64>> {
    if sizes.contains(&0) {
        return None;
    }
    let mut rest = k;
    let mut way = Vec::new();
    for size in sizes {
        way.push(rest % size);
        rest /= size;
    }
    (rest == 0).then_some(way)
}
