//! Returns from the first permutation to the last one.

pub fn previous_permutation(v: &mut [i64]) -> bool {
    let mut tail = v.len().saturating_sub(1);
    while 0 < tail && v[tail - 1] <= v[tail] {
        tail -= 1;
    }
    if 0 < tail {
        let pivot = tail - 1;
        let mut other = v.len() - 1;
        while v[pivot] <= v[other] {
            other -= 1;
        }
        v.swap(pivot, other);
    }
    v[tail..].reverse();
    0 < tail
}
