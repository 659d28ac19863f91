//! The inputs of the judge: all small ones, random ones from a seed, and how they are shown.

use std::fmt::{Debug, Write as _};

use numbers::SplitMix64;

/// Random numbers that are the same on every machine.
#[derive(Debug, Clone)]
pub struct Random(SplitMix64);

impl Random {
    /// The sequence that belongs to a seed.
    pub fn new(seed: u64) -> Self {
        Random(SplitMix64::new(seed))
    }

    /// The next number, any `u64`.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number in `0..n`; `n` is not 0.
    pub fn below(&mut self, n: u64) -> u64 {
        self.next_u64() % n
    }

    /// An index in `0..n`; `n` is not 0.
    pub fn index(&mut self, n: usize) -> usize {
        // The remainder is less than n, which is a `usize`.
        usize::try_from(self.below(n as u64)).unwrap_or(0)
    }

    /// A `u64` of a random length: small numbers are as likely as large ones.
    pub fn sized(&mut self) -> u64 {
        let n_bits = self.below(65);
        self.next_u64().checked_shr(64 - u32::try_from(n_bits).unwrap_or(0)).unwrap_or(0)
    }

    /// At most `max_len` numbers: few different ones, or any, or the least and the greatest there
    /// are.
    pub fn numbers(&mut self, max_len: usize) -> Vec<i64> {
        let len = self.index(max_len + 1);
        let kind = self.below(3);
        let number = |random: &mut Random| match kind {
            0 => random.below(5).cast_signed(),
            1 => random.next_u64().cast_signed(),
            _ => [i64::MIN, i64::MIN + 1, -1, 0, 1, i64::MAX - 1, i64::MAX][random.index(7)],
        };
        (0..len).map(|_| number(self)).collect()
    }

    /// Puts `v` into a random order.
    pub fn shuffle<T>(&mut self, v: &mut [T]) {
        for i in (1..v.len()).rev() {
            v.swap(i, self.index(i + 1));
        }
    }
}

/// All lists of at most `max_len` of the values, the shortest first.
pub fn lists<T: Copy>(max_len: usize, values: &[T]) -> Vec<Vec<T>> {
    let mut all = vec![Vec::new()];
    let mut shorter = 0;
    for _ in 0..max_len {
        // Invariant: all[shorter..] are the longest lists so far.
        let longest = shorter..all.len();
        shorter = all.len();
        for i in longest {
            for value in values {
                let mut list = all[i].clone();
                list.push(*value);
                all.push(list);
            }
        }
    }
    all
}

/// The list without its second half, without its first half, and without each of its elements.
pub fn shorter<T: Clone>(list: &[T]) -> Vec<Vec<T>> {
    let mid = list.len() / 2;
    let mut all = vec![list[..mid].to_vec(), list[mid..].to_vec()];
    for i in 0..list.len() {
        all.push([&list[..i], &list[i + 1..]].concat());
    }
    all
}

/// A list as Rust writes it; of a long one, the beginning and the length.
pub fn shown<T: Debug>(list: &[T]) -> String {
    if list.len() <= 40 {
        return format!("{list:?}");
    }
    let head = format!("{:?}", &list[..5]);
    format!("{}, ...] ({})", head.trim_end_matches(']'), count(list.len(), "element"))
}

/// `1 input`, `5 461 inputs`.
pub fn count(n: usize, noun: &str) -> String {
    let digits = n.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if 0 < i && (digits.len() - i).is_multiple_of(3) {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    // Writing to a `String` cannot fail.
    let _ = write!(grouped, " {noun}{}", if n == 1 { "" } else { "s" });
    grouped
}
