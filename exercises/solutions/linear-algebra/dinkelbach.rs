//! Choose k jobs with the greatest pay per hour: `best_jobs(jobs, k)` returns the indices of k jobs, in
//! any order, whose total pay divided by their total hours is the greatest.
//!
//! A job is a pair of its pay and its hours. For example, `best_jobs(&[(13, 7), (7, 1), (11, 5), (1, 1)],
//! 2)` is `[1, 3]`, because (7 + 1) / (1 + 1) is 4, and every other choice of two jobs pays less per
//! hour. If several choices are the best, any of them is right.
//!
//! The number k is from 1 to the number of jobs, pays are not negative, and hours are positive. Beware:
//! two ratios can be so close that floats do not see the difference.

use std::cmp::Reverse;

/// The indices of the k jobs with the greatest total pay divided by total hours.
pub fn best_jobs(jobs: &[(i64, i64)], k: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    // The ratio of the last choice is p / q.
    let (mut p, mut q) = (0, 1);
    loop {
        order.sort_by_key(|&i| Reverse(q * jobs[i].0 - p * jobs[i].1));
        let chosen = &order[..k];
        let pay: i64 = chosen.iter().map(|&i| jobs[i].0).sum();
        let hours: i64 = chosen.iter().map(|&i| jobs[i].1).sum();
        if pay * q == p * hours {
            return chosen.to_vec();
        }
        (p, q) = (pay, hours);
    }
}
