//! Chapter 3.

use std::collections::HashSet;

use pathfinding::prelude::{astar, idastar};
use search::a_star_search::ida_star::ida_star;
use search::a_star_search::maze::{Heuristic, Maze};
use search::a_star_search::sliding_puzzle::{self, SlidingPuzzle};
use search::a_star_search::{Outcome, a_star, two_stacks};
use search::bidirectional_search::bidirectional_search_undirected;
use search::binary_search::eytzinger::Eytzinger;
use search::binary_search::{binary_search, branch_free, gallop, lower_bound};
use search::breadth_first_search::on_grid::grid_path;
use search::breadth_first_search::{breadth_first_search, explore};
use search::grid::{Cell, Grid, Moves};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 3;
const N_QUERIES: usize = 200_000;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "3.1",
        workload: "is it there: 10^3 sorted i32",
        n: 1_000,
        build: lookups,
    },
    Race {
        section: "3.1",
        workload: "is it there: 10^6 sorted i32",
        n: 1_000_000,
        build: lookups,
    },
    Race { section: "3.1", workload: "lower bound: 10^3 sorted u64", n: 1_000, build: bounds },
    Race { section: "3.1", workload: "lower bound: 10^5 sorted u64", n: 100_000, build: bounds },
    Race { section: "3.1", workload: "lower bound: 10^7 sorted u64", n: 10_000_000, build: bounds },
    Race { section: "3.5", workload: "open grid, 1000 x 1000", n: 1000, build: open_grid },
    Race { section: "3.5", workload: "grid, 1000 x 1000, 30 % walls", n: 1000, build: walled_grid },
    Race { section: "3.5", workload: "8-puzzle, up to 31 moves", n: 31, build: puzzle },
    Race { section: "3.6", workload: "8-puzzle, up to 31 moves", n: 31, build: puzzle_both_ways },
    Race { section: "3.7", workload: "1000 x 1000, 25 % walls", n: 1_000, build: stacks_25 },
    Race { section: "3.7", workload: "1000 x 1000, 30 % walls", n: 1_000, build: stacks_30 },
    Race { section: "3.7", workload: "1000 x 1000, by a heap", n: 1_000, build: heap_25 },
    Race { section: "3.7", workload: "100 random 8-puzzles", n: 100, build: puzzles },
    Race { section: "3.7", workload: "20 random 8-puzzles, deepening", n: 20, build: deepened },
];

// 3.1 Binary search.

/// Where each query was found, summed up: the insertion points of misses count too.
fn lookups(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    // Even numbers are there, odd ones are not.
    let Ok(last) = i32::try_from(n) else { return Vec::new() };
    let v: Vec<i32> = (0..last).map(|i| 2 * i).collect();
    let queries: Vec<i32> =
        (0..N_QUERIES).filter_map(|_| i32::try_from(random.below(2 * n)).ok()).collect();
    let set: HashSet<i32> = v.iter().copied().collect();
    let place = |found: Result<usize, usize>| found.map_or(0, |i| i + 1);
    Course::on((v, queries))
        .entry("branch_free::binary_search", move |(v, queries)| {
            queries.iter().map(|x| place(branch_free::binary_search(v, x))).sum::<usize>()
        })
        .entry("slice::binary_search", move |(v, queries)| {
            queries.iter().map(|x| place(v.binary_search(x))).sum::<usize>()
        })
        .mark(if n < 10_000 { 1.1 } else { 1.25 })
        .entry("binary_search, with branches", move |(v, queries)| {
            queries.iter().map(|x| place(binary_search(v, x))).sum::<usize>()
        })
        .limit("HashSet::contains", move |(_, queries)| {
            queries.iter().filter(|x| set.contains(x)).count()
        })
        .note("a yes or no, without a place")
        .entries()
}

fn bounds(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let v: Vec<u64> = (0_u64..).step_by(2).take(n).collect();
    let queries: Vec<u64> =
        (0..N_QUERIES).filter_map(|_| u64::try_from(random.below(2 * n)).ok()).collect();
    let tree = Eytzinger::new(&v);
    Course::on((v, queries))
        .entry("branch_free::partition_point", |(v, queries)| {
            queries.iter().map(|x| branch_free::partition_point(v, |y| y < x)).sum::<usize>()
        })
        .entry("slice::partition_point", |(v, queries)| {
            queries.iter().map(|x| v.partition_point(|y| y < x)).sum()
        })
        .entry("lower_bound, with branches", |(v, queries)| {
            queries.iter().map(|x| lower_bound(v, x)).sum()
        })
        .entry("Eytzinger::lower_bound", move |(_, queries)| {
            queries.iter().map(|x| tree.lower_bound(x)).sum()
        })
        .note("laid out beforehand")
        .entry("gallop", |(v, queries)| {
            queries.iter().map(|x| gallop(v, |y| y < x)).sum()
        })
        .entries()
}

// 3.5 Breadth-first search.

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
            let around = |cell: &Cell| grid.neighbours(*cell, Moves::Four).collect::<Vec<_>>();
            pathfinding::prelude::bfs(&start, around, |cell| *cell == goal).map(|path| path.len())
        })
        .entry("breadth_first_search", |grid| {
            let (start, goal) = corners(grid);
            let around = |cell: &Cell| grid.neighbours(*cell, Moves::Four);
            breadth_first_search(start, around, |cell| *cell == goal).map(|path| path.len())
        })
        .note("any states, with a hash table")
        .entries()
}

/// A board of the 8-puzzle: digits of four bits, the lowest the place of the blank, then what stands in the nine places,
/// row by row; 0 is the blank.
type Board = u64;

const SOLVED: Board = 0x0_8765_4321_8;

/// The boards one move away.
fn slides(board: &Board) -> impl Iterator<Item = Board> + use<> {
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
            let path =
                pathfinding::prelude::bfs(start, slides, |board| *board == SOLVED);
            path.map(|path| path.len())
        })
        .entries()
}

// 3.6 Bidirectional search.

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
            let path =
                pathfinding::prelude::bfs_bidirectional(start, &SOLVED, slides, slides);
            path.map(|path| path.len())
        })
        .mark(0.6)
        .entry("breadth_first_search", |start| {
            breadth_first_search(*start, slides, |board| *board == SOLVED).map(|path| path.len())
        })
        .mark(0.06)
        .entries()
}

// 3.7 A* search.

/// Corner to corner in a square of `n` cells a side, of which so many in a hundred are walls. The corners are kept free.
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
            let moves = |board: &sliding_puzzle::Board| puzzle.solve(*board).path.map_or(0, |path| path.cost);
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
