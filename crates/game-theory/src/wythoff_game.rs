//! Wythoff's game: two heaps; a move takes any positive number of objects from one of them, or the
//! same from both; who takes the last object wins.
//!
//! On a board it is one queen that walks toward a corner. A position is cold exactly if it is
//! (⌊kφ⌋, ⌊kφ⌋ + k), in either order, for some k = 0, 1, 2, … and φ = (1 + √5) / 2; every positive
//! integer lies in exactly one such pair. Nothing here is a float or a square root: each question
//! about φ is put as an inequality between products.
//!
//! Cost: O(1), two products of 128 bits a verdict, for the whole of `u64` × `u64`; no product
//! overflows.
//!
//! Domain: any two `u64` heaps; a move that the rule does not allow is an error.
//!
//! Source: W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7
//! (1907).
//!
//! Checked: the board of all heaps to 400; the integer square root on large ones.
//!
//! Cousins with rules of their own: [`misere`], [`r_wythoff`]. By definition: [`board`]; by the
//! smallest unused number: [`plain`].
//!
//! Page: `docs/en/game-theory/wythoff-game.md`.

pub mod board;
pub mod misere;
pub mod plain;
pub mod r_wythoff;

/// What a move takes from each heap.
///
/// ```
/// use game_theory::wythoff_game::{self, Move};
///
/// let Move { first, second } = wythoff_game::perfect_move(5, 8).expect("not over");
/// assert_eq!((first, second), (0, 5));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// The objects taken from the first heap.
    pub first: u64,
    /// The objects taken from the second heap.
    pub second: u64,
}

/// A move that the rule does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WythoffError {
    /// It takes nothing.
    #[error("a move must take something")]
    TakesNothing,
    /// It takes from both heaps, but not the same number.
    #[error(
        "a move that takes from both heaps must take the same number, not {first} and {second}"
    )]
    Unequal {
        /// What it takes from the first heap.
        first: u64,
        /// What it takes from the second heap.
        second: u64,
    },
    /// It takes more than there is.
    #[error("{take} cannot be taken from a heap of {heap}")]
    TooMuch {
        /// What it takes from the heap.
        take: u64,
        /// The objects in the heap.
        heap: u64,
    },
}

/// Whether the player to move loses; the heaps may come in any order.
///
/// Let a ≤ b be the heaps and k = b - a. They are cold if a = ⌊kφ⌋, which is a ≤ kφ < a + 1. Now φ
/// is the positive root of x² = x + 1, and for x ≥ 0 we have x ≤ φ just when x² ≤ x + 1. With x =
/// a / k the left inequality becomes a² ≤ k (a + k) = k b. In the same way the right one becomes k
/// (b + 1) < (a + 1)², or k b + k ≤ a² + 2 a. For k = 0 the two of them leave a = 0 alone.
///
/// ```
/// use game_theory::wythoff_game::is_cold;
///
/// assert!(is_cold(3, 5));
/// assert!(!is_cold(5, 8));
/// ```
#[expect(clippy::needless_bitwise_bool, reason = "a branch is often mispredicted")]
pub fn is_cold(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.min(b)), u128::from(a.max(b)));
    let k = b - a;
    // Neither sum overflows: a² + 2 a < (a + 1)² ≤ 2^128, and k (b + 1) < 2^64 · 2^64.
    (a * a <= k * b) & (k * b + k <= a * a + 2 * a)
}

/// The index k of a cold position; none if it is hot.
///
/// ```
/// use game_theory::cold_index;
///
/// assert_eq!(cold_index(10, 6), Some(4));
/// assert_eq!(cold_index(10, 7), None);
/// ```
pub fn cold_index(a: u64, b: u64) -> Option<u64> {
    is_cold(a, b).then(|| a.abs_diff(b))
}

/// The cold position of index `k`, its smaller heap first: (⌊kφ⌋, ⌊kφ⌋ + k). None if a heap exceeds
/// `u64`.
///
/// ```
/// use game_theory::wythoff_game::cold_pair;
///
/// assert_eq!(cold_pair(4), Some((6, 10)));
/// ```
pub fn cold_pair(k: u64) -> Option<(u64, u64)> {
    // φ = 1 + 1/φ, so ⌊kφ⌋ = k + ⌊k/φ⌋.
    let lower = k.checked_add(divide_by_phi(k))?;
    let upper = lower.checked_add(k)?;
    Some((lower, upper))
}

/// The cold positions in order of their index: (0, 0), (1, 2), (3, 5), (4, 7), …
///
/// ```
/// use game_theory::wythoff_game::cold_pairs;
///
/// assert!(cold_pairs().take(4).eq([(0, 0), (1, 2), (3, 5), (4, 7)]));
/// ```
pub fn cold_pairs() -> impl Iterator<Item = (u64, u64)> {
    (0..).map_while(cold_pair)
}

/// The heap that makes a cold position with a heap of `n`, the only one there is. None if it
/// exceeds `u64`.
///
/// Let q = ⌊n/φ⌋ and n > 0. If n = ⌊kφ⌋ is the smaller of its pair, k is the only integer between
/// n/φ and (n + 1)/φ, which is q + 1, and the partner is n + q + 1. If n = ⌊kφ⌋ + k = ⌊kφ²⌋ is the
/// larger, k is the next integer above n/φ² = n - n/φ, which is n - q, and the partner is n - k =
/// q.
///
/// ```
/// use game_theory::wythoff_game::partner;
///
/// assert_eq!(partner(5), Some(3));
/// ```
pub fn partner(n: u64) -> Option<u64> {
    let q = divide_by_phi(n);
    if is_cold(q, n) { Some(q) } else { n.checked_add(q)?.checked_add(1) }
}

/// Every winning move, at most one of each kind: from the first heap, from the second, from both;
/// none in a cold position. O(1).
///
/// ```
/// use game_theory::wythoff_game::{Move, winning_moves};
///
/// // To the cold position (4, 7), or to (5, 3).
/// let moves = [Move { first: 0, second: 5 }, Move { first: 1, second: 1 }];
/// assert!(winning_moves(5, 8).eq(moves));
/// ```
pub fn winning_moves(a: u64, b: u64) -> impl Iterator<Item = Move> {
    moves_to_cold(a, b, partner, cold_pair)
}

/// A perfect player's move: the first winning one, and in a cold position one object from the
/// larger heap, so that the game lasts as long as it can. None only if no object is left. O(1).
///
/// ```
/// use game_theory::wythoff_game::{Move, perfect_move};
///
/// // A cold position.
/// assert_eq!(perfect_move(3, 5), Some(Move { first: 0, second: 1 }));
/// ```
pub fn perfect_move(a: u64, b: u64) -> Option<Move> {
    winning_moves(a, b).next().or_else(|| stalling_move(a, b))
}

/// One object from the larger heap, from the first if they are equal.
fn stalling_move(a: u64, b: u64) -> Option<Move> {
    match (a, b) {
        (0, 0) => None,
        _ if a < b => Some(Move { first: 0, second: 1 }),
        _ => Some(Move { first: 1, second: 0 }),
    }
}

/// The heaps after a move. O(1).
///
/// ```
/// use game_theory::wythoff_game::{Move, play};
///
/// assert_eq!(play(5, 8, Move { first: 1, second: 1 }), Ok((4, 7)));
/// assert!(play(5, 8, Move { first: 1, second: 2 }).is_err());
/// ```
///
/// # Errors
/// If the rule does not allow the move.
pub fn play(a: u64, b: u64, Move { first, second }: Move) -> Result<(u64, u64), WythoffError> {
    if first == 0 && second == 0 {
        return Err(WythoffError::TakesNothing);
    }
    if first != 0 && second != 0 && first != second {
        return Err(WythoffError::Unequal { first, second });
    }
    let left = |heap: u64, take| heap.checked_sub(take).ok_or(WythoffError::TooMuch { take, heap });
    Ok((left(a, first)?, left(b, second)?))
}

/// A queen's line holds exactly one cold position; a move goes there if it is nearer to the corner.
fn moves_to_cold(
    a: u64,
    b: u64,
    partner: impl Fn(u64) -> Option<u64>,
    cold_pair: impl Fn(u64) -> Option<(u64, u64)>,
) -> impl Iterator<Item = Move> {
    let shrink = |heap: u64, to: Option<u64>| {
        let to = to.filter(|to| *to < heap)?;
        Some(heap - to)
    };
    let first = shrink(a, partner(b)).map(|take| Move { first: take, second: 0 });
    let second = shrink(b, partner(a)).map(|take| Move { first: 0, second: take });
    let lower = cold_pair(a.abs_diff(b)).map(|(lower, _)| lower);
    let both = shrink(a.min(b), lower).map(|take| Move { first: take, second: take });
    [first, second, both].into_iter().flatten()
}

/// ⌊n/φ⌋, exactly.
fn divide_by_phi(n: u64) -> u64 {
    /// ⌊2^64/φ⌋. A product with it falls short by less than n/2^64, which is less than 1.
    const INVERSE: u64 = 0x9E37_79B9_7F4A_7C15;
    let (_, guess) = n.carrying_mul(INVERSE, 0);
    let next = guess + 1;
    // m ≤ n/φ means mφ ≤ n, which is m² ≤ n (n - m) as in `is_cold`.
    let (m, n) = (u128::from(next), u128::from(n));
    // Only n = 0 is less than its m.
    if m * m <= n * n.saturating_sub(m) { next } else { guess }
}
