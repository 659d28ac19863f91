//! Write a trie that counts: `count_prefixes(words, texts)` returns, for each text, how many of the
//! words begin with it.
//!
//! The words and the texts may be empty, and a word may be there several times; then it counts as
//! often. Every word begins with itself and with the empty text.
//!
//! For example, the words are "do", "dog", "boy", and the texts are "do", "d", "dot", "". The answers
//! are 2, 2, 0 and 3.
//!
//! There may be 50 000 words and as many texts, so do not look at each word for each text. A word
//! may have 100 000 letters: beware of deep recursion, also in `drop`.

/// The number of words that begin with each text.
pub fn count_prefixes(words: &[String], texts: &[String]) -> Vec<usize> {
    todo!()
}
