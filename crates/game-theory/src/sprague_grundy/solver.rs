//! Part of [the Sprague–Grundy function](super): the values of any game whose moves can be listed,
//! each computed once.
//!
//! Cost: O(options) a position, in expectation, as positions are looked up in a hash table; no
//! recursion.
//!
//! Checked: against tables, graphs and play; a game of a million moves; every cycle named is
//! walked along.
//!
//! Page: `docs/en/game-theory/sprague-grundy.md`.

use std::collections::HashMap;
use std::fmt::Debug;

use super::{Game, Marks, Move, Nimber, sum_value, winning_moves};

/// The positions of a game that can come back to itself; it has no values.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the game can repeat forever through {cycle:?}")]
pub struct CycleError<P: Debug> {
    /// Each position has an option that holds the next one; the last leads to the first.
    pub cycle: Vec<P>,
}

/// The values of a game's positions, each computed once, when it is first needed.
///
/// ```
/// use game_theory::{Game, Solver};
///
/// /// A rectangular cake. A move cuts one piece in two along a grid line.
/// struct Cutcake;
///
/// impl Game for Cutcake {
///     type Position = (u32, u32);
///
///     fn options(&self, &(wide, high): &(u32, u32)) -> Vec<Vec<(u32, u32)>> {
///         let upright = (1..wide).map(|cut| vec![(cut, high), (wide - cut, high)]);
///         let across = (1..high).map(|cut| vec![(wide, cut), (wide, high - cut)]);
///         upright.chain(across).collect()
///     }
/// }
///
/// assert_eq!(Solver::new(Cutcake).value(&(3, 4)), Ok(1));
/// ```
#[derive(Debug, Clone)]
pub struct Solver<G: Game> {
    game: G,
    values: HashMap<G::Position, Nimber>,
    marks: Marks,
}

/// A position whose options are being valued.
struct Open<P> {
    position: P,
    options: Vec<Vec<P>>,
    /// The parts of the options that have not been looked at yet.
    unread: Vec<P>,
}

impl<P: Clone> Open<P> {
    fn new(game: &impl Game<Position = P>, position: P) -> Self {
        let options = game.options(&position);
        let unread = options.concat();
        Open { position, options, unread }
    }
}

impl<G: Game> Solver<G>
where
    G::Position: Debug,
{
    /// A solver that knows no value yet.
    pub fn new(game: G) -> Self {
        Solver { game, values: HashMap::new(), marks: Marks::new() }
    }

    /// The value of `position`. O(options) for each position that can follow and is not known
    /// yet, in expectation; the call stack does not grow.
    ///
    /// # Errors
    /// [`CycleError`] if play from `position` can come back to a position. (If it can go on for
    /// ever without coming back, this does not return.)
    pub fn value(&mut self, position: &G::Position) -> Result<Nimber, CycleError<G::Position>> {
        if let Some(value) = self.values.get(position) {
            return Ok(*value);
        }
        // The line of play that is being looked at, and the place of each position in it.
        let mut line = vec![Open::new(&self.game, position.clone())];
        let mut place = HashMap::from([(position.clone(), 0)]);
        while let Some(open) = line.last_mut() {
            // Invariant: each position of `line` is part of an option of the one before.
            let Some(part) = open.unread.pop() else {
                for option in &open.options {
                    self.marks.insert(sum_value(option, |part| self.values[part]));
                }
                place.remove(&open.position);
                self.values.insert(open.position.clone(), self.marks.take_mex());
                line.pop();
                continue;
            };
            if self.values.contains_key(&part) {
                continue;
            }
            if let Some(first) = place.get(&part) {
                let cycle = line.drain(first..).map(|open| open.position).collect();
                return Err(CycleError { cycle });
            }
            place.insert(part.clone(), line.len());
            line.push(Open::new(&self.game, part));
        }
        Ok(self.values[position])
    }

    /// The value of positions played side by side.
    ///
    /// # Errors
    /// As [`Solver::value`].
    pub fn sum_value(&mut self, sum: &[G::Position]) -> Result<Nimber, CycleError<G::Position>> {
        sum.iter().try_fold(0, |total, part| Ok(total ^ self.value(part)?))
    }

    /// All winning moves in `sum`, by part and then as the game lists them.
    ///
    /// # Errors
    /// As [`Solver::value`].
    pub fn winning_moves(
        &mut self,
        sum: &[G::Position],
    ) -> Result<Vec<Move<G::Position>>, CycleError<G::Position>> {
        self.sum_value(sum)?;
        // Now the positions of `sum` are known, and all that can follow them.
        Ok(winning_moves(&self.game, sum, |part| self.values[part]))
    }
}
