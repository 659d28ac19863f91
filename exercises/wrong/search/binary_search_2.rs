//! The bounds are closed, and the last one becomes 0 - 1.

pub fn binary_search(
    n: usize,
    compare: impl Fn(usize) -> std::cmp::Ordering,
) -> Result<usize, usize> {
    use std::cmp::Ordering;

    let (mut lo, mut last) = (0, n - 1);
    while lo <= last {
        let mid = (lo + last) / 2;
        match compare(mid) {
            Ordering::Less => lo = mid + 1,
            Ordering::Greater => last = mid - 1,
            Ordering::Equal => return Ok(mid),
        }
    }
    Err(lo)
}
