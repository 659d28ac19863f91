//! 3.6 Bidirectional breadth-first search.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use search::bidirectional_search::plain;
use search::bidirectional_search::{
    Fronts, Side, Step, bidirectional_search, bidirectional_search_undirected, grid_path, meet,
    meet_watched,
};
use search::breadth_first_search::{breadth_first_search, explore_until};
use search::grid::{Cell, Grid, GridError, Moves};

use crate::breadth_first_search::{
    MAZE, QUEUE_CELLS, QUEUE_STEPS, Search, distances, fault, graphs, leads_to, slides,
};
use crate::grid::any_rows;
use crate::snapshots::Expect;

#[path = "../../examples/bidirectional_search.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
mod demo;

// 1. The worked example.

/// How many cells of the page's maze are looked at from both ends: always the side on which fewer
/// wait, and the sides strictly in turn.
const BOTH_ENDS_CELLS: usize = 6;
const IN_TURN_CELLS: usize = 8;

/// Both searches strictly in turn, a layer each, whatever their sizes: the path, and how many
/// states are looked at.
fn in_turn(grid: &Grid, start: Cell, goal: Cell) -> (usize, usize) {
    let mut distances = [HashMap::from([(start, 0)]), HashMap::from([(goal, 0)])];
    let mut layers = [vec![start], vec![goal]];
    let mut n_looked_at = 0;
    for own in [0, 1].into_iter().cycle() {
        for cell in std::mem::take(&mut layers[own]) {
            n_looked_at += 1;
            let distance = distances[own][&cell];
            for next in around(grid)(&cell) {
                if let Some(other) = distances[1 - own].get(&next) {
                    return (distance + 1 + other, n_looked_at);
                }
                if let std::collections::hash_map::Entry::Vacant(new) = distances[own].entry(next) {
                    new.insert(distance + 1);
                    layers[own].push(next);
                }
            }
        }
    }
    unreachable!("there is a path")
}

#[test]
fn the_worked_example_of_the_page() {
    let grid = Grid::parse(&MAZE).unwrap();
    let (start, goal) = grid.ends().unwrap();
    let mut sides = Vec::new();
    let path = plain::bidirectional_search_watched(
        start,
        goal,
        around(&grid),
        around(&grid),
        |step, _| sides.push(step.side),
    );
    assert_eq!(path.map(|path| path.len() - 1), Some(QUEUE_STEPS));
    assert_eq!(sides, [0, 1, 1, 1, 1, 1]);
    assert_eq!(sides.len(), BOTH_ENDS_CELLS);
    assert_eq!(in_turn(&grid, start, goal), (QUEUE_STEPS, IN_TURN_CELLS));
    const { assert!(BOTH_ENDS_CELLS < IN_TURN_CELLS && IN_TURN_CELLS < QUEUE_CELLS) };
    // In whatever order the neighbors come, it is never more.
    let mirrored = |cell: &Cell| {
        let mut cells = around(&grid)(cell);
        cells.reverse();
        cells
    };
    let n_looked_at = RefCell::new(0);
    let path = plain::bidirectional_search_watched(start, goal, mirrored, mirrored, |_, _| {
        *n_looked_at.borrow_mut() += 1;
    });
    assert_eq!(path.map(|path| path.len() - 1), Some(QUEUE_STEPS));
    assert!(n_looked_at.into_inner() <= BOTH_ENDS_CELLS);
}

/// In a tree with two new states for each state, at distance 16: from one end, and from both.
const TREE_ONE_SIDE: u32 = 98_557;
const TREE_BOTH_SIDES: u32 = 573;

#[test]
fn a_tree_at_distance_sixteen() {
    assert_eq!((demo::one_side(16), demo::both_sides(16)), (TREE_ONE_SIDE, TREE_BOTH_SIDES));
    for d in demo::DISTANCES {
        // The layers before the goal's, and the states before the goal in its layer.
        let nearer = 1 + (0..d - 1).map(|i| 3 << i).sum::<u32>();
        assert_eq!(demo::one_side(d), nearer + (1 << (d / 2)) - 1);
    }
}

/// How many successors are listed where the goal has a thousand neighbors: from both ends, and from
/// the start.
#[test]
fn a_goal_with_many_neighbors_costs_more_from_both_ends() {
    // 0 leads to 1 and 4, and then 1 - 2 - 3; 3 is the goal, and 1000 more are its neighbors.
    let near = |u: &u32| match u {
        0 => vec![1, 4],
        1 => vec![0, 2],
        2 => vec![1, 3],
        3 => (2..3).chain(5..1005).collect(),
        4 => vec![0],
        _ => vec![3],
    };
    let n_listed = RefCell::new(0);
    let counted = |u: &u32| {
        let around = near(u);
        *n_listed.borrow_mut() += around.len();
        around
    };
    let path = plain::bidirectional_search(0, 3, counted, counted);
    assert_eq!(path, Some(vec![0, 1, 2, 3]));
    assert!(1000 < n_listed.take());
    let path = breadth_first_search(0, counted, |u| *u == 3);
    assert_eq!(path, Some(vec![0, 1, 2, 3]));
    assert!(n_listed.take() < 10);
}

/// The question: what is within 3 steps of the start and within 4 of the goal is nothing from a
/// distance of 8 on.
#[test]
fn radii_of_three_and_four_are_disjoint_from_distance_eight_on() {
    for distance in 0..20_u32 {
        let is_shared = (0..=distance).any(|at| at <= 3 && distance - at <= 4);
        assert_eq!(is_shared, distance < 8, "{distance}");
    }
    // Wherever two sides of these radii share nothing, the distance is at least 8.
    let line: Vec<(usize, usize)> = (0..8).flat_map(|u| [(u, u + 1), (u + 1, u)]).collect();
    let d = distances(9, &line);
    for (start, goal) in [(0, 7), (0, 8)] {
        let is_held = |v: usize| d[start][v] <= Some(3) && d[v][goal] <= Some(4);
        assert_eq!((0..9).any(is_held), goal < 8);
    }
}

/// The question: from 1 to 10, where a number leads to its double and to the next.
#[test]
fn the_states_of_the_question() {
    let after = |x: &u32| vec![2 * x, x + 1];
    let before = |x: &u32| {
        let half = x.is_multiple_of(2).then_some(x / 2);
        half.into_iter().chain(x.checked_sub(1)).collect::<Vec<_>>()
    };
    let mut states = Vec::new();
    let watch = |step: plain::Step<'_, u32>, _: &[HashMap<u32, Option<u32>>; 2]| {
        states.push(*step.state);
    };
    let path = plain::bidirectional_search_watched(1, 10, after, before, watch);
    assert_eq!(path, Some(vec![1, 2, 4, 5, 10]));
    assert_eq!(states, [1, 2, 10, 4]);
}

/// The open grid of 5 x 4 cells; from here to there.
const START: Cell = (1, 0);
const GOAL: Cell = (4, 3);

/// The sides in the order in which a layer of theirs is expanded, each with its next layer.
const LAYERS: [(Side, &[Cell]); 5] = [
    (Side::Start, &[(0, 0), (1, 1), (2, 0)]),
    (Side::Goal, &[(3, 3), (4, 2)]),
    (Side::Goal, &[(2, 3), (3, 2), (4, 1)]),
    (Side::Start, &[(0, 1), (1, 2), (2, 1), (3, 0)]),
    (Side::Goal, &[(1, 3), (2, 2), (3, 1), (4, 0)]),
];
const PATH: [Cell; 7] = [(1, 0), (1, 1), (1, 2), (1, 3), (2, 3), (3, 3), (4, 3)];

fn open(n_rows: usize, n_columns: usize) -> Grid {
    Grid::open(n_rows, n_columns).expect("it has cells")
}

fn around(grid: &Grid) -> impl Fn(&Cell) -> Vec<Cell> {
    |cell| grid.neighbors(*cell, Moves::Four).collect()
}

fn n_expanded<S: std::hash::Hash + Eq + Clone>(fronts: &Fronts<S>) -> (usize, usize) {
    (fronts.n_expanded(Side::Start), fronts.n_expanded(Side::Goal))
}

#[test]
fn worked_example() {
    let grid = open(5, 4);
    let mut last = None;
    let mut layers = Vec::new();
    let mut n_meetings = 0;
    let watch = |step, fronts: &Fronts<Cell>| {
        layers.extend(last.take().map(|side| (side, fronts.layer(side).to_vec())));
        match step {
            Step::Layer { side } => last = Some(side),
            Step::Meet { side } => {
                assert_eq!(side, Side::Start);
                n_meetings += 1;
            }
        }
    };
    let fronts = meet_watched(START, GOAL, around(&grid), around(&grid), watch);
    assert_eq!(n_meetings, 1);
    assert_eq!(layers.pop(), Some((Side::Start, vec![(0, 2)])), "cut short by the meeting");
    assert_eq!(layers, LAYERS.map(|(side, layer)| (side, layer.to_vec())));
    assert_eq!(fronts.path().as_deref(), Some(&PATH[..]));
    assert_eq!(fronts.meeting(), Some((&(1, 2), &(1, 3))));
    assert_eq!(n_expanded(&fronts), (6, 6), "19 from one side");
    assert_eq!(fronts.side(&(2, 2)), Some(Side::Goal), "one step from the start's (1, 2)");
    assert_eq!(grid_path(&grid, START, GOAL, Moves::Four), Ok(Some(PATH.to_vec())));
}

#[test]
fn the_first_rounds_state_by_state() {
    // The original takes one state from either queue in turn, and looks left, down, right, up from
    // the goal's side.
    let grid = open(5, 4);
    let reversed = |cell: &Cell| around(&grid)(cell).into_iter().rev().collect::<Vec<_>>();
    let forward = |n| explore_until([START], around(&grid), |_, tree| tree.expanded().len() == n);
    let backward = |n| explore_until([GOAL], reversed, |_, tree| tree.expanded().len() == n);
    assert_eq!(forward(1).queue(), [(0, 0), (1, 1), (2, 0)]);
    assert_eq!(backward(1).queue(), [(4, 2), (3, 3)]);
    assert_eq!(forward(2).queue(), [(1, 1), (2, 0), (0, 1)]);
    assert_eq!(backward(2).queue(), [(3, 3), (4, 1), (3, 2)]);
    // They touch where both distances are 3: at [1, 3] and [2, 2], and at two cells more.
    let touch = |cell: &&Cell| {
        let (there, back) = (forward(19), backward(19));
        (there.distance(cell), back.distance(cell)) == (Some(3), Some(3))
    };
    let cells: Vec<Cell> = grid.free_cells().collect();
    assert_eq!(
        cells.iter().filter(touch).collect::<Vec<_>>(),
        [&(1, 3), &(2, 2), &(3, 1), &(4, 0)]
    );
}

#[test]
fn the_originals_test_of_every_grid() {
    for n_rows in 2..=15 {
        for n_columns in 2..=15 {
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
}

/// A ladder of words: each differs from the one before in one letter.
#[test]
fn a_ladder_of_words() {
    let words = ["hit", "hot", "dot", "dog", "lot", "log", "cog"];
    let near = |word: &&'static str| {
        let word = *word;
        let differ = move |other: &&str| {
            other.bytes().zip(word.bytes()).filter(|(a, b)| a != b).count() == 1
        };
        words.into_iter().filter(differ).collect::<Vec<_>>()
    };
    let ladder = bidirectional_search_undirected("hit", "cog", near);
    assert_eq!(ladder, Some(vec!["hit", "hot", "dot", "dog", "cog"]));
}

#[test]
fn boards_of_the_eight_puzzle() {
    let near = |board: &String| slides(board);
    // Luogu P1379, its sample: 4 moves. The other one is as far as a board can be.
    for (start, goal, distance, n_most) in
        [("2831.4765", "1238.4765", 4, 20), ("8672543.1", "12345678.", 31, 12_000)]
    {
        let fronts = meet(start.to_owned(), goal.to_owned(), near, near);
        assert_eq!(fronts.path().map(|path| path.len() - 1), Some(distance));
        let (from_start, from_goal) = n_expanded(&fronts);
        assert!(from_start + from_goal < n_most, "{from_start} + {from_goal}");
    }
}

// 2. All small inputs.

/// All graphs of `n` vertices whose edges are any of `pairs`.
fn all_graphs(pairs: &[(usize, usize)]) -> impl Iterator<Item = Vec<(usize, usize)>> {
    (0..1_u32 << pairs.len()).map(|chosen| {
        let is_in = |i: &usize| chosen >> i & 1 == 1;
        (0..pairs.len()).filter(is_in).map(|i| pairs[i]).collect()
    })
}

fn turned_round(edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    edges.iter().map(|(u, v)| (*v, *u)).collect()
}

/// A search of a graph by its edges, from one vertex to another.
type OfGraph = fn(&[(usize, usize)], usize, usize) -> Option<Vec<usize>>;

fn both_ways(edges: &[(usize, usize)], start: usize, goal: usize) -> Option<Vec<usize>> {
    let back = turned_round(edges);
    bidirectional_search(start, goal, leads_to(edges), leads_to(&back))
}

/// A graph, and a start and a goal in it.
type Fault = (Vec<(usize, usize)>, usize, usize);

/// What is wrong with a search of the graphs: the first edges and ends.
fn wrong(
    n: usize,
    graphs: impl Iterator<Item = Vec<(usize, usize)>>,
    search: OfGraph,
) -> Option<Fault> {
    for edges in graphs {
        let d = distances(n, &edges);
        for (start, row) in d.iter().enumerate() {
            for (goal, distance) in row.iter().enumerate() {
                let path = search(&edges, start, goal);
                let is_path = path.iter().all(|path| {
                    (path.first(), path.last()) == (Some(&start), Some(&goal))
                        && path.windows(2).all(|step| edges.contains(&(step[0], step[1])))
                });
                if !is_path || path.map(|path| path.len() - 1) != *distance {
                    return Some((edges, start, goal));
                }
            }
        }
    }
    None
}

/// All 4096 directed graphs of 4 vertices.
fn directed() -> impl Iterator<Item = Vec<(usize, usize)>> {
    let pairs = (0..4).flat_map(|u| (0..4).map(move |v| (u, v))).filter(|(u, v)| u != v);
    let pairs: Vec<_> = pairs.collect();
    all_graphs(&pairs).collect::<Vec<_>>().into_iter()
}

/// All 1024 graphs of 5 vertices whose edges lead both ways.
fn undirected() -> impl Iterator<Item = Vec<(usize, usize)>> {
    let pairs = (0..5).flat_map(|v| (0..v).map(move |u| (u, v)));
    let pairs: Vec<_> = pairs.collect();
    let both = |edges: Vec<_>| edges.iter().copied().chain(turned_round(&edges)).collect();
    all_graphs(&pairs).map(both).collect::<Vec<_>>().into_iter()
}

#[test]
fn floyd_and_warshall_agree_on_all_small_graphs() {
    assert_eq!(wrong(4, directed(), both_ways), None);
    assert_eq!(wrong(5, undirected(), both_ways), None);
    let textbook: OfGraph = |edges, start, goal| {
        let back = turned_round(edges);
        plain::bidirectional_search(start, goal, leads_to(edges), leads_to(&back))
    };
    assert_eq!(wrong(4, directed(), textbook), None);
    assert_eq!(wrong(5, undirected(), textbook), None);
}

#[test]
fn floyd_and_warshall_agree_on_all_small_grids() {
    let search: Search = |grid, start, goal| grid_path(grid, start, goal, Moves::Four).unwrap();
    assert_eq!(fault(search), None);
}

/// The original's rule: one state from either queue in turn, and an end at the first that comes out
/// of one queue and is known to the other side.
fn state_by_state(edges: &[(usize, usize)], start: usize, goal: usize) -> Option<Vec<usize>> {
    if start == goal {
        return Some(vec![start]);
    }
    let mut parents = [HashMap::from([(start, start)]), HashMap::from([(goal, goal)])];
    let mut queues = [VecDeque::from([start]), VecDeque::from([goal])];
    let directions = [edges.to_vec(), turned_round(edges)];
    for side in [0, 1].into_iter().cycle() {
        let u = queues[side].pop_front()?;
        if parents[1 - side].contains_key(&u) {
            let [mut there, back] = parents.map(|parents| {
                let before = |v: &usize| parents.get(v).copied().filter(|parent| parent != v);
                std::iter::successors(Some(u), before).collect::<Vec<_>>()
            });
            there.reverse();
            there.extend(&back[1..]);
            return Some(there);
        }
        let mut around = leads_to(&directions[side])(&u);
        around.sort_unstable();
        for v in around {
            if let std::collections::hash_map::Entry::Vacant(new) = parents[side].entry(v) {
                new.insert(u);
                queues[side].push_back(v);
            }
        }
    }
    None
}

/// Forwards on both sides.
fn never_turned_round(edges: &[(usize, usize)], start: usize, goal: usize) -> Option<Vec<usize>> {
    bidirectional_search(start, goal, leads_to(edges), leads_to(edges))
}

#[test]
fn wrong_versions_are_caught() {
    assert!(wrong(4, directed(), never_turned_round).is_some());
    assert!(wrong(5, undirected(), state_by_state).is_some());
}

// 3. Properties.

proptest! {
    #[test]
    fn one_side_and_two_find_equal_distances((n, edges) in graphs(), ends: (usize, usize)) {
        let (start, goal) = (ends.0 % n, ends.1 % n);
        let path = both_ways(&edges, start, goal);
        let one = breadth_first_search(start, leads_to(&edges), |u| *u == goal);
        prop_assert_eq!(path.as_ref().map(Vec::len), one.map(|path| path.len()));
        if let Some(path) = path {
            prop_assert_eq!((path[0], path[path.len() - 1]), (start, goal));
            prop_assert!(path.windows(2).all(|step| edges.contains(&(step[0], step[1]))));
        }
    }

    #[test]
    fn one_side_and_two_agree_on_grids(rows in any_rows(), seed: (usize, usize)) {
        let grid = Grid::parse(&rows).unwrap();
        let cells: Vec<Cell> = grid.free_cells().collect();
        prop_assume!(!cells.is_empty());
        let (start, goal) = (cells[seed.0 % cells.len()], cells[seed.1 % cells.len()]);
        for moves in [Moves::Four, Moves::Eight] {
            let near = |cell: &Cell| grid.neighbors(*cell, moves);
            let one = breadth_first_search(start, near, |cell| *cell == goal);
            let two = grid_path(&grid, start, goal, moves).unwrap();
            prop_assert_eq!(two.map(|path| path.len()), one.map(|path| path.len()));
        }
    }

    #[test]
    fn the_invariant_holds_at_every_layer((n, edges) in graphs(), ends: (usize, usize)) {
        let (start, goal) = (ends.0 % n, ends.1 % n);
        let back = turned_round(&edges);
        let d = distances(n, &edges);
        let mut radii = [0, 0];
        meet_watched(start, goal, leads_to(&edges), leads_to(&back), |step, fronts| {
            let Step::Layer { side } = step else { return };
            for v in 0..n {
                let (there, back) = (d[start][v], d[v][goal]);
                let is_within = [there.is_some_and(|d| d <= radii[0]), back.is_some_and(|d| d <= radii[1])];
                assert_ne!(is_within, [true, true], "both sides reach {v}");
                let expected = match is_within {
                    [true, _] => Some(Side::Start),
                    [_, true] => Some(Side::Goal),
                    _ => None,
                };
                assert_eq!(fronts.side(&v), expected);
                let distance = if expected == Some(Side::Start) { there } else { back };
                let path = fronts.path_to_end(&v);
                assert_eq!(path.map(|path| path.len() - 1), expected.and(distance));
            }
            let [from_start, from_goal] = [Side::Start, Side::Goal].map(|side| fronts.layer(side));
            assert!(from_start.iter().all(|v| d[start][*v] == Some(radii[0])));
            assert!(from_goal.iter().all(|v| d[*v][goal] == Some(radii[1])));
            let (start_waits, goal_waits) = (from_start.len(), from_goal.len());
            match side {
                Side::Start => assert!(start_waits <= goal_waits),
                Side::Goal => assert!(goal_waits <= start_waits),
            }
            radii[side as usize] += 1;
        });
    }
}

#[test]
fn at_twice_the_distance_two_sides_cost_as_much_as_one_side_twice() {
    // Within distance d of a node there are 3 * 2^d - 2 nodes.
    let within = |d: u32| 3 * (1 << d) - 2;
    for d in demo::DISTANCES {
        let (one, two) = (demo::one_side(d), demo::both_sides(d));
        assert!(within(d - 1) < one && one < within(d), "{one}");
        assert!(two <= 2 * within(d / 2 - 1) + (1 << (d / 2)), "{two}");
    }
}

// 4. Extremes.

#[test]
fn a_million_in_a_line() {
    let path = bidirectional_search(0, 1_000_000, |n| [n + 1], |n| [n - 1]).unwrap();
    assert!(path.iter().copied().eq(0..=1_000_000));
    let line = open(1, 1_000_000);
    let path = grid_path(&line, (0, 999_999), (0, 0), Moves::Four).unwrap().unwrap();
    assert_eq!(path.len(), 1_000_000);
    let fronts = meet(0, 1_000_000, |n| [n + 1], |n| [n - 1]);
    assert_eq!(n_expanded(&fronts), (500_000, 500_000), "layers of the same size take turns");
}

#[test]
fn the_smaller_front_is_expanded() {
    // A star of a thousand rays, from the end of one to its center and on: the goal's side is a
    // line.
    let near = |u: &u32| match u {
        0 => (1..=1000).collect(),
        u if *u <= 1000 => vec![0, u + 1000],
        u => vec![u - 1000],
    };
    let fronts = meet(0, 1999, near, near);
    assert_eq!(fronts.path(), Some(vec![0, 999, 1999]));
    assert_eq!(n_expanded(&fronts), (1, 1), "the thousand rays wait");
}

// 5. Bad input.

#[test]
fn the_same_ends_and_adjacent_ends() {
    let grid = open(2, 2);
    let same = meet((0, 0), (0, 0), around(&grid), around(&grid));
    assert_eq!((same.path(), n_expanded(&same)), (Some(vec![(0, 0)]), (0, 0)));
    assert_eq!(same.meeting(), Some((&(0, 0), &(0, 0))));
    assert_eq!(grid_path(&grid, (0, 0), (0, 1), Moves::Four), Ok(Some(vec![(0, 0), (0, 1)])));
}

#[test]
fn no_path() {
    let grid = Grid::parse(&["..#.", "..#."]).unwrap();
    assert_eq!(grid_path(&grid, (0, 0), (0, 3), Moves::Four), Ok(None));
    assert_eq!(grid_path(&grid, (0, 3), (0, 0), Moves::Four), Ok(None));
    // The one side is infinite, the other has nothing left after 3 states.
    let before = |n: &i64| (-3 < *n).then(|| n - 1);
    assert_eq!(bidirectional_search(0, -1, |n| [n + 1], before), None);
    assert_eq!(meet(0, -1, |n| [n + 1], before).n_expanded(Side::Goal), 3);
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
fn closures_in_the_wrong_order_turn_all_steps_round() {
    // Only 0 leads to 1.
    let after = |u: &u32| if *u == 0 { vec![1] } else { vec![] };
    let before = |u: &u32| if *u == 1 { vec![0] } else { vec![] };
    assert_eq!(bidirectional_search(0, 1, after, before), Some(vec![0, 1]));
    assert_eq!(bidirectional_search(1, 0, after, before), None);
    assert_eq!(
        bidirectional_search(1, 0, before, after),
        Some(vec![1, 0]),
        "there is no such path"
    );
}

// 6. Errata.

/// A graph on which the original's rule is wrong, and the smallest one: a ring of five.
const TRAP: [(usize, usize); 6] = [(0, 2), (0, 3), (1, 2), (1, 3), (1, 4), (3, 4)];
/// How long the best path in it is.
const TRAP_STEPS: usize = 2;
const RING: [(usize, usize); 5] = [(0, 1), (1, 2), (2, 3), (3, 4), (0, 4)];

#[test]
fn erratum_the_first_meeting_state_by_state_is_not_the_best() {
    let both = |edges: &[(usize, usize)]| [edges, &turned_round(edges)].concat();
    assert_eq!(TRAP_STEPS + 1, both_ways(&both(&TRAP), 0, 4).map_or(0, |path| path.len()));
    assert_eq!(state_by_state(&both(&TRAP), 0, 4), Some(vec![0, 2, 1, 4]));
    assert_eq!(both_ways(&both(&TRAP), 0, 4), Some(vec![0, 3, 4]));
    assert_eq!(state_by_state(&both(&RING), 0, 3), Some(vec![0, 1, 2, 3]));
    assert_eq!(both_ways(&both(&RING), 0, 3), Some(vec![0, 4, 3]));
    // The path is never too long by more than one step.
    for edges in undirected() {
        for (start, goal) in (0..25).map(|pair| (pair / 5, pair % 5)) {
            let shortest = both_ways(&edges, start, goal).map(|path| path.len());
            let found = state_by_state(&edges, start, goal).map(|path| path.len());
            assert_eq!(found.is_some(), shortest.is_some());
            assert!(found <= shortest.map(|n| n + 1), "{edges:?}: from {start} to {goal}");
        }
    }
    // No graph with fewer edges has this fault.
    let smaller = undirected().filter(|edges| edges.len() < 2 * RING.len());
    assert_eq!(wrong(5, smaller, state_by_state), None);
    // Nor has any grid of 3 x 3 cells: there each way round is longer by an even number.
    let on_grid: Search = |grid, start, goal| {
        let cells: Vec<Cell> = grid.free_cells().collect();
        let number = |cell: &Cell| cells.iter().position(|other| other == cell).unwrap();
        let edges = cells.iter().flat_map(|cell| {
            around(grid)(cell).into_iter().map(|next| (number(cell), number(&next)))
        });
        let path = state_by_state(&edges.collect::<Vec<_>>(), number(&start), number(&goal))?;
        Some(path.into_iter().map(|u| cells[u]).collect())
    };
    assert_eq!(fault(on_grid), None);
}

#[test]
fn erratum_the_meeting_is_not_repeated() {
    // The original answers [s, s] and [s, g, g], and has undefined behavior without a path.
    assert_eq!(both_ways(&[], 3, 3), Some(vec![3]));
    assert_eq!(both_ways(&[(0, 1)], 0, 1), Some(vec![0, 1]));
    assert_eq!(both_ways(&[(0, 1)], 1, 0), None);
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("bidirectional_search", ""),
        ("bidirectional_search_no_path", "S.#.G ..#.. .##.. ..#.."),
        ("bidirectional_search_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_odd_input() {
    let row = format!("S{}G", ".".repeat(98));
    demo::DEMO.says(&[
        ("S#.G", "…No cell waits on the start's side any more: there is no path.…"),
        (
            "SG",
            "…Distance 1, path [0, 0] [0, 1]. Looked at 1 cell (1 from the start, 0 from the \
             goal); from one side 2.",
        ),
        ("--diagonal S. .G", "…Distance 1, path [0, 0] [1, 1].…"),
        (&row, "…Too large to draw: the limit is 12 x 12 cells.…Distance 99, path [0, 0] [0, 1]…"),
    ]);
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
        ("S.? .G.", "[0, 2] is '?', which is none of . # S G"),
        ("S..", "no cell of the grid is G"),
    ]);
}
