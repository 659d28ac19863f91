//! Takes the byte that leaves away with the weight that it had before the others moved.

use std::collections::HashSet;

pub fn n_different(text: &str, m: usize) -> usize {
    let text = text.as_bytes();
    if text.len() < m {
        return 0;
    }
    let mut hash = text[..m].iter().fold(0, |hash, &byte| push(hash, byte));
    let weight = (1..m).fold(1, |power, _| product(power, BASE));
    let mut seen = HashSet::from([hash]);
    for (&leaves, &enters) in text.iter().zip(&text[m..]) {
        let leaving = product(weight, u64::from(leaves));
        hash = (push(hash, enters) + MODULUS - leaving) % MODULUS;
        seen.insert(hash);
    }
    seen.len()
}

const MODULUS: u64 = (1 << 61) - 1;

const BASE: u64 = 1_234_567_890_123_456_789;

fn push(hash: u64, byte: u8) -> u64 {
    (product(hash, BASE) + u64::from(byte)) % MODULUS
}

fn product(a: u64, b: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(MODULUS)) as u64
}
