//! Part of [A* search](super): in a grid with four moves of cost 1, two stacks replace the heap.
//!
//! A step changes g by 1 and the Manhattan distance by 1. So f stays as it is, or it grows by 2:
//! the open list never holds more than two values of f.
//!
//! Page: `docs/en/search/a-star-search.md`.

use super::{Outcome, Path};
use crate::grid::{Cell, Grid, GridError};

/// A cell that waits, and the one from which it was found.
struct Open {
    place: usize,
    /// An index into the cells that were expanded; that of the start is its own.
    parent: usize,
}

/// A shortest path of steps up, right, down and left. Of equal f, the cell found last is expanded
/// first. O(cells), without a logarithm.
///
/// # Errors
/// If an end is outside the grid or a wall.
pub fn shortest_path(grid: &Grid, start: Cell, goal: Cell) -> Result<Outcome<Cell>, GridError> {
    grid.check(start)?;
    grid.check(goal)?;
    let target = grid.place(goal);
    let is_free = grid.is_free_place();
    let mut is_closed = vec![false; grid.n_places()];
    let mut expanded = Vec::new();
    let mut now = vec![Open { place: grid.place(start), parent: 0 }];
    let mut later = Vec::new();
    while !now.is_empty() {
        // Invariant: all in `now` have one f, all in `later` that f + 2.
        while let Some(open) = now.pop() {
            let Open { place, .. } = open;
            if is_closed[place] {
                continue;
            }
            is_closed[place] = true;
            let parent = expanded.len();
            expanded.push(open);
            if place == target {
                let path = Some(path_to(parent, &expanded, grid));
                return Ok(Outcome { path, expanded: expanded.len(), reopened: 0 });
            }
            let (row, column) = grid.cell(place);
            let are_nearer = [goal.0 < row, column < goal.1, row < goal.0, goal.1 < column];
            for (step, is_nearer) in grid.steps().into_iter().zip(are_nearer) {
                let place = place.wrapping_add(step);
                if is_free[place] && !is_closed[place] {
                    let open = if is_nearer { &mut now } else { &mut later };
                    open.push(Open { place, parent });
                }
            }
        }
        std::mem::swap(&mut now, &mut later);
    }
    Ok(Outcome { path: None, expanded: expanded.len(), reopened: 0 })
}

/// Follows the parents back to the start.
fn path_to(last: usize, expanded: &[Open], grid: &Grid) -> Path<Cell> {
    let back = std::iter::successors(Some(last), |&i| Some(expanded[i].parent).filter(|p| *p < i));
    let mut states: Vec<Cell> = back.map(|i| grid.cell(expanded[i].place)).collect();
    states.reverse();
    let cost = states.len() as u64 - 1;
    Path { states, cost }
}
