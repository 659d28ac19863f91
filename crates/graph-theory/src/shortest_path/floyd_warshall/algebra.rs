//! Part of [Floyd-Warshall](super): what a way may be worth, other than its length.
//!
//! Page: `docs/en/graph-theory/shortest-path/floyd-warshall.md`.

use std::fmt::Debug;
use std::marker::PhantomData;

use crate::weight::Weight;

/// What ways are worth: how two in a row make one, and which of two is better.
///
/// To be right, a better part must make no worse whole; to stay, joined with a way, must be that
/// way; and joining must not depend on brackets.
pub trait Algebra {
    /// What a way is worth: a length, a height, a rate.
    type Value: Copy + PartialEq + Debug;
    /// There is no way. Any way is better.
    const NO_WAY: Self::Value;
    /// To stay where one is.
    const STAY: Self::Value;

    /// What a way and another one behind it are worth. Neither is [`NO_WAY`](Self::NO_WAY), or the
    /// result is not used.
    fn join(first: Self::Value, then: Self::Value) -> Self::Value;

    /// Whether a way is better than another.
    fn is_better(a: Self::Value, b: Self::Value) -> bool;

    /// Whether a way and then one of these may be better than the one known in its place. It may
    /// say yes too often, not no.
    fn is_any_better(first: Self::Value, then: &[Self::Value], known: &[Self::Value]) -> bool {
        let is_better = |(then, known): (&_, &_)| Self::is_better(Self::join(first, *then), *known);
        then.iter().zip(known).fold(false, |any, pair| any | is_better(pair))
    }
}

/// A weight whose sums need no check each, once it is known how large they can be: a quarter of the
/// range at most.
pub trait Length: Weight {
    /// Longer than any way: there is none.
    const NO_WAY: Self;

    /// The sum, which is known to fit.
    fn plus(self, other: Self) -> Self;

    /// Whether a sum is of the size that a way's length may have.
    fn is_way(self) -> bool;

    /// Whether `first` and then one of the others is less than what is known in its place.
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

            // The sign of a difference is had for less than a comparison, and all signs are asked
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

/// Lengths: they add up, and the shorter way is better.
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

/// The heaviest arc of a way: the one to be avoided. In the order of how good that is.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub enum Heaviest<W> {
    /// There is no arc, for one stays.
    Stay,
    /// An arc, and no other is heavier.
    Arc(W),
    /// There is no way.
    NoWay,
}

/// The way whose heaviest arc is the lightest: a pass across the mountains. Also called the
/// bottleneck, or minimax.
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

/// Rates that multiply, and the higher one is better; all are positive. A cycle of more than 1 is
/// money from nothing.
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
