//! Disjoint sets: merge two sets, and ask whether two elements are in one.
//!
//! Cost: O(α(n)) amortized for each operation, so at most 4 in any universe; O(log n) for a single
//! one. 4 bytes an element.
//!
//! Domain: the elements 0..n, of which there are at most 2³¹ - 1. As with the index of a slice, an
//! element that is not there is the caller's mistake, and panics.
//!
//! Source: R. E. Tarjan, J. van Leeuwen, "Worst-case analysis of set union algorithms", Journal of
//! the ACM 31 (1984).
//!
//! Checked: all sequences of four unions of five elements against labels that are rewritten; random
//! ones against a search of the graph.
//!
//! Page: `docs/en/data-structure/disjoint-set.md`.

pub mod keyed;
pub mod plain;
pub mod potential;
pub mod rollback;

/// A partition of the elements 0..n into sets. Each set is a tree whose links lead up to its root,
/// which stands for it.
///
/// - Of two sets that are merged the smaller one goes below the larger one, so no element has more
///   than log₂ n above it.
/// - A search for a root makes every other link on its way skip one element.
///
/// ```
/// use data_structure::DisjointSet;
///
/// let mut sets = DisjointSet::new(5);
/// assert!(sets.union(0, 4));
/// assert!(sets.union(4, 2));
/// assert!(sets.same(0, 2));
/// assert_eq!(sets.n_sets(), 3);
/// ```
#[doc(alias = "union-find")]
#[doc(alias = "DSU")]
#[doc(alias = "merge-find set")]
#[derive(Debug, Clone, Default)]
pub struct DisjointSet {
    /// The parent of an element; of a root, the size of its set with a minus sign.
    links: Vec<i32>,
    n_sets: usize,
}

impl DisjointSet {
    /// The sets {0}, {1}, …, {n - 1}. O(n).
    ///
    /// # Panics
    /// If `n` exceeds 2³¹ - 1.
    pub fn new(n: usize) -> Self {
        assert!(i32::try_from(n).is_ok(), "{n} elements are too many");
        DisjointSet { links: vec![-1; n], n_sets: n }
    }

    /// Adds an element in a set of its own, and returns it: the number of elements before. O(1)
    /// amortized.
    ///
    /// # Panics
    /// If there are 2³¹ - 1 elements already.
    pub fn push(&mut self) -> usize {
        assert!(i32::try_from(self.len() + 1).is_ok(), "too many elements");
        self.links.push(-1);
        self.n_sets += 1;
        self.len() - 1
    }

    /// How many elements there are.
    pub fn len(&self) -> usize {
        self.links.len()
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.links.is_empty()
    }

    /// How many sets there are.
    pub fn n_sets(&self) -> usize {
        self.n_sets
    }

    /// The root of the set of `x`: the same for all elements of the set, until it is merged.
    /// O(α(n)) amortized.
    ///
    /// # Panics
    /// If there is no element `x`.
    pub fn find(&mut self, x: usize) -> usize {
        self.halve(x)
    }

    /// The root, reached without changing a link. O(log n).
    ///
    /// # Panics
    /// If there is no element `x`.
    pub fn root(&self, x: usize) -> usize {
        let mut root = x;
        while let Some(parent) = self.above(root) {
            root = parent;
        }
        root
    }

    /// Merges the sets of `x` and `y`. False if they are one set already. Of two sets of equal size
    /// the root of `x` stays a root. O(α(n)) amortized.
    ///
    /// # Panics
    /// If there is no element `x`, or no element `y`. Then no two sets have been merged.
    pub fn union(&mut self, x: usize, y: usize) -> bool {
        let (a, b) = (self.halve(x), self.halve(y));
        if a == b {
            return false;
        }
        self.link(a, b);
        true
    }

    /// Whether `x` and `y` are in one set. O(α(n)) amortized.
    ///
    /// # Panics
    /// If there is no element `x`, or no element `y`.
    pub fn same(&mut self, x: usize, y: usize) -> bool {
        self.find(x) == self.find(y)
    }

    /// How many elements the set of `x` has. O(log n).
    ///
    /// # Panics
    /// If there is no element `x`.
    pub fn set_size(&self, x: usize) -> usize {
        // A root's link is a size with a minus sign.
        self.links[self.root(x)].unsigned_abs() as usize
    }

    /// The element above `x`; `x` itself if it is a root.
    ///
    /// # Panics
    /// If there is no element `x`.
    pub fn parent(&self, x: usize) -> usize {
        self.above(x).unwrap_or(x)
    }

    /// The parents of 0, 1, 2, …; a root is its own.
    pub fn parents(&self) -> impl ExactSizeIterator<Item = usize> {
        (0..self.len()).map(|x| self.above(x).unwrap_or(x))
    }

    /// The sets, each in ascending order, by their least elements. O(n α(n)).
    pub fn groups(&mut self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::with_capacity(self.n_sets);
        let mut group_of_root = vec![None; self.len()];
        for x in 0..self.len() {
            let root = self.halve(x);
            let group = *group_of_root[root].get_or_insert(groups.len());
            if group == groups.len() {
                groups.push(Vec::new());
            }
            groups[group].push(x);
        }
        groups
    }

    /// The parent of `x`, if `x` is not a root.
    fn above(&self, x: usize) -> Option<usize> {
        // The conversion fails if the link is negative.
        usize::try_from(self.links[x]).ok()
    }

    fn set_above(&mut self, x: usize, parent: usize) {
        self.links[x] = i32::try_from(parent).expect("an element is below 2^31");
    }

    /// Walks up from `x` to its root, two elements at a time, and leaves a link behind for each
    /// stride.
    fn halve(&mut self, mut x: usize) -> usize {
        while let Some(parent) = self.above(x) {
            // Invariant: x is in the set asked for, and every element has the root it had. No
            // branch for the last link: the depth of an element is hard for a processor to
            // predict.
            let up = self.above(parent).unwrap_or(parent);
            self.set_above(x, up);
            x = up;
        }
        x
    }

    /// Puts the smaller one of the sets with the roots `a` and `b` below the other; if they are
    /// equal, `b` below `a`. Returns the root that is a root no longer.
    fn link(&mut self, a: usize, b: usize) -> usize {
        // The larger set has the smaller link.
        if self.links[b] < self.links[a] { self.hang(a, b) } else { self.hang(b, a) }
    }

    fn hang(&mut self, child: usize, root: usize) -> usize {
        debug_assert!(child != root && self.above(child).is_none() && self.above(root).is_none());
        self.links[root] += self.links[child];
        self.set_above(child, root);
        self.n_sets -= 1;
        child
    }
}
