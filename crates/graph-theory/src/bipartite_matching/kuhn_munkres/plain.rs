//! Part of [Kuhn and Munkres' algorithm](super): the textbook version, with labels, a tree of tight
//! cells, and the least slack of each column.
//!
//! The picture on the page runs [`kuhn_munkres`]. The library's version starts with an auction,
//! changes the labels once per search, supports gaps, both goals, and any number of rows, and
//! rejects weights whose sums could overflow.
//!
//! Cost: O(n² m) time for n rows and m columns, O(n + m) extra space.
//!
//! Domain: integers whose sums do not overflow; at least as many columns as rows.
//!
//! Source: as for the [library's version](super); the least slacks follow E. L. Lawler,
//! "Combinatorial Optimization: Networks and Matroids" (1976), chapter 5.
//!
//! Checked: on all tables of up to 3 x 3 cells of few values, and on random ones: the same weight
//! as the [library's version](super), and labels that prove it; at each step, that no cell weighs
//! more than its labels.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/kuhn-munkres.md`.

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The initial labels are set: the largest weight of each row, and 0 for each column.
    Open,
    /// Row x has joined the tree, and the slacks include its cells.
    Join {
        /// The row.
        x: usize,
    },
    /// The labels have changed by d, which may be 0, so that a cell of column y is tight.
    Change {
        /// The column outside the tree that had the least slack.
        y: usize,
        /// That slack.
        d: i64,
    },
    /// Column y was free, and the path from it to the root has been flipped.
    Flip {
        /// The column.
        y: usize,
    },
}

/// Labels and pairs, and the tree of the last search.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Labeling {
    /// The label of each row.
    pub a: Vec<i64>,
    /// The label of each column.
    pub b: Vec<i64>,
    /// The row that each column is paired with.
    pub mate: Vec<Option<usize>>,
    /// Whether each column is in the tree.
    pub is_in_tree: Vec<bool>,
    /// For each column outside the tree, the least slack of its cells in the rows of the tree.
    pub slack: Vec<i64>,
    /// For each column, the row in which it has that slack, or had it when it joined the tree.
    pub from: Vec<usize>,
}

/// Returns an assignment of greatest weight: a column for each row, with labels that prove it.
///
/// ```
/// use graph_theory::bipartite_matching::kuhn_munkres::plain::kuhn_munkres;
///
/// let best = kuhn_munkres(&[vec![1, 8, 5], vec![5, 7, 3], vec![6, 7, 2]]);
/// assert_eq!(best.mate, [Some(2), Some(1), Some(0)]);
/// assert_eq!((best.a, best.b), (vec![5, 4, 5], vec![1, 3, 0]));
/// ```
///
/// # Panics
/// If the rows differ in length, or there are more rows than columns.
pub fn kuhn_munkres(w: &[Vec<i64>]) -> Labeling {
    kuhn_munkres_watched(w, |_, _| {})
}

/// Works like [`kuhn_munkres`], but passes each [`Step`] and the labels, pairs, and tree after it
/// to `watch`.
///
/// # Panics
/// The same as [`kuhn_munkres`].
pub fn kuhn_munkres_watched(w: &[Vec<i64>], mut watch: impl FnMut(Step, &Labeling)) -> Labeling {
    let m = w.first().map_or(0, Vec::len);
    let mut labeling = Labeling {
        a: w.iter().map(|row| row.iter().copied().max().unwrap_or(0)).collect(),
        b: vec![0; m],
        mate: vec![None; m],
        ..Labeling::default()
    };
    watch(Step::Open, &labeling);
    for root in 0..w.len() {
        // Invariant: no cell weighs more than its labels, each pair is tight, each row before the
        // root has a mate, and the label of a free column is 0.
        labeling.serve_watched(w, root, &mut watch);
    }
    labeling
}

impl Labeling {
    /// Finds a column for the root. Rows that have a column may change it, but keep one.
    fn serve_watched(&mut self, w: &[Vec<i64>], root: usize, watch: &mut impl FnMut(Step, &Self)) {
        let m = self.b.len();
        self.is_in_tree = vec![false; m];
        self.slack = vec![i64::MAX; m];
        self.from = vec![root; m];
        let mut x = root;
        loop {
            // Invariant: each cell by which the tree has grown is tight.
            self.look_from(w, x);
            watch(Step::Join { x }, self);
            let outside = (0..m).filter(|&y| !self.is_in_tree[y]);
            let nearest = outside.min_by_key(|&y| self.slack[y]);
            let y = nearest.expect("there are as many columns as rows, or more");
            let d = self.slack[y];
            self.change_labels(root, d);
            watch(Step::Change { y, d }, self);
            self.is_in_tree[y] = true;
            let Some(owner) = self.mate[y] else {
                self.flip_path(y);
                watch(Step::Flip { y }, self);
                return;
            };
            x = owner;
        }
    }

    /// Lowers the slacks to those in row x wherever these are less.
    fn look_from(&mut self, w: &[Vec<i64>], x: usize) {
        for (y, &weight) in w[x].iter().enumerate() {
            let slack = self.a[x] + self.b[y] - weight;
            if !self.is_in_tree[y] && slack < self.slack[y] {
                (self.slack[y], self.from[y]) = (slack, x);
            }
        }
    }

    /// Lowers the labels of the rows in the tree by d, and raises those of its columns by d.
    fn change_labels(&mut self, root: usize, d: i64) {
        self.a[root] -= d;
        for y in 0..self.b.len() {
            match self.mate[y] {
                Some(x) if self.is_in_tree[y] => {
                    self.a[x] -= d;
                    self.b[y] += d;
                }
                _ => self.slack[y] -= d,
            }
        }
    }

    /// Gives each column on the path from y to the root the row from which it was reached.
    fn flip_path(&mut self, mut y: usize) {
        loop {
            let x = self.from[y];
            let before = self.mate.iter().position(|&mate| mate == Some(x));
            self.mate[y] = Some(x);
            match before {
                Some(column) => y = column,
                None => break,
            }
        }
    }
}
