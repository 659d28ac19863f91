//! Part of [the segment tree](super): the most commonly used monoids.
//!
//! Each is a type without values that only names a way to join: `SegmentTree<Sum<i64>>` holds
//! 64-bit numbers.
//!
//! Page: `docs/en/data-structure/segment-tree.md`.

use std::cmp::Reverse;
use std::marker::PhantomData;
use std::ops::BitXor;

use numbers::Semiring;

use super::Monoid;
use crate::ordered_map::Total;

/// Sums of the numbers of any [`Semiring`].
///
/// Primitive integers wrap around modulo 2 to the power of their number of bits: a sum that fits is
/// correct even if that of a longer range does not fit. Sums of `i64` kept as `i128` always fit.
///
/// ```
/// use data_structure::Mod;
/// use data_structure::segment_tree::{SegmentTree, monoid::Sum};
///
/// let tree: SegmentTree<Sum<Mod<7>>> = [3, 6, 5].map(Mod::from).into_iter().collect();
/// assert_eq!(tree.fold(..), Mod::new(0));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Sum<T>(PhantomData<T>);

/// Sums of unsigned integers; `None` if the sum does not fit.
///
/// There is no such monoid of signed integers. With eight bits, 127 + (1 + -1) fits, but
/// (127 + 1) + -1 does not.
#[derive(Debug, Clone, Copy)]
pub struct CheckedSum<T>(PhantomData<T>);

/// Types with a least and a greatest value, which are the maximum and the minimum of no values.
pub trait Bounded: Ord + Copy {
    /// The least value.
    const MIN: Self;
    /// The greatest value.
    const MAX: Self;
}

/// The minimum; for no values, the greatest value of the type.
///
/// Floats are not [`Ord`], so wrap them in [`Total`]:
///
/// ```
/// use data_structure::{Min, SegmentTree, Total};
///
/// let tree: SegmentTree<Min<Total>> = [2.5, 0.5, 1.0].map(Total).into_iter().collect();
/// assert_eq!(tree.fold(..), Total(0.5));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Min<T>(PhantomData<T>);

/// The maximum; for no values, the least value of the type.
///
/// Floats are not [`Ord`], so wrap them in [`Total`].
///
/// ```
/// use data_structure::segment_tree::{SegmentTree, monoid::Max};
///
/// // Pairs are compared by their first number, so the second says where the maximum is.
/// let tree: SegmentTree<Max<(u32, usize)>> = [(5, 0), (8, 1), (6, 2)].into_iter().collect();
/// assert_eq!(tree.fold(..), (8, 1));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Max<T>(PhantomData<T>);

/// The minimum of values of any ordered type; `None` for no values.
#[doc(alias = "RMQ")]
#[derive(Debug, Clone, Copy)]
pub struct OptionMin<T>(PhantomData<T>);

/// The maximum of values of any ordered type; `None` for no values.
#[derive(Debug, Clone, Copy)]
pub struct OptionMax<T>(PhantomData<T>);

/// The greatest common divisor; for no values, 0, which every number divides.
#[derive(Debug, Clone, Copy)]
pub struct Gcd<T>(PhantomData<T>);

/// Bitwise exclusive or.
#[derive(Debug, Clone, Copy)]
pub struct Xor<T>(PhantomData<T>);

/// An affine map in any [`Semiring`]: x to scale · x + shift.
///
/// ```
/// use data_structure::segment_tree::monoid::Affine;
///
/// let map = Affine { scale: 2, shift: 1 };
/// assert_eq!(map.apply(5), 11);
/// assert_eq!(map.then(Affine::add(4)).apply(5), 15);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Affine<T> {
    /// The factor of x.
    pub scale: T,
    /// The number added to the product.
    pub shift: T,
}

/// The composition of [`Affine`] maps, the left one first. It is not commutative.
#[doc(alias = "composite")]
#[derive(Debug, Clone, Copy)]
pub struct Chain<T>(PhantomData<T>);

impl<T: Semiring> Monoid for Sum<T> {
    type Value = T;
    fn identity() -> T {
        T::ZERO
    }
    fn join(left: &T, right: &T) -> T {
        left.plus(*right)
    }
}

impl<T: Copy + Default + BitXor<Output = T>> Monoid for Xor<T> {
    type Value = T;
    fn identity() -> T {
        T::default()
    }
    fn join(left: &T, right: &T) -> T {
        *left ^ *right
    }
}

impl<T: Semiring> Affine<T> {
    /// Creates the map x to x + shift.
    pub fn add(shift: T) -> Self {
        Affine { scale: T::ONE, shift }
    }

    /// Creates the map that sends every x to `value`.
    pub fn assign(value: T) -> Self {
        Affine { scale: T::ZERO, shift: value }
    }

    /// Returns the value of the map at `x`.
    pub fn apply(self, x: T) -> T {
        self.shift.plus_product(self.scale, x)
    }

    /// Returns the composition of this map and then another.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        Affine { scale: next.scale.times(self.scale), shift: next.apply(self.shift) }
    }
}

impl<T: Semiring> Monoid for Chain<T> {
    type Value = Affine<T>;
    fn identity() -> Affine<T> {
        Affine::add(T::ZERO)
    }
    fn join(left: &Affine<T>, right: &Affine<T>) -> Affine<T> {
        left.then(*right)
    }
}

macro_rules! unsigned {
    ($($integer:ident)*) => {$(
        impl Monoid for CheckedSum<$integer> {
            type Value = Option<$integer>;
            fn identity() -> Self::Value {
                Some(0)
            }
            fn join(left: &Self::Value, right: &Self::Value) -> Self::Value {
                left.zip(*right).and_then(|(left, right)| left.checked_add(right))
            }
        }

        impl Monoid for Gcd<$integer> {
            type Value = $integer;
            fn identity() -> $integer {
                0
            }
            fn join(left: &$integer, right: &$integer) -> $integer {
                let (mut a, mut b) = (*left, *right);
                while b != 0 {
                    (a, b) = (b, a % b);
                }
                a
            }
        }
    )*};
}

unsigned! { u8 u16 u32 u64 u128 usize }

macro_rules! bounded {
    ($($integer:ident)*) => {$(
        impl Bounded for $integer {
            const MIN: Self = $integer::MIN;
            const MAX: Self = $integer::MAX;
        }
    )*};
}

bounded! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize char }

impl<T: Bounded> Bounded for Reverse<T> {
    const MIN: Self = Reverse(T::MAX);
    const MAX: Self = Reverse(T::MIN);
}

impl<A: Bounded, B: Bounded> Bounded for (A, B) {
    const MIN: Self = (A::MIN, B::MIN);
    const MAX: Self = (A::MAX, B::MAX);
}

impl Bounded for Total {
    const MIN: Self = Total(f64::from_bits(u64::MAX));
    const MAX: Self = Total(f64::from_bits(u64::MAX >> 1));
}

impl<T: Bounded> Monoid for Min<T> {
    type Value = T;
    fn identity() -> T {
        T::MAX
    }
    fn join(left: &T, right: &T) -> T {
        *left.min(right)
    }
}

impl<T: Bounded> Monoid for Max<T> {
    type Value = T;
    fn identity() -> T {
        T::MIN
    }
    fn join(left: &T, right: &T) -> T {
        *left.max(right)
    }
}

impl<T: Ord + Clone> Monoid for OptionMin<T> {
    type Value = Option<T>;
    fn identity() -> Self::Value {
        None
    }
    fn join(left: &Self::Value, right: &Self::Value) -> Self::Value {
        left.iter().chain(right).min().cloned()
    }
}

impl<T: Ord + Clone> Monoid for OptionMax<T> {
    type Value = Option<T>;
    fn identity() -> Self::Value {
        None
    }
    fn join(left: &Self::Value, right: &Self::Value) -> Self::Value {
        left.max(right).clone()
    }
}
