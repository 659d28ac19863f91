//! Part of [dancing links](super): the dance on a circular list, and Algorithm X on circles of
//! items and of ones, as a textbook prints them.
//!
//! The picture on the page runs this version. The library's version keeps the ones of a set side by
//! side, and has its own stack.
//!
//! Cost: exponential in the worst case; removing a node and restoring it are O(1). The recursion is
//! as deep as the number of sets in a solution.
//!
//! Domain: sets without an item twice, and with items below `n_items`.
//!
//! Source: D. E. Knuth, "Dancing links", Millennial Perspectives in Computer Science (2000).
//!
//! Checked: all families of up to 4 sets over 3 items, against all subfamilies.
//!
//! Page: `docs/en/search/dancing-links.md`.

use super::Step;

/// Nodes in circles: each knows its two neighbors, and a circle has no end.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Circle {
    /// The node after each node.
    pub next: Vec<usize>,
    /// The node before each node.
    pub prev: Vec<usize>,
}

impl Circle {
    /// Takes a node out of its circle. It still knows where it was.
    pub fn remove(&mut self, x: usize) {
        self.next[self.prev[x]] = self.next[x];
        self.prev[self.next[x]] = self.prev[x];
    }

    /// Puts the node back that was taken out last.
    pub fn restore(&mut self, x: usize) {
        self.next[self.prev[x]] = x;
        self.prev[self.next[x]] = x;
    }

    /// Adds a new node before `x`, in its circle; without `x`, in a circle of its own.
    pub fn add(&mut self, x: Option<usize>) -> usize {
        let new = self.next.len();
        let next = x.unwrap_or(new);
        let prev = x.map_or(new, |x| self.prev[x]);
        self.next.push(next);
        self.prev.push(prev);
        self.restore(new);
        new
    }
}

/// A matrix of ones. Node 0 is the root, and the nodes 1 to m are the heads of the columns, one for
/// each item.
#[derive(Debug, Clone, Default)]
pub struct Matrix {
    /// The root with the items that are left; and the ones of each set.
    across: Circle,
    /// Each head with the ones below it.
    down: Circle,
    /// The column of each one.
    column: Vec<usize>,
    /// The set of each one.
    set: Vec<usize>,
    /// The number of ones in each column.
    n_ones: Vec<usize>,
}

impl Matrix {
    /// The matrix of these sets over the items 0, 1, …, `n_items` - 1.
    ///
    /// # Panics
    /// If a set holds an item that is not there.
    pub fn new(n_items: usize, sets: &[Vec<usize>]) -> Self {
        let mut matrix = Matrix { n_ones: vec![0; n_items + 1], ..Matrix::default() };
        for node in 0..=n_items {
            matrix.across.add((0 < node).then_some(0));
            matrix.down.add(None);
            matrix.column.push(node);
            matrix.set.push(0);
        }
        for (number, items) in sets.iter().enumerate() {
            let mut first = None;
            for item in items {
                assert!(*item < n_items, "there is no item {item}");
                let one = matrix.across.add(first);
                first = first.or(Some(one));
                matrix.down.add(Some(item + 1));
                matrix.column.push(item + 1);
                matrix.set.push(number);
                matrix.n_ones[item + 1] += 1;
            }
        }
        matrix
    }

    /// The items that are left.
    pub fn items_left(&self) -> Vec<usize> {
        let around =
            std::iter::successors(Some(self.across.next[0]), |x| Some(self.across.next[*x]));
        around.take_while(|x| *x != 0).map(|x| x - 1).collect()
    }

    /// The sets that are left in the column of an item.
    pub fn sets_left(&self, item: usize) -> Vec<usize> {
        let head = item + 1;
        let around =
            std::iter::successors(Some(self.down.next[head]), |x| Some(self.down.next[*x]));
        around.take_while(|x| *x != head).map(|x| self.set[x]).collect()
    }

    /// Takes out the item, and every set that has a one in its column.
    fn cover(&mut self, head: usize) {
        self.across.remove(head);
        let mut one = self.down.next[head];
        while one != head {
            let mut other = self.across.next[one];
            while other != one {
                self.down.remove(other);
                self.n_ones[self.column[other]] -= 1;
                other = self.across.next[other];
            }
            one = self.down.next[one];
        }
    }

    /// Undoes the last `cover`, backward.
    fn uncover(&mut self, head: usize) {
        let mut one = self.down.prev[head];
        while one != head {
            let mut other = self.across.prev[one];
            while other != one {
                self.n_ones[self.column[other]] += 1;
                self.down.restore(other);
                other = self.across.prev[other];
            }
            one = self.down.prev[one];
        }
        self.across.restore(head);
    }

    /// The item with the fewest sets, of those that are left.
    fn choose(&self) -> Option<usize> {
        let around =
            std::iter::successors(Some(self.across.next[0]), |x| Some(self.across.next[*x]));
        around.take_while(|head| *head != 0).min_by_key(|head| self.n_ones[*head])
    }

    /// Finds every exact cover that contains the sets taken so far.
    fn search(
        &mut self,
        taken: &mut Vec<usize>,
        found: &mut Vec<Vec<usize>>,
        watch: &mut impl FnMut(Step, &Self),
    ) {
        let Some(head) = self.choose() else {
            watch(Step::Solve, self);
            found.push(taken.clone());
            return;
        };
        watch(Step::Choose { item: head - 1, n_sets: self.n_ones[head] }, self);
        self.cover(head);
        let mut one = self.down.next[head];
        while one != head {
            taken.push(self.set[one]);
            let mut other = self.across.next[one];
            while other != one {
                self.cover(self.column[other]);
                other = self.across.next[other];
            }
            watch(Step::Take { set: self.set[one] }, self);
            self.search(taken, found, watch);
            other = self.across.prev[one];
            while other != one {
                self.uncover(self.column[other]);
                other = self.across.prev[other];
            }
            taken.pop();
            watch(Step::PutBack { set: self.set[one] }, self);
            one = self.down.next[one];
        }
        self.uncover(head);
    }
}

/// All exact covers of the items 0, 1, …, `n_items` - 1, each as the numbers of its sets in the
/// order in which they were taken.
///
/// ```
/// use search::dancing_links::plain::exact_covers;
///
/// let covers = exact_covers(4, &[vec![0, 1], vec![2], vec![2, 3], vec![3]]);
/// assert_eq!(covers, [[0, 1, 3].to_vec(), [0, 2].to_vec()]);
/// ```
///
/// # Panics
/// If a set holds an item that is not there.
pub fn exact_covers(n_items: usize, sets: &[Vec<usize>]) -> Vec<Vec<usize>> {
    exact_covers_watched(n_items, sets, |_, _| {})
}

/// [`exact_covers`], observed: each [`Step`], with the matrix after it.
///
/// # Panics
/// If a set holds an item that is not there.
pub fn exact_covers_watched(
    n_items: usize,
    sets: &[Vec<usize>],
    mut watch: impl FnMut(Step, &Matrix),
) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    let mut matrix = Matrix::new(n_items, sets);
    matrix.search(&mut Vec::new(), &mut found, &mut |step, matrix| watch(step, matrix));
    found
}
