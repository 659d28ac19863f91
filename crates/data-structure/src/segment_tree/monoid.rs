//! Part of [the segment tree](super): what is joined most often.
//!
//! Each is a type without values that only names a way to join: `SegmentTree<Sum<i64>>` holds
//! numbers of 64 bits.
//!
//! Page: `docs/en/data-structure/segment-tree.md`.

use std::marker::PhantomData;

use super::Monoid;

/// Sums of integers, modulo 2 to the number of their bits: a sum that fits is right, even if that
/// of a longer range does not fit. Sums of `i64` kept as `i128` always fit.
#[derive(Debug, Clone, Copy)]
pub struct Sum<T>(PhantomData<T>);

/// Sums of unsigned integers; none if the sum does not fit.
///
/// There is no such monoid of signed integers. With eight bits, 127 + (1 + -1) fits, and (127 +
/// 1) + -1 does not.
#[derive(Debug, Clone, Copy)]
pub struct CheckedSum<T>(PhantomData<T>);

/// The least; of nothing, none.
#[derive(Debug, Clone, Copy)]
pub struct Min<T>(PhantomData<T>);

/// The greatest; of nothing, none.
#[derive(Debug, Clone, Copy)]
pub struct Max<T>(PhantomData<T>);

/// The greatest common divisor; of nothing, 0, which everything divides.
#[derive(Debug, Clone, Copy)]
pub struct Gcd<T>(PhantomData<T>);

/// Exclusive or, bit by bit.
#[derive(Debug, Clone, Copy)]
pub struct Xor<T>(PhantomData<T>);

/// A map that multiplies and adds, modulo 2 to the number of bits: x to scale · x + shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Affine<T> {
    /// What x is multiplied by.
    pub scale: T,
    /// What is added then.
    pub shift: T,
}

/// One [`Affine`] map after the other, the left one first. It matters which is first.
#[derive(Debug, Clone, Copy)]
pub struct Chain<T>(PhantomData<T>);

macro_rules! integers {
    ($($integer:ident)*) => {$(
        impl Monoid for Sum<$integer> {
            type Value = $integer;
            fn identity() -> $integer {
                0
            }
            fn join(left: &$integer, right: &$integer) -> $integer {
                left.wrapping_add(*right)
            }
        }

        impl Monoid for Xor<$integer> {
            type Value = $integer;
            fn identity() -> $integer {
                0
            }
            fn join(left: &$integer, right: &$integer) -> $integer {
                left ^ right
            }
        }

        impl Affine<$integer> {
            /// What the map makes of `x`.
            pub fn apply(self, x: $integer) -> $integer {
                self.scale.wrapping_mul(x).wrapping_add(self.shift)
            }

            /// This map, and then another.
            pub fn then(self, next: Self) -> Self {
                Affine { scale: next.scale.wrapping_mul(self.scale), shift: next.apply(self.shift) }
            }
        }

        impl Monoid for Chain<$integer> {
            type Value = Affine<$integer>;
            fn identity() -> Self::Value {
                Affine { scale: 1, shift: 0 }
            }
            fn join(left: &Self::Value, right: &Self::Value) -> Self::Value {
                left.then(*right)
            }
        }
    )*};
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

integers! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
unsigned! { u8 u16 u32 u64 u128 usize }

impl<T: Ord + Clone> Monoid for Min<T> {
    type Value = Option<T>;
    fn identity() -> Self::Value {
        None
    }
    fn join(left: &Self::Value, right: &Self::Value) -> Self::Value {
        left.iter().chain(right).min().cloned()
    }
}

impl<T: Ord + Clone> Monoid for Max<T> {
    type Value = Option<T>;
    fn identity() -> Self::Value {
        None
    }
    fn join(left: &Self::Value, right: &Self::Value) -> Self::Value {
        left.max(right).clone()
    }
}
