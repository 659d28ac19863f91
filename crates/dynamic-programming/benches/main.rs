//! What the pages of chapter 5 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::{criterion_group, criterion_main};

#[path = "linear_dp/bitonic_subsequence.rs"]
mod bitonic_subsequence;
#[path = "linear_dp/longest_increasing_subsequence.rs"]
mod longest_increasing_subsequence;
#[path = "linear_dp/maximum_subarray.rs"]
mod maximum_subarray;

criterion_group!(longest_increasing_subsequence, longest_increasing_subsequence::bench);
criterion_group!(bitonic_subsequence, bitonic_subsequence::bench);
criterion_group!(maximum_subarray, maximum_subarray::bench);
criterion_main!(longest_increasing_subsequence, bitonic_subsequence, maximum_subarray);
