//! Each element is compared with itself too.

pub fn has_duplicate(v: &[i64]) -> bool {
    for i in 0..v.len() {
        for j in 0..=i {
            if v[i] == v[j] {
                return true;
            }
        }
    }
    false
}
