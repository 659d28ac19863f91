//! Find numbers whose differences are bounded: `solve(n, constraints)` returns numbers
//! `x[0], ..., x[n - 1]` such that for each constraint `(a, b, c)` the difference `x[a] - x[b]` is
//! at most `c`. Any such numbers are right. If there are none, it returns `None`.
//!
//! For example, the constraints `(0, 1, 3)` and `(1, 2, -2)` of three numbers are satisfied by
//! `Some([0, -2, 0])`. The constraints `(0, 1, 1)` and `(1, 0, -2)` contradict each other.
//!
//! The large inputs have 300 numbers and up to 600 constraints. All sums fit an `i64`.

/// Numbers that satisfy all constraints, if there are any.
pub fn solve(n: usize, constraints: &[(usize, usize, i64)]) -> Option<Vec<i64>> {
    todo!()
}
