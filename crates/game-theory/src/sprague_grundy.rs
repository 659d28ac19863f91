//! The Sprague–Grundy function: every impartial game is a Nim heap in disguise.
//!
//! The value of a position is the mex of the values that one move can reach, the least natural
//! number that is not among them. A position is cold exactly if its value is 0, and games that
//! are played side by side have the xor of their values.
//!
//! | item | answers |
//! |---|---|
//! | [`mex`], [`Marks`] | the least number missing, once or many times |
//! | [`Game`], [`Solver`] | the value of a position of any game you can list the moves of |
//! | [`winning_moves`] | the moves that win a sum of games |
//! | [`plain`] | the definition, and the winning moves of a sum, in two short functions |
//! | [`SubtractionSet`] | heaps from which only certain amounts may be taken |
//! | [`octal`] | heaps that a move may split: Kayles, Dawson's chess and their kin |
//! | [`period`] | a heap of 10^18, once its row of values is proven periodic |
//! | [`dag`] | tokens that slide along the edges of a graph without cycles |
//! | [`retrograde`] | win, lose or draw where a game can repeat forever |
//! | [`ready`] | games whose values are known by a closed form or a short table |
//!
//! Cost: O(options) a position; a table of heaps 0..=n is O(n · |S|) for a subtraction set S.
//!
//! Domain: finite impartial games in normal play. A sum in *misère* play is not decided by these
//! values, so nothing here claims to.
//!
//! Source: R. Sprague, *Über mathematische Kampfspiele*, 1935; P. M. Grundy, *Mathematics and
//! Games*, 1939; E. Berlekamp, J. Conway, R. Guy, *Winning Ways*, chapters 3 and 4.
//!
//! Checked: all subtraction sets within 1..=6, all graphs of up to 4 vertices and all of 5 without
//! cycles, their sums played out in full; random octal games, graphs and sums; the published rows
//! of the classic games.
//!
//! Page: `docs/en/game-theory/sprague-grundy.md`.

pub mod dag;
pub mod octal;
pub mod period;
pub mod plain;
pub mod ready;
pub mod retrograde;
pub mod solver;

use std::hash::Hash;

use crate::nim_game;
use period::Periodic;

pub use solver::{CycleError, Solver};

/// The value of a position: the size of the Nim heap that it can stand in for.
///
/// ```
/// use game_theory::{Nimber, mex};
///
/// let options: [Nimber; 3] = [0, 1, 3];
/// assert_eq!(mex(options), 2);
/// ```
pub type Nimber = u32;

/// Why a game, or a number in it, cannot be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GrundyError {
    /// A move that takes nothing is a pass, and the game would never end.
    #[error("the amount at index {index} is 0, but a move must take something")]
    ZeroAmount {
        /// Which amount of the set, counted from 0.
        index: usize,
    },
    /// A code digit of a take-and-break game that is not 0 to 7, or a dot in the wrong place.
    #[error("an octal code such as 0.137 cannot {} at index {index}", what(*found))]
    NotOctal {
        /// Which character of the code, counted from 0.
        index: usize,
        /// What is there; nothing if the code ends too early.
        found: Option<char>,
    },
    /// No period was proven by a table of this many heaps.
    #[error("heaps 0..{heaps} do not prove a period")]
    NoPeriod {
        /// How many heaps the table had.
        heaps: usize,
    },
    /// An edge leads to a vertex that is not there.
    #[error("the edge from {from} leads to {to}, which is not a vertex")]
    MissingVertex {
        /// The edge's tail.
        from: usize,
        /// The edge's missing head.
        to: usize,
    },
    /// The edges run in a circle, so the game need not end.
    #[error("the game can repeat forever through {cycle:?}")]
    Cycle {
        /// The vertices of one cycle in the order of its edges; the last leads to the first.
        cycle: Vec<usize>,
    },
    /// A character of a decimal number that is no digit, or a number without digits.
    #[error("a decimal number cannot {} at index {index}", what(*found))]
    NotADigit {
        /// Which character of the text, counted from 0.
        index: usize,
        /// What is there; nothing if the text is empty.
        found: Option<char>,
    },
}

/// What a text does that it must not: have a character, or end.
fn what(found: Option<char>) -> String {
    found.map_or("end".into(), |found| format!("have {found:?}"))
}

/// The least natural number that is not among `values`: the *minimum excluded* one.
///
/// Order and repetitions do not matter. O(n) for n values.
///
/// ```
/// use game_theory::mex;
///
/// assert_eq!(mex([0, 1, 3]), 2);
/// ```
pub fn mex(values: impl IntoIterator<Item = Nimber>) -> Nimber {
    let values: Vec<Nimber> = values.into_iter().collect();
    // n values cannot fill 0..=n: the mex is at most n, and larger values do not matter.
    let mut present = vec![false; values.len() + 1];
    for value in values {
        if let Some(seen) = present.get_mut(value as usize) {
            *seen = true;
        }
    }
    let mut mex = 0;
    while present[mex as usize] {
        mex += 1;
    }
    mex
}

/// A set of values that is emptied in one step: the mex of many sets, with one array for all.
///
/// Each value is stamped with the number of the set that it was put in last. The next set has
/// another number, so no stamp is ever cleared. Memory: the largest value ever inserted.
///
/// ```
/// use game_theory::sprague_grundy::Marks;
///
/// let mut marks = Marks::new();
/// marks.insert(0);
/// marks.insert(1);
/// assert_eq!((marks.take_mex(), marks.take_mex()), (2, 0));
/// ```
#[derive(Debug, Clone)]
pub struct Marks {
    /// The number of the set that is being filled; other numbers mean "absent".
    set: u64,
    /// `stamps[value] == set` exactly when `value` is in the set.
    stamps: Vec<u64>,
}

impl Default for Marks {
    fn default() -> Self {
        Marks::new()
    }
}

impl Marks {
    /// The empty set.
    pub fn new() -> Self {
        Marks { set: 1, stamps: Vec::new() }
    }

    /// Puts `value` into the set. O(1), but for the growth of the array.
    pub fn insert(&mut self, value: Nimber) {
        let value = value as usize;
        if self.stamps.len() <= value {
            self.stamps.resize(value + 1, 0);
        }
        self.stamps[value] = self.set;
    }

    /// Returns the mex of the set, and empties the set. O(the mex).
    pub fn take_mex(&mut self) -> Nimber {
        let mut mex = 0;
        while self.stamps.get(mex as usize) == Some(&self.set) {
            mex += 1;
        }
        self.set += 1;
        mex
    }
}

/// An impartial game: what one move can make of a position.
///
/// Both players have the same moves, and every line of play must end.
///
/// ```
/// use game_theory::{Game, Solver};
///
/// /// A rook goes left or down, to the corner (0, 0).
/// struct Rook;
///
/// impl Game for Rook {
///     type Position = (u32, u32);
///
///     fn options(&self, &(x, y): &(u32, u32)) -> Vec<Vec<(u32, u32)>> {
///         (0..x).map(|x| vec![(x, y)]).chain((0..y).map(|y| vec![(x, y)])).collect()
///     }
/// }
///
/// assert_eq!(Solver::new(Rook).value(&(5, 3)), Ok(5 ^ 3));
/// ```
pub trait Game {
    /// What a player sees; two positions that are equal have the same moves.
    type Position: Clone + Eq + Hash;

    /// The options of `position`, one for each move.
    ///
    /// An option is a list of parts in which play continues independently: one part where
    /// a piece has moved, two where a heap is split, none where nothing is left.
    fn options(&self, position: &Self::Position) -> Vec<Vec<Self::Position>>;
}

/// The value of positions played side by side: the xor of the values of all of them.
///
/// ```
/// use game_theory::sprague_grundy::sum_value;
///
/// // Heaps from which a move takes 1, 2 or 3.
/// assert_eq!(sum_value(&[6, 7, 9], |heap| heap % 4), 2 ^ 3 ^ 1);
/// ```
pub fn sum_value<P>(parts: &[P], value: impl Fn(&P) -> Nimber) -> Nimber {
    parts.iter().fold(0, |sum, part| sum ^ value(part))
}

/// A move in a sum of positions. A move of Nim is a [`nim_game::Move`].
///
/// ```
/// use game_theory::sprague_grundy::{Move, SubtractionSet, winning_moves};
///
/// let rule = SubtractionSet::new([1, 2])?;
/// // From the heap 5, of value 2, to the heap 4, of value 1.
/// let moves = winning_moves(&rule, &[5, 1], |heap| u32::try_from(heap % 3).unwrap_or(0));
/// assert_eq!(moves, [Move { part: 0, to: vec![4] }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move<P> {
    /// The index of the position that moves.
    pub part: usize,
    /// What it becomes.
    pub to: Vec<P>,
}

/// All winning moves of the player to move in `sum`, by part and then as the game lists them.
///
/// `value` must give the values of the positions and of the parts of their options: a table, a
/// closed form, the memory of a [`Solver`]. There is no winning move exactly if the sum has
/// value 0. O(options of all positions). [`Solver::winning_moves`] finds the values itself.
pub fn winning_moves<G: Game>(
    game: &G,
    sum: &[G::Position],
    value: impl Fn(&G::Position) -> Nimber,
) -> Vec<Move<G::Position>> {
    let total = sum_value(sum, &value);
    let mut moves = Vec::new();
    for (part, position) in sum.iter().enumerate() {
        // The value that would make the total 0. If the total is 0 already, no option
        // has it: the value of a position is a mex, so not among those of its options.
        let wanted = value(position) ^ total;
        let options = game.options(position).into_iter();
        let winning = options.filter(|option| sum_value(option, &value) == wanted);
        moves.extend(winning.map(|to| Move { part, to }));
    }
    moves
}

/// The rule of a subtraction game: a move takes one of these amounts from a heap.
///
/// A player who cannot move loses, even if objects are left that no move may take.
///
/// ```
/// use game_theory::sprague_grundy::SubtractionSet;
///
/// let rule = SubtractionSet::new([1, 3, 4])?;
/// assert_eq!(rule.table(8), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubtractionSet {
    /// Ascending, without repetitions, without 0.
    amounts: Vec<usize>,
}

impl SubtractionSet {
    /// The rule that a move takes one of `amounts`, given in any order; repetitions do no harm.
    ///
    /// Without amounts there is no move.
    ///
    /// # Errors
    /// [`GrundyError::ZeroAmount`].
    pub fn new(amounts: impl IntoIterator<Item = usize>) -> Result<Self, GrundyError> {
        let mut amounts: Vec<usize> = amounts.into_iter().collect();
        if let Some(index) = amounts.iter().position(|amount| *amount == 0) {
            return Err(GrundyError::ZeroAmount { index });
        }
        amounts.sort_unstable();
        amounts.dedup();
        Ok(SubtractionSet { amounts })
    }

    /// The amounts, ascending.
    pub fn amounts(&self) -> &[usize] {
        &self.amounts
    }

    /// The heaps that one move can make of `heap`, the largest first.
    pub fn leaves(&self, heap: usize) -> impl Iterator<Item = usize> {
        self.amounts.iter().map_while(move |amount| heap.checked_sub(*amount))
    }

    /// The values of heaps 0..=last. O(last · |S|), with one array of marks.
    pub fn table(&self, last: usize) -> Vec<Nimber> {
        let mut values = Vec::with_capacity(last + 1);
        let mut marks = Marks::new();
        for heap in 0..=last {
            for left in self.leaves(heap) {
                marks.insert(values[left]);
            }
            values.push(marks.take_mex());
        }
        values
    }

    /// The same table where a word can hold the marks: a bit for each value. O(last · |S|).
    ///
    /// A value is at most the number of amounts; if those are 64 or more, this is [`Self::table`].
    pub fn table_by_words(&self, last: usize) -> Vec<Nimber> {
        if 64 <= self.amounts.len() {
            return self.table(last);
        }
        let mut values: Vec<Nimber> = Vec::with_capacity(last + 1);
        for heap in 0..=last {
            // The smallest amount last: its heap has only just been valued, and the
            // others need not wait for it.
            let lefts = self.amounts.iter().rev().filter_map(|s| heap.checked_sub(*s));
            let marks = lefts.fold(0_u64, |marks, left| marks | 1 << values[left]);
            values.push(marks.trailing_ones());
        }
        values
    }

    /// The values of all heaps, as a row that is proven periodic, by a table of at most `limit`
    /// heaps. O(limit · |S|).
    ///
    /// Every row of a finite set is periodic in the end, but it may take long to begin.
    ///
    /// # Errors
    /// [`GrundyError::NoPeriod`] if no such table proves a period.
    pub fn periodic(&self, limit: usize) -> Result<Periodic, GrundyError> {
        let largest = self.amounts.last().copied().unwrap_or(0);
        let table = |last| self.table_by_words(last);
        // A value depends on the `largest` values before it. Where two runs of so many
        // agree, all that follows them agrees too. If that is beyond all numbers, it is
        // beyond every table.
        Periodic::prove(limit, table, |period| period.start.saturating_add(largest))
    }

    /// All winning moves: by heap, then the smallest take first. `row` are the values of this rule,
    /// as [`Self::periodic`] gives them. O(|S|) a heap, of any size.
    pub fn winning_takes(&self, heaps: &[u64], row: &Periodic) -> Vec<nim_game::Move<u64>> {
        let moves = winning_moves(self, heaps, |heap| row.value(*heap));
        let take = |Move { part: heap, to }: Move<u64>| {
            let left = to.iter().sum();
            nim_game::Move { heap, take: heaps[heap] - left, left }
        };
        moves.into_iter().map(take).collect()
    }
}

impl Game for SubtractionSet {
    type Position = u64;

    /// The smallest take first.
    fn options(&self, heap: &u64) -> Vec<Vec<u64>> {
        let takes = self.amounts.iter().map(|amount| *amount as u64);
        takes.map_while(|take| heap.checked_sub(take)).map(|left| vec![left]).collect()
    }
}
