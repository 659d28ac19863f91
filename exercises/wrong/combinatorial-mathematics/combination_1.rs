//! Lets each place grow up to n - 1, and not only the last one.

pub fn next_combination(places: &mut [usize], n: usize) -> bool {
    let m = places.len();
    let Some(i) = (0..m).rfind(|&i| places[i] + 1 < n) else { return false };
    places[i] += 1;
    for j in i + 1..m {
        places[j] = places[j - 1] + 1;
    }
    true
}
