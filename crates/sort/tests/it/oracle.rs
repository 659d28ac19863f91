//! What is too simple to be wrong.

/// How many pairs are in the wrong order.
pub(crate) fn inversions<T: Ord>(v: &[T]) -> u64 {
    let of = |j: usize| v[..j].iter().filter(|x| **x > v[j]).count() as u64;
    (0..v.len()).map(of).sum()
}
