//! Write the greatest common divisor of a and b as a sum of multiples of both: `bezout(a, b)` returns
//! `(g, x, y)`, where g is the greatest common divisor and `a * x + b * y` is g.
//!
//! For example, `bezout(30, 22)` may be `(2, 3, -4)`, because 30 · 3 - 22 · 4 = 2. There are many such
//! x and y; any of them that fit are right. For a = b = 0 the divisor is 0.
//!
//! The numbers a and b are not negative. Beware: they can have 18 digits, so a search for x takes far
//! too long.

/// The greatest common divisor g, and x and y with a · x + b · y = g.
pub fn bezout(a: i64, b: i64) -> (i64, i64, i64) {
    todo!()
}
