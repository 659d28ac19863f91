//! Takes for each element the next equal one.

pub fn common(a: &[i64], b: &[i64]) -> Vec<i64> {
    let mut from = 0;
    let mut common = Vec::new();
    for x in a {
        if let Some(place) = b[from..].iter().position(|y| y == x) {
            common.push(*x);
            from += place + 1;
        }
    }
    common
}
