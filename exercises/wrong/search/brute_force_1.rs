//! A place at its last value is passed, but not set back to 0.

pub fn next_tuple(tuple: &mut [u64], m: u64) -> bool {
    for digit in tuple.iter_mut().rev() {
        if *digit + 1 < m {
            *digit += 1;
            return true;
        }
    }
    false
}
