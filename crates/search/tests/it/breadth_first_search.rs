//! 3.5 Breadth-first search of a state space.

use std::cell::RefCell;
use std::collections::{HashSet, VecDeque};

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use search::breadth_first_search::count::count_shortest_paths;
use search::breadth_first_search::on_grid::grid_path;
use search::breadth_first_search::plain;
use search::breadth_first_search::zero_one::{Cost, zero_one_search};
use search::breadth_first_search::{
    Step, Tree, breadth_first_search, explore, explore_until, explore_watched,
};
use search::grid::{Cell, DIRECTIONS, Grid, GridError, Moves};

use crate::grid::any_rows;
use crate::snapshots::Expect;

#[path = "../../examples/state_space_search.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked example.

/// The maze of the page, and of the two sections after it.
pub(crate) const MAZE: [&str; 4] = ["..#G", ".S#.", "....", "...."];

/// How many cells a search looks at, and how long its path is: with a queue, and with a stack.
pub(crate) const QUEUE_CELLS: usize = 14;
pub(crate) const QUEUE_STEPS: usize = 5;
const STACK_CELLS: usize = 10;
const STACK_STEPS: usize = 9;

/// Of the 24 orders of up, right, down, left, those in which the stack's path is too long.
const ORDERS_TOO_LONG: usize = 20;

/// How many cells enter the queue if they are marked when they enter it, and when they leave it.
const ENTRIES_MARKED_EARLY: usize = 14;
const ENTRIES_MARKED_LATE: usize = 21;

/// How many cells have left the queue when the goal is put in.
const LOOKED_AT_WHEN_FOUND: usize = 12;

/// The neighbors of a cell in each of the 24 orders of the four directions.
fn in_all_orders(grid: &Grid) -> Vec<impl Fn(&Cell) -> Vec<Cell>> {
    let codes = (0..256_usize).map(|code| [code % 4, code / 4 % 4, code / 16 % 4, code / 64]);
    let orders = codes.filter(|order| (0..4).all(|direction| order.contains(&direction)));
    let around = |order: [usize; 4]| {
        move |cell: &Cell| {
            let step = |direction: usize| {
                let (down, right) = DIRECTIONS[direction];
                Some((cell.0.checked_add_signed(down)?, cell.1.checked_add_signed(right)?))
            };
            let cells = order.into_iter().filter_map(step);
            cells.filter(|cell| grid.is_free(*cell)).collect::<Vec<_>>()
        }
    };
    orders.map(around).collect()
}

/// How many states a search looks at, and how many steps its path has.
fn measured(
    around: impl Fn(&Cell) -> Vec<Cell>,
    goal: Cell,
    search: impl Fn(&dyn Fn(&Cell) -> Vec<Cell>, &dyn Fn(&Cell) -> bool) -> Option<Vec<Cell>>,
) -> (usize, usize) {
    let n_looked_at = RefCell::new(0);
    let is_goal = |cell: &Cell| {
        *n_looked_at.borrow_mut() += 1;
        *cell == goal
    };
    let path = search(&around, &is_goal).expect("there is a path");
    (n_looked_at.into_inner(), path.len() - 1)
}

#[test]
fn the_worked_example_of_the_page() {
    let grid = Grid::parse(&MAZE).unwrap();
    let (start, goal) = grid.ends().unwrap();
    let queue = |around: &dyn Fn(&Cell) -> Vec<Cell>, is_goal: &dyn Fn(&Cell) -> bool| {
        plain::breadth_first_search(start, around, is_goal)
    };
    let stack = |around: &dyn Fn(&Cell) -> Vec<Cell>, is_goal: &dyn Fn(&Cell) -> bool| {
        plain::depth_first_search(start, around, is_goal)
    };
    assert_eq!(measured(around(&grid), goal, queue), (QUEUE_CELLS, QUEUE_STEPS));
    assert_eq!(measured(around(&grid), goal, stack), (STACK_CELLS, STACK_STEPS));
    // What the queue does, and that the stack's path is never shorter, hangs on no order.
    let mut n_too_long = 0;
    for near in in_all_orders(&grid) {
        assert_eq!(measured(&near, goal, queue), (QUEUE_CELLS, QUEUE_STEPS));
        let (_, n_steps) = measured(&near, goal, stack);
        assert!(QUEUE_STEPS <= n_steps);
        n_too_long += usize::from(QUEUE_STEPS < n_steps);
    }
    assert_eq!(n_too_long, ORDERS_TOO_LONG);
    // One path is shortest, no other cell is as far as the goal, and none is farther.
    let tree = explore([start], around(&grid));
    assert_eq!(count_shortest_paths(&tree, around(&grid)).last(), Some(&Some(1)));
    assert_eq!(tree.layers().map(<[_]>::len).collect::<Vec<_>>(), [1, 3, 4, 3, 2, 1]);
    assert_eq!(tree.layers().last(), Some(&[goal][..]));
    // Marked when it leaves the queue, a cell enters it more than once.
    let entries = |is_early: bool| {
        let (mut known, mut queue, mut n_entries) =
            (HashSet::from([start]), VecDeque::from([start]), 1);
        while let Some(cell) = queue.pop_front().filter(|cell| *cell != goal) {
            known.insert(cell);
            for next in around(&grid)(&cell) {
                if !known.contains(&next) {
                    n_entries += 1;
                    queue.push_back(next);
                    if is_early {
                        known.insert(next);
                    }
                }
            }
        }
        n_entries
    };
    assert_eq!((entries(true), entries(false)), (ENTRIES_MARKED_EARLY, ENTRIES_MARKED_LATE));
    // If the goal were asked for when it is put in, it would be found here.
    let is_found = |_: &Cell, tree: &Tree<Cell>| tree.distance(&goal).is_some();
    let found = explore_until([start], around(&grid), is_found);
    assert_eq!(found.expanded().len(), LOOKED_AT_WHEN_FOUND);
}

/// The question: from 1 by doubling and adding one to 5, the numbers as they leave the queue.
#[test]
fn the_trace_of_the_question() {
    let order = RefCell::new(Vec::new());
    let is_goal = |x: &u32| {
        order.borrow_mut().push(*x);
        *x == 5
    };
    let path = plain::breadth_first_search(1, |x| [2 * x, x + 1], is_goal);
    assert_eq!(path, Some(vec![1, 2, 4, 5]));
    assert_eq!(order.into_inner(), [1, 2, 4, 3, 8, 5]);
}

/// The question: each of 100 states leads to all others.
#[test]
fn where_each_state_leads_to_all_others_the_steps_count() {
    let n_steps = RefCell::new(0);
    let tree = explore([0], |u: &u32| {
        let u = *u;
        let others: Vec<u32> = (0..100).filter(|v| *v != u).collect();
        *n_steps.borrow_mut() += others.len();
        others
    });
    assert_eq!((tree.states().len(), n_steps.into_inner()), (100, 9900));
}

/// The question: in which of three mazes the stack's path is too long.
#[test]
fn the_stack_in_three_mazes() {
    let mazes: [(&[&str], bool); 3] =
        [(&["S..", "..G"], false), (&["S.G", "..."], true), (&["G..", "S#.", "..."], false)];
    for (rows, is_too_long) in mazes {
        let grid = Grid::parse(rows).unwrap();
        let (start, goal) = grid.ends().unwrap();
        let [queue, stack] = [
            plain::breadth_first_search(start, around(&grid), |cell| *cell == goal),
            plain::depth_first_search(start, around(&grid), |cell| *cell == goal),
        ];
        assert_eq!(queue.unwrap().len() < stack.unwrap().len(), is_too_long, "{rows:?}");
    }
}

/// A jug of 3 liters and one of 5: fill, empty, or pour from one into the other.
fn pour((a, b): (u32, u32)) -> [(u32, u32); 6] {
    let (to_b, to_a) = (a.min(5 - b), b.min(3 - a));
    [(3, b), (a, 5), (0, b), (a, 0), (a - to_b, b + to_b), (a + to_a, b - to_a)]
}

/// The exercise: 4 liters take six moves.
const JUG_MOVES: usize = 6;
const JUG_STATES: usize = 16;

#[test]
fn four_liters_from_jugs_of_three_and_five() {
    let path = plain::breadth_first_search((0, 0), |jugs| pour(*jugs), |(_, b)| *b == 4).unwrap();
    assert_eq!(path, [(0, 0), (0, 5), (3, 2), (0, 2), (2, 0), (2, 5), (3, 4)]);
    assert_eq!(path.len() - 1, JUG_MOVES);
    assert_eq!(explore([(0, 0)], |jugs| pour(*jugs)).states().len(), JUG_STATES);
}

/// The open grid of 5 x 4 cells, on which shortest paths are counted; from here to there.
const START: Cell = (1, 0);
const GOAL: Cell = (4, 3);

/// The cells in the order in which they leave the queue.
#[rustfmt::skip]
const ORDER: [Cell; 20] = [
    (1, 0),
    (0, 0), (1, 1), (2, 0),
    (0, 1), (1, 2), (2, 1), (3, 0),
    (0, 2), (1, 3), (2, 2), (3, 1), (4, 0),
    (0, 3), (2, 3), (3, 2), (4, 1),
    (3, 3), (4, 2),
    (4, 3),
];
const PATH: [Cell; 7] = [(1, 0), (1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (4, 3)];

/// The queue after the first two expansions.
const QUEUES: [&[Cell]; 2] = [&[(0, 0), (1, 1), (2, 0)], &[(1, 1), (2, 0), (0, 1)]];

fn open(n_rows: usize, n_columns: usize) -> Grid {
    Grid::open(n_rows, n_columns).expect("it has cells")
}

fn around(grid: &Grid) -> impl Fn(&Cell) -> Vec<Cell> {
    |cell| grid.neighbors(*cell, Moves::Four).collect()
}

#[test]
fn worked_example() {
    let grid = open(5, 4);
    let path = breadth_first_search(START, around(&grid), |cell| *cell == GOAL);
    assert_eq!(path.as_deref(), Some(&PATH[..]));
    assert_eq!(grid_path(&grid, START, GOAL, Moves::Four), Ok(Some(PATH.to_vec())));
    let tree = explore([START], around(&grid));
    assert_eq!((tree.states(), tree.front()), (&ORDER[..], None));
    assert_eq!(tree.distance(&GOAL), Some(6));
    assert_eq!(tree.layers().map(<[_]>::len).collect::<Vec<_>>(), [1, 3, 4, 5, 4, 2, 1]);
    assert_eq!(tree.layers().nth(1), Some(QUEUES[0]));
    assert_eq!(count_shortest_paths(&tree, around(&grid)).last(), Some(&Some(20)));
}

#[test]
fn the_queue_after_the_first_expansions() {
    let grid = open(5, 4);
    let mut order = Vec::new();
    let mut queues = Vec::new();
    let watch = |step, tree: &Tree<Cell>| {
        if let Step::Expand { u } = step {
            order.push(tree.states()[u]);
            queues.push(tree.queue().to_vec());
        }
    };
    let tree = explore_watched([START], around(&grid), |cell, _| *cell == GOAL, watch);
    // A queue is seen when its first cell is about to be expanded.
    assert_eq!(
        (&queues[0][..], &queues[1][..], &queues[2][..]),
        (&[START][..], QUEUES[0], QUEUES[1])
    );
    assert_eq!(order, ORDER[..19], "all but the goal, where the search stops");
    assert_eq!((tree.front(), tree.parent(&GOAL)), (Some(&GOAL), Some(&(3, 3))));
    assert_eq!(tree.expanded(), order);
}

#[test]
fn the_originals_test_of_every_grid() {
    for n_rows in 1..=63 {
        for n_columns in 1..=63 {
            let grid = open(n_rows, n_columns);
            let goal = (n_rows - 1, n_columns - 1);
            let path = grid_path(&grid, (0, 0), goal, Moves::Four).unwrap().unwrap();
            assert_eq!(path.len(), n_rows + n_columns - 1);
            assert_eq!((path[0], path[path.len() - 1]), ((0, 0), goal));
            for step in path.windows(2) {
                assert_eq!(step[0].0.abs_diff(step[1].0) + step[0].1.abs_diff(step[1].1), 1);
            }
        }
    }
    let grid = open(63, 63);
    let path = breadth_first_search((0, 0), around(&grid), |cell| *cell == (62, 62)).unwrap();
    assert_eq!(grid_path(&grid, (0, 0), (62, 62), Moves::Four), Ok(Some(path)));
}

#[test]
fn steps_of_a_strange_lift() {
    // Luogu P1135, its sample: on floor i one may go up or down by K[i], and from 1 to 5 it takes 3
    // steps.
    const K: [usize; 5] = [3, 3, 1, 2, 5];
    let floors = |i: &usize| {
        let by = K[*i - 1];
        [i.checked_sub(by), i.checked_add(by)]
            .into_iter()
            .flatten()
            .filter(|i| (1..=5).contains(i))
            .collect::<Vec<_>>()
    };
    assert_eq!(breadth_first_search(1, floors, |i| *i == 5), Some(vec![1, 4, 2, 5]));
}

// 2. All small inputs, against Floyd and Warshall.

/// The distances between all pairs of `n` vertices; none where no path leads.
pub(crate) fn distances(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<Option<usize>>> {
    let mut d = vec![vec![None; n]; n];
    for &(u, v) in edges {
        d[u][v] = Some(1);
    }
    for (u, row) in d.iter_mut().enumerate() {
        row[u] = Some(0);
    }
    for via in 0..n {
        for u in 0..n {
            for v in 0..n {
                let longer = d[u][via].zip(d[via][v]).map(|(a, b)| a + b);
                d[u][v] = d[u][v].into_iter().chain(longer).min();
            }
        }
    }
    d
}

/// All 512 grids of 3 x 3 cells.
pub(crate) fn all_grids() -> impl Iterator<Item = Grid> {
    (0..1 << 9).map(|walls| {
        let cell = |i| if walls >> i & 1 == 1 { '#' } else { '.' };
        let rows = (0..3).map(|row| (3 * row..3 * row + 3).map(cell).collect());
        Grid::parse(&rows.collect::<Vec<String>>()).expect("a good grid")
    })
}

/// The distances between the free cells of a grid.
pub(crate) fn grid_distances(grid: &Grid, moves: Moves) -> (Vec<Cell>, Vec<Vec<Option<usize>>>) {
    let cells: Vec<Cell> = grid.free_cells().collect();
    let number = |cell: Cell| cells.iter().position(|other| *other == cell).expect("it is free");
    let edges = cells
        .iter()
        .enumerate()
        .flat_map(|(u, cell)| grid.neighbors(*cell, moves).map(move |next| (u, number(next))));
    let edges: Vec<_> = edges.collect();
    let d = distances(cells.len(), &edges);
    (cells, d)
}

/// What a search says: a path, or none.
pub(crate) type Search = fn(&Grid, Cell, Cell) -> Option<Vec<Cell>>;

/// What is wrong with a search of grids with four neighbors: the first grid and the ends.
pub(crate) fn fault(search: Search) -> Option<(String, Cell, Cell)> {
    for grid in all_grids() {
        let (cells, d) = grid_distances(&grid, Moves::Four);
        for (start, d) in cells.iter().zip(&d) {
            for (goal, d) in cells.iter().zip(d) {
                if !is_shortest(&grid, *start, *goal, search(&grid, *start, *goal).as_deref(), *d) {
                    return Some((grid.to_string(), *start, *goal));
                }
            }
        }
    }
    None
}

/// Whether a path leads from the start to the goal, step by step, in so many steps.
fn is_shortest(
    grid: &Grid,
    start: Cell,
    goal: Cell,
    path: Option<&[Cell]>,
    distance: Option<usize>,
) -> bool {
    let Some(path) = path else { return distance.is_none() };
    path.first() == Some(&start)
        && path.last() == Some(&goal)
        && Some(path.len() - 1) == distance
        && path.windows(2).all(|step| around(grid)(&step[0]).contains(&step[1]))
}

#[test]
fn floyd_and_warshall_agree_on_all_small_grids() {
    let generic: Search =
        |grid, start, goal| breadth_first_search(start, around(grid), |cell| *cell == goal);
    assert_eq!(fault(generic), None);
    let textbook: Search =
        |grid, start, goal| plain::breadth_first_search(start, around(grid), |cell| *cell == goal);
    assert_eq!(fault(textbook), None);
    assert_eq!(fault(|grid, start, goal| grid_path(grid, start, goal, Moves::Four).unwrap()), None);
    // Steps that all cost one.
    let ones: Search = |grid, start, goal| {
        let around = |cell: &Cell| around(grid)(cell).into_iter().map(|next| (next, Cost::One));
        let (path, cost) = zero_one_search(start, around, |cell| *cell == goal)?;
        (path.len() == cost + 1).then_some(path)
    };
    assert_eq!(fault(ones), None);
}

/// With a stack for the queue it is a depth-first search.
fn with_a_stack(grid: &Grid, start: Cell, goal: Cell) -> Option<Vec<Cell>> {
    plain::depth_first_search(start, around(grid), |cell| *cell == goal)
}

/// Marks a cell only when it leaves the queue: what comes again overwrites the parent.
fn marks_late(grid: &Grid, start: Cell, goal: Cell) -> Option<Vec<Cell>> {
    let mut parents = vec![(start, start)];
    let mut expanded = HashSet::new();
    let mut queue = VecDeque::from([start]);
    while let Some(cell) = queue.pop_front() {
        if !expanded.insert(cell) {
            continue;
        }
        for next in around(grid)(&cell).into_iter().filter(|next| !expanded.contains(next)) {
            parents.retain(|(known, _)| *known != next);
            parents.push((next, cell));
            queue.push_back(next);
        }
    }
    back(&parents, start, goal)
}

/// Never asks whether there is a path.
fn always_arrives(grid: &Grid, start: Cell, goal: Cell) -> Option<Vec<Cell>> {
    grid_path(grid, start, goal, Moves::Four).unwrap().or(Some(vec![start, goal]))
}

fn back(parents: &[(Cell, Cell)], start: Cell, goal: Cell) -> Option<Vec<Cell>> {
    let mut path = vec![goal];
    while path[path.len() - 1] != start {
        let last = path[path.len() - 1];
        path.push(parents.iter().find(|(cell, _)| *cell == last)?.1);
    }
    path.reverse();
    Some(path)
}

#[test]
fn wrong_versions_are_caught() {
    assert!(fault(with_a_stack).is_some());
    assert!(fault(always_arrives).is_some());
    let reversed: Search = |grid, start, goal| {
        let mut path = grid_path(grid, start, goal, Moves::Four).unwrap()?;
        path.reverse();
        Some(path)
    };
    assert!(fault(reversed).is_some(), "the original's paths run from the goal to the start");
    // Marking late is not wrong, only long: the queue holds cells several times.
    assert_eq!(fault(marks_late), None);
}

// 3. Properties.

/// A directed graph of up to 8 vertices: who leads to whom.
pub(crate) fn graphs() -> impl Strategy<Value = (usize, Vec<(usize, usize)>)> {
    (1_usize..9).prop_flat_map(|n| (Just(n), prop::collection::vec((0..n, 0..n), 0..20)))
}

pub(crate) fn leads_to(edges: &[(usize, usize)]) -> impl Fn(&usize) -> Vec<usize> {
    |u| edges.iter().filter(|edge| edge.0 == *u).map(|edge| edge.1).collect()
}

/// How many walks of so many steps there are: the power of the matrix, by its definition.
fn walks(edges: &[(usize, usize)], u: usize, v: usize, n_steps: usize) -> u64 {
    match n_steps {
        0 => u64::from(u == v),
        _ => leads_to(edges)(&u).into_iter().map(|next| walks(edges, next, v, n_steps - 1)).sum(),
    }
}

proptest! {
    #[test]
    fn a_tree_holds_the_distances_of_any_graph((n, edges) in graphs(), starts in prop::collection::vec(0_usize..8, 0..3)) {
        let starts: Vec<usize> = starts.into_iter().map(|start| start % n).collect();
        let d = distances(n, &edges);
        let tree = explore(starts.clone(), leads_to(&edges));
        let counts = count_shortest_paths(&tree, leads_to(&edges));
        let mut distinct = starts.clone();
        distinct.sort_unstable();
        distinct.dedup();
        let distance = |start: &usize, v: usize| d[*start][v];
        for v in 0..n {
            let nearest = starts.iter().filter_map(|start| distance(start, v)).min();
            prop_assert_eq!(tree.distance(&v), nearest);
            prop_assert_eq!(tree.path(&v).map(|path| path.len() - 1), nearest);
            if let Some(path) = tree.path(&v) {
                prop_assert!(starts.contains(&path[0]));
                prop_assert!(path.windows(2).all(|step| edges.contains(&(step[0], step[1]))));
                prop_assert_eq!(tree.parent(&v), path.iter().nth_back(1));
            }
            let number = tree.states().iter().position(|state| *state == v);
            let n_walks = nearest.map(|nearest| distinct.iter().map(|start| walks(&edges, *start, v, nearest)).sum());
            prop_assert_eq!(number.map(|number| counts[number]), n_walks.map(Some));
        }
        for (distance, layer) in tree.layers().enumerate() {
            prop_assert!(layer.iter().all(|state| tree.distance(state) == Some(distance)));
        }
        prop_assert_eq!(tree.layers().map(<[_]>::len).sum::<usize>(), tree.states().len());
    }

    #[test]
    fn the_queue_ascends_by_at_most_one((n, edges) in graphs()) {
        let mut n_expanded = 0;
        explore_watched([n - 1], leads_to(&edges), |_, _| false, |step, tree| {
            let queue: Vec<usize> = tree.queue().iter().filter_map(|state| tree.distance(state)).collect();
            assert!(queue.is_sorted() && queue.last() <= queue.first().map(|first| first + 1).as_ref());
            match step {
                Step::Expand { u } => {
                    assert_eq!((u, tree.front()), (n_expanded, Some(&tree.states()[u])));
                    n_expanded += 1;
                }
                Step::Discover { u, v } => {
                    assert_eq!((u, v), (n_expanded - 1, tree.states().len() - 1));
                    assert!(leads_to(&edges)(&tree.states()[u]).contains(&tree.states()[v]));
                }
            }
        });
    }

    #[test]
    fn the_grid_form_finds_the_same_path(rows in any_rows(), seed: (usize, usize)) {
        let grid = Grid::parse(&rows).unwrap();
        let cells: Vec<Cell> = grid.free_cells().collect();
        prop_assume!(!cells.is_empty());
        let (start, goal) = (cells[seed.0 % cells.len()], cells[seed.1 % cells.len()]);
        for moves in [Moves::Four, Moves::Eight] {
            let around = |cell: &Cell| grid.neighbors(*cell, moves);
            let path = breadth_first_search(start, around, |cell| *cell == goal);
            prop_assert_eq!(grid_path(&grid, start, goal, moves), Ok(path.clone()));
            let (cells, d) = grid_distances(&grid, moves);
            let number = |cell| cells.iter().position(|other| *other == cell).unwrap();
            prop_assert_eq!(path.map(|path| path.len() - 1), d[number(start)][number(goal)]);
        }
    }

    #[test]
    fn steps_of_cost_zero_and_one((n, edges) in graphs(), are_free in prop::collection::vec(any::<bool>(), 20)) {
        // Bellman and Ford: relax all edges n times.
        let priced: Vec<((usize, usize), bool)> = edges.iter().copied().zip(are_free).collect();
        let mut costs = vec![None; n];
        costs[0] = Some(0);
        for _ in 0..n {
            for &((u, v), is_free) in &priced {
                let through_u = costs[u].map(|cost: usize| cost + usize::from(!is_free));
                costs[v] = costs[v].into_iter().chain(through_u).min();
            }
        }
        let steps = |u: &usize| {
            let steps = priced.iter().filter(|(edge, _)| edge.0 == *u);
            let steps = steps.map(|((_, v), is_free)| (*v, if *is_free { Cost::Zero } else { Cost::One }));
            steps.collect::<Vec<_>>()
        };
        for (goal, expected) in costs.into_iter().enumerate() {
            let found = zero_one_search(0, steps, |v| *v == goal);
            prop_assert_eq!(found.as_ref().map(|(_, cost)| *cost), expected);
            if let Some((path, cost)) = found {
                prop_assert_eq!((path[0], path[path.len() - 1]), (0, goal));
                let cheapest = path.windows(2).map(|step| {
                    let prices = steps(&step[0]).into_iter().filter(|(v, _)| *v == step[1]);
                    prices.map(|(_, price)| usize::from(price == Cost::One)).min().unwrap()
                });
                prop_assert_eq!(cheapest.sum::<usize>(), cost);
            }
        }
    }
}

#[test]
fn free_steps_are_worth_a_detour() {
    // 0 -1- 3 straight, or 0 -0- 1 -0- 2 -0- 3 round.
    let steps = |u: &u32| match u {
        0 => vec![(3, Cost::One), (1, Cost::Zero)],
        1 | 2 => vec![(u + 1, Cost::Zero)],
        _ => vec![],
    };
    assert_eq!(zero_one_search(0, steps, |u| *u == 3), Some((vec![0, 1, 2, 3], 0)));
    assert_eq!(
        breadth_first_search(0, |u| steps(u).into_iter().map(|(v, _)| v), |u| *u == 3),
        Some(vec![0, 3])
    );
}

#[test]
fn work_grows_with_the_cells_and_no_faster() {
    for n in demo::SIDES {
        let side = u32::from(n);
        assert_eq!(demo::work(n), (side * side, 4 * side * (side - 1)));
    }
}

// 4. Extremes.

#[test]
fn a_million_in_a_line() {
    let path = breadth_first_search(0, |n| [n + 1], |n| *n == 1_000_000).unwrap();
    assert!(path.iter().copied().eq(0..=1_000_000));
    let (path, cost) = zero_one_search(0, |n| [(n + 1, Cost::Zero)], |n| *n == 1_000_000).unwrap();
    assert_eq!((path.len(), cost), (1_000_001, 0));
    let line = open(1, 1_000_000);
    let path = grid_path(&line, (0, 0), (0, 999_999), Moves::Four).unwrap().unwrap();
    assert_eq!(path.len(), 1_000_000);
}

#[test]
fn a_million_cells() {
    let grid = open(1000, 1000);
    let path = grid_path(&grid, (0, 0), (999, 999), Moves::Eight).unwrap().unwrap();
    assert!(path.iter().all(|(row, column)| row == column) && path.len() == 1000);
}

#[test]
fn counts_beyond_64_bits_are_none() {
    // 2 ^ n shortest paths to the n-th state, by doubled steps.
    let double = |n: &u32| [n + 1, n + 1].into_iter().filter(|n| *n <= 70);
    let tree = explore([0], double);
    let counts = count_shortest_paths(&tree, double);
    assert_eq!(counts.len(), 71);
    assert_eq!(counts[63], Some(1 << 63));
    assert_eq!(counts[64..], [None; 7]);
}

#[test]
fn the_eight_puzzle_is_solved_in_at_most_31_moves() {
    let tree = explore(["12345678.".to_owned()], |board| slides(board));
    let sizes: Vec<usize> = tree.layers().map(<[_]>::len).collect();
    assert_eq!((tree.states().len(), sizes.len(), sizes[31]), (181_440, 32, 2));
    assert_eq!(tree.distance(&"8672543.1".to_owned()), Some(31));
}

/// The boards one move away; the dot is the blank.
pub(crate) fn slides(board: &str) -> Vec<String> {
    let blank = board.find('.').expect("a board has a blank");
    let all = [
        (3 <= blank, blank.wrapping_sub(3)),
        (blank % 3 < 2, blank + 1),
        (blank < 6, blank + 3),
        (1 <= blank % 3, blank.wrapping_sub(1)),
    ];
    let moves = all.into_iter().filter(|(is_legal, _)| *is_legal);
    let swapped = moves.map(|(_, tile)| {
        let mut tiles: Vec<char> = board.chars().collect();
        tiles.swap(blank, tile);
        tiles.into_iter().collect()
    });
    swapped.collect()
}

// 5. Bad input.

#[test]
fn nothing_to_do_and_nothing_to_find() {
    let grid = Grid::parse(&["..#.", "..#."]).unwrap();
    assert_eq!(breadth_first_search((0, 0), around(&grid), |_| true), Some(vec![(0, 0)]));
    assert_eq!(breadth_first_search((0, 0), around(&grid), |cell| *cell == (0, 3)), None);
    assert_eq!(grid_path(&grid, (1, 1), (1, 1), Moves::Four), Ok(Some(vec![(1, 1)])));
    assert_eq!(grid_path(&grid, (0, 0), (0, 3), Moves::Four), Ok(None));
    assert_eq!(zero_one_search(0, |_| [], |n| *n == 1), None);
    let nowhere = explore([], around(&grid));
    assert_eq!((nowhere.states().len(), nowhere.layers().count()), (0, 0));
    assert_eq!(count_shortest_paths(&nowhere, around(&grid)), []);
    assert_eq!(nowhere.path(&(0, 0)), None);
}

#[test]
fn ends_must_be_free_cells() {
    let grid = Grid::parse(&[".#"]).unwrap();
    let wall = GridError::Wall { cell: (0, 1) };
    let outside = GridError::Outside { cell: (1, 0), n_rows: 1, n_columns: 2 };
    assert_eq!(grid_path(&grid, (0, 1), (0, 0), Moves::Four), Err(wall));
    assert_eq!(grid_path(&grid, (0, 0), (0, 1), Moves::Four), Err(wall));
    assert_eq!(grid_path(&grid, (1, 0), (0, 0), Moves::Four), Err(outside));
    assert_eq!(grid_path(&grid, (0, 0), (1, 0), Moves::Four), Err(outside));
}

#[test]
fn an_infinite_space_is_left_at_the_callers_limit() {
    let numbers = |n: &i64| [n - 1, n + 1];
    let near = explore_until([0], numbers, |n, tree| tree.distance(n) == Some(3));
    assert_eq!(near.states(), [0, -1, 1, -2, 2, -3, 3]);
    assert_eq!(near.front(), Some(&-3), "the search stopped here, and is not done");
    let few = explore_until([0], numbers, |_, tree| 1000 <= tree.states().len());
    assert_eq!(few.states().len(), 1000);
}

#[test]
fn a_start_that_is_given_twice_counts_once() {
    let tree = explore([5, 0, 5], |n: &i32| (*n < 9).then(|| n + 1));
    assert_eq!(tree.states(), [5, 0, 6, 1, 7, 2, 8, 3, 9, 4]);
    assert_eq!((tree.path(&6), tree.path(&4)), (Some(vec![5, 6]), Some(vec![0, 1, 2, 3, 4])));
    assert_eq!(tree.parent(&5), None, "a start is its own");
}

// 6. Errata.

#[test]
fn erratum_the_path_runs_from_start_to_goal() {
    // The header says so; the original's code returned it the other way round.
    let path = breadth_first_search(0, |n| [n + 1], |n| *n == 3);
    assert_eq!(path, Some(vec![0, 1, 2, 3]));
}

#[test]
fn erratum_no_order_of_the_directions_gives_the_pictures_queues() {
    // After the first expansion they show [0, 0] [1, 1] [2, 0], and later they handle [2, 2] before
    // [1, 3].
    let grid = open(5, 4);
    let (mut n_orders, mut n_first) = (0, 0);
    for steps in in_all_orders(&grid) {
        n_orders += 1;
        let tree = explore([START], steps);
        let place = |cell| tree.states().iter().position(|state| *state == cell);
        if tree.states()[1..4] == [(0, 0), (1, 1), (2, 0)] {
            n_first += 1;
            assert!(place((1, 3)) < place((2, 2)));
        }
    }
    assert_eq!((n_orders, n_first), (24, 4));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("state_space_search", ""),
        ("state_space_search_count", "--count .... S... .... .... ...G"),
        ("state_space_search_diagonal", "--diagonal S.#. ..#. .#.. ...G"),
        ("state_space_search_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_what_has_no_path() {
    demo::DEMO.says(&[(
        "S#G",
        "…The queue is empty. 1 of 2 free cells were found…Looked at 1 cell. There is no path.",
    )]);
}

#[test]
fn demo_of_random_mazes() {
    for seed in 0..200 {
        let maze = demo::DEMO.random.map_or_else(String::new, |random| random(seed));
        demo::DEMO.output(&maze.split(' ').collect::<Vec<_>>()).unwrap();
    }
}

#[test]
fn demo_of_bad_input() {
    demo::DEMO.refuses(&[
        ("S.. .G", "row 1 has 2 cells, row 0 has 3"),
        ("S.x .G.", "[0, 2] is 'x', which is none of . # S G"),
        ("..G", "no cell of the grid is S"),
        ("S.S ..G", "[0, 2] is a second S"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let row = format!("S{}G", ".".repeat(98));
    demo::DEMO.says(&[(
        &row,
        "…Too large to draw: the limit is 12 x 12 cells.…Distance 99, path [0, 0] [0, 1]…",
    )]);
}
