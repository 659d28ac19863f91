//! Count the different windows of a text: `n_different(text, m)` returns how many different strings of
//! length m occur in the text.
//!
//! For example, `n_different("abcab", 2)` is 3: the windows are ab, bc, ca and ab. If m is 0, there
//! is one such string, the empty one. If m is greater than the length of the text, there is none.
//!
//! The text consists of letters from a to z. Beware: it may have 300 000 of them, and m may be
//! 150 000, so there is no time to read each window letter by letter. And with 300 000 windows, a hash
//! of 30 bits is too short, because some windows will have the same hash by accident.

use std::collections::HashSet;

/// The number of different strings of length m in the text.
pub fn n_different(text: &str, m: usize) -> usize {
    let text = text.as_bytes();
    if text.len() < m {
        return 0;
    }
    let mut hash = text[..m].iter().fold(0, |hash, &letter| push(hash, letter));
    // What the letter that leaves weighs: the base to the power of m.
    let weight = (0..m).fold(1, |power, _| power * BASE % MODULUS);
    let mut seen = HashSet::from([hash]);
    for (&leaves, &enters) in text.iter().zip(&text[m..]) {
        let leaving = weight * u128::from(leaves) % MODULUS;
        hash = (push(hash, enters) + MODULUS - leaving) % MODULUS;
        seen.insert(hash);
    }
    seen.len()
}

/// A prime, so large that two of 300 000 hashes are hardly ever equal by accident.
const MODULUS: u128 = (1 << 61) - 1;

const BASE: u128 = 1_234_567_890_123_456_789;

/// The hash of a string with one more letter.
fn push(hash: u128, letter: u8) -> u128 {
    (hash * BASE + u128::from(letter)) % MODULUS
}
