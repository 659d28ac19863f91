//! Part of [Bachet's game](super): the cold heaps of any game that takes from one heap, by
//! definition alone.
//!
//! A heap is cold exactly if no take leaves a cold one. This knows no theory, so it judges the
//! formulas.
//!
//! Cost: O(heaps · takes) time, one byte a heap; any set of takes, in any order, repeated or not.
//!
//! Page: `docs/en/game-theory/bash-game.md`.

use super::BashError;

/// Whether each heap of 0 to `last` objects is cold if a move takes an amount of `takes`, and who
/// cannot move loses.
///
/// # Errors
/// If 0 is among the takes.
pub fn cold_heaps(takes: &[usize], last: usize) -> Result<Vec<bool>, BashError> {
    solve(takes, last, true)
}

/// Whether each heap of 0 to `last` objects is cold if a move takes an amount of `takes`, and who
/// cannot move wins.
///
/// # Errors
/// If 0 is among the takes.
pub fn misere_cold_heaps(takes: &[usize], last: usize) -> Result<Vec<bool>, BashError> {
    solve(takes, last, false)
}

fn solve(takes: &[usize], last: usize, stuck_is_cold: bool) -> Result<Vec<bool>, BashError> {
    if takes.contains(&0) {
        return Err(BashError::ZeroTake);
    }
    let mut cold: Vec<bool> = Vec::new();
    for heap in 0..=last {
        // Invariant: cold[..heap] is right.
        let rest = |take: &usize| heap.checked_sub(*take);
        let mut left = takes.iter().filter_map(rest).peekable();
        let is_stuck = left.peek().is_none();
        let is_cold = if is_stuck { stuck_is_cold } else { !left.any(|rest| cold[rest]) };
        cold.push(is_cold);
    }
    Ok(cold)
}
