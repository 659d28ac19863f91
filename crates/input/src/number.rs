use std::fmt::Display;
use std::num::IntErrorKind;

/// Every number of so many digits fits a `u64`.
pub(crate) const SAFE_DIGITS: usize = 19;

/// Why a token is not such a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfit {
    /// It is not a decimal integer.
    NotANumber,
    /// It is below zero, and the type is unsigned.
    Negative,
    /// It is above the type's largest.
    TooLarge,
    /// It is below the type's smallest.
    TooSmall,
}

/// An integer type of the standard library.
pub trait Number: Copy + Display + PartialOrd {
    /// The smallest integer of the type.
    const MIN: Self;
    /// The largest integer of the type.
    const MAX: Self;

    /// The integer `value`, if it fits.
    fn from_u64(value: u64) -> Option<Self>;

    /// Any decimal integer: a sign and leading zeros are allowed.
    ///
    /// # Errors
    /// Says in which way `token` is not an integer of this type.
    fn parse(token: &str) -> Result<Self, Unfit>;
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Number for $number {
            const MIN: Self = <$number>::MIN;
            const MAX: Self = <$number>::MAX;

            #[inline]
            fn from_u64(value: u64) -> Option<Self> {
                Self::try_from(value).ok()
            }

            fn parse(token: &str) -> Result<Self, Unfit> {
                let digits = token.strip_prefix('-').filter(|_| Self::MIN == 0).unwrap_or("");
                if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
                    // Minus zero is zero, also where nothing is below it.
                    let is_zero = digits.bytes().all(|byte| byte == b'0');
                    return if is_zero { Ok(0) } else { Err(Unfit::Negative) };
                }
                token.parse::<Self>().map_err(|error| match error.kind() {
                    IntErrorKind::PosOverflow => Unfit::TooLarge,
                    IntErrorKind::NegOverflow => Unfit::TooSmall,
                    _ => Unfit::NotANumber,
                })
            }
        }
    )*};
}

numbers! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
