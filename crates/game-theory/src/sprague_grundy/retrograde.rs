//! Part of [the Sprague–Grundy function](super): win, lose or draw by working backwards: the honest
//! answer where a game can repeat forever.
//!
//! Grundy values need a game that ends. With cycles a player who cannot win may still never lose.
//! Labels spread from the ends of the game to the positions before them; what they never reach is
//! a draw. They decide one token: a *sum* of such games is not decided by the labels of its parts.
//!
//! Cost: O(V + E).
//!
//! Source: E. Zermelo 1913; the backward queue is folklore of endgame tables (K. Thompson,
//! *Retrograde Analysis of Certain Endgames*, 1986).
//!
//! Checked: all graphs of up to 3 vertices, self-loops included, and random ones, against the
//! definition iterated to its fixed point; on graphs without cycles, against Grundy values.
//!
//! Page: `docs/en/game-theory/sprague-grundy.md`.

use std::collections::VecDeque;

use super::GrundyError;
use super::dag::check_edges;

/// What the player to move can force; `moves` counts the moves of both players.
///
/// ```
/// use game_theory::{Outcome, outcomes};
///
/// // From 0 a move can win, or go to 1, from where one can only go back.
/// let outcomes = outcomes(&[vec![1, 2], vec![0], vec![]])?;
/// assert_eq!(outcomes[1], Outcome::Lose { moves: 2 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The other player wins, `moves` from now if the loser delays it and the winner hurries.
    Lose {
        /// Even; 0 if there is no move.
        moves: usize,
    },
    /// The player to move wins, `moves` from now if the winner hurries and the loser delays it.
    Win {
        /// Odd.
        moves: usize,
    },
    /// Both can avoid losing, forever.
    Draw,
}

/// The outcome at each vertex of any graph; who has no edge to move along loses. O(V + E).
///
/// ```
/// use game_theory::{Outcome::*, outcomes};
///
/// // 0 and 1 lead to each other; 2 leads to 3, where the game ends.
/// let outcomes = outcomes(&[vec![1], vec![0], vec![3], vec![]])?;
/// assert_eq!(outcomes, [Draw, Draw, Win { moves: 1 }, Lose { moves: 0 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GrundyError::MissingVertex`].
pub fn outcomes(successors: &[Vec<usize>]) -> Result<Vec<Outcome>, GrundyError> {
    use Outcome::{Draw, Lose, Win};
    check_edges(successors)?;
    let mut predecessors = vec![Vec::new(); successors.len()];
    for (v, heads) in successors.iter().enumerate() {
        for &next in heads {
            predecessors[next].push(v);
        }
    }
    // How many edges of a vertex are not known to lead to a win of the other player.
    let mut hopes: Vec<usize> = successors.iter().map(Vec::len).collect();
    let mut outcome = vec![Draw; successors.len()];
    let ends = (0..successors.len()).filter(|v| successors[*v].is_empty());
    let mut queue: VecDeque<usize> = ends.collect();
    for &end in &queue {
        outcome[end] = Lose { moves: 0 };
    }
    while let Some(v) = queue.pop_front() {
        // Invariant: vertices leave the queue by rising `moves`. So the first lost
        // successor is the nearest, and the last won successor the farthest.
        for &before in &predecessors[v] {
            if outcome[before] != Draw {
                continue;
            }
            match outcome[v] {
                Lose { moves } => outcome[before] = Win { moves: moves + 1 },
                Win { moves } => {
                    hopes[before] -= 1;
                    if 0 < hopes[before] {
                        continue;
                    }
                    outcome[before] = Lose { moves: moves + 1 };
                }
                Draw => continue,
            }
            queue.push_back(before);
        }
    }
    Ok(outcome)
}
