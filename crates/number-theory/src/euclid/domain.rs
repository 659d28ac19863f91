//! Part of [[`super`]](super): Euclid's algorithm wherever one can divide with a remainder that is
//! smaller than the divisor.
//!
//! Each domain defines *smaller*: a lesser degree, a lesser norm. The measure is a natural number,
//! so that it cannot shrink forever.
//!
//! Page: `docs/en/number-theory/euclid/other-numbers.md`.

use std::fmt;

/// Things that can be divided with remainder.
pub trait Euclidean: Sized {
    /// Whether it is the zero, by which nothing can be divided.
    fn is_zero(&self) -> bool;

    /// The remainder of `self` divided by `divisor`, which is not zero. It is zero or smaller than
    /// the divisor.
    fn remainder(self, divisor: &Self) -> Self;

    /// The representative of all elements that divide one another, as 2 represents 2 and -2.
    fn normal(self) -> Self;
}

/// The greatest common divisor: it divides both, and whatever divides both divides it.
pub fn gcd<T: Euclidean>(mut a: T, mut b: T) -> T {
    while !b.is_zero() {
        let remainder = a.remainder(&b);
        (a, b) = (b, remainder);
    }
    a.normal()
}

/// A Gaussian integer, re + im · i.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Gaussian {
    // At most 2^31 in magnitude: products and sums of two products fit 128 bits by far.
    re: i64,
    im: i64,
}

impl Gaussian {
    /// The number re + im · i.
    pub fn new(re: i32, im: i32) -> Self {
        Gaussian { re: re.into(), im: im.into() }
    }

    /// Its two parts. They may be 2^31, which a difference of two `i32` can reach.
    pub fn parts(self) -> (i64, i64) {
        (self.re, self.im)
    }

    /// The norm: the square of the distance from 0.
    pub fn norm(self) -> u64 {
        self.re.unsigned_abs().pow(2) + self.im.unsigned_abs().pow(2)
    }
}

impl Euclidean for Gaussian {
    fn is_zero(&self) -> bool {
        (self.re, self.im) == (0, 0)
    }

    /// The quotient is rounded to the nearest point of the grid, which is at most half a cell away
    /// in both directions. So the norm of the remainder is at most half of that of the divisor.
    fn remainder(self, divisor: &Self) -> Self {
        let (a, b) = (i128::from(self.re), i128::from(self.im));
        let (c, d) = (i128::from(divisor.re), i128::from(divisor.im));
        // (a + b i) / (c + d i) = (a + b i) (c - d i) / (c² + d²).
        let norm = c * c + d * d;
        let (p, q) = (nearest(a * c + b * d, norm), nearest(b * c - a * d, norm));
        let narrow = |part: i128| i64::try_from(part).unwrap_or(i64::MAX);
        Gaussian { re: narrow(a - (p * c - q * d)), im: narrow(b - (p * d + q * c)) }
    }

    /// Of the four numbers that differ by turns of 90°, the one to the right of 0 and not below it.
    fn normal(self) -> Self {
        let Gaussian { re, im } = self;
        match (0 < re, 0 < im) {
            (true, _) if 0 <= im => self,
            (_, true) => Gaussian { re: im, im: -re },
            (false, _) if im <= 0 && re < 0 => Gaussian { re: -re, im: -im },
            _ => Gaussian { re: -im, im: re },
        }
    }
}

/// The whole number nearest to a / b; 0 < b.
fn nearest(a: i128, b: i128) -> i128 {
    (2 * a + b).div_euclid(2 * b)
}

/// A polynomial whose coefficients are counted modulo the prime `P`. A modulus that is not prime
/// does not compile:
///
/// ```compile_fail
/// number_theory::euclid::domain::Polynomial::<6>::new([1, 2]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Polynomial<const P: u32> {
    /// The coefficients from the constant one up. The last is not 0.
    coefficients: Vec<u32>,
}

impl<const P: u32> Polynomial<P> {
    /// The polynomial with these coefficients, from the constant one up.
    pub fn new(coefficients: impl IntoIterator<Item = u32>) -> Self {
        const { assert!(is_prime(P), "the modulus must be prime") }
        Polynomial { coefficients: coefficients.into_iter().map(|x| x % P).collect() }.trimmed()
    }

    /// The coefficients from the constant one up. The last is not 0, so zero has none.
    pub fn coefficients(&self) -> &[u32] {
        &self.coefficients
    }

    fn trimmed(mut self) -> Self {
        let n = self.coefficients.iter().rposition(|&x| x != 0).map_or(0, |degree| degree + 1);
        self.coefficients.truncate(n);
        self
    }
}

impl<const P: u32> Euclidean for Polynomial<P> {
    fn is_zero(&self) -> bool {
        self.coefficients.is_empty()
    }

    /// Long division, from the highest power down. O(the product of the lengths).
    fn remainder(mut self, divisor: &Self) -> Self {
        let Some((&leading, lower)) = divisor.coefficients.split_last() else { return self };
        let inverse = power::<P>(leading, P - 2);
        while lower.len() < self.coefficients.len()
            && let Some(highest) = self.coefficients.pop()
        {
            // Invariant: what is left is the polynomial given, less a multiple of the divisor. This
            // takes the highest power away.
            let factor = product::<P>(highest, inverse);
            let start = self.coefficients.len() - lower.len();
            for (x, &y) in self.coefficients[start..].iter_mut().zip(lower) {
                *x = difference::<P>(*x, product::<P>(factor, y));
            }
        }
        self.trimmed()
    }

    /// The one whose highest power has the coefficient 1.
    fn normal(mut self) -> Self {
        if let Some(&leading) = self.coefficients.last() {
            let inverse = power::<P>(leading, P - 2);
            self.coefficients.iter_mut().for_each(|x| *x = product::<P>(*x, inverse));
        }
        self
    }
}

impl<const P: u32> fmt::Debug for Polynomial<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} modulo {P}", self.coefficients)
    }
}

fn product<const P: u32>(a: u32, b: u32) -> u32 {
    let product = u64::from(a) * u64::from(b) % u64::from(P);
    // A remainder by a u32 is one.
    u32::try_from(product).unwrap_or(u32::MAX)
}

fn difference<const P: u32>(a: u32, b: u32) -> u32 {
    if b <= a { a - b } else { a + (P - b) }
}

/// a^exponent modulo P. With the exponent P - 2 it is the inverse of a, for a^(P - 1) is 1.
fn power<const P: u32>(a: u32, mut exponent: u32) -> u32 {
    let (mut power, mut square) = (1, a);
    while 0 < exponent {
        // Invariant: the answer is power · square^exponent.
        if exponent % 2 == 1 {
            power = product::<P>(power, square);
        }
        square = product::<P>(square, square);
        exponent /= 2;
    }
    power
}

const fn is_prime(p: u32) -> bool {
    let mut d: u64 = 2;
    while d * d <= p as u64 {
        if (p as u64).is_multiple_of(d) {
            return false;
        }
        d += 1;
    }
    2 <= p
}
