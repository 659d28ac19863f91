//! Only neighbors are compared, and the list is not sorted.

pub fn has_duplicate(v: &[i64]) -> bool {
    v.windows(2).any(|pair| pair[0] == pair[1])
}
