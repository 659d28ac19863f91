//! Section 5.11.

use dynamic_programming::regional_dp::triangle_path::{
    Triangle, minimum_path, minimum_sum, top_down,
};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 511;

pub(crate) const RACES: &[Race] = &[Race {
    section: "5.11",
    workload: "2000 rows of random numbers",
    n: 2_000,
    build: triangles,
}];

fn triangles(n_rows: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let numbers: Vec<i64> = (0..n_rows * (n_rows + 1) / 2).map(|_| random.below(1_000)).collect();
    let Ok(triangle) = Triangle::from_flat(numbers) else { return Vec::new() };
    let least = |row: &[i64]| row.iter().min().copied();
    Course::on(triangle)
        .entry("minimum_sum", |triangle| minimum_sum(triangle).ok().flatten())
        .limit("the bare sum of all numbers", |triangle| triangle.as_flat().iter().sum::<i64>())
        .mark(1.6)
        .note("looks at each number once")
        .entry("minimum_path, with the table", |triangle| {
            minimum_path(triangle).ok().and_then(|path| path.sum())
        })
        .entry("top_down", move |triangle| {
            let sums = top_down(triangle, i64::min).ok();
            sums.and_then(|sums| sums.rows().next_back().and_then(least))
        })
        .entries()
}
