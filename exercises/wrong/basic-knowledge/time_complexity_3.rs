//! The two loops of the page: right, but too slow.

pub fn has_duplicate(v: &[i64]) -> bool {
    (0..v.len()).any(|i| (0..i).any(|j| v[i] == v[j]))
}
