use std::fmt::Display;
use std::num::IntErrorKind;

/// Every number with this many digits fits in a `u64`.
pub(crate) const SAFE_DIGITS: usize = 19;

/// Parses eight decimal digits. Returns `None` if any of the bytes is not a digit.
///
/// The bytes are loaded as one word, with the first digit in the lowest byte. Then neighbors are
/// combined: digits into pairs, pairs into fours, and fours into eights, each time all at once and
/// in lanes that are wide enough.
pub(crate) fn eight_digits(bytes: [u8; 8]) -> Option<u64> {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let digits = u64::from_le_bytes(bytes) ^ (EACH * 0x30);
    // A byte above 9 has its highest bit set, either already or after 0x76 is added. A carry can
    // only come from such a byte.
    if (digits | digits.wrapping_add(EACH * 0x76)) & (EACH * 0x80) != 0 {
        return None;
    }
    let pairs = (digits * 10 + (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    Some((fours * 10_000 + (fours >> 32)) & 0xffff_ffff)
}

/// The reason why a token is not a number of the type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfit {
    /// The token is not a decimal integer.
    NotANumber,
    /// The number is negative, and the type is unsigned.
    Negative,
    /// The number is greater than the largest of the type.
    TooLarge,
    /// The number is less than the smallest of the type.
    TooSmall,
}

/// An integer type of the standard library.
pub trait Number: Copy + Display + PartialOrd {
    /// The smallest integer of the type.
    const MIN: Self;
    /// The largest integer of the type.
    const MAX: Self;

    /// Converts `value` to this type, if it fits.
    fn from_u64(value: u64) -> Option<Self>;

    /// Parses a decimal integer, with an optional sign and leading zeros.
    ///
    /// # Errors
    /// An `Unfit` that says why `token` is not an integer of this type.
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
                    // Minus zero is zero, even for unsigned types.
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

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;
    use proptest::prelude::*;

    use super::eight_digits;

    #[test]
    fn every_byte_in_every_place_is_a_digit_or_refused() {
        for place in 0..8 {
            for byte in 0..=u8::MAX {
                for around in [b'0', b'1', b'9'] {
                    let mut bytes = [around; 8];
                    bytes[place] = byte;
                    let number = str::from_utf8(&bytes).ok().filter(|_| byte.is_ascii_digit());
                    let number = number.and_then(|text| text.parse().ok());
                    assert_eq!(eight_digits(bytes), number, "{bytes:?}");
                }
            }
        }
    }

    proptest! {
        #[test]
        fn any_eight_bytes_are_read_as_the_standard_library_reads_them(bytes: [u8; 8]) {
            let all_digits = bytes.iter().all(u8::is_ascii_digit);
            let number = str::from_utf8(&bytes).ok().filter(|_| all_digits);
            prop_assert_eq!(eight_digits(bytes), number.and_then(|text| text.parse().ok()));
        }

        #[test]
        fn any_eight_digits_are_read(number in 0..100_000_000_u64) {
            let text = format!("{number:08}");
            let bytes = text.as_bytes().try_into().expect("eight digits");
            prop_assert_eq!(eight_digits(bytes), Some(number));
        }
    }
}
