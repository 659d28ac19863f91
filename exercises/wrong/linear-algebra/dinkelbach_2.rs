//! Stops after two rounds.

use std::cmp::Reverse;

pub fn best_jobs(jobs: &[(i64, i64)], k: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    let (mut p, mut q) = (0, 1);
    for _ in 0..2 {
        order.sort_by_key(|&i| Reverse(q * jobs[i].0 - p * jobs[i].1));
        p = order[..k].iter().map(|&i| jobs[i].0).sum();
        q = order[..k].iter().map(|&i| jobs[i].1).sum();
    }
    order.truncate(k);
    order
}
