//! Section 5.4.

use dynamic_programming::linear_dp::maximum_subarray::{
    Summary, divide_and_conquer, largest_endings, maximum_subarray,
};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 54;

#[rustfmt::skip]
pub(crate) const RACES: &[Race] = &[
    Race { section: "5.4", workload: "10^6 i64 from -1000 to 1000", n: 1_000_000, build: all_forms },
    Race { section: "5.4", workload: "10^7 i64 from -1000 to 1000", n: 10_000_000, build: all_forms },
];

fn all_forms(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let v: Vec<i64> = (0..n).filter_map(|_| i64::try_from(random.below(2001_u64)).ok()).collect();
    let v: Vec<i64> = v.into_iter().map(|x| x - 1000).collect();
    Course::on(v)
        .entry("maximum_subarray", |v| maximum_subarray(v).ok().flatten().map(|best| best.sum))
        .entry("a fold of two numbers", |v| {
            let best = v.iter().fold((0, i64::MIN), |(ending, best), &x| {
                let ending = ending.max(0) + x;
                (ending, best.max(ending))
            });
            Some(best.1).filter(|_| !v.is_empty())
        })
        .note("the sum alone, unchecked, without its range")
        .entry("largest_endings, and their maximum", |v| largest_endings(v).ok()?.into_iter().max())
        .note("with the table")
        .entry("Summary::join", |v| {
            let best = v.iter().map(|&x| Summary::from(x)).reduce(Summary::join)?.best;
            i64::try_from(best).ok()
        })
        .entry("divide_and_conquer", |v| divide_and_conquer(v).ok().flatten().map(|best| best.sum))
        .limit("a bare sum", |v| v.iter().sum::<i64>())
        .entries()
}
