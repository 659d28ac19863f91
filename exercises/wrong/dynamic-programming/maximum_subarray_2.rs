//! The last entry of the table is returned, and not the largest.

pub fn largest_sum(v: &[i64]) -> i64 {
    v.iter().fold(0, |ending, &x| ending.max(0) + x)
}
