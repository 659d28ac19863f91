//! Halves an interval of floats, and stops too early.

pub fn best_jobs(jobs: &[(i64, i64)], k: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..jobs.len()).collect();
    let (mut low, mut high) = (0.0, 1_000_000.0);
    while 1e-3 < high - low {
        let middle = f64::midpoint(low, high);
        let worth = |i: usize| jobs[i].0 as f64 - middle * jobs[i].1 as f64;
        order.sort_by(|&i, &j| worth(j).total_cmp(&worth(i)));
        let gain: f64 = order[..k].iter().map(|&i| worth(i)).sum();
        if 0.0 < gain {
            low = middle;
        } else {
            high = middle;
        }
    }
    order.truncate(k);
    order
}
