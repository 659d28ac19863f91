//! Part of [Rabin-Karp](super): the textbook's version, for a given base and modulus.
//!
//! The picture on the page runs this version. The library's version chooses its base at random and
//! computes modulo 2⁶¹ - 1, without a division.
//!
//! Cost: O(n + m) for the hashes, and O(m) for each window that has the hash of the pattern; O(1)
//! space besides the result.
//!
//! Domain: bytes; bases and moduli below 2³², the modulus at least 1.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the suite of the chapter, with good and with bad moduli.
//!
//! Page: `docs/en/pattern-match/rabin-karp.md`.

/// A step of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A window of the text was examined.
    Window {
        /// The start of the window.
        start: usize,
        /// The hash of the window.
        hash: u64,
    },
}

/// Returns the starts of all occurrences of the pattern, including overlapping ones.
///
/// ```
/// use pattern_match::rabin_karp::plain::find_all;
///
/// let (text, pattern) = ([8, 5, 6, 3, 7, 4, 6, 4, 2, 8], [4, 2, 8]);
/// assert_eq!(find_all(&text, &pattern, 10, 19), [7]);
/// ```
pub fn find_all(text: &[u8], pattern: &[u8], base: u64, modulus: u64) -> Vec<usize> {
    find_all_watched(text, pattern, base, modulus, |_, _| {})
}

/// Works like [`find_all`], but reports each [`Step`] to `watch`, with the occurrences so far.
pub fn find_all_watched(
    text: &[u8],
    pattern: &[u8],
    base: u64,
    modulus: u64,
    mut watch: impl FnMut(Step, &[usize]),
) -> Vec<usize> {
    let (n, m) = (text.len(), pattern.len());
    let mut places = Vec::new();
    if n < m {
        return places;
    }
    let push = |hash: u64, digit: &u8| (hash * base + u64::from(*digit)) % modulus;
    let wanted = pattern.iter().fold(0, push);
    let mut hash = text[..m].iter().fold(0, push);
    // The weight of the first digit of a window once another digit has entered: base^m.
    let weight = (0..m).fold(1, |power, _| power * base % modulus);
    for start in 0..=n - m {
        // Invariant: hash is the hash of text[start..start + m].
        if hash == wanted && text[start..start + m] == *pattern {
            places.push(start);
        }
        watch(Step::Window { start, hash }, &places);
        if start + m < n {
            let leaving = u64::from(text[start]) * weight % modulus;
            hash = (push(hash, &text[start + m]) + modulus - leaving) % modulus;
        }
    }
    places
}
