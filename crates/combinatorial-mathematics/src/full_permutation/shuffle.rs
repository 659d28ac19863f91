//! Part of [full permutation](super): a random permutation.
//!
//! Source: R. A. Fisher, F. Yates, *Statistical Tables* (1938); R. Durstenfeld, "Algorithm 235:
//! random permutation", Communications of the ACM 7 (1964).
//!
//! Page: `docs/en/combinatorial-mathematics/full-permutation/shuffle.md`.

/// Brings a slice into a random order, each of the n! as likely as the others. `below(n)` must be a
/// random number below `n`, each as likely as the others; it is asked for n, n - 1, …, 2. O(n).
///
/// # Panics
/// If `below(n)` is `n` or more.
pub fn shuffle<T>(v: &mut [T], mut below: impl FnMut(usize) -> usize) {
    for n in (2..=v.len()).rev() {
        // Invariant: the items from place n on are drawn, and will not move.
        let drawn = below(n);
        assert!(drawn < n, "{drawn} is not below {n}");
        v.swap(drawn, n - 1);
    }
}
