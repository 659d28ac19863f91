//! Part of [the chapter's page "Which sort?"](crate): inputs by name, what the tests, the counts
//! and the measurements of this chapter sort.
//!
//! Each pattern is the same on every machine; the shuffled ones come from `SplitMix64` with a fixed
//! seed.
//!
//! Page: `docs/en/sort/README.md`.

use numbers::SplitMix64;

/// A pattern: the numbers of an input of a given length.
pub type Pattern = fn(usize) -> Vec<i32>;

/// Every pattern with its name.
pub const ALL: &[(&str, Pattern)] = &[
    ("ascending", ascending),
    ("descending", descending),
    ("all equal", all_equal),
    ("organ pipe", organ_pipe),
    ("few unique", few_unique),
    ("nearly sorted", nearly_sorted),
    ("random", random),
];

/// 0 1 2 3 …
pub fn ascending(n: usize) -> Vec<i32> {
    (0..).take(n).collect()
}

/// … 3 2 1 0
pub fn descending(n: usize) -> Vec<i32> {
    let mut numbers = ascending(n);
    numbers.reverse();
    numbers
}

/// The same number everywhere.
pub fn all_equal(n: usize) -> Vec<i32> {
    vec![7; n]
}

/// Up and down again: 0 1 2 … 2 1 0.
pub fn organ_pipe(n: usize) -> Vec<i32> {
    let mut numbers = ascending(n.div_ceil(2));
    numbers.extend_from_within(..n / 2);
    numbers[n.div_ceil(2)..].reverse();
    numbers
}

/// Sixteen different numbers, shuffled.
pub fn few_unique(n: usize) -> Vec<i32> {
    random(n).into_iter().map(|number| number.rem_euclid(16)).collect()
}

/// Ascending, but for one pair of neighbors in each hundred (at least one), which are swapped.
pub fn nearly_sorted(n: usize) -> Vec<i32> {
    let mut numbers = ascending(n);
    let mut bits = SplitMix64::new(1);
    for hundred in numbers.chunks_mut(100).filter(|hundred| 1 < hundred.len()) {
        let i = bits.below(hundred.len() - 1);
        hundred.swap(i, i + 1);
    }
    numbers
}

/// Any numbers, uniformly.
pub fn random(n: usize) -> Vec<i32> {
    let mut bits = SplitMix64::new(1);
    (0..n).map(|_| number(&mut bits)).collect()
}

/// 32 of the 64 bits.
fn number(bits: &mut SplitMix64) -> i32 {
    let [a, b, c, d, ..] = bits.next_u64().to_le_bytes();
    i32::from_le_bytes([a, b, c, d])
}
