//! Begins at the last index, which is not there if m is 0.

pub fn next_combination(places: &mut [usize], n: usize) -> bool {
    let m = places.len();
    let mut i = m - 1;
    while places[i] == n - m + i {
        if i == 0 {
            return false;
        }
        i -= 1;
    }
    places[i] += 1;
    for j in i + 1..m {
        places[j] = places[j - 1] + 1;
    }
    true
}
