//! Count pairs: `pairs(gcd, lcm)` returns how many ordered pairs (a, b) of numbers have this greatest
//! common divisor and this least common multiple.
//!
//! For example, `pairs(3, 60)` is 4: the pairs are (3, 60), (12, 15), (15, 12) and (60, 3). For
//! `pairs(4, 30)` there is none.
//!
//! Both numbers are from 1 to 10^12. Beware: a loop over all a up to the lcm takes far too long.

/// How many pairs (a, b) have this gcd and this lcm.
pub fn pairs(gcd: u64, lcm: u64) -> u64 {
    if !lcm.is_multiple_of(gcd) {
        return 0;
    }
    // All copies of a prime of lcm / gcd belong to one of the two numbers.
    let (mut rest, mut n_pairs, mut p) = (lcm / gcd, 1, 2);
    while p * p <= rest {
        if rest.is_multiple_of(p) {
            n_pairs *= 2;
            while rest.is_multiple_of(p) {
                rest /= p;
            }
        }
        p += 1;
    }
    if 1 < rest { 2 * n_pairs } else { n_pairs }
}
