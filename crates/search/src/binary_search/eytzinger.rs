//! Part of [binary search](super): the elements in the order of their probes, so that the first
//! ones share a few cache lines.
//!
//! Source: P.-V. Khuong, P. Morin, "Array layouts for comparison-based searching", ACM Journal of
//! Experimental Algorithmics 22 (2017).
//!
//! Page: `docs/en/search/binary-search.md`.

/// An ascending sequence as a search tree in an array: the children of the vertex k, counted from
/// 1, are 2k and 2k + 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Eytzinger<T> {
    /// The elements; vertex k is at index k - 1.
    tree: Vec<T>,
    /// The index of each vertex in the sequence; for 0, which is no vertex, the length.
    rank: Vec<usize>,
}

impl<T: Ord + Clone> Eytzinger<T> {
    /// Arranges an ascending slice. O(n).
    pub fn new(v: &[T]) -> Self {
        let n = v.len();
        let leftmost = |mut k: usize| {
            while 2 * k <= n {
                k *= 2;
            }
            k
        };
        let mut rank = vec![n; n + 1];
        let mut k = leftmost(1);
        for i in 0..n {
            rank[k] = i;
            // The next in order: the leftmost below on the right, or the first ancestor to the
            // right.
            k = if 2 * k < n { leftmost(2 * k + 1) } else { up(k) };
        }
        Eytzinger { tree: rank[1..].iter().map(|&i| v[i].clone()).collect(), rank }
    }

    /// The index in the sequence of the first element that is not less than `x`, or the length.
    /// O(log n).
    pub fn lower_bound(&self, x: &T) -> usize {
        let mut k = 1;
        while k <= self.tree.len() {
            // Invariant: the answer is below k, or it is the last vertex where the path turned
            // left.
            k = 2 * k + usize::from(self.tree[k - 1] < *x);
        }
        self.rank[up(k)]
    }
}

/// Undoes the turns to the right at the end of the path to `k`, and one turn to the left; 0 if
/// there was none.
fn up(k: usize) -> usize {
    k >> (k.trailing_ones() + 1)
}
