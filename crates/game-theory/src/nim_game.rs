//! Nim: heaps of objects; a move takes any positive number from one heap; who takes the last object
//! wins.
//!
//! A position is cold exactly if the xor of all heaps, the *nim-sum*, is 0. A heap `s` of a hot
//! position has a winning move exactly if `s ^ nim_sum < s`, and then just one: it leaves
//! `s ^ nim_sum`.
//!
//! Cost: O(n) time and O(1) space for n heaps, whatever their sizes.
//!
//! Domain: any number of heaps of any unsigned integer type; without any object, the position is
//! lost.
//!
//! Source: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3
//! (1901).
//!
//! Checked: exhaustive search over all positions of up to 3 heaps of 8 and 4 heaps of 4.
//!
//! The textbook's version: [`plain`]. Cousins with rules of their own: [`misere`], [`moore`],
//! [`bounded`], [`staircase`], [`lasker`], [`end_nim`].
//!
//! Page: `docs/en/game-theory/nim-game.md`.

pub mod bounded;
pub mod end_nim;
pub mod lasker;
pub mod misere;
pub mod moore;
pub mod plain;
pub mod staircase;

use std::fmt::{Debug, Display};
use std::ops::{BitXor, Sub};

use thiserror::Error;

/// The number of objects in a heap: any unsigned integer.
///
/// ```
/// use game_theory::{Heap, nim_sum};
///
/// assert_eq!((u8::BITS, 5_u8.has(1), 5_u8.with(1, true)), (8, false, 7));
/// assert_eq!(nim_sum([1_u128 << 100, 1]), (1 << 100) + 1);
/// ```
pub trait Heap:
    Copy + Ord + Default + Debug + Display + From<bool> + BitXor<Output = Self> + Sub<Output = Self>
{
    /// How many binary digits a heap has.
    const BITS: u32;

    /// Whether the digit of weight 2^`bit` is 1; `bit < BITS`.
    fn has(self, bit: u32) -> bool;

    /// The heap with that digit set to `one`.
    fn with(self, bit: u32, one: bool) -> Self;
}

macro_rules! heaps {
    ($($unsigned:ty)*) => {$(
        impl Heap for $unsigned {
            const BITS: u32 = <$unsigned>::BITS;

            fn has(self, bit: u32) -> bool {
                self >> bit & 1 == 1
            }

            fn with(self, bit: u32, one: bool) -> Self {
                self & !(1 << bit) | <$unsigned>::from(one) << bit
            }
        }
    )*};
}

heaps! { u8 u16 u32 u64 u128 usize }

/// A move: `take` objects from heap number `heap` (counted from 0), so that `left` stay.
///
/// [`sprague_grundy::Move`](crate::sprague_grundy::Move) is a move in a sum of any games.
///
/// ```
/// use game_theory::nim_game::{self, Move};
///
/// let Move { heap, take, left } = nim_game::perfect_move(&[3_u64, 4, 5]).expect("not over");
/// assert_eq!((heap, take, left), (0, 2, 1));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move<T> {
    /// The heap's position.
    pub heap: usize,
    /// How many objects are taken: at least one.
    pub take: T,
    /// How many stay in the heap.
    pub left: T,
}

/// Why a move cannot be played. Heaps are counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum IllegalMoveError<T: Heap> {
    /// There is no such heap.
    #[error("there is no heap {heap} among {n_heaps}")]
    NoSuchHeap {
        /// The heap that was named, counted from 0.
        heap: usize,
        /// How many heaps there are.
        n_heaps: usize,
    },
    /// A move must take something.
    #[error("a move takes at least 1, and this one takes nothing from heap {heap}")]
    TakesNothing {
        /// The heap that was named, counted from 0.
        heap: usize,
    },
    /// The heap has fewer objects.
    #[error("heap {heap} has {size}, so {take} cannot be taken")]
    TakesTooMuch {
        /// The heap that was named, counted from 0.
        heap: usize,
        /// How many objects were to be taken.
        take: T,
        /// How many it has.
        size: T,
    },
}

/// The xor of all heaps; 0 if there is none. O(n).
///
/// ```
/// use game_theory::nim_game::nim_sum;
///
/// assert_eq!(nim_sum([4_u64, 6, 7]), 5);
/// ```
pub fn nim_sum<T: Heap>(heaps: impl IntoIterator<Item = T>) -> T {
    heaps.into_iter().fold(T::default(), |sum, size| sum ^ size)
}

/// Whether the player to move loses. No heaps, or only empty ones, are a lost position too. O(n).
///
/// ```
/// use game_theory::nim_game::is_cold;
///
/// assert!(is_cold(&[1_u64, 2, 3]));
/// ```
pub fn is_cold<T: Heap>(heaps: &[T]) -> bool {
    nim_sum(heaps.iter().copied()) == T::default()
}

/// Every winning move, by ascending heap; none in a cold position, else an odd number of them.
/// O(n) for all, O(1) space.
///
/// ```
/// use game_theory::nim_game::winning_moves;
///
/// let moves: Vec<_> = winning_moves(&[3_u64, 4, 5]).map(|m| (m.heap, m.take)).collect();
/// assert_eq!(moves, [(0, 2)]);
/// ```
pub fn winning_moves<T: Heap>(heaps: &[T]) -> impl Iterator<Item = Move<T>> {
    let sum = nim_sum(heaps.iter().copied());
    heaps.iter().enumerate().filter_map(move |(heap, &size)| {
        let left = size ^ sum;
        (left < size).then(|| Move { heap, take: size - left, left })
    })
}

/// The winning move that takes the fewest objects, the first of them if several do; none in a cold
/// position. O(n).
///
/// ```
/// use game_theory::nim_game::{Move, smallest_winning_move};
///
/// // A winning move takes 3 from the heap 4, 3 from 6, or 5 from 7.
/// let smallest = smallest_winning_move(&[4_u64, 6, 7]);
/// assert_eq!(smallest, Some(Move { heap: 0, take: 3, left: 1 }));
/// ```
pub fn smallest_winning_move<T: Heap>(heaps: &[T]) -> Option<Move<T>> {
    winning_moves(heaps).min_by_key(|winning| winning.take)
}

/// A perfect player's move: the first winning one, and in a cold position one object from the
/// largest heap, so that the game lasts as long as it can. None only if no object is left. O(n).
///
/// ```
/// use game_theory::nim_game::{Move, perfect_move};
///
/// // A cold position.
/// assert_eq!(perfect_move(&[1_u64, 2, 3]), Some(Move { heap: 2, take: 1, left: 2 }));
/// ```
pub fn perfect_move<T: Heap>(heaps: &[T]) -> Option<Move<T>> {
    winning_moves(heaps).next().or_else(|| stalling_move(heaps))
}

/// One object from the first largest heap.
fn stalling_move<T: Heap>(heaps: &[T]) -> Option<Move<T>> {
    let largest = *heaps.iter().max().filter(|&&size| size != T::default())?;
    let heap = heaps.iter().position(|&size| size == largest)?;
    Some(Move { heap, take: T::from(true), left: largest - T::from(true) })
}

/// Plays a move: takes `take` objects from heap number `heap`, counted from 0. O(1).
///
/// ```
/// use game_theory::nim_game::play;
///
/// let mut heaps = [3_u64, 4, 5];
/// play(&mut heaps, 0, 2)?;
/// assert_eq!(heaps, [1, 4, 5]);
/// let error = play(&mut heaps, 0, 2).unwrap_err();
/// assert_eq!(error.to_string(), "heap 0 has 1, so 2 cannot be taken");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the rules forbid it; `heaps` is then unchanged.
pub fn play<T: Heap>(heaps: &mut [T], heap: usize, take: T) -> Result<(), IllegalMoveError<T>> {
    let n_heaps = heaps.len();
    let size = heaps.get_mut(heap).ok_or(IllegalMoveError::NoSuchHeap { heap, n_heaps })?;
    if take == T::default() {
        return Err(IllegalMoveError::TakesNothing { heap });
    }
    if *size < take {
        return Err(IllegalMoveError::TakesTooMuch { heap, take, size: *size });
    }
    *size = *size - take;
    Ok(())
}

/// How many heaps have a 1 in each binary column, from 2^0 up to the highest column in use.
/// A position is *balanced* if every count is even. O(n log of the largest heap).
///
/// ```
/// use game_theory::column_counts;
///
/// // 9, 6 and 10 are 1001, 0110 and 1010.
/// assert_eq!(column_counts(&[9_u64, 6, 10]), [1, 2, 1, 2]);
/// ```
pub fn column_counts<T: Heap>(heaps: &[T]) -> Vec<usize> {
    let largest = heaps.iter().max().copied().unwrap_or_default();
    // No heap has a digit above the highest one of the largest heap.
    let n_columns = (0..T::BITS).rev().find(|&bit| largest.has(bit)).map_or(0, |bit| bit + 1);
    (0..n_columns).map(|bit| heaps.iter().filter(|heap| heap.has(bit)).count()).collect()
}
