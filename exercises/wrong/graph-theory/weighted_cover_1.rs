//! Takes the cheaper end of each edge that has none yet.

pub fn cover(left: &[i64], right: &[i64], edges: &[(usize, usize)]) -> (Vec<usize>, Vec<usize>) {
    let (mut on_left, mut on_right) = (Vec::new(), Vec::new());
    for &(x, y) in edges {
        if on_left.contains(&x) || on_right.contains(&y) {
            continue;
        }
        if left[x] <= right[y] {
            on_left.push(x);
        } else {
            on_right.push(y);
        }
    }
    (on_left, on_right)
}
