//! Where are the cards after k shuffles? `shuffled(image, k)` returns the row of cards. At first,
//! card i is at place i. Each shuffle moves the card at place i to place `image[i]`, for all places
//! at the same time.
//!
//! For example, `shuffled(&[1, 2, 0], 1)` is `[2, 0, 1]`: card 2 has moved to place 0, card 0 to
//! place 1, and card 1 to place 2. After three shuffles, all cards are back: `[0, 1, 2]`.
//!
//! Each of the numbers 0, 1, …, n - 1 occurs once in `image`, and n may be 0. Beware: k can be as
//! large as 2^64 - 1, and so can the number of shuffles after which everything is back.

/// The row of cards after k shuffles.
pub fn shuffled(image: &[usize], k: u64) -> Vec<usize> {
    todo!()
}
