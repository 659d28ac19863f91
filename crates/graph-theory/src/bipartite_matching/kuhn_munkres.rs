//! Algorithm of Kuhn and Munkres: the assignment of rows to columns of greatest or least total
//! weight, with labels that prove it optimal.
//!
//! Rows bid for columns, which have prices. An auction gives most rows a column; each remaining row
//! gets one by a search for the cheapest way to move rows from column to column.
//!
//! Cost: O(n² m) time for n rows and m columns, n ≤ m; the auction takes O(n m). O(n m) space for
//! the weights, O(n + m) besides.
//!
//! Domain: any number of rows and columns; integers or finite floats, including negative ones;
//! cells without a weight. A weight may be at most the largest number of its type divided by 32 (n
//! + 1), so that no sum overflows; a larger one is rejected.
//!
//! Source: H. W. Kuhn, "The Hungarian method for the assignment problem", Naval Research Logistics
//! Quarterly 2 (1955); J. Munkres, "Algorithms for the assignment and transportation problems",
//! Journal of the SIAM 5 (1957). The searches and the auction follow R. Jonker, A. Volgenant, "A
//! shortest augmenting path algorithm for dense and sparse linear assignment problems", Computing
//! 38 (1987).
//!
//! Checked: all tables of up to 3 x 3 cells of few values, with and without gaps, and random tables
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

/// The objective of an assignment.
///
/// ```
/// use graph_theory::{Goal, WeightTable, least_assignment};
///
/// let assignment = least_assignment(&WeightTable::from_rows(&[[4_i64, 1], [2, 3]])?)?;
/// assert_eq!((assignment.goal(), assignment.weight()), (Goal::Least, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The greatest total weight.
    Greatest,
    /// The least total weight.
    Least,
}

impl Goal {
    /// Converts a weight to a cost, or a cost to a weight.
    fn turn<W: Number>(self, weight: W) -> W {
        match self {
            Goal::Greatest => W::ZERO - weight,
            Goal::Least => weight,
        }
    }
}

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The run begins: no row has a column, and all prices are 0.
    Open,
    /// A row received a column in the auction.
    Bid {
        /// The row.
        row: u32,
        /// The column.
        column: u32,
        /// The row that had the column before, which bids next.
        displaced: Option<u32>,
    },
    /// A search begins: the distances from a row without a column are known.
    Search {
        /// The row.
        root: u32,
    },
    /// The nearest unsettled column was settled. It has a mate, and the distances via that row are
    /// now included.
    Settle {
        /// The column.
        column: u32,
        /// Its mate.
        row: u32,
    },
    /// The prices of the settled columns have been raised, and the path to a column without a mate
    /// is about to be flipped.
    Augment {
        /// The column.
        column: u32,
    },
}

/// The largest average number of bids per row.
const MOST_BIDS: usize = 4;

/// The state of a run. It minimizes the total cost; the costs are the weights or their negatives.
#[derive(Debug, Clone)]
pub struct Search<W> {
    costs: WeightTable<W>,
    goal: Goal,
    matching: Matching,
    /// What a row pays for each column in addition to the cost: at least 0, and 0 for a column
    /// without a mate.
    price: Vec<W>,
    /// For each column, the increase of the total cost if rows move along the path from the root
    /// and the last one takes this column.
    distance: Vec<W>,
    /// For each column with a distance, the last row on that path.
    from: Vec<u32>,
    /// All columns: first the settled ones, then those at the current distance, then the others.
    columns: Vec<u32>,
    n_settled: usize,
    /// The number of columns that are settled or at the current distance.
    n_near: usize,
    nearest: W,
    /// A column at the current distance that has no mate.
    end: Option<u32>,
}

/// Returns an assignment of greatest weight, in which every vertex of the smaller side has a
/// partner. O(n² m).
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
/// [`NoAssignment`] if there is none, with rows or columns that have too few partners.
pub fn greatest_assignment<W: Number>(
    table: &WeightTable<W>,
) -> Result<Assignment<W>, NoAssignment> {
    kuhn_munkres_watched(table, Goal::Greatest, |_, _| {})
}

/// Returns an assignment of least weight, in which every vertex of the smaller side has a partner.
/// O(n² m).
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
/// [`NoAssignment`] if there is none, with rows or columns that have too few partners.
pub fn least_assignment<W: Number>(table: &WeightTable<W>) -> Result<Assignment<W>, NoAssignment> {
    kuhn_munkres_watched(table, Goal::Least, |_, _| {})
}

/// Runs the algorithm, and passes each [`Step`] and the state to `watch`. If there are more rows
/// than columns, the table is transposed first; the rows of the steps are then the columns of the
/// table.
///
/// # Errors
/// [`NoAssignment`] if there is none, with rows or columns that have too few partners.
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
        // Invariant: at the current prices, every column with a mate is a cheapest one for that
        // mate.
        search.serve(row, &mut watch)
    });
    let assignment = assigned.map(|()| search.assignment());
    if is_turned {
        assignment.map(Assignment::transposed).map_err(NoAssignment::transposed)
    } else {
        assignment
    }
}

/// Returns a matching of greatest weight: vertices may stay unmatched, and cells that are negative
/// or have no weight are not used. O(n² m).
pub fn greatest_matching<W: Number>(table: &WeightTable<W>) -> Assignment<W> {
    if table.n_columns() < table.n_rows() {
        return greatest_matching(&table.transposed()).transposed();
    }
    // A pair of weight 0 counts as unmatched. An extra column of weight 0 keeps the labels at 0 or
    // above.
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

    /// Lets each row bid, followed immediately by the row it displaced, and so on. Returns the rows
    /// that received nothing.
    fn auction(&mut self, watch: &mut impl FnMut(Step, &Self)) -> Vec<u32> {
        let mut waiting = Vec::new();
        let mut n_left = MOST_BIDS * self.costs.n_rows();
        for first in self.costs.rows() {
            let mut bidder = Some(first);
            while let Some(row) = bidder {
                // Invariant: at the current prices, every column with a mate is a cheapest one for
                // that mate.
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

    /// Gives a row its cheapest column, and raises the price until the second cheapest is just as
    /// good. Returns the column and the row that had it. If two are equally cheap, no price rises,
    /// and no row is displaced.
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

    /// Gives a column to a row without one. Returns the row that had it.
    fn take(&mut self, row: u32, column: u32) -> Option<u32> {
        let displaced = self.matching.mate_of_right(column);
        match displaced {
            Some(other) => self.matching.mate_of_left[other as usize] = NONE,
            None => self.matching.len += 1,
        }
        self.matching.join(row, column);
        displaced
    }

    /// Finds a column for a row, moving other rows if necessary, with the least increase of the
    /// total cost. O(n m).
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

    /// Settles the nearest columns, as in Dijkstra's algorithm, until one of them has no mate.
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
            // Invariant: the distances of columns[..n_near] are final, and no other distance is
            // less.
            if self.end.is_some() {
                return self.end;
            }
            let column = self.columns[self.n_settled];
            let row = self.matching.mate_of_right[column as usize];
            self.n_settled += 1;
            // If its mate moves, it saves what it pays now.
            let now = self.costs.row(row)[column as usize] + self.price[column as usize];
            self.relax(row, now - self.nearest);
            watch(Step::Settle { column, row }, self);
        }
    }

    /// Updates the distances of all columns beyond the current distance, given a row that saves the
    /// amount `saved` by moving to one of them.
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

    /// Collects the columns at the next distance, after all those at the current one have been
    /// settled.
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

    /// Moves each row on the path to `column` to the next column, which adds a pair.
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

    /// Returns the evidence after a failed search: the root and the mates of all settled columns
    /// have no columns but these.
    fn crowd(&self, root: u32) -> NoAssignment {
        let mut neighbors = self.columns[..self.n_settled].to_vec();
        let mates = neighbors.iter().map(|&column| self.matching.mate_of_right[column as usize]);
        let mut left: Vec<u32> = mates.chain([root]).collect();
        left.sort_unstable();
        neighbors.sort_unstable();
        NoAssignment::Rows(Crowd { left, neighbors })
    }

    /// Returns the least total that a row can pay.
    fn least_total(&self, row: u32) -> W {
        let cells = self.costs.row(row).iter().zip(&self.price);
        let totals =
            cells.filter(|&(&cost, _)| cost < W::NO_WEIGHT).map(|(&cost, &price)| cost + price);
        totals.reduce(|a, b| if b < a { b } else { a }).unwrap_or(W::ZERO)
    }

    /// Returns the pairs, their weight, and the labels.
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

    /// Returns the current pairs.
    pub fn matching(&self) -> &Matching {
        &self.matching
    }

    /// Returns the label of a row: the most that it can gain at the current prices, or with
    /// [`Goal::Least`] the least that it can pay. O(m).
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row_label(&self, row: u32) -> W {
        self.goal.turn(self.least_total(row))
    }

    /// Returns the label of a column: its price, or with [`Goal::Least`] the negative of its price.
    /// O(1).
    ///
    /// # Panics
    /// If there is no such column.
    pub fn column_label(&self, column: u32) -> W {
        self.goal.turn(W::ZERO - self.price[column as usize])
    }

    /// Returns the distance of a column from the root of the current search, if it is known: the
    /// increase of the total cost if the root gets a column and this column is the last one taken.
    ///
    /// # Panics
    /// If there is no such column.
    pub fn distance(&self, column: u32) -> Option<W> {
        Some(self.distance[column as usize]).filter(|&distance| distance < W::NO_WEIGHT)
    }

    /// Returns the columns whose distances are final, nearest first; they and their mates form the
    /// search tree.
    pub fn settled(&self) -> &[u32] {
        &self.columns[..self.n_settled]
    }

    /// Returns the path by which a column was reached: the rows that would move, each with the
    /// column that it would get. The root comes last.
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
