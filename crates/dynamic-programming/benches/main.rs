//! What the pages of chapter 5 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

use criterion::{criterion_group, criterion_main};

#[path = "linear_dp/longest_increasing_subsequence.rs"]
mod longest_increasing_subsequence;

criterion_group!(longest_increasing_subsequence, longest_increasing_subsequence::bench);
criterion_main!(longest_increasing_subsequence);
