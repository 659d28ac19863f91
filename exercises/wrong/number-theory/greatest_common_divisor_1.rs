//! Gives each copy of a prime to one of the two numbers, not all copies to the same one.

pub fn pairs(gcd: u64, lcm: u64) -> u64 {
    if lcm % gcd != 0 {
        return 0;
    }
    let (mut rest, mut n_pairs, mut p) = (lcm / gcd, 1, 2);
    while p * p <= rest {
        while rest % p == 0 {
            rest /= p;
            n_pairs *= 2;
        }
        p += 1;
    }
    if 1 < rest { 2 * n_pairs } else { n_pairs }
}
