//! Write the *minimum excluded value*: `mex(values)` returns the least natural number that is not
//! among the values. It takes O(n) time for n values.
//!
//! For example, the mex of `[0, 1, 4, 1]` is 2, the mex of `[1, 2]` is 0, and the mex of no values
//! is 0. Order and repetitions do not matter, and a value may be as large as a `u32` can be.

/// The least natural number that is not among the values.
pub fn mex(values: &[u32]) -> u32 {
    // The n values cannot fill 0..=n, so the mex is one of these, and larger values do not matter.
    let mut is_present = vec![false; values.len() + 1];
    for value in values {
        if let Some(flag) = is_present.get_mut(*value as usize) {
            *flag = true;
        }
    }
    (0..).zip(is_present).find(|(_, is_present)| !is_present).map_or(0, |(value, _)| value)
}
