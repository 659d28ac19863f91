//! What the pages of chapter 5 claim about cost, one module a section: `<section>/<what>/<n>`. Every answer is asserted
//! before it is timed.

#[path = "linear_dp/longest_common_subsequence.rs"]
mod longest_common_subsequence;
#[path = "linear_dp/longest_palindrome.rs"]
mod longest_palindrome;

criterion::criterion_main!(longest_common_subsequence::benches, longest_palindrome::benches);
