//! 3.7 A* search.

use pathfinding::prelude::{astar, idastar};
use search::a_star_search::ida_star::ida_star;
use search::a_star_search::maze::{Heuristic, Maze};
use search::a_star_search::sliding_puzzle::{self, SlidingPuzzle};
use search::a_star_search::{Outcome, a_star, two_stacks};
use search::grid::{Cell, Grid};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 3;

pub(crate) const RACES: &[Race] = &[
    Race { section: "3.7", workload: "1000 x 1000, 25 % walls", n: 1_000, build: stacks_25 },
    Race { section: "3.7", workload: "1000 x 1000, 30 % walls", n: 1_000, build: stacks_30 },
    Race { section: "3.7", workload: "1000 x 1000, by a heap", n: 1_000, build: heap_25 },
    Race { section: "3.7", workload: "100 random 8-puzzles", n: 100, build: puzzles },
    Race { section: "3.7", workload: "20 random 8-puzzles, deepening", n: 20, build: deepened },
];

/// Corner to corner in a square of `n` cells a side, of which so many in a hundred are walls. The
/// corners are kept free.
fn walls(n: usize, percent: usize) -> Option<(Grid, Cell)> {
    let mut random = SplitMix64::new(SEED);
    let is_corner = |(row, column)| row + column < 2 || 2 * n < row + column + 4;
    let mut row = |row| -> String {
        let mut is_wall = |column| random.below(100) < percent && !is_corner((row, column));
        (0..n).map(|column| if is_wall(column) { '#' } else { '.' }).collect()
    };
    let rows: Vec<String> = (0..n).map(&mut row).collect();
    Some((Grid::parse(&rows).ok()?, (n - 1, n - 1)))
}

fn manhattan(from: Cell, to: Cell) -> u64 {
    (from.0.abs_diff(to.0) + from.1.abs_diff(to.1)) as u64
}

/// What the crate finds in a maze: the length of a shortest path, 0 if there is none.
fn their_length((grid, goal): &(Grid, Cell)) -> u64 {
    let maze = Maze::four(grid);
    let successors = |cell: &Cell| maze.successors(*cell);
    let found = astar(&(0, 0), successors, |cell| manhattan(*cell, *goal), |cell| cell == goal);
    found.map_or(0, |(_, cost)| cost)
}

fn length(outcome: Outcome<Cell>) -> u64 {
    outcome.path.map_or(0, |path| path.cost)
}

fn stacks(n: usize, percent: usize) -> Vec<Entry> {
    let Some(course) = walls(n, percent).map(Course::on) else { return Vec::new() };
    course
        .entry("two_stacks::shortest_path", |(grid, goal)| {
            two_stacks::shortest_path(grid, (0, 0), *goal).map_or(0, length)
        })
        .entry("pathfinding::astar", their_length)
        .mark(0.15)
        .entry("Maze::search", |(grid, goal)| {
            Maze::four(grid).search((0, 0), *goal, Heuristic::Manhattan).map_or(0, length)
        })
        .note("with a heap")
        .entries()
}

fn stacks_25(n: usize) -> Vec<Entry> {
    stacks(n, 25)
}

fn stacks_30(n: usize) -> Vec<Entry> {
    stacks(n, 30)
}

fn heap_25(n: usize) -> Vec<Entry> {
    let Some(course) = walls(n, 25).map(Course::on) else { return Vec::new() };
    course
        .entry("Maze::search", |(grid, goal)| {
            Maze::four(grid).search((0, 0), *goal, Heuristic::Manhattan).map_or(0, length)
        })
        .entry("pathfinding::astar", their_length)
        .mark(0.5)
        .note("hashes each cell")
        .entry("a_star", |(grid, goal)| {
            let maze = Maze::four(grid);
            let found = a_star(
                (0, 0),
                |cell| maze.successors(*cell),
                |cell| manhattan(*cell, *goal),
                |cell| cell == goal,
            );
            found.map_or(0, length)
        })
        .note("hashes each cell")
        .entries()
}

/// Boards of the 8-puzzle that can be solved, made by exchanging tiles at random.
fn boards(n: usize, puzzle: &SlidingPuzzle) -> Vec<sliding_puzzle::Board> {
    let mut random = SplitMix64::new(SEED);
    let shuffled = || {
        let mut tiles: Vec<u8> = (0..9).collect();
        for i in 1..tiles.len() {
            tiles.swap(i, random.below(i + 1));
        }
        puzzle.board(&tiles).ok()
    };
    std::iter::repeat_with(shuffled)
        .flatten()
        .filter(|board| puzzle.is_solvable(*board))
        .take(n)
        .collect()
}

/// The moves of all shortest solutions, by linear conflicts.
fn puzzles(n: usize) -> Vec<Entry> {
    let Ok(puzzle) = SlidingPuzzle::square(3) else { return Vec::new() };
    let boards = boards(n, &puzzle);
    let theirs = puzzle.clone();
    Course::on(boards)
        .entry("SlidingPuzzle::solve", move |boards| {
            let moves = |board: &sliding_puzzle::Board| {
                puzzle.solve(*board).path.map_or(0, |path| path.cost)
            };
            boards.iter().map(moves).sum::<u64>()
        })
        .entry("pathfinding::astar", move |boards| {
            let moves = |board: &sliding_puzzle::Board| {
                let found = astar(
                    board,
                    |board| theirs.successors(*board),
                    |board| theirs.linear_conflict(*board),
                    |board| *board == theirs.goal(),
                );
                found.map_or(0, |(_, cost)| cost)
            };
            boards.iter().map(moves).sum()
        })
        .note("our successors and heuristic")
        .entries()
}

fn deepened(n: usize) -> Vec<Entry> {
    let Ok(puzzle) = SlidingPuzzle::square(3) else { return Vec::new() };
    let boards = boards(n, &puzzle);
    let theirs = puzzle.clone();
    Course::on(boards)
        .entry("ida_star", move |boards| {
            let moves = |board: &sliding_puzzle::Board| {
                let found = ida_star(
                    *board,
                    |board| puzzle.successors(*board),
                    |board| puzzle.manhattan(*board),
                    |board| *board == puzzle.goal(),
                );
                found.ok().and_then(|found| found.path).map_or(0, |path| path.cost)
            };
            boards.iter().map(moves).sum::<u64>()
        })
        .entry("pathfinding::idastar", move |boards| {
            let moves = |board: &sliding_puzzle::Board| {
                let found = idastar(
                    board,
                    |board| theirs.successors(*board),
                    |board| theirs.manhattan(*board),
                    |board| *board == theirs.goal(),
                );
                found.map_or(0, |(_, cost)| cost)
            };
            boards.iter().map(moves).sum()
        })
        .note("our successors and heuristic")
        .entries()
}
