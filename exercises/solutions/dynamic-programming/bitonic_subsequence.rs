//! Write the longest bitonic subsequence: `longest_bitonic(v)` returns the length of a longest
//! subsequence that rises strictly to a peak and falls strictly from there on. A side may be empty,
//! so a sequence that only rises counts in full.
//!
//! For example, 14, 7, 12, 17, 9, 8, 20 gives 5: 7, 12, 17, 9, 8.
//!
//! Elements may be equal, and there may be none; then the length is 0. The large inputs have
//! 200 000 elements, so the tables of all pairs are too slow.

/// The length of a longest subsequence that rises to a peak and falls from there on.
pub fn longest_bitonic(v: &[i64]) -> usize {
    // The lengths of the longest rises that end with each element.
    fn rises(v: impl Iterator<Item = i64>) -> Vec<usize> {
        let mut tails: Vec<i64> = Vec::new();
        let mut lengths = Vec::new();
        for x in v {
            let k = tails.partition_point(|&tail| tail < x);
            if k == tails.len() {
                tails.push(x);
            } else {
                tails[k] = x;
            }
            lengths.push(k + 1);
        }
        lengths
    }
    let up = rises(v.iter().copied());
    let down = rises(v.iter().rev().copied());
    let sums = up.iter().zip(down.iter().rev()).map(|(up, down)| up + down - 1);
    sums.max().unwrap_or(0)
}
