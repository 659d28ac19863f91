//! Part of [permutation](super): rows that may take an item more than once, as an odometer
//! counts.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation/words.md`.

use crate::lending::Lent;

/// The number of words of `k` letters from an alphabet of `n`: n to the power k. `None` if it does
/// not fit into 128 bits.
///
/// ```
/// use combinatorial_mathematics::permutation::n_words;
///
/// assert_eq!(n_words(26, 3), Some(17_576));
/// ```
pub fn n_words(n: u128, k: u32) -> Option<u128> {
    n.checked_pow(k)
}

/// Turns a word of letters below `n` into the next one in lexicographic order. From the last one it
/// returns to the first, and says false. O(k) in the worst case; O(1) amortized over all words, if
/// there are at least two letters.
pub fn next_word(word: &mut [usize], n: usize) -> bool {
    for letter in word.iter_mut().rev() {
        // Invariant: all letters after this one were the last letter, and are 0 again.
        if *letter < n.saturating_sub(1) {
            *letter += 1;
            return true;
        }
        *letter = 0;
    }
    false
}

/// All words of `k` letters below `n` in lexicographic order, each lent until the next is made.
#[derive(Debug, Clone)]
pub struct Words {
    word: Lent,
    n: usize,
}

impl Words {
    /// Before the first word.
    pub fn new(n: usize, k: usize) -> Self {
        let is_possible = 0 < n || k == 0;
        Words { word: Lent::new(is_possible.then(|| vec![0; k])), n }
    }

    /// The next word; none after the last.
    #[inline]
    pub fn lend(&mut self) -> Option<&[usize]> {
        self.word.lend(|word| next_word(word, self.n))
    }
}
