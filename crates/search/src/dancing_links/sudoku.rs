//! Part of [dancing links](super): sudoku. Each cell has a digit, and each row, column and box has
//! each digit once.
//!
//! Page: `docs/en/search/dancing-links.md`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::ExactCover;

/// A sudoku, or its solution: 81 cells in rows from top to bottom, each a digit or empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sudoku {
    /// 0 for an empty cell.
    cells: [u8; 81],
}

/// An error in a line that should be a sudoku.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SudokuError {
    /// The line has more or fewer than 81 characters.
    #[error("has {n_characters} characters, not 81")]
    Length {
        /// The number of its characters.
        n_characters: usize,
    },
    /// A character is neither a digit nor a dot.
    #[error("has {character:?} as character {}, not a digit or a dot", position + 1)]
    Character {
        /// Its position, counted from 0.
        position: usize,
        /// The character.
        character: char,
    },
}

impl FromStr for Sudoku {
    type Err = SudokuError;

    /// Reads 81 characters, row by row. A dot or a 0 is an empty cell.
    fn from_str(line: &str) -> Result<Self, SudokuError> {
        let n_characters = line.chars().count();
        if n_characters != 81 {
            return Err(SudokuError::Length { n_characters });
        }
        let mut cells = [0; 81];
        for (position, character) in line.chars().enumerate() {
            cells[position] = match character {
                '.' => 0,
                '0'..='9' => character as u8 - b'0',
                _ => return Err(SudokuError::Character { position, character }),
            };
        }
        Ok(Sudoku { cells })
    }
}

impl fmt::Display for Sudoku {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |&cell: &u8| if cell == 0 { '.' } else { char::from(b'0' + cell) };
        self.cells.iter().map(shown).collect::<String>().fmt(f)
    }
}

impl Sudoku {
    /// The digits, row by row; 0 for an empty cell.
    pub fn cells(&self) -> &[u8; 81] {
        &self.cells
    }

    /// The placements, as (cell, digit). A given cell has one. An empty cell has those that no
    /// given digit in its row, column or box forbids.
    pub fn placings(&self) -> Vec<(usize, u8)> {
        // Bit d of a unit: the digit d is given in it.
        let mut given = [0_u16; 27];
        for (cell, &digit) in self.cells.iter().enumerate() {
            for unit in units(cell) {
                given[unit] |= 1 << digit;
            }
        }
        let mut placings = Vec::new();
        for (cell, &digit) in self.cells.iter().enumerate() {
            let seen = units(cell).into_iter().fold(0, |seen, unit| seen | given[unit]);
            let is_open = |d: &u8| if digit == 0 { seen >> d & 1 == 0 } else { *d == digit };
            placings.extend((1..=9).filter(is_open).map(|d| (cell, d)));
        }
        placings
    }

    /// The exact cover problem whose sets are these placements. Its 324 items: each cell is filled,
    /// and each of the 27 rows, columns and boxes has each digit.
    pub fn exact_cover(placings: &[(usize, u8)]) -> ExactCover {
        let items = |&(cell, digit): &(usize, u8)| {
            let [row, column, square] = units(cell).map(|unit| 72 + 9 * unit + usize::from(digit));
            [cell, row + 8, column + 8, square + 8]
        };
        let sets: Vec<[usize; 4]> = placings.iter().map(items).collect();
        ExactCover::linked(324, 0, &sets)
    }

    /// All solutions, found one by one. Givens that contradict each other have none; an empty grid
    /// has 6 670 903 752 021 072 936 960.
    pub fn solutions(&self) -> impl Iterator<Item = Sudoku> + use<> {
        let placings = self.placings();
        Self::exact_cover(&placings).solutions().map(move |sets| {
            let mut cells = [0; 81];
            for set in sets {
                let (cell, digit) = placings[set];
                cells[cell] = digit;
            }
            Sudoku { cells }
        })
    }
}

/// The row, the column and the box of a cell, as numbers from 0 to 26.
fn units(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, 9 + column, 18 + row / 3 * 3 + column / 3]
}
