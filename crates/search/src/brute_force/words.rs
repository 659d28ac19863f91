//! Part of [brute force](super): words, with an alphabet for each place.
//!
//! Page: `docs/en/search/brute-force.md`.

use std::iter;

use super::Odometer;

/// All words whose first letter is from the first alphabet, and so on, in the order of the
/// alphabets.
pub fn words<T>(alphabets: Vec<&[T]>) -> impl Iterator<Item = Vec<&T>> {
    let sizes: Vec<u64> = alphabets.iter().map(|letters| letters.len() as u64).collect();
    let mut odometer = Odometer::mixed(sizes);
    iter::from_fn(move || odometer.next_tuple().map(|tuple| spell(&alphabets, tuple)))
}

/// The word of a tuple.
///
/// # Panics
/// If a digit is not an index of its alphabet.
pub fn spell<'a, T>(alphabets: &[&'a [T]], tuple: &[u64]) -> Vec<&'a T> {
    let letter = |(letters, digit): (&&'a [T], &u64)| {
        let digit = usize::try_from(*digit).expect("an index of an alphabet");
        &letters[digit]
    };
    iter::zip(alphabets, tuple).map(letter).collect()
}
