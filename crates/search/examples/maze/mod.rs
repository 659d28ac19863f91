//! What the programs that search a maze share: reading it and drawing it.
//!
//! The marks, the same in all of them: `Active` is the cell that is expanded, `Settled` one that
//! was, `Frontier` one that waits, and `Chosen` one on the path.

use input::Input;
use search::grid::{Cell, Grid};
use trace::{Arrow, Frame, Role, Row, SplitMix64};

/// What still makes a picture.
const MOST_ROWS: usize = 12;
const MOST_COLUMNS: usize = 12;

/// A grid whose text has a start and a goal.
#[derive(Debug, Clone)]
pub(crate) struct Maze {
    pub(crate) grid: Grid,
    pub(crate) start: Cell,
    pub(crate) goal: Cell,
}

/// Reads a maze, a word a row.
#[allow(dead_code, reason = "not for a maze with prices")]
pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<Maze> {
    let mut rows = Vec::new();
    while !input.is_end() {
        rows.push(input.word(format!("row {}", rows.len()))?);
    }
    let grid = Grid::parse(&rows)?;
    let (start, goal) = grid.ends()?;
    Ok(Maze { grid, start, goal })
}

/// Reads a maze in which a digit from 1 to 9 is a free cell, and what it costs to leave it; the
/// others cost 1.
#[allow(dead_code, reason = "not each program that reads a maze has prices")]
pub(crate) fn read_priced(input: &mut Input<'_>) -> trace::Result<(Maze, Vec<Vec<u64>>)> {
    let (mut rows, mut prices) = (Vec::new(), Vec::new());
    while !input.is_end() {
        let row = input.word(format!("row {}", rows.len()))?;
        let price = |cell: char| cell.to_digit(10).filter(|price| 0 < *price);
        prices.push(row.chars().map(|cell| u64::from(price(cell).unwrap_or(1))).collect());
        let free = |cell: char| if price(cell).is_some() { '.' } else { cell };
        rows.push(row.chars().map(free).collect::<String>());
    }
    let grid = Grid::parse(&rows)?;
    let (start, goal) = grid.ends()?;
    Ok((Maze { grid, start, goal }, prices))
}

impl Maze {
    /// "5 x 4 cells".
    pub(crate) fn size(&self) -> String {
        format!("{} x {} cells", self.grid.n_rows(), self.grid.n_columns())
    }

    /// The frame that says the limit, if the maze is too large for a picture.
    pub(crate) fn too_large(&self) -> Option<Frame> {
        let is_large = MOST_ROWS < self.grid.n_rows() || MOST_COLUMNS < self.grid.n_columns();
        let limit = format_args!("{MOST_ROWS} x {MOST_COLUMNS} cells");
        is_large.then(|| Frame::too_large(limit))
    }

    /// The maze. `shown` says what stands in a free cell, and its mark; where nothing stands in the
    /// start and the goal, they are S and G.
    pub(crate) fn picture(&self, shown: impl Fn(Cell) -> (String, Option<Role>)) -> trace::Grid {
        let cell = |cell: Cell| {
            if !self.grid.is_free(cell) {
                return trace::Cell::new("#");
            }
            let (mut text, role) = shown(cell);
            if text.is_empty() && (cell == self.start || cell == self.goal) {
                text.push(if cell == self.start { 'S' } else { 'G' });
            }
            trace::Cell { text, role }
        };
        let n_columns = self.grid.n_columns();
        let rows = (0..self.grid.n_rows()).map(|row| Row {
            header: row.to_string(),
            cells: (0..n_columns).map(|column| cell((row, column))).collect(),
            ..Row::default()
        });
        trace::Grid {
            columns: (0..n_columns).map(|column| column.to_string()).collect(),
            rows: rows.collect(),
            ..trace::Grid::default()
        }
    }
}

/// Arrows along a path.
#[allow(dead_code, reason = "not each program draws the path")]
pub(crate) fn arrows(path: &[Cell]) -> Vec<Arrow> {
    let arrow = |step: &[Cell]| Arrow { from: step[0], to: step[1], role: Some(Role::Chosen) };
    path.windows(2).map(arrow).collect()
}

/// "[1, 0]".
pub(crate) fn name((row, column): Cell) -> String {
    format!("[{row}, {column}]")
}

/// Cells by name; "nothing" if there are none.
#[allow(dead_code, reason = "not each program lists cells")]
pub(crate) fn list<'a>(cells: impl IntoIterator<Item = &'a Cell>) -> String {
    let names: Vec<String> = cells.into_iter().map(|cell| name(*cell)).collect();
    if names.is_empty() { "nothing".into() } else { names.join(" ") }
}

/// A maze of four or five rows and four or five columns, in which about one cell of four is a wall.
#[allow(dead_code, reason = "not each program that reads a maze makes one")]
pub(crate) fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let (n_rows, n_columns) = (4 + dice.below(2), 4 + dice.below(2));
    let n_cells = n_rows * n_columns;
    let mut cells = vec!['.'; n_cells];
    cells[..n_cells / 4].fill('#');
    cells[n_cells - 2] = 'S';
    cells[n_cells - 1] = 'G';
    dice.shuffle(&mut cells);
    let rows: Vec<String> = cells.chunks(n_columns).map(|row| row.iter().collect()).collect();
    rows.join(" ")
}
