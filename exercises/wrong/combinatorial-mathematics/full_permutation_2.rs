//! Swaps with the first lesser item of the tail, which is the least.

pub fn previous_permutation(v: &mut [i64]) -> bool {
    let mut tail = v.len().saturating_sub(1);
    while 0 < tail && v[tail - 1] <= v[tail] {
        tail -= 1;
    }
    if tail == 0 {
        return false;
    }
    v.swap(tail - 1, tail);
    v[tail..].reverse();
    true
}
