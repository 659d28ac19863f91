//! Part of [Wythoff's game](super): boards of Wythoff's game, filled by definition, cell by cell.
//!
//! They know nothing of φ, so they judge the formulas. The nimbers, which a sum with other games
//! needs, follow no known formula.
//!
//! Cost: O(side²) time and space for the cold cells, O(side³) time for the nimbers.
//!
//! Page: `docs/en/game-theory/wythoff-game.md`.

/// The lines of a queen through a cell, and what they have seen.
struct Lines<T> {
    side: usize,
    rows: Vec<T>,
    columns: Vec<T>,
    diagonals: Vec<T>,
}

impl<T: Clone> Lines<T> {
    fn new(side: usize, unseen: T) -> Self {
        Lines {
            side,
            rows: vec![unseen.clone(); side],
            columns: vec![unseen.clone(); side],
            diagonals: vec![unseen; 2 * side],
        }
    }

    /// The row, the column and the diagonal of a cell.
    fn through(&mut self, a: usize, b: usize) -> [&mut T; 3] {
        [&mut self.rows[a], &mut self.columns[b], &mut self.diagonals[self.side + b - a]]
    }
}

/// `board[a][b]` tells whether the heaps a and b, each less than `side`, are cold.
pub fn cold_board(side: usize) -> Vec<Vec<bool>> {
    let mut has_cold = Lines::new(side, false);
    let mut board = vec![vec![false; side]; side];
    for (a, row) in board.iter_mut().enumerate() {
        for (b, is_cold) in row.iter_mut().enumerate() {
            // Invariant: a line is marked if it has a cold cell nearer to the corner.
            let lines = has_cold.through(a, b);
            *is_cold = lines.iter().all(|marked| !**marked);
            if *is_cold {
                for marked in lines {
                    *marked = true;
                }
            }
        }
    }
    board
}

/// `board[a][b]` is the nimber of the heaps a and b, each less than `side`.
pub fn nimber_board(side: usize) -> Vec<Vec<u32>> {
    // A cell sees fewer than `side` others in each of three directions.
    let mut seen = Lines::new(side, vec![false; 3 * side]);
    let mut board = vec![vec![0; side]; side];
    for (a, row) in board.iter_mut().enumerate() {
        for (b, nimber) in row.iter_mut().enumerate() {
            // Invariant: a line has marked the nimbers of its cells nearer to the corner.
            let lines = seen.through(a, b);
            let mut least = 0;
            while lines.iter().any(|marked| marked[least]) {
                least += 1;
                *nimber += 1;
            }
            for marked in lines {
                marked[least] = true;
            }
        }
    }
    board
}
