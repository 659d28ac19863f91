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
    let mut row = vec![0; image.len()];
    let mut is_visited = vec![false; image.len()];
    for start in 0..image.len() {
        let mut cycle = Vec::new();
        let mut place = start;
        while !is_visited[place] {
            is_visited[place] = true;
            cycle.push(place);
            place = image[place];
        }
        for (i, &card) in cycle.iter().enumerate() {
            // Fits: it is less than the length.
            let shift = usize::try_from(k % cycle.len() as u64).unwrap_or(0);
            row[cycle[(i + shift) % cycle.len()]] = card;
        }
    }
    row
}
