//! Kuhn and Munkres' algorithm: the assignment of rows to columns of greatest or least weight, by
//! labels that prove it.
//!
//! Rows bid for columns, which have prices. An auction serves most rows; each of the others is
//! served by a search for the cheapest way to move rows from column to column.
//!
//! Cost: O(n² m) time for n rows and m columns, n ≤ m; the auction is O(n m). O(n m) space for the
//! weights, O(n + m) beside them.
//!
//! Domain: any number of rows and columns; integers or finite floats, negative ones too; cells
//! without a weight. A weight is at most the largest number of its type divided by 32 (n + 1), so
//! that no sum overflows; a larger one is refused.
//!
//! Source: H. W. Kuhn, "The Hungarian method for the assignment problem", Naval Research Logistics
//! Quarterly 2 (1955); J. Munkres, "Algorithms for the assignment and transportation problems",
//! Journal of the SIAM 5 (1957). The searches and the auction follow R. Jonker, A. Volgenant, "A
//! shortest augmenting path algorithm for dense and sparse linear assignment problems", Computing
//! 38 (1987).
//!
//! Checked: all tables of up to 3 x 3 cells of few values, with and without gaps, and random ones
//! of up to 6 x 6, against all assignments; every answer by its labels.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/kuhn-munkres.md`.

mod assignment;
pub mod plain;
mod row_by_row;
mod weight_table;

pub use assignment::{Assignment, AssignmentError, NoAssignment};
pub use row_by_row::{RowByRow, RowError};
pub use weight_table::{Number, TableError, WeightTable};

use super::matching::{Crowd, Matching, NONE};

/// What is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The greatest total weight.
    Greatest,
    /// The least total weight.
    Least,
}

impl Goal {
    /// A weight as a cost, or a cost as a weight.
    fn turn<W: Number>(self, weight: W) -> W {
        match self {
            Goal::Greatest => W::ZERO - weight,
            Goal::Least => weight,
        }
    }
}

/// What the algorithm does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Nobody has a column, and all prices are 0.
    Open,
    /// A row got a column in the auction.
    Bid {
        /// The row.
        row: u32,
        /// The column.
        column: u32,
        /// The row that had the column before: it bids next.
        displaced: Option<u32>,
    },
    /// A search begins: the distances from a row without a column stand.
    Search {
        /// The row.
        root: u32,
    },
    /// The nearest column not settled yet has a mate, which could move on: the distances over it
    /// stand.
    Settle {
        /// The column.
        column: u32,
        /// Its mate.
        row: u32,
    },
    /// The prices of the settled columns have risen, and the path to a column without a mate is
    /// about to be flipped.
    Augment {
        /// The column.
        column: u32,
    },
}

/// How many bids there are at most for each row.
const MOST_BIDS: usize = 4;

/// A run under way. It sees costs, of which the least total is wanted: weights, or their negatives.
#[derive(Debug, Clone)]
pub struct Search<W> {
    costs: WeightTable<W>,
    goal: Goal,
    matching: Matching,
    /// What a row pays for each column beside the cost: at least 0, and 0 for a column without a
    /// mate.
    price: Vec<W>,
    /// For each column: what is lost, if the root moves in, its choice moves on, and so on, and the
    /// last one takes this column.
    distance: Vec<W>,
    /// For each column with a distance: which that last one is.
    from: Vec<u32>,
    /// All columns: those settled, then those that are as near as can be, then the others.
    columns: Vec<u32>,
    n_settled: usize,
    /// Of the columns that are settled or as near as can be.
    n_near: usize,
    nearest: W,
    /// One that is as near as can be, and has no mate.
    end: Option<u32>,
}

/// The assignment of greatest weight: the smaller side is served. O(n² m).
///
/// ```
/// use graph_theory::bipartite_matching::kuhn_munkres::WeightTable;
/// use graph_theory::greatest_assignment;
///
/// let table = WeightTable::from_rows(&[[4_i64, 1, 3], [2, 0, 5], [3, 2, 2]])?;
/// assert_eq!(greatest_assignment(&table)?.weight(), 11);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NoAssignment`] with the rows or columns that have too few partners, if there is none.
pub fn greatest_assignment<W: Number>(
    table: &WeightTable<W>,
) -> Result<Assignment<W>, NoAssignment> {
    kuhn_munkres_watched(table, Goal::Greatest, |_, _| {})
}

/// The assignment of least weight: the smaller side is served. O(n² m).
///
/// ```
/// use graph_theory::bipartite_matching::kuhn_munkres::WeightTable;
/// use graph_theory::least_assignment;
///
/// let table = WeightTable::from_rows(&[[4_i64, 1, 3], [2, 0, 5], [3, 2, 2]])?;
/// assert_eq!(least_assignment(&table)?.weight(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NoAssignment`] with the rows or columns that have too few partners, if there is none.
pub fn least_assignment<W: Number>(table: &WeightTable<W>) -> Result<Assignment<W>, NoAssignment> {
    kuhn_munkres_watched(table, Goal::Least, |_, _| {})
}

/// The run, observed. If there are more rows than columns, the table is turned first: then the rows
/// of the steps are the columns of the table.
///
/// # Errors
/// [`NoAssignment`] with the rows or columns that have too few partners, if there is no assignment.
pub fn kuhn_munkres_watched<W: Number>(
    table: &WeightTable<W>,
    goal: Goal,
    mut watch: impl FnMut(Step, &Search<W>),
) -> Result<Assignment<W>, NoAssignment> {
    let is_turned = table.n_columns() < table.n_rows();
    let turned = is_turned.then(|| table.transposed());
    let mut search = Search::new(turned.as_ref().unwrap_or(table), goal);
    watch(Step::Open, &search);
    let assigned = search.auction(&mut watch).into_iter().try_for_each(|row| {
        // Invariant: no column with a mate would be cheaper for its mate than what it has, prices
        // included.
        search.serve(row, &mut watch)
    });
    let assignment = assigned.map(|()| search.assignment());
    if is_turned {
        assignment.map(Assignment::transposed).map_err(NoAssignment::transposed)
    } else {
        assignment
    }
}

/// The matching of greatest weight: vertices may stay alone, and cells that are negative or have no
/// weight are not taken. O(n² m).
pub fn greatest_matching<W: Number>(table: &WeightTable<W>) -> Assignment<W> {
    if table.n_columns() < table.n_rows() {
        return greatest_matching(&table.transposed()).transposed();
    }
    // To be paired for nothing is to stay alone. One column more, for nothing, keeps the labels at
    // 0 or above.
    let padded = table.padded();
    let mut search = Search::new(&padded, Goal::Greatest);
    for row in search.auction(&mut |_, _| {}) {
        // Cannot fail: every cell has a weight.
        let _ = search.serve(row, &mut |_, _| {});
    }
    search.assignment().without_nothing(table)
}

impl<W: Number> Search<W> {
    fn new(table: &WeightTable<W>, goal: Goal) -> Self {
        let n_columns = table.n_columns();
        Search {
            costs: table.map(|weight| goal.turn(weight)),
            goal,
            matching: Matching::of_sizes(table.n_rows(), n_columns),
            price: vec![W::ZERO; n_columns],
            distance: vec![W::NO_WEIGHT; n_columns],
            from: vec![NONE; n_columns],
            columns: Vec::with_capacity(n_columns),
            n_settled: 0,
            n_near: 0,
            nearest: W::NO_WEIGHT,
            end: None,
        }
    }

    /// Lets each row bid, and then at once the one that it displaced. The rows that got nothing
    /// come back.
    fn auction(&mut self, watch: &mut impl FnMut(Step, &Self)) -> Vec<u32> {
        let mut waiting = Vec::new();
        let mut n_left = MOST_BIDS * self.costs.n_rows();
        for first in self.costs.rows() {
            let mut bidder = Some(first);
            while let Some(row) = bidder {
                // Invariant: no column with a mate would be cheaper for its mate than what it has,
                // prices included.
                let bid = if 0 < n_left { self.bid(row) } else { None };
                let Some((column, displaced)) = bid else {
                    waiting.push(row);
                    break;
                };
                n_left -= 1;
                watch(Step::Bid { row, column, displaced }, self);
                bidder = displaced;
            }
        }
        waiting
    }

    /// Gives a row the column that is cheapest for it, and raises the price until the second
    /// cheapest is as good. Which column it is, and the row that had it. Where two are equally
    /// cheap, no price rises, and nobody is displaced.
    fn bid(&mut self, row: u32) -> Option<(u32, Option<u32>)> {
        let (mut best, mut second) = ((W::NO_WEIGHT, NONE), (W::NO_WEIGHT, NONE));
        for ((&cost, &price), j) in self.costs.row(row).iter().zip(&self.price).zip(0..) {
            if cost < W::NO_WEIGHT && cost + price < second.0 {
                second = (cost + price, j);
                if second.0 < best.0 {
                    (best, second) = (second, best);
                }
            }
        }
        let is_free = |column: u32| self.matching.mate_of_right(column).is_none();
        let can_rise = best.0 < second.0 && second.1 != NONE;
        let column = match [best.1, second.1] {
            [NONE, _] => return None,
            [first, _] if can_rise || is_free(first) => first,
            [_, tied] if tied != NONE && is_free(tied) => tied,
            _ => return None,
        };
        if can_rise {
            self.price[column as usize] = self.price[column as usize] + (second.0 - best.0);
        }
        Some((column, self.take(row, column)))
    }

    /// Gives a column to a row without one. The row that had it comes back.
    fn take(&mut self, row: u32, column: u32) -> Option<u32> {
        let displaced = self.matching.mate_of_right(column);
        match displaced {
            Some(other) => self.matching.mate_of_left[other as usize] = NONE,
            None => self.matching.len += 1,
        }
        self.matching.join(row, column);
        displaced
    }

    /// Finds a column for a row, and moves others if need be, so that as little as possible is
    /// lost. O(n m).
    fn serve(
        &mut self,
        root: u32,
        watch: &mut impl FnMut(Step, &Self),
    ) -> Result<(), NoAssignment> {
        let column = self.find_path(root, watch).ok_or_else(|| self.crowd(root))?;
        for &settled in &self.columns[..self.n_settled] {
            let price = &mut self.price[settled as usize];
            *price = *price + (self.nearest - self.distance[settled as usize]);
        }
        watch(Step::Augment { column }, self);
        self.flip_path(root, column);
        Ok(())
    }

    /// Settles the nearest columns, as Dijkstra's algorithm does, until one of them has no mate.
    fn find_path(&mut self, root: u32, watch: &mut impl FnMut(Step, &Self)) -> Option<u32> {
        self.columns.clear();
        self.columns.extend(self.costs.columns());
        self.distance.fill(W::NO_WEIGHT);
        (self.n_settled, self.n_near, self.nearest) = (0, 0, W::NO_WEIGHT);
        self.relax(root, self.least_total(root));
        watch(Step::Search { root }, self);
        loop {
            if self.n_settled == self.n_near {
                self.gather_nearest();
                if self.nearest == W::NO_WEIGHT {
                    return None;
                }
            }
            // Invariant: the distances of columns[..n_near] are final, and no other is less.
            if self.end.is_some() {
                return self.end;
            }
            let column = self.columns[self.n_settled];
            let row = self.matching.mate_of_right[column as usize];
            self.n_settled += 1;
            // Its mate need not pay any more what it pays now.
            let now = self.costs.row(row)[column as usize] + self.price[column as usize];
            self.relax(row, now - self.nearest);
            watch(Step::Settle { column, row }, self);
        }
    }

    /// Looks at all columns that are not near from a row that is `saved` so much if it takes one of
    /// them.
    fn relax(&mut self, row: u32, saved: W) {
        let costs = self.costs.row(row);
        for k in self.n_near..self.columns.len() {
            let column = self.columns[k];
            let j = column as usize;
            if costs[j] == W::NO_WEIGHT {
                continue;
            }
            let distance = costs[j] + self.price[j] - saved;
            if distance < self.distance[j] {
                self.distance[j] = distance;
                self.from[j] = row;
                if distance == self.nearest {
                    self.columns.swap(k, self.n_near);
                    self.n_near += 1;
                    if self.matching.mate_of_right[j] == NONE {
                        self.end = Some(column);
                    }
                }
            }
        }
    }

    /// Finds the columns that are as near as can be, now that all that were are settled.
    fn gather_nearest(&mut self) {
        (self.nearest, self.end) = (W::NO_WEIGHT, None);
        for k in self.n_settled..self.columns.len() {
            let column = self.columns[k];
            let distance = self.distance[column as usize];
            if distance < self.nearest {
                (self.nearest, self.end, self.n_near) = (distance, None, self.n_settled);
            }
            if distance == self.nearest {
                self.columns.swap(k, self.n_near);
                self.n_near += 1;
                if self.matching.mate_of_right[column as usize] == NONE {
                    self.end = Some(column);
                }
            }
        }
    }

    /// Moves everybody on the path to `column` one column on: a pair more.
    fn flip_path(&mut self, root: u32, mut column: u32) {
        loop {
            let row = self.from[column as usize];
            let left = self.matching.mate_of_left[row as usize];
            self.matching.join(row, column);
            if row == root {
                break;
            }
            column = left;
        }
        self.matching.len += 1;
    }

    /// Of a search without an end: the root and the mates of all that was settled share these
    /// columns, and no others.
    fn crowd(&self, root: u32) -> NoAssignment {
        let mut neighbors = self.columns[..self.n_settled].to_vec();
        let mates = neighbors.iter().map(|&column| self.matching.mate_of_right[column as usize]);
        let mut left: Vec<u32> = mates.chain([root]).collect();
        left.sort_unstable();
        neighbors.sort_unstable();
        NoAssignment::Rows(Crowd { left, neighbors })
    }

    /// The least that a row can pay in all.
    fn least_total(&self, row: u32) -> W {
        let cells = self.costs.row(row).iter().zip(&self.price);
        let totals =
            cells.filter(|&(&cost, _)| cost < W::NO_WEIGHT).map(|(&cost, &price)| cost + price);
        totals.reduce(|a, b| if b < a { b } else { a }).unwrap_or(W::ZERO)
    }

    /// The pairs, what they weigh, and the labels.
    fn assignment(self) -> Assignment<W> {
        let rows = self.costs.rows().map(|row| self.row_label(row));
        let columns = self.costs.columns().map(|column| self.column_label(column));
        let cells = self.matching.pairs().map(|(row, column)| self.costs.row(row)[column as usize]);
        let cost = cells.fold(W::ZERO, |sum, cost| sum + cost);
        Assignment {
            goal: self.goal,
            may_stay_alone: false,
            weight: self.goal.turn(cost),
            row_labels: rows.collect(),
            column_labels: columns.collect(),
            matching: self.matching,
        }
    }

    /// The pairs so far.
    pub fn matching(&self) -> &Matching {
        &self.matching
    }

    /// The label of a row: the most that it can get at these prices, or for the goal
    /// [`Goal::Least`] the least that it can pay. O(m).
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row_label(&self, row: u32) -> W {
        self.goal.turn(self.least_total(row))
    }

    /// The label of a column: its price, or for the goal [`Goal::Least`] the negative of its price.
    /// O(1).
    ///
    /// # Panics
    /// If there is no such column.
    pub fn column_label(&self, column: u32) -> W {
        self.goal.turn(W::ZERO - self.price[column as usize])
    }

    /// The distance of a column from the root of the search under way, if one is known: what would
    /// be lost in all if the root were served, and this column taken in the end.
    ///
    /// # Panics
    /// If there is no such column.
    pub fn distance(&self, column: u32) -> Option<W> {
        Some(self.distance[column as usize]).filter(|&distance| distance < W::NO_WEIGHT)
    }

    /// The columns whose distances are final, nearest first; each with its mate is in the tree of
    /// the search.
    pub fn settled(&self) -> &[u32] {
        &self.columns[..self.n_settled]
    }

    /// The way by which a column was reached: the rows that would move, each with the column that
    /// it would get. The root comes last.
    ///
    /// # Panics
    /// If the column has no distance.
    pub fn path_to(&self, column: u32) -> Vec<(u32, u32)> {
        let next = |&(row, _): &(u32, u32)| {
            let column = self.matching.mate_of_left(row)?;
            Some((self.from[column as usize], column))
        };
        std::iter::successors(Some((self.from[column as usize], column)), next).collect()
    }
}
