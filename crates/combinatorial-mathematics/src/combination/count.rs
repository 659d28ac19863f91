//! Part of [combination](super): how many combinations there are, exactly, or not at all.
//!
//! Cost: O(min(m, n - m)) multiplications, and at most 128 before the result needs more than 128
//! bits.
//!
//! Domain: results of at most 128 bits; no intermediate result is larger than the last one.
//!
//! Source: B. Pascal, *Traité du triangle arithmétique* (1665).
//!
//! Checked: Pascal's triangle, up to the last row that fits 128 bits.
//!
//! Page: `docs/en/combinatorial-mathematics/combination/counting.md`.

/// The number of ways to choose `m` of `n` items. `None` if it does not fit 128 bits. At most 128
/// multiplications.
///
/// ```
/// use combinatorial_mathematics::combination::count::binomial;
///
/// assert_eq!(binomial(52, 5), Some(2_598_960));
/// ```
pub fn binomial(n: u128, m: u128) -> Option<u128> {
    let Some(n_others) = n.checked_sub(m) else { return Some(0) };
    let mut choices = 1;
    // Choosing m items is the same as choosing the others.
    for chosen in 1..=m.min(n_others) {
        // Invariant: `choices` is (n over chosen - 1), which is at most the result.
        choices = times_ratio(choices, n - (chosen - 1), chosen)?;
    }
    Some(choices)
}

/// `a · b / c`, if that is a whole number that fits; no product on the way is larger.
fn times_ratio(a: u128, b: u128, c: u128) -> Option<u128> {
    let common = gcd(a, c);
    // The rest of c has no common divisor with the rest of a, so it divides b.
    (a / common).checked_mul(b / (c / common))
}

pub(crate) fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Row `n` of Pascal's triangle: (n over 0), (n over 1), …, (n over n). `None` if one of them
/// does not fit 128 bits, which happens from n = 132 on. It takes O(n²) additions.
///
/// ```
/// use combinatorial_mathematics::combination::count::pascal_row;
///
/// assert_eq!(pascal_row(4), Some(vec![1, 4, 6, 4, 1]));
/// ```
pub fn pascal_row(n: usize) -> Option<Vec<u128>> {
    let mut row = vec![1];
    for _ in 0..n {
        // Each number is the sum of the two above it.
        let inner = row.windows(2).map(|pair: &[u128]| pair[0].checked_add(pair[1]));
        row = std::iter::once(Some(1)).chain(inner).chain([Some(1)]).collect::<Option<_>>()?;
    }
    Some(row)
}

/// The number of ways to choose `m` of `n` items with repetition. `None` if it does not fit 128
/// bits.
///
/// ```
/// use combinatorial_mathematics::combination::count::n_with_repetition;
///
/// assert_eq!(n_with_repetition(3, 2), Some(6));
/// ```
pub fn n_with_repetition(n: u128, m: u128) -> Option<u128> {
    match (n, m) {
        (_, 0) => Some(1),
        (0, _) => Some(0),
        _ => binomial((n - 1).checked_add(m)?, m),
    }
}

/// The Catalan number (2n over n) / (n + 1): in how many ways n pairs of parentheses can be nested.
/// `None` if it exceeds 128 bits.
///
/// ```
/// use combinatorial_mathematics::combination::count::catalan;
///
/// assert_eq!(catalan(4), Some(14));
/// ```
pub fn catalan(n: u128) -> Option<u128> {
    // The next number is 2 (2i + 1) / (i + 2) times this one.
    (0..n).try_fold(1, |catalan, i| times_ratio(catalan, 2 * (2 * i + 1), i + 2))
}
