//! Part of [Bachet's game](super): Bachet's game by definition. Label the heaps from the smallest
//! up.
//!
//! The picture on the page runs this version; [`winning_take`](super::winning_take) finds the same
//! takes by one division.
//!
//! Cost: O(heap · most) time, O(heap) space.
//!
//! Source: the definition of a lost position.
//!
//! Checked: against the formula for all heaps to 300 and all rules to 14.
//!
//! Page: `docs/en/game-theory/bash-game.md`.

/// What the labeling does, told to its watcher together with the labels so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The heap has its label.
    Label {
        /// The number of objects in it.
        heap: usize,
    },
}

/// A winning take from each heap of 0 to `last` objects, the smallest there is; none where the
/// player to move loses.
///
/// ```
/// use game_theory::bash_game::plain::winning_takes;
///
/// assert_eq!(winning_takes(5, 3), [None, Some(1), Some(2), Some(3), None, Some(1)]);
/// ```
pub fn winning_takes(last: usize, most: usize) -> Vec<Option<usize>> {
    winning_takes_watched(last, most, |_, _| {})
}

/// Like [`winning_takes`], with each [`Step`] passed to `watch`.
pub fn winning_takes_watched(
    last: usize,
    most: usize,
    mut watch: impl FnMut(Step, &[Option<usize>]),
) -> Vec<Option<usize>> {
    let mut takes: Vec<Option<usize>> = Vec::new();
    for heap in 0..=last {
        // A take wins if it leaves a heap from which no take wins.
        let wins = |take: &usize| takes[heap - take].is_none();
        let winning = (1..=most.min(heap)).find(wins);
        takes.push(winning);
        watch(Step::Label { heap }, &takes);
    }
    takes
}
