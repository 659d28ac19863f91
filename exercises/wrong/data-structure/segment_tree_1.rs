//! The node behind the range is taken before `r` is decreased.

/// The nodes of a tree over the values.
pub fn build(values: &[i64]) -> Vec<i64> {
    let n = values.len();
    let mut nodes = vec![i64::MAX; 2 * n];
    nodes[n..].copy_from_slice(values);
    for k in (1..n).rev() {
        nodes[k] = nodes[2 * k].min(nodes[2 * k + 1]);
    }
    nodes
}

/// Makes element `i` equal to `value`.
pub fn set(nodes: &mut [i64], i: usize, value: i64) {
    let mut k = nodes.len() / 2 + i;
    nodes[k] = value;
    while 1 < k {
        k /= 2;
        nodes[k] = nodes[2 * k].min(nodes[2 * k + 1]);
    }
}

/// The least of the elements `start..end`.
pub fn least(nodes: &[i64], start: usize, end: usize) -> i64 {
    let n = nodes.len() / 2;
    let (mut l, mut r, mut least) = (n + start, n + end, i64::MAX);
    while l < r {
        if l & 1 == 1 {
            least = least.min(nodes[l]);
            l += 1;
        }
        if r & 1 == 1 {
            least = least.min(nodes[r]);
            r -= 1;
        }
        (l, r) = (l / 2, r / 2);
    }
    least
}
