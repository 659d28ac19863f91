//! Hoare's scheme: what it returns separates the two sides, but it is not the place of the pivot.

pub fn partition(v: &mut [i64]) -> usize {
    let pivot = v[0];
    let (mut i, mut j) = (0, v.len() - 1);
    loop {
        while v[i] < pivot {
            i += 1;
        }
        while pivot < v[j] {
            j -= 1;
        }
        if j <= i {
            return j;
        }
        v.swap(i, j);
        i += 1;
        j -= 1;
    }
}
