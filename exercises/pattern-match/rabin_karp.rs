//! Count the different windows of a text: `n_different(text, m)` returns how many different strings of
//! length m occur in the text.
//!
//! For example, `n_different("abcab", 2)` is 3: the windows are ab, bc, ca and ab. If m is 0, there
//! is one such string, the empty one. If m is greater than the length of the text, there is none.
//!
//! The text consists of letters from a to z. Beware: it may have 300 000 of them, and m may be
//! 150 000, so there is no time to read each window letter by letter. And with 300 000 windows, a hash
//! of 30 bits is too short, because some windows will have the same hash by accident.

/// The number of different strings of length m in the text.
pub fn n_different(text: &str, m: usize) -> usize {
    todo!()
}
