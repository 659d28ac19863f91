//! Part of [time complexity](super): two ways to multiply integers that add, and differ in how
//! often.
//!
//! Repeated addition needs as many additions as the smaller factor says. Shifting and adding needs
//! as many steps as the factor has digits, and an addition for each digit that is not 0. Which
//! digits? The plain binary ones, those of Booth, or those of the non-adjacent form, which has the
//! fewest that are not 0.
//!
//! Source: A. D. Booth, "A signed binary multiplication technique", Quarterly Journal of Mechanics
//! and Applied Mathematics 4 (1951); G. W. Reitwiesner, "Binary arithmetic", Advances in Computers
//! 1 (1960).
//!
//! Page: `docs/en/basic-knowledge/time-complexity.md`.

/// A product, and the way to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Product {
    /// The product; two factors of 64 bits always fit.
    pub value: i128,
    /// One step for each digit of the second factor, from the lowest.
    pub steps: Vec<Step>,
}

/// A step of a multiplication by digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The place of the digit, which is also how far the first factor is shifted.
    pub shift: usize,
    /// The digit: -1, 0 or 1.
    pub digit: i8,
    /// The sum after this step.
    pub sum: i128,
}

impl Product {
    /// The number of steps that added or subtracted something.
    pub fn n_additions(&self) -> usize {
        self.steps.iter().filter(|step| step.digit != 0).count()
    }
}

/// The product by addition alone, and the number of additions, which is the smaller of |a| and |b|.
/// O(min(|a|, |b|)): do not wait for large ones.
///
/// ```
/// use basic_knowledge::time_complexity::multiply::repeated_addition;
///
/// let (product, n_additions) = repeated_addition(7, 5);
/// assert_eq!((product, n_additions), (35, 5));
/// ```
pub fn repeated_addition(a: i64, b: i64) -> (i128, u64) {
    let (count, addend) = if a.unsigned_abs() < b.unsigned_abs() { (a, b) } else { (b, a) };
    let mut sum = 0;
    for _ in 0..count.unsigned_abs() {
        sum += i128::from(addend);
    }
    (if count < 0 { -sum } else { sum }, count.unsigned_abs())
}

/// The product by the binary digits of |b|: one step a digit, one addition for each 1. O(log |b|).
pub fn shift_and_add(a: i64, b: i64) -> Product {
    let digits = binary(b.unsigned_abs());
    let signed = |digit: i8| if b < 0 { -digit } else { digit };
    by_digits(a, digits.into_iter().map(signed))
}

/// The product by Booth's digits of b. O(log |b|).
pub fn booth(a: i64, b: i64) -> Product {
    by_digits(a, booth_digits(b))
}

/// The product by the non-adjacent form of b. O(log |b|).
pub fn non_adjacent(a: i64, b: i64) -> Product {
    by_digits(a, non_adjacent_form(b))
}

/// Sums the digits times a, each shifted to its place.
fn by_digits(a: i64, digits: impl IntoIterator<Item = i8>) -> Product {
    let mut product = Product { value: 0, steps: Vec::new() };
    for (shift, digit) in digits.into_iter().enumerate() {
        // Invariant: value is a times the number that the lower digits make.
        product.value += i128::from(digit) * (i128::from(a) << shift);
        product.steps.push(Step { shift, digit, sum: product.value });
    }
    product
}

/// The binary digits, from the lowest; none of 0.
pub fn binary(b: u64) -> Vec<i8> {
    (0..u64::BITS - b.leading_zeros()).map(|i| i8::from(b >> i & 1 == 1)).collect()
}

/// Booth's digits, from the lowest: at each place the bit to the right less the bit itself. A run
/// of ones costs a subtraction where it begins and an addition after its end. As many digits as b
/// has bits in two's complement; none of 0.
pub fn booth_digits(b: i64) -> Vec<i8> {
    let n_bits = if b == 0 { 0 } else { i64::BITS + 1 - (b ^ (b >> 63)).leading_zeros() };
    let bit = |i: u32| i8::from(b >> i & 1 == 1);
    (0..n_bits).map(|i| if i == 0 { -bit(0) } else { bit(i - 1) - bit(i) }).collect()
}

/// The non-adjacent form, from the lowest: no two neighbors are both other than 0, and no signed
/// binary form of the number has fewer digits other than 0. None of 0.
pub fn non_adjacent_form(b: i64) -> Vec<i8> {
    // One more bit than b has, for b + 1.
    let mut rest = i128::from(b);
    let mut digits = Vec::new();
    while rest != 0 {
        // An odd rest is made a multiple of 4, so that the next digit is 0.
        let digit = match rest & 3 {
            1 => 1,
            3 => -1,
            _ => 0,
        };
        rest = (rest - i128::from(digit)) >> 1;
        digits.push(digit);
    }
    digits
}
