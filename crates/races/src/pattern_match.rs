//! Chapter 11, a module a section.

pub(crate) mod aho_corasick;
pub(crate) mod boyer_moore;
pub(crate) mod knuth_morris_pratt;
pub(crate) mod rabin_karp;
pub(crate) mod simple_match;

use memchr::memmem;
use pattern_match::texts;

/// A text and a pattern.
pub(crate) type Task = (String, String);

/// English words, and fourteen letters that are planted among them once, near the end.
pub(crate) fn english(n: usize) -> Task {
    planted(texts::english(n), "a fast pattern")
}

/// The four letters of DNA, and twenty of them from the middle.
pub(crate) fn dna(n: usize) -> Task {
    from_the_middle(texts::dna(n), 20)
}

/// 26 letters by chance, and eight of them from the middle.
pub(crate) fn random(n: usize) -> Task {
    from_the_middle(texts::random(n), 8)
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

/// The text, and `m` letters of it, or fewer if it is short.
fn from_the_middle(text: Vec<u8>, m: usize) -> Task {
    let middle = text.len() / 2;
    let pattern = text[middle..text.len().min(middle + m)].to_vec();
    (string(text), string(pattern))
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

/// The library's search, by the two-way method.
pub(crate) fn by_std((text, pattern): &Task) -> (usize, usize) {
    text.match_indices(pattern.as_str()).map(|(start, _)| start).fold((0, 0), seen)
}

/// The search that compares 16 or 32 bytes at once.
pub(crate) fn by_memmem((text, pattern): &Task) -> (usize, usize) {
    memmem::find_iter(text.as_bytes(), pattern.as_bytes()).fold((0, 0), seen)
}
