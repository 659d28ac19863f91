//! Part of [Floyd-Warshall](super): values of paths other than their length.
//!
//! Page: `docs/en/graph-theory/shortest-path/floyd-warshall.md`.

use std::fmt::Debug;
use std::marker::PhantomData;

use crate::weight::Weight;

/// The values of paths: how to combine those of two consecutive paths, and which of two is better.
///
/// For correct results, replacing a part by a better one must not make the whole worse;
/// [`STAY`](Self::STAY) must be neutral for joining; and joining must be associative.
pub trait Algebra {
    /// The value of a path: a length, a height, or a rate.
    type Value: Copy + PartialEq + Debug;
    /// The value of no path. Any path is better.
    const NO_WAY: Self::Value;
    /// The value of the empty path.
    const STAY: Self::Value;

    /// Returns the value of a path followed by another. The result is not used if either is
    /// [`NO_WAY`](Self::NO_WAY).
    fn join(first: Self::Value, then: Self::Value) -> Self::Value;

    /// Returns whether a value is better than another.
    fn is_better(a: Self::Value, b: Self::Value) -> bool;

    /// Returns whether the first path followed by one of the others may be better than the known
    /// one at the same position. False positives are allowed, false negatives are not.
    fn is_any_better(first: Self::Value, then: &[Self::Value], known: &[Self::Value]) -> bool {
        let is_better = |(then, known): (&_, &_)| Self::is_better(Self::join(first, *then), *known);
        then.iter().zip(known).fold(false, |any, pair| any | is_better(pair))
    }
}

/// A weight whose sums need no individual checks, because weights are known to be at most a quarter
/// of the range.
pub trait Length: Weight {
    /// The length of no path, which is longer than any path.
    const NO_WAY: Self;

    /// Returns the sum, which is known to fit.
    fn plus(self, other: Self) -> Self;

    /// Returns whether a sum is within the range for the length of a path.
    fn is_way(self) -> bool;

    /// Returns whether `first` plus one of the others is less than the known length at the same
    /// position.
    fn is_any_less(first: Self, then: &[Self], known: &[Self]) -> bool {
        let pairs = then.iter().zip(known);
        pairs.fold(false, |any, (then, known)| any | (first.plus(*then) < *known))
    }
}

macro_rules! signed {
    ($($integer:ty)*) => {$(
        impl Length for $integer {
            const NO_WAY: Self = <$integer>::MAX / 4;

            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            fn is_way(self) -> bool {
                -Self::NO_WAY < self && self < Self::NO_WAY
            }

            // The sign of a difference is cheaper than a comparison, and all signs are tested
            // together.
            #[inline]
            fn is_any_less(first: Self, then: &[Self], known: &[Self]) -> bool {
                let less = |then: &Self, known: &Self| first.plus(*then).wrapping_sub(*known);
                then.iter().zip(known).fold(0, |any, (then, known)| any | less(then, known)) < 0
            }
        }
    )*};
}

signed! { i32 i64 i128 }

macro_rules! unsigned {
    ($($integer:ty)*) => {$(
        impl Length for $integer {
            const NO_WAY: Self = <$integer>::MAX / 4;

            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            fn is_way(self) -> bool {
                self < Self::NO_WAY
            }
        }
    )*};
}

unsigned! { u32 u64 u128 }

macro_rules! floats {
    ($($float:ty)*) => {$(
        impl Length for $float {
            const NO_WAY: Self = <$float>::INFINITY;

            #[inline]
            fn plus(self, other: Self) -> Self {
                self + other
            }

            fn is_way(self) -> bool {
                self.is_finite()
            }
        }
    )*};
}

floats! { f32 f64 }

/// The algebra of lengths: they add up, and the shorter path is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shortest<D>(PhantomData<D>);

impl<D: Length> Algebra for Shortest<D> {
    type Value = D;
    const NO_WAY: D = D::NO_WAY;
    const STAY: D = D::ZERO;

    fn join(first: D, then: D) -> D {
        first.plus(then)
    }

    fn is_better(a: D, b: D) -> bool {
        a < b
    }

    fn is_any_better(first: D, then: &[D], known: &[D]) -> bool {
        D::is_any_less(first, then, known)
    }
}

/// The heaviest arc of a path, which should be light. The variants are ordered from best to worst.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub enum Heaviest<W> {
    /// The empty path, which has no arc.
    Stay,
    /// The weight of the heaviest arc.
    Arc(W),
    /// There is no path.
    NoWay,
}

/// The algebra of the path whose heaviest arc is lightest, like a pass across the mountains. Also
/// known as the bottleneck path or minimax path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Minimax<W>(PhantomData<W>);

impl<W: Weight> Algebra for Minimax<W> {
    type Value = Heaviest<W>;
    const NO_WAY: Heaviest<W> = Heaviest::NoWay;
    const STAY: Heaviest<W> = Heaviest::Stay;

    fn join(first: Heaviest<W>, then: Heaviest<W>) -> Heaviest<W> {
        if first < then { then } else { first }
    }

    fn is_better(a: Heaviest<W>, b: Heaviest<W>) -> bool {
        a < b
    }
}

/// The algebra of exchange rates: they are positive and multiply, and the higher one is better. A
/// cycle of more than 1 is arbitrage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exchange;

impl Algebra for Exchange {
    type Value = f64;
    const NO_WAY: f64 = 0.0;
    const STAY: f64 = 1.0;

    fn join(first: f64, then: f64) -> f64 {
        first * then
    }

    fn is_better(a: f64, b: f64) -> bool {
        b < a
    }
}
