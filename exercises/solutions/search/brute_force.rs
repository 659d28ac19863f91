//! Write the step of the odometer: `next_tuple(tuple, m)` changes a tuple to the next one in
//! lexicographic order.
//!
//! Each place of the tuple has one of the values 0 to m - 1. The result is true if there was a next
//! tuple. After the last tuple, the result is false, and it does not matter what the tuple holds
//! then.
//!
//! For example, with m = 3, the tuple `[0, 1, 2]` becomes `[0, 2, 0]`, and `[2, 2, 2]` is the last
//! one.
//!
//! Which tuple comes after the empty one?

/// Changes the tuple to the next one, and says whether there is one.
pub fn next_tuple(tuple: &mut [u64], m: u64) -> bool {
    for digit in tuple.iter_mut().rev() {
        // Invariant: the places to the right were m - 1, and are 0 now.
        if *digit + 1 < m {
            *digit += 1;
            return true;
        }
        *digit = 0;
    }
    false
}
