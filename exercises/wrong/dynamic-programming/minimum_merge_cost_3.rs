//! The row is split where the two sides weigh about the same.

pub fn least_cost(piles: &[u64]) -> u64 {
    let sum = |side: &[u64]| side.iter().sum::<u64>();
    let difference = |k: &usize| sum(&piles[..*k]).abs_diff(sum(&piles[*k..]));
    match (1..piles.len()).min_by_key(difference) {
        Some(k) => sum(piles) + least_cost(&piles[..k]) + least_cost(&piles[k..]),
        None => 0,
    }
}
