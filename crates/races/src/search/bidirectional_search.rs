//! 3.6 Bidirectional search.

use search::bidirectional_search::{self, bidirectional_search_undirected};
use search::breadth_first_search::on_grid::grid_path;
use search::breadth_first_search::{breadth_first_search, explore};
use search::grid::{Cell, Grid, Moves};

use super::breadth_first_search::{SOLVED, slides};
use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race { section: "3.6", workload: "8-puzzle, up to 31 moves", n: 31, build: puzzle_both_ways },
    Race {
        section: "3.6",
        workload: "open grid, 1000 x 1000, center to corner",
        n: 1000,
        build: grid_both_ways,
    },
];

fn puzzle_both_ways(n: usize) -> Vec<Entry> {
    let boards = explore([SOLVED], slides);
    let Some(start) = boards.layers().nth(n).and_then(|layer| layer.first()) else {
        return Vec::new();
    };
    Course::on(*start)
        .expecting(Some(n + 1))
        .entry("bidirectional_search", |start| {
            bidirectional_search_undirected(*start, SOLVED, slides).map(|path| path.len())
        })
        .entry("pathfinding's bfs_bidirectional", |start| {
            let path = pathfinding::prelude::bfs_bidirectional(start, &SOLVED, slides, slides);
            path.map(|path| path.len())
        })
        .mark(0.6)
        .entry("breadth_first_search", |start| {
            breadth_first_search(*start, slides, |board| *board == SOLVED).map(|path| path.len())
        })
        .mark(0.06)
        .entries()
}

/// From the center to a corner.
fn grid_both_ways(n: usize) -> Vec<Entry> {
    let Ok(grid) = Grid::open(n, n) else { return Vec::new() };
    let (start, goal) = ((n / 2, n / 2), (n - 1, n - 1));
    Course::on(grid)
        .expecting(Some(2 * (n - 1 - n / 2) + 1))
        .entry("bidirectional_search::grid_path", move |grid| {
            let path = bidirectional_search::grid_path(grid, start, goal, Moves::Four);
            path.ok().flatten().map(|path| path.len())
        })
        .entry("pathfinding's bfs_bidirectional", move |grid| {
            let around = |cell: &Cell| grid.neighbors(*cell, Moves::Four).collect::<Vec<_>>();
            let path = pathfinding::prelude::bfs_bidirectional(&start, &goal, around, around);
            path.map(|path| path.len())
        })
        .entry("breadth_first_search", move |grid| {
            let around = |cell: &Cell| grid.neighbors(*cell, Moves::Four);
            breadth_first_search(start, around, |cell| *cell == goal).map(|path| path.len())
        })
        .entry("breadth_first_search::on_grid", move |grid| {
            grid_path(grid, start, goal, Moves::Four).ok().flatten().map(|path| path.len())
        })
        .note("a byte a cell, no hash table")
        .entries()
}
