//! Part of [recurrences](super): those that are linear with constant coefficients, a(n) = c(1)
//! a(n-1) + … + c(d) a(n-d).
//!
//! The n-th term in three ways: one by one in O(n d), by a power of a matrix in O(d³ log n), and by
//! a power of x modulo the characteristic polynomial in O(d² log n). Each way over the integers,
//! with an error if one does not fit, or modulo a number.
//!
//! Source: C. M. Fiduccia, "An efficient formula for linear recurrences", SIAM Journal on Computing
//! 14 (1985).
//!
//! Page: `docs/en/basic-knowledge/recurrence.md`.

use std::num::NonZeroU64;

use thiserror::Error;

/// The arithmetic in which terms are added and multiplied.
pub trait Arithmetic {
    /// A number.
    type Item: Copy + Default;

    /// An integer as a number.
    fn number(&self, integer: i64) -> Self::Item;

    /// a + b; `None` if it does not fit.
    fn add(&self, a: Self::Item, b: Self::Item) -> Option<Self::Item>;

    /// a · b; `None` if it does not fit.
    fn mul(&self, a: Self::Item, b: Self::Item) -> Option<Self::Item>;
}

/// The integers, as far as 128 bits go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Integers;

impl Arithmetic for Integers {
    type Item = i128;

    fn number(&self, integer: i64) -> i128 {
        integer.into()
    }

    fn add(&self, a: i128, b: i128) -> Option<i128> {
        a.checked_add(b)
    }

    fn mul(&self, a: i128, b: i128) -> Option<i128> {
        a.checked_mul(b)
    }
}

/// The remainders modulo a number, which cannot be 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Modulo(pub NonZeroU64);

impl Modulo {
    fn remainder(self, x: u128) -> Option<u64> {
        u64::try_from(x % u128::from(self.0.get())).ok()
    }
}

impl Arithmetic for Modulo {
    type Item = u64;

    fn number(&self, integer: i64) -> u64 {
        let remainder = i128::from(integer).rem_euclid(i128::from(self.0.get()));
        u64::try_from(remainder).expect("a remainder is less than the modulus")
    }

    fn add(&self, a: u64, b: u64) -> Option<u64> {
        self.remainder(u128::from(a) + u128::from(b))
    }

    fn mul(&self, a: u64, b: u64) -> Option<u64> {
        self.remainder(u128::from(a) * u128::from(b))
    }
}

/// a(n) = c(1) a(n-1) + … + c(d) a(n-d), with the first d terms a(0), …, a(d-1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinearRecurrence {
    coefficients: Vec<i64>,
    initial: Vec<i64>,
}

/// Why a linear recurrence has no term.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LinearRecurrenceError {
    /// There is no coefficient.
    #[error("there is no coefficient")]
    NoCoefficient,
    /// There must be as many first terms as coefficients.
    #[error("{n_coefficients} coefficients need as many first terms, not {n_initial}")]
    Initial {
        /// The order of the recurrence.
        n_coefficients: usize,
        /// The number of first terms.
        n_initial: usize,
    },
    /// The term, or a number on the way to it, exceeds 128 bits.
    #[error("term {n} cannot be computed in 128 bits")]
    Overflow {
        /// The index of the term.
        n: u64,
    },
}

impl LinearRecurrence {
    /// A recurrence from c(1), …, c(d) and a(0), …, a(d-1).
    ///
    /// # Errors
    /// If there is no coefficient, or not as many first terms.
    pub fn new(coefficients: Vec<i64>, initial: Vec<i64>) -> Result<Self, LinearRecurrenceError> {
        let (n_coefficients, n_initial) = (coefficients.len(), initial.len());
        if n_coefficients == 0 {
            return Err(LinearRecurrenceError::NoCoefficient);
        }
        if n_coefficients != n_initial {
            return Err(LinearRecurrenceError::Initial { n_coefficients, n_initial });
        }
        Ok(LinearRecurrence { coefficients, initial })
    }

    /// d: how far back a term reaches.
    pub fn order(&self) -> usize {
        self.coefficients.len()
    }

    fn in_arithmetic<R: Arithmetic>(&self, arithmetic: &R) -> (Vec<R::Item>, Vec<R::Item>) {
        let numbers = |integers: &[i64]| integers.iter().map(|&i| arithmetic.number(i)).collect();
        (numbers(&self.coefficients), numbers(&self.initial))
    }

    /// a(n), one term after the other. O(n d).
    ///
    /// # Errors
    /// If a term up to a(n), or a product or a sum on the way to it, does not fit.
    pub fn by_iteration<R: Arithmetic>(
        &self,
        arithmetic: &R,
        n: u64,
    ) -> Result<R::Item, LinearRecurrenceError> {
        let (coefficients, mut terms) = self.in_arithmetic(arithmetic);
        let overflow = LinearRecurrenceError::Overflow { n };
        let d = terms.len() as u64;
        for i in 0..n {
            // Invariant: terms are a(i), …, a(i + d - 1). Those beyond a(n) are not needed.
            terms.rotate_left(1);
            if i + d <= n {
                let last = terms.len() - 1;
                let before = terms[..last].iter().rev().chain([&terms[last]]);
                terms[last] = dot(arithmetic, coefficients.iter().zip(before)).ok_or(overflow)?;
            }
        }
        Ok(terms[0])
    }

    /// a(n) by the n-th power of the matrix that takes a(i), …, a(i+d-1) one term on. O(d³ log n).
    ///
    /// # Errors
    /// If an entry of the power does not fit; some are as large as a(n + d).
    pub fn by_matrix<R: Arithmetic>(
        &self,
        arithmetic: &R,
        n: u64,
    ) -> Result<R::Item, LinearRecurrenceError> {
        let (coefficients, initial) = self.in_arithmetic(arithmetic);
        let d = self.order();
        let unit = |i: usize, j: usize| arithmetic.number(i64::from(i == j));
        let step: Matrix<R::Item> = (0..d)
            .map(|i| {
                let last = || coefficients.iter().rev().copied().collect();
                if i + 1 == d { last() } else { (0..d).map(|j| unit(i + 1, j)).collect() }
            })
            .collect();
        let mut power: Matrix<R::Item> =
            (0..d).map(|i| (0..d).map(|j| unit(i, j)).collect()).collect();
        let overflow = LinearRecurrenceError::Overflow { n };
        for bit in bits(n) {
            // Invariant: power is step to the power of the bits of n read so far.
            power = product(arithmetic, &power, &power).ok_or(overflow)?;
            if bit {
                power = product(arithmetic, &power, &step).ok_or(overflow)?;
            }
        }
        dot(arithmetic, power[0].iter().zip(&initial)).ok_or(overflow)
    }

    /// a(n) by xⁿ modulo the characteristic polynomial: if xⁿ leaves r₀ + r₁ x + …, then a(n) = r₀
    /// a(0) + r₁ a(1) + … O(d² log n). Known as the method of Kitamasa, or of Fiduccia.
    ///
    /// # Errors
    /// If a coefficient on the way does not fit.
    pub fn by_polynomial<R: Arithmetic>(
        &self,
        arithmetic: &R,
        n: u64,
    ) -> Result<R::Item, LinearRecurrenceError> {
        let (coefficients, initial) = self.in_arithmetic(arithmetic);
        let mut rest = vec![R::Item::default(); self.order()];
        rest[0] = arithmetic.number(1);
        let overflow = LinearRecurrenceError::Overflow { n };
        for bit in bits(n) {
            // Invariant: rest is what x to the power of the bits of n read so far leaves.
            let mut square = vec![R::Item::default(); 2 * rest.len()];
            for (i, &a) in rest.iter().enumerate() {
                for (j, &b) in rest.iter().enumerate() {
                    let place = i + j + usize::from(bit);
                    let sum = arithmetic.mul(a, b).and_then(|ab| arithmetic.add(square[place], ab));
                    square[place] = sum.ok_or(overflow)?;
                }
            }
            rest = remainder(arithmetic, square, &coefficients).ok_or(overflow)?;
        }
        dot(arithmetic, rest.iter().zip(&initial)).ok_or(overflow)
    }
}

/// The remainder of a polynomial, its lowest coefficient first: from the top down, xᵈ becomes c(1)
/// xᵈ⁻¹ + … + c(d).
fn remainder<R: Arithmetic>(
    arithmetic: &R,
    mut polynomial: Vec<R::Item>,
    coefficients: &[R::Item],
) -> Option<Vec<R::Item>> {
    let d = coefficients.len();
    while d < polynomial.len() {
        let top = polynomial.pop()?;
        let degree = polynomial.len();
        for (j, &c) in coefficients.iter().enumerate() {
            let below = &mut polynomial[degree - 1 - j];
            *below = arithmetic.add(*below, arithmetic.mul(top, c)?)?;
        }
    }
    Some(polynomial)
}

type Matrix<T> = Vec<Vec<T>>;

fn product<R: Arithmetic>(
    arithmetic: &R,
    a: &Matrix<R::Item>,
    b: &Matrix<R::Item>,
) -> Option<Matrix<R::Item>> {
    let entry =
        |row: &Vec<R::Item>, j: usize| dot(arithmetic, row.iter().zip(b.iter().map(|row| &row[j])));
    a.iter().map(|row| (0..b.len()).map(|j| entry(row, j)).collect()).collect()
}

/// The sum of the products.
fn dot<'a, R: Arithmetic>(
    arithmetic: &R,
    mut pairs: impl Iterator<Item = (&'a R::Item, &'a R::Item)>,
) -> Option<R::Item>
where
    R::Item: 'a,
{
    pairs.try_fold(R::Item::default(), |sum, (&a, &b)| arithmetic.add(sum, arithmetic.mul(a, b)?))
}

/// The binary digits of n from the highest; none of 0.
fn bits(n: u64) -> impl Iterator<Item = bool> {
    (0..u64::BITS - n.leading_zeros()).rev().map(move |i| (n >> i) & 1 == 1)
}

/// The n-th Fibonacci number, F(0) = 0 and F(1) = 1, by doubling the index: F(2k) = F(k) (F(k) + 2
/// F(k-1)) and F(2k-1) = F(k)² + F(k-1)². O(log n).
///
/// # Errors
/// If F(n) does not fit. Nothing on the way is larger than F(n).
pub fn fibonacci<R: Arithmetic>(arithmetic: &R, n: u64) -> Result<R::Item, LinearRecurrenceError> {
    let doubled = |(before, at): (R::Item, R::Item), bit: bool| {
        let even = arithmetic.mul(at, arithmetic.add(at, arithmetic.add(before, before)?)?)?;
        let odd = arithmetic.add(arithmetic.mul(at, at)?, arithmetic.mul(before, before)?)?;
        Some(if bit { (even, arithmetic.add(odd, even)?) } else { (odd, even) })
    };
    // Invariant: the pair is F(k-1), F(k), where k are the bits of n read so far.
    let pair = bits(n).try_fold((arithmetic.number(1), arithmetic.number(0)), doubled);
    pair.map(|(_, at)| at).ok_or(LinearRecurrenceError::Overflow { n })
}
