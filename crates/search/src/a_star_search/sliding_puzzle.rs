//! Part of [A* search](super): sliding tiles in a frame, such as the 8-puzzle (3 x 3) and the
//! 15-puzzle (4 x 4).
//!
//! A move slides a tile next to the blank into it. Half of all orders of the tiles can be reached;
//! a count of inversions tells which half.
//!
//! Source: W. W. Johnson, W. E. Story, "Notes on the '15' puzzle", American Journal of Mathematics
//! 2 (1879); O. Hansson, A. Mayer, M. Yung, "Criticizing solutions to relaxed models yields
//! powerful admissible heuristics", Information Sciences 63 (1992), for linear conflicts.
//!
//! Page: `docs/en/search/a-star-search.md`.

use std::fmt;

use thiserror::Error;

use super::{Outcome, a_star};

/// The most cells that a board may have.
pub const MOST_CELLS: usize = 16;

/// The tiles, row by row, in 4 bits each; 0 is the blank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board(u64);

/// A frame, and the goal: the order of its tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlidingPuzzle {
    n_rows: usize,
    n_columns: usize,
    goal: Board,
    /// Where each tile belongs.
    home: [usize; MOST_CELLS],
}

/// What is wrong with a board.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// No cells at all, or more than 16.
    #[error("{n_rows} x {n_columns} cells; from 1 to 16 are allowed")]
    Size {
        /// How many rows.
        n_rows: usize,
        /// How many columns.
        n_columns: usize,
    },
    /// Too few or too many tiles for the frame.
    #[error("{n_tiles} tiles, the blank included, for {n_cells} cells")]
    Length {
        /// The number of tiles given.
        n_tiles: usize,
        /// The number of tiles needed.
        n_cells: usize,
    },
    /// A tile that the frame does not have.
    #[error("tile {tile} in a frame of {n_cells} cells")]
    Tile {
        /// The tile.
        tile: u8,
        /// The number of cells; each tile is less than this.
        n_cells: usize,
    },
    /// A tile that is there twice.
    #[error("tile {tile} is there twice")]
    Twice {
        /// The tile.
        tile: u8,
    },
}

impl Board {
    fn from_tiles(tiles: &[u8]) -> Board {
        Board(tiles.iter().rev().fold(0, |bits, tile| bits << 4 | u64::from(*tile)))
    }

    /// The tile in a cell, counted row by row.
    pub fn tile(self, cell: usize) -> u8 {
        self.0.to_le_bytes()[cell / 2] >> (4 * (cell % 2)) & 0xf
    }

    /// The board after a tile has slid into the blank.
    fn slide(self, from: usize, blank: usize) -> Board {
        let tile = u64::from(self.tile(from));
        Board(self.0 ^ (tile << (4 * from)) ^ (tile << (4 * blank)))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({:#x})", self.0)
    }
}

impl SlidingPuzzle {
    /// A puzzle whose goal is `goal`, row by row, 0 for the blank.
    ///
    /// # Errors
    /// If there are no cells or more than 16, or if `goal` does not hold each of 0, 1, 2, … once.
    pub fn new(n_rows: usize, n_columns: usize, goal: &[u8]) -> Result<Self, PuzzleError> {
        if !(1..=MOST_CELLS).contains(&n_rows.saturating_mul(n_columns)) {
            return Err(PuzzleError::Size { n_rows, n_columns });
        }
        let mut puzzle = SlidingPuzzle { n_rows, n_columns, goal: Board(0), home: [0; MOST_CELLS] };
        puzzle.goal = puzzle.board(goal)?;
        for (cell, tile) in goal.iter().enumerate() {
            puzzle.home[usize::from(*tile)] = cell;
        }
        Ok(puzzle)
    }

    /// The puzzle with the tiles in order and the blank after them, in a square frame: 3 is the
    /// 8-puzzle.
    ///
    /// # Errors
    /// [`PuzzleError::Size`] if `side` is not from 1 to 4.
    pub fn square(side: usize) -> Result<Self, PuzzleError> {
        let n_cells = side.saturating_mul(side).min(MOST_CELLS);
        let tiles: Vec<u8> = (1..).take(n_cells.saturating_sub(1)).chain([0]).collect();
        SlidingPuzzle::new(side, side, &tiles)
    }

    /// A board of this puzzle.
    ///
    /// # Errors
    /// If `tiles` does not hold each of 0, 1, 2, … once.
    pub fn board(&self, tiles: &[u8]) -> Result<Board, PuzzleError> {
        let n_cells = self.n_cells();
        if tiles.len() != n_cells {
            return Err(PuzzleError::Length { n_tiles: tiles.len(), n_cells });
        }
        let mut is_there = [false; MOST_CELLS];
        for &tile in tiles {
            if n_cells <= usize::from(tile) {
                return Err(PuzzleError::Tile { tile, n_cells });
            }
            if std::mem::replace(&mut is_there[usize::from(tile)], true) {
                return Err(PuzzleError::Twice { tile });
            }
        }
        Ok(Board::from_tiles(tiles))
    }

    /// The goal: the order of the tiles.
    pub fn goal(&self) -> Board {
        self.goal
    }

    /// The tiles of a board, row by row.
    pub fn tiles(&self, board: Board) -> Vec<u8> {
        (0..self.n_cells()).map(|cell| board.tile(cell)).collect()
    }

    fn n_cells(&self) -> usize {
        self.n_rows * self.n_columns
    }

    /// How many rows and columns two cells are apart, in all.
    fn distance(&self, a: usize, b: usize) -> usize {
        (a / self.n_columns).abs_diff(b / self.n_columns)
            + (a % self.n_columns).abs_diff(b % self.n_columns)
    }

    /// Where the blank is.
    fn blank(&self, board: Board) -> usize {
        (0..self.n_cells()).find(|cell| board.tile(*cell) == 0).unwrap_or(0)
    }

    /// The boards one move away, each at cost 1. The blank goes up, right, down, left.
    pub fn successors(&self, board: Board) -> impl Iterator<Item = (Board, u64)> + use<> {
        let (blank, n_columns) = (self.blank(board), self.n_columns);
        let (row, column) = (blank / n_columns, blank % n_columns);
        let cells = [
            (0 < row).then(|| blank - n_columns),
            (column + 1 < n_columns).then_some(blank + 1),
            (row + 1 < self.n_rows).then_some(blank + n_columns),
            (0 < column).then(|| blank - 1),
        ];
        cells.into_iter().flatten().map(move |from| (board.slide(from, blank), 1))
    }

    /// The sum of the distances of the tiles from their goal cells. A move brings one tile nearer
    /// by at most one cell.
    pub fn manhattan(&self, board: Board) -> u64 {
        let away = |cell| match usize::from(board.tile(cell)) {
            0 => 0,
            tile => self.distance(cell, self.home[tile]) as u64,
        };
        (0..self.n_cells()).map(away).sum()
    }

    /// The Manhattan distance, and two moves more for each tile that must leave its own row or
    /// column to let others of that line pass.
    pub fn linear_conflict(&self, board: Board) -> u64 {
        let line = |first: usize, step: usize, length| (first..).step_by(step).take(length);
        let (n_rows, n_columns) = (self.n_rows, self.n_columns);
        let rows = (0..n_rows).map(|row| line(row * n_columns, 1, n_columns));
        let columns = (0..n_columns).map(|column| line(column, n_columns, n_rows));
        let leaving: usize = rows.chain(columns).map(|line| self.leaving(board, line)).sum();
        self.manhattan(board) + 2 * leaving as u64
    }

    /// How many of the tiles that belong to a line of cells, and are in it, must leave it:
    /// all but the most that are in the order of their homes.
    fn leaving(&self, board: Board, line: impl Iterator<Item = usize> + Clone) -> usize {
        let (mut homes, mut n) = ([0; MOST_CELLS], 0);
        for tile in line.clone().map(|cell| usize::from(board.tile(cell))) {
            if tile != 0 && line.clone().any(|cell| cell == self.home[tile]) {
                homes[n] = self.home[tile];
                n += 1;
            }
        }
        n - longest_ascent(&homes[..n])
    }

    /// Whether the goal can be reached. A move swaps the blank with a tile, which changes the
    /// parity of the order, and moves the blank by one cell, which changes the parity of its
    /// distance from home. So both stay equal or both stay different. In a frame of one row or
    /// column no tile can pass another.
    pub fn is_solvable(&self, board: Board) -> bool {
        if self.n_rows == 1 || self.n_columns == 1 {
            let order = |board| self.tiles(board).into_iter().filter(|tile| 0 < *tile);
            return order(board).eq(order(self.goal));
        }
        let homes: Vec<usize> =
            self.tiles(board).into_iter().map(|tile| self.home[usize::from(tile)]).collect();
        let inversions: usize = homes
            .iter()
            .enumerate()
            .map(|(i, home)| homes[i + 1..].iter().filter(|later| *later < home).count())
            .sum();
        (inversions + self.distance(self.blank(board), self.home[0])).is_multiple_of(2)
    }

    /// A shortest solution, by A* with linear conflicts. If there is none, this is found out
    /// without a search.
    pub fn solve(&self, board: Board) -> Outcome<Board> {
        let nothing = Outcome { path: None, expanded: 0, reopened: 0 };
        if !self.is_solvable(board) {
            return nothing;
        }
        let solved = a_star(
            board,
            |board| self.successors(*board),
            |board| self.linear_conflict(*board),
            |board| *board == self.goal,
        );
        // No board is as far as 2^64 moves, so nothing overflows.
        solved.unwrap_or(nothing)
    }
}

/// The length of the longest ascending subsequence: the tiles that may stay.
fn longest_ascent(v: &[usize]) -> usize {
    // ends[i] is the longest that ends with v[i].
    let mut ends = [0; MOST_CELLS];
    for i in 0..v.len() {
        let before = (0..i).filter(|j| v[*j] < v[i]).map(|j| ends[j]).max();
        ends[i] = before.unwrap_or(0) + 1;
    }
    ends.into_iter().max().unwrap_or(0)
}
