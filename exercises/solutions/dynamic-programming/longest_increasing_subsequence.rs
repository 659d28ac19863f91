//! Write the longest increasing subsequence: `longest_increasing(v)` returns the elements of a
//! longest strictly increasing subsequence, from left to right. If there are several, any of them
//! is right.
//!
//! For example, 8, 15, 9, 12, 7, 18, 10 gives 8, 9, 12, 18.
//!
//! Elements may be equal, and there may be none. The large inputs have 200 000 elements, so the
//! table of all pairs is too slow.

/// The elements of a longest strictly increasing subsequence.
pub fn longest_increasing(v: &[i64]) -> Vec<i64> {
    let mut tails: Vec<i64> = Vec::new();
    let mut lengths = Vec::new();
    for &x in v {
        let k = tails.partition_point(|&tail| tail < x);
        if k == tails.len() {
            tails.push(x);
        } else {
            tails[k] = x;
        }
        lengths.push(k + 1);
    }
    let mut wanted = tails.len();
    let mut values = Vec::new();
    for (&x, length) in v.iter().zip(lengths).rev() {
        if length == wanted {
            values.push(x);
            wanted -= 1;
        }
    }
    values.reverse();
    values
}
