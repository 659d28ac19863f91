//! Chapter 11, a module a section.

pub(crate) mod aho_corasick;
pub(crate) mod boyer_moore;
pub(crate) mod knuth_morris_pratt;
pub(crate) mod rabin_karp;
pub(crate) mod simple_match;

use pattern_match::texts;

/// A text and a pattern.
pub(crate) type Task = (String, String);

/// English words, and fourteen letters that are planted among them once, near the end.
pub(crate) fn english(n: usize) -> Task {
    planted(texts::english(n), "a fast pattern")
}

/// The four letters of DNA, and twenty of them from the middle.
pub(crate) fn dna(n: usize) -> Task {
    let text = texts::dna(n);
    let middle = text.len() / 2;
    let pattern = text[middle..text.len().min(middle + 20)].to_vec();
    (string(text), string(pattern))
}

/// 26 letters by chance, and eight of them from the middle.
pub(crate) fn random(n: usize) -> Task {
    let text = texts::random(n);
    let middle = text.len() / 2;
    let pattern = text[middle..text.len().min(middle + 8)].to_vec();
    (string(text), string(pattern))
}

/// A text of one period, and a pattern of the same that is spoilt at its end: it is nowhere.
pub(crate) fn periodic(n: usize) -> Task {
    (string(texts::periodic(n)), string(texts::periodic(28)) + "c")
}

/// A Fibonacci word, and a beginning of it with another letter behind: it is nowhere.
pub(crate) fn fibonacci(n: usize) -> Task {
    (string(texts::fibonacci(n)), string(texts::fibonacci(1000)) + "c")
}

/// A text of a, and 31 a with a b behind: it is nowhere.
pub(crate) fn all_equal(n: usize) -> Task {
    (string(texts::all_equal(n)), "a".repeat(31) + "b")
}

/// The text with the pattern written over it at nine tenths, if it has room.
fn planted(mut text: Vec<u8>, pattern: &str) -> Task {
    let start = text.len() / 10 * 9;
    if let Some(place) = text.get_mut(start..start + pattern.len()) {
        place.copy_from_slice(pattern.as_bytes());
    }
    (string(text), pattern.to_owned())
}

/// The texts are ASCII.
fn string(text: Vec<u8>) -> String {
    String::from_utf8(text).unwrap_or_default()
}

/// How many places there are, and their sum.
pub(crate) fn seen((n_places, sum): (usize, usize), start: usize) -> (usize, usize) {
    (n_places + 1, sum.wrapping_add(start))
}
