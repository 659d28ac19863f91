//! The first place turns fastest.

pub fn next_tuple(tuple: &mut [u64], m: u64) -> bool {
    for digit in tuple.iter_mut() {
        if *digit + 1 < m {
            *digit += 1;
            return true;
        }
        *digit = 0;
    }
    false
}
