//! What is left of k in the end is not looked at.

pub fn kth_way(sizes: &[u64], k: u64) -> Option<Vec<u64>> {
    if sizes.contains(&0) {
        return None;
    }
    let mut way = vec![0; sizes.len()];
    let mut rest = k;
    for i in (0..sizes.len()).rev() {
        way[i] = rest % sizes[i];
        rest /= sizes[i];
    }
    Some(way)
}
