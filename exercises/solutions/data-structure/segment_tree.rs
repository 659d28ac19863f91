//! Write a segment tree of minima: `build(values)`, `set(nodes, i, value)` and
//! `least(nodes, start, end)`.
//!
//! `build` makes the nodes, `set` makes element `i` equal to `value`, and `least` returns the least
//! of the elements from `start` on, up to but without `end`; of none, `i64::MAX`. What the nodes are
//! is up to you, but the page's form, with 2n numbers, is the shortest.
//!
//! For example, of 3, 1 and 4 the least element of 1..3 is 1. After element 1 has become 9, it is 4.
//!
//! The judge tries 200 000 elements and 200 000 steps.

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
            r -= 1;
            least = least.min(nodes[r]);
        }
        (l, r) = (l / 2, r / 2);
    }
    least
}
