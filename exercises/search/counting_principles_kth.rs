//! Write unranking: `kth_way(sizes, k)` is the way that has k ways before it.
//!
//! A way is a list with one digit for each step, and the digit at step i is one of 0 to
//! `sizes[i] - 1`. The ways are in lexicographic order: the first step that differs decides. The
//! result is `None` if there are at most k ways.
//!
//! For example, with the sizes 3, 4, 2 there are 24 ways, and the one with 17 ways before it is
//! `[2, 0, 1]`.
//!
//! There may be more ways than a `u64` can count. With 64 sizes of 2 and the largest k, the answer
//! is 64 ones. Do you need the number of ways?

/// The way with `k` ways before it; `None` if there is none.
pub fn kth_way(sizes: &[u64], k: u64) -> Option<Vec<u64>> {
    todo!()
}
