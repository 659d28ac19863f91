//! Part of [the searches](crate): a grid of free cells and walls, the state space of sections 3.5
//! to 3.7.
//!
//! A cell is (row, column), both counted from 0, rows downward. Its neighbors come in a fixed
//! order, [`DIRECTIONS`], so a search of a grid always takes the same course.
//!
//! Cost: parsing O(cells); everything else O(1).
//!
//! Page: `docs/en/search/README.md`.

use std::fmt::{self, Display, Write};
use std::iter;

/// A position: (row, column).
///
/// ```
/// use search::Grid;
///
/// let grid = Grid::parse(&["S#", ".G"])?;
/// assert_eq!(grid.ends()?, ((0, 0), (1, 1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Cell = (usize, usize);

/// The order of a cell's neighbors, as (rows down, columns right): up, right, down, left; then the
/// diagonals, also clockwise, from up and right.
pub const DIRECTIONS: [(isize, isize); 8] =
    [(-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1)];

/// The steps that are allowed.
///
/// ```
/// use search::{Grid, Moves};
///
/// let grid = Grid::open(3, 3)?;
/// assert!(grid.neighbors((0, 0), Moves::Four).eq([(0, 1), (1, 0)]));
/// assert!(grid.neighbors((0, 0), Moves::Eight).eq([(0, 1), (1, 0), (1, 1)]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Moves {
    /// Up, right, down, left.
    #[default]
    Four,
    /// The diagonals as well, even between two walls that touch at a corner.
    Eight,
}

/// A rectangle of free cells and walls, with the start and the goal of a search if its text has
/// them: `S` is the start, `G` the goal, `.` a free cell and `#` a wall.
///
/// ```
/// use search::breadth_first_search::on_grid::grid_path;
/// use search::{Grid, Moves};
///
/// let grid = Grid::parse(&["S.#", "#..", "..G"])?;
/// let (start, goal) = grid.ends()?;
/// let path = grid_path(&grid, start, goal, Moves::Four)?.expect("there is a path");
/// assert_eq!(path.len(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Grid {
    n_rows: usize,
    n_columns: usize,
    /// Row by row, with a frame of walls around the grid: a step from a free cell always leads to
    /// some place.
    is_free: Vec<bool>,
    start: Option<Cell>,
    goal: Option<Cell>,
}

/// An error in a grid, or in the ends of a search in it. Cells are given as [row, column], counted
/// from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    /// A grid without cells.
    #[error("the grid has no cells")]
    Empty,
    /// A row that is longer or shorter than the first.
    #[error("row {row} has {n_cells} cells, row 0 has {expected}")]
    Ragged {
        /// The row, counted from 0.
        row: usize,
        /// How many cells it has.
        n_cells: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// A character that stands for no cell.
    #[error("[{}, {}] is {found:?}, which is none of . # S G", cell.0, cell.1)]
    Unknown {
        /// Its place.
        cell: Cell,
        /// The character.
        found: char,
    },
    /// A second `S` or `G`.
    #[error("[{}, {}] is a second {found}", cell.0, cell.1)]
    Second {
        /// Its place.
        cell: Cell,
        /// The character.
        found: char,
    },
    /// The text has no `S` or no `G`, and a search needs both.
    #[error("no cell of the grid is {wanted}")]
    NoEnd {
        /// The character.
        wanted: char,
    },
    /// An end of a search that is not in the grid.
    #[error("[{}, {}] is outside the grid of {n_rows} x {n_columns} cells", cell.0, cell.1)]
    Outside {
        /// The end.
        cell: Cell,
        /// How many rows the grid has.
        n_rows: usize,
        /// How many columns it has.
        n_columns: usize,
    },
    /// An end of a search that is a wall.
    #[error("[{}, {}] is a wall", cell.0, cell.1)]
    Wall {
        /// The end.
        cell: Cell,
    },
}

impl Moves {
    /// How many neighbors a cell has at most.
    pub fn count(self) -> usize {
        match self {
            Moves::Four => 4,
            Moves::Eight => 8,
        }
    }
}

impl Grid {
    /// A grid without walls.
    ///
    /// # Errors
    /// [`GridError::Empty`] if it has no rows or no columns.
    pub fn open(n_rows: usize, n_columns: usize) -> Result<Grid, GridError> {
        if n_rows == 0 || n_columns == 0 {
            return Err(GridError::Empty);
        }
        let frame = iter::repeat_n(false, n_columns + 2);
        let row = || iter::once(false).chain(iter::repeat_n(true, n_columns)).chain([false]);
        let is_free = frame.clone().chain((0..n_rows).flat_map(|_| row())).chain(frame).collect();
        Ok(Grid { n_rows, n_columns, is_free, start: None, goal: None })
    }

    /// Reads a grid: `.` is free, `#` is a wall, `S` and `G` are free and the start and the goal;
    /// each at most once.
    ///
    /// # Errors
    /// The first of [`GridError::Empty`], [`GridError::Ragged`], [`GridError::Unknown`] and
    /// [`GridError::Second`] in the order of the text.
    pub fn parse<R: AsRef<str>>(rows: &[R]) -> Result<Grid, GridError> {
        let n_columns = rows.first().map_or(0, |row| row.as_ref().chars().count());
        let mut grid = Grid::open(rows.len(), n_columns)?;
        for (row, text) in rows.iter().enumerate() {
            let n_cells = text.as_ref().chars().count();
            if n_cells != n_columns {
                return Err(GridError::Ragged { row, n_cells, expected: n_columns });
            }
            for (column, found) in text.as_ref().chars().enumerate() {
                let cell = (row, column);
                let end = match found {
                    '.' => continue,
                    '#' => {
                        let place = grid.place(cell);
                        grid.is_free[place] = false;
                        continue;
                    }
                    'S' => &mut grid.start,
                    'G' => &mut grid.goal,
                    _ => return Err(GridError::Unknown { cell, found }),
                };
                if end.replace(cell).is_some() {
                    return Err(GridError::Second { cell, found });
                }
            }
        }
        Ok(grid)
    }

    /// How many rows there are, at least one.
    pub fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// How many columns there are, at least one.
    pub fn n_columns(&self) -> usize {
        self.n_columns
    }

    /// Whether a cell is in the grid and no wall.
    pub fn is_free(&self, (row, column): Cell) -> bool {
        row < self.n_rows && column < self.n_columns && self.is_free[self.place((row, column))]
    }

    /// All free cells, row by row.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> {
        let cells = (0..self.n_rows).flat_map(|row| (0..self.n_columns).map(move |j| (row, j)));
        cells.filter(|cell| self.is_free(*cell))
    }

    /// Where the text says that a search begins and ends.
    ///
    /// # Errors
    /// [`GridError::NoEnd`] if it does not say so.
    pub fn ends(&self) -> Result<(Cell, Cell), GridError> {
        let start = self.start.ok_or(GridError::NoEnd { wanted: 'S' })?;
        let goal = self.goal.ok_or(GridError::NoEnd { wanted: 'G' })?;
        Ok((start, goal))
    }

    /// Asserts that a search may begin or end in a cell.
    ///
    /// # Errors
    /// [`GridError::Outside`] or [`GridError::Wall`].
    pub fn check(&self, cell: Cell) -> Result<(), GridError> {
        let &Grid { n_rows, n_columns, .. } = self;
        if n_rows <= cell.0 || n_columns <= cell.1 {
            Err(GridError::Outside { cell, n_rows, n_columns })
        } else if !self.is_free(cell) {
            Err(GridError::Wall { cell })
        } else {
            Ok(())
        }
    }

    /// The free neighbors of a cell of the grid, in the order of [`DIRECTIONS`].
    pub fn neighbors(&self, (row, column): Cell, moves: Moves) -> impl Iterator<Item = Cell> {
        let step = move |(down, right): (isize, isize)| {
            Some((row.checked_add_signed(down)?, column.checked_add_signed(right)?))
        };
        let cells = DIRECTIONS.into_iter().take(moves.count()).filter_map(step);
        cells.filter(|cell| self.is_free(*cell))
    }

    /// The number of a cell of the grid among all places, those of the frame of walls included;
    /// below [`Grid::n_places`]. So what a search keeps for each cell fits in a `Vec`.
    pub fn place(&self, (row, column): Cell) -> usize {
        (row + 1) * self.width() + column + 1
    }

    /// The cell at a place inside the frame.
    pub fn cell(&self, place: usize) -> Cell {
        (place / self.width() - 1, place % self.width() - 1)
    }

    /// How many places there are.
    pub fn n_places(&self) -> usize {
        self.is_free.len()
    }

    /// The places of a free cell's free neighbors, in the order of [`DIRECTIONS`]. The frame saves
    /// the comparisons with the edges of the grid.
    pub fn neighbor_places(&self, place: usize, moves: Moves) -> impl Iterator<Item = usize> {
        let places = self.steps().into_iter().map(move |step| place.wrapping_add(step));
        places.take(moves.count()).filter(|place| self.is_free[*place])
    }

    /// What to add to a place for a step in each of [`DIRECTIONS`]; a sum that wraps round is a
    /// difference.
    pub fn steps(&self) -> [usize; 8] {
        let (up, right, down, left) = (self.width().wrapping_neg(), 1, self.width(), usize::MAX);
        [up, right, down, left, up + right, down + right, down - right, up - right]
    }

    /// For each place, whether it is a free cell of the grid.
    pub fn is_free_place(&self) -> &[bool] {
        &self.is_free
    }

    /// How far a place is from the one below.
    fn width(&self) -> usize {
        self.n_columns + 2
    }
}

/// The text that [`Grid::parse`] reads, one line a row.
impl Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.n_rows {
            for cell in (0..self.n_columns).map(|column| (row, column)) {
                f.write_char(match Some(cell) {
                    cell if cell == self.start => 'S',
                    cell if cell == self.goal => 'G',
                    _ if self.is_free(cell) => '.',
                    _ => '#',
                })?;
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}
