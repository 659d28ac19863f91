//! Raises the first place that has room after it: the next one in colexicographic order.

pub fn next_combination(places: &mut [usize], n: usize) -> bool {
    for i in 0..places.len() {
        let end = if i + 1 < places.len() { places[i + 1] } else { n };
        if places[i] + 1 < end {
            places[i] += 1;
            for (j, place) in places[..i].iter_mut().enumerate() {
                *place = j;
            }
            return true;
        }
    }
    false
}
