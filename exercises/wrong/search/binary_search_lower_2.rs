//! It asks about one element after the other.

pub fn lower_bound(n: usize, is_less: impl Fn(usize) -> bool) -> usize {
    (0..n).find(|i| !is_less(*i)).unwrap_or(n)
}
