//! 3.7 A* search: a slow search with a list, Bellman's equations and the whole 8-puzzle beside it.

use std::collections::{HashMap, HashSet, VecDeque};
use std::iter;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use search::a_star_search::ida_star::ida_star;
use search::a_star_search::maze::{Heuristic, Maze, MazeError};
use search::a_star_search::plain;
use search::a_star_search::sliding_puzzle::{Board, PuzzleError, SlidingPuzzle};
use search::a_star_search::two_stacks;
use search::a_star_search::{
    CostError, HeuristicError, Node, Outcome, Step, a_star, check_consistent, dijkstra,
    weighted_a_star,
};
use search::grid::{self, Cell, Grid, Moves};

use crate::snapshots::Expect;

#[path = "../../examples/a_star_search.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

#[path = "../../examples/compare_searches.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod comparison;

// 1. Worked examples, and the original's tests.

/// The worked maze, from the upper left corner to the lower left.
const MAZE: &[&str] = &["S....", "...#.", "##.#.", "...#.", ".#.#.", ".#...", ".#.#.", "G...."];

/// A maze, and the length of its shortest paths.
const WORKED: &[(&[&str], u64)] = &[
    (MAZE, 11),
    (&["S.", ".G"], 2),
    (&["S.#....G", "..#.###.", "........", ".####.#.", "........"], 11),
    (
        &[
            "S....#....#...",
            ".....#....#...",
            "..........#...",
            "########..#.#.",
            "..........#.#.",
            "............#.",
            "..######..#.#.",
            "..#.......#.#.",
            "..#.......#...",
            "..#...........",
            "..###########.",
            "..............",
            "..###.#.#..###",
            "..#.###.####..",
            ".............G",
        ],
        39,
    ),
];

/// The maze of the page: around the cell that costs 5 to leave, a longer path is cheaper.
const PRICED: [&str; 4] = ["...#S", ".....", "....5", "....G"];
/// The cells that each search expands, the goal included, and what its path costs.
pub(crate) const BREADTH_FIRST_EXPANDED: usize = 7;
pub(crate) const DIJKSTRA_EXPANDED: usize = 15;
pub(crate) const GREEDY_EXPANDED: usize = 4;
pub(crate) const A_STAR_EXPANDED: usize = 7;
pub(crate) const BREADTH_FIRST_COST: u64 = 7;
pub(crate) const GREEDY_COST: u64 = 7;
pub(crate) const CHEAPEST: u64 = 5;
/// The cost of the first path to the goal that A* finds, and of the path with twice the bound.
pub(crate) const FIRST_FOUND: u64 = 7;
pub(crate) const DOUBLED_COST: u64 = 7;

/// The maze on the page of weights: what weight 1 and weight 3 expand, and what their paths cost.
pub(crate) const LIGHT_EXPANDED: u64 = 15;
pub(crate) const LIGHT_COST: u64 = 8;
pub(crate) const HEAVY_EXPANDED: u64 = 11;
pub(crate) const HEAVY_COST: u64 = 10;

/// The priced maze of the page, as steps with costs.
fn priced() -> (impl Fn(&Cell) -> Vec<(Cell, u64)>, Cell, Cell) {
    let free = PRICED.map(|row| row.replace('5', "."));
    let grid = Grid::parse(&free).unwrap();
    let (start, goal) = grid.ends().unwrap();
    let successors = move |cell: &Cell| {
        let price = if *cell == (2, 4) { 5 } else { 1 };
        grid.neighbors(*cell, Moves::Four).map(|next| (next, price)).collect::<Vec<_>>()
    };
    (successors, start, goal)
}

/// Which states `plain::best_first` expands, and what its path costs.
fn best_first<S: Ord + std::hash::Hash + Clone>(
    start: S,
    successors: impl Fn(&S) -> Vec<(S, u64)>,
    rank: impl Fn(u64, &S) -> u64,
    goal: &S,
) -> (Vec<S>, Option<u64>) {
    let mut expanded = Vec::new();
    let path = plain::best_first_watched(
        start,
        successors,
        rank,
        |s| s == goal,
        |step, _| {
            if let plain::Step::Expand(state, _) = step {
                expanded.push(state.clone());
            }
        },
    );
    (expanded, path.map(|(_, cost)| cost))
}

#[test]
fn the_worked_example_of_the_page() {
    let (successors, start, goal) = priced();
    let h = |cell: &Cell| (cell.0.abs_diff(goal.0) + cell.1.abs_diff(goal.1)) as u64;
    let (a_star, cost) = best_first(start, &successors, |g, cell| g + h(cell), &goal);
    assert_eq!((a_star.len(), cost), (A_STAR_EXPANDED, Some(CHEAPEST)));
    // No tie decides: of equal f, the smaller g or the other order of the cells change nothing.
    let mirrored = |cell: Cell| (9 - cell.0, 9 - cell.1);
    let there = |cell: &Cell| {
        let steps = successors(&mirrored(*cell)).into_iter();
        steps.map(|(next, cost)| (mirrored(next), cost)).collect()
    };
    let rank = |g, cell: &Cell| g + h(&mirrored(*cell));
    let (other, _) = best_first(mirrored(start), there, rank, &mirrored(goal));
    assert_eq!(other.into_iter().map(mirrored).collect::<Vec<_>>(), a_star);
    let by_smaller_g = |g, cell: &Cell| 1000 * (g + h(cell)) + g;
    assert_eq!(best_first(start, &successors, by_smaller_g, &goal).0, a_star);
    let (dijkstra, cost) = best_first(start, &successors, |g, _| g, &goal);
    assert_eq!((dijkstra.len(), cost), (DIJKSTRA_EXPANDED, Some(CHEAPEST)));
    let (greedy, cost) = best_first(start, &successors, |_, cell| h(cell), &goal);
    assert_eq!((greedy.len(), cost), (GREEDY_EXPANDED, Some(GREEDY_COST)));
    let (_, cost) = best_first(start, &successors, |g, cell| g + 2 * h(cell), &goal);
    assert_eq!(cost, Some(DOUBLED_COST));
    let steps = |cell: &Cell| successors(cell).into_iter().map(|(next, _)| (next, 1)).collect();
    let (breadth_first, n_steps) = best_first(start, steps, |g, _| g, &goal);
    assert_eq!((breadth_first.len(), n_steps), (BREADTH_FIRST_EXPANDED, Some(3)));
    // Its path goes straight down, over the expensive cell.
    assert_eq!(BREADTH_FIRST_COST, 1 + 1 + 5);
    let mut first_found = None;
    let rank = |g, cell: &Cell| g + h(cell);
    let _ = plain::best_first_watched(
        start,
        &successors,
        rank,
        |s| *s == goal,
        |step, known| {
            if let plain::Step::Relax(_, cell) = step
                && *cell == goal
            {
                first_found = first_found.or(Some(known[cell].0));
            }
        },
    );
    assert_eq!(first_found, Some(FIRST_FOUND));
}

/// The four vertices of the page: s, a, b, t, which are 0 to 3.
#[test]
fn the_inconsistent_heuristic_of_the_page() {
    let graph: Graph = vec![vec![(1, 1), (2, 3)], vec![(2, 1)], vec![(3, 3)], vec![]];
    let h = [0, 4, 0, 0];
    let (expanded, cost) = best_first(0, |u: &usize| graph[*u].clone(), |g, u| g + h[*u], &3);
    assert_eq!((expanded, cost), (vec![0, 2, 1, 2, 3], Some(5)));
    // It is admissible, and without opening b again the answer is 6.
    let costs = costs_to(3, &graph);
    assert_eq!(costs, [Some(5), Some(4), Some(3), Some(0)]);
    assert_eq!(by_a_list(&graph, &h, 3, Variant::ClosesForGood).0, Some(6));
}

/// The graph of the question: greedy search takes the step of cost 9.
#[test]
fn greedy_search_is_led_astray() {
    let graph: Graph = vec![vec![(1, 9), (2, 2)], vec![(3, 1)], vec![(1, 2)], vec![]];
    let h = [3, 1, 3, 0];
    let costs = costs_to(3, &graph);
    assert_eq!(costs, [Some(5), Some(1), Some(3), Some(0)]);
    let successors = |u: &usize| graph[*u].clone();
    assert_eq!(best_first(0, successors, |_, u| h[*u], &3), (vec![0, 1, 3], Some(10)));
    let (expanded, cost) = best_first(0, successors, |g, u| g + h[*u], &3);
    let names: Vec<&str> = expanded.into_iter().map(|u| ["s", "a", "b", "t"][u]).collect();
    assert_eq!((&*names.join(" "), cost), ("s b a t", Some(5)));
}

/// From (4, 3) to (0, 0): the least number of moves that change rows plus columns by at most 3.
#[test]
fn the_bound_for_a_knight() {
    let bound = |rows: u64, columns: u64| (rows + columns).div_ceil(3);
    assert_eq!(bound(4, 3), 3);
    let moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    let cells = (0..9_u64).flat_map(|row| (0..9).map(move |column| (row, column)));
    let jumps = |&(row, column): &(u64, u64)| {
        let to = moves.iter().filter_map(move |(down, right): &(i64, i64)| {
            Some((row.checked_add_signed(*down)?, column.checked_add_signed(*right)?))
        });
        to.map(|to| (to, 1)).collect::<Vec<_>>()
    };
    let h = |cell: &(u64, u64)| bound(cell.0, cell.1);
    assert_eq!(check_consistent(cells, jumps, h, |cell| *cell == (0, 0)), Ok(()));
}

/// With weight 2, a path of cost 30 may be found where one of 15 exists, and none of 31.
#[test]
fn half_of_thirty() {
    for (direct, cost) in [(30, 30), (31, 15)] {
        let graph: Graph = vec![vec![(1, 0), (2, direct)], vec![(2, 15)], vec![]];
        let successors = |u: &usize| graph[*u].clone();
        let found = weighted_a_star(2, 0, successors, |u| [0, 15, 0][*u], |u| *u == 2);
        assert_eq!(found.unwrap().path.map(|path| path.cost), Some(cost));
    }
}

#[test]
fn the_next_bound_is_the_least_f_beyond() {
    let graph: Graph = vec![vec![(1, 1), (2, 1), (3, 1)], vec![(4, 5)], vec![], vec![], vec![]];
    let h = |u: &usize| [4, 5, 7, 5, 0][*u];
    let found = ida_star(0, |u| graph[*u].clone(), h, |u| *u == 4).unwrap();
    assert_eq!((found.bounds, found.path.map(|path| path.cost)), (vec![4, 6], Some(6)));
}

#[test]
fn three_tiles_in_reverse() {
    let puzzle = SlidingPuzzle::square(3).unwrap();
    let board = puzzle.board(&[3, 2, 1, 4, 5, 6, 7, 8, 0]).unwrap();
    assert_eq!(puzzle.linear_conflict(board) - puzzle.manhattan(board), 4);
}

#[test]
fn a_step_changes_the_rank_by_0_or_2() {
    let grid = Grid::open(5, 5).unwrap();
    let maze = Maze::four(&grid);
    for goal in grid.free_cells() {
        let h = |cell| maze.estimate(Heuristic::Manhattan, cell, goal);
        for cell in grid.free_cells() {
            for (next, cost) in maze.successors(cell) {
                let is_away = h(cell) < h(next);
                assert_eq!(cost + h(next), h(cell) + if is_away { 2 } else { 0 });
            }
        }
    }
}

fn parsed(rows: &[&str]) -> (Grid, Cell, Cell) {
    let grid = Grid::parse(rows).unwrap();
    let (start, goal) = grid.ends().unwrap();
    (grid, start, goal)
}

#[test]
fn worked() {
    for (rows, cost) in WORKED {
        let (grid, start, goal) = parsed(rows);
        let found = Maze::four(&grid).search(start, goal, Heuristic::Manhattan).unwrap();
        let path = found.path.unwrap();
        assert_eq!(path.cost, *cost, "{rows:?}");
        assert_path(Maze::four(&grid), &path.states, start, goal, *cost);
        assert_eq!(found.reopened, 0);
    }
}

/// The cells of the worked maze in the order of their expansion.
const EXPANDED: &[Cell] = &[
    (0, 0),
    (1, 0),
    (1, 1),
    (0, 1),
    (1, 2),
    (2, 2),
    (3, 2),
    (3, 1),
    (3, 0),
    (4, 0),
    (5, 0),
    (6, 0),
    (7, 0),
];

/// Asserts that the path is one, and costs what it should.
fn assert_path(maze: Maze<'_>, path: &[Cell], start: Cell, goal: Cell, cost: u64) {
    assert_eq!((path.first(), path.last()), (Some(&start), Some(&goal)));
    let step = |ends: &[Cell]| {
        let steps = maze.successors(ends[0]).find(|(to, _)| *to == ends[1]);
        steps.unwrap_or_else(|| panic!("{:?} is no neighbor of {:?}", ends[1], ends[0])).1
    };
    assert_eq!(path.windows(2).map(step).sum::<u64>(), cost);
}

/// The states of each expansion, in order.
fn expansions(grid: &Grid, start: Cell, goal: Cell, heuristic: Heuristic) -> Vec<Cell> {
    let maze = Maze::four(grid);
    let mut expanded = Vec::new();
    let h = |cell| maze.estimate(heuristic, cell, goal);
    let found = maze.search_watched(start, goal, h, |step, nodes| {
        if let Step::Expand { u } = step {
            expanded.push(nodes[u].state);
        }
    });
    assert_eq!(found.unwrap().expanded, expanded.len());
    expanded
}

#[test]
fn thirteen_of_thirty_cells() {
    let (grid, start, goal) = parsed(MAZE);
    assert_eq!(grid.free_cells().count(), 30);
    assert_eq!(expansions(&grid, start, goal, Heuristic::Manhattan), EXPANDED);
    // All 28 that are nearer than the goal, and the goal; one other is as far.
    assert_eq!(expansions(&grid, start, goal, Heuristic::Zero).len(), 29);
    // The stacks take of equal f what was found last, and not what is farthest.
    assert_eq!(two_stacks::shortest_path(&grid, start, goal).unwrap().expanded, 14);
}

#[test]
fn nineteen_if_the_smaller_way_comes_first() {
    // A step costs 1001 and the bound counts 1000 a step, so of equal sums the smaller g has the
    // smaller f.
    let (grid, start, goal) = parsed(MAZE);
    let maze = Maze::four(&grid);
    let successors = |cell: &Cell| maze.successors(*cell).map(|(to, _)| (to, 1001));
    let h = |cell: &Cell| 1000 * maze.estimate(Heuristic::Manhattan, *cell, goal);
    let found = a_star(start, successors, h, |cell| *cell == goal).unwrap();
    assert_eq!((found.expanded, found.path.unwrap().cost), (19, 11 * 1001));
}

#[test]
fn thirteen_whatever_the_order_of_the_neighbors() {
    // Four cells have an f below 11. Then one cell of f = 11 for each g from 3 to 11.
    let (grid, start, goal) = parsed(MAZE);
    let maze = Maze::four(&grid);
    let h = |cell: &Cell| maze.estimate(Heuristic::Manhattan, *cell, goal);
    let by_zero = |cell: &Cell| dijkstra(start, |c| maze.successors(*c), |c| c == cell).unwrap();
    let f = |cell: Cell| by_zero(&cell).path.unwrap().cost + h(&cell);
    assert_eq!(grid.free_cells().filter(|cell| f(*cell) < 11).count(), 4);
    for order in permutations(4) {
        let successors = |cell: &Cell| {
            let steps: Vec<(Cell, u64)> = maze.successors(*cell).collect();
            order.iter().filter_map(move |i| steps.get(*i).copied()).collect::<Vec<_>>()
        };
        assert_eq!(a_star(start, successors, h, |cell| *cell == goal).unwrap().expanded, 13);
    }
}

fn permutations(n: usize) -> Vec<Vec<usize>> {
    (0..n).fold(vec![vec![]], |shorter, next| {
        let insert = |order: Vec<usize>| {
            (0..=order.len()).map(move |at| {
                let mut longer = order.clone();
                longer.insert(at, next);
                longer
            })
        };
        shorter.into_iter().flat_map(insert).collect()
    })
}

/// Boards and goals row by row, and the moves of a shortest solution; none if there is no solution.
type Puzzle = ((usize, usize), &'static [u8], &'static [u8], Option<u64>);
const PUZZLES: &[Puzzle] = &[
    ((3, 3), &[2, 8, 3, 1, 0, 4, 7, 6, 5], &[1, 2, 3, 8, 0, 4, 7, 6, 5], Some(4)),
    ((3, 3), &[0, 1, 3, 4, 2, 5, 7, 8, 6], &[1, 2, 3, 4, 5, 6, 7, 8, 0], Some(4)),
    ((3, 3), &[8, 6, 7, 2, 5, 4, 3, 0, 1], &[1, 2, 3, 4, 5, 6, 7, 8, 0], Some(31)),
    ((3, 3), &[1, 2, 3, 4, 5, 6, 8, 7, 0], &[1, 2, 3, 4, 5, 6, 7, 8, 0], None),
    ((2, 3), &[1, 2, 3, 4, 0, 5], &[1, 2, 3, 4, 5, 0], Some(1)),
    ((2, 3), &[4, 1, 2, 5, 0, 3], &[1, 2, 3, 4, 5, 0], Some(5)),
    ((2, 3), &[1, 2, 3, 5, 4, 0], &[1, 2, 3, 4, 5, 0], None),
    ((1, 3), &[0, 1, 2], &[1, 2, 0], Some(2)),
    ((1, 3), &[2, 1, 0], &[1, 2, 0], None),
    ((1, 1), &[0], &[0], Some(0)),
];

#[test]
fn puzzles() {
    for ((n_rows, n_columns), tiles, goal, moves) in PUZZLES {
        let puzzle = SlidingPuzzle::new(*n_rows, *n_columns, goal).unwrap();
        let board = puzzle.board(tiles).unwrap();
        assert_eq!(puzzle.is_solvable(board), moves.is_some(), "{tiles:?}");
        let solved = puzzle.solve(board);
        assert_eq!(solved.path.as_ref().map(|path| path.cost), *moves, "{tiles:?}");
        if let Some(path) = solved.path {
            assert_eq!((path.states[0], path.states.last()), (board, Some(&puzzle.goal())));
            for ends in path.states.windows(2) {
                assert!(puzzle.successors(ends[0]).any(|(to, _)| to == ends[1]));
            }
            let deepened = ida_star(
                board,
                |board| puzzle.successors(*board),
                |board| puzzle.linear_conflict(*board),
                |board| *board == puzzle.goal(),
            );
            let deepened = deepened.unwrap();
            assert_eq!(deepened.path.unwrap().cost, path.cost, "{tiles:?}");
            assert_eq!(deepened.bounds.last(), Some(&path.cost), "{tiles:?}");
            assert_eq!(deepened.longest as u64, path.cost + 1, "one path is kept, and no more");
        }
    }
}

// 2. All small inputs.

/// A graph: the steps out of each state, and what they cost.
type Graph = Vec<Vec<(usize, u64)>>;

/// The cost from each state to `goal`, by relaxing all steps until nothing changes.
fn costs_to(goal: usize, graph: &Graph) -> Vec<Option<u64>> {
    let mut costs = vec![None; graph.len()];
    costs[goal] = Some(0);
    loop {
        let old = costs.clone();
        for (u, steps) in graph.iter().enumerate() {
            let through = steps.iter().filter_map(|&(v, step)| Some(costs[v]? + step)).min();
            costs[u] = [costs[u], through].into_iter().flatten().min();
        }
        if costs == old {
            return costs;
        }
    }
}

/// How a search may be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Variant {
    Right,
    /// What was expanded is never opened again.
    ClosesForGood,
    /// The search ends when a goal is found, and not when it is expanded.
    StopsWhenFound,
    /// The search is led by h alone.
    ForgetsTheWay,
}

/// A* with a list that is scanned in full, as in the original: the cost of the path found, and how
/// many entries of the open list were looked at.
fn by_a_list(graph: &Graph, h: &[u64], goal: usize, variant: Variant) -> (Option<u64>, usize) {
    let mut g = vec![None; graph.len()];
    let mut is_closed = vec![false; graph.len()];
    (g[0], is_closed[goal]) = (Some(0), false);
    let (mut open, mut n_looked_at) = (vec![0], 0);
    while !open.is_empty() {
        n_looked_at += open.len();
        let f =
            |u: usize| h[u] + if variant == Variant::ForgetsTheWay { 0 } else { g[u].unwrap_or(0) };
        let best = (0..open.len()).min_by_key(|i| f(open[*i])).unwrap();
        let u = open.remove(best);
        is_closed[u] = true;
        if u == goal {
            break;
        }
        for &(v, step) in &graph[u] {
            let through = g[u].map(|g| g + step);
            let is_better = g[v].is_none() || through < g[v];
            if !is_better || (is_closed[v] && variant != Variant::Right) {
                continue;
            }
            g[v] = through;
            is_closed[v] = false;
            if v == goal && variant == Variant::StopsWhenFound {
                return (g[goal], n_looked_at);
            }
            if !open.contains(&v) {
                open.push(v);
            }
        }
    }
    (g[goal], n_looked_at)
}

/// All graphs of the states 0 to 3 whose steps go from a state to a later one, with costs of 0, 1
/// or 3, and for each all heuristics up to 4 that never exceed the cost to state 3, as `visit`
/// wants them.
fn small_graphs(mut visit: impl FnMut(&Graph, &[u64], Option<u64>)) {
    const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    for code in 0..4_u32.pow(6) {
        let mut graph: Graph = vec![Vec::new(); 4];
        for (i, (u, v)) in (0..).zip(PAIRS) {
            if let Some(step) = [None, Some(0), Some(1), Some(3)][(code >> (2 * i)) as usize & 3] {
                graph[u].push((v, step));
            }
        }
        let costs = costs_to(3, &graph);
        let most = |u: usize| costs[u].unwrap_or(4).min(4);
        for h0 in [0, most(0)] {
            for (h1, h2) in (0..=most(1)).flat_map(|h1| (0..=most(2)).map(move |h2| (h1, h2))) {
                visit(&graph, &[h0, h1, h2, 0], costs[0]);
            }
        }
    }
}

#[test]
fn all_small_graphs_and_heuristics() {
    let mut n_reopened = 0;
    small_graphs(|graph, h, cost| {
        let successors = |u: &usize| graph[*u].clone();
        let (estimate, is_goal) = (|u: &usize| h[*u], |u: &usize| *u == 3);
        let found = a_star(0, successors, estimate, is_goal).unwrap();
        assert_eq!(found.path.as_ref().map(|path| path.cost), cost, "{graph:?} {h:?}");
        let plain = plain::a_star(0, successors, estimate, is_goal);
        assert_eq!(plain.map(|(_, plain)| plain), cost, "{graph:?} {h:?}");
        let consistent = check_consistent(0..4, successors, estimate, is_goal);
        assert!(consistent.is_err() || found.reopened == 0, "{graph:?} {h:?}");
        n_reopened += found.reopened;
        let deepened = ida_star(0, successors, estimate, is_goal).unwrap();
        assert_eq!(deepened.path.map(|path| path.cost), cost, "{graph:?} {h:?}");
        for weight in [0, 2, 3] {
            let found = weighted_a_star(weight, 0, successors, estimate, is_goal).unwrap();
            let found = found.path.map(|path| path.cost);
            assert_eq!(found.is_some(), cost.is_some(), "{graph:?} {h:?}");
            assert!(found <= cost.map(|cost| cost * weight.max(1)), "{graph:?} {h:?}");
            assert!(weight != 0 || found == cost, "0 is Dijkstra's algorithm");
        }
    });
    assert_ne!(n_reopened, 0, "some heuristics are not consistent");
}

#[test]
fn wrong_versions_are_caught() {
    let fault = |variant| {
        let mut fault = None;
        small_graphs(|graph, h, cost| {
            let found = by_a_list(graph, h, 3, variant).0;
            if fault.is_none() && found != cost {
                fault = Some((graph.clone(), h.to_vec(), found, cost));
            }
        });
        fault
    };
    assert_eq!(fault(Variant::Right), None);
    for wrong in [Variant::ClosesForGood, Variant::StopsWhenFound, Variant::ForgetsTheWay] {
        let (graph, h, found, cost) = fault(wrong).expect("a fault");
        assert!(cost < found, "{wrong:?} on {graph:?} with {h:?}");
    }
}

/// Rows and columns, and whether the cells of row-major `code` are walls.
fn small_maze(n_rows: usize, n_columns: usize, code: usize) -> Grid {
    let cell = |i: usize| if code >> i & 1 == 1 { '#' } else { '.' };
    let row = |row| (0..n_columns).map(|column| cell(row * n_columns + column)).collect();
    Grid::parse(&(0..n_rows).map(row).collect::<Vec<String>>()).unwrap()
}

#[test]
fn all_mazes_of_nine_cells() {
    for code in 0..1 << 9 {
        let grid = small_maze(3, 3, code);
        let terms = [
            (Maze::four(&grid), Heuristic::Manhattan),
            (Maze::eight(&grid, 1, 1), Heuristic::Chebyshev),
            (Maze::eight(&grid, 5, 7), Heuristic::Octile),
            (Maze::eight(&grid, 3, 1), Heuristic::Octile),
        ];
        for (i, (maze, heuristic)) in terms.into_iter().enumerate() {
            let number = |cell: Cell| cell.0 * 3 + cell.1;
            let cells: Vec<Cell> = (0..9).map(|i| (i / 3, i % 3)).collect();
            let steps = |cell: &Cell| -> Vec<(usize, u64)> {
                let steps = maze.successors(*cell).filter(|_| grid.is_free(*cell));
                steps.map(|(to, step)| (number(to), step)).collect()
            };
            let graph: Graph = cells.iter().map(steps).collect();
            for goal in grid.free_cells() {
                let costs = costs_to(number(goal), &graph);
                for start in grid.free_cells() {
                    let cost = costs[number(start)];
                    let found = maze.search(start, goal, heuristic).unwrap();
                    assert_eq!(found.reopened, 0);
                    assert_eq!(found.path.as_ref().map(|path| path.cost), cost, "{grid}");
                    if let Some(path) = found.path {
                        assert_path(maze, &path.states, start, goal, path.cost);
                    }
                    if i == 0 {
                        let fast = two_stacks::shortest_path(&grid, start, goal).unwrap();
                        assert_eq!(fast.path.as_ref().map(|path| path.cost), cost, "{grid}");
                        if let Some(path) = fast.path {
                            assert_path(maze, &path.states, start, goal, path.cost);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn heuristics_are_consistent_on_all_small_grids() {
    // Walls only take steps away, so a proof without walls holds for all.
    for (n_rows, n_columns) in (1..=6).flat_map(|rows| (1..=6).map(move |columns| (rows, columns)))
    {
        let grid = Grid::open(n_rows, n_columns).unwrap();
        let eight = (0..25).map(|i| Maze::eight(&grid, i / 5, i % 5));
        for goal in grid.free_cells() {
            let check = |maze: Maze<'_>, heuristic| {
                check_consistent(
                    grid.free_cells(),
                    |cell| maze.successors(*cell),
                    |cell| maze.estimate(heuristic, *cell, goal),
                    |cell| *cell == goal,
                )
            };
            for heuristic in [Heuristic::Zero, Heuristic::Octile, Heuristic::Chebyshev] {
                for maze in eight.clone().chain([Maze::four(&grid)]) {
                    assert_eq!(check(maze, heuristic), Ok(()), "{heuristic:?} {maze:?}");
                }
            }
            assert_eq!(check(Maze::four(&grid), Heuristic::Manhattan), Ok(()));
            assert_eq!(check(Maze::eight(&grid, 1, 2), Heuristic::Manhattan), Ok(()));
        }
    }
}

#[test]
fn manhattan_is_no_lower_bound_where_diagonals_are_cheap() {
    let grid = Grid::open(2, 2).unwrap();
    let maze = Maze::eight(&grid, 1, 1);
    let h = |cell: &Cell| maze.estimate(Heuristic::Manhattan, *cell, (1, 1));
    let checked =
        check_consistent([(0, 0)], |cell| maze.successors(*cell), h, |cell| *cell == (1, 1));
    let fault = HeuristicError::Step { from: (0, 0), to: (1, 1), step: 1, h: (2, 0) };
    assert_eq!(checked, Err(fault));
    let off = check_consistent([7], |_| [], |_| 3, |_| true);
    assert_eq!(off, Err(HeuristicError::Goal { goal: 7, h: 3 }));
}

/// The distance of every board from the goal of the 8-puzzle.
fn all_boards(puzzle: &SlidingPuzzle) -> HashMap<Board, u64> {
    let mut distances = HashMap::from([(puzzle.goal(), 0)]);
    let mut queue = VecDeque::from([(puzzle.goal(), 0)]);
    while let Some((board, distance)) = queue.pop_front() {
        for (next, _) in puzzle.successors(board) {
            distances.entry(next).or_insert_with(|| {
                queue.push_back((next, distance + 1));
                distance + 1
            });
        }
    }
    distances
}

#[test]
fn the_whole_8_puzzle() {
    let puzzle = SlidingPuzzle::square(3).unwrap();
    let distances = all_boards(&puzzle);
    assert_eq!(distances.len(), 181_440);
    assert_eq!(distances.values().max(), Some(&31));
    assert_eq!(distances.values().filter(|distance| **distance == 31).count(), 2);
    let boards = || distances.keys().copied();
    let successors = |board: &Board| puzzle.successors(*board);
    let is_goal = |board: &Board| *board == puzzle.goal();
    let manhattan = |board: &Board| puzzle.manhattan(*board);
    let conflict = |board: &Board| puzzle.linear_conflict(*board);
    assert_eq!(check_consistent(boards(), successors, manhattan, is_goal), Ok(()));
    assert_eq!(check_consistent(boards(), successors, conflict, is_goal), Ok(()));
    for (board, distance) in &distances {
        let (low, high) = (puzzle.manhattan(*board), puzzle.linear_conflict(*board));
        assert!(low <= high && high <= *distance && puzzle.is_solvable(*board));
    }
    let mut farthest: Vec<Board> = boards().filter(|board| 30 < distances[board]).collect();
    farthest.sort_unstable();
    for board in farthest {
        assert_eq!(puzzle.solve(board).path.unwrap().cost, 31);
    }
}

#[test]
fn solvable_is_what_can_be_reached() {
    for (n_rows, n_columns) in [(1, 1), (1, 4), (4, 1), (2, 2), (2, 3), (3, 2)] {
        let n_cells = n_rows * n_columns;
        let orders: Vec<Vec<u8>> = permutations(n_cells)
            .into_iter()
            .map(|order| order.into_iter().map(|tile| u8::try_from(tile).unwrap()).collect())
            .collect();
        for goal in orders.iter().step_by(orders.len().min(97)) {
            let puzzle = SlidingPuzzle::new(n_rows, n_columns, goal).unwrap();
            let reached = all_boards(&puzzle);
            for tiles in &orders {
                let board = puzzle.board(tiles).unwrap();
                assert_eq!(puzzle.tiles(board), *tiles);
                assert_eq!(puzzle.is_solvable(board), reached.contains_key(&board), "{tiles:?}");
            }
        }
    }
}

// 3. Properties.

/// A maze of up to 12 x 12 cells, its corners free.
fn mazes() -> impl Strategy<Value = (Grid, Cell)> {
    let cells = |(n_rows, n_columns): (usize, usize)| {
        prop::collection::vec(prop::collection::vec(prop::bool::weighted(0.3), n_columns), n_rows)
    };
    (1..=12_usize, 1..=12_usize).prop_flat_map(cells).prop_map(|walls| {
        let goal = (walls.len() - 1, walls[0].len() - 1);
        let cell = |cell, is_wall: &bool| {
            if *is_wall && cell != (0, 0) && cell != goal { '#' } else { '.' }
        };
        let row = |(row, walls): (usize, &Vec<bool>)| -> String {
            walls.iter().enumerate().map(|(column, is_wall)| cell((row, column), is_wall)).collect()
        };
        let rows: Vec<String> = walls.iter().enumerate().map(row).collect();
        (Grid::parse(&rows).unwrap(), goal)
    })
}

/// How far each cell is from the start, by a queue.
fn distances(grid: &Grid, start: Cell) -> HashMap<Cell, u64> {
    let mut distances = HashMap::from([(start, 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(u) = queue.pop_front() {
        let distance = distances[&u] + 1;
        for v in grid.neighbors(u, Moves::Four) {
            distances.entry(v).or_insert_with(|| {
                queue.push_back(v);
                distance
            });
        }
    }
    distances
}

proptest! {
    #[test]
    fn expands_what_it_must_and_nothing_dearer((grid, goal) in mazes()) {
        let maze = Maze::four(&grid);
        let true_g = distances(&grid, (0, 0));
        let cost = true_g.get(&goal).copied();
        let h = |cell: Cell| maze.estimate(Heuristic::Manhattan, cell, goal);
        let (mut last_f, mut closed) = (0, HashSet::new());
        let found = maze.search_watched((0, 0), goal, h, |step, nodes| {
            if let Step::Expand { u } = step {
                let node = &nodes[u];
                assert_eq!(node.g, true_g[&node.state], "a closed cell has its distance");
                assert!(last_f <= node.f(), "f never falls");
                last_f = node.f();
                closed.insert(node.state);
            }
            for node in nodes {
                let before = node.parent.map_or(0, |parent| nodes[parent].g + 1);
                assert_eq!(node.g, before, "g is what the parents say");
            }
        });
        let found = found.unwrap();
        prop_assert_eq!(found.path.as_ref().map(|path| path.cost), cost);
        prop_assert_eq!((found.expanded, found.reopened), (closed.len(), 0));
        for (cell, g) in &true_g {
            let f = g + h(*cell);
            if cost.is_none_or(|cost| f < cost) {
                prop_assert!(closed.contains(cell), "{cell:?} could have been better");
            } else if cost < Some(f) {
                prop_assert!(!closed.contains(cell), "{cell:?} is in vain");
            }
        }
        let stacks = two_stacks::shortest_path(&grid, (0, 0), goal).unwrap();
        prop_assert_eq!(stacks.path.as_ref().map(|path| path.cost), cost);
        if let (Some(a), Some(b)) = (found.path, stacks.path) {
            assert_path(maze, &a.states, (0, 0), goal, a.cost);
            assert_path(maze, &b.states, (0, 0), goal, b.cost);
        }
    }

    #[test]
    fn some_open_cell_is_always_on_a_cheapest_path((grid, goal) in mazes(), bound in 0..20_u64) {
        // The invariant, with a heuristic that is admissible and not consistent.
        let maze = Maze::four(&grid);
        let from_goal = distances(&grid, goal);
        let h = |cell: Cell| {
            let rest = from_goal.get(&cell).copied().unwrap_or(0);
            if (cell.0 + 3 * cell.1).is_multiple_of(2) { rest.min(bound) } else { 0 }
        };
        let cost = from_goal.get(&(0, 0)).copied();
        let mut is_first = true;
        let found = maze.search_watched((0, 0), goal, h, |step, nodes| {
            if let (Step::Expand { u }, Some(cost), false) = (step, cost, is_first) {
                // The one that is being expanded was open until now.
                let candidates = nodes.iter().enumerate().filter(|(v, node)| !node.is_closed || *v == u);
                let is_on_path = |node: &Node<Cell>| {
                    from_goal.get(&node.state).is_some_and(|rest| node.g + rest == cost)
                };
                assert!(candidates.map(|(_, node)| node).any(is_on_path));
            }
            is_first = false;
        });
        prop_assert_eq!(found.unwrap().path.map(|path| path.cost), cost);
    }

    #[test]
    fn a_weight_bounds_what_is_lost((grid, goal) in mazes(), weight in 1..6_u64) {
        let maze = Maze::four(&grid);
        let h = |cell: &Cell| maze.estimate(Heuristic::Manhattan, *cell, goal);
        let successors = |cell: &Cell| maze.successors(*cell);
        let found = weighted_a_star(weight, (0, 0), successors, h, |cell| *cell == goal).unwrap();
        let cost = distances(&grid, (0, 0)).get(&goal).copied();
        prop_assert_eq!(found.path.is_some(), cost.is_some());
        if let (Some(path), Some(cost)) = (found.path, cost) {
            assert_path(maze, &path.states, (0, 0), goal, path.cost);
            prop_assert!(cost <= path.cost && path.cost <= weight * cost);
        }
    }
}

#[test]
fn expansions_grow_with_the_side_or_with_its_square() {
    for side in demo::SIZES {
        assert_eq!(demo::expanded(side, Heuristic::Manhattan), 2 * side - 1);
        assert_eq!(demo::expanded(side, Heuristic::Zero), side * side);
        let between = demo::expanded(side, Heuristic::Chebyshev);
        assert!(2 * side - 1 < between && between < side * side);
    }
}

// 4. Extremes.

#[test]
fn start_is_goal() {
    let grid = Grid::open(1, 1).unwrap();
    let only = Outcome { path: None, expanded: 1, reopened: 0 };
    for found in [
        Maze::four(&grid).search((0, 0), (0, 0), Heuristic::Manhattan).unwrap(),
        two_stacks::shortest_path(&grid, (0, 0), (0, 0)).unwrap(),
    ] {
        let path = found.path.clone().unwrap();
        assert_eq!((path.states, path.cost), (vec![(0, 0)], 0));
        assert_eq!(Outcome { path: None, ..found }, only);
    }
    let found = ida_star(5, |_| iter::empty(), |_| 0, |_| true).unwrap();
    assert_eq!((found.path.unwrap().states, found.bounds), (vec![5], vec![0]));
}

#[test]
fn a_million_in_a_line() {
    const LAST: u32 = 999_999;
    let successors =
        |u: &u32| [u.checked_sub(1), Some(u + 1)].into_iter().flatten().map(|v| (v, 1));
    let h = |u: &u32| u64::from(LAST.abs_diff(*u));
    let found = a_star(0, successors, h, |u| *u == LAST).unwrap();
    assert_eq!((found.expanded, found.path.unwrap().states.len()), (1_000_000, 1_000_000));
    let grid = Grid::open(1, 1_000_000).unwrap();
    let goal = (0, 999_999);
    assert_eq!(two_stacks::shortest_path(&grid, (0, 0), goal).unwrap().expanded, 1_000_000);
    let found = Maze::four(&grid).search((0, 0), goal, Heuristic::Zero).unwrap();
    assert_eq!(found.path.unwrap().cost, 999_999);
}

#[test]
fn a_million_cells() {
    let grid = Grid::open(1000, 1000).unwrap();
    let ends = ((0, 0), (999, 999));
    assert_eq!(two_stacks::shortest_path(&grid, ends.0, ends.1).unwrap().expanded, 1999);
    let found = Maze::four(&grid).search(ends.0, ends.1, Heuristic::Zero).unwrap();
    assert_eq!((found.expanded, found.path.unwrap().cost), (1_000_000, 1998));
}

#[test]
fn the_largest_costs() {
    let steps = |u: &u8| -> Vec<(u8, u64)> {
        if *u == 0 { vec![(1, u64::MAX - 1), (2, u64::MAX)] } else { vec![(2, 1)] }
    };
    let found = a_star(0, steps, |_| 0, |u| *u == 2).unwrap();
    assert_eq!(found.path.unwrap().cost, u64::MAX);
    let hopeless = |u: &u8| if *u == 1 { u64::MAX } else { 0 };
    let found = a_star(0, steps, hopeless, |u| *u == 2).unwrap();
    assert_eq!(found.path.unwrap().states, [0, 2], "nothing leads on from 1");
}

// 5. Bad input.

#[test]
fn ends_that_are_none() {
    let grid = Grid::parse(&["..", ".#"]).unwrap();
    let wall = grid::GridError::Wall { cell: (1, 1) };
    let outside = grid::GridError::Outside { cell: (2, 0), n_rows: 2, n_columns: 2 };
    for (start, goal, error) in [
        ((1, 1), (0, 0), wall),
        ((0, 0), (1, 1), wall),
        ((2, 0), (0, 0), outside),
        ((0, 0), (2, 0), outside),
    ] {
        let found = Maze::four(&grid).search(start, goal, Heuristic::Manhattan);
        assert_eq!(found, Err(MazeError::End(error)));
        assert_eq!(two_stacks::shortest_path(&grid, start, goal), Err(error));
    }
}

#[test]
fn goals_out_of_reach() {
    let grid = Grid::parse(&["..#.", "..#."]).unwrap();
    let nothing = Outcome { path: None, expanded: 4, reopened: 0 };
    let found = Maze::four(&grid).search((0, 0), (0, 3), Heuristic::Manhattan);
    assert_eq!(found, Ok(nothing.clone()));
    assert_eq!(two_stacks::shortest_path(&grid, (0, 0), (0, 3)), Ok(nothing));
    let maze = Maze::four(&grid);
    let found = ida_star((0, 0), |cell| maze.successors(*cell), |_| 0, |cell| *cell == (0, 3));
    assert_eq!(found.unwrap().path, None);
}

#[test]
fn costs_beyond_64_bits() {
    let steps = |u: &u8| if *u < 2 { vec![(u + 1, u64::MAX)] } else { vec![] };
    let overflow = CostError::Overflow { g: u64::MAX, step: u64::MAX };
    assert_eq!(a_star(0, steps, |_| 0, |u| *u == 2), Err(overflow));
    assert_eq!(ida_star(0, steps, |_| 0, |u| *u == 2), Err(overflow));
    let found = dijkstra(0, steps, |u| *u == 1).unwrap();
    assert_eq!(found.path.unwrap().cost, u64::MAX, "what overflows was not needed");
    let grid = Grid::open(1, 3).unwrap();
    let found = Maze::eight(&grid, u64::MAX, 1).search((0, 0), (0, 2), Heuristic::Octile);
    assert_eq!(found, Err(MazeError::Cost(overflow)));
}

#[test]
fn an_inconsistent_heuristic_reopens() {
    // 0 -1-> 1 -1-> 2 -3-> 3 and 0 -3-> 2. h(1) = 4 is right at most 4, but falls to h(2) = 0 over
    // a step of 1.
    let graph: Graph = vec![vec![(1, 1), (2, 3)], vec![(2, 1)], vec![(3, 3)], vec![]];
    let h = |u: &usize| [0, 4, 0, 0][*u];
    let successors = |u: &usize| graph[*u].clone();
    let found = a_star(0, successors, h, |u| *u == 3).unwrap();
    assert_eq!(found.path.unwrap().cost, 5);
    assert_eq!((found.expanded, found.reopened), (5, 1));
    let fault = HeuristicError::Step { from: 1, to: 2, step: 1, h: (4, 0) };
    assert_eq!(check_consistent(0..4, successors, h, |u| *u == 3), Err(fault));
}

#[test]
fn an_inadmissible_heuristic_still_finds_a_path() {
    let graph: Graph = vec![vec![(1, 1), (2, 3)], vec![(2, 1)], vec![]];
    let successors = |u: &usize| graph[*u].clone();
    let found = a_star(0, successors, |u| [0, 9, 0][*u], |u| *u == 2).unwrap();
    assert_eq!(found.path.unwrap().cost, 3, "and not 2");
}

#[test]
fn bad_boards() {
    let puzzle = SlidingPuzzle::square(3).unwrap();
    let board = |tiles: &[u8]| puzzle.board(tiles).unwrap_err();
    assert_eq!(board(&[1, 2]), PuzzleError::Length { n_tiles: 2, n_cells: 9 });
    assert_eq!(board(&[1, 2, 3, 4, 5, 6, 7, 8, 9]), PuzzleError::Tile { tile: 9, n_cells: 9 });
    assert_eq!(board(&[1, 2, 3, 4, 5, 6, 7, 8, 8]), PuzzleError::Twice { tile: 8 });
    for (n_rows, n_columns) in [(0, 3), (4, 5), (usize::MAX, 2)] {
        let error = PuzzleError::Size { n_rows, n_columns };
        assert_eq!(SlidingPuzzle::new(n_rows, n_columns, &[0]), Err(error));
    }
    for side in [0, 5, usize::MAX] {
        let error = PuzzleError::Size { n_rows: side, n_columns: side };
        assert_eq!(SlidingPuzzle::square(side), Err(error));
    }
}

// 6. Errata.

#[test]
fn erratum_a_list_is_scanned_in_full() {
    // Along a star of n states each look for the best one reads all that wait: n(n + 1) / 2 entries
    // and one.
    let star = |n: usize| -> Graph {
        let mut graph = vec![Vec::new(); n + 1];
        graph[0] = (1..=n).map(|v| (v, 1)).collect();
        graph
    };
    for n in [10, 20, 40] {
        let h = vec![0; n + 1];
        let (cost, n_looked_at) = by_a_list(&star(n), &h, n, Variant::Right);
        assert_eq!((cost, n_looked_at), (Some(1), 1 + n * (n + 1) / 2));
    }
}

#[test]
fn erratum_the_path_begins_at_the_goal() {
    let (grid, start, goal) = parsed(MAZE);
    let found = Maze::four(&grid).search(start, goal, Heuristic::Manhattan).unwrap();
    let path = found.path.unwrap().states;
    assert_eq!((path[0], path[11]), ((0, 0), (7, 0)), "the original has them the other way round");
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("a_star_search", ""),
        ("a_star_search_zero", "--zero S.. ... ..G"),
        ("a_star_search_greedy", "--greedy ...#S ..... ....5 ....G"),
        ("a_star_search_eight", "--eight S..# .#.. ...G"),
        ("a_star_search_weight", "--weight 3 ...#G. .#.... ..#... #S##.. .....#"),
        ("a_star_search_walled", "S#G"),
        ("a_star_search_cost", "--cost"),
    ]);
}

#[test]
fn a_weight_trades_steps_for_expansions() {
    let answer = |args: &[&str]| {
        let printed = demo::DEMO.output(args).unwrap();
        printed.lines().last().map(str::to_owned)
    };
    let rows = ["...#G.", ".#....", "..#...", "#S##..", ".....#"];
    let light = answer(&rows);
    let heavy = answer(&[&["--weight", "3"], &rows[..]].concat());
    let says = |cost: u64, cells: u64, expanded: u64| {
        Some(format!(
            "A path of cost {cost} over {cells} cells. {expanded} cells expanded; none was reopened."
        ))
    };
    assert_eq!(light, says(LIGHT_COST, LIGHT_COST + 1, LIGHT_EXPANDED));
    assert_eq!(heavy, says(HEAVY_COST, HEAVY_COST + 1, HEAVY_EXPANDED));
    // A state may come back into the open list and not be expanded again, so that is what is
    // counted.
    let reopened = answer(&["--weight", "5", "....", "S.#.", "..#.", "..#G"]);
    let expected = "A path of cost 7 over 8 cells. 13 cells expanded; 1 reopened.";
    assert_eq!(reopened.as_deref(), Some(expected));
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("S.", "no cell of the grid is G"),
        ("S.x ..G", "[0, 2] is 'x', which is none of . # S G"),
        ("S.. .G", "row 1 has 2 cells, row 0 has 3"),
        ("--weight x SG", "--weight: \"x\" is not a number (column 10)"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let open = ".".repeat(39);
    demo::DEMO.says(&[(
        &format!("S{open} {open}G"),
        "…Too large to draw…A path of cost 40 over 41 cells. 41 cells expanded…",
    )]);
    comparison::DEMO.says(&[(
        "S........ ........G",
        "…Too wide to draw: the limit is 8 columns.…A* 10 cells, cost 9.…",
    )]);
}

#[test]
fn demo_of_the_comparison() {
    comparison::DEMO.shows(&[("compare_searches", "")]);
    comparison::DEMO.says(&[(
        "S#G",
        "…Breadth-first search 1 cell, no path; Dijkstra's algorithm 1 cell, no path; greedy \
         search 1 cell, no path; A* 1 cell, no path.",
    )]);
}
