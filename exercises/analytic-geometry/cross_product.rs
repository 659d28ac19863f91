//! On which side of the line from a to b is c? `side(a, b, c)` returns 1 if c is to the left, as
//! seen by somebody at a who looks toward b; it returns -1 if c is to the right, and 0 if c is on
//! the line.
//!
//! For example, `side((0, 0), (4, 2), (1, 3))` is 1, and `side((0, 0), (4, 2), (-2, -1))` is 0. If a
//! and b are equal, the answer is 0.
//!
//! Points are pairs `(x, y)`. Beware: coordinates can have 18 digits, so a product of two of them does
//! not fit in 64 bits.

/// 1 if c is to the left of the line from a to b, -1 if it is to the right, and 0 otherwise.
pub fn side(a: (i64, i64), b: (i64, i64), c: (i64, i64)) -> i64 {
    todo!()
}
