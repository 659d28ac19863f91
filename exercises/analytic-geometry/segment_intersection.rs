//! Do two segments have a point in common? `intersect(first, second)` returns `true` if they do. A
//! segment is a pair of points `(x, y)`, its ends. The ends belong to the segment.
//!
//! For example, `intersect([(0, 0), (4, 2)], [(2, 1), (3, 5)])` is `true`, because the point (2, 1) is
//! on both. `intersect([(0, 0), (4, 2)], [(6, 3), (8, 4)])` is `false`: all four ends are on one line,
//! but there is a gap.
//!
//! Both ends of a segment may be the same point. Beware: coordinates can be 10^18 in size, so a product
//! of two of them does not fit 64 bits.

/// Whether the two segments have a point in common.
pub fn intersect(first: [(i64, i64); 2], second: [(i64, i64); 2]) -> bool {
    todo!()
}
