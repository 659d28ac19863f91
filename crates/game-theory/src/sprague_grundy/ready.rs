//! Part of [the Sprague–Grundy function](super): games that are ready to play: by a closed form
//! where there is one, else by a short table.
//!
//! Kayles, Dawson's chess and Dawson's Kayles are [octal games](super::octal).
//!
//! Checked: each closed form against the table of its rule; the rows against *Winning Ways* and
//! the OEIS; coins in a circle against play on the coins themselves, up to 14 of them.
//!
//! Page: `docs/en/game-theory/sprague-grundy.md`.

use super::octal::Octal;
use super::{GrundyError, Marks, Nimber, SubtractionSet, mex};

/// The values of heaps 0..=last in Grundy's game: a move splits a heap into two of unequal size.
/// O(last²).
///
/// Nobody knows whether this row ever becomes periodic.
///
/// ```
/// use game_theory::sprague_grundy::ready::grundys_game;
///
/// assert_eq!(grundys_game(8), [0, 0, 0, 1, 0, 2, 1, 0, 2]);
/// ```
pub fn grundys_game(last: usize) -> Vec<Nimber> {
    let mut values: Vec<Nimber> = Vec::with_capacity(last + 1);
    let mut marks = Marks::new();
    for heap in 0..=last {
        for small in (1..heap).take_while(|small| *small < heap - small) {
            marks.insert(values[small] ^ values[heap - small]);
        }
        values.push(marks.take_mex());
    }
    values
}

/// The values of heaps 0..=last in Lasker's Nim: a move takes any number, or splits a heap into
/// two that are not empty. O(last²).
pub fn lasker(last: usize) -> Vec<Nimber> {
    let mut values: Vec<Nimber> = Vec::with_capacity(last + 1);
    let mut marks = Marks::new();
    for heap in 0..=last {
        for left in &values {
            marks.insert(*left);
        }
        for small in 1..=heap / 2 {
            marks.insert(values[small] ^ values[heap - small]);
        }
        values.push(marks.take_mex());
    }
    values
}

/// The value of `coins` in a circle from which a move takes 1..=most that lie side by side.
/// A gap stays: coins on its two sides are not neighbors. O(coins² · most), by its rule.
pub fn circle(coins: usize, most: usize) -> Nimber {
    // No move takes more coins than there are, and a rule has a digit for each amount.
    let most = most.min(coins);
    // The first move opens the circle to a row.
    let row = Octal::row(most).table(coins);
    mex((1..=most).map(|take| row[coins - take]))
}

/// Whether the first player wins with `coins` in a circle, taking 1..=most that lie side by side.
///
/// One at a time, only the parity matters. Else the second player answers in the middle of the
/// row that is left, and mirrors from then on.
pub fn circle_is_won(coins: u64, most: u64) -> bool {
    match most {
        1 => coins % 2 == 1,
        _ => 0 < coins && coins <= most,
    }
}

/// The value of a heap from which a move takes a power of two: n mod 3.
///
/// A power of two is 1 or 2 mod 3, so a move changes the rest and never keeps it; and 1 and 2 are
/// both allowed.
pub fn powers_of_two(heap: u64) -> Nimber {
    match heap % 3 {
        0 => 0,
        1 => 1,
        _ => 2,
    }
}

/// [`powers_of_two`] of a heap in decimal digits, as many as you like: a number and its sum of
/// digits have the same rest mod 3. O(digits).
///
/// # Errors
/// [`GrundyError::NotADigit`].
pub fn powers_of_two_decimal(heap: &str) -> Result<Nimber, GrundyError> {
    if heap.is_empty() {
        return Err(GrundyError::NotADigit { index: 0, found: None });
    }
    heap.chars().enumerate().try_fold(0, |rest, (index, found)| match found.to_digit(10) {
        Some(digit) => Ok((rest + digit) % 3),
        None => Err(GrundyError::NotADigit { index, found: Some(found) }),
    })
}

/// The rule that a move takes a Fibonacci number 1, 2, 3, 5, 8, …, as far as heaps 0..=last can
/// use it.
pub fn fibonacci_numbers(last: usize) -> SubtractionSet {
    // A number and the next one, which may be too large to write.
    let next = |&(a, b): &(usize, Option<usize>)| b.map(|b| (b, b.checked_add(a)));
    let pairs = std::iter::successors(Some((1, Some(2))), next);
    SubtractionSet { amounts: pairs.map(|(a, _)| a).take_while(|a| *a <= last).collect() }
}
