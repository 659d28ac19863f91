//! Disjoint sets: merge two sets, and ask whether two elements are in the same set.
//!
//! Cost: O(α(n)) amortized for each operation, where α(n) is at most 4 in practice; O(log n) for a
//! single one. 4 bytes per element.
//!
//! Domain: the elements 0..n, with n at most 2³¹ - 1. As with the index of a slice, an element that
//! does not exist is the caller's mistake, and causes a panic.
//!
//! Source: R. E. Tarjan, J. van Leeuwen, "Worst-case analysis of set union algorithms", Journal of
//! the ACM 31 (1984).
//!
//! Checked: all sequences of four unions of five elements against rewritten labels; random ones
//! against a graph search.
//!
//! Page: `docs/en/data-structure/disjoint-set.md`.

pub mod keyed;
pub mod plain;
pub mod potential;
pub mod rollback;

/// A partition of the elements 0..n into sets. Each set is a tree whose links lead up to its root,
/// which represents the set.
///
/// - When two sets are merged, the smaller one goes below the larger one, so no element has more
///   than log₂ n elements above it.
/// - A search for a root makes every other link on its path skip one element.
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
    /// The parent of an element; for a root, the negated size of its set.
    links: Vec<i32>,
    n_sets: usize,
}

impl DisjointSet {
    /// Creates the sets {0}, {1}, …, {n - 1}. O(n).
    ///
    /// # Panics
    /// If `n` exceeds 2³¹ - 1.
    pub fn new(n: usize) -> Self {
        assert!(i32::try_from(n).is_ok(), "{n} elements are too many");
        DisjointSet { links: vec![-1; n], n_sets: n }
    }

    /// Adds an element in a set of its own, and returns it: the previous number of elements. O(1)
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

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.links.len()
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.links.is_empty()
    }

    /// Returns the number of sets.
    pub fn n_sets(&self) -> usize {
        self.n_sets
    }

    /// Returns the root of the set of `x`, which is the same for all elements of the set until the
    /// set is merged. O(α(n)) amortized.
    ///
    /// # Panics
    /// If `x` is not an element.
    pub fn find(&mut self, x: usize) -> usize {
        self.halve(x)
    }

    /// Returns the root of the set of `x` without changing a link. O(log n).
    ///
    /// # Panics
    /// If `x` is not an element.
    pub fn root(&self, x: usize) -> usize {
        let mut root = x;
        while let Some(parent) = self.above(root) {
            root = parent;
        }
        root
    }

    /// Merges the sets of `x` and `y`. Returns false if they are already the same set. If both have
    /// the same size, the root of `x` remains a root. O(α(n)) amortized.
    ///
    /// # Panics
    /// If `x` or `y` is not an element; then no sets have been merged.
    pub fn union(&mut self, x: usize, y: usize) -> bool {
        let (a, b) = (self.halve(x), self.halve(y));
        if a == b {
            return false;
        }
        self.link(a, b);
        true
    }

    /// Returns whether `x` and `y` are in the same set. O(α(n)) amortized.
    ///
    /// # Panics
    /// If `x` or `y` is not an element.
    pub fn same(&mut self, x: usize, y: usize) -> bool {
        self.find(x) == self.find(y)
    }

    /// Returns the number of elements in the set of `x`. O(log n).
    ///
    /// # Panics
    /// If `x` is not an element.
    pub fn set_size(&self, x: usize) -> usize {
        // The link of a root is the negated size.
        self.links[self.root(x)].unsigned_abs() as usize
    }

    /// Returns the element above `x`, or `x` itself if it is a root.
    ///
    /// # Panics
    /// If `x` is not an element.
    pub fn parent(&self, x: usize) -> usize {
        self.above(x).unwrap_or(x)
    }

    /// Returns the parents of 0, 1, 2, …; a root is its own parent.
    pub fn parents(&self) -> impl ExactSizeIterator<Item = usize> {
        (0..self.len()).map(|x| self.above(x).unwrap_or(x))
    }

    /// Returns the sets, ordered by their least elements, each in ascending order. O(n α(n)).
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

    /// Returns the parent of `x`, or `None` if `x` is a root.
    fn above(&self, x: usize) -> Option<usize> {
        // The conversion fails if the link is negative.
        usize::try_from(self.links[x]).ok()
    }

    fn set_above(&mut self, x: usize, parent: usize) {
        self.links[x] = i32::try_from(parent).expect("an element is below 2^31");
    }

    /// Walks up from `x` to its root, two elements at a time, and makes the link of each element
    /// visited skip one. Returns the root.
    fn halve(&mut self, mut x: usize) -> usize {
        while let Some(parent) = self.above(x) {
            // Invariant: x is in the same set as at the start, and the root of every element is
            // unchanged. There is no branch for the last link, because the depth of an element is
            // hard for a processor to predict.
            let up = self.above(parent).unwrap_or(parent);
            self.set_above(x, up);
            x = up;
        }
        x
    }

    /// Puts the smaller of the sets with the roots `a` and `b` below the other, or `b` below `a` if
    /// their sizes are equal. Returns the root that is no longer one.
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
