//! Part of [the Sprague–Grundy function](super): take-and-break games. A move takes some of a heap
//! and may split what is left.
//!
//! The rule is an *octal code* d0.d1d2d3…: digit dk says what may be left of a heap from which a
//! move takes k. It is a sum of 1 (nothing: the whole heap was k), 2 (one heap) and 4 (two heaps,
//! neither empty). Kayles is 0.77: take one or two, and leave none, one or two heaps.
//!
//! Cost: O(n² · digits) for the table of heaps 0..=n.
//!
//! Domain: d0 is 0 or 4, as taking nothing from a heap and leaving one is no move.
//!
//! Source: R. K. Guy, C. A. B. Smith, *The G-values of various games*, 1956; *Winning Ways*,
//! chapter 4.
//!
//! Checked: the published rows of the classic games; all codes of two digits, as [`Game`]s solved
//! by [`Solver`](super::Solver); Kayles and its kin on rows of bits, joint play in full.
//!
//! Page: `docs/en/game-theory/sprague-grundy.md`.

use std::str::FromStr;

use super::period::Periodic;
use super::{Game, GrundyError, Marks, Nimber};

/// What is left may be nothing.
const NONE: u8 = 1;
/// What is left may be one heap.
const ONE: u8 = 2;
/// What is left may be two heaps.
const TWO: u8 = 4;

/// The rule of a take-and-break game.
///
/// ```
/// use game_theory::Octal;
///
/// let kayles: Octal = "0.77".parse()?;
/// assert_eq!(kayles.table(9), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
/// assert_eq!(kayles.periodic(1000)?.value(1_000_000_000_000_000_000), 1);
/// # Ok::<(), game_theory::sprague_grundy::GrundyError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Octal {
    /// `digits[k]` is dk. The last is not 0, but for `digits[0]`.
    digits: Vec<u8>,
}

impl FromStr for Octal {
    type Err = GrundyError;

    /// Reads a code such as `0.137` or `4.3`; the 0 before the dot may be left out.
    fn from_str(code: &str) -> Result<Self, GrundyError> {
        let (mut d0, mut digits) = (0, Vec::new());
        let mut dot = false;
        for (index, found) in code.chars().enumerate() {
            let digit = found.to_digit(8).and_then(|digit| u8::try_from(digit).ok());
            match digit {
                None if found == '.' && !dot => dot = true,
                Some(digit) if dot => digits.push(digit),
                // d0 is the only digit before the dot.
                Some(digit @ (0 | TWO)) if index == 0 => d0 = digit,
                _ => return Err(GrundyError::NotOctal { index, found: Some(found) }),
            }
        }
        if !dot {
            return Err(GrundyError::NotOctal { index: code.chars().count(), found: None });
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        digits.insert(0, d0);
        Ok(Octal { digits })
    }
}

impl Octal {
    /// Kayles, 0.77: a row of pins, and a ball that knocks down one pin or two neighbors.
    pub fn kayles() -> Self {
        Octal::row(2)
    }

    /// A row of coins from which a move takes 1..=most that lie side by side, 0.77…7. O(most)
    /// space.
    pub fn row(most: usize) -> Self {
        let mut digits = vec![NONE | ONE | TWO; most + 1];
        digits[0] = 0;
        Octal { digits }
    }

    /// Dawson's chess, 0.137: crosses are put into a row of squares, no two of them side by side.
    ///
    /// A cross uses up its square and both neighbors: three squares inside the row, two at an
    /// end of it, one if the row is one square.
    pub fn dawsons_chess() -> Self {
        Octal { digits: vec![0, NONE, NONE | ONE, NONE | ONE | TWO] }
    }

    /// Dawson's Kayles, 0.07: a ball knocks down exactly two neighbors.
    pub fn dawsons_kayles() -> Self {
        Octal { digits: vec![0, 0, NONE | ONE | TWO] }
    }

    /// The digits d0, d1, d2, …, without zeros at the end.
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// The values of heaps 0..=last. O(last² · digits).
    pub fn table(&self, last: usize) -> Vec<Nimber> {
        let mut values: Vec<Nimber> = Vec::with_capacity(last + 1);
        let mut marks = Marks::new();
        for heap in 0..=last {
            for (take, digit) in (0..=heap).zip(&self.digits) {
                let left = heap - take;
                if digit & NONE != 0 && left == 0 {
                    marks.insert(0);
                }
                if digit & ONE != 0 && left != 0 {
                    marks.insert(values[left]);
                }
                if digit & TWO != 0 {
                    // Two heaps, the smaller named first, are worth their xor.
                    for small in 1..=left / 2 {
                        marks.insert(values[small] ^ values[left - small]);
                    }
                }
            }
            values.push(marks.take_mex());
        }
        values
    }

    /// The values of all heaps, as a row that is proven periodic, by a table of at most `limit`
    /// heaps. O(limit² · digits).
    ///
    /// It is not known whether every octal game with finitely many digits is periodic in the end.
    ///
    /// # Errors
    /// [`GrundyError::NoPeriod`] if no such table proves a period.
    pub fn periodic(&self, limit: usize) -> Result<Periodic, GrundyError> {
        let most = self.digits.len() - 1;
        let table = |last| self.table(last);
        // Guy and Smith: from there on the larger part of what a move leaves can be made
        // shorter, or longer, by one period.
        Periodic::prove(limit, table, |period| 2 * period.start.max(1) + period.length + most)
    }
}

impl Game for Octal {
    type Position = usize;

    /// The smallest take first; of the splits, the most uneven first. An empty heap is no part.
    fn options(&self, heap: &usize) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        for (take, digit) in (0..=*heap).zip(&self.digits) {
            let left = heap - take;
            if digit & NONE != 0 && left == 0 {
                options.push(Vec::new());
            }
            if digit & ONE != 0 && left != 0 {
                options.push(vec![left]);
            }
            if digit & TWO != 0 {
                options.extend((1..=left / 2).map(|small| vec![small, left - small]));
            }
        }
        options
    }
}
