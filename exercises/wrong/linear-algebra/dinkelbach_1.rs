//! Takes the k jobs with the best pay per hour of their own.

pub fn best_jobs(jobs: &[(i64, i64)], k: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    order.sort_by(|&i, &j| (jobs[j].0 * jobs[i].1).cmp(&(jobs[i].0 * jobs[j].1)));
    order.truncate(k);
    order
}
