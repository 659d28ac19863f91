//! Dancing links: exact cover by Algorithm X. From given sets of items, it chooses some so that
//! each item is in exactly one of them.
//!
//! The sets are rows of a 0/1 matrix and the items its columns. Each column is a doubly linked list
//! of its ones. When a set is left out, its ones are unlinked. They keep their own links, so they
//! can be put back exactly, in the reverse order.
//!
//! Cost: exponential in the worst case. An item is chosen in O(items left), a one is unlinked or
//! linked again in O(1), and the memory is O(items + ones).
//!
//! Domain: fewer than 2^32 - 1 items and ones together. The search has its own stack: its depth is
//! bounded by memory alone.
//!
//! Source: D. E. Knuth, "Dancing links", Millennial Perspectives in Computer Science (2000), and
//! *The Art of Computer Programming* 4B, 7.2.2.1. The idea: H. Hitotumatu, K. Noshita, Information
//! Processing Letters 8 (1979).
//!
//! Checked: all families of up to 4 sets over 3 items, primary and secondary, against all
//! subfamilies; random families of up to 12 sets; the matrix at each step against the sets taken;
//! 92 ways of 8 queens, 8 of 12 pentominoes in 3 rows.
//!
//! Each item at least once: [`repeated`]. Items with names: [`named`]. Puzzles: [`sudoku`],
//! [`queens`], [`pentominoes`].
//!
//! Page: `docs/en/search/dancing-links.md`.

pub mod named;
pub mod pentominoes;
pub mod plain;
pub mod queens;
pub mod repeated;
pub mod sudoku;

use std::hint::select_unpredictable;
use std::iter::{self, FusedIterator};
use std::mem;
use std::ops::Range;

use thiserror::Error;

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// An item was chosen, to try each of its sets; it is about to be covered. With no set it is a
    /// dead end.
    Choose {
        /// The item.
        item: usize,
        /// The number of remaining sets that contain it.
        n_sets: usize,
    },
    /// A set was taken: all its items are covered now, and with them every set that shares one.
    Take {
        /// The set.
        set: usize,
    },
    /// Everything that follows from a set was tried, and what it covered is back, except the item
    /// that it was tried for.
    PutBack {
        /// The set.
        set: usize,
    },
    /// No primary item is left: the sets taken are a solution.
    Solve,
}

/// Which item is covered next, of those that are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Choice {
    /// The first item with the fewest sets. Finding it takes a look at each item that is left, up
    /// to an item with no set, or with one set where every item has a set.
    #[default]
    FewestSets,
    /// The first, in the order of the numbers.
    First,
}

/// The work of a search so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Statistics {
    /// The number of times that a set was taken: the nodes of the search tree, without its root.
    pub n_nodes: u64,
    /// How often a one was unlinked. Each is linked again once.
    pub n_updates: u64,
}

/// An error in the sets or the matrix of an exact cover problem. Sets and items are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ExactCoverError {
    /// A set contains an item that does not exist.
    #[error("set {set} holds item {item}, and there are {n_items} items")]
    ItemOutOfRange {
        /// The set.
        set: usize,
        /// The item.
        item: usize,
        /// How many items there are.
        n_items: usize,
    },
    /// A set contains an item twice.
    #[error("set {set} holds item {item} twice")]
    ItemTwice {
        /// The set.
        set: usize,
        /// The item.
        item: usize,
    },
    /// A row of the matrix is longer or shorter than the first.
    #[error("row {row} has {n_columns} columns, and row 0 has {expected}")]
    RaggedRow {
        /// The row.
        row: usize,
        /// How many columns it has.
        n_columns: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// An entry of the matrix is neither 0 nor 1.
    #[error("row {row} has {value} in column {column}, not 0 or 1")]
    NotABit {
        /// The row.
        row: usize,
        /// The column.
        column: usize,
        /// The entry.
        value: u8,
    },
    /// There are more items and ones than 32 bits can number.
    #[error("{n_items} items and {n_ones} ones are more than 2^32 - 2")]
    TooLarge {
        /// How many items there are.
        n_items: usize,
        /// How many ones there are.
        n_ones: usize,
    },
}

/// An exact cover problem: a family of sets over *primary* items, which must be covered exactly
/// once, and *secondary* ones, which may be covered once. During a search it is what remains of the
/// problem after the sets taken so far.
///
/// ```
/// use search::ExactCover;
///
/// let cover = ExactCover::new(4, &[vec![0, 1], vec![2], vec![2, 3], vec![3]])?;
/// assert_eq!(cover.count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct ExactCover {
    /// The heads of all columns, by item; then the ones, set after set. So the ones of a set are
    /// neighbors, and need no links to each other. Each column is a circle.
    nodes: Vec<Node>,
    /// The place of each node in the matrix.
    places: Vec<Place>,
    /// The current number of ones in each column.
    n_left: Vec<u32>,
    /// The circle of the primary items that are left; its head is the last entry. A secondary item
    /// is always alone in its own.
    items: Vec<Item>,
    /// The index in `nodes` at which the ones of each set begin, and then the end of the last set.
    starts: Vec<u32>,
    n_primary: usize,
    /// How many primary items are left and have no set left.
    n_empty: usize,
}

/// The links of a one in its column, or of a column's head.
#[derive(Debug, Clone, Copy)]
struct Node {
    up: u32,
    down: u32,
}

/// The column of a one, and its row. The row of a head has no meaning.
#[derive(Debug, Clone, Copy)]
struct Place {
    item: u32,
    set: u32,
}

/// The links of an item among the items.
#[derive(Debug, Clone, Copy)]
struct Item {
    left: u32,
    right: u32,
}

impl ExactCover {
    /// The problem of covering the items `0..n_items`, each exactly once. A set may be empty: it is
    /// never chosen. Equal sets give solutions of their own. O(items + ones).
    ///
    /// # Errors
    /// If a set holds an item that is not there, or an item twice.
    pub fn new(n_items: usize, sets: &[impl AsRef<[usize]>]) -> Result<Self, ExactCoverError> {
        Self::with_secondary(n_items, 0, sets)
    }

    /// The problem of covering each of the items `0..n_primary` exactly once, and each of the
    /// `n_secondary` items after them at most once. A set without a primary item is never chosen.
    /// O(items + ones).
    ///
    /// # Errors
    /// If a set holds an item that is not there, or an item twice.
    pub fn with_secondary(
        n_primary: usize,
        n_secondary: usize,
        sets: &[impl AsRef<[usize]>],
    ) -> Result<Self, ExactCoverError> {
        let n_items = n_primary.saturating_add(n_secondary);
        let n_ones = sets.iter().map(|set| set.as_ref().len()).fold(0, usize::saturating_add);
        let n_nodes = u32::try_from(n_items.saturating_add(n_ones));
        if n_nodes.is_err() || n_nodes == Ok(u32::MAX) || u32::try_from(sets.len()).is_err() {
            return Err(ExactCoverError::TooLarge { n_items, n_ones });
        }
        // The last set that held each item, to find one that holds it twice.
        let mut last = vec![None; n_items];
        for (set, items) in sets.iter().enumerate() {
            for &item in items.as_ref() {
                let last = last.get_mut(item);
                let last = last.ok_or(ExactCoverError::ItemOutOfRange { set, item, n_items })?;
                if last.replace(set) == Some(set) {
                    return Err(ExactCoverError::ItemTwice { set, item });
                }
            }
        }
        Ok(Self::linked(n_primary, n_secondary, sets))
    }

    /// The problem whose matrix has a row for each set and a column for each item. O(rows ×
    /// columns).
    ///
    /// # Errors
    /// If the rows are not equally long, or an entry is neither 0 nor 1.
    pub fn from_matrix(rows: &[impl AsRef<[u8]>]) -> Result<Self, ExactCoverError> {
        let expected = rows.first().map_or(0, |row| row.as_ref().len());
        let mut sets = Vec::with_capacity(rows.len());
        for (row, entries) in rows.iter().map(AsRef::as_ref).enumerate() {
            if entries.len() != expected {
                return Err(ExactCoverError::RaggedRow { row, n_columns: entries.len(), expected });
            }
            if let Some(column) = entries.iter().position(|&value| 1 < value) {
                return Err(ExactCoverError::NotABit { row, column, value: entries[column] });
            }
            sets.push((0..expected).filter(|&item| entries[item] == 1).collect::<Vec<_>>());
        }
        Self::new(expected, &sets)
    }

    /// Links the matrix of sets that are known to be good.
    fn linked(n_primary: usize, n_secondary: usize, sets: &[impl AsRef<[usize]>]) -> Self {
        let n_items = n_primary + n_secondary;
        let heads = 0..link(n_items);
        let mut nodes: Vec<Node> =
            heads.clone().map(|head| Node { up: head, down: head }).collect();
        let mut places: Vec<Place> = heads.map(|item| Place { item, set: u32::MAX }).collect();
        let mut n_left = vec![0; n_items];
        let mut items: Vec<Item> =
            (0..=link(n_items)).map(|item| Item { left: item, right: item }).collect();
        // The circle of the primary items: each goes in between the last one and the head.
        let head = n_items;
        for item in 0..n_primary {
            let last = items[head].left;
            (items[item].left, items[item].right) = (last, link(head));
            items[last as usize].right = link(item);
            items[head].left = link(item);
        }
        let mut starts = vec![link(n_items)];
        for (set, members) in sets.iter().enumerate() {
            for &item in members.as_ref() {
                // The new one goes to the foot of its column.
                let (node, up, down) = (link(nodes.len()), nodes[item].up, link(item));
                nodes.push(Node { up, down });
                places.push(Place { item: link(item), set: link(set) });
                nodes[up as usize].down = node;
                nodes[item].up = node;
                n_left[item] += 1;
            }
            starts.push(link(nodes.len()));
        }
        let n_empty = n_left[..n_primary].iter().filter(|&&n_left| n_left == 0).count();
        ExactCover { nodes, places, n_left, items, starts, n_primary, n_empty }
    }

    /// How many items there are, primary and secondary, covered or not.
    pub fn n_items(&self) -> usize {
        self.items.len() - 1
    }

    /// How many primary items there are, covered or not.
    pub fn n_primary(&self) -> usize {
        self.n_primary
    }

    /// How many sets there are, left or not.
    pub fn n_sets(&self) -> usize {
        self.starts.len() - 1
    }

    /// The items of a set, in the order in which they were given. O(1) an item.
    ///
    /// # Panics
    /// If there is no such set.
    pub fn items_of(&self, set: usize) -> impl Iterator<Item = usize> {
        self.places[self.ones_of(set)].iter().map(|place| place.item as usize)
    }

    /// The primary items that are not covered, ascending. O(1) an item.
    pub fn items_left(&self) -> impl Iterator<Item = usize> {
        let head = link(self.n_items());
        let next = move |item: u32| Some(self.items[item as usize].right).filter(|&i| i != head);
        iter::successors(next(head), move |&item| next(item)).map(|item| item as usize)
    }

    /// The sets that contain the item and share nothing with a set taken so far, ascending. O(1)
    /// per set. If the item is covered, the sets that were left when it was covered.
    ///
    /// # Panics
    /// If there is no such item.
    pub fn sets_left(&self, item: usize) -> impl Iterator<Item = usize> {
        assert!(item < self.n_items(), "there is no item {item}");
        let head = link(item);
        let next = move |node: u32| Some(self.nodes[node as usize].down).filter(|&i| i != head);
        iter::successors(next(head), move |&node| next(node))
            .map(|node| self.places[node as usize].set as usize)
    }

    /// All solutions, one after the other, each as ascending sets. The search continues only when
    /// it is asked for the next one.
    pub fn solutions(&self) -> Solutions<impl FnMut(Step, &ExactCover) + use<>> {
        self.solutions_watched(Choice::FewestSets, |_, _| {})
    }

    /// All solutions, observed: each [`Step`] with what remains of the problem at that moment.
    pub fn solutions_watched<W>(&self, choice: Choice, watch: W) -> Solutions<W>
    where
        W: FnMut(Step, &ExactCover),
    {
        Solutions {
            left: self.clone(),
            choice,
            taken: Vec::new(),
            is_begun: false,
            statistics: Statistics::default(),
            watch,
        }
    }

    /// The first solution, as ascending sets; none if there is none.
    pub fn first_solution(&self) -> Option<Vec<usize>> {
        self.solutions().next()
    }

    /// The number of solutions. None is stored.
    pub fn count(&self) -> u64 {
        self.count_up_to(u64::MAX)
    }

    /// The number of solutions, or `limit` if there are more. The search stops as soon as `limit`
    /// are found.
    pub fn count_up_to(&self, limit: u64) -> u64 {
        let mut solutions = self.solutions();
        let mut n_solutions = 0;
        while n_solutions < limit && solutions.advance() {
            n_solutions += 1;
        }
        n_solutions
    }

    /// The item to cover next; none if no primary item is left.
    fn choose(&self, choice: Choice) -> Option<usize> {
        let head = self.n_items();
        // No item has fewer sets than this.
        let least = u32::from(self.n_empty == 0);
        let (mut best, mut fewest) = (None, u32::MAX);
        let mut item = self.items[head].right as usize;
        while item != head {
            // Invariant: of the items left before this one, `best` is the first with the fewest
            // sets, and each has more than `least`.
            let n_left = self.n_left[item];
            if n_left < fewest {
                (best, fewest) = (Some(item), n_left);
                if n_left == least || choice == Choice::First {
                    break;
                }
            }
            item = self.items[item].right as usize;
        }
        best
    }

    /// Takes the item out of the list of those left, and each of its sets out of all other columns.
    /// Returns how many ones were unlinked.
    fn cover(&mut self, item: usize) -> u64 {
        let Item { left, right } = self.items[item];
        self.items[left as usize].right = right;
        self.items[right as usize].left = left;
        self.n_empty -= usize::from(self.is_empty(item));
        let mut n_updates = 0;
        let mut node = self.nodes[item].down as usize;
        while node != item {
            n_updates += self.hide(node);
            node = self.nodes[node].down as usize;
        }
        n_updates
    }

    /// Undoes the last `cover` that is not yet undone.
    fn uncover(&mut self, item: usize) {
        let mut node = self.nodes[item].up as usize;
        while node != item {
            self.unhide(node);
            node = self.nodes[node].up as usize;
        }
        let Item { left, right } = self.items[item];
        self.items[left as usize].right = link(item);
        self.items[right as usize].left = link(item);
        self.n_empty += usize::from(self.is_empty(item));
    }

    /// Whether an item must be covered, and no set that is left can do it.
    fn is_empty(&self, item: usize) -> bool {
        self.n_left[item] == 0 && item < self.n_primary
    }

    /// Unlinks all other ones of a one's set. Each still knows its neighbors.
    fn hide(&mut self, node: usize) -> u64 {
        let set = self.ones_of(self.places[node].set as usize);
        let mut other = node;
        for _ in 1..set.len() {
            other = next_in(&set, other);
            let Node { up, down } = self.nodes[other];
            self.nodes[up as usize].down = down;
            self.nodes[down as usize].up = up;
            let item = self.places[other].item as usize;
            self.n_left[item] -= 1;
            if self.is_empty(item) {
                self.n_empty += 1;
            }
        }
        set.len() as u64 - 1
    }

    /// Links them again. Within a set the order does not matter, since they lie in different
    /// columns.
    fn unhide(&mut self, node: usize) {
        let set = self.ones_of(self.places[node].set as usize);
        let mut other = node;
        for _ in 1..set.len() {
            other = next_in(&set, other);
            let Node { up, down } = self.nodes[other];
            self.nodes[up as usize].down = link(other);
            self.nodes[down as usize].up = link(other);
            let item = self.places[other].item as usize;
            if self.is_empty(item) {
                self.n_empty -= 1;
            }
            self.n_left[item] += 1;
        }
    }

    /// The nodes that are the ones of a set.
    fn ones_of(&self, set: usize) -> Range<usize> {
        self.starts[set] as usize..self.starts[set + 1] as usize
    }
}

/// The one after a one of a set; after the last comes the first. Where that is cannot be guessed
/// well, so no branch is taken.
fn next_in(set: &Range<usize>, node: usize) -> usize {
    select_unpredictable(node + 1 == set.end, set.start, node + 1)
}

/// An index as a link. That it fits is known from the beginning.
#[expect(clippy::cast_possible_truncation, reason = "a problem has fewer than 2^32 - 1 nodes")]
fn link(index: usize) -> u32 {
    debug_assert!(u32::try_from(index).is_ok());
    index as u32
}

/// The solutions of an exact cover problem, found one by one.
#[derive(Clone)]
pub struct Solutions<W> {
    /// What is left of the problem.
    left: ExactCover,
    choice: Choice,
    /// For each set taken, its one in the column of the item that it was taken for.
    taken: Vec<u32>,
    is_begun: bool,
    statistics: Statistics,
    watch: W,
}

impl<W: FnMut(Step, &ExactCover)> Solutions<W> {
    /// Continues to the next solution, and returns whether there is one. It can then be read by
    /// [`Solutions::taken`].
    pub fn advance(&mut self) -> bool {
        let mut is_forward = !mem::replace(&mut self.is_begun, true);
        loop {
            // Invariant: what is left of the problem is what shares nothing with the sets taken.
            // For each of them an item is covered, and the earlier sets of this item were tried.
            let next = if is_forward { self.descend() } else { self.retreat() };
            let Some(node) = next else { return is_forward };
            // Below the last set of a column comes its head again.
            is_forward = self.left.n_items() <= node;
            if is_forward {
                self.take(node);
            } else {
                self.left.uncover(node);
            }
        }
    }

    /// Chooses an item and covers it. Returns the first node below its head; none if no item is
    /// left.
    fn descend(&mut self) -> Option<usize> {
        let Some(item) = self.left.choose(self.choice) else {
            (self.watch)(Step::Solve, &self.left);
            return None;
        };
        let n_sets = self.left.n_left[item] as usize;
        (self.watch)(Step::Choose { item, n_sets }, &self.left);
        self.statistics.n_updates += self.left.cover(item);
        Some(self.left.nodes[item].down as usize)
    }

    /// Takes the set of a one whose item is covered: covers its other items too.
    fn take(&mut self, node: usize) {
        let Place { item, set } = self.left.places[node];
        for one in self.left.ones_of(set as usize) {
            let other = self.left.places[one].item;
            if other != item {
                self.statistics.n_updates += self.left.cover(other as usize);
            }
        }
        self.taken.push(link(node));
        self.statistics.n_nodes += 1;
        (self.watch)(Step::Take { set: set as usize }, &self.left);
    }

    /// Puts the last set taken back. Returns the next node in the column of the item that it was
    /// taken for; none if no set is taken.
    fn retreat(&mut self) -> Option<usize> {
        let node = self.taken.pop()? as usize;
        let Place { item, set } = self.left.places[node];
        for one in self.left.ones_of(set as usize).rev() {
            let other = self.left.places[one].item;
            if other != item {
                self.left.uncover(other as usize);
            }
        }
        (self.watch)(Step::PutBack { set: set as usize }, &self.left);
        Some(self.left.nodes[node].down as usize)
    }
}

impl<W> Solutions<W> {
    /// The sets taken now, in the order in which they were taken: after [`Solutions::advance`] has
    /// found one, the solution.
    pub fn taken(&self) -> impl Iterator<Item = usize> {
        self.taken.iter().map(|&node| self.left.places[node as usize].set as usize)
    }

    /// What the search has done so far.
    pub fn statistics(&self) -> Statistics {
        self.statistics
    }
}

impl<W: FnMut(Step, &ExactCover)> Iterator for Solutions<W> {
    type Item = Vec<usize>;

    /// The next solution, as ascending sets.
    fn next(&mut self) -> Option<Vec<usize>> {
        self.advance().then(|| {
            let mut solution: Vec<usize> = self.taken().collect();
            solution.sort_unstable();
            solution
        })
    }
}

impl<W: FnMut(Step, &ExactCover)> FusedIterator for Solutions<W> {}
