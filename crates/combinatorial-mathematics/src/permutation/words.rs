//! Part of [permutation](super): arrangements that may take an item more than once, as an odometer
//! counts.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation.md`.

use crate::lending::Lent;

/// The number of words of `m` letters from an alphabet of `n`: n to the power m. `None` if it
/// leaves 128 bits.
///
/// ```
/// use combinatorial_mathematics::permutation::n_words;
///
/// assert_eq!(n_words(26, 3), Some(17_576));
/// ```
pub fn n_words(n: u128, m: u32) -> Option<u128> {
    n.checked_pow(m)
}

/// Turns a word of letters below `n` into the next one, lexicographically. From the last it goes
/// back to the first, and says false. O(m); O(1) on average, if there are two letters or more.
pub fn next_word(word: &mut [usize], n: usize) -> bool {
    for letter in word.iter_mut().rev() {
        // Invariant: all behind this letter were the last one, and are the first one again.
        if *letter < n.saturating_sub(1) {
            *letter += 1;
            return true;
        }
        *letter = 0;
    }
    false
}

/// All words of `m` letters below `n`, ascending, each lent until the next is made.
#[derive(Debug, Clone)]
pub struct Words {
    word: Lent,
    n: usize,
}

impl Words {
    /// Before the first word.
    pub fn new(n: usize, m: usize) -> Self {
        let is_possible = 0 < n || m == 0;
        Words { word: Lent::new(is_possible.then(|| vec![0; m])), n }
    }

    /// The next word; none after the last.
    #[inline]
    pub fn lend(&mut self) -> Option<&[usize]> {
        self.word.lend(|word| next_word(word, self.n))
    }
}
