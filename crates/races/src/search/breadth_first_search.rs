//! 3.5 Breadth-first search.

use search::breadth_first_search::on_grid::grid_path;
use search::breadth_first_search::{breadth_first_search, explore};
use search::grid::{Cell, Grid, Moves};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 3;

pub(crate) const RACES: &[Race] = &[
    Race { section: "3.5", workload: "open grid, 1000 x 1000", n: 1000, build: open_grid },
    Race { section: "3.5", workload: "grid, 1000 x 1000, 30 % walls", n: 1000, build: walled_grid },
    Race { section: "3.5", workload: "8-puzzle, up to 31 moves", n: 31, build: puzzle },
];

/// Both ends of a path through the whole grid.
fn corners(grid: &Grid) -> (Cell, Cell) {
    ((0, 0), (grid.n_rows() - 1, grid.n_columns() - 1))
}

fn open_grid(n: usize) -> Vec<Entry> {
    let mut entries = Grid::open(n, n).map_or(Vec::new(), across);
    if let Some(peer) = entries.get_mut(1) {
        peer.mark = Some(0.05);
    }
    entries
}

/// Walls at random, but not near the corners, which they could close off.
fn walled_grid(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let mut cell = |row: usize, column: usize| {
        let is_near_a_corner = row + column < 5 || 2 * n < row + column + 7;
        if random.below(10) < 3 && !is_near_a_corner { '#' } else { '.' }
    };
    let rows = (0..n).map(|row| (0..n).map(|column| cell(row, column)).collect());
    let rows: Vec<String> = rows.collect();
    Grid::parse(&rows).map_or(Vec::new(), across)
}

/// From corner to corner; the answer is the number of cells of a shortest path.
fn across(grid: Grid) -> Vec<Entry> {
    let (start, goal) = corners(&grid);
    if grid_path(&grid, start, goal, Moves::Four).ok().flatten().is_none() {
        return Vec::new();
    }
    Course::on(grid)
        .entry("on_grid::grid_path", |grid| {
            let (start, goal) = corners(grid);
            grid_path(grid, start, goal, Moves::Four).ok().flatten().map(|path| path.len())
        })
        .entry("pathfinding's bfs", |grid| {
            let (start, goal) = corners(grid);
            let around = |cell: &Cell| grid.neighbors(*cell, Moves::Four).collect::<Vec<_>>();
            pathfinding::prelude::bfs(&start, around, |cell| *cell == goal).map(|path| path.len())
        })
        .entry("breadth_first_search", |grid| {
            let (start, goal) = corners(grid);
            let around = |cell: &Cell| grid.neighbors(*cell, Moves::Four);
            breadth_first_search(start, around, |cell| *cell == goal).map(|path| path.len())
        })
        .note("any states, with a hash table")
        .entries()
}

/// A board of the 8-puzzle: digits of four bits, the lowest the place of the blank, then what
/// stands in the nine places, row by row; 0 is the blank.
pub(super) type Board = u64;

pub(super) const SOLVED: Board = 0x08_7654_3218;

/// The boards one move away.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "all searches lend the state")]
pub(super) fn slides(board: &Board) -> impl Iterator<Item = Board> + use<> {
    /// The places around each.
    const AROUND: [&[u64]; 9] = [
        &[1, 3],
        &[0, 2, 4],
        &[1, 5],
        &[0, 4, 6],
        &[1, 3, 5, 7],
        &[2, 4, 8],
        &[3, 7],
        &[4, 6, 8],
        &[5, 7],
    ];
    let (board, blank) = (*board, *board & 15);
    let around = usize::try_from(blank).map_or(&[][..], |blank| AROUND[blank]);
    around.iter().map(move |place| {
        let tile = board >> (4 * place + 4) & 15;
        board ^ (tile << (4 * place + 4)) ^ (tile << (4 * blank + 4)) ^ blank ^ place
    })
}

/// A board that is `n` moves away; no board is more than 31 away.
fn puzzle(n: usize) -> Vec<Entry> {
    let boards = explore([SOLVED], slides);
    let Some(start) = boards.layers().nth(n).and_then(|layer| layer.first()) else {
        return Vec::new();
    };
    Course::on(*start)
        .expecting(Some(n + 1))
        .entry("breadth_first_search", move |start| {
            breadth_first_search(*start, slides, |board| *board == SOLVED).map(|path| path.len())
        })
        .entry("pathfinding's bfs", move |start| {
            let path = pathfinding::prelude::bfs(start, slides, |board| *board == SOLVED);
            path.map(|path| path.len())
        })
        .entries()
}
