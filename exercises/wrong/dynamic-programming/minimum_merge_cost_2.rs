//! The table is filled from the first left end to the last, so many cells are not known when they
//! are read.

pub fn least_cost(piles: &[u64]) -> u64 {
    let n = piles.len();
    let mut cost = vec![vec![u64::MAX; n + 1]; n + 1];
    for i in 0..n {
        cost[i][i + 1] = 0;
    }
    for i in 0..n {
        for j in i + 2..=n {
            let sum: u64 = piles[i..j].iter().sum();
            for k in i + 1..j {
                let with_k = cost[i][k].saturating_add(cost[k][j]).saturating_add(sum);
                cost[i][j] = cost[i][j].min(with_k);
            }
        }
    }
    if n == 0 { 0 } else { cost[0][n] }
}
