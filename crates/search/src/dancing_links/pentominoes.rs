//! Part of [dancing links](super): the twelve pentominoes, of five squares each, placed on a board
//! without gaps or overlaps.
//!
//! Page: `docs/en/search/dancing-links.md`.

use thiserror::Error;

use super::ExactCover;
use crate::binary_search::binary_search;

/// A square of a board: row and column.
pub type Square = (usize, usize);

/// The twelve pieces by their letters, each in one of its positions.
pub const PIECES: [(char, [Square; 5]); 12] = [
    ('F', [(0, 1), (0, 2), (1, 0), (1, 1), (2, 1)]),
    ('I', [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]),
    ('L', [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1)]),
    ('N', [(0, 1), (1, 1), (2, 0), (2, 1), (3, 0)]),
    ('P', [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]),
    ('T', [(0, 0), (0, 1), (0, 2), (1, 1), (2, 1)]),
    ('U', [(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)]),
    ('V', [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]),
    ('W', [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)]),
    ('X', [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)]),
    ('Y', [(0, 1), (1, 0), (1, 1), (2, 1), (3, 1)]),
    ('Z', [(0, 0), (0, 1), (1, 1), (2, 1), (2, 2)]),
];

/// An error in a board, which no different pentominoes can tile, whatever its form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PentominoError {
    /// The area is not a multiple of 5 from 5 to 60, as that of different pentominoes is.
    #[error("a board of {n_squares} squares: pentominoes fill a multiple of 5, up to 60")]
    Area {
        /// The number of squares of the board.
        n_squares: usize,
    },
    /// A square is listed twice.
    #[error("row {} and column {} are there twice", square.0, square.1)]
    SquareTwice {
        /// The square.
        square: Square,
    },
}

/// The placements of pentominoes on a board, each piece at most once.
#[derive(Debug, Clone)]
pub struct Pentominoes {
    /// The squares of the board, in the order in which they are items.
    squares: Vec<Square>,
    /// For each set the piece and its squares, as indices.
    placings: Vec<(usize, [usize; 5])>,
    cover: ExactCover,
}

impl Pentominoes {
    /// A board of `rows` × `columns`.
    ///
    /// # Errors
    /// If its area is no multiple of 5, or more than 60.
    pub fn rectangle(rows: usize, columns: usize) -> Result<Self, PentominoError> {
        let n_squares = rows.saturating_mul(columns);
        check_area(n_squares)?;
        Self::new((0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))))
    }

    /// A board of any form, connected or not. All squares are read, so the iterator must be finite.
    ///
    /// # Errors
    /// If its area is no multiple of 5, or more than 60, or if a square is there twice.
    pub fn new(squares: impl IntoIterator<Item = Square>) -> Result<Self, PentominoError> {
        // More than 60 squares are not kept, but counted.
        let mut given = squares.into_iter().fuse();
        let mut squares: Vec<Square> = given.by_ref().take(60).collect();
        check_area(squares.len().saturating_add(given.count()))?;
        squares.sort_unstable();
        if let Some(pair) = squares.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(PentominoError::SquareTwice { square: pair[0] });
        }
        let mut placings = Vec::new();
        for (piece, (_, shape)) in PIECES.iter().enumerate() {
            for position in positions(shape) {
                for &corner in &squares {
                    // The corner is where the first square of the position comes to lie.
                    let place = |(row, column): Square| {
                        let row = corner.0.checked_add(row)?;
                        let column = corner.1.checked_add(column)?.checked_sub(position[0].1)?;
                        binary_search(&squares, &(row, column)).ok()
                    };
                    let placed = position.map(place);
                    if placed.iter().all(Option::is_some) {
                        placings.push((piece, placed.map(Option::unwrap_or_default)));
                    }
                }
            }
        }
        // On a board of 60 squares each piece must be used; on a smaller one each may.
        let sets: Vec<[usize; 6]> = placings
            .iter()
            .map(|&(piece, [a, b, c, d, e])| [a, b, c, d, e, squares.len() + piece])
            .collect();
        let n_must = if squares.len() == 60 { 12 } else { 0 };
        let cover = ExactCover::linked(squares.len() + n_must, 12 - n_must, &sets);
        Ok(Pentominoes { squares, placings, cover })
    }

    /// The squares of the board, in ascending order.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The exact cover problem: the squares are its first items, the pieces the last twelve.
    pub fn exact_cover(&self) -> &ExactCover {
        &self.cover
    }

    /// The letter of the piece that covers each square in a solution.
    ///
    /// # Panics
    /// If these are not sets of [`Pentominoes::exact_cover`].
    pub fn tiling(&self, solution: &[usize]) -> Vec<char> {
        let mut letters = vec![' '; self.squares.len()];
        for &set in solution {
            let (piece, squares) = self.placings[set];
            for square in squares {
                letters[square] = PIECES[piece].0;
            }
        }
        letters
    }
}

fn check_area(n_squares: usize) -> Result<(), PentominoError> {
    if n_squares <= 60 && n_squares.is_multiple_of(5) {
        Ok(())
    } else {
        Err(PentominoError::Area { n_squares })
    }
}

/// The positions of a piece, turned and reflected, without repetition. The first square of each is
/// its leftmost in its top row.
pub fn positions(shape: &[Square; 5]) -> Vec<[Square; 5]> {
    let mut positions = Vec::new();
    let mut position = *shape;
    for turn in 0..8 {
        // A quarter turn; after four of them a reflection.
        position = position.map(|(row, column)| (column, 4 - row));
        if turn == 4 {
            position = position.map(|(row, column)| (row, 4 - column));
        }
        let top = position.iter().map(|square| square.0).min().unwrap_or(0);
        let left = position.iter().map(|square| square.1).min().unwrap_or(0);
        let mut placed = position.map(|(row, column)| (row - top, column - left));
        placed.sort_unstable();
        positions.push(placed);
    }
    positions.sort_unstable();
    positions.dedup();
    positions
}
