//! Choose k jobs with the greatest pay per hour: `best_jobs(jobs, k)` returns the indices of k jobs, in
//! any order, whose total pay divided by their total hours is the greatest.
//!
//! A job is a pair of its pay and its hours. For example, `best_jobs(&[(13, 7), (7, 1), (11, 5), (1, 1)],
//! 2)` is `[1, 3]`, because (7 + 1) / (1 + 1) is 4, and every other choice of two jobs pays less per
//! hour. If several choices are the best, any of them is right.
//!
//! The number k is from 1 to the number of jobs, pays are not negative, and hours are positive. Beware:
//! two ratios can be so close that floats do not see the difference.

/// The indices of the k jobs with the greatest total pay divided by total hours.
pub fn best_jobs(jobs: &[(i64, i64)], k: usize) -> Vec<usize> {
    todo!()
}
