//! It looks at one element after the other.

pub fn binary_search(
    n: usize,
    compare: impl Fn(usize) -> std::cmp::Ordering,
) -> Result<usize, usize> {
    use std::cmp::Ordering;

    for i in 0..n {
        match compare(i) {
            Ordering::Less => {}
            Ordering::Greater => return Err(i),
            Ordering::Equal => return Ok(i),
        }
    }
    Err(n)
}
