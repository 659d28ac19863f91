//! Computes modulo a prime of 30 bits: with many windows, some hashes are equal by accident.

use std::collections::HashSet;

pub fn n_different(text: &str, m: usize) -> usize {
    let text = text.as_bytes();
    if text.len() < m {
        return 0;
    }
    let push = |hash: u64, byte: u8| (hash * BASE + u64::from(byte)) % MODULUS;
    let mut hash = text[..m].iter().fold(0, |hash, &byte| push(hash, byte));
    let weight = (0..m).fold(1, |power, _| power * BASE % MODULUS);
    let mut seen = HashSet::from([hash]);
    for (&leaves, &enters) in text.iter().zip(&text[m..]) {
        let leaving = weight * u64::from(leaves) % MODULUS;
        hash = (push(hash, enters) + MODULUS - leaving) % MODULUS;
        seen.insert(hash);
    }
    seen.len()
}

const MODULUS: u64 = 1_000_000_007;

const BASE: u64 = 911_382_323;
