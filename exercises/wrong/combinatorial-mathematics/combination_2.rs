//! Leaves the places after the raised one where they are.

pub fn next_combination(places: &mut [usize], n: usize) -> bool {
    let m = places.len();
    let Some(i) = (0..m).rfind(|&i| places[i] < n - m + i) else { return false };
    places[i] += 1;
    true
}
