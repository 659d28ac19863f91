//! Does not ask whether the gcd divides the lcm.

pub fn pairs(gcd: u64, lcm: u64) -> u64 {
    let (mut rest, mut n_pairs, mut p) = (lcm / gcd, 1, 2);
    while p * p <= rest {
        if rest % p == 0 {
            n_pairs *= 2;
            while rest % p == 0 {
                rest /= p;
            }
        }
        p += 1;
    }
    if 1 < rest { 2 * n_pairs } else { n_pairs }
}
