//! Solve a system of linear equations modulo a prime: `solve(rows, p)` returns the unknowns, or `None` if
//! there is no solution.
//!
//! Each row is an equation: its coefficients, then its right side. All numbers are in `0..p`, and so must
//! be those that you return. If there are several solutions, return any of them.
//!
//! For example, modulo 7 the equations 2x + y = 4 and x + 3y = 0 are the rows `[2, 1, 4]` and
//! `[1, 3, 0]`. The solution is x = 1 and y = 2, because 2 + 2 is 4, and 1 + 6 is 0 modulo 7.
//!
//! There is at least one equation, and it has at least one unknown, but there may be more equations than
//! unknowns, or fewer. The prime is less than 2^30, so a product of two numbers fits an `i64`. Beware:
//! an unknown may have the coefficient 0 in all equations.

/// Some x for which, in each row, the sum of coefficient times unknown is the last entry of the row.
pub fn solve(rows: &[Vec<i64>], p: i64) -> Option<Vec<i64>> {
    todo!()
}
