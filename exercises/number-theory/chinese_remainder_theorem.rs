//! Find a number by its remainders. `solve(system)` takes congruences `(r, m)`, each of which says
//! that the number is r modulo m. It returns `Some((x, modulus))`: the least solution x that is not
//! negative, and the distance from each solution to the next one. If there is no solution, it returns
//! `None`.
//!
//! For example, `solve(&[(2, 3), (3, 5), (2, 7)])` is `Some((23, 105))`: 23 is 2 modulo 3, 3 modulo 5
//! and 2 modulo 7, and the next such number is 128. Without congruences, the result is
//! `Some((0, 1))`.
//!
//! Each m is at least 1 and each r is from 0 to m - 1. Beware: the moduli may have common divisors.
//! They go up to 2 billion, so stepping from number to number takes too long. The distance of the
//! solutions is at most 4 · 10^18.

/// The least number with all of the remainders, and the distance of the solutions.
pub fn solve(system: &[(i64, i64)]) -> Option<(i64, i64)> {
    todo!()
}
