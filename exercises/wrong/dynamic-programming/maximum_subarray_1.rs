//! The best sum so far is extended, though its range may have ended earlier.

pub fn largest_sum(v: &[i64]) -> i64 {
    v[1..].iter().fold(v[0], |best, &x| best.max(best + x).max(x))
}
