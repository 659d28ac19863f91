//! 5.1: one row instead of the table, and 64 rows in a word; few equal pairs and many.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use dynamic_programming::linear_dp::longest_common_subsequence::diff::by_edits;
use dynamic_programming::linear_dp::longest_common_subsequence::hirschberg::hirschberg;
use dynamic_programming::linear_dp::longest_common_subsequence::hunt_szymanski::hunt_szymanski;
use dynamic_programming::linear_dp::longest_common_subsequence::{
    bit_parallel, length, longest_common_subsequence,
};
use trace::SplitMix64;

/// Random letters.
fn letters(n: usize, n_letters: u64, seed: u64) -> Vec<u8> {
    let mut random = SplitMix64::new(seed);
    (0..n).filter_map(|_| u8::try_from(random.next_u64() % n_letters).ok()).collect()
}

fn lcs(c: &mut Criterion) {
    for n_letters in [4, 26] {
        let n = 1_000;
        let (a, b) = (letters(n, n_letters, 1), letters(n, n_letters, 2));
        let expected = length(&a, &b);
        let mut run = |name: &str, solve: &dyn Fn(&[u8], &[u8]) -> usize| {
            assert_eq!(solve(&a, &b), expected, "{name}");
            let group = format!("longest_common_subsequence/{n_letters}_letters/{name}");
            c.bench_function(&format!("{group}/{n}"), |bench| {
                bench.iter(|| solve(black_box(&a), black_box(&b)));
            });
        };
        run("table", &|a, b| longest_common_subsequence(a, b).map_or(0, |lcs| lcs.length()));
        run("row", &|a, b| length(a, b));
        run("bit_parallel", &|a, b| bit_parallel::length(a, b));
        run("hirschberg", &|a, b| hirschberg(a, b).len());
        run("hunt_szymanski", &|a, b| hunt_szymanski(a, b).len());
        run("by_edits", &|a, b| by_edits(a, b, 2_000).map_or(0, |pairs| pairs.len()));
    }
}

criterion_group!(benches, lcs);
