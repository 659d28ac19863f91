//! Write the master theorem: `master(a, b, k)` says which case T(n) = a T(n/b) + n^k is.
//!
//! The result is `'L'` if the leaves decide, because each level costs more than the one above it;
//! `'B'` if the levels are balanced and cost the same; and `'R'` if the root decides.
//!
//! For example, `master(2, 2, 1)` is `'B'`, `master(3, 2, 1)` is `'L'`, and `master(2, 2, 2)` is `'R'`.
//!
//! a is at least 1, b is at least 2, and k is at most 100. Beware: b to the power of k can exceed 64
//! bits, and logarithms of floating-point numbers are not exact.

/// Which levels of the recursion tree of T(n) = a T(n/b) + n^k decide: 'L', 'B' or 'R'.
pub fn master(a: u64, b: u64, k: u32) -> char {
    todo!()
}
