//! Find a maximum matching of a large graph: `matching(lists, n_right)` returns the mate
//! of each of the `n_right` right vertices, if it has one. `lists[x]` holds the right neighbors of
//! the left vertex `x`, in any order, and the same neighbor may appear twice. A right vertex may be
//! the mate of at most one left vertex, a left vertex may have at most one mate, and as many right
//! vertices as possible must have a mate. Any maximum matching will do.
//!
//! For example, for the lists `[0, 1]`, `[0]` and `[0]` and two right vertices, both `[Some(1),
//! Some(0)]` and `[Some(2), Some(0)]` are right.
//!
//! The large inputs have up to 150 001 vertices on each side, so one search for each left vertex
//! takes too long. In none of them does a recursion have to go deeper than 300 calls.

use std::collections::VecDeque;

/// The mate of each right vertex in a maximum matching.
pub fn matching(lists: &[Vec<usize>], n_right: usize) -> Vec<Option<usize>> {
    let mut mate = vec![None; n_right];
    let mut is_free = vec![true; lists.len()];
    while let Some(mut layer) = layers(lists, &mate, &is_free) {
        for (x, is_free) in is_free.iter_mut().enumerate() {
            if *is_free && find_path(lists, x, &mut mate, &mut layer) {
                *is_free = false;
            }
        }
    }
    mate
}

/// The layer of each left vertex, up to the first layer from which a free right vertex is seen.
fn layers(
    lists: &[Vec<usize>],
    mate: &[Option<usize>],
    is_free: &[bool],
) -> Option<Vec<Option<usize>>> {
    let mut layer: Vec<Option<usize>> = is_free.iter().map(|free| free.then_some(0)).collect();
    let free = (0..lists.len()).filter(|&x| is_free[x]);
    let mut queue: VecDeque<(usize, usize)> = free.map(|x| (x, 0)).collect();
    while let Some((x, depth)) = queue.pop_front() {
        for &y in &lists[x] {
            match mate[y] {
                None => {
                    return Some(layer.iter().map(|at| at.filter(|&at| at <= depth)).collect());
                }
                Some(owner) if layer[owner].is_none() => {
                    layer[owner] = Some(depth + 1);
                    queue.push_back((owner, depth + 1));
                }
                Some(_) => {}
            }
        }
    }
    None
}

/// Gives x a mate, along a path that goes down one layer with each pair. Whether it has one now.
fn find_path(
    lists: &[Vec<usize>],
    x: usize,
    mate: &mut [Option<usize>],
    layer: &mut [Option<usize>],
) -> bool {
    for &y in &lists[x] {
        let can_be_had = match mate[y] {
            None => true,
            Some(owner) => {
                layer[owner] == layer[x].map(|at| at + 1) && find_path(lists, owner, mate, layer)
            }
        };
        if can_be_had {
            mate[y] = Some(x);
            return true;
        }
    }
    layer[x] = None;
    false
}
