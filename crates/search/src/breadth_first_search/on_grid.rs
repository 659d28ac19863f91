//! Part of [breadth-first search](super): a search of a grid in one byte per cell. It neither
//! hashes nor clones, and its data fit a cache.
//!
//! Cost: O(cells) time; one byte per cell, and two layers of places.
//!
//! Page: `docs/en/search/breadth-first-search.md`.

use std::{iter, mem};

use crate::grid::{Cell, Grid, GridError, Moves};

// How a place was entered first: by the step of this index in `DIRECTIONS`, or one of these.
const NOT_YET: u8 = 8;
const START: u8 = 9;
const WALL: u8 = 10;

/// A shortest path, both ends included; none if walls separate them. It is the path that
/// [`breadth_first_search`](super::breadth_first_search) finds.
///
/// # Errors
/// [`GridError::Outside`] or [`GridError::Wall`], if one of the ends is no free cell.
pub fn grid_path(
    grid: &Grid,
    start: Cell,
    goal: Cell,
    moves: Moves,
) -> Result<Option<Vec<Cell>>, GridError> {
    grid.check(start)?;
    grid.check(goal)?;
    let (start, goal) = (grid.place(start), grid.place(goal));
    let steps = grid.steps();
    let entered = match moves {
        Moves::Four => {
            let [up, right, down, left, ..] = steps;
            enter_all(grid, start, goal, [up, right, down, left])
        }
        Moves::Eight => enter_all(grid, start, goal, steps),
    };
    if entered[goal] == NOT_YET {
        return Ok(None);
    }
    let back = |place: &usize| {
        let step = steps.get(usize::from(entered[*place]))?;
        Some(place.wrapping_sub(*step))
    };
    let mut path: Vec<Cell> =
        iter::successors(Some(goal), back).map(|place| grid.cell(place)).collect();
    path.reverse();
    Ok(Some(path))
}

/// Enters places layer by layer, until the goal is entered or nothing is left. The number of steps
/// is part of the type, so that the inner loop is unrolled.
fn enter_all<const N: usize>(grid: &Grid, start: usize, goal: usize, steps: [usize; N]) -> Vec<u8> {
    let blank = |is_free: &bool| if *is_free { NOT_YET } else { WALL };
    let mut entered: Vec<u8> = grid.is_free_place().iter().map(blank).collect();
    entered[start] = START;
    let (mut layer, mut next) = (vec![start], Vec::new());
    while entered[goal] == NOT_YET && !layer.is_empty() {
        // Invariant: all places at the layer's distance are in it, and all nearer ones are entered.
        for place in layer.drain(..) {
            for (step, direction) in steps.into_iter().zip(0..) {
                let near = place.wrapping_add(step);
                if entered[near] == NOT_YET {
                    entered[near] = direction;
                    next.push(near);
                }
            }
        }
        mem::swap(&mut layer, &mut next);
    }
    entered
}
