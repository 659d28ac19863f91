//! The middle stays in the range, so the loop never ends.

pub fn binary_search(
    n: usize,
    compare: impl Fn(usize) -> std::cmp::Ordering,
) -> Result<usize, usize> {
    use std::cmp::Ordering;

    let (mut lo, mut hi) = (0, n);
    while lo < hi {
        let mid = lo + (hi - lo) / 2;
        match compare(mid) {
            Ordering::Less => lo = mid,
            Ordering::Greater => hi = mid,
            Ordering::Equal => return Ok(mid),
        }
    }
    Err(lo)
}
