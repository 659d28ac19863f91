//! Part of [A* search](super): the cells of a [`Grid`] as states, with lower bounds that know
//! nothing of its walls.
//!
//! Page: `docs/en/search/a-star-search.md`.

use thiserror::Error;

use super::numbers::Placed;
use super::{CostError, Node, Outcome, Step, a_star_watched};
use crate::grid::{self, Cell, Grid, Moves};

/// A grid, and what a step in it costs.
#[derive(Debug, Clone, Copy)]
pub struct Maze<'a> {
    grid: &'a Grid,
    moves: Moves,
    straight: u64,
    /// Without diagonal steps, the cost of two straight ones, which replace a diagonal step.
    diagonal: u64,
}

/// A lower bound of the cost from cell to cell, computed from the differences of rows and columns.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Heuristic {
    /// 0 everywhere. The search is Dijkstra's.
    Zero,
    /// The cost of as many straight steps as both differences together. With diagonal steps this is
    /// too much, unless a diagonal one costs as much as two straight ones.
    #[default]
    Manhattan,
    /// Diagonal steps for the lesser difference, straight ones for the rest: exact without walls,
    /// if a straight step costs no more than a diagonal one. Without diagonal steps it is
    /// [`Heuristic::Manhattan`].
    Octile,
    /// The cost of as many of the cheaper steps as the larger difference.
    Chebyshev,
}

/// Why a grid cannot be searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum MazeError {
    /// An end that is no free cell.
    #[error(transparent)]
    End(#[from] grid::GridError),
    /// Costs beyond 64 bits.
    #[error(transparent)]
    Cost(#[from] CostError),
}

impl<'a> Maze<'a> {
    /// Steps up, right, down and left, each at cost 1.
    pub fn four(grid: &'a Grid) -> Self {
        Maze { grid, moves: Moves::Four, straight: 1, diagonal: 2 }
    }

    /// Steps to all eight neighbors, at these costs; 5 and 7 come near the lengths 1 and √2.
    pub fn eight(grid: &'a Grid, straight: u64, diagonal: u64) -> Self {
        Maze { grid, moves: Moves::Eight, straight, diagonal }
    }

    /// The free neighbors of a cell, in the order of [`grid::DIRECTIONS`], and what the step costs.
    pub fn successors(self, cell: Cell) -> impl Iterator<Item = (Cell, u64)> + use<'a> {
        self.grid.neighbors(cell, self.moves).map(move |to| {
            let is_straight = to.0 == cell.0 || to.1 == cell.1;
            (to, if is_straight { self.straight } else { self.diagonal })
        })
    }

    /// The bound that a heuristic gives for the cost from one cell to another. Except Manhattan's,
    /// each is consistent whatever the steps cost; a sum beyond 64 bits becomes `u64::MAX`.
    pub fn estimate(self, heuristic: Heuristic, from: Cell, to: Cell) -> u64 {
        let rows = from.0.abs_diff(to.0) as u64;
        let columns = from.1.abs_diff(to.1) as u64;
        let (most, least) = (rows.max(columns), rows.min(columns));
        // Two diagonal steps can replace two straight ones, and two straight ones a diagonal one.
        let straight = self.straight.min(self.diagonal);
        let diagonal = self.diagonal.min(self.straight.saturating_mul(2));
        match heuristic {
            Heuristic::Zero => 0,
            Heuristic::Manhattan => self.straight.saturating_mul(rows + columns),
            Heuristic::Octile => {
                diagonal.saturating_mul(least).saturating_add(straight.saturating_mul(most - least))
            }
            Heuristic::Chebyshev => straight.saturating_mul(most),
        }
    }

    /// A cheapest path by A*.
    ///
    /// # Errors
    /// If an end is outside the grid or a wall, or by [`CostError::Overflow`].
    pub fn search(
        self,
        start: Cell,
        goal: Cell,
        heuristic: Heuristic,
    ) -> Result<Outcome<Cell>, MazeError> {
        let h = |cell| self.estimate(heuristic, cell, goal);
        self.search_watched(start, goal, h, |_, _| {})
    }

    /// A path by A* with any heuristic, observed as [`a_star_watched`].
    ///
    /// # Errors
    /// As [`Maze::search`].
    pub fn search_watched(
        self,
        start: Cell,
        goal: Cell,
        heuristic: impl Fn(Cell) -> u64,
        watch: impl FnMut(Step, &[Node<Cell>]),
    ) -> Result<Outcome<Cell>, MazeError> {
        self.grid.check(start)?;
        self.grid.check(goal)?;
        Ok(a_star_watched(
            start,
            Placed::new(self.grid.n_places(), |cell: &Cell| self.grid.place(*cell)),
            |cell| self.successors(*cell),
            |cell| heuristic(*cell),
            |cell| *cell == goal,
            watch,
        )?)
    }
}
