//! Write the minimum merge cost: `least_cost(piles)` returns the least total cost of merging a row of
//! piles into one. Each merge replaces two neighbors by one pile, and it costs what the new pile
//! weighs.
//!
//! For example, 6, 5, 1, 4, 8 costs 53: merge 6 and 5 for 11, 1 and 4 for 5, this pile and 8 for 13,
//! and the two piles that are left for 24.
//!
//! A pile may weigh 0. No piles, or a single one, cost 0. The large inputs have 300 piles, and no
//! cost exceeds 64 bits.

/// The least total cost of merging the row into one pile.
pub fn least_cost(piles: &[u64]) -> u64 {
    let n = piles.len();
    let mut sums = vec![0; n + 1];
    for i in 0..n {
        sums[i + 1] = sums[i] + piles[i];
    }
    let mut cost = vec![vec![0; n + 1]; n + 1];
    for length in 2..=n {
        for i in 0..=n - length {
            let j = i + length;
            let sides = (i + 1..j).map(|k| cost[i][k] + cost[k][j]);
            cost[i][j] = sums[j] - sums[i] + sides.min().unwrap_or(0);
        }
    }
    cost[0][n]
}
