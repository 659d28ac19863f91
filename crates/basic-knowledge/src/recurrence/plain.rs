//! Part of [recurrences](super): the levels of a recursion tree, added up.
//!
//! The picture on the page runs this version, where the parts are of one size. [`super::exact`] has
//! rounded and uneven parts.
//!
//! Cost: O(log n) steps.
//!
//! Domain: n is a power of b, and all costs fit into 64 bits.
//!
//! Source: J. L. Bentley, D. Haken, J. B. Saxe, "A general method for solving divide-and-conquer
//! recurrences", *SIGACT News* 12 (1980).
//!
//! Checked: against the exact value of the recurrence, for small a, b and powers.
//!
//! Page: `docs/en/basic-knowledge/recurrence.md`.

/// A level of the tree was added: so many nodes, each of this size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    /// The number of nodes.
    pub n_nodes: u64,
    /// The size of each.
    pub size: u64,
}

/// The cost of each level of the recursion tree of T(n) = a T(n/b) + f(n), T(1) = f(1), from the
/// root to the leaves. Their sum is T(n). `n` must be a power of `b`, and `b` at least 2.
///
/// ```
/// use basic_knowledge::recurrence::plain::level_costs;
///
/// assert_eq!(level_costs(2, 2, 8, |n| n), [8, 8, 8, 8]);
/// assert_eq!(level_costs(3, 2, 4, |n| n), [4, 6, 9]);
/// assert_eq!(level_costs(2, 2, 8, |n| n * n), [64, 32, 16, 8]);
/// ```
pub fn level_costs(a: u64, b: u64, n: u64, f: impl Fn(u64) -> u64) -> Vec<u64> {
    level_costs_watched(a, b, n, f, |_, _| {})
}

/// [`level_costs`], observed: each level, with the costs so far.
pub fn level_costs_watched(
    a: u64,
    b: u64,
    n: u64,
    f: impl Fn(u64) -> u64,
    mut watch: impl FnMut(Step, &[u64]),
) -> Vec<u64> {
    let (mut n_nodes, mut size) = (1, n);
    let mut costs = vec![f(n)];
    watch(Step { n_nodes, size }, &costs);
    while 1 < size {
        n_nodes *= a;
        size /= b;
        costs.push(n_nodes * f(size));
        watch(Step { n_nodes, size }, &costs);
    }
    costs
}
